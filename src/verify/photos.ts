// Photos of a live site: those that its pages and data name are there, are what they are called, and
// may be kept for ever under their names.

import type { VerifyWords } from '../messages/catalogue.ts'
import { photoFormatNames, photoFormats } from '../model/photos.ts'
import { essence } from '../model/resource.ts'
import type { Ask } from './ask.ts'
import type { Read } from './resource.ts'
import { judge, type Verdict } from './verdict.ts'

/** Whole addresses of this site, and what stands in attributes of its pages: no example of a schema. */
function photoAddress(base: string): RegExp {
  const [whole, below] = [base, new URL(base).pathname.replace(/\/$/, '')].map((text) =>
    text.replace(/[^\w/]/g, '\\$&'),
  )
  return new RegExp(
    `(?:${whole}|(?<=[",])${below})(/photos/(?:avif|jpeg)/[0-9a-f]{32}-\\d{1,4}\\.(?:avif|jpg))`,
    'g',
  )
}

/** A stranger's page may name any number; hosts have one rule for all of a kind. */
const most = 24

/** The paths of photos in what was read, the same number of each kind. */
function pathsIn(reads: readonly Read[], base: string): string[] {
  const address = photoAddress(base)
  const found = new Set(
    reads.flatMap(({ answer }) =>
      answer.status === 200 ? [...answer.text.matchAll(address)].map(([, path = '']) => path) : [],
    ),
  )
  return photoFormatNames.flatMap((format) =>
    [...found]
      .filter((path) => path.startsWith(`/photos/${format}/`))
      .slice(0, most / photoFormatNames.length),
  )
}

/** None for a site without photos, of which nothing more is asked. */
export async function judgePhotos(
  ask: Ask,
  reads: readonly Read[],
  base: string,
  { found, mends }: VerifyWords,
): Promise<Verdict[]> {
  const verdicts = await Promise.all(
    pathsIn(reads, base).map(async (path) => {
      const { status, failure, headers } = await ask(path, { method: 'HEAD' })
      const said = judge('photo', path, failure ?? String(status), '200', {
        whose: 'build',
        mend: mends.publish,
      })
      if (failure !== undefined || status !== 200) return [said]
      const format = photoFormatNames.find((name) => path.startsWith(`/photos/${name}/`))
      const type = format ? photoFormats[format].type : found.none
      const rules = { whose: 'rules', mend: mends.rules, advice: 'headers' } as const
      return [
        said,
        judge('type', path, essence(headers.get('content-type') ?? found.none), type, rules),
        judge(
          'cache-control',
          path,
          headers.get('cache-control') ?? found.none,
          'public, max-age=31536000, immutable',
          rules,
        ),
      ]
    }),
  )
  return verdicts.flat()
}
