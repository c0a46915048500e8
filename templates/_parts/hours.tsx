// When the pub is open: a plain week, the rule past midnight in words, and the days that differ.
// Nothing says "open now" or "today": a file does not know when it is read.

import type { Language, Site } from '../../src/site.ts'
import { comingExceptions, exceptionFacts, pastMidnight, weekRows } from './facts.ts'
import { words } from './words.ts'

export function Hours({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang]
  const exceptions = comingExceptions(site).map((exception) => exceptionFacts(exception, lang))
  return (
    <section id="opening_hours">
      <h2>{w.hours}</h2>
      <table>
        <thead>
          <tr>
            {[w.day, w.bar, w.kitchen, w.lunchHours].map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekRows(site.hours, lang).map((row) => (
            <tr>
              <th scope="row">{row.name}</th>
              <td>{row.bar}</td>
              <td>{row.kitchen}</td>
              <td>{row.lunch}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {pastMidnight(site.hours, lang)} {w.timezone}
      </p>
      {site.hours.note && <p>{site.hours.note[lang]}</p>}
      {exceptions.length > 0 && (
        <>
          <h3>{w.exceptions}</h3>
          <ul>
            {exceptions.map(({ dates, reason, hours }) => (
              <li>
                <strong>{dates}</strong> ({reason}): {hours}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
