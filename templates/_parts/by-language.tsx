/** @jsxRuntime automatic @jsxImportSource preact */
// The three resources that every language has: home page, Markdown twin, and the picture beside
// shared links. Their templates only say which language.

import { englishName, type Language } from '../../src/model/languages.ts'
import { html, markdown, picture, text } from '../../src/model/resource.ts'
import { homeLinks, twinLinks } from './links.ts'
import { card } from './page/card.ts'
import { Home } from './page/home.tsx'
import { document } from './page/page.tsx'
import { homeMarkdown } from './text/twin.ts'

export const homePage = (lang: Language) =>
  text({
    group: 'Pages',
    title: `Home page in ${englishName(lang)}`,
    summary: `Hours, menu, contact and story in ${englishName(lang)}.`,
    type: html,
    links: homeLinks(lang),
    body: (site) => document(<Home site={site} lang={lang} />, lang),
  })

export const twin = (lang: Language) =>
  text({
    group: 'Pages',
    title: `Home page in ${englishName(lang)}, Markdown`,
    summary: `Hours, menu, contact and story in ${englishName(lang)}: the Markdown twin of the home page.`,
    type: markdown,
    links: twinLinks(lang),
    body: (site) => homeMarkdown(site, lang),
  })

export const shareCard = (lang: Language) =>
  picture({
    group: 'Pages',
    title: `Card in ${englishName(lang)}`,
    summary: `Sign, name, kind and town of the house in 1200 by 630 pixels, in ${englishName(lang)}.`,
    cache: 'public, max-age=86400',
    unlisted: true,
    drawing: (site) => card(site, lang),
  })
