// Look into the names of dishes and sections for facts that have a field of their own. A name is
// never filtered or compared, so a guest with an allergy would not find the allergens in it.

import { countries, defaultCountry } from '../../model/countries.ts'
import { asValue, type Fix } from '../../model/edit.ts'
import { firstLanguage } from '../../model/languages.ts'
import type { HouseEvent, Item, Size, SoupSize } from '../../model/site.ts'
import { allergenList, austrianNumbers, dietList } from '../../notations/dish.ts'
import { quantity } from '../../notations/quantity.ts'
import { pricedSize } from '../../notations/sizes.ts'
import { dayList } from '../../notations/time.ts'
import type { Position } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  hasField,
  hasValue,
  markSpan,
  nodeAt,
  reportWarning,
} from '../../reading/node.ts'

const number = String.raw`\d{1,2}[a-z]?`
const numbers = String.raw`${number}(?:\s*[,;.]\s*${number})*`
const word = String.raw`(?:A|[Aa]l\.?|[Aa]ll?erg[\p{L}.]*)\s*:?\s*`
const letters = '[A-R](?:\\s*[,;]\\s*[A-R])+'

/** `(1,3,7)`, `[A: 1,3]` or `/1,7/` anywhere; at the end also `A: 1, 3`, `1,3,7` and `A,C,G`. */
const patterns = [
  new RegExp(String.raw`[([{]\s*(?:${word})?(${numbers})\s*[)\]}]`, 'iu'),
  new RegExp(String.raw`(?<!\d\s?)/\s?(${numbers}|${letters})\s?/(?!\s?\d)`, 'u'),
  new RegExp(String.raw`(?<=\s)${word}(${numbers}|${letters})$`, 'u'),
  // `Cola 1,5` has a volume, so a bare list has three numbers or a space after its comma.
  new RegExp(
    String.raw`(?<=\s)\*?(${number}(?:\s*,\s*${number}){2,}|${number},\s+${number})$`,
    'u',
  ),
  new RegExp(
    String.raw`[([{]\s*(?:Al[\p{L}.]*\s*:?\s*)?(${letters}|[A-R]{3,})\s*[)\]}]|(?<=\s)(${letters})$`,
    'u',
  ),
]

/** Superscript digits as plain ones. */
const plainDigits = (text: string) =>
  text.replace(/[⁰¹²³⁴-⁹]/g, (sign) => sign.normalize('NFKC')).replace(/[˒·]/g, ',')

/** Matches `¹³⁷`, `1.3.7`, `1/3/7` and `1-3-7` at the end, which are probably numbers of allergens. */
const unsure = /(?<=\p{L}\s?)[¹²³⁴-⁹]{2,}$|(?<=\s)\d{1,2}(?:[./-]\d{1,2}){2,}\.?$/u

type Found = { typed: string; start: number; code: string; isUnsure?: boolean }

/** Allergens in the name of a dish: as typed, and as a list of numbers or letters. */
function findAllergens(name: string): Found | undefined {
  const guess = unsure.exec(name)
  if (guess) {
    const [typed] = guess
    const list = /^\d/.test(typed) ? typed.split(/[./-]/).filter(Boolean) : [...plainDigits(typed)]
    return { typed, start: guess.index, code: list.join(', '), isUnsure: true }
  }
  const plain = plainDigits(name)
  const raised = plain !== name ? /(?<=\p{L}\s?)\d{1,2}(?:,\d{1,2})+$/u.exec(plain) : null
  const found = raised ?? patterns.map((pattern) => pattern.exec(plain)).find((one) => one !== null)
  const code = found?.slice(1).find((one) => one !== undefined) ?? raised?.[0]
  if (!found || code === undefined) return undefined
  const list = /^[A-R]{3,}$/.test(code) ? [...code] : code.split(/\s*[,;.]\s*/)
  // `(IPA)` and `(BBQ)` are words: allergen letters without commas are in order.
  if (list.length > 1 && code.length === list.length && [...list].sort().join('') !== code)
    return undefined
  const typed = name.slice(found.index, found.index + found[0].length)
  return { typed, start: found.index, code: list.join(', ') }
}

