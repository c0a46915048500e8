// The files of `content/`: which ones exist, which ones belong there, and in which order they are
// read.

import { type Message, message } from '../../messages/catalogue.ts'
import { type Language, languages } from '../../model/languages.ts'
import type { CalendarDate } from '../../model/site.ts'
import { nearest } from '../../model/suggest.ts'
import type { Report } from '../../reading/finding.ts'

export const emblemFile = 'emblem.svg'
export const lookFile = 'look.md'
const photosFile = 'photos.md'
const eventsFile = 'events.md'
/** Files in which every field is optional, so that they may hold comments alone. */
export const silentFiles: readonly string[] = [lookFile, photosFile, eventsFile]
const photoFolder = 'photos'

const homeFile = (lang: Language) => `home.${lang}.md`

/** List the files that a pub in these languages must have, apart from a menu. */
export const requiredFiles = (all: readonly Language[]) => [
  'pub.md',
  'hours.md',
  ...all.map(homeFile),
]

/** Files of facts in all languages that a pub may have. */
const factFiles = [...requiredFiles(languages), eventsFile]

/** Files that belong directly in the content folder. */
const topFiles = [...factFiles, lookFile, photosFile]

/** Return the language of a file of texts; undefined for any other file. */
export const languageOfFile = (file: string): Language | undefined =>
  languages.find(
    (lang) =>
      file === homeFile(lang) || (classifyFile(file) === 'page' && file.endsWith(`.${lang}.md`)),
  )

export type FileKind = 'fact' | 'look' | 'photos' | 'menu' | 'lunch' | 'page' | 'emblem' | 'photo'

export type Folder = {
  /** Path in the folder to the bytes of the file; null if it could not be read. */
  files: Map<string, Uint8Array | null>
  /** Required files that exist under a wrong name, so that they are not reported as missing too. */
  misnamed: string[]
  /** Name of a photo to its path; null if the file cannot be used, which was reported. */
  photos: Map<string, string | null>
}

/** Reports a problem with a file as a whole, by its path in the folder. */
export type ReportFile = (
  file: string,
  message: Message,
  details?: Rename & { severity?: 'warning'; dated?: (today: CalendarDate) => Rename },
) => void
type Rename = { fix?: { name: string } | undefined }

/** Create a reporter that shows the folder under its label. */
export const fileReporter =
  (label: string, report: Report): ReportFile =>
  (file, message, { fix, dated, ...details } = {}) => {
    const toRename = ({ fix }: Rename) => fix && { fix: { name: `${label}/${fix.name}` } }
    report({
      document: { file: file === '' ? label : `${label}/${file}`, text: '' },
      at: null,
      message,
      ...details,
      ...toRename({ fix }),
      ...(dated && { dated: (today) => ({ ...toRename(dated(today)) }) }),
    })
  }

/** A file, or a folder that cannot be listed: an unreadable folder is not reported as missing. */
export type Listed = { file: string; isLink?: boolean; fault?: Message }

/** Provides the files of a pub: from a folder on disk, or from a repository opened in a browser. */
export type ContentSource = {
  /** List every file, in any order. */
  list(): Promise<Listed[]>
  /** Return the bytes of a file, or the reason why it is not read. */
  read(file: Listed): Promise<Uint8Array | Message>
  /** Return the path of a photo, or the reason why it cannot be used. */
  find(file: Listed): Promise<string | Message>
  /** Measure the photo at a path that `find` returned. */
  measure(place: string): Promise<PhotoSource | Message>
  /** Hash a text. */
  digest(text: string): string
}

export type PhotoSource = { digest: string; width: number; height: number }

/** Read the files that belong in a content folder, and report all others. */
export async function readFolder(source: ContentSource, reportFile: ReportFile): Promise<Folder> {
  const files: Folder['files'] = new Map()
  const misnamed: string[] = []
  const photos: Folder['photos'] = new Map()
  const entries = (await source.list()).sort((a, b) => inMenuOrder(a.file, b.file))
  const unlisted = entries.find(({ fault }) => fault)
  if (unlisted || entries.length === 0) {
    reportFile(unlisted?.file ?? '', unlisted?.fault ?? message('folder-empty'))
    return { files, misnamed: [...factFiles, 'menu'], photos }
  }
  const names = new Set(entries.map(({ file }) => file))
  for (const listed of entries) {
    const { file } = listed
    const stray = explainCopy(file, names) ?? explainStray(file)
    if (stray) {
      // A file cannot be renamed to a name that another file already has.
      const nameExists = stray.fix && 'name' in stray.fix && names.has(stray.fix.name)
      reportFile(file, stray.message, { fix: nameExists ? undefined : stray.fix })
      if (stray.meant !== undefined) misnamed.push(stray.meant)
      if (file.startsWith(`${photoFolder}/`)) photos.set(baseName(file), null)
      continue
    }
    const isPhoto = classifyFile(file) === 'photo'
    const found = await (isPhoto ? source.find(listed) : source.read(listed))
    if (isPhoto) photos.set(baseName(file), typeof found === 'string' ? found : null)
    else files.set(file, found instanceof Uint8Array ? found : null)
    if (typeof found === 'object' && 'code' in found) reportFile(file, found)
  }
  return { files, misnamed, photos }
}

