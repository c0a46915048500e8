// From findings to the problems that an owner reads: one for each mistake, however many places have it.

import { type Code, message } from '../messages/catalogue.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { groupBy } from '../model/runs.ts'
import { keywordList } from '../model/word-list.ts'
import { reportLetters } from '../notations/dish.ts'
import type { Finding } from '../reading/finding.ts'
import { locate } from './documents/locate.ts'

/** Turn findings into problems with line and column, one for each mistake. */
export const toProblems = (findings: readonly Finding[]): Problem[] =>
  mergeRepeated(toSingleProblems(findings))

/** The same, with a problem for each place, to compare two versions of a file. */
export const toSingleProblems = (findings: readonly Finding[]): Problem[] =>
  mergeNamed(mergeUnclearDays(mergeTextLines(mergeLetterProblems(reducePerLine(locate(findings))))))

/**
 * Number of places from which on the same message counts as one mistake, such as a wrong field
 * name.
 */
const fewPlaces = 3

/** Codes whose values differ from dish to dish although the mistake is the same. */
const codesOfLists: readonly Code[] = keywordList(`
  number-in-name allergens-in-name block-expected size-without-price price-or-quantity
  allergens-in-words`)

/** `items › 3 (Kulajda) › sizes` without the entry; undefined outside a list. */
const fieldInList = (subject = '') =>
  /\d/.test(subject) ? subject.replace(/ › \d+(?: \(.*\))?(?= › |$)/g, '') : undefined

/** Return the key of an entry that is only a text, such as `Guláš: 150`, without that text. */
const problemField = ({ code, subject }: Problem) =>
  fieldInList(code === 'block-expected' ? subject?.replace(/( › \d+).*/, '$1') : subject)

const isDishes = (file: string) => /(?:^|\/)(?:menu|lunch)\//.test(file)

/** Merge a missing field and the warning that the name of the item has its value, with its edits. */
function mergeNamed(problems: readonly Problem[]): Problem[] {
  const merged = new Map<Problem, Problem | undefined>()
  for (const missing of problems) {
    if (missing.code !== 'field-missing') continue
    const { file, line, values } = missing
    const isNamed = (one: Problem) =>
      /-in-name$/.test(one.code) &&
      one.file === file &&
      one.line === line &&
      one.edits?.some((edit) => 'new' in edit && edit.new.trim().startsWith(`${values.field}:`))
    const named = problems.find(isNamed)
    if (!named?.edits) continue
    merged.set(named, undefined)
    merged.set(missing, { ...missing, edits: named.edits })
  }
  return problems.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one))
}

/** Lines without fields in a list of dishes are one mistake: a menu as on a blackboard. */
function mergeTextLines(problems: readonly Problem[]): Problem[] {
  const isLine = ({ code, file, edits }: Problem) =>
    code === 'colon-missing' && !edits && isDishes(file)
  const groups = groupBy(sortProblems(problems).filter(isLine), ({ file }) => file)
  return problems.flatMap((one) => {
    if (isDishes(one.file)) {
      // A file of text only has no line that could be a field.
      if (one.code === 'fields-missing' && !one.values.list)
        return /^[^-#\s]/.test(one.source ?? '') ? toDishesAsText(one) : one
      if (one.code === 'list-expected' && one.values.field === 'items' && !one.values.empty)
        return /^\s+[^-#\s:]+ [^:]*$/.test(one.source ?? '') ? toDishesAsText(one) : one
    }
    if (one.code !== 'colon-missing') return one
    const group = isLine(one) ? (groups.get(one.file) ?? []) : []
    if (group.length < fewPlaces) return one
    const also = group.slice(1).flatMap(({ line }) => line ?? [])
    return group[0] === one ? { ...toDishesAsText(one), also } : []
  })
}

function toDishesAsText({ notation: _, ...place }: Extract<Problem, TextLine>): Problem {
  const first = place.owner?.languages[0] ?? 'cs'
  const day = /(?:^|\/)lunch\//.test(place.file) ? ['day'] : []
  const fields = [first, ...day, 'sizes', 'allergens']
  return { ...place, ...message('dishes-as-text', { fields }) }
}

type TextLine = { code: 'fields-missing' | 'list-expected' | 'colon-missing' }

/** Merge problems that are the same in several entries of a list, with the edits of all of them. */
function mergeRepeated(problems: readonly Problem[]): Problem[] {
  const isMergeable = (one: Problem) => problemField(one) !== undefined && !one.other
  const groups = groupBy(sortProblems(problems).filter(isMergeable), (problem) => {
    const { file, code, severity, values, edits } = problem
    const shared = codesOfLists.includes(code) ? null : values
    const field = problemField(problem)
    return JSON.stringify([file, code, severity, field, shared, edits === undefined])
  })
  const merged = new Map<Problem, Problem | undefined>()
  for (const [first, ...rest] of groups.values()) {
    if (!first || rest.length + 1 < fewPlaces) continue
    const also = [...new Set(rest.flatMap(({ line }) => line ?? []))]
    const edits = [first, ...rest].flatMap((one) => one.edits ?? [])
    for (const one of rest) merged.set(one, undefined)
    merged.set(first, { ...first, also, ...(edits.length > 0 && { edits }) })
  }
  return problems.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one))
}

/** Merge letters for allergens in all files: their cause is the pub's own list of letters. */
function mergeLetterProblems(problems: readonly Problem[]): Problem[] {
  const withLetters = sortProblems(problems).flatMap((one) =>
    one.code === 'allergens-letters' && !one.edits ? [{ ...one, letters: one.values.letters }] : [],
  )
  const [first, ...rest] = withLetters
  if (!first || withLetters.length < fewPlaces) return [...problems]
  const places = rest.map(({ file, line }) => `${file}:${line}`)
  const { letters: _, ...place } = first
  const all = withLetters.map(({ letters }) => letters)
  return [
    ...problems.filter(({ code, edits }) => code !== first.code || edits),
    { ...place, ...reportLetters(all, places) },
  ]
}

/** Ask only once what a day such as `So` means, because it has the same meaning in all files. */
function mergeUnclearDays(problems: readonly Problem[]): Problem[] {
  const unclear = sortProblems(problems).flatMap((one) => (one.code === 'day-ambiguous' ? one : []))
  const merged = groupBy(unclear, ({ values }) => values.typed)
  const all = [...merged.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const isHere = ({ file }: Problem) => file === first.file
    const also = rest.filter(isHere).flatMap(({ line }) => line ?? [])
    const places = rest.filter((one) => !isHere(one)).map(({ file, line }) => `${file}:${line}`)
    return { ...first, values: { ...first.values, places }, ...(also.length > 0 && { also }) }
  })
  return [...problems.filter(({ code }) => code !== 'day-ambiguous'), ...all]
}

const lineFaultCodes: readonly Code[] = keywordList(
  'quote-open quote-continued backslash-wrong sign-first bracket-open colon-second',
)

/**
 * Report one problem for each line. A line that is not valid YAML is read as plain text. If that
 * text does not belong there, only this is reported: quotation marks would not fix it.
 */
function reducePerLine(problems: readonly Problem[]): Problem[] {
  const isOfLine = ({ code }: Problem) => lineFaultCodes.includes(code)
  const errors = problems.filter((one) => one.severity === 'error' && !isOfLine(one))
  const isRepeated = ({ file, line }: Problem) =>
    errors.some((one) => one.file === file && one.line === line)
  return problems.filter((one) => !isOfLine(one) || !isRepeated(one))
}
