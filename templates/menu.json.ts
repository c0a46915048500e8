// The menu as data, for agents and programs. Shape: `menu-domain` section 4; units stand in the
// keys, unknown is null, none is an empty list.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { allergens } from '../src/model/allergens.ts'
import { currencies, currencyCodes } from '../src/model/currencies.ts'
import { defaultLanguages, englishNames, type Language, textIn } from '../src/model/languages.ts'
import { type JsonSchema, json } from '../src/model/resource.ts'
import {
  type Content,
  diets,
  type Lunch,
  type Quantity,
  type Site,
  type Size,
  tags,
  url,
} from '../src/model/site.ts'
import { lunchWeeks } from './_parts/facts/menu.ts'
import {
  date,
  deposits,
  inCurrency,
  languageCode,
  license,
  mapList,
  monthDay,
  prices,
  schemaMember,
  schemaPath,
  text,
} from './_parts/schema.ts'

const slug = { type: 'string', maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const

const quantities = {
  label: {
    ...text,
    description: 'Name of the size, such as malé / small. Absent when there is only a quantity.',
    examples: [{ cs: 'malé', en: 'small', sk: 'malé', de: 'klein' }],
  },
  volume_ml: {
    type: 'integer',
    minimum: 1,
    description: 'Volume in millilitres.',
    examples: [500],
  },
  weight_g: { type: 'integer', minimum: 1, description: 'Weight in grams.', examples: [150] },
  pieces: { type: 'integer', minimum: 1, description: 'Number of pieces.', examples: [3] },
  size_cm: {
    type: 'integer',
    minimum: 1,
    description: 'Across or along, in centimetres, as of a pizza.',
    examples: [32],
  },
  serves: {
    type: 'integer',
    minimum: 1,
    description: 'For how many people it is.',
    examples: [2],
  },
} as const

/** A rule that JSON Schema can say and TypeScript cannot: the type stays that of the schema. */
const withRule = <const S extends object>(schema: S, rule: object): S => ({ ...schema, ...rule })
const priceFrom = {
  const: true,
  description: 'The price is the least that it costs: say "from". Absent: it is the price.',
  examples: [true],
} as const

const pricePer = {
  const: true,
  description: 'The price is for this quantity, and the bill goes by weight. Absent: it does not.',
  examples: [true],
} as const

/** No value fits. `false` says the same, and makes readers of OpenAPI give up. */
const absent = { not: {} }

/**
 * Not all of them absent. The plainer `anyOf` of `required` makes type generators give up: with it
 * openapi-typescript takes a size for anything.
 */
const someQuantity = {
  not: {
    type: 'object',
    properties: {
      volume_ml: absent,
      weight_g: absent,
      pieces: absent,
      size_cm: absent,
      serves: absent,
    },
  },
}

const size = withRule(
  {
    title: 'Size',
    description:
      'One size with its price. At least one of volume_ml, weight_g and pieces is present.',
    type: 'object',
    // `inCurrency` says which.
    required: [],
    additionalProperties: false,
    properties: { ...quantities, ...prices, price_from: priceFrom, price_per: pricePer },
  } as const,
  someQuantity,
)

const soupSize = withRule(
  {
    title: 'SoupSize',
    description:
      'Size of a soup; without a price when the soup is part of the price of a main course.',
    type: 'object',
    additionalProperties: false,
    properties: { ...quantities, ...prices, price_from: priceFrom, price_per: pricePer },
  } as const,
  someQuantity,
)

const allergenNumbers = {
  type: ['array', 'null'],
  uniqueItems: true,
  items: { type: 'integer', minimum: 1, maximum: 14 },
  description:
    'Numbers of Regulation (EU) 1169/2011, Annex II. Empty: none of the fourteen. null: not stated, ask the staff.',
  examples: [[1, 3, 7], [], null],
} as const

const dietList = {
  type: 'array',
  uniqueItems: true,
  items: { enum: diets },
  description:
    'What the house vouches for. A vegan item is listed as vegetarian too. A mark that is missing is not claimed, and no more.',
  examples: [['vegetarian', 'vegan'], []],
} as const

const availability = {
  title: 'Availability',
  description: 'Absent: always served. All members that are present hold together.',
  type: 'object',
  additionalProperties: false,
  properties: {
    status: {
      enum: ['available', 'sold_out'],
      description: 'As of the date in `updated`. Absent: available.',
      examples: ['sold_out'],
    },
    days: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      description: 'Served on these days of the week only.',
      examples: [['fri', 'sat', 'sun']],
    },
    season: {
      type: 'object',
      required: ['from', 'to'],
      additionalProperties: false,
      properties: {
        from: { ...monthDay, description: 'The first day, MM-DD.', examples: ['11-01'] },
        to: { ...monthDay, description: 'The last day, MM-DD.', examples: ['02-28'] },
      },
      description:
        'Served every year from one MM-DD to the other, both included; may wrap over New Year.',
      examples: [{ from: '11-01', to: '02-28' }],
    },
    dates: {
      type: 'array',
      items: date,
      description: 'Served on these dates only.',
      examples: [['2026-12-31']],
    },
  },
} as const

