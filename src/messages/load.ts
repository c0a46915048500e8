// Loads the catalogue of a language when it is needed.

import type { MessageLanguage } from '../model/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'

const catalogues: { [T in MessageLanguage]: () => Promise<Catalogue> } = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  sk: async () => (await import('./sk.ts')).sk,
}

export const loadCatalogue = (tongue: MessageLanguage): Promise<Catalogue> => catalogues[tongue]()
