/** @jsxRuntime automatic @jsxImportSource preact */
// The filter: checkboxes, and CSS that hides the dishes that do not match. Each box is a sibling of
// the sections. A rule can then look back at the boxes from inside `:has()`, which cannot be
// nested, and headings disappear with their last dish. Without CSS nothing is hidden, so all words
// are in attributes from which the style draws them, even the words on the boxes. The text of the
// page then contains no filter that does not work.

import { allergens } from '../../../src/model/allergens.ts'
import { homePath } from '../../../src/model/languages.ts'
import { href, type Language, type Site } from '../../../src/model/site.ts'
import * as filterFacts from '../facts/filter.ts'
import { listDishes, lunchWeeks } from '../facts/lunch.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { Anchor } from './anchor.tsx'
import { filter, filterHidden } from './style.ts'

export const filterId = 'filter_by'

export function Filter({ site, lang }: { site: Site; lang: Language }) {
  const choice = filterFacts.findChoice(site)
  if (!choice) return null
  const w = words[lang].filter
  return (
    <>
      <details id={filterId}>
        <summary data-t="" aria-label={filterTitle(choice, lang)} />
      </details>
      {/* The boxes have no form, so browsers restore them when a guest comes back to the page. */}
      {choice.diets.length > 0 && <BoxGroup name={w.only} boxes={choice.diets.map(dietBox)} />}
      {choice.diets.map((diet) => (
        <FilterBox id={dietBox(diet)} label={w.diets[diet]} />
      ))}
      {choice.prices.length > 0 && (
        <>
          <BoxGroup
            name={w.price}
            boxes={['to_', ...choice.prices.map((_, index) => `to_${index}`)]}
          />
          <FilterBox id="to_" label={w.anyPrice} name="to_" checked />
        </>
      )}
      {choice.prices.map((price, index) => (
        <FilterBox
          id={`to_${index}`}
          label={w.upTo(format.money(price, choice.currency, lang))}
          name="to_"
        />
      ))}
      <BoxGroup name={w.byRecipe} boxes={allergens.map(({ number }) => allergenBox(number))} />
      {allergens.map(({ number }) => (
        <FilterBox id={allergenBox(number)} label={`${w.no} ${w.free[number - 1]}`} />
      ))}
      <p class="quiet" data-t={w.advice} />
      <Anchor id="first_left" />
    </>
  )
}

const dietBox = (diet: keyof typeof filterFacts.dietMarks) => `only_${filterFacts.dietMarks[diet]}`
const allergenBox = (number: number) => `no_${filterFacts.allergenMark(number)}`

/**
 * Label of the boxes that follow it. CSS needs them as siblings of the sections, so `aria-owns`
 * groups them.
 */
const BoxGroup = ({ name, boxes }: { name: string; boxes: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to hold the boxes.
  <div role="group" data-t="" aria-label={name} aria-owns={boxes.join(' ')} />
)

/** Return the name of the filter with examples: `Filter: vegetarian, no gluten, up to CZK 150`. */
export function filterTitle(choice: filterFacts.Choice, lang: Language): string {
  const w = words[lang].filter
  const [diet] = choice.diets
  const price = choice.prices[Math.floor(choice.prices.length / 2)]
  const examples = [
    ...(diet ? [w.diets[diet]] : []),
    `${w.no} ${w.free[0]}`,
    ...(price === undefined ? [] : [w.upTo(format.money(price, choice.currency, lang))]),
  ]
  return w.title(examples.join(', '))
}

/**
 * Status line while a filter is on: the number of matching dishes, a link to the first of them, and
 * a link that loads the page without the choice. It stays in view.
 */
export function FilterStatus({ site, lang }: { site: Site; lang: Language }) {
  if (!filterFacts.findChoice(site)) return null
  const w = words[lang].filter
  return (
    <p class="left">
      <output data-t={w.left} />
      <StyledLink to="#first_left" name={w.show} isDrawnByStyle />{' '}
      <StyledLink to={href(site, homePath(site, lang))} name={w.reset} isDrawnByStyle />
    </p>
  )
}

type StyledLinkProps = {
  to: string
  name: string
  /** Text that the style of the filter draws in narrow windows, instead of the name. */
  short?: string | undefined
  isDrawnByStyle?: boolean | undefined
}

/** Link whose text is drawn by the style of the filter, or an ordinary one. */
export const StyledLink = ({ to, name, short, isDrawnByStyle = false }: StyledLinkProps) => (
  <a href={to} aria-label={isDrawnByStyle ? name : undefined} data-n={short}>
    {isDrawnByStyle ? '' : name}
  </a>
)

type FilterBoxProps = {
  id: string
  label: string
  /** Group of radio buttons. Without it the box is a checkbox. */
  name?: string
  checked?: boolean
}

const FilterBox = ({ id, label, name, checked }: FilterBoxProps) => (
  <input
    type={name === undefined ? 'checkbox' : 'radio'}
    name={name}
    id={id}
    aria-label={label}
    checked={checked}
  />
)

/**
 * Return the CSS of the filter, for screens of browsers with `:has()` and nesting. Empty if there
 * is nothing to filter.
 */
export function filterStyle(site: Site): string {
  const choice = filterFacts.findChoice(site)
  if (!choice) return ''
  const mismatches = mismatchSelectors(site, choice).join()
  // Nested, so that the list of selectors appears once. Chrome before 120 and Safari before 17.2
  // ignore a nested rule that starts with a letter. They would hide nothing and count every dish as
  // matching.
  const hiding = `:is(${mismatches}){:is(section):has(ul.items):not(:has(.items>:not(&))),.items:is(ul)>&{display:none}}`
  return `${filterHidden}@supports selector(:has(*)) and selector(&){@media screen{${filter}${hiding}}}`
}

/** Return for each box a selector of the dishes that it hides while it is checked. */
function mismatchSelectors(site: Site, { diets, prices }: filterFacts.Choice): string[] {
  const dishes = listDishes({ ...site.menu, lunches: lunchWeeks(site) })
  const marks = new Set(dishes.flatMap((dish) => [...(filterFacts.getMarks(site, dish) ?? '')]))
  const whileChecked = (box: string, dish: string) => `${box}:checked~* ${dish}`
  const hasMark = (mark: string) => `[class*=${mark}]`
  const contained = allergens
    .map(({ number }) => filterFacts.allergenMark(number))
    .filter((mark) => marks.has(mark))
  return [
    ...diets.map((diet) =>
      whileChecked(
        `#only_${filterFacts.dietMarks[diet]}`,
        `:not(${hasMark(filterFacts.dietMarks[diet])})`,
      ),
    ),
    ...prices.flatMap((_, index) => {
      const expensiveMarks = prices
        .map((_, exceeded) => filterFacts.priceMark(exceeded + 1))
        .filter((mark, exceeded) => exceeded >= index && marks.has(mark))
      const [only, second] = expensiveMarks.map(hasMark)
      if (only === undefined) return []
      const any = second === undefined ? only : `:is(${expensiveMarks.map(hasMark).join()})`
      return [whileChecked(`#to_${index}`, any)]
    }),
    ...contained.map((mark) => whileChecked(`#no_${mark}`, hasMark(mark))),
    ...(marks.has(filterFacts.unknownMark)
      ? [whileChecked('[id^=no_]', hasMark(filterFacts.unknownMark))]
      : []),
  ]
}
