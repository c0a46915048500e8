// Finds days of the week in an owner's sentence, so that they are not printed twice.

import { dayNames } from '../../../src/model/calendar.ts'
import type { Language } from '../../../src/model/languages.ts'
import { containsOnly } from '../../../src/model/restricted.ts'
import { type Day, days } from '../../../src/model/site.ts'

/** Inflected forms: `od pátku`, `v sobotu`. */
const inflectedForms: { readonly [L in Language]?: readonly string[] } = {
  cs: ['', 'úterka', 'středy|středu', 'čtvrtka', 'pátku', 'soboty|sobotu', 'neděli'],
  sk: [
    'pondelka',
    'utorka',
    'stredy|stredu',
    'štvrtka',
    'piatka',
    'soboty|sobotu',
    'nedele|nedeľu',
  ],
}
/** Further restrictions in the sentence: a time of day, or an exception. */
const furtherLimits =
  /\d\s?(?:[:.]\d\d|h|hod\p{L}*|uhr|[ap]\.?m\.?)(?!\p{L})|(?<!\p{L})(?:ne|kromě|mimo|vyjma|nie|okrem|not?|except|nicht|kein\p{L}*|außer)(?!\p{L})/iu
const range = /^\s*(?:[–-]|až(?: do)?|do|to|till|until|through|bis)\s*$/iu

/**
 * True if the text states that these days are the only ones, and has no further restriction in
 * time.
 */
export function namesOnlyTheseDays(text: string, on: readonly Day[], lang: Language): boolean {
  if (!containsOnly(text) || furtherLimits.test(text)) return false
  const forms = days.map((day, index) =>
    [`${dayNames[lang][day]}s?`, inflectedForms[lang]?.[index]].filter(Boolean).join('|'),
  )
  const mentionedDays = new Set<Day>()
  let [last, end] = [-1, 0]
  for (const found of text.matchAll(
    new RegExp(`(?<!\\p{L})(?:(${forms.join(')|(')}))(?!\\p{L})`, 'giu'),
  )) {
    const index = found.slice(1).findIndex((one) => one !== undefined)
    const isRange = last >= 0 && range.test(text.slice(end, found.index))
    for (let at = isRange ? last : index; ; at = (at + 1) % days.length) {
      mentionedDays.add(days[at] as Day)
      if (at === index) break
    }
    last = index
    end = found.index + found[0].length
  }
  return mentionedDays.size === on.length && on.every((day) => mentionedDays.has(day))
}
