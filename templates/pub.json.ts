// The house as data: what it is, where it is, contact, booking, payment, features and operator.
// Every fact in the table is a member; a fact that the owner did not state is null and never left
// out.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { homeRows } from '../src/fields/home.ts'
import {
  bookingRows,
  branchRows,
  contactRows,
  linkRows,
  phoneHoursRows,
  stopRows,
} from '../src/fields/pub/contact.ts'
import { moreRows, roomRows } from '../src/fields/pub/features.ts'
import { addressRows, identityRows, pointRows } from '../src/fields/pub/identity.ts'
import { ageRows, nullIfAsked, operatorRows, paymentRows } from '../src/fields/pub/legal.ts'
import { siteRows, termsRows } from '../src/fields/pub/settings.ts'
import {
  type CompanyNumber,
  type Country,
  companyNumbers,
  countries,
} from '../src/model/countries.ts'
import { priceIn } from '../src/model/currencies.ts'
import {
  type FeatureName,
  type FeatureRow,
  featureField,
  featureRows,
  mayHaveNote,
} from '../src/model/features.ts'
import type { House } from '../src/model/house.ts'
import { firstLanguage, type Language, parseTextRow, type Text } from '../src/model/languages.ts'
import { type Json, json } from '../src/model/resource.ts'
import * as s from '../src/model/schema-parts.ts'
import { type Pub, type Site, url } from '../src/model/site.ts'
import { memberSchemas, pickMembers, withNulls } from '../src/reading/row.ts'
import { present } from '../src/reading/texts.ts'
import { housePhotos, photoData } from './_parts/facts/photos.ts'
import { schemaMember, schemaPath } from './_parts/schema.ts'
import { linkFacts } from './_parts/text/contact.ts'

function point(house: House) {
  const members = s.object(memberSchemas(pointRows, house))
  return s.orNotStated(members, 'The place on the map, WGS 84.', {
    ...s.composeExample(members),
    note: null,
  })
}

const contact = (house: House) =>
  s.described(
    s.object(memberSchemas({ ...contactRows, ...phoneHoursRows }, house)),
    'How to reach the house.',
    {
      phone: s.sampleHouse(house).phone,
      phone_2: null,
      email: null,
      phone_for: null,
      phone_2_for: null,
      phone_3: null,
      phone_3_for: null,
    },
  )

const booking = (house: House) =>
  s.described(
    s.object(memberSchemas(bookingRows, house)),
    'How a table is booked; never through this interface.',
    {
      ...{ by: ['telephone'], url: null, hours: null, note: null },
      ...{ days: null, people_from: null, people_to: null, except_dates: null },
    },
  )

function link(house: House) {
  const { url: page, ...others } = memberSchemas(linkRows, house)
  return s.component('WebLink', 'A page elsewhere.', { ...others, url: page })
}

function payment(house: House) {
  const members = s.object(memberSchemas(paymentRows, house))
  const { methods } = s.composeExample(members)
  return s.described(members, 'How guests pay.', {
    methods,
    not_accepted: null,
    card_minimum: null,
    note: null,
  })
}

/** Return the schema of a list of entries, with one example. */
function listOrNull<const S extends { required: readonly string[]; properties: object }>(
  description: string,
  entry: S,
) {
  return s.orNotStated(s.list(entry), description, [s.composeExample(entry)])
}

/** Company numbers that registers issue; the other numbers are for taxes. */
const ofRegisters: readonly CompanyNumber[] = ['ico', 'firmenbuch', 'handelsregister']

/** Return which of the country's numbers each member is. */
function findNumbers(country: Country) {
  const { numbers } = countries[country]
  const names = companyNumbers.filter((name) => numbers[name])
  const company_number = names.find((name) => ofRegisters.includes(name))
  const tax_number = names.find((name) => numbers[name]?.schemaOrg.includes('vatID'))
  const registration = names.find((name) => name !== company_number && name !== tax_number)
  return { company_number, tax_number, other_number: registration }
}

