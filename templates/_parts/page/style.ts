// The stylesheets, inline in every page: a page is one request. Read and made small once, when this
// module is loaded, and by nobody else: a compiled package holds the texts instead, so that nothing
// but texts is exported here. What a look makes of them is in look.ts.

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
    // Spaces that are left where no rule needs them.
    .replace(/(?<=[:/]) | (?=\/)|(?<=@container) /g, '')

/** What every page has. */
export const style = minified('style.css') + minified('print.css')

/** Where guests choose by what they eat, if their browser can hide by it, and where it cannot. */
export const filter = minified('filter.css')
export const filterHidden = minified('filter-hidden.css')

/** Where edges and rules have a tone of their own. */
export const control = minified('control.css')

/** What a lunch on one sheet has besides. */
export const lunchSheet = minified('sheet.css')
/** What the page for addresses where nothing is has besides. */
export const lost = minified('lost.css')
/** Where something is on. */
export const events = minified('events.css')
/** Where sections have parts. */
export const groups = minified('groups.css')
/** Where there are photos. */
export const photos = minified('photos.css')

/** The typefaces beside the usual one, which stands in style.css. */
export const plain = minified('typefaces/plain.css')
export const poster = minified('typefaces/poster.css')
export const typewriter = minified('typefaces/typewriter.css')

/** The moods: what all of them share, a head in colour, and what each is alone. */
export const mood = minified('moods/all.css')
export const moodHead = minified('moods/head.css')
export const moodDark = minified('moods/dark.css')
export const moodBright = minified('moods/bright.css')
export const moodRiver = minified('moods/river.css')
export const moodFine = minified('moods/fine.css')
