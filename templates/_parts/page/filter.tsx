/** @jsxRuntime automatic @jsxImportSource preact */
// The choice of dishes: boxes to check, and a style that hides by them what does not fit. Each box is
// a sibling of the parts of the page: a style can look back at it from inside `:has()`, where another
// `:has()` may not stand, and so headings vanish with the last of their dishes.
// Where no style is read nothing is hidden: so the words of the choice stand in attributes, from which
// the style takes them, and a text of the page holds none of them.

import { allergens } from '../../../src/model/allergens.ts'
import type { Language, Site } from '../../../src/model/site.ts'
import * as filterFacts from '../facts/filter.ts'
import { dishesIn, lunchWeeks } from '../facts/lunch.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { filter, filterHidden } from './style.ts'

export function Filter({ site, lang }: { site: Site; lang: Language }) {
  const choice = filterFacts.choiceOf(site)
  if (!choice) return null
  const w = words[lang].filter
  return (
    <>
      <details id="filter_by">
        <summary data-t="" aria-label={w.title} />
      </details>
      {/* Firefox brings back on reload what was checked in boxes that met their form later. */}
      <form id="f" autocomplete="off" />
      {choice.diets.length > 0 && <Group name={w.only} boxes={choice.diets.map(dietBox)} />}
      {choice.diets.map((diet) => (
        <Box id={dietBox(diet)} label={w.diets[diet]} />
      ))}
      {choice.prices.length > 0 && (
        <>
          <Group
            name={w.price}
            boxes={['to_', ...choice.prices.map((_, index) => `to_${index}`)]}
          />
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
      <Group name={w.madeWithout} boxes={allergens.map(({ number }) => allergenBox(number))} />
      {allergens.map(({ number }) => (
        <Box id={allergenBox(number)} label={w.free[number - 1]} no={w.no} />
      ))}
      <p class="quiet" data-t={w.advice} />
    </>
  )
}

const dietBox = (diet: keyof typeof filterFacts.dietMarks) => `only_${filterFacts.dietMarks[diet]}`
const allergenBox = (number: number) => `no_${filterFacts.allergenMark(number)}`

/** The name of the boxes that follow. They cannot stand in an element of their own, but belong to one. */
const Group = ({ name, boxes }: { name: string; boxes: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to hold the boxes.
  <div role="group" data-t="" aria-label={name} aria-owns={boxes.join(' ')} />
)

/** That a choice holds, how many dishes it leaves, and the way out of it, wherever the guest is. */
export function Left({ site, lang }: { site: Site; lang: Language }) {
  if (!filterFacts.choiceOf(site)) return null
  const w = words[lang].filter
  return (
    <p class="left">
      <output data-t={w.left} />
      <button type="reset" form="f" aria-label={w.reset} />
    </p>
  )
}

type BoxProps = {
  id: string
  label: string | undefined
  /** `gluten` below `made without`; alone it is called `no gluten`. */
  no?: string
  /** Of those of which one is chosen. */
  name?: string
  checked?: boolean
}

const Box = ({ id, label, no, name, checked }: BoxProps) => (
  <>
    <input
      type={name === undefined ? 'checkbox' : 'radio'}
      name={name}
      id={id}
      form="f"
      aria-label={no === undefined ? label : `${no} ${label}`}
      checked={checked}
    />
    <label for={id} data-t={label}>
      {''}
    </label>
  </>
)

/** For browsers that know `:has()` and nested rules, and not for print; empty without a choice. */
export function filterStyle(site: Site): string {
  const choice = filterFacts.choiceOf(site)
  if (!choice) return ''
  const failing = failingFor(site, choice).join()
  // Nested, so that the list stands there once. Chrome before 120 and Safari before 17.2 drop a nested
  // rule that begins with a letter: they would hide nothing, and count all as fitting.
  const hiding = `:is(${failing}){:is(section):has(ul.items):not(:has(.items>:not(&))),.items:is(ul)>&{display:none}}`
  return `${filterHidden}@supports selector(:has(*)) and selector(&){@media screen{${filter}${hiding}}}`
}

/** What does not fit, for each box that is checked before it on the page. */
function failingFor(site: Site, { diets, prices }: filterFacts.Choice): string[] {
  const dishes = dishesIn({ ...site.menu, lunches: lunchWeeks(site) })
  const marks = new Set(dishes.flatMap((dish) => [...(filterFacts.marksOf(site, dish) ?? '')]))
  const unless = (box: string, dish: string) => `${box}:checked~* ${dish}`
  const marked = (mark: string) => `[class*=${mark}]`
  const contained = allergens
    .map(({ number }) => filterFacts.allergenMark(number))
    .filter((mark) => marks.has(mark))
  return [
    ...diets.map((diet) =>
      unless(
        `#only_${filterFacts.dietMarks[diet]}`,
        `:not(${marked(filterFacts.dietMarks[diet])})`,
      ),
    ),
    ...prices.flatMap((_, index) => {
      const dearer = prices
        .map((_, exceeded) => filterFacts.priceMark(exceeded + 1))
        .filter((mark, exceeded) => exceeded >= index && marks.has(mark))
      const [only, second] = dearer.map(marked)
      if (only === undefined) return []
      const any = second === undefined ? only : `:is(${dearer.map(marked).join()})`
      return [unless(`#to_${index}`, any)]
    }),
    ...contained.map((mark) => unless(`#no_${mark}`, marked(mark))),
    ...(marks.has(filterFacts.unknownMark)
      ? [unless('[id^=no_]', marked(filterFacts.unknownMark))]
      : []),
  ]
}
