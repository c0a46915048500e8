/** @jsxRuntime automatic @jsxImportSource preact */
// The shell of every web page: what its head says to browsers, to people who share it and to machines.

import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { essence, type Publication } from '../../../src/model/resource.ts'
import { href, type Language, languages, type Site, url } from '../../../src/model/site.ts'
import { cardPath, homePath, oneLine, other } from '../facts.ts'
import { homeLinks, linked } from '../links.ts'
import { cardSize } from './card.ts'
import { day, night } from './colors.ts'
import { style } from './style.ts'

export type PageProps = {
  site: Site
  lang: Language
  title: string
  description: string
  /** Links of the head that differ from page to page. */
  head?: ComponentChildren
  children: ComponentChildren
}

export function Page({ site, lang, title, description, head, children }: PageProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={day.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={night.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={href(site, '/favicon.svg')} type="image/svg+xml" sizes="any" />
        <link rel="icon" href={href(site, '/favicon.png')} type="image/png" sizes="48x48" />
        <link rel="apple-touch-icon" href={href(site, '/apple-touch-icon.png')} />
        {head}
      </head>
      <body>{children}</body>
    </html>
  )
}

const locales = { cs: 'cs_CZ', en: 'en_GB' } as const

/** What a home page says to machines: its address, its other language, its twin, its card. */
export function HomeLinks({ site, lang }: { site: Publication; lang: Language }) {
  const { pub, home } = site
  const properties = {
    'og:type': 'website',
    'og:site_name': pub.name[lang],
    'og:title': oneLine(site, lang),
    'og:description': home[lang].description,
    'og:url': url(site, homePath(lang)),
    'og:locale': locales[lang],
    'og:locale:alternate': locales[other(lang)],
    'og:image': url(site, cardPath(lang)),
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': `${pub.name[lang]}, ${pub.kind[lang]}`,
  }
  return (
    <>
      <link rel="canonical" href={url(site, homePath(lang))} />
      {languages.map((each) => (
        <link rel="alternate" hreflang={each} href={url(site, homePath(each))} />
      ))}
      <link rel="alternate" hreflang="x-default" href={url(site, homePath('cs'))} />
      {linked(site, homeLinks(lang)(site.resources)).map(({ rel, resource: { path, type } }) => (
        <link rel={rel} type={essence(type)} href={url(site, path)} />
      ))}
      {Object.entries(properties).map(([property, content]) => (
        <meta property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The text of a page whose first language is `lang`. */
export function document(page: VNode, lang: Language): string {
  const text = renderToString(page)
  return `<!doctype html>\n${lang === 'cs' ? bindWords(text) : text}`
}

/** No Czech line ends with a word of one letter: a hard space follows it (CSN 01 6910). */
function bindWords(page: string): string {
  return page.replace(/<(head|script)\b[\s\S]*?<\/\1>|>[^<]+/g, (part) =>
    part.startsWith('<') ? part : part.replace(/(?<=[\s(>])([aikosuvz]) (?=\S)/gi, '$1\u00A0'),
  )
}
