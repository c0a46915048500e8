// Whether a commit may be made: the whole folder as it would stand there, read by the engine itself,
// beside the folder as it stands there now.

import { readContent, toProblems } from '../content/content.ts'
import { silentFiles } from '../content/files/folder.ts'
import { decideDate } from '../content/site-date.ts'
import { type FormData, fieldsOfBlock, fileOf, isBlock, said } from '../engine/editor/form-file.ts'
import type { Finding, Path } from '../reading/finding.ts'
import type { Problem } from '../messages/problem.ts'
import { warningCodes } from '../messages/warning-codes.ts'
import { isoWeek } from '../model/calendar.ts'
import type { Edit } from '../model/edit.ts'
import { contentFolder, type FormHouse } from '../model/editor.ts'
import type { Form, FormField } from '../model/forms.ts'
import type { Language } from '../model/languages.ts'
import type { Files } from './forge.ts'
import { keepLines } from './keep-lines.ts'
import { nextWeek } from './next-week.ts'
import { sourceOf } from './repository.ts'

export type Look = { errors: Problem[]; warnings: Warned[]; foreign: Finding[]; house: FormHouse }
type Warned = { problem: Problem; finding: Finding }

/** What is wrong with these files on this day. */
export async function lookAt(files: Files, now: Date): Promise<Look> {
  const { findings, languages, region } = await readContent(
    sourceOf(files),
    contentFolder.slice(0, -1),
    (typed, country) => decideDate(undefined, {}, typed, now, country),
  )
  const isWarning = ({ severity }: { severity?: string }) => severity === 'warning'
  const problems = toProblems(findings)
  const warnings = findings.filter(isWarning)
  return {
    errors: problems.filter((problem) => !isWarning(problem)),
    warnings: problems.filter(isWarning).flatMap((problem, index) => {
      const finding = warnings[index]
      return finding ? [{ problem, finding }] : []
    }),
    foreign: findings.filter(
      ({ message }) => typeof message === 'object' && message.code === 'language-not-had',
    ),
    house: { languages, region, weeks: weeksIn(files) },
  }
}

const weeksIn = (files: Files) =>
  [...files.keys()].flatMap((file) => {
    const [, monday] = /^lunch\/(\d{4}-\d{2}-\d{2})\.md$/.exec(file) ?? []
    return monday === undefined ? [] : [isoWeek(monday)]
  })

export type Verdict = {
  /** Mistakes in what would be written, which it does not have now. */
  refused: Problem[]
  /** What would be wrong elsewhere. */
  elsewhere: Problem[]
  /** What may be right: only its owner knows. */
  asked: Warned[]
  /** Texts in languages that the pub would no longer have. */
  foreign: Finding[]
}

/** What is to be said before the files after are saved in the place of those before. */
export function compare(before: Look, after: Look, written: ReadonlySet<string>): Verdict {
  const foreign = after.foreign.length > before.foreign.length ? after.foreign : []
  const fresh = without(after.errors, before.errors).filter(
    ({ code }) => foreign.length === 0 || code !== 'language-not-had',
  )
  const isOwn = ({ file, code }: Problem) =>
    written.has(file.slice(contentFolder.length)) && !ofAnotherFile.includes(code)
  const known = new Set(before.house.languages)
  // A language more is a text more in every file: that of the house is one of them.
  const spreads = after.house.languages.some((language) => !known.has(language))
  const mends = after.errors.length < before.errors.length
  const isRefused = (problem: Problem) => isOwn(problem) && !spreads && !mends
  const warned = without(
    after.warnings.map(({ problem }) => problem),
    before.warnings.map(({ problem }) => problem),
  )
  return {
    refused: fresh.filter(isRefused),
    elsewhere: fresh.filter((problem) => !isRefused(problem)),
    asked: after.warnings.filter(
      ({ problem }) =>
        warned.includes(problem) && isOwn(problem) && warningCodes.includes(problem.code),
    ),
    foreign,
  }
}

/** Told at a file that is right itself: a page is written in one language after the other. */
const ofAnotherFile = ['page-language-missing']

/** The problems that are new: another place in the file makes none of it. */
function without(after: readonly Problem[], before: readonly Problem[]): Problem[] {
  const key = ({ file, code, values, source = '' }: Problem) =>
    JSON.stringify([file, code, values, source.trim()])
  const left = new Map<string, number>()
  for (const problem of before) left.set(key(problem), (left.get(key(problem)) ?? 0) + 1)
  return after.filter((problem) => {
    const count = left.get(key(problem)) ?? 0
    left.set(key(problem), count - 1)
    return count <= 0
  })
}

