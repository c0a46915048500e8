import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Ask, createAsk } from '../../src/verify/ask.ts'
import { judgeReadiness } from '../../src/verify/readiness.ts'
import { buildFor } from '../contract.ts'
import { freePort, run } from '../pub.ts'
import { type Served, servePub } from '../served.ts'
import { isInstalled, startGitHubPages, startNginx } from './engines.ts'
import { verifyByTable } from './verified.ts'

let pub: Served
beforeAll(async () => {
  pub = await servePub()
})
afterAll(() => pub.stop())

const ask: Ask = (address, question) => createAsk(pub.origin)(address, question)

/** A host that answers `/` in Markdown to those who ask for it, as edge rules do. */
const negotiating: Ask = (address, question) =>
  new URL(address).pathname === '/' && question?.headers?.['Accept'] === 'text/markdown'
    ? ask('/index.md')
    : ask(address, question)

/** The site with one thing broken. */
const broken =
  (at: string, change: (answer: Answer) => Answer): Ask =>
  async (address, question) => {
    const answer = await negotiating(address, question)
    return new URL(address).pathname === at ? change(answer) : answer
  }

const judge = (asked: Ask) => judgeReadiness(asked, pub.origin)
const resultOf = async (asked: Ask, check: string) =>
  (await judge(asked)).ratings.find((rating) => rating.check === check)?.result

