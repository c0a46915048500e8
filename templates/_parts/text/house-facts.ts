// Facts about the house as words in one language: one line for each row of the features table.

import {
  type FeatureName,
  featureField,
  featureRows,
  type NotedFact,
  type SeasonName,
} from '../../../src/model/features.ts'
import { cachePerObject } from '../../../src/model/once.ts'
import { isRestricted } from '../../../src/model/restricted.ts'
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
  .map(([first]) => featureRows.filter(([name, { beside }]) => name === first || beside === first))

type HouseFact = {
  /** Label and value: `Dogs: welcome`. */
  fact: string | undefined
  name: string
  /** The value without its label; empty for a plain yes. */
  value: string
  /**
   * True if the fact must be printed even next to the owner's sentence: a number, a list, or a
   * value that the sentence does not repeat. "You may smoke in the courtyard" does not mean that
   * smoking inside is forbidden.
   */
  mustPrint: boolean
  /** The word for a plain no, such as `none`, if the house has nothing of this line. */
  denied: string | undefined
  /** The owner's sentences, and our sentence about the season. */
  sentences: string[]
  /** The owner's sentences only. */
  ownNote: string
}

/** Values that mean no. */
const deniedValues: readonly unknown[] = [false, 'no', 'none']

const factsByLanguage = cachePerObject((_: Site): { [lang in Language]?: HouseFact[] } => ({}))

function listFacts(site: Site, lang: Language): HouseFact[] {
  const facts = factsByLanguage(site)
  const found = facts[lang] ?? findFacts(site, lang)
  facts[lang] = found
  return found
}

function findFacts(site: Site, lang: Language): HouseFact[] {
  const { features } = site.pub
  const owner: { [field: string]: Text | undefined } = features.notes
  return lines.map((line) => {
    const statements = line.flatMap(
      ([name]) => makeStatement(site, name, features[name], lang) ?? [],
    )
    const facts = statements.filter((one) => 'name' in one)
    const notes = line.flatMap((row) => owner[featureField(row)]?.[lang] ?? [])
    const [first, second] = facts
    const isRestrictedByNote = line.some((row) => {
      const value = features[row[0]]
      return typeof value === 'boolean' && isRestricted(owner[featureField(row)], value)
    })
    // A garden that does not exist has no season.
    const denied = line.some(([name]) => deniedValues.includes(features[name]))
    return {
      denied: first && !second && denied && notes.length === 0 ? first.value : undefined,
      // `Dogs: welcome` next to "they stay outside" would contradict itself, so only the label is
      // printed.
      fact: first
        ? isRestrictedByNote
          ? `${first.name}:`
          : `${first.name}: ${facts.map(({ value }) => value).join(', ')}`
        : formatSeats(statements, lang),
      name: first?.name ?? '',
      value: line.some(([name]) => features[name] === true) ? '' : (first?.value ?? ''),
      mustPrint: line.some(
        (row) =>
          !['yes_no', 'choice', 'season'].includes(row[1].kind) ||
          (isMissingInNote(row, features[row[0]], owner[featureField(row)]) &&
            !namesAll(notes.join(' '), `${first?.name} ${first?.value}`)),
      ),
      sentences: [
        ...statements.flatMap((one) =>
          !('sentence' in one) || denied || isSeasonInNotes(notes, one) ? [] : one.sentence,
        ),
        ...notes,
      ],
      ownNote: notes.join(' '),
    }
  })
}

/** True for a no whose note does not deny anything, and for values between yes and no. */
const isMissingInNote = ([, { kind }]: (typeof featureRows)[number], value: unknown, note?: Text) =>
  (deniedValues.includes(value) && !isRestricted(note)) ||
  (kind === 'yes_no' && typeof value === 'string')

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

/** Return one line for each fact, with its value unless the owner's sentence already has it. */
export const houseFacts = (site: Site, lang: Language): string[] =>
  listFacts(site, lang).flatMap(({ fact, name, value, mustPrint, sentences, ownNote }) => {
    const isInNote =
      !mustPrint && mentions(ownNote, name) && (value === '' || mentions(ownNote, value))
    return joinLine(isInNote ? undefined : fact, sentences)
  })

/**
 * Return the same lines for people, who do not need `Dogs: welcome` next to "Dogs are welcome".
 * Plain denials are collected in one sentence.
 */
