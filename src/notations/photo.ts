// References to photos by file name, and the part of a photo that must stay visible.

import type { Focus } from '../model/photos.ts'
import { nearest, normalizeText } from '../model/suggest.ts'
import { wordNotation } from './basic.ts'
import { grammar, type Notation, refuse, reject } from './notation.ts'
import { focusWords, meaningByWord } from './typed-words.ts'

/** File name of a photo such as `gulas.jpg`, with or without its folder. */
export const photoName: Notation<string> = {
  expected: 'photo-name',
  prose: true,
  photo: true,
  ...grammar<string>((text) => {
    const typed = text.trim().normalize('NFC')
    if (/^https?:|^\/\//i.test(typed)) return reject('photo-elsewhere', { typed })
    return /\.\w+ *[,;]/.test(typed)
      ? reject('photo-several', { typed })
      : typed.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?photos\//, '')
  }),
}

/** Position that each word stands for, in percent from the left and from the top. */
const sides = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
  center: {},
} as const satisfies { [word: string]: Partial<Focus> }

const side = wordNotation(Object.keys(sides), meaningByWord(focusWords))
const positionOf: { [word: string]: Partial<Focus> } = sides

/** `left`, `top right` or `30% 20%`. A direction that is not given is centred. */
export const focus: Notation<Focus> = {
  expected: 'focus',
  read(text) {
    const parts = normalizeText(text.trim())
      .replace(/(?<!\s)\s+%/g, '%')
      .split(/\s*,\s*|\s+/)
    const [x, y, ...others] = parts.map((part) => Number(/^(\d{1,3})%$/.exec(part)?.[1]))
    if (x !== undefined && y !== undefined && others.length === 0 && x <= 100 && y <= 100)
      return { x, y }
    const positions = parts.map((part) => positionOf[side.read(part) ?? ''])
    const axes = positions.flatMap((one) => Object.keys(one ?? {}))
    return positions.includes(undefined) ||
      positions.length > 2 ||
      (axes[0] === axes[1] && axes.length > 1)
      ? undefined
      : Object.assign({ x: 50, y: 50 }, ...positions)
  },
  explain(text) {
    const typed = text.trim()
    const guess = /^\d+\s*%?$/.test(typed)
      ? `${Number.parseInt(typed, 10)}% 50%`
      : nearest(normalizeText(typed), Object.keys(sides))
    const suggested = guess !== undefined && focus.read(guess) ? guess : undefined
    return refuse('focus-unreadable', { typed }, suggested)
  },
}
