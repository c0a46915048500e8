// home.cs.md and home.en.md: the texts of the home page; the story stands below the front matter.

import type { Home, StorySection } from '../site.ts'
import type { Document, Report } from './document.ts'
import { line, tidy } from './notation/words.ts'
import { type Place, record, required } from './record.ts'

export const homeFields = {
  tagline: required(line, 'one sentence under the name'),
  description: required(line, 'one or two sentences for search results'),
}

export function readHome(document: Document, report: Report): Home | undefined {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(homeFields).read(place)
  const story = readStory(document, report)
  if (fields?.tagline === undefined || fields.description === undefined) return undefined
  return { tagline: fields.tagline, description: fields.description, story }
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
  document.body.split('\n').forEach((source, index) => {
    const heading = /^(#{1,6})[ \t]+(.*?)\s*$/.exec(source)
    if (!heading) {
      if (source.trim() === '') flush()
      else paragraph.push(source)
      return
    }
    flush()
    if (heading[1] !== '##') {
      report({
        document,
        at: { line: document.bodyLine + index, column: 1, length: source.length },
        found: `a heading that begins with ${heading[1]}`,
        expected: 'two hash signs and a space',
        mend: `write   ## ${heading[2]}`,
      })
    }
    sections.push({ heading: tidy(heading[2] ?? ''), paragraphs: [] })
  })
  flush()
  return sections
}
