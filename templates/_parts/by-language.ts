// Properties of a template that exists once per language. With a language code the resource is
// below that code; without one it is at the root, in the first language of the site.

import { defaultLanguages, firstLanguage, type Language } from '../../src/model/languages.ts'
import type { ResourceProperties } from '../../src/model/resource.ts'

type Naming = Pick<ResourceProperties, 'title' | 'summary' | 'name' | 'contentLanguage'>

/**
 * Return how to find the language of the resource in a site, and its title and summary by language.
 */
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
