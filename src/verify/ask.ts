// One request to a web server that may be slow, broken or hostile. The result is always a value,
// within limits of time and size, with every header line as it was received.

import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { mayFollow } from './reach.ts'

export type Redirect = { status: number; from: string; to: string }

export type Answer = {
  /** URL of the response, after redirects. */
  url: string
  status: number
  /** Header lines with names in lower case. A repeated line appears twice. */
  lines: [name: string, value: string][]
  /** The same with the values of one name joined by `, ` (RFC 9110 section 5.2). */
  headers: Headers
  bytes: Buffer
  /** The bytes decoded as UTF-8. */
  text: string
  redirects: Redirect[]
  /** `valid_to` of the certificate. */
  certificateEnds?: Date
  /** Reason for an incomplete or missing response, as a sentence. The other members are then empty. */
  failure?: string
  /** True if the connection was refused. */
  refused?: true
}

export type Question = {
  method?: string
  headers?: { [name: string]: string }
  /** Expected number of bytes of the body, if known. */
  length?: number
}

/** Limits for the requests to a server. */
export type Bounds = {
  /** Milliseconds for one response, including redirects. */
  timeout: number
  /** Bytes of one body after decoding. */
  size: number
  /** Number of requests at the same time. */
  concurrency: number
  /** Stop after this many requests in a row without a response. */
  patience: number
}

export const defaults: Bounds = { timeout: 10_000, size: 5_000_000, concurrency: 6, patience: 6 }

/** A known body of a build may be larger than `size`, but never larger than this. */
const largestBody = 25_000_000

/**
 * Send a request to a path below the base URL, or to a full URL. Never throws, whatever the server
 * does.
 */
export type Ask = (address: string, question?: Question) => Promise<Answer>

/** A site under test: how to send requests to it, its base URL, and the words for the findings. */
export type Visit = { ask: Ask; base: string } & Pick<VerifyWords, 'found' | 'fixes' | 'sources'>

export function createAsk(
  base: string,
  bounds: Bounds = defaults,
  { failures }: VerifyWords = en.verify,
): Ask {
  const enter = gate(bounds.concurrency)
  let unanswered = 0
  return async (address, question = {}) => {
    const url = /^https?:/.test(address) ? address : base + address
    const leave = await enter()
    try {
      if (unanswered >= bounds.patience) return failed(url, [], failures.notAsked(unanswered))
      const answer = await follow(url, question, { ...bounds, failures })
      const isMute = answer.failure !== undefined && answer.redirects.length === 0
      unanswered = isMute && answer.status === 0 ? unanswered + 1 : 0
      return answer
    } finally {
      leave()
    }
  }
}

/** Let a number of callers in at a time, in the order in which they came. */
export function gate(places: number): () => Promise<() => void> {
  let free = places
  const waiting: (() => void)[] = []
  const leave = () => {
    free += 1
    waiting.shift()?.()
  }
  return async () => {
    if (free <= 0) await new Promise<void>((next) => waiting.push(next))
    free -= 1
    return leave
  }
}

const maxRedirects = 5

type Failures = VerifyWords['failures']
type RequestLimits = Bounds & { failures: Failures }

