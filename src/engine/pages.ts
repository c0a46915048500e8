// Finds pages of the owner whose name is reserved by the engine.

import { join } from 'node:path'
import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { editorPath } from '../model/editor.ts'
import { firstLanguage, languages } from '../model/languages.ts'
import type { TemplateEntry } from '../model/resource.ts'
import type { Content } from '../model/site.ts'

/**
 * Return the first path segments that any site may use, so that a page does not collide later when
 * the owner turns a feature on.
 */
function findReservedNames(table: readonly TemplateEntry[]): ReadonlySet<string> {
  const inLanguage = new RegExp(`^/(?:${languages.join('|')})/`)
  const engines = table.filter(({ own, each }) => own === undefined && !each)
  const segments = [...engines.map(({ path }) => path), editorPath, '/photos/', '/index.html'].map(
    (path) =>
      path
        .replace(inLanguage, '/')
        .split('/')[1]
        ?.replace(/\.(?:md|html)$/, '') ?? '',
  )
  return new Set([...segments, ...languages])
}

/**
 * Report pages with a reserved name. A template by the owner for the same path replaces the page,
 * which is not an error.
 */
export function checkPages(
  content: Content | undefined,
  table: readonly TemplateEntry[],
  label: string,
): Problem[] {
  const pages = content?.pages ?? []
  if (!content || pages.length === 0) return []
  const reservedNames = findReservedNames(table)
  return pages
    .filter(({ name }) => reservedNames.has(name))
    .map(({ name }) => ({
      ...message('page-over-resource', { name }),
      severity: 'error' as const,
      file: join(label, 'pages', `${name}.${firstLanguage(content)}.md`),
    }))
}
