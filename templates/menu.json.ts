// The menu as data, for agents and programs. Shape: `menu-domain` section 4; units stand in the
// keys, unknown is null, none is an empty list.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { allergenKinds, allergens } from '../src/model/allergens.ts'
import { currencies, currencyCodes } from '../src/model/currencies.ts'
import { defaultLanguages, englishNames, type Language, textIn } from '../src/model/languages.ts'
import { type JsonSchema, json } from '../src/model/resource.ts'
import {
  type Content,
  type Diet,
  days,
  diets,
  type Item,
  type Lunch,
  type Quantity,
  type Site,
  type Size,
  tags,
  url,
} from '../src/model/site.ts'
import { dishesIn, kindsNamed, lunchWeeks, withSection } from './_parts/facts/menu.ts'
import { photoData } from './_parts/facts/photos.ts'
import {
  date,
  deposits,
  inCurrency,
  languageCode,
  license,
  mapList,
  monthDay,
  photo,
  photoExample,
  priceFrom,
  prices,
  schemaMember,
  schemaPath,
  text,
  time,
} from './_parts/schema.ts'
import { servesLunch } from './_parts/text/house.ts'
import { inHouse } from './_parts/text/in-house.ts'

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

const pricePer = {
  const: true,
  description: 'The price is for this quantity, and the bill goes by weight. Absent: it does not.',
  examples: [true],
} as const

/** No value fits. `false` says the same, and makes readers of OpenAPI give up. */
const absent = { not: {} }

/**
 * Not all of them absent, where the owner gives every price a quantity; a rule that JSON Schema can
 * say and TypeScript cannot. The plainer `anyOf` of `required` makes type generators give up: with it
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

const size = {
  title: 'Size',
  description:
    'One size with its price. At least one of volume_ml, weight_g and pieces is present.',
  type: 'object',
  // `inCurrency` says which.
  required: [],
  additionalProperties: false,
  properties: { ...quantities, ...prices, price_from: priceFrom, price_per: pricePer },
} as const

const soupSize = {
  title: 'SoupSize',
  description:
    'Size of a soup; without a price when the soup is part of the price of a main course.',
  type: 'object',
  additionalProperties: false,
  properties: { ...quantities, ...prices, price_from: priceFrom, price_per: pricePer },
} as const

const allergenNumbers = {
  type: ['array', 'null'],
  uniqueItems: true,
  items: { type: 'integer', minimum: 1, maximum: 14 },
  description:
    'Numbers of Regulation (EU) 1169/2011, Annex II. Empty: none of the fourteen. null: not stated, ask the staff.',
  examples: [[1, 3, 7], [], null],
} as const

const kindCodes = {
  type: 'array',
  uniqueItems: true,
  items: { enum: allergenKinds.map(({ code }) => code) },
} as const

/** Beside `allergens`, and never counted among them. */
const allergensBeside = {
  allergen_kinds: {
    ...kindCodes,
    description:
      'Which cereals (1a, 1b ...) and nuts (8a ...): codes of `kinds` in the legend. Of a number whose kinds are named here there are no others.',
    examples: [['1a', '8a']],
  },
  traces: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'integer', minimum: 1, maximum: 14 },
    description:
      'Numbers of allergens of which there may be traces, though they are no ingredients. Absent: nothing is stated of traces, and none can be ruled out.',
    examples: [[8, 11]],
  },
  trace_kinds: {
    ...kindCodes,
    description: 'Which cereals and nuts those of `traces` are, as in `allergen_kinds`.',
    examples: [['8a']],
  },
} as const

const season = {
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
} as const

const hours = {
  type: 'array',
  minItems: 1,
  description:
    'Served at these times of the week only, in local time. A `close` that is not later than `open` belongs to the next day.',
  examples: [[{ days: ['mon', 'tue'], open: '08:00', close: '10:30' }]],
  items: {
    title: 'ServingHours',
    description: 'The same times on some days of the week.',
    type: 'object',
    required: ['days', 'open', 'close'],
    additionalProperties: false,
    properties: {
      days: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { enum: days },
        description: 'The days of the week.',
        examples: [['mon', 'tue']],
      },
      open: { ...time, description: 'From, HH:MM.', examples: ['08:00'] },
      close: { ...time, description: 'To, HH:MM.', examples: ['10:30'] },
    },
  },
} as const

const dietList = {
  type: 'array',
  uniqueItems: true,
  items: { enum: diets },
  description:
    'What the house vouches for. A vegan item is listed as vegetarian too. A mark that is missing is not claimed, and no more.',
  examples: [['vegetarian', 'vegan'], []],
} as const

const { label: _, ...amounts } = quantities