const itemProperties = {
  id: {
    ...slug,
    description: 'Stable; unique over food and drinks; the anchor on the home pages.',
    examples: ['svickova-na-smetane'],
  },
  section: { ...slug, description: 'The `id` of a section.', examples: ['hlavni-jidla'] },
  name: {
    ...text,
    description: 'Name of the dish or drink.',
    examples: [
      {
        cs: 'Svíčková na smetaně',
        en: 'Braised beef in cream sauce',
        sk: 'Sviečková na smotane',
        de: 'Rinderbraten in Rahmsoße',
      },
    ],
  },
  description: {
    ...text,
    description: 'What is on the plate.',
    examples: [
      {
        cs: 'Bramborový knedlík, brusinky',
        en: 'Potato dumplings, cranberries',
        sk: 'Zemiaková knedľa, brusnice',
        de: 'Kartoffelknödel, Preiselbeeren',
      },
    ],
  },
  note: {
    ...text,
    description: 'A condition in words.',
    examples: [
      {
        cs: 'Jen na objednávku.',
        en: 'To order only.',
        sk: 'Len na objednávku.',
        de: 'Nur auf Vorbestellung.',
      },
    ],
  },
  sizes: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: size,
    description: 'Every size with its price.',
    examples: [[{ volume_ml: 500, price_czk: 62 }]],
  },
  ...deposits,
  allergens: allergenNumbers,
  diets: dietList,
  tags: {
    type: 'array',
    uniqueItems: true,
    items: { enum: tags },
    description: 'Properties in a closed list of words.',
    examples: [['house_special']],
  },
  availability: { ...availability, examples: [{ days: ['fri', 'sat', 'sun'] }] },
} as const

const food = {
  title: 'FoodItem',
  description: 'A dish.',
  type: 'object',
  required: ['id', 'section', 'name', 'sizes', 'allergens', 'diets', 'tags'],
  additionalProperties: false,
  properties: itemProperties,
} as const

const drink = {
  title: 'DrinkItem',
  description: 'A drink.',
  type: 'object',
  required: ['id', 'section', 'name', 'sizes', 'allergens', 'diets', 'tags', 'alcohol_percent'],
  additionalProperties: false,
  properties: {
    ...itemProperties,
    alcohol_percent: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 96,
      description:
        'Alcohol in percent by volume; above 0.5 the drink is alcoholic. null: not known.',
      examples: [5, 0, null],
    },
    beer_degree: {
      type: 'number',
      description:
        'Degree of a beer: extract of the original wort in mass percent. It is not alcohol.',
      examples: [12],
    },
  },
} as const

