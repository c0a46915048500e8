// What guests ask about the house, as words in one language: a line for each fact of the table.

import {
  type FeatureName,
  featureRows,
  fieldOf,
  type NamedFact,
  type SeasonName,
} from '../../../src/model/features.ts'
import { onceFor } from '../../../src/model/once.ts'
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

/** Facts that share a line, the one that it begins with first. */
const lines = featureRows
  .filter(([, { beside }]) => beside === undefined)
  .map(([first]) => featureRows.filter(([name, { beside }]) => name === first || beside === first))

type HouseFact = {
  /** `Dogs: welcome` */
  fact: string | undefined
  name: string
  /** What it says beside its name; nothing where that is a plain yes. */
  value: string
  /**
   * Whether it is a number, one of many things, or what the owner's sentence leaves out: no sentence
   * stands for it. `You may smoke in the courtyard` does not say that nobody may inside.
   */
  isMore: boolean
  /** What is said instead of a value where all that the line is about is not there: `none`. */
  denied: string | undefined
  /** The owner's own words about it, or when it holds. */
  sentences: string[]
  /** The owner's alone. */
  own: string
}

/** How a row says that something is not there. */
const deniedValues: readonly unknown[] = [false, 'no', 'none']

const known = onceFor((_: Site): { [lang in Language]?: HouseFact[] } => ({}))

function factsOf(site: Site, lang: Language): HouseFact[] {
  const facts = known(site)
  const found = facts[lang] ?? findFacts(site, lang)
  facts[lang] = found
  return found
}

function findFacts(site: Site, lang: Language): HouseFact[] {
  const { features } = site.pub
  const owner: { [field: string]: Text | undefined } = features.notes
  return lines.map((line) => {
    const said = line.flatMap(([name]) => saidOf(site, name, features[name], lang) ?? [])
    const facts = said.filter((one) => 'name' in one)
    const notes = line.flatMap((row) => owner[fieldOf(row)]?.[lang] ?? [])
    const [first, second] = facts
    const isTakenBack = line.some((row) => {
      const value = features[row[0]]
      return typeof value === 'boolean' && isRestricted(owner[fieldOf(row)], value)
    })
    // What is not there is open on no day.
    const denied = line.some(([name]) => deniedValues.includes(features[name]))
    return {
      denied: first && !second && denied && notes.length === 0 ? first.value : undefined,
      // `Dogs: welcome` above a sentence that they stay outside would be two answers.
      fact: first
        ? isTakenBack
          ? `${first.name}:`
          : `${first.name}: ${facts.map(({ value }) => value).join(', ')}`
        : seatsIn(said, lang),
      name: first?.name ?? '',
      value: line.some(([name]) => features[name] === true) ? '' : (first?.value ?? ''),
      isMore: line.some(
        (row) =>
          !['yes_no', 'choice', 'season'].includes(row[1].kind) ||
          (isLeftOut(row, features[row[0]], owner[fieldOf(row)]) &&
            !namesAll(notes.join(' '), `${first?.name} ${first?.value}`)),
      ),
      sentences: [
        ...said.flatMap((one) =>
          !('sentence' in one) || denied || isIn(notes, one) ? [] : one.sentence,
        ),
        ...notes,
      ],
      own: notes.join(' '),
    }
  })
}

/** A no beside a sentence that denies nothing, and what is neither a yes nor a no. */
const isLeftOut = ([, { kind }]: (typeof featureRows)[number], value: unknown, note?: Text) =>
  (deniedValues.includes(value) && !isRestricted(note)) ||
  (kind === 'yes_no' && typeof value === 'string')

/** `68 seats inside, 40 in the garden.`; what has none only where nothing has any. */
function seatsIn(said: readonly FactStatement[], lang: Language): string | undefined {
  const all = said.filter((one) => 'seats' in one)
  const some = all.filter(({ seats }) => seats > 0)
  const [first, ...others] = some.length > 0 ? some : all
  if (!first) return undefined
  const text = [
    `${words[lang].house.seats(first.seats)} ${first.where}`,
    ...others.map(({ seats, where }) => (seats > 0 ? `${seats} ${where}` : where)),
  ].join(', ')
  return format.capital(text)
}

/** One line for each thing that guests ask about, with its value, unless the owner's own words say it. */
export const houseFacts = (site: Site, lang: Language): string[] =>
  factsOf(site, lang).flatMap(({ fact, name, value, isMore, sentences, own }) => {
    const isSaid = !isMore && speaksOf(own, name) && (value === '' || speaksOf(own, value))
    return inOneLine(isSaid ? undefined : fact, sentences)
  })

/** The same for people, who need not hear `Dogs: welcome` where the owner writes `Dogs are welcome`. */
export function houseParts(site: Site, lang: Language) {
  const lines = factsOf(site, lang)
  const facts = lines
    .filter(({ denied }) => denied === undefined)
    .flatMap(({ fact, name, isMore, sentences }) =>
      inOneLine(!isMore && speaksOf(sentences.join(' '), name) ? undefined : fact, sentences),
    )
  return { facts, denied: inLastSentence(lines, lang) }
}

/** All that there is not: `Not available: garden, Wi-Fi. Dogs: not allowed.` */
function inLastSentence(lines: readonly HouseFact[], lang: Language): string | undefined {
  const { missing } = words[lang].house
  const isPlain = (word: string) => Object.values(words[lang].names.no).includes(word)
  const names = new Map<string, string[]>([[missing, []]])
  for (const { denied, name } of lines)
    if (denied !== undefined) {
      const word = isPlain(denied) ? missing : denied
      names.set(word, [...(names.get(word) ?? []), format.inner(name, lang)])
    }
  const said = [...names]
    .filter(([, all]) => all.length > 0)
    .map(([word, all]) =>
      format.capital(
        word === missing ? `${word}: ${all.join(', ')}.` : `${all.join(', ')}: ${word}.`,
      ),
    )
    .join(' ')
  return said === '' ? undefined : said
}

