// The web font of a mood. The build cuts the letters of the pub's name and headings out of the font
// file. A guest who has not downloaded them yet sees an installed font scaled to the same metrics,
// and the web font from the next page on, so the layout never shifts.

import { createHash } from 'node:crypto'
import { type Face, type FacePart, faceFile, moods } from '../../../src/model/looks.ts'
import { faceType } from '../../../src/model/resource.ts'
import { type Content, href, type Site } from '../../../src/model/site.ts'
import { lunchWeek } from '../text/lunch.ts'
import { words } from '../words/words.ts'

const facePaths = { latin: '/face.woff2', 'latin-ext': '/face-ext.woff2' } as const

/** Central European letters are in a font file of their own. */
const isExtended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/

type HeadingSource = Pick<Content, 'pub' | 'menu' | 'languages' | 'pages'>

/** Return the texts of `h1`, `h2` and the menu's section headings. */
function headings({ pub, menu, languages, pages = [] }: HeadingSource): string[] {
  return languages.flatMap((lang) => {
    const w = words[lang]
    return [
      ...[pub.name[lang], ...menu.sections.map(({ name }) => name[lang])],
      ...Object.values(w.menu.title),
      ...[w.menu.food, w.menu.drinks, w.menu.lunch, w.menu.specials, w.menu.allergenLegend],
      ...menu.lunches.map((week) => lunchWeek(week, lang, { pub }) ?? ''),
      ...[w.contact.title, w.contact.legal, w.events.title, w.hours.title, w.house.title],
      ...pages.flatMap(({ texts }) => [
        texts[lang].title,
        ...texts[lang].sections.map((one) => one.heading ?? ''),
      ]),
      ...(pages.length > 0 ? [w.page.morePages] : []),
      ...[w.page.photos, w.page.story, w.page.notFound, w.agents.title],
    ]
  })
}

/** Return the letters to cut, sorted and without duplicates. Digits are always included. */
function lettersToCut(site: HeadingSource, { wideSpace }: Face, part: FacePart): string {
  const all = [...new Set(`${headings(site).join('')}0123456789\u00a0`)]
  return all
    .filter(
      (letter) =>
        !(wideSpace && letter === '\u00a0') && isExtended.test(letter) === (part === 'latin-ext'),
    )
    .sort()
    .join('')
}

/**
 * Return what the build cuts out of which font file, as JSON. Undefined if the part needs no
 * letters.
 */
function subsetRequest(
  site: HeadingSource & Pick<Content, 'look'>,
  part: FacePart,
): string | undefined {
  const mood = site.look?.mood
  const letters = mood && lettersToCut(site, moods[mood].face, part)
  return letters ? JSON.stringify({ file: faceFile(moods[mood].face, part), letters }) : undefined
}

type FontSite = Pick<Site, 'baseUrl' | 'look'> & HeadingSource

/**
 * Return the addresses of the font files. They change with the letters, so they can be cached for
 * ever.
 */
export function fontAddresses(site: FontSite): string[] {
  if (site.look?.faces) return [...site.look.faces]
  return (['latin', 'latin-ext'] as const).flatMap((part) => {
    const cut = subsetRequest(site, part)
    if (cut === undefined) return []
    const digest = createHash('sha256').update(cut).digest('hex').slice(0, 16)
    return [`${href(site, facePaths[part])}?${digest}`]
  })
}

/**
 * Installed fonts to use instead, with their average letter width in em, measured like `width` of a
 * face.
 */
const installedFonts = {
  serif: { width: 0.4219, names: ['Times New Roman', 'Liberation Serif', 'Times', 'Noto Serif'] },
  sans: { width: 0.4643, names: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'] },
  strong: {
    width: 0.4926,
    names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold', 'Roboto'],
  },
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

function installedFontRule(face: Face): string {
  const { width, names } = installedFonts[face.instead]
  const size = face.width / width
  const measures = `ascent-override:${percent(face.ascent / size)};descent-override:${percent(face.descent / size)};line-gap-override:0%;size-adjust:${percent(size)}`
  const fallbackRule = face.instead === 'serif' ? '' : ':root{--else:sans-serif}'
  return `@font-face{font-family:Instead;src:${names.map((name) => `local("${name}")`).join()};${measures}}${fallbackRule}`
}

/** Return the `@font-face` rules of both font files and of the scaled installed font. */
export function faceRules(site: FontSite): string {
  const mood = site.look?.mood
  if (mood === undefined) return ''
  const rules = fontAddresses(site).map((address, index) => {
    const range = index === 0 ? '' : ';unicode-range:U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF'
    return `@font-face{font-family:Own;src:url(${address}) format("woff2");font-display:optional${range}}`
  })
  return [...rules, installedFontRule(moods[mood].face)].join('')
}

/**
 * Template of a font file. Its address changes with its letters, so browsers need not ask for it
 * again.
 */
export const fontResource = (part: FacePart) => ({
  group: 'Pages' as const,
  title: facePaths[part],
  summary: 'Letters of the name and the headings.',
  type: faceType,
  unlisted: true as const,
  cache: 'public, max-age=31536000, immutable',
  when: (content: Content) => subsetRequest(content, part) !== undefined,
  render: (site: Site) => subsetRequest(site, part) ?? '',
})
