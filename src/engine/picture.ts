// Renders SVG to PNG. Renderer (WebAssembly) and fonts are npm packages, so the same SVG gives the
// same bytes on every machine. Both are loaded only for a new picture. Results are cached by the
// hash of their SVG.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { faceFile, moods } from '../model/looks.ts'
import type { Published } from '../model/published.ts'
import { isFace, isPicture } from '../model/resource.ts'
import { cachedBytes, cacheFolder, cacheName } from './cache.ts'
import { toSlashes } from './file-paths.ts'
import { findPackage } from './package.ts'

const require = createRequire(import.meta.url)
const renderer = '@resvg/resvg-wasm/index_bg.wasm'
const fontFile = faceFile({ family: 'EB Garamond', package: 'eb-garamond', weight: 400 })

/** Add bytes to PNG and font resources. All others are returned unchanged. */
export async function drawPictures(
  published: readonly Published[],
  cache = cacheFolder,
): Promise<Published[]> {
  const versions = (await Promise.all([renderer, fontFile].map(packageVersion))).join()
  return Promise.all(
    published.map(async (each) => {
      if (isFace(each.resource)) return { ...each, bytes: await cutFontCached(each.text, cache) }
      if (!isPicture(each.resource)) return each
      return { ...each, bytes: await drawCached(each.text, versions, cache) }
    }),
  )
}

/** Like `drawPictures`, but reports a problem at the emblem if the renderer runs out of memory. */
export async function tryDrawPictures(
  published: readonly Published[],
  emblem: string | undefined,
): Promise<{ files: Published[]; problems: Problem[] }> {
  try {
    return { files: await drawPictures(published), problems: [] }
  } catch (error) {
    // Only an emblem can need that much memory.
    if (emblem === undefined || !(error instanceof WebAssembly.RuntimeError)) throw error
    const file = toSlashes(emblem)
    return { files: [], problems: [{ ...message('emblem-undrawable'), severity: 'error', file }] }
  }
}

/** Return the version of the package that contains a file, such as `@resvg/resvg-wasm@2.6.2`. */
async function packageVersion(file: string): Promise<string> {
  const name = file.split('/').slice(0, 2).join('/')
  return `${name}@${(await findPackage(name, file)).version}`
}

async function drawCached(svg: string, versions: string, cache: string): Promise<Uint8Array> {
  const path = join(cache, cacheName('png', versions, svg))
  return cachedBytes(path, async () => (await loadRenderer())(svg))
}

/** Without small capitals, ligatures and other variants of the letters, which no heading uses. */
const subsetting = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true } as const

/**
 * Cut a font down to these letters. The versions of the tool and of the font are part of the cache
 * key.
 */
async function cutFontCached(request: string, cache: string): Promise<Uint8Array> {
  const { file, letters } = JSON.parse(request)
  const versions = await Promise.all(['subset-font', file].map(packageVersion))
  const name = cacheName('woff2', versions.join(), JSON.stringify(subsetting) + request)
  const path = join(cache, name)
  return cachedBytes(path, async () => {
    const { default: subset } = await import('subset-font')
    return subset(await readFile(require.resolve(file)), letters, subsetting)
  })
}

let loading: Promise<(svg: string) => Promise<Uint8Array>> | undefined

function loadRenderer() {
  loading ??= (async () => {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
    await initWasm(readFile(require.resolve(renderer)))
    return async (svg: string) => {
      // A letter that a font lacks is taken from the next one.
      const files = [...lookFontFiles(svg), fontFile]
      const fontBuffers = await Promise.all(files.map((file) => readFile(require.resolve(file))))
      const font = { fontBuffers, defaultFontFamily: 'EB Garamond' }
      return new Resvg(svg, { font }).render().asPng()
    }
  })()
  return loading
}

/** Return the font files of the look whose font the SVG names. */
const lookFontFiles = (svg: string) =>
  Object.values(moods).flatMap(({ face }) =>
    svg.includes(`font-family="${face.family}" font-weight`) ? [faceFile(face)] : [],
  )
