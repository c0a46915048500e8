// The contract of a template: one URL, what it promises, and how its body is made.
//
// Everything else that speaks of a resource (hosting rules, OpenAPI, catalog, docs, llms.txt,
// tests, verify) is a loop over the table of these.

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

/** Tags of OpenAPI and headings of llms.txt, in the order in which documents list them. */
export const groups = {
  Menu: 'Food and drinks in Czech and English.',
  Hours: 'Opening hours, kitchen and lunch as data.',
  Pages: 'The home pages and their Markdown twins.',
  Documents: 'Descriptions of the interface, and the texts of the site in one file.',
  Schemas: 'JSON Schemas of the data, open to members that are added later.',
  Discovery: 'What crawlers and scanners look for at fixed addresses.',
  Status: 'Static health signal.',
  Authentication: 'Metadata stating that no credential, token, grant or account exists.',
} as const
export type Group = keyof typeof groups

/** A link to another resource of the site, by its path; the media type is that of the target. */
export type Link = { rel: string; path: string }

/** What a template states beside its body. */
export type Promises = {
  group: Group
  /** A short name: the link text in llms.txt, the summary in OpenAPI. */
  title: string
  /** One line of plain text. */
  summary: string
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
  /** Left out of llms.txt, sitemap and the documents: an answer rather than a place to go. */
  unlisted?: true
  /** Whether the site has this resource at all; without it every site has. */
  when?(content: Content): boolean
}

/** The schema of a body whose members follow from the pub, such as the currency of its prices. */
type Fitting = { schemaFor?(content: Content): JsonSchema }

export type Resource = Promises &
  Fitting & {
    /** `/menu.json`, `/en/`: relative to the base URL. */
    path: string
    /** Path of the file in the output folder: `en/index.html`. */
    file: string
    /** Media type with its parameters, exactly as it is sent. */
    type: string
    /**
     * JSON Schema 2020-12 of the body; on every JSON resource and on no other. Bodies are checked
     * against its closed form, its open form is published: see `closed` in schema.ts.
     */
    schema?: JsonSchema
    /** What messages call the template, where it is the owner's own: `templates/specials.json.ts`. */
    own?: string
    /**
     * The whole text of the file; of a PNG picture the SVG that it is drawn from. Pure: no clock,
     * disk, network or environment.
     */
    render(site: Publication): string
  }

/** A site together with the table of resources that it is published as: what templates render. */
export type Publication = Site & { resources: readonly Resource[] }

/** The resources that a site has, each with the schema that holds for it. */
export const fitted = (resources: readonly Resource[], content: Content): Resource[] =>
  resources
    .filter(({ when }) => when?.(content) ?? true)
    .map((resource) =>
      resource.schemaFor ? { ...resource, schema: resource.schemaFor(content) } : resource,
    )

/** What a template module exports by default; its path gives the rest. */
export type Template = Omit<Resource, 'path' | 'file' | 'own'>

/** A JSON document; its schema is what the build checks the body with. */
export function json(
  promise: Promises &
    Fitting & { type?: string; schema: JsonSchema; body(site: Publication): object },
): Template {
  const { body, type = 'application/json', ...rest } = promise
  return { ...rest, type, render: (site) => serialize(body(site) as Json) }
}

/** UTF-8 text of any media type. */
export function text(
  promise: Promises & { type: string; body(site: Publication): string },
): Template {
  const { body, ...rest } = promise
  return { ...rest, render: (site) => `${body(site).trimEnd()}\n` }
}

/** A PNG picture, drawn by the build from an SVG text: templates stay text, and pure. */
export function picture(promise: Promises & { drawing(site: Publication): string }): Template {
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
  const line = JSON.stringify(value)
  if (value === null || typeof value !== 'object' || line.length <= limit) return line
  const inner = `${indent}  `
  const [open, entries, close] = Array.isArray(value)
    ? ['[', value.map((entry: Json) => layOut(entry, inner)), ']']
    : [
        '{',
        Object.entries(value as { [key: string]: Json | undefined }).flatMap(([key, member]) =>
          member === undefined ? [] : [`${JSON.stringify(key)}: ${layOut(member, inner)}`],
        ),
        '}',
      ]
  return [open, entries.map((entry) => inner + entry).join(',\n'), indent + close].join('\n')
}

/** The media type without its parameters. */
export const essence = (type: string) => type.replace(/;.*$/, '').trim()

/** Where the API description and the documents list a resource: every one that is not a web page. */
export const isPage = ({ type }: Pick<Resource, 'type'>) => essence(type) === 'text/html'

/** The page that hosts send with status 404, which is no resource of the interface. */
export const isNotFound = ({ status }: Pick<Resource, 'status'>) => status === 404

/** Whether the file is drawn from the text that the template renders. */
export const isPicture = ({ type }: Pick<Resource, 'type'>) => type === 'image/png'

/** Part of the interface: all but what only completes a page (pictures) or an error (404). */
export const isDescribed = ({ unlisted, schema }: Pick<Resource, 'unlisted' | 'schema'>) =>
  !unlisted || schema !== undefined

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
