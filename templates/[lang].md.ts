// The Markdown twin of a home page.

import { englishName, type Language } from '../src/model/languages.ts'
import { markdown, text } from '../src/model/resource.ts'
import { inLanguage } from './_parts/by-language.ts'
import { twinLinks } from './_parts/links.ts'
import { homeMarkdown } from './_parts/text/twin.ts'

export default function twin(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    contentLanguage: lang,
    name: `PubIn${englishName(lang)}`,
    title: `Home page in ${englishName(lang)}, Markdown`,
    summary: `The Markdown twin: hours, menu and contact in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: markdown,
    links: twinLinks(code === undefined ? '/' : `/${code}/`),
    body: (site) => homeMarkdown(site, of(site)),
  })
}
