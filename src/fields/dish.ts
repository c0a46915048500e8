// Fields that dishes of the menu, drinks and lunch dishes have in common.

import { message } from '../messages/catalogue.ts'
import { depositIn, priceIn } from '../model/currencies.ts'
import { firstLanguage, type Language, languages, parseTextRow } from '../model/languages.ts'
import { cachePerObject } from '../model/once.ts'
import * as s from '../model/schema-parts.ts'
import type { Allergens, Kind, Text } from '../model/site.ts'
import { type AllergenList, allergenList, dietList, traceList } from '../notations/dish.ts'
import {
  type OwnLabels,
  sampleLabels,
  suggestLabel,
  translateLabel,
  translatePour,
} from '../notations/labels.ts'
import { labelTranslations, type TypedSize } from '../notations/sizes.ts'
import {
  type ContentNode,
  hasField,
  markSpan,
  nodeAt,
  reportFinding,
  reportWarning,
} from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { optional, required } from '../reading/record.ts'
import { composed, member, statedMember } from '../reading/row.ts'
import { labelTexts, nameText, optionalText, present } from '../reading/texts.ts'
import { checkGluten, checkTraces } from './claims.ts'
import type { ItemRow } from './common.ts'

/** Dish in examples. */
export const braised = parseTextRow(
  'Svíčková na smetaně | Braised beef in cream sauce | Sviečková na smotane | Rinderbraten in Rahmsoße',
)
const potatoDumplings = parseTextRow(
  'Bramborový knedlík, brusinky | Potato dumplings, cranberries | Zemiaková knedľa, brusnice | Kartoffelknödel, Preiselbeeren',
)

/** Create the data member of a description of a dish or course. */
export const descriptionMember = (example: Text) =>
  member('description', (house) => s.optional(s.textMember(house, 'What is served.', example)))

const flourInTheKitchen = parseTextRow(`
    Vaříme ho bez mouky, ale v kuchyni, kde se s moukou peče.
    | We cook it without flour, in a kitchen where we bake with flour.
    | Varíme ho bez múky, ale v kuchyni, kde sa s múkou pečie.
    | Ohne Mehl gekocht, in einer Küche, in der mit Mehl gebacken wird.`)

export const dishRows = {
  name: {
    ...nameText,
    data: member('name', (house) => s.textMember(house, 'Name of the dish or drink.', braised)),
    called: `
        název, jméno, jídlo, pokrm, nápoj, pivo, víno, položka, název jídla, název pokrmu, název položky, název nápoje
        | name, dish, item, drink, item name, dish name, name of dish
        | názov, meno, jedlo, pokrm, nápoj, pivo, víno, položka, názov jedla, názov položky, názov nápoja
        | name, bezeichnung, gericht, speise, getränk, name des gerichts`,
    order: 30,
  },
  description: {
    ...optionalText,
    data: descriptionMember(potatoDumplings),
    called:
      'popis, popis jídla, složení, ingredience | description, ingredients | popis, opis, zloženie, ingrediencie | beschreibung, zutaten',
    order: 60,
  },
  labels: { ...labelTexts, ...composed, called: undefined, order: 100 },
  allergens: required(allergenList, {
    ...composed,
    called:
      'alergeny, alergen, čísla alergenů | allergens, allergen, allergen numbers | alergény, alergén | allergene, allergen',
    order: 130,
  }),
  traces: optional(traceList, {
    ...composed,
    called:
      'stopy, může obsahovat, může obsahovat stopy | traces, may contain | stopy, môže obsahovať | spuren, kann enthalten, kann spuren enthalten',
    order: 140,
  }),
  gluten_note: {
    ...optionalText,
    data: statedMember('gluten_note', (house) =>
      s.textMember(
        house,
        "The owner's sentence on gluten, of which there may be `traces`. It is not gluten-free: never say so, and say the traces with it.",
        flourInTheKitchen,
      ),
    ),
    called: 'poznámka k lepku | gluten note | poznámka k lepku | hinweis zu gluten',
    example: 'Vaříme ho bez mouky, ale v kuchyni, kde se s moukou peče.',
    order: 145,
  },
  diets: optional(dietList, {
    ...composed,
    called: 'diety, dieta | diets, diet, dietary | diéty, diéta | ernährung',
    order: 150,
  }),
} as const satisfies { [field: string]: ItemRow }

