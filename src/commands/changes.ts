// `agent-pub changes`: compares the content with an earlier commit, and asks about changes that break
// no rule but are rarely meant. It stops nothing: the exit code is 0 whatever it finds.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { promisify } from 'node:util'
import { compareVersions } from '../content/changes/questions.ts'
import { readContent } from '../content/content.ts'
import { diskSource } from '../content/files/disk.ts'
import type { ContentSource } from '../content/files/folder.ts'
import { toProblems } from '../content/problems.ts'
import { decideDate } from '../content/site-date.ts'
import { type ContentFiles, isText } from '../editor/forge.ts'
import { toSource } from '../editor/repository.ts'
import { displayPath } from '../engine/file-paths.ts'
import { type Catalogue, formatMessage, formatSentence, sentence } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { UsageError } from '../messages/usage-error.ts'
import { reportAnnotations } from './github.ts'
import { call, exitCodes, readCall, runProgram } from './options.ts'
import { readFormat, reportJson, reportProblems, styleOn } from './report.ts'

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  since: { type: 'string', value: 'commit', about: 'since' },
  format: { type: 'string', value: 'format', about: 'formatOfChanges' },
} as const

/** Exit code: 0 compared, 2 wrong call, 3 refused by the system. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, { usage: () => call('changes'), after: exitCodes })
  if (!values) return 0
  const { content = 'content', since = 'HEAD', catalogue } = values
  const format = values.format === 'gitlab' ? 'gitlab' : readFormat(values.format)
  const folder = resolve(content)
  const [before, after] = await Promise.all([
    readVersion(toSource(await readCommit(folder, since)), content),
    readVersion(diskSource(folder), content),
  ])
  const problems = toProblems(compareVersions(before, after, after.date.date))
  if (format === 'json') stdout.write(reportJson(problems, false, catalogue))
  else if (format === 'gitlab') stdout.write(reportQuality(problems, catalogue))
  else if (format === 'github') stdout.write(reportAnnotations(problems, catalogue, env))
  if (format === 'human' || format === 'github')
    stderr.write(
      problems.length > 0
        ? reportProblems(problems, styleOn(stderr, env, catalogue))
        : `${formatSentence(sentence('changes-none', { since }), catalogue)}\n`,
    )
  return 0
}

const readVersion = (source: ContentSource, content: string) =>
  readContent(source, displayPath(content), (typed, country) =>
    decideDate(undefined, env, typed, new Date(), country),
  )

/** Read a content folder as it was at a commit. Photos have an empty text. */
async function readCommit(folder: string, since: string): Promise<ContentFiles> {
  const git = async (...args: readonly string[]) => {
    const options = { cwd: folder, maxBuffer: 100_000_000 }
    return (await promisify(execFile)('git', args, options)).stdout
  }
  const list = git('ls-tree', '-r', '-z', '--name-only', since, '.').catch(() => {
    throw new UsageError(sentence('commit-unknown', { since }))
  })
  const files = (await list).split('\0').filter(Boolean)
  const read = async (file: string) =>
    [file, isText(file) ? await git('show', `${since}:./${file}`) : ''] as const
  return new Map(await Promise.all(files.map(read)))
}

/** Write problems as a code quality report, which GitLab shows at the lines of a merge request. */
const reportQuality = (problems: readonly Problem[], catalogue: Catalogue): string =>
  `${JSON.stringify(
    problems.map((problem) => {
      const { code, file, line: begin = 1, source = '' } = problem
      const { found, fix } = formatMessage(problem, catalogue)
      const description = [problem.subject, found, fix].filter(Boolean).join(' – ')
      const fingerprint = createHash('sha256').update(`${file} ${code} ${source} ${found}`)
      return {
        ...{ description, check_name: code, severity: 'info' },
        fingerprint: fingerprint.digest('hex'),
        location: { path: file, lines: { begin } },
      }
    }),
    null,
    1,
  )}\n`

void runProgram(import.meta.url, main)
