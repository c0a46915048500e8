// Loads the catalogue of a language when it is needed.

import type { Tongue } from '../model/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'

const catalogues: { [T in Tongue]: () => Promise<Catalogue> } = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
}

export const loadCatalogue = (tongue: Tongue): Promise<Catalogue> => catalogues[tongue]()
