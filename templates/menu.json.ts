// The menu as data. Its shape is `menu-domain` section 4: units are in the keys, unknown is null,
// none is an empty list.

import type { FromSchema } from 'json-schema-to-ts'
import { broth, courseRows } from '../src/fields/courses.ts'
import { braised } from '../src/fields/dish.ts'
import { drinkMembers, foodMembers } from '../src/fields/item.ts'
import { lunchDishRows, lunchRows } from '../src/fields/lunch.ts'
import { headingRows, mainCourses, sectionRows } from '../src/fields/section.ts'
import { allergenKinds, allergens } from '../src/model/allergens.ts'
import { type House, paysVat } from '../src/model/house.ts'
import {
  defaultLanguages,
  englishNames,
  type Language,
  parseTextRow,
  pickLanguages,
} from '../src/model/languages.ts'
import { cachePerObject } from '../src/model/once.ts'
import { json } from '../src/model/resource.ts'
import * as s from '../src/model/schema-parts.ts'
import {
  type Diet,
  diets,
  type Item,
  type Lunch,
  type Quantity,
  type Site,
  type Size,
  url,
  volumeUnits,
  weightUnits,
} from '../src/model/site.ts'
import { memberSchemas } from '../src/reading/row.ts'
import { listStatedKinds } from './_parts/facts/allergens.ts'
import { withSection } from './_parts/facts/availability.ts'
import { listDishes, lunchWeeks } from './_parts/facts/lunch.ts'
import { photoData } from './_parts/facts/photos.ts'
import { limitedRuleMembers } from './_parts/recurrence.ts'
import { languageList, schemaMember, schemaPath } from './_parts/schema.ts'
import { houseNoun } from './_parts/text/house.ts'

