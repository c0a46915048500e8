// A problem as a part of a page, in the owner's language.

import type { Catalogue } from '../../messages/catalogue.ts'
import type { Problem } from '../../messages/problem.ts'
import { escapeXml } from '../../model/escape.ts'
import { partsOf } from '../report.ts'

/** A line and its caret are never wrapped, on a telephone either; they scroll. */
export function problemOnPage(problem: Problem, catalogue: Catalogue): string {
  const { place, subject, lines, rows } = partsOf(problem, catalogue)
  const head = [place, subject].filter(Boolean).join('  ')
  return [
    `<p><b>${escapeXml(head)}</b></p>`,
    ...(lines.length > 0 ? [`<pre>${escapeXml(lines.join('\n'))}</pre>`] : []),
    ...rows.map(([label, text]) => `<p>  ${escapeXml(`${label}  ${text}`)}</p>`),
  ].join('')
}
