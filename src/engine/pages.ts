// Addresses that pages of the owner cannot have, since the interface has them or may have them.

import { join } from 'node:path'
import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { editorPath } from '../model/editor.ts'
import { firstLanguage, languages } from '../model/languages.ts'
import type { Entry } from '../model/resource.ts'
import type { Content } from '../model/site.ts'

/** Of every site, whether this one has them or not: what is built tomorrow must not be in the way. */
function reserved(table: readonly Entry[]): ReadonlySet<string> {
  const inLanguage = new RegExp(`^/(?:${languages.join('|')})/`)
  const engines = table.filter(({ own, ofPage }) => own === undefined && !ofPage)
  const segments = [...engines.map(({ path }) => path), editorPath, '/photos/', '/index.html'].map(
    (path) =>
      path
        .replace(inLanguage, '/')
        .split('/')[1]
        ?.replace(/\.(?:md|html)$/, '') ?? '',
  )
  return new Set([...segments, ...languages])
}

/** A template of the owner for the same address takes the place of the page, and is no mistake. */
export function judgePages(
  content: Content | undefined,
  table: readonly Entry[],
  label: string,
): Problem[] {
  const pages = content?.pages ?? []
  if (!content || pages.length === 0) return []
  const taken = reserved(table)
  return pages
    .filter(({ name }) => taken.has(name))
    .map(({ name }) => ({
      ...message('page-over-resource', { name }),
      severity: 'error' as const,
      file: join(label, 'pages', `${name}.${firstLanguage(content)}.md`),
    }))
}