const extra = {
  title: 'AddOn',
  description: 'What a guest may add, at a price of its own beside that of the item.',
  type: 'object',
  // `inCurrency` adds the price.
  required: ['name', 'allergens'],
  additionalProperties: false,
  properties: {
    name: {
      ...text,
      description: 'What is added.',
      examples: [{ cs: 'sýr', en: 'cheese', sk: 'syr', de: 'Käse' }],
    },
    ...amounts,
    ...prices,
    price_from: priceFrom,
    price_per: pricePer,
    allergens: {
      ...allergenNumbers,
      description:
        'Those of the extra, which are not among those of the item. Empty: none of the fourteen. null: not stated, ask the staff.',
      examples: [[7], [], null],
    },
    allergen_kinds: allergensBeside.allergen_kinds,
  },
} as const

const extraExample = {
  name: { cs: 'sýr', en: 'cheese', sk: 'syr', de: 'Käse' },
  price_czk: 20,
  allergens: [7],
} as const

const extras = {
  type: 'array',
  items: extra,
  description:
    'What can be added to the item, beside the extras of its section. Empty: nothing, not even those. Absent: none of its own are stated.',
  examples: [[extraExample]],
} as const

const course = {
  title: 'Course',
  description: 'One of the courses that are served for one price.',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: {
      ...text,
      description: 'Name of the course.',
      examples: [{ cs: 'Hovězí vývar', en: 'Beef broth', sk: 'Hovädzí vývar', de: 'Rindsuppe' }],
    },
    description: {
      ...text,
      description: 'What is on the plate.',
      examples: [{ cs: 's nudlemi', en: 'with noodles', sk: 's rezancami', de: 'mit Nudeln' }],
    },
    allergens: {
      ...allergenNumbers,
      description:
        'Those of this course; `allergens` of the item holds those of all. Absent: stated for the item only. Empty: none of the fourteen. null: not stated, ask the staff.',
    },
    allergen_kinds: allergensBeside.allergen_kinds,
  },
} as const

