// The placeholders that Markdown documents may have in angle brackets. Any other text in angle
// brackets is a mistake in the document and ends the build.

import { countries } from '../../../src/model/countries.ts'
import { currencies, currencyCodes } from '../../../src/model/currencies.ts'
import {
  closesLate,
  hasOpenEnd,
  membersIn,
  paysVat,
  servesBeer,
  servesLunch,
} from '../../../src/model/house.ts'
import { quotedLanguage } from '../../../src/model/languages.ts'
import { opensOnDatesOnly } from '../../../src/model/opening.ts'
import { type JsonSchema, type Publication, renderBody } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { listDishes } from '../facts/lunch.ts'
import { servesAlcohol } from '../facts/sections.ts'
import { capital } from '../format.ts'
import { apiVersion, findSchema } from '../schema.ts'
import { houseStatements, nothingSold, sellsElsewhere } from './agent-booking.ts'
import { describeBasePath, skillDescription, skillName } from './discovery.ts'
import { examples } from './examples.ts'
import { houseNoun, joinTopics, servesFromKitchen, statedFacts } from './house.ts'
import { languagePlaceholders } from './languages.ts'
import { inline, link, list, resourceTable, table } from './markdown.ts'

type Fill = (site: Publication, argument: string | undefined) => string

/** Return the meaning of a placeholder's argument. Throws if the argument is unknown. */
function lookUp<Meaning>(meanings: { [name: string]: Meaning }, name = ''): Meaning {
  const meaning = meanings[name]
  if (meaning === undefined)
    throw new Error(`${name || 'nothing'} is none of ${Object.keys(meanings).join(', ')}`)
  return meaning
}

const conditions: { [name: string]: (site: Publication) => boolean } = {
  lunch: servesLunch,
  events: ({ events }) => events !== undefined,
  orders: sellsElsewhere,
  no_lunch: (site) => !servesLunch(site),
  kitchen: servesFromKitchen,
  open_end: hasOpenEnd,
  late: closesLate,
  on_dates: ({ hours }) => opensOnDatesOnly(hours),
  seasons: ({ hours }) => hours.seasons.length > 0,
  hours_note: ({ hours }) => hours.note !== undefined,
  in_weeks: ({ hours }) => !opensOnDatesOnly(hours),
  beer: servesBeer,
  alcohol: servesAlcohol,
  vat: paysVat,
  traces: ({ menu }) => membersIn(menu).has('traces'),
  some_allergens: ({ menu }) => membersIn(menu).has('known_allergens'),
  kinds: ({ menu }) => ['allergen_kinds', 'trace_kinds'].some((name) => membersIn(menu).has(name)),
  lactose: ({ menu }) => listDishes(menu).some(({ diets }) => diets.includes('lactose_free')),
}

/** Liqueurs have at least 15 percent (Regulation (EU) 2019/787, Annex I). */
const weakestSpirit = 14.9

/** Placeholders for plain text, which may contain words of the owner. It is escaped below. */
const texts: { [name: string]: Fill } = {
  api_version: () => apiVersion,
  time_zone: ({ pub }) => countries[pub.address.country].timeZone,
  currency: ({ pub }) => currencies[pub.currency].english,
  /** The national law about alcohol and age; empty for countries without one in our table. */
  alcohol_age: ({ pub, menu }) => {
    const law = countries[pub.address.country].alcoholAge
    const sells = (least: number) =>
      menu.drinks.some(({ alcohol_percent: percent }) => percent !== null && percent > least)
    return law && sells(0.5)
      ? `; ${law.sentence}${sells(weakestSpirit) ? (law.spirits ?? '') : ''}`
      : ''
  },
  house: houseNoun,
  /** The topics of `/menu.json`, at the start of a sentence. */
  menu_topics: (site) => {
    const { food, drinks } = site.menu
    return capital(
      joinTopics(
        food.length > 0 && 'food',
        drinks.length > 0 && 'drinks',
        'prices',
        'allergens',
        servesLunch(site) && 'lunch',
      ),
    )
  },
  /** The topics of `/pub.json`: for a row of a table, and before "and other facts". */
  house_topics: (site) => {
    const { transport, features, booking } = statedFacts(site)
    return joinTopics('address', transport, 'payment', ...features, booking, 'operator')
  },
  house_facts: (site) => {
    const { features, booking } = statedFacts(site)
    return joinTopics('Address', 'contact', booking, 'payment', ...features)
  },
  pub_name: (site) => site.pub.name[quotedLanguage(site)],
  updated: ({ updated }) => updated,
}

