// `npm run bench:tokens`: what each document of the site costs a language model, in tokens of
// o200k, against the budgets that the documents promise. Exit code 1 when one is over.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { argv, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Tiktoken } from 'js-tiktoken/lite'
import o200k from 'js-tiktoken/ranks/o200k_base'
import { type Built, build } from '../build.ts'
import { essence, isPage, type Resource } from '../src/resource.ts'

export type Cost = { path: string; bytes: number; tokens: number; budget: number | undefined }

/** One document answers a question: this is what may be read for it. */
export const documentBudget = 12_000
export const indexBudget = 1_500
/** The English twin against its page; Czech pages are shorter, since they name dishes once. */
export const twinShare = 0.35

const encoding = new Tiktoken(o200k)

/** Text of the site is never read as a control token of the model. */
export const countTokens = (text: string) => encoding.encode(text, [], []).length

/** Every resource with its cost; a budget have the index and whatever answers guests' questions. */
export function costs({ site, files }: Pick<Built, 'site' | 'files'>): Cost[] {
  return site.resources.map((resource) => {
    const text = String(files.get(resource.file) ?? '')
    return {
      path: resource.path,
      bytes: Buffer.byteLength(text),
      tokens: countTokens(text),
      budget: budgetOf(resource),
    }
  })
}

function budgetOf({ path, relation, type }: Resource): number | undefined {
  if (path === '/llms.txt') return indexBudget
  return relation === 'item' || essence(type) === 'text/markdown' ? documentBudget : undefined
}

/** Pages with the share of their tokens that the Markdown twin needs. */
export function twinShares({
  site,
  files,
}: Pick<Built, 'site' | 'files'>): { page: string; twin: string; share: number }[] {
  const tokens = (path: string) =>
    countTokens(
      String(files.get(site.resources.find((one) => one.path === path)?.file ?? '') ?? ''),
    )
  return site.resources.filter(isPage).flatMap(({ path: page, links = [] }) =>
    links
      .filter(({ rel, path }) => {
        const target = site.resources.find((one) => one.path === path)
        return rel === 'alternate' && target && essence(target.type) === 'text/markdown'
      })
      .map(({ path: twin }) => ({ page, twin, share: tokens(twin) / tokens(page) })),
  )
}

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  try {
    const result = await build({
      content: 'content',
      out: join(folder, 'dist'),
      baseUrl: 'https://pub.example',
      strict: false,
      environment: {},
    })
    if ('problems' in result) throw new Error('the content has problems; run npm run build')
    const rows = costs(result)
    for (const { path, bytes, tokens, budget } of rows)
      stdout.write(
        `${String(tokens).padStart(7)} tokens ${String(bytes).padStart(8)} B  ${path}${budget === undefined ? '' : `  (at most ${budget})`}\n`,
      )
    const shares = twinShares(result)
    for (const { page, twin, share } of shares)
      stdout.write(
        `${twin} is ${(share * 100).toFixed(1)} % of the tokens of ${page}${page === '/en/' ? ` (at most ${twinShare * 100} %)` : ''}\n`,
      )
    const over =
      rows.some(({ tokens, budget = Infinity }) => tokens > budget) ||
      shares.some(({ page, share }) => page === '/en/' && share > twinShare)
    return over ? 1 : 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (argv[1] !== undefined && resolve(argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await main()
