// The menu as data, for agents and programs. Shape: `menu-domain` section 4; units stand in the
// keys, unknown is null, none is an empty list.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { allergens } from '../src/allergens.ts'
import { json } from '../src/resource.ts'
import { diets, languages, type Site, tags } from '../src/site.ts'
import { text } from './_parts/schema.ts'

const date = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
const monthDay = { type: 'string', pattern: '^\\d{2}-\\d{2}$' } as const
const slug = { type: 'string', maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const

const quantities = {
  label: {
    ...text,
    description: 'Name of the size, such as malé / small. Absent when there is only a quantity.',
  },
  volume_ml: { type: 'integer', minimum: 1, description: 'Volume in millilitres.' },
  weight_g: { type: 'integer', minimum: 1, description: 'Weight in grams.' },
  pieces: { type: 'integer', minimum: 1, description: 'Number of pieces.' },
} as const

const price = {
  type: 'number',
  minimum: 0,
  maximum: 100000,
  description: 'Price in Czech crowns, VAT included.',
} as const

/** A rule that JSON Schema can say and TypeScript cannot: the type stays that of the schema. */
const withRule = <const S extends object>(schema: S, rule: object): S => ({ ...schema, ...rule })
const someQuantity = {
  anyOf: ['volume_ml', 'weight_g', 'pieces'].map((name) => ({ required: [name] })),
}

const size = withRule(
  {
    title: 'Size',
    description:
      'One size with its price. At least one of volume_ml, weight_g and pieces is present.',
    type: 'object',
    required: ['price_czk'],
    additionalProperties: false,
    properties: { ...quantities, price_czk: price },
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
    properties: { ...quantities, price_czk: price },
  } as const,
  someQuantity,
)

const allergenNumbers = {
  type: ['array', 'null'],
  uniqueItems: true,
  items: { type: 'integer', minimum: 1, maximum: 14 },
  description:
    'Numbers of Regulation (EU) 1169/2011, Annex II. Empty: none of the fourteen. null: not stated, ask the staff.',
} as const

const dietList = {
  type: 'array',
  uniqueItems: true,
  items: { enum: diets },
  description: 'What the house vouches for. A vegan item is listed as vegetarian too.',
} as const

const availability = {
  title: 'Availability',
  description: 'Absent: always served. All members that are present hold together.',
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { enum: ['available', 'sold_out'], description: 'As of the date in `updated`.' },
    days: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      description: 'Served on these days of the week only.',
    },
    season: {
      type: 'object',
      required: ['from', 'to'],
      additionalProperties: false,
      properties: { from: monthDay, to: monthDay },
      description:
        'Served every year from one MM-DD to the other, both included; may wrap over New Year.',
    },
    dates: { type: 'array', items: date, description: 'Served on these dates only.' },
  },
} as const

const itemProperties = {
  id: {
    ...slug,
    description: 'Stable; unique over food and drinks; the anchor on the home pages.',
  },
  section: { ...slug, description: 'The `id` of a section.' },
  name: { ...text, description: 'Name of the dish or drink.' },
  description: { ...text, description: 'What is on the plate.' },
  note: { ...text, description: 'A condition in words.' },
  sizes: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: size,
    description: 'Every size with its price.',
  },
  allergens: allergenNumbers,
  diets: dietList,
  tags: {
    type: 'array',
    uniqueItems: true,
    items: { enum: tags },
    description: 'Properties in a closed list of words.',
  },
  availability,
} as const

// Unknown members are allowed in items: the interface may grow, and readers ignore what they do not know.
const food = {
  title: 'FoodItem',
  description: 'A dish.',
  type: 'object',
  required: ['id', 'section', 'name', 'sizes', 'allergens', 'diets', 'tags'],
  additionalProperties: true,
  properties: itemProperties,
} as const

const drink = {
  title: 'DrinkItem',
  description: 'A drink.',
  type: 'object',
  required: ['id', 'section', 'name', 'sizes', 'allergens', 'diets', 'tags', 'alcohol_percent'],
  additionalProperties: true,
  properties: {
    ...itemProperties,
    alcohol_percent: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 96,
      description:
        'Alcohol in percent by volume; above 0.5 the drink is alcoholic. null: not known.',
    },
    beer_degree: {
      type: 'number',
      description:
        'Degree of a beer: extract of the original wort in mass percent. It is not alcohol.',
    },
  },
} as const

