// The contract of a template: one URL, what it promises, and how its body is made.
//
// Everything else that speaks of a resource (hosting rules, OpenAPI, catalog, docs, llms.txt,
// tests, verify) is a loop over the table of these.

import { type House, houseOf, unknownHouse } from './house.ts'
import { englishNames, type Language } from './languages.ts'
import { onceFor } from './once.ts'
import type { Content, Site } from './site.ts'

/** JSON Schema 2020-12. Types of bodies are made from it with `FromSchema` of json-schema-to-ts. */
export type JsonSchema = { readonly [keyword: string]: unknown }

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/**
 * Tags of OpenAPI and headings of llms.txt, in the order in which documents list them.
 * `<languages>` are those of the site.
 */
export const groups = {
  Menu: 'Food and drinks in <languages>.',
  Hours: 'Opening hours as data.',
  Events: 'What is on, as data.',
  House: 'Address, contact, booking, payment, what the house has, and its operator.',
  Pages: 'The home pages and their Markdown twins.',
  Documents: 'Descriptions of the interface, and the texts of the site in one file.',
  Schemas: 'JSON Schemas of the data, open to members that are added later.',
  Discovery: 'What crawlers and scanners look for at fixed addresses.',
  Status: 'Static health signal.',
  Authentication: 'Metadata stating that no credential, token, grant or account exists.',
} as const
export type Group = keyof typeof groups

/** What a group holds, of a site in these languages. */
export const aboutGroup = (group: Group, languages: readonly Language[]): string =>
  groups[group].replace('<languages>', englishNames(languages))

/** A link to another resource of the site, by its path; the media type is that of the target. */
export type Link = { rel: string; path: string }

/** What a template states beside its body. */
export type Promises = {
  group: Group
  /** A short name: the link text in llms.txt, the summary in OpenAPI. */
  title: string
  /** One line of plain text. */
  summary: string
  /**
   * What programs call it, in upper camel case, where that is not its title: `PubInEnglish` for
   * `getPubInEnglish`.
   */
  name?: string
  /** The language of a text in one language, sent as `Content-Language` (RFC 9110, 8.5). */
  contentLanguage?: Language
  /** `Cache-Control`; without it five minutes. */
  cache?: string
  /** Relations of the API catalog (RFC 8631) in which this resource stands. */
  relation?: 'item' | 'service-desc' | 'service-doc' | 'service-meta' | 'status'
  /** Path of the published JSON Schema of the body. */
  describedBy?: string
  /**
   * Sent as `Link` (RFC 8288): how a client gets from here to the rest of the interface, as the
   * table of resources says. Links to what this site does not have are not sent.
   */
  links?(resources: readonly Resource[]): readonly Link[]
  /** The page for addresses where nothing is; hosts look for it under the path `/404.html`. */
  status?: 404
  /** Of a page: a Content-Security-Policy of its own in the place of the one of all pages. */
  policy?: string
  /** Of a page whose pop-up tells it who has signed in. */
  popups?: true
  /** Left out of llms.txt, sitemap and the documents: an answer rather than a place to go. */
  unlisted?: true
  /**
   * All below this folder are sent with the same headers: hosts that count their rules need one for
   * them together.
   */
  sameBelow?: string
  /** Whether the site has this resource at all; without it every site has. */
  when?(content: Content): boolean
  /** Only a site has it that has this language, and not as its first. */
  language?: Language
  /** What it says of itself otherwise in other languages than the default ones. */
  inLanguages?(languages: readonly Language[]): {
    title?: string
    summary?: string
    name?: string
    contentLanguage?: Language
    schema?: JsonSchema
  }
}

/** What a template module exports by default; its path gives the rest. */
export type Template = Promises & {
  /** Media type with its parameters, exactly as it is sent. */
  type: string
  /**
   * JSON Schema 2020-12 of the body; on every JSON resource and on no other. A function where members
   * follow from the house, such as the currency of its prices. Bodies are checked against the closed
   * form, the open form is published: see `closed` in schema.ts.
   */
  schema?: JsonSchema | ((house: House) => JsonSchema)
  /**
   * The whole text of the file; of a PNG picture the SVG that it is drawn from. Pure: no clock,
   * disk, network or environment.
   */
  render(site: Publication): string
}

