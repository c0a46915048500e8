// The one stylesheet, inline in every page: a page is one request. Read and made small once, when
// this module is loaded, and by nobody else: a compiled package holds the text instead.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { day, night } from './colors.ts'

const variables = (colors: typeof day | typeof night) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color};`)
    .join('')

const colors = `:root{color-scheme:light dark;${variables(day)}}
@media (prefers-color-scheme:dark){:root{${variables(night)}}}`

const minify = (css: string) =>
  transformSync(css, { loader: 'css', minify: true, charset: 'utf8' }).code.trim()

const minified = (file: string) => minify(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** On one line; the policy of the page carries its hash. */
export const style = minify(colors) + minified('style.css') + minified('print.css')