const courses = {
  type: 'array',
  minItems: 2,
  items: course,
  description:
    'The courses of a set menu, in the order in which they are served; the prices in `sizes` are for all of them. Absent: it is one dish or drink.',
  examples: [
    [
      {
        name: { cs: 'Hovězí vývar', en: 'Beef broth', sk: 'Hovädzí vývar', de: 'Rindsuppe' },
        allergens: [1, 9],
      },
      {
        name: { cs: 'Svíčková', en: 'Braised beef', sk: 'Sviečková', de: 'Rinderbraten' },
        allergens: null,
      },
    ],
  ],
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
    season,
    dates: {
      type: 'array',
      items: date,
      description: 'Served on these dates only.',
      examples: [['2026-12-31']],
    },
    hours,
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
  heading: {
    ...text,
    description: 'The sub-heading of its section under which it stands.',
    examples: [{ cs: 'Světlá piva', en: 'Pale beers', sk: 'Svetlé pivá', de: 'Helle Biere' }],
  },
  origin: {
    ...text,
    description: 'Where it comes from.',
    examples: [{ cs: 'Morava', en: 'Moravia', sk: 'Morava', de: 'Mähren' }],
  },
  allergens: allergenNumbers,
  ...allergensBeside,
  diets: dietList,
  tags: {
    type: 'array',
    uniqueItems: true,
    items: { enum: tags },
    description: 'Properties in a closed list of words.',
    examples: [['house_special']],
  },
  extras,
  courses,
  photo: { ...photo, description: 'The item, as it is served.', examples: [photoExample] },
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
    brewery: {
      type: 'string',
      minLength: 1,
      description: 'Who brews it. A name: the same in every language.',
      examples: ['Pivovar Lhota'],
    },
    winery: {
      type: 'string',
      minLength: 1,
      description: 'Who makes the wine. A name: the same in every language.',
      examples: ['Vinařství Lhota'],
    },
    vintage: { type: 'integer', description: 'The year of a wine.', examples: [2023] },
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
    ...allergensBeside,
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
          more_soups: {
            type: 'array',
            minItems: 1,
            items: lunchSoup,
            description:
              'Soups of the day beside `soup`. Where `soup_included` is true, one of those without a price, as the guest chooses, is part of the price of a main course.',
            examples: [[soupExample]],
          },
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

const kindExample = {
  code: '1a',
  key: 'wheat',
  name: { cs: 'pšenice', en: 'wheat', sk: 'pšenica', de: 'Weizen' },
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
          extras: {
            ...extras,
            minItems: 1,
            description:
              'What can be added to each item of the section whose own `extras` are not empty. Absent: not stated.',
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
          served: {
            title: 'Served',
            description:
              'When its items are served; both members hold together. Each item repeats them in `availability`. Absent: always.',
            type: 'object',
            additionalProperties: false,
            properties: { season, hours },
            examples: [
              {
                season: { from: '05-01', to: '09-30' },
                hours: [{ days: ['sat', 'sun'], open: '08:00', close: '10:30' }],
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
          kinds: {
            type: 'array',
            minItems: 1,
            description: 'Kinds of this group, where items name any.',
            examples: [[kindExample]],
            items: {
              title: 'AllergenKind',
              description: 'One cereal, or one nut.',
              type: 'object',
              required: ['code', 'key', 'name'],
              additionalProperties: false,
              properties: {
                code: {
                  type: 'string',
                  description: 'Named by `allergen_kinds` and `trace_kinds` of items.',
                  examples: ['1a'],
                },
                key: {
                  type: 'string',
                  description: 'A stable word for programs.',
                  examples: ['wheat'],
                },
                name: {
                  ...text,
                  description: 'The kind in words.',
                  examples: [kindExample.name],
                },
              },
            },
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
function schemaFor(content: Content) {
  const { currency } = content.pub
  const { description } = schema.properties.currency
  const own = { const: currency, description, examples: [currency] }
  const whole = { ...schema, properties: { ...schema.properties, currency: own } }
  return inHouse(asServed(inCurrency(whole, currency, ['Size', 'AddOn']), content), content)
}

const lunchDaysOf = ({ lunches }: Content['menu']) => lunches.flatMap((week) => week.days)

/** Said by the schema where something has them. */
const optionalMembers = [
  'size_cm',
  'serves',
  'price_from',
  'price_per',
  ...['heading', 'origin', 'brewery', 'winery', 'vintage', 'served', 'hours', 'more_soups'],
  ...['allergen_kinds', 'traces', 'trace_kinds', 'extras', 'courses', 'photo'],
  ...['beer_degree', 'lunch', 'next_lunches'],
  ...currencyCodes.map((code) => currencies[code].deposit),
]

const measures = ['volume_ml', 'weight_g', 'pieces', 'size_cm', 'serves'] as const

function asServed(node: JsonSchema, content: Content): JsonSchema {
  const { menu } = content
  const dishes = dishesIn(menu)
  const sizes = dishes.flatMap((dish): (Quantity | Size)[] => dish.sizes)
  const served = menu.sections.flatMap((section) => section.served ?? [])
  const holders = [...menu.sections, ...menu.food, ...menu.drinks]
  const parts = holders.flatMap((one): object[] => [
    ...(one.extras ?? []),
    ...('courses' in one ? (one.courses ?? []) : []),
  ])
  const weeks = servesLunch(content) ? [{ lunch: {}, next_lunches: {} }] : []
  const all: object[] = [
    ...[...sizes, ...weeks, ...dishes, ...menu.sections],
    ...[...parts, ...served, ...lunchDaysOf(menu)],
  ]
  const unused = [
    ...optionalMembers.filter((name) => !all.some((one) => name in one)),
    ...(kindsNamed({ menu }).length > 0 ? [] : ['kinds']),
  ]
  const claims = diets.filter(
    (diet) => !laterDiets.has(diet) || dishes.some((dish) => dish.diets.includes(diet)),
  )
  const bare = sizes.some((size) => measures.every((name) => size[name] === undefined))
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapList(value, convert)
    if (typeof value !== 'object' || value === null) return value
    const isSize = ['Size', 'SoupSize'].includes(String((value as JsonSchema)['title']))
    const kept = Object.entries(value).filter(([key]) => !unused.some((name) => name === key))
    const served = kept.map(([key, inner]) => [
      key,
      isSize && bare && key === 'description'
        ? unmeasured(String(inner))
        : inner === diets
          ? claims
          : convert(inner),
    ])
    return {
      ...Object.fromEntries(served),
      ...(isSize && !bare && { not: convert(someQuantity.not) }),
    }
  }
  return convert(node) as JsonSchema
}

/** Claims that a list of diets may hold where some item has them, like members. */
const laterDiets: ReadonlySet<Diet> = new Set(['lactose_free', 'halal'])

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
      ...kindsOf(number, { menu, languages }),
    })),
    ...lunches(lunchWeeks({ menu, date: today })),
    food: menu.food.map((item) => toData({ menu, baseUrl }, item)),
    drinks: menu.drinks.map((item) => toData({ menu, baseUrl }, item)),
  }),
})

function kindsOf(group: number, { menu, languages }: Pick<Site, 'menu' | 'languages'>) {
  const kinds = kindsNamed({ menu }).filter(({ number }) => number === group)
  if (kinds.length === 0) return {}
  return {
    kinds: kinds.map(({ code, key, name }) => ({ code, key, name: textIn({ languages }, name) })),
  }
}

/** As it is published: of a photo its address. */
function toData<T extends Item>(site: Pick<Site, 'menu' | 'baseUrl'>, item: T) {
  const { photo: own, ...rest } = withSection(site, item)
  return { ...rest, ...(own && { photo: photoData(site, own) }) }
}

const lunches = ([first, ...next]: Lunch[]) => ({
  ...(first && { lunch: first }),
  ...(next.length > 0 && { next_lunches: next }),
})
