// home.cs.md and pages/*.md: texts of the home page and of the owner's own pages, in one language. The
// story follows the front matter.

import { message } from '../messages/catalogue.ts'
import * as s from '../model/schema-parts.ts'
import type { Home, PageText, StoryBlock, StorySection } from '../model/site.ts'
import { line, startsWithMark, tidy } from '../notations/basic.ts'
import { type ContentNode, nodeAt, reportError } from '../reading/node.ts'
import { optional, record, required } from '../reading/record.ts'
import { composed, type FieldRows, neededRow, toMembers } from '../reading/row.ts'
import { checkedRow } from './common.ts'
import { dishRows } from './dish.ts'
import { listParagraphs, parseInlines } from './story.ts'

export const homeRows = {
  tagline: neededRow('tagline', line, undefined, (house) =>
    s.textMember(house, 'One sentence under its name.', s.houseName),
  ),
  description: neededRow('description', line, dishRows.description.called, (house) =>
    s.textMember(house, 'One sentence about it.', s.houseName),
  ),
} satisfies FieldRows

export const homeRecord = record('home', { ...homeRows, checked: checkedRow })

export type HomeFile = { home: Home | undefined; node: ContentNode }

export function readHome(top: ContentNode): HomeFile {
  const { value: fields, node } = homeRecord.read(top)
  const story = readStory(top)
  const texts = fields && toMembers(homeRows, fields)
  return { home: texts && { ...texts, story }, node }
}

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

/**
 * Read a story: headings start with `## `, paragraphs are separated by empty lines, list entries
 * start with a hyphen. Lines that start with a number are no list: they may be dates.
 */
function readStory({ document, report }: ContentNode): StorySection[] {
  const sections: StorySection[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length === 0) return
    if (sections.length === 0) sections.push({ paragraphs: [], blocks: [] })
    const blocks = splitBlocks(lines)
    sections.at(-1)?.blocks.push(...blocks)
    sections.at(-1)?.paragraphs.push(...listParagraphs(blocks))
    lines = []
  }
  for (const [index, source] of document.body.split('\n').entries()) {
    const heading = /^(#{1,6})(?:[ \t]+(.*))?$/.exec(source.trimEnd())
    const fault = storyFault(source, heading, lines.length === 0)
    if (fault) {
      const line = document.bodyLine + index
      const at = { line, column: 1, length: Math.max(1, source.length) }
      report({ document, at, message: fault, ...suggestHeading(source) })
    }
    if (heading) {
      flush()
      sections.push({ heading: tidy(heading[2] ?? ''), paragraphs: [], blocks: [] })
    } else if (source.trim() === '') flush()
    else lines.push(source)
  }
  flush()
  return sections
}

const entry = /^- +(?=\S)/

/**
 * Split lines into a paragraph and the list after it; either may be missing. Other lines after an
 * entry continue it.
 */
function splitBlocks(lines: readonly string[]): StoryBlock[] {
  const before: string[] = []
  const entries: string[] = []
  for (const line of lines) {
    const last = entries.length - 1
    if (entry.test(line)) entries.push(line.replace(entry, ''))
    else if (last < 0) before.push(line)
    else entries[last] = `${entries[last]} ${line}`
  }
  return [
    ...(before.length > 0 ? [{ paragraph: parseInlines(before.join(' ')) }] : []),
    ...(entries.length > 0 ? [{ list: entries.map(parseInlines) }] : []),
  ]
}

/** Suggest the line as a heading of level two, the only level in stories. */
function suggestHeading(source: string) {
  const [, heading] = /^#+[ \t]*([^#\s].*)$/.exec(source.trimEnd()) ?? []
  return heading === undefined ? {} : { fix: { line: `## ${heading}` } }
}

function storyFault(source: string, heading: RegExpExecArray | null, first: boolean) {
  if (heading && !heading[2]) return message('heading-empty')
  if (heading && heading[1] !== '##')
    return message('heading-level', { signs: heading[1] ?? '', heading: heading[2] ?? '' })
  if (/^##[^\s#]/.test(source)) return message('heading-tight', { heading: source.slice(2) })
  const text = tidy(heading?.[2] ?? source)
  return (first || heading) && startsWithMark(text) ? message('accent-first') : undefined
}
