// What public readiness scanners will say of a live site: the checks of isitagentready.com, asked
// the way it asks, with the level that it would give. A check that a read-only pub cannot pass
// without a lie is named as such and never passed. Every address here is the scanner's or a
// standard's, the same on any site; none is read from our templates.

import { createHash } from 'node:crypto'
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

type Check =
  | { rate(ask: AskOrigin, origin: string): Promise<Rated> }
  | { inapplicable: string; counts: 'fail' | 'neutral' }

/** Rates a site. Scanners look at the root of the origin, so every path begins there. */
export async function judgeReadiness(ask: Ask, origin: string): Promise<Readiness> {
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
          why: check.inapplicable,
          counts: check.counts,
        }
      // What is no JSON, or not the JSON that is wanted, ends here too.
      const rated = await check.rate(askOrigin, origin).catch((error: Error) => fail(error.message))
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
    async rate(ask) {
      const robots = await ask('/robots.txt')
      const fault = wrong(robots, 'text/plain')
      if (fault) return fail(`/robots.txt: ${fault}`)
      return agentsOf(robots.text).length > 0
        ? pass('/robots.txt names user agents')
        : fail('/robots.txt names no user agent')
    },
  },
  sitemap: {
    async rate(ask, origin) {
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
          return pass(`${path} is a site map`)
      }
      return fail('no site map of this origin is named in /robots.txt or found beside it')
    },
  },
  linkHeaders: {
    async rate(ask) {
      const { headers } = await ask('/')
      const found = relationsOf(headers.get('link') ?? '').filter((relation) =>
        ['api-catalog', 'service-desc', 'service-doc', 'describedby'].includes(relation),
      )
      return found.length > 0
        ? pass(`GET / sends Link with ${found.join(', ')}`)
        : fail(
            'GET / sends no Link header with api-catalog, service-desc, service-doc, describedby',
          )
    },
  },
  dnsAid: {
    inapplicable: 'DNS records that name agents; there is none (the scanner counts a fail)',
    counts: 'fail',
  },
  markdownNegotiation: {
    async rate(ask) {
      const { status, headers } = await ask('/', { headers: { Accept: 'text/markdown' } })
      const type = headers.get('content-type') ?? 'no type'
      return status === 200 && /^text\/markdown\b/i.test(type)
        ? pass('GET / with Accept: text/markdown answers in Markdown')
        : fail(
            `GET / with Accept: text/markdown answers ${type}; the twins have their own addresses`,
          )
    },
  },
  robotsTxtAiRules: {
    async rate(ask) {
      const { text } = await ask('/robots.txt')
      const named = agentsOf(text).filter((agent) => aiAgents.includes(agent))
      return named.length > 0
        ? pass(`/robots.txt names ${named.length} agents of language models`)
        : fail('/robots.txt names no agent of a language model')
    },
  },
  contentSignals: {
    async rate(ask) {
      const { text } = await ask('/robots.txt')
      const groups = groupsOf(text)
      const signal = /^content-signal:.*\b(search|ai-input|ai-train)\s*=\s*(yes|no)\b/im
      const silent = groups.filter((group) => !signal.test(group)).length
      if (silent === groups.length) return fail('/robots.txt has no Content-Signal')
      return silent === 0
        ? pass('every group of /robots.txt has a Content-Signal')
        : fail(`${silent} of ${groups.length} groups of /robots.txt have no Content-Signal`)
    },
  },
  webBotAuth: {
    inapplicable: 'for sites that send signed requests of their own; this one sends none',
    counts: 'neutral',
  },
  apiCatalog: {
    async rate(ask) {
      const path = '/.well-known/api-catalog'
      const catalog = await ask(path)
      const fault = wrong(catalog, 'application/linkset+json')
      if (fault) return fail(`${path}: ${fault}`)
      const [first] = listIn(parse(catalog.text), 'linkset')
      const lacks = ['anchor', 'service-desc', 'service-doc'].filter((name) => !(name in first))
      return lacks.length === 0
        ? pass(`${path} is a linkset with service-desc and service-doc`)
        : fail(`${path}: the first context has no ${lacks.join(', ')}`)
    },
  },
  oauthDiscovery: {
    async rate(ask) {
      const path = '/.well-known/oauth-authorization-server'
      const metadata = await jsonAt(ask, path)
      const lacks = [
        'issuer',
        'authorization_endpoint',
        'token_endpoint',
        'jwks_uri',
        'grant_types_supported',
        'response_types_supported',
      ].filter((name) => !(name in metadata))
      return lacks.length === 0
        ? pass(`${path} has every member; it says that no grant exists`)
        : fail(`${path} lacks ${lacks.join(', ')}`)
    },
  },
  oauthProtectedResource: {
    async rate(ask, origin) {
      const path = '/.well-known/oauth-protected-resource'
      const metadata = await jsonAt(ask, path)
      const fault = resourceFault(metadata, origin)
      return fault ? fail(`${path}: ${fault}`) : pass(`${path} is of this origin`)
    },
  },
  authMd: {
    async rate(ask, origin) {
      const prose = await ask('/auth.md')
      const fault = wrong(prose, 'text/markdown', 'text/plain') ?? proseFault(prose.text)
      if (fault) return fail(`/auth.md: ${fault}`)
      const resource = await jsonAt(ask, '/.well-known/oauth-protected-resource')
      const server = await jsonAt(ask, '/.well-known/oauth-authorization-server')
      const found = resourceFault(resource, origin) ?? registrationFault(resource, server)
      return found
        ? fail(`the metadata beside /auth.md: ${found}`)
        : pass('/auth.md and agent_auth describe the anonymous registration')
    },
  },
  mcpServerCard: {
    inapplicable: 'no MCP server operates here (the scanner counts a fail)',
    counts: 'fail',
  },
  a2aAgentCard: { inapplicable: 'no agent operates here', counts: 'neutral' },
  agentSkills: {
    async rate(ask, origin) {
      const path = '/.well-known/agent-skills/index.json'
      const index = await jsonAt(ask, path)
      const skills = listIn(index, 'skills')
      for (const skill of skills) {
        const fault = '$schema' in index ? await skillFault(ask, origin, skill) : 'no $schema'
        if (fault) return fail(`${path}: ${fault}`)
      }
      return pass(`${path} lists ${skills.length} skill, and its digest fits the bytes`)
    },
  },
  webMcp: {
    inapplicable: 'tools registered by a script; the pages have none (the scanner counts a fail)',
    counts: 'fail',
  },
  ard: {
    async rate(ask) {
      const path = '/.well-known/ai-catalog.json'
      const answer = await ask(path)
      const fault = wrong(answer, 'application/json')
      if (fault) return fail(`${path}: ${fault}`)
      if (answer.headers.get('access-control-allow-origin') !== '*')
        return fail(`${path} is not sent with Access-Control-Allow-Origin: *`)
      const catalog = parse(answer.text)
      const entries = listIn(catalog, 'entries')
      const urn = /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/
      return catalog['specVersion'] === '1.0' &&
        'host' in catalog &&
        entries.every(({ identifier }) => urn.test(String(identifier)))
        ? pass(`${path} is a valid catalog of ${entries.length} entry`)
        : fail(`${path} is no catalog of version 1.0`)
    },
  },
  x402: { inapplicable: 'nothing is sold online', counts: 'neutral' },
  mpp: { inapplicable: 'nothing is sold online', counts: 'neutral' },
  ucp: { inapplicable: 'nothing is sold online', counts: 'neutral' },
  acp: { inapplicable: 'nothing is sold online', counts: 'neutral' },
  ap2: { inapplicable: 'nothing is sold online', counts: 'neutral' },
}

