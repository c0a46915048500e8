// Building blocks of schemas: members with their meaning and an example. Blocks that depend on the
// house take it as a parameter. A piece with a title becomes a named component of the API
// description.

import { countries } from './countries.ts'
import { currencies, type DepositMember, type PriceMember, priceIn } from './currencies.ts'
import type { House } from './house.ts'
import {
  englishName,
  englishNames,
  firstLanguage,
  parseTextRow,
  pickLanguages,
  type Text,
} from './languages.ts'
import { days } from './site.ts'
import { normalizeText } from './suggest.ts'

/** Add a description and examples to a schema. Types of bodies need neither. */
export const described = <const S extends object>(
  schema: S,
  description: string,
  ...examples: readonly unknown[]
): S => ({ ...schema, description, ...(examples.length > 0 && { examples }) })

/** Make a schema a named component of the API description. */
export const titled = <const S extends object>(
  title: string,
  description: string,
  schema: S,
): S => ({
  title,
  description,
  ...schema,
})

/** Member that not every house has. */
export type OptionalMember<S> = { schema: S; is: 'required' | 'optional' | 'absent' }
const isOptional = (member: object): member is OptionalMember<object> => 'is' in member

type Description = readonly [description?: string, ...examples: readonly unknown[]]

/** Member that not every document has. */
export const optional = <const S extends object>(
  schema: S,
  ...about: Description
): OptionalMember<S> => optionalIf(true, schema, ...about)

/** Member that is optional in some houses, and absent in the others. */
export const optionalIf = <const S extends object>(
  mayBe: boolean,
  schema: S,
  ...[description, ...examples]: Description
): OptionalMember<S> => ({
  schema: description === undefined ? schema : described(schema, description, ...examples),
  is: mayBe ? 'optional' : 'absent',
})

/** Member that depends on the house: required or absent, or optional if the house is unknown. */
export const houseMember = <const S extends object>(
  { menu }: House,
  schema: S,
  isInMenu = true,
): OptionalMember<S> => ({
  schema,
  is: menu === undefined ? 'optional' : isInMenu ? 'required' : 'absent',
})

/** True if this member occurs anywhere in the menu of the house, or the house is unknown. */
export const isInMenu = ({ menuMembers: all }: House, name: string): boolean =>
  all?.has(name) ?? true

/** Make each member optional, or absent if it does not occur in the menu of the house. */
export const ifInMenu = <const M extends { [name: string]: object }>(house: House, members: M) =>
  mapMembers(members, (schema, name) => optionalIf(isInMenu(house, name), schema)) as {
    [Name in keyof M]: OptionalMember<M[Name]>
  }

type RequiredNames<M> = {
  [Name in keyof M & string]: M[Name] extends OptionalMember<unknown> ? never : Name
}[keyof M & string]

/** Object with these members and no others. */
export function object<const M extends { [name: string]: object }>(members: M) {
  const there = Object.entries(members).filter(([, one]) => !isOptional(one) || one.is !== 'absent')
  const required = there.flatMap(([name, one]) =>
    isOptional(one) && one.is === 'optional' ? [] : [name],
  )
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: mapMembers(Object.fromEntries(there), (one) =>
      isOptional(one) ? one.schema : one,
    ),
  } as unknown as {
    type: 'object'
    required: RequiredNames<M>[]
    additionalProperties: false
    properties: { [Name in keyof M]: M[Name] extends OptionalMember<infer S> ? S : M[Name] }
  }
}

/** Object that is a named component of the API description. */
export const component = <const M extends { [name: string]: object }>(
  title: string,
  description: string,
  members: M,
  ...examples: readonly object[]
) => titled(title, description, { ...object(members), ...(examples.length > 0 && { examples }) })

/** Object with a description; its example is composed from those of its members. */
export function group<const M extends { [name: string]: object }>(description: string, members: M) {
  const schema = object(members)
  return described(schema, description, composeExample(schema))
}

/** Compose an example from the first example of each required member. */
export const composeExample = (schema: { required: readonly string[]; properties: object }) =>
  Object.fromEntries(
    Object.entries<{ examples?: readonly unknown[] }>({ ...schema.properties }).flatMap(
      ([name, { examples = [] }]) => (schema.required.includes(name) ? [[name, examples[0]]] : []),
    ),
  )

