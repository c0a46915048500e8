/** @jsxRuntime automatic @jsxImportSource preact */
// When the pub is open: a plain week, the rule past midnight in words, and the days that differ.
// Nothing says "open now" or "today": a file does not know when it is read.

import { countries } from '../../../src/model/countries.ts'
import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { comingExceptions, exceptionFacts, pastMidnight, weekGroups } from '../facts/hours.ts'
import { words } from '../words/words.ts'

export function Hours({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang].hours
  const exceptions = comingExceptions(site).map((exception) => exceptionFacts(exception, lang))
  // A pub without a kitchen needs no column to say so.
  const columns = (
    [
      { name: w.bar, hours: 'bar' },
      { name: w.kitchen, hours: 'kitchen' },
      { name: w.lunch, hours: 'lunch' },
    ] as const
  ).filter(({ hours }) => site.hours[hours].length > 0)
  return (
    <section id="opening_hours" class="pair">
      <h2>{w.title}</h2>
      <div>
        <table>
          <thead>
            <tr>
              {[{ name: w.day }, ...columns].map(({ name }) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekGroups(site.hours, lang).map((row) => (
              <tr>
                <th scope="row">{row.name}</th>
                {columns.map(({ hours }) => (
                  <td>{row[hours]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p class="quiet">
          {pastMidnight(site.hours, lang)}{' '}
          {w.timeZone(countries[site.pub.address.country].timeZone)}
        </p>
        {site.hours.note && <p>{site.hours.note[lang]}</p>}
      </div>
      {exceptions.length > 0 && (
        <div>
          <h3>{w.exceptions}</h3>
          <ul class="plain">
            {exceptions.map(({ dates, reason, hours }) => (
              <li>
                <b>{dates}</b> ({reason}): {hours}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
