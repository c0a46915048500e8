// home.cs.md and home.en.md: the texts of the home page; the story stands below the front matter.

import type { Home, StorySection } from '../../model/site.ts'
import type { Document, Finding, Report } from '../documents/document.ts'
import { line, startsWithMark, tidy } from '../notations/words.ts'
import { type Place, record, required } from './record.ts'

export const homeFields = {
  tagline: required(line, 'one sentence under the name'),
  description: required(line, 'one or two sentences for search results'),
}

export type HomeFile = { home: Home | undefined; place: Place }

export function readHome(document: Document, report: Report): HomeFile {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(homeFields).read(place)
  const story = readStory(document, report)
  const { tagline, description } = fields ?? {}
  return {
    home:
      tagline === undefined || description === undefined
        ? undefined
        : { tagline, description, story },
    place,
  }
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
    const heading = /^(#{1,6})[ \t]+(.*?)\s*$/.exec(source)
    const fault = storyFault(source, heading, paragraph.length === 0)
    if (fault) {
      const line = document.bodyLine + index
      const at = { line, column: 1, length: Math.max(1, source.length) }
      report({ document, at, ...fault })
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

type Words = Pick<Finding, 'found' | 'expected' | 'mend'>

function storyFault(
  source: string,
  heading: RegExpExecArray | null,
  first: boolean,
): Words | undefined {
  if (heading && heading[1] !== '##')
    return {
      found: `a heading that begins with ${heading[1]}`,
      expected: 'two hash signs and a space',
      mend: `write   ## ${heading[2]}`,
    }
  if (heading?.[2] === '')
    return { found: 'a heading without words', mend: 'write the heading, or delete the line' }
  if (/^##[^\s#]/.test(source))
    return {
      found: 'a heading without a space',
      expected: 'two hash signs and a space',
      mend: `write   ## ${source.slice(2)}`,
    }
  const text = tidy(heading?.[2] ?? source)
  const mark = first || heading ? startsWithMark(text) : undefined
  return mark && { found: mark.found, mend: mark.mend }
}
