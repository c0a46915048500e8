// What stands beside a dish or drink: allergens, diets, tags, alcohol, degree.

import { allergens } from '../../model/allergens.ts'
import { type Diet, diets, tags } from '../../model/site.ts'
import { fold } from '../../model/suggest.ts'
import { Fault, type Notation } from '../records/record.ts'
import { choice, decimal, quoted, several, split } from './words.ts'

/** Percent of alcohol by volume; `null` where the owner says that it is not known. */
export const alcohol: Notation<number | null> = {
  expected: 'percent of alcohol by volume such as 5,0, or unknown',
  read(text) {
    const typed = text.trim()
    if (unknown.has(fold(typed))) return null
    const number = decimal(typed.replace(/\s*%(\s*(obj\.?|vol\.?))?$/, ''))
    if (number === undefined)
      return new Fault(quoted(text), 'write the percentage, such as 4,1, or 0, or unknown')
    return number >= 0 && number <= 96
      ? number
      : new Fault(`${typed} % of alcohol`, 'write a number from 0 to 96')
  },
}

export const degree: Notation<number> = {
  expected: 'the degree of the beer such as 12',
  read(text) {
    const number = decimal(text.trim().replace(/\s*°$/, ''))
    return number !== undefined && number >= 1 && number <= 40
      ? number
      : new Fault(
          quoted(text),
          text.includes('%')
            ? 'write the degree from the tap, such as 12; percent belong to   alcohol:'
            : 'write the degree from the tap, such as 12',
        )
  },
}

const unknown = new Set(['unknown', 'neuvedeno', 'nezname', 'neznamo'])
/** A hyphen or a zero is not among them: it may as well mean that nobody has looked. */
const none = new Set(['none', 'zadne', 'zadny'])

/** Numbers of allergens, ascending; `[]` none of the fourteen, `null` not stated. */
export const allergenNumbers: Notation<number[] | null> = {
  expected: 'numbers from 1 to 14 such as 1, 3, 7, or none, or unknown',
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
    if (gap)
      return new Fault(
        `${quoted(typed)}, where a space may part two numbers or one`,
        'write the numbers with commas between them: 1, 3, 7',
      )
    for (const part of split(text.replace(/[()]/g, ' ').replace(/\//g, ','), /,/)) {
      const number = allergen(part.text)
      if (number instanceof Fault) return new Fault(number.found, number.mend, part.span)
      numbers.add(number)
    }
    return numbers.size > 0
      ? [...numbers].sort((a, b) => a - b)
      : new Fault(quoted(text), 'write numbers such as 1, 3, 7, or none, or unknown')
  },
}

/** `7`, `07`, `1a` (a kind of cereal): the number of the group. */
function allergen(text: string): number | Fault {
  if (/^\d+\.\d+$/.test(text)) {
    return new Fault(
      `"${text}", which may mean two allergens or one of its kinds`,
      `write   ${text.replace('.', ', ')}   or   ${text.split('.')[0]}`,
    )
  }
  const named = allergens.find(({ key, short }) =>
    [key, fold(short.cs), short.en].includes(fold(text)),
  )
  if (named) return new Fault(quoted(text), `write its number:   ${named.number}`)
  const match = /^0*(\d{1,3})[a-h]?$/i.exec(text)
  if (!match || Number(match[1]) === 0)
    return new Fault(
      quoted(text),
      'write the numbers with commas between them: 1, 3, 7; none where there are none of them, unknown where you cannot say',
    )
  const number = Number(match[1])
  return number >= 1 && number <= allergens.length
    ? number
    : new Fault(`allergen ${number}, which does not exist`, 'use the numbers 1 to 14')
}

const dietWords: { [typed: string]: Diet } = {
  veganske: 'vegan',
  vegansky: 'vegan',
  vegetarianske: 'vegetarian',
  vegetariansky: 'vegetarian',
  bez_lepku: 'gluten_free',
  bezlepkove: 'gluten_free',
}

/** Claims of the house; vegan implies vegetarian, so that one filter finds both. */
export const dietList: Notation<Diet[]> = {
  ...several(choice(diets, dietWords, 'a diet'), ['none', 'zadne']),
  read(text) {
    const found = several(choice(diets, dietWords, 'a diet'), ['none', 'zadne']).read(text)
    if (found instanceof Fault) return found
    return diets.filter(
      (diet) => found.includes(diet) || (diet === 'vegetarian' && found.includes('vegan')),
    )
  },
}

export const tagList = several(choice(tags, {}, 'a tag'))