type Dish = Pick<Item, 'allergens' | 'known_allergens' | 'diets'> & {
  sizes: readonly (Size | SoupSize)[]
}

/**
 * Warn about allergens, diets and quantities in the name of a dish. Only one fix is offered at a
 * time, because each replaces the whole name. `isMoved`: another fix does so already.
 */
export function warnName(dish: Dish, node: ContentNode, isMoved: boolean) {
  const isOffered = warnAllergens(dish, node, isMoved) || isMoved
  warnQuantity(dish, node, warnDietInName(dish, node, isOffered) || isOffered)
}

/**
 * Warn about allergens in the name or description of a dish whose field does not state the same
 * ones. Returns true if a fix is offered.
 */
function warnAllergens(
  { allergens, known_allergens, sizes }: Omit<Dish, 'diets'>,
  node: ContentNode,
  isMoved: boolean,
): boolean {
  const listed = allergens ?? known_allergens
  for (const field of [...node.document.languages, 'description']) {
    const at = nodeAt(node, field)
    const found = typeof at.raw === 'string' ? findAllergens(at.raw) : undefined
    if (!found) continue
    const { typed, start, code, isUnsure } = found
    const isLetters = /^[A-R]/.test(code)
    const austrian = isLetters ? (austrianNumbers(code.split(', ')) ?? '') : code
    const readable = allergenList.read(austrian)
    if (readable ? listed?.join() === readable.numbers.join() : !isLetters || !listed) continue
    // Elsewhere each house chooses its own letters.
    const hasLetters = countries[node.region?.country ?? defaultCountry].allergenLetters
    const list = !isLetters || hasLetters ? readable : undefined
    const stated = nodeAt(node, 'allergens').raw
    // `Vejce (2)` may count its pieces, unless the size states its quantity.
    const isMeasured = sizes.some((size) => size.volume_ml ?? size.weight_g)
    const isAllergen = /,|\p{L}/u.test(typed) || isMeasured
    // In `Hranolky (1) s majonézou (3,10)` a fix would state only a part of them.
    const rest = String(at.raw).replace(typed, ' ')
    const isAll = !findAllergens(rest) && !/[([]\s*[A-R]\s*[)\]]/.test(rest)
    const isSure = list && listed === undefined && isAllergen && isAll && !isUnsure && !isMoved
    const edit = isSure ? moveFromName(typed, 'allergens', austrian) : undefined
    reportWarning({ ...at, span: markSpan(start, typed), fix: edit }, 'allergens-in-name', {
      typed,
      inText: field === 'description',
      numbers: list ? austrian : null,
      stated: listed && typeof stated === 'string' ? stated : null,
    })
    return isSure === true
  }
  return false
}

/** `(vegan)`, `(v, gf)`, `– vegan` or `V/GF` at the end. `Menu V` may be a number. */
const diet =
  /[([]\s*([\p{L}\s,./+&-]{1,40}?)\s*[)\]]|\s[–-]\s+(\p{L}+)$|(?<!men[uü]|č\.|no\.)(?:[\s,]{1,2}\*?|\*)((?:(?:v|vg|veg?|gf)\.?(?:[\s,/+&]{1,3}|$)){1,4}|[\u{1F331}\u{1F33F}Ⓥ])$/giu
const unsureDiet = /^(?:v|vg|ve|veg|\u{1F331}|\u{1F33F}|Ⓥ)$/iu

/** Warn about diets in a name, which may be letters that mean something else on another menu. */
function warnDietInName({ diets }: Pick<Dish, 'diets'>, node: ContentNode, isMoved: boolean) {
  const at = nodeAt(node, firstLanguage(node.document))
  if (typeof at.raw !== 'string') return false
  for (const { 0: typed, 1: inside, 2: last = '', 3: marks, index } of at.raw.matchAll(diet)) {
    const words = (inside ?? marks?.replace(/\s+/g, ',') ?? last)
      .split(/\s*[,/+&]+\s*/)
      .map((one) => one.replace(/\.$/, ''))
    const read = words.flatMap((one) => dietList.read(one) ?? [])
    const isUnsure = words.some((one) => unsureDiet.test(one))
    if (!words.every((one) => dietList.read(one) || unsureDiet.test(one))) continue
    if (!isUnsure && read.every((one) => diets.includes(one))) continue
    const value = [...new Set([...diets, ...read])].join(', ')
    const isOffered = !isUnsure && !isMoved
    const edit = isOffered ? moveFromName(typed, 'diets', value) : undefined
    const values = { typed: typed.trim(), diets: isUnsure ? null : value }
    reportWarning({ ...at, span: markSpan(index, typed), fix: edit }, 'diet-in-name', values)
    return isOffered
  }
  return false
}

