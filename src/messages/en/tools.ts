// English texts of the page of the coming days (`npm run dev`), of spreadsheets and of the editor.

import type { Language } from '../../model/languages.ts'
import type { Mood, Paper, Typeface } from '../../model/looks.ts'
import { counted, list, quote } from './grammar.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu 26 Nov`. */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

const papers: Record<Paper, string> = { cream: 'cream', white: 'white', kraft: 'brown' }
const moods: Record<Mood, string> = {
  classic: 'old letters on cream paper',
  dark: 'dark by day too, for bars and clubs',
  bright: 'white and sunny, for cafés and bistros',
  river: 'cool and merry, for kiosks and gardens',
  fine: 'light letters and much air, for fine dining',
}
const typefaces: Record<Typeface, string> = {
  book: 'letters of a book',
  plain: 'plain letters',
  poster: 'letters of a poster',
  typewriter: 'a typewriter',
}

const phrase = (before: string, name: string, behind: string) =>
  [before, name && `"${name}"`, behind].filter((part) => part !== '').join(' ')

export const ahead = {
  title: (days: number) => `The next ${days} days`,
  asOf: (date: string) => `As of ${shortDay(date)} ${date.slice(0, 4)}`,
  /** Link from every page of the preview to the page of the coming days. */
  link: (days: number, warnings: number) =>
    `The next ${days} days${warnings === 0 ? '' : ` and ${counted(warnings, 'warning')}`}`,
  toSite: 'The site',
  day: shortDay,
  columns: { day: 'Day', bar: 'Open', kitchen: 'Kitchen', lunch: 'Lunch' },
  closed: 'closed',
  none: 'no',
  unstated: 'not stated',
  holiday: (name: string, asked: boolean) =>
    `public holiday (${name})${asked ? ': hours.md does not mention it' : ''}`,
  lunch: (dishes: string) => `lunch: ${dishes}`,
  lunchMissing: 'lunch is served, but no file lists the dishes',
  event: (title: string, times: string) => `${times} ${title}`,
  changes: {
    title: 'What changes by itself',
    none: 'Nothing.',
    about: 'A nightly build does it. Anything that leaves the site stays in your files.',
    'exception-hidden': (name: string): string => phrase('the exception', name, 'leaves the site'),
    'lunch-hidden': (_: string, monday: string) =>
      `the lunches of the week from ${monday} leave the site`,
    'event-hidden': (name: string): string => phrase('the event', name, 'leaves the site'),
    'hours-season': (name: string): string =>
      name === '' ? 'other hours begin' : phrase('other hours begin:', name, ''),
    'hours-usual': (name: string): string =>
      name === '' ? 'the usual hours begin again' : phrase('', name, 'ends; the usual hours begin'),
    'section-served': (name: string): string => phrase('the season of the section', name, 'begins'),
    'section-not-served': (name: string): string =>
      phrase('the section', name, 'is out of season; it stays on the site, with its season'),
    'item-served': (name: string): string => phrase('the season of', name, 'begins'),
    'item-not-served': (name: string): string =>
      phrase('', name, 'is out of season; it stays on the site, with its season'),
    'item-over': (name: string): string =>
      phrase('the last date of', name, 'is over; delete it from the menu'),
  },
  unfinished: { title: 'Sample texts that are still there', none: 'None.' },
  warnings: { title: 'Warnings', none: 'None.' },
  looks: {
    title: 'What the site can look like',
    about: 'Each look by day and by night. To use one, write its lines into content/look.md:',
    of: (paper: Paper, typeface: Typeface) => `${papers[paper]} paper, ${typefaces[typeface]}`,
    mood: (mood: Mood) => `Mood ${mood}: ${moods[mood]}`,
    day: 'by day',
    night: 'by night',
  },
  nothing: 'Nothing has been built yet.',
}

