// The stylesheets, minified once when this module is loaded. Every page contains its styles, so a
// page is one request. A compiled package replaces this module with the resulting texts, so it may
// export nothing but texts. look.ts puts them together for each pub.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'

const minified = (file: string) =>
  transformSync(readFileSync(join(import.meta.dirname, file), 'utf8'), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
  })
    .code.trim()
    // esbuild leaves some spaces that CSS does not need.
    .replace(/(?<=[:/,]) | (?=\/)|(?<=@container) /g, '')

/** For every page, in the order of the cascade. */
export const style = [
  ...['base', 'masthead', 'navigation', 'sections', 'items', 'lists', 'widths'].map((name) =>
    minified(`styles/${name}.css`),
  ),
  minified('print.css'),
].join('')

/** For the filter: with and without browser support for hiding dishes. */
export const filter = minified('filter.css')
export const filterHidden = minified('filter-hidden.css')

/** For the printed lunch menu. */
export const lunchSheet = minified('sheet.css')
/** For the 404 page. */
export const notFound = minified('lost.css')
/** For pubs with events. */
export const events = minified('events.css')
/** For menus with subheadings. */
export const groups = minified('groups.css')
/** For pubs with photos. */
export const photos = minified('photos.css')
/** For menus with up to eight photos, and with more. */
export const photosLarge = minified('photos-large.css')
export const photosSmall = minified('photos-small.css')

/** Typefaces. The default one is in styles/base.css. */
export const plain = minified('typefaces/plain.css')
export const poster = minified('typefaces/poster.css')
export const typewriter = minified('typefaces/typewriter.css')

/** Moods: shared rules, a coloured head, and one for each mood. */
export const mood = minified('moods/all.css')
export const moodHead = minified('moods/head.css')
export const moodDark = minified('moods/dark.css')
export const moodBright = minified('moods/bright.css')
export const moodRiver = minified('moods/river.css')
export const moodFine = minified('moods/fine.css')
