/** @jsxRuntime automatic @jsxImportSource preact */
// Opening hours: the regular week, the rule for times past midnight, and the exceptions. A page
// never states "open now" or "today", because it does not know when it is read.

import type { Language, Site } from '../../../src/model/site.ts'
import { sentence } from '../format.ts'
import * as hoursFacts from '../text/hours.ts'
import { words } from '../words/words.ts'

export function Hours({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang].hours
  const coming = hoursFacts.ownExceptionFacts(site, lang)
  const denied = hoursFacts.describeMissingServices(site, lang)
  const rule = hoursFacts.pastMidnight(site, lang)
  const usual = hoursFacts.holidayRule(site, lang)
  const until = hoursFacts.checkedUntil(site, lang)
  return (
    <section id="opening_hours" class="pair">
      <h2>{w.title}</h2>
      <div>
        {hoursFacts.listWeeks(site, lang).map((facts) => (
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
      {hoursFacts.listServiceHours(site, lang).map((part) => (
        <div>
          <h3>{part.name}</h3>
          <p>{part.lines.flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))}</p>
          {part.note !== undefined && <p>{part.note}</p>}
          <Exceptions of={part.exceptions} />
        </div>
      ))}
      {coming.length > 0 && (
        <div>
          <h3>{hoursFacts.exceptionsTitle(site, lang)}</h3>
          <Exceptions of={coming} />
          {until !== undefined && <p>{until}</p>}
        </div>
      )}
      {coming.length === 0 && until !== undefined && <p class="quiet">{until}</p>}
    </section>
  )
}

const Exceptions = ({ of }: { of: hoursFacts.ExceptionFacts[] }) =>
  of.length === 0 ? null : (
    <ul class="plain">
      {of.map(({ dates, reason, hours }) => (
        <li>
          <b>{dates}</b>
          {reason}: {hours}
        </li>
      ))}
    </ul>
  )

type WeekTableProps = { site: Site; lang: Language; facts: hoursFacts.WeekFacts }

function WeekTable({ site, lang, facts }: WeekTableProps) {
  const w = words[lang].hours
  const { week, instead } = facts
  if (!week || instead !== undefined) return <p>{sentence(instead ?? '')}</p>
  const columns = hoursFacts.listServices(site)
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
                <HoursCell
                  label={
                    columns.length > 1 ? hoursFacts.serviceName(site, service, lang) : undefined
                  }
                  text={row[service]}
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

type HoursCellProps = { label: string | undefined; text: string; none: string }

/**
 * One cell of the week. A single time span is kept on one line by its class. Several spans need an
 * element of their own, or the flex layout would separate their commas. `data-label` is the
 * service, shown in narrow windows if there are several. Those windows hide cells without lunch.
 */
const HoursCell = ({ label, text, none }: HoursCellProps) => (
  <td
    class={/^\d\d:\d\d–\d\d:\d\d$/.test(text) ? 't' : text === none ? 'no' : undefined}
    data-label={label}
  >
    {/\d.*, .*\d/.test(text) ? <span>{text}</span> : text}
  </td>
)