const lunchDish = {
  title: 'LunchDish',
  description: 'A main course of the lunch menu.',
  type: 'object',
  required: ['name', 'sizes', 'allergens', 'diets'],
  additionalProperties: true,
  properties: {
    name: { ...text, description: 'Name of the dish.' },
    description: { ...text, description: 'What is on the plate.' },
    sizes: { type: 'array', minItems: 1, items: size, description: 'Every size with its price.' },
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
    sizes: { type: 'array', minItems: 1, items: soupSize, description: 'Its size.' },
  },
} as const

const lunch = {
  title: 'Lunch',
  description: 'The lunch menu of one week.',
  type: 'object',
  required: ['week', 'soup_included', 'days'],
  additionalProperties: true,
  properties: {
    week: { type: 'string', pattern: '^\\d{4}-W\\d{2}$', description: 'ISO 8601 week.' },
    soup_included: {
      type: 'boolean',
      description: 'Whether the soup is part of the price of a main course.',
    },
    note: { ...text, description: 'When and how lunch is served.' },
    days: {
      type: 'array',
      description: 'Only the days on which lunch is served.',
      items: {
        title: 'LunchDay',
        description: 'Lunch on one date.',
        type: 'object',
        required: ['date', 'mains'],
        additionalProperties: true,
        properties: {
          date: { ...date, description: 'The date, YYYY-MM-DD.' },
          soup: lunchSoup,
          mains: { type: 'array', items: lunchDish, description: 'The main courses.' },
        },
      },
    },
  },
} as const

export const schema = {
  title: 'Menu',
  description: 'Food and drinks of the pub. Ignore members that you do not know.',
  type: 'object',
  required: [
    'currency',
    'prices_include_vat',
    'languages',
    'updated',
    'sections',
    'allergens',
    'food',
    'drinks',
  ],
  additionalProperties: true,
  properties: {
    currency: { const: 'CZK', description: 'The currency of every price.' },
    prices_include_vat: { const: true, description: 'Prices are final.' },
    languages: {
      type: 'array',
      items: { enum: languages },
      description: 'The languages of every text.',
    },
    updated: {
      ...date,
      description: 'The day on which the owner last went over prices and availability.',
    },
    sections: {
      type: 'array',
      description: 'Sections in the order of the menu.',
      items: {
        title: 'Section',
        description: 'A heading of the menu.',
        type: 'object',
        required: ['id', 'kind', 'name'],
        additionalProperties: true,
        properties: {
          id: { ...slug, description: 'Named by `section` of the items.' },
          kind: {
            enum: ['food', 'drinks'],
            description: 'Which of the two arrays holds its items.',
          },
          name: { ...text, description: 'The heading.' },
          note: { ...text, description: 'A sentence that holds for the whole section.' },
        },
      },
    },
    allergens: {
      type: 'array',
      minItems: 14,
      maxItems: 14,
      description: 'Legend of the allergen numbers.',
      items: {
        title: 'Allergen',
        description: 'A group of Regulation (EU) 1169/2011, Annex II.',
        type: 'object',
        required: ['number', 'key', 'name'],
        additionalProperties: true,
        properties: {
          number: {
            type: 'integer',
            minimum: 1,
            maximum: 14,
            description: 'The number used in items.',
          },
          key: { type: 'string', description: 'A stable word for programs.' },
          name: { ...text, description: 'The group in words.' },
        },
      },
    },
    lunch,
    food: { type: 'array', items: food, description: 'Food items, Czech and English.' },
    drinks: { type: 'array', items: drink, description: 'Drink items, Czech and English.' },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Menu',
  title: 'Menu',
  summary:
    'The whole menu with sizes, prices, allergens, diets and availability, in Czech and English.',
  relation: 'item',
  schema,
  body: ({ updated, menu }: Site): FromSchema<typeof schema> => ({
    currency: 'CZK',
    prices_include_vat: true,
    languages: [...languages],
    updated,
    sections: menu.sections,
    allergens: allergens.map(({ number, key, name }) => ({ number, key, name })),
    ...(menu.lunch && { lunch: menu.lunch }),
    food: menu.food,
    drinks: menu.drinks,
  }),
})
