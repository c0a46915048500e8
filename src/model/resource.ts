// The contract of a template: one URL, its properties, and the function that renders its body.
//
// Hosting rules, OpenAPI, catalog, docs, llms.txt, tests and `verify` are loops over the table of
// these.

import { comingEvents } from './events.ts'
import { describeHouse, type House, unknownHouse } from './house.ts'
import { englishNames, type Language } from './languages.ts'
import { cachePerObject } from './once.ts'
import type { Content, Site } from './site.ts'

/** JSON Schema 2020-12. `FromSchema` of json-schema-to-ts derives the types of bodies from it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/**
 * OpenAPI tags and llms.txt headings, in the order of the documents. `<languages>` stands for those
 * of the site.
 */
export const groups = {
  Menu: 'Food and drinks in <languages>.',
  Hours: 'Opening hours as data.',
  Events: 'What is on, as data.',
  House: 'Address, contact, booking, payment, what the house has, and its operator.',
  Pages: 'The web pages and their Markdown twins.',
  Documents: 'Descriptions of the interface, and the texts of the site in one file.',
  Schemas: 'JSON Schemas of the data, open to members that are added later.',
  Discovery: 'What crawlers and scanners look for at fixed addresses.',
  Status: 'Static health signal.',
  Authentication: 'Metadata stating that no credential, token, grant or account exists.',
} as const
export type Group = keyof typeof groups

/** Description of a group for a site in these languages. */
export const aboutGroup = (group: Group, languages: readonly Language[]): string =>
  groups[group].replace('<languages>', englishNames(languages))

/** Link to another resource of the site, by its path. The media type is that of the target. */
export type Link = { rel: string; path: string }

/** Properties of a template, without its body. */
export type ResourceProperties = {
  group: Group
  /** Short name: the link text in llms.txt, the summary in OpenAPI. */
  title: string
  /** One line of plain text. */
  summary: string
  /**
   * Name for programs in upper camel case, if it differs from the title: `PubInEnglish` for
   * `getPubInEnglish`.
   */
  name?: string
  /** Language of a text in one language, sent as `Content-Language` (RFC 9110, 8.5). */
  contentLanguage?: Language
  /** `Cache-Control`. Default: five minutes. */
  cache?: string
  /** Link relation in the API catalog (RFC 8631). `describedby` is the index (llmstxt.org). */
  relation?: 'item' | 'service-desc' | 'service-doc' | 'service-meta' | 'status' | 'describedby'
  /** Path of the published JSON Schema of the body. */
  describedBy?: string
  /**
   * Sent as `Link` (RFC 8288): how a client gets from here to the rest of the interface. Links to
   * resources that the site lacks are not sent.
   */
  links?(resources: readonly Resource[]): readonly Link[]
  /** Page for unknown addresses; hosts look for it under `/404.html`. */
  status?: 404
  /** Content-Security-Policy of this page instead of the default one. */
  policy?: string
  /** A pop-up of this page reports who has signed in. */
  popups?: true
  /** Omitted from llms.txt, sitemap and the documents, because nobody navigates to it. */
  unlisted?: true
  /**
   * Pattern of paths whose resources all have the same headers, so a host with a limit on rules
   * needs only one: `/photos/avif/*`, `/:a/index.md`.
   */
  sharedRule?: string
  /** Path of the resource with the same body, which is rendered and checked only once. */
  copyOf?: string
  /** Markdown twin of a page. The build publishes it at each name that clients try. */
  twin?: Template
  /** True if the site has this resource. Absent: every site has it. */
  when?(content: Content): boolean
  /** Only sites with this language have it, and not as their first language. */
  language?: Language
  /** Properties that differ from the above for sites in other than the default languages. */
  inLanguages?(languages: readonly Language[]): {
    title?: string
    summary?: string
    name?: string
    contentLanguage?: Language
    schema?: JsonSchema
  }
}

/** Default export of a template module; the path of the module gives the rest. */
export type Template = ResourceProperties & {
  /** Media type with its parameters, exactly as sent. */
  type: string
  /**
   * JSON Schema 2020-12 of the body, on every JSON resource and on no other. A function if members
   * depend on the house, such as the currency of its prices. Bodies are checked against the closed
   * form and the open form is published: see `closed` in schema.ts.
   */
  schema?: JsonSchema | ((house: House) => JsonSchema)
  /**
   * Render the whole text of the file; for a PNG picture the SVG that it is drawn from. Pure: no
   * clock, disk, network or environment.
   */
  render(site: Publication): string
}

