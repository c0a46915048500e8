/** @jsxRuntime automatic @jsxImportSource preact */
// Parts that only print shows: where to find the current version.

import type { ComponentChildren } from 'preact'
import { homePath, type Language } from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { href, type Site, url } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { findFirstPhone } from '../text/booking.ts'
import { addressLines } from '../text/contact.ts'
import { words } from '../words/words.ts'

/**
 * Address and QR code of the home page. The code is a view of the icon file, which every window has
 * loaded; inline it would be a fifth of a short menu. An icon supplied by the owner has no such
 * view.
 */
export function Imprint({ site, lang }: { site: Publication; lang: Language }) {
  const home = homePath(site, lang)
  const isOwnIcon = site.resources.some(({ path, own }) => path === '/favicon.svg' && own)
  const code = isOwnIcon ? `${home}qr.svg` : `/favicon.svg#${lang}`
  return (
    <PrintedAddress site={site} path={home} description={words[lang].page.onTheWeb}>
      <img src={href(site, code)} alt="" />
    </PrintedAddress>
  )
}

type PrintedAddressProps = {
  site: Site
  /** Path of the page that the code links to. */
  path: string
  /** Description of that page. */
  description: string
  /** The QR code. */
  children: ComponentChildren
}

/** QR code with its address as text, and the postal address. */
export function PrintedAddress({ site, path, description, children }: PrintedAddressProps) {
  const phone = findFirstPhone(site.pub)
  const address = url(site, path)
  return (
    <div class="imprint" aria-hidden="true">
      {children}
      <p>
        {description}
        <br />
        <b>{address}</b>
        <br />
        {[...addressLines(site), ...(phone === undefined ? [] : [format.phone(phone)])].join(', ')}
      </p>
    </div>
  )
}
