// Turn findings into problems: a finding names a path in the front matter, a problem a line and column.

import type { Problem } from '../../messages/problem.ts'
import type { At, Finding, Position } from '../../reading/finding.ts'
import { toProblem } from './explain.ts'
import { keyName, positionAt, readTree, type Tree, type YamlNode } from './tree.ts'

/** Give every finding its line, column and source line. */
export function locate(findings: readonly Finding[]): Problem[] {
  const trees = new Map<string, Tree>()
  const find = (document: Finding['document'], at: At | Position | null) => {
    if (at === null || 'line' in at) return at ?? undefined
    const tree = trees.get(document.file) ?? readTree(document.text)
    trees.set(document.file, tree)
    return findPosition(tree, at)
  }
  return findings.map((finding) => {
    const { other } = finding
    const related = other && find(other.document, other.at)
    return {
      ...toProblem(finding, find(finding.document, finding.at)),
      ...(related && {
        other: { file: other.document.file, line: related.line, column: related.column },
      }),
    }
  })
}

function findPosition(tree: Tree, at: At): Position {
  const [start, end] = findRange(tree.root, at) ?? [4, 5]
  const lineEnd = tree.text.indexOf('\n', start)
  return positionAt(tree, start, Math.max(1, Math.min(end, lineEnd) - start))
}

type Range = [start: number, end: number]

/** Find the deepest value on the path that exists; a block is shown by its first field. */
function findRange(root: YamlNode | undefined, { path, on = 'value', span }: At) {
  let node = root
  let key: Range | undefined
  for (const [depth, step] of path.entries()) {
    if (node?.kind === 'mapping') {
      const pair = node.pairs.find((each) => keyName(each.key) === String(step))
      if (!pair) return firstField(node)
      key = getRange(pair.key)
      if (depth === path.length - 1 && on === 'key') return key
      node = pair.value
    } else if (node?.kind === 'sequence' && typeof step === 'number') node = node.items[step]
    else return key
  }
  if (node?.kind === 'mapping') return firstField(node)
  if (node?.kind === 'sequence' && !node.isInline) return key ?? getRange(node)
  const found = getRange(node)
  return !found || found[0] === found[1] ? key : span ? narrow(node, found, span) : found
}

/** Part of a value on one line. Quotation marks shift it; escapes make its place unknowable. */
function narrow(node: YamlNode | undefined, [start, end]: Range, span: Range): Range {
  if (node?.kind !== 'scalar') return [start, end]
  const shift = (end - start - node.value.length) / 2
  if (shift !== 0 && shift !== 1) return [start, end]
  return [start + shift + span[0], start + shift + Math.max(span[1], span[0] + 1)]
}

const firstField = (node: YamlNode): Range | undefined =>
  (node.kind === 'mapping' && getRange(node.pairs[0]?.key)) || getRange(node)

const getRange = (node: YamlNode | undefined): Range | undefined =>
  node && node.start >= 0 ? [node.start, node.end] : undefined
