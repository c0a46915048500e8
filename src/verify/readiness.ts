// What public readiness scanners will say of a live site: the checks of isitagentready.com, asked
// the way it asks, with the level that it would give. A check that a read-only pub cannot pass
// without a lie is named as such and never passed. Every address here is the scanner's or a
// standard's, the same on any site; none is read from our templates.

import { createHash } from 'node:crypto'
import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import type { Answer, Ask } from './ask.ts'

/** What the scanner says of one of its checks. */
export type Rating = {
  /** The scanner's own name of the check. */
  check: string
  result: 'pass' | 'fail' | 'not applicable'
  why: string
  /** How the scanner counts it in its score; what is neutral does not count. */
  counts: 'pass' | 'fail' | 'neutral'
}

export type Readiness = {
  ratings: Rating[]
  /** 0 to 5. */
  level: number
  levelName: string
  /** 100 × pass / (pass + fail), as the scanner counts. */
  score: number
}

/** In the scanner's own words. */
const levelNames = [
  'Not Ready',
  'Basic Web Presence',
  'Bot-Aware',
  'Agent-Readable',
  'Agent-Integrated',
  'Agent-Native',
] as const

type Rated = Pick<Rating, 'why'> & { result: 'pass' | 'fail' }
const pass = (why: string): Rated => ({ result: 'pass', why })
const fail = (why: string): Rated => ({ result: 'fail', why })

/** Asks the origin for a path; an answer that did not come is an Error, and the check fails. */
type AskOrigin = (...question: Parameters<Ask>) => Promise<Answer>

type Words = VerifyWords['readiness']

type Check =
  | { rate(ask: AskOrigin, words: Words, origin: string): Promise<Rated> }
  | { inapplicable: InapplicableWords; counts: 'fail' | 'neutral' }

/** Members of the words that are one sentence by themselves. */
type InapplicableWords = {
  [Name in keyof Words]: Words[Name] extends string ? Name : never
}[keyof Words]

/** Rates a site. Scanners look at the root of the origin, so every path begins there. */
export async function judgeReadiness(
  ask: Ask,
  origin: string,
  words: Words = en.verify.readiness,
): Promise<Readiness> {
  const askOrigin: AskOrigin = async (path, question) => {
    const answer = await ask(origin + path, question)
    if (answer.failure !== undefined) throw new Error(answer.failure)
    return answer
  }
  const ratings = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<Rating> => {
      if ('inapplicable' in check)
        return {
          check: name,
          result: 'not applicable',
          why: words[check.inapplicable],
          counts: check.counts,
        }
      // What is no JSON, or not the JSON that is wanted, ends here too.
      const rated = await check
        .rate(askOrigin, words, origin)
        .catch((error: Error) => fail(error.message))
      return { check: name, ...rated, counts: rated.result }
    }),
  )
  const level = levelOf(
    new Set(ratings.flatMap(({ check, result }) => (result === 'pass' ? [check] : []))),
  )
  const counted = (kind: Rating['counts']) => ratings.filter(({ counts }) => counts === kind).length
  const passes = counted('pass')
  return {
    ratings,
    level,
    levelName: levelNames[level] ?? '',
    score: Math.round((100 * passes) / Math.max(1, passes + counted('fail'))),
  }
}

/**
 * The scanner's levels; each needs the one below. Level 5 wants two of three things, of which a
 * site like this can honestly have one (authentication metadata), so the fourth is the highest.
 */
function levelOf(passed: ReadonlySet<string>): number {
  const count = (...names: string[]) => names.filter((name) => passed.has(name)).length
  const steps = [
    count('robotsTxt', 'sitemap', 'linkHeaders') >= 2,
    count('robotsTxtAiRules', 'contentSignals') === 2,
    count('markdownNegotiation') === 1,
    count('apiCatalog', 'agentSkills') >= 1,
  ]
  const missed = steps.indexOf(false)
  return missed < 0 ? steps.length : missed
}

