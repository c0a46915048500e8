// Messages as data: a code and its values. The words are chosen from a catalogue when a message is
// printed. One catalogue exists for each message language.

import type { Edit } from '../model/edit.ts'
import type { MessageLanguage, MessageTexts } from '../model/languages.ts'
import { formatEdits } from './edit-sentences.ts'
import type { en } from './en.ts'
import { type Owner, type OwnerExamples, ownerExamples } from './owner.ts'
import type {
  EntryValues,
  MessageWords,
  messageTexts,
  SentenceWords,
  sentenceTexts,
} from './texts.ts'
import type { Help, Wording } from './wording.ts'

type English = typeof en

/** The words of one message language: the shape of the English catalogue with any texts. */
export type Catalogue = Loose<Omit<English, 'messages' | 'sentences' | 'fields'>> & {
  fields: { [R in RecordName]: { [F in FieldName<R>]: Help } }
  messages: MessageWords
  sentences: SentenceWords
}

/** The words of `verify`. */
export type VerifyWords = Catalogue['verify']

type Loose<T> = T extends MessageLanguage
  ? MessageLanguage
  : T extends string
    ? string
    : T extends (...values: infer V) => infer R
      ? (...values: V) => Loose<R>
      : { [K in keyof T]: Loose<T[K]> }

/** Code of a message. It never changes: programs know a problem by it. */
export type Code = keyof typeof messageTexts

/** The values of a message, as plain JSON. */
export type MessageValues<C extends Code> = EntryValues<(typeof messageTexts)[C]>

export type Message = { [C in Code]: { code: C; values: MessageValues<C> } }[Code]

type Optional<V> = Record<never, never> extends V ? [values?: V] : [values: V]
export type Args<C extends Code> = Optional<MessageValues<C>>

/** Make a message: `message('price-too-high', { price: 850000, currency: 'CZK' })`. */
export function message<C extends Code>(code: C, ...[values]: Args<C>): Message {
  // The signature ties the values to the code, which the compiler cannot follow through a union.
  return { code, values: values ?? {} } as Message
}

type SentenceCode = keyof typeof sentenceTexts
type SentenceValues<C extends SentenceCode> = EntryValues<(typeof sentenceTexts)[C]>

/** One sentence of a command, with its words in the catalogue. */
export type Sentence = {
  [C in SentenceCode]: { code: C; values: SentenceValues<C> }
}[SentenceCode]

/** Make a sentence: `sentence('port-taken', { port: 3000 })`. */
export function sentence<C extends SentenceCode>(
  code: C,
  ...[values]: Optional<SentenceValues<C>>
): Sentence {
  return { code, values: values ?? {} } as Sentence
}

/** Anything that can be printed as one sentence. A plain string is the same in all languages. */
export type Notice = Sentence | (Message & { file: string }) | MessageTexts | string

export function formatSentence(notice: Notice, catalogue: Catalogue): string {
  if (typeof notice === 'string') return notice
  if ('file' in notice) return `${notice.file}: ${formatMessage(notice, catalogue).found}`
  if (!('code' in notice)) return catalogue.translate(notice)
  const words = catalogue.sentences[notice.code] as (values: Sentence['values']) => string
  return words(notice.values)
}

/** Blocks of fields, by the names that the catalogues give them. */
export type RecordName = keyof English['fields']
export type FieldName<R extends RecordName> = keyof English['fields'][R]

/** How a right value looks: a notation with its own words, or the allowed words. */
export type Expectation =
  | keyof ReturnType<English['notations']>
  | { oneOf: readonly string[] }
  | { someOf: readonly string[] }
  | { like: 'phone' | 'postal-code'; example: string }
  | { like: 'number'; example: string; label: string }

export function formatExpectation(
  expectation: Expectation,
  catalogue: Catalogue,
  own: OwnerExamples = ownerExamples(undefined),
): string {
  if (typeof expectation === 'string') return catalogue.notations(own)[expectation]
  if ('like' in expectation)
    return expectation.like === 'number'
      ? catalogue.like.number(expectation.example, expectation.label)
      : catalogue.like[expectation.like](expectation.example)
  return 'oneOf' in expectation
    ? catalogue.oneOf(expectation.oneOf, own)
    : catalogue.someOf(expectation.someOf, own)
}

/**
 * Write a message in words. The expectation of its field replaces the one of the message, and the
 * sentence of its edits replaces the fix of the message.
 */
export function formatMessage(
  { code, values, notation, edits, owner }: Message & Details,
  catalogue: Catalogue,
  formLabel?: OwnerExamples['formLabel'],
): Wording {
  const words = catalogue.messages[code] as (
    values: Message['values'],
    own: OwnerExamples,
  ) => Wording
  const own = { ...ownerExamples(owner), formLabel }
  const { condition, ...wording } = words(values, own)
  const shown = edits?.flatMap((edit) => [edit, ...linesToTranslate(edit, edits, owner)])
  const done = shown && formatEdits(shown, catalogue, formLabel !== undefined)
  const fix = done === undefined ? wording.fix : [done, condition].filter(Boolean).join('; ')
  const expected =
    notation === undefined ? wording.expected : formatExpectation(notation, catalogue, own)
  return {
    ...wording,
    ...(fix !== undefined && { fix: fix }),
    ...(expected !== undefined && { expected }),
  }
}

/** Lines that a fix cannot write: the new text in the other languages of the house. */
function linesToTranslate(edit: Edit, edits: readonly Edit[], owner: Owner | undefined): Edit[] {
  const written = 'new' in edit ? edit.new.trim().split('\n') : []
  const isLines = written.length > 1 || ('new' in edit && edit.old === '')
  const [, indent = '', field] =
    ('new' in edit && isLines && /^( *)(\w*note|description|reason): .*$/m.exec(edit.new)) || []
  const translated = (field && owner?.languages.slice(1)) || []
  const isWritten = (lang: string) =>
    edits.some((each) => 'new' in each && each.new.includes(`${field}_${lang}:`))
  return translated.flatMap((lang, index) =>
    'new' in edit && !isWritten(lang)
      ? {
          ...{ file: edit.file, line: edit.line + written.length + index, column: 1, old: '' },
          new: `${indent}${field}_${lang}: ...\n`,
        }
      : [],
  )
}

/** Details of a problem that its message does not hold. */
type Details = { notation?: Expectation; edits?: readonly Edit[]; owner?: Owner }
