// What is told about fields and the shapes of their values.

import { englishName, englishNames, type Language } from '../../model/languages.ts'
import { shorten } from '../wording.ts'
import { about } from './fields.ts'
import { list, type Messages, type NotHad } from './parts.ts'

const onOneLine = (field: string, text: string) =>
  `write it on one line, in quotation marks if the brackets belong to it:   ${field}: "${text}"`

type FieldUnknown = {
  field: string
  known: readonly string[]
  meant: string | null
  /** Whether the field that is meant stands there, too. */
  there: boolean
}
type LanguageMissing = { field: string; missing: string; language: Language }
type ListExpected = {
  field: string
  empty: boolean
  /** The field with which each entry begins; none where entries are plain values. */
  first: string | null
}

export const shapes = {
  'field-missing': ({ record, field }: { record: string; field: string }) => ({
    found: `no field "${field}" (${about(record, field)})`,
    mend: `add a line   ${field}: ...`,
  }),
  'field-unknown': ({ field, known, meant, there }: FieldUnknown) => ({
    found: `a field "${shorten(field)}" that is not known here`,
    expected: known.length > 24 ? 'the name of a field' : `one of ${list(known)}`,
    mend: /^-\S/.test(field)
      ? `put a space after the hyphen:   - ${shorten(field.slice(1))}: ...`
      : meant === null
        ? 'correct the name, or delete the line'
        : there
          ? `write what is right behind   ${meant}:   which stands there too, and delete this line`
          : `did you mean "${meant}"?`,
  }),
  'field-renamed': ({ former, field, line }: { former: string; field: string; line: string }) => ({
    found: `the field "${former}", which is called "${field}" now`,
    mend: `write   ${line}`,
  }),
  'field-under-both-names': ({ former, field }: { former: string; field: string }) => ({
    found: `the field "${former}", which is called "${field}" now, beside "${field}"`,
    expected: 'each field once',
    mend: `keep   ${field}:   and delete the other line`,
  }),
  'field-without-partner': ({ field, partner }: { field: string; partner: string }) => ({
    found: `"${field}" without "${partner}"`,
    expected: 'both of them, or neither',
    mend: `add a line   ${partner}: ...`,
  }),
  'language-missing': ({ field, missing, language }: LanguageMissing) => ({
    found: `"${field}" without its ${englishName(language)} text`,
    expected: 'every language of the pub, or none',
    mend: `add a line   ${missing}: ...`,
  }),
  'language-not-had': ({ field, language, languages: had }: NotHad & { field: string }) => ({
    found: `"${field}", a text in ${englishName(language)}, which is no language of the pub`,
    expected: `texts in ${englishNames(had)}`,
    mend: `delete it, or write   languages: ${[...had, language].join(', ')}   in pub.md`,
  }),
  'value-missing': ({ field, cut }: { field: string; cut: boolean }) => ({
    found: `"${field}" without a value${cut ? '; what stands behind # is not read' : ''}`,
    mend: cut
      ? `put the text in quotation marks:   ${field}: "#..."`
      : 'write the value behind the colon',
  }),
  'value-cut': ({ field, typed }: { field: string; typed: string }) => ({
    found: 'a # with a space before it: what follows would not be read',
    mend: `put the text in quotation marks:   ${field}: "${shorten(typed)} #..."`,
  }),
  'colon-inside': () => ({
    found: 'a colon inside of an entry',
    mend: 'delete the colon',
  }),
  'list-unexpected': ({ field }: { field: string }) => ({
    found: 'a list (brackets or hyphens) where one text belongs',
    mend: onOneLine(field, '[...]'),
  }),
  'block-unexpected': ({ field }: { field: string }) => ({
    found: 'fields, or a text in curly brackets, where one text belongs',
    mend: onOneLine(field, '{...}'),
  }),
  'list-expected': ({ field, empty, first }: ListExpected) => ({
    found: empty ? `"${field}" with nothing under it` : 'something that is not a list',
    expected: 'a list: lines that begin with a hyphen',
    mend:
      first === null
        ? 'begin each entry on a line of its own with   - '
        : `begin each entry on a line of its own with   - ${first}: ...   and write its other fields below`,
  }),
  'block-expected': ({ typed, fields }: { typed: string | null; fields: readonly string[] }) => ({
    found: typed === null ? 'an empty entry' : `only "${shorten(typed)}"`,
    expected: `a block with the fields ${list(fields.slice(0, 4))} ...`,
    mend: `write   ${fields[0]}: ...   and the other fields under it`,
  }),
} satisfies Messages
