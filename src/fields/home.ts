// home.cs.md, home.en.md: the texts of the home page; the story stands below the front matter.

import { type Message, message } from '../messages/catalogue.ts'
import * as s from '../model/schema-parts.ts'
import type { Home, StorySection } from '../model/site.ts'
import { line, startsWithMark, tidy } from '../notations/basic.ts'
import { checkedRow } from './common.ts'
import { dishRows } from './dish.ts'
import type { Document, Report } from './finding.ts'
import { type Node, topOf } from './node.ts'
import { record, required } from './record.ts'
import { member, type Rows, toMembers } from './row.ts'

export const homeRows = {
  tagline: required(line, {
    called: undefined,
    data: member('tagline', (house) => s.words(house, 'One sentence under its name.', s.lion)),
  }),
  description: required(line, {
    called: dishRows.description.called,
    data: member('description', (house) => s.words(house, 'One sentence about it.', s.lion)),
  }),
} satisfies Rows

export const homeRecord = record('home', { ...homeRows, checked: checkedRow })

export type HomeFile = { home: Home | undefined; node: Node }

export function readHome(document: Document, report: Report): HomeFile {
  const { value: fields, node } = homeRecord.read(topOf(document, report))
  const story = readStory(document, report)
  const texts = fields && toMembers(homeRows, fields)
  return { home: texts && { ...texts, story }, node }
}

/**
 * Paragraphs with empty lines between them, under headings that begin with `## `. Everything else
 * is text as typed: the story is not markup.
 */
function readStory(document: Document, report: Report): StorySection[] {
  const sections: StorySection[] = []
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length === 0) return
    if (sections.length === 0) sections.push({ paragraphs: [] })
    sections.at(-1)?.paragraphs.push(tidy(paragraph.join(' ')))
    paragraph = []
  }
  for (const [index, source] of document.body.split('\n').entries()) {
    const heading = /^(#{1,6})[ \t]+(.*)$/.exec(source.trimEnd())
    const fault = storyFault(source, heading, paragraph.length === 0)
    if (fault) {
      const line = document.bodyLine + index
      const at = { line, column: 1, length: Math.max(1, source.length) }
      report({ document, at, message: fault, ...headingOf(source) })
    }
    if (heading) {
      flush()
      sections.push({ heading: tidy(heading[2] ?? ''), paragraphs: [] })
    } else if (source.trim() === '') flush()
    else paragraph.push(source)
  }
  flush()
  return sections
}

/** The line as a heading of the one level that there is. */
function headingOf(source: string) {
  const [, heading] = /^#+[ \t]*([^#\s].*)$/.exec(source.trimEnd()) ?? []
  return heading === undefined ? {} : { mend: { line: `## ${heading}` } }
}

function storyFault(
  source: string,
  heading: RegExpExecArray | null,
  first: boolean,
): Message | undefined {
  if (heading && heading[1] !== '##')
    return message('heading-level', { signs: heading[1] ?? '', heading: heading[2] ?? '' })
  if (heading?.[2] === '') return message('heading-empty')
  if (/^##[^\s#]/.test(source)) return message('heading-tight', { heading: source.slice(2) })
  const text = tidy(heading?.[2] ?? source)
  return (first || heading) && startsWithMark(text) ? message('accent-first') : undefined
}
