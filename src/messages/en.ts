// The English catalogue. Messages and sentences come from texts.ts; the other texts are here and in
// `en/`. Every other catalogue has the same shape, and the compiler names what it lacks.

import type { MessageLanguage } from '../model/languages.ts'
import { commands, fieldList } from './en/commands.ts'
import { fields, inLanguage, notations } from './en/fields.ts'
import { formats } from './en/formats.ts'
import { counted, list } from './en/grammar.ts'
import { ahead, editorWords, table } from './en/tools.ts'
import { verify } from './en/verify.ts'
import type { OwnerExamples } from './owner.ts'
import type { Target, Translate } from './template.ts'
import { messagesIn, sentencesIn } from './texts.ts'

const untouched = 'Nothing was written; the site is unchanged.'

const spaces = (count: number) =>
  count === 0 ? 'no space' : count === 1 ? 'one ordinary space' : `${count} ordinary spaces`

const translate: Translate = ({ en }) => en

const target: Target = { translate, formats }

export const en = {
  tongue: 'en' as MessageLanguage,
  translate,
  messages: messagesIn(target),
  notations,
  /** Sentences of edits. */
  edits: {
    rename: (name: string) => `rename it to ${name}`,
    moveUp: (name: string, beside: string) =>
      `move it up: ${name} belongs next to the folder ${beside}`,
    moveInto: (folder: string) => `move it into the folder ${folder}`,
    deleteLines: (first: number, last: number) => `delete lines ${first} to ${last}`,
    deleteEmpty: (line: number) => `delete the empty line ${line}`,
    deleteLine: (text: string) => `delete the line   ${text}`,
    /** For invisible characters. */
    deleteUnseen: 'delete it, and nothing else',
    deleteText: (text: string) => `delete   ${text}`,
    begin: (count: number) => `begin the line with ${spaces(count)}`,
    addLine: (line: number, text: string) => `add as line ${line}   ${text}`,
    add: (text: string) => `add   ${text}`,
    spaces: (count: number) => `write ${spaces(count)} instead`,
    writeForLines: (text: string, first: number, last: number) =>
      `write   ${text}   instead of lines ${first} to ${last}`,
    write: (text: string, old: string) => `write   ${text}   instead of   ${old}`,
    quote: (text: string) => `"${text}"`,
    /** Between the sentences of two edits. */
    and: ', and ',
    more: (count: number) => `${count} more changes like these`,
    /** Between two lines. */
    below: '   and below it   ',
  },
  /** For fields that allow only certain words. */
  oneOf: (words: readonly string[], _: OwnerExamples) => `one of ${list(words)}`,
  someOf: (words: readonly string[], _: OwnerExamples) => `one or more of ${list(words)}`,
  /** Notations that differ by country, with an example from there. */
  like: {
    phone: (example: string) => `a telephone number such as ${example}`,
    'postal-code': (example: string) => `a post code such as ${example}`,
    number: (example: string, label: string) => `${label} such as ${example}`,
  },
  fields,
  /** Titles of the editors' schemas. */
  titles: {
    pub: 'The facts of the house',
    hours: 'Opening hours',
    home: 'Texts of the home page',
    page: 'A page of your own',
    section: 'A section of the menu',
    lunch: 'A week of lunches',
    events: 'What is on',
    look: 'The look of the pages',
    photos: 'Photos of the house',
  },
  inLanguage,
  editor: editorWords,
  /** Labels of a printed problem, and the line below all problems. */
  report: {
    /** Title of an annotation that names no field. */
    title: 'content',
    warning: 'warning',
    found: 'found',
    expected: 'expected',
    fix: 'fix',
    /** Before the line that confirms a warning: `checked: price-high`. */
    checked: 'if right',
    also: 'also',
    onLines: (lines: readonly number[]) => `on lines ${lines.join(', ')}`,
    other: 'see also',
    /** Below a short report. */
    more: (count: number, flag: string) => `${count} more: ${flag}`,
    photo: ({ index, all, file }: { index: number; all: number; file: string }) =>
      `Photo ${index + 1} of ${all}: ${file}`,
    /** Below all problems; above them in the log of a host. */
    outcome: (errors: number, warnings: number): string => {
      const counts = [
        errors > 0 ? counted(errors, 'problem') : '',
        warnings > 0 ? counted(warnings, 'warning') : '',
      ]
      return counts.filter(Boolean).join(', ') + (errors > 0 ? `. ${untouched}` : '.')
    },
    /** On the page of a run at GitHub. */
    summary: {
      built: 'The site is built',
      failed: 'The site was not built',
      untouched,
      more: (count: number) => `${count} more in the log of this run.`,
    },
  },
  sentences: sentencesIn(target),
  commands,
  fieldList,
  ahead,
  table,
  verify,
}