const lunchDish = {
  title: 'LunchDish',
  description: 'A main course of the lunch menu.',
  type: 'object',
  required: ['name', 'sizes', 'allergens', 'diets'],
  additionalProperties: false,
  properties: {
    name: {
      ...text,
      description: 'Name of the dish.',
      examples: [
        {
          cs: 'Segedínský guláš',
          en: 'Pork and sauerkraut goulash',
          sk: 'Segedínsky guláš',
          de: 'Szegediner Gulasch',
        },
      ],
    },
    description: itemProperties.description,
    sizes: {
      type: 'array',
      minItems: 1,
      items: size,
      description: 'Every size with its price.',
      examples: [[{ weight_g: 150, price_czk: 175 }]],
    },
    allergens: allergenNumbers,
    diets: dietList,
  },
} as const

const lunchSoup = {
  ...lunchDish,
  title: 'LunchSoup',
  description: 'The soup of the day.',
  properties: {
    ...lunchDish.properties,
    sizes: {
      type: 'array',
      minItems: 1,
      items: soupSize,
      description: 'Its size.',
      examples: [[{ volume_ml: 220 }]],
    },
  },
} as const

const soupExample = {
  name: { cs: 'Hrachová polévka', en: 'Pea soup', sk: 'Hrachová polievka', de: 'Erbsensuppe' },
  sizes: [{ volume_ml: 220 }],
  allergens: [1],
  diets: ['vegetarian', 'vegan'],
} as const
const dishExample = {
  name: {
    cs: 'Kuře na paprice',
    en: 'Chicken in paprika sauce',
    sk: 'Kurča na paprike',
    de: 'Paprikahuhn',
  },
  sizes: [{ weight_g: 150, price_czk: 175 }],
  allergens: [1, 3, 7],
  diets: [],
} as const

const lunch = {
  title: 'Lunch',
  description: 'The lunch menu of one week.',
  type: 'object',
  required: ['week', 'soup_included', 'days'],
  additionalProperties: false,
  properties: {
    week: {
      type: 'string',
      pattern: '^\\d{4}-W\\d{2}$',
      description: 'ISO 8601 week.',
      examples: ['2026-W48'],
    },
    soup_included: {
      type: 'boolean',
      description: 'Whether the soup is part of the price of a main course.',
      examples: [true],
    },
    note: {
      ...text,
      description: 'When and how lunch is served.',
      examples: [
        {
          cs: 'Od 11:00 do 14:00.',
          en: 'From 11:00 to 14:00.',
          sk: 'Od 11:00 do 14:00.',
          de: 'Von 11:00 bis 14:00 Uhr.',
        },
      ],
    },
    days: {
      type: 'array',
      examples: [[{ date: '2026-11-23', mains: [] }]],
      description: 'Only the days on which lunch is served.',
      items: {
        title: 'LunchDay',
        description: 'Lunch on one date.',
        type: 'object',
        required: ['date', 'mains'],
        additionalProperties: false,
        properties: {
          date: { ...date, description: 'The date, YYYY-MM-DD.', examples: ['2026-11-23'] },
          soup: { ...lunchSoup, examples: [soupExample] },
          mains: {
            type: 'array',
            items: lunchDish,
            description: 'The main courses.',
            examples: [[dishExample]],
          },
        },
      },
    },
  },
} as const

const foodExample = {
  id: 'kure-na-paprice',
  section: 'hlavni-jidla',
  ...dishExample,
  tags: [],
} as const
const drinkExample = {
  id: 'svetly-lezak',
  section: 'tocene-pivo',
  name: { cs: 'Světlý ležák', en: 'Pale lager', sk: 'Svetlý ležiak', de: 'Helles Lagerbier' },
  sizes: [
    { label: { cs: 'velké', en: 'large', sk: 'veľké', de: 'groß' }, volume_ml: 500, price_czk: 62 },
  ],
  allergens: [1],
  diets: [],
  tags: [],
  alcohol_percent: 5,
  beer_degree: 12,
} as const

