// How owners name a photo, by the name of its file, and say what must stay to be seen of it.

import type { Focus } from '../model/photos.ts'
import { fold, nearest } from '../model/suggest.ts'
import { type Notation, refuse } from './notation.ts'
import { focusWords, meaningByWord } from './typed-words.ts'

/** `gulas.jpg`; with its folder before it, too. */
export const photoName: Notation<string> = {
  expected: 'photo-name',
  prose: true,
  photo: true,
  read(text) {
    const typed = text.trim().normalize('NFC')
    return isElsewhere(typed) || /\.\w+ *[,;]/.test(typed)
      ? undefined
      : typed.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?photos\//, '')
  },
  explain(text) {
    const typed = text.trim().normalize('NFC')
    return isElsewhere(typed)
      ? refuse('photo-elsewhere', { typed })
      : refuse('photo-several', { typed })
  },
}

const isElsewhere = (typed: string) => /^https?:|^\/\//i.test(typed)

/** What each word says of the two sides, in percent from the left and from the top. */
const sides = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
  center: {},
} as const satisfies { [word: string]: Partial<Focus> }

const known = new Map(
  [...Object.entries(meaningByWord(focusWords)), ...Object.keys(sides).map((word) => [word, word])]
    // The keys of one are those of the other.
    .map(([typed = '', word]) => [fold(typed), sides[word as keyof typeof sides]] as const),
)

/** `left`, `top right`, `30% 20%`; what is not said of a side is its middle. */
export const focus: Notation<Focus> = {
  expected: 'focus',
  read(text) {
    const parts = fold(text.trim())
      .replace(/(?<!\s)\s+%/g, '%')
      .split(/\s*,\s*|\s+/)
    const [x, y, ...others] = parts.map((part) => Number(/^(\d{1,3})%$/.exec(part)?.[1]))
    if (x !== undefined && y !== undefined && others.length === 0 && x <= 100 && y <= 100)
      return { x, y }
    const said = parts.map((part) => known.get(part))
    const sidesSaid = said.flatMap((one) => Object.keys(one ?? {}))
    return said.includes(undefined) ||
      said.length > 2 ||
      (sidesSaid[0] === sidesSaid[1] && sidesSaid.length > 1)
      ? undefined
      : Object.assign({ x: 50, y: 50 }, ...said)
  },
  explain(text) {
    const typed = text.trim()
    const meant = /^\d+\s*%?$/.test(typed)
      ? `${Number.parseInt(typed, 10)}% 50%`
      : nearest(fold(typed), Object.keys(sides))
    const suggested = meant !== undefined && focus.read(meant) ? meant : undefined
    return refuse('focus-unreadable', { typed }, suggested)
  },
}
