// The languages that a site can be written in. A language is a row here, a file
// and a column of rows in `templates/_parts/words/`; the compiler names whatever else it lacks.

import { byWord, inSentence } from './word-list.ts'

const table = {
  cs: {
    english: 'Czech',
    messages: 'cs',
    locale: 'cs_CZ',
    names: ['cesky', 'cestina', 'tschechisch', 'cz'],
    akin: 'sk',
  },
  en: {
    english: 'English',
    messages: 'en',
    locale: 'en_GB',
    names: ['anglicky', 'anglictina', 'englisch'],
  },
  sk: {
    english: 'Slovak',
    messages: 'cs',
    locale: 'sk_SK',
    names: ['slovensky', 'slovencina', 'slovenstina', 'slowakisch'],
    akin: 'cs',
  },
  de: {
    english: 'German',
    messages: 'en',
    locale: 'de_DE',
    names: ['nemecky', 'nemcina', 'deutsch'],
  },
} as const satisfies { [code: string]: Row }

type Row = {
  /** The language of messages for its owners: theirs, or the nearest with a catalogue. */
  messages: Tongue
  /** What English, the language of the documents for agents, calls it. */
  english: string
  /** Open Graph's `og:locale`, with the country whose notation the words follow. */
  locale: `${string}_${string}`
  /** What owners call it, beside its English name: folded, without accents. */
  names: readonly string[]
  /** A language so near that equal texts in both are not a forgotten translation. */
  akin?: string
}

/** The languages of messages: each has a catalogue in `messages/`. */
export type Tongue = 'cs' | 'en'

/** A text in every language of messages, in tables of few words such as those of hosts. */
export type InTongues = { readonly [tongue in Tongue]: string }

/** Its tag of BCP 47. */
export type Language = keyof typeof table

/**
 * One text in every language of the site: NFC, without markup. A type cannot know which these are,
 * so that it names all; only those of `languages` of the site are there, and only they are asked for.
 */
export type Text = Record<Language, string>

/** A text that is known in all languages, in those of the site. */
export const textIn = (site: InLanguages, text: Text): Text =>
  Object.fromEntries(site.languages.map((lang) => [lang, text[lang]])) as Text

/** All that the engine knows; those of a site are in `site.languages`. */
export const languages = Object.keys(table) as readonly Language[]

/** A column for each of them, in their order: `ano | yes | áno | ja`. */
export type TextRow = `${string}|${string}|${string}|${string}`

export function textOf(row: TextRow): Text {
  const columns = row.split('|').map((column) => column.trim())
  if (columns.length !== languages.length) throw new Error(`not a column for each language: ${row}`)
  return Object.fromEntries(languages.map((lang, index) => [lang, columns[index]])) as Text
}

/** Of a pub that does not say its languages. */
export const defaultLanguages: readonly Language[] = ['cs', 'en']

/** The words of everything that is written for programs: OpenAPI, llms.txt, the skill. */
export const documentLanguage: Language = 'en'

/** What has languages: a site, or what is known of it so far. At least one; the first is at `/`. */
type InLanguages = { languages: readonly Language[] }

/** The language of the house, of its own menu and of the home page at `/`. */
export const firstLanguage = ({ languages: [first] }: InLanguages): Language => {
  if (first === undefined) throw new Error('a site has at least one language')
  return first
}

/** The language in which documents for programs quote the pub: theirs, or that of the house. */
export const quotedLanguage = (site: InLanguages): Language =>
  site.languages.includes(documentLanguage) ? documentLanguage : firstLanguage(site)

export const others = (site: InLanguages, lang: Language): Language[] =>
  site.languages.filter((each) => each !== lang)

/** All of them, as documents for programs list them: the one in which they quote first. */
export const documentOrder = (site: InLanguages): readonly Language[] => {
  const quoted = quotedLanguage(site)
  return [quoted, ...others(site, quoted)]
}

/** What English calls the language: `Czech`. */
export const englishName = (lang: Language): string => table[lang].english

/** `Czech`, `Czech and English`, `Czech, German and English`. */
export const englishNames = (all: readonly Language[]) => inSentence(all.map(englishName), 'and')

/** The language in which owners who write in this one are told of mistakes. */
export const tongueOf = (lang: Language): Tongue => table[lang].messages

/** What owners call languages, by the code that is meant. */
export const languageNames = byWord(table, ({ english, names }: Row) => [
  english.toLowerCase(),
  ...names,
])

/** Whether a text is often the same in both, and rightly. */
export const isAkin = (lang: Language, other: Language) => (table[lang] as Row).akin === other

/** For `og:locale`: `cs_CZ`. */
export const localeOf = (lang: Language): string => table[lang].locale

/** Paths of a language's home page, of its Markdown twin and of the picture beside shared links. */
export const homePath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/' : `/${lang}/`
export const twinPath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/index.md' : `/${lang}.md`
export const cardPath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/card.png' : `/${lang}/card.png`

/** A line of a text in a file, and its language: `name`, `name_en`. */
export type TextLine = { lang: Language; key: string }
export const textLines = (field: string, all: readonly Language[]): TextLine[] =>
  all.map((lang, index) => ({ lang, key: index === 0 ? field : `${field}_${lang}` }))
export const linesOf = (field: string, all: readonly Language[]): string[] =>
  textLines(field, all).map(({ key }) => key)
