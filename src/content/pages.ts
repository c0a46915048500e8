// The owner's own pages: each has a file in every language of the pub, and a name that may be an address.

import type { Document, Report } from '../fields/finding.ts'
import { readPage } from '../fields/page.ts'
import { message } from '../messages/catalogue.ts'
import { type Language, languages } from '../model/languages.ts'
import type { OwnPage } from '../model/site.ts'
import { toSlug } from '../notations/basic.ts'
import { kindOf, type ReportFile } from './files/folder.ts'

const named = new RegExp(`^pages/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\\.(${languages.join('|')})\\.md$`)

export function readPages(
  documents: ReadonlyMap<string, Document | undefined>,
  { report, reportFile }: { report: Report; reportFile: ReportFile },
): OwnPage[] {
  const had = documents.get('pub.md')?.languages ?? []
  const names = new Set<string>()
  for (const file of documents.keys()) {
    if (kindOf(file) !== 'page') continue
    const [, name, code] = named.exec(file) ?? []
    // One in a language that the pub does not have was reported as such.
    if (name !== undefined) {
      if (had.some((lang) => lang === code)) names.add(name)
      continue
    }
    const meant = plainName(file, had)
    const mend = documents.has(meant) ? undefined : { name: meant }
    reportFile(file, message('page-file-misnamed'), { mend })
  }
  return [...names].flatMap((name) => {
    const fileIn = (lang: Language) => `pages/${name}.${lang}.md`
    const first = had.map(fileIn).find((file) => documents.has(file))
    const texts = had.flatMap((lang) => {
      const file = fileIn(lang)
      const document = documents.get(file)
      if (!documents.has(file) && first !== undefined)
        reportFile(first, message('page-language-missing', { file, lang }))
      const text = document && readPage(document, report)
      return text ? [[lang, text] as const] : []
    })
    // Without one of them nothing is published.
    return texts.length < had.length
      ? []
      : [{ name, texts: Object.fromEntries(texts) as OwnPage['texts'] }]
  })
}

/** `pages/Svatby a oslavy.md` to `pages/svatby-a-oslavy.cs.md`. */
function plainName(file: string, [first = 'cs']: readonly Language[]): string {
  const [, stem = '', code] =
    new RegExp(`^pages/(.*?)(?:[._](${languages.join('|')}))?\\.md$`, 'i').exec(file) ?? []
  const slug = toSlug(stem).replace(/^[^a-z]+/, '') || 'stranka'
  return `pages/${slug}.${code?.toLowerCase() ?? first}.md`
}
