// What is written beside the output folder, never inside it: configuration of servers of one's
// own, and the programs that answer in Markdown.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import type { Deployment, Published } from '../model/published.ts'
import { UsageError } from '../model/usage-error.ts'
import { caddyConfig } from './hosts/caddy.ts'
import { nginxConfig } from './hosts/nginx.ts'
import type { HostName } from './hosts.ts'
import { artefacts, mark } from './negotiation.ts'
import type { ControlFile } from './rules.ts'

export type Beside = { folder: string; files: ControlFile[] }

/**
 * What is written beside the output folder, never inside it: the configuration of a server of
 * one's own, and the programs that answer in Markdown where the owner wants that.
 */
export function filesBeside(
  published: readonly Published[],
  place: Deployment,
  out: string,
  host: HostName | undefined,
): Beside {
  const folder = dirname(resolve(out))
  const name = basename(resolve(out))
  const files: ControlFile[] = []
  if (host === 'nginx')
    files.push({ file: `${name}.nginx.conf`, text: nginxConfig(published, place, resolve(out)) })
  if (host === 'caddy')
    files.push({ file: `${name}.Caddyfile`, text: caddyConfig(published, place, resolve(out)) })
  const programs = artefacts(place, name).filter(
    ({ file }) => host === undefined || programsOf[host]?.test(file),
  )
  return { folder, files: place.hosting.markdown_negotiation ? [...files, ...programs] : files }
}

/** Which of the programs a host reads; without `--host` all of them are written. */
const programsOf: { [host in HostName]?: RegExp } = {
  netlify: /^\.netlify\//,
  'cloudflare-pages': /^functions\//,
  'cloudflare-workers': /^\.wrangler\//,
}

/** Refuses to write over a file that no build made, before anything is published. */
export async function refuseOthers({ folder, files }: Beside): Promise<void> {
  for (const { file } of files) {
    const path = join(folder, file)
    if (!file.startsWith('functions/') || !existsSync(path)) continue
    if (!(await readFile(path, 'utf8')).startsWith(mark))
      throw new UsageError(
        `${relative(process.cwd(), path)} is not the build's own; move it away, or turn markdown_negotiation off in pub.md`,
      )
  }
}

export async function writeBeside({ folder, files }: Beside): Promise<void> {
  for (const { file, text } of files) await outputFile(join(folder, file), text)
}

/** Programs that an earlier build wrote and this site no longer wants; the owner deletes them. */
export function leftovers(place: Deployment, out: string): string[] {
  if (place.hosting.markdown_negotiation) return []
  const folder = dirname(resolve(out))
  return artefacts(place, basename(resolve(out)))
    .map(({ file }) => file)
    .filter((file) => existsSync(join(folder, file)))
    .filter((file) => /^(functions|\.netlify\/v1|\.wrangler\/deploy)\//.test(file))
    .map((file) => `${file} still answers in Markdown; delete it`)
}
