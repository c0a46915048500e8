// Front matter by YAML's failsafe schema: every scalar stays the text that the owner typed.

import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import type { Document } from '../../fields/finding.ts'

/** The fields, undefined where there are none, or why they cannot be read. */
export function loadFields(yaml: string): Document['data'] | undefined | YAMLException {
  try {
    const data: unknown = load(yaml, { schema: FAILSAFE_SCHEMA })
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Document['data'])
      : undefined
  } catch (error) {
    if (error instanceof YAMLException) return error
    throw error
  }
}
