// The house as data: what it is, where, how to reach, book and pay it, what it has, who runs it.
// Every known fact is a member; one that the owner did not state is null, and never left out.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import {
  type CompanyNumber,
  companyNumbers,
  countries,
  defaultCountry,
} from '../src/model/countries.ts'
import { currencies, priceIn } from '../src/model/currencies.ts'
import { featureDescriptions } from '../src/model/feature-descriptions.ts'
import { type FeatureName, type FeatureRow, featureRows, fieldOf } from '../src/model/features.ts'
import { houseTypeNames } from '../src/model/house-types.ts'
import { defaultLanguages, type Language, type Text } from '../src/model/languages.ts'
import { type Json, type JsonSchema, json } from '../src/model/resource.ts'
import { serviceNames } from '../src/model/services.ts'
import {
  bookingWays,
  type Content,
  type Pub,
  paymentMethods,
  type Site,
  transportKinds,
  url,
} from '../src/model/site.ts'
import { linkFacts } from './_parts/facts/contact.ts'
import { housePhotos, photoData } from './_parts/facts/photos.ts'
import {
  address,
  date,
  inCurrency,
  inOptionalTexts,
  license,
  mapList,
  monthDay,
  optionalText,
  photo,
  photoExample,
  prices,
  schemaMember,
  schemaPath,
  text,
} from './_parts/schema.ts'
import { inHouse } from './_parts/text/in-house.ts'

const notStated = 'null: not stated.'
const line = { type: 'string', minLength: 1 } as const
const orNull = { type: ['string', 'null'], minLength: 1 } as const
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const

const openTime = { ...time, description: 'From, HH:MM.', examples: ['10:00'] } as const
const closeTime = { ...time, description: 'To, HH:MM.', examples: ['20:00'] } as const

const place = {
  type: 'object',
  required: ['street', 'postal_code', 'town', 'country'],
  additionalProperties: false,
  description: 'The postal address.',
  examples: [{ street: 'Dlouhá 1', postal_code: '123 45', town: 'Lhota', country: 'CZ' }],
  properties: {
    street: { ...line, description: 'Street and number.', examples: ['Dlouhá 1'] },
    postal_code: { ...line, description: 'Post code.', examples: ['123 45'] },
    town: { ...line, description: 'Town.', examples: ['Lhota'] },
    country: { ...line, description: 'ISO 3166-1 alpha-2 code.', examples: ['CZ'] },
  },
} as const

const point = {
  type: ['object', 'null'],
  required: ['latitude', 'longitude', 'note'],
  additionalProperties: false,
  description: `The place on the map, WGS 84. ${notStated}`,
  examples: [{ latitude: 49.75, longitude: 15.5, note: null }, null],
  properties: {
    latitude: { type: 'number', description: 'Degrees north.', examples: [49.75] },
    longitude: { type: 'number', description: 'Degrees east.', examples: [15.5] },
    note: { ...optionalText, description: `How to find it. ${notStated}`, examples: [null] },
  },
} as const

const contact = {
  type: 'object',
  required: ['phone', 'phone_2', 'email'],
  additionalProperties: false,
  description: 'How to reach the house.',
  examples: [{ phone: '+420123456789', phone_2: null, email: null }],
  properties: {
    phone: {
      ...orNull,
      description: `Telephone, E.164. ${notStated}`,
      examples: ['+420123456789', null],
    },
    phone_2: { ...orNull, description: `A second one. ${notStated}`, examples: [null] },
    email: {
      ...orNull,
      format: 'email',
      description: `E-mail. ${notStated}`,
      examples: ['a@pub.example', null],
    },
  },
} as const