/** Reasons why a cell of a spreadsheet was left out of the menu. */
export const table = {
  beyond: 'a cell to the right of the last heading; were decimal commas taken for separators?',
  damaged: {
    date: (day: string) =>
      `a date (${day}), which the spreadsheet made from something else; write it as text, with an apostrophe in front`,
    error: (typed: string) => `a spreadsheet error: ${quote(typed)}`,
    truth: (typed: string) => `${quote(typed)}, which means nothing here`,
  },
  percent: (value: number) =>
    `the number ${value}, which may be ${value} % or ${Number((value * 100).toPrecision(6))} %; write it as text with its sign: ${value} %`,
  mark: (typed: string) =>
    `${quote(typed)}, which is neither yes nor no; write x, or leave it empty`,
  availability: (typed: string) =>
    `${quote(typed)}; expected yes, no, sold out, days (Mon–Fri) or a season (1. 5. – 30. 9.)`,
  priceOfNothing: (typed: string) =>
    `the price ${typed}, which is not a price; if it is free, write the sizes in a column called sizes`,
  severalPrices: (prices: string) =>
    `several prices in one cell: ${quote(prices)}; give each size a column, such as "malé 0,3 l"`,
  below: (row: number) =>
    `it is below row ${row}, which may begin a section and was not understood`,
  sizesOfOther: 'other sizes in the columns of prices; move this section to a sheet of its own',
  daySection: (name: string) =>
    `the section ${quote(name)} is a day; lunches of one day belong in content/lunch`,
  noPrice: 'no price',
  noName: 'no name',
  nameUntranslated: (missing: readonly Language[]) => `no name in: ${list(missing)}`,
  noSection: 'no usable section',
  total: 'a total',
  loose: (typed: string) =>
    `${quote(typed)}: not an item, and not clearly a section; write a section in capitals, after an empty row, with a colon at the end, or in its own column`,
  emptySection: (name: string) => `the section ${quote(name)}, which has no items`,
  noKind: (name: string) =>
    `the section ${quote(name)}: food or drinks? Add a column called kind (Druh) with food or drinks (jídlo, pití)`,
  kindByWord: (name: string, isFood: boolean) =>
    `the section ${quote(name)} was taken as ${isFood ? 'food' : 'drinks'}, by a word in its name`,
  otherKind: (name: string) =>
    `food among drinks, or drinks among food, in the section ${quote(name)}`,
  unknownHeading: (typed: string) => `an unknown heading: ${quote(typed)}`,
  headingMissing: 'a column without a heading',
  headingTwice: (typed: string) =>
    `a heading that means the same as another one: ${quote(typed)}; neither was used`,
  noHeading:
    'no row of headings; type one above the items, such as   Section | Kind | Name | Portion | Price | Allergens',
  languageMissing: (language: Language, why: string) =>
    `the texts in the language ${language}, because ${why}`,
  sectionUnnamed: (name: string) => `the section ${quote(name)} has no name in it`,
  fewNames: 'most items have no name in it',
  textUntranslated: (field: string, missing: readonly Language[]) =>
    `the field ${field}, which has no text in: ${list(missing)}`,
  unknownRow: (typed: string) =>
    `a row called ${quote(typed)}; expected section, heading, item or course`,
  courseAlone: 'a course without an item before it',
  repeated: 'the headings again',
  value: (found: string, expected?: string, fix?: string) =>
    [found, expected && `expected ${expected}`, fix].filter(Boolean).join('; '),
  report: {
    read: (file: string, how: string, items: number, sections: number) =>
      `Read ${file} (${how}): ${counted(items, 'item')} in ${counted(sections, 'section')} of the menu.`,
    text: (encoding: string, separator: string) => `${encoding}, separated by ${separator}`,
    separators: { ';': 'semicolons', ',': 'commas', '\t': 'tabs' },
    workbook: (sheets: number) => `a workbook, ${counted(sheets, 'sheet')}`,
    languages: (languages: readonly Language[]) => `Languages of the pub: ${list(languages)}.`,
    region: (country: string, currency: string) =>
      `Country of the pub: ${country}, prices in ${currency}; use --country for another one.`,
    unstated: (count: number) =>
      `Allergens of ${counted(count, 'item')} are not stated in it, so they are unknown.`,
    unstatedAlcohol: (count: number) =>
      `Alcohol of ${counted(count, 'drink')} is not stated in it, so it is unknown.`,
    nothing: (file: string) => `${file}: none of its items was understood; nothing was written`,
    /** Above the list of cells that were read and may mean something else. */
    remarks: (count: number) => `Read, but please check (${counted(count, 'place')}):`,
    /** Above the list of cells that were left out. */
    left: (count: number) =>
      `Left out, because nothing is ever guessed (${counted(count, 'place')}):`,
  },
  /** Lines of `--help`. */
  help: {
    initCountry: 'the same in the language of another country',
    initType: 'the same for another kind of house, with a look that suits it',
    initFrom: 'the same with the menu from a spreadsheet (.csv or .xlsx)',
    initCodes: 'With --from, 1 means that something in the table was left out; it is listed.',
    export: 'writes the menu as a table',
  },
  exported: {
    /** Lines of `export --for google`. */
    profile: {
      name: 'name',
      kind: 'category',
      address: 'address',
      phone: 'telephone',
      hours: 'Opening hours',
      special: 'Special hours',
      menu: 'Menu',
      closed: 'closed',
    },
    wrote: (file: string, items: number, sections: number) =>
      `Wrote ${file}: ${counted(items, 'item')} in ${counted(sections, 'section')} of the menu.`,
    leftOut:
      'Left out: lunch weeks, opening hours, events, texts of the home page, prices at other times, photos, facts of the house, and comments in the menu files.',
    apostrophe:
      'An apostrophe before =, +, - or @ keeps spreadsheets from reading text as a formula; init --from removes it again.',
  },
}

