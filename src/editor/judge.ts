// Decides if a commit may be made. The engine reads the whole folder before and after the commit,
// and the two lists of problems are compared.

import type { Version } from '../content/changes/pairs.ts'
import { compareVersions } from '../content/changes/questions.ts'
import { readContent } from '../content/content.ts'
import { locate } from '../content/documents/locate.ts'
import { silentFiles } from '../content/files/folder.ts'
import { toSingleProblems } from '../content/problems.ts'
import { decideDate } from '../content/site-date.ts'
import * as formFile from '../engine/editor/form-file.ts'
import type { Problem } from '../messages/problem.ts'
import { warningCodes } from '../messages/warning-codes.ts'
import { isoWeek } from '../model/calendar.ts'
import type { Edit } from '../model/edit.ts'
import { contentFolder } from '../model/editor.ts'
import type { Form, FormField } from '../model/forms.ts'
import type { Language } from '../model/languages.ts'
import type { Finding, Path } from '../reading/finding.ts'
import type { ContentFiles } from './forge.ts'
import { keepLines } from './keep-lines.ts'
import { sectionId } from './move.ts'
import { nextFreeMonday } from './next-week.ts'
import { toSource } from './repository.ts'

export type Inspection = Awaited<ReturnType<typeof inspect>>
type PlacedWarning = { problem: Problem; finding: Finding }

/** Read the files with the engine and return all problems as of this day. */
export async function inspect(files: ContentFiles, now: Date) {
  const { findings, languages, preparation, region, documents, date } = await readContent(
    toSource(files),
    contentFolder.slice(0, -1),
    (typed, country) => decideDate(undefined, {}, typed, now, country),
  )
  const isWarning = ({ severity }: { severity?: string }) => severity === 'warning'
  const warnings = findings.filter(isWarning)
  return {
    errors: toSingleProblems(findings.filter((finding) => !isWarning(finding))),
    // Each warning keeps its finding, so they are not merged.
    warnings: locate(warnings).flatMap((problem, index): PlacedWarning[] => {
      const finding = warnings[index]
      return finding ? [{ problem, finding }] : []
    }),
    foreign: findings.filter(
      ({ message }) => typeof message === 'object' && message.code === 'language-not-had',
    ),
    /** Every place of a day such as `So`, which is another day in another language. */
    unclearDays: locate(findings).filter(({ code }) => code === 'day-ambiguous'),
    // The forms have the texts of all languages, published or not.
    house: {
      ...{ languages: [...languages, ...preparation.languages], region, weeks: findWeeks(files) },
      sections: findSections(documents),
    },
    /** What languages in preparation lack. */
    work: toSingleProblems(preparation.findings),
    /** The files as they were parsed, on this date. */
    version: { documents, region, languages, date: date.date },
  }
}

const findWeeks = (files: ContentFiles) =>
  [...files.keys()].flatMap((file) => {
    const [, monday] = /^lunch\/(\d{4}-\d{2}-\d{2})\.md$/.exec(file) ?? []
    return monday === undefined ? [] : [isoWeek(monday)]
  })

const findSections = (documents: Version['documents']) =>
  [...documents].flatMap(([file, document]) => {
    const [id, name] = [sectionId(file), document?.data['section']]
    return id !== undefined && typeof name === 'string' ? [{ id, name: name.trim() }] : []
  })

export type Verdict = {
  /** New errors in the files to be written. */
  refused: Problem[]
  /** New errors in other files. */
  elsewhere: Problem[]
  /** New warnings in the files to be written, which the owner can confirm. */
  asked: PlacedWarning[]
  /** Texts in languages that the pub would no longer have. */
  foreign: Finding[]
  /** Questions about changes that break no rule. */
  changed: Problem[]
}

