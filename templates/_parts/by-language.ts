// What a template states that is one file for every language: called with a language it is below
// the code of that language; called without one it is at the root, in the first language of a site.

import { defaultLanguages, firstLanguage, type Language } from '../../src/model/languages.ts'
import type { Promises } from '../../src/model/resource.ts'

type Naming = Pick<Promises, 'title' | 'summary' | 'name' | 'contentLanguage'>

/** The language of the resource in a site, and what the resource is called by it. */
export function inLanguage(code: Language | undefined, naming: (lang: Language) => Naming) {
  const of = (site: { languages: readonly Language[] }) => code ?? firstLanguage(site)
  return {
    of,
    promises: {
      group: 'Pages' as const,
      ...naming(of({ languages: defaultLanguages })),
      ...(code === undefined && {
        inLanguages: (all: readonly Language[]) => naming(of({ languages: all })),
      }),
    },
  }
}
