// What the pub is called, and what it is.

import type { Pub } from '../../../model/site.ts'
import type { Values } from '../record.ts'
import { optionalText, present, requiredText } from '../texts.ts'

export const identityFields = {
  name: requiredText,
  kind: requiredText,
  notice: optionalText,
}

type Identity = Pick<Pub, 'name' | 'kind' | 'notice'>

export function readIdentity({
  name,
  kind,
  notice,
}: Values<typeof identityFields>): Identity | undefined {
  return name && kind && { name, kind, ...present({ notice }) }
}
