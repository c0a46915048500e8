// Renders a problem as HTML in the owner's language.

import type { Catalogue } from '../../messages/catalogue.ts'
import type { Problem } from '../../messages/problem.ts'
import { escapeXml } from '../../model/escape.ts'
import { problemParts } from '../report.ts'

/**
 * Render a problem. The source line and its caret scroll instead of wrapping, so that they stay
 * aligned.
 */
export function problemOnPage(problem: Problem, catalogue: Catalogue): string {
  const { place, subject, lines, rows } = problemParts(problem, catalogue)
  const head = [place, subject].filter(Boolean).join('  ')
  return [
    `<p><b>${escapeXml(head)}</b></p>`,
    ...(lines.length > 0 ? [`<pre>${escapeXml(lines.join('\n'))}</pre>`] : []),
    ...rows.map(([label, text]) => `<p>  ${escapeXml(`${label}  ${text}`)}</p>`),
  ].join('')
}
