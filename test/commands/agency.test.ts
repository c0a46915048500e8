// `agent-pub agency FOLDER`: one command for all pubs that an agency keeps.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra'
import { expect, test } from 'vitest'
import { root, runHere, temporaryFolder } from '../pub.ts'

test('agency builds every pub in a folder, and lists its problems and the holidays without hours', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'notes'))
  for (const name of ['five-items', 'village-cs'])
    await copy(join(root, 'test/pubs', name), join(folder, name, 'content'))
  const pubFile = join(folder, 'village-cs/content/pub.md')
  await writeFile(pubFile, (await readFile(pubFile, 'utf8')).replace(/^seat: .*\n/m, ''))
  const { code, stdout, stderr } = await runHere('agency', [folder, '--format', 'json'])
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  const [built, broken, ...more] = JSON.parse(stdout)
  expect(more).toEqual([])
  expect(built).toMatchObject({ folder: 'five-items', written: true, errors: 0 })
  expect(built.built).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(broken).toMatchObject({ folder: 'village-cs', written: false, built: null, errors: 1 })
  expect((await runHere('agency', [folder])).stdout).toMatch(
    /^ {2}five-items {2}Site of .*\n {2}village-cs {2}No site yet\. 1 problem\./,
  )
  expect((await runHere('agency', [join(folder, 'notes')])).code).toBe(2)
})
