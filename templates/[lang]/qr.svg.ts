// The QR code on the printed menu, which leads to a home page.

import { englishName, homePath, type Language } from '../../src/model/languages.ts'
import { text } from '../../src/model/resource.ts'
import { url } from '../../src/model/site.ts'
import { inLanguage } from '../_parts/by-language.ts'
import { qrFile } from '../_parts/page/qr.tsx'

export default function pageCode(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `QR code in ${englishName(lang)}`,
    summary: `The address of the home page in ${englishName(lang)} for telephones: on the printed menu.`,
  }))
  return text({
    ...promises,
    type: 'image/svg+xml',
    cache: 'public, max-age=86400',
    unlisted: true,
    body: (site) => qrFile(url(site, homePath(site, of(site)))),
  })
}
