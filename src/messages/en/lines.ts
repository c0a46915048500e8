// What is told about lines as they are written.

import { shorten } from '../wording.ts'
import type { Messages } from './parts.ts'

const inQuotes = (line: string) => `put the text in quotation marks:   ${shorten(line)}`

/** `line` is the line as it should be written. */
export const lines = {
  'quote-open': ({ line }: { line: string }) => ({
    found: 'a quotation mark that is never closed',
    mend: inQuotes(line),
  }),
  'quote-continued': ({ line }: { line: string }) => ({
    found: 'text that goes on behind its closing quotation mark',
    mend: inQuotes(line),
  }),
  'backslash-wrong': ({ line }: { line: string }) => ({
    found: 'a backslash in quotation marks',
    mend: inQuotes(line),
  }),
  'sign-first': ({ sign, line }: { sign: string; line: string }) => ({
    found: `a text that begins with the sign ${sign}`,
    mend: inQuotes(line),
  }),
  'bracket-open': ({ sign, line }: { sign: string; line: string }) => ({
    found: `a bracket ${sign} that is not closed in its line`,
    mend: inQuotes(line),
  }),
  'colon-second': ({ line }: { line: string }) => ({
    found: 'a second colon in the line',
    mend: inQuotes(line),
  }),
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
