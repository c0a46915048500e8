// Mistakes in the folder and its files: the text of a file, its lines, its fields and their shapes.

import { englishName, englishNames, type Language } from '../../model/languages.ts'
import { shorten } from '../wording.ts'
import { about } from './fields.ts'
import { list, type Messages, type NotHad, type Nothing } from './parts.ts'

const contentFiles =
  'pub.md, hours.md, a home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/, pages/ and photos/'
const noLink = 'put the file itself here in place of the link'
const beginning = 'agent-pub init writes the files of a new pub'

type FileMisplaced = { name: string; into: 'top' | 'menu' | 'lunch' | 'photos' }

const asUtf8 = {
  expected: 'a text file saved as UTF-8',
  mend: 'open the file in your editor, choose "Save with encoding" and there UTF-8',
}
const visible = 'letters, digits and signs that can be seen'
const threeHyphens = 'three hyphens, ---, and nothing else'

type Sign = { sign: string }

/** `line` is the line as it should be written, here with its text in quotation marks. */
const unquoted =
  <V>(found: (values: V) => string) =>
  (values: V & { line: string }) => ({
    found: found(values),
    mend: `put the text in quotation marks:   ${shorten(values.line)}`,
  })

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

export const files = {
  'folder-empty': () => ({ found: 'an empty folder', expected: contentFiles, mend: beginning }),
  'folder-missing': () => ({ found: 'no such folder', expected: contentFiles, mend: beginning }),
  'file-missing': () => ({
    found: 'no such file',
    mend: 'create it, or copy the one that agent-pub init writes',
  }),
  'menu-missing': () => ({
    found: 'no section of the menu',
    mend: 'create a file such as menu/10-polevky.md',
  }),
  'file-misnamed': ({ name, meant }: { name: string; meant: string }) => ({
    found: `a file called "${shorten(name)}"`,
    expected: meant,
    mend: `rename it to ${meant}`,
  }),
  'file-copy': ({ original }: { original: string }) => ({
    found: `what looks like a copy of ${original}`,
    expected: 'each file once',
    mend: 'delete it, or move it out of this folder',
    besides: 'or move it out of this folder, if you want to keep it',
  }),
  'file-misplaced': ({ name, into }: FileMisplaced) => ({
    found: 'a file in the wrong folder',
    mend:
      into === 'top'
        ? `move it up: ${name} stands beside the folder menu`
        : `move it into the folder ${into}`,
  }),
  'file-unexpected': () => ({
    found: 'a file in the wrong folder',
    expected: contentFiles,
    mend: 'move or rename it, or delete it',
  }),
  'file-not-markdown': ({ meant }: { meant: string | null }) => ({
    found: 'a file that does not end in .md',
    expected: contentFiles,
    mend:
      meant === null
        ? 'move it out of this folder, or save its text as a file that ends in .md'
        : `rename it to ${meant}`,
  }),
  'file-not-regular': () => ({ found: 'something that is not a file', mend: 'delete it' }),
  'file-unopenable': () => ({
    found: 'a file that cannot be opened',
    mend: 'allow yourself to read it, or close it in other programs',
  }),
  'folder-unopenable': () => ({
    found: 'a folder that cannot be opened',
    mend: 'allow yourself to read it; if it is no folder, delete it',
  }),
  'file-too-large': ({ megabytes }: { megabytes: number }) => ({
    found: `a file of ${megabytes.toFixed(1)} MB`,
    expected: 'a text file of at most 1 MB',
    mend: 'a menu is text only; move pictures into photos/, and documents elsewhere',
  }),
  'link-outside': () => ({ found: 'a link to a file outside of this folder', mend: noLink }),
  'link-broken': () => ({ found: 'a link that leads nowhere', mend: noLink }),
  'section-file-misnamed': () => ({
    found: 'a file name with capitals, accents or spaces',
    expected: 'a number, a hyphen and a plain name: menu/20-hlavni-jidla.md',
    mend: 'rename the file',
  }),
  'page-file-misnamed': () => ({
    found: 'a name that is no address, or says no language',
    expected: 'a plain name, a dot and the code of the language: pages/o-nas.cs.md',
    mend: 'rename the file',
  }),
  'page-language-missing': ({ file, lang }: { file: string; lang: Language }) => ({
    found: `a page that has no text in ${englishName(lang)}`,
    expected: 'every page in every language of the pub',
    mend: `write ${file} too, or delete this page`,
  }),
  'page-empty': () => ({
    found: 'a page without a text',
    mend: 'write the text below the second line ---',
  }),
  'page-over-resource': ({ name }: { name: string }) => ({
    found: `a page called "${name}", where the site has an address of its own`,
    expected: 'a name that nothing else has',
    mend: `give the files of the page another name:   pages/o-${name}...`,
  }),
  'section-file-twice': ({ id, first }: { id: string; first: string }) => ({
    found: `a second file for the section "${id}"; the first is ${first}`,
    expected: 'one file for each section; the number at the beginning only gives the order',
    mend: 'rename one of the two, or put their items into one file',
  }),
  'lunch-file-misnamed': ({ likeSection }: { likeSection: boolean }) => ({
    found: 'a file name that is not the date of a Monday',
    expected: 'the Monday of the week: lunch/2026-11-23.md',
    mend: likeSection
      ? 'rename the file, or move it into the folder menu if it is a section of the menu'
      : 'rename the file',
  }),
  'text-below-fields': () => ({
    found: 'text below the second ---, where nobody would see it',
    expected: 'all fields between the two lines ---',
    mend: 'delete the line --- above it if the fields go on, or else delete the text',
  }),

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
    mend: 'write the three hyphens --- above the first field',
  }),
  'first-line-wrong': ({ typed, cause }: { typed: string; cause: string }) => ({
    found: `a first line ${typed === '' ? 'that is empty' : `"${shorten(typed)}"`}`,
    expected: `a first line with ${threeHyphens}`,
    ...(cause === 'no-fields' && {
      mend: 'write the fields above the text, between two lines ---',
    }),
  }),
  'fence-wrong': ({ typed }: { typed: string; closed: boolean }) => ({
    found: `a line "${shorten(typed)}"`,
    expected: `${threeHyphens}, where the fields end`,
  }),
  'fence-open': () => ({
    found: 'fields that begin with --- and never end',
    expected: 'a second line --- after the last field',
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
  'colon-tight': (_: { line: string }) => ({ found: 'no space after the colon' }),
  'hyphen-tight': (_: { line: string }) => ({ found: 'a hyphen without a space after it' }),
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
        ? known.includes('more')
          ? 'correct the name, or say it in words of your own below   more:   with   - name: ...   and   text: ...'
          : known.includes('description')
            ? 'correct the name, or delete the line; what no field is for is said in your own words behind   description:'
            : 'correct the name, or delete the line'
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
