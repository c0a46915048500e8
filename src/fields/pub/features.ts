// Features and rules of the pub. Its fields are generated from the table of features.

import * as model from '../../model/features.ts'
import { defaultLanguages } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import type { Pub } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { byWord } from '../../model/word-list.ts'
import { commaList, integer, wordNotation, yesNo } from '../../notations/basic.ts'
import {
  type AnyNotation,
  type Notation,
  type NotationContext,
  refuse,
} from '../../notations/notation.ts'
import { price } from '../../notations/price.ts'
import { season } from '../../notations/season.ts'
import { spanOnDays, untilTime } from '../../notations/time.ts'
import {
  absenceWords,
  alternatives,
  answerWords,
  wordsFor,
  yesNoWords,
} from '../../notations/typed-words.ts'
import type { FieldAliases } from '../../reading/names.ts'
import type { Field, Values } from '../../reading/reader.ts'
import { list, optional, record } from '../../reading/record.ts'
import {
  composed,
  type FieldRow,
  type FieldRows,
  partRow,
  textOrNullRow,
  textRow,
  toMembers,
  valueRow,
} from '../../reading/row.ts'
import { type LanguageField, nameAliases, optionalText, present } from '../../reading/texts.ts'

type FeatureRows = {
  [Name in model.FeatureName as model.FeatureField<Name>]: Field<model.FeatureValue<Name>> & Answers
} & { [Name in model.NotedField as `${Name}_note`]: LanguageField<string> & Answers }
/** The document has a member for each row of the table, so these rows need no schema. */
type Answers = Pick<FieldRow, 'called'> & typeof composed

const notations = {
  ...{ count: integer, age: integer, price },
  ...{ season, times: spanOnDays, time: untilTime },
}

export const houseRows = Object.fromEntries(
  model.featureRows.flatMap((entry) => {
    const [, row] = entry
    const field = model.featureField(entry)
    const { called, note } = row
    const rare = !note && { example: 'Jen v létě.' }
    const asked = row.kind === 'yes_no' && row.also && { example: 'on_request' }
    return [
      [field, optional(orNote(notationFor(row), entry), { ...composed, called, ...asked })],
      ...(model.mayHaveNote(row)
        ? [[`${field}_note`, { ...composed, ...optionalText, called: undefined, ...rare }]]
        : []),
    ]
  }),
) as FeatureRows

/** Explain a season or a sentence typed instead of yes or no: both have a field of their own. */
function orNote(notation: AnyNotation<unknown>, entry: (typeof model.featureRows)[number]) {
  const [name, row] = entry
  const [seasonOf] =
    model.featureRows.find(([, one]) => one.kind === 'season' && one.beside === name) ?? []
  if (notation.regional) return notation
  if ((row.kind !== 'yes_no' && row.kind !== 'choice') || !(model.mayHaveNote(row) || seasonOf))
    return notation
  const { also } = { also: undefined, ...row }
  const words =
    'choices' in row ? Object.keys(row.choices) : also && ['yes', 'no', ...Object.keys(also)]
  return {
    ...notation,
    explain(text: string, known?: NotationContext) {
      const isSeason = seasonOf !== undefined && season.read(text) !== undefined
      const found = isSeason ? undefined : splitAnswer(text, notation, row)
      if (!isSeason && !found && !/\S\s+\S/.test(text)) return notation.explain(text, known)
      const { languages = defaultLanguages } = known ?? {}
      const field = model.featureField(entry)
      const values = {
        typed: text,
        field,
        languages,
        words: words ?? null,
        season: isSeason ? seasonOf : null,
      }
      const [fault] = refuse('yes-no-note', values)
      if (!fault || !found) return fault ? [fault] : []
      const note = [{ field: `${field}_note`, value: found.note }]
      return [{ ...fault, suggestion: found.answer, beside: note }]
    },
  }
}

const outsideOnly =
  /^(?:jen(?:om)?|pouze|len|iba|nur|only)\s.*(?:venk|vonk|zahr|teras|drau|garten|terrass|outside|garden|terrace)/i

/**
 * Split `ano, heslo na baru` into an answer and a note. `jen na zahrádce` is `outside`, after yes or
 * no too.
 */