/** A template whose body no schema describes. */
type Schemaless = Omit<Template, 'schema'>

/** A template in its place: what a site may have. */
export type Entry = Template & {
  /** `/menu.json`, `/en/`: relative to the base URL. */
  path: string
  /** Path of the file in the output folder: `en/index.html`. */
  file: string
  /** What messages call the template, where it is the owner's own: `templates/specials.json.ts`. */
  own?: string
  /** Of a template with `[page]` in its path: what it is for a page of the owner's own. */
  ofPage?(name: string): Entry
}

/** What a site has: its schema is that of the house. */
export type Resource = Omit<Entry, 'schema'> & { schema?: JsonSchema }

/** A site together with the table of resources that it is published as: what templates render. */
export type Publication = Site & { resources: readonly Resource[] }

const has = (content: Content, { when }: Entry) => when?.(content) ?? true

/** The schema for a house; a constant holds for all of them. */
export const schemaFor = (schema: Template['schema'], house: House): JsonSchema | undefined =>
  typeof schema === 'function' ? schema(house) : schema

function resourceFor(entry: Entry, house: House): Resource {
  const { schema: made, ...said } = entry
  const { schema = schemaFor(made, house), ...words } = entry.inLanguages?.(house.languages) ?? {}
  return { ...said, ...words, ...(schema && { schema: asBefore(said.path, schema) }) }
}

/** What was made last for each path: by one and the same object everything made of it is known. */
const lastMade = new Map<string, JsonSchema>()

const writtenOut = onceFor((schema: JsonSchema) => JSON.stringify(schema))

/** The schema that was made before, if it is the same: the next build makes it anew. */
function asBefore(path: string, schema: JsonSchema): JsonSchema {
  const last = lastMade.get(path)
  if (last && (last === schema || writtenOut(last) === writtenOut(schema))) return last
  lastMade.set(path, schema)
  return schema
}

const resourcesFor = (all: readonly Entry[], house: House): Resource[] =>
  all
    .filter(({ language }) => !language || house.languages.indexOf(language) > 0)
    .map((entry) => resourceFor(entry, house))

/** The resources that a site in these languages may have. */
export const resourcesIn = (all: readonly Entry[], languages: readonly Language[]): Resource[] =>
  resourcesFor(withPages(all, {}), unknownHouse(languages))

/** With an entry for each page of the owner's own; a template for that very address takes its place. */
export function withPages(
  all: readonly Entry[],
  { pages = [] }: Pick<Content, 'pages'>,
): readonly Entry[] {
  const taken = new Set(all.map(({ file }) => file))
  return all.flatMap((entry) =>
    entry.ofPage
      ? pages
          .flatMap(({ name }) => entry.ofPage?.(name) ?? [])
          .filter(({ file }) => !taken.has(file))
      : [entry],
  )
}

/** The resources that this content has, at this address. */
export const resourcesOf = (
  all: readonly Entry[],
  content: Content,
  baseUrl?: string,
): Resource[] =>
  resourcesFor(
    withPages(all, content).filter((entry) => has(content, entry)),
    houseOf(content, baseUrl),
  )

/** A JSON document; its schema is what the build checks the body with. */
export function json<S extends NonNullable<Template['schema']>>(
  promise: Promises & { type?: string; schema: S; body(site: Publication): object },
): Schemaless & { schema: S } {
  const { body, type = 'application/json', ...rest } = promise
  return { ...rest, type, render: (site) => serialize(body(site) as Json) }
}

/** UTF-8 text of any media type. */
export function text(
  promise: Promises & { type: string; body(site: Publication): string },
): Schemaless {
  const { body, ...rest } = promise
  return { ...rest, render: (site) => `${body(site).trimEnd()}\n` }
}

/** A PNG picture, drawn by the build from an SVG text: templates stay text, and pure. */
export function picture(promise: Promises & { drawing(site: Publication): string }): Schemaless {
  const { drawing, ...rest } = promise
  return { ...rest, type: 'image/png', render: drawing }
}