/** Template of a body without a schema. */
type Schemaless = Omit<Template, 'schema'>

/** Names of the owner's pages, and ids of events that are not over. */
const repeated = {
  page: ({ pages = [] }: RepeatedContent) => pages.map(({ name }) => name),
  event: (site: RepeatedContent) => (site.events ? comingEvents(site).map(({ id }) => id) : []),
}
/** Things of which one template makes a resource each: `[page]`, `[event]`. */
export type Repeated = keyof typeof repeated
export const repeatedNames = Object.keys(repeated) as Repeated[]
export type RepeatedContent = Pick<Site, 'pages' | 'events' | 'hours' | 'date'>

/** Template with its path: a resource that a site may have. */
export type TemplateEntry = Template & {
  /** `/menu.json`, `/en/`: relative to the base URL. */
  path: string
  /** Path of the file in the output folder: `en/index.html`. */
  file: string
  /** Name of an owner's own template in messages: `templates/specials.json.ts`. */
  own?: string
  /** For a template with `[page]` or `[event]` in its path: makes the entry of one of them. */
  each?: { of: Repeated; create(name: string): TemplateEntry }
}

/** Resource of a site, with the schema for its house. */
export type Resource = Omit<TemplateEntry, 'schema'> & { schema?: JsonSchema }

/** Site with the table of its resources: the input of templates. */
export type Publication = Site & { resources: readonly Resource[] }

const has = (content: Content, { when }: TemplateEntry) => when?.(content) ?? true

/** Return the schema for a house. A constant schema is valid for all houses. */
export const schemaFor = (schema: Template['schema'], house: House): JsonSchema | undefined =>
  typeof schema === 'function' ? schema(house) : schema

function resourceFor(entry: TemplateEntry, house: House): Resource {
  const { schema: made, ...rest } = entry
  const { schema = schemaFor(made, house), ...words } = entry.inLanguages?.(house.languages) ?? {}
  return { ...rest, ...words, ...(schema && { schema: asBefore(rest.path, schema) }) }
}

/**
 * Last schema of each path. Reusing the same object lets caches keyed by schema work across builds.
 */
const lastMade = new Map<string, JsonSchema>()

const writtenOut = cachePerObject((schema: JsonSchema) => JSON.stringify(schema))

/** Return the schema of the previous build if it is equal. */
function asBefore(path: string, schema: JsonSchema): JsonSchema {
  const last = lastMade.get(path)
  if (last && (last === schema || writtenOut(last) === writtenOut(schema))) return last
  lastMade.set(path, schema)
  return schema
}

const resourcesFor = (all: readonly TemplateEntry[], house: House): Resource[] =>
  all
    .filter(({ language }) => !language || house.languages.indexOf(language) > 0)
    .map((entry) => resourceFor(entry, house))

/** Resources that a site in these languages may have. */
export const possibleResources = (
  all: readonly TemplateEntry[],
  languages: readonly Language[],
): Resource[] => resourcesFor(repeatEntries(all), unknownHouse(languages))

/**
 * Add an entry for each page and event of the owner; none without content. A template with the same
 * path takes precedence.
 */
export function repeatEntries(
  all: readonly TemplateEntry[],
  content?: RepeatedContent,
): readonly TemplateEntry[] {
  const files = new Set(all.map(({ file }) => file))
  return all.flatMap((entry) => {
    const { each } = entry
    if (!each) return [entry]
    const names = content ? repeated[each.of](content) : []
    return names.map(each.create).filter(({ file }) => !files.has(file))
  })
}

/** Resources that a site with this content has. */
export const siteResources = (
  all: readonly TemplateEntry[],
  content: Content & Pick<Site, 'date'>,
  baseUrl?: string,
): Resource[] =>
  resourcesFor(
    repeatEntries(all, content).filter((entry) => has(content, entry)),
    describeHouse(content, baseUrl),
  )

/** Define a JSON document. The build checks the body with its schema. */
export function json<S extends NonNullable<Template['schema']>>(
  promise: ResourceProperties & { type?: string; schema: S; body(site: Publication): object },
): Schemaless & { schema: S } {
  const { body, type = 'application/json', ...rest } = promise
  return { ...rest, type, render: (site) => serialize(body(site) as Json) }
}

