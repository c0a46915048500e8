// Every message and sentence, by its code. A code stays once it was published: programs know a
// problem by it. English and Czech are next to each other; German and Slovak are in `de/texts.ts` and `sk/texts.ts`.

import type { OwnerExamples } from './owner.ts'
import { allergens } from './subjects/allergens.ts'
import { calls } from './subjects/calls.ts'
import { changes } from './subjects/changes.ts'
import { ahead } from './subjects/coming-days.ts'
import { commands, fieldList } from './subjects/commands.ts'
import { contact } from './subjects/contact.ts'
import { dates } from './subjects/dates.ts'
import { disk } from './subjects/disk.ts'
import { drinks } from './subjects/drinks.ts'
import { editor } from './subjects/editor.ts'
import { editorWords } from './subjects/editor-words.ts'
import { events } from './subjects/events.ts'
import { exceptions } from './subjects/exceptions.ts'
import { extras } from './subjects/extras.ts'
import { fields } from './subjects/fields.ts'
import { files } from './subjects/files.ts'
import { hours } from './subjects/hours.ts'
import { lines } from './subjects/lines.ts'
import { look } from './subjects/look.ts'
import { lunch } from './subjects/lunch.ts'
import { menu } from './subjects/menu.ts'
import { photos } from './subjects/photos.ts'
import { prices } from './subjects/prices.ts'
import { pub } from './subjects/pub.ts'
import { publicFiles } from './subjects/public.ts'
import { edits, like, report, titles } from './subjects/report.ts'
import { site } from './subjects/site.ts'
import { sizes } from './subjects/sizes.ts'
import { table } from './subjects/spreadsheets.ts'
import { tables } from './subjects/tables.ts'
import { templates } from './subjects/templates.ts'
import { verify } from './subjects/verify.ts'
import { words } from './subjects/words.ts'
import {
  type Entries,
  type Entry,
  fill,
  readRow,
  type Target,
  type Values,
  type ValuesIn,
} from './template.ts'
import type { Wording } from './wording.ts'

/**
 * Problems in the owner's files. A template reads `found ≠ expected → fix + condition`; only
 * `found` is required. If a program can apply the fix, the sentence of the edit replaces `fix`, and
 * `condition` follows it.
 */
export const messageTexts = {
  ...files,
  ...lines,
  ...fields,
  ...words,
  ...pub,
  ...contact,
  ...allergens,
  ...drinks,
  ...prices,
  ...sizes,
  ...extras,
  ...dates,
  ...hours,
  ...exceptions,
  ...events,
  ...menu,
  ...lunch,
  ...photos,
  ...look,
  ...templates,
  ...publicFiles,
  ...editor,
  ...changes,
}

/** Sentences of commands, which point at no place in the owner's files. */
export const sentenceTexts = { ...calls, ...disk, ...tables, ...site }

/** Short texts, by what they are about. */
export const shortTexts = {
  ahead,
  commands,
  edits,
  editor: editorWords,
  fieldList,
  like,
  report,
  table,
  titles,
  verify,
}

/** The values that an entry needs from its caller. */
export type EntryValues<E> = E extends { derive: (values: infer Given) => infer Derived }
  ? Simplify<Given & Omit<ValuesIn<JoinedTexts<E>>, keyof Derived>>
  : ValuesIn<JoinedTexts<E>>
type JoinedTexts<E> = E extends string
  ? E
  : E extends { en: infer English extends string; cs: infer Czech extends string }
    ? `${English}${Czech}`
    : never
type Simplify<T> = { [Name in keyof T]: T[Name] }

type MessageWriter<E> = (values: EntryValues<E>, own: OwnerExamples) => Wording
type SentenceWriter<E> = (values: EntryValues<E>) => string

/** The messages in one language, as functions of their values. */
export type MessageWords = {
  [C in keyof typeof messageTexts]: MessageWriter<(typeof messageTexts)[C]>
}
/** The sentences in one language, as functions of their values. */
export type SentenceWords = {
  [C in keyof typeof sentenceTexts]: SentenceWriter<(typeof sentenceTexts)[C]>
}

// The casts tie each code to the values of its entry, which the compiler cannot follow through a loop.
export const messagesIn = (target: Target) =>
  mapEntries(
    messageTexts,
    (entry, template, values, owner) => writeMessage(entry, template, values, owner, target),
    target,
  ) as MessageWords

export const sentencesIn = (target: Target) =>
  mapEntries(
    sentenceTexts,
    (entry, template, values) => print(entry, template, values, target),
    target,
  ) as SentenceWords

const mapEntries = (
  entries: Entries,
  write: (entry: Entry, template: string, values: Values, owner: OwnerExamples) => unknown,
  { translate }: Target,
): unknown =>
  Object.fromEntries(
    Object.entries(entries).map(([code, row]) => [
      code,
      // Texts are read when they are needed, because few of them ever are.
      (values: Values, owner: OwnerExamples) => {
        const entry = typeof row === 'string' ? readRow(row) : row
        return write(entry, translate(entry, code), values, owner)
      },
    ]),
  )

const print = (entry: Entry, template: string, values: Values = {}, target: Target) =>
  fill(template, entry.derive ? { ...values, ...entry.derive(values as never) } : values, target)

/** Split a message into its parts and fill them in. A part that turns out empty is left out. */
function writeMessage(
  entry: Entry,
  template: string,
  values: Values,
  owner: OwnerExamples,
  target: Target,
): Wording {
  const [, found = '', ...rest] =
    /^(.*?)(?: ≠ (.*?))?(?: → (.*?))?(?: \+ (.*))?$/.exec(template) ?? []
  const all = { ...values, owner }
  const [expected, fix, condition] = rest.map((part) => part && print(entry, part, all, target))
  return {
    found: print(entry, found, all, target),
    ...(expected && { expected }),
    ...(fix && { fix: fix }),
    ...(condition && { condition }),
  }
}