/** Texts of the editor other than its fields. */
export const editorWords = {
  sectionName:
    'The name of the new file: small letters without accents, digits and hyphens. The number at its beginning decides the order of the sections, such as 45-salads.',
  pageName: 'The address of the page, a dot and the code of its language, such as o-nas.cs.',
  lunchName: 'The date of the Monday of that week, such as 2026-11-23.',
  /** Headings within a long form. */
  parts: {
    about: 'Kind and cuisine',
    address: 'Address and map',
    telephones: 'More telephones',
    booking: 'Booking',
    elsewhere: 'Links, branches and stops',
    paying: 'Payment',
    outside: 'Garden, dogs and smoking',
    access: 'Access, toilet and parking',
    children: 'Children',
    service: 'Service, take-away and delivery',
    parties: 'Celebrations, private room and nights',
    inside: 'Equipment',
    fun: 'Music and games',
    seats: 'Quiet hours, languages and seats',
    else: 'What fits nowhere else',
    company: 'Company and law',
    terms: 'Licence, robots and security',
    site: 'Site and languages',
    details: 'Details',
    extras: 'Extras and courses',
    photo: 'Photo',
    drink: 'The drink and where it comes from',
    served: 'When it is served',
    weekly: 'What takes place every week',
  },
  /** A block of a list, with its count: 1 dish. */
  blocks: {
    item: 'item',
    otherPrice: 'price',
    otherSeason: 'season',
    otherException: 'day',
    otherHours: 'service',
    heading: 'sub-heading',
    course: 'course',
    lunchDish: 'dish',
    hoursSeason: 'season',
    exception: 'day',
    event: 'event',
    photo: 'photo',
    link: 'page',
    branch: 'house',
    stop: 'stop',
    room: 'room',
    more: 'pair of texts',
  },
  /** Labels for choices whose keyword is not readable. */
  words: {
    shop: 'a shop of your own',
    cash_czk: 'crowns in cash',
    cash_eur: 'euros in cash',
    qr: 'QR code',
    meal_voucher_card: 'meal card',
    meal_voucher_paper: 'paper vouchers',
    foot: 'on foot',
    wine_bar: 'wine bar',
    hotel_restaurant: 'hotel restaurant',
    beer_garden: 'beer garden',
    on_request: 'on request',
    outside: 'outside only',
    partial: 'partly',
    street: 'in the street',
    own: 'on our own ground',
    lactose_free: 'lactose free',
  } as { readonly [word: string]: string },
  /** After Add, in lists of lines. */
  line: 'a line',
  /** For a new week of lunches, whose file is named by this date. */
  week: 'The week that begins on Monday, {day}.',
  newWeek: 'A new week begins on Monday, {day}. For another one choose ⋮ above, then Slug.',
  story:
    'the story of the house|: paragraphs with empty lines between them, headings begin with ##',
  pageText:
    'the text of the page|: paragraphs with empty lines between them, headings begin with ##',
  /** The two inputs that add a size to a dish. */
  addSize: ['size', 'price'] as readonly [string, string],
  /** The phone's own pickers of a field: for its beginning and for its end. */
  pick: (label: string): readonly [string, string] => [`Pick: ${label}`, `Pick the end: ${label}`],
  /** The text boxes above a week of lunches. */
  lunchLines: {
    title: 'Type the dishes day by day',
    hint: 'One dish on each line, or behind a slash: Soup 45 / Goulash 169 (1,3,7). Other languages follow a vertical line: Soup | Polévka 45.',
    take: 'Put into the form',
    taken: (count: number) => `Dishes in the form below: ${count}. Look over them, then save.`,
  },
  /** Above fields among the results of a search. */
  foundFields: 'Fields',
  /** Messages of the commits that the editor makes. */
  commits: {
    create: 'New: {{path}}',
    update: 'Changed: {{path}}',
    delete: 'Deleted: {{path}}',
    uploadMedia: 'New photo: {{path}}',
    deleteMedia: 'Deleted photo: {{path}}',
  },
  /** The dialog before anything is saved. */
  check: {
    refused: 'This cannot be saved yet',
    asked: 'Is this right?',
    elsewhere: 'Once this is saved, these need fixing too. Until then the site stays as it is:',
    foreign: (count: number) =>
      `Texts in languages that the house no longer uses will be deleted from all files: ${count}.`,
    more: (count: number) => `and ${count} more`,
    fix: 'Fix it',
    /** Number of further places with the same mistake. */
    also: (count: number) => `${counted(count, 'more place')} here`,
    back: 'Back to the form',
    save: 'Save',
    yes: 'Yes, save it',
    /** Answer to one of several questions. */
    right: "Yes, that's right",
    unsaved: 'Nothing was saved.',
    saved: 'Saved.',
    /** What became of a save. */
    site: {
      waiting: 'Saved. The site will show it in a few minutes.',
      live: 'The site has been renewed since you saved.',
      late: 'Saved, but the site has not changed in ten minutes.',
      failed: 'Saved, but publishing failed; the site stays as it was:',
    },
    look: 'Look at it',
    takeBack: 'Undo this change',
    undone: (message: string) => `Undo: ${message}`,
    undoFailed: 'That was not possible, because something else was saved since.',
    token: {
      void: 'The token is not valid, or no longer.',
      make: 'Make a new token',
      github: (repository: string) =>
        `Make a new one at GitHub: only for the repository ${repository}, with "Contents: Read and write". Then sign in with it.`,
      gitlab: 'Make a new one at GitLab with the scope "api". Then sign in with it.',
    },
    todo: (count: number) => `To fix: ${count}`,
    /** For an empty field that is required. */
    empty: 'It is empty: fill it in.',
    outdated: 'Another device has changed this meanwhile',
    outdatedAdvice: (place: string) =>
      `${place}: nothing was saved, so that nothing gets lost. Note what you changed, load the new version and make your change there. New lines:`,
    reload: 'Load the new version',
    oldDraft: 'A draft of an older version was left out.',
    waiting: 'The site stays as it is until this is fixed',
    preparing: 'Missing in languages in preparation',
    close: 'Close',
  },
}
