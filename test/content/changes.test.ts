// Ordinary changes of an owner, made in a text file: each change is published, and each slip made
// with it is reported in Czech with a fix. In a code editor: changes-editor.test.ts. By the forms of
// /admin/: test/pages/admin*.test.ts.

import { expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { lazy } from '../../src/model/once.ts'
import { photo } from '../photo.ts'
import { fullPub, readAll, readFiles, siteFrom } from '../pub.ts'
import { applyChange, changes, type Slip, slips } from './changes.ts'

const full = Object.fromEntries(await readAll(fullPub))

type Case = { name: string; change: (typeof changes)[number]; slip?: Slip }

/** Read the full pub with all these changes; each is of another file. */
async function readWith(cases: readonly Case[]) {
  const files: { [file: string]: string | Uint8Array } = { ...full }
  for (const { change, slip } of cases) {
    files[change.file] = await applyChange(change, slip)
    for (const name of change.photos ?? []) files[`photos/${name}`] = photo(640, 480)
  }
  const read = await readFiles(files, '2026-11-20')
  const errors = read.problems.filter(({ severity }) => severity === 'error')
  return { read, errors, site: lazy(() => siteFrom(read)) }
}

/** Cases of different files share one read: a read takes 40 ms. */
function inRounds(cases: readonly Case[]) {
  const rounds: Case[][] = []
  for (const entry of cases) {
    const free = rounds.find((round) =>
      round.every(({ change }) => change.file !== entry.change.file),
    )
    if (free) free.push(entry)
    else rounds.push([entry])
  }
  return rounds.flatMap((round) => {
    const read = lazy(() => readWith(round))
    return round.map((one) => ({ ...one, read }))
  })
}

test('there are at least twenty changes', () => {
  expect(changes.length).toBeGreaterThanOrEqual(20)
})

test.each(inRounds(changes.map((change) => ({ name: change.name, change }))))(
  '$name: it is published',
  async ({ change: { published, gone }, read }) => {
    const { errors, site } = await read()
    expect(errors).toEqual([])
    const [file, ...words] = published
    const text = String((await site()).files.get(file))
    // `toContain` would print the whole file when it fails.
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    expect(gone !== undefined && text.includes(gone)).toBe(false)
  },
)

const slipCases = inRounds(slips.map(([, typed, change, slip]) => ({ name: typed, change, slip })))

test.each(slipCases)(
  '$change.name, $name: the owner reads in Czech what is wrong and how to fix it',
  async ({ change, slip, read }) => {
    const { errors } = await read()
    const reports = errors
      .filter(({ file }) => file.endsWith(change.file))
      .map((problem) => formatMessage(problem, cs))
    expect(reports).not.toEqual([])
    for (const { fix } of reports) expect(fix).toBeTruthy()
    const words = reports.map(({ found, expected, fix }) => [found, expected, fix].join('\n'))
    for (const word of slip?.told ?? []) expect(words.join('\n')).toContain(word)
  },
)

test('no slip is reported in a file that is right', async () => {
  for (const { read } of slipCases) {
    const files = slipCases.filter((one) => one.read === read).map(({ change }) => change.file)
    for (const { file } of (await read()).errors)
      expect(files).toContain(file.slice('content/'.length))
  }
})
