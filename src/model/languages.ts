// The languages that a site is written in. A language is a row here, its words in
// `templates/_parts/words/CODE.ts`, and the compiler names whatever else it lacks.

const table = {
  cs: { english: 'Czech', locale: 'cs_CZ' },
  en: { english: 'English', locale: 'en_GB' },
} as const satisfies { [code: string]: Row }

type Row = {
  /** What English, the language of the documents for agents, calls it. */
  english: string
  /** Open Graph's `og:locale`, with the country whose notation the words follow. */
  locale: `${string}_${string}`
}

/** Its tag of BCP 47. */
export type Language = keyof typeof table

/** One text in every language of the site: NFC, without markup. */
export type Text = Record<Language, string>

/** In the order in which the site offers them. */
export const languages = Object.keys(table) as readonly Language[]

/** The language of the house, of its own menu and of the home page at `/`. */
export const firstLanguage: Language = 'cs'

/** The language of everything that is written for programs: OpenAPI, llms.txt, the skill. */
export const documentLanguage: Language = 'en'

export const others = (lang: Language): Language[] => languages.filter((each) => each !== lang)

/** All of them, as documents for programs list them: their own language first. */
export const documentOrder: readonly Language[] = [documentLanguage, ...others(documentLanguage)]

/** What English calls the language: `Czech`. */
export const englishName = (lang: Language): string => table[lang].english

/** For `og:locale`: `cs_CZ`. */
export const localeOf = (lang: Language): string => table[lang].locale

/** Paths of a language's home page, of its Markdown twin and of the picture beside shared links. */
export const homePath = (lang: Language) => (lang === firstLanguage ? '/' : `/${lang}/`)
export const twinPath = (lang: Language) => (lang === firstLanguage ? '/index.md' : `/${lang}.md`)
export const cardPath = (lang: Language) =>
  lang === firstLanguage ? '/card.png' : `/${lang}/card.png`
