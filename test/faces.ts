// Fonts that stand for the lists in styles/base.css and typefaces/ on every machine. Palatino and
// Cutive Mono are the widest of their lists, and Noto Serif is the narrowest. Palatino is in no
// package, so Cardo stands for it, scaled to its width and height. The fonts of moods are in
// headings only, and their tests load them from the site.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const worn = {
  widest: { cardo: 'Iowan Old Style', 'cutive-mono': 'American Typewriter' },
  narrowest: { 'noto-serif': 'Iowan Old Style' },
} as const satisfies { [face: string]: { [font: string]: string } }

export type Face = keyof typeof worn
export const faces = Object.keys(worn) as readonly Face[]

const { resolve } = createRequire(import.meta.url)
const ranges = { latin: 'U+0-FF,U+2000-20FF', 'latin-ext': 'U+100-2AF' }

/** Make the open page use this font, under the first name of its list. */
export async function wear(page: Page, face: Face = 'widest') {
  const files = Object.entries(worn[face]).flatMap(([font, family]) =>
    Object.entries(ranges).map(([part, unicodeRange]) => {
      const file = resolve(`@fontsource/${font}/files/${font}-${part}-400-normal.woff2`)
      const height = { ascentOverride: '71%', descentOverride: '27%', lineGapOverride: '0%' }
      const override = font === 'cardo' ? height : {}
      return [family, readFileSync(file, 'base64'), { unicodeRange, ...override }] as const
    }),
  )
  const missing = face === 'widest' ? '0.006em' : ''
  await page.evaluate(
    async ({ files: given, missing: wider }) => {
      const { style } = document.body
      style.letterSpacing = ''
      if (getComputedStyle(document.body).letterSpacing === 'normal') style.letterSpacing = wider
      document.fonts.clear()
      for (const [family, data, how] of given) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, how).load())
      }
    },
    { files, missing },
  )
}
