// The catalogue of a language, loaded only when somebody is spoken to in it.

import type { Tongue } from '../model/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'

const catalogues: { [T in Tongue]: () => Promise<Catalogue> } = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
}

export const loadCatalogue = (tongue: Tongue): Promise<Catalogue> => catalogues[tongue]()