/** What the house cooks, and what a guest spends. */
export function tableFacts({ pub }: Pick<Site, 'pub'>, lang: Language) {
  const w = words[lang].house
  return [
    ...(pub.cuisine ? [{ name: w.cuisine, text: pub.cuisine[lang] }] : []),
    ...(pub.price_range ? [{ name: w.priceRange, text: spent(pub, pub.price_range, lang) }] : []),
  ]
}

export const spent = ({ currency }: Pub, range: PriceRange, lang: Language) =>
  format.moneyRange(range, currency, lang)

/** Whether there is anything to know about the house. */
export const hasHouse = (site: Site, lang: Language) =>
  [...tableFacts(site, lang), ...site.pub.more].length > 0 ||
  factsOf(site, lang).some(({ fact, sentences }) => fact !== undefined || sentences.length > 0)

function inOneLine(fact: string | undefined, sentences: readonly string[]): string[] {
  const said = sentences.join(' ')
  if (said === '') return fact === undefined ? [] : [`${fact}.`]
  // A few words of the owner's go on: `Dogs: welcome, on a lead`.
  const between = /^\p{Ll}/u.test(said) ? ', ' : '. '
  return [fact === undefined ? said : fact + (fact.endsWith(':') ? ' ' : between) + said]
}

/** How many letters of a word stay the same in all its forms, about. */
const stemLength = 4

/** A text with fewer words is not a sentence: `Garden: behind the house`. */
const leastWords = 3

/** Whether a sentence has some word of a name, in whatever form: `Zahrádka`, `na zahrádce`. */
function speaksOf(sentence: string, name: string): boolean {
  const said = sentence.match(/\p{L}+/gu) ?? []
  const starts = stems(sentence)
  // `Gastgarten` is a garden, and `geraucht` is of smoking.
  const isInside = (stem: string) =>
    stem.length === stemLength &&
    said.some((word) => word.length > 7 && word.toLowerCase().includes(stem))
  return (
    said.length >= leastWords && stems(name).some((stem) => starts.includes(stem) || isInside(stem))
  )
}

/** `Psi mohou být jen venku` beside `Psi: jen venku`. */
const namesAll = (sentence: string, words: string) =>
  stems(words).every((stem) => stems(sentence).includes(stem))

/** `Wi-Fi` is one word. */
const stems = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('wi-fi', 'wifi')
      .match(/\p{L}{3,}/gu) ?? []
  ).map((word) => word.slice(0, stemLength))

/** What the table has no row for, in the owner's own words: `Billiards: two tables`. */
export const moreFacts = ({ pub: { more } }: Site, lang: Language) =>
  more.map(({ name, text }) => ({ name: name[lang], text: text[lang] }))

/** When a fact holds, of those that have a season: `The garden is open from ...`. */
export function seasonOf(site: Site, fact: FeatureName, lang: Language) {
  const { features } = site.pub
  const row = featureRows.find(([, { kind, beside }]) => kind === 'season' && beside === fact)
  const said = row && saidOf(site, row[0], features[row[0]], lang)
  return said && 'sentence' in said ? said.sentence : undefined
}

type FactStatement =
  | { name: string; value: string }
  | { seats: number; where: string }
  | { sentence: string; days: string[][] }

/** Whether the owner's own words name both days already, as a date or in numbers. */
const isIn = (notes: readonly string[], { days }: Extract<FactStatement, { sentence: string }>) =>
  notes.some((note) => days.every((forms) => forms.some((day) => names(close(note), close(day)))))

/** Not the 5 of `15. 4.` */
const names = (note: string, day: string) =>
  note
    .split(day)
    .slice(0, -1)
    .some((before) => !/\d$/.test(before))

const close = (text: string) => text.replace(/\s/g, '')

function saidOf(
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
    return { sentence, days: [formsOf(from, first), formsOf(to, last)] }
  }
  const { name = '', values, where } = factWords(fact, lang)
  if (where !== undefined) return { seats: Number(value), where }
  if (fact === 'admission_age') return { name, value: house.age(Number(value)) }
  if (!values) return { name, value: format.spanOnDays(value as SpanOnDays, lang) }
  const keys = value === true ? ['yes'] : value === false ? ['no'] : [value].flat().map(String)
  return { name, value: keys.map((key) => values[key] ?? key).join(', ') }
}

const factWords = (fact: FeatureName, lang: Language): FactWords =>
  words[lang].names.facts[fact as NamedFact]

export const factName = (fact: FeatureName, lang: Language) => factWords(fact, lang).name

type FactWords = { name?: string; values?: { [value: string]: string }; where?: string }

/** What the owner tells; a first heading that is that of the whole is not said twice. */
export const storyOf = ({ home }: Pick<Site, 'home'>, lang: Language) =>
  home[lang].story.map(({ heading, blocks }, index) => ({
    heading: index === 0 && isSame(heading, words[lang].page.story) ? undefined : heading,
    blocks,
  }))

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

/** `04-15` as a note may say it: `15. dubna`, `15. 4.` */
const formsOf = (day: string, inWords: string) => {
  const [month, date] = day.split('-').map(Number)
  return [inWords, `${date}.${month}.`]
}
