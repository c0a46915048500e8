/** @jsxRuntime automatic @jsxImportSource preact */
// Frame of every web page: metadata for browsers, link previews and programs.

import type { ComponentChildren, VNode } from 'preact'
import {
  firstLanguage,
  homePath,
  type Language,
  openGraphLocale,
  remainingLanguages,
} from '../../../src/model/languages.ts'
import { essence, faceType, type Publication } from '../../../src/model/resource.ts'
import { href, type Site, url } from '../../../src/model/site.ts'
import { linked, linksFrom } from '../links.ts'
import { words } from '../words/words.ts'
import { hasFilledHead, siteColors } from './colors.ts'
import { faceRules, fontAddress } from './face.ts'
import { renderBound } from './line-breaks.ts'
import { colorSchemes, stylesheet } from './look.ts'
import { sharedImage } from './shared-image.ts'

export type PageProps = {
  site: Site
  lang: Language
  title: string
  description: string
  /** Links in the head that differ from page to page. */
  head?: ComponentChildren
  /** Style rules of this page only. */
  style?: string
  /** Style rules that override those of all pages. */
  overrides?: string
  children: ComponentChildren
}

export function Page({ site, lang, style = '', overrides = '', ...page }: PageProps) {
  const { day, night } = siteColors(site)
  const face = fontAddress(site)
  const barColor = (colors: typeof day) => (hasFilledHead(site) && colors.fill) || colors.paper
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {/* One element serves HTML and Open Graph, so the sentence is sent only once. */}
        <meta name="description" content={page.description} property="og:description" />
        <meta name="color-scheme" content={colorSchemes(site)} />
        <meta name="theme-color" content={barColor(day)} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={barColor(night)} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={href(site, '/favicon.svg')} type="image/svg+xml" sizes="any" />
        <link rel="icon" href={href(site, '/favicon.png')} type="image/png" sizes="48x48" />
        <link rel="apple-touch-icon" href={href(site, '/apple-touch-icon.png')} />
        {face !== undefined && (
          <link rel="preload" href={face} as="font" type={faceType} crossorigin="anonymous" />
        )}
        {page.head}
        {/* After the links, so that a program that reads only the beginning finds the twin and the
           data. */}
        <style
          dangerouslySetInnerHTML={{
            __html:
              faceRules(site) +
              stylesheet(site, screenReaderWords(lang) + longNameRule(site, lang) + style) +
              overrides,
          }}
        />
      </head>
      <body>{page.children}</body>
    </html>
  )
}

/**
 * Word before lists of allergens for screen readers. It is in the style, because repeating it for
 * every item would cost too much.
 */
const screenReaderWords = (lang: Language) =>
  `small{--allergens_word:"${words[lang].menu.allergens}: "}`

/**
 * Pass the lengths of the name and of its longest word to the style, which makes long names smaller
 * in narrow windows.
 */
function longNameRule({ pub }: Site, lang: Language): string {
  const name = pub.name[lang]
  const word = Math.max(...name.split(/[\s-]+/).map(({ length }) => length))
  const variables = [word > 10 && `--letters:${word}`, name.length > 19 && `--all:${name.length}`]
  return variables.some(Boolean) ? `header{${variables.filter(Boolean).join(';')}}` : ''
}

type AddressesProps = {
  site: Site
  lang: Language
  /** Path of the page in a language. */
  pathOf: (site: Site, lang: Language) => string
}

/** Canonical link of a page and links to its other languages. */
const AddressLinks = ({ site, lang, pathOf }: AddressesProps) => (
  <>
    <link rel="canonical" href={url(site, pathOf(site, lang))} />
    {site.languages.map((each) => (
      <link rel="alternate" hreflang={each} href={url(site, pathOf(site, each))} />
    ))}
    <link
      rel="alternate"
      hreflang="x-default"
      href={url(site, pathOf(site, firstLanguage(site)))}
    />
  </>
)

/** Links to the home page and to this page in other languages. */
export const PageNavigation = ({ site, lang, pathOf }: AddressesProps) => (
  <p class="language">
    <a href={href(site, homePath(site, lang))}>{words[lang].page.home}</a>
    {remainingLanguages(site, lang).map((each) => (
      <>
        {' '}
        <a href={href(site, pathOf(site, each))} lang={each} hreflang={each}>
          {words[each].page.language}
        </a>
      </>
    ))}
  </p>
)

type HeadLinksProps = AddressesProps & { site: Publication }

/**
 * Links for programs: canonical address, other languages, Markdown twin and documents. The twin and
 * llms.txt have a type (llms.txt v2); the `Link` header states those of other documents.
 */
export const HeadLinks = ({ site, lang, pathOf }: HeadLinksProps) => (
  <>
    <AddressLinks site={site} lang={lang} pathOf={pathOf} />
    {linked(site, linksFrom(site, pathOf(site, lang))).map(({ rel, resource: { path, type } }) => (
      <link
        rel={rel}
        type={rel === 'alternate' || rel === 'describedby' ? essence(type) : undefined}
        href={href(site, path)}
      />
    ))}
  </>
)

/** Metadata for programs: links, and the preview of a shared link. */
export function PageLinks({ site, lang, pathOf, title }: HeadLinksProps & { title: string }) {
  const image = sharedImage(site, lang)
  const properties = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:url', url(site, pathOf(site, lang))],
    ['og:locale', openGraphLocale(lang)],
    ['og:image', image.address],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
  ]
  return (
    <>
      <HeadLinks site={site} lang={lang} pathOf={pathOf} />
      {properties.map(([property, content]) => (
        <meta property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Render a page to the text of its file. */
export const renderPage = (page: VNode, lang: Language) =>
  `<!doctype html>\n${renderBound(page, lang)}`
