// Looks of pages. An owner chooses a mood, which is a complete look with its own font, or a paper
// and a typeface. A new one needs a row here and a style sheet in
// `templates/_parts/page/typefaces/` or `moods/`.

import { wordList } from './word-list.ts'

/** Parse a row: paper, ink, quiet, line, accent. */
const colors = (row: string) => {
  const [paper = '', ink = '', quiet = '', line = '', accent = ''] = wordList(row)
  return { paper, ink, quiet, line, accent }
}

/** Colours of a paper. `ink`, `quiet` and `accent` are text colours with a contrast of 7:1. */
export type Colors = ReturnType<typeof colors>

/** Day and night variants, chosen by the guest's preferred colour scheme. */
export type Schemes<T> = { day: T; night: T }

type LookRow = {
  /** Names that owners type, folded, with underscores for spaces. */
  names: readonly string[]
}

export const papers = {
  /** The warm page of a book. */
  cream: {
    names: wordList(`
      kremova kremovy kremove smetanova bezova bezovy beige ivory creme cremefarben warm tepla
      teply`),
    day: colors('#faf5ea #2b211a #5e5044 #d9ccb6 #7b2d1c'),
    night: colors('#171310 #eadfce #b0a190 #3b3129 #e79c74'),
  },
  /** A plain white sheet. */
  white: {
    names: wordList('bila bily bile biela biely biele weiss weiß cista clean'),
    day: colors('#ffffff #1c1c1e #53545a #d8d9de #842a1a'),
    night: colors('#121214 #ebebee #a9aab2 #35363c #f09a78'),
  },
  /** Brown butcher paper. */
  kraft: {
    names: wordList(`
      hneda hnedy hnede brown braun balici balici_papir baliaci baliaci_papier kraftovy
      packpapier kraftpapier kraft_paper`),
    day: colors('#e8d8bd #2a1d12 #523f2c #c3ab86 #68230f'),
    night: colors('#241a13 #eeddc4 #bfa98d #4a392b #f0ab80'),
  },
} as const satisfies { [mood: string]: LookRow & Schemes<Colors> }

/** Names that owners type for each typeface. */
export const typefaces = {
  /** Old-style serif, as in books. */
  book: wordList(`
    kniha knizni knizne knizny knizne_pismo knizni_pismo buch buchschrift serif patkove
    klasicke klassisch classic`),
  /** Sans serif, as on road signs. */
  plain: wordList(`
    jednoduche proste hladke moderni moderne modern bezpatkove bezpatkova schlicht einfach
    simple sans sans_serif serifenlos`),
  /** Narrow and bold, as on posters. */
  poster: wordList('plakat plakatove plagat plagatove uzke narrow condensed schmal plakatschrift'),
  /** Monospaced. */
  typewriter: wordList(
    'psaci_stroj strojopis pisaci_stroj schreibmaschine monospace mono strojove',
  ),
}

const weightNames = { 400: 'Regular', 500: 'Medium', 700: 'Bold' } as const

/**
 * Font for name and headings, from an @expo-google-fonts package. `ascent`, `descent` and `width`
 * (of an average letter) are in em. They size the fallback font so that the page does not move when the
 * font arrives.
 */
export type Face = {
  /** Family name in the font files. */
  family: string
  package: string
  weight: keyof typeof weightNames
  ascent: number
  descent: number
  width: number
  instead: 'serif' | 'sans' | 'strong'
  /** Its non-breaking space is much wider than its space, so that of the fallback font is used. */
  wideSpace?: true
}

type MoodRow = LookRow &
  Schemes<Colors> & { face: Face; typeface: Typeface; fill: string; on: string }

