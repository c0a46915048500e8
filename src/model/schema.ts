// JSON Schemas for checking and for publishing. Templates compose them as plain objects; a piece
// with a `title` is written once, under its title, and referenced.

import { currencyCodes } from './currencies.ts'
import { cachePerObject } from './once.ts'
import type { JsonSchema } from './resource.ts'
import { mapMembers } from './schema-parts.ts'

export type Definitions = { [title: string]: JsonSchema }

/**
 * Move every titled piece into `definitions` and put a `$ref` in its place. A `description` that
 * differs between uses and all `examples` stay next to the `$ref`.
 */
export function extract(
  roots: readonly JsonSchema[],
  refPrefix: string,
): { schemas: JsonSchema[]; definitions: Definitions } {
  const uses = new Map<string, { piece: JsonSchema; descriptions: Set<unknown> }>()
  // For comparing pieces. Most are the same object, which needs no comparison.
  const serialized = cachePerObject((piece: JsonSchema) => JSON.stringify(piece))
  const definitions: Definitions = {}

  // Shared objects are visited once.
  const seen = new Set<unknown>()
  function collect(node: unknown) {
    if (Array.isArray(node)) for (const entry of node) collect(entry)
    if (!isObject(node) || seen.has(node)) return
    seen.add(node)
    const title = findTitle(node)
    if (title !== undefined) {
      const { description, examples: _, ...piece } = node
      const use = uses.get(title)
      if (!use) uses.set(title, { piece, descriptions: new Set([description]) })
      else if (serialized(use.piece) !== JSON.stringify(piece))
        throw new Error(`two different schemas are called ${title}`)
      else use.descriptions.add(description)
    }
    for (const [keyword, value] of Object.entries(node)) if (!isData(keyword)) collect(value)
  }

  function refer(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(refer)
    if (!isObject(node)) return node
    const title = findTitle(node)
    if (title === undefined) return mapValues(node, refer)
    const { description, examples } = node
    const { piece, descriptions } = uses.get(title) as {
      piece: JsonSchema
      descriptions: Set<unknown>
    }
    const agreed = descriptions.size === 1 && description !== undefined
    if (!Object.hasOwn(definitions, title)) {
      definitions[title] = {} // reserves the place, so that definitions are in order of first use
      definitions[title] = { ...(agreed && { description }), ...mapValues(piece, refer) }
    }
    return {
      $ref: refPrefix + title,
      ...(!agreed && description !== undefined && { description }),
      ...(examples !== undefined && { examples }),
    }
  }

  collect(roots)
  return { schemas: roots.map((root) => refer(root) as JsonSchema), definitions }
}

/**
 * Make a self-contained schema for publishing: open, with its pieces in `$defs` and a title on
 * every member. Cached, because `dev` and `verify` need the same ones again.
 */
export const standalone = cachePerObject((root: JsonSchema): JsonSchema => {
  const { definitions } = extract([opened(root)], '#/$defs/')
  const title = findTitle(root)
  if (title === undefined) throw new Error('a schema of a resource needs a title')
  const { [title]: own, ...pieces } = mapValues(definitions, entitle) as Definitions
  return { ...own, ...(Object.keys(pieces).length > 0 && { $defs: pieces }) }
})

/**
 * Give every member its name in plain words as title; the title of a piece is the name of its type.
 */
function entitle(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(entitle)
  if (!isObject(node)) return node
  const { properties, ...rest } = node
  if (!isObject(properties)) return mapValues(node, entitle)
  const entitled = mapMembers(properties, (member, name) =>
    isObject(member) ? { title: inWords(name), ...(entitle(member) as JsonSchema) } : member,
  )
  return { ...mapValues(rest, entitle), properties: entitled }
}

const units: { [name: string]: string } = {
  ...Object.fromEntries(currencyCodes.map((code) => [code.toLowerCase(), code])),
  ml: 'ml',
  g: 'g',
  min: 'minutes',
  id: 'ID',
}

/** Turn `price_czk` into `Price, CZK`. */
function inWords(name: string): string {
  const [first = '', ...rest] = name.replace(/^\$/, '').split('_')
  const unit = units[rest.at(-1) ?? '']
  const nouns = unit === undefined ? rest : rest.slice(0, -1)
  const words = [units[first] ?? first, ...nouns].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1) + (unit === undefined ? '' : `, ${unit}`)
}

