// Eleventy projects to compare with: one makes the same resources from the same Markdown, a plain
// one only those that the interface names, as a site owner would write it, and the plainest one
// those in JavaScript templates with half the bytes. Anything that does not depend on dishes has the
// text of our own build, so they never drift apart.

import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'

const home = join(import.meta.dirname, 'eleventy')

/** Exists if its packages are installed: `npm ci --prefix bench/eleventy`. */
export const eleventyProgram = join(home, 'node_modules/@11ty/eleventy/cmd.cjs')

const languageByFile: { [file: string]: string } = {
  'index.html': 'cs',
  'en/index.html': 'en',
  'index.md': 'cs',
  'en.md': 'en',
  'llms-full.txt': 'en',
}

/** Files for hosts and for our own next build, which Eleventy does not make. */
const ours = new Set(['_headers', '_redirects', '.nojekyll'])

/** The nineteen resources of the interface: no schemas, lunch, pictures or hours as data. */
const plain = new Set([
  ...Object.keys(languageByFile),
  ...['llms.txt', 'menu.json', 'openapi.json', 'auth.md', 'api/docs.md', 'api/status.json'],
  ...['oauth/authorize', 'oauth/token', 'agent/auth/register', 'agent/auth/claim'],
  ...['api-catalog', 'jwks.json'].map((file) => `.well-known/${file}`),
  ...['oauth-authorization-server', 'oauth-protected-resource'].map(
    (file) => `.well-known/${file}`,
  ),
])

/** Select the files of our build that a plain site has, without JSON-LD in its pages. */
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

/** Write the plainest project: the nineteen resources, as fast as Eleventy makes them. */
export async function writePlainestEleventy(
  folder: string,
  content: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const sources = join(home, 'plainest')
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  await copy(join(sources, 'eleventy.config.js'), join(folder, 'eleventy.config.js'))
  for (const name of ['menus.11ty.js', 'others.11ty.js'])
    await copy(join(sources, name), join(site, name))
  await copy(join(home, 'package.json'), join(folder, 'package.json'))
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
  await copy(join(content, 'menu'), join(site, 'menu'))
  await writeFile(join(site, 'menu/menu.json'), JSON.stringify({ permalink: false }))
  const others = [...plain].filter((file) => file !== 'menu.json' && !(file in languageByFile))
  const texts = others.map((file) => ({ file, body: String(files.get(file) ?? '') }))
  await writeFile(join(folder, 'others.json'), JSON.stringify(texts))
}

/**
 * Write the project. `content` is the owner's folder with the complete menu. `files` is our build
 * of the same pub with the single item `item-0`, which is replaced by the complete menu. Pages with
 * JSON-LD also get the JSON-LD of the menu.
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
    else await outputFile(join(site, `${templateName(file)}.njk`), template(file, body, base))
  }
}

/** Return a name without dots, because Eleventy ignores names that begin with a dot. */
const templateName = (file: string) => file.replaceAll('.', '-')

function template(file: string, body: string, base: string): string {
  const lang = languageByFile[file]
  const escaped = body
    .replaceAll('{{', "{{ '{{' }}")
    .replaceAll('{%', "{{ '{%' }}")
    .replaceAll('{#', "{{ '{#' }}")
  const text = escaped.replaceAll(base, '{{ base }}')
  return `---\npermalink: ${JSON.stringify(`/${file}`)}\nlang: ${lang ?? 'en'}\n---\n${lang === undefined ? text : withMenu(text)}`
}

/** Replace the single item with the complete menu. */
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
