/** @jsxRuntime automatic @jsxImportSource preact */
// Photos of a page. Each states its dimensions, so the layout never shifts. All but the head photo
// load lazily.

import { wallClasses } from '../../../src/model/photo-wall.ts'
import * as photos from '../../../src/model/photos.ts'
import { href, type Site } from '../../../src/model/site.ts'
import { words } from '../words/words.ts'
import type { SiteProps } from './props.ts'

type PhotoProps = SiteProps & { photo: photos.Photo }

/**
 * Head photo, below the language links in the first window. Phones wait for it, so it loads with
 * high priority.
 */
export function HeadPhoto({ site, lang }: SiteProps) {
  const photo = site.photos?.head
  if (!photo) return null
  const { width, height } = photos.largestSize(photo)
  const sizes = `(min-width:60rem) max(38vw,${Math.round((40 * width) / height)}rem),100vw`
  return <Picture site={site} lang={lang} photo={photo} sizes={sizes} first />
}

/**
 * Photos of the house: a row that a thumb moves, and a wall in wide windows. Each opens its largest
 * file. The style draws the owner's description below it, which is already its text alternative.
 */
export function PhotoStrip({ site, lang }: SiteProps) {
  const { strip = [] } = site.photos ?? {}
  if (strip.length === 0) return null
  const classes = wallClasses(strip)
  return (
    <section id="photo_strip">
      <h2 class="said">{words[lang].page.photos}</h2>
      <ul class="strip">
        {strip.map((photo, index) => {
          const largest = photos.largestSize(photo)
          // One size fits the others, and thirty photos must not make the page heavy.
          const [, wide] = /wide(.)/.exec(classes[index] ?? '') ?? []
          const sizes = wide && `(min-width:60rem) ${16.5 * Number(wide)}rem,min(82vw,20rem)`
          return (
            <li class={classes[index]}>
              <a
                href={href(site, photos.photoPath(photo, largest, 'jpeg'))}
                data-c={photo.alt[lang]}
              >
                <Picture site={site} lang={lang} photo={photo} sizes={sizes} />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Up to this number of dishes with photos, each photo is as wide as the text. */
const largePhotosLimit = 8

/** Return the size of the photos of dishes: small if there are many. Undefined without photos. */
export function dishPhotoSize({ menu }: Pick<Site, 'menu'>): 'large' | 'small' | undefined {
  const count = [...menu.food, ...menu.drinks].filter(({ photo }) => photo).length
  return count === 0 ? undefined : count > largePhotosLimit ? 'small' : 'large'
}

export const ItemPhoto = (props: PhotoProps) => (
  <Picture
    {...props}
    sizes={
      dishPhotoSize(props.site) === 'small'
        ? '(min-width:34rem) 7rem,5.5rem'
        : '(min-width:60rem) 31rem,calc(100vw - 2.5rem)'
    }
  />
)

/** Return the class of a focus point. The content security policy allows no style attributes. */
export const focusClass = ({ x, y }: photos.Focus) => `f${x}-${y}`

function Picture({
  site,
  lang,
  photo,
  sizes,
  first = false,
}: PhotoProps & { sizes: string | undefined; first?: boolean }) {
  const { width, height } = photos.largestSize(photo)
  const middle = photos.sizeUpTo(photo, photos.photoRecipe(photo.use).widths[1])
  const hasSizes = sizes !== undefined && photo.sizes.length > 1
  const offered = !hasSizes && middle ? { ...photo, sizes: [middle] } : photo
  return (
    <picture>
      {first && <Source site={site} photo={photo} format="avif" sizes={sizes} narrow />}
      <Source site={site} photo={offered} format="avif" sizes={sizes} />
      {first && <Source site={site} photo={photo} format="jpeg" sizes={sizes} narrow />}
      <img
        src={middle && href(site, photos.photoPath(photo, middle, 'jpeg'))}
        srcset={hasSizes ? sourceSet(site, photo, 'jpeg') : undefined}
        sizes={hasSizes ? sizes : undefined}
        width={width}
        height={height}
        alt={photo.alt[lang]}
        class={photo.focus && focusClass(photo.focus)}
        {...(first ? { fetchpriority: 'high' as const } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

/** One source. `narrow` offers only small files to narrow windows, whatever the pixel density. */
function Source({
  site,
  photo,
  format,
  sizes,
  narrow = false,
}: Omit<PhotoProps, 'lang'> & {
  format: photos.PhotoFormat
  sizes?: string | undefined
  narrow?: boolean
}) {
  return (
    <source
      type={photos.photoFormats[format].type}
      media={narrow ? '(max-width:40rem)' : undefined}
      srcset={sourceSet(site, photo, format, narrow)}
      sizes={photo.sizes.length > 1 ? sizes : undefined}
    />
  )
}

function sourceSet(
  site: Site,
  photo: photos.Photo,
  format: photos.PhotoFormat,
  narrow = false,
): string {
  const widest = narrow
    ? (photos.photoRecipe(photo.use).light?.width ?? 0)
    : Number.POSITIVE_INFINITY
  // A single file needs no width to be chosen by.
  const widthOf = ({ width }: photos.PhotoSize) => (photo.sizes.length > 1 ? ` ${width}w` : '')
  return photo.sizes
    .filter(({ width }) => width <= widest)
    .map((size) => href(site, photos.photoPath(photo, size, format)) + widthOf(size))
    .join(',')
}
