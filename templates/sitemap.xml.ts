// sitemaps.org 0.9 with the hreflang pairs that search engines read. It lists web pages only.
// `lastmod` is the date on which the owner last reviewed the content, never the date of the build.

import { escapeXml } from '../src/model/escape.ts'
import { defaultLanguages, firstLanguage, homePath, type Language } from '../src/model/languages.ts'
import { isPage, text } from '../src/model/resource.ts'
import { type Site, url } from '../src/model/site.ts'
import { pagePath, sheetPath } from './_parts/facts/pages.ts'

const summary = ({ length }: readonly Language[]) =>
  `Every web page with ${length === 1 ? '' : length === 2 ? 'its other language and ' : 'its other languages and '}the date of its content.`

export default text({
  group: 'Discovery',
  title: 'Site map',
  summary: summary(defaultLanguages),
  inLanguages: (languages) => ({ summary: summary(languages) }),
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
  const alternates = listAlternates(site, path)
  return [
    '  <url>',
    `    <loc>${escapeXml(url(site, path))}</loc>`,
    `    <lastmod>${site.updated}</lastmod>`,
    ...alternates.map(
      ([hreflang, alternate]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(url(site, alternate))}"/>`,
    ),
    '  </url>',
  ].join('\n')
}

/**
 * Return the addresses of a page in every language, including its own. Empty for a page in one
 * language.
 */
function listAlternates(site: Site, path: string): [hreflang: string, path: string][] {
  const own = site.pages?.map(({ name }) => pagePath(name)) ?? []
  const findPath = [homePath, sheetPath, ...own].find((paths) =>
    site.languages.some((lang) => paths(site, lang) === path),
  )
  if (!findPath) return []
  const each = site.languages.map((lang): [string, string] => [lang, findPath(site, lang)])
  return [...each, ['x-default', findPath(site, firstLanguage(site))]]
}
