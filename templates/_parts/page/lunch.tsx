/** @jsxRuntime automatic @jsxImportSource preact */
// Lunch menus of this week and later ones. Every day has its full date, so that an old page shows
// that it is old.

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
import { getMarks } from '../facts/filter.ts'
import { listDayDishes, lunchWeeks } from '../facts/lunch.ts'
import { sheetPath } from '../facts/pages.ts'
import * as format from '../format.ts'
import { dishFacts } from '../text/items.ts'
import { lunchWeek, soupIncluded, soupIncludedInAll } from '../text/lunch.ts'
import { words } from '../words/words.ts'
import { Anchor } from './anchor.tsx'
import { Dish } from './item.tsx'
import type { SiteProps } from './props.ts'

export function LunchMenu({ site, lang }: { site: Site; lang: Language }) {
  const weeks = lunchWeeks(site)
  if (weeks.length === 0) return null
  const soupNote = soupIncludedInAll(weeks, lang)
  return (
    <section id="lunch_list">
      {/* Former id, kept for links that were published. */}
      <Anchor id="lunch_menu" />
      <h2>{words[lang].menu.lunch}</h2>
      <ul class="jump">
        {weeks
          .flatMap(({ days }) => days.filter(({ date }) => date >= site.date))
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
      {soupNote !== undefined && <p class="quiet intro">{soupNote}</p>}
      {weeks.map((week, index) => (
        <LunchWeek
          site={site}
          week={week}
          lang={lang}
          isFirst={index === 0}
          isSoupNoted={soupNote !== undefined}
        />
      ))}
    </section>
  )
}

/** Return an id such as `lunch_2026-11-23`. */
export const dayAnchor = (date: CalendarDate) => `lunch_${date}`

/**
 * Return an id such as `lunch_11-23_1`. Published weeks are less than a year apart, so the year is
 * left out.
 */
const dishAnchor = (date: CalendarDate, index: number) => `lunch_${date.slice(5)}_${index + 1}`

type LunchWeekProps = SiteProps & {
  week: Lunch
  /** The first week has the link to the printed sheet. */
  isFirst: boolean
  /** The sentence about soups is above all weeks. */
  isSoupNoted: boolean
}

function LunchWeek({ site, week, lang, isFirst, isSoupNoted }: LunchWeekProps) {
  const soupNote = isSoupNoted ? undefined : soupIncluded(week, lang)
  const past = week.days.filter(({ date }) => date < site.date)
  // A single day has its date in its own heading.
  const isSeveralDays = week.days.length > 1
  return (
    <>
      {(isSeveralDays || isFirst) && (
        <p class="intro">
          {isSeveralDays && lunchWeek(week, lang, site)}
          {isFirst && (
            <>
              {isSeveralDays && ' · '}
              <a href={href(site, sheetPath(site, lang))}>{words[lang].menu.sheet}</a>
            </>
          )}
        </p>
      )}
      {week.note && <p class="quiet intro">{week.note[lang]}</p>}
      {soupNote !== undefined && <p class="quiet intro">{soupNote}</p>}
      <Days site={site} lang={lang} days={week.days.filter(({ date }) => date >= site.date)} />
      {past.length > 0 && (
        <details>
          <summary>{words[lang].menu.pastDays}</summary>
          <Days site={site} lang={lang} days={past} />
        </details>
      )}
    </>
  )
}

const Days = ({ site, lang, days }: SiteProps & { days: readonly LunchDay[] }) =>
  days.length > 0 && (
    <div class="days">
      {days.map((day) => (
        <Day site={site} day={day} lang={lang} marks={(dish) => getMarks(site, dish)}>
          {/* The id of the day holds the date for programs. */}
          {format.longDate(day.date, lang, site)}
        </Day>
      ))}
    </div>
  )

type DayProps = {
  site: Site
  day: LunchDay
  lang: Language
  /** Return the classes that the filter matches. */
  marks?: (dish: LunchDish | LunchSoup) => string | undefined
  /** Date of the day as text, unless a heading above states it. */
  children: ComponentChildren
}

/** One day with its dishes, on the home page and on the printed lunch menu. */
export const Day = ({ site, day, lang, marks, children }: DayProps) => (
  <section>
    {children && <h3 id={dayAnchor(day.date)}>{children}</h3>}
    <ul class="items">
      {listDayDishes(day).map(({ dish, isSoup }, index) => (
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
