// `npm run verify`: checks whether a live site keeps its promises, and prints a line for each.

import { join } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { styleText } from 'node:util'
import { readDigests, readHost } from '../hosting/index.ts'
import { sentence } from '../messages/catalogue.ts'
import { loadCatalogue } from '../messages/load.ts'
import { UsageError } from '../messages/usage-error.ts'
import { normalize } from '../model/base-url.ts'
import { digestsFile } from '../model/published.ts'
import { jsonText, visible } from '../model/terminal.ts'
import { defaults } from '../verify/ask.ts'
import type { Against } from '../verify/promises.ts'
import { fault, judge, type Verdict } from '../verify/verdict.ts'
import type { Judgement, Part } from '../verify/verify.ts'
import { annotateVerdicts, summarizeJudgement, withAnnotation, writeSummary } from './github.ts'
import type { Judged, JudgeTask } from './judge.ts'
import { type Call, call, readCall, runProgram } from './options.ts'
import { startProcess } from './own-process.ts'
import { readPlain } from './plain-file.ts'
import { type Format, isTerminal, type ReportStyle, readFormat, styleOn } from './report.ts'
import { describeComparison, describeRemedy, summarizeVerdicts } from './verdict.ts'
import { hangIndent, width, wrap } from './width.ts'

const flags = {
  content: { type: 'string', value: 'folder', about: 'contentSpoken' },
  format: { type: 'string', value: 'format', about: 'verdictFormat' },
  json: { type: 'boolean', about: 'json' },
  host: { type: 'string', value: 'name', about: 'hostLimits' },
  timeout: { type: 'string', value: 'seconds', about: 'timeout' },
  against: { type: 'string', value: 'folder', about: 'against' },
} as const

/** Exit code: 0 every promise holds, 1 at least one is broken, 2 wrong call. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, {
    usage: ({ commands }) => `${call('verify')} ${commands.site}`,
    takesWord: true,
  })
  if (!values) return 0
  const { word: typed } = values
  if (typed === undefined) throw new UsageError(sentence('site-unsaid', { call: call('verify') }))
  const format = values.json ? 'json' : readFormat(values.format)
  const { catalogue } = values
  return withAnnotation(format, catalogue.verify.summary.unasked, catalogue, () =>
    judgeAndReport(values, typed, format),
  )
}

async function judgeAndReport(values: Call<typeof flags>, typed: string, format: Format) {
  const { catalogue } = values
  const { verify: words } = catalogue
  const showsProgress = isTerminal(stderr, env)
  const base = readAddress(typed)
  const task: JudgeTask = {
    base,
    against: await readAgainst(values.against, base),
    host: readHost(values.host),
    // JSON is in English in every language of the command.
    tongue: format === 'json' ? 'en' : catalogue.tongue,
    bounds: { timeout: readTimeout(values.timeout) },
  }
  const judgement = await judgeInProcess(task, (answered) => {
    if (showsProgress) stderr.write(`\r${words.answered(answered)} `)
  })
  if (showsProgress) stderr.write('\r\u001b[K')
  const style = styleOn(stdout, env, catalogue)
  stdout.write(format === 'json' ? toJson(judgement) : reportJudgement(judgement, style))
  if (format === 'github') {
    stdout.write(annotateVerdicts(judgement.verdicts, words))
    await writeSummary(summarizeJudgement(judgement, words), env)
  }
  return judgement.verdicts.some(({ outcome }) => outcome === 'broken') ? 1 : 0
}

/**
 * Milliseconds without a sign of life after which the child process is ended: the site keeps it
 * busy.
 */
const maximumSilence = 30_000
/**
 * Milliseconds for the whole run. The workflow of a pub allows 15 minutes for several runs and the
 * pauses between them. A short `--timeout` makes the run shorter: this many requests may time out.
 */
const maximumRun = 240_000
const maximumTimeouts = 90