/**
 * Make the form that bodies are checked against: objects have no members that their schema does not
 * list. An object schema is closed unless it states `additionalProperties` itself; `true` marks
 * objects that are free on purpose, such as a JSON Schema document. Examples are removed, because
 * they are the only difference between the schemas of two base URLs. Throws with the path of an
 * object schema that neither lists members nor states `additionalProperties`.
 */
export function closed(root: JsonSchema): JsonSchema {
  return close(root, '') as JsonSchema
}

const closedNodes = new WeakMap<JsonSchema, JsonSchema>()

function close(node: unknown, at: string): unknown {
  if (Array.isArray(node)) return node.map((entry, index) => close(entry, `${at}/${index}`))
  if (!isObject(node)) return node
  const closedNode = closedNodes.get(node) ?? closeObject(node, at)
  closedNodes.set(node, closedNode)
  return closedNode
}

function closeObject(node: JsonSchema, at: string): JsonSchema {
  const checked = Object.entries(node).filter(([keyword]) => keyword !== 'examples')
  const within = checked.map(([keyword, value]) => {
    const here = `${at}/${keyword}`
    if (keywordsOfNames.includes(keyword) && isObject(value))
      return [keyword, mapMembers(value, (member, name) => close(member, `${here}/${name}`))]
    // Branches next to the members of an object constrain those members; they are not objects of
    // their own.
    const holdsSchemas =
      nested.includes(keyword) || (branches.includes(keyword) && !isObjectSchema(node))
    return [keyword, holdsSchemas ? close(value, here) : value]
  })
  return { ...Object.fromEntries(within), ...closing(node, at) }
}

/** Keyword that closes an object. `unevaluatedProperties` also sees the members of branches. */
function closing(node: JsonSchema, at: string): JsonSchema {
  const decided = 'additionalProperties' in node || 'unevaluatedProperties' in node
  if (decided || !isObjectSchema(node)) return {}
  if (['properties', 'patternProperties', ...branches].some((keyword) => keyword in node))
    return { unevaluatedProperties: false }
  throw new Error(
    `its schema has an object at ${at || '/'} of which nobody knows the members; list them in properties, or say additionalProperties: true if it may have any`,
  )
}

/** Make the form that is published: members may be added later, as the documents promise. */
export const opened = cachePerObject(
  (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]) => {
        if (keywordsOfNames.includes(keyword) && isObject(value))
          return [[keyword, mapMembers(value, open)]]
        if (closers.includes(keyword) && value === false) return []
        // Equivalent to `true`, in a form that every OpenAPI reader accepts.
        if (closers.includes(keyword) && value === true) return [[keyword, {}]]
        // A condition must stay closed: opened, it would match more and so refuse more.
        const stays = isData(keyword) || keyword === 'not' || keyword === 'if'
        return [[keyword, stays ? value : open(value)]]
      }),
    ),
)

function open(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(open)
  return isObject(node) ? opened(node) : node
}

const closers = ['additionalProperties', 'unevaluatedProperties']
/** Keywords whose members are named schemas. */
const keywordsOfNames = ['properties', 'patternProperties', '$defs', 'dependentSchemas']
/** Keywords with schemas of nested values. */
const nested = ['items', 'prefixItems', 'additionalProperties', 'unevaluatedProperties']
/** Keywords with schemas of the same value. */
const branches = ['allOf', 'anyOf', 'oneOf', 'then', 'else']

const isObjectSchema = ({ type }: JsonSchema) =>
  type === 'object' || (Array.isArray(type) && type.includes('object'))

const isObject = (node: unknown): node is JsonSchema =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** In `properties` a member called title is a schema, not a title. */
const findTitle = (node: JsonSchema) =>
  typeof node['title'] === 'string' ? node['title'] : undefined

const mapValues = (node: JsonSchema, map: (value: unknown) => unknown) =>
  mapMembers(node, (value, key) => (isData(key) ? value : map(value)))

/** Keywords whose values are data, in which a member called title has no meaning. */
const isData = (keyword: string) => ['const', 'enum', 'default', 'examples'].includes(keyword)
