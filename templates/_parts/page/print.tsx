/** @jsxRuntime automatic @jsxImportSource preact */
// What stands on the printed menu only: where its newer self is found.

import type { ComponentChildren } from 'preact'
import { homePath, type Language } from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { href, type Site, url } from '../../../src/model/site.ts'
import { firstPhone } from '../facts/booking.ts'
import { addressLines } from '../facts/contact.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/**
 * The code is a part of the icon, which every window has: drawn here, it would be a fifth of a short
 * menu. An icon of the owner's own has none.
 */
export function Imprint({ site, lang }: { site: Publication; lang: Language }) {
  const home = homePath(site, lang)
  const isOwnIcon = site.resources.some(({ path, own }) => path === '/favicon.svg' && own)
  const code = isOwnIcon ? `${home}qr.svg` : `/favicon.svg#${lang}`
  return (
    <Code site={site} path={home} said={words[lang].page.onTheWeb}>
      <img src={href(site, code)} alt="" />
    </Code>
  )
}

type CodeProps = {
  site: Site
  /** Of the page that the code leads to. */
  path: string
  /** What is found there. */
  said: string
  /** The code. */
  children: ComponentChildren
}

/** The address of a page for eyes and for telephones, and where the house is. */
export function Code({ site, path, said, children }: CodeProps) {
  const phone = firstPhone(site.pub)
  const address = url(site, path)
  return (
    <div class="imprint" aria-hidden="true">
      {children}
      <p>
        {said}
        <br />
        <b>{address}</b>
        <br />
        {[...addressLines(site), ...(phone === undefined ? [] : [format.phone(phone)])].join(', ')}
      </p>
    </div>
  )
}
