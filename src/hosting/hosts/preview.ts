// `serve`, the server of the preview. Its rules match files, not addresses.

import { basename, posix } from 'node:path'
import type { Deployment, Published } from '../../model/published.ts'
import { type Header, headersOf } from '../headers.ts'
import type { Host } from '../host.ts'
import { redirectRules } from '../redirects.ts'
import { controlFileNames } from './at-hand.ts'

export const preview: Host = {
  title: { en: 'the preview', cs: 'náhled' },
  help: {
    en: 'the server on this machine, without Markdown on request',
    cs: 'server na tomto počítači, bez Markdownu na vyžádání',
  },
  filesOnly: true,
  limits: [],
  configuration: ({ published, place, out }) => [
    { file: `${basename(out)}.serve.json`, text: JSON.stringify(serveConfig(published, place)) },
  ],
}

/** Make the configuration of `serve` for a built site. */
export function serveConfig(published: readonly Published[], place: Deployment) {
  const folder = new URL(place.baseUrl).pathname.replace(/^\/|\/$/g, '')
  const below = (path: string) => [folder, path].filter(Boolean).join('/')
  return {
    directoryListing: false,
    // With `false` the home page would be a 404; with `true` every .html would be redirected.
    cleanUrls: published
      .map(({ resource }) => resource.path)
      .filter((path) => path.endsWith('/'))
      .map((path) => `/${below(path.slice(1).replace(/\/$/, ''))}`),
    redirects: [
      ...redirectRules(place).map(({ from, to, status }) => ({
        ...{ source: `/${below(from.slice(1))}`, destination: to, type: status },
      })),
      // Control files are no pages. `serve` cannot hide a file, so it redirects to a missing one.
      ...controlFileNames.map((file) => ({
        ...{ source: `/${below(file)}`, destination: '/-', type: 302 },
      })),
    ],
    headers: rulesOf(
      published.map((one) => ({ file: one.resource.file, headers: headersOf(one, place) })),
      below,
    ),
  }
}

type Sent = { file: string; headers: Header[] }

/** The server takes 50 rules at most, so files that are sent alike share them. */
function rulesOf(all: readonly Sent[], below: (path: string) => string) {
  const alike = new Map<string, { files: string[]; headers: Header[] }>()
  for (const { file, headers } of all) {
    const key = JSON.stringify(headers)
    const known = alike.get(key) ?? { files: [], headers }
    alike.set(key, { ...known, files: [...known.files, file] })
  }
  const kindsElsewhere = (files: readonly string[]) =>
    new Set(
      all
        .map(({ file }) => file)
        .filter((file) => !files.includes(file))
        .map(kindOf),
    )
  return [...alike.values()].flatMap(({ files, headers }) =>
    packed(globs(files, kindsElsewhere(files)), below).map((source) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  )
}

/** `photos/avif/*.avif` */
const kindOf = (file: string) => posix.join(posix.dirname(file), `*${posix.extname(file)}`)

/** Many files of one kind by one pattern, where it names no other file. */
function globs(files: readonly string[], elsewhere: ReadonlySet<string>): string[] {
  const isShared = (file: string) =>
    posix.extname(file) !== '' &&
    !elsewhere.has(kindOf(file)) &&
    files.filter((other) => kindOf(other) === kindOf(file)).length > 1
  return [...new Set(files.map((file) => (isShared(file) ? kindOf(file) : file)))]
}

const longestSource = 100
/** A name that means itself in braces. */
const literalName = /^[\w./*-]+$/

/** Patterns together in braces, as many as a rule may name. */
function packed(patterns: readonly string[], below: (path: string) => string): string[] {
  const rules: string[][] = []
  const sourceOf = (names: readonly string[]) =>
    below(names.length === 1 ? names.join() : `{${names.join()}}`)
  for (const pattern of patterns) {
    const last = rules.at(-1)
    const fits = last && [...last, pattern].every((name) => literalName.test(name))
    if (fits && sourceOf([...last, pattern]).length <= longestSource) last.push(pattern)
    else rules.push([pattern])
  }
  return rules.map(sourceOf)
}
