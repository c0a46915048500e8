// The wall of photos in wide windows, which `photos.css` draws.

import { largestSize, type Photo } from './photos.ts'

const findRatio = (photo: Photo) => {
  const { width, height } = largestSize(photo)
  return width / height
}

const isPortrait = (photo: Photo) => findRatio(photo) < 1

/** Columns of the wall of photos in `photos.css`. */
const columns = 4

/** Columns that a photo takes on the wall, and whether it takes two rows. */
type Tile = { width: number; isTall: boolean }

/**
 * Return the classes of each photo on the wall. The first takes two rows of two columns, and a
 * portrait two rows. Of all walls without a gap, the one that crops least is chosen: the second photo
 * may be wider, the last one taller, and portraits near the end one row high.
 */
export function wallClasses(strip: readonly Photo[]): (string | undefined)[] {
  const isTrio = strip.length === 3 && strip.some(isPortrait)
  const plans = strip.flatMap((_, kept) =>
    [1, 2, 3, 4].map((plan) =>
      strip.map((photo, index): Tile => {
        // Three photos with a portrait fill two rows.
        const isTall = index <= kept && (isPortrait(photo) || (isTrio && plan % 2 === 0))
        if (index === 0) return { width: 2, isTall: true }
        const width = index === 1 && plan > 2 ? 2 : 1
        return { width, isTall: index === strip.length - 1 ? plan % 2 === 0 : isTall }
      }),
    ),
  )
  const crop = (tiles: readonly Tile[]) =>
    strip.reduce((sum, photo, index) => {
      const [{ width = 1, isTall } = {}, ratio] = [tiles[index], findRatio(photo)]
      const isLow = isPortrait(photo) && !isTall
      return sum + Math.log((width * (isTall ? 0.6 : 1.25)) / ratio) ** 2 + (isLow ? 0.5 : 0)
    }, 0)
  const [best = []] = plans.flatMap(fillWall).sort((one, other) => crop(one) - crop(other))
  return best.map(({ width, isTall }) => {
    const height = isTall ? 'tall' : ''
    return `${height}${width > 1 ? ` wide${width}` : ''}`.trim() || undefined
  })
}

const findCells = ({ width, isTall }: Tile, at: number) =>
  Array.from({ length: width * (isTall ? 2 : 1) }, (_, index) =>
    index < width ? at + index : at + index - width + columns,
  )

/**
 * Place each tile in the first free cells, as `grid-auto-flow: dense` does, and let the last one or
 * the last two fill their row. Empty if there would be a gap or a very wide photo.
 */
function fillWall(tiles: Tile[]): Tile[][] {
  const filled = new Set<number>()
  const areFree = (tile: Tile, at: number) =>
    (at % columns) + tile.width <= columns && !findCells(tile, at).some((cell) => filled.has(cell))
  const starts = tiles.map((tile) => {
    let at = 0
    while (!areFree(tile, at)) at++
    for (const cell of findCells(tile, at)) filled.add(cell)
    return at
  })
  const [end = 0, before = 0] = starts.toReversed()
  const [last, other] = tiles.toReversed()
  const free = Math.ceil((Math.max(...filled) + 1) / columns) * columns - filled.size
  if (!last || free === 0) return [tiles]
  const width = free / (last.isTall ? 2 : 1)
  const isInRow = (end % columns) + last.width + width <= columns
  const isFree = isInRow && areFree({ ...last, width }, end + last.width)
  if (width > (last.isTall ? 3 : 2) || width % 1 || !isFree) return []
  const isShared =
    width === 2 &&
    other?.isTall === last.isTall &&
    before + other.width === end &&
    end % columns > 0
  const widened = tiles.slice(isShared ? -2 : -1)
  return [
    [
      ...tiles.slice(0, -widened.length),
      ...widened.map((tile) => ({ ...tile, width: tile.width + width / widened.length })),
    ],
  ]
}
