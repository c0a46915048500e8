// Redirect from an old path: `/menu.php = /#food_list`, `/kniha = https://kniha.example permanent`.

import type { Redirect } from '../model/site.ts'
import { spaced } from './basic.ts'
import { grammar, type Notation, reject } from './notation.ts'

const shape = /^(\S+) ?(?:=>?|→|->) ?(\S+)( permanent)?$/

/** Only these characters: every other one has a meaning in the rules of some host. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+\/?$/
const place = /^\/(?:[\w~-][\w.~-]*\/?)*(?:#[\w-]+)?$/
const elsewhere = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w.~%/+,=&?#@!-]*)?$/
const longest = 500

/** Paths of well-known documents, which must not be redirected. */
const reserved = /^\/(?:\.well-known|oauth|agent)(?:\/|$)/i

/** Paths that a host handles itself, without applying the redirect rules. */
const hosts =
  /^\/(?:_headers|_redirects|_routes\.json|_worker\.js|functions|cdn-cgi|\.netlify)(?:\/|$)/i

export const redirect: Notation<Redirect> = {
  expected: 'redirect',
  ...grammar<Redirect>((text) => {
    const [, from = '', to = '', permanent] = shape.exec(spaced(text)) ?? []
    if (from === '' || text.length > longest) return reject('redirect-unreadable', { typed: text })
    if (reserved.test(from)) return reject('redirect-reserved', { from })
    if (hosts.test(from)) return reject('redirect-without-effect', { from })
    if (!plainPath.test(from)) return reject('redirect-from-odd', { from })
    return place.test(to) || elsewhere.test(to)
      ? { from, to, permanent: permanent !== undefined }
      : reject('redirect-target-odd', { to })
  }),
}
