// When the pub is open: every day of the week, then the days that differ.

import { countries } from '../../../../src/model/countries.ts'
import type { Language } from '../../../../src/model/languages.ts'
import type { Site } from '../../../../src/model/site.ts'
import {
  checkedUntil,
  deniedServices,
  exceptionFacts,
  exceptions,
  exceptionsTitle,
  holidaysAsUsual,
  pastMidnight,
  serviceName,
  services,
  type WeekFacts,
  weekRows,
  weeks,
} from '../../facts/hours.ts'
import { words } from '../../words/words.ts'
import { blocks, heading, inline, list, table } from '../markdown.ts'

export function hours(site: Site, lang: Language): string {
  const w = words[lang].hours
  const rule = pastMidnight(site, lang)
  const coming = exceptions(site).map(exceptionFacts(site, lang))
  return blocks(
    heading(2, w.title),
    ...weeks(site, lang).map((facts) => week(site, facts, lang)),
    [rule, w.timeZone(countries[site.pub.address.country].timeZone)].filter(Boolean).join(' '),
    ...deniedServices(site, lang),
    site.hours.note && inline(site.hours.note[lang]),
    holidaysAsUsual(site, lang),
    coming.length > 0 && heading(3, exceptionsTitle(site, lang)),
    list(coming.map(({ dates, reason, hours: times }) => `${dates} (${inline(reason)}): ${times}`)),
    checkedUntil(site, lang),
  )
}

function week(site: Site, { when, said, closed, week: own }: WeekFacts, lang: Language): string {
  const w = words[lang].hours
  const columns = services(site)
  return blocks(
    when !== undefined && heading(3, said === undefined ? when : `${when} (${said})`),
    own
      ? table(
          [w.day, ...columns.map((service) => serviceName(site, service, lang))],
          weekRows(own, lang).map((row) => [row.name, ...columns.map((service) => row[service])]),
        )
      : closed,
  )
}
