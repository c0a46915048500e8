// The story of the home page, the owner's pages, and links to them.

import { toPlainText } from '../../../../src/fields/story.ts'
import type { Language } from '../../../../src/model/languages.ts'
import { type Inline, type Site, type StoryBlock, url } from '../../../../src/model/site.ts'
import { findPage, pagePath, pagesExcept, pageTwinPath } from '../../facts/pages.ts'
import { words } from '../../words/words.ts'
import { formatNameAndTown } from '../contact.ts'
import { getStory } from '../house-facts.ts'
import { blocks, heading, inline, link, list } from '../markdown.ts'
import { places } from './places.ts'

export function story(site: Site, lang: Language): string | false {
  const parts = getStory(site, lang)
  return parts.length > 0 && blocks(heading(2, words[lang].page.story), ...parts.map(sectionAt(3)))
}

export function pageMarkdown(site: Site, name: string, lang: Language): string {
  const { title, sections } = findPage(site, name).texts[lang]
  return blocks(
    heading(1, title),
    places(site, lang, { page: pagePath(name), twin: pageTwinPath(name), home: true }),
    inline(formatNameAndTown(site, lang)),
    site.pub.notice && inline(site.pub.notice[lang]),
    ...sections.map(sectionAt(2)),
    morePages(site, lang, name),
  )
}

/** Return the owner's pages in full, because the twin of the home page is all of the site as text. */
export const ownPages = (site: Site, lang: Language): string[] =>
  pagesExcept(site).map(({ name, texts }) =>
    blocks(
      heading(2, texts[lang].title),
      link(words[lang].agents.webPage, url(site, pagePath(name)(site, lang))),
      ...texts[lang].sections.map(sectionAt(3)),
    ),
  )

/** Return links to the other pages, for the twin of a page. */
function morePages(site: Site, lang: Language, name: string): string | false {
  const links = pagesExcept(site, name).map((page) =>
    link(page.texts[lang].title, url(site, pageTwinPath(page.name)(site, lang))),
  )
  return links.length > 0 && blocks(heading(2, words[lang].page.morePages), list(links))
}

type TextSection = { heading?: string | undefined; blocks: readonly StoryBlock[] }

const sectionAt =
  (level: number) =>
  ({ heading: title, blocks: own }: TextSection) =>
    blocks(
      title !== undefined && heading(level, title),
      ...own.map((block) =>
        'list' in block ? list(block.list.map(marked)) : marked(block.paragraph),
      ),
    )

/** Keep links, and drop strong and emphasis. */
const marked = (inlines: readonly Inline[]): string =>
  inlines
    .map((one) =>
      'text' in one
        ? inline(one.text)
        : 'link' in one
          ? link(toPlainText(one.link), one.to)
          : marked('strong' in one ? one.strong : one.emphasis),
    )
    .join('')
