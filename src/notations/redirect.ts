// An old address and where it leads now: `/menu.php = /#food_list`, `/kniha = https://kniha.example permanent`.

import type { Redirect } from '../model/site.ts'
import { spaced } from './basic.ts'
import { type Notation, refuse } from './notation.ts'

const shape = /^(\S+) ?(?:=>?|→|->) ?(\S+)( permanent)?$/

/** Plain letters alone: in the rules of one host or another every other sign means something. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+\/?$/
const place = /^\/(?:[\w~-][\w.~-]*\/?)*(?:#[\w-]+)?$/
const elsewhere = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w.~%/+,=&?#@!-]*)?$/
const longest = 500

/** Where clients look for what they know: nothing there may lead elsewhere. */
const reserved = /^\/(?:\.well-known|oauth|agent)(?:\/|$)/i

export const redirect: Notation<Redirect> = {
  expected: 'redirect',
  read(text) {
    const [, from = '', to = '', permanent] = shape.exec(spaced(text)) ?? []
    const isRight =
      plainPath.test(from) && !reserved.test(from) && (place.test(to) || elsewhere.test(to))
    return isRight && text.length <= longest
      ? { from, to, permanent: permanent !== undefined }
      : undefined
  },
  explain(text) {
    const [, from = '', to = ''] = shape.exec(spaced(text)) ?? []
    if (from === '' || text.length > longest) return refuse('redirect-unreadable', { typed: text })
    if (reserved.test(from)) return refuse('redirect-reserved', { from })
    return plainPath.test(from)
      ? refuse('redirect-target-odd', { to })
      : refuse('redirect-from-odd', { from })
  },
}
