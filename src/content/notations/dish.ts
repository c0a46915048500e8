// What stands beside a dish or drink: allergens, diets, tags, alcohol, degree.

import { allergens } from '../../model/allergens.ts'
import { message } from '../../model/messages/catalogue.ts'
import { type Diet, diets, tags } from '../../model/site.ts'
import { fold } from '../../model/suggest.ts'
import { Fault, type Notation } from './notation.ts'
import { decimal, oneOf, several, split } from './plain.ts'

/** Percent of alcohol by volume; `null` where the owner says that it is not known. */
export const alcohol: Notation<number | null> = {
  expected: 'alcohol',
  read(text) {
    const typed = text.trim()
    if (unknown.has(fold(typed))) return null
    const number = decimal(typed.replace(/%(\s*(obj\.?|vol\.?))?$/, '').trimEnd())
    if (number === undefined) return new Fault(message('alcohol-unreadable', { typed: text }))
    return number >= 0 && number <= 96
      ? number
      : new Fault(message('alcohol-impossible', { typed }))
  },
}

export const degree: Notation<number> = {
  expected: 'degree',
  read(text) {
    const number = decimal(text.trim().replace(/°$/, '').trimEnd())
    return number !== undefined && number >= 1 && number <= 40
      ? number
      : new Fault(message('degree-unreadable', { typed: text }))
  },
}

const unknown = new Set(['unknown', 'neuvedeno', 'nezname', 'neznamo'])
/** A hyphen or a zero is not among them: it may as well mean that nobody has looked. */
const none = new Set(['none', 'zadne', 'zadny'])

/** Numbers of allergens, ascending; `[]` none of the fourteen, `null` not stated. */
export const allergenNumbers: Notation<number[] | null> = {
  expected: 'allergens',
  list: true,
  read(text) {
    const typed = text
      .trim()
      .replace(/^[/(]|[/)]$/g, '')
      .trim()
    if (unknown.has(fold(typed))) return null
    if (none.has(fold(typed))) return []
    const numbers = new Set<number>()
    // `1 2` may be 12 with a gap in it; somebody who must not eat sulphites would rather be asked.
    const gap = /\d[a-h]?[ \u00A0]+\d/i.exec(typed)
    if (gap) return new Fault(message('allergens-parted', { typed }))
    const faults: Fault[] = []
    for (const part of split(text.replace(/[()]/g, ' ').replace(/\//g, ','), /,/)) {
      if (faults.length === Fault.most) break
      const number = allergen(part.text)
      if (number instanceof Fault) faults.push(number.within(part.span))
      else numbers.add(number)
    }
    const fault = Fault.all(faults)
    if (fault) return fault
    return numbers.size > 0
      ? [...numbers].sort((a, b) => a - b)
      : new Fault(message('allergens-unreadable', { typed: text }))
  },
}

/** What an allergen may be called instead of its number. */
const byName = new Map(
  allergens.flatMap(({ number, key, short }) =>
    [key, ...Object.values(short).map(fold)].map((name) => [name, number] as const),
  ),
)

/** `7`, `07`, `1a` (a kind of cereal): the number of the group. */
function allergen(text: string): number | Fault {
  if (/^\d+\.\d+$/.test(text)) return new Fault(message('allergen-ambiguous', { typed: text }))
  const named = byName.get(fold(text))
  if (named !== undefined)
    return new Fault(
      message('allergen-in-words', { typed: text, number: named }),
      undefined,
      String(named),
    )
  const match = /^0*(\d{1,3})[a-h]?$/i.exec(text)
  if (!match || Number(match[1]) === 0)
    return new Fault(message('allergen-unreadable', { typed: text }))
  const number = Number(match[1])
  return number >= 1 && number <= allergens.length
    ? number
    : new Fault(message('allergen-unknown', { number }))
}

const dietWords: { [typed: string]: Diet } = {
  veganske: 'vegan',
  vegansky: 'vegan',
  vegetarianske: 'vegetarian',
  vegetariansky: 'vegetarian',
  bez_lepku: 'gluten_free',
  bezlepkove: 'gluten_free',
  vegetarisch: 'vegetarian',
  glutenfrei: 'gluten_free',
}

const dietWord = several(oneOf(diets, dietWords), ['none', 'zadne'])

/** Claims of the house; vegan implies vegetarian, so that one filter finds both. */
export const dietList: Notation<Diet[]> = {
  ...dietWord,
  read(text) {
    const found = dietWord.read(text)
    if (found instanceof Fault) return found
    return diets.filter(
      (diet) => found.includes(diet) || (diet === 'vegetarian' && found.includes('vegan')),
    )
  },
}

export const tagList = several(oneOf(tags))
