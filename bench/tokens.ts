// Counts what each document costs a language model, in tokens of o200k, and compares it with the
// promised budgets.

import { Tiktoken } from 'js-tiktoken/lite'
import o200k from 'js-tiktoken/ranks/o200k_base'
import type { Built } from '../build.ts'
import { findTwins } from '../src/hosting/headers.ts'
import { essence, isPage, type Resource } from '../src/model/resource.ts'
import type { Measurement } from './rows.ts'

export type Cost = { path: string; bytes: number; tokens: number; budget: number | undefined }

/** Budget of a document that answers a question by itself. */
export const documentBudget = 12_000
const indexBudget = 1_500
const skillBudget = 700
/** Budgets of a home page with its structured data. */
const pageBudget = 28_500
export const structuredDataBudget = 9_000
/** Maximum size of a twin, as a share of its page. */
export const twinShare = 0.35

const encoding = new Tiktoken(o200k)

/** Text that looks like a control token of the model is counted as plain text. */
export const countTokens = (text: string) => encoding.encode(text, [], []).length

/**
 * Return every resource with its cost. The index and documents that answer guests have a budget.
 */
export function costs({ site, files }: Pick<Built, 'site' | 'files'>): Cost[] {
  return site.resources.map((resource) => {
    const text = String(files.get(resource.file) ?? '')
    return {
      path: resource.path,
      bytes: Buffer.byteLength(text),
      tokens: countTokens(text),
      budget: budgetByPath(resource),
    }
  })
}

function budgetByPath({ path, relation, type, status }: Resource): number | undefined {
  if (path === '/llms.txt') return indexBudget
  if (path.endsWith('/SKILL.md')) return skillBudget
  if (isPage({ type }) && status === undefined) return pageBudget
  return relation === 'item' || essence(type) === 'text/markdown' ? documentBudget : undefined
}

/** Return the cost of the JSON-LD of each page. */
export function structuredDataCosts({
  site,
  files,
}: Pick<Built, 'site' | 'files'>): { page: string; tokens: number }[] {
  return site.resources.filter(isPage).flatMap(({ path, file }) => {
    const [, begun] = String(files.get(file) ?? '').split('<script type="application/ld+json">')
    return begun === undefined
      ? []
      : [{ page: path, tokens: countTokens(begun.split('</script>')[0] ?? '') }]
  })
}

/** Return pages with the share of tokens that their Markdown twin needs. */
export function twinShares({
  site,
  files,
}: Pick<Built, 'site' | 'files'>): { page: string; twin: string; share: number }[] {
  const tokens = (path: string) =>
    countTokens(
      String(files.get(site.resources.find((one) => one.path === path)?.file ?? '') ?? ''),
    )
  return findTwins(site.resources).map(({ page: { path: page }, twin: { path: twin } }) => ({
    page,
    twin,
    share: tokens(twin) / tokens(page),
  }))
}

/** Return the same as rows for the bench. */
export function tokenRows(built: Pick<Built, 'site' | 'files'>): Measurement[] {
  return [
    ...costs(built)
      .filter(({ budget }) => budget !== undefined)
      .map(({ path, tokens, budget: limit = 0 }) => ({
        what: `full pub: ${path}`,
        value: tokens,
        unit: 'tokens',
        limit,
      })),
    ...structuredDataCosts(built).map(({ page, tokens }) => ({
      what: `full pub: ${page}, structured data`,
      value: tokens,
      unit: 'tokens',
      limit: structuredDataBudget,
    })),
    ...twinShares(built).map(({ page, twin, share }) => ({
      what: `full pub: ${twin}, share of ${page}`,
      value: Math.round(share * 1000) / 10,
      unit: '% of tokens',
      limit: twinShare * 100,
    })),
  ]
}
