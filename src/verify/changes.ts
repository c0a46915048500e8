// What became of a body on its way: it is put back as it was, one way after the other, until its
// digest fits. Where none does, it is of another build, or more than one thing was done to it.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sha256 } from '../hosting/index.ts'
import { essence, serialize } from '../model/resource.ts'

export type Digest = { length: number; sha256: string }

export type Change =
  | 'bom'
  | 'lineEnds'
  | 'packedTwice'
  | 'minified'
  | 'script'
  | 'cutShort'
  | 'otherBuild'

/** What differs; undefined where nothing does. */
export function changeOf(bytes: Buffer, digest: Digest, type: string): Change | undefined {
  const fits = (candidate: Buffer) =>
    candidate.length === digest.length && sha256(candidate) === digest.sha256
  if (fits(bytes)) return undefined
  const undone = ways.find(([, undo]) => undo(bytes, digest, type).some(fits))?.[0]
  return undone ?? guess(bytes, digest, type)
}

type Undo = (bytes: Buffer, digest: Digest, type: string) => Buffer[]

const ways: readonly (readonly [Change, Undo])[] = [
  ['bom', (bytes) => [withoutMark(bytes)]],
  ['lineEnds', (bytes) => [bytes, withoutMark(bytes)].flatMap(withOwnLineEnds)],
  ['packedTwice', (bytes, { length }) => unpacked(bytes, length)],
  ['minified', (bytes, { length }, type) => laidOut(bytes, length, type)],
  ['script', withoutScripts],
]

/** The byte order mark of UTF-8. */
const mark = Buffer.from([0xef, 0xbb, 0xbf])
const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, mark.length).equals(mark) ? bytes.subarray(mark.length) : bytes

/** Byte for byte: a text in another encoding keeps what it has. */
function withOwnLineEnds(bytes: Buffer): Buffer[] {
  const lines = bytes.toString('latin1').replaceAll('\r\n', '\n')
  const ended = lines.endsWith('\n') ? lines.slice(0, -1) : `${lines}\n`
  return [lines, ended].map((text) => Buffer.from(text, 'latin1'))
}

function unpacked(bytes: Buffer, length: number): Buffer[] {
  return [gunzipSync, brotliDecompressSync].flatMap((unpack) => {
    try {
      return [unpack(bytes, { maxOutputLength: length })]
    } catch {
      return []
    }
  })
}

const isJson = (type: string) => /[/+]json$/.test(essence(type))

/** JSON as builds lay it out. */
function laidOut(bytes: Buffer, length: number, type: string): Buffer[] {
  if (!isJson(type) || bytes.length > 4 * length) return []
  try {
    return [Buffer.from(serialize(JSON.parse(bytes.toString())))]
  } catch {
    return []
  }
}

/** More than any host adds; each is tried by itself. */
const maximumScripts = 10

/** Without all scripts that a browser runs, and without each of them alone. */
function withoutScripts(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1')
  const scripts = scriptsIn(text)
  if (scripts.length === 0) return []
  const without = (some: readonly Span[]) => {
    const kept = [...some, { from: text.length, to: text.length }].map(({ from }, index) =>
      text.slice(some[index - 1]?.to ?? 0, from),
    )
    return Buffer.from(kept.join(''), 'latin1')
  }
  return [without(scripts), ...scripts.slice(-maximumScripts).map((script) => without([script]))]
}

type Span = { from: number; to: number }

function scriptsIn(text: string): Span[] {
  const lower = text.toLowerCase()
  const found: Span[] = []
  let from = lower.indexOf('<script')
  while (from >= 0) {
    const end = lower.indexOf('</script>', from)
    if (end < 0) break
    const to = end + '</script>'.length
    if (!lower.slice(from, from + 100).includes('application/ld+json')) found.push({ from, to })
    from = lower.indexOf('<script', to)
  }
  return found
}

/** What cannot be put back: by its length and its end. */
function guess(bytes: Buffer, { length }: Digest, type: string): Change {
  const text = bytes.toString('latin1')
  if (bytes.length > length) return scriptsIn(text).length > 0 ? 'script' : 'otherBuild'
  if (bytes.length === length) return 'otherBuild'
  if (!isWhole(bytes, essence(type))) return 'cutShort'
  // Every text of a build ends with a line of its own; those who make pages smaller take it away.
  return isMarkup(type) && !text.endsWith('\n') ? 'minified' : 'otherBuild'
}

const isMarkup = (type: string) => /html|xml/.test(type)

/** Whether a body ends as one of its kind does. */
function isWhole(bytes: Buffer, kind: string): boolean {
  const text = bytes.toString('latin1')
  const end = text.slice(-40).trimEnd()
  if (isJson(kind)) return /[}\]]$/.test(end)
  if (kind === 'text/html') return end.toLowerCase().endsWith('</html>')
  if (isMarkup(kind)) return end.endsWith('>')
  if (kind === 'image/png') return text.slice(-8).startsWith('IEND')
  if (kind === 'image/jpeg') return text.endsWith('\xff\xd9')
  return !kind.startsWith('text/') || text.endsWith('\n')
}