/** Return the problems that the commit would add. */
export function compare(
  before: Inspection,
  after: Inspection,
  written: ReadonlySet<string>,
): Verdict {
  const foreign = after.foreign.length > before.foreign.length ? after.foreign : []
  const dayEdits = keepDays(after.unclearDays, before.house.languages)
  const newErrors = findNew(after.errors, before.errors)
    .filter(({ code }) => foreign.length === 0 || code !== 'language-not-had')
    .map((problem) =>
      problem.code === 'day-ambiguous' && dayEdits.length > 0
        ? { ...problem, edits: dayEdits }
        : problem,
    )
  const isOwn = ({ file, code }: Problem) =>
    written.has(file.slice(contentFolder.length)) && !companionCodes.includes(code)
  const oldLanguages = new Set(before.house.languages)
  // Adding a language makes a text missing in almost every file. These problems are shown, but they
  // do not stop the commit.
  const addsLanguage = after.house.languages.some((language) => !oldLanguages.has(language))
  const hasFewerErrors = countPlaces(after.errors) < countPlaces(before.errors)
  const isRefused = (problem: Problem) => isOwn(problem) && !addsLanguage && !hasFewerErrors
  const warningsIn = ({ warnings }: Inspection) => warnings.map(({ problem }) => problem)
  const newWarnings = findNew(warningsIn(after), warningsIn(before))
  const asked = after.warnings.filter(
    ({ problem }) =>
      newWarnings.includes(problem) && isOwn(problem) && warningCodes.includes(problem.code),
  )
  const isAsked = ({ file, line }: Problem) =>
    asked.some(({ problem }) => problem.file === file && problem.line === line)
  const changed = toSingleProblems(
    compareVersions(before.version, after.version, after.version.date),
  )
  return {
    refused: newErrors.filter(isRefused),
    elsewhere: newErrors.filter((problem) => !isRefused(problem)),
    ...{ asked, foreign, changed: changed.filter((problem) => !isAsked(problem)) },
  }
}

/**
 * Write the days that a new language makes unclear as they read before: with German, `So` of a Czech
 * pub stays Saturday.
 */
const keepDays = (unclear: readonly Problem[], languages: readonly Language[]): Edit[] =>
  unclear.flatMap((problem) => {
    if (problem.code !== 'day-ambiguous') return []
    const { file, line, column, values } = problem
    const [reading, ...more] = values.readings.filter(({ lang }) => languages.includes(lang))
    if (!reading || more.length > 0 || line === undefined || column === undefined) return []
    return [{ file, line, column, old: values.typed, new: reading.word }]
  })

/**
 * Problems that are reported at a correct file because a related one is missing. A page is written
 * in one language after the other, so these do not stop a commit.
 */
const companionCodes = ['page-language-missing']

/**
 * Return the problems in `after` that are not in `before`. A problem whose line has only moved is
 * not new.
 */
function findNew(after: readonly Problem[], before: readonly Problem[]): Problem[] {
  // A problem of several places is shown at the first one, which changes when that is corrected.
  const key = ({ file, code, values, source = '', also }: Problem) =>
    JSON.stringify([file, code, values, also ? '' : source.trim()])
  const counts = new Map<string, number>()
  for (const problem of before)
    counts.set(key(problem), (counts.get(key(problem)) ?? 0) + countPlaces([problem]))
  return after.filter((problem) => {
    const count = counts.get(key(problem)) ?? 0
    const places = countPlaces([problem])
    counts.set(key(problem), count - places)
    return count < places
  })
}

/** Number of mistakes in the files: a problem may have several places. */
export const countPlaces = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { also = [] }) => sum + 1 + also.length, 0)

/** Apply the edits to the files. */
export function applyEdits(files: ContentFiles, edits: readonly Edit[]): ContentFiles {
  const changed = new Map(files)
  for (const edit of edits) {
    const file = edit.file.slice(contentFolder.length)
    const text = changed.get(file)
    if (text === undefined) continue
    if ('old' in edit) {
      const lines = text.replace(/\r\n?/g, '\n').split('\n')
      const start = lines.slice(0, edit.line - 1).join('\n').length + (edit.line > 1 ? 1 : 0)
      const at = start + edit.column - 1
      const all = lines.join('\n')
      if (all.startsWith(edit.old, at))
        changed.set(file, all.slice(0, at) + edit.new + all.slice(at + edit.old.length))
      continue
    }
    changed.delete(file)
    if ('name' in edit) changed.set(edit.name.slice(contentFolder.length), text)
  }
  return changed
}

export const findForm = (forms: readonly Form[], file: string): Form | undefined =>
  forms.find((form) =>
    'file' in form ? form.file === file : file.startsWith(`${form.folder}/`) && /\.md$/.test(file),
  )

/**
 * Add the codes of these warnings to the `checked` fields, because the owner has confirmed them.
 */