/** Return the operator with the company numbers of the country. */
function operator(house: House) {
  const { country, company_number, tax_number, other_number } = s.sampleHouse(house)
  const own = findNumbers(country)
  const mustHave =
    house.menu && own.company_number && countries[country].numbers[own.company_number]?.required
  const about = 'Identification number in the register.'
  const registered = s.orNotStated(s.line, about, company_number)
  const other = s.orNotStated(
    s.line,
    'What the tax office knows it by, where that is a number of its own.',
    other_number,
  )
  const { name, ...others } = memberSchemas(operatorRows, house)
  const members = s.object({
    name,
    company_number: mustHave ? nullIfAsked(house, about, company_number) : registered,
    tax_number: s.orNotStated(s.line, 'For VAT.', tax_number),
    other_number: s.houseMember(house, other, own.other_number !== undefined),
    ...others,
  })
  return s.described(members, 'Who runs the house, as the law wants it said.', {
    ...s.composeExample(members),
    tax_number: null,
    ...(own.other_number && { other_number: null }),
  })
}

/** Return the schema of one fact, by the kind of its row. */
function factSchema(
  house: House,
  [, row]: readonly [FeatureName, FeatureRow],
): JSONSchema & object {
  const orNotStated = <const S extends { readonly type: string }>(schema: S, example: unknown) =>
    s.orNotStated(schema, `${row.about};`, example)
  switch (row.kind) {
    case 'yes_no':
      return row.also
        ? s.described(
            s.enumSchema([true, false, ...Object.keys(row.also), null]),
            `${row.about}; null: not stated.`,
            true,
          )
        : orNotStated(s.boolean, true)
    case 'count':
      return orNotStated({ ...s.integer, minimum: 0 }, 40)
    case 'age':
      return orNotStated(s.integer, 18)
    case 'price':
      return orNotStated({ ...s.number, minimum: 0 }, 10)
    case 'time':
      return orNotStated(s.time, '20:00')
    case 'several': {
      const choices = Object.keys(row.choices)
      const areLanguages = house.languages.every((lang) => choices.includes(lang))
      const example = areLanguages ? house.languages : choices.slice(0, 2)
      return orNotStated(s.list(s.enumSchema(choices), s.unique), example)
    }
    case 'times':
      return orNotStated(s.object(s.onDays('22:00', '06:00')), {
        open: '22:00',
        close: '06:00',
      })
    case 'choice': {
      const choices = [...Object.keys(row.choices), null]
      return s.described(s.enumSchema(choices), `${row.about}; null: not stated.`, ...choices)
    }
    case 'season': {
      const season = s.object(s.fromTo('04-15', '10-15'))
      return orNotStated(season, s.composeExample(season))
    }
  }
}

/**
 * Facts whose note is a member in every house, and facts whose note is a member only where it is
 * stated.
 */
const requiredNoteRows = featureRows.filter(([, { note }]) => note)
const optionalNoteRows = featureRows.filter(([, row]) => mayHaveNote(row) && !row.note)

const noteSchema =
  (house: House) =>
  (row: readonly [FeatureName, FeatureRow]): JSONSchema & object =>
    s.optionalIf(
      house.notes?.has(featureField(row)) ?? true,
      s.textMember(house, `About ${row[0]}.`, s.houseName),
    ) as object

/** Return a member for each of these facts, by name. */
const factMembers = <S>(rows: typeof featureRows, member: (row: (typeof rows)[number]) => S) =>
  Object.fromEntries(rows.map((row) => [row[0], member(row)]))

const isCookedFromMorning = parseTextRow(
  'U Lva se vaří od rána. | The Lion cooks from the morning on. | U leva sa varí od rána. | Im Löwen wird vom Morgen an gekocht.',
)

function story(house: House) {
  const sentence = isCookedFromMorning[firstLanguage(house)]
  const section = s.component('StorySection', 'A section of the story.', {
    heading: s.described(s.orNull(s.line), 'Its heading. null: it has none.', null),
    paragraphs: s.described(s.list(s.line), 'Its paragraphs.', [sentence]),
  })
  const sections = s.described(s.list(section), 'Sections in this language.', [
    s.composeExample(section),
  ])
  return s.described(
    s.object(inEach(house, () => sections)),
    'What the house tells about itself; an empty list: nothing.',
    inEach(house, () => []),
  )
}

/**
 * Return a value for each language of the site. The type names all languages, like
 * `Text` in the model.
 */
const inEach = <T>(site: Pick<Site, 'languages'>, pick: (lang: Language) => T) =>
  Object.fromEntries(site.languages.map((lang) => [lang, pick(lang)])) as Record<Language, T>

