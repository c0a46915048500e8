// The menu as data, for agents and programs. Shape: `menu-domain` section 4; units stand in the
// keys, unknown is null, none is an empty list.

import type { FromSchema } from 'json-schema-to-ts'
import { itemRows, statedMembers } from '../src/fields/item.ts'
import { allergenKinds, allergens } from '../src/model/allergens.ts'
import type { House } from '../src/model/house.ts'
import { defaultLanguages, englishNames, type Language, textIn } from '../src/model/languages.ts'
import { json } from '../src/model/resource.ts'
import {
  as,
  boolean,
  count,
  currency,
  date,
  deposits,
  drinkName,
  has,
  idOf,
  license,
  list,
  monthDay,
  object,
  oneOf,
  optional,
  orNull,
  photo,
  photoExample,
  piece,
  priceFrom,
  priceOf,
  prices,
  stated,
  time,
  words,
} from '../src/model/schema-parts.ts'
import {
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
import { languageList, schemaMember, schemaPath } from './_parts/schema.ts'
import { houseNoun } from './_parts/text/house.ts'

const slug = { type: 'string', maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const
const number = { type: 'integer', minimum: 1, maximum: 14 } as const
const unique = { uniqueItems: true } as const
const some = { minItems: 1 } as const

const names = {
  braised: {
    cs: 'Svíčková na smetaně',
    en: 'Braised beef in cream sauce',
    sk: 'Sviečková na smotane',
    de: 'Rinderbraten in Rahmsoße',
  },
  broth: { cs: 'Hovězí vývar', en: 'Beef broth', sk: 'Hovädzí vývar', de: 'Rindsuppe' },
  roast: { cs: 'Svíčková', en: 'Braised beef', sk: 'Sviečková', de: 'Rinderbraten' },
  chicken: {
    cs: 'Kuře na paprice',
    en: 'Chicken in paprika sauce',
    sk: 'Kurča na paprike',
    de: 'Paprikahuhn',
  },
  goulash: {
    cs: 'Segedínský guláš',
    en: 'Pork and sauerkraut goulash',
    sk: 'Segedínsky guláš',
    de: 'Szegediner Gulasch',
  },
  peaSoup: { cs: 'Hrachová polévka', en: 'Pea soup', sk: 'Hrachová polievka', de: 'Erbsensuppe' },
  cheese: { cs: 'sýr', en: 'cheese', sk: 'syr', de: 'Käse' },
  mains: { cs: 'Hlavní jídla', en: 'Main courses', sk: 'Hlavné jedlá', de: 'Hauptgerichte' },
  draught: { cs: 'Točené pivo', en: 'Draught beer', sk: 'Čapované pivo', de: 'Bier vom Fass' },
  beer: { cs: 'Pivo', en: 'Beer', sk: 'Pivo', de: 'Bier' },
  soft: { cs: 'Nealko', en: 'Soft drinks', sk: 'Nealko', de: 'Alkoholfreies' },
  wheat: { cs: 'pšenice', en: 'wheat', sk: 'pšenica', de: 'Weizen' },
  eggs: { cs: 'Vejce', en: 'Eggs', sk: 'Vajcia', de: 'Eier' },
}

const quantities = (house: House) => ({
  volume_ml: optional(as(count, 'Volume in millilitres.', 500)),
  weight_g: optional(as(count, 'Weight in grams.', 150)),
  pieces: optional(as(count, 'Number of pieces.', 3)),
  ...stated(house, {
    size_cm: as(count, 'Across or along, in centimetres, as of a pizza.', 32),
    serves: as(count, 'For how many people it is.', 2),
  }),
})

const paid = (house: House) => ({
  ...prices(house),
  ...stated(house, {
    price_from: priceFrom,
    price_per: as(
      { const: true },
      'The price is for this quantity, and the bill goes by weight. Absent: it does not.',
      true,
    ),
  }),
})

const measures = ['volume_ml', 'weight_g', 'pieces', 'size_cm', 'serves'] as const

/** Whether the owner gives some prices without a quantity. */
const hasBareSize = ({ menu }: House) =>
  menu !== undefined &&
  dishesIn(menu)
    .flatMap((dish): (Quantity | Size)[] => dish.sizes)
    .some((size) => measures.every((name) => size[name] === undefined))

/**
 * Not all measures absent, where the owner gives every price a quantity; a rule that JSON Schema can
 * say and TypeScript cannot. The plainer `anyOf` of `required` makes type generators give up: with it
 * openapi-typescript takes a size for anything. `not: {}` fits no value, and `false`, which says the
 * same, makes readers of OpenAPI give up.
 */
function someQuantity(house: House): object {
  if (!house.menu || hasBareSize(house)) return {}
  const { properties } = object(quantities(house))
  const absent = Object.keys(properties).map((name) => [name, { not: {} }])
  return { not: { type: 'object', properties: Object.fromEntries(absent) } }
}

const bareSize = 'Without a quantity it is the item as it is served.'

const size = (house: House) => ({
  ...piece(
    'Size',
    `One size with its price. ${hasBareSize(house) ? bareSize : 'At least one of volume_ml, weight_g and pieces is present.'}`,
    object({
      label: optional(
        words(
          house,
          'Name of the size, such as malé / small. Absent when there is only a quantity.',
          { cs: 'malé', en: 'small', sk: 'malé', de: 'klein' },
        ),
      ),
      ...quantities(house),
      ...paid(house),
    }),
  ),
  ...someQuantity(house),
})

function soupSize(house: House) {
  const { required: _, ...priceless } = size(house)
  const about =
    'Size of a soup; without a price when the soup is part of the price of a main course.'
  return {
    ...priceless,
    title: 'SoupSize',
    description: hasBareSize(house) ? `${about} ${bareSize}` : about,
  }
}

const numbersOfAllergens = (description: string, ...examples: (number[] | null)[]) =>
  as(
    orNull(list(number, unique)),
    `${description} Empty: none of the fourteen. null: not stated, ask the staff.`,
    ...examples,
  )
const kindCodes = list(oneOf(allergenKinds.map(({ code }) => code)), unique)
const kindsOfAllergens = as(
  kindCodes,
  'Which cereals (1a, 1b ...) and nuts (8a ...): codes of `kinds` in the legend. Of a number whose kinds are named here there are no others.',
  ['1a', '8a'],
)

const allergenMembers = (house: House) => ({
  allergens: numbersOfAllergens(
    'Numbers of Regulation (EU) 1169/2011, Annex II.',
    ...[[1, 3, 7], [], null],
  ),
  // Never counted among the fourteen.
  ...stated(house, {
    allergen_kinds: kindsOfAllergens,
    traces: as(
      list(number, { ...some, ...unique }),
      'Numbers of allergens of which there may be traces, though they are no ingredients. Absent: nothing is stated of traces, and none can be ruled out.',
      [8, 11],
    ),
    trace_kinds: as(
      kindCodes,
      'Which cereals and nuts those of `traces` are, as in `allergen_kinds`.',
      ['8a'],
    ),
  }),
  diets: as(
    list(oneOf(claimsOf(house)), unique),
    'What the house vouches for. A vegan item is listed as vegetarian too. A mark that is missing is not claimed, and no more.',
    ...[['vegetarian', 'vegan'], []],
  ),
})

/** Claims that a list of diets may hold where some item has them, like members. */
const laterDiets: ReadonlySet<Diet> = new Set(['lactose_free', 'halal'])
const claimsOf = ({ menu }: House) =>
  diets.filter(
    (diet) =>
      !menu || !laterDiets.has(diet) || dishesIn(menu).some((dish) => dish.diets.includes(diet)),
  )

const season = as(
  object({
    from: as(monthDay, 'The first day, MM-DD.', '11-01'),
    to: as(monthDay, 'The last day, MM-DD.', '02-28'),
  }),
  'Served every year from one MM-DD to the other, both included; may wrap over New Year.',
  { from: '11-01', to: '02-28' },
)

const hours = as(
  list(
    piece(
      'ServingHours',
      'The same times on some days of the week.',
      object({
        days: as(list(oneOf(days), { ...some, ...unique }), 'The days of the week.', [
          'mon',
          'tue',
        ]),
        open: as(time, 'From, HH:MM.', '08:00'),
        close: as(time, 'To, HH:MM.', '10:30'),
      }),
    ),
    some,
  ),
  'Served at these times of the week only, in local time. A `close` that is not later than `open` belongs to the next day.',
  [{ days: ['mon', 'tue'], open: '08:00', close: '10:30' }],
)

const weekend = ['fri', 'sat', 'sun']
const availability = (house: House) => ({
  ...piece(
    'Availability',
    'Absent: always served. All members that are present hold together.',
    object({
      status: optional(
        as(
          oneOf(['available', 'sold_out']),
          'As of the date in `updated`. Absent: available.',
          'sold_out',
        ),
      ),
      days: optional(
        as(list(oneOf(days), unique), 'Served on these days of the week only.', weekend),
      ),
      season: optional(season),
      dates: optional(as(list(date), 'Served on these dates only.', ['2026-12-31'])),
      ...stated(house, { hours }),
    }),
  ),
  examples: [{ days: weekend }],
})

const extra = (house: House) =>
  piece(
    'AddOn',
    'What a guest may add, at a price of its own beside that of the item.',
    object({
      name: words(house, 'What is added.', names.cheese),
      ...quantities(house),
      ...paid(house),
      allergens: numbersOfAllergens(
        'Those of the extra, which are not among those of the item.',
        ...[[7], [], null],
      ),
      ...stated(house, { allergen_kinds: kindsOfAllergens }),
    }),
  )

const extras = (house: House) =>
  as(
    list(extra(house)),
    'What can be added to the item, beside the extras of its section. Empty: nothing, not even those. Absent: none of its own are stated.',
    [{ name: textIn(house, names.cheese), ...priceOf(house, 'extra'), allergens: [7] }],
  )

const course = (house: House) =>
  piece(
    'Course',
    'One of the courses that are served for one price.',
    object({
      name: words(house, 'Name of the course.', names.broth),
      description: optional(
        words(house, 'What is on the plate.', {
          cs: 's nudlemi',
          en: 'with noodles',
          sk: 's rezancami',
          de: 'mit Nudeln',
        }),
      ),
      allergens: optional(
        numbersOfAllergens(
          'Those of this course; `allergens` of the item holds those of all. Absent: stated for the item only.',
          ...[[1, 3, 7], [], null],
        ),
      ),
      ...stated(house, { allergen_kinds: kindsOfAllergens }),
    }),
  )

const courses = (house: House) =>
  as(
    list(course(house), { minItems: 2 }),
    'The courses of a set menu, in the order in which they are served; the prices in `sizes` are for all of them. Absent: it is one dish or drink.',
    [
      { name: textIn(house, names.broth), allergens: [1, 9] },
      { name: textIn(house, names.roast), allergens: null },
    ],
  )

const plate = (house: House) =>
  words(house, 'What is on the plate.', {
    cs: 'Bramborový knedlík, brusinky',
    en: 'Potato dumplings, cranberries',
    sk: 'Zemiaková knedľa, brusnice',
    de: 'Kartoffelknödel, Preiselbeeren',
  })

const item = (house: House) => ({
  id: as(
    slug,
    'Stable; unique over food and drinks; the anchor on the home pages.',
    idOf(house, names.braised),
  ),
  section: as(slug, 'The `id` of a section.', idOf(house, names.mains)),
  name: words(house, 'Name of the dish or drink.', names.braised),
  description: optional(plate(house)),
  note: optional(itemRows.note.data.schema(house)),
  sizes: as(list(size(house), { ...some, maxItems: 8 }), 'Every size with its price.', [
    { volume_ml: 500, ...priceOf(house, 'beer') },
  ]),
  ...stated(house, {
    ...deposits(house),
    heading: words(house, 'The sub-heading of its section under which it stands.', {
      cs: 'Světlá piva',
      en: 'Pale beers',
      sk: 'Svetlé pivá',
      de: 'Helle Biere',
    }),
    ...statedMembers(house, 'food and drinks'),
  }),
  ...allergenMembers(house),
  tags: as(list(oneOf(tags), unique), 'Properties in a closed list of words.', ['house_special']),
  ...stated(house, {
    extras: extras(house),
    courses: courses(house),
    photo: as(photo(house), 'The item, as it is served.', photoExample(house)),
  }),
  availability: optional(availability(house)),
})

const drink = (house: House) => ({
  ...item(house),
  alcohol_percent: as(
    orNull({ type: 'number', minimum: 0, maximum: 96 }),
    'Alcohol in percent by volume; above 0.5 the drink is alcoholic. null: not known.',
    ...[5, 0, null],
  ),
  ...stated(house, statedMembers(house, 'drinks')),
})

const lunchDish = (house: House) =>
  object({
    name: words(house, 'Name of the dish.', names.goulash),
    description: optional(plate(house)),
    sizes: as(list(size(house), some), 'Every size with its price.', [
      { weight_g: 150, ...priceOf(house, 'dish') },
    ]),
    ...allergenMembers(house),
  })

function soup(house: House) {
  const dish = lunchDish(house)
  const sizes = as(list(soupSize(house), some), 'Its size.', [{ volume_ml: 220 }])
  return piece('LunchSoup', 'The soup of the day.', {
    ...dish,
    properties: { ...dish.properties, sizes },
  })
}

const soupExample = (house: House) => ({
  name: textIn(house, names.peaSoup),
  sizes: [{ volume_ml: 220 }],
  allergens: [1],
  diets: ['vegetarian', 'vegan'],
})
const dishExample = (house: House) => ({
  name: textIn(house, names.chicken),
  sizes: [{ weight_g: 150, ...priceOf(house, 'dish') }],
  allergens: [1, 3, 7],
  diets: [],
})

const lunchDay = (house: House) =>
  piece(
    'LunchDay',
    'Lunch on one date.',
    object({
      date: as(date, 'The date, YYYY-MM-DD.', '2026-11-23'),
      soup: optional({ ...soup(house), examples: [soupExample(house)] }),
      ...stated(house, {
        more_soups: as(
          list(soup(house), some),
          'Soups of the day beside `soup`. Where `soup_included` is true, one of those without a price, as the guest chooses, is part of the price of a main course.',
          [soupExample(house)],
        ),
      }),
      mains: as(
        list(piece('LunchDish', 'A main course of the lunch menu.', lunchDish(house))),
        'The main courses.',
        [dishExample(house)],
      ),
    }),
  )

const lunch = (house: House) =>
  piece(
    'Lunch',
    'The lunch menu of one week.',
    object({
      week: as({ type: 'string', pattern: '^\\d{4}-W\\d{2}$' }, 'ISO 8601 week.', '2026-W48'),
      soup_included: as(boolean, 'Whether the soup is part of the price of a main course.', true),
      note: optional(
        words(house, 'When and how lunch is served.', {
          cs: 'Od 11:00 do 14:00.',
          en: 'From 11:00 to 14:00.',
          sk: 'Od 11:00 do 14:00.',
          de: 'Von 11:00 bis 14:00 Uhr.',
        }),
      ),
      days: as(list(lunchDay(house)), 'Only the days on which lunch is served.', [
        { date: '2026-11-23', mains: [] },
      ]),
    }),
  )

const section = (house: House) =>
  piece(
    'Section',
    'A heading of the menu.',
    object({
      id: as(slug, 'Named by `section` of the items.', idOf(house, names.mains)),
      kind: as(oneOf(['food', 'drinks']), 'Which of the two arrays holds its items.', 'food'),
      name: words(house, 'The heading.', names.mains),
      ...stated(house, {
        extras: as(
          { ...extras(house), ...some },
          'What can be added to each item of the section whose own `extras` are not empty. Absent: not stated.',
        ),
      }),
      note: optional(
        words(house, 'A sentence that holds for the whole section.', {
          cs: 'Hmotnost v syrovém stavu.',
          en: 'Weights before cooking.',
          sk: 'Hmotnosť v surovom stave.',
          de: 'Gewicht im rohen Zustand.',
        }),
      ),
      ...stated(house, { served: served(house) }),
    }),
  )

const mornings = [{ days: ['sat', 'sun'], open: '08:00', close: '10:30' }]
const served = (house: House) => ({
  ...piece(
    'Served',
    'When its items are served; both members hold together. Each item repeats them in `availability`. Absent: always.',
    object({ season: optional(season), ...stated(house, { hours }) }),
  ),
  examples: [
    { season: { from: '05-01', to: '09-30' }, ...(has(house, 'hours') && { hours: mornings }) },
  ],
})

const key = { type: 'string' } as const
const allergen = (house: House) =>
  piece(
    'Allergen',
    'A group of Regulation (EU) 1169/2011, Annex II.',
    object({
      number: as(number, 'The number used in items.', 1),
      key: as(key, 'A stable word for programs.', 'gluten'),
      name: words(house, 'The group in words.', names.eggs),
      kinds: optional(
        as(list(kind(house), some), 'Kinds of this group, where items name any.', [
          { code: '1a', key: 'wheat', name: textIn(house, names.wheat) },
        ]),
        !house.menu || kindsNamed({ menu: house.menu }).length > 0,
      ),
    }),
  )
const kind = (house: House) =>
  piece(
    'AllergenKind',
    'One cereal, or one nut.',
    object({
      code: as(key, 'Named by `allergen_kinds` and `trace_kinds` of items.', '1a'),
      key: as(key, 'A stable word for programs.', 'wheat'),
      name: words(house, 'The kind in words.', names.wheat),
    }),
  )

const foodExample = (house: House) => ({
  id: idOf(house, names.chicken),
  section: idOf(house, names.mains),
  ...dishExample(house),
  tags: [],
})
const drinkExample = (house: House) => ({
  id: idOf(house, drinkName(house)),
  section: idOf(house, house.servesBeer ? names.draught : names.soft),
  name: textIn(house, drinkName(house)),
  sizes: [
    {
      label: textIn(house, { cs: 'velké', en: 'large', sk: 'veľké', de: 'groß' }),
      volume_ml: 500,
      ...priceOf(house, 'beer'),
    },
  ],
  allergens: [1],
  diets: [],
  tags: [],
  alcohol_percent: 5,
  ...(has(house, 'beer_degree') && { beer_degree: 12 }),
})

export const schema = (house: House) =>
  piece(
    'Menu',
    `Food and drinks of the ${houseNoun(house)}. Ignore members that you do not know.`,
    object({
      $schema: schemaMember(house, '/menu.json'),
      license: optional(license),
      currency: currency(house, 'The currency of every price.'),
      prices_include_vat: as({ const: true }, 'Prices are final.', true),
      languages: languageList(house),
      updated: as(
        date,
        'The day on which the owner last went over prices and availability.',
        '2026-11-20',
      ),
      sections: as(list(section(house)), 'Sections in the order of the menu.', [
        {
          id: idOf(house, house.servesBeer ? names.draught : names.soft),
          kind: 'drinks',
          name: textIn(house, house.servesBeer ? names.beer : names.soft),
        },
      ]),
      allergens: as(
        list(allergen(house), { maxItems: 14 }),
        'Legend of the allergen numbers, all fourteen.',
        [{ number: 3, key: 'eggs', name: textIn(house, names.eggs) }],
      ),
      lunch: optional(
        { ...lunch(house), examples: [{ week: '2026-W48', soup_included: true, days: [] }] },
        house.servesLunch,
      ),
      next_lunches: optional(
        as(
          list(lunch(house)),
          'The weeks after that of `lunch`, as far as they are known. Absent: none.',
          [{ week: '2026-W49', soup_included: true, days: [] }],
        ),
        house.servesLunch,
      ),
      food: as(
        list(piece('FoodItem', 'A dish.', object(item(house)))),
        `Food items, ${englishNames(house.languages)}.`,
        [foodExample(house)],
      ),
      drinks: as(
        list(piece('DrinkItem', 'A drink.', object(drink(house)))),
        `Drink items, ${englishNames(house.languages)}.`,
        [drinkExample(house)],
      ),
    }),
  )

const summary = (languages: readonly Language[]) =>
  `The whole menu with sizes, prices, allergens, diets and availability, in ${englishNames(languages)}.`

export default json({
  group: 'Menu',
  title: 'Menu',
  summary: summary(defaultLanguages),
  relation: 'item',
  describedBy: schemaPath('/menu.json'),
  inLanguages: (languages) => ({ summary: summary(languages) }),
  schema,
  body: ({
    updated,
    menu,
    baseUrl,
    languages,
    pub,
    date: today,
  }: Site): FromSchema<ReturnType<typeof schema>> => ({
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
