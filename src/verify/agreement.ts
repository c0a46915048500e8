// One menu in many places: the data, the pages and their Markdown twins must serve the same dishes
// for the same money.

import { amountOf, type Price } from '../model/currencies.ts'
import { type Language, languages } from '../model/languages.ts'
import type { VerifyWords } from '../model/messages/catalogue.ts'
import { en } from '../model/messages/en.ts'
import { essence } from '../model/resource.ts'
import type { Text } from '../model/site.ts'
import type { Read } from './resource.ts'
import { type Verdict, verdict } from './verdict.ts'

type Dish = { id: string; name: Text; sizes: Price[] }
type Menu = { languages: Language[]; food: Dish[]; drinks: Dish[] }

/** More than any pub serves; a stranger's site may claim anything. */
const most = 2000

/** One verdict for each page and twin; none when the site publishes no such data. */
export function judgeMenu(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const menu = reads
    .map(({ answer }) => parseMenu(answer.text))
    .find((found) => found !== undefined)
  if (!menu) return []
  const dishes = [...menu.food, ...menu.drinks].slice(0, most)
  return pagesOf(reads).flatMap((page) => {
    const lang = languageOf(page.answer.text, menu.languages)
    if (lang === undefined) return [unspoken(page.promised.path, menu.languages, words)]
    const twin = reads.find(({ promised }) => promised.path === page.promised.twin)
    return [
      verdictOn(
        page.promised.path,
        dishes,
        differencesOfPage(page.answer.text, dishes, lang, words.found),
        words,
      ),
      ...(twin?.answer.status === 200
        ? [
            verdictOn(
              twin.promised.path,
              dishes,
              differencesOfTwin(twin.answer.text, dishes, lang, words.found),
              words,
            ),
          ]
        : []),
    ]
  })
}

/** The home pages that answered. */
export const pagesOf = (reads: readonly Read[]) =>
  reads.filter(
    ({ promised, answer }) =>
      promised.twin !== undefined &&
      answer.status === 200 &&
      essence(promised.type) === 'text/html',
  )

/** What the page itself says that it is written in, as far as the data speak it. */
export function languageOf(page: string, spoken: readonly Language[]): Language | undefined {
  const tag = /<html[^>]* lang="?([a-z]+)/i.exec(page.slice(0, 1000))?.[1]?.toLowerCase()
  return spoken.find((language) => language === tag)
}

export const unspoken = (
  path: string,
  spoken: readonly Language[],
  { found, mends }: VerifyWords,
  promise = 'menu',
) =>
  verdict(promise, path, false, found.noLanguage, found.languages(spoken), {
    whose: 'build',
    mend: mends.publishUntouched,
  })

function verdictOn(
  path: string,
  dishes: readonly Dish[],
  differences: readonly string[],
  { found, mends }: VerifyWords,
): Verdict {
  const first = differences.slice(0, 3).join('; ')
  return verdict(
    'menu',
    path,
    differences.length === 0,
    differences.length === 0
      ? found.sameItems(dishes.length)
      : differences.length > 3
        ? found.more(first, differences.length - 3)
        : first,
    found.sameItemsAsData(dishes.length),
    {
      whose: 'build',
      mend: mends.publishAllAndClear,
    },
  )
}

function parseMenu(text: string): Menu | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const { languages: named, food, drinks } = JSON.parse(text) as { [K in keyof Menu]?: unknown }
    const spoken = languages.filter((lang) => Array.isArray(named) && named.includes(lang))
    const isList = (list: unknown): list is Dish[] =>
      Array.isArray(list) &&
      list.every(
        (dish: Partial<Dish> | null) =>
          typeof dish?.id === 'string' &&
          spoken.every(
            (language) => typeof (dish.name as Partial<Text> | undefined)?.[language] === 'string',
          ) &&
          Array.isArray(dish.sizes) &&
          dish.sizes.every(
            (size: object | null) => typeof (size && amountOf(size))?.amount === 'number',
          ),
      )
    return isList(food) && isList(drinks) ? { languages: spoken, food, drinks } : undefined
  } catch {
    return undefined
  }
}

/** Each dish has its id on the page; what stands up to the next id is about it. */
type Found = VerifyWords['found']

function differencesOfPage(
  page: string,
  dishes: readonly Dish[],
  lang: Language,
  found: Found,
): string[] {
  const parts = page.split(/ id="(?=[a-z0-9-]+")|(?= id="section_)/)
  const shown = new Map(
    parts.slice(1).flatMap((part) => {
      const id = /^([a-z0-9-]+)"/.exec(part)?.[1]
      return id === undefined ? [] : [[id, plain(part.slice(part.indexOf('>') + 1))] as const]
    }),
  )
  const known = new Set(dishes.map(({ id }) => id))
  return [
    ...dishes.flatMap((dish) => differences(dish, [shown.get(dish.id)], lang, found)),
    ...[...shown.keys()].filter((id) => !known.has(id)).map((id) => found.notInData(id)),
  ]
}

/** A dish of a twin is a line with its name. */
function differencesOfTwin(
  twin: string,
  dishes: readonly Dish[],
  lang: Language,
  found: Found,
): string[] {
  const lines = twin
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .split('\n', 5 * most)
    .map(spaced)
  return dishes.flatMap((dish) => {
    const name = spaced(dish.name[lang])
    const own = lines.filter((line) => line.includes(name)).slice(0, 20)
    return differences(dish, own.length > 0 ? own : [undefined], lang, found)
  })
}

/** What is wrong with a dish in the best of the places where it may stand. */
function differences(
  dish: Dish,
  texts: readonly (string | undefined)[],
  lang: Language,
  found: Found,
): string[] {
  const lists = texts.map((text) => {
    if (text === undefined) return [found.missing(dish.id)]
    const name = spaced(dish.name[lang])
    return [
      ...(text.includes(name) ? [] : [found.otherwiseCalled(dish.id, name)]),
      ...dish.sizes
        .map((size) => amountOf(size)?.amount)
        .filter((price) => price !== undefined)
        .filter((price) => !writes(text, price))
        .map((price) => found.otherPrice(dish.id, price)),
    ]
  })
  return lists.sort((a, b) => a.length - b.length)[0] ?? []
}

export const plain = (markup: string) =>
  spaced(
    markup
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => entities[name] ?? ''),
  )
const entities: { [name: string]: string } = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#39': "'",
  '#x27': "'",
}

export const spaced = (text: string) => text.replace(/[\s\u00a0\u202f\u2009]+/g, ' ')

/** Whether a price stands in a text, in any of the usual notations: `1 290`, `1,290`, `5,50`. */
export function writes(text: string, price: number): boolean {
  const [whole = '', cents] = String(price).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '[ ,.]?')
  const rest = cents === undefined ? '(?:[.,](?:00|-))?' : `[.,]${cents}0?`
  // `290` is not the end of `1 290`.
  const group = whole.length === 3 ? '(?<!\\d )' : ''
  return new RegExp(`(?<![\\d.,])${group}${digits}${rest}(?![\\d])(?![.,]\\d)`).test(text)
}