const slug = { type: 'string', maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const
const number = { type: 'integer', minimum: 1, maximum: 14 } as const
const key = { type: 'string' } as const

const names = {
  happyHour: parseTextRow('Happy hour | Happy hour | Happy hour | Happy Hour'),
  roast: parseTextRow('Svíčková | Braised beef | Sviečková | Rinderbraten'),
  chicken: parseTextRow(
    'Kuře na paprice | Chicken in paprika sauce | Kurča na paprike | Paprikahuhn',
  ),
  peaSoup: parseTextRow('Hrachová polévka | Pea soup | Hrachová polievka | Erbsensuppe'),
  cheese: parseTextRow('sýr | cheese | syr | Käse'),
  draught: parseTextRow('Točené pivo | Draught beer | Čapované pivo | Bier vom Fass'),
  beer: parseTextRow('Pivo | Beer | Pivo | Bier'),
  soft: parseTextRow('Nealko | Soft drinks | Nealko | Alkoholfreies'),
  wheat: parseTextRow('pšenice | wheat | pšenica | Weizen'),
  eggs: parseTextRow('Vejce | Eggs | Vajcia | Eier'),
  small: parseTextRow('malé | small | malé | klein'),
  large: parseTextRow('velké | large | veľké | groß'),
}

const quantities = (house: House) => ({
  volume_ml: s.optional(s.count, 'Volume in millilitres.', 500),
  weight_g: s.optional(s.count, 'Weight in grams.', 150),
  pieces: s.optional(s.count, 'Number of pieces.', 3),
  ...s.ifInMenu(house, {
    volume_unit: s.described(
      s.enumSchema(volumeUnits),
      'Unit that the house writes: `cl` for 20 ml written as 2 cl. Absent: litres.',
      'cl',
    ),
    weight_unit: s.described(
      s.enumSchema(weightUnits),
      'Unit that the house writes: `kg` for 1200 g written as 1.2 kg. Absent: grams.',
      'kg',
    ),
    weights_g: s.described(
      s.list(s.count, { minItems: 2 }),
      'The weights of 150/200 g as the house writes them, often those of the main ingredient and the side dish; `weight_g` is the first.',
      [150, 200],
    ),
    pack_of: s.described(
      s.count,
      'Number of equal parts: 6 with `volume_ml` 1980 is 6 × 0.33 l. The other members are for all parts together.',
      6,
    ),
    size_cm: s.described(s.count, 'Across or along, in centimetres, as of a pizza.', 32),
    serves: s.described(s.count, 'For how many people it is.', 2),
  }),
})

const paid = (house: House) => ({
  ...s.prices(house),
  ...s.ifInMenu(house, {
    price_from: s.priceFrom,
    price_per: s.flag(
      'The price is for this quantity, and the bill goes by weight or by the litre. Absent: it does not.',
    ),
  }),
})

const measures = ['volume_ml', 'weight_g', 'pieces', 'size_cm', 'serves'] as const

/** True if the owner gives some prices without a quantity. */
const hasBareSize = cachePerObject(
  ({ menu }: House) =>
    menu !== undefined &&
    listDishes(menu).some(({ sizes }) =>
      sizes.some((size: Quantity | Size) => measures.every((name) => size[name] === undefined)),
    ),
)

/**
 * Require at least one quantity if the owner gives all prices a quantity. JSON Schema can express
 * this rule and TypeScript cannot. Each branch is an object with its member: from a bare `required`
 * type generators derive a type that accepts anything, and readers such as zod refuse `not`. Inside
 * `allOf` all of them accept the branches.
 */
function someQuantity(house: House): object {
  if (!house.menu || hasBareSize(house)) return {}
  const { properties } = s.object(quantities(house))
  const any = Object.keys(properties).map((name) => ({
    type: 'object',
    properties: { [name]: {} },
    required: [name],
  }))
  return { allOf: [{ anyOf: any }] }
}

const bareSize = 'Without a quantity it is the item as it is served.'

const size = (house: House) => ({
  ...s.component(
    'Size',
    `One size with its price. ${hasBareSize(house) ? bareSize : 'At least one of volume_ml, weight_g and pieces is present.'}`,
    {
      label: s.optional(
        s.textMember(
          house,
          'Name of the size, such as small. Absent when there is only a quantity.',
          names.small,
        ),
      ),
      ...quantities(house),
      ...paid(house),
      ...s.ifInMenu(house, s.deposits(house)),
    },
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

const numbersOfAllergens = (description: string, example: number[]) =>
  s.described(
    s.orNull(s.list(number, s.unique)),
    `${description} Empty: none of the fourteen. null: not stated, ask the staff.`,
    ...[example, [], null],
  )
const kindCodes = s.list(s.enumSchema(allergenKinds.map(({ code }) => code)), s.unique)
const kindsOfAllergens = s.described(
  kindCodes,
  'Which cereals (1a, 1b ...) and nuts (8a ...): codes of `kinds` in the legend. Of a number of `allergens` whose kinds are named here there are no others.',
  ['1a', '8a'],
)
const knownAllergens = s.described(
  s.list(number, { ...s.nonEmpty, ...s.unique }),
  'Numbers that it contains where `allergens` is null: it may contain any of the others too, so ask the staff. Never take it for the whole list.',
  [4],
)
const partsOfAllergens = (house: House) =>
  s.ifInMenu(house, { known_allergens: knownAllergens, allergen_kinds: kindsOfAllergens })

const allergenMembers = (house: House) => ({
  allergens: numbersOfAllergens('Numbers of Regulation (EU) 1169/2011, Annex II.', [1, 3, 7]),
  // Optional members, which have no number among the fourteen.
  ...partsOfAllergens(house),
  ...s.ifInMenu(house, {
    traces: s.described(
      s.list(number, { ...s.nonEmpty, ...s.unique }),
      'Numbers of allergens of which there may be traces, though they are no ingredients. Absent: nothing is stated of traces, and none can be ruled out.',
      [8, 11],
    ),
    trace_kinds: s.described(
      kindCodes,
      'Which cereals and nuts those of `traces` are, as in `allergen_kinds`.',
      ['8a'],
    ),
  }),
  diets: s.described(
    s.list(s.enumSchema(listClaims(house)), s.unique),
    'What the house vouches for. A vegan item is listed as vegetarian too. A mark that is missing is not claimed, and no more.',
    ...[['vegetarian', 'vegan'], []],
  ),
})

/** Claims that are in the schema only if some item has them. */
const laterDiets: ReadonlySet<Diet> = new Set(['lactose_free', 'halal'])
const listClaims = ({ menu }: House) =>
  diets.filter(
    (diet) =>
      !menu || !laterDiets.has(diet) || listDishes(menu).some((dish) => dish.diets.includes(diet)),
  )

const season = s.group(
  'Served every year from one MM-DD to the other, both included; may wrap over New Year.',
  s.fromTo('11-01', '02-28'),
)

const servingHours = s.component('ServingHours', 'The same times on some days of the week.', {
  days: s.described(
    s.list(s.dayList.items, { ...s.nonEmpty, ...s.unique }),
    'The days of the week.',
    ['mon', 'tue'],
  ),
  ...s.openToClose('08:00', '10:30'),
})
const hours = s.described(
  s.list(servingHours, s.nonEmpty),
  'Served at these times of the week only, in local time, and never while `/hours.json` has the house closed. A `close` that is not later than `open` belongs to the next day.',
  [s.composeExample(servingHours)],
)

const except_dates = s.described(
  s.list(s.date),
  'Dates to come on which it is not served: the owner says so, or an exception has the house closed, or not cooking, when it begins. Absent: none.',
  ['2026-12-31'],
)
const servingDates = s.component('ServingDates', 'The same times on each of some dates.', {
  from: s.described(s.date, 'The first date.', '2026-12-26'),
  to: s.described(s.date, 'The last date.', '2026-12-26'),
  spans: s.described(
    s.list(s.object(s.openToClose('08:00', '11:00')), s.nonEmpty),
    'In local time.',
    [{ open: '08:00', close: '11:00' }],
  ),
})
const except_from = s.described(
  s.date,
  'From this date on it is not served, until further notice. Absent: no such date.',
  '2027-01-11',
)
const special_hours = s.described(
  s.list(servingDates),
  'Dates to come with other times than those of `hours`. Absent: none.',
  [s.composeExample(servingDates)],
)

const recurring = s.component(
  'RecurringService',
  'Served by this rule only, less often than every week or within dates.',
  {
    ...limitedRuleMembers,
    dates: s.described(
      s.list(s.date),
      'Its dates on which the house serves it, as far as they are known.',
      ['2026-12-04'],
    ),
    known_until: s.knownUntil,
  },
)

const weekend = ['fri', 'sat', 'sun']
const availability = (house: House) =>
  s.component(
    'Availability',
    'Absent: while the house is open; what is cooked, while it cooks. All members present hold together.',
    {
      status: s.optional(
        s.enumSchema(['available', 'sold_out']),
        'As of the date in `updated`. Absent: available.',
        'sold_out',
      ),
      ...s.ifInMenu(house, {
        sold_out_since: s.described(
          s.date,
          'Since when it is sold out. Absent: as of `updated`.',
          '2026-11-27',
        ),
      }),
      days: s.optional(s.dayList, 'Served on these days of the week only.', weekend),
      ...s.ifInMenu(house, { recurring }),
      season: s.optional(season),
      dates: s.optional(s.list(s.date), 'Served on these dates only.', ['2026-12-31']),
      ...s.ifInMenu(house, { hours, special_hours, except_dates, except_from }),
    },
    { days: weekend },
  )

const extra = (house: House) =>
  s.component('AddOn', 'What a guest may add, at a price of its own beside that of the item.', {
    name: s.textMember(house, 'What is added.', names.cheese),
    ...quantities(house),
    ...paid(house),
    allergens: numbersOfAllergens('Those of the extra alone, besides those of the item.', [7]),
    ...partsOfAllergens(house),
  })

const extras = (house: House) =>
  s.described(
    s.list(extra(house)),
    'What can be added to the item, in addition to the extras of its section. Empty: nothing, not even those. Absent: none of its own are stated.',
    [
      {
        name: pickLanguages(house, names.cheese),
        ...s.examplePrice(house, 'extra'),
        allergens: [7],
      },
    ],
  )

const timedPrice = (house: House) =>
  s.component('OtherPrice', 'Prices at some times. All members that state a time hold together.', {
    name: s.optional(s.textMember(house, 'What the house calls it.', names.happyHour)),
    days: s.optional(s.dayList, 'On these days of the week.', ['sat', 'sun']),
    times: s.optional(
      s.list(
        s.object({
          days: s.optional(s.dayList, 'On these days only.', ['mon']),
          ...s.openToClose('15:00', '17:00'),
        }),
        s.nonEmpty,
      ),
      'At these local times. A `close` that is not later than `open` belongs to the next day.',
      [{ open: '15:00', close: '17:00' }],
    ),
    from: s.optional(s.date, 'The first date.', '2027-01-01'),
    until: s.optional(s.date, 'The last date.', '2027-08-31'),
    sizes: s.optional(s.list(size(house), s.nonEmpty), 'Sizes with the price at these times.', [
      { volume_ml: 500, ...s.examplePrice(house, 'beer') },
    ]),
    discount_percent: s.optional(s.count, 'Every size costs so many percent less.', 20),
  })

const timedPrices = (house: House) =>
  s.described(
    s.list(timedPrice(house), s.nonEmpty),
    'Prices that hold at some times in place of the regular ones in `sizes`. Absent: none are stated.',
    [{ days: ['sat', 'sun'], discount_percent: 20 }],
  )

const course = (house: House) =>
  s.component('Course', 'One of the courses that are served for one price.', {
    ...memberSchemas(courseRows, house),
    allergens: s.optional(
      numbersOfAllergens(
        'Those of this course; `allergens` of the item holds those of all. Absent: stated for the item only.',
        [1, 3, 7],
      ),
    ),
    ...partsOfAllergens(house),
  })

const courses = (house: House) =>
  s.described(
    s.list(course(house), { minItems: 2 }),
    'The courses of a set menu, in the order in which they are served; the prices in `sizes` are for all of them. Absent: it is one dish or drink.',
    [
      { name: pickLanguages(house, broth), allergens: [1, 9] },
      { name: pickLanguages(house, names.roast), allergens: null },
    ],
  )

function item(house: House) {
  const { tags, origin, ...texts } = foodMembers(house)
  return {
    id: s.described(
      slug,
      'Stable; unique over food and drinks; the anchor on the home pages.',
      s.exampleId(house, braised),
    ),
    section: s.described(slug, 'The `id` of a section.', s.exampleId(house, mainCourses)),
    ...texts,
    sizes: s.described(
      s.list(size(house), { ...s.nonEmpty, maxItems: 8 }),
      'Every size with its price.',
      [{ volume_ml: 500, ...s.examplePrice(house, 'beer') }],
    ),
    ...s.ifInMenu(house, s.deposits(house)),
    ...memberSchemas(headingRows, house),
    origin,
    ...allergenMembers(house),
    tags,
    ...s.ifInMenu(house, {
      extras: extras(house),
      courses: courses(house),
      other_prices: timedPrices(house),
      photo: s.described(
        s.photo(house),
        'The item, as it is served.',
        s.composeExample(s.photo(house)),
      ),
    }),
    availability: s.optional(availability(house)),
  }
}

const lunchDish = (house: House) =>
  s.object({
    ...memberSchemas(lunchDishRows, house),
    sizes: s.described(s.list(size(house), s.nonEmpty), 'Every size with its price.', [
      { weight_g: 150, ...s.examplePrice(house, 'dish') },
    ]),
    ...s.ifInMenu(house, {
      all_week: s.flag('It is served on all days of its week. Absent: on this day, or on some.'),
    }),
    ...allergenMembers(house),
  })

function soup(house: House) {
  const dish = lunchDish(house)
  const sizes = s.described(
    s.list(soupSize(house)),
    'Its size. Empty: it comes with the meal, and its quantity is not stated.',
    [{ volume_ml: 220 }],
  )
  return s.titled('LunchSoup', 'The soup of the day.', {
    ...dish,
    properties: { ...dish.properties, sizes },
  })
}

const soupExample = (house: House) => ({
  name: pickLanguages(house, names.peaSoup),
  sizes: [{ volume_ml: 220 }],
  allergens: [1],
  diets: ['vegetarian', 'vegan'],
})
const dishExample = (house: House) => ({
  name: pickLanguages(house, names.chicken),
  sizes: [{ weight_g: 150, ...s.examplePrice(house, 'dish') }],
  allergens: [1, 3, 7],
  diets: [],
})

const lunchDay = (house: House) =>
  s.component('LunchDay', 'Lunch on one date.', {
    date: s.described(s.date, 'The date, YYYY-MM-DD.', '2026-11-23'),
    soup: s.optional({ ...soup(house), examples: [soupExample(house)] }),
    ...s.ifInMenu(house, {
      more_soups: s.described(
        s.list(soup(house), s.nonEmpty),
        'Soups of the day beside `soup`. Where `soup_included` is true, one of those without a price, as the guest chooses, is part of the price of a main course.',
        [soupExample(house)],
      ),
    }),
    mains: s.described(
      s.list(s.titled('LunchDish', 'A main course of the lunch menu.', lunchDish(house))),
      'The main courses.',
      [dishExample(house)],
    ),
  })

const lunch = (house: House) =>
  s.component('Lunch', 'The lunch menu of one week.', {
    week: s.described(
      { type: 'string', pattern: '^\\d{4}-W\\d{2}$' },
      'ISO 8601 week.',
      '2026-W48',
    ),
    ...memberSchemas(lunchRows, house),
    days: s.described(s.list(lunchDay(house)), 'Only the days on which lunch is served.', [
      { date: '2026-11-23', mains: [] },
    ]),
  })

function section(house: House) {
  const { kind, name, note } = memberSchemas(sectionRows, house)
  return s.component('Section', 'A heading of the menu.', {
    id: s.described(slug, 'Named by `section` of the items.', s.exampleId(house, mainCourses)),
    kind,
    name,
    ...s.ifInMenu(house, {
      extras: s.described(
        { ...extras(house), ...s.nonEmpty },
        'What can be added to each item of the section whose own `extras` are not empty. Absent: not stated.',
      ),
    }),
    note,
    ...s.ifInMenu(house, { other_prices: timedPrices(house), served: served(house) }),
  })
}

const mornings = [{ days: ['sat', 'sun'], open: '08:00', close: '10:30' }]
const served = (house: House) =>
  s.component(
    'Served',
    'When its items are served; all members hold together. Each item repeats them in `availability`. Absent: none stated.',
    {
      season: s.optional(season),
      ...s.ifInMenu(house, { hours, special_hours, except_dates, except_from }),
    },
    {
      season: { from: '05-01', to: '09-30' },
      ...(s.isInMenu(house, 'hours') && { hours: mornings }),
    },
  )

const allergenKind = (house: House) =>
  s.component('AllergenKind', 'One cereal, or one nut.', {
    code: s.described(
      key,
      s.isInMenu(house, 'trace_kinds')
        ? 'Named by `allergen_kinds` and `trace_kinds` of items.'
        : 'Named by `allergen_kinds` of items.',
      '1a',
    ),
    key: s.described(key, 'A stable word for programs.', 'wheat'),
    name: s.textMember(house, 'The kind in words.', names.wheat),
  })

const allergen = (house: House) =>
  s.component('Allergen', 'A group of Regulation (EU) 1169/2011, Annex II.', {
    number: s.described(number, 'The number used in items.', 1),
    key: s.described(key, 'A stable word for programs.', 'gluten'),
    name: s.textMember(house, 'The group in words.', names.eggs),
    kinds: s.optionalIf(
      !house.menu || listStatedKinds(house.menu).length > 0,
      s.list(allergenKind(house), s.nonEmpty),
      'Kinds of this group, where items name any.',
      [s.composeExample(allergenKind(house))],
    ),
  })

const foodExample = (house: House) => ({
  id: s.exampleId(house, names.chicken),
  section: s.exampleId(house, mainCourses),
  ...dishExample(house),
  tags: [],
})
const drinkExample = (house: House) => ({
  id: s.exampleId(house, s.drinkName(house)),
  section: s.exampleId(house, house.servesBeer ? names.draught : names.soft),
  name: pickLanguages(house, s.drinkName(house)),
  sizes: [
    { label: pickLanguages(house, names.large), volume_ml: 500, ...s.examplePrice(house, 'beer') },
  ],
  allergens: [1],
  diets: [],
  tags: [],
  alcohol_percent: 5,
  ...(s.isInMenu(house, 'beer_degree') && { beer_degree: 12 }),
})

export const schema = (house: House) =>
  s.component(
    'Menu',
    `Food and drinks of the ${houseNoun(house)}. Ignore members that you do not know.`,
    {
      $schema: schemaMember(house, '/menu.json'),
      license: s.optional(s.license),
      currency: s.currency(house, 'The currency of every price.'),
      prices_include_vat: s.houseMember(house, s.flag('Prices are final.'), house.paysVat),
      vat: s.houseMember(
        house,
        s.described({ const: 'none' }, 'Prices are final; no VAT is charged.', 'none'),
        !house.paysVat,
      ),
      languages: languageList(house),
      updated: s.updated('prices and availability'),
      sections: s.described(s.list(section(house)), 'Sections in the order of the menu.', [
        {
          id: s.exampleId(house, house.servesBeer ? names.draught : names.soft),
          kind: 'drinks',
          name: pickLanguages(house, house.servesBeer ? names.beer : names.soft),
        },
      ]),
      allergens: s.described(
        s.list(allergen(house), { maxItems: 14 }),
        'Legend of the allergen numbers, all fourteen.',
        [{ number: 3, key: 'eggs', name: pickLanguages(house, names.eggs) }],
      ),
      lunch: s.optionalIf(house.servesLunch, {
        ...lunch(house),
        examples: [{ week: '2026-W48', soup_included: true, days: [] }],
      }),
      next_lunches: s.optionalIf(
        house.servesLunch,
        s.list(lunch(house)),
        'The weeks after that of `lunch`, as far as they are known. Absent: none.',
        [{ week: '2026-W49', soup_included: true, days: [] }],
      ),
      food: s.described(
        s.list(s.component('FoodItem', 'A dish.', item(house))),
        `Food items, ${englishNames(house.languages)}.`,
        [foodExample(house)],
      ),
      drinks: s.described(
        s.list(s.component('DrinkItem', 'A drink.', { ...item(house), ...drinkMembers(house) })),
        `Drink items, ${englishNames(house.languages)}.`,
        [drinkExample(house)],
      ),
    },
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
    ...(paysVat({ pub }) ? { prices_include_vat: true as const } : { vat: 'none' as const }),
    languages: [...languages],
    updated,
    sections: menu.sections,
    allergens: allergens.map(({ number, key, name }) => ({
      number,
      key,
      name: pickLanguages({ languages }, name),
      ...makeKinds(number, { menu, languages }),
    })),
    ...lunches(lunchWeeks({ menu, date: today })),
    food: menu.food.map((item) => toData({ menu, baseUrl }, item)),
    drinks: menu.drinks.map((item) => toData({ menu, baseUrl }, item)),
  }),
})

function makeKinds(group: number, { menu, languages }: Pick<Site, 'menu' | 'languages'>) {
  const kinds = listStatedKinds(menu)
    .filter(({ number }) => number === group)
    .map(({ code, key, name }) => ({ code, key, name: pickLanguages({ languages }, name) }))
  return kinds.length > 0 ? { kinds } : {}
}

/** Return an item as published: with the serving times of its section, and the URL of its photo. */
function toData<T extends Item>(site: Pick<Site, 'menu' | 'baseUrl'>, item: T) {
  const { photo: own, ...rest } = withSection(site, item)
  return { ...rest, ...(own && { photo: photoData(site, own) }) }
}

const lunches = ([first, ...next]: Lunch[]) => ({
  ...(first && { lunch: first }),
  ...(next.length > 0 && { next_lunches: next }),
})
