// What the owner decides about the site: its address, its date, what hosts and crawlers may do.

import { languageNames, languages } from '../../model/languages.ts'
import type { Hosting, Pub } from '../../model/site.ts'
import { httpsScopes } from '../../model/site.ts'
import { date } from '../../notations/date.ts'
import { editorHome } from '../../notations/editor.ts'
import { address, contentSignals, securityContact, spdx } from '../../notations/house.ts'
import { oneOf, several, yesNo } from '../../notations/plain.ts'
import { checkedRow } from '../common.ts'
import type { Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'
import { present } from '../texts.ts'
import { refuseHalf } from './half.ts'

/** Read before everything else, since it says in which languages texts are asked for. */
export const languagesField = optional(several(oneOf(languages, languageNames)), {
  called: { cs: 'jazyky' },
})

export const siteFields = {
  languages: languagesField,
  base_url: optional(address),
  markdown_negotiation: optional(yesNo),
  https_only: optional(oneOf(httpsScopes)),
  editor: optional(editorHome),
  updated: required(date, { called: { cs: 'aktualizováno' } }),
  date: optional(date),
  checked: checkedRow,
}

export function readHosting(values: Values<typeof siteFields>): Hosting {
  return {
    markdown_negotiation: values.markdown_negotiation ?? false,
    https_only: values.https_only ?? 'site',
    ...present({ editor: values.editor }),
  }
}

export const termsFields = {
  license: optional(spdx),
  content_signals: optional(contentSignals),
  security_contact: optional(securityContact),
  security_expires: optional(date),
}

type Terms = Pick<Pub, 'license' | 'signals' | 'security'>

export function readTerms(place: Place, values: Values<typeof termsFields>): Terms {
  const { license, security_contact: contact, security_expires: expires } = values
  refuseHalf(place, 'security_contact', 'security_expires')
  const security = contact === undefined || expires === undefined ? undefined : { contact, expires }
  const signals = values.content_signals ?? { search: true, ai_input: true, ai_train: false }
  return { ...present({ license }), signals, ...present({ security }) }
}
