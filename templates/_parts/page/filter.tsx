/** @jsxRuntime automatic @jsxImportSource preact */
// The choice of dishes: boxes to check, and a style that hides by them what does not fit. Each box is
// a sibling of the parts of the page: a style can look back at it from inside `:has()`, where another
// `:has()` may not stand, and so headings vanish with the last of their dishes.
// Where no style is read nothing is hidden: so the words of the choice stand in attributes, from which
// the style takes them, and a text of the page holds none of them.

import { allergens } from '../../../src/model/allergens.ts'
import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import {
  allergenMark,
  type Choice,
  choiceOf,
  dietMarks,
  marksOf,
  priceMark,
  unknownMark,
} from '../facts/filter.ts'
import { dishesIn, lunchWeeks } from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { filter, filterHidden } from './style.ts'

export function Filter({ site, lang }: { site: Site; lang: Language }) {
  const choice = choiceOf(site)
  if (!choice) return null
  const w = words[lang].filter
  return (
    <>
      <h2 id="filter_by" aria-label={w.title} />
      {choice.diets.length > 0 && <p data-t={w.only} />}
      {choice.diets.map((diet) => (
        <Box id={`only_${dietMarks[diet]}`} label={w.diets[diet]} />
      ))}
      {choice.prices.length > 0 && (
        <>
          <p data-t={w.price} />
          <Box id="to_" label={w.anyPrice} name="to_" checked />
        </>
      )}
      {choice.prices.map((price, index) => (
        <Box
          id={`to_${index}`}
          label={w.upTo(format.money(price, choice.currency, lang))}
          name="to_"
        />
      ))}
      <p data-t={w.without} />
      {allergens.map(({ number }) => (
        <Box id={`no_${allergenMark(number)}`} label={w.free[number - 1]} />
      ))}
      <p class="quiet" data-t={w.advice} />
      <p role="status">
        <b data-t={w.active} />
      </p>
    </>
  )
}

type BoxProps = {
  id: string
  label: string | undefined
  /** Of those of which one is chosen. */
  name?: string
  checked?: boolean
}

const Box = ({ id, label, name, checked }: BoxProps) => (
  <>
    <input
      type={name === undefined ? 'checkbox' : 'radio'}
      name={name}
      id={id}
      aria-label={label}
      checked={checked}
    />
    <label for={id} data-t={label}>
      {''}
    </label>
  </>
)

/** For browsers that know `:has()` and nested rules, and not for print; empty without a choice. */
export function filterStyle(site: Site): string {
  const choice = choiceOf(site)
  if (!choice) return ''
  const failing = failingFor(site, choice).join()
  // Nested, so that the list stands there once.
  const hiding = `:is(${failing}){.items>&,:is(section):has(.items):not(:has(.items>:not(&))){display:none}}`
  return `${filterHidden}@supports selector(:has(*)) and selector(&){@media screen{${filter}${hiding}}}`
}

/** What does not fit, for each box that is checked before it on the page. */
function failingFor(site: Site, { diets, prices }: Choice): string[] {
  const dishes = dishesIn({ ...site.menu, lunches: lunchWeeks(site) })
  const marks = new Set(dishes.flatMap((dish) => [...(marksOf(site, dish) ?? '')]))
  const unless = (box: string, dish: string) => `${box}:checked~* ${dish}`
  const marked = (mark: string) => `[class*=${mark}]`
  const contained = allergens
    .map(({ number }) => allergenMark(number))
    .filter((mark) => marks.has(mark))
  return [
    ...diets.map((diet) => unless(`#only_${dietMarks[diet]}`, `:not(${marked(dietMarks[diet])})`)),
    ...prices.flatMap((_, index) => {
      const dearer = prices
        .map((_, exceeded) => priceMark(exceeded + 1))
        .filter((mark, exceeded) => exceeded >= index && marks.has(mark))
      const [only, second] = dearer.map(marked)
      if (only === undefined) return []
      const any = second === undefined ? only : `:is(${dearer.map(marked).join()})`
      return [unless(`#to_${index}`, any)]
    }),
    ...contained.map((mark) => unless(`#no_${mark}`, marked(mark))),
    ...(marks.has(unknownMark) ? [unless('[id^=no_]', marked(unknownMark))] : []),
  ]
}
