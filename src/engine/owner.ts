// What an owner may put beside the content: templates of their own, and files as they are.

import { dirname, join, resolve } from 'node:path'

/** The folders beside a content folder, whether they exist or not. */
export function foldersBeside(content: string): { templates: string; publicFiles: string } {
  const project = dirname(resolve(content))
  return { templates: join(project, 'templates'), publicFiles: join(project, 'public') }
}

/** What systems and editors leave behind; nobody put it there on purpose. */
export const isLeftBehind = (name: string) =>
  /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.gitkeep)$|~$/i.test(name)

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
