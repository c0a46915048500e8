// The Markdown twin of one of the owner's pages.

import { englishName, type Language } from '../../src/model/languages.ts'
import { markdown, text } from '../../src/model/resource.ts'
import { inLanguage } from '../_parts/by-language.ts'
import { toPascalCase } from '../_parts/facts/pages.ts'
import { twinLinks } from '../_parts/links.ts'
import { pageMarkdown } from '../_parts/text/twin/page.ts'

export default function pageTwin(code: Language | undefined, name: string) {
  const { of, promises } = inLanguage(code, (lang) => ({
    contentLanguage: lang,
    name: `Page${toPascalCase(name)}In${englishName(lang)}`,
    title: `Page ${name} in ${englishName(lang)}, Markdown`,
    summary: `The Markdown twin: what the house tells about ${name} in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: markdown,
    links: twinLinks(`${code === undefined ? '' : `/${code}`}/${name}/`),
    body: (site) => pageMarkdown(site, name, of(site)),
  })
}
