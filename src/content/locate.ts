// From a finding to a problem: line and column are looked for only when something is wrong,
// by reading that one file again with a parser that is slow and knows every position.

import type { Problem } from '../problem.ts'
import type { Finding, Path, Position } from './document.ts'

/** Gives every finding its line, column and source line. Loads `yaml` at the first call. */
export async function locate(findings: readonly Finding[]): Promise<Problem[]> {
  const { LineCounter, parseDocument, isMap, isSeq, isScalar, isPair } = await import('yaml')
  const trees = new Map<string, ReturnType<typeof read>>()
  return findings.map((finding) => toProblem(finding, place(finding)))

  function read(text: string) {
    const lines = text.split('\n')
    const end = lines.indexOf('---', 1)
    // The opening fence stays as an empty comment of equal length, so that offsets are those of the file.
    const yaml = `###\n${lines.slice(1, end < 0 ? undefined : end).join('\n')}\n`
    const counter = new LineCounter()
    const tree = parseDocument(yaml, {
      schema: 'failsafe',
      lineCounter: counter,
      keepSourceTokens: true,
    })
    return { tree, counter, yaml }
  }

  function place({ document, at }: Finding): Position | undefined {
    if (at === null) return undefined
    if ('line' in at) return at
    const known = trees.get(document.file) ?? read(document.text)
    trees.set(document.file, known)
    const [start, end] = range(known.tree.contents, at.path, at.on ?? 'value', at.span) ?? [4, 5]
    const { line, col } = known.counter.linePos(start)
    const lineEnd = known.yaml.indexOf('\n', start)
    return { line, column: col, length: Math.max(1, Math.min(end, lineEnd) - start) }
  }

  /** The deepest node on the way to the value that exists; a missing field is its record's first line. */
  function range(
    root: unknown,
    path: Path,
    on: 'key' | 'value',
    span: [number, number] | undefined,
  ): [number, number] | undefined {
    let node: unknown = root
    let key: [number, number] | undefined
    for (const [depth, step] of path.entries()) {
      const last = depth === path.length - 1
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(step),
        )
        if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) return firstLine(node)
        key = [pair.key.range[0], pair.key.range[1]]
        if (last && on === 'key') return key
        node = pair.value
      } else if (isSeq(node) && typeof step === 'number') {
        node = node.items[step]
      } else return key
    }
    const found = rangeOf(node)
    if (!found || found[0] === found[1]) return key
    return span && isScalar(node) && node.type === 'PLAIN'
      ? [found[0] + span[0], found[0] + Math.max(span[1], span[0] + 1)]
      : isMap(node)
        ? firstLine(node)
        : found
  }

  function firstLine(node: unknown): [number, number] | undefined {
    const first = isMap(node) ? node.items[0]?.key : undefined
    return rangeOf(first) ?? rangeOf(node)
  }

  function rangeOf(node: unknown): [number, number] | undefined {
    const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range
    return range ? [range[0], range[1]] : undefined
  }
}

function toProblem(finding: Finding, position: Position | undefined): Problem {
  const { document, at, severity, found, expected, mend } = finding
  const source = position && document.text.split('\n')[position.line - 1]
  const subject = at && 'path' in at ? describe(at.path) : ''
  return {
    severity: severity ?? 'error',
    file: document.file,
    ...position,
    ...(source !== undefined && { source }),
    ...(subject !== '' && { subject }),
    found,
    ...(expected !== undefined && { expected }),
    ...(mend !== undefined && { mend }),
  }
}

/** `items › 3 › sizes`, counted as people count. */
const describe = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' › ')
