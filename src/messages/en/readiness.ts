// What `verify` says of the checks of public scanners.

import { list } from './parts.ts'

const of = (address: string, fault: string) => `${address}: ${fault}`

export const readiness = {
  title: 'What scanners of agent readiness see:',
  total: ({ level, name, score }: { level: number; name: string; score: number }): string =>
    `Agent readiness: level ${level} of 5 (${name}), score about ${score} of 100. Level 5 needs an agent or an MCP server, which a pub without one would have to invent.`,
  results: { pass: 'pass', fail: 'fail', 'not applicable': 'not applicable' },
  of,
  robotsNames: '/robots.txt names user agents',
  robotsNamesNone: '/robots.txt names no user agent',
  isSiteMap: (path: string): string => `${path} is a site map`,
  noSiteMap: 'no site map of this origin is named in /robots.txt or found beside it',
  linkSent: (relations: readonly string[]): string => `GET / sends Link with ${list(relations)}`,
  linkNotSent:
    'GET / sends no Link header with api-catalog, service-desc, service-doc, describedby',
  dnsAid: 'DNS records that name agents; there is none (the scanner counts a fail)',
  markdown: 'GET / with Accept: text/markdown answers in Markdown',
  noMarkdown: (type: string): string =>
    `GET / with Accept: text/markdown answers ${type}; the twins have their own addresses`,
  noType: 'no type',
  modelAgents: (count: number): string => `/robots.txt names ${count} agents of language models`,
  noModelAgents: '/robots.txt names no agent of a language model',
  noSignal: '/robots.txt has no Content-Signal',
  allSignal: 'every group of /robots.txt has a Content-Signal',
  someSignal: (silent: number, groups: number): string =>
    `${silent} of ${groups} groups of /robots.txt have no Content-Signal`,
  webBotAuth: 'for sites that send signed requests of their own; this one sends none',
  isLinkset: (path: string): string => `${path} is a linkset with service-desc and service-doc`,
  contextLacks: (path: string, names: readonly string[]): string =>
    of(path, `the first context has no ${list(names)}`),
  oauthWhole: (path: string): string => `${path} has every member; it says that no grant exists`,
  lacks: (path: string, names: readonly string[]): string => `${path} lacks ${list(names)}`,
  ofOrigin: (path: string): string => `${path} is of this origin`,
  metadataBeside: (fault: string): string => `the metadata beside /auth.md: ${fault}`,
  registration: '/auth.md and agent_auth describe the anonymous registration',
  mcpServerCard: 'no MCP server operates here (the scanner counts a fail)',
  a2aAgentCard: 'no agent operates here',
  noSchema: 'no $schema',
  skills: (path: string, count: number): string =>
    `${path} lists ${count} ${count === 1 ? 'skill' : 'skills'}, and its digest fits the bytes`,
  webMcp: 'tools registered by a script; the pages have none (the scanner counts a fail)',
  noAllowOrigin: (path: string): string =>
    `${path} is not sent with Access-Control-Allow-Origin: *`,
  isCatalog: (path: string, count: number): string =>
    `${path} is a valid catalog of ${count} ${count === 1 ? 'entry' : 'entries'}`,
  noCatalog: (path: string): string => `${path} is no catalog of version 1.0`,
  nothingSold: 'nothing is sold online',
  status: (status: number): string => `status ${status}`,
  sentAs: (type: string, expected: readonly string[]): string =>
    `sent as ${type}, expected ${expected.join(' or ')}`,
  notObject: 'JSON that is not an object',
  notJson: (reason: string): string => `no JSON: "${reason}"`,
  emptyList: (name: string): string => `no "${name}", or nothing in it`,
  otherResource: (resource: string, origin: string): string =>
    `"resource" is ${resource}, not of ${origin}`,
  none: (name: string): string => `no ${name}`,
  noHeading: 'no heading with "auth.md"',
  silentOn: (names: readonly string[]): string => `does not speak of ${list(names)}`,
  noHeaderMethod: 'no method "header"',
  otherIssuer: (issuer: string): string => `the issuer ${issuer} is not the server that is named`,
  skillLacks: (names: readonly string[]): string => `a skill without ${list(names)}`,
  notOfOrigin: (address: string, origin: string): string => `${address} is not of ${origin}`,
  addressStatus: (path: string, status: number): string => `${path} has status ${status}`,
  otherDigest: (path: string): string => `the digest of ${path} does not fit`,
}
