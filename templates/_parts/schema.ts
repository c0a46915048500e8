// Pieces of JSON Schema that several resources share. A piece with a `title` becomes a named
// component of the API description, wherever it is used.

import type { JSONSchema } from 'json-schema-to-ts'

const line = { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } as const

export const text = {
  title: 'Text',
  description: 'One text in Czech and English, without markup.',
  type: 'object',
  required: ['cs', 'en'],
  additionalProperties: false,
  properties: { cs: { ...line, description: 'Czech.' }, en: { ...line, description: 'English.' } },
} as const satisfies JSONSchema

/** No `format: uri`: strict ajv knows no formats, and a pattern says exactly what we mean. */
export const address = {
  type: 'string',
  pattern: '^https?://[^\\s]+$',
} as const satisfies JSONSchema

export const emptyList = {
  type: 'array',
  maxItems: 0,
  items: { type: 'string' },
} as const satisfies JSONSchema

/** An absolute address with a sentence about what is found there. */
export const addressOf = <const D extends string>(description: D) =>
  ({ ...address, description }) as const
