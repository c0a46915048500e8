// Editing with `npm run dev` as users see it: a copy of the project, the real command, a real
// browser.

import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { browserTimeout, launchBrowser } from '../browser.ts'
import { onFreePort, run, start } from '../process.ts'
import { contentCopy, readAll, smallPub } from '../pub.ts'
import { engineCopy, lastingFolder, oddName } from '../workshop.ts'

// Each test waits for builds, which take long on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

let project: string
let port: number
let server: ChildProcess
let browser: Browser
let page: Page
let printed = ''

beforeAll(async () => {
  project = join(await lastingFolder(), oddName)
  await engineCopy(project, ['lib'])
  await contentCopy({}, 'short', project)
  await onFreePort(startDev)
  browser = await launchBrowser()
  page = await browser.newPage()
  page.setDefaultTimeout(100_000)
  await page.goto(path(''))
}, browserTimeout)

async function startDev(free: number) {
  port = free
  printed = ''
  server = start(join(project, 'src/commands/dev/dev.ts'), ['--port', String(port)], {
    cwd: project,
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => (printed += chunk))
  await until(() => printed.includes('Preview at') || server.exitCode !== null)
  if (server.exitCode !== null) throw new Error(printed)
}

afterAll(async () => {
  await browser?.close()
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
})

async function until(holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 1000) throw new Error(`waited in vain; printed so far:\n${printed}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Ask again and again: a function in the page may be lost while the page reloads. */
const poll = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 100_000 })
const shows = (text: string) => poll(() => page.locator('body').textContent()).toContain(text)
const showsNoProblem = () => poll(() => page.locator('#dev-problems').count()).toBe(0)
const path = (name: string) => `http://localhost:${port}/${name}`

async function edit(file: string, from: string, to: string) {
  const before = await readFile(join(project, file), 'utf8')
  expect(before).toContain(from)
  await writeFile(
    join(project, file),
    before.replace(from, () => to),
  )
}

/** Find the file in a folder of the project that contains this text. */
async function fileWith(folder: string, words: string): Promise<string> {
  for (const [file, text] of await readAll(join(project, folder)))
    if (text.includes(words)) return join(folder, file)
  throw new Error(`${words} stands nowhere in ${folder}`)
}

test('a saved change appears on the open page without a reload by hand', async () => {
  await edit('content/menu/10-polevky.md', 'Dršťková polévka', 'Dršťková polévka pana hostinského')
  await shows('Dršťková polévka pana hostinského')
  await outputFile(join(project, 'public/proof.txt'), 'It is mine.')
  await until(async () => (await fetch(path('proof.txt'))).ok)
})

test('an error is shown over the last good page and in the terminal, and the data stay as they were', async () => {
  const before = await (await fetch(path('menu.json'))).text()
  await edit('content/menu/10-polevky.md', 'sizes: 0,33 l = 79', 'sizes: 0,33 l = dohoda')
  await shows('"dohoda" as a price')
  await page.locator('#dev-problems').waitFor()
  const heading = await page.locator('h1').first().textContent()
  expect(heading?.replaceAll('\u00A0', ' ')).toContain('U Zaspalého kohouta')
  await expect.poll(() => printed).toContain('"dohoda" as a price')
  expect(await (await fetch(path('menu.json'))).text()).toBe(before)
})

test('the message disappears when the file is fixed', async () => {
  await edit('content/menu/10-polevky.md', 'sizes: 0,33 l = dohoda', 'sizes: 0,33 l = 81')
  await showsNoProblem()
  expect(await (await fetch(path('menu.json'))).text()).toContain('"price_czk":81')
})

test('a page reloads as soon as it connects if a newer build exists', async () => {
  const text = await (await fetch(path(''))).text()
  const shown = Number(/data-build="(\d+)"/.exec(text)?.[1])
  for (const [build, first] of [
    [shown, ': open'],
    // A page with the looks has no build number.
    ['', ': open'],
    [shown - 1, 'data: built'],
  ] as const) {
    const { body } = await fetch(path(`.dev/events?${build}`))
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe(`${first}\n\n`)
    await reader?.cancel()
  }
})

test('after all these changes the site is byte for byte the same as from one fresh build', async () => {
  const out = join(project, 'whole')
  const address = ['--base-url', `http://localhost:${port}`, '--host', 'preview']
  const { code, stderr } = await run(
    join(project, 'src/commands/start.js'),
    ['build', '--quiet', '--content', join(project, 'content'), '--out', out, ...address],
    { cwd: project },
  )
  expect(code, stderr).toBe(0)
  const shown = await readAll(join(project, `.preview/dev-${port}/site`))
  expect(shown.get('index.html')).toMatch(/pana\shostinského/)
  expect([...shown]).toEqual([...(await readAll(out))])
})

test('responses have the headers of the preview, except those that would stop a reload', async () => {
  const data = await fetch(path('menu.json'))
  expect(data.headers.get('content-type')).toBe('application/json')
  expect((await fetch(path('oauth/token'))).headers.get('content-type')).toMatch(
    /^application\/json/,
  )
  const policy = (await fetch(path(''))).headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toMatch(/; script-src 'self'$/)
})

test('the script is in no published file, and in no file of the preview', async () => {
  for (const folder of ['whole', `.preview/dev-${port}/site`]) {
    const site = await readAll(join(project, folder))
    expect(site.size).toBeGreaterThan(20)
    for (const [name, text] of site)
      expect(text, name).not.toMatch(/EventSource|\/\.dev\/|dev-problems/)
  }
})

test('the home page is shown in every look at its own address, in light and in dark mode', async () => {
  await page.goto(path('.dev/looks'))
  const frames = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((frame) => frame.getAttribute('src') ?? ''))
  expect(frames).toHaveLength(34)
  expect(new Set(frames).size).toBe(17)
  const pages = await Promise.all(
    [...new Set(frames)].map(async (address) => (await fetch(path(address.slice(1)))).text()),
  )
  expect(new Set(pages.map((text) => /<style>(.*?)<\/style>/s.exec(text)?.[1])).size).toBe(17)
  for (const text of pages) expect(text).toContain('U Zaspalého kohouta')
  expect((await fetch(path('.dev/looks/no-such'))).status).toBe(404)
  const kraft = page.locator('section', { hasText: 'brown paper, letters of a poster' })
  expect(await kraft.locator('pre').textContent()).toBe('paper: kraft\ntypeface: poster')
})

test('the looks show the last change, and are drawn only on request', async () => {
  const drawn = join(project, `.preview/dev-${port}/looks`)
  const [file, before, after] = [
    'content/menu/10-polevky.md',
    'Dršťková polévka',
    'Polévka dne tří králů',
  ] as const
  await rm(drawn, { recursive: true })
  await page.goto(path(''))
  await edit(file, before, after)
  await shows(after)
  expect(existsSync(drawn)).toBe(false)

  expect(await (await fetch(path('.dev/looks/kraft-poster'))).text()).toContain(after)
  await edit(file, after, before)
  await shows(before)
})

test('every page links to the coming days, which are not published', async () => {
  await page.goto(path(''))
  await page.locator('#dev-ahead a').click()
  await page.waitForURL(path('.dev/ahead'))
  expect(await page.locator('#days tbody').count()).toBe(60)
  const site = await readAll(join(project, `.preview/dev-${port}/site`))
  for (const [name, text] of site) expect(text, name).not.toContain('dev-ahead')
  expect(printed).toContain(`: ${path('.dev/ahead')}\n`)
})

test('an error is shown over the coming days too, with its caret below the characters on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path('.dev/ahead'))
  const [right, wrong] = [
    'malé 0,3 l = 44; velké 0,5 l = 62',
    'malé 0,3 l = 44; velké 0,5 l = dohoda',
  ]
  await edit('content/menu/90-tocene-pivo.md', right, wrong)
  await shows('"dohoda" as a price')
  const at = await page.locator('#dev-problems pre').evaluate((pre) => {
    const text = pre.firstChild as Text
    const boxAt = (index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect()
    }
    const [marked, caret] = [boxAt(text.data.indexOf('dohoda')), boxAt(text.data.indexOf('^'))]
    return { left: caret.left - marked.left, lines: (caret.top - marked.top) / marked.height }
  })
  expect(at.left).toBeCloseTo(0, 0)
  expect(Math.round(at.lines)).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await edit('content/menu/90-tocene-pivo.md', wrong, right)
  await showsNoProblem()
})

