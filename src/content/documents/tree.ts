// The fields of a file as a tree that knows the place of everything. Ten times slower than the
// parser that reads them, so it is loaded only for files in which something is unusual or wrong.

import { LineCounter, parseDocument } from 'yaml'

export function readTree(text: string) {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  // The opening fence stays as a comment of equal length, so that offsets are those of the file.
  const yaml = `###\n${lines.slice(1, end < 0 ? undefined : end).join('\n')}\n`
  const counter = new LineCounter()
  const tree = parseDocument(yaml, {
    schema: 'failsafe',
    lineCounter: counter,
    keepSourceTokens: true,
    uniqueKeys: false,
    logLevel: 'silent',
  })
  return { tree, counter, yaml }
}

export type Tree = ReturnType<typeof readTree>
