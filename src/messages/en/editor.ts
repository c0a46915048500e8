// What is told about the owner's editor, and what it tells.

import { quote } from '../wording.ts'
import type { Messages, Typed } from './parts.ts'

type EditorNotInstalled = { package: string; found: string | null }

export const editor = {
  'editor-unreadable': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)} as the place of your files`,
    mend: `write ${meant ?? 'github and the name of the repository, with its owner before it: github owner/repository'}`,
  }),
  'editor-forge-unknown': ({ forge }: { forge: string }) => ({
    found: `${forge}: the editor saves to GitHub only`,
    mend: 'write github owner/repository, or take the line out',
  }),
  'editor-not-installed': ({ package: name, found }: EditorNotInstalled) => ({
    found:
      found === null
        ? 'an editor is asked for (editor:), and this copy of agent-pub is without its program'
        : `an editor is asked for (editor:), and this copy of agent-pub has its program in version ${found}`,
    expected: name,
    mend: 'install agent-pub as a package, which has the program in it, or in a checkout of it run   npm install   with all it needs, or take the line editor: out',
  }),
  'editor-place-taken': ({ path }: { path: string }) => ({
    found: `a template of your own for ${path}, where the editor is to be (editor: in pub.md)`,
    mend: 'give the template another name, or take the line editor: out of pub.md',
  }),
} satisfies Messages

/** What the editor itself says beside the fields. */
export const editorWords = {
  sectionName:
    'The name of the new file: small letters without accents, digits and hyphens. The number at its beginning decides where the section stands, such as 45-salads.',
  lunchName: 'The date of the Monday of that week, such as 2026-11-23.',
  /** A block of a list: its heading, and behind Add. */
  blocks: {
    item: { name: 'Item', add: 'an item' },
    heading: { name: 'Sub-heading', add: 'a sub-heading' },
    course: { name: 'Course', add: 'a course' },
    lunchDish: { name: 'Dish', add: 'a dish' },
    hoursSeason: { name: 'Season', add: 'a season' },
    exception: { name: 'Day', add: 'a day' },
    event: { name: 'Event', add: 'an event' },
    photo: { name: 'Photo', add: 'a photo' },
    link: { name: 'Page', add: 'a page' },
    branch: { name: 'House', add: 'a house' },
    stop: { name: 'Stop', add: 'a stop' },
    more: { name: 'Pair of texts', add: 'a pair of texts' },
  },
  /** Choices that are said otherwise than they are written. */
  words: { shop: 'a shop of your own' } as { readonly [word: string]: string },
  /** Behind Add, in lists of lines. */
  line: 'a line',
  /** A new week of lunches, of which the file has this date. */
  newWeek: 'A new week begins on Monday, {day}. For another one choose ⋮ above, then Slug.',
  story: 'the story of the house: paragraphs with empty lines between them, headings begin with ##',
}
