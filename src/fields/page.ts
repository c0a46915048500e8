// pages/*.md: one of the owner's own pages in one language. Its text follows the front matter.

import type { PageText } from '../model/site.ts'
import { line } from '../notations/basic.ts'
import { optional, required } from '../reading/field.ts'
import { type ContentNode, nodeAt, reportError } from '../reading/node.ts'
import { record } from '../reading/record.ts'
import { composed, type FieldRows } from '../reading/row.ts'
import { checkedRow } from './common.ts'
import { readStory } from './home.ts'

const pageRows = {
  title: required(line, { ...composed, called: undefined }),
  description: optional(line, { ...composed, called: undefined }),
} satisfies FieldRows

export const pageRecord = record('page', { ...pageRows, checked: checkedRow })

export function readPage(top: ContentNode): PageText | undefined {
  const { value: fields, node } = pageRecord.read(top)
  const sections = readStory(top)
  if (sections.length === 0) reportError(nodeAt(node, 'title'), 'page-empty')
  if (fields?.title === undefined || sections.length === 0) return undefined
  const { title, description } = fields
  return { title, ...(description !== undefined && { description }), sections }
}