const booking = {
  type: 'object',
  required: ['by', 'url', 'hours', 'note'],
  additionalProperties: false,
  description: 'How a table is booked; never through this interface.',
  examples: [{ by: ['telephone'], url: null, hours: null, note: null }],
  properties: {
    by: {
      type: ['array', 'null'],
      uniqueItems: true,
      items: { enum: bookingWays },
      description: `Every way there is. Empty: tables are not booked. ${notStated}`,
      examples: [['telephone'], ['email', 'web'], [], null],
    },
    url: {
      type: ['string', 'null'],
      pattern: '^https://',
      description: 'The page on which a guest books. null: none is stated.',
      examples: ['https://booking.example/pub', null],
    },
    hours: {
      type: ['object', 'null'],
      required: ['open', 'close'],
      additionalProperties: false,
      description: `When the telephone is answered, local time. ${notStated}`,
      examples: [{ open: '10:00', close: '20:00' }, null],
      properties: { open: openTime, close: closeTime },
    },
    note: {
      ...optionalText,
      description: `The owner's own sentence, with its limits. ${notStated}`,
      examples: [null],
    },
  },
} as const

const links = {
  type: ['array', 'null'],
  description: `Pages of the house elsewhere. ${notStated}`,
  examples: [null],
  items: {
    title: 'WebLink',
    description: 'A page elsewhere.',
    type: 'object',
    required: ['service', 'name', 'url'],
    additionalProperties: false,
    properties: {
      service: {
        enum: [...serviceNames, null],
        description: 'A service that many know. null: none of these.',
        examples: ['facebook', null],
      },
      name: {
        ...text,
        description: 'What it is called.',
        examples: [{ cs: 'Facebook', en: 'Facebook', sk: 'Facebook', de: 'Facebook' }],
      },
      url: { ...address, description: 'Its address.', examples: ['https://facebook.com/pub'] },
    },
  },
} as const

const payment = {
  type: 'object',
  required: ['methods', 'not_accepted', 'note'],
  additionalProperties: false,
  description: 'How guests pay.',
  examples: [{ methods: ['cash_czk', 'card'], not_accepted: null, note: null }],
  properties: {
    methods: {
      type: 'array',
      items: { enum: paymentMethods },
      description: 'What is taken.',
      examples: [['cash_czk', 'card']],
    },
    not_accepted: {
      type: ['array', 'null'],
      items: { enum: paymentMethods },
      description: `What is refused; anything else: ask. ${notStated}`,
      examples: [['crypto'], null],
    },
    note: { ...optionalText, description: `In words. ${notStated}`, examples: [null] },
  },
} as const

const transport = {
  type: ['array', 'null'],
  description: `Stops nearby. ${notStated}`,
  examples: [[{ kind: 'bus', line: '42', stop: 'Náměstí', walk_min: 2 }], null],
  items: {
    title: 'Stop',
    description: 'A stop nearby.',
    type: 'object',
    required: ['kind', 'line', 'stop', 'walk_min'],
    additionalProperties: false,
    properties: {
      kind: { enum: transportKinds, description: 'What stops there.', examples: ['bus'] },
      line: { ...orNull, description: `Its line. ${notStated}`, examples: ['42', null] },
      stop: { ...line, description: 'Name of the stop.', examples: ['Náměstí'] },
      walk_min: { type: 'integer', description: 'Minutes on foot.', examples: [2] },
    },
  },
} as const

const spending = {
  title: 'Spending',
  description: 'One end of the range.',
  type: 'object',
  // `inCurrency` says which.
  required: [],
  additionalProperties: false,
  properties: prices,
  examples: [{ price_czk: 150 }],
} as const

const registered = {
  cs: 'Zapsáno v rejstříku.',
  en: 'Entered in the register.',
  sk: 'Zapísané v registri.',
  de: 'Im Register eingetragen.',
} as const

