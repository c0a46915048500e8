// The house as data: what it is, where, how to reach, book and pay it, what it has, who runs it.
// Every known fact is a member; one that the owner did not state is null, and never left out.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import {
  type CompanyNumber,
  type Country,
  companyNumbers,
  countries,
} from '../src/model/countries.ts'
import { currencies, priceIn } from '../src/model/currencies.ts'
import {
  type FeatureName,
  type FeatureRow,
  featureDescriptions,
  featureRows,
  fieldOf,
} from '../src/model/features.ts'
import type { House } from '../src/model/house.ts'
import { houseTypeNames } from '../src/model/house-types.ts'
import { firstLanguage, type Language, type Text, textIn } from '../src/model/languages.ts'
import { type Json, json } from '../src/model/resource.ts'
import {
  address,
  as,
  boolean,
  date,
  license,
  line,
  list,
  monthDay,
  object,
  oneOf,
  optional,
  orNull,
  owned,
  photo,
  photoExample,
  piece,
  priceOf,
  prices,
  sampleOf,
  time,
  words,
  wordsOrNull,
} from '../src/model/schema-parts.ts'
import { serviceNames } from '../src/model/services.ts'
import {
  bookingWays,
  type Pub,
  paymentMethods,
  type Site,
  transportKinds,
  url,
} from '../src/model/site.ts'
import { linkFacts } from './_parts/facts/contact.ts'
import { housePhotos, photoData } from './_parts/facts/photos.ts'
import { schemaMember, schemaPath } from './_parts/schema.ts'

const notStated = 'null: not stated.'
const lineOrNull = orNull(line)
const number = { type: 'number' } as const
const integer = { type: 'integer' } as const
const unique = { uniqueItems: true } as const

const lion = { cs: 'U Lva', en: 'The Lion', sk: 'U leva', de: 'Zum Löwen' }

const openAndClose = object({
  open: as(time, 'From, HH:MM.', '10:00'),
  close: as(time, 'To, HH:MM.', '20:00'),
})

function placeMember(house: House) {
  const { street, postal_code, town, country } = sampleOf(house)
  return as(
    object({
      street: as(line, 'Street and number.', street),
      postal_code: as(line, 'Post code.', postal_code),
      town: as(line, 'Town.', town),
      country: as(line, 'ISO 3166-1 alpha-2 code.', country),
    }),
    'The postal address.',
    { street, postal_code, town, country },
  )
}

function pointMember(house: House) {
  const { latitude, longitude } = sampleOf(house).point
  return as(
    orNull(
      object({
        latitude: as(number, 'Degrees north.', latitude),
        longitude: as(number, 'Degrees east.', longitude),
        note: wordsOrNull(house, `How to find it. ${notStated}`, null),
      }),
    ),
    `The place on the map, WGS 84. ${notStated}`,
    ...[{ latitude, longitude, note: null }, null],
  )
}

function contact(house: House) {
  const { phone } = sampleOf(house)
  return as(
    object({
      phone: as(lineOrNull, `Telephone, E.164. ${notStated}`, phone, null),
      phone_2: as(lineOrNull, `A second one. ${notStated}`, null),
      email: as({ ...lineOrNull, format: 'email' }, `E-mail. ${notStated}`, 'a@pub.example', null),
    }),
    'How to reach the house.',
    { phone, phone_2: null, email: null },
  )
}

/** The last part of an address elsewhere that some house has. */
const called = ({ type }: House, otherwise: string) => (type === 'pub' ? 'pub' : otherwise)

const booking = (house: House) =>
  as(
    object({
      by: as(
        orNull(list(oneOf(bookingWays), unique)),
        `Every way there is. Empty: tables are not booked. ${notStated}`,
        ...[['telephone'], ['email', 'web'], [], null],
      ),
      url: as(
        orNull({ type: 'string', pattern: '^https://' }),
        'The page on which a guest books. null: none is stated.',
        ...[`https://booking.example/${called(house, 'table')}`, null],
      ),
      hours: as(
        orNull(openAndClose),
        `When the telephone is answered, local time. ${notStated}`,
        ...[{ open: '10:00', close: '20:00' }, null],
      ),
      note: wordsOrNull(house, `The owner's own sentence, with its limits. ${notStated}`, null),
    }),
    'How a table is booked; never through this interface.',
    { by: ['telephone'], url: null, hours: null, note: null },
  )

const facebook = { cs: 'Facebook', en: 'Facebook', sk: 'Facebook', de: 'Facebook' }

const link = (house: House) =>
  piece(
    'WebLink',
    'A page elsewhere.',
    object({
      service: as(
        oneOf([...serviceNames, null]),
        'A service that many know. null: none of these.',
        ...['facebook', null],
      ),
      name: words(house, 'What it is called.', facebook),
      url: as(address, 'Its address.', `https://facebook.com/${called(house, 'house')}`),
    }),
  )

