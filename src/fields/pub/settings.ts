// Settings of the site: address, date, languages, and permissions for hosts and crawlers.

import { languageNames, languages } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import type { Hosting, Pub } from '../../model/site.ts'
import { httpsScopes } from '../../model/site.ts'
import { commaList, wordNotation, yesNo } from '../../notations/basic.ts'
import { date } from '../../notations/date.ts'
import { editorHome } from '../../notations/editor.ts'
import { address, contentSignals, securityContact, spdx } from '../../notations/house.ts'
import { redirect } from '../../notations/redirect.ts'
import type { ContentNode } from '../../reading/node.ts'
import type { Values } from '../../reading/reader.ts'
import { list, optional } from '../../reading/record.ts'
import { type FieldRows, neededRow, noData, valueRow } from '../../reading/row.ts'
import { present } from '../../reading/texts.ts'
import { checkedRow, refuseHalf } from '../common.ts'

/** Read first, because it decides in which languages texts are expected. */
export const languagesField = optional(commaList(wordNotation(languages, languageNames)), {
  ...noData,
  called: 'jazyky | | |',
})

/** Texts in these languages are checked, but not published. */
export const preparedLanguagesField = optional(commaList(wordNotation(languages, languageNames)), {
  ...noData,
  called: 'jazyky v přípravě | | jazyky v príprave | sprachen in vorbereitung',
  example: 'de',
})

export const siteRows = {
  languages: languagesField,
  languages_in_preparation: preparedLanguagesField,
  base_url: optional(address, noData),
  markdown_negotiation: optional(yesNo, noData),
  https_only: optional(wordNotation(httpsScopes), noData),
  editor: optional(editorHome, noData),
  redirects: optional(list(redirect), noData),
  updated: neededRow('updated', date, 'aktualizováno | | |', () =>
    s.described(s.date, 'The day on which the owner last went over the facts.', '2026-11-20'),
  ),
  date: optional(date, noData),
  checked: checkedRow,
} satisfies FieldRows

export function readHosting(values: Values<typeof siteRows>): Hosting {
  return {
    markdown_negotiation: values.markdown_negotiation ?? false,
    https_only: values.https_only ?? 'site',
    ...present({ editor: values.editor }),
    redirects: (values.redirects ?? []).flatMap(({ value }) => value ?? []),
  }
}

export const termsRows = {
  license: valueRow('license', spdx, undefined, () => s.optional(s.license)),
  content_signals: optional(contentSignals, noData),
  security_contact: optional(securityContact, noData),
  security_expires: optional(date, noData),
} satisfies FieldRows

const defaultSignals = { search: true, ai_input: true, ai_train: false, isDefault: true } as const

type Terms = Pick<Pub, 'license' | 'signals' | 'security'>

export function readTerms(node: ContentNode, values: Values<typeof termsRows>): Terms {
  const { license, security_contact: contact, security_expires: expires } = values
  refuseHalf(node, 'security_contact', 'security_expires')
  const security = contact === undefined || expires === undefined ? undefined : { contact, expires }
  const signals = values.content_signals ?? defaultSignals
  return { ...present({ license }), signals, ...present({ security }) }
}
