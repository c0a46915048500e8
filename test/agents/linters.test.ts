import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildFull, root, temporaryFolder } from '../pub.ts'

const run = promisify(execFile)

test('Redocly finds nothing in the API description under its strictest rules', async () => {
  const document = join(await temporaryFolder(), 'openapi.json')
  const { files } = await buildFull()
  await writeFile(document, files.get('openapi.json') ?? '')
  const lint = run(
    process.execPath,
    [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      document,
      '--extends',
      'recommended-strict',
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  const { stderr } = await lint.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
  expect(stderr).toContain('Your API description is valid')
})