const operator = {
  type: 'object',
  required: ['name', 'company_number', 'tax_number', 'seat', 'register'],
  additionalProperties: false,
  description: 'Who runs the house, as the law wants it said.',
  examples: [
    {
      name: 'Lhota s.r.o.',
      company_number: '88888886',
      tax_number: null,
      seat: 'Dlouhá 1, Lhota',
      register: registered,
    },
  ],
  properties: {
    name: { ...line, description: 'Company or person.', examples: ['Lhota s.r.o.'] },
    company_number: {
      ...orNull,
      description: `Identification number in the register. ${notStated}`,
      examples: ['88888886', null],
    },
    tax_number: { ...orNull, description: `For VAT. ${notStated}`, examples: ['CZ88888886', null] },
    other_number: {
      ...orNull,
      description: `What the tax office knows it by, where that is a number of its own. ${notStated}`,
      examples: ['2020123456', null],
    },
    seat: { ...line, description: 'Seat.', examples: ['Dlouhá 1, Lhota'] },
    register: {
      ...text,
      description: 'Entry in the register.',
      examples: [registered],
    },
  },
} as const

/** Where every company must state it. */
const operatorWithNumber = {
  company_number: {
    ...line,
    description: 'Identification number in the register.',
    examples: ['88888886'],
  },
} as const

const operatorWithOther = {
  required: ['name', 'company_number', 'tax_number', 'other_number', 'seat', 'register'],
  examples: [{ ...operator.examples[0], other_number: null }],
} as const

/** The value of one fact, by the kind of its row. */
function factSchema(fact: readonly [FeatureName, FeatureRow]): JSONSchema & object {
  const [, row] = fact
  const about: { [field: string]: string } = featureDescriptions
  const description = `${about[fieldOf(fact)]}; ${notStated}`
  switch (row.kind) {
    case 'yes_no':
      return { type: ['boolean', 'null'], description, examples: [true, null] }
    case 'count':
      return { type: ['integer', 'null'], minimum: 0, description, examples: [40, null] }
    case 'several': {
      const choices = Object.keys(row.choices)
      return {
        type: ['array', 'null'],
        uniqueItems: true,
        items: { enum: choices },
        description,
        examples: [choices.slice(0, 2), null],
      }
    }
    case 'times':
      return {
        type: ['object', 'null'],
        required: ['open', 'close'],
        additionalProperties: false,
        properties: { open: openTime, close: closeTime },
        description,
        examples: [{ open: '22:00', close: '06:00' }, null],
      }
    case 'choice': {
      const choices = Object.keys(row.choices)
      return { enum: [...choices, null], description, examples: [...choices, null] }
    }
    case 'season': {
      const from = { ...monthDay, description: 'The first day, MM-DD.', examples: ['04-15'] }
      const to = { ...monthDay, description: 'The last day, MM-DD.', examples: ['10-15'] }
      return {
        type: ['object', 'null'],
        required: ['from', 'to'],
        additionalProperties: false,
        properties: { from, to },
        description,
        examples: [{ from: '04-15', to: '10-15' }, null],
      }
    }
  }
}

const factsOf = (rows: typeof featureRows) => Object.fromEntries(rows.map((row) => [row[0], null]))
const notedRows = featureRows.filter(([, { note }]) => note)

const story = {
  type: 'array',
  description: 'Sections in this language.',
  examples: [[{ heading: null, paragraphs: ['U Lva se vaří od rána.'] }]],
  items: {
    title: 'StorySection',
    description: 'A section of the story.',
    type: 'object',
    required: ['heading', 'paragraphs'],
    additionalProperties: false,
    properties: {
      heading: { ...orNull, description: 'Its heading. null: it has none.', examples: [null] },
      paragraphs: {
        type: 'array',
        items: line,
        description: 'Its paragraphs.',
        examples: [['U Lva se vaří od rána.']],
      },
    },
  },
} as const

/** As `Text` of the model: the type names every language, only those of the site are there. */
const inEach = <T>(site: Pick<Site, 'languages'>, pick: (lang: Language) => T) =>
  Object.fromEntries(site.languages.map((lang) => [lang, pick(lang)])) as Record<Language, T>

const storyIn = (languages: readonly Language[]) =>
  ({
    type: 'object',
    required: languages,
    additionalProperties: false,
    description: 'What the house tells about itself; an empty list: nothing.',
    examples: [inEach({ languages }, () => [])],
    properties: inEach({ languages }, () => story),
  }) as const

