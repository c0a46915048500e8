// One menu in many places: the data, the pages and their Markdown twins must serve the same dishes
// for the same money, and say the same of what is in them.

import type { Language } from '../model/languages.ts'
import type { VerifyWords } from '../model/messages/catalogue.ts'
import { en } from '../model/messages/en.ts'
import { allergenDifferences, type Dish, differences, type Found, isDish } from './dishes.ts'
import { compare, documentIn, languagesNamed, linesOf, plain, spaced } from './rendered.ts'
import type { Read } from './resource.ts'
import type { Verdict } from './verdict.ts'

type Item = Dish & { id: string }

/** More than any pub serves; a stranger's site may claim anything. */
const most = 2000

/** Two verdicts for each page and twin; none when the site publishes no such data. */
export function judgeMenu(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const menu = documentIn(reads, menuIn)
  if (!menu) return []
  const { languages } = menu
  const { found } = words
  const dishes = menu.dishes.slice(0, most)
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
              return differences(
                dish,
                markup === undefined ? undefined : plain(markup),
                lang,
                found,
              )
            }),
            ...strangers(pieces, dishes, found),
          ]
        },
        twin: (text, lang) =>
          inTwin(text, dishes, lang, (dish, line) => differences(dish, line, lang, found)),
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
          return dishes.flatMap((dish) => {
            const markup = pieces.get(dish.id)
            return markup === undefined ? [] : allergenDifferences(dish, { markup }, lang, found)
          })
        },
        twin: (text, lang) =>
          inTwin(text, dishes, lang, (dish, line) =>
            line === undefined ? [] : allergenDifferences(dish, { line }, lang, found),
          ),
      },
      words,
    ),
  ]
}

function menuIn({ languages: named, food, drinks }: { [member: string]: unknown }) {
  const languages = languagesNamed(named)
  const isList = (list: unknown): list is Item[] =>
    Array.isArray(list) &&
    list.every(
      (dish: Partial<Dish> | null) => typeof dish?.id === 'string' && isDish(dish, languages, true),
    )
  return isList(food) && isList(drinks) ? { languages, dishes: [...food, ...drinks] } : undefined
}

/** The words of a dish stand in a section of their own, behind which its sizes or its end follow. */
const endOfPart = /<\/section>(?!<p>|<ul>|<\/li>)/

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
