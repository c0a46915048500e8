// What is told about lines as they are written.

import { shorten } from '../wording.ts'
import type { Messages, Nothing } from './parts.ts'

type Sign = { sign: string }

/** `line` is the line as it should be written, here with its text in quotation marks. */
const unquoted =
  <V>(found: (values: V) => string) =>
  (values: V & { line: string }) => ({
    found: found(values),
    mend: `put the text in quotation marks:   ${shorten(values.line)}`,
  })

export const lines = {
  'quote-open': unquoted<Nothing>(() => 'a quotation mark that is never closed'),
  'quote-continued': unquoted<Nothing>(() => 'text that goes on behind its closing quotation mark'),
  'backslash-wrong': unquoted<Nothing>(() => 'a backslash in quotation marks'),
  'sign-first': unquoted(({ sign }: Sign) => `a text that begins with the sign ${sign}`),
  'bracket-open': unquoted(({ sign }: Sign) => `a bracket ${sign} that is not closed in its line`),
  'colon-second': unquoted<Nothing>(() => 'a second colon in the line'),
  'colon-missing': ({ line }: { line: string | null }) => ({
    found: 'a line without a colon',
    expected: 'field: value',
    mend: 'write the name of a field and a colon before it, or join it to the line above',
    ...(line !== null && { besides: 'if that is a field, or else join the line to the one above' }),
  }),
  'colon-tight': ({ line }: { line: string }) => ({
    found: 'no space after the colon',
    mend: `put a space after the colon:   ${shorten(line)}`,
  }),
  'hyphen-tight': ({ line }: { line: string }) => ({
    found: 'a hyphen without a space after it',
    mend: `put a space after the hyphen:   ${shorten(line)}`,
  }),
  'line-unfitting': ({ spaces }: { spaces: number }) => ({
    found: `a line that does not fit the lines above it${spaces > 0 ? ` (it begins with ${spaces} ${spaces === 1 ? 'space' : 'spaces'})` : ''}`,
    expected: 'the fields of one item one below the other, all beginning in the same column',
    mend: 'compare it with a similar line, and begin it with as many spaces',
  }),
  'text-ambiguous': () => ({
    found: 'a text that different programs read differently',
    mend: 'put the text in quotation marks, on one line',
  }),
  'fields-missing': ({ list }: { list: boolean }) => ({
    found: list ? 'a list instead of fields' : 'no fields between the two lines ---',
    expected: 'lines such as   name: U Kohouta',
    mend: 'write the fields between the two lines ---, each as   field: value',
  }),
  'field-twice': ({ field }: { field: string }) => ({
    found: `the field "${shorten(field)}" a second time in one block`,
    expected: 'each field once',
    mend: 'delete one of the two lines, or begin the next item with a hyphen',
  }),
} satisfies Messages
