// Output for GitHub. A build reports next to changed lines, on the summary page of the run, and in
// a comment on the pull request, which the workflow copies from that page. `verify` reports on the
// summary page and at the top of its log.

import { appendFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { env, stdout } from 'node:process'
import {
  type Catalogue,
  formatSentence,
  type Notice,
  type VerifyWords,
} from '../messages/catalogue.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { NoticeError } from '../messages/usage-error.ts'
import { visible } from '../model/terminal.ts'
import type { Verdict } from '../verify/verdict.ts'
import type { Judgement } from '../verify/verify.ts'
import { countProblems, errorsFirst, type Format, formatBlock, withCheck } from './report.ts'
import { describeComparison, describeRemedy, summarizeVerdicts } from './verdict.ts'

type Environment = NodeJS.ProcessEnv

/**
 * Write problems as commands of GitHub's workflow runner, which shows them next to changed lines.
 */
export function reportAnnotations(
  problems: readonly Problem[],
  catalogue: Catalogue,
  environment: Environment,
): string {
  const labels = catalogue.report
  return sortProblems(problems)
    .map((problem) => {
      const { severity, file, line, column, length = 1 } = problem
      const { found, expected, fix } = withCheck(problem, catalogue)
      const place = {
        file: inRepository(file, environment),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { col: column, endColumn: column + length }),
        title: problem.subject ?? labels.title,
      }
      const more = [expected && `${labels.expected}: ${expected}`, fix && `${labels.fix}: ${fix}`]
      return command(severity, place, [found, ...more.filter((row) => row !== undefined)])
    })
    .join('')
}

/** Run a command. If it ends with a sentence, report that to GitHub too, without a line. */
export async function withAnnotation(
  format: Format,
  title: string,
  catalogue: Catalogue,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (format === 'github' && error instanceof NoticeError) {
      stdout.write(command('error', { title }, [formatSentence(error.notice, catalogue)]))
      await writeSummary(summarizeSentence(error.notice, title, catalogue), env)
    }
    throw error
  }
}

/**
 * Write what `verify` found wrong. Promises that hold and known limits of the host are only in the
 * log.
 */
export const annotateVerdicts = (verdicts: readonly Verdict[], words: VerifyWords): string =>
  selectWrong(verdicts)
    .map((one) => {
      const severity = one.outcome === 'broken' ? 'error' : 'warning'
      const title = `${one.path} ${one.promise}`
      const lines = [describeComparison(one, words), ...describeRemedy(one, words)]
      return command(severity, { title }, lines)
    })
    .join('')

/** Return broken promises, then warnings, because GitHub shows the start of a long list. */
const selectWrong = (verdicts: readonly Verdict[]): Verdict[] =>
  (['broken', 'warning'] as const).flatMap((outcome) =>
    verdicts.filter((one) => one.outcome === outcome),
  )

function command(
  severity: Problem['severity'],
  properties: { [name: string]: string | number },
  lines: readonly string[],
): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(visible(String(value)))}`,
  )
  return `::${severity} ${list.join(',')}::${escapeData(lines.map(visible).join('\n'))}\n`
}

// Escape in the same way as GitHub's own toolkit.
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Return a path relative to the root of the repository, wherever the build was started. */
function inRepository(file: string, { GITHUB_WORKSPACE: workspace }: Environment): string {
  const path = workspace ? relative(workspace, resolve(file)) : file
  return (path.startsWith('..') ? file : path).replaceAll('\\', '/')
}

/** Marks the comment, so that the workflow finds and replaces it. */
const mark = '<!-- agent-pub -->'
/** A summary page holds one megabyte, a comment 65,536 characters. */
const maximumBlocks = 40

/** Write the summary page of a run in Markdown: the result, then the problems, errors first. */
export function summarize(
  outcome: { problems: readonly Problem[]; written: boolean },
  catalogue: Catalogue,
  environment: Environment,
): string {
  const { built, failed, more } = catalogue.report.summary
  const all = errorsFirst(outcome.problems)
  return page(outcome.written ? built : failed, [
    ...(all.length > 0 ? [countProblems(all, catalogue)] : []),
    ...all.slice(0, maximumBlocks).map((problem) => section(problem, catalogue, environment)),
    ...(all.length > maximumBlocks ? [more(all.length - maximumBlocks)] : []),
  ])
}

/** Write the summary page of a command that ended with a sentence. */
export const summarizeSentence = (notice: Notice, heading: string, catalogue: Catalogue): string =>
  page(heading, [
    catalogue.report.summary.untouched,
    fenced(visible(formatSentence(notice, catalogue))),
  ])

/** Write the summary page for a site that was verified. */
export function summarizeJudgement(judgement: Judgement, words: VerifyWords): string {
  const { summary } = words
  const wrong = selectWrong(judgement.verdicts)
  const holds = wrong.every(({ outcome }) => outcome !== 'broken')
  const blocks = wrong.map((one) => {
    const lines = [
      `${one.path}  ${one.promise}`,
      describeComparison(one, words),
      ...describeRemedy(one, words),
    ]
    return fenced(lines.map(visible).join('\n'))
  })
  return page(holds ? summary.held : summary.broken, [
    escapeMarkdown(visible(summarizeVerdicts(judgement, words))),
    ...blocks.slice(0, maximumBlocks),
    ...(blocks.length > maximumBlocks ? [summary.more(blocks.length - maximumBlocks)] : []),
  ])
}

const page = (heading: string, parts: readonly string[]) =>
  `${[mark, `## ${heading}`, ...parts].join('\n\n')}\n`

function section(problem: Problem, catalogue: Catalogue, environment: Environment): string {
  const block = formatBlock(problem, { catalogue, color: false, columns: 76 })
  const link = sourceLink(problem, environment)
  const [place = ''] = block.split(/ {2}|\n/)
  const title = link === undefined ? '' : `[${escapeMarkdown(place)}](${link})\n\n`
  return title + fenced(block)
}

/** Link to the line of the file in GitHub's source view of this commit. */
function sourceLink({ file, line }: Problem, environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: state } = environment
  if (!server || !name || !state) return undefined
  const path = inRepository(file, environment).split('/').map(encodeURIComponent).join('/')
  const anchor = line === undefined ? '' : `?plain=1#L${line}`
  return `${server}/${name}/blob/${state}/${path.replace(/[()]/g, escapeSign)}${anchor}`
}

const escapeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/**
 * Put text into a fence that is longer than any in the text, so that no markup or mention takes
 * effect.
 */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** Add text to the summary page, if there is one. A failure to write it must not stop the build. */
export async function writeSummary(text: string, environment: Environment): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY']
  if (file) await appendFile(file, text).catch(() => undefined)
}