const words = { cs: 'U Lva', en: 'The Lion', sk: 'U leva', de: 'Zum Löwen' } as const

export const schema = {
  title: 'House',
  description:
    'The house: what it is, where, how to reach, book and pay it, what it has and who runs it. null is not stated: say so, and never "no". Ignore members that you do not know.',
  type: 'object',
  required: [
    ...[
      '$schema',
      'updated',
      'name',
      'kind',
      'type',
      'cuisine',
      'price_range',
      'notice',
      'tagline',
      'description',
      'address',
    ],
    ...[
      'point',
      'contact',
      'booking',
      'links',
      'payment',
      'features',
      'feature_notes',
      'more',
      'branches',
    ],
    ...['transport', 'operator', 'age_notice', 'story'],
  ],
  additionalProperties: false,
  properties: {
    $schema: { ...schemaMember, examples: ['https://pub.example/schemas/pub.schema.json'] },
    license,
    updated: {
      ...date,
      description: 'The day on which the owner last went over the facts.',
      examples: ['2026-11-20'],
    },
    name: { ...text, description: 'Name of the house.', examples: [words] },
    kind: {
      ...text,
      description: 'What it is, in words.',
      examples: [{ cs: 'hospoda', en: 'pub', sk: 'hostinec', de: 'Gasthaus' }],
    },
    type: {
      enum: houseTypeNames,
      description: 'What it is, for programs. other: none of these, or a word that is not known.',
      examples: ['pub'],
    },
    cuisine: {
      ...optionalText,
      description: `What it cooks, in words. ${notStated}`,
      examples: [{ cs: 'česká', en: 'Czech', sk: 'česká', de: 'tschechisch' }, null],
    },
    price_range: {
      type: ['object', 'null'],
      required: ['least', 'most'],
      additionalProperties: false,
      description: `What a guest spends as the owner says it, not worked out of the menu. ${notStated}`,
      examples: [{ least: { price_czk: 150 }, most: { price_czk: 300 } }, null],
      properties: { least: spending, most: spending },
    },
    notice: {
      ...optionalText,
      description: `Said on every page. ${notStated}`,
      examples: [words, null],
    },
    tagline: { ...text, description: 'One sentence under its name.', examples: [words] },
    description: { ...text, description: 'One sentence about it.', examples: [words] },
    address: place,
    point,
    contact,
    booking,
    links,
    payment,
    features: {
      type: 'object',
      required: featureRows.map(([name]): string => name),
      additionalProperties: false,
      description: 'What the house has and allows: every fact that is known to be asked about.',
      examples: [factsOf(featureRows)],
      properties: Object.fromEntries(featureRows.map((row) => [row[0], factSchema(row)])),
    },
    feature_notes: {
      type: 'object',
      required: notedRows.map(([name]): string => name),
      additionalProperties: false,
      description: 'Sentences of the owner about some of these facts.',
      examples: [factsOf(notedRows)],
      properties: Object.fromEntries(
        notedRows.map(([name]) => [
          name,
          { ...optionalText, description: `About ${name}. ${notStated}`, examples: [null] },
        ]),
      ),
    },
    more: {
      type: ['array', 'null'],
      description: `What none of these facts says, in the owner's words. ${notStated}`,
      examples: [[{ name: words, text: words }], null],
      items: {
        title: 'MoreFact',
        description: 'A pair of texts.',
        type: 'object',
        required: ['name', 'text'],
        additionalProperties: false,
        properties: {
          name: { ...text, description: 'What it is about.', examples: [words] },
          text: { ...text, description: 'What is said about it.', examples: [words] },
        },
      },
    },
    branches: {
      type: ['array', 'null'],
      description: `Other houses of the operator. ${notStated}`,
      examples: [[{ name: words, url: 'https://lion.example/' }], null],
      items: {
        title: 'Branch',
        description: 'Another house of the operator.',
        type: 'object',
        required: ['name', 'url'],
        additionalProperties: false,
        properties: {
          name: { ...text, description: 'Its name.', examples: [words] },
          url: {
            ...address,
            description: 'The address of its site.',
            examples: ['https://lion.example/'],
          },
        },
      },
    },
    transport,
    operator,
    age_notice: {
      ...optionalText,
      description: `About alcohol and age. ${notStated}`,
      examples: [null],
    },
    story: storyIn(defaultLanguages),
    photos: {
      type: 'array',
      minItems: 1,
      items: photo,
      description: 'Photos of the house; the first one shows it best.',
      examples: [[photoExample]],
    },
  },
} as const satisfies JSONSchema