export const schema = {
  title: 'Menu',
  description: 'Food and drinks of the pub. Ignore members that you do not know.',
  type: 'object',
  required: [
    '$schema',
    'currency',
    'prices_include_vat',
    'languages',
    'updated',
    'sections',
    'allergens',
    'food',
    'drinks',
  ],
  additionalProperties: false,
  properties: {
    $schema: schemaMember,
    license,
    currency: {
      enum: currencyCodes,
      description: 'The currency of every price.',
      examples: ['CZK'],
    },
    prices_include_vat: { const: true, description: 'Prices are final.', examples: [true] },
    languages: {
      type: 'array',
      items: languageCode,
      description: 'The languages of every text.',
      examples: [['cs', 'en']],
    },
    updated: {
      ...date,
      description: 'The day on which the owner last went over prices and availability.',
      examples: ['2026-11-20'],
    },
    sections: {
      type: 'array',
      description: 'Sections in the order of the menu.',
      examples: [
        [
          {
            id: 'tocene-pivo',
            kind: 'drinks',
            name: { cs: 'Pivo', en: 'Beer', sk: 'Pivo', de: 'Bier' },
          },
        ],
      ],
      items: {
        title: 'Section',
        description: 'A heading of the menu.',
        type: 'object',
        required: ['id', 'kind', 'name'],
        additionalProperties: false,
        properties: {
          id: {
            ...slug,
            description: 'Named by `section` of the items.',
            examples: ['hlavni-jidla'],
          },
          kind: {
            enum: ['food', 'drinks'],
            description: 'Which of the two arrays holds its items.',
            examples: ['food'],
          },
          name: {
            ...text,
            description: 'The heading.',
            examples: [
              { cs: 'Hlavní jídla', en: 'Main courses', sk: 'Hlavné jedlá', de: 'Hauptgerichte' },
            ],
          },
          note: {
            ...text,
            description: 'A sentence that holds for the whole section.',
            examples: [
              {
                cs: 'Hmotnost v syrovém stavu.',
                en: 'Weights before cooking.',
                sk: 'Hmotnosť v surovom stave.',
                de: 'Gewicht im rohen Zustand.',
              },
            ],
          },
        },
      },
    },
    allergens: {
      type: 'array',
      maxItems: 14,
      description: 'Legend of the allergen numbers, all fourteen.',
      examples: [
        [{ number: 3, key: 'eggs', name: { cs: 'Vejce', en: 'Eggs', sk: 'Vajcia', de: 'Eier' } }],
      ],
      items: {
        title: 'Allergen',
        description: 'A group of Regulation (EU) 1169/2011, Annex II.',
        type: 'object',
        required: ['number', 'key', 'name'],
        additionalProperties: false,
        properties: {
          number: {
            type: 'integer',
            minimum: 1,
            maximum: 14,
            description: 'The number used in items.',
            examples: [1],
          },
          key: {
            type: 'string',
            description: 'A stable word for programs.',
            examples: ['gluten'],
          },
          name: {
            ...text,
            description: 'The group in words.',
            examples: [{ cs: 'Vejce', en: 'Eggs', sk: 'Vajcia', de: 'Eier' }],
          },
        },
      },
    },
    lunch: { ...lunch, examples: [{ week: '2026-W48', soup_included: true, days: [] }] },
    next_lunches: {
      type: 'array',
      items: lunch,
      description: 'The weeks after that of `lunch`, as far as they are known. Absent: none.',
      examples: [[{ week: '2026-W49', soup_included: true, days: [] }]],
    },
    food: {
      type: 'array',
      items: food,
      description: 'Food items.',
      examples: [[foodExample]],
    },
    drinks: {
      type: 'array',
      items: drink,
      description: 'Drink items.',
      examples: [[drinkExample]],
    },
  },
} as const satisfies JSONSchema

const summary = (languages: readonly Language[]) =>
  `The whole menu with sizes, prices, allergens, diets and availability, in ${englishNames(languages)}.`

