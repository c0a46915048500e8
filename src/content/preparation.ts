// Languages in preparation: their texts are checked and counted as work to do. They are not
// published, so a house can translate its menu bit by bit.

import { preparedLanguagesField } from '../fields/pub/settings.ts'
import { message } from '../messages/catalogue.ts'
import type { Language } from '../model/languages.ts'
import { type Finding, pathKey, type Report } from '../reading/finding.ts'
import { isEmpty, nodeAt, rootNode } from '../reading/node.ts'
import { requiredFiles } from './files/folder.ts'
import { type Documents, type Reporters, readParts } from './parts.ts'

/** Read the languages in preparation. A language that is published already is not in preparation. */
export function readPrepared(
  documents: Documents,
  published: readonly Language[],
  report: Report,
): Language[] {
  const document = documents.get('pub.md')
  const node = document && nodeAt(rootNode(document, report), 'languages_in_preparation')
  if (!node || isEmpty(node)) return []
  const read = preparedLanguagesField.reader.read(node).value ?? []
  return read.filter((lang) => !published.includes(lang))
}

/** True for a text or a file in one of these languages, which the pub does not publish. */
export const isInLanguages = ({ message: found }: Finding, prepared: readonly Language[]) =>
  typeof found === 'object' &&
  found.code === 'language-not-had' &&
  prepared.includes(found.values.language)

/**
 * List what these languages lack: the problems that the content would have if they were published,
 * without those that it has anyway.
 */
export function listWork(
  documents: Documents,
  published: readonly Language[],
  prepared: readonly Language[],
  toReportFile: (report: Report) => Reporters['reportFile'],
): Finding[] {
  const findIn = (languages: readonly Language[]) => {
    const findings: Finding[] = []
    const report: Report = (finding) => findings.push({ ...finding, severity: 'warning' })
    const reportFile = toReportFile(report)
    for (const name of requiredFiles(languages))
      if (!documents.has(name)) reportFile(name, message('file-missing', { language: null }))
    const translated = [...documents].map(
      ([file, document]) => [file, document && { ...document, languages }] as const,
    )
    readParts(new Map(translated), { report, reportFile })
    return findings
  }
  const existing = new Set(findIn(published).map(findingKey))
  return findIn([...published, ...prepared]).filter((finding) => !existing.has(findingKey(finding)))
}

const findingKey = ({ document, at, message: found }: Finding) =>
  JSON.stringify([
    document.file,
    at && ('path' in at ? pathKey(at.path) : at),
    typeof found === 'object' && found.code,
    typeof found === 'object' && 'missing' in found.values && found.values.missing,
  ])
