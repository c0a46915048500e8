// Photos for tests, made anew by each: none lies in the repository.

import { PNG } from 'pngjs'

/** A picture with a slope of light, so that it has something to lose; PNG. */
export function photo(width: number, height: number, tint = 0): Buffer {
  const picture = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    picture.data.set([(255 * x) / width, (255 * y) / height, tint, 255], 4 * at)
  }
  return PNG.sync.write(picture)
}