async function follow(first: string, question: Question, limits: RequestLimits): Promise<Answer> {
  const { failures } = limits
  const redirects: Redirect[] = []
  const deadline = AbortSignal.timeout(limits.timeout)
  let url = first
  for (;;) {
    const answer = await sendRequest(url, question, limits, deadline)
    const location = answer.headers.get('location')
    if (answer.failure !== undefined || !isRedirect(answer.status) || location === null)
      return { ...answer, redirects }
    const to = URL.canParse(location, url) ? new URL(location, url).href : undefined
    if (to === undefined) return failed(url, redirects, failures.redirectsNowhere(short(location)))
    redirects.push({ status: answer.status, from: url, to })
    if (!/^https?:/.test(to)) return failed(url, redirects, failures.redirectsTo(short(to)))
    // Return the redirect unfollowed; the "no redirect" check reports it.
    if (!mayFollow(first, to)) return { ...answer, redirects }
    if (to === first || redirects.slice(0, -1).some(({ from }) => from === to))
      return failed(url, redirects, failures.redirectsInCircle(short(to)))
    if (redirects.length > maxRedirects)
      return failed(url, redirects, failures.redirectsOften(maxRedirects))
    url = to
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)
const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}...` : text)

async function sendRequest(
  url: string,
  { method = 'GET', headers = {}, length = 0 }: Question,
  { timeout, size, failures }: RequestLimits,
  deadline: AbortSignal,
): Promise<Answer> {
  const limit = Math.min(Math.max(size, 2 * length), largestBody)
  let response: IncomingMessage | undefined
  try {
    deadline.throwIfAborted()
    const ask = url.startsWith('https:') ? requestHttps : requestHttp
    const sent = ask(url, {
      method,
      // A connection for each request, so that a malformed response cannot damage the next one.
      agent: false,
      signal: deadline,
      headers: {
        'User-Agent': 'pub-verify/1',
        Accept: '*/*',
        'Accept-Encoding': 'identity',
        ...headers,
      },
    })
    sent.on('error', () => {}) // Errors after the response are ignored too.
    // After an upgrade Node emits no response and hands over the socket, so waiting for one would
    // end the program without a message.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      const status = `${answer.statusCode} Switching Protocols`
      sent.emit('error', new Broken((words) => words.notHttp(status)))
    })
    sent.end()
    ;[response] = (await once(sent, 'response', { signal: deadline })) as [IncomingMessage]
    const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.()
    const encoded = await readBody(response, limit)
    const lines = headerLines(response)
    const received = new Headers(lines)
    const bytes = await decode(encoded, received.get('content-encoding'), limit)
    return {
      url,
      status: response.statusCode ?? 0,
      lines,
      headers: received,
      bytes,
      text: bytes.toString('utf8'),
      redirects: [],
      ...(certificate?.valid_to && { certificateEnds: new Date(certificate.valid_to) }),
    }
  } catch (error) {
    const late = response ? failures.unfinished : failures.silent
    const reason = deadline.aborted
      ? late(timeout / 1000)
      : describe(error as NodeJS.ErrnoException, failures)
    const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
    return { ...failed(url, [], reason), ...(refused && { refused }) }
  }
}

async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new Broken((words) => words.tooMuch(limit / 1_000_000))
    chunks.push(chunk)
  }
  if (!response.complete) throw new Broken((words) => words.cutShort)
  return Buffer.concat(chunks)
}

class Broken extends Error {
  readonly say: (failures: Failures) => string
  constructor(say: Broken['say']) {
    super()
    this.say = say
  }
}

const maximumEncodings = 3

const decoders: {
  [encoding: string]: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>
} = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/**
 * Decode a body. Some hosts encode although they were asked not to, and some encode twice (RFC 9110
 * section 8.4).
 */
async function decode(bytes: Buffer, encoding: string | null, limit: number): Promise<Buffer> {
  const encodings = (encoding ?? '').toLowerCase().split(/[\s,]+/)
  const packed = encodings.filter((name) => name !== '' && name !== 'identity')
  const refuse = (name: string) => new Broken((words) => words.encoding(short(name)))
  if (packed.length > maximumEncodings) throw refuse(packed.join())
  let decoded = bytes
  for (const name of packed.reverse()) {
    const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined
    if (!decoder) throw refuse(name)
    if (decoded.length > 0) decoded = await decoder(decoded, { maxOutputLength: limit })
  }
  return decoded
}

/** Pair up `rawHeaders`, in which names and values alternate. */
const headerLines = ({ rawHeaders }: IncomingMessage): Answer['lines'] =>
  rawHeaders.flatMap((name, index): Answer['lines'] =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
  )

const failed = (url: string, redirects: Redirect[], failure: string): Answer => ({
  url,
  status: 0,
  lines: [],
  headers: new Headers(),
  bytes: Buffer.alloc(0),
  text: '',
  redirects,
  failure,
})

/** Describe an error in words that an owner can use. */
function describe(error: NodeJS.ErrnoException, failures: Failures): string {
  if (error instanceof Broken) return error.say(failures)
  const { code = '', message } = error
  const words: { [code: string]: string } = {
    ENOTFOUND: failures.unnamed,
    EAI_AGAIN: failures.dnsSilent,
    ECONNREFUSED: failures.refuses,
    ECONNRESET: failures.cut,
    EPIPE: failures.cut,
    EHOSTUNREACH: failures.unreachable,
    ENETUNREACH: failures.unreachable,
    CERT_HAS_EXPIRED: failures.expired,
    DEPTH_ZERO_SELF_SIGNED_CERT: failures.selfSigned,
    SELF_SIGNED_CERT_IN_CHAIN: failures.selfSigned,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: failures.chain,
    ERR_TLS_CERT_ALTNAME_INVALID: failures.otherName,
    ERR_BUFFER_TOO_LARGE: failures.tooLarge,
  }
  if (message === 'aborted') return failures.cutInBody
  if (words[code]) return words[code]
  if (code.startsWith('HPE_')) return failures.notHttp(message)
  return failures.other(short(message))
}
