// Mistakes in the pages, their twins, the data, and the documents for agents.

import type { Mutant } from './mutant.ts'

export const templates: readonly Mutant[] = [
  {
    file: 'templates/_parts/page/item.tsx',
    old: 'if (numbers?.length === 0) return null',
    new: 'if (!numbers?.length) return null',
    breaks: 'allergens that nobody stated are not shown as none, on the page',
    noticedBy:
      'test/pages/unknown.test.ts -t "the page and the twin of the silent house deny nothing, and name what is not stated"',
  },
  {
    file: 'templates/_parts/page/item.tsx',
    old: 'w.allergensUnknown',
    new: 'w.noAllergens',
    breaks: 'allergens that nobody stated are not said to be none, on the page',
    noticedBy:
      'test/pages/unknown.test.ts -t "the page and the twin of the silent house deny nothing, and name what is not stated"',
  },
  {
    file: 'templates/_parts/text/twin/menu.ts',
    old: 'if (numbers === null) return words[lang].menu.allergensUnknown',
    new: 'if (numbers === null) return words[lang].menu.noAllergens',
    breaks: 'allergens that nobody stated are not said to be none, in a twin',
    noticedBy:
      'test/pages/unknown.test.ts -t "the page and the twin of the silent house deny nothing, and name what is not stated"',
  },
  {
    file: 'templates/_parts/text/twin/menu.ts',
    old: "allergens === undefined ? '' : ` ${inBrackets(allergens, lang)}`",
    new: "!allergens ? '' : ` ${inBrackets(allergens, lang)}`",
    breaks: 'a twin says of a course that its allergens are not stated',
    noticedBy:
      'test/pages/unknown.test.ts -t "the page and the twin of the silent house deny nothing, and name what is not stated"',
  },
  {
    file: 'templates/_parts/page/structured-data.tsx',
    old: 'by?.length === 0 ? false',
    new: '!by?.length ? false',
    breaks: 'search engines are told that tables are not booked only where the house says so',
    noticedBy:
      'test/pages/unknown.test.ts -t "the structured data leave out what is unknown, and deny what is denied"',
  },
  {
    file: 'templates/_parts/page/structured-data.tsx',
    old: '    .filter(({ value }) => value !== undefined)\n',
    new: '',
    breaks: 'search engines learn nothing of what the house did not state',
    noticedBy:
      'test/pages/unknown.test.ts -t "the structured data leave out what is unknown, and deny what is denied"',
  },
  {
    file: 'templates/_parts/page/structured-data.tsx',
    old: "typeof row.schemaOrg === 'string' && features[name] !== undefined\n        ? [[row.schemaOrg, features[name]]]",
    new: "typeof row.schemaOrg === 'string'\n        ? [[row.schemaOrg, features[name] ?? false]]",
    breaks: 'search engines learn no "no" that the house did not say',
    noticedBy:
      'test/pages/unknown.test.ts -t "the structured data leave out what is unknown, and deny what is denied"',
  },
  {
    file: 'templates/_parts/page/structured-data/hours.ts',
    old: '!own || own[service] !== null',
    new: '!own || own[service] !== undefined',
    breaks:
      'hours of a kitchen that are not stated for one day are not given to search engines as closed',
    noticedBy:
      'test/pages/structured-data.test.ts -t "what is not known for every day is left out of the structured data"',
  },
  {
    file: 'templates/_parts/page/structured-data/events.ts',
    old: '...(isFree !== undefined && { isAccessibleForFree: isFree })',
    new: 'isAccessibleForFree: isFree ?? false',
    breaks: 'search engines are not told that an event costs money when nobody said what it costs',
    noticedBy:
      'test/pages/unknown.test.ts -t "the structured data leave out what is unknown, and deny what is denied"',
  },
  {
    file: 'templates/hours.json.ts',
    old: 'kitchen?.map(minutes) ?? null',
    new: 'kitchen?.map(minutes) ?? []',
    breaks: 'a kitchen that is not stated is null in the data, and not closed',
    noticedBy:
      'test/pages/unknown.test.ts -t "the hours as data have null for a kitchen and a lunch that are not stated, [] for none"',
  },
]
