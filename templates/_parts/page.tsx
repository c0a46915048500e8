// The shell of every web page: head, skip link, main.

import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { type Language, type Site, url } from '../../src/site.ts'
import { homePath, twinPath } from './facts.ts'
import { style } from './style.ts'

export type PageProps = {
  lang: Language
  title: string
  description: string
  /** Links of the head that differ from page to page. */
  head?: ComponentChildren
  children: ComponentChildren
}

export function Page({ lang, title, description, head, children }: PageProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {head}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What a home page says to machines: its address, its other language, its twin, the interface. */
export function HomeLinks({ site, lang }: { site: Site; lang: Language }) {
  return (
    <>
      <link rel="canonical" href={url(site, homePath(lang))} />
      <link rel="alternate" hreflang="cs" href={url(site, homePath('cs'))} />
      <link rel="alternate" hreflang="en" href={url(site, homePath('en'))} />
      <link rel="alternate" hreflang="x-default" href={url(site, homePath('cs'))} />
      <link rel="alternate" type="text/markdown" href={url(site, twinPath(lang))} />
      <link
        rel="api-catalog"
        type="application/linkset+json"
        href={url(site, '/.well-known/api-catalog')}
      />
      <link rel="service-desc" type="application/json" href={url(site, '/openapi.json')} />
      <link rel="service-doc" type="text/markdown" href={url(site, '/api/docs.md')} />
      <link rel="describedby" type="text/plain" href={url(site, '/llms.txt')} />
    </>
  )
}

export const document = (page: VNode) => `<!doctype html>\n${renderToString(page)}`
