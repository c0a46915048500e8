// Photos generated for tests. The repository contains none.

import { PNG } from 'pngjs'

/** Return a PNG with a gradient, so that compression has details to lose. */
export function photo(width: number, height: number, tint = 0): Buffer {
  const picture = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    picture.data.set([(255 * x) / width, (255 * y) / height, tint, 255], 4 * at)
  }
  return PNG.sync.write(picture)
}
