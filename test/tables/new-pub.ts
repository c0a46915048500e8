// The content of a new pub with the menu of a table, without the engine that `init` adds.

import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { insertMenu, type NewMenu } from '../../src/commands/table/starter.ts'
import { readAll, root, temporaryFolder } from '../pub.ts'

/** Write the content into a temporary folder, and return that folder. */
export async function newContent(table: NewMenu): Promise<string> {
  const folder = await temporaryFolder()
  for (const [file, text] of insertMenu(await readAll(join(root, 'starter')), table))
    if (file.startsWith('content/')) await outputFile(join(folder, file), text)
  return join(folder, 'content')
}
