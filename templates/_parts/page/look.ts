// Stylesheet of one pub: its colours, the shared rules, then its typeface and mood.

import type { Mood, Typeface } from '../../../src/model/looks.ts'
import { largestSize } from '../../../src/model/photos.ts'
import type { Site } from '../../../src/model/site.ts'
import { allPhotos } from '../facts/photos.ts'
import { hasFilledHead, siteColors } from './colors.ts'
import { dishPhotoSize, focusClass } from './photo.tsx'
import * as styles from './style.ts'

const moods: Record<Mood, string> = {
  classic: '',
  dark: styles.moodDark,
  bright: styles.moodBright,
  river: styles.moodRiver,
  fine: styles.moodFine,
}
const typefaces: Record<Typeface, string> = {
  book: '',
  plain: styles.plain,
  poster: styles.poster,
  typewriter: styles.typewriter,
}

/** True if a section of the menu has subheadings. */
const hasGroups = ({ menu }: Partial<Pick<Site, 'menu'>>) =>
  menu !== undefined && [...menu.food, ...menu.drinks].some(({ heading }) => heading !== undefined)

/**
 * Return rules for photos: shared ones, the focus points of cropped photos, and the proportions of
 * the head photo.
 */
function photosStyle(site: Partial<Pick<Site, 'photos' | 'menu'>>): string {
  const all = allPhotos(site)
  if (all.length === 0) return ''
  const focused = all.flatMap(({ focus }) =>
    focus ? `.${focusClass(focus)}{object-position:${focus.x}% ${focus.y}%}` : [],
  )
  const head = site.photos?.head && largestSize(site.photos.head)
  const ratio = head ? `.pictured{--ratio:${head.width}/${head.height}}` : ''
  const { menu } = site
  const size = menu && dishPhotoSize({ menu })
  const dishes = size && { large: styles.photosLarge, small: styles.photosSmall }[size]
  return [styles.photos, dishes, ratio, ...new Set(focused)].join('')
}

/**
 * Return a light background for a multicoloured emblem where it would otherwise be invisible. On a
 * photo it always has one.
 */
function emblemStyle(
  { emblem, photos }: Partial<Pick<Site, 'emblem' | 'photos'>>,
  colors: ReturnType<typeof siteColors>['day'],
): string {
  const { paper, day, night } = emblem?.tile ?? {}
  if (paper === undefined) return ''
  const ink = paper === colors.paper ? (colors.control ?? colors.accent) : '#000'
  const on = `background:${paper};border-radius:.5rem;padding:.5rem;color:${ink}}`
  return [
    photos?.head ? `.pictured .emblem{${on}` : '',
    day ? `@media screen{.emblem{${on}}` : '',
    night && !day ? `@media screen and (prefers-color-scheme:dark){.emblem{${on}}` : '',
  ].join('')
}

const variables = (colors: object) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/**
 * Return the value of `color-scheme`. With dark paper, scroll bars and form controls are dark by
 * day too.
 */
export const colorSchemes = ({ look }: Pick<Site, 'look'>) =>
  look?.paper === 'dark' ? 'dark' : 'light dark'

/**
 * Return the stylesheet on one line. The content security policy contains its hash. `more` holds
 * rules for one page only.
 */
export function stylesheet(
  site: Pick<Site, 'look'> & Partial<Pick<Site, 'photos' | 'menu' | 'emblem'>>,
  more = '',
): string {
  const { day, night } = siteColors(site)
  const { mood, typeface = 'book' } = site.look ?? {}
  // Borders, rules and the emblem need less contrast than text, so `control` can be closer to the
  // owner's colour.
  const colors = ({ control, ...others }: typeof day) =>
    variables({ ...others, control: control ?? others.accent })
  return [
    `:root{color-scheme:${colorSchemes(site)};${colors(day)}}`,
    `@media(prefers-color-scheme:dark){:root{${colors(night)}}}`,
    more,
    styles.style,
    hasGroups(site) ? styles.groups : '',
    photosStyle(site),
    emblemStyle(site, day),
    typefaces[typeface],
    ...(mood ? [styles.mood, hasFilledHead(site) ? styles.moodHead : '', moods[mood]] : []),
  ].join('')
}