/** Row of sizes with prices: one line in a file, or several columns in a table. */
export const sizesAnswers = {
  ...composed,
  called: 'velikosti a ceny | sizes | veľkosti a ceny | größen und preise',
  parts: {
    price: `
        cena, cena s dph, cena vč dph, cena včetně dph, prodejní cena | price, selling price
        | cena, cena s dph, cena vrátane dph, predajná cena
        | preis, verkaufspreis, preis inkl mwst`,
    size: `
      porce, množství, velikost, velikost porce
      | portion, size, amount, quantity, serving, portion size
      | porcia, množstvo, veľkosť, veľkosť porcie | portion, menge, größe, portionsgröße`,
    /** A column of weights without a unit is in grams. One of volumes has no default unit. */
    weight: 'gramáž, hmotnost, váha | weight | gramáž, hmotnosť, váha | gewicht',
    volume: 'objem | volume | objem | volumen, inhalt',
  },
  order: 110,
} as const satisfies Omit<ItemRow, 'reader' | 'required'>

export function toDish(
  node: ContentNode,
  values: Values<typeof dishRows> & { sizes: TypedSize[] | undefined },
  kind: Kind = 'food',
) {
  const { name, description, allergens, traces, gluten_note, diets = [] } = values
  const typed = { typed: values.sizes, own: values.labels }
  const translated = toPrices(node, 'sizes', typed, sizeWords[kind])
  if (!name || !translated || !values.sizes || allergens === undefined) return undefined
  checkTraces(node, allergens, traces)
  if (gluten_note) checkGluten(node, gluten_note, allergens, traces)
  return {
    name,
    ...present({ description }),
    sizes: translated,
    ...toAllergens(allergens, traces),
    ...present({ gluten_note }),
    diets,
  }
}

/** Create the members for allergens only, as extras and courses have them. */
export const toContained = ({ numbers, kinds, isComplete }: AllergenList) => ({
  allergens: isComplete ? numbers : null,
  ...(!isComplete && numbers.length > 0 && { known_allergens: numbers }),
  ...(kinds.length > 0 && { allergen_kinds: kinds }),
})

/** Create the members for allergens, with kinds and traces if the owner states them. */
const toAllergens = (contained: AllergenList, traces?: AllergenList): Allergens => ({
  ...toContained(contained),
  ...(traces && { traces: traces.numbers }),
  ...(traces && traces.kinds.length > 0 && { trace_kinds: traces.kinds }),
})

const sizeWords: Record<Kind, LabelWords> = {
  food: wordsBy(translateLabel),
  drinks: wordsBy(translatePour),
}

function wordsBy(translate: typeof translateLabel): LabelWords {
  return { code: 'size-label-unknown', translate, known: sampleLabels, meant: suggestLabel }
}

/**
 * Convert typed prices to the currency of the pub, with labels in all its languages. Labels without
 * a translation are reported.
 */
export function toPrices<T extends TypedPrice>(
  node: ContentNode,
  field: 'sizes' | 'price',
  { typed: read, own }: { typed: readonly T[] | undefined; own: OwnLabels | undefined },
  words: LabelWords,
) {
  // The cast is safe: the field has one notation.
  const typed = read ?? (node.repaired?.get(field) as T[] | undefined)
  const unknown: Untranslated[] = []
  const known = madeWith(words)
  const found = typed?.map((one) => {
    // Without labels of its own, a dish shares a size with all dishes that type the same.
    const made =
      (!own && (known.get(one) as Priced<T> | undefined)) || toPrice(one, own, node, words)
    if (!own) known.set(one, made)
    if (made.missing) unknown.push({ word: one.label ?? '', missing: made.missing })
    return made.size
  })
  reportUnknownLabels(node, field, unknown, words)
  if (unknown.length === 0) warnUnusedLabels(node, typed)
  return found
}

/** Prices made without labels of their owner, by what was typed in the languages of a pub. */
const madeWith = cachePerObject((_: LabelWords) => new WeakMap<object, object>())

