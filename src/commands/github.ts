// What is told on GitHub. Of a build: beside the changed lines, on the page of the run, and in a
// comment on the pull request, for which the workflow takes the text of that page. Of a site that
// was verified: on the page of the run, and above its log.

import { appendFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { env, stdout } from 'node:process'
import {
  type Catalogue,
  type Notice,
  tell,
  tellSentence,
  type VerifyWords,
} from '../messages/catalogue.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { SaidError } from '../messages/usage-error.ts'
import { visible } from '../model/terminal.ts'
import type { Verdict } from '../verify/verdict.ts'
import type { Judgement } from '../verify/verify.ts'
import { blockOf, errorsFirst, type Format, outcomeOf } from './report.ts'
import { comparisonOf, conclusionOf, remedyOf } from './verdict.ts'

type Environment = NodeJS.ProcessEnv

/** Problems as commands of GitHub's workflow runner, which shows them beside the changed lines. */
export function reportAnnotations(
  problems: readonly Problem[],
  catalogue: Catalogue,
  environment: Environment,
): string {
  const labels = catalogue.report
  return sortProblems(problems)
    .map((problem) => {
      const { severity, file, line, column, length = 1 } = problem
      const { found, expected, mend } = tell(problem, catalogue)
      const place = {
        file: inRepository(file, environment),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { col: column, endColumn: column + length }),
        title: problem.subject ?? labels.title,
      }
      const more = [
        expected && `${labels.expected}: ${expected}`,
        mend && `${labels.mend}: ${mend}`,
      ]
      return command(severity, place, [found, ...more.filter((row) => row !== undefined)])
    })
    .join('')
}

/** Runs a command. A sentence that ends it is told on GitHub too: there is no line to put it beside. */
export async function withAnnotation(
  format: Format,
  title: string,
  catalogue: Catalogue,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (format === 'github' && error instanceof SaidError) {
      stdout.write(command('error', { title }, [tellSentence(error.notice, catalogue)]))
      await writeSummary(summarizeSentence(error.notice, title, catalogue), env)
    }
    throw error
  }
}

/** What verify found wrong; what holds, and known limits of the host, stand in its log alone. */
export const annotateVerdicts = (verdicts: readonly Verdict[], words: VerifyWords): string =>
  wrongOf(verdicts)
    .map((one) => {
      const severity = one.outcome === 'broken' ? 'error' : 'warning'
      const title = `${one.path} ${one.promise}`
      return command(severity, { title }, [comparisonOf(one, words), ...remedyOf(one, words)])
    })
    .join('')

/** Broken promises, then warnings: of a long list GitHub shows the beginning. */
const wrongOf = (verdicts: readonly Verdict[]): Verdict[] =>
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

// As the runner's own toolkit escapes them.
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A path as GitHub knows it: from the root of the repository, wherever the build was called. */
function inRepository(file: string, { GITHUB_WORKSPACE: workspace }: Environment): string {
  const path = workspace ? relative(workspace, resolve(file)) : file
  return (path.startsWith('..') ? file : path).replaceAll('\\', '/')
}

/** By this line a workflow finds the comment that it wrote before. */
const mark = '<!-- agent-pub -->'
/** A page of a run holds a megabyte, a comment 65,536 characters. */
const maximumBlocks = 40

/** What the page of the run says, in Markdown: how it went, then the problems, mistakes first. */
export function summarize(
  outcome: { problems: readonly Problem[]; written: boolean },
  catalogue: Catalogue,
  environment: Environment,
): string {
  const { built, failed, more } = catalogue.report.summary
  const all = errorsFirst(outcome.problems)
  return page(outcome.written ? built : failed, [
    ...(all.length > 0 ? [outcomeOf(all, catalogue)] : []),
    ...all.slice(0, maximumBlocks).map((problem) => section(problem, catalogue, environment)),
    ...(all.length > maximumBlocks ? [more(all.length - maximumBlocks)] : []),
  ])
}

/** The same where a sentence ended the command. */
export const summarizeSentence = (said: Notice, heading: string, catalogue: Catalogue): string =>
  page(heading, [
    catalogue.report.summary.untouched,
    fenced(visible(tellSentence(said, catalogue))),
  ])

/** What the page of the run says of a site that was verified. */
export function summarizeJudgement(judgement: Judgement, words: VerifyWords): string {
  const { summary } = words
  const wrong = wrongOf(judgement.verdicts)
  const holds = wrong.every(({ outcome }) => outcome !== 'broken')
  const blocks = wrong.map((one) => {
    const lines = [`${one.path}  ${one.promise}`, comparisonOf(one, words), ...remedyOf(one, words)]
    return fenced(lines.map(visible).join('\n'))
  })
  return page(holds ? summary.held : summary.broken, [
    escapeMarkdown(visible(conclusionOf(judgement, words))),
    ...blocks.slice(0, maximumBlocks),
    ...(blocks.length > maximumBlocks ? [summary.more(blocks.length - maximumBlocks)] : []),
  ])
}

const page = (heading: string, parts: readonly string[]) =>
  `${[mark, `## ${heading}`, ...parts].join('\n\n')}\n`

function section(problem: Problem, catalogue: Catalogue, environment: Environment): string {
  const block = blockOf(problem, { catalogue, color: false, columns: 76 })
  const link = addressOf(problem, environment)
  const [place = ''] = block.split(/ {2}|\n/)
  const title = link === undefined ? '' : `[${escapeMarkdown(place)}](${link})\n\n`
  return title + fenced(block)
}

/** The very line of the file in this state, in GitHub's view of its source. */
function addressOf({ file, line }: Problem, environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: state } = environment
  if (!server || !name || !state) return undefined
  const path = inRepository(file, environment).split('/').map(encodeURIComponent).join('/')
  const anchor = line === undefined ? '' : `?plain=1#L${line}`
  return `${server}/${name}/blob/${state}/${path.replace(/[()]/g, escapeSign)}${anchor}`
}

const escapeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** As it is: in a fence that is longer than any in the text nothing is markup, and nobody is mentioned. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** Adds to the page of the run, where there is one. That it cannot be written keeps no site back. */
export async function writeSummary(text: string, environment: Environment): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY']
  if (file) await appendFile(file, text).catch(() => undefined)
}
