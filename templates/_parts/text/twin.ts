// The Markdown twin of the home page: the same facts in the same order, from the same functions.

import {
  documentLanguage,
  homePath,
  type Language,
  twinPath,
} from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { housePhotos, photoUrl } from '../facts/photos.ts'
import { interfaceLinks, linked } from '../links.ts'
import { words } from '../words/words.ts'
import { formatCallLine } from './booking.ts'
import { addressLines, formatNameAndKind } from './contact.ts'
import { blocks, heading, inline, link, list, sentence } from './markdown.ts'
import { findUs, operator } from './twin/contact.ts'
import { events } from './twin/events.ts'
import { hours } from './twin/hours.ts'
import { lunch } from './twin/lunch.ts'
import { legend, menu } from './twin/menu.ts'
import { ownPages, story } from './twin/page.ts'
import { places } from './twin/places.ts'

/** Return the twin without emphasis, because language models pay for each character. */
export function homeMarkdown(site: Publication, lang: Language): string {
  const { pub, home } = site
  return blocks(
    heading(1, pub.name[lang]),
    places(site, lang, { page: homePath, twin: twinPath }),
    `${sentence(home[lang].tagline)} ${inline(formatNameAndKind(site, lang))}, ${addressLines(site).map(inline).join(', ')}. ${formatCallLine(pub, lang)}`.trim(),
    pub.notice && inline(pub.notice[lang]),
    hours(site, lang),
    events(site, lang),
    lunch(site, lang),
    menu(site, lang),
    legend(site, lang),
    photos(site, lang),
    story(site, lang),
    ...ownPages(site, lang),
    findUs(site, lang),
    operator(site, lang),
    agents(site, lang),
  )
}

function photos(site: Publication, lang: Language): string | false {
  const all = housePhotos(site)
  if (all.length === 0) return false
  return blocks(
    heading(2, words[lang].page.photos),
    list(all.map((photo) => link(photo.alt[lang], photoUrl(site, photo)))),
  )
}

function agents(site: Publication, lang: Language): string {
  const w = words[lang].agents
  return blocks(
    heading(2, w.title),
    w.about,
    list(
      linked(site, interfaceLinks(site.resources)).map(({ resource: { path, title } }) =>
        // Titles are in the document language; file names belong to no language.
        link(lang === documentLanguage ? title : path.slice(1), url(site, path)),
      ),
    ),
  )
}