/** The files with the edits done. */
export function mended(files: Files, edits: readonly Edit[]): Files {
  const made = new Map(files)
  for (const edit of edits) {
    const file = edit.file.slice(contentFolder.length)
    const text = made.get(file)
    if (text === undefined) continue
    if ('old' in edit) {
      const lines = text.replace(/\r\n?/g, '\n').split('\n')
      const start = lines.slice(0, edit.line - 1).join('\n').length + (edit.line > 1 ? 1 : 0)
      const at = start + edit.column - 1
      const all = lines.join('\n')
      if (all.startsWith(edit.old, at))
        made.set(file, all.slice(0, at) + edit.new + all.slice(at + edit.old.length))
      continue
    }
    made.delete(file)
    if ('name' in edit) made.set(edit.name.slice(contentFolder.length), text)
  }
  return made
}

export const formOf = (forms: readonly Form[], file: string): Form | undefined =>
  forms.find((form) =>
    'file' in form ? form.file === file : file.startsWith(`${form.folder}/`) && /\.md$/.test(file),
  )

/** The files in which the owner says of these warnings that all is right. */
export function confirmed(files: Files, asked: readonly Warned[], forms: readonly Form[]): Files {
  const made = new Map(files)
  for (const { finding, problem } of asked) {
    const file = problem.file.slice(contentFolder.length)
    const fields = formOf(forms, file)?.fields
    const text = made.get(file)
    if (!fields || text === undefined) continue
    const data = said(text, fields)
    const path = finding.at && 'path' in finding.at ? finding.at.path : []
    const block = blockOf(data, path, fields)
    const codes = typeof block['checked'] === 'string' ? block['checked'].split(/[,;]\s*/) : []
    block['checked'] = [...new Set([...codes, problem.code])].join(', ')
    made.set(file, keepLines(text, fileOf(data), fields))
  }
  return made
}

/** The innermost block around a value that may say what was looked at. */
function blockOf(data: FormData, path: Path, fields: readonly FormField[]): FormData {
  const [name, index, ...rest] = path
  const field = fields.find((one) => one.name === name)
  const list = typeof name === 'string' ? data[name] : undefined
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined
  if (!field || !isBlock(entry)) return data
  const inside = fieldsOfBlock(entry, field)
  return inside.some((one) => one.name === 'checked') ? blockOf(entry, rest, inside) : data
}

/** The files without texts in languages that the pub does not have. */
export function withoutForeign(
  files: Files,
  foreign: readonly Finding[],
  forms: readonly Form[],
): Files {
  const made = new Map(files)
  const names = new Set(foreign.map(({ document }) => document.file))
  for (const name of names) {
    const file = name.slice(contentFolder.length)
    const ours = foreign.filter(({ document }) => document.file === name)
    const paths = ours.flatMap(({ at }) => (at && 'path' in at ? [at.path] : []))
    const text = made.get(file)
    const fields = formOf(forms, file)?.fields
    if (paths.length < ours.length) made.delete(file)
    else if (text !== undefined && fields) {
      const data = said(text, fields)
      for (const path of paths) drop(data, path)
      made.set(file, keepLines(text, fileOf(data), fields))
    }
  }
  return made
}

function drop(data: unknown, [step, ...rest]: Path) {
  if (step === undefined || typeof data !== 'object' || data === null) return
  const block = data as { [step: string]: unknown }
  if (rest.length === 0) delete block[step]
  else drop(block[step], rest)
}

/** Files that say nothing any more are gone; one with notes of its owner stays. */
export const shed = (files: Files): Files =>
  new Map(
    [...files].filter(([file, text]) => !silentFiles.includes(file) || !/^---\n---\s*$/.test(text)),
  )

/**
 * New files under the names that they should have: a section stands last in the menu, a week has a
 * Monday of its own, a page is what another one lacks, or in the first language.
 */
export function placed(
  before: Files,
  after: Files,
  now: Date,
  [first = 'en', ...others]: readonly Language[],
): Files {
  const pages = [...before.keys()].flatMap((file) => /^pages\/([^.]+)\./.exec(file)?.[1] ?? [])
  const [lacking] = pages.flatMap((name) =>
    [first, ...others]
      .map((lang) => `pages/${name}.${lang}.md`)
      .filter((file) => !before.has(file)),
  )
  const numbers = [...before.keys()].map((file) => Number(/^menu\/(\d+)-/.exec(file)?.[1] ?? 0))
  const last = Math.max(0, ...numbers)
  // The calendar on the wall of the owner, written as dates are.
  const today = new Intl.DateTimeFormat('sv').format(now)
  return new Map(
    [...after].map(([file, text]) => {
      if (before.has(file)) return [file, text]
      const [, section] = /^menu\/((?!\d+-).+)$/.exec(file) ?? []
      if (section !== undefined && last > 0)
        return [`menu/${Math.floor(last / 10) * 10 + 10}-${section}`, text]
      const [, page] = /^pages\/([^.]+)\.md$/.exec(file) ?? []
      if (page !== undefined) return [lacking ?? `pages/${page}.${first}.md`, text]
      if (!/^lunch\/\d{4}-\d{2}-\d{2}-\d+\.md$/.test(file)) return [file, text]
      return [`lunch/${nextWeek(today, weeksIn(before))}.md`, text]
    }),
  )
}