/** A schema of the house with texts that may be absent, and the story, in the languages of the site. */
function spoken(whole: JsonSchema, languages: readonly Language[]): JsonSchema {
  const properties = { ...(whole['properties'] as object), story: storyIn(languages) }
  return inOptionalTexts({ ...whole, properties }, languages)
}

/** By which registers know companies; beside that for VAT a country may have one more. */
const ofRegisters: readonly CompanyNumber[] = ['ico', 'firmenbuch', 'handelsregister']

/** Which number of its country each member is. */
function numbersOf({ pub }: Pick<Content, 'pub'>) {
  const { numbers } = countries[pub.address.country]
  const names = companyNumbers.filter((name) => numbers[name])
  const company_number = names.find((name) => ofRegisters.includes(name))
  const tax_number = names.find((name) => numbers[name]?.schemaOrg.includes('vatID'))
  const other_number = names.find((name) => name !== company_number && name !== tax_number)
  return { company_number, tax_number, other_number }
}

/** With the numbers that companies have in the country of the pub. */
function schemaFor(content: Content) {
  const { numbers } = countries[content.pub.address.country]
  const { company_number, other_number } = numbersOf(content)
  const own = {
    ...(company_number && numbers[company_number]?.required && operatorWithNumber),
    ...(other_number === undefined && { other_number: undefined }),
  }
  const members = Object.entries({ ...operator.properties, ...own }).filter(([, member]) => member)
  const fitting = {
    ...operator,
    properties: Object.fromEntries(members),
    ...(other_number && operatorWithOther),
  }
  const { photos, ...properties } = schema.properties
  const whole = {
    ...schema,
    properties: {
      ...properties,
      ...houseExamples(content),
      operator: fitting,
      ...(content.photos && { photos }),
    },
  }
  const priced = inCurrency(whole, content.pub.currency, [spending.title])
  return inHouse(exemplified(priced, examplesOf(content)) as JsonSchema, content)
}

/** A house that is no pub is none in the examples either. */
function houseExamples({ pub: { type, kind } }: Content) {
  if (type === 'pub') return {}
  const { properties } = schema
  return {
    kind: { ...properties.kind, examples: [kind] },
    type: { ...properties.type, examples: [type] },
  }
}

const otherAddresses = {
  'https://booking.example/pub': 'https://booking.example/table',
  'https://facebook.com/pub': 'https://facebook.com/house',
}

/** What stands for the values of the examples above in the country and the currency of the pub. */
function examplesOf(content: Pick<Content, 'pub'>): { [example: string]: string | undefined } {
  const { address: at, currency } = content.pub
  const cash = {
    cash_czk: currencies[currency].cash,
    ...(content.pub.type !== 'pub' && otherAddresses),
  }
  if (at.country === defaultCountry) return cash
  const { phone, postalCode, numbers } = countries[at.country]
  const { company_number, tax_number, other_number } = numbersOf(content)
  const exampleOf = (name: CompanyNumber | undefined) => name && numbers[name]?.example
  return {
    ...cash,
    '+420123456789': phone.example.replaceAll(' ', ''),
    '123 45': postalCode.example,
    CZ: at.country,
    '88888886': exampleOf(company_number),
    CZ88888886: exampleOf(tax_number),
    '2020123456': exampleOf(other_number),
  }
}

