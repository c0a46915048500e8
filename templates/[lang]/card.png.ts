// The preview image of a shared link to a home page.

import { englishName, type Language } from '../../src/model/languages.ts'
import { picture } from '../../src/model/resource.ts'
import { inLanguage } from '../_parts/by-language.ts'
import { card } from '../_parts/page/card.ts'

export default function shareCard(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Card in ${englishName(lang)}`,
    summary: `Sign, name, kind and town of the house in 1200 by 630 pixels, in ${englishName(lang)}.`,
  }))
  return picture({
    ...promises,
    cache: 'public, max-age=86400',
    unlisted: true,
    drawing: (site) => card(site, of(site)),
  })
}
