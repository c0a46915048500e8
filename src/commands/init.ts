// `npm run init`: the files of a new pub, as few as build, with a comment at everything.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stdout } from 'node:process'
import { root } from '../engine/root.ts'
import { UsageError } from '../model/usage-error.ts'
import { runProgram } from './options.ts'

const skeleton = join(root, 'starter/content')

/**
 * Writes the skeleton into a folder that is empty or not there yet, with today as the date of its
 * prices. What to do next, in words. Throws a UsageError where something stands already.
 */
export async function init(folder: string): Promise<string> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR')
      throw new UsageError(`${folder} is a file; choose another folder for the new pub`)
    throw error
  })
  if (present.length > 0)
    throw new UsageError(`${folder} is not empty; choose another folder for the new pub`)
  const files = (await readdir(skeleton, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort()
  for (const file of files) {
    const text = await readFile(join(skeleton, file), 'utf8')
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text.replace(/^updated: .*$/m, `updated: ${today()}`))
  }
  return [
    `Wrote ${files.length} files into ${folder}/: ${files.join(', ')}.`,
    'Open pub.md first and fill in the facts of your pub. How to change prices, dishes and hours',
    'stands in content/README.md. Then build the site:',
    folder === 'content' ? '  npm run build' : `  npm run build -- --content ${folder}`,
    '',
  ].join('\n')
}

/** `20. 11. 2026`, by the calendar on the wall: the owner has gone over the prices today. */
function today(): string {
  const now = new Date()
  return `${now.getDate()}. ${now.getMonth() + 1}. ${now.getFullYear()}`
}

export async function main(args: readonly string[]): Promise<number> {
  const [folder = 'my-pub', more] = args
  if (folder.startsWith('-') || more !== undefined)
    throw new UsageError('npm run init -- FOLDER   (without it my-pub)')
  stdout.write(await init(folder))
  return 0
}

await runProgram(import.meta.url, main)
