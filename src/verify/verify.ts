import { env, stderr, stdout } from 'node:process'
import { help, parseFlags, runProgram } from '../commands/options.ts'
import { isTerminal } from '../commands/report.ts'
import { type HostName, hosts } from '../hosting/hosts.ts'
import { readHost } from '../hosting/index.ts'
import { explainMistake, normalize } from '../model/base-url.ts'
import { UsageError } from '../model/usage-error.ts'
import { type Ask, createAsk, type Limits, usual } from './ask.ts'
import { judgeMenu } from './menu.ts'
import { type Interface, promisesOfSite, promisesOfTable } from './promises.ts'
import { judgeReadiness, type Readiness } from './readiness.ts'
import { reportVerdicts, toJson } from './report.ts'
import { readResource } from './resource.ts'
import { judge, tolerate, type Verdict } from './verdict.ts'
import {
  judgeBaseUrl,
  judgeCatalog,
  judgeControlFiles,
  judgeNegotiation,
  judgePlace,
  judgeSecurity,
  judgeUnknown,
} from './whole.ts'

export type Judgement = {
  base: string
  source: string
  host: HostName | undefined
  verdicts: Verdict[]
  /** What public scanners will say of the origin; of no weight for the exit code. */
  readiness?: Readiness
}

export type Wanted = {
  /** In normal form, without a slash at the end. */
  base: string
  /** Where to read the promises; without it, in the table of resources. */
  from?: string | undefined
  /** Whose known limits are tolerated. */
  host?: HostName | undefined
  limits?: Partial<Limits>
  /** Called whenever something was answered. */
  onProgress?(answered: number): void
}

/** Judges a site. Throws a UsageError only when the promises themselves cannot be read. */
export async function verify({ base, from, host, limits, onProgress }: Wanted): Promise<Judgement> {
  const asked = createAsk(base, { ...usual, ...limits })
  let answered = 0
  const ask: Ask = async (address, question) => {
    const answer = await asked(address, question)
    onProgress?.(++answered)
    return answer
  }
  const judgement = (source: string, verdicts: Verdict[]): Judgement => ({
    base,
    source,
    host,
    verdicts: tolerate(verdicts, host),
  })
  const first = await ask('/')
  if (first.failure !== undefined && first.status === 0 && first.redirects.length === 0) {
    const mend = 'see whether the address is right and the site is up'
    return judgement('nothing', [
      judge('answer', '/', first.failure, 'a whole answer', { whose: 'host', mend }),
    ])
  }
  const promised =
    from === undefined ? await promisesOfTable(base) : await promisesOfSite(ask, from)
  const verdicts = await judgeAll(ask, base, promised)
  return { ...judgement(promised.source, verdicts), readiness: await readinessOf(ask, base) }
}

/** Scanners look at the root of the origin, wherever below it the site is. */
function readinessOf(ask: Ask, base: string): Promise<Readiness> {
  const { origin } = new URL(base)
  return judgeReadiness(async (path, question) => {
    const { failure, status, headers, text } = await ask(origin + path, question)
    if (failure !== undefined) throw new Error(failure)
    return { status, headers, body: text }
  }, origin)
}

async function judgeAll(ask: Ask, base: string, promised: Interface): Promise<Verdict[]> {
  const reads = await Promise.all(
    promised.resources.map((resource) => readResource(ask, base, resource)),
  )
  const whole = await Promise.all([
    judgeUnknown(ask, promised),
    judgeNegotiation(ask, reads),
    judgeCatalog(ask, reads, base),
    judgeSecurity(ask, reads, base),
    judgeControlFiles(ask),
  ])
  return [
    ...reads.flatMap(({ verdicts }) => verdicts),
    ...judgeBaseUrl(reads, base),
    ...judgeMenu(reads),
    ...whole.flat(),
    ...judgePlace(base),
  ]
}

const flags = {
  json: { type: 'boolean', about: 'print JSON' },
  host: {
    type: 'string',
    value: 'NAME',
    about: `tolerate what this host cannot do: ${Object.keys(hosts).join(', ')}`,
  },
  timeout: { type: 'string', value: 'SECONDS', about: 'for one answer; without it 10' },
  from: { type: 'string', value: 'URL', about: 'judge by what this site publishes about itself' },
  help: { type: 'boolean', about: 'print this' },
} as const

/** Exit code: 0 every promise holds, 1 at least one does not, 2 wrong call. */
async function main(args: readonly string[]): Promise<number> {
  const address = addressIn(args)
  const wanted = parseFlags(
    args.filter((_, index) => index !== address),
    flags,
  )
  if (wanted.help) {
    stdout.write(help('npm run verify -- https://your.site [flags]', flags))
    return 0
  }
  const typed = args[address] ?? wanted.from
  if (typed === undefined)
    throw new UsageError('say which site: npm run verify -- https://your.site')
  const showsProgress = isTerminal(stderr, env)
  const judgement = await verify({
    base: readAddress(typed),
    from: wanted.from === undefined ? undefined : readAddress(wanted.from),
    host: readHost(wanted.host),
    limits: { timeout: readTimeout(wanted.timeout) },
    onProgress: (answered) => {
      if (showsProgress) stderr.write(`\r${answered} answers `)
    },
  })
  if (showsProgress) stderr.write('\r\u001b[K')
  stdout.write(wanted.json ? toJson(judgement) : reportVerdicts(judgement, isTerminal(stdout, env)))
  return judgement.verdicts.some(({ outcome }) => outcome === 'broken') ? 1 : 0
}

/** The one word that is neither a flag nor the value of one. */
const addressIn = (args: readonly string[]) =>
  args.findIndex((word, index) => {
    const before = flags[(args[index - 1] ?? '').slice(2) as keyof typeof flags]
    return !word.startsWith('-') && before?.type !== 'string'
  })

function readAddress(typed: string): string {
  const address = normalize(typed)
  if ('mistake' in address)
    throw new UsageError(`the address "${typed}" ${explainMistake(typed, address.mistake)}`)
  return address.href
}

/** Milliseconds. */
function readTimeout(typed: string | undefined): number {
  const seconds = Number(typed ?? usual.timeout / 1000)
  if (!(seconds > 0 && seconds <= 300))
    throw new UsageError(
      `--timeout ${typed} is no number of seconds; write for example --timeout 10`,
    )
  return seconds * 1000
}

await runProgram(import.meta.url, main)
