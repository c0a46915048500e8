// Messages as data: a code and what it speaks of. Their words are in one file for each language.

import type { Edit } from '../model/edit.ts'
import type { InTongues, Tongue } from '../model/languages.ts'
import type { Nothing } from './en/parts.ts'
import { en } from './en.ts'
import { tellEdits } from './mends.ts'
import { type Owner, type OwnerExamples, ownerExamples } from './owner.ts'
import type { Help, Wording } from './wording.ts'

type English = typeof en

/** What a file of another language exports: the English one's shape, with any words. */
export type Catalogue = Loose<Omit<English, 'messages' | 'fields'>> & {
  fields: { [R in RecordName]: { [F in FieldName<R>]: Help } }
  messages: { [C in Code]: (values: ValuesOf<C>, own: OwnerExamples) => Wording }
}

/** What `verify` says. */
export type VerifyWords = Catalogue['verify']

type Loose<T> = T extends Tongue
  ? Tongue
  : T extends string
    ? string
    : T extends (...values: infer V) => infer R
      ? (...values: V) => R extends Wording ? Wording : Loose<R>
      : { [K in keyof T]: Loose<T[K]> }

/** Stays: programs know a mistake by it. */
export type Code = keyof English['messages']

/** What the message of a code speaks of; plain JSON. */
export type ValuesOf<C extends Code> =
  Parameters<English['messages'][C]> extends [infer Values, ...unknown[]] ? Values : Nothing

export type Message = { [C in Code]: { code: C; values: ValuesOf<C> } }[Code]

export type Args<C extends Code> =
  Nothing extends ValuesOf<C> ? [values?: ValuesOf<C>] : [values: ValuesOf<C>]

/** `message('price-too-high', { price: 850000 })`. */
export function message<C extends Code>(code: C, ...[values]: Args<C>): Message {
  // The signature ties the values to the code, which the compiler cannot follow through a union.
  return { code, values: values ?? {} } as Message
}

/** What is told in one sentence, with its words in the catalogue. */
export type Sentence = {
  [C in keyof English['sentences']]: { code: C; values: SentenceValues<C> }
}[keyof English['sentences']]

type SentenceArgs<C extends keyof English['sentences']> = Parameters<English['sentences'][C]>
type SentenceValues<C extends keyof English['sentences']> =
  SentenceArgs<C> extends [infer Values] ? Values : Nothing

/** `sentence('port-taken', { port: 3000 })`. */
export function sentence<C extends keyof English['sentences']>(
  code: C,
  ...[values]: SentenceArgs<C>
): Sentence {
  return { code, values: values ?? {} } as Sentence
}

/** Whatever may be told in a sentence; a text by itself is a name, the same in all languages. */
export type Notice = Sentence | (Message & { file: string }) | InTongues | string

export function tellSentence(notice: Notice, catalogue: Catalogue = en): string {
  if (typeof notice === 'string') return notice
  if ('file' in notice) return `${notice.file}: ${tell(notice, catalogue).found}`
  if (!('code' in notice)) return notice[catalogue.tongue]
  const words = catalogue.sentences[notice.code] as (values: Sentence['values']) => string
  return words(notice.values)
}

/** Blocks of fields, by the names that the catalogues give them. */
export type RecordName = keyof English['fields']
export type FieldName<R extends RecordName> = keyof English['fields'][R]

/** What a right value is: a notation with words of its own, or the words that are allowed. */
export type Expectation =
  | keyof ReturnType<English['notations']>
  | { oneOf: readonly string[] }
  | { someOf: readonly string[] }
  | { like: 'phone' | 'postal-code'; example: string }
  | { like: 'number'; example: string; label: string }

export function tellExpected(
  expectation: Expectation,
  catalogue: Catalogue = en,
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

/** A message in words; what its field expects goes before what the message itself would say. */
export function tell(
  { code, values, notation, edits, owner }: Message & Details,
  catalogue: Catalogue = en,
): Wording {
  const words = catalogue.messages[code] as (
    values: Message['values'],
    own: OwnerExamples,
  ) => Wording
  const own = ownerExamples(owner)
  const { besides, ...said } = words(values, own)
  // An edit holds what the owner typed, and nothing of ours.
  const done = edits && tellEdits(edits, catalogue)
  const mend = done === undefined ? said.mend : [done, besides].filter(Boolean).join('; ')
  const expected = notation === undefined ? said.expected : tellExpected(notation, catalogue, own)
  return {
    ...said,
    ...(mend !== undefined && { mend }),
    ...(expected !== undefined && { expected }),
  }
}

/** What is known of a mistake beside its message. */
type Details = { notation?: Expectation; edits?: readonly Edit[]; owner?: Owner }
