// One menu in many places: the data, the pages and their Markdown twins must serve the same dishes
// for the same money, and say the same of what is in them.

import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import type { Language } from '../model/languages.ts'
import { allergenDifferences, type Dish, differences, type Found, isDish } from './dishes.ts'
import { compare, documentIn, languagesNamed, linesOf, plain, spaced } from './rendered.ts'
import type { Read } from './resource.ts'
import {
  type Season,
  type Section,
  seasonDifferences,
  sectionAllergens,
  sectionDifferences,
  sectionsIn,
} from './sections.ts'
import type { Verdict } from './verdict.ts'

type Item = Dish & { id: string; section?: string; availability?: { season?: Season } }

/** More than any pub serves; a stranger's site may claim anything. */
const most = 2000

/** Two verdicts for each page and twin; none when the site publishes no such data. */
export function judgeMenu(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const menu = documentIn(reads, menuIn)
  if (!menu) return []
  const { languages } = menu
  const { found } = words
  const dishes = menu.dishes.slice(0, most)
  const sections = menu.sections.slice(0, most)
  const ofMenu = (dish: Item, text: string | undefined, lang: Language) => [
    ...differences(dish, text, lang, found),
    ...(text === undefined ? [] : ownSeason(dish, sections, text, lang, found)),
  ]
  return [
    ...compare(
      reads,
      {
        promise: 'menu',
        same: found.sameItems(dishes.length),
        asData: found.sameItemsAsData(dishes.length),
        languages,
        page: (text, lang) => {
          const pieces = piecesOf(text)
          return [
            ...dishes.flatMap((dish) => {
              const markup = pieces.get(dish.id)
              return ofMenu(dish, markup === undefined ? undefined : plain(markup), lang)
            }),
            ...sections.flatMap((one) =>
              sectionDifferences(one, headOnPage(text, one), lang, found),
            ),
            ...strangers(pieces, dishes, found),
          ]
        },
        twin: (text, lang) => [
          ...inTwin(text, dishes, lang, (dish, line) => ofMenu(dish, line, lang)),
          ...sections.flatMap((one) =>
            sectionDifferences(one, headInTwin(text, one, lang), lang, found),
          ),
        ],
      },
      words,
    ),
    ...compare(
      reads,
      {
        promise: 'allergens',
        same: found.sameAllergens(dishes.length),
        asData: found.sameAllergensAsData(dishes.length),
        languages,
        page: (text, lang) => {
          const pieces = piecesOf(text)
          return [
            ...dishes.flatMap((dish) => {
              const markup = pieces.get(dish.id)
              return markup === undefined ? [] : allergenDifferences(dish, { markup }, lang, found)
            }),
            ...sections.flatMap((one) => sectionAllergens(one, headOnPage(text, one), lang, found)),
          ]
        },
        twin: (text, lang) => [
          ...inTwin(text, dishes, lang, (dish, line) =>
            line === undefined ? [] : allergenDifferences(dish, { line }, lang, found),
          ),
          ...sections.flatMap((one) =>
            sectionAllergens(one, headInTwin(text, one, lang), lang, found),
          ),
        ],
      },
      words,
    ),
  ]
}

function menuIn({ languages: named, sections, food, drinks }: { [member: string]: unknown }) {
  const languages = languagesNamed(named)
  const isList = (list: unknown): list is Item[] =>
    Array.isArray(list) &&
    list.every(
      (dish: Partial<Dish> | null) => typeof dish?.id === 'string' && isDish(dish, languages, true),
    )
  return isList(food) && isList(drinks)
    ? { languages, dishes: [...food, ...drinks], sections: sectionsIn(sections, languages) }
    : undefined
}

/** The words of a dish stand in a section of their own, behind which its sizes or its end follow. */
const endOfPart = /<\/section>(?!<p>|<ul>|<\/li>)/

/** The season of an item, where it is not that of its whole section. */
function ownSeason(
  { id, section, availability }: Item,
  sections: readonly Section[],
  text: string,
  lang: Language,
  found: Found,
): string[] {
  const ofAll = sections.find((one) => one.id === section)?.served?.season
  const season = availability?.season
  return JSON.stringify(season) === JSON.stringify(ofAll)
    ? []
    : seasonDifferences(id, season, text, lang, found)
}

/** What stands between the name of a section and its first item, or what follows. */
function headOnPage(page: string, { id }: Section): string | undefined {
  const at = page.indexOf(` id="section_${id}"`)
  if (at < 0) return undefined
  const behind = page.slice(page.indexOf('>', at) + 1)
  const ends = behind.search(/<li[ >]|<h[234][ >]|<\/section>(?!<p>|<ul>|<\/li>)/)
  return plain(ends < 0 ? behind : behind.slice(0, ends))
}

/** The lines below the heading with its name, up to its first item. */
function headInTwin(twin: string, { name }: Section, lang: Language): string | undefined {
  const lines = linesOf(twin)
  const at = lines.indexOf(`### ${spaced(name[lang])}`)
  if (at < 0) return undefined
  const below = lines.slice(at + 1)
  const ends = below.findIndex((line) => line.startsWith('- ') || line.startsWith('#'))
  return below.slice(0, ends < 0 ? undefined : ends).join(' ')
}

/** Each dish has its id on the page; what stands up to the next id, or the end of its section, is about it. */
function piecesOf(page: string): Map<string, string> {
  const parts = page.split(/ id="(?=[a-z0-9-]+")|(?= id="section_)/)
  return new Map(
    parts.slice(1).flatMap((part) => {
      const id = /^([a-z0-9-]+)"/.exec(part)?.[1]
      const [markup = ''] = part.slice(part.indexOf('>') + 1).split(endOfPart, 1)
      return id === undefined ? [] : [[id, markup] as const]
    }),
  )
}

function strangers(pieces: Map<string, string>, dishes: readonly Item[], found: Found): string[] {
  const known = new Set(dishes.map(({ id }) => id))
  return [...pieces.keys()].filter((id) => !known.has(id)).map((id) => found.notInData(id))
}

/** A dish of a twin is a line with its name: in the best of those is looked for what is wrong. */
function inTwin(
  twin: string,
  dishes: readonly Item[],
  lang: Language,
  wrong: (dish: Item, line: string | undefined) => string[],
): string[] {
  const lines = linesOf(twin)
  return dishes.flatMap((dish) => {
    const name = spaced(dish.name[lang])
    const own = lines.filter((line) => line.includes(name)).slice(0, 20)
    const lists = (own.length > 0 ? own : [undefined]).map((line) => wrong(dish, line))
    return lists.sort((a, b) => a.length - b.length)[0] ?? []
  })
}
