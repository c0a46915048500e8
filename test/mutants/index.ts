// Every mutant there is, by the room of the mistake.

import { commands } from './commands.ts'
import { content } from './content.ts'
import { facts } from './facts.ts'
import { model } from './model.ts'
import type { Mutant } from './mutant.ts'

export const mutants: { [room: string]: readonly Mutant[] } = {
  commands,
  content,
  facts,
  model,
}