/** Define a UTF-8 text of any media type. */
export function text(
  promise: ResourceProperties & { type: string; body(site: Publication): string },
): Schemaless {
  const { body, ...rest } = promise
  return { ...rest, render: (site) => `${body(site).trimEnd()}\n` }
}

/** Define a PNG picture, drawn by the build from an SVG text, so that templates stay pure text. */
export function picture(
  promise: ResourceProperties & { drawing(site: Publication): string },
): Schemaless {
  const { drawing, ...rest } = promise
  return { ...rest, type: 'image/png', render: drawing }
}

export const markdown = 'text/markdown; charset=utf-8'
export const plain = 'text/plain; charset=utf-8'
export const html = 'text/html; charset=utf-8'

/** Longest member or entry that is written on one line, such as a dish. */
const lineLength = 400

/**
 * Serialise JSON with one record a line and a final newline; deterministic. Fully indented JSON
 * costs a language model half as many tokens again (`npm run bench`).
 */
export function serialize(value: Json): string {
  return `${layOut(value, '', 2)}\n`
}

function layOut(value: Json, indent: string, limit = lineLength): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  // An entry takes at least two characters and a member five, so neither a list of thousands nor a
  // whole document is serialised only to be measured.
  const least = Array.isArray(value) ? value.length * 2 : Object.keys(value).length * 5
  const isLong = least > limit
  const line = isLong ? undefined : JSON.stringify(value)
  if (line !== undefined && line.length <= limit) return line
  const members = Object.entries(value as { [key: string]: Json | undefined }).filter(
    ([, member]) => member !== undefined,
  )
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const lines = members.map(([key, member = null]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `
    return inner + name + layOut(member, inner)
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** Media type without its parameters. */
export const essence = (type: string) => type.replace(/;.*$/, '').trim()

/** True for web pages, which the API description and the documents do not list. */
export const isPage = ({ type }: Pick<Resource, 'type'>) => essence(type) === 'text/html'

/** True for the page sent with status 404, which is not part of the interface. */
export const isNotFound = ({ status }: Pick<Resource, 'status'>) => status === 404

/** True if it answers guests' questions: data and Markdown twins, but not documents about them. */
export const isData = ({ relation, group, type }: Pick<Resource, 'relation' | 'group' | 'type'>) =>
  relation === 'item' || (group === 'Pages' && essence(type) === 'text/markdown')

/** True if the file is drawn from the rendered text. */
export const isPicture = ({ type }: Pick<Resource, 'type'>) => type === 'image/png'

/** Font file. The template renders which characters it needs, and from which file of a package. */
export const faceType = 'font/woff2'
export const isFace = ({ type }: Pick<Resource, 'type'>) => type === faceType

/** True if it is part of the interface. Pictures of pages and the 404 page are not. */
export const isDescribed = ({ unlisted, schema }: Pick<Resource, 'unlisted' | 'schema'>) =>
  !unlisted || schema !== undefined

const describing: ReadonlySet<Group> = new Set(['Discovery', 'Documents', 'Authentication'])

/**
 * True for addresses that clients know in advance: below `/.well-known/` (RFC 8615), and documents
 * about the site in the root of the origin (robots.txt, llms.txt).
 */
export const isDescribing = ({ path, group }: Pick<Resource, 'path' | 'group'>) =>
  path.startsWith('/.well-known/') || (describing.has(group) && path.lastIndexOf('/') === 0)

/**
 * Rendered bodies of a site. Rendering is pure, so each body is rendered once, even if others quote
 * it. A body that is still being rendered is undefined.
 */
const rendered = new WeakMap<Publication, Map<string, string | undefined>>()

/**
 * Return the body of a resource, for the build and for documents that quote it. Throws if templates
 * quote each other.
 */
export function renderBody(site: Publication, path: string): string {
  const bodies = rendered.get(site) ?? new Map<string, string | undefined>()
  rendered.set(site, bodies)
  const body = bodies.get(path)
  if (body !== undefined) return body
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

/** Describe a cycle: `/a → /b → /a`. A Map keeps the order in which rendering began. */
function circle(bodies: ReadonlyMap<string, string | undefined>, path: string): string {
  const begun = [...bodies.keys()].filter((each) => bodies.get(each) === undefined)
  return [...begun.slice(begun.indexOf(path)), path].join(' → ')
}
