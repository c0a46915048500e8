/** @jsxRuntime automatic @jsxImportSource preact */
// The filter: checkboxes, and CSS that hides the dishes that do not match. Each box is a sibling of
// the sections. A rule can then look back at the boxes from inside `:has()`, which cannot be
// nested, and headings disappear with their last dish. Without CSS nothing is hidden, so the labels
// are in attributes from which the style draws them. The text of the page then contains no filter
// that does not work.

import { allergens } from '../../../src/model/allergens.ts'
import type { Language, Site } from '../../../src/model/site.ts'
import * as filterFacts from '../facts/filter.ts'
import { dishesIn, lunchWeeks } from '../facts/menu.ts'
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
      {/* Firefox restores checked boxes on reload unless their form comes before them. */}
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

/**
 * Label of the boxes that follow it. CSS needs them as siblings of the sections, so `aria-owns`
 * groups them.
 */
const Group = ({ name, boxes }: { name: string; boxes: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to hold the boxes.
  <div role="group" data-t="" aria-label={name} aria-owns={boxes.join(' ')} />
)

/**
 * Status line while a filter is on: the number of matching dishes and a button to reset it. It
 * stays in view.
 */
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
  /** Read out before the label: `no gluten` for a box labelled `gluten` under `made without`. */
  no?: string
  /** Group of radio buttons. Without it the box is a checkbox. */
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

/**
 * Return the CSS of the filter, for screens of browsers with `:has()` and nesting. Empty if there
 * is nothing to filter.
 */
export function filterStyle(site: Site): string {
  const choice = filterFacts.choiceOf(site)
  if (!choice) return ''
  const failing = failingFor(site, choice).join()
  // Nested, so that the list of selectors appears once. Chrome before 120 and Safari before 17.2
  // ignore a nested rule that starts with a letter. They would hide nothing and count every dish as
  // matching.
  const hiding = `:is(${failing}){:is(section):has(ul.items):not(:has(.items>:not(&))),.items:is(ul)>&{display:none}}`
  return `${filterHidden}@supports selector(:has(*)) and selector(&){@media screen{${filter}${hiding}}}`
}

/** Return for each box a selector of the dishes that it hides while it is checked. */
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