/** Offer the line of allergens that a dish lacks if its name has them. */
export function warnAllergensOnlyInName(node: ContentNode) {
  const fields = Object.keys(node.raw ?? {})
  if (fields.some((field) => /^(?:heading|courses)/i.test(field))) return
  const isMissing = !fields.some((field) => /^al+erg/i.test(field))
  const isOffered = isMissing && warnAllergens({ allergens: null, sizes: [] }, node, false)
  if (!fields.some((field) => /^(?:sizes|price|size)/i.test(field)))
    warnPriceInName(node, isOffered)
}

/**
 * `Svíčková 189 Kč`, `Pie ... £9.95`. A bare number may be a weight, a degree or a vintage, and
 * `1.250 Kč`, `1 250 Kč`, `300–450 Kč` and `189 / 229 Kč` are no price of their last digits.
 */
const priceAtEnd =
  /(?:(?<![\d\s.…–:/-])[\s.…–:-]+|(?<=\d\d|\d(?!\s\d{3}(?!\d)))\s+)((?:€ ?|£ ?)?[1-9]\d{0,3}(?:[.,]\d\d)?(?: ?Kč| ?€|,-+)|(?:€ ?|£ ?)?[1-9]\d{0,3}[.,]\d\d)$/u

/** Offer the line of sizes that a dish lacks if its name ends with a price. */
function warnPriceInName(node: ContentNode, isMoved: boolean) {
  const at = nodeAt(node, firstLanguage(node.document))
  if (typeof at.raw !== 'string') return
  const [typed = '', price = ''] = priceAtEnd.exec(at.raw) ?? []
  if (typed === '') return
  const value = `= ${price}`
  const isRead = node.region && pricedSize.read(value, { region: node.region })
  const edit = isRead && !isMoved ? moveFromName(typed, 'sizes', value) : undefined
  const span: [number, number] = [at.raw.length - typed.length, at.raw.length]
  reportWarning({ ...at, span, fix: edit }, 'size-in-name', { typed: typed.trim(), sizes: value })
}

const nameLine = /^ *(?:- +)?(?:[a-z]{2}|(?:title|description)(?:_[a-z]{2})?): /

