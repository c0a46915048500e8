// English texts of `verify`.

import { counted, list } from './grammar.ts'

/** How a request failed, as the rest of a sentence about the server. */
const failures = {
  notAsked: (count: number) => `not asked: ${count} requests in a row got no answer`,
  timeOver: 'not asked: the time for the whole run was over',
  redirectsNowhere: (to: string) => `redirects to "${to}", which is not an address`,
  redirectsTo: (to: string) => `redirects to ${to}`,
  redirectsInCircle: (to: string) => `redirects in a circle through ${to}`,
  redirectsOften: (most: number) => `redirects more than ${most} times`,
  unfinished: (seconds: number) => `began to answer but did not finish within ${seconds} s`,
  silent: (seconds: number) => `no answer within ${seconds} s`,
  tooMuch: (megabytes: number) => `sends more than ${megabytes} MB`,
  cutShort: 'ended before its body was complete',
  encoding: (name: string) => `sends the encoding "${name}", which was not requested`,
  unnamed: 'no such host name: the DNS has no address for it',
  dnsSilent: 'the DNS did not answer',
  refuses: 'refuses connections',
  cut: 'closed the connection',
  cutInBody: 'closed the connection before its body was complete',
  unreachable: 'cannot be reached',
  expired: 'its certificate has expired',
  selfSigned: 'its certificate is self-signed',
  chain: 'its certificate chain is incomplete',
  otherName: 'its certificate is for another name',
  tooLarge: 'sends a body that is too large when decoded',
  notHttp: (reason: string) => `does not speak proper HTTP: "${reason}"`,
  other: (reason: string) => `"${reason}"`,
  endless: 'answers that cannot be checked in a reasonable time',
  unjudged: (reason: string) => `answers that cannot be checked: "${reason}"`,
}

/** Found and expected results. */
const found = {
  wholeAnswer: 'a complete answer',
  judged: 'answers that can be checked',
  redirect: (status: number, to: string) => `${status} to ${to}`,
  thisAddress: 'an answer at this exact address',
  leadsTo: (origin: string) => `leads to ${origin}`,
  nothingElse: 'nothing else',
  none: 'none',
  otherBytes: 'other bytes',
  validJson: 'valid JSON',
  schemaJson: 'JSON of the published schema',
  noJson: (reason: string) => `not JSON: "${reason}"`,
  document: 'the document',
  schemaFault: (place: string, reason: string) => `${place}: "${reason}"`,
  schemaUnusable: (reason: string) => `a published schema that cannot be used: "${reason}"`,
  nothing: 'nothing',
  webPage: 'a web page',
  text: 'text',
  bytes: (count: number) => counted(count, 'byte'),
  some: 'some',
  withoutType: 'without a type',
  andBody: (head: string) => `${head} and a body`,
  same: 'the same',
  otherBody: (status: number) => `status ${status}, another body`,
  withCredentials: (allowed: string) => `${allowed} with credentials`,
  aRedirect: 'a redirect',
  ourPage: 'our page',
  otherPage: 'another page',
  readable: 'readable',
  unreadable: 'not readable; it contains nothing secret',
  page: 'the page',
  twin: 'the twin',
  somethingElse: 'something else',
  vary: (page: string, twin: string) => `${page} on the page, ${twin} on the twin`,
  certificateEnds: (days: number) => `a certificate that expires in ${counted(days, 'day')}`,
  twoWeeks: '14 days or more',
  status: (status: number) => `status ${status}`,
  redirectTo: (address: string) => `a redirect to ${address}`,
  liesAt: (path: string, origin: string) =>
    `the site is at ${path}; standard clients ask ${origin}/.well-known/... and do not find it`,
  ownHost: 'a host name of its own',
  digests: 'the digests of its build',
  olderVersion:
    'none: an older version built this site, so only its headers and schemas are checked, not its bodies',
  bodyOfBuild: 'the body of the build',
  bodyOf: (path: string) => `the body of ${path}`,
  changes: {
    bom: 'the body of the build after a byte order mark',
    lineEnds: 'the body of the build with other line ends',
    packedTwice: 'the body of the build, compressed twice',
    minified: 'the body of the build, minified or reformatted',
    script: 'the body of the build with an added script',
    cutShort: 'a body that is cut short',
    otherBuild: 'a body of another build, or a changed one',
  },
  oneBuild: 'bodies of one build',
  otherBuild: (count: number, all: number) =>
    `${count} of ${all} bodies are of another build than these digests`,
  buildIn: (folder: string, date: string) => `the build of ${date} in ${folder}`,
  allOfOtherBuild: (date: string) => `all of another build, made for ${date}`,
  withLength: (head: string, length: string) => `${head}, Content-Length ${length}`,
  laterThan: (now: string) => `later than ${now}`,
}

