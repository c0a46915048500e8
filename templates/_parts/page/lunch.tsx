/** @jsxRuntime automatic @jsxImportSource preact */
// The lunch menus of the weeks that are not over, every day with its full date, so that a stale one
// shows.

import type { Language } from '../../../src/model/languages.ts'
import type { Lunch, Site } from '../../../src/model/site.ts'
import { dishFacts, lunchWeek, lunchWeeks, soupOfChoice, soupsOf } from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { FormerAnchor } from './former-anchor.tsx'
import { Dish } from './item.tsx'

export function LunchMenu({ site, lang }: { site: Site; lang: Language }) {
  const weeks = lunchWeeks(site)
  if (weeks.length === 0) return null
  return (
    <section id="lunch_list">
      <FormerAnchor id="lunch_menu" />
      <h2>{words[lang].menu.lunch}</h2>
      {weeks.map((week) => (
        <Week site={site} week={week} lang={lang} />
      ))}
    </section>
  )
}

function Week({ site, week, lang }: { site: Site; week: Lunch; lang: Language }) {
  const choice = soupOfChoice(week, lang)
  return (
    <>
      <p class="intro">{lunchWeek(week, lang)}</p>
      {week.note && <p class="quiet intro">{week.note[lang]}</p>}
      {choice !== undefined && <p class="quiet intro">{choice}</p>}
      <div class="days">
        {week.days.map((day) => (
          <section>
            <h3>
              <time datetime={day.date}>{format.longDate(day.date, lang)}</time>
            </h3>
            <ul class="items">
              {soupsOf(day).map((soup) => (
                <Dish
                  prefix={words[lang].menu.soup}
                  facts={dishFacts(site, soup, lang)}
                  lang={lang}
                />
              ))}
              {day.mains.map((main) => (
                <Dish facts={dishFacts(site, main, lang)} lang={lang} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