function payment(house: House) {
  const methods = [currencies[house.currencies[0] ?? 'CZK'].cash, 'card']
  return as(
    object({
      methods: as(list(oneOf(paymentMethods)), 'What is taken.', methods),
      not_accepted: as(
        orNull(list(oneOf(paymentMethods))),
        `What is refused; anything else: ask. ${notStated}`,
        ...[['crypto'], null],
      ),
      note: wordsOrNull(house, `In words. ${notStated}`, null),
    }),
    'How guests pay.',
    { methods, not_accepted: null, note: null },
  )
}

function transport(house: House) {
  const { stop } = sampleOf(house)
  return as(
    orNull(
      list(
        piece(
          'Stop',
          'A stop nearby.',
          object({
            kind: as(oneOf(transportKinds), 'What stops there.', 'bus'),
            line: as(lineOrNull, `Its line. ${notStated}`, '42', null),
            stop: as(line, 'Name of the stop.', stop),
            walk_min: as(integer, 'Minutes on foot.', 2),
          }),
        ),
      ),
    ),
    `Stops nearby. ${notStated}`,
    ...[[{ kind: 'bus', line: '42', stop, walk_min: 2 }], null],
  )
}

function spending(house: House) {
  const least = priceOf(house, 'least')
  const end = {
    ...piece('Spending', 'One end of the range.', object(prices(house))),
    examples: [least],
  }
  return as(
    orNull(object({ least: end, most: end })),
    `What a guest spends as the owner says it, not worked out of the menu. ${notStated}`,
    ...[{ least, most: priceOf(house, 'most') }, null],
  )
}

const registered = {
  cs: 'Zapsáno v rejstříku.',
  en: 'Entered in the register.',
  sk: 'Zapísané v registri.',
  de: 'Im Register eingetragen.',
}

/** By which registers know companies; beside that for VAT a country may have one more. */
const ofRegisters: readonly CompanyNumber[] = ['ico', 'firmenbuch', 'handelsregister']

/** Which number of its country each member is. */
function numbersOf(country: Country) {
  const { numbers } = countries[country]
  const names = companyNumbers.filter((name) => numbers[name])
  const company_number = names.find((name) => ofRegisters.includes(name))
  const tax_number = names.find((name) => numbers[name]?.schemaOrg.includes('vatID'))
  const other_number = names.find((name) => name !== company_number && name !== tax_number)
  return { company_number, tax_number, other_number }
}

/** With the numbers that companies have in the country of the house. */
function operator(house: House) {
  const {
    country,
    operator: name,
    company_number,
    tax_number,
    other_number,
    street,
    town,
  } = sampleOf(house)
  const own = numbersOf(country)
  const mustHave =
    house.menu && own.company_number && countries[country].numbers[own.company_number]?.required
  const seat = `${street}, ${town}`
  const about = 'Identification number in the register.'
  const other = as(
    lineOrNull,
    `What the tax office knows it by, where that is a number of its own. ${notStated}`,
    ...[other_number, null],
  )
  return as(
    object({
      name: as(line, 'Company or person.', name),
      company_number: mustHave
        ? as(line as unknown as typeof lineOrNull, about, company_number)
        : as(lineOrNull, `${about} ${notStated}`, company_number, null),
      tax_number: as(lineOrNull, `For VAT. ${notStated}`, tax_number, null),
      other_number: owned(house, other, own.other_number !== undefined),
      seat: as(line, 'Seat.', seat),
      register: words(house, 'Entry in the register.', registered),
    }),
    'Who runs the house, as the law wants it said.',
    {
      ...{ name, company_number, tax_number: null },
      ...(own.other_number && { other_number: null }),
      ...{ seat, register: textIn(house, registered) },
    },
  )
}

/** The value of one fact, by the kind of its row. */
function factSchema(house: House, fact: readonly [FeatureName, FeatureRow]): JSONSchema & object {
  const [, row] = fact
  const about: { [field: string]: string } = featureDescriptions
  const description = `${about[fieldOf(fact)]}; ${notStated}`
  switch (row.kind) {
    case 'yes_no':
      return as(orNull(boolean), description, true, null)
    case 'count':
      return as(orNull({ type: 'integer', minimum: 0 }), description, 40, null)
    case 'several': {
      const choices = Object.keys(row.choices)
      const areLanguages = house.languages.every((lang) => choices.includes(lang))
      const example = areLanguages ? house.languages : choices.slice(0, 2)
      return as(orNull(list(oneOf(choices), unique)), description, example, null)
    }
    case 'times':
      return as(orNull(openAndClose), description, { open: '22:00', close: '06:00' }, null)
    case 'choice': {
      const choices = [...Object.keys(row.choices), null]
      return as(oneOf(choices), description, ...choices)
    }
    case 'season':
      return as(orNull(season), description, { from: '04-15', to: '10-15' }, null)
  }
}

const season = object({
  from: as(monthDay, 'The first day, MM-DD.', '04-15'),
  to: as(monthDay, 'The last day, MM-DD.', '10-15'),
})