export const markdown = 'text/markdown; charset=utf-8'
export const plain = 'text/plain; charset=utf-8'
export const html = 'text/html; charset=utf-8'

/** How long a member or an entry may be to stand on one line: a dish a line, as in a table. */
const lineLength = 400

/**
 * JSON with a final newline, one record a line; the same value gives the same bytes. Indenting
 * every member costs a language model half as many tokens again (`npm run bench`).
 */
export function serialize(value: Json): string {
  return `${layOut(value, '', 2)}\n`
}

function layOut(value: Json, indent: string, limit = lineLength): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value as { [key: string]: Json | undefined }).filter(
    ([, member]) => member !== undefined,
  )
  // Each takes two characters at least: a list of thousands is not written down to be counted.
  const line = members.length * 2 > limit ? undefined : JSON.stringify(value)
  if (line !== undefined && line.length <= limit) return line
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const lines = members.map(([key, member = null]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `
    return inner + name + layOut(member, inner)
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** The media type without its parameters. */
export const essence = (type: string) => type.replace(/;.*$/, '').trim()

/** Where the API description and the documents list a resource: every one that is not a web page. */
export const isPage = ({ type }: Pick<Resource, 'type'>) => essence(type) === 'text/html'

/** The page that hosts send with status 404, which is no resource of the interface. */
export const isNotFound = ({ status }: Pick<Resource, 'status'>) => status === 404

/** Answers guests' questions: the data and the Markdown twins, and no document about them. */
export const isData = ({ relation, group, type }: Pick<Resource, 'relation' | 'group' | 'type'>) =>
  relation === 'item' || (group === 'Pages' && essence(type) === 'text/markdown')

/** Whether the file is drawn from the text that the template renders. */
export const isPicture = ({ type }: Pick<Resource, 'type'>) => type === 'image/png'

/** Letters of a face: the template renders which ones, and of which file of a package. */
export const faceType = 'font/woff2'
export const isFace = ({ type }: Pick<Resource, 'type'>) => type === faceType

/** Part of the interface: all but what only completes a page (pictures) or an error (404). */
export const isDescribed = ({ unlisted, schema }: Pick<Resource, 'unlisted' | 'schema'>) =>
  !unlisted || schema !== undefined

const describing: ReadonlySet<Group> = new Set(['Discovery', 'Documents', 'Authentication'])

/**
 * What clients ask for at an address that they know beforehand: below `/.well-known/` (RFC 8615), and
 * whatever describes the site in the root of its origin (robots.txt, llms.txt).
 */
export const isSoughtAtOrigin = ({ path, group }: Pick<Resource, 'path' | 'group'>) =>
  path.startsWith('/.well-known/') || (describing.has(group) && path.lastIndexOf('/') === 0)

/**
 * What was rendered of a site: rendering is pure, so that once is enough for all who quote it. A
 * body that is still being rendered is undefined.
 */
const rendered = new WeakMap<Publication, Map<string, string | undefined>>()

/** The body of a resource of the site: for the build, and for documents that quote it. */
export function bodyOf(site: Publication, path: string): string {
  const bodies = rendered.get(site) ?? new Map<string, string | undefined>()
  rendered.set(site, bodies)
  const known = bodies.get(path)
  if (known !== undefined) return known
  if (bodies.has(path)) throw new Error(`templates quote each other: ${circle(bodies, path)}`)
  const resource = site.resources.find((candidate) => candidate.path === path)
  if (!resource) throw new Error(`no template for ${path}`)
  bodies.set(path, undefined)
  try {
    const body = resource.render(site)
    bodies.set(path, body)
    return body
  } finally {
    if (bodies.get(path) === undefined) bodies.delete(path)
  }
}

/** `/a → /b → /a`: a Map keeps the order in which the bodies were begun. */
function circle(bodies: ReadonlyMap<string, string | undefined>, path: string): string {
  const begun = [...bodies.keys()].filter((each) => bodies.get(each) === undefined)
  return [...begun.slice(begun.indexOf(path)), path].join(' → ')
}
