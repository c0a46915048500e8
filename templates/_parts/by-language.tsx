/** @jsxRuntime automatic @jsxImportSource preact */
// The resources that every language has: home page, Markdown twin, the picture beside shared links, and
// the code that leads to the page from paper. Their templates only say which language; those at the root say none, and have the
// first one of the site.

import {
  defaultLanguages,
  englishName,
  firstLanguage,
  homePath,
  type Language,
} from '../../src/model/languages.ts'
import { html, markdown, type Promises, picture, text } from '../../src/model/resource.ts'
import { url } from '../../src/model/site.ts'
import { homeLinks, interfaceLinks, twinLinks } from './links.ts'
import { card } from './page/card.ts'
import { Home } from './page/home.tsx'
import { document } from './page/page.tsx'
import { qrFile } from './page/qr.tsx'
import { Sheet } from './page/sheet.tsx'
import { servesLunch } from './text/house.ts'
import { homeMarkdown } from './text/twin.ts'

type Named = Pick<Promises, 'title' | 'summary' | 'name' | 'contentLanguage'>

/** The language of a template, whether the site has it, and what the resource is called by it. */
function inLanguage(code: Language | undefined, named: (lang: Language) => Named) {
  const of = (site: { languages: readonly Language[] }) => code ?? firstLanguage(site)
  return {
    of,
    promises: {
      group: 'Pages' as const,
      ...named(of({ languages: defaultLanguages })),
      ...(code === undefined
        ? { inLanguages: (all: readonly Language[]) => named(of({ languages: all })) }
        : { language: code }),
    },
  }
}
/** Where they are: at the root, or under their code. */
const pageAt = (code?: Language) => (code === undefined ? '/' : `/${code}/`)
const twinAt = (code?: Language) => (code === undefined ? '/index.md' : `/${code}.md`)

export function homePage(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Home page in ${englishName(lang)}`,
    summary: `Hours, menu and contact in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: html,
    links: homeLinks(twinAt(code)),
    body: (site) => document(<Home site={site} lang={of(site)} />, of(site)),
  })
}

/** Whoever serves lunch has it, whether a week is published or not: no address depends on the date. */
export function lunchSheet(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Lunch on one sheet in ${englishName(lang)}`,
    summary: `The lunch menu of each week on one side of A4, to be printed, in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: html,
    when: servesLunch,
    links: interfaceLinks,
    body: (site) => document(<Sheet site={site} lang={of(site)} />, of(site)),
  })
}

export function twin(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    contentLanguage: lang,
    name: `PubIn${englishName(lang)}`,
    title: `Home page in ${englishName(lang)}, Markdown`,
    summary: `Hours, menu and contact in ${englishName(lang)}: the Markdown twin of the home page.`,
  }))
  return text({
    ...promises,
    type: markdown,
    links: twinLinks(pageAt(code)),
    body: (site) => homeMarkdown(site, of(site)),
  })
}

export function shareCard(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Card in ${englishName(lang)}`,
    summary: `Sign, name, kind and town of the house in 1200 by 630 pixels, in ${englishName(lang)}.`,
  }))
  return picture({
    ...promises,
    cache: 'public, max-age=86400',
    unlisted: true,
    drawing: (site) => card(site, of(site)),
  })
}

export function pageCode(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `QR code in ${englishName(lang)}`,
    summary: `The address of the home page in ${englishName(lang)} for telephones: on the printed menu.`,
  }))
  return text({
    ...promises,
    type: 'image/svg+xml',
    cache: 'public, max-age=86400',
    unlisted: true,
    body: (site) => qrFile(url(site, homePath(site, of(site)))),
  })
}