/** Placeholders for Markdown. Each escapes the words of the owner that it contains. */
const markdown: { [name: string]: Fill } = {
  base_url: (site) => site.baseUrl,
  /** The note of a site below a path, as a paragraph of its own; otherwise empty. */
  below_path: (site) => {
    const note = describeBasePath(site)
    return note === '' ? '' : `\n\n${note}`
  },
  price_member: ({ pub }) => currencies[pub.currency].member,
  /** Explanations of members that not every pub has. */
  size_words: ({ menu }) => {
    const used = sizeWords.filter(([member]) => membersIn(menu).has(member))
    const denied = [...menu.food, ...menu.drinks].some(({ extras }) => extras?.length === 0)
    return [...used.map(([, words]) => words), ...(denied ? [deniedExtras] : [])]
      .map((words) => ` ${words}`)
      .join('')
  },
  /** A list of ways to book, call and pay. */
  house_statements: (site) => list(houseStatements(site)),
  /** `<if lunch>...</if>`: empty if the condition does not hold. */
  if: (site, what = '') => (lookUp(conditions, what)(site) ? what : ''),
  nothing_sold: nothingSold,
  resource_table: resourceTable,
  /** The data and its descriptions, where an agent continues after the registration. */
  data_list: (site) =>
    list(
      site.resources
        .filter(({ relation, group }) => relation !== undefined && group !== 'Authentication')
        .map(({ path, title, summary }) => `${link(title, url(site, path))}: ${inline(summary)}`),
    ),
  /** `<skill name>`, `<skill description>`: quoted for YAML, which reads JSON strings. */
  skill: (site, which) => JSON.stringify(which === 'name' ? skillName : skillDescription(site)),
  /** `<fields /menu.json>`: the members of a JSON document, from its schema. */
  fields: (site, path = '') => {
    const schema = findSchema(site, path)
    return table(['Member', 'Type', 'Meaning'], rows(schema, '', new Map()))
  },
  /** `<body /api/status.json>`: the published document. */
  body: (site, path = '') => `\`\`\`json\n${renderBody(site, path)}\`\`\``,
  /** `<example price>`: a question, the member with the answer, and the answer. */
  example: (site, name) => lookUp(examples, name)(site),
  /** The same as a paragraph after another one, or empty. */
  behind: (site, name) => lookUp(examples, name)(site).replace(/^(?=.)/, '\n\n'),
  /** The rule to look into seasons first, if the year has any. */
  season_row: ({ hours }) =>
    hours.seasons.length > 0
      ? 'its weekday in the `week` of the entry of `seasons` whose `from` and `to` (MM-DD; over New Year where `to` is before `from`) include it; if no season does, '
      : '',
  ...languagePlaceholders,
}

const depositWords = (member: string) =>
  [member, `\`${member}\` comes on top of the price and is given back: say both.`] as const

const sizeWords = [
  ['price_from', 'With `price_from: true` it is the least that it costs: say "from".'],
  [
    'price_per',
    'With `price_per: true` it is for that quantity, and the bill goes by weight or by the litre.',
  ],
  ['serves', '`serves` is how many people it is for.'],
  [
    'extras',
    '`extras` of an item, and of its section, can be added: each has a price and allergens of its own.',
  ],
  ...currencyCodes.map((code) => depositWords(currencies[code].deposit)),
  [
    'other_prices',
    '`other_prices` of an item, and of its section, hold at their times in place of `sizes`: say when.',
  ],
  ['courses', '`courses` are served together for the price of the item.'],
] as const

const deniedExtras = 'An item whose `extras` are empty takes none, those of its section either.'

const escaped = Object.entries(texts).map(([name, fill]): [string, Fill] => [
  name,
  (site, argument) => inline(fill(site, argument)),
])

export default { ...markdown, ...Object.fromEntries(escaped) }

/**
 * Return a row for each member and, below arrays and objects, for their members: `food[].name`.
 * `shown` maps titles of schemas to the member that already lists their rows.
 */
function rows(schema: JsonSchema, prefix: string, shown: Map<string, string>): string[][] {
  const properties = (schema['properties'] ?? {}) as { [name: string]: JsonSchema }
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${prefix}${name}`
    const about = prose(String(member['description'] ?? ''))
    const inner = listRowsBelow(member, path, shown)
    const more = typeof inner === 'string' ? ` Members as in \`${inner}\`.` : ''
    const meaning = (required.includes(name) ? about : `Optional. ${about}`) + more
    return [
      [`\`${path}\``, formatType(member), meaning],
      ...(typeof inner === 'string' ? [] : inner),
    ]
  })
}

/** Return the rows below a member, or the path of the member that already has them. */
function listRowsBelow(member: JsonSchema, path: string, shown: Map<string, string>) {
  const items = member['items'] as JsonSchema | undefined
  const piece = items?.['properties'] ? items : member
  const title = piece['title'] as string | undefined
  // Pieces of text have no rows, because they are explained once above the table.
  if (title === 'Text' || title === 'OptionalText' || !piece['properties']) return []
  const before = title === undefined ? undefined : shown.get(title)
  if (before !== undefined) return before
  if (title !== undefined) shown.set(title, path)
  return rows(piece, piece === items ? `${path}[].` : `${path}.`, shown)
}

/** Escape a description, except for the code between backticks. */
const prose = (text: string) =>
  text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? part : inline(part)))
    .join('')

/** Return the languages of a text: `{cs, en}`. */
const formatCodes = (schema: JsonSchema) =>
  `\`{${Object.keys(schema['properties'] ?? {}).join(', ')}}\``

function formatType(schema: JsonSchema): string {
  if (schema['title'] === 'Text') return formatCodes(schema)
  if (schema['title'] === 'OptionalText') return `${formatCodes(schema)} or null`
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${value}\``).join(', ')
  const types = ([] as unknown[]).concat(schema['type'] ?? 'any').join(' or ')
  const items = schema['items'] as JsonSchema | undefined
  return items && !items['properties'] ? `${types} of ${formatType(items)}` : types
}