const checks: { [name: string]: Check } = {
  robotsTxt: {
    async rate(ask, words) {
      const robots = await ask('/robots.txt')
      const fault = wrong(words, robots, 'text/plain')
      if (fault) return fail(words.of('/robots.txt', fault))
      return agentsOf(robots.text).length > 0
        ? pass(words.robotsNames)
        : fail(words.robotsNamesNone)
    },
  },
  sitemap: {
    async rate(ask, words, origin) {
      const robots = await ask('/robots.txt')
      const named = [...robots.text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address]) => address)
      const own = named.flatMap((address = '') =>
        URL.canParse(address, origin) && new URL(address, origin).origin === origin
          ? [new URL(address, origin).pathname]
          : [],
      )
      for (const path of own.length > 0 ? own : ['/sitemap.xml', '/sitemap_index.xml']) {
        const map = await ask(path)
        if (map.status === 200 && /<(urlset|sitemapindex)[\s>]/.test(map.text))
          return pass(words.isSiteMap(path))
      }
      return fail(words.noSiteMap)
    },
  },
  linkHeaders: {
    async rate(ask, words) {
      const { headers } = await ask('/')
      const found = relationsOf(headers.get('link') ?? '').filter((relation) =>
        ['api-catalog', 'service-desc', 'service-doc', 'describedby'].includes(relation),
      )
      return found.length > 0 ? pass(words.linkSent(found)) : fail(words.linkNotSent)
    },
  },
  dnsAid: {
    inapplicable: 'dnsAid',
    counts: 'fail',
  },
  markdownNegotiation: {
    async rate(ask, words) {
      const { status, headers } = await ask('/', { headers: { Accept: 'text/markdown' } })
      const type = headers.get('content-type') ?? words.noType
      return status === 200 && /^text\/markdown\b/i.test(type)
        ? pass(words.markdown)
        : fail(words.noMarkdown(type))
    },
  },
  robotsTxtAiRules: {
    async rate(ask, words) {
      const { text } = await ask('/robots.txt')
      const named = agentsOf(text).filter((agent) => aiAgents.includes(agent))
      return named.length > 0 ? pass(words.modelAgents(named.length)) : fail(words.noModelAgents)
    },
  },
  contentSignals: {
    async rate(ask, words) {
      const { text } = await ask('/robots.txt')
      const groups = groupsOf(text)
      const signal = /^content-signal:.*\b(search|ai-input|ai-train)\s*=\s*(yes|no)\b/im
      const silent = groups.filter((group) => !signal.test(group)).length
      if (silent === groups.length) return fail(words.noSignal)
      return silent === 0 ? pass(words.allSignal) : fail(words.someSignal(silent, groups.length))
    },
  },
  webBotAuth: {
    inapplicable: 'webBotAuth',
    counts: 'neutral',
  },
  apiCatalog: {
    async rate(ask, words) {
      const path = '/.well-known/api-catalog'
      const catalog = await ask(path)
      const fault = wrong(words, catalog, 'application/linkset+json')
      if (fault) return fail(words.of(path, fault))
      const [first] = listIn(words, parse(words, catalog.text), 'linkset')
      const lacks = ['anchor', 'service-desc', 'service-doc'].filter((name) => !(name in first))
      return lacks.length === 0
        ? pass(words.isLinkset(path))
        : fail(words.contextLacks(path, lacks))
    },
  },
  oauthDiscovery: {
    async rate(ask, words) {
      const path = '/.well-known/oauth-authorization-server'
      const metadata = await jsonAt(ask, words, path)
      const lacks = [
        'issuer',
        'authorization_endpoint',
        'token_endpoint',
        'jwks_uri',
        'grant_types_supported',
        'response_types_supported',
      ].filter((name) => !(name in metadata))
      return lacks.length === 0 ? pass(words.oauthWhole(path)) : fail(words.lacks(path, lacks))
    },
  },
  oauthProtectedResource: {
    async rate(ask, words, origin) {
      const path = '/.well-known/oauth-protected-resource'
      const metadata = await jsonAt(ask, words, path)
      const fault = resourceFault(words, metadata, origin)
      return fault ? fail(words.of(path, fault)) : pass(words.ofOrigin(path))
    },
  },
  authMd: {
    async rate(ask, words, origin) {
      const prose = await ask('/auth.md')
      const fault =
        wrong(words, prose, 'text/markdown', 'text/plain') ?? proseFault(words, prose.text)
      if (fault) return fail(words.of('/auth.md', fault))
      const resource = await jsonAt(ask, words, '/.well-known/oauth-protected-resource')
      const server = await jsonAt(ask, words, '/.well-known/oauth-authorization-server')
      const found =
        resourceFault(words, resource, origin) ?? registrationFault(words, resource, server)
      return found ? fail(words.metadataBeside(found)) : pass(words.registration)
    },
  },
  mcpServerCard: {
    inapplicable: 'mcpServerCard',
    counts: 'fail',
  },
  a2aAgentCard: { inapplicable: 'a2aAgentCard', counts: 'neutral' },
  agentSkills: {
    async rate(ask, words, origin) {
      const path = '/.well-known/agent-skills/index.json'
      const index = await jsonAt(ask, words, path)
      const skills = listIn(words, index, 'skills')
      for (const skill of skills) {
        const fault =
          '$schema' in index ? await skillFault(ask, words, origin, skill) : words.noSchema
        if (fault) return fail(words.of(path, fault))
      }
      return pass(words.skills(path, skills.length))
    },
  },
  webMcp: {
    inapplicable: 'webMcp',
    counts: 'fail',
  },
  ard: {
    async rate(ask, words) {
      const path = '/.well-known/ai-catalog.json'
      const answer = await ask(path)
      const fault = wrong(words, answer, 'application/json')
      if (fault) return fail(words.of(path, fault))
      if (answer.headers.get('access-control-allow-origin') !== '*')
        return fail(words.noAllowOrigin(path))
      const catalog = parse(words, answer.text)
      const entries = listIn(words, catalog, 'entries')
      const urn = /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/
      return catalog['specVersion'] === '1.0' &&
        'host' in catalog &&
        entries.every(({ identifier }) => urn.test(String(identifier)))
        ? pass(words.isCatalog(path, entries.length))
        : fail(words.noCatalog(path))
    },
  },
  x402: { inapplicable: 'nothingSold', counts: 'neutral' },
  mpp: { inapplicable: 'nothingSold', counts: 'neutral' },
  ucp: { inapplicable: 'nothingSold', counts: 'neutral' },
  acp: { inapplicable: 'nothingSold', counts: 'neutral' },
  ap2: { inapplicable: 'nothingSold', counts: 'neutral' },
}