const schema = (house: House) =>
  s.component(
    'House',
    'The house: what it is, where, how to reach, book and pay it, what it has and who runs it. null is not stated: say so, and never "no". Ignore members that you do not know.',
    {
      $schema: schemaMember(house, '/pub.json'),
      license: termsRows.license.data.schema(house),
      updated: siteRows.updated.data.schema(house),
      ...memberSchemas(identityRows, house),
      ...memberSchemas(homeRows, house),
      address: s.group('The postal address.', memberSchemas(addressRows, house)),
      point: point(house),
      contact: contact(house),
      booking: booking(house),
      links: s.orNotStated(s.list(link(house)), 'Pages of the house elsewhere.'),
      payment: payment(house),
      features: s.described(
        s.object(factMembers(featureRows, (row) => factSchema(house, row))),
        'What the house has and allows: every fact that guests ask about.',
        factMembers(featureRows, () => null),
      ),
      feature_notes: s.described(
        s.object({
          ...factMembers(requiredNoteRows, ([name]) => s.textOrNull(house, `About ${name}.`)),
          ...factMembers(optionalNoteRows, noteSchema(house)),
        }),
        'Sentences of the owner about some of these facts.',
        factMembers(requiredNoteRows, () => null),
      ),
      rooms: listOrNull(
        'Rooms that groups can book.',
        s.component('Room', 'A room that groups can book.', memberSchemas(roomRows, house)),
      ),
      more: listOrNull(
        "What none of these facts says, in the owner's words.",
        s.component('MoreFact', 'A pair of texts.', memberSchemas(moreRows, house)),
      ),
      branches: listOrNull(
        'Other houses of the operator.',
        s.component('Branch', 'Another house of the operator.', memberSchemas(branchRows, house)),
      ),
      transport: listOrNull(
        'Stops nearby.',
        s.component('Stop', 'A stop nearby.', memberSchemas(stopRows, house)),
      ),
      operator: operator(house),
      ...memberSchemas(ageRows, house),
      story: story(house),
      photos: s.optionalIf(
        house.hasPhotos,
        s.list(s.photo(house), s.nonEmpty),
        'Photos of the house; the first one shows it best.',
        [s.composeExample(s.photo(house))],
      ),
    },
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
      ...withNulls(identityRows, pub),
      price_range: range(pub),
      tagline: inEach(site, (lang) => site.home[lang].tagline),
      description: inEach(site, (lang) => site.home[lang].description),
      address: pub.address,
      point: pub.geo ? { ...pub.geo, note: pub.geo.note ?? null } : null,
      contact: { ...withNulls(contactRows, pub), ...pickMembers(phoneHoursRows, pub) },
      booking: withNulls(bookingRows, pub.reservation),
      links: unlessEmpty(makeLinks(site)),
      payment: {
        ...withNulls(paymentRows, pub.payment),
        not_accepted: unlessEmpty(pub.payment.not_accepted),
      },
      ...factsAndNotes(site),
      rooms: unlessEmpty(pub.rooms.map((room) => withNulls(roomRows, room))),
      more: unlessEmpty(pub.more),
      branches: unlessEmpty(pub.branches.map((branch) => withNulls(branchRows, branch))),
      transport: unlessEmpty(pub.transport.map((stop) => ({ ...stop, line: stop.line ?? null }))),
      operator: makeOperator(site),
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

/**
 * Return null for an empty list: an owner who lists nothing has not stated that there is nothing.
 */
const unlessEmpty = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null)

function makeLinks(site: Site) {
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
    feature_notes: {
      ...Object.fromEntries(
        requiredNoteRows.map((row) => [row[0], notes[featureField(row)] ?? null]),
      ),
      ...present(
        Object.fromEntries(optionalNoteRows.map((row) => [row[0], notes[featureField(row)]])),
      ),
    },
  }
}

function makeOperator(site: Site) {
  const { legal } = site.pub
  const { company_number, tax_number, other_number } = findNumbers(site.pub.address.country)
  const stated = (name: CompanyNumber | undefined) => (name && legal[name]) ?? null
  return {
    name: legal.operator ?? null,
    managing_director: legal.managing_director ?? null,
    company_number: stated(company_number),
    tax_number: stated(tax_number),
    ...(other_number && { other_number: stated(other_number) }),
    seat: legal.seat ?? null,
    register: legal.register ?? null,
  }
}
