// Every mutant there is, by the room of the mistake.

import { commands } from './commands.ts'
import { content } from './content.ts'
import { engine } from './engine.ts'
import { facts } from './facts.ts'
import { hosting } from './hosting.ts'
import { model } from './model.ts'
import type { Mutant } from './mutant.ts'
import { templates } from './templates.ts'
import { verify } from './verify.ts'

export const mutants: { [room: string]: readonly Mutant[] } = {
  commands,
  content,
  engine,
  facts,
  hosting,
  model,
  templates,
  verify,
}
