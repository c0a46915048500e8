// `npm run build`: builds the site of a content folder and reports the result.

import { env, stderr, stdout } from 'node:process'
import { build } from '../../build.ts'
import { toProblems } from '../content/problems.ts'
import { detectHost, hostsHelp, readHost } from '../hosting/index.ts'
import type { Problem } from '../messages/problem.ts'
import { reportAnnotations, summarize, withAnnotation, writeSummary } from './github.ts'
import { type Call, call, exitCodes, readCall, runProgram, table } from './options.ts'
import * as report from './report.ts'

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  out: { type: 'string', value: 'folder', about: 'out' },
  'base-url': { type: 'string', value: 'url', about: 'base-url' },
  date: { type: 'string', value: 'date', about: 'date' },
  host: { type: 'string', value: 'name', about: 'host' },
  strict: { type: 'boolean', about: 'strict' },
  format: { type: 'string', value: 'format', about: 'format' },
  quiet: { type: 'boolean', about: 'quiet' },
  all: { type: 'boolean', about: 'all' },
} as const

/** Exit code: 0 built, 1 errors in the content, 2 wrong call, 3 refused by the system. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, {
    usage: () => call('build'),
    after: async (catalogue) =>
      `\n${catalogue.commands.hosts}\n\n${table(await hostsHelp(catalogue.translate))}${exitCodes(catalogue)}`,
  })
  if (!values) return 0
  const format = report.readFormat(values.format)
  const { catalogue } = values
  return withAnnotation(format, catalogue.report.summary.failed, catalogue, () =>
    buildAndReport(values, format),
  )
}

async function buildAndReport(values: Call<typeof flags>, format: report.Format): Promise<number> {
  const started = Date.now()
  const { content = 'content', out = 'dist', strict, quiet, all, catalogue } = values
  const result = await build({
    content,
    out,
    baseUrl: values['base-url'],
    strict,
    environment: env,
    date: values.date,
    host: readHost(values.host),
    onPhoto: quiet ? undefined : report.photosOn(stderr, env, catalogue),
  })
  const written = !('problems' in result)
  const work = written && all ? toProblems(result.version.preparation.findings) : []
  const problems = written ? [...result.warnings, ...work] : result.problems
  const log = format === 'github' || detectHost(env) !== undefined
  const reportStyle = {
    ...report.styleOn(stderr, env, catalogue),
    log,
    brief: all ? undefined : `${call('build')} --all`,
  }
  await printProblems(problems, format, written, quiet, reportStyle)
  if (!written) return 1
  if (!quiet && format !== 'json') {
    const style = report.styleOn(stdout, env, catalogue)
    stdout.write(report.reportBuilt(result, Date.now() - started, all, style))
  }
  return 0
}

async function printProblems(
  problems: readonly Problem[],
  format: report.Format,
  written: boolean,
  quiet: boolean,
  reportStyle: report.ReportStyle,
) {
  const { catalogue } = reportStyle
  const shown = quiet ? problems.filter(({ severity }) => severity === 'error') : problems
  if (format === 'json') stdout.write(report.reportJson(problems, written, catalogue))
  else stderr.write(report.reportProblems(shown, reportStyle))
  if (format !== 'github') return
  stdout.write(reportAnnotations(problems, catalogue, env))
  await writeSummary(summarize({ problems, written }, catalogue, env), env)
}

void runProgram(import.meta.url, main)
