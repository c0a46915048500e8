// What is told about the folder and its files.

import { shorten } from '../wording.ts'
import type { Messages } from './parts.ts'

const contentFiles =
  'pub.md, hours.md, a home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/ and photos/'
const noLink = 'put the file itself here in place of the link'
const beginning = 'agent-pub init writes the files of a new pub'

type FileMisplaced = { name: string; into: 'top' | 'menu' | 'lunch' | 'photos' }

export const files = {
  'folder-empty': () => ({ found: 'an empty folder', expected: contentFiles, mend: beginning }),
  'folder-missing': () => ({ found: 'no such folder', expected: contentFiles, mend: beginning }),
  'file-missing': () => ({
    found: 'no such file',
    mend: 'create it, or copy the one that agent-pub init writes',
  }),
  'menu-missing': () => ({
    found: 'no section of the menu',
    mend: 'create a file such as menu/10-polevky.md',
  }),
  'file-misnamed': ({ name, meant }: { name: string; meant: string }) => ({
    found: `a file called "${shorten(name)}"`,
    expected: meant,
    mend: `rename it to ${meant}`,
  }),
  'file-copy': ({ original }: { original: string }) => ({
    found: `what looks like a copy of ${original}`,
    expected: 'each file once',
    mend: 'delete it, or move it out of this folder',
    besides: 'or move it out of this folder, if you want to keep it',
  }),
  'file-misplaced': ({ name, into }: FileMisplaced) => ({
    found: 'a file in the wrong folder',
    mend:
      into === 'top'
        ? `move it up: ${name} stands beside the folder menu`
        : `move it into the folder ${into}`,
  }),
  'file-unexpected': () => ({
    found: 'a file in the wrong folder',
    expected: contentFiles,
    mend: 'move or rename it, or delete it',
  }),
  'file-not-markdown': ({ meant }: { meant: string | null }) => ({
    found: 'a file that does not end in .md',
    expected: contentFiles,
    mend:
      meant === null
        ? 'move it out of this folder, or save its text as a file that ends in .md'
        : `rename it to ${meant}`,
  }),
  'file-not-regular': () => ({ found: 'something that is not a file', mend: 'delete it' }),
  'file-unopenable': () => ({
    found: 'a file that cannot be opened',
    mend: 'allow yourself to read it, or close it in other programs',
  }),
  'folder-unopenable': () => ({
    found: 'a folder that cannot be opened',
    mend: 'allow yourself to read it; if it is no folder, delete it',
  }),
  'file-too-large': ({ megabytes }: { megabytes: number }) => ({
    found: `a file of ${megabytes.toFixed(1)} MB`,
    expected: 'a text file of at most 1 MB',
    mend: 'a menu is text only; move pictures into photos/, and documents elsewhere',
  }),
  'link-outside': () => ({ found: 'a link to a file outside of this folder', mend: noLink }),
  'link-broken': () => ({ found: 'a link that leads nowhere', mend: noLink }),
  'section-file-misnamed': () => ({
    found: 'a file name with capitals, accents or spaces',
    expected: 'a number, a hyphen and a plain name: menu/20-hlavni-jidla.md',
    mend: 'rename the file',
  }),
  'section-file-twice': ({ id, first }: { id: string; first: string }) => ({
    found: `a second file for the section "${id}"; the first is ${first}`,
    expected: 'one file for each section; the number at the beginning only gives the order',
    mend: 'rename one of the two, or put their items into one file',
  }),
  'lunch-file-misnamed': ({ likeSection }: { likeSection: boolean }) => ({
    found: 'a file name that is not the date of a Monday',
    expected: 'the Monday of the week: lunch/2026-11-23.md',
    mend: likeSection
      ? 'rename the file, or move it into the folder menu if it is a section of the menu'
      : 'rename the file',
  }),
  'text-below-fields': () => ({
    found: 'text below the second ---, where nobody would see it',
    expected: 'all fields between the two lines ---',
    mend: 'delete the line --- above it if the fields go on, or else delete the text',
  }),
} satisfies Messages
