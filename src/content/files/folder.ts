// The files of `content/`: which there are, which belong there, and in which order they are read.

import { constants, type Dirent } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { nearest } from '../../model/suggest.ts'
import type { Finding, Report } from '../documents/document.ts'
import { largestFile, shorten } from './text-file.ts'

export const requiredFiles = ['pub.md', 'hours.md', 'home.cs.md', 'home.en.md']

export const emblemFile = 'emblem.svg'

export type Kind = 'fact' | 'menu' | 'lunch' | 'emblem'

export type Folder = {
  /** Path below the folder to the bytes of the file; null where it could not be read. */
  files: Map<string, Uint8Array | null>
  /** Required files that are there under a wrong name: their absence is no second mistake. */
  misnamed: string[]
}

/** Reads the files that belong into a content folder; reports all others. */
export async function readFolder(folder: string, label: string, report: Report): Promise<Folder> {
  const complain = (file: string, words: Words) =>
    report({
      document: { file: file === '' ? label : `${label}/${file}`, text: '' },
      at: null,
      ...words,
    })
  const files = new Map<string, Uint8Array | null>()
  const misnamed: string[] = []
  const entries = await list(folder, '').catch(() => undefined)
  if (!entries || entries.length === 0) {
    const found = entries ? 'an empty folder' : 'no such folder'
    complain('', {
      found,
      expected,
      mend: 'npm run init writes a small set of files to begin with',
    })
    return { files, misnamed: [...requiredFiles, 'menu'] }
  }
  const home = await realpath(folder)
  for (const { file, entry } of entries) {
    const stray = strayWords(file)
    if (stray) {
      complain(file, stray.words)
      if (stray.meant !== undefined) misnamed.push(stray.meant)
      continue
    }
    const bytes = await readOne(join(folder, file), home, entry)
    if (bytes instanceof Uint8Array) files.set(file, bytes)
    else {
      files.set(file, null)
      complain(file, bytes)
    }
  }
  return { files, misnamed }
}

const expected =
  'pub.md, hours.md, home.cs.md, home.en.md, emblem.svg, and files in menu/ and lunch/'

type Words = Pick<Finding, 'found' | 'expected' | 'mend'>

type Entry = { file: string; entry: Dirent }

/** All files below a folder, in an order that no disk decides; links are not followed. */
async function list(folder: string, below: string): Promise<Entry[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !ignored.test(name))
      .map(async (entry): Promise<Entry[]> => {
        const file = below === '' ? entry.name : `${below}/${entry.name}`
        return entry.isDirectory() ? list(folder, file) : [{ file, entry }]
      }),
  )
  return found.flat().sort((a, b) => inMenuOrder(a.file, b.file))
}

/** What editors and systems leave behind, and the owner's own help page. */
const ignored = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$)|~$/

/** The number at the beginning of a file's name decides: 20 before 100. */
function inMenuOrder(a: string, b: string): number {
  const number = (file: string) => Number(/(?:^|\/)(\d+)-/.exec(file)?.[1] ?? 0)
  return compare(a.split('/')[0], b.split('/')[0]) || number(a) - number(b) || compare(a, b)
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/** The bytes of a file, or why it is not read. A link may lead to a file of the same folder only. */
async function readOne(path: string, home: string, entry: Dirent): Promise<Uint8Array | Words> {
  try {
    const target = await realpath(path)
    if (!target.startsWith(home + sep))
      return {
        found: 'a link to a file outside of this folder',
        mend: 'put the file itself here in place of the link',
      }
    const { size } = await stat(target)
    if (!(await stat(target)).isFile())
      return { found: 'something that is not a file', mend: 'delete it' }
    if (size > largestFile)
      return {
        found: `a file of ${(size / largestFile).toFixed(1)} MB`,
        expected: 'a text file of at most 1 MB',
        mend: 'a menu is text only; move pictures and documents elsewhere',
      }
    const handle = await open(target, constants.O_RDONLY)
    try {
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch {
    return entry.isSymbolicLink()
      ? {
          found: 'a link that leads nowhere',
          mend: 'put the file itself here in place of the link',
        }
      : {
          found: 'a file that cannot be opened',
          mend: 'allow yourself to read it, or close it in other programs',
        }
  }
}

export function kindOf(file: string): Kind | undefined {
  if (requiredFiles.includes(file)) return 'fact'
  if (file === emblemFile) return 'emblem'
  if (/^menu\/[^/]+\.md$/.test(file)) return 'menu'
  return /^lunch\/[^/]+\.md$/.test(file) ? 'lunch' : undefined
}

/** Why a file does not belong where it is; `meant` is the required file that it probably is. */
function strayWords(file: string): { words: Words; meant?: string } | undefined {
  const name = file.split('/').at(-1) ?? ''
  const kind = kindOf(file)
  const week = /^\d{4}-\d{2}-\d{2}\.md$/.test(name)
  if (kind === 'fact' || kind === 'emblem' || (kind === 'lunch' && !requiredFiles.includes(name)))
    return undefined
  if (requiredFiles.includes(name))
    return { meant: name, words: wrongFolder(`move it up: ${name} stands beside the folder menu`) }
  if (kind === 'menu')
    return week ? { words: wrongFolder('move it into the folder lunch') } : undefined
  const meant = file.includes('/')
    ? undefined
    : nearest(withoutEnding(name), requiredFiles.map(withoutEnding))
  if (meant !== undefined)
    return {
      meant: `${meant}.md`,
      words: {
        found: `a file called "${shorten(name)}"`,
        expected: `${meant}.md`,
        mend: `rename it to ${meant}.md`,
      },
    }
  if (week) return { words: wrongFolder('move it into the folder lunch') }
  if (/^\d+-[^/]*\.md$/.test(file))
    return { meant: 'menu', words: wrongFolder('move it into the folder menu') }
  if (!/\.md$/.test(name))
    return {
      words: {
        found: 'a file that does not end in .md',
        expected,
        mend: /\.(md\.txt|txt|markdown|MD)$/i.test(name)
          ? `rename it to ${withoutEnding(name)}.md`
          : 'move it out of this folder, or save its text as a file that ends in .md',
      },
    }
  return { words: { ...wrongFolder('move or rename it, or delete it'), expected } }
}

const wrongFolder = (mend: string): Words => ({ found: 'a file in the wrong folder', mend })

const withoutEnding = (name: string) => name.replace(/(\.(md|txt|markdown))+$/i, '')
