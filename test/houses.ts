// Sixteen very different pubs, each as its owner would type it, with features that it does not have
// and words that nothing it publishes may contain.

import { join } from 'node:path'
import type { Language } from '../src/model/languages.ts'
import { readAll, root } from './pub.ts'

export type House = {
  name: string
  /** The first language comes first. */
  languages: readonly [Language, ...Language[]]
  /** Date of the build. */
  date: string
  /** Texts about past events, which are no longer published. */
  over?: readonly string[]
  /** Names of its custom pages. */
  pages?: readonly string[]
  /** Features that it does not have, with words that would mention them. */
  without: { [what: string]: RegExp }
}

const lunch =
  /\bobědov|poledn[íě]|\bobede?n|\bMittag(?:smenü|stisch|skarte)|\blunch (?:menu|of|times|is|hours|dish)/i
const beer = /\bpiv[oa]\b|\bbeers?\b|\bBiere?\b/i
const alcohol = /\balkohol|\balcohol/i
const english = /\bin English\b|"en":|hreflang="en"|en\.md|\/en\//
const telephone = /telefon|telephone|\btel:|\bphone\b(?!":)|zavol|\bcall (?:us|the)/i
const pub = /\bpubs?\b|hospod|\bKneipe/i

// biome-ignore format: one line, one row
export const houses: House[] = [
  { name: 'village-cs', languages: ['cs'], date: '2027-01-10', without: { lunch, English: english } },
  { name: 'border-cs-de-en', languages: ['cs', 'de', 'en'], date: '2027-01-10', without: {} },
  { name: 'wine-sk-en', languages: ['sk', 'en'], date: '2027-01-10', without: { lunch, beer, pub } },
  { name: 'gasthaus-de-en', languages: ['de', 'en'], date: '2027-01-10', without: { pub } },
  { name: 'kiosk', languages: ['cs', 'en'], date: '2026-05-20', without: { lunch, beer, alcohol, telephone, pub } },
  { name: 'cafe', languages: ['cs', 'en'], date: '2026-11-20', without: { lunch, beer, alcohol, telephone, pub } },
  { name: 'music-club', languages: ['cs', 'en'], date: '2026-11-20', over: ['Slepá ulice', 'státní svátek', 'public holiday'], pages: ['pronajem'], without: { pub } },
  { name: 'brewery', languages: ['cs', 'de', 'en'], date: '2026-11-13', without: { pub } },
  { name: 'bar-sk-en', languages: ['sk', 'en'], date: '2026-11-22', without: { pub } },
  { name: 'hut-de-en', languages: ['de', 'en'], date: '2026-11-22', without: { pub } },
  { name: 'canteen-cs-en', languages: ['cs', 'en'], date: '2026-11-22', without: { beer, alcohol, pub } },
  { name: 'hotel-cs-de-en', languages: ['cs', 'de', 'en'], date: '2026-11-22', without: { pub } },
  { name: 'bowling-cs-sk', languages: ['cs', 'sk'], date: '2026-11-20', without: { lunch, English: english } },
  { name: 'taproom-de-en', languages: ['de', 'en'], date: '2026-11-20', without: { lunch, pub } },
  { name: 'cafe-cs-en', languages: ['cs', 'en'], date: '2026-11-20', without: { lunch, beer, pub } },
  { name: 'winebar-de-sk', languages: ['de', 'sk'], date: '2026-11-20', without: { lunch, pub, English: english } },
]

export const findFolder = ({ name }: Pick<House, 'name'>) => join(root, 'test/pubs', name)

/** Return the paths of the page and the twin in a language. */
export const findPaths = (lang: Language, first: Language | undefined) =>
  lang === first
    ? { page: 'index.html', twin: 'index.md', card: 'card.png', url: '/' }
    : { page: `${lang}/index.html`, twin: `${lang}.md`, card: `${lang}/card.png`, url: `/${lang}/` }

/** Return the text of a page with entities decoded, plain spaces and no `span` around times. */
export const plain = (html: string) =>
  html
    .replace(/<span class="t">([^<]*)<\/span>/g, '$1')
    .replaceAll('\u00A0', ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', quot: '"' })[name] ?? "'")

/**
 * Fields that contain texts. In a pub with one language nothing else distinguishes them from other
 * fields.
 */
const textFields = [
  ...['name', 'kind', 'notice', 'map_note', 'booking', 'payment_note', 'garden_note', 'dogs_note'],
  ...['parking_note', 'register', 'age_notice', 'note', 'reason', 'section', 'description'],
  ...['heading', 'origin', 'title'],
]

export type OwnText = { lang: Language; text: string; file: string }

/** Return every text of the owner's files with its language, as typed. */
export async function readOwnerTexts(
  folder: string,
  [first, ...others]: readonly Language[],
): Promise<OwnText[]> {
  const found: OwnText[] = []
  for (const [file, source] of await readAll(folder)) {
    // A custom page has its texts at an address of its own.
    if (file.startsWith('pages/')) continue
    const home = /^home\.(..)\.md$/.exec(file)?.[1] as Language | undefined
    for (const [, at = '', field = '', text = ''] of source.matchAll(/^([ -]*)(\w+): (.+)$/gm)) {
      const lang = [first, ...others].find((code) => field === code || field.endsWith(`_${code}`))
      const own = lang ?? (textFields.includes(field) ? first : undefined)
      const isText = own === field || textFields.includes(field.replace(/_..$/, ''))
      // Kinds of sections and of stops are keywords, and descriptions of home pages are in the
      // head.
      if (home || !own || !isText || (field === 'kind' && (at !== '' || file.startsWith('menu/'))))
        continue
      found.push({ lang: own, text, file })
    }
    if (!home) continue
    const [, tagline = ''] = /^tagline: (.+)$/m.exec(source) ?? []
    const story =
      source
        .split('\n---\n')[1]
        ?.split(/\n+(?:## )?/)
        .filter(Boolean) ?? []
    found.push(...[tagline, ...story].map((text) => ({ lang: home, text, file })))
  }
  return found
}
