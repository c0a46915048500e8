// Documents that `npm run generate` writes and git ignores: they repeat what the sources say.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './pub.ts'

const folder = join(root, 'docs/generated')

/** Write a document to `docs/generated/`; a release attaches these files. */
export async function writeGenerated(name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
}
