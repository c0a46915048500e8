// Addresses and names of the owner's pages and of the lunch sheet.

import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import type { OwnPage, Site } from '../../../src/model/site.ts'

type InLanguages = Pick<Site, 'languages'>

/** The first language is at the root, every other language below its code. */
const pageAddress = (site: InLanguages, name: string, lang: Language, ending: string) =>
  `${lang === firstLanguage(site) ? '' : `/${lang}`}/${name}${ending}`

export const pagePath = (name: string) => (site: InLanguages, lang: Language) =>
  pageAddress(site, name, lang, '/')
export const pageTwinPath = (name: string) => (site: InLanguages, lang: Language) =>
  pageAddress(site, name, lang, '.md')

export function findPage({ pages = [] }: Pick<Site, 'pages'>, name: string): OwnPage {
  const page = pages.find((one) => one.name === name)
  if (!page) throw new Error(`no page is called ${name}`)
  return page
}

/** Return the other pages, in the order of their names. */
export const pagesExcept = ({ pages = [] }: Pick<Site, 'pages'>, name?: string) =>
  pages.filter((one) => one.name !== name)

/** Return the name for programs: `svatby-a-oslavy` becomes `SvatbyAOslavy`. */
export const toPascalCase = (page: string) =>
  page.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Return the path of the lunch sheet, and that of its twin. */
export const sheetPath = pagePath('lunch')
export const sheetTwinPath = pageTwinPath('lunch')
