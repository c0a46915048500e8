// One question to a web server that may be slow, broken or hostile. Whatever it does, an answer is
// a value: within the time, within the size, with every header line as it came.

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
  /** Where the answer came from, after redirects. */
  url: string
  status: number
  /** Names in lower case; a line that came twice stands here twice. */
  lines: [name: string, value: string][]
  /** The same with the values of one name joined by `, ` (RFC 9110 section 5.2). */
  headers: Headers
  bytes: Buffer
  /** The bytes as UTF-8. */
  text: string
  redirects: Redirect[]
  /** `valid_to` of the certificate. */
  certificateEnds?: Date
  /** No answer, or only a part: one sentence. The other members are then empty. */
  failure?: string
  /** Nobody listens there. */
  refused?: true
}

export type Question = {
  method?: string
  headers?: { [name: string]: string }
  /** Bytes of the body that is expected, where they are known. */
  length?: number
}

/** Limits of time, size and number for the questions to a server. */
export type Bounds = {
  /** Milliseconds for one answer, redirects included. */
  timeout: number
  /** Bytes of one body, decoded. */
  size: number
  /** Questions on their way at the same time. */
  concurrency: number
  /** After so many answers in a row that never came, nothing more is asked. */
  patience: number
}

export const defaults: Bounds = { timeout: 10_000, size: 5_000_000, concurrency: 6, patience: 6 }

/** A body of a build may be larger than what a stranger may send, and never larger than this. */
const largestBody = 25_000_000

/** Asks for a path below the base address, or for a whole address. Never throws for what a server does. */
export type Ask = (address: string, question?: Question) => Promise<Answer>

/** A site that is judged: how it is asked, its address, and the words of what is found there. */
export type Visit = { ask: Ask; base: string } & Pick<VerifyWords, 'found' | 'mends' | 'sources'>

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

/** Lets so many in at a time, in the order in which they came. */
function gate(places: number): () => Promise<() => void> {
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
type Manner = Bounds & { failures: Failures }

async function follow(first: string, question: Question, manner: Manner): Promise<Answer> {
  const { failures } = manner
  const redirects: Redirect[] = []
  const deadline = AbortSignal.timeout(manner.timeout)
  let url = first
  for (;;) {
    const answer = await askOnce(url, question, manner, deadline)
    const location = answer.headers.get('location')
    if (answer.failure !== undefined || !isRedirect(answer.status) || location === null)
      return { ...answer, redirects }
    const to = URL.canParse(location, url) ? new URL(location, url).href : undefined
    if (to === undefined) return failed(url, redirects, failures.redirectsNowhere(short(location)))
    redirects.push({ status: answer.status, from: url, to })
    if (!/^https?:/.test(to)) return failed(url, redirects, failures.redirectsTo(short(to)))
    // That it redirects is said by the promise of every address not to.
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

async function askOnce(
  url: string,
  { method = 'GET', headers = {}, length = 0 }: Question,
  { timeout, size, failures }: Manner,
  deadline: AbortSignal,
): Promise<Answer> {
  const limit = Math.min(Math.max(size, 2 * length), largestBody)
  let response: IncomingMessage | undefined
  try {
    deadline.throwIfAborted()
    const ask = url.startsWith('https:') ? requestHttps : requestHttp
    const sent = ask(url, {
      method,
      // A connection of its own for each question: one bad answer cannot spoil the next.
      agent: false,
      signal: deadline,
      headers: {
        'User-Agent': 'pub-verify/1',
        Accept: '*/*',
        'Accept-Encoding': 'identity',
        ...headers,
      },
    })
    sent.on('error', () => {}) // also those after the answer
    // It would be no response, and the connection nobody's: waited for, it ended the program unsaid.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      sent.emit(
        'error',
        new Broken((said) => said.notHttp(`${answer.statusCode} Switching Protocols`)),
      )
    })
    sent.end()
    ;[response] = (await once(sent, 'response', { signal: deadline })) as [IncomingMessage]
    const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.()
    const encoded = await readBody(response, limit)
    const lines = linesOf(response)
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
    response?.destroy()
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
    if (size > limit) throw new Broken((said) => said.tooMuch(limit / 1_000_000))
    chunks.push(chunk)
  }
  if (!response.complete) throw new Broken((said) => said.cutShort)
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

/** Some hosts encode what they were asked not to, and some twice (RFC 9110 section 8.4). */
async function decode(bytes: Buffer, encoding: string | null, limit: number): Promise<Buffer> {
  const encodings = (encoding ?? '').toLowerCase().split(/[\s,]+/)
  const packed = encodings.filter((name) => name !== '' && name !== 'identity')
  const refuse = (name: string) => new Broken((said) => said.encoding(short(name)))
  if (packed.length > maximumEncodings) throw refuse(packed.join())
  let decoded = bytes
  for (const name of packed.reverse()) {
    const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined
    if (!decoder) throw refuse(name)
    if (decoded.length > 0) decoded = await decoder(decoded, { maxOutputLength: limit })
  }
  return decoded
}

/** Names and values take turns there. */
const linesOf = ({ rawHeaders }: IncomingMessage): Answer['lines'] =>
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

/** What went wrong, in words an owner can use. */
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