/** In moods with `head` the whole page header is filled with the accent colour. */
export const moods = {
  /** The default paper with old book letters. */
  classic: {
    names: wordList(`
      klasicka klasicky klasicke klasika klassisch klasicka_hospoda tradicni tradicna traditional
      traditionell`),
    day: papers.cream.day,
    night: papers.cream.night,
    ...{ fill: '#7b2d1c', on: '#ffffff', typeface: 'book' },
    face: {
      ...{ family: 'EB Garamond', package: 'eb-garamond', weight: 500, instead: 'serif' },
      ...{ ascent: 1.007, descent: 0.298, width: 0.4131 },
    },
  },
  /** Dark by day too: a bar, a club. */
  dark: {
    names: wordList('tmava tmavy tmave tma noc nocni nocna night dunkel nacht cerna cierna black'),
    day: colors('#101014 #f4f0e8 #b8b4bd #36343d #ffb84d'),
    night: colors('#101014 #f4f0e8 #b8b4bd #36343d #ffb84d'),
    ...{ fill: '#ffb84d', on: '#000000', typeface: 'plain' },
    face: {
      ...{ family: 'Bebas Neue', package: 'bebas-neue', weight: 400, instead: 'sans' },
      ...{ ascent: 0.9, descent: 0.3, width: 0.3445 },
    },
  },
  /** White and sunny: a café, a bistro. */
  bright: {
    names: wordList(`
      svetla svetly svetle slunecna slunecny slnecna kavarna kavarenska kaviaren hell sonnig heiter
      cafe sunny light`),
    day: colors('#ffffff #201a17 #5a514b #e5ddd2 #8f1d4b'),
    night: colors('#1b1512 #f5ebe0 #b9aa9d #40352e #ffcf33'),
    ...{ fill: '#ffcf33', on: '#000000', head: true, typeface: 'plain' },
    face: {
      ...{ family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weight: 700 },
      ...{ instead: 'strong', ascent: 0.93, descent: 0.27, width: 0.5027 },
    },
  },
  /** By the water, outdoors: a kiosk, a beer garden. */
  river: {
    names: wordList('reka ricni riecna rieka u_reky pri_rieke voda water fluss am_fluss kiosk'),
    day: colors('#e6f3f5 #0b2530 #2f4b57 #aecfd7 #0a4a61'),
    night: colors('#0a1a21 #dcecf0 #9fbcc6 #264350 #86d3e8'),
    ...{ fill: '#085c75', on: '#ffffff', head: true, typeface: 'poster' },
    face: {
      ...{ family: 'Shrikhand', package: 'shrikhand', weight: 400, instead: 'strong' },
      ...{ ascent: 1.026, descent: 0.432, width: 0.5497, wideSpace: true },
    },
  },
  /** Light letters and generous space: fine dining, wine. */
  fine: {
    names: wordList(`
      jemna jemny jemne elegantni elegantna elegant slavnostni slavnostna fajn fein vornehm
      fine_dining`),
    day: colors('#f4f2ee #1c1b19 #524f49 #d9d5cc #5b4520'),
    night: colors('#141311 #ece7dc #aaa497 #37342e #d6b877'),
    ...{ fill: '#1f2a24', on: '#ffffff', typeface: 'book' },
    face: {
      ...{ family: 'Cormorant', package: 'cormorant', weight: 500, instead: 'serif' },
      ...{ ascent: 0.924, descent: 0.287, width: 0.403 },
    },
  },
} as const satisfies { [mood: string]: MoodRow & { head?: true } }

export type Mood = keyof typeof moods
export const moodNames = Object.keys(moods) as readonly Mood[]

/** Return the font file of a face. It has all letters, so a name never mixes two typefaces. */
export function faceFile(face: Pick<Face, 'family' | 'package' | 'weight'>): string {
  const { family, package: name, weight } = face
  const style = `${weight}${weightNames[weight]}`
  return `@expo-google-fonts/${name}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`
}

export type Paper = keyof typeof papers
export type Typeface = keyof typeof typefaces
export const paperNames = Object.keys(papers) as readonly Paper[]
export const typefaceNames = Object.keys(typefaces) as readonly Typeface[]

/** Set of colours: one of the papers, or that of a mood. */
export type Sheet = Paper | Mood
export const sheets: { readonly [S in Sheet]: Schemes<Colors> } = { ...papers, ...moods }

/**
 * The owner's colour on one paper: `text` has a contrast of 7:1, `control` (edges, rules, drawings)
 * 4.5:1.
 */
export type Tones = { text: string; control: string }

/** Look of the pages as the owner chose it. */
export type Look = {
  /** A paper, or the mood itself if it names no other paper. */
  paper: Sheet
  typeface: Typeface
  mood?: Mood
  /** Address of the font file if it is not on the site, for previews of all moods. */
  faceAddress?: string
  /** Accent colour as typed (opaque sRGB, `#rrggbb`) and its readable variants. */
  accent?: {
    color: string
    tones: Schemes<Tones>
    /**
     * In a mood the accent also fills areas: `letters` is the text colour, and `fill` the accent or
     * the nearest tone on which they have a contrast of 7:1.
     */
    letters?: string
    fill?: string
  }
}

/** Look of a pub that chooses none. */
export const usualLook = { paper: 'cream', typeface: 'book' } as const satisfies Look