/** Map the members of an object, keeping their names. */
export const mapMembers = <M extends object>(
  members: M,
  map: (member: M[keyof M], name: string) => unknown,
) => {
  const mapped: { [name: string]: unknown } = {}
  for (const name in members) mapped[name] = map(members[name], name)
  return mapped
}

/** Constraints of lists: no duplicates (`unique`), at least one entry (`some`). */
export const unique = { uniqueItems: true } as const
export const nonEmpty = { minItems: 1 } as const

export const list = <const S extends object, const M extends object = Record<never, never>>(
  items: S,
  more?: M,
) => ({ type: 'array', items, ...more }) as { type: 'array'; items: S } & M

export const enumSchema = <const V extends readonly unknown[]>(values: V) => ({ enum: values })

/** List of days of the week. */
export const dayList = list(enumSchema(days), unique)

/**
 * The constant value of the house, or any of all values if the house is unknown. The first one is
 * the example.
 */
const houseValue = <const V>(description: string, values: readonly V[]) =>
  described(
    (values.length === 1 ? { const: values[0] } : { enum: values }) as { enum: readonly V[] },
    description,
    values[0],
  )

export const currency = (house: House, description: string) =>
  houseValue(description, house.currencies)

export const timeZone = (house: House, description: string) =>
  houseValue(
    description,
    house.countries.map((code) => countries[code].timeZone),
  )

export const orNull = <const S extends { readonly type: string }>(schema: S) =>
  ({ ...schema, type: [schema.type, 'null'] }) as Omit<S, 'type'> & { type: [S['type'], 'null'] }

/** Member that is null if the owner did not state it. */
export const orNotStated = <const S extends { readonly type: string }>(
  schema: S,
  description: string,
  ...examples: readonly unknown[]
) => described(orNull(schema), `${description} null: not stated.`, ...examples, null)

export const line = { type: 'string', minLength: 1 } as const
export const number = { type: 'number' } as const
export const integer = { type: 'integer' } as const
export const count = { type: 'integer', minimum: 1 } as const
export const boolean = { type: 'boolean' } as const
/**
 * URL and email use patterns instead of formats, because some validators refuse unknown formats.
 */
