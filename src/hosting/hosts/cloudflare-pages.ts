import { readRow } from '../../messages/template.ts'
import { type Deployment, manifest } from '../../model/published.ts'
import type { Host } from '../host.ts'
import { redirectRules } from '../redirects.ts'
import { headersFile, makeRules, mostRules, overBounds } from '../rules.ts'

/** Cloudflare ignores rules after the hundredth and lines of more than 2,000 characters. */
export const bounds = { rules: mostRules, line: 2000 }

/** Write `_redirects`. Netlify reads it too. */
const redirectsFile = (_: unknown, place: Deployment) =>
  [{ from: `/${manifest}`, to: '/', status: 302 }, ...redirectRules(place)]
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('')

/** Workers read the published folder in the same way as Pages. */
export const publishedFolder = {
  // Cloudflare publishes every file it has no use for, so the list of files is redirected away.
  inside: { _headers: headersFile, _redirects: redirectsFile },
  fillsPlaceholders: true,
  dropped: (published, place, host) =>
    overBounds(makeRules(published, place, host?.fillsPlaceholders), bounds).map((found) => ({
      en: `Cloudflare would drop a rule of _headers: ${found.en}${host ? '' : '; if you publish there, build with --host cloudflare-pages, which needs fewer'}`,
      cs: `Cloudflare by vynechal pravidlo v _headers: ${found.cs}${host ? '' : '; pokud tam zveřejňujete, sestavte web s --host cloudflare-pages, to jich stačí méně'}`,
    })),
  advice: {
    headers:
      'deploy the _headers of the published folder with it | nahrajte i soubor _headers ze zveřejňované složky',
  },
} satisfies Partial<Host>

export const cloudflarePages: Host = {
  title: 'Cloudflare Pages',
  help: 'its builds say so themselves; Markdown on request as functions | pozná se sám; Markdown na vyžádání jako functions',
  isHere: (environment) => environment['CF_PAGES'] === '1',
  addressIn: (environment) => ({
    text: environment['CF_PAGES_URL'],
    source: 'CF_PAGES_URL (Cloudflare)',
    note: readRow(
      'CF_PAGES_URL is the address of this one deployment; set BASE_URL to the address that guests use | CF_PAGES_URL je adresa jen tohoto jednoho nasazení; nastavte BASE_URL na adresu, na kterou chodí hosté',
    ),
  }),
  ...publishedFolder,
  programs: {
    folder: 'functions',
    async write({ place }) {
      const { findTwinPaths: pairsOf, program } = await import('../negotiation.ts')
      const pairs = pairsOf(place)
      // One file for each page, so that Cloudflare runs the function for no other address.
      return Object.keys(pairs).map((page) => ({
        file: `functions${page.replace(/\/$/, '')}/index.js`,
        text: program(handler, pairs),
      }))
    },
  },
  limits: [],
}

const handler = `
export const onRequest = ({ request, env }) => env.ASSETS.fetch(new Request(addressFor(request), request))
`