/** Move a text from the names of an item to a field of its own, which may state another value. */
const moveFromName =
  (typed: string, field: string, value: string) =>
  (_: string, { line }: Position, text: string): Fix[] | undefined => {
    const lines = text.split('\n')
    const isName = (at: number) => nameLine.test(lines[at - 1] ?? '')
    let first = line
    while (isName(first - 1) && !/^ *- /.test(lines[first - 1] ?? '')) first--
    let next = line + 1
    while (isName(next)) next++
    const cleaned = Array.from({ length: next - first }, (_, index) => first + index).flatMap(
      (at) => cleanName(lines[at - 1] ?? '', typed, at),
    )
    if (cleaned.length === 0) return undefined
    const indent = ' '.repeat(/^ *(?:- +)?/.exec(lines[line - 1] ?? '')?.[0].length ?? 0)
    for (let at = next; /^ +(?!- )\S/.test(lines[at - 1] ?? ''); at++) {
      const old = lines[at - 1] ?? ''
      // Another fix puts a name with a second colon in quotation marks first.
      if (old.startsWith(`${indent}${field}:`))
        return /: +[^"'\s].*: /.test(lines[line - 1] ?? '')
          ? undefined
          : [...cleaned, { line: at, column: 1, old, new: `${indent}${field}: ${value}` }]
    }
    return [...cleaned, { add: `${indent}${field}: ${value}`, as: next }]
  }

/** Remove a text from the line of a name. */
function cleanName(line: string, typed: string, at: number): Fix[] {
  const [, start = '', value = ''] = /^( *(?:- +)?\w+: +)(.*?) *$/.exec(line) ?? []
  const name = value.replace(/^(["'])(.*)\1$/, '$2')
  if (!name.includes(typed)) return []
  const rest = name
    .replace(typed, ' ')
    .replace(/(?<=[([/])[\s,;]+|[\s,;]+(?=[)\]])/g, '')
    .replace(/\(\)|\[\]|\/\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/([,;–|])(?:\s*[,;–|])+/g, '$1')
    .replace(/^[\s–:!,;|-]+|[\s–:,;|-]+$/g, '')
  // Another fix puts a name with a second colon in quotation marks first.
  const isQuotedFirst = name === value && rest.includes(': ')
  return rest === '' || isQuotedFirst
    ? []
    : [{ line: at, column: 1, old: line, new: start + asValue(rest) }]
}

/** `12. Guláš`, `12) Guláš`, `12 - Guláš`, `Nr. 12 Guláš`. */
const signedNumber =
  /^(?:(?:(?:č|no|nr|num)\.?|#)\s*([A-Z]?\d{1,3}[a-z]?)[.):]?\s+|([A-Z]?\d{1,3}[a-z]?)(?:[.):]\s*|\s+[-–]\s+))(?=\p{Lu})/iu
const bareNumber = /^([A-Z]?\d{1,3}[a-z]?)\s+(?=\p{Lu})/u

/** Find the number of a dish at the start of its name. */
function findNumber(name: string, pattern: RegExp): { typed: string; value: string } | undefined {
  const [typed, ...values] = pattern.exec(name) ?? []
  const value = values.find((one) => one !== undefined)
  const isCapital = /^\p{Lu}/u.test(name.slice(typed?.length ?? 0))
  return typed === undefined || value === undefined || !isCapital ? undefined : { typed, value }
}

/**
 * Warn about dish numbers in names, which guests order by. Without a sign such as a dot, the most
 * names of the list must begin with different numbers: `3 Knödel` counts pieces. Returns the dishes
 * for which a fix is offered.
 */
export function warnNumbersInNames(nodes: readonly ContentNode[]): ReadonlySet<ContentNode> {
  const names = nodes.flatMap((node) => {
    const at = nodeAt(node, firstLanguage(node.document))
    return typeof at.raw === 'string' ? [{ node, at, name: at.raw }] : []
  })
  const bare = new Set(names.map(({ name }) => findNumber(name, bareNumber)?.value).filter(Boolean))
  const isNumbered = bare.size >= 3 && bare.size * 2 > names.length
  const offered = new Set<ContentNode>()
  for (const { node, at, name } of names) {
    const found =
      findNumber(name, signedNumber) ?? (isNumbered ? findNumber(name, bareNumber) : undefined)
    if (!found || hasValue(node, 'number')) continue
    const { typed, value } = found
    const edit = moveFromName(typed, 'number', value)
    const values = { typed: typed.trim(), number: value }
    reportWarning({ ...at, span: markSpan(0, typed), fix: edit }, 'number-in-name', values)
    offered.add(node)
  }
  return offered
}

const measured =
  /(?<![\d,.×x]|\d\/|[×x*] )(?:\d{1,2} ?[×x*] ?)?(?:\d+\/)*\d+(?:[.,]\d+)?\s?(?:l|dl|cl|ml|g|dkg|dag|kg)(?![\p{L}\d])/giu

/** `Burger s 200 g masa` and `(dětská porce 80 g)` are no names without their quantities. */
const isFirst = /^[^\p{L}\d]*$/u
const isEnd = /^\s*(?:$|[,;|)\]/(+–-]|\s(?:\p{L}{1,3}|with|ohne)\s)/u
const isPart = /(?:^|\s)\p{Ll}{1,4}\s+$|[([/][^)\]/]*\p{L}[^)\]/]*$/u

/** Warn about a quantity in a name that none of the sizes has. */
function warnQuantity({ sizes }: Pick<Dish, 'sizes'>, node: ContentNode, isMoved: boolean) {
  const at = nodeAt(node, firstLanguage(node.document))
  if (typeof at.raw !== 'string') return
  // Several quantities are usually parts of the dish.
  const [found, second] = at.raw.matchAll(measured)
  const stated = found && quantity.read(found[0], { region: node.region })
  const key = stated?.volume_ml === undefined ? 'weight_g' : 'volume_ml'
  if (!found || second || stated?.[key] === undefined) return
  const typed = nodeAt(node, 'sizes').raw
  if (sizes.length === 0 || typeof typed !== 'string') return
  // A price alone, `= 175` or `175 Kč`, is that of the quantity in the name.
  const isAlone = sizes.length === 1 && /^[^=]*$|^=/.test(typed.trim())
  if (!isAlone && sizes.some((size) => size[key] === undefined || size[key] === stated[key])) return
  const [before = '', after = ''] = at.raw.split(found[0])
  const isApart = isFirst.test(before) || (isEnd.test(after) && !isPart.test(before))
  const value = `${found[0]} = ${typed.trim().replace(/^=\s*/, '')}`
  const isRead = node.region && pricedSize.read(value, { region: node.region })
  const isOffered = isAlone && isRead && isApart && !isMoved
  const edit = isOffered ? moveFromName(found[0], 'sizes', value) : undefined
  const span = markSpan(found.index, found[0])
  reportWarning({ ...at, span, fix: edit }, 'size-in-name', { typed: found[0], sizes: typed })
}

/** Warn about a section such as `Pondělí`, whose dishes would be served on every day. */
export function warnDaySection(top: ContentNode) {
  const name = nodeAt(top, 'section')
  if (typeof name.raw !== 'string' || hasValue(top, 'hours')) return
  const { languages } = top.document
  // `Úterý 1. 12.`
  const day = name.raw.replace(/,? \d{1,2}\. ?\d{1,2}\.?(?: ?\d{4})?$/, '').trim()
  if (dayList.read(day, { languages }) === undefined) return
  const dishes = entriesAt(nodeAt(top, 'items')).filter((item) => !hasField(item, 'heading'))
  if (dishes.every((item) => hasValue(item, 'days') || hasValue(item, 'dates'))) return
  const edit = day === name.raw.trim() ? addDays(day) : undefined
  reportWarning({ ...name, fix: edit }, 'section-of-day', { day })
}

/** Add the days to each item of a section that has none, after its names. */
const addDays =
  (day: string) =>
  (_: string, __: Position, text: string): Fix[] => {
    const lines = text.split('\n')
    return lines.flatMap((line, start) => {
      const indent = /^ *- +(?=[a-z]{2}: )/.exec(line)?.[0].length
      if (indent === undefined) return []
      const after = lines.slice(start + 1)
      const end = after.findIndex((one) => !one.startsWith(' '.repeat(indent)))
      const own = after.slice(0, end)
      if (own.some((one) => /^ *(?:days|dates):/.test(one))) return []
      const names = own.findIndex((one) => !nameLine.test(one))
      const field = `${' '.repeat(indent)}days: ${asValue(day)}`
      return [{ add: field, as: start + 2 + (names < 0 ? own.length : names) }]
    })
  }

/** Words in a title, and the field that states them. */
const statusWords = [
  [
    'cancelled',
    /[([]?(?<!\p{L})(?:zrušen[oaáéý]?|odpadá|cancell?ed|called off|abgesagt|entfällt|fällt aus|zrušené)(?!\p{L})[)\]!]*/iu,
  ],
  ['sold_out', /[([]?(?<!\p{L})(?:vyprodáno|sold out|ausverkauft|vypredané)(?!\p{L})[)\]!]*/iu],
] as const

/** Warn about `Koncert ZRUŠENO`: agents and calendars read the status from its field. */
export function warnStatusInTitle({ status }: HouseEvent, node: ContentNode) {
  const keys = ['title', ...node.document.languages.map((lang) => `title_${lang}`)]
  for (const at of keys.map((key) => nodeAt(node, key)))
    for (const [field, words] of statusWords) {
      const found = typeof at.raw === 'string' ? words.exec(at.raw) : null
      if (!found || status === field || status === 'cancelled') continue
      const [typed] = found
      const edit = moveFromName(typed, field, 'yes')
      const span = markSpan(found.index, typed)
      reportWarning({ ...at, span, fix: edit }, 'event-status-in-title', { typed, field })
      return
    }
}
