// The owner's own pages: where they are, and what they are called.

import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import type { OwnPage, Site } from '../../../src/model/site.ts'

type InLanguages = Pick<Site, 'languages'>

/** Of the first language at the root, of each other one below its code. */
const addressOf = (site: InLanguages, name: string, lang: Language, ending: string) =>
  `${lang === firstLanguage(site) ? '' : `/${lang}`}/${name}${ending}`

export const pagePath = (name: string) => (site: InLanguages, lang: Language) =>
  addressOf(site, name, lang, '/')
export const pageTwinPath = (name: string) => (site: InLanguages, lang: Language) =>
  addressOf(site, name, lang, '.md')

export function pageOf({ pages = [] }: Pick<Site, 'pages'>, name: string): OwnPage {
  const page = pages.find((one) => one.name === name)
  if (!page) throw new Error(`no page is called ${name}`)
  return page
}

/** The pages beside this one, in the order of their names. */
export const otherPages = ({ pages = [] }: Pick<Site, 'pages'>, name?: string) =>
  pages.filter((one) => one.name !== name)

/** `svatby-a-oslavy` to `SvatbyAOslavy`, as programs call it. */
export const nameOf = (page: string) =>
  page.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Of the first language at the root, of each other one below its code. */
export const sheetPath = (site: Pick<Site, 'languages'>, lang: Language) =>
  lang === firstLanguage(site) ? '/lunch/' : `/${lang}/lunch/`
