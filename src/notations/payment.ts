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
import {
  alternatives,
  joiningWords,
  meaningByWord,
  onlyWords,
  paymentPhrases,
  paymentWords,
  wordsFor,
} from './typed-words.ts'

/** Cached per currency, because the list is long. Cash means the currency of the prices. */
const paymentsWith = cachePerObject(({ cash }: (typeof currencies)[Currency]) => {
  const words = Object.entries(meaningByWord(paymentWords)).map(
    ([typed, meant]) => [typed, meant === 'cash' ? cash : meant] as const,
  )
  const method = wordNotation(paymentMethods, Object.fromEntries(words))
  const read = (text: string) => method.read(text) ?? method.read(without(polite, text))
  return commaList({ ...method, read })
})
const paymentsIn = ({ currency }: Region) => paymentsWith(currencies[currency])

const words = (of: keyof typeof paymentPhrases) => new Set(wordsFor(paymentPhrases[of]))
const polite = words('polite')
const refusing = words('no')
const only = new Set(wordsFor(onlyWords.only))

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

const methodsIn = ({ currency }: Region) =>
  paymentMethods.filter((one) => !(one === 'cash_czk' && currency === 'EUR'))

/** Payment methods in a list. */
export const paymentMethodList: RegionalNotation<PaymentMethod[]> = {
  ...commaList(wordNotation(paymentMethods)),
  regional: true,
  expects: (region) => ({ someOf: methodsIn(region) }),
  meansIn: (region) => paymentsIn(region).meanings?.() ?? {},
  read: (text, { region }) => withoutIncluded(paymentsIn(region).read(text)),
  explain: (text, { region }) => paymentsIn(region).explain(text),
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
    const [fault, ...more] = paymentMethodList.explain(text, context)
    return fault
      ? [isRead && more.length === 0 ? { suggestion: listed, ...fault } : fault, ...more]
      : []
  },
}

const separators = new RegExp(
  `\\s*[;&+/|]\\s*|(?<=\\p{Ll})[.!]\\s+|,(?!-)\\s*|\\s(?:${alternatives(joiningWords.and, joiningWords.or)})\\s`,
  'iu',
)
const splitParts = (text: string) => text.trim().split(separators).filter(Boolean)
const minimum = new RegExp(
  `^(.+?)\\s+\\(?(?:${alternatives(paymentPhrases.from)})\\s+([^()]*\\d[^()]*)\\)?$`,
  'i',
)
const brand = new RegExp(`^(?:${alternatives(paymentPhrases.brand)})$`, 'i')
const phone = new RegExp(`^(?:${alternatives(paymentPhrases.phone)})$`, 'i')
const voucher = new RegExp(alternatives(paymentPhrases.voucher), 'i')

/** `no cheques or cards` refuses both, but its second part alone reads as accepted. */
const refusesSeveral = new RegExp(
  `(?<!\\p{L})(?:${alternatives(paymentPhrases.no)})\\s[^.,;]*\\s(?:${alternatives(joiningWords.and, joiningWords.or)}|nor|ani|noch)\\s`,
  'iu',
)

/** One part of a phrase: a method as typed, or a text that belongs in another field. */
type Part = { method?: string; refused?: string; least?: string; note?: string; isOnly?: true }

function readPart(text: string, context: RegionalContext): Part | 'unclear' {
  const find = (typed: string) => (paymentMethodList.read(typed, context) ? typed : undefined)
  const method = find(text)
  if (method !== undefined) return { method }
  const alone = find(without(only, text))
  if (alone !== undefined) return { method: alone, note: text, isOnly: true }
  const refused = find(without(refusing, text))
  if (refused !== undefined) return { refused: without(polite, refused) }
  const [, paid = '', least = ''] = (text.length < 100 && minimum.exec(text)) || []
  const card = find(paid)
  const isCard = card !== undefined && /card/.test(paymentMethodList.read(card, context)?.[0] ?? '')
  if (isCard && price.read(least, context) !== undefined) return { method: card, least }
  if (brand.test(text)) return { method: 'card', note: text }
  if (phone.test(text)) return { method: 'contactless', note: text }
  // `card over 200 CZK` names a method, but nobody can tell what it states about it.
  return text.split(/\s+/).some((word) => find(word) !== undefined) ? 'unclear' : { note: text }
}

/** State in another language of the pub that guests pay in one way only. */
function sayOnly(typed: string, lang: Language, context: RegionalContext) {
  const [method = 'cash'] = paymentMethodList.read(typed, context) ?? []
  const [word = ''] = paymentWords[/^cash/.test(method) ? 'cash' : method][lang]
  return {
    field: `payment_note_${lang}`,
    value: (onlyWords.sentence[lang][0] ?? '').replace('#', word),
  }
}

function explainPhrases(text: string, context: RegionalContext): Fault[] {
  const parts = splitParts(text)
  const found = parts.map((part) => readPart(part, context))
  const read = found.filter((part) => part !== 'unclear')
  const pick = (of: Exclude<keyof Part, 'isOnly'>) =>
    [...new Set(read.flatMap((part) => part[of] ?? []))].join(', ')
  const { languages = defaultLanguages } = context
  const isVoucher = voucher.test(normalizeText(text))
  const isMethod = (part: Part | 'unclear' | undefined) =>
    typeof part === 'object' && Object.keys(part).join() === 'method'
  const typed = parts.filter((_, index) => !isMethod(found[index])).join(', ') || text
  const values = { typed, words: methodsIn(context.region), languages, isVoucher }
  const [fault] = refuse('payment-unreadable', values)
  const methods = pick('method')
  const isOnly = read.some((part) => part.isOnly)
  // `nur Bargeld` can be stated in all languages; `nur bar oder Karte` is one sentence.
  const isSentence = isOnly && read.filter(({ method }) => method).length > 1
  const isTranslated = isOnly && !isSentence && read.filter(({ note }) => note).length === 1
  const sentences = isTranslated
    ? languages.slice(1).map((lang) => sayOnly(methods, lang, context))
    : []
  const [least, ...others] = new Set(read.flatMap((part) => part.least ?? []))
  const isAsked =
    isVoucher ||
    (text.length < 300 && refusesSeveral.test(text)) ||
    methods === '' ||
    others.length > 0 ||
    read.length < found.length
  if (!fault || isAsked) return fault ? [fault] : []
  const beside = [
    { field: 'payment_refused', value: pick('refused') },
    { field: 'card_minimum', value: least ?? '' },
    { field: 'payment_note', value: isSentence ? text.trim() : pick('note') },
    ...sentences,
  ]
  return [{ ...fault, suggestion: methods, beside: beside.filter(({ value }) => value !== '') }]
}