test('ten changes leak no listeners, and a second preview takes the next port and says so', async () => {
  const content = join(project, 'second/content')
  await copy(smallPub, content)
  const flags = ['--content', content, '--port', String(port)]
  const second = start('src/commands/dev.ts', flags, { cwd: project })
  onTestFinished(() => void second.kill('SIGKILL'))
  let printedBySecond = ''
  for (const stream of [second.stdout, second.stderr])
    stream?.on('data', (chunk) => (printedBySecond += chunk))
  await until(() => printedBySecond.includes('Preview at') || second.exitCode !== null)
  const [, next] = /^port \d+ is already in use; using (\d+) instead$/m.exec(printedBySecond) ?? []
  expect(Number(next)).toBeGreaterThan(port)
  expect(printedBySecond).toContain(`Preview at http://localhost:${next},`)
  const dishes = join(content, 'menu/20-k-pivu.md')
  const text = await readFile(dishes, 'utf8')
  const page = `http://localhost:${next}/`
  for (let save = 1; save <= 10; save += 1) {
    await writeFile(dishes, text.replace('cs: Utopenec', `cs: Utopenec-${save}`))
    await until(async () => (await (await fetch(page)).text()).includes(`Utopenec-${save}`))
  }
  second.kill('SIGINT')
  await once(second, 'exit')
  expect(printedBySecond).not.toContain('Warning')
})

test('an idle building process that was killed is started again', async () => {
  await page.goto(path(''))
  const soup = 'content/menu/10-polevky.md'
  const asked = ['-o', 'pid=,args=', '--ppid', String(server.pid)]
  const children = execFileSync('ps', asked, { encoding: 'utf8' }).trim().split('\n')
  const builders = children.filter((line) => line.includes('builder'))
  expect(builders).toHaveLength(1)
  for (const line of builders) process.kill(Number.parseInt(line, 10), 'SIGKILL')
  await edit(soup, 'Dršťková polévka', 'Polévka-11')
  await shows('Polévka-11')
  expect(server.exitCode).toBe(null)
})

test('a changed template is shown too, and a broken one does not end the preview', async () => {
  const template = await fileWith('templates/_parts/words', "lunch: 'Polední menu |")
  await edit(template, "lunch: 'Polední menu |", "lunch: 'Polední' nabídka |")
  await shows(basename(template))
  await page.locator('#dev-problems').waitFor()
  await edit(template, "Polední' nabídka", 'Polední nabídka')
  await showsNoProblem()
  await shows('Polední nabídka')
})

test('it stops on a signal, and leaves nothing behind', async () => {
  server.kill('SIGINT')
  expect((await once(server, 'exit'))[0]).toBe(0)
  expect(await readdir(join(project, '.preview')).catch(() => [])).toEqual([])
})
