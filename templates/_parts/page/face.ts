// The web font of a mood. The build cuts the letters of the pub's name and headings out of the font
// file. Until a guest has downloaded them, an installed font scaled to the same metrics is visible,
// so headings keep their lines when the web font replaces it.

import { createHash } from 'node:crypto'
import { type Face, faceFile, moods } from '../../../src/model/looks.ts'
import { faceType } from '../../../src/model/resource.ts'
import { type Content, href, type Site } from '../../../src/model/site.ts'
import { lunchWeek } from '../text/lunch.ts'
import { words } from '../words/words.ts'

const facePath = '/face.woff2'

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
function lettersToCut(site: HeadingSource, { wideSpace }: Face): string {
  const all = [...new Set(`${headings(site).join('')}0123456789\u00a0`)]
  return all
    .filter((letter) => !(wideSpace && letter === '\u00a0'))
    .sort()
    .join('')
}

/** Return what the build cuts out of which font file, as JSON. Undefined without a mood. */
function subsetRequest(site: HeadingSource & Pick<Content, 'look'>): string | undefined {
  const mood = site.look?.mood
  if (mood === undefined) return undefined
  const { face } = moods[mood]
  return JSON.stringify({ file: faceFile(face), letters: lettersToCut(site, face) })
}

type FontSite = Pick<Site, 'baseUrl' | 'look'> & HeadingSource

/** Return the address of the font file. It changes with the letters, so it can be cached forever. */
export function fontAddress(site: FontSite): string | undefined {
  if (site.look?.faceAddress !== undefined) return site.look.faceAddress
  const cut = subsetRequest(site)
  if (cut === undefined) return undefined
  const digest = createHash('sha256').update(cut).digest('hex').slice(0, 16)
  return `${href(site, facePath)}?${digest}`
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

/** Return the `@font-face` rules of the font file and of the scaled installed font. */
export function faceRules(site: FontSite): string {
  const mood = site.look?.mood
  if (mood === undefined) return ''
  const own = `@font-face{font-family:Own;src:url(${fontAddress(site)}) format("woff2");font-display:fallback}`
  return own + installedFontRule(moods[mood].face)
}

/** Template of the font file. Browsers need not ask for it again. */
export const fontResource = {
  group: 'Pages' as const,
  title: facePath,
  summary: 'Letters of the name and the headings.',
  type: faceType,
  unlisted: true as const,
  cache: 'public, max-age=31536000, immutable',
  when: (content: Content) => subsetRequest(content) !== undefined,
  render: (site: Site) => subsetRequest(site) ?? '',
}
