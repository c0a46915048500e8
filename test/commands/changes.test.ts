// `agent-pub changes`: questions about the content since a commit, at its lines, without stopping
// anything.

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copy } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { run } from '../process.ts'
import { fullPub, temporaryFolder } from '../pub.ts'

const beer = 'content/menu/90-tocene-pivo.md'

/** Commit the full pub, then swap the digits of a price. */
async function changedRepository(): Promise<string> {
  const folder = await temporaryFolder()
  await copy(fullPub, join(folder, 'content'))
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder })
  await git('init', '-q')
  await git('add', '.')
  await git('-c', 'user.name=a', '-c', 'user.email=a@pub.example', 'commit', '-qm', 'one')
  const text = await readFile(join(folder, beer), 'utf8')
  await writeFile(join(folder, beer), text.replace('malé 0,3 l = 36', 'malé 0,3 l = 63'))
  return folder
}

const ask = (cwd: string, ...args: string[]) =>
  run('src/commands/changes.ts', [...args, '--lang', 'en'], { cwd })

test('a swapped price is an annotation of GitHub and of GitLab at its line, and stops nothing', async () => {
  const folder = await changedRepository()
  const onGitHub = await ask(folder, '--format', 'github')
  expect(onGitHub.code).toBe(0)
  expect(onGitHub.stdout).toMatch(
    /^::warning file=content\/menu\/90-tocene-pivo\.md,line=13,.*was 36 Kč and is now 63 Kč/,
  )
  const onGitLab = await ask(folder, '--format', 'gitlab')
  expect(JSON.parse(onGitLab.stdout)).toMatchObject([
    {
      severity: 'info',
      check_name: 'change-price',
      location: { path: beer, lines: { begin: 13 } },
    },
  ])
})

test('a commit that is not there is a wrong call, and content without a change has no question', async () => {
  const folder = await changedRepository()
  const unknown = await ask(folder, '--since', 'nowhere')
  expect(unknown).toMatchObject({ code: 2, stdout: '' })
  expect(unknown.stderr).toContain('there is no commit nowhere here')
  await promisify(execFile)('git', ['checkout', '-q', '.'], { cwd: folder })
  const none = await ask(folder)
  expect(none).toMatchObject({
    code: 0,
    stderr: 'Compared with HEAD, nothing looks like a mistake.\n',
  })
})
