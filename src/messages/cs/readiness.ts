// Co říká `verify` o zkouškách veřejných skenerů.

import type { Catalogue } from '../catalogue.ts'
import { counted, list } from './parts.ts'

const of = (address: string, fault: string) => `${address}: ${fault}`

export const readiness: Catalogue['verify']['readiness'] = {
  title: 'Co uvidí skenery připravenosti pro agenty:',
  total: ({ level, name, score }) =>
    `Připravenost pro agenty: úroveň ${level} z 5 („${name}“), asi ${score} bodů ze 100. Úroveň 5 chce agenta nebo server MCP, a ten by si hospoda bez něj musela vymyslet.`,
  results: { pass: 'ano', fail: 'ne', 'not applicable': 'netýká se' },
  of,
  robotsNames: '/robots.txt jmenuje roboty',
  robotsNamesNone: '/robots.txt žádného robota nejmenuje',
  isSiteMap: (path) => `${path} je mapa webu`,
  noSiteMap: 'mapu tohoto webu /robots.txt nejmenuje a vedle něj není',
  linkSent: (relations) => `GET / posílá Link: ${list(relations)}`,
  linkNotSent: 'GET / neposílá hlavičku Link s api-catalog, service-desc, service-doc, describedby',
  dnsAid: 'záznamy DNS, které jmenují agenty; žádný tu není (skener to počítá jako ne)',
  markdown: 'GET / s Accept: text/markdown odpovídá v Markdownu',
  noMarkdown: (type) =>
    `GET / s Accept: text/markdown odpovídá ${type}; Markdown stránek má vlastní adresy`,
  noType: 'bez typu',
  modelAgents: (count) =>
    `/robots.txt jmenuje ${counted(count, 'robota', 'roboty', 'robotů')} jazykových modelů`,
  noModelAgents: '/robots.txt nejmenuje žádného robota jazykových modelů',
  noSignal: '/robots.txt nemá Content-Signal',
  allSignal: 'každá skupina v /robots.txt má Content-Signal',
  someSignal: (silent, groups) => `skupin v /robots.txt bez Content-Signal: ${silent} z ${groups}`,
  webBotAuth: 'pro weby, které samy posílají podepsané dotazy; tento žádné neposílá',
  isLinkset: (path) => `${path} je linkset se service-desc a service-doc`,
  contextLacks: (path, names) => of(path, `v prvním kontextu chybí ${list(names)}`),
  oauthWhole: (path) => `${path} má všechno; říká, že žádné oprávnění se nevydává`,
  lacks: (path, names) => of(path, `chybí ${list(names)}`),
  ofOrigin: (path) => `${path} patří k tomuto webu`,
  metadataBeside: (fault) => `údaje vedle /auth.md: ${fault}`,
  registration: '/auth.md a agent_auth popisují anonymní registraci',
  mcpServerCard: 'server MCP tu neběží (skener to počítá jako ne)',
  a2aAgentCard: 'agent tu neběží',
  noSchema: 'chybí $schema',
  skills: (path, count) =>
    `${path} uvádí ${counted(count, 'dovednost', 'dovednosti', 'dovedností')} a otisk sedí`,
  webMcp: 'nástroje, které přihlašuje skript; stránky žádný nemají (skener to počítá jako ne)',
  noAllowOrigin: (path) => `${path} přichází bez Access-Control-Allow-Origin: *`,
  isCatalog: (path, count) =>
    `${path} je platný katalog, ${counted(count, 'záznam', 'záznamy', 'záznamů')}`,
  noCatalog: (path) => `${path} není katalog verze 1.0`,
  nothingSold: 'nic se tu neprodává přes internet',
  status: (status) => `stav ${status}`,
  sentAs: (type, expected) => `přichází jako ${type}, má být ${expected.join(' nebo ')}`,
  notObject: 'JSON, který není objekt',
  notJson: (reason) => `není to JSON: „${reason}“`,
  emptyList: (name) => `chybí „${name}“, nebo je prázdné`,
  otherResource: (resource, origin) => `„resource“ je ${resource}, což není z ${origin}`,
  none: (name) => `chybí ${name}`,
  noHeading: 'chybí nadpis s „auth.md“',
  silentOn: (names) => `nemluví o ${list(names)}`,
  noHeaderMethod: 'chybí způsob „header“',
  otherIssuer: (issuer) => `vydavatel ${issuer} není ten server, který je uveden`,
  skillLacks: (names) => `dovednost bez ${list(names)}`,
  notOfOrigin: (address, origin) => `${address} není z ${origin}`,
  addressStatus: (path, status) => `${path} má stav ${status}`,
  otherDigest: (path) => `otisk ${path} nesedí`,
}
