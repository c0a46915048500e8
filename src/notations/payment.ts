// Ways to pay: a list of methods, or the words on the door, such as `nur Bargeld` or `karty od 200 Kč`.

import type { Region } from '../model/countries.ts'
import { type Currency, currencies } from '../model/currencies.ts'
import { defaultLanguages, type Language } from '../model/languages.ts'
import { cachePerObject } from '../model/once.ts'
import { includesMethod, type PaymentMethod, paymentMethods } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { commaList, wordNotation } from './basic.ts'
import { type Fault, type RegionalContext, type RegionalNotation, refuse } from './notation.ts'
import { price } from './price.ts'
import * as vocabulary from './typed-words.ts'

/** Words that messages list: `cash` means the currency of the prices, and few houses take crowns too. */
const listedIn = cachePerObject(({ cash }: (typeof currencies)[Currency]) =>
  paymentMethods.flatMap((one) => (one === cash ? 'cash' : one === 'cash_czk' ? [] : one)),
)
const listed = ({ currency }: Region) => listedIn(currencies[currency])

/** Cached per currency, because the list is long. */
const paymentsWith = cachePerObject((currency: (typeof currencies)[Currency]) => {
  const toMethod = (word: PaymentMethod | 'cash') => (word === 'cash' ? currency.cash : word)
  const method = wordNotation<PaymentMethod | 'cash'>(listedIn(currency), {
    ...vocabulary.meaningByWord(vocabulary.paymentWords),
    ...Object.fromEntries(paymentMethods.map((one) => [one, one])),
  })
  const find = (text: string) => method.read(text) ?? method.read(without(polite, text))
  const meanings = Object.entries(method.meanings?.() ?? {}).map(
    ([typed, meant]) => [typed, toMethod(meant as PaymentMethod | 'cash')] as const,
  )
  return commaList<PaymentMethod>({
    ...method,
    meanings: () => Object.fromEntries(meanings),
    read: (text) => [find(text)].flatMap((word) => (word ? toMethod(word) : []))[0],
  })
})
const paymentsIn = ({ currency }: Region) => paymentsWith(currencies[currency])

const words = (of: keyof typeof vocabulary.paymentPhrases) =>
  new Set(vocabulary.wordsFor(vocabulary.paymentPhrases[of]))
const polite = words('polite')
const refusing = words('no')
const only = new Set(vocabulary.wordsFor(vocabulary.onlyWords.only))

/** Remove these words, and dots and exclamation marks after words. */
const without = (some: ReadonlySet<string>, text: string) =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => !some.has(normalizeText(word.replace(/[.!]$/, ''))))
    .join(' ')
    .replace(/[.!]$/, '')

/** Drop methods that another one on the line includes: `Karte, Kreditkarte`. */
const withoutIncluded = (methods: PaymentMethod[] | undefined) =>
  methods?.filter((one) => !methods.some((other) => other !== one && includesMethod(one, other)))

/** Payment methods in a list. */
const paymentMethodList: RegionalNotation<PaymentMethod[]> = {
  ...commaList(wordNotation(paymentMethods)),
  regional: true,
  expects: (region) => ({ someOf: listed(region) }),
  meansIn: (region) => paymentsIn(region).meanings?.() ?? {},
  read: (text, { region }) => withoutIncluded(paymentsIn(region).read(text)),
  // `American Express` is neither all cards nor all credit cards.
  explain: (text, { languages = defaultLanguages, region }) =>
    brand.test(text.trim())
      ? refuse('payment-unreadable', {
          typed: text,
          words: listed(region),
          languages,
          isVoucher: false,
        })
      : paymentsIn(region).explain(text),
}

/** Refused payment methods. A brand of cards is not a method, so it moves to a note. */
export const refusedList: RegionalNotation<PaymentMethod[]> = {
  ...paymentMethodList,
  explain(text, context) {
    const { languages = defaultLanguages } = context
    const faults = paymentMethodList.explain(text, context)
    const parts = splitParts(text)
    const brands = parts.filter((part) => brand.test(part)).join(', ')
    const suggestion = parts.filter((part) => !brand.test(part)).join(', ')
    const isRead = suggestion === '' || paymentMethodList.read(suggestion, context) !== undefined
    if (brands === '' || !isRead) return faults
    const fields = languages.map((lang, index) => {
      const [sentence = ''] = vocabulary.onlyWords.refused[lang]
      const field = index === 0 ? 'payment_note' : `payment_note_${lang}`
      return { field, value: sentence.replace('#', brands) }
    })
    return faults.slice(0, 1).map(({ message }) => ({ message, suggestion, beside: fields }))
  },
}

/** Accepted payment methods. Words that state more, such as a minimum, belong elsewhere. */
export const paymentList: RegionalNotation<PaymentMethod[]> = {
  ...paymentMethodList,
  explain(text, context) {
    const listed = splitParts(text).join(', ')
    const isRead = paymentMethodList.read(listed, context) !== undefined
    const again = isRead ? [] : paymentMethodList.explain(listed, context)
    const isGuessed = isRead || again.some(({ suggestion }) => suggestion !== undefined)
    if (!isGuessed) return explainPhrases(text, context)
    const faults = paymentMethodList.explain(text, context)
    const hasSingleFault = isRead && faults.length === 1
    return hasSingleFault ? faults.map((fault) => ({ suggestion: listed, ...fault })) : faults
  },
}

