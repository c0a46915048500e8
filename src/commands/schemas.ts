// `npm run schemas`: writes the schemas that editors read into .vscode/schemas. A test says when
// that has to be done again.

import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { root } from '../engine/root.ts'
import { editorSchemas } from '../engine/editor/schemas.ts'
import { runProgram } from './options.ts'

export const schemaFolder = join(root, '.vscode', 'schemas')

export const schemaTexts = (): [file: string, text: string][] =>
  Object.entries(editorSchemas()).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ])

await runProgram(import.meta.url, async () => {
  for (const [file, text] of schemaTexts()) await outputFile(join(schemaFolder, file), text)
  return 0
})