/** Files that editors and systems leave behind, and the owner's own help page. */
export const ignored = /^(\.|~\$|README\.md$|Thumbs\.db$|desktop\.ini$)|~$/

/** Sort by the number at the start of a file name: 20 before 100. */
function inMenuOrder(a: string, b: string): number {
  const number = (file: string) => Number(/(?:^|\/)(\d+)-/.exec(file)?.[1] ?? 0)
  return compare(a.split('/')[0], b.split('/')[0]) || number(a) - number(b) || compare(a, b)
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

export function classifyFile(file: string): FileKind | undefined {
  if (factFiles.includes(file)) return 'fact'
  if (file === emblemFile) return 'emblem'
  if (file === lookFile) return 'look'
  if (file === photosFile) return 'photos'
  if (/^photos\/[^/]+\.(jpe?g|png|webp)$/i.test(file)) return 'photo'
  if (/^menu\/[^/]+\.md$/.test(file)) return 'menu'
  if (/^pages\/[^/]+\.md$/.test(file)) return 'page'
  return /^lunch\/[^/]+\.md$/.test(file) ? 'lunch' : undefined
}

type Stray = Rename & { message: Message; meant?: string }

/**
 * Matches the suffix that programs add to a copy: `pub (1).md`, `pub - kopie.md`, `pub (conflicted
 * copy).md`.
 */
const copyMark =
  /(?: ?\(\d+\)| \d+|[ _–-]+(?:kopie|kópia|kopia|copy|Kopie)(?: ?\(?\d+\)?)?| ?\([^()]*(?:conflicted copy|konflikt)[^()]*\)|\.sync-conflict-[\w-]+)$/iu

/** Explain a copy of a file that exists too: reading both would publish everything twice. */
function explainCopy(file: string, names: ReadonlySet<string>): Stray | undefined {
  // Cameras number their photos in the same way.
  if (file.startsWith(`${photoFolder}/`)) return undefined
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)$/.exec(file) ?? []
  const bare = stem.replace(copyMark, '')
  const original = `${bare}${ending}`
  // The number of `týden 49.md` is that of the week.
  if (bare === stem || /^lunch\/\D*$/.test(bare)) return undefined
  if (names.has(original)) return { message: message('file-copy', { original }) }
  return classifyFile(original)
    ? {
        message: message('file-misnamed', { name: file, meant: original }),
        meant: classifyFile(original) === 'menu' ? 'menu' : original,
        fix: { name: original },
      }
    : undefined
}

/**
 * Explain why a file does not belong where it is. `meant` is the required file that it probably is.
 */
function explainStray(file: string): Stray | undefined {
  const name = baseName(file)
  const kind = classifyFile(file)
  const isOfTop = topFiles.includes(name)
  // A file of lunches may be in menu/ by mistake, and a top-level file in any folder.
  if (kind !== undefined && kind !== 'menu' && !(['lunch', 'page'].includes(kind) && isOfTop))
    return undefined
  const picture = explainPicture(file, name)
  if (picture) return picture
  const move = (into: 'top' | 'menu' | 'lunch'): Stray => ({
    message: message('file-misplaced', { name, into }),
    fix: { name: into === 'top' ? name : `${into}/${name}` },
  })
  if (isOfTop) return { meant: name, ...move('top') }
  const isWeek = /^\d{4}-\d{2}-\d{2}\.md$/.test(name)
  if (kind === 'menu') return isWeek ? move('lunch') : undefined
  const near = file === name && nearest(withoutEnding(name), topFiles.map(withoutEnding))
  if (near) {
    const corrected = `${near}.md`
    const found = message('file-misnamed', { name, meant: corrected })
    return { meant: corrected, message: found, fix: { name: corrected } }
  }
  if (isWeek) return move('lunch')
  if (/^\d+-[^/]*\.md$/.test(file)) return { meant: 'menu', ...move('menu') }
  if (/\.md$/.test(name)) return { message: message('file-unexpected') }
  const isText = /\.(md\.txt|txt|markdown|MD)$/i.test(name)
  const corrected = isText ? `${withoutEnding(name)}.md` : null
  return {
    message: message('file-not-markdown', { meant: corrected }),
    ...(corrected !== null && { fix: { name: file.replace(/[^/]*$/, corrected) } }),
  }
}

/** Explain why a picture does not belong where it is, or cannot be read at all. */
function explainPicture(file: string, name: string): Stray | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
  if (/^hei[cf]$/.test(ending)) return { message: message('photo-heic') }
  if (/^(jpe?g|png|webp)$/.test(ending))
    return {
      message: message('file-misplaced', { name, into: 'photos' }),
      fix: { name: `${photoFolder}/${name}` },
    }
  return file.startsWith(`${photoFolder}/`) && !name.endsWith('.md')
    ? { message: message('photo-type', { ending }) }
    : undefined
}

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

const withoutEnding = (name: string) => name.replace(/(\.(md|txt|markdown))+$/i, '')
