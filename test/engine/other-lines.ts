// Lines that a change of test/content/changes.yaml must leave alone.

import type { Change } from '../content/changes.ts'

/** Return comments, fields and other lines that the change should have kept in order but did not. */
export function findMissingLines(
  before: string,
  after: string,
  { from = '', to }: Change,
): string[] {
  const old = from.split('\n').filter((line) => line !== '')
  const stays = (line: string) =>
    to === '' ? /^\s*#/.test(line) : !old.some((one) => line.includes(one.trim()))
  const expected = before.split('\n').filter((line) => line !== '' && stays(line))
  const found = after.split('\n')
  return found.reduce((rest, line) => (line === rest[0] ? rest.slice(1) : rest), expected)
}
