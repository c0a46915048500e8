/** @jsxRuntime automatic @jsxImportSource preact */
// The lunch menu of the newest week, every day with its full date, so that a stale one shows.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { dishFacts, lunchWeek } from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { Dish } from './item.tsx'

export function LunchMenu({ site, lang }: { site: Site; lang: Language }) {
  const { lunch } = site.menu
  if (!lunch) return null
  const w = words[lang].menu
  return (
    <section id="lunch_menu">
      <h2>{w.lunch}</h2>
      <p class="intro">{lunchWeek(lunch, lang)}</p>
      {lunch.note && <p class="quiet intro">{lunch.note[lang]}</p>}
      <div class="days">
        {lunch.days.map(({ date, soup, mains }) => (
          <section>
            <h3>
              <time datetime={date}>{format.longDate(date, lang)}</time>
            </h3>
            <ul class="items">
              {soup && <Dish prefix={w.soup} facts={dishFacts(site, soup, lang)} lang={lang} />}
              {mains.map((main) => (
                <Dish facts={dishFacts(site, main, lang)} lang={lang} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