const separators = new RegExp(
  `\\s*[;&+/|]\\s*|(?<=\\p{Ll})[.!]\\s+|,(?!-)\\s*|\\s(?:${vocabulary.andOr()})\\s`,
  'iu',
)
const splitParts = (text: string) => text.trim().split(separators).filter(Boolean)
const phrase = (of: keyof typeof vocabulary.paymentPhrases) =>
  vocabulary.alternatives(vocabulary.paymentPhrases[of])
const minimum = new RegExp(`^(.+?)\\s+\\(?(?:${phrase('from')})\\s+([^()]*\\d[^()]*)\\)?$`, 'i')
const brand = new RegExp(`^(?:${phrase('brand')})$`, 'i')
const phone = new RegExp(`^(?:${phrase('phone')})$`, 'i')
const voucher = new RegExp(phrase('voucher'), 'i')

/** `no cheques or cards` refuses both, but its second part alone reads as accepted. */
const refusesSeveral = new RegExp(
  `(?<!\\p{L})(?:${phrase('no')})\\s[^.,;]*\\s(?:${vocabulary.andOr()}|nor|ani|noch)\\s`,
  'iu',
)

/** Fields that one part of a phrase states; none if it is unclear. */
type Part = {
  payment?: string
  payment_refused?: string
  card_minimum?: string
  payment_note?: string
  isOnly?: true
}

function readPart(text: string, context: RegionalContext): Part {
  const find = (typed: string) => (paymentMethodList.read(typed, context) ? typed : undefined)
  const payment = find(text)
  if (payment !== undefined) return { payment }
  const alone = find(without(only, text))
  if (alone !== undefined) return { payment: alone, payment_note: text, isOnly: true }
  const refused = find(without(refusing, text))
  if (refused !== undefined) return { payment_refused: without(polite, refused) }
  const [, card = '', least = ''] = (text.length < 100 && minimum.exec(text)) || []
  const isCard = /card/.test(paymentMethodList.read(card, context)?.[0] ?? '')
  if (isCard && price.read(least, context) !== undefined)
    return { payment: card, card_minimum: least }
  if (brand.test(text)) return { payment: 'card', payment_note: text }
  if (phone.test(text)) return { payment: 'contactless', payment_note: text }
  // `card over 200 CZK` names a method, but nobody can tell what it states about it.
  return text.split(/\s+/).some((word) => word === 'ask' || find(word) !== undefined)
    ? {}
    : { payment_note: text }
}

/** State in another language of the pub that guests pay in one way only. */
function sayOnly(typed: string, lang: Language, context: RegionalContext) {
  const [method = 'cash'] = paymentMethodList.read(typed, context) ?? []
  const [word = ''] = vocabulary.paymentWords[/^cash/.test(method) ? 'cash' : method][lang]
  const [sentence = ''] = vocabulary.onlyWords.sentence[lang]
  return { field: `payment_note_${lang}`, value: sentence.replace('#', word) }
}

function explainPhrases(text: string, context: RegionalContext): Fault[] {
  const { languages = defaultLanguages, region } = context
  const parts = splitParts(text).map((typed) => ({ typed, ...readPart(typed, context) }))
  const unclear = parts.filter((part) => Object.keys(part).join() !== 'typed,payment')
  const isVoucher = voucher.test(normalizeText(text))
  const faults = refuse('payment-unreadable', {
    typed: unclear.map(({ typed }) => typed).join(', ') || text,
    words: listed(region),
    languages,
    isVoucher,
  })
  const list = (field: Exclude<keyof Part, 'isOnly'>) => parts.flatMap((part) => part[field] ?? [])
  const pick = (field: Exclude<keyof Part, 'isOnly'>) => [...new Set(list(field))].join(', ')
  const methods = pick('payment')
  const isAsked =
    isVoucher ||
    (text.length < 300 && refusesSeveral.test(text)) ||
    methods === '' ||
    new Set(list('card_minimum')).size > 1 ||
    parts.some((part) => Object.keys(part).length === 1)
  if (isAsked) return faults
  const isOnly = parts.some((part) => part.isOnly)
  // `nur Bargeld` can be stated in all languages; `nur bar oder Karte` is one sentence.
  const isSentence = isOnly && list('payment').length > 1
  const isTranslated = isOnly && !isSentence && list('payment_note').length === 1
  const translated = isTranslated ? languages.slice(1) : []
  const fields = [
    { field: 'payment_refused', value: pick('payment_refused') },
    { field: 'card_minimum', value: pick('card_minimum') },
    { field: 'payment_note', value: isSentence ? text.trim() : pick('payment_note') },
    ...translated.map((lang) => sayOnly(methods, lang, context)),
  ].filter(({ value }) => value !== '')
  return faults.map((fault) => ({ ...fault, suggestion: methods, beside: fields }))
}
