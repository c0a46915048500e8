// Page for the owner with everything that is not an error: the coming days, changes that happen on
// the site without an edit, sample texts and warnings. `npm run dev` shows it at /.dev/ahead; it is
// never published.

import { join } from 'node:path'
import { writeAtomically } from '../../engine/atomic-file.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { type Problem, sortProblems } from '../../messages/problem.ts'
import { escapeXml } from '../../model/escape.ts'
import { firstLanguage } from '../../model/languages.ts'
import type { LunchDay, Site, Span, Text } from '../../model/site.ts'
import { problemParts } from '../report.ts'
import { type Change, changesAhead, type DayAhead, daysAhead, daysShown } from './days.ts'
import { looksPath } from './looks.ts'

/** File that the builder writes and the server reads. */
export const aheadIn = (folder: string) => join(folder, 'ahead.html')
export const aheadPath = '/.dev/ahead'

export const writeAhead = (
  folder: string,
  site: Site,
  warnings: readonly Problem[],
  catalogue: Catalogue,
): Promise<void> =>
  writeAtomically(aheadIn(folder), aheadPage(site, warnings, catalogue), { isTemporary: true })

const sampleCodes: readonly string[] = ['text-unfinished', 'notice-unfinished']

/** Render the page. Texts of the owner are in the first language of the pub. */
export function aheadPage(site: Site, all: readonly Problem[], catalogue: Catalogue): string {
  const words = catalogue.ahead
  const translate = (text: Text) => text[firstLanguage(site)]
  const sorted = sortProblems(all)
  const isSample = ({ code }: Problem) => sampleCodes.includes(code)
  const unfinished = sorted.filter(isSample)
  const warnings = sorted.filter((problem) => !isSample(problem))
  const changes = changesAhead(site)
  const title = words.title(daysShown)
  const makePart = (id: 'unfinished' | 'warnings', problems: readonly Problem[]) =>
    part(id, words[id].title, problemList(problems, words[id].none, catalogue))
  const parts = [
    part('days', title, table(daysAhead(site), catalogue, translate)),
    part('changes', words.changes.title, changeList(changes, catalogue, translate)),
    makePart('unfinished', unfinished),
    makePart('warnings', warnings),
  ]
  const links = [
    `<a href="/">${words.toSite}</a>`,
    `<a href="${looksPath}">${words.looks.title}</a>`,
    `<a href="#changes">${words.changes.title} (${changes.length})</a>`,
    `<a href="#unfinished">${words.unfinished.title} (${unfinished.length})</a>`,
    `<a href="#warnings">${words.warnings.title} (${warnings.length})</a>`,
  ]
  return `<!doctype html>
<html lang="${catalogue.tongue}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${escapeXml(translate(site.pub.name))}</h1>
<p>${words.asOf(site.date)}</p>
<nav>${links.join(' ')}</nav>
${parts.join('\n')}
</body></html>
`
}

const part = (id: string, title: string, body: string) =>
  `<section id="${id}"><h2>${title}</h2>${body}</section>`

const problemList = (problems: readonly Problem[], none: string, catalogue: Catalogue) =>
  problems.length === 0
    ? `<p>${none}</p>`
    : `<ol>${problems.map((problem) => `<li>${problemOnPage(problem, catalogue)}</li>`).join('')}</ol>`

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

type Translate = (text: Text) => string

function changeList(
  changes: readonly Change[],
  { ahead }: Catalogue,
  translate: Translate,
): string {
  const words = ahead.changes
  if (changes.length === 0) return `<p>${words.none}</p>`
  const rows = changes.map(({ date, what, name, week }) => {
    const sentence = words[what](name ? translate(name) : '', week ? ahead.day(week) : '')
    return `<li><time datetime="${date}">${ahead.day(date)}</time> ${escapeXml(sentence)}</li>`
  })
  return `<p>${words.about}</p><ul>${rows.join('')}</ul>`
}

function table(days: readonly DayAhead[], { ahead }: Catalogue, translate: Translate): string {
  const { day, bar, kitchen, lunch } = ahead.columns
  const head = [day, bar, kitchen, lunch].map((name) => `<th scope="col">${name}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead>${days.map((one) => row(one, ahead, translate)).join('')}</table>`
}

function row(day: DayAhead, words: Catalogue['ahead'], translate: Translate): string {
  const { date, hours } = day
  const cells =
    hours.bar.length === 0
      ? `<td colspan="3">${words.closed}</td>`
      : [hours.bar, hours.kitchen, hours.lunch]
          .map((all) => `<td>${all === null ? words.unstated : spans(all) || words.none}</td>`)
          .join('')
  const notes = listNotes(day, words, translate)
  const noteRow =
    notes.length === 0
      ? ''
      : `<tr><td></td><td colspan="3">${notes.map(escapeXml).join('<br>')}</td></tr>`
  const shut = hours.bar.length === 0 ? ' class="closed"' : ''
  return `<tbody id="d${date}"${shut}><tr><th scope="row">${words.day(date)}</th>${cells}</tr>${noteRow}</tbody>`
}

const spans = (all: readonly Span[]) => all.map(({ open, close }) => `${open}–${close}`).join(', ')

function listNotes(
  { reason, holiday, lunch, lunchMissing, events }: DayAhead,
  words: Catalogue['ahead'],
  translate: Translate,
): string[] {
  return [
    ...(reason ? [translate(reason)] : []),
    ...(holiday ? [words.holiday(holiday.name, holiday.asked)] : []),
    ...events.map(({ title, start, end }) =>
      words.event(translate(title), end === undefined ? start : `${start}–${end}`),
    ),
    ...(lunch ? [words.lunch(listDishes(lunch).map(translate).join(', '))] : []),
    ...(lunchMissing ? [words.lunchMissing] : []),
  ]
}

const listDishes = ({ soup, more_soups = [], mains }: LunchDay): Text[] =>
  [...(soup ? [soup] : []), ...more_soups, ...mains].map(({ name }) => name)

const style = `
  body { margin: 1rem auto; padding: 0 .75rem; max-width: 46rem; font: 16px/1.45 system-ui, sans-serif;
    background: #fff; color: #1b1b1b; overflow-wrap: anywhere; }
  h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
  nav a { display: inline-block; margin: 0 1rem .5rem 0; }
  table { border-collapse: collapse; width: 100%; font-size: .875rem; }
  th, td { text-align: left; vertical-align: top; padding: .2rem .3rem; font-weight: normal; }
  th, td:not([colspan]) { overflow-wrap: normal; }
  tbody { border-top: 1px solid #ccc; } th[scope=row] { white-space: nowrap; font-weight: bold; }
  .closed { background: #f6e7e2; }
  ol, ul { padding-left: 1.5rem; } li { margin-bottom: .75rem; } li p { margin: 0; }
  pre { white-space: pre; overflow-x: auto; overflow-wrap: normal; margin: .25rem 0; background: #f3f3f3;
    font: 14px/1.4 ui-monospace, monospace; }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1b1b; color: #eee; } a { color: #9cf; } pre { background: #2a2a2a; }
    .closed { background: #3a2622; } tbody { border-color: #555; }
  }
`
