// What an owner may put beside the content: templates of their own, and files as they are.

import { dirname, join, relative, resolve } from 'node:path'
import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { slashed } from './files-below.ts'

/** The folders beside a content folder, whether they exist or not. */
export function foldersBeside(content: string): { templates: string; publicFiles: string } {
  const project = dirname(resolve(content))
  return { templates: join(project, 'templates'), publicFiles: join(project, 'public') }
}

/** That a folder of theirs, or one in it, could not be listed. Throws what is another fault. */
export function unopenable(error: unknown, folder: string, label: string): Problem {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === undefined || path === undefined) throw error
  const file = slashed(join(label, relative(folder, path)))
  return { ...message('folder-unopenable'), severity: 'error', file }
}

/** What a system leaves in a folder that somebody looked into. */
export const isOfSystem = (name: string) =>
  /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name)

/** What systems and editors leave behind; nobody put it there on purpose. */
export const isLeftBehind = (name: string) => isOfSystem(name) || /^\.gitkeep$|~$/.test(name)

/** Names that need no quoting in an address, in any rule of a host or on any disk. */
const plainName = /^[\w.~-]+$/

/** A plain name in place of this path; undefined where it is plain already. */
export function plainInstead(path: string): string | undefined {
  if (path.split('/').every((part) => plainName.test(part))) return undefined
  return path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./~-]+/g, '-')
}