export function houseParts(site: Site, lang: Language) {
  const lines = listFacts(site, lang)
  const facts = lines
    .filter(({ denied }) => denied === undefined)
    .flatMap(({ fact, name, mustPrint, sentences }) =>
      joinLine(!mustPrint && mentions(sentences.join(' '), name) ? undefined : fact, sentences),
    )
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
export function tableFacts({ pub }: Pick<Site, 'pub'>, lang: Language) {
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
  [...tableFacts(site, lang), ...site.pub.more].length > 0 ||
  listFacts(site, lang).some(({ fact, sentences }) => fact !== undefined || sentences.length > 0)

function joinLine(fact: string | undefined, sentences: readonly string[]): string[] {
  const note = sentences.join(' ')
  if (note === '') return fact === undefined ? [] : [`${fact}.`]
  // A note that begins in lower case continues the line: `Dogs: welcome, on a lead`.
  const between = /^\p{Ll}/u.test(note) ? ', ' : '. '
  return [fact === undefined ? note : fact + (fact.endsWith(':') ? ' ' : between) + note]
}

/** Number of letters that the inflected forms of a word share, approximately. */
const stemLength = 4

/** A text with fewer words is not a sentence: `Garden: behind the house`. */
const leastWords = 3

/**
 * True if a sentence contains a word of a name in any inflected form: `Zahrádka`, `na zahrádce`.
 */
function mentions(sentence: string, name: string): boolean {
  const sentenceWords = sentence.match(/\p{L}+/gu) ?? []
  const starts = stems(sentence)
  // German compounds and participles: `Gastgarten` mentions the garden, `geraucht` mentions
  // smoking.
  const isInside = (stem: string) =>
    stem.length === stemLength &&
    sentenceWords.some((word) => word.length > 7 && word.toLowerCase().includes(stem))
  return (
    sentenceWords.length >= leastWords &&
    stems(name).some((stem) => starts.includes(stem) || isInside(stem))
  )
}

/** True if a sentence contains all words: `Psi mohou být jen venku` contains `Psi: jen venku`. */
const namesAll = (sentence: string, words: string) =>
  stems(words).every((stem) => stems(sentence).includes(stem))

/** Return the stems of all words of three letters and more. `Wi-Fi` counts as one word. */
const stems = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('wi-fi', 'wifi')
      .match(/\p{L}{3,}/gu) ?? []
  ).map((word) => word.slice(0, stemLength))

/** Return facts without a row of their own, in the owner's words: `Billiards: two tables`. */
export const moreFacts = ({ pub: { more } }: Site, lang: Language) =>
  more.map(({ name, text }) => ({ name: name[lang], text: text[lang] }))

/** Return the sentence about the season of a fact: `The garden is open from ...`. */
export function formatSeason(site: Site, fact: FeatureName, lang: Language) {
  const { features } = site.pub
  const row = featureRows.find(([, { kind, beside }]) => kind === 'season' && beside === fact)
  const statement = row && makeStatement(site, row[0], features[row[0]], lang)
  return statement && 'sentence' in statement ? statement.sentence : undefined
}

type FactStatement =
  | { name: string; value: string }
  | { seats: number; where: string }
  | { sentence: string; days: string[][] }

/** True if the owner's notes already contain both days, in words or in numbers. */
const isSeasonInNotes = (
  notes: readonly string[],
  { days }: Extract<FactStatement, { sentence: string }>,
) =>
  notes.some((note) =>
    days.every((forms) => forms.some((day) => containsDate(removeSpaces(note), removeSpaces(day)))),
  )

/** Numbers are matched whole: `5. 4.` is not in `15. 4.`. */
const containsDate = (note: string, day: string) =>
  note
    .split(day)
    .slice(0, -1)
    .some((before) => !/\d$/.test(before))

const removeSpaces = (text: string) => text.replace(/\s/g, '')

function makeStatement(
  site: Site,
  fact: FeatureName,
  value: Site['pub']['features'][FeatureName],
  lang: Language,
): FactStatement | undefined {
  if (value === undefined) return undefined
  const { house } = words[lang]
  if (!(fact in words[lang].names.facts)) {
    const { from, to } = value as Season
    const [first, last] = [from, to].map((day) => format.seasonDay(day, lang, site)) as [
      string,
      string,
    ]
    const sentence = house.seasons[fact as SeasonName](first, last)
    return { sentence, days: [listDateForms(from, first), listDateForms(to, last)] }
  }
  const { name = '', values, where } = factWords(fact, lang)
  if (where !== undefined) return { seats: Number(value), where }
  if (fact === 'admission_age') return { name, value: house.age(Number(value)) }
  if (!values) return { name, value: format.spanOnDays(value as SpanOnDays, lang) }
  const keys = value === true ? ['yes'] : value === false ? ['no'] : [value].flat().map(String)
  return { name, value: keys.map((key) => values[key] ?? key).join(', ') }
}

const factWords = (fact: FeatureName, lang: Language): FactWords =>
  words[lang].names.facts[fact as NotedFact]

export const factName = (fact: FeatureName, lang: Language) => factWords(fact, lang).name

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

/** Return the forms in which a note may contain a day such as `04-15`: `15. dubna`, `15. 4.` */
const listDateForms = (day: string, inWords: string) => {
  const [month, date] = day.split('-').map(Number)
  return [inWords, `${date}.${month}.`]
}
