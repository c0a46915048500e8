// Notes about a built site, and sentences of `verify`.

import type { Entries } from '../template.ts'

export const site = {
  'address-unset':
    '{name} is not set here; the address in {used} is used instead | {name} tu není nastaveno; použije se adresa z {used}',
  'address-local':
    'this address works only on this machine: do not publish this build | tato adresa funguje jen na tomto počítači: nezveřejňujte to',
  'address-with-path': {
    en: 'the base URL has a path, so standard clients ask {origin}/.well-known/oauth-authorization-server{path} and {origin}/.well-known/oauth-protected-resource{path}, which this site cannot answer; publish it on its own domain, or accept that clients find it only by a direct link',
    cs: 'adresa webu má cestu, takže běžné programy se zeptají na {origin}/.well-known/oauth-authorization-server{path} a {origin}/.well-known/oauth-protected-resource{path}, kde tento web odpovědět nemůže; zveřejněte ho na vlastní doméně, nebo se smiřte s tím, že ho programy najdou jen přes přímý odkaz',
  },
  'address-unsought': {
    en: 'clients look for these files at the root of {origin}, where this site has none of them: {paths :list}; each is found only by a direct link',
    cs: 'tyto soubory hledají programy v kořeni {origin}, kde tento web žádný z nich nemá: {paths :list}; každý se najde jen přes přímý odkaz',
  },
  'languages-prepared': {
    en: 'not published yet, because it is in preparation: {languages :list}; {count ? {count # text is | texts are} missing or wrong; --all lists them | everything is there: move it to the line   languages:   in pub.md}',
    cs: 'zatím se nezveřejňuje, protože se připravuje: {languages :list}; {count ? chybí nebo nesedí {count # text | texty | textů}; vypíše je --all | všechno už je: přesuňte to v pub.md na řádek   languages:}',
  },
  'kind-unknown': {
    en: '"{kind}" is not a known kind of house: the pages use your word, and search engines see {taken}; if one of these fits better, write   type:   in pub.md: {known :list}',
    cs: 'podnik „{kind}“ web nezná: říká mu tak, jak jste napsali, a vyhledávačům {taken}; je-li něco z tohoto blíž, napište do pub.md   type:   {known :list}',
  },
  'program-left':
    '{file} still answers in Markdown; delete it | {file} stále odpovídá v Markdownu; smažte ho',
  'today-in': 'today in {zone} | dnes v pásmu {zone}',
  'digests-missing':
    '{folder} has no {file} of a build to compare the site with | ve složce {folder} není {file} žádného buildu, se kterým by šel web porovnat',
} as const satisfies Entries
