// `npm run build` in a checkout starts the compiled program, but never one of other sources.

import { execFile } from 'node:child_process'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { sourcesNow } from '../../src/commands/compiled.js'
import { temporaryFolder } from '../pub.ts'
import { engineCopy, noteSources } from '../workshop.ts'

test('the compiled program is started if it was compiled from the current sources', async () => {
  const project = await temporaryFolder()
  await engineCopy(project)
  await outputFile(join(project, 'lib/agent-pub.cjs'), "console.log('compiled')")
  const program = join(project, 'src/commands/start.js')
  const version = async () => {
    const { stdout } = await promisify(execFile)(execPath, [program, '--version'], { cwd: project })
    return stdout.trim()
  }
  expect(await version(), 'without a note').toMatch(/^\d+\.\d+\.\d+$/)
  await noteSources(project)
  expect(await version()).toBe('compiled')
  const noted = sourcesNow(project)
  expect(await readFile(join(project, 'lib/sources.json'), 'utf8')).toBe(noted)
  await writeFile(join(project, 'templates/seats.md'), '')
  expect(sourcesNow(project), 'with a new template').not.toBe(noted)
  await rm(join(project, 'templates/seats.md'))
  expect(sourcesNow(project), 'without it').toBe(noted)
  await rm(join(project, 'templates/robots.txt.ts'))
  expect(sourcesNow(project), 'without a template').not.toBe(noted)
  await appendFile(join(project, 'src/model/calendar.ts'), '\n')
  expect(await version(), 'after an edit').toMatch(/^\d/)
})
