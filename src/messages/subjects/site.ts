// Notes about a built site, and sentences of `verify`.

import type { Entries } from '../texts.ts'

export const site = {
  'address-unset': {
    en: '{name} is not set here; the address of {used} is used instead',
    cs: '{name} tu není nastaveno; použije se adresa z {used}',
  },
  'address-local': {
    en: 'this address works on this machine only: not to be published',
    cs: 'tato adresa funguje jen na tomto počítači: nezveřejňujte to',
  },
  'address-with-path': {
    en: 'the base URL has a path, so standard clients ask {origin}/.well-known/oauth-authorization-server{path} and {origin}/.well-known/oauth-protected-resource{path}, which this site cannot answer; publish on a domain of its own, or accept discovery by direct link only',
    cs: 'adresa webu má cestu, takže běžné programy se zeptají na {origin}/.well-known/oauth-authorization-server{path} a {origin}/.well-known/oauth-protected-resource{path}, kde tento web odpovědět nemůže; zveřejněte ho na vlastní doméně, nebo se smiřte s tím, že ho programy najdou jen přes přímý odkaz',
  },
  'address-unsought': {
    en: 'clients look for these at the root of {origin}, where this site has none of them: {paths :list}; each is found by a direct link only',
    cs: 'tyto soubory hledají programy v kořeni {origin}, kde tento web žádný z nich nemá: {paths :list}; každý se najde jen přes přímý odkaz',
  },
  'kind-unknown': {
    en: '"{kind}" is no kind of house that is known here: it is called that everywhere, and {taken} to search engines; if one of these is nearer, write   type:   in pub.md: {known :list}',
    cs: 'podnik „{kind}“ web nezná: říká mu tak, jak jste napsali, a vyhledávačům {taken}; je-li něco z tohoto blíž, napište do pub.md   type:   {known :list}',
  },
  'program-left': {
    en: '{file} still answers in Markdown; delete it',
    cs: '{file} stále odpovídá v Markdownu; smažte ho',
  },
  'today-in': {
    en: 'today in {zone}',
    cs: 'dnes v pásmu {zone}',
  },
  'digests-missing': {
    en: '{folder} has no {file} of a build that a site could be compared with',
    cs: 've složce {folder} není {file} žádného buildu, se kterým by šel web porovnat',
  },
  'description-missing': {
    en: '{catalog} names no description of this site (service-desc), so there are no promises to judge by',
    cs: '{catalog} neuvádí popis tohoto webu (service-desc), takže není podle čeho soudit',
  },
  'description-unreadable': {
    en: '{address} is no OpenAPI description, so there are no promises to judge by',
    cs: '{address} není popis OpenAPI, takže není podle čeho soudit',
  },
} as const satisfies Entries