/** Fixes. */
const fixes = {
  addressAndUp: 'check that the address is right and the site is up',
  up: 'check that the site is up, then run this again',
  noRedirect:
    'remove the redirect from this address, or verify and publish the address that it leads to',
  dotNames: 'make the host send names that begin with a dot',
  publish: 'publish the whole output folder of a fresh build',
  publishUntouched: 'publish the whole output folder of a fresh build, and let nothing rewrite it',
  publishAllAndClear: "publish all files of one build together, and clear the host's cache",
  status: (status: number) =>
    `the host answers ${status}; check its log, and whether the site is public`,
  rules: 'make the host follow the rules that the build writes for it',
  oneType: 'set the type in only one rule',
  charset: 'send ; charset=utf-8 with the type, or Czech letters break',
  noCharset: 'JSON is UTF-8: send no other charset',
  profile: 'send the profile in quotation marks (RFC 9727 section 4.2)',
  oneRule: 'set it in one rule, and in no setting of the host or of a proxy',
  head: 'answer HEAD as GET, without the body (RFC 9110 section 9.3.2)',
  access: 'remove access control; a token that is sent must be ignored',
  notFound: 'publish the error page, and turn off single-page fallbacks of the host',
  exactPaths: 'set types by exact paths, never by a wildcard',
  errorPage: (path: string) => `make the host answer unknown paths with ${path}`,
  baseUrl: (base: string) =>
    `build with --base-url ${base} (or BASE_URL), publish again, and clear the host's cache`,
  redirects: 'publish the rules of this build for old addresses with it (docs/hosting.md)',
  negotiation:
    'use the program that the build generates for the host, or turn markdown_negotiation off',
  https: 'turn on https at the host',
  forceHttps: 'turn on "force https" of the host',
  noneAdded:
    'turn off anything at the host or its proxy that adds cookies, robots rules, redirects or downloads',
  unchanged: 'turn off anything at the host or its proxy that changes files, and clear the cache',
  clearPacked:
    'publish the packed files (.gz, .br) of this build too, or none, and clear the cache',
  expired: 'state a later security_expires in content/pub.md, build and publish again',
}

export const verify = {
  failures,
  found,
  fixes: fixes,
  outcomes: { held: 'ok', broken: 'BROKEN', warning: 'warning', tolerated: 'known' },
  whose: { build: 'build', rules: 'rules', host: 'host' },
  held: (what: string) => `found and expected ${what}`,
  differs: (what: string, expected: string) => `found ${what}; expected ${expected}`,
  remedy: (whose: string, fix: string) => `cause: ${whose}; fix: ${fix}`,
  summary: {
    held: 'The published site keeps its promises',
    broken: 'The published site breaks some of its promises',
    unasked: 'The published site could not be verified',
    more: (count: number) => `${count} more in the log of this run.`,
  },
  answered: (count: number) => counted(count, 'answer'),
  sources: { digests: 'the digests of its build', nothing: 'nothing' },
  conclusion: ({ base, held, broken, tolerated, warnings, source }: Conclusion): string => {
    const parts = [
      `${counted(held, 'promise')} ${held === 1 ? 'holds' : 'hold'}`,
      `${broken} ${broken === 1 ? 'is' : 'are'} broken`,
      tolerated > 0 ? `${tolerated} are known limits of the host` : '',
      warnings > 0 ? counted(warnings, 'warning') : '',
    ]
    return `${base}: ${list(parts.filter(Boolean))} (promises of ${source})`
  },
}

type Conclusion = {
  base: string
  held: number
  broken: number
  tolerated: number
  warnings: number
  source: string
}
