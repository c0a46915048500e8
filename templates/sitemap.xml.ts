// sitemaps.org 0.9 with the hreflang pairs that search engines read. Web pages only; `lastmod` is
// the day on which the owner last went over the content, never the day of the build.

import { isPage, text } from '../src/model/resource.ts'
import { type Language, languages, type Site, url } from '../src/model/site.ts'
import { homePath } from './_parts/facts.ts'
import { xml } from './_parts/text/discovery.ts'

export default text({
  group: 'Discovery',
  title: 'Site map',
  summary: 'Every web page with its other language and the date of its content.',
  type: 'application/xml',
  body: (site) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...site.resources
        .filter((resource) => isPage(resource) && !resource.unlisted)
        .map(({ path }) => entry(site, path)),
      '</urlset>',
    ].join('\n'),
})

function entry(site: Site, path: string): string {
  const pair = languages.some((lang) => homePath(lang) === path) ? homes : []
  return [
    '  <url>',
    `    <loc>${xml(url(site, path))}</loc>`,
    `    <lastmod>${site.updated}</lastmod>`,
    ...pair.map(
      ([hreflang, lang]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(url(site, homePath(lang)))}"/>`,
    ),
    '  </url>',
  ].join('\n')
}

const homes: readonly [hreflang: string, lang: Language][] = [
  ['cs', 'cs'],
  ['en', 'en'],
  ['x-default', 'cs'],
]
