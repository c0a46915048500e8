// Image for link previews: the head photo, or the card if there is none.

import { cardPath, type Language } from '../../../src/model/languages.ts'
import { largestSize } from '../../../src/model/photos.ts'
import { type Site, url } from '../../../src/model/site.ts'
import { photoUrl } from '../facts/photos.ts'
import { formatNameAndKind } from '../text/contact.ts'
import { cardSize } from './card.ts'

export function sharedImage(site: Site, lang: Language) {
  const { photos } = site
  const head = photos?.head
  return head
    ? { address: photoUrl(site, head), ...largestSize(head), alt: head.alt[lang] }
    : {
        address: url(site, cardPath(site, lang)),
        ...cardSize,
        alt: formatNameAndKind(site, lang),
      }
}
