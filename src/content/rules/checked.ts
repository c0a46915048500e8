// Silence the warnings that the owner has checked: `checked` lists their codes in an item, a day, a
// season, an exception or a whole file. A code that silences nothing gets a warning of its own, so
// that it cannot hide a later mistake.

import type { Fix } from '../../model/edit.ts'
import { split } from '../../notations/basic.ts'
import { type Finding, type Path, pathKey, type Report } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  nodeAt,
  reportWarning,
  rootNode,
  textsAt,
} from '../../reading/node.ts'
import type { Documents } from '../parts.ts'

/** A code in a `checked` field. */
type CheckedCode = { code: string; node: ContentNode; used: boolean }

/** Remove the silenced warnings, and add one for each code that silences nothing. */
export function silence(findings: readonly Finding[], documents: Documents): Finding[] {
  const needless: Finding[] = []
  const report: Report = (finding) => needless.push(finding)
  const codes = [...documents.values()].flatMap((document) =>
    document ? checkedIn(rootNode(document, report)) : [],
  )
  if (codes.length === 0) return [...findings]
  const unsilenced = findings.filter((finding) => {
    const silencing = codes.filter((one) => silences(one, finding))
    for (const checked of silencing) checked.used = true
    return silencing.length === 0
  })
  // With errors, some warnings are held back, so a code may only seem unused.
  if (unsilenced.some(({ severity }) => severity !== 'warning')) return unsilenced
  for (const { code, node, used } of codes) {
    const edit = (line: string) => withoutCode(line, code)
    if (!used) reportWarning({ ...node, fix: edit }, 'checked-needless', { code })
  }
  return [...unsilenced, ...needless]
}

/** Remove the code from the line, or the line if it holds no other code. */
function withoutCode(line: string, code: string): Fix | undefined {
  const [, field = '', rest = ''] = /^( *checked: *)(\S.*?) *$/.exec(line) ?? []
  const codes = rest.split(/ *[,;] */)
  if (!codes.includes(code)) return undefined
  const remaining = codes.filter((one) => one !== code)
  return remaining.length === 0 ? { delete: 'line' } : { line: field + remaining.join(', ') }
}

function silences(
  { code, node }: CheckedCode,
  { severity, document, at, message: found }: Finding,
) {
  // emblem.svg has no front matter, so look.md holds the checked codes for it.
  const file = document.file.replace(/\bemblem\.svg$/, 'look.md')
  if (severity !== 'warning' || file !== node.document.file) return false
  const warning = typeof found === 'function' ? found('', { line: 1, column: 1, length: 1 }) : found
  if (warning.code !== code) return false
  const path = at && 'path' in at ? at.path : []
  const block = findBlock(node.path)
  return pathKey(path.slice(0, block.length)) === pathKey(block)
}

/**
 * Return the path of the block that has the `checked` field. A code in a list is one step deeper.
 */
const findBlock = (path: Path): Path => path.slice(0, path.lastIndexOf('checked'))

/** Collect the codes of a block and of all blocks in it. */
function checkedIn(node: ContentNode): CheckedCode[] {
  const { raw } = node
  if (raw === null || typeof raw !== 'object') return []
  if (Array.isArray(raw)) return entriesAt(node).flatMap((entry) => checkedIn(entry))
  return Object.keys(raw).flatMap((field) => {
    if (field === 'checked') return readCodes(nodeAt(node, field))
    return typeof raw[field] === 'object' ? checkedIn(nodeAt(node, field)) : []
  })
}

const readCodes = (list: ContentNode): CheckedCode[] =>
  textsAt(list).flatMap(({ node, text }) =>
    split(text, /[,;]/).map((code) => ({
      code: code.text,
      node: { ...node, span: code.span },
      used: false,
    })),
  )