type Priced<T extends TypedPrice> = ReturnType<typeof toPrice<T>>

/** Convert a typed price. `missing` lists the languages in which its label has no translation. */
function toPrice<T extends TypedPrice>(
  { label, price, price_from, price_per, deposit, ...quantity }: T,
  own: OwnLabels | undefined,
  { document, region }: ContentNode,
  words: LabelWords,
) {
  // Without a region no price was read, so the default has no effect.
  const currency = region?.currency ?? 'CZK'
  const size = {
    ...quantity,
    ...(price !== undefined && priceIn(currency, price)),
    ...present({ price_from, price_per }),
    ...(deposit !== undefined && depositIn(currency, deposit)),
  }
  const text = label === undefined ? undefined : words.translate(label, own, document.languages)
  if (Array.isArray(text)) return { size, missing: text }
  return { size: text ? { label: text, ...size } : size }
}

/**
 * Warn about translations of labels that no price has, as is left after a label was changed.
 * Without prices nothing is reported, because they could not be read.
 */
export function warnUnusedLabels(
  node: ContentNode,
  typed: readonly { label?: string }[] | undefined,
) {
  const { languages } = node.document
  for (const lang of typed ? languages.filter((one) => hasField(node, `labels_${one}`)) : []) {
    const used = new Set(typed?.flatMap(({ label }) => label ?? []))
    const lower = new Set([...used].map((label) => label.toLowerCase()))
    const at = nodeAt(node, `labels_${lang}`)
    const translated = typeof at.raw === 'string' ? labelTranslations.read(at.raw) : undefined
    const labels = [...(translated?.keys() ?? [])].filter(
      (label) => !lower.has(label.toLowerCase()),
    )
    const known = used.size > 0 ? [...used] : null
    if (labels.length > 0) reportWarning(at, 'label-unused', { labels, known })
  }
}

type TypedPrice = Pick<TypedSize, 'label' | 'price' | 'price_from' | 'price_per' | 'deposit'>

/** Translations of labels that the engine knows, and the message for all others. */
export type LabelWords = {
  code: 'size-label-unknown' | 'admission-label-unknown'
  translate: typeof translateLabel
  known: typeof sampleLabels
  /** Find the known word that this one misspells. */
  meant: typeof suggestLabel
}

/** Report unknown labels: each misspelt one by itself, and the owner's own words together. */
function reportUnknownLabels(
  node: ContentNode,
  field: string,
  unknown: readonly Untranslated[],
  { code, known, meant }: LabelWords,
) {
  const at = nodeAt(node, field)
  const say = (some: readonly Untranslated[]) =>
    message(code, {
      labels: some.map(({ word }) => word),
      missing: wordLines(node, 'labels', missingIn(some)),
      known: known(firstLanguage(node.document)),
    })
  const own: Untranslated[] = []
  for (const label of unknown) {
    const corrected = meant(label.word, node.document.languages)
    const edit = { old: label.word, new: corrected ?? '' }
    if (corrected === undefined) own.push(label)
    // Sizes that are unreadable already have an edit.
    else if (!node.repaired?.has(field))
      reportFinding(atWord(at, label.word), say([label]), { fix: edit })
  }
  if (own.length > 0) reportFinding(at, say(own))
}

/** A word of the owner, and the languages in which its translation is missing. */
export type Untranslated = { word: string; missing: readonly Language[] }

/**
 * List the languages in which any word lacks a translation. Reported one by one, all words would
 * ask for the same line.
 */
export const missingIn = (words: readonly Untranslated[]): Language[] =>
  languages.filter((lang) => words.some(({ missing }) => missing.includes(lang)))

/** Narrow a node to a word in its value, if the value holds the word as it was read. */
export function atWord(node: ContentNode, word: string): ContentNode {
  const start = typeof node.raw === 'string' ? node.raw.indexOf(word) : -1
  return start < 0 ? node : { ...node, span: markSpan(start, word) }
}

/** List the translation lines that need words, with their current content. */
export const wordLines = (node: ContentNode, field: string, missing: readonly Language[]) =>
  missing.map((language) => {
    const { raw } = nodeAt(node, `${field}_${language}`)
    return { language, typed: typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null }
  })
