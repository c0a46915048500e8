/** @jsxRuntime automatic @jsxImportSource preact */
// The lunch menus of the weeks that are not over, every day with its full date, so that a stale one
// shows.

import type { ComponentChildren } from 'preact'
import {
  type CalendarDate,
  href,
  type Language,
  type Lunch,
  type LunchDay,
  type LunchDish,
  type LunchSoup,
  type Site,
} from '../../../src/model/site.ts'
import { marksOf } from '../facts/filter.ts'
import { dishesOf, lunchWeeks } from '../facts/lunch.ts'
import { sheetPath } from '../facts/pages.ts'
import * as format from '../format.ts'
import { dishFacts } from '../text/items.ts'
import { lunchWeek, soupIncluded } from '../text/lunch.ts'
import { words } from '../words/words.ts'
import { Anchor } from './anchor.tsx'
import { Dish } from './item.tsx'

export function LunchMenu({ site, lang }: { site: Site; lang: Language }) {
  const weeks = lunchWeeks(site)
  if (weeks.length === 0) return null
  return (
    <section id="lunch_list">
      {/* What it was called before. */}
      <Anchor id="lunch_menu" />
      <h2>{words[lang].menu.lunch}</h2>
      <ul class="jump">
        {weeks
          .flatMap(({ days }) => days)
          .map(({ date }) => (
            <li>
              <a href={`#${dayAnchor(date)}`}>
                {weeks.length > 1
                  ? format.shortDate(date, lang, site)
                  : format.dayOfWeek(date, lang)}
              </a>
            </li>
          ))}
      </ul>
      <p class="intro links">
        <a href={href(site, sheetPath(site, lang))}>{words[lang].menu.sheet}</a>
      </p>
      {weeks.map((week) => (
        <Week site={site} week={week} lang={lang} />
      ))}
    </section>
  )
}

/** `lunch_2026-11-23`. */
const dayAnchor = (date: CalendarDate) => `lunch_${date}`

/** `lunch_11-23_1`: no two days of the weeks that are published have one day of the year. */
const dishAnchor = (date: CalendarDate, index: number) => `lunch_${date.slice(5)}_${index + 1}`

function Week({ site, week, lang }: { site: Site; week: Lunch; lang: Language }) {
  const choice = soupIncluded(week, lang)
  return (
    <>
      <p class="intro">{lunchWeek(week, lang, site)}</p>
      {week.note && <p class="quiet intro">{week.note[lang]}</p>}
      {choice !== undefined && <p class="quiet intro">{choice}</p>}
      <div class="days">
        {week.days.map((day) => (
          <Day site={site} day={day} lang={lang} marks={(dish) => marksOf(site, dish)}>
            {/* Its anchor is the date for programs. */}
            {format.longDate(day.date, lang, site)}
          </Day>
        ))}
      </div>
    </>
  )
}

type DayProps = {
  site: Site
  day: LunchDay
  lang: Language
  /** What guests choose a dish by. */
  marks?: (dish: LunchDish | LunchSoup) => string | undefined
  /** The date. */
  children: ComponentChildren
}

/** A day with its dishes, here and on the sheet. */
export const Day = ({ site, day, lang, marks, children }: DayProps) => (
  <section>
    <h3 id={dayAnchor(day.date)}>{children}</h3>
    <ul class="items">
      {dishesOf(day).map(({ dish, isSoup }, index) => (
        <Dish
          id={dishAnchor(day.date, index)}
          marks={marks?.(dish)}
          {...(isSoup && { prefix: words[lang].menu.soup })}
          facts={dishFacts(site, dish, lang)}
          lang={lang}
        />
      ))}
    </ul>
  </section>
)
