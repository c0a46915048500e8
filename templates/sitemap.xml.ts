// sitemaps.org 0.9 with the hreflang pairs that search engines read. Web pages only; `lastmod` is
// the day on which the owner last went over the content, never the day of the build.

import { escapeXml } from '../src/model/escape.ts'
import { firstLanguage, homePath, languages } from '../src/model/languages.ts'
import { isPage, text } from '../src/model/resource.ts'
import { type Site, url } from '../src/model/site.ts'

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
  const alternates = languages.some((lang) => homePath(lang) === path) ? homes : []
  return [
    '  <url>',
    `    <loc>${escapeXml(url(site, path))}</loc>`,
    `    <lastmod>${site.updated}</lastmod>`,
    ...alternates.map(
      ([hreflang, lang]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(url(site, homePath(lang)))}"/>`,
    ),
    '  </url>',
  ].join('\n')
}

const homes = [
  ...languages.map((lang) => [lang, lang] as const),
  ['x-default', firstLanguage] as const,
]