/** What is wrong with an answer before its body is looked at. */
function wrong({ status, headers }: Answer, ...types: string[]): string | undefined {
  if (status !== 200) return `status ${status}`
  const type = headers.get('content-type') ?? 'no type'
  return types.some((expected) => type.toLowerCase().startsWith(expected))
    ? undefined
    : `sent as ${type}, expected ${types.join(' or ')}`
}

type Members = { [name: string]: unknown }

function parse(body: string): Members {
  const value: unknown = JSON.parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('JSON that is not an object')
  return value as Members
}

async function jsonAt(ask: AskOrigin, path: string): Promise<Members> {
  const answer = await ask(path)
  const fault = wrong(answer, 'application/json')
  if (fault) throw new Error(`${path}: ${fault}`)
  return parse(answer.text)
}

/** The objects of a list that must not be empty. */
function listIn(value: Members, name: string): [Members, ...Members[]] {
  const list = value[name]
  const objects = Array.isArray(list) ? list.filter((entry) => typeof entry === 'object') : []
  const [first, ...rest] = objects as Members[]
  if (!first) throw new Error(`no "${name}", or nothing in it`)
  return [first, ...rest]
}

const strings = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function resourceFault(metadata: Members, origin: string): string | undefined {
  const { resource } = metadata
  if (!URL.canParse(String(resource)) || new URL(String(resource)).origin !== origin)
    return `"resource" is ${resource}, not of ${origin}`
  if (strings(metadata['authorization_servers']).length === 0) return 'no authorization_servers'
  return strings(metadata['scopes_supported']).length === 0 ? 'no scopes_supported' : undefined
}

function proseFault(body: string): string | undefined {
  if (!/^# .*auth\.md/im.test(body)) return 'no heading with "auth.md"'
  const marks = ['agent_auth', 'register_uri', 'register', 'discover']
  const lacks = marks.filter((mark) => !body.toLowerCase().includes(mark))
  return lacks.length > 0 ? `does not speak of ${lacks.join(', ')}` : undefined
}

function registrationFault(resource: Members, server: Members): string | undefined {
  if (!strings(resource['bearer_methods_supported']).includes('header')) return 'no method "header"'
  if (!strings(resource['authorization_servers']).includes(server['issuer']))
    return `the issuer ${server['issuer']} is not the server that is named`
  const agent = (server['agent_auth'] ?? {}) as Members
  const lacks = ['skill', 'register_uri', 'claim_uri', 'identity_types_supported', 'anonymous']
  const missing = lacks.filter((name) => !(name in agent))
  return missing.length > 0 ? `agent_auth lacks ${missing.join(', ')}` : undefined
}

async function skillFault(
  ask: AskOrigin,
  origin: string,
  skill: Members,
): Promise<string | undefined> {
  const lacks = ['name', 'type', 'description', 'url', 'digest'].filter((key) => !(key in skill))
  if (lacks.length > 0) return `a skill without ${lacks.join(', ')}`
  const address = new URL(String(skill['url']), origin)
  if (address.origin !== origin) return `${address.href} is not of ${origin}`
  const { status, text } = await ask(address.pathname)
  if (status !== 200) return `${address.pathname} has status ${status}`
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
  return digest === skill['digest'] ? undefined : `the digest of ${address.pathname} does not fit`
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
