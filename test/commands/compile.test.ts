// `npm run compile` in a checkout with additional templates among the engine's.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { copy, outputFile, remove } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cacheFolder } from '../../src/engine/cache.ts'
import { base, fullPub, root } from '../pub.ts'
import { samples } from '../sweep.ts'
import { engineCopy, lastingFolder, oddName } from '../workshop.ts'

const run = promisify(execFile)

describe("the sample resource of README.md, as one of the engine's templates,", () => {
  let project: string
  let example = ''
  const compile = () =>
    run(execPath, ['--import', 'tsx', 'src/commands/compile.ts'], { cwd: project })

  /** Build from an unrelated folder and return `/seats.json`. */
  async function seats() {
    const out = join(project, 'dist')
    const flags = ['--content', fullPub, '--out', out, '--base-url', base, '--quiet']
    const start = join(project, 'src/commands/start.js')
    await run(execPath, [start, 'build', ...flags], { cwd: await lastingFolder() })
    const documents = [
      '.well-known/api-catalog',
      'openapi.json',
      'api/docs.md',
      'llms.txt',
      '_headers',
    ]
    for (const name of documents)
      expect(await readFile(join(out, name), 'utf8'), name).toContain('/seats.json')
    return JSON.parse(await readFile(join(out, 'seats.json'), 'utf8'))
  }

  const countCodeCaches = async () =>
    (await readdir(cacheFolder)).filter((name) => name.endsWith('.v8')).length

  beforeAll(async () => {
    // A checkout in a folder with this name must not be taken for the folder of templates.
    project = join(await lastingFolder(), oddName, 'templates')
    await engineCopy(project)
    const docs = ['README.md', 'docs/templates.md'].map((name) =>
      readFile(join(root, name), 'utf8'),
    )
    const readme = (await Promise.all(docs)).join()
    example = /```ts\n(\/\/ templates\/seats\.json\.ts\n[^`]*)```/.exec(readme)?.[1] ?? ''
    await writeFile(join(project, 'templates/seats.json.ts'), example)
  })

  test('is built after compiling', async () => {
    await outputFile(join(project, 'lib/index.js'), '// of an earlier version')
    // In a sweep two at once, as by two inits of one checkout.
    await Promise.all(samples([compile, compile], 1).map((one) => one()))
    expect(existsSync(join(project, 'lib/types/index.d.ts'))).toBe(true)
    const names = await readdir(join(project, 'lib'))
    const program = names.find((name) => name.startsWith('program-')) ?? ''
    const bytes = await readFile(join(project, 'lib', program))
    // Read as Latin-1, a letter in a regular expression would never match.
    expect(
      bytes.some((byte) => byte > 0x7f),
      'the program is ASCII',
    ).toBe(false)
    const before = await countCodeCaches()
    expect(await seats()).toEqual({ inside: 68 })
    expect(await countCodeCaches(), 'compiled code is cached').toBeGreaterThan(before)
  }, 120_000)

  test('is not built by an older program that the owner of templates has installed', async () => {
    await remove(join(project, 'lib'))
    await outputFile(join(project, 'lib/index.js'), '// of an earlier version')
    const owner = await lastingFolder()
    await copy(fullPub, join(owner, 'content'))
    await outputFile(join(owner, 'templates/beds.json.ts'), example.replaceAll('Seats', 'Beds'))
    await outputFile(join(owner, 'package.json'), '{}')
    await mkdir(join(owner, 'node_modules'))
    await symlink(project, join(owner, 'node_modules/agent-pub'))
    const start = join(project, 'src/commands/start.js')
    const flags = ['--base-url', base, '--quiet']
    const build = () => run(execPath, [start, 'build', ...flags], { cwd: owner })
    await build()
    for (const name of ['beds.json', 'seats.json'])
      expect(existsSync(join(owner, 'dist', name)), name).toBe(true)
    // Another template of the engine with the same URL stops the build without output.
    const twin = join(project, 'templates/seats.json.tsx')
    await Promise.all([outputFile(twin, example), remove(join(owner, 'dist'))])
    await expect(build()).rejects.toThrow('two templates for the address /seats.json')
    expect(existsSync(join(owner, 'dist'))).toBe(false)
    await remove(twin)
  })

  test('leaves the old program in place if another template cannot be compiled', async () => {
    await outputFile(join(project, 'lib/agent-pub.cjs'), 'of before')
    await writeFile(join(project, 'templates/broken.json.ts'), 'export default {')
    await expect(compile()).rejects.toThrow()
    expect(await readFile(join(project, 'lib/agent-pub.cjs'), 'utf8')).toBe('of before')
    expect((await readdir(project)).filter((name) => name.startsWith('.lib.'))).toEqual([])
  }, 120_000)
})
