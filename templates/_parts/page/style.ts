// The one stylesheet, inline in every page: a page is one request. Read and made small once, when
// this module is loaded, and by nobody else: a compiled package holds the text instead.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { day, night } from './colors.ts'

const variables = (colors: typeof day | typeof night) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color};`)
    .join('')

const colors = `:root{color-scheme:light dark;${variables(day)}}
@media (prefers-color-scheme:dark){:root{${variables(night)}}}`

/** For any browser: `(min-width: 34rem)` does not become `(width >= 34rem)`, which old ones skip. */
function minify(name: string, css: string | Buffer): string {
  const include = Features.MediaRangeSyntax
  return transform({
    filename: name,
    code: Buffer.from(css),
    minify: true,
    include,
  }).code.toString()
}

const minified = (file: string) => minify(file, readFileSync(join(import.meta.dirname, file)))

/** On one line; the policy of the page carries its hash. */
export const style = minify('colors.ts', colors) + minified('style.css') + minified('print.css')
