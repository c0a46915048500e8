// Programs of hosts that answer in Markdown, written next to the folders of two sites.

import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { hostingOn, loadHost, prepareAdjacentFiles } from '../../src/hosting/index.ts'
import { buildPub, smallPub, temporaryFolder } from '../pub.ts'

test('programs are written again by their own site only, and named once it has turned them off', async () => {
  const folder = await temporaryFolder()
  const { published, site } = await buildPub(smallPub)
  const prepare = async (name: string, isOn = true) => {
    const place = { ...site, hosting: { ...site.hosting, markdown_negotiation: isOn } }
    const made = await prepareAdjacentFiles(published, place, join(folder, name), undefined)
    return made ?? { files: [], notes: [] }
  }
  const { files, notes } = await prepare('one')
  expect([files.length, notes]).toEqual([3, []])
  for (const { file, text } of files) await outputFile(file, text)
  expect(await prepare('one')).toEqual({ files, notes })
  await expect(prepare('two')).rejects.toThrow(/belongs to the site in one/)
  expect((await prepare('two', false)).notes).toEqual([])
  const left = (await prepare('one', false)).notes
  expect(left).toMatchObject(Array(3).fill({ code: 'program-left' }))
})

test('the preview, which serves files only, never answers in Markdown', async () => {
  const { hosting } = (await buildPub(smallPub)).site
  const wanted = { ...hosting, markdown_negotiation: true }
  expect(hostingOn(await loadHost('preview'), wanted).markdown_negotiation).toBe(false)
  expect(hostingOn(await loadHost('netlify'), wanted).markdown_negotiation).toBe(true)
})

test('Caddy redirects a page without its slash, and no other address', async () => {
  const { published, site } = await buildPub(smallPub)
  const made = await prepareAdjacentFiles(published, site, '/srv/dist', await loadHost('caddy'))
  const text = made?.files.map((one) => one.text).join('') ?? ''
  const redirected = [...text.matchAll(/handle (\S+) \{\s*(redir .*)/g)].map(([, ...one]) => one)
  expect(redirected).toEqual([['"/en"', 'redir * "/en/" permanent']])
})
