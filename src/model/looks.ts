// What a page can look like: papers and typefaces by their moods. An owner names one of each; a new
// mood is its row here, a typeface besides its sheet in `templates/_parts/page/typefaces/`.

import { wordList } from './word-list.ts'

/** `accent` is for what is read: 7:1 on its paper; so have `ink` and `quiet`. */
export type Colors = {
  paper: string
  ink: string
  quiet: string
  line: string
  accent: string
}

/** By day and by night: the colour scheme that a guest prefers. */
export type Schemes<T> = { day: T; night: T }

type Row = {
  /** What owners call it, folded: without accents, a space as an underscore. */
  names: readonly string[]
}

export const papers = {
  /** The warm page of a book. */
  cream: {
    names: wordList(`
      kremova kremovy kremove smetanova bezova bezovy beige ivory creme cremefarben warm tepla
      teply`),
    day: { paper: '#faf5ea', ink: '#2b211a', quiet: '#5e5044', line: '#d9ccb6', accent: '#7b2d1c' },
    night: {
      paper: '#171310',
      ink: '#eadfce',
      quiet: '#b0a190',
      line: '#3b3129',
      accent: '#e79c74',
    },
  },
  /** A clean sheet without any tint. */
  white: {
    names: wordList('bila bily bile biela biely biele weiss weiß cista clean'),
    day: { paper: '#ffffff', ink: '#1c1c1e', quiet: '#53545a', line: '#d8d9de', accent: '#842a1a' },
    night: {
      paper: '#121214',
      ink: '#ebebee',
      quiet: '#a9aab2',
      line: '#35363c',
      accent: '#f09a78',
    },
  },
  /** The brown paper that sausages are wrapped in. */
  kraft: {
    names: wordList(`
      hneda hnedy hnede brown braun balici balici_papir baliaci baliaci_papier kraftovy
      packpapier kraftpapier kraft_paper`),
    day: { paper: '#e8d8bd', ink: '#2a1d12', quiet: '#523f2c', line: '#c3ab86', accent: '#68230f' },
    night: {
      paper: '#241a13',
      ink: '#eeddc4',
      quiet: '#bfa98d',
      line: '#4a392b',
      accent: '#f0ab80',
    },
  },
} as const satisfies { [mood: string]: Row & Schemes<Colors> }

export const typefaces = {
  /** Old-style letters, as books are set in. */
  book: {
    names: wordList(`
      kniha knizni knizne knizny knizne_pismo knizni_pismo buch buchschrift serif patkove
      klasicke klassisch classic`),
  },
  /** Letters without serifs, as on signs of the road. */
  plain: {
    names: wordList(`
      jednoduche proste hladke moderni moderne modern bezpatkove bezpatkova schlicht einfach
      simple sans sans_serif serifenlos`),
  },
  /** Narrow and strong, as on a bill that is stuck on a wall. */
  poster: {
    names: wordList('plakat plakatove plagat plagatove uzke narrow condensed schmal plakatschrift'),
  },
  /** Every letter as wide as every other. */
  typewriter: {
    names: wordList('psaci_stroj strojopis pisaci_stroj schreibmaschine monospace mono strojove'),
  },
} as const satisfies { [mood: string]: Row }

export type Paper = keyof typeof papers
export type Typeface = keyof typeof typefaces
export const paperNames = Object.keys(papers) as readonly Paper[]
export const typefaceNames = Object.keys(typefaces) as readonly Typeface[]

/** The owner's colour on one paper: as text with 7:1, as edges, rules and drawings with 4.5:1. */
export type Tones = { text: string; control: string }

/** What the owner says about the look; without a file nothing, and the pages have the usual one. */
export type Look = {
  paper: Paper
  typeface: Typeface
  /** The colour as typed, opaque and in sRGB, `#rrggbb`; and what the pages make of it. */
  accent?: { color: string; tones: Schemes<Tones> }
}

/** The moods of a pub that names none. */
export const usualLook: Look = { paper: 'cream', typeface: 'book' }