export const address = { type: 'string', pattern: '^https?://[^\\s]+$' } as const
export const mail = { type: 'string', pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' } as const
/** Calendar date, with an example. */
export const date = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  examples: ['2026-12-24'],
} as const
/** Day of any year. */
const monthDay = { type: 'string', pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' } as const
/** Members of a part of every year. */
export const fromTo = (from: string, to: string, how = '') => ({
  from: described(monthDay, 'The first day, MM-DD.', from),
  to: described(monthDay, `The last day, MM-DD${how}.`, to),
})
/** Local time of day. */
export const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const

/** Members of a time span. */
export const openToClose = (open: string, close: string) => ({
  open: described(time, 'From, HH:MM.', open),
  close: described(time, 'To, HH:MM.', close),
})

/** Members of a time span on some days of the week. */
const timesOnDays = (open: string, close: string) => ({
  ...openToClose(open, close),
  days: optional(dayList, 'On these days only. Absent: no days are stated.', ['mon']),
})
export const onDays = (open: string, close: string) => ({
  ...timesOnDays(open, close),
  also: optional(list(object(timesOnDays(open, close))), 'And at these times.', [{ open, close }]),
})

const plainText = { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } as const
const lager = parseTextRow('Světlý ležák | Pale lager | Svetlý ležiak | Helles Lagerbier')
const lemonade = parseTextRow(
  'Domácí limonáda | Home-made lemonade | Domáca limonáda | Hausgemachte Limonade',
)
/** Drink for examples, one that this kind of house serves. */
export const drinkName = ({ servesBeer }: House): Text => (servesBeer ? lager : lemonade)

/** Name of a house, for examples. */
export const houseName: Text = parseTextRow('U Lva | The Lion | U leva | Zum Löwen')

/** Text in every language of the house. The type lists all languages of the engine. */
function text(house: House) {
  const members = house.languages.map((lang) => [
    lang,
    described(plainText, `${englishName(lang)}.`, drinkName(house)[lang]),
  ])
  const languages = object(Object.fromEntries(members) as Record<keyof Text, typeof plainText>)
  return titled('Text', `One text in ${englishNames(house.languages)}, without markup.`, languages)
}

/** Text with a description and examples in the languages of the house. */
export const textMember = (house: House, description: string, ...examples: readonly Text[]) =>
  described(text(house), description, ...examples.map((example) => pickLanguages(house, example)))

/** Text that is null if the owner did not state it. */
export function textOrNull(house: House, description: string, ...examples: readonly Text[]) {
  const own = examples.map((example) => pickLanguages(house, example))
  return { ...orNotStated(text(house), description, ...own), title: 'OptionalText' }
}

/** Id in addresses of an item or a section with this name. */
export const exampleId = (house: House, name: Text): string =>
  normalizeText(name[firstLanguage(house)])
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Sample house for examples, in the country of this house. */
export function sampleHouse({ countries: [country = 'CZ'] }: House) {
  const { sample, phone } = countries[country]
  return { country, ...sample, phone: phone.example.replaceAll(' ', '') }
}

/** Example of a price in the currency of the house. */
export function examplePrice(
  { currencies: [code = 'CZK'] }: House,
  thing: 'beer' | 'dish' | 'extra' | 'entry' | 'least' | 'most',
) {
  const { example: beer, examples } = currencies[code]
  return priceIn(code, { beer, ...examples }[thing])
}

const amount = { type: 'number', minimum: 0, maximum: 100000 } as const
const deposit = { type: 'number', minimum: 0 } as const

/** Price members in the currency of the house, or in all currencies if the house is unknown. */
export const prices = (house: House) =>
  Object.fromEntries(
    house.currencies.map((code) => {
      const { english, example, member } = currencies[code]
      const about = `Price in ${english}${house.paysVat ? ', VAT included' : ''}.`
      return [member, houseMember(house, described(amount, about, example))]
    }),
  ) as { [Member in PriceMember]: OptionalMember<typeof amount> }

/** Deposit members in the currencies of the house. */
export const deposits = ({ currencies: own }: House) =>
  Object.fromEntries(
    own.map((code) => [
      currencies[code].deposit,
      described(
        deposit,
        `Paid on top of the price and given back, in ${currencies[code].english}. That of a size replaces that of its item; 0: none. Absent: none is stated.`,
        3,
      ),
    ]),
  ) as { [Member in DepositMember]: typeof deposit }

/** Member that is true or absent. */
export const flag = (description: string) => described({ const: true } as const, description, true)

/** Flag of a minimum price, for menu and events. */
export const priceFrom = flag(
  'The price is the least that it costs: say "from". Absent: it is the price.',
)

/** Day on which the owner last checked this. */
export const updated = (what: string) =>
  described(date, `The day on which the owner last went over ${what}.`, '2026-11-20')

/** Last date for which a rule was resolved to dates. */
export const knownUntil = described(
  date,
  'The last date that was considered. After it the rule goes on, unless `until` ends it.',
  '2027-11-20',
)

const photoUrl = 'https://lion.example/photos/jpeg/0123456789abcdef0123456789abcdef-1280.jpg'
const tableAtTheWindow = parseTextRow(
  'Stůl u okna | A table at the window | Stôl pri okne | Ein Tisch am Fenster',
)

/** Photo of the house or of a dish. The file at its URL never changes. */
export const photo = (house: House) =>
  component('Photo', 'A photo, JPEG, upright.', {
    url: described(address, 'Its address. Another photo has another one.', photoUrl),
    width: described(count, 'In pixels.', 1280),
    height: described(count, 'In pixels.', 960),
    alt: textMember(house, 'What is to be seen on it.', tableAtTheWindow),
  })

/** Licence of a document. Part of the data, because data are copied without the site. */
export const license = described(
  line,
  'SPDX identifier of the licence of this document. Absent: none is stated, and the law applies.',
  'CC-BY-4.0',
)