const notedRows = featureRows.filter(([, { note }]) => note)

/** A member for each of these facts, by their names. */
const factMembers = <S>(rows: typeof featureRows, member: (row: (typeof rows)[number]) => S) =>
  Object.fromEntries(rows.map((row) => [row[0], member(row)]))

const isCookedFromMorning = {
  cs: 'U Lva se vaří od rána.',
  en: 'The Lion cooks from the morning on.',
  sk: 'U leva sa varí od rána.',
  de: 'Im Löwen wird vom Morgen an gekocht.',
}

function story(house: House) {
  const sentence = isCookedFromMorning[firstLanguage(house)]
  const section = piece(
    'StorySection',
    'A section of the story.',
    object({
      heading: as(lineOrNull, 'Its heading. null: it has none.', null),
      paragraphs: as(list(line), 'Its paragraphs.', [sentence]),
    }),
  )
  const sections = as(list(section), 'Sections in this language.', [
    { heading: null, paragraphs: [sentence] },
  ])
  return as(
    object(inEach(house, () => sections)),
    'What the house tells about itself; an empty list: nothing.',
    inEach(house, () => []),
  )
}

/** As `Text` of the model: the type names every language, only those of the site are there. */
const inEach = <T>(site: Pick<Site, 'languages'>, pick: (lang: Language) => T) =>
  Object.fromEntries(site.languages.map((lang) => [lang, pick(lang)])) as Record<Language, T>

const more = (house: House) =>
  as(
    orNull(
      list(
        piece(
          'MoreFact',
          'A pair of texts.',
          object({
            name: words(house, 'What it is about.', lion),
            text: words(house, 'What is said about it.', lion),
          }),
        ),
      ),
    ),
    `What none of these facts says, in the owner's words. ${notStated}`,
    ...[[{ name: textIn(house, lion), text: textIn(house, lion) }], null],
  )

const branches = (house: House) =>
  as(
    orNull(
      list(
        piece(
          'Branch',
          'Another house of the operator.',
          object({
            name: words(house, 'Its name.', lion),
            url: as(address, 'The address of its site.', 'https://lion.example/'),
          }),
        ),
      ),
    ),
    `Other houses of the operator. ${notStated}`,
    ...[[{ name: textIn(house, lion), url: 'https://lion.example/' }], null],
  )

const cuisines = { cs: 'česká', en: 'Czech', sk: 'česká', de: 'tschechisch' }

const schema = (house: House) =>
  piece(
    'House',
    'The house: what it is, where, how to reach, book and pay it, what it has and who runs it. null is not stated: say so, and never "no". Ignore members that you do not know.',
    object({
      $schema: schemaMember(house, '/pub.json'),
      license: optional(license),
      updated: as(date, 'The day on which the owner last went over the facts.', '2026-11-20'),
      name: words(house, 'Name of the house.', lion),
      kind: words(house, 'What it is, in words.', house.kind),
      type: as(
        oneOf(houseTypeNames),
        'What it is, for programs. other: none of these, or a word that is not known.',
        house.type,
      ),
      cuisine: wordsOrNull(house, `What it cooks, in words. ${notStated}`, cuisines, null),
      price_range: spending(house),
      notice: wordsOrNull(house, `Said on every page. ${notStated}`, lion, null),
      tagline: words(house, 'One sentence under its name.', lion),
      description: words(house, 'One sentence about it.', lion),
      address: placeMember(house),
      point: pointMember(house),
      contact: contact(house),
      booking: booking(house),
      links: as(orNull(list(link(house))), `Pages of the house elsewhere. ${notStated}`, null),
      payment: payment(house),
      features: as(
        object(factMembers(featureRows, (row) => factSchema(house, row))),
        'What the house has and allows: every fact that is known to be asked about.',
        factMembers(featureRows, () => null),
      ),
      feature_notes: as(
        object(
          factMembers(notedRows, ([name]) =>
            wordsOrNull(house, `About ${name}. ${notStated}`, null),
          ),
        ),
        'Sentences of the owner about some of these facts.',
        factMembers(notedRows, () => null),
      ),
      more: more(house),
      branches: branches(house),
      transport: transport(house),
      operator: operator(house),
      age_notice: wordsOrNull(house, `About alcohol and age. ${notStated}`, null),
      story: story(house),
      photos: optional(
        as(
          list(photo(house), { minItems: 1 }),
          'Photos of the house; the first one shows it best.',
          [photoExample(house)],
        ),
        house.hasPhotos,
      ),
    }),
  )

export default json({
  group: 'House',
  title: 'The house',
  name: 'House',
  summary:
    'Address, contact, booking, payment, what the house has, transport and operator; null is not stated.',
  relation: 'item',
  describedBy: schemaPath('/pub.json'),
  schema,
  body: (site): FromSchema<ReturnType<typeof schema>> => {
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
  const { company_number, tax_number, other_number } = numbersOf(site.pub.address.country)
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
