// The projects of Eleventy beside ours: one makes the same resources from the same Markdown, and a
// plain one only what the interface names, as the owner of a site would write it. What no dish
// changes is a template with the text that our own build made, so that they never drift apart.

import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'

const home = join(import.meta.dirname, 'eleventy')

/** Whether its packages are installed: `npm ci --prefix bench/eleventy`. */
export const eleventyProgram = join(home, 'node_modules/@11ty/eleventy/cmd.cjs')

const languageOf: { [file: string]: string } = {
  'index.html': 'cs',
  'en/index.html': 'en',
  'index.md': 'cs',
  'en.md': 'en',
  'llms-full.txt': 'en',
}

/** Files by which hosts and our own next build know the site: nothing that Eleventy makes. */
const ours = new Set(['_headers', '_redirects', '.nojekyll'])

/** The nineteen resources of the interface: no schemas, no week of lunch, no pictures, no hours as data. */
const plain = new Set([
  ...Object.keys(languageOf),
  ...['llms.txt', 'menu.json', 'openapi.json', 'auth.md', 'api/docs.md', 'api/status.json'],
  ...['oauth/authorize', 'oauth/token', 'agent/auth/register', 'agent/auth/claim'],
  ...['api-catalog', 'jwks.json'].map((file) => `.well-known/${file}`),
  ...['oauth-authorization-server', 'oauth-protected-resource'].map(
    (file) => `.well-known/${file}`,
  ),
])

/** What of our build a plain site has as well: its pages are without JSON-LD. */
export const plainFiles = (files: ReadonlyMap<string, string | Uint8Array>) =>
  new Map(
    [...files]
      .filter(([file]) => plain.has(file))
      .map(([file, body]) => [
        file,
        typeof body === 'string'
          ? body.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
          : body,
      ]),
  )

/**
 * Writes the project. `content` are the owner's files with the whole menu; `files` is what our build
 * made of the same pub with the one item `item-0`, whose place the whole menu takes. Where their
 * pages have JSON-LD, the menu gets its own.
 */
export async function writeEleventy(
  folder: string,
  content: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  base: string,
): Promise<void> {
  const site = join(folder, 'site')
  await mkdir(folder, { recursive: true })
  await cp(join(home, 'eleventy.config.js'), join(folder, 'eleventy.config.js'))
  await copy(join(home, 'package.json'), join(folder, 'package.json'))
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
  await copy(join(home, 'parts'), join(site, '_parts'))
  await copy(join(home, 'menu.json.11ty.js'), join(site, 'menu.json.11ty.js'))
  await copy(join(content, 'menu'), join(site, 'menu'))
  await writeFile(join(site, 'menu/menu.json'), JSON.stringify({ permalink: false }))
  for (const [file, body] of files) {
    if (ours.has(file)) continue
    if (file === 'menu.json') await outputFile(join(site, '_parts/menu.json'), body)
    else if (typeof body !== 'string') await outputFile(join(folder, 'pictures', file), body)
    else await outputFile(join(site, `${placeOf(file)}.njk`), template(file, body, base))
  }
}

/** Names that Eleventy reads as it reads others: it ignores what begins with a dot. */
const placeOf = (file: string) => file.replaceAll('.', '-')

function template(file: string, body: string, base: string): string {
  const lang = languageOf[file]
  const escaped = body
    .replaceAll('{{', "{{ '{{' }}")
    .replaceAll('{%', "{{ '{%' }}")
    .replaceAll('{#', "{{ '{#' }}")
  const text = escaped.replaceAll(base, '{{ base }}')
  return `---\npermalink: ${JSON.stringify(`/${file}`)}\nlang: ${lang ?? 'en'}\n---\n${lang === undefined ? text : withMenu(text)}`
}

/** The whole menu in the place of the one item. */
function withMenu(text: string): string {
  const filled = text.startsWith('<!doctype')
    ? text
        .replace(
          /<section id="?section_section-1"?>.*?<\/section>/s,
          () => '{% include "menu.html.njk" %}',
        )
        .replace('</script>', () => '</script>{% include "menu.ld.njk" %}')
    : text.replace(/^- .*\b0\b.*$/gm, (line) =>
        /koleno 0|knuckle no\. 0/.test(line) ? '{% include "menu.md.njk" %}' : line,
      )
  if (!/\{% include "menu\.(html|md)/.test(filled))
    throw new Error('the page has no place for the menu')
  return filled
}
