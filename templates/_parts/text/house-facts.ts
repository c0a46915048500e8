// Facts about the house as words in one language: one line for each row of the features table.

import { countries } from '../../../src/model/countries.ts'
import {
  type FeatureName,
  type FeatureRow,
  featureField,
  featureRows,
  features,
  type NotedFact,
} from '../../../src/model/features.ts'
import { cachePerKey, cachePerObject } from '../../../src/model/once.ts'
import type {
  Language,
  PriceRange,
  Pub,
  Season,
  Site,
  SpanOnDays,
  Text,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/** Rows that share a line; the main row comes first. */
const lines = featureRows
  .filter(([, { beside }]) => beside === undefined)
  .map((row) => [row, ...featureRows.filter(([, { beside }]) => beside === row[0])] as const)

type HouseFact = ReturnType<typeof findFacts>[number]

/** Values that mean no. */
const deniedValues: readonly unknown[] = [false, 'no', 'none']

const factsBySite = cachePerObject((site: Site) =>
  cachePerKey((lang: Language) => findFacts(site, lang)),
)
const listFacts = (site: Site, lang: Language) => factsBySite(site)(lang)

function findFacts(site: Site, lang: Language) {
  const { features } = site.pub
  return lines.map((line) => {
    const statements = line.flatMap(
      ([name]) => makeStatement(site, name, features[name], lang) ?? [],
    )
    const notes = line.flatMap((row) => featureNote(features, row)?.[lang] ?? [])
    const named = statements.find((one) => 'name' in one)
    const isDenied = line.some(([name]) => deniedValues.includes(features[name]))
    const isYes = line.some(([name]) => features[name] === true || features[name] === 'yes')
    // A garden that does not exist has no season.
    const season = isDenied ? undefined : statements.find((one) => 'season' in one)?.season
    const name = season === undefined ? named?.name : factName(site, line[0][0], lang)
    // The season and the note already say yes.
    const value = season ?? (isYes && notes.length > 0 ? '' : named?.value)
    return {
      /** The word for a plain no, such as `none`, if the house has nothing of this line. */
      denied: isDenied && notes.length === 0 ? named?.value : undefined,
      /** Label and value: `Dogs: not allowed`. A yes with a note is the label alone: `Dogs:`. */
      fact: name === undefined ? formatSeats(statements, lang) : `${name}: ${value}`.trimEnd(),
      name: name ?? '',
      /** The owner's notes. */
      sentences: notes,
    }
  })
}

/** Return the answer of one fact with its note: `not allowed. Except assistance dogs.` */
export function formatAnswer(
  site: Site,
  row: (typeof featureRows)[number],
  lang: Language,
): string {
  const { features } = site.pub
  const note = featureNote(features, row)?.[lang]
  const answer = features[row[0]]
  const value = factWords(site, row[0], lang).values?.[
    answer === true ? 'yes' : answer === false ? 'no' : String(answer)
  ]
  return [answer === true && note ? undefined : value, note].filter(Boolean).join('. ')
}

/** Return the owner's note about a fact. */
export function featureNote({ notes }: Pub['features'], row: (typeof featureRows)[number]) {
  const all: { [field: string]: Text | undefined } = notes
  return all[featureField(row)]
}

/**
 * Return the seats in one sentence: `68 seats inside, 40 in the garden.` A place without seats is
 * left out if another place has some.
 */
function formatSeats(statements: readonly FactStatement[], lang: Language): string | undefined {
  const all = statements.filter((one) => 'seats' in one)
  const some = all.filter(({ seats }) => seats > 0)
  const [first, ...more] = some.length > 0 ? some : all
  if (!first) return undefined
  const text = [
    `${words[lang].house.seats(first.seats)} ${first.where}`,
    ...more.map(({ seats, where }) => (seats > 0 ? `${seats} ${where}` : where)),
  ].join(', ')
  return format.capital(text)
}

/** Return one line for each fact: label and value, the season, and the owner's note. */
export const houseFacts = (site: Site, lang: Language): string[] =>
  listFacts(site, lang).flatMap(joinLine)

/** Return the same lines, with all plain denials collected in one sentence. */
export function houseParts(site: Site, lang: Language) {
  const lines = listFacts(site, lang)
  const facts = lines.filter(({ denied }) => denied === undefined).flatMap(joinLine)
  return { facts, denied: inLastSentence(lines, lang) }
}

/** Return all plain denials in one sentence: `Not available: garden, Wi-Fi. Dogs: not allowed.` */
function inLastSentence(lines: readonly HouseFact[], lang: Language): string | undefined {
  const { missing } = words[lang].house
  const isPlain = (word: string) => Object.values(words[lang].names.no).includes(word)
  const names = new Map<string, string[]>([[missing, []]])
  for (const { denied, name } of lines)
    if (denied !== undefined) {
      const word = isPlain(denied) ? missing : denied
      names.set(word, [...(names.get(word) ?? []), format.withoutCapital(name, lang)])
    }
  const denials = [...names]
    .filter(([, all]) => all.length > 0)
    .map(([word, all]) =>
      format.capital(
        word === missing ? `${word}: ${all.join(', ')}.` : `${all.join(', ')}: ${word}.`,
      ),
    )
    .join(' ')
  return denials === '' ? undefined : denials
}

/** Return the cuisine and what a guest usually spends. */
function tableFacts({ pub }: Pick<Site, 'pub'>, lang: Language) {
  const w = words[lang].house
  return [
    ...(pub.cuisine ? [{ name: w.cuisine, text: pub.cuisine[lang] }] : []),
    ...(pub.price_range
      ? [{ name: w.priceRange, text: formatSpending(pub, pub.price_range, lang) }]
      : []),
  ]
}

export const formatSpending = ({ currency }: Pub, range: PriceRange, lang: Language) =>
  format.moneyRange(range, currency, lang)

/** True if there is any fact about the house. */
export const hasHouse = (site: Site, lang: Language) =>
  pairFacts(site, lang).length > 0 ||
  listFacts(site, lang).some(({ fact, sentences }) => fact !== undefined || sentences.length > 0)

function joinLine({ fact, sentences }: HouseFact): string[] {
  const note = sentences.join(' ')
  if (note === '') return fact === undefined ? [] : [`${fact}.`]
  // A note that begins in lower case continues the line: `Parking: on the street, free at night`.
  const between = /^\p{Ll}/u.test(note) ? ', ' : '. '
  const line = fact === undefined ? note : fact + (fact.endsWith(':') ? ' ' : between) + note
  return [format.withStop(line)]
}

/** Return the rooms for groups: `Lounge` with `25 seats, minimum spend CZK 5,000`. */
export const roomFacts = ({ pub }: Pick<Site, 'pub'>, lang: Language) =>
  pub.rooms.map(({ name, seats, minimum_spend, deposit, note }) => {
    const w = words[lang].house
    const money = (amount: number) => format.money(amount, pub.currency, lang)
    const spend = localWords(pub, lang)?.minimum_spend
    const facts = [
      seats !== undefined && w.seats(seats),
      minimum_spend !== undefined &&
        (spend ? `${spend} ${money(minimum_spend)}` : w.minimumSpend(money(minimum_spend))),
      deposit !== undefined && w.roomDeposit(money(deposit)),
    ]
    const text = [facts.filter(Boolean).join(', '), note?.[lang]].filter(Boolean).join('. ')
    return { name: name[lang], text: text && format.withStop(text) }
  })

/** Return all facts that are a name with a text. */
export const pairFacts = (site: Site, lang: Language) => [
  ...tableFacts(site, lang),
  ...roomFacts(site, lang),
  ...moreFacts(site, lang),
]

/** Return facts without a row of their own, in the owner's words: `Billiards: two tables`. */
export const moreFacts = ({ pub: { more } }: Site, lang: Language) =>
  more.map(({ name, text }) => ({ name: name[lang], text: text[lang] }))

/** Return the season of a fact: `open from 1 May to 30 September`. */
export function formatSeason(site: Site, fact: FeatureName, lang: Language) {
  const { features } = site.pub
  const row = featureRows.find(([, { kind, beside }]) => kind === 'season' && beside === fact)
  const statement = row && makeStatement(site, row[0], features[row[0]], lang)
  return statement && 'season' in statement ? statement.season : undefined
}

type FactStatement =
  | { name: string; value: string }
  | { seats: number; where: string }
  | { season: string }

function makeStatement(
  site: Site,
  fact: FeatureName,
  value: Site['pub']['features'][FeatureName],
  lang: Language,
): FactStatement | undefined {
  if (value === undefined) return undefined
  const { house } = words[lang]
  if (!(fact in words[lang].names.facts))
    return { season: house.season(...format.seasonEnds(value as Season, lang, site)) }
  const { name = '', values, where } = factWords(site, fact, lang)
  if (where !== undefined) return { seats: Number(value), where }
  if (fact === 'admission_age') return { name, value: house.age(Number(value)) }
  const row: FeatureRow = features[fact]
  if (row.kind === 'time') return { name, value: house.untilTime(String(value)) }
  if (row.kind === 'price')
    return { name, value: format.amountOrFree(Number(value), site.pub.currency, lang) }
  if (!values) return { name, value: format.spanOnDays(value as SpanOnDays, lang) }
  const keys = value === true ? ['yes'] : value === false ? ['no'] : [value].flat().map(String)
  return { name, value: keys.map((key) => values[key] ?? key).join(', ') }
}

const factWords = ({ pub }: Site, fact: FeatureName, lang: Language): FactWords => {
  const name = fact === 'private_room' && localWords(pub, lang)?.private_room
  return { ...words[lang].names.facts[fact as NotedFact], ...(name && { name }) }
}

const localWords = ({ address }: Pub, lang: Language) => countries[address.country].words?.[lang]

export const factName = (site: Site, fact: FeatureName, lang: Language) =>
  factWords(site, fact, lang).name

type FactWords = { name?: string; values?: { [value: string]: string }; where?: string }

/**
 * Return the owner's story. A first heading equal to the heading of the page's section is removed.
 */
export const getStory = ({ home }: Pick<Site, 'home'>, lang: Language) =>
  home[lang].story.map(({ heading, blocks }, index) => ({
    heading: index === 0 && isSame(heading, words[lang].page.story) ? undefined : heading,
    blocks,
  }))

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()