/** A schema of the menu, where it names the languages in words. */
function spoken(whole: JsonSchema, languages: readonly Language[]): JsonSchema {
  const properties = whole['properties'] as { [name in 'food' | 'drinks']: JsonSchema }
  const { food, drinks } = properties
  const said = (items: string) => ({ description: `${items}, ${englishNames(languages)}.` })
  const lists = {
    food: { ...food, ...said('Food items') },
    drinks: { ...drinks, ...said('Drink items') },
  }
  return { ...whole, properties: { ...properties, ...lists } }
}

/**
 * With the one currency of the pub, without members that none of its sizes has; and where each of
 * them has a quantity, it is promised.
 */
function schemaFor({ menu, pub: { currency } }: Content) {
  const { description } = schema.properties.currency
  const own = { const: currency, description, examples: [currency] }
  const whole = { ...schema, properties: { ...schema.properties, currency: own } }
  return asServed(inCurrency(whole, currency, ['Size']), menu)
}

const sizesOf = ({ food, drinks, lunches }: Content['menu']) => [
  ...[...food, ...drinks].flatMap((item) => item.sizes),
  ...lunches
    .flatMap(({ days }) => days)
    .flatMap(({ soup, mains }) =>
      [soup, ...mains].flatMap((dish): (Quantity | Size)[] => dish?.sizes ?? []),
    ),
]

/** Said by the schema where something has them. */
const optionalMembers = [
  'size_cm',
  'serves',
  'price_from',
  'price_per',
  ...currencyCodes.map((code) => currencies[code].deposit),
]

const measures = ['volume_ml', 'weight_g', 'pieces', 'size_cm', 'serves'] as const

function asServed(node: JsonSchema, menu: Content['menu']): JsonSchema {
  const sizes = sizesOf(menu)
  const all = [...sizes, ...menu.food, ...menu.drinks]
  const unused = optionalMembers.filter((name) => !all.some((one) => name in one))
  const bare = sizes.some((size) => measures.every((name) => size[name] === undefined))
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapList(value, convert)
    if (typeof value !== 'object' || value === null) return value
    const isSize = ['Size', 'SoupSize'].includes(String((value as JsonSchema)['title']))
    const kept = Object.entries(value).filter(
      ([key]) => !unused.some((name) => name === key) && !(isSize && bare && key === 'not'),
    )
    return Object.fromEntries(
      kept.map(([key, inner]) => [
        key,
        isSize && bare && key === 'description' ? unmeasured(String(inner)) : convert(inner),
      ]),
    )
  }
  return convert(node) as JsonSchema
}

/** What is said of sizes where the owner gives some of them without a quantity. */
const unmeasured = (description: string) =>
  `${description.replace(/ At least one of .* is present\./, '')} Without a quantity it is the item as it is served.`

export default json({
  group: 'Menu',
  title: 'Menu',
  summary: summary(defaultLanguages),
  relation: 'item',
  describedBy: schemaPath('/menu.json'),
  schema,
  inLanguages: (languages, { schema: fitted = schema }) => ({
    schema: spoken(fitted, languages),
    summary: summary(languages),
  }),
  schemaFor,
  body: ({
    updated,
    menu,
    baseUrl,
    languages,
    pub,
    date: today,
  }: Site): FromSchema<typeof schema> => ({
    $schema: url({ baseUrl }, schemaPath('/menu.json')),
    ...(pub.license !== undefined && { license: pub.license }),
    currency: pub.currency,
    prices_include_vat: true,
    languages: [...languages],
    updated,
    sections: menu.sections,
    allergens: allergens.map(({ number, key, name }) => ({
      number,
      key,
      name: textIn({ languages }, name),
    })),
    ...lunches(lunchWeeks({ menu, date: today })),
    food: menu.food,
    drinks: menu.drinks,
  }),
})

const lunches = ([first, ...next]: Lunch[]) => ({
  ...(first && { lunch: first }),
  ...(next.length > 0 && { next_lunches: next }),
})
