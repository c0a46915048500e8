/** @jsxRuntime automatic @jsxImportSource preact */
// The printed lunch menu: one A4 page for each week from the current one on. On screens it is a
// short page with the same content.

import { type Language, type Lunch, type Site, url } from '../../../src/model/site.ts'
import { listDayDishes, lunchWeeks } from '../facts/lunch.ts'
import { sheetPath } from '../facts/pages.ts'
import * as format from '../format.ts'
import { formatNameAndTown } from '../text/contact.ts'
import { dishFacts } from '../text/items.ts'
import { lunchWeek } from '../text/lunch.ts'
import { sheetLegend, weekNotes } from '../text/sheet.ts'
import { words } from '../words/words.ts'
import { TwinLink } from './agents.tsx'
import { Day } from './lunch.tsx'
import { HeadLinks, Page, PageNavigation } from './page.tsx'
import { PrintedAddress } from './print.tsx'
import type { PublicationProps, SiteProps } from './props.ts'
import { QrCode } from './qr.tsx'
import { fitLetterSize, letterSizes } from './sheet-size.ts'
import { lunchSheet } from './style.ts'
import { Terms } from './terms.tsx'

const fontSizeRules = letterSizes.map((points) => `.pt${points}{font-size:${points}pt}`).join('')

export function Sheet({ site, lang }: PublicationProps) {
  const { pub } = site
  const weeks = lunchWeeks(site)
  const [first] = weeks
  const weekWithLegend = weeks.find((week) => sheetLegend(week, lang).length > 0)
  const about = (first && lunchWeek(first, lang, site)) ?? words[lang].menu.sheet
  return (
    <Page
      site={site}
      lang={lang}
      title={pageTitle(site, lang)}
      description={`${about}, ${formatNameAndTown(site, lang)}`}
      head={<HeadLinks site={site} lang={lang} pathOf={sheetPath} />}
      overrides={`${lunchSheet}@media print{${fontSizeRules}}`}
    >
      <header>
        <TwinLink site={site} lang={lang} page={sheetPath(site, lang)} />
        <PageNavigation site={site} lang={lang} pathOf={sheetPath} />
        <p class="kind">{formatNameAndTown(site, lang)}</p>
        <h1>{words[lang].menu.lunch}</h1>
        {pub.notice && <p class="quiet">{pub.notice[lang]}</p>}
      </header>
      <main>
        {weeks.map((week, index) => (
          <SheetWeek
            site={site}
            lang={lang}
            week={week}
            isFirst={index === 0}
            hasAnchor={week === weekWithLegend}
          />
        ))}
        {weeks.length === 0 && (
          <section class="sheet">
            <p class="intro">{words[lang].menu.noLunch(format.date(site.date, lang, site))}</p>
            <SheetCode site={site} lang={lang} />
          </section>
        )}
      </main>
    </Page>
  )
}

/** Return a title of at most 70 characters, about as much as programs show of a title. */
function pageTitle(site: Site, lang: Language): string {
  const { name, address } = site.pub
  const { lunch } = words[lang].menu
  const houses = [formatNameAndTown(site, lang), `${name[lang]}, ${address.town}`, name[lang]]
  const titles = houses.map((house) => `${lunch} – ${house}`)
  return titles.find(({ length }) => length <= 70) ?? lunch
}

type SheetWeekProps = SiteProps & {
  week: Lunch
  isFirst: boolean
  /** True for the week whose legend explains the allergen numbers. */
  hasAnchor: boolean
}

function SheetWeek({ site, lang, week, isFirst, hasAnchor }: SheetWeekProps) {
  const intro = weekNotes(site, week, lang)
  const legend = sheetLegend(week, lang)
  const size = fitLetterSize({
    days: week.days.map((day) => listDayDishes(day).map(({ dish }) => dishFacts(site, dish, lang))),
    small: [...intro, ...[site.pub.notice?.[lang]].filter((text) => text !== undefined)],
    legend: legend.map(({ value }) => value),
  })
  return (
    <section class={`sheet pt${size}`}>
      {/* Every printed week names the pub. The first one has the head of the page. */}
      {!isFirst && (
        <p class="kind again" aria-hidden="true">
          {words[lang].menu.lunch} – {formatNameAndTown(site, lang)}
        </p>
      )}
      <h2>{lunchWeek(week, lang, site)}</h2>
      {intro.map((text) => (
        <p class="quiet intro">{text}</p>
      ))}
      <div class="days">
        {week.days.map((day) => (
          <Day site={site} day={day} lang={lang}>
            {week.days.length > 1 && (
              <time datetime={day.date}>{format.longDate(day.date, lang, site)}</time>
            )}
          </Day>
        ))}
      </div>
      <h3>{words[lang].menu.allergenLegend}</h3>
      <p class="quiet">{words[lang].menu.allergenAdvice}</p>
      {legend.length > 0 && (
        <dl class="columns" id={hasAnchor ? '_' : undefined}>
          <Terms facts={legend} />
        </dl>
      )}
      <SheetCode site={site} lang={lang} />
    </section>
  )
}

const SheetCode = ({ site, lang }: SiteProps) => (
  <PrintedAddress
    site={site}
    path={sheetPath(site, lang)}
    description={words[lang].menu.lunchOnTheWeb}
  >
    <QrCode text={url(site, sheetPath(site, lang))} />
  </PrintedAddress>
)