function splitAnswer(text: string, notation: Notation<unknown>, { kind }: model.FeatureRow) {
  const note = text.trim()
  const [, head = '', rest = ''] =
    /^(\S+(?: \S+){0,2}?)\s*(?:[,;:–—-]\s+|[.(]\s*)(\S.*?)\)?\s*$/.exec(note) ?? []
  const answer = head === '' ? undefined : notation.read(head)
  const place = typeof answer === 'boolean' ? rest : note
  if (outsideOnly.test(place) && notation.read('outside') === 'outside')
    return { answer: 'outside', note: place }
  if (typeof answer === 'boolean') return { answer: answer ? 'yes' : 'no', note: rest }
  if (typeof answer === 'string') return { answer, note: rest }
  if (kind === 'choice') return undefined
  if (allowing.has(normalizeText(head))) return { answer: 'yes', note }
  if (forbidding.has(normalizeText(head))) return { answer: 'no', note }
  if (allowing.has(normalizeText(note))) return { answer: 'yes', note }
  return forbidding.has(normalizeText(note)) || absent.test(note)
    ? { answer: 'no', note }
    : undefined
}

const allowing = new Set(wordsFor(answerWords.allowed))
const forbidding = new Set(wordsFor(answerWords.forbidden))
/** `momentálne nejde`, `derzeit nicht` */
const [missing, now] = [
  alternatives(absenceWords.broken, absenceWords.none),
  alternatives(absenceWords.now),
]
const absent = new RegExp(`^(?:(?:${now}) )?(?:${missing})(?: (?:${now}))?$`, 'iu')

function notationFor(row: model.FeatureRow): AnyNotation<unknown> {
  if (row.kind === 'yes_no') return row.also ? yesNoOr(row.also) : yesNo
  if (row.kind === 'several') return commaList(choiceNotation(row.choices))
  return row.kind === 'choice' ? choiceNotation(row.choices) : notations[row.kind]
}

type Choices = { readonly [choice: string]: readonly string[] }

function choiceNotation(choices: Choices) {
  const meanings = byWord(choices, (typed) => typed)
  return wordNotation(Object.keys(choices), meanings)
}

/** Create a notation for `yes`, `no` or one of these words. */
function yesNoOr(also: Choices): Notation<unknown> {
  const { yes, no } = yesNoWords
  const words = choiceNotation({
    yes: Object.values(yes).flat(),
    no: Object.values(no).flat(),
    ...also,
  })
  const values = new Map<string | undefined, unknown>([
    ['yes', true],
    ['no', false],
  ])
  return {
    ...words,
    read(text) {
      const word = words.read(text)
      return values.get(word) ?? word
    },
  }
}

export function readFeatures(fields: Values<FeatureRows>): model.Features {
  const values: { [field: string]: unknown } = fields
  const facts = model.featureRows.map((row) => [row[0], values[model.featureField(row)]])
  const noted = model.featureRows.filter(([, row]) => model.mayHaveNote(row))
  const notes = noted.map(model.featureField).map((field) => [field, values[`${field}_note`]])
  return {
    ...present(Object.fromEntries(facts)),
    notes: present(Object.fromEntries(notes)),
  } as model.Features
}

export const moreRows = {
  name: textRow('name', nameAliases, 'What it is about.', s.houseName),
  text: textRow('text', undefined, 'What is said about it.', s.houseName),
} satisfies FieldRows

export const moreRow = optional(list(record('more', moreRows)), { ...composed, called: undefined })

const amountRow = <const M extends string>(name: M, called: FieldAliases, about: string) => ({
  ...valueRow(name, price, called, () =>
    s.orNotStated({ ...s.number, minimum: 0 }, `${about}, in the currency of the prices.`, 200),
  ),
  example: '200',
})

export const roomRows = {
  name: textRow('name', nameAliases, 'What it is called.', s.houseName),
  seats: {
    ...valueRow('seats', integer, 'míst, kapacita | capacity | miest, kapacita | plätze', () =>
      s.orNotStated({ ...s.integer, minimum: 0 }, 'How many people can sit there.', 25),
    ),
    example: '25',
  },
  minimum_spend: amountRow(
    'minimum_spend',
    'minimální útrata | | minimálna útrata | mindestverzehr, mindestumsatz',
    'What its guests spend at least',
  ),
  deposit: amountRow('deposit', 'záloha | | záloha | anzahlung', 'Paid in advance to book it'),
  note: textOrNullRow('note', 'poznámka | | poznámka | hinweis', 'In words.'),
} satisfies FieldRows

export const roomsRow = partRow(
  list(record('room', roomRows)),
  'salonky, místnosti, sály | | salóniky, miestnosti, sály | räume, säle, nebenräume',
)

/** Read the rooms that groups can book. */
export const readRooms = ({ rooms = [] }: Values<{ rooms: typeof roomsRow }>): Pub['rooms'] =>
  rooms.flatMap(({ value }) => (value && toMembers(roomRows, value)) ?? [])

/** Read the facts for which the table of features has no row. */
export const readMore = ({ more = [] }: Values<{ more: typeof moreRow }>): Pub['more'] =>
  more.flatMap(({ value }) => (value && toMembers(moreRows, value)) ?? [])