/** Check the site in a child process, so that there is a verdict whatever the site sends. */
async function judgeInProcess(task: JudgeTask, onProgress: (answered: number) => void) {
  const { verify: words } = await loadCatalogue(task.tongue)
  const sofar: Judgement = {
    ...{ base: task.base, source: words.sources.nothing, host: task.host },
    verdicts: [],
  }
  const waiting = new Set<string>()
  const keep = (part: Part) => {
    if ('paths' in part) {
      sofar.source = part.source
      for (const path of part.paths) waiting.add(path)
    } else {
      sofar.verdicts.push(...part.verdicts)
      waiting.delete(part.path)
    }
  }
  const up = fault.host(words.fixes.up)
  const unjudged = (found: string): Judgement => ({
    ...sofar,
    verdicts: [
      ...sofar.verdicts,
      judge('answer', '/', found, words.found.judged, up),
      ...[...waiting].map((path) =>
        judge('answer', path, words.failures.timeOver, words.found.wholeAnswer, up),
      ),
    ],
  })
  const child = startProcess('judge', {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=1024'],
  })
  const timeout = task.bounds?.timeout ?? defaults.timeout
  const most = Math.min(maximumRun, maximumTimeouts * timeout)
  const timers: NodeJS.Timeout[] = []
  try {
    return await new Promise<Judgement>((resolve, reject) => {
      const giveUp = () => resolve(unjudged(words.failures.endless))
      timers.push(setTimeout(giveUp, most))
      // Start this timer with the first message: a slow machine needs time to start, which is not a
      // fault of the site.
      child.once('message', () => timers.push(setTimeout(giveUp, maximumSilence)))
      child.on('message', (judged: Judged) => {
        timers[1]?.refresh()
        if ('answered' in judged) onProgress(judged.answered)
        else if ('part' in judged) keep(judged.part)
        else if ('judgement' in judged) resolve(judged.judgement)
        else resolve(unjudged(words.failures.unjudged(judged.fault)))
      })
      // The memory of the child process was full.
      child.on('exit', () => resolve(unjudged(words.failures.endless)))
      child.on('error', reject)
      child.send(task)
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** Read the build that was named, or one for this address in the default output folder. */
async function readAgainst(chosen: string | undefined, base: string): Promise<Against | undefined> {
  const folder = chosen ?? 'dist'
  const bytes = await readPlain(join(folder, digestsFile))
  const digests = readDigests(bytes?.toString() ?? '')
  if (digests && (chosen !== undefined || digests.base_url === base))
    return { digests, folder, isChosen: chosen !== undefined }
  if (chosen === undefined) return undefined
  throw new UsageError(sentence('digests-missing', { folder, file: digestsFile }))
}

function readAddress(typed: string): string {
  const address = normalize(typed)
  if ('mistake' in address)
    throw new UsageError(sentence('address-wrong', { value: typed, mistake: address.mistake }))
  return address.href
}

/** Parse `--timeout` and return milliseconds. */
function readTimeout(typed: string | undefined): number {
  const seconds = Number(typed ?? defaults.timeout / 1000)
  if (!(seconds > 0 && seconds <= 300))
    throw new UsageError(sentence('seconds-impossible', { value: String(typed) }))
  return seconds * 1000
}

/** Write one line for each promise, and below a broken one who has to fix it and how. */
export function reportJudgement(
  judgement: Judgement,
  { catalogue: { verify: words }, color, columns }: ReportStyle,
): string {
  const { verdicts } = judgement
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, width(text)), 1)
  const [outcomeWidth, pathWidth, promiseWidth] = [
    widest(Object.values(words.outcomes)) + 2,
    widest(verdicts.map(({ path }) => path)),
    widest(verdicts.map(({ promise }) => promise)),
  ]
  const lines = verdicts.flatMap((one) => {
    const head = `${words.outcomes[one.outcome].padEnd(outcomeWidth)}${one.path.padEnd(pathWidth)}  ${one.promise.padEnd(promiseWidth)}  `
    const indent = ' '.repeat(8)
    // The lines contain text of the server, so control characters are made visible.
    return [
      ...hangIndent(visible(head), visible(describeComparison(one, words)), columns).map((line) =>
        paint(line, one, color),
      ),
      ...describeRemedy(one, words).flatMap((text) =>
        wrap(visible(text), columns - indent.length).map((line) => indent + line),
      ),
    ]
  })
  const conclusion = summarizeVerdicts(judgement, words)
  return `${lines.join('\n')}\n\n${wrap(visible(conclusion), columns).join('\n')}\n`
}

function paint(line: string, { outcome }: Verdict, color: boolean): string {
  if (!color || outcome === 'held') return line
  const style = outcome === 'broken' ? (['bold', 'red'] as const) : (['yellow'] as const)
  return styleText([...style], line, { validateStream: false })
}

/** Write the judgement as JSON. */
function toJson({ base, source, host, verdicts }: Judgement): string {
  const holds = verdicts.every(({ outcome }) => outcome !== 'broken')
  return `${jsonText({ base, promises: source, host: host ?? null, holds, verdicts })}\n`
}

void runProgram(import.meta.url, main)