export function confirmWarnings(
  files: ContentFiles,
  asked: readonly PlacedWarning[],
  forms: readonly Form[],
): ContentFiles {
  const changed = new Map(files)
  for (const { finding, problem } of asked) {
    const file = problem.file.slice(contentFolder.length)
    const fields = findForm(forms, file)?.fields
    const text = changed.get(file)
    if (!fields || text === undefined) continue
    const data = formFile.readNormalized(text, fields)
    const path = finding.at && 'path' in finding.at ? finding.at.path : []
    const block = findCheckedBlock(data, path, fields)
    const codes = typeof block['checked'] === 'string' ? block['checked'].split(/[,;]\s*/) : []
    block['checked'] = [...new Set([...codes, problem.code])].join(', ')
    changed.set(file, keepLines(text, formFile.writeData(data), fields))
  }
  return changed
}

/** Return the innermost block around the value that has a `checked` field. */
function findCheckedBlock(
  data: formFile.FormValues,
  path: Path,
  fields: readonly FormField[],
): formFile.FormValues {
  const [name, index, ...rest] = path
  const field = fields.find((one) => one.name === name)
  const list = typeof name === 'string' ? data[name] : undefined
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined
  if (!field || !formFile.isBlock(entry)) return data
  const inside = formFile.fieldsOfBlock(entry, field)
  return inside.some((one) => one.name === 'checked') ? findCheckedBlock(entry, rest, inside) : data
}

/** Remove the texts in languages that the pub does not have. */
export function removeForeignTexts(
  files: ContentFiles,
  foreign: readonly Finding[],
  forms: readonly Form[],
): ContentFiles {
  const changed = new Map(files)
  const names = new Set(foreign.map(({ document }) => document.file))
  for (const name of names) {
    const file = name.slice(contentFolder.length)
    const ours = foreign.filter(({ document }) => document.file === name)
    const paths = ours.flatMap(({ at }) => (at && 'path' in at ? [at.path] : []))
    const text = changed.get(file)
    const fields = findForm(forms, file)?.fields
    if (paths.length < ours.length) changed.delete(file)
    else if (text !== undefined && fields) {
      const data = formFile.readNormalized(text, fields)
      for (const path of paths) deleteAt(data, path)
      changed.set(file, keepLines(text, formFile.writeData(data), fields))
    }
  }
  return changed
}

function deleteAt(data: unknown, [step, ...rest]: Path) {
  if (step === undefined || typeof data !== 'object' || data === null) return
  const block = data as { [step: string]: unknown }
  if (rest.length === 0) delete block[step]
  else deleteAt(block[step], rest)
}

/** Remove optional files that have become empty. A file with a comment stays. */
export const removeEmptyFiles = (files: ContentFiles): ContentFiles =>
  new Map(
    [...files].filter(([file, text]) => !silentFiles.includes(file) || !/^---\n---\s*$/.test(text)),
  )

/**
 * Give new files their proper names: a section is numbered after the last one, a lunch week is
 * named after the next free Monday, and a page completes the languages of an existing one or is in
 * the first language.
 */
export function nameNewFiles(
  before: ContentFiles,
  after: ContentFiles,
  now: Date,
  [first = 'en', ...others]: readonly Language[],
): ContentFiles {
  const pages = [...before.keys()].flatMap((file) => /^pages\/([^.]+)\./.exec(file)?.[1] ?? [])
  const [lacking] = pages.flatMap((name) =>
    [first, ...others]
      .map((lang) => `pages/${name}.${lang}.md`)
      .filter((file) => !before.has(file)),
  )
  const numbers = [...before.keys()].map((file) => Number(/^menu\/(\d+)-/.exec(file)?.[1] ?? 0))
  const last = Math.max(0, ...numbers)
  return new Map(
    [...after].map(([file, text]) => {
      if (before.has(file)) return [file, text]
      const [, section] = /^menu\/((?!\d+-).+)$/.exec(file) ?? []
      if (section !== undefined && last > 0)
        return [`menu/${Math.floor(last / 10) * 10 + 10}-${section}`, text]
      const [, page] = /^pages\/([^.]+)\.md$/.exec(file) ?? []
      if (page !== undefined) return [lacking ?? `pages/${page}.${first}.md`, text]
      if (!/^lunch\/\d{4}-\d{2}-\d{2}-\d+\.md$/.test(file)) return [file, text]
      return [`lunch/${nextFreeMonday(now, findWeeks(before))}.md`, text]
    }),
  )
}