function exemplified(node: unknown, own: ReturnType<typeof examplesOf>, inside = false): unknown {
  if (typeof node === 'string') return (inside ? own[node] : undefined) ?? node
  if (Array.isArray(node)) {
    const convert = (entry: unknown) => exemplified(entry, own, inside)
    return inside ? node.map(convert) : mapList(node, convert)
  }
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [
      name,
      exemplified(inner, own, inside || name === 'examples'),
    ]),
  )
}

export default json({
  group: 'House',
  title: 'The house',
  name: 'House',
  summary:
    'Address, contact, booking, payment, what the house has, transport and operator; null is not stated.',
  relation: 'item',
  describedBy: schemaPath('/pub.json'),
  schema,
  inLanguages: (languages, { schema: fitted = schema }) => ({ schema: spoken(fitted, languages) }),
  schemaFor,
  body: (site): FromSchema<typeof schema> => {
    const { pub } = site
    const photos = housePhotos(site).map((one) => photoData(site, one))
    return {
      $schema: url(site, schemaPath('/pub.json')),
      ...(pub.license !== undefined && { license: pub.license }),
      updated: site.updated,
      name: pub.name,
      kind: pub.kind,
      type: pub.type,
      cuisine: pub.cuisine ?? null,
      price_range: range(pub),
      notice: pub.notice ?? null,
      tagline: inEach(site, (lang) => site.home[lang].tagline),
      description: inEach(site, (lang) => site.home[lang].description),
      address: pub.address,
      point: pub.geo ? { ...pub.geo, note: pub.geo.note ?? null } : null,
      contact: {
        phone: pub.phone ?? null,
        phone_2: pub.phone_2 ?? null,
        email: pub.email ?? null,
      },
      booking: bookingOf(site),
      links: unlessEmpty(linksOf(site)),
      payment: {
        methods: pub.payment.methods,
        not_accepted: unlessEmpty(pub.payment.not_accepted),
        note: pub.payment.note ?? null,
      },
      ...factsAndNotes(site),
      more: unlessEmpty(pub.more),
      branches: unlessEmpty(pub.branches),
      transport: unlessEmpty(pub.transport.map((stop) => ({ ...stop, line: stop.line ?? null }))),
      operator: operatorOf(site),
      age_notice: pub.legal.age_notice ?? null,
      story: inEach(site, (lang) =>
        site.home[lang].story.map(({ heading = null, paragraphs }) => ({ heading, paragraphs })),
      ),
      ...(photos.length > 0 && { photos }),
    }
  },
})

const range = ({ price_range: said, currency }: Pub) =>
  said ? { least: priceIn(currency, said.least), most: priceIn(currency, said.most) } : null

/** An empty list says nothing here: the owner who writes none of them has not said that there are none. */
const unlessEmpty = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null)

function bookingOf({ pub: { reservation } }: Site) {
  const { by, url: page = null, hours = null, note = null } = reservation
  return { by, url: page, hours, note }
}

function linksOf(site: Site) {
  return site.pub.links.map((link, index) => ({
    service: 'service' in link ? link.service : null,
    name: inEach(site, (lang) => linkFacts(site, lang)[index]?.name ?? ''),
    url: link.url,
  }))
}

function factsAndNotes({ pub: { features } }: Site) {
  const notes: { [field: string]: Text | undefined } = features.notes
  const facts: [string, Json][] = featureRows.map(([name]) => [name, features[name] ?? null])
  return {
    features: Object.fromEntries(facts),
    feature_notes: Object.fromEntries(
      notedRows.map((row) => [row[0], notes[fieldOf(row)] ?? null]),
    ),
  }
}

function operatorOf(site: Site) {
  const { legal } = site.pub
  const { company_number, tax_number, other_number } = numbersOf(site)
  const stated = (name: CompanyNumber | undefined) => (name && legal[name]) ?? null
  return {
    name: legal.operator,
    company_number: stated(company_number),
    tax_number: stated(tax_number),
    ...(other_number && { other_number: stated(other_number) }),
    seat: legal.seat,
    register: legal.register,
  }
}
