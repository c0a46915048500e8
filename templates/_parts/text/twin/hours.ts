// Opening hours: every day of the week, then the exceptions.

import { countries } from '../../../../src/model/countries.ts'
import type { Language, Site } from '../../../../src/model/site.ts'
import { sentence } from '../../format.ts'
import { words } from '../../words/words.ts'
import * as hoursFacts from '../hours.ts'
import { blocks, heading, inline, list, table } from '../markdown.ts'

export function hours(site: Site, lang: Language): string {
  const w = words[lang].hours
  const rule = hoursFacts.pastMidnight(site, lang)
  const coming = hoursFacts.ownExceptionFacts(site, lang)
  return blocks(
    heading(2, w.title),
    ...hoursFacts.listWeeks(site, lang).map((facts) => week(site, facts, lang)),
    [rule, w.timeZone(countries[site.pub.address.country].timeZone)].filter(Boolean).join(' '),
    ...hoursFacts.describeMissingServices(site, lang),
    site.hours.note && inline(site.hours.note[lang]),
    hoursFacts.holidayRule(site, lang),
    ...hoursFacts
      .listServiceHours(site, lang)
      .flatMap((part) => [
        heading(3, part.name),
        ...part.lines.map(inline),
        part.note && inline(part.note),
        list(part.exceptions.map(exception)),
      ]),
    coming.length > 0 && heading(3, hoursFacts.exceptionsTitle(site, lang)),
    list(coming.map(exception)),
    hoursFacts.checkedUntil(site, lang),
  )
}

const exception = ({ dates, reason, hours: times }: hoursFacts.ExceptionFacts) =>
  `${dates}${inline(reason)}: ${times}`

function week(site: Site, facts: hoursFacts.WeekFacts, lang: Language): string {
  const { when, said, instead, week: own } = facts
  const w = words[lang].hours
  const columns = hoursFacts.listServices(site)
  return blocks(
    when !== undefined && heading(3, said === undefined ? when : `${when} (${said})`),
    own && instead === undefined
      ? table(
          [w.day, ...columns.map((service) => hoursFacts.serviceName(site, service, lang))],
          hoursFacts
            .weekRows(own, lang)
            .map((row) => [row.name, ...columns.map((service) => row[service])]),
        )
      : sentence(instead ?? ''),
  )
}
