/** @jsxRuntime automatic @jsxImportSource preact */
// When the pub is open: a plain week, the rule past midnight in words, and the days that differ.
// Nothing says "open now" or "today": a file does not know when it is read.

import type { Language, Site } from '../../../src/model/site.ts'
import * as hoursFacts from '../facts/hours.ts'
import { words } from '../words/words.ts'

export function Hours({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang].hours
  const coming = hoursFacts.exceptions(site).map(hoursFacts.exceptionFacts(site, lang))
  const denied = hoursFacts.deniedServices(site, lang)
  const rule = hoursFacts.pastMidnight(site, lang)
  const usual = hoursFacts.holidaysAsUsual(site, lang)
  const until = hoursFacts.datesUntil(site, lang)
  return (
    <section id="opening_hours" class="pair">
      <h2>{w.title}</h2>
      <div>
        {hoursFacts.weeks(site, lang).map((facts) => (
          <>
            {facts.when && (
              <h3>
                {facts.when}
                {facts.said && ` (${facts.said})`}
              </h3>
            )}
            <WeekTable site={site} lang={lang} facts={facts} />
          </>
        ))}
        {rule !== undefined && <p class="quiet">{rule}</p>}
        {denied.length > 0 && <p class="quiet">{denied.join(' ')}</p>}
        {site.hours.note && <p>{site.hours.note[lang]}</p>}
        {usual !== undefined && <p>{usual}</p>}
      </div>
      {coming.length > 0 && (
        <div>
          <h3>{hoursFacts.exceptionsTitle(site, lang)}</h3>
          <ul class="plain">
            {coming.map(({ dates, reason, hours }) => (
              <li>
                <b>{dates}</b> ({reason}): {hours}
              </li>
            ))}
          </ul>
          {until !== undefined && <p>{until}</p>}
        </div>
      )}
    </section>
  )
}

type TableProps = { site: Site; lang: Language; facts: hoursFacts.WeekFacts }

function WeekTable({ site, lang, facts: { week, closed } }: TableProps) {
  const w = words[lang].hours
  if (!week) return <p>{closed}</p>
  const columns = hoursFacts.services(site)
  return (
    <table>
      <thead>
        <tr>
          {[w.day, ...columns.map((service) => hoursFacts.serviceName(site, service, lang))].map(
            (name) => (
              <th scope="col">{name}</th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {hoursFacts.weekGroups(week, lang).map((row) => (
          <tr>
            <th scope="row">{row.name}</th>
            {row.bar === w.closed ? (
              <td colspan={columns.length}>{w.closed}</td>
            ) : (
              columns.map((service) => (
                <Cell
                  label={
                    columns.length > 1 ? hoursFacts.serviceName(site, service, lang) : undefined
                  }
                  said={row[service]}
                  none={w.none.lunch}
                />
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = { label: string | undefined; said: string; none: string }

/**
 * A span of time alone is kept whole by its cell; several are a text of their own, or their commas
 * would stand apart. The label is what a narrow window shows beside it, where there is another; that
 * there is no lunch has no line there.
 */
const Cell = ({ label, said, none }: CellProps) => (
  <td
    class={/^\d\d:\d\d–\d\d:\d\d$/.test(said) ? 't' : said === none ? 'no' : undefined}
    data-label={label}
  >
    {/\d.*, .*\d/.test(said) ? <span>{said}</span> : said}
  </td>
)
