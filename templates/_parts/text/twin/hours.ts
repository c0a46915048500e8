// When the pub is open: every day of the week, then the days that differ.

import { countries } from '../../../../src/model/countries.ts'
import type { Language } from '../../../../src/model/languages.ts'
import type { Site } from '../../../../src/model/site.ts'
import { comingExceptions, exceptionFacts, pastMidnight, weekRows } from '../../facts/hours.ts'
import { words } from '../../words/words.ts'
import { blocks, heading, inline, list, table } from '../markdown.ts'

export function hours(site: Site, lang: Language): string {
  const w = words[lang].hours
  const rule = pastMidnight(site.hours, lang)
  const exceptions = comingExceptions(site).map((exception) => exceptionFacts(exception, lang))
  return blocks(
    heading(2, w.title),
    table(
      [w.day, w.bar, w.kitchen, w.lunch],
      weekRows(site.hours, lang).map((row) => [row.name, row.bar, row.kitchen, row.lunch]),
    ),
    [rule, w.timeZone(countries[site.pub.address.country].timeZone)].filter(Boolean).join(' '),
    site.hours.note && inline(site.hours.note[lang]),
    exceptions.length > 0 && heading(3, w.exceptions),
    list(
      exceptions.map(({ dates, reason, hours: held }) => `${dates} (${inline(reason)}): ${held}`),
    ),
  )
}
