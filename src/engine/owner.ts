// The owner's own templates and files next to the content folder.

import { dirname, join, relative, resolve } from 'node:path'
import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { toSlashes } from './file-paths.ts'

/** Return the folders next to a content folder, even if they do not exist. */
export function ownerFolders(content: string): { templates: string; publicFiles: string } {
  const project = dirname(resolve(content))
  return { templates: join(project, 'templates'), publicFiles: join(project, 'public') }
}

/**
 * Convert an error of listing a folder to a problem. Rethrows any error that is not a file-system
 * error.
 */
export function toFolderProblem(error: unknown, folder: string, label: string): Problem {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === undefined || path === undefined) throw error
  const file = toSlashes(join(label, relative(folder, path)))
  return { ...message('folder-unopenable'), severity: 'error', file }
}

/** True for files that operating systems create when somebody opens a folder. */
export const isSystemFile = (name: string) =>
  /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name)

/** True for files that systems and editors leave behind by accident. */
export const isLeftoverFile = (name: string) => isSystemFile(name) || /^\.gitkeep$|~$/.test(name)

/** Characters that need no escaping in a URL, a host's rules or a file name. */
const plainName = /^[\w.~-]+$/

/** Suggest a plain name for this path. Undefined if it is plain already. */
export function suggestPlainName(path: string): string | undefined {
  if (path.split('/').every((part) => plainName.test(part))) return undefined
  return path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./~-]+/g, '-')
}
