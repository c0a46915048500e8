// The line at the top of each twin: the twin in other languages, the page, and the index of all
// documents (llmstxt.org).

import { homePath, type Language, remainingLanguages } from '../../../../src/model/languages.ts'
import { type Site, url } from '../../../../src/model/site.ts'
import { words } from '../../words/words.ts'
import { link } from '../markdown.ts'

type Paths = {
  page: (site: Site, lang: Language) => string
  twin: (site: Site, lang: Language) => string
  /** True if it is not the home page and links to it. */
  home?: boolean
}

export function places(site: Site, lang: Language, { page, twin, home = false }: Paths): string {
  const w = words[lang]
  return [
    ...remainingLanguages(site, lang).map((each) =>
      link(words[each].page.language, url(site, twin(site, each))),
    ),
    link(w.agents.webPage, url(site, page(site, lang))),
    ...(home ? [link(w.page.home, url(site, homePath(site, lang)))] : []),
    link(`${w.agents.documents}: llms.txt`, url(site, '/llms.txt')),
  ].join(' · ')
}
