// Page, twin and data agree, fact by fact: every value of the JSON documents of every fixture pub is
// on the page and in the twin of each language, at the dish, event or exception that has it, and
// every sentence of a twin is on its page.

import { join } from 'node:path'
import { Parser } from 'commonmark'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/model/languages.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { findFolder, houses } from '../houses.ts'
import { buildPub, root } from '../pub.ts'

const morePubs = ['full', 'prices', 'seasons', 'five-drinks', 'five-items', 'at-euro', 'sk-euro']
const pubs = [
  ...houses.map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
  ...morePubs.map((name) => ({ name, folder: join(root, 'test/pubs', name), date: '2026-11-20' })),
  { name: 'house', folder: join(root, 'test/words/house'), date: '2026-11-20' },
]

type Json = string | number | boolean | null | Json[] | { [member: string]: Json }
type Record = { readonly [member: string]: Json }
const isRecord = (value: Json | undefined): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text of a part of the page, and of the same part of the twin. */
type Scope = { page: string; twin: string; day?: string }
type Fact = { path: string; value: Json; scope: Scope }

/** Spaces of any kind are one, and letters are small, because a label may begin a sentence. */
const flat = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .toLowerCase()

type Node = DefaultTreeAdapterTypes.Node
const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const isHidden = (node: Node) => /^(?:head|script|style|svg)$/.test(node.nodeName)
const isInline = (node: Node) =>
  /^(?:#text|a|abbr|b|bdi|em|i|small|span|strong|time)$/.test(node.nodeName)
function readText(node: Node): string {
  if (isHidden(node)) return ''
  if ('value' in node) return node.value
  const text = inside(node).map(readText).join('')
  return isInline(node) ? text : ` ${text} `
}

/** Return the text of every element with an id. An empty anchor has the text of its parent. */
function textsById(node: Node, found: Map<string, string>, around = ''): Map<string, string> {
  const text = readText(node)
  const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined
  if (id !== undefined) found.set(id, flat(text.trim() || around))
  for (const each of inside(node)) textsById(each, found, text)
  return found
}

/** Return the addresses of all links of a page, which are facts too. */
const listLinks = (node: Node): string[] => [
  ...('attrs' in node ? node.attrs.filter(({ name }) => name === 'href') : []).map(
    ({ value }) => value,
  ),
  ...inside(node).flatMap(listLinks),
]

type Line = { text: string; level: number; links: string }

/** Return the headings, paragraphs and list entries of a twin, as a renderer shows them. */
function readTwin(markdown: string): Line[] {
  const lines: Line[] = []
  const walker = new Parser().parse(markdown).walker()
  for (let event = walker.next(); event; event = walker.next()) {
    const { node, entering } = event
    if (!entering) continue
    if (node.type === 'heading' || node.type === 'paragraph')
      lines.push({ text: '', level: node.type === 'heading' ? node.level : 0, links: '' })
    const line = lines.at(-1)
    if (!line) continue
    line.text += node.type === 'softbreak' ? ' ' : (node.literal ?? '')
    if (node.type === 'link') line.links += ` ${node.destination}`
  }
  return lines.map((line) => ({ ...line, text: flat(line.text) }))
}

/** Return the lines below a heading, up to the next one of its level. */
function under(lines: readonly Line[], heading: string): Line[] {
  const at = lines.findIndex(({ level, text }) => level > 0 && text === flat(heading))
  const level = lines[at]?.level ?? 0
  const rest = at === -1 ? [] : lines.slice(at + 1)
  const end = rest.findIndex((line) => line.level > 0 && line.level <= level)
  return end === -1 ? rest : rest.slice(0, end)
}

const joinLines = (lines: readonly Line[]) =>
  lines.map(({ text, links }) => text + links).join('\n')

/** Return every number of a text in any notation: 1 290, 1.290, 12,50, 1/8. */
function numbersIn(text: string): readonly number[] {
  const found = numbersByText.get(text) ?? findNumbers(text)
  numbersByText.set(text, found)
  return found
}
const numbersByText = new Map<string, readonly number[]>()

function findNumbers(text: string): number[] {
  const read = (one: string) =>
    (one.replace(/(?<=\d),(?=\d)/g, '.').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const grouped = text.replace(/(?<=\d)[ .,](?=\d{3}(?!\d))/g, '')
  return [...read(text), ...read(grouped), ...(text.includes('1/8') ? [0.125] : [])]
}
const hasNumber = (text: string, ...values: number[]) => {
  const numbers = numbersIn(text)
  return values.some((value) => numbers.some((one) => Math.abs(one - value) < 1e-9))
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** Beginnings of the days of the week in all cases and in short, by hand. */
const dayStems: { [lang in Language]: string[] } = {
  cs: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
  sk: ['po', 'ut', 'st', 'št', 'pi', 'so', 'ne'],
  en: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
}
const everyDay =
  /denně|denne|daily|täglich|každý den|každý deň|every day|otevírací den|open|otvárací deň|öffnungstagen/
const hasDay = (text: string, day: Json, lang: Language) =>
  new RegExp(`(?<!\\p{L})${dayStems[lang][days.indexOf(String(day))]}`, 'u').test(text)

/** True if the text names the days, the ends of longer runs, or all of them at once. */
function hasDays(text: string, stated: Json[], lang: Language): boolean {
  // Sunday is followed by Monday.
  const isIn = (index: number) => stated.includes(days[(index + 7) % 7] ?? '')
  const ends = stated.filter((day) => {
    const at = days.indexOf(String(day))
    return !(isIn(at - 1) && isIn(at + 1))
  })
  if (stated.length === 7)
    return everyDay.test(text) || ends.every((day) => hasDay(text, day, lang))
  return ends.every((day) => hasDay(text, day, lang))
}

/** Months in dates, by hand; Austria has a January of its own. */
const months: { [lang in Language]: string } = {
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  en: 'january february march april may june july august september october november december',
  de: 'januar|jänner februar märz april mai juni juli august september oktober november dezember',
}
/** True if the text has day and month, and the year if there is one. */
function hasDate(text: string, value: string, lang: Language): boolean {
  const [day = 0, month = 1, year] = value.split('-').map(Number).reverse()
  const last = value.endsWith('02-29') ? 28 : day
  const name = months[lang].split(' ')[month - 1]
  return (
    hasNumber(text, last) &&
    new RegExp(`${name}|\\. ?${month}\\.`).test(text) &&
    (year === undefined || hasNumber(text, year))
  )
}

const hasText = (text: string, value: Json) => text.includes(flat(String(value)))
const hasTime = (text: string, value: Json) => text.includes(String(value).replace(/^0(?=\d:)/, ''))

type Holds = (text: string, value: Json, lang: Language, path: string) => boolean
/**
 * True if the text has the label of a fact and its answer. The words are those of the site, because
 * test/words checks them.
 */
const hasFeature: Holds = (text, value, lang, path) => {
  const name = path.split('.')[2] ?? ''
  const fact = words[lang].names.facts[name as 'garden'] as {
    name?: string
    where?: string
    values?: { [value: string]: string }
  }
  if (!fact) return false
  if (fact.where) return hasNumber(text, Number(value)) && hasText(text, fact.where)
  const answer = fact.values?.[value === true ? 'yes' : value === false ? 'no' : String(value)]
  const label = flat(fact.name ?? '')
  if (typeof value === 'number') return text.includes(label) && hasNumber(text, value)
  if (!answer) return text.includes(label)
  // A yes with a note has the note in place of the yes, and plain noes share one sentence.
  const missing = flat(words[lang].house.missing)
  const lines = text.split(/\n|(?<=[.:]) /)
  return lines.some((line, at) =>
    value === true || value === 'yes'
      ? line.includes(label)
      : line.includes(label) &&
        (`${line} ${lines[at + 1]}`.includes(flat(answer)) || text.includes(missing)),
  )
}

/** Values that neither page nor twin prints, and why. */
// biome-ignore format: one line, one row
const unprinted: { paths: RegExp; why: string }[] = [
  { paths: /\.(?:\$schema|license|timezone|rule|vat|prices_include_vat)$/, why: 'about the document; time zone and VAT have sentences of their own' },
  { paths: /^pub\.(?:type|description)$|\.country$|\.(?:latitude|longitude)$/, why: 'for programs: in the head, in links and on the map' },
  { paths: /_min$|_at$|\.languages$|\.currency$|\.week$|\.key$|\.kind$|^pub\.links\.service$/, why: 'computed, or the code of something that has a name' },
  { paths: /^pub\.address\.state$/, why: 'decides the public holidays, which are printed' },
  { paths: /\.id$|\.section$|\.allergens\.number$/, why: 'anchors' },
  { paths: /^(?:menu|events|hours)\.updated$/, why: 'the same date in each document, printed with the prices' },
  { paths: /^menu\.(?:food|drinks)\.availability\.(?:hours|except_|special_|season$)/, why: 'of the section, which prints them once' },
  { paths: /^events\..*\.except_dates$/, why: 'ranges, or contained in the exceptions' },
  { paths: /^hours\.exceptions\.holiday$/, why: 'a date of the rule for holidays, which is printed with it' },
  { paths: /\.recurring\.(?:dates|known_until)$/, why: 'the rule is printed, with its next four dates' },
  { paths: /\.recurring\.(?:nth|every_weeks|parity)/, why: 'words of their own, typed in test/cases/menu.yaml' },
  { paths: /\.soup_included$/, why: 'a sentence above the week' },
  { paths: /\.allergen_kinds$|\.trace_kinds$|\.price_(?:per|from)$|\.prices\.price_from$/, why: 'part of the notation of allergens and prices' },
  { paths: /\.status$|\.all_week$|\.opens_again\./, why: 'words of their own, typed in test/words' },
]

/** Look for each entry of a list. */
const each =
  (holds: Holds): Holds =>
  (text, value, lang, path) =>
    [value].flat().every((one) => holds(text, one, lang, path))
/** Look for the word of a code. */
const wordFor = (pick: (all: (typeof words)['cs']['names']) => object) =>
  each((text, value, lang) => {
    const row: { [code: string]: unknown } = { ...pick(words[lang].names) }
    return hasText(text, String(row[String(value)] ?? 'no word for it'))
  })
const number = (...units: number[]) =>
  each((text, value) => hasNumber(text, ...units.map((unit) => Number(value) / unit)))

/** Return the volumes of packs such as `20 × 0,5 l`, in millilitres. */
const packsIn = (text: string) =>
  [...text.matchAll(/(\d+) × (\d+(?:[.,]\d+)?) l/g)].map(
    ([, count, each = '']) => Number(count) * Number(each.replace(',', '.')) * 1000,
  )

const perLitre = /za litr|per litre|za liter|pro liter/

/** Readers of values by path; the first row that matches decides. */
// biome-ignore format: one line, one row
const rules: [paths: RegExp, holds: Holds][] = [
  [/season$/, (text, value, lang) => isRecord(value) && [value['from'], value['to']].every((day) => hasDate(text, String(day), lang))],
  [/\.days$/, (text, value, lang) => hasDays(text, [value].flat(), lang)],
  // The last ones may be holidays, which are printed with the rule for holidays.
  [/^menu\.sections\.served\.except_dates$/, (text, value, lang) => hasDate(text, String([value].flat()[0]), lang)],
  [/\.(?:dates|except_dates)$/, (text, value, lang) => [value].flat().every((date, at, all) => (at > 0 && at < all.length - 1) || hasDate(text, String(date), lang))],
  [/^hours\.exceptions_checked_until$/, (text, value, lang) => hasDate(text, String(value), lang) || (['as_usual', 'ask'] as const).some((rule) => hasText(text, words[lang].hours.holidays[rule]))],
  [/^hours\.holidays$/, (text, value, lang) => hasText(text, new Map(Object.entries(words[lang].hours.holidays)).get(String(value)) ?? 'no rule')],
  [/^pub\.features\.staff_languages$/, wordFor(({ facts }) => facts.staff_languages.values)],
  [/^pub\.features\.quiet_hours\./, (text, value) => hasTime(text, value)],
  [/^pub\.features\./, hasFeature],
  [/^pub\.payment\.(?:methods|not_accepted)$/, wordFor(({ paymentMethods }) => paymentMethods)],
  [/^pub\.booking\.by$/, (text, value, lang, path) => Array.isArray(value) && value.length === 0 ? hasText(text, words[lang].booking.notBooked.guests) : wordFor(({ bookingWays }) => bookingWays)(text, value, lang, path)],
  [/phone_(?:\d_)?for$/, wordFor(({ phoneUses }) => phoneUses)],
  [/^pub\.contact\.phone(?:_\d)?$/, (text, value) => text.replace(/[^+\d]/g, '').includes(String(value))],
  [/\.transport\.kind$/, wordFor(({ vehicles }) => ({ ...vehicles, foot: '' }))],
  [/\.walk_min$/, (text, value) => hasNumber(text, Number(value) % 60 || Number(value) / 60)],
  [/\.tags$/, wordFor(({ tags }) => tags)],
  [/\.sweetness$/, wordFor(({ sweetnesses }) => sweetnesses)],
  [/\.diet_numbers$/, each(hasText)],
  // Vegan food is vegetarian.
  [/\.diets$/, (text, value, lang, path) => wordFor(({ diets }) => diets)(text, [value].flat().filter((one, _, all) => !(one === 'vegetarian' && all.includes('vegan'))), lang, path)],
  [/\.(?:known_)?allergens$|\.traces$/, each((text, value) => hasNumber(text, Number(value)) || new RegExp(`(?<!\\d)${value}[a-h]`).test(text))],
  [/\.alcohol_percent$/, (text, value) => hasNumber(text, Number(value)) || value === 0],
  [/\.volume_ml$/, (text, value, lang, path) => number(1000, 10, 1)(text, value, lang, path) || perLitre.test(text) || packsIn(text).includes(Number(value))],
  [/\.weights?_g$/, number(1, 1000, 10)],
  [/\.price_\w+$|\.deposit_\w+$/, (text, value) => value === 0 || hasNumber(text, Number(value))],
  [/\.pieces$/, (text, value) => hasNumber(text, Number(value)) || value === 1],
  [/\.close$|\.end$/, (text, value) => hasTime(text, value) || (value === '00:00' && text.includes('24:00'))],
]

/** Find a value of a kind that has no row of its own. */
const holdsByType: Holds = (text, value, lang) => {
  if (typeof value === 'number') return hasNumber(text, value)
  if (typeof value === 'string' && /^\d\d:\d\d$/.test(value)) return hasTime(text, value)
  if (typeof value === 'string' && /^(?:\d{4}-)?\d\d-\d\d$/.test(value))
    return hasDate(text, value, lang)
  if (typeof value === 'string') return hasText(text, value)
  // A yes or no, or a list, needs a row.
  return false
}

const languages: readonly string[] = Object.keys(months)
const isText = (value: Json): value is Record =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.includes(key))
const isPlain = (value: Json): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

/** Values that are one fact and not several. */
const isFact = (path: string, value: Json) =>
  /season$/.test(path) || (Array.isArray(value) && value.every(isPlain))

/** List every stated value with the part of the site that must print it. */
function listFacts(
  value: Json,
  path: string,
  lang: Language,
  scope: Scope,
  narrow: Narrow,
): Fact[] {
  if (value === null || (Array.isArray(value) && value.length === 0 && !path.endsWith('.by')))
    return []
  if (isText(value)) return textsIn(value[lang] ?? '').map((one) => ({ path, value: one, scope }))
  if (isPlain(value) || isFact(path, value)) return [{ path, value, scope }]
  if (Array.isArray(value))
    return value.flatMap((one) => listFacts(one, path, lang, narrow(path, one, scope), narrow))
  return Object.entries<Json>(value).flatMap(([name, one]) => {
    // The days of a week are alike.
    const inner = /^hours\..*week$/.test(path) ? path : `${path}.${name}`
    return listFacts(one, inner, lang, narrow(inner, one, scope), narrow)
  })
}
type Narrow = (path: string, record: Json, scope: Scope) => Scope

/** Return the texts of a story, which has headings and paragraphs. */
const textsIn = (value: Json): Json[] =>
  isPlain(value) ? [value] : [Object.values<Json>(value)].flat().flatMap(textsIn)

type Read = { byId: Map<string, string>; lines: readonly Line[]; links: readonly string[] }

/** Return a function that finds the part of page and twin that is about a record. */
function narrowTo({ byId, lines, links }: Read, lang: Language): Narrow {
  const name = (record: Record, member: string) =>
    flat(String((record[member] as Record)?.[lang] ?? ''))
  const linesWith = (text: string) => joinLines(lines.filter((line) => line.text.includes(text)))
  return (path, record, scope) => {
    if (!isRecord(record)) return scope
    if (/^menu\.(?:food|drinks)$/.test(path)) {
      const section = byId.get(`section_${record['section']}`) ?? ''
      const above = section.slice(0, section.indexOf(name(record, 'name')))
      const twin = lines
        .filter(({ text }) => text.startsWith(name(record, 'name')))
        .map(({ text }) => text)
      const claims = lines.filter(({ text }) => text.startsWith(flat(words[lang].menu.everything)))
      const heading = lines.filter(
        ({ level, text }) => level > 2 && text === name(record, 'heading'),
      )
      return {
        page: `${byId.get(String(record['id']))} ${above}`,
        twin: [...twin, joinLines(claims), joinLines(heading)].join('\n'),
      }
    }
    if (path === 'menu.sections') {
      const title = name(record, 'name')
      return {
        page: byId.get(`section_${record['id']}`) ?? '',
        twin: `${title}\n${joinLines(under(lines, title))}`,
      }
    }
    if (path === 'menu.lunch.days')
      return { ...scope, day: `lunch_${String(record['date']).slice(5)}_` }
    if (/^menu\.lunch\.days\.(?:soup|more_soups|mains)$/.test(path)) {
      const dishes = [...byId].filter(([id]) => id.startsWith(scope.day ?? 'no day'))
      const about = dishes.filter(([, text]) => text.includes(name(record, 'name')))
      return {
        page: about.map(([, text]) => text).join('\n'),
        twin: linesWith(name(record, 'name')),
      }
    }
    if (path === 'events.events') {
      const title = name(record, 'title')
      return {
        page: `${byId.get(`event_${record['id']}`)} ${links.filter((link) => link === record['url'] || link === record['tickets'])}`,
        twin: joinLines(lines.filter(({ text }) => text.startsWith(`${title}: `))),
      }
    }
    if (path === 'pub.booking' || path === 'pub.payment') {
      const { booking, payment } = words[lang].contact
      const [before = '', after = ''] = (byId.get('find_us') ?? '').split(` ${flat(payment)} `)
      const booked = before.slice(before.indexOf(` ${flat(booking)} `))
      const twin = lines.filter(({ text }) => text.startsWith(`${flat(booking)}: `))
      return path === 'pub.booking'
        ? {
            page: [booked, ...links].join('\n'),
            twin: [joinLines(twin), ...lines.map((line) => line.links)].join('\n'),
          }
        : { ...scope, page: after }
    }
    if (path === 'hours.exceptions')
      return {
        page: byId.get('opening_hours') ?? '',
        // The rule for holidays names their dates, and the table has their hours.
        twin: record['holiday'] ? joinLines(lines) : linesWith(`(${name(record, 'reason')})`),
      }
    return scope
  }
}

/** Ends of phrases, but not the full stop of a date. */
const separators = (lang: Language) =>
  new RegExp(`[;:!?](?= |$)|\\.$|\\. (?!\\d|${months[lang].replaceAll(' ', '|')})|, |[()]`)

/** Join entries of one exception, which the data split where its hours change. */
function mergeExceptions(all: Json | undefined): Json[] {
  const joined: Record[] = []
  for (const one of (all ?? []) as Record[]) {
    const last = joined.at(-1)
    const next = last && new Date(Date.parse(String(last['to'])) + 86_400_000).toISOString()
    const goesOn = JSON.stringify(last?.['reason']) === JSON.stringify(one['reason'])
    if (last && goesOn && next?.startsWith(String(one['from'])))
      joined[joined.length - 1] = { ...last, to: one['to'] ?? null }
    else joined.push(one)
  }
  return joined
}

/** Texts that a page has in another form, and why. */
// biome-ignore format: one line, one row
const onlyInTwins: { texts: RegExp; why: string }[] = [
  { texts: /^\|/, why: 'a table: the page merges days with equal hours' },
  {
    texts: / · |^(?:webová stránka|web page|webová stránka|webseite)$/,
    why: 'links to other documents',
  },
  {
    texts: /^(?:adresa|address|adresse|mapa|map|karte|e-mail|telef[oó]n|telephone)$|^geo:/,
    why: 'labels and numbers of links that a page shows as buttons',
  },
  {
    texts: /^(?:časy plat|times are local|alle zeiten)|^europe\//,
    why: 'a guest of the house reads its clock',
  },
  {
    texts: /^\d+[a-h]? \p{L}+$|^(?:žádné|none|žiadne|keine)$/u,
    why: 'allergens, whose number follows the word on a page, which says nothing for none',
  },
]

const documents = ['pub', 'hours', 'menu', 'events']

describe.each(pubs)('$name', async ({ folder, date }) => {
  const { site, files } = await buildPub(folder, { date })
  const [first] = site.languages
  const parsePages = (lang: Language) => {
    const pages = [...files.keys()].filter(
      (file) =>
        file.endsWith('.html') &&
        !/404|lunch/.test(file) &&
        (site.languages.find((one) => file.startsWith(`${one}/`)) ?? first) === lang,
    )
    const parsed = pages.map((file) => parse(String(files.get(file))))
    const home = parse(String(files.get(lang === first ? 'index.html' : `${lang}/index.html`)))
    const lines = readTwin(String(files.get(lang === first ? 'index.md' : `${lang}.md`)))
    const page = [...parsed.map((one) => flat(readText(one))), ...parsed.flatMap(listLinks)].join(
      '\n',
    )
    return { byId: textsById(home, new Map()), lines, page, links: parsed.flatMap(listLinks) }
  }
  const parsedPages: { [lang in Language]?: ReturnType<typeof parsePages> } = {}
  const read = (lang: Language) => {
    parsedPages[lang] ??= parsePages(lang)
    return parsedPages[lang]
  }

  test.each(site.languages)(
    'prints every value of its data on the page and in the twin, in %s',
    (lang) => {
      const found = read(lang)
      const { lines, page } = found
      const document = { page, twin: joinLines(lines) }
      const facts = documents.flatMap((name) => {
        const text = files.get(`${name}.json`)
        if (text === undefined) return []
        const data = JSON.parse(String(text)) as Record
        const merged = { ...data, exceptions: mergeExceptions(data['exceptions']) }
        return listFacts(
          name === 'hours' ? merged : data,
          name,
          lang,
          document,
          narrowTo(found, lang),
        )
      })
      const pages = (site.pages ?? []).flatMap(({ texts }) => texts[lang].sections)
      const ownTexts = pages.flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs])
      facts.push(...ownTexts.map((value) => ({ path: 'pages', value, scope: document })))
      const printed = facts.filter(({ path }) => !unprinted.some(({ paths }) => paths.test(path)))
      expect(printed.length).toBeGreaterThan(30)
      const missing = printed.flatMap(({ path, value, scope }) => {
        const [, holds] = rules.find(([paths]) => paths.test(path)) ?? [path, holdsByType]
        return (['page', 'twin'] as const)
          .filter((place) => !holds(scope[place], value, lang, path))
          .map((place) => `${place}: ${path} = ${JSON.stringify(value)}`)
      })
      expect([...new Set(missing)]).toEqual([])
    },
  )
  test.each(site.languages)('says on its page everything that its twin says, in %s', (lang) => {
    const { lines, page } = read(lang)
    const text = flat(page.replaceAll('\n', ' '))
    const dish = new RegExp(`(?:^|\\. )${flat(words[lang].menu.allergens)}: `)
    const forPrograms = under(lines, words[lang].agents.title)
    const phrases = lines
      .filter((line) => !dish.test(line.text) && line.level === 0 && !forPrograms.includes(line))
      .flatMap((line) => line.text.split(separators(lang)))
      .map((one) => one.trim())
      .filter((one) => one !== '' && !onlyInTwins.some(({ texts }) => texts.test(one)))
    expect(phrases.length).toBeGreaterThan(20)
    expect([...new Set(phrases)].filter((one) => !text.includes(one))).toEqual([])
  })
})
