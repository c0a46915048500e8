// Configuration of `serve`, the server of the preview. Its rules match files instead of addresses.

import { basename, posix } from 'node:path'
import { readRow } from '../../messages/template.ts'
import type { Deployment, Published } from '../../model/published.ts'
import type { Resource } from '../../model/resource.ts'
import { type Header, headersFor } from '../headers.ts'
import type { Host } from '../host.ts'
import { redirectRules } from '../redirects.ts'
import { findPatterns } from '../rules.ts'
import { controlFileNames } from './detectable.ts'

export const preview: Host = {
  title: readRow('the preview | náhled'),
  help: 'writes the rules of serve, the server on this machine, beside the folder: DIR.serve.json | vedle složky zapíše nastavení programu serve na tomto počítači, DIR.serve.json',
  filesOnly: true,
  limits: [],
  configuration: ({ published, place, out }) => [
    { file: `${basename(out)}.serve.json`, text: JSON.stringify(serveConfig(published, place)) },
  ],
}

/** Make the configuration of `serve` for a built site. */
export function serveConfig(published: readonly Published[], place: Deployment) {
  const folder = new URL(place.baseUrl).pathname.replace(/^\/|\/$/g, '')
  const withPrefix = (path: string) => [folder, path].filter(Boolean).join('/')
  const patterns = findPatterns(published, place)
  return {
    directoryListing: false,
    // With `false` the home page would be a 404; with `true` every .html would be redirected.
    cleanUrls: published
      .map(({ resource }) => resource.path)
      .filter((path) => path.endsWith('/'))
      .map((path) => `/${withPrefix(path.slice(1).replace(/\/$/, ''))}`),
    redirects: [
      ...redirectRules(place).map(({ from, to, status }) => ({
        ...{ source: `/${withPrefix(from.slice(1))}`, destination: to, type: status },
      })),
      // `serve` cannot hide a file, so requests for control files are redirected to a path without
      // a file.
      ...controlFileNames.map((file) => ({
        ...{ source: `/${withPrefix(file)}`, destination: '/-', type: 302 },
      })),
    ],
    headers: headerRules(
      published.map((one) => ({
        file: toGlob(one.resource, patterns),
        headers: headersFor(one, place),
      })),
      withPrefix,
    ),
  }
}

/** Return the file of a resource, or the pattern of all files that share its rule. */
const toGlob = ({ file, sharedRule = '' }: Resource, patterns: ReadonlySet<string>) =>
  patterns.has(sharedRule) ? sharedRule.slice(1).replace(/:[a-z]+/g, '*') : file

type FileHeaders = { file: string; headers: Header[] }

/** Make the header rules. `serve` allows 50 rules, so files with equal headers share one. */
function headerRules(all: readonly FileHeaders[], withPrefix: (path: string) => string) {
  const groups = new Map<string, { files: string[]; headers: Header[] }>()
  for (const { file, headers } of all) {
    const key = JSON.stringify(headers)
    const group = groups.get(key) ?? { files: [], headers }
    groups.set(key, { ...group, files: [...new Set([...group.files, file])] })
  }
  const kindsElsewhere = (files: readonly string[]) =>
    new Set(
      all
        .map(({ file }) => file)
        .filter((file) => !files.includes(file))
        .map(kindPattern),
    )
  return [...groups.values()].flatMap(({ files, headers }) =>
    packed(globs(files, kindsElsewhere(files)), withPrefix).map((source) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  )
}

/** Return the pattern for a file and all of its kind, such as `photos/avif/*.avif`. */
const kindPattern = (file: string) => posix.join(posix.dirname(file), `*${posix.extname(file)}`)

/** Replace files of one kind by a pattern, unless it also matches a file with other headers. */
function globs(files: readonly string[], elsewhere: ReadonlySet<string>): string[] {
  const isShared = (file: string) =>
    posix.extname(file) !== '' &&
    !elsewhere.has(kindPattern(file)) &&
    files.filter((other) => kindPattern(other) === kindPattern(file)).length > 1
  return [...new Set(files.map((file) => (isShared(file) ? kindPattern(file) : file)))]
}

const longestSource = 100
/** Names without characters that are special inside braces. */
const literalName = /^[\w./*-]+$/

/** Join patterns in braces, as many as fit into the longest rule that is allowed. */
function packed(patterns: readonly string[], withPrefix: (path: string) => string): string[] {
  const rules: string[][] = []
  const joinSource = (names: readonly string[]) =>
    withPrefix(names.length === 1 ? names.join() : `{${names.join()}}`)
  for (const pattern of patterns) {
    const last = rules.at(-1)
    const fits = last && [...last, pattern].every((name) => literalName.test(name))
    if (fits && joinSource([...last, pattern]).length <= longestSource) last.push(pattern)
    else rules.push([pattern])
  }
  return rules.map(joinSource)
}
