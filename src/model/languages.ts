// Languages that a site can be written in. A language is a row here, plus a file and a column of
// rows in `templates/_parts/words/`; the compiler reports anything else that is missing.

import { type Country, countries } from './countries.ts'
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
    twelveHour: true,
  },
  sk: {
    english: 'Slovak',
    messages: 'sk',
    locale: 'sk_SK',
    names: ['slovensky', 'slovencina', 'slovenstina', 'slowakisch'],
    akin: 'cs',
  },
  de: {
    english: 'German',
    messages: 'de',
    locale: 'de_DE',
    names: ['nemecky', 'nemcina', 'deutsch'],
  },
} as const satisfies { [code: string]: LanguageRow }

type LanguageRow = {
  /** Language of messages for its owners. */
  messages: MessageLanguage
  /** English name, for documents for agents. */
  english: string
  /** Open Graph's `og:locale`, with the country whose notation the words follow. */
  locale: `${string}_${string}`
  /** Names that owners type in addition to the English one, folded. */
  names: readonly string[]
  /** Related language: equal texts in both are not a forgotten translation. */
  akin?: string
  /** True if `12-3` may mean the afternoon, because people read a clock of twelve hours. */
  twelveHour?: true
}

/** Language of the keywords in files, which are their own labels in it. */
export const keywordLanguage = 'en'

/** Languages of messages; each has a catalogue in `messages/`. */
export const messageLanguages = ['cs', 'en', 'de', 'sk'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

/** Text for small tables such as those of hosts; German and Slovak may be translated elsewhere. */
export type MessageTexts = { readonly en: string; readonly cs: string } & {
  readonly [tongue in 'de' | 'sk']?: string
}

/** BCP 47 tag. */
export type Language = keyof typeof table

/**
 * Text in every language of the site: NFC, without markup. The type lists all languages, because it
 * cannot know those of the site. Only the site's own `languages` exist and may be read.
 */
export type Text = Record<Language, string>

/** Pick the languages of the site from a text that exists in all languages. */
export const pickLanguages = (site: InLanguages, text: Text): Text =>
  Object.fromEntries(site.languages.map((lang) => [lang, text[lang]])) as Text

/** All supported languages; those of a site are in `site.languages`. */
export const languages = Object.keys(table) as readonly Language[]

/** One column per language, in their order: `ano | yes | áno | ja`. */
export type TextRow = `${string}|${string}|${string}|${string}`

export function parseTextRow(row: TextRow): Text {
  const columns = row.split('|')
  if (columns.length !== languages.length) throw new Error(`not a column for each language: ${row}`)
  const text = {} as Text
  for (const [index, column] of columns.entries())
    text[languages[index] as Language] = column.trim()
  return text
}

/** Languages of a pub that does not state any. */
export const defaultLanguages: readonly Language[] = ['cs', 'en']

/** Language that owners in a country read. */
export const localLanguage = (country: Country): Language =>
  languages.find((lang) => lang === countries[country].placeLanguage) ?? 'en'

/** Language of everything written for programs: OpenAPI, llms.txt, the skill. */
export const documentLanguage: Language = 'en'

/** Anything with languages, at least one. The first language is published at `/`. */
type InLanguages = { languages: readonly Language[] }

/** Language of the house, its printed menu and the home page at `/`. */
export const firstLanguage = ({ languages: [first] }: InLanguages): Language => {
  if (first === undefined) throw new Error('a site has at least one language')
  return first
}

/**
 * Language in which documents for programs quote the pub: English if the pub has it, else the first
 * language.
 */
export const quotedLanguage = (site: InLanguages): Language =>
  site.languages.includes(documentLanguage) ? documentLanguage : firstLanguage(site)

export const remainingLanguages = (site: InLanguages, lang: Language): Language[] =>
  site.languages.filter((each) => each !== lang)

/** All languages in the order of documents for programs: the quoted one first. */
export const documentOrder = (site: InLanguages): readonly Language[] => {
  const quoted = quotedLanguage(site)
  return [quoted, ...remainingLanguages(site, quoted)]
}

/** English name of a language: `Czech`. */
export const englishName = (lang: Language): string => table[lang].english

/** `Czech`, `Czech and English`, `Czech, German and English`. */
export const englishNames = (all: readonly Language[]) => inSentence(all.map(englishName), 'and')

/** Message language for owners who write in this language. */
export const messageLanguage = (lang: Language): MessageLanguage => table[lang].messages

/** Language codes by the names that owners type. */
export const languageNames = byWord(table, ({ english, names }: LanguageRow) => [
  english.toLowerCase(),
  ...names,
])

/** True if equal texts in both languages are common and correct. */
export const areRelated = (lang: Language, other: Language) =>
  (table[lang] as LanguageRow).akin === other

/** True if times without a.m. or p.m. are ambiguous in this language. */
export const hasTwelveHourClock = (lang: Language | undefined): boolean =>
  lang !== undefined && 'twelveHour' in table[lang]

/** Locale for `og:locale`: `cs_CZ`. */
export const openGraphLocale = (lang: Language): string => table[lang].locale

/** Paths of a language's home page, its twin, its picture for shared links and its calendar. */
export const homePath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/' : `/${lang}/`
export const twinPath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/index.md' : `/${lang}.md`
export const cardPath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/card.png' : `/${lang}/card.png`
export const calendarPath = (site: InLanguages, lang: Language) =>
  lang === firstLanguage(site) ? '/events.ics' : `/${lang}/events.ics`
/** Path of one event for calendars. */
export const eventPath = (site: InLanguages, lang: Language, id: string) =>
  calendarPath(site, lang).replace('.ics', `/${id}.ics`)

/** Field that holds a text in one language: `name`, `name_en`. */
export type TextLine = { lang: Language; key: string }
export const textLines = (field: string, all: readonly Language[]): TextLine[] =>
  all.map((lang, index) => ({ lang, key: index === 0 ? field : `${field}_${lang}` }))
export const fieldNames = (field: string, all: readonly Language[]): string[] =>
  textLines(field, all).map(({ key }) => key)
