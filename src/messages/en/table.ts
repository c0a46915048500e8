// What is told about a spreadsheet that becomes content files, and about the one written of them.

import type { Language } from '../../model/languages.ts'
import { quote } from '../wording.ts'
import { counted, list } from './parts.ts'

/** Sentences about cells; what they speak of was left out of the menu. */
export const table = {
  beyond: 'a cell beyond the last heading; were commas between digits taken for separators?',
  damaged: {
    date: (day: string): string =>
      `a date (${day}), which the spreadsheet made of something else; write it as text, with an apostrophe before it`,
    error: (typed: string): string => `an error of the spreadsheet: ${quote(typed)}`,
    truth: (typed: string): string => `${quote(typed)}, which says nothing here`,
  },
  percent: (value: number): string =>
    `the number ${value}, which may be ${value} % or ${Number((value * 100).toPrecision(6))} %; write it as text, with its sign: ${value} %`,
  mark: (typed: string): string =>
    `${quote(typed)}, which is neither yes nor no; write x, or nothing`,
  availability: (typed: string): string =>
    `${quote(typed)}; expected yes, no, sold out, days (Mon–Fri) or a season (1. 5. – 30. 9.)`,
  priceOfNothing: (typed: string): string =>
    `the price ${typed}, which is none; if it is free, write the sizes in a column called sizes`,
  pairs: (sizes: string, prices: string): string =>
    sizes === ''
      ? `several prices in one cell: ${quote(prices)}; give each size a column, such as "malé 0,3 l"`
      : `prices ${quote(prices)} that do not fit the sizes ${quote(sizes)}`,
  noPrice: 'no price',
  noName: 'no name',
  nameUntranslated: (missing: readonly Language[]): string => `no name in: ${list(missing)}`,
  noSection: 'no section that could be taken',
  total: 'a sum',
  loose: (typed: string): string =>
    `${quote(typed)}: neither an item nor surely a section; a section stands in capitals, behind an empty row, ends with a colon, or has a column of its own`,
  emptySection: (name: string): string => `the section ${quote(name)}, which has no items`,
  noKind: (name: string): string =>
    `the section ${quote(name)}: food or drinks? Add a column called kind (Druh) with food or drinks (jídlo, pití)`,
  otherKind: (name: string): string =>
    `food among drinks, or drinks among food, in the section ${quote(name)}`,
  unknownHeading: (typed: string): string => `a heading that is not known: ${quote(typed)}`,
  headingMissing: 'a column without a heading',
  headingTwice: (typed: string): string =>
    `a heading that says the same as another one: ${quote(typed)}; neither was taken`,
  noHeading: 'no row of headings with a name and a price',
  languageMissing: (language: Language, why: string): string =>
    `the texts in the language ${language}, because ${why}`,
  sectionUnnamed: (name: string): string => `the section ${quote(name)} has no name in it`,
  fewNames: 'most items have no name in it',
  textUntranslated: (field: string, missing: readonly Language[]): string =>
    `the field ${field}, which has no text in: ${list(missing)}`,
  unknownRow: (typed: string): string =>
    `a row called ${quote(typed)}; expected section, heading, item or course`,
  courseAlone: 'a course without an item before it',
  repeated: 'the headings once more',
  value: (found: string, expected?: string, mend?: string): string =>
    [found, expected && `expected ${expected}`, mend].filter(Boolean).join('; '),
  report: {
    read: (file: string, how: string, items: number, sections: number): string =>
      `Read ${file} (${how}): ${counted(items, 'item')} in ${counted(sections, 'section')} of the menu.`,
    text: (encoding: string, separator: string): string => `${encoding}, separated by ${separator}`,
    separators: { ';': 'semicolons', ',': 'commas', '\t': 'tabs' },
    workbook: (sheets: number): string => `a workbook, ${counted(sheets, 'sheet')}`,
    languages: (languages: readonly Language[]): string =>
      `Languages of the pub: ${list(languages)}.`,
    region: (country: string, currency: string): string =>
      `Country of the pub: ${country}, prices in ${currency}; --country says another one.`,
    unstated: (count: number): string =>
      `Allergens of ${counted(count, 'item')} are not stated in it: they stand as unknown.`,
    unstatedAlcohol: (count: number): string =>
      `Alcohol of ${counted(count, 'drink')} is not stated in it: it stands as unknown.`,
    nothing: (file: string): string => `${file}: no item of it was understood; nothing was written`,
    /** Over the list of what was not understood. */
    left: (count: number): string =>
      `Left out, because nothing is guessed (${counted(count, 'place')}):`,
  },
  /** Of the command line. */
  help: {
    initFrom: 'the same with the menu of a spreadsheet (.csv or .xlsx)',
    initCodes: 'With --from, 1 says that something in the table was left out, and is listed.',
    export: 'writes the menu as a table',
  },
  exported: {
    wrote: (file: string, items: number, sections: number): string =>
      `Wrote ${file}: ${counted(items, 'item')} in ${counted(sections, 'section')} of the menu.`,
    leftOut:
      'Left out: lunch weeks, opening hours, events, texts of the home page and facts of the house; comments in the files of the menu, too.',
    apostrophe:
      'An apostrophe before =, +, - or @ keeps spreadsheets from taking text for a formula; init --from takes it away again.',
  },
}
