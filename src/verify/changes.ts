// Finds out how a body was changed on its way. Each known change is undone in turn, until the
// digest matches. If none matches, the body is of another build or was changed more than once.

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

/** Return how the bytes differ from the digest. Undefined if they match. */
export function findChange(bytes: Buffer, digest: Digest, type: string): Change | undefined {
  const fits = (candidate: Buffer) =>
    candidate.length === digest.length && sha256(candidate) === digest.sha256
  if (fits(bytes)) return undefined
  const change = ways.find(([, undo]) => undo(bytes, digest, type).some(fits))?.[0]
  return change ?? guess(bytes, digest, type)
}

type Undo = (bytes: Buffer, digest: Digest, type: string) => Buffer[]

const ways: readonly (readonly [Change, Undo])[] = [
  ['bom', (bytes) => [withoutMark(bytes)]],
  ['lineEnds', (bytes) => [bytes, withoutMark(bytes)].flatMap(withOwnLineEnds)],
  ['packedTwice', (bytes, { length }) => unpacked(bytes, length)],
  ['minified', (bytes, { length }, type) => reformatted(bytes, length, type)],
  ['script', withoutScripts],
]

/** Byte order mark of UTF-8. */
const mark = Buffer.from([0xef, 0xbb, 0xbf])
const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, mark.length).equals(mark) ? bytes.subarray(mark.length) : bytes

/** Restore line ends byte by byte, so that text in another encoding stays as it is. */
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

/** Format JSON as builds do. */
function reformatted(bytes: Buffer, length: number, type: string): Buffer[] {
  if (!isJson(type) || bytes.length > 4 * length) return []
  try {
    return [Buffer.from(serialize(JSON.parse(bytes.toString())))]
  } catch {
    return []
  }
}

/** More scripts than any host adds. Each of them is removed and tried separately. */
const maximumScripts = 10

/**
 * Return copies of the body: one without any scripts, and one without each single script. JSON-LD
 * is not a script.
 */
function withoutScripts(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1')
  const scripts = scriptsIn(text)
  if (scripts.length === 0) return []
  const without = (some: readonly Span[]) => {
    const pieces = [...some, { from: text.length, to: text.length }].map(({ from }, index) =>
      text.slice(some[index - 1]?.to ?? 0, from),
    )
    return Buffer.from(pieces.join(''), 'latin1')
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

/** Guess a change that cannot be undone from the length and the end of the body. */
function guess(bytes: Buffer, { length }: Digest, type: string): Change {
  const text = bytes.toString('latin1')
  if (bytes.length > length) return scriptsIn(text).length > 0 ? 'script' : 'otherBuild'
  if (bytes.length === length) return 'otherBuild'
  if (!isComplete(bytes, essence(type))) return 'cutShort'
  // Every text of a build ends with a line end, which minifiers remove.
  return isMarkup(type) && !text.endsWith('\n') ? 'minified' : 'otherBuild'
}

const isMarkup = (type: string) => /html|xml/.test(type)

/** True if a body ends as a complete one of its media type does. */
function isComplete(bytes: Buffer, kind: string): boolean {
  const text = bytes.toString('latin1')
  const end = text.slice(-40).trimEnd()
  if (isJson(kind)) return /[}\]]$/.test(end)
  if (kind === 'text/html') return end.toLowerCase().endsWith('</html>')
  if (isMarkup(kind)) return end.endsWith('>')
  if (kind === 'image/png') return text.slice(-8).startsWith('IEND')
  if (kind === 'image/jpeg') return text.endsWith('\xff\xd9')
  return !kind.startsWith('text/') || text.endsWith('\n')
}
