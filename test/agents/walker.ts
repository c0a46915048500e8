// An agent without a language model. It starts at the address of a site, registers, and finds the
// data and their schemas by links alone. It knows nothing else about the site than these schemas.

import { Ajv2020 } from 'ajv/dist/2020.js'
import { Parser } from 'commonmark'
import type { FromSchema } from 'json-schema-to-ts'
import type { schema as hoursSchema } from '../../templates/hours.json.ts'
import type { schema as menuSchema } from '../../templates/menu.json.ts'

export type Menu = FromSchema<ReturnType<typeof menuSchema>>
export type Hours = FromSchema<ReturnType<typeof hoursSchema>>
export type Item = Menu['food'][number] | Menu['drinks'][number]

/** A document of prose: its blocks of text, each with the headings above it. */
export type Prose = { headings: string[]; text: string }[]

export type Walk = {
  /** Every requested address, in order. */
  asked: string[]
  registration: { [member: string]: unknown }
  menu: Menu
  hours: Hours
  czech: Prose
  english: Prose
  index: Prose
  docs: Prose
  skill: Prose
}

export async function walk(origin: string): Promise<Walk> {
  const asked: string[] = []
  const get = async (address: string): Promise<Response> => {
    asked.push(address)
    const answer = await fetch(address)
    if (answer.status !== 200) throw new Error(`${address} has status ${answer.status}`)
    return answer
  }
  const getJson = async (address: string) =>
    (await (await get(address)).json()) as { [member: string]: unknown }
  const getProse = async (address: string) => toProse(await (await get(address)).text())

  const registration = await register(origin, getJson)

  const home = await get(`${origin}/`)
  const found = linksIn(home.headers.get('link') ?? '', home.url)
  const data = await readCatalog(findLink(found, 'api-catalog'), getJson)
  const index = await (await get(findLink(found, 'describedby'))).text()
  const findAddress = (title: string) =>
    new RegExp(`\\[${title}\\]\\(([^)]+)\\)`).exec(index)?.[1] ?? `no ${title}`
  return {
    asked,
    registration,
    menu: data['Menu'] as Menu,
    hours: data['OpeningHours'] as Hours,
    czech: await getProse(findLink(found, 'alternate')),
    english: await getProse(findAddress('Home page in English, Markdown')),
    index: toProse(index),
    docs: await getProse(findLink(found, 'service-doc')),
    skill: await getProse(findAddress('Skill: answer guests')),
  }
}

type GetJson = (address: string) => Promise<{ [member: string]: unknown }>

/** Follow the registration flow: resource metadata, server metadata, `register_uri`. */
async function register(origin: string, getJson: GetJson) {
  const resource = await getJson(`${origin}/.well-known/oauth-protected-resource`)
  const [issuer] = resource['authorization_servers'] as [string]
  const server = await getJson(`${issuer}/.well-known/oauth-authorization-server`)
  if (server['issuer'] !== issuer) throw new Error(`the issuer is not ${issuer}`)
  const { register_uri } = server['agent_auth'] as { register_uri: string }
  return getJson(register_uri)
}

type Target = { href: string }
type Context = { anchor: string; describedby?: [Target] }

/**
 * Return the data that the catalog lists by title, each validated with its own published schema.
 */
async function readCatalog(address: string, getJson: GetJson) {
  const { linkset } = (await getJson(address)) as { linkset: Context[] }
  const data: { [title: string]: unknown } = {}
  for (const { anchor, describedby } of linkset) {
    if (!describedby) continue
    const schema = await getJson(describedby[0].href)
    const document = await getJson(anchor)
    if (document['$schema'] !== schema['$id']) throw new Error(`${anchor} names another schema`)
    const validate = new Ajv2020({ validateFormats: false }).compile(schema)
    if (!validate(document)) throw new Error(`${anchor}: ${JSON.stringify(validate.errors)}`)
    data[String(schema['title'])] = document
  }
  return data
}

/** Parse a `Link` header (RFC 8288) into [relation, absolute address]. */
export function linksIn(header: string, base: string): [rel: string, address: string][] {
  return [...header.matchAll(/<([^>]*)>([^,<]*(?:"[^"]*"[^,<]*)*)/g)].flatMap(
    ([, target = '', parameters = '']) =>
      (/rel="([^"]*)"/.exec(parameters)?.[1] ?? '')
        .split(' ')
        .map((rel): [string, string] => [rel, new URL(target, base).href]),
  )
}

function findLink(links: readonly [string, string][], relation: string): string {
  const address = links.find(([rel]) => rel === relation)?.[1]
  if (address === undefined) throw new Error(`no link ${relation}`)
  return address
}

/** Return paragraphs, list items and headings of a CommonMark text, without markup. */
function toProse(text: string): Prose {
  const walker = new Parser().parse(text).walker()
  const prose: Prose = []
  let headings: string[] = []
  let block = ''
  for (let step = walker.next(); step; step = walker.next()) {
    const { node, entering } = step
    if (node.type === 'text' || node.type === 'code')
      block += (node.literal ?? '').replaceAll('\u00A0', ' ')
    if (node.type === 'softbreak') block += '\n'
    if (entering || (node.type !== 'paragraph' && node.type !== 'heading')) continue
    if (node.type === 'heading') headings = [...headings.slice(0, node.level - 1), block]
    else prose.push({ headings, text: block })
    block = ''
  }
  return prose
}

/** Return the first block that contains all these words. */
export function sentence(prose: Prose, ...relation: string[]): string {
  const found = prose.find(({ text }) =>
    relation.every((word) => text.toLowerCase().includes(word.toLowerCase())),
  )
  if (!found) throw new Error(`nothing about ${relation.join(', ')}`)
  return found.text
}

// Reading the data according to their schemas

export const cheapest = ({ sizes }: Pick<Item, 'sizes'>) =>
  Math.min(...sizes.map(({ price_czk = Number.NaN }) => price_czk))

export const findByName = (items: readonly Item[], word: string) => {
  const found = items.filter(({ name }) =>
    [name.cs, name.en].some((text) => text.toLowerCase().includes(word.toLowerCase())),
  )
  if (found.length !== 1) throw new Error(`${found.length} items are called ${word}`)
  return found[0] as Item
}

/** True if a yearly season (`MM-DD` to `MM-DD`, possibly over New Year) includes a date. */
export function inSeason({ from, to }: { from: string; to: string }, date: string): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Kind = 'bar' | 'kitchen' | 'lunch'

/** Return the row of a date: its exception, or its weekday in the season or in the usual week. */
export function findRow({ week, seasons = [], exceptions }: Hours, date: string) {
  const exception = exceptions.find(({ from, to = '9999' }) => from <= date && date <= to)
  const day = date.slice(5)
  const season = seasons.find(({ from, to }) =>
    from <= to ? from <= day && day <= to : day >= from || day <= to,
  )
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun'
  return exception ?? (season?.week ?? week)[weekday]
}

/**
 * "Open at 00:30 on Saturday?" as the documents describe it: the row of the day, or that of the day
 * before plus one day.
 */
export function isOpen(hours: Hours, kind: Kind, date: string, time: string): boolean {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const before = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const holds = (on: string, at: number) =>
    (findRow(hours, on)[kind] ?? []).some(
      ({ open_min, close_min }) => open_min <= at && at < close_min,
    )
  return holds(date, minute) || holds(before, minute + 1440)
}
