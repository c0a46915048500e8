// Days with a name, such as `Karfreitag` or `Silvestr`, in a text of dates.

import { dateOfHoliday, listHolidayNames } from '../model/holidays.ts'
import { lazy } from '../model/once.ts'
import type { CalendarDate } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import type { Extent } from './notation.ts'

/** Further names after the rule for their date, as in the lists of holidays. */
const moreNames = `
  01-01 New Year|New Year Day|Neujahrstag|Nového roku|Nového roka|Nový rok;
  01-06 Tří králů|Traja králi|Troch kráľov|Dreikönigstag|Dreikönig|Hl. Drei Könige;
  02-14 Valentine’s Day|Valentinstag|Valentýn|sv. Valentýna|Valentín;
  03-17 St Patrick’s Day;
  easter-48 Rosenmontag;
  easter-47 Faschingsdienstag|Shrove Tuesday|Pancake Day;
  easter-46 Aschermittwoch|Ash Wednesday|Popeleční středa|Popolcová streda;
  easter-3 Gründonnerstag|Maundy Thursday|Zelený čtvrtek|Zelený štvrtok;
  easter-2 Velkého pátku|Veľkého piatku;
  easter-1 Karsamstag|Holy Saturday|Bílá sobota|Bílou sobotu|Biela sobota|Bielu sobotu;
  easter+0 Velikonoční neděli|Veľkonočnú nedeľu;
  easter+1 Velikonočním pondělí|Velikonočního pondělí|Veľkonočného pondelka;
  05-01 May Day|Maifeiertag|Prvního máje|Prvého mája;
  easter+39 Himmelfahrt;
  08-15 Maria Himmelfahrt;
  10-31 Halloween;
  11-01 Všech svatých|Všetkých svätých;
  11-11 Martini|Martinstag|sv. Martina|Svatého Martina;
  12-24 Xmas Eve|Heiliger Abend|Heiligen Abend|Hl. Abend|Weihnachtsabend|Štědrého dne|Štědrém dni|Štědrý večer|
    Štedrého dňa;
  12-25 Xmas Day|Boží hod vánoční|1. vánoční svátek|První svátek vánoční|1. sviatok vianočný|
    Erster Weihnachtstag|1. Weihnachtsfeiertag|Erster Weihnachtsfeiertag;
  12-26 2. vánoční svátek|Druhý svátek vánoční|2. sviatok vianočný|Zweiter Weihnachtstag|
    2. Weihnachtsfeiertag|Zweiter Weihnachtsfeiertag|Stephanitag|Stefanstag|Stephanstag|Štěpána|
    Na Štěpána|Štefana|Saint Stephen’s Day;
  12-31 New Year’s Eve|NYE|Silvestr|Silvestra|Silvester|Sylvester|Silvesterabend|Silvesternacht`

const wordPattern = /[\p{L}\d]+(?:['’]\p{L}+)?/gu
const fold = (word: string) => normalizeText(word).replace(/['’]/g, '')
const wordsIn = (text: string) => [...text.matchAll(wordPattern)]

/**
 * Rule for the date of each name, and the largest number of words of a name. Names are folded, with
 * one space between words.
 */
const rules = lazy(() => {
  const more = moreNames.split(';').flatMap((row) => {
    const [, rule = '', names = ''] = /^\s*(\S+) (.*)$/s.exec(row) ?? []
    return names.split('|').map((name) => [name, rule] as const)
  })
  const folded = (name: string) => wordsIn(name).map(([word]) => fold(word))
  const names = [...listHolidayNames(), ...more].map(
    ([name, rule]) => [folded(name), rule] as const,
  )
  return {
    ruleByName: new Map(names.map(([words, rule]) => [words.join(' '), rule])),
    most: Math.max(...names.map(([words]) => words.length)),
  }
})

/** A name in a text, with the year that may follow it, and the date of the day in each year. */
export type DayName = { at: Extent; year?: number; on: (year: number) => CalendarDate }

/** Find the names of days in a text. */
export function findDayNames(text: string): DayName[] {
  const { ruleByName, most } = rules()
  const words = wordsIn(text)
  const folded = words.map(([word]) => fold(word))
  const found: DayName[] = []
  for (let index = 0; index < words.length; index++)
    for (let count = Math.min(most, words.length - index); count > 0; count--) {
      const rule = ruleByName.get(folded.slice(index, index + count).join(' '))
      const [first, last] = [words[index], words[index + count - 1]]
      if (rule === undefined || !first || !last) continue
      const end = last.index + last[0].length
      const [typed] = /^,? 20\d\d(?![\d-])/.exec(text.slice(end)) ?? []
      const year = typed && { year: Number(typed.slice(-4)) }
      found.push({ at: [first.index, end], ...year, on: (one) => dateOfHoliday(rule, one) })
      index += count - 1
      break
    }
  return found
}

/** Words around dates that say nothing more, feasts of several days, and brackets. */
const noise =
  /(?<!\p{L})(?:am|an|zu(?=\s+\p{L})|on|the|dne|dňa|dnech|dňoch|v|ve|vo|na|o|včetně|vrátane|inclusive|incl\.?|inkl\.?|inklusive|einschließlich)(?![\p{L}.])|(?<!\p{L})(?:vánoc[eií]|vánocích|vianoc(?:e|iach)|velikonoc[eí]|velikonocích|veľk(?:á|ej) noci?|christmas|easter|weihnachten|ostern)(?!\p{L})|[()]/giu

/** Replace words that say nothing more about dates by spaces, so that positions stay the same. */
export const withoutNoise = (text: string, names: readonly DayName[]) =>
  names
    .reduce(
      (all, { at: [start, end] }) => all.slice(0, start) + ' '.repeat(end - start) + all.slice(end),
      text,
    )
    .replace(noise, (word) => ' '.repeat(word.length))
