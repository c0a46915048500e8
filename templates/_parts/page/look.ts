// The style of the pages of one house: its colours, then what all pages share, then its typeface.

import type { Mood, Typeface } from '../../../src/model/looks.ts'
import { largestOf } from '../../../src/model/photos.ts'
import type { Site } from '../../../src/model/site.ts'
import { allPhotos } from '../facts/photos.ts'
import { colorsOf, hasFilledHead } from './colors.ts'
import { focusClass } from './photo.tsx'
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

/** Whether a section of the menu has parts with headings of their own. */
const hasGroups = ({ menu }: Partial<Pick<Site, 'menu'>>) =>
  menu !== undefined && [...menu.food, ...menu.drinks].some(({ heading }) => heading !== undefined)

/** What all photos share, what must stay to be seen of some, and how wide that of the head may be. */
function photosStyle(site: Partial<Pick<Site, 'photos' | 'menu'>>): string {
  const all = allPhotos(site)
  if (all.length === 0) return ''
  const focused = all.flatMap(({ focus }) =>
    focus ? `.${focusClass(focus)}{object-position:${focus.x}% ${focus.y}%}` : [],
  )
  const head = site.photos?.head && largestOf(site.photos.head)
  const ratio = head ? `.pictured{--ratio:${head.width}/${head.height}}` : ''
  return [styles.photos, ratio, ...new Set(focused)].join('')
}

/** A drawing of several colours on light paper, where it would not be seen; on a photo always. */
function emblemStyle(
  { emblem, photos }: Partial<Pick<Site, 'emblem' | 'photos'>>,
  colors: ReturnType<typeof colorsOf>['day'],
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

/** In a mood that is dark by choice the bars and boxes of the browser are dark by day too. */
export const schemesOf = ({ look }: Pick<Site, 'look'>) =>
  look?.paper === 'dark' ? 'dark' : 'light dark'

/** On one line; the policy of the page carries its hash. `more` is what only this page needs. */
export function styleOf(
  site: Pick<Site, 'look'> & Partial<Pick<Site, 'photos' | 'menu' | 'emblem'>>,
  more = '',
): string {
  const { day, night } = colorsOf(site)
  const { mood, typeface = 'book' } = site.look ?? {}
  // Both schemes have a tone of their own, or the one of the other would be inherited.
  const isSplit = day.control !== undefined || night.control !== undefined
  const whole = (colors: typeof day) => ({
    ...colors,
    ...(isSplit && { control: colors.control ?? colors.accent }),
  })
  return [
    `:root{color-scheme:${schemesOf(site)};${variables(whole(day))}}`,
    `@media(prefers-color-scheme:dark){:root{${variables(whole(night))}}}`,
    more,
    styles.style,
    isSplit ? styles.control : '',
    hasGroups(site) ? styles.groups : '',
    photosStyle(site),
    emblemStyle(site, day),
    typefaces[typeface],
    ...(mood ? [styles.mood, hasFilledHead(site) ? styles.moodHead : '', moods[mood]] : []),
  ].join('')
}
