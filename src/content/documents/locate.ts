// From a finding to a problem: line and column are looked for only when something is wrong,
// by reading that one file again with a parser that is slow and knows every position.

import { isMap, isScalar, isSeq } from 'yaml'
import type { At, Finding, Position } from '../../fields/finding.ts'
import type { Problem } from '../../messages/problem.ts'
import { toProblem } from './explain.ts'
import { readTree, type Tree } from './tree.ts'

/** Gives every finding its line, column and source line. */
export function locate(findings: readonly Finding[]): Problem[] {
  const trees = new Map<string, Tree>()
  const find = (document: Finding['document'], at: At | Position | null) => {
    if (at === null || 'line' in at) return at ?? undefined
    const known = trees.get(document.file) ?? readTree(document.text)
    trees.set(document.file, known)
    return positionOf(known, at)
  }
  return findings.map((finding) => {
    const { other } = finding
    const there = other && find(other.document, other.at)
    return {
      ...toProblem(finding, find(finding.document, finding.at)),
      ...(other &&
        there && { other: { file: other.document.file, line: there.line, column: there.column } }),
    }
  })
}

function positionOf({ tree, counter, yaml }: Tree, at: At): Position {
  const [start, end] = range(tree.contents, at) ?? [4, 5]
  const { line, col } = counter.linePos(start)
  const lineEnd = yaml.indexOf('\n', start)
  return { line, column: col, length: Math.max(1, Math.min(end, lineEnd) - start) }
}

type Range = [start: number, end: number]

/** The deepest node on the way to the value that exists; a block is shown by its first field. */
function range(root: unknown, { path, on = 'value', span }: At): Range | undefined {
  let node: unknown = root
  let key: Range | undefined
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair) return firstField(node)
      key = rangeOf(pair.key)
      if (depth === path.length - 1 && on === 'key') return key
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') node = node.items[step]
    else return key
  }
  if (isMap(node)) return firstField(node)
  if (isSeq(node) && !node.flow) return key ?? rangeOf(node)
  const found = rangeOf(node)
  return !found || found[0] === found[1] ? key : span ? narrow(node, found, span) : found
}

/** Part of a value that stands on one line; quotation marks shift it, escapes make it unknowable. */
function narrow(node: unknown, [start, end]: Range, span: Range): Range {
  if (!isScalar(node) || typeof node.value !== 'string') return [start, end]
  const shift = (end - start - node.value.length) / 2
  if (shift !== 0 && shift !== 1) return [start, end]
  return [start + shift + span[0], start + shift + Math.max(span[1], span[0] + 1)]
}

function firstField(node: unknown): Range | undefined {
  const first = isMap(node) ? node.items[0]?.key : undefined
  return rangeOf(first) ?? rangeOf(node)
}

function rangeOf(node: unknown): Range | undefined {
  const found = (node as { range?: [number, number, number] | null } | null | undefined)?.range
  return found ? [found[0], found[1]] : undefined
}