/** What is wrong with an answer before its body is looked at. */
function wrong(words: Words, { status, headers }: Answer, ...types: string[]): string | undefined {
  if (status !== 200) return words.status(status)
  const type = headers.get('content-type') ?? words.noType
  return types.some((expected) => type.toLowerCase().startsWith(expected))
    ? undefined
    : words.sentAs(type, types)
}

type Members = { [name: string]: unknown }

function parse(words: Words, body: string): Members {
  const value = readJson(words, body)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(words.notObject)
  return value as Members
}

function readJson(words: Words, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new Error(words.notJson((error as Error).message), { cause: error })
  }
}

async function jsonAt(ask: AskOrigin, words: Words, path: string): Promise<Members> {
  const answer = await ask(path)
  const fault = wrong(words, answer, 'application/json')
  if (fault) throw new Error(words.of(path, fault))
  return parse(words, answer.text)
}

/** The objects of a list that must not be empty. */
function listIn(words: Words, value: Members, name: string): [Members, ...Members[]] {
  const list = value[name]
  const objects = Array.isArray(list) ? list.filter((entry) => typeof entry === 'object') : []
  const [first, ...rest] = objects as Members[]
  if (!first) throw new Error(words.emptyList(name))
  return [first, ...rest]
}

const strings = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function resourceFault(words: Words, metadata: Members, origin: string): string | undefined {
  const { resource } = metadata
  if (!URL.canParse(String(resource)) || new URL(String(resource)).origin !== origin)
    return words.otherResource(String(resource), origin)
  if (strings(metadata['authorization_servers']).length === 0)
    return words.none('authorization_servers')
  return strings(metadata['scopes_supported']).length === 0
    ? words.none('scopes_supported')
    : undefined
}

function proseFault(words: Words, body: string): string | undefined {
  if (!/^# .*auth\.md/im.test(body)) return words.noHeading
  const marks = ['agent_auth', 'register_uri', 'register', 'discover']
  const lacks = marks.filter((mark) => !body.toLowerCase().includes(mark))
  return lacks.length > 0 ? words.silentOn(lacks) : undefined
}

function registrationFault(words: Words, resource: Members, server: Members): string | undefined {
  if (!strings(resource['bearer_methods_supported']).includes('header')) return words.noHeaderMethod
  if (!strings(resource['authorization_servers']).includes(server['issuer']))
    return words.otherIssuer(String(server['issuer']))
  const agent = (server['agent_auth'] ?? {}) as Members
  const lacks = ['skill', 'register_uri', 'claim_uri', 'identity_types_supported', 'anonymous']
  const missing = lacks.filter((name) => !(name in agent))
  return missing.length > 0 ? words.lacks('agent_auth', missing) : undefined
}

async function skillFault(
  ask: AskOrigin,
  words: Words,
  origin: string,
  skill: Members,
): Promise<string | undefined> {
  const lacks = ['name', 'type', 'description', 'url', 'digest'].filter((key) => !(key in skill))
  if (lacks.length > 0) return words.skillLacks(lacks)
  const address = new URL(String(skill['url']), origin)
  if (address.origin !== origin) return words.notOfOrigin(address.href, origin)
  const { status, text } = await ask(address.pathname)
  if (status !== 200) return words.addressStatus(address.pathname, status)
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
  return digest === skill['digest'] ? undefined : words.otherDigest(address.pathname)
}

/** Groups of robots.txt: one or more `User-agent` lines and what follows them (RFC 9309). */
function groupsOf(robots: string): string[] {
  const lines = robots.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim())
  const groups: string[] = []
  let open = false
  for (const line of lines) {
    const names = /^user-agent:/i.test(line)
    if (names && !open) groups.push(line)
    else if (groups.length > 0 && line !== '') groups.push(`${groups.pop()}\n${line}`)
    if (line !== '') open = names
  }
  return groups
}

const agentsOf = (robots: string) =>
  [...robots.matchAll(/^user-agent:\s*(\S+)/gim)].map(([, name = '']) => name.toLowerCase())

/** The names that the scanner looks for. */
const aiAgents = [
  'gptbot',
  'chatgpt-user',
  'google-extended',
  'ccbot',
  'anthropic-ai',
  'claude-web',
  'bytespider',
  'perplexitybot',
  'cohere-ai',
  'applebot-extended',
  'amazonbot',
  'meta-externalagent',
  'facebookbot',
  'omgilibot',
  'diffbot',
]

/** Relations of a Link header (RFC 8288): `rel="a b"` holds two. */
const relationsOf = (header: string) =>
  [...header.matchAll(/;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/gi)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  )