describe('the readiness of the full pub', () => {
  test('is level 2 on plain files: Markdown on request is what lacks', async () => {
    const { ratings, level } = await judge(ask)
    const failed = ratings.filter(({ result }) => result === 'fail').map(({ check }) => check)
    expect(failed).toEqual(['markdownNegotiation'])
    expect(level).toBe(2)
  })

  test('is level 4, and never 5, where the host answers in Markdown on request', async () => {
    const { ratings, level, levelName, score } = await judge(negotiating)
    expect(ratings.filter(({ result }) => result === 'fail')).toEqual([])
    expect([level, levelName]).toEqual([4, 'Agent-Integrated'])
    expect(score).toBe(80)
  })

  test('claims none of the things that do not exist, and says why', async () => {
    const { ratings } = await judge(negotiating)
    const inapplicable = ratings.filter(({ result }) => result === 'not applicable')
    expect(inapplicable.map(({ check }) => check)).toEqual([
      'dnsAid',
      'webBotAuth',
      'mcpServerCard',
      'a2aAgentCard',
      'webMcp',
      'x402',
      'mpp',
      'ucp',
      'acp',
      'ap2',
    ])
    for (const { why } of inapplicable) expect(why).not.toBe('')
    for (const path of [
      '/.well-known/mcp/server-card.json',
      '/.well-known/mcp.json',
      '/.well-known/agent-card.json',
      '/.well-known/ucp',
      '/.well-known/did.json',
      '/.well-known/http-message-signatures-directory',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })
})

describe('npm run verify', () => {
  test('prints every check and the level, and fails no site for it', async () => {
    const { code, stdout } = await run('src/commands/verify.ts', [pub.origin])
    expect(code).toBe(0)
    const checks = /^What scanners of agent readiness see:\n((?: {2}.+\n)+)\n/m.exec(stdout)?.[1]
    expect(checks?.trimEnd().split('\n')).toHaveLength(22)
    expect(stdout).toMatch(/^ +mcpServerCard +not applicable +no MCP server operates here/m)
    expect(stdout).toContain('level 2 of 5 (Bot-Aware)')
  })

  // Where nginx is installed; the table of hosts in its own tests says the same of the others.
  for (const start of isInstalled('nginx', '-v') ? [startNginx] : [])
    test('finds level 4 on a real server that answers in Markdown on request', async () => {
      const port = await freePort()
      const base = `http://localhost:${port}`
      await start(await buildFor({ baseUrl: base, host: 'nginx', negotiation: true }), port)
      const { readiness } = await verifyByTable({ base, host: 'nginx' })
      expect(readiness?.ratings.filter(({ result }) => result === 'fail')).toEqual([])
      expect(readiness?.level).toBe(4)
    })

  test('says of a site below a path what scanners find at the root of its origin', async () => {
    const port = await freePort()
    const base = `http://localhost:${port}/rooster`
    await startGitHubPages(await buildFor({ baseUrl: base, host: 'github-pages' }), port)
    const { readiness } = await verifyByTable({ base, host: 'github-pages' })
    expect(readiness?.level).toBe(0)
  })
})

describe('a check fails when what it asks for is broken', () => {
  const retype =
    (type: string) =>
    (answer: Answer): Answer => ({ ...answer, headers: new Headers({ 'content-type': type }) })
  const rewrite =
    (from: string | RegExp, to: string) =>
    (answer: Answer): Answer => ({ ...answer, text: answer.text.replace(from, to) })

  test.each<[check: string, path: string, change: (answer: Answer) => Answer]>([
    ['robotsTxt', '/robots.txt', retype('text/html')],
    ['sitemap', '/sitemap.xml', rewrite('<urlset', '<html')],
    ['linkHeaders', '/', retype('text/html')],
    ['markdownNegotiation', '/', retype('text/html')],
    ['robotsTxtAiRules', '/robots.txt', rewrite(/User-agent: (?!\*).*\n/g, '')],
    ['contentSignals', '/robots.txt', rewrite(/^Content-Signal.*$/m, '')],
    ['apiCatalog', '/.well-known/api-catalog', retype('application/json')],
    ['apiCatalog', '/.well-known/api-catalog', rewrite('service-doc', 'doc')],
    ['oauthDiscovery', '/.well-known/oauth-authorization-server', rewrite('jwks_uri', 'keys')],
    [
      'oauthProtectedResource',
      '/.well-known/oauth-protected-resource',
      rewrite(/"resource": "[^"]*"/, '"resource": "https://elsewhere.example"'),
    ],
    ['authMd', '/auth.md', rewrite(/^# .*$/m, '# Hello')],
    ['authMd', '/.well-known/oauth-authorization-server', rewrite('claim_uri', 'claim')],
    [
      'agentSkills',
      '/.well-known/agent-skills/answer-pub-guests/SKILL.md',
      rewrite('ask the staff', 'never mind'),
    ],
    [
      'agentSkills',
      '/.well-known/agent-skills/index.json',
      rewrite(/"url": ?"http:\/\/[^/]+/, '"url": "https://elsewhere.example'),
    ],
    ['ard', '/.well-known/ai-catalog.json', retype('application/json')],
    ['ard', '/.well-known/ai-catalog.json', rewrite('urn:air', 'urn:x')],
  ])('%s, when %s is changed', async (check, path, change) => {
    expect(await resultOf(negotiating, check)).toBe('pass')
    expect(await resultOf(broken(path, change), check)).toBe('fail')
  })

  test('of three basic ones two are enough for the first level, and one is not', async () => {
    const withoutMap = broken('/sitemap.xml', rewrite('<urlset', '<html'))
    expect((await judge(withoutMap)).level).toBe(4)
    const withoutLinks: Ask = async (address, question) => {
      const answer = await withoutMap(address, question)
      return new URL(address).pathname === '/' ? retype('text/html')(answer) : answer
    }
    expect((await judge(withoutLinks)).level).toBe(0)
  })

  test.each([/^Content-Signal:.*$/gm, /^User-agent: (?!\*).*$/gm])(
    'of the two rules for models both are needed for the second level, not %s alone',
    async (rule) => {
      const without = (answer: Answer) => ({ ...answer, text: answer.text.replace(rule, '') })
      expect((await judge(broken('/robots.txt', without))).level).toBe(1)
    },
  )

  test('with what went wrong, when the origin cannot be reached', async () => {
    const { ratings, level } = await judgeReadiness(
      createAsk('http://127.0.0.1:9'),
      'http://127.0.0.1:9',
    )
    expect(level).toBe(0)
    expect(ratings.find(({ check }) => check === 'robotsTxt')).toMatchObject({
      result: 'fail',
      why: 'refuses connections',
    })
  })
})
