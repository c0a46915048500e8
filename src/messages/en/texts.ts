// What is told about a file as text, before anything is parsed.

import { shorten } from '../wording.ts'
import type { Messages } from './parts.ts'

const asUtf8 = {
  expected: 'a text file saved as UTF-8',
  mend: 'open the file in your editor, choose "Save with encoding" and there UTF-8',
}
const visible = 'letters, digits and signs that can be seen'
const threeHyphens = 'three hyphens, ---, and nothing else'
const mendFirstLine = {
  'blank-lines': 'delete the empty lines above ---',
  'words-behind': 'delete what stands behind the three hyphens',
  'other-dashes': 'write exactly three hyphens: ---',
  'text-above': 'delete what stands above ---',
  'no-line': 'write the three hyphens --- above the first field',
}
export type FirstLine = keyof typeof mendFirstLine

export const texts = {
  'encoding-utf16': () => ({ found: 'a file saved as UTF-16', ...asUtf8 }),
  'encoding-unknown': () => ({
    found: 'letters that are not saved as UTF-8 (Windows-1250 perhaps)',
    ...asUtf8,
  }),
  'letter-lost': () => ({
    found: 'a letter that was lost when the file was saved, U+FFFD',
    expected: visible,
    mend: 'type the letter again, and save as UTF-8',
  }),
  'character-invisible': ({ character }: { character: string }) => ({
    found: `an invisible character, ${character}`,
    expected: visible,
    mend: 'delete it and type the word again',
  }),
  'line-too-long': ({ length, most }: { length: number; most: number }) => ({
    found: `a line of ${length} characters`,
    expected: `lines of at most ${most} characters`,
    mend: 'break it into lines, each with its field, or shorten it',
  }),
  'file-empty': () => ({
    found: 'an empty file',
    expected: `a first line with ${threeHyphens}`,
    mend: mendFirstLine['no-line'],
  }),
  'first-line-wrong': ({ typed, cause }: { typed: string; cause: FirstLine }) => ({
    found: `a first line ${typed === '' ? 'that is empty' : `"${shorten(typed)}"`}`,
    expected: `a first line with ${threeHyphens}`,
    mend: mendFirstLine[cause],
  }),
  'fence-wrong': ({ typed, closed }: { typed: string; closed: boolean }) => ({
    found: `a line "${shorten(typed)}"`,
    expected: `${threeHyphens}, where the fields end`,
    mend: closed ? 'delete the line, or put its text in quotation marks' : 'write ---',
  }),
  'fence-open': () => ({
    found: 'fields that begin with --- and never end',
    expected: 'a second line --- after the last field',
    mend: 'add a line --- after the last field',
  }),
  'conflict-unresolved': () => ({
    found: 'two versions of the same lines, as Git leaves them',
    expected: 'one version, without the lines <<<<<<<, ======= and >>>>>>>',
    mend: 'keep the lines of one version, and delete those of the other and these three lines',
  }),
  'bullet-typographic': ({ sign }: { sign: string }) => ({
    found: `a sign ${sign} where a hyphen begins an entry`,
    expected: 'a hyphen: -',
  }),
  'space-wrong': ({ tab, inside }: { tab: boolean; inside: boolean }) => ({
    found: `${tab ? 'a tab' : 'a special space'} ${inside ? 'beside the colon or hyphen' : 'at the beginning of the line'}`,
    expected: 'ordinary spaces',
    mend: 'delete it and type ordinary spaces',
  }),
} satisfies Messages
