// GitHub Pages serves plain files with its own headers and media types. It skips names that begin
// with a dot unless there is a `.nojekyll`, so the list of a build's files has that name.

import { readRow } from '../../messages/template.ts'
import type { MessageTexts } from '../../model/languages.ts'
import type { Deployment, Published } from '../../model/published.ts'
import { essence } from '../../model/resource.ts'
import { wordList } from '../../model/word-list.ts'
import type { Host, Limit } from '../host.ts'
import { listPathsWithoutPage } from '../redirects.ts'

const security = wordList(`
  x-content-type-options referrer-policy strict-transport-security content-security-policy
  permissions-policy cross-origin-opener-policy cross-origin-embedder-policy
  cross-origin-resource-policy`)

const limits: readonly Limit[] = [
  {
    promises: ['type'],
    paths: /\/[^/.]+$/,
    why: 'GitHub Pages takes the media type from the extension; files without one are application/octet-stream | GitHub Pages určuje typ podle přípony; soubory bez ní jsou application/octet-stream',
  },
  {
    promises: ['type'],
    paths: /\.schema\.json$/,
    why: 'GitHub Pages takes the media type from the last extension; .json is application/json | GitHub Pages určuje typ podle poslední přípony; .json je application/json',
  },
  {
    promises: ['charset', 'linkset-profile'],
    why: 'GitHub Pages decides on charset and parameters itself | o kódování a parametrech rozhoduje GitHub Pages samo',
  },
  {
    promises: [...security, 'link', 'access-control-expose-headers', 'vary', 'content-language'],
    why: 'GitHub Pages sends no headers of a site | GitHub Pages hlavičky webu neposílá',
  },
  {
    promises: ['redirect'],
    why: 'GitHub Pages knows no redirects: old addresses are pages that lead on by themselves | GitHub Pages přesměrovat neumí: staré adresy jsou stránky, které vedou dál samy',
  },
  {
    promises: ['cache-control'],
    why: 'GitHub Pages caches everything for ten minutes | GitHub Pages drží všechno deset minut v mezipaměti',
  },
]

export const githubPages: Host = {
  title: 'GitHub Pages',
  help: 'sends no headers; says which resources lose their media type there | neposílá hlavičky; vypíše, které soubory tam ztratí svůj typ',
  owns: ({ hostname }) => hostname.endsWith('.github.io'),
  filesOnly: true,
  refreshPages: true,
  notes: (published, place) => [
    ...limits.flatMap((limit) => untyped(published, limit)),
    ...refreshing(place),
    readRow(
      'GitHub Pages sends no headers of a site: no Link, no security headers, ten minutes of cache | GitHub Pages hlavičky webu neposílá: žádný Link, žádné bezpečnostní hlavičky, deset minut v mezipaměti',
    ),
  ],
  limits,
  advice: {
    'dot names':
      'upload the folder with include-hidden-files: true | nahrajte složku s include-hidden-files: true',
  },
}

/** Explain how old addresses work without redirects. */
function refreshing({ hosting: { redirects } }: Deployment): MessageTexts[] {
  if (redirects.length === 0) return []
  const pathsWithoutPage = listPathsWithoutPage(redirects).join(', ')
  return [
    {
      en: `GitHub Pages knows no redirects: old addresses are pages that lead on by themselves${pathsWithoutPage && `; none can be made of ${pathsWithoutPage}`}`,
      cs: `GitHub Pages přesměrovat neumí: staré adresy jsou stránky, které vedou dál samy${pathsWithoutPage && `; nejde to u ${pathsWithoutPage}`}`,
    },
  ]
}

function untyped(published: readonly Published[], { promises, paths, why }: Limit): MessageTexts[] {
  const found = published.filter(({ resource }) => paths?.test(resource.path))
  const { en, cs } = readRow(why)
  const listed = found.map(({ resource: { path, type } }) => `${path} (${essence(type)})`)
  if (!promises.includes('type') || found.length === 0) return []
  return [
    {
      en: `these lose their media type, because ${en}: ${listed.join(', ')}`,
      cs: `tyto soubory ztratí svůj typ, protože ${cs}: ${listed.join(', ')}`,
    },
  ]
}
