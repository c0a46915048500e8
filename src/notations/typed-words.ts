// What owners type in their own languages where a field knows a few English words. Every one is read
// in every pub: within a field no word means two things (test/content/typed-words.test.ts).

import { choicesBeginIn, features } from '../model/features.ts'
import type { Language } from '../model/languages.ts'
import type { BookingWay, Diet, Kind, PaymentMethod, Tag, transportKinds } from '../model/site.ts'
import { fold } from '../model/suggest.ts'

/** By the language that says so; English is what the guide teaches, with what is like it. */
type Typed = Record<Language, readonly string[]>
type Words<T extends string> = Record<T, Typed>

export const yesNoWords: Words<'yes' | 'no'> = {
  yes: { cs: ['ano'], en: ['yes', 'true'], sk: ['áno'], de: ['ja'] },
  no: { cs: ['ne'], en: ['no', 'false'], sk: ['nie'], de: ['nein'] },
}

/** Between two values, where a comma would do as well. */
export const joiningWords: Words<'and' | 'or'> = {
  and: { cs: ['a', 'i'], en: ['and'], sk: ['a', 'i'], de: ['und'] },
  or: { cs: ['nebo'], en: ['or'], sk: ['alebo'], de: ['oder'] },
}

/** Behind a day. */
export const closedWords: Words<'closed'> = {
  closed: {
    cs: ['zavřeno'],
    en: ['closed'],
    sk: ['zatvorené', 'zavreté'],
    de: ['geschlossen', 'Ruhetag', 'Ruhetage'],
  },
}

/** Units as people write them out; a full stop may follow. */
export const unitWords: Words<'l' | 'g' | 'ks'> = {
  l: {
    cs: ['litr', 'litru', 'litry', 'litrů'],
    en: ['litre', 'litres', 'liter', 'liters'],
    sk: ['liter', 'litra', 'litre', 'litrov'],
    de: ['Liter', 'Litern'],
  },
  g: {
    cs: ['gram', 'gramy', 'gramů', 'gr'],
    en: ['gram', 'grams'],
    sk: ['gram', 'gramy', 'gramov'],
    de: ['Gramm'],
  },
  ks: {
    cs: ['kus', 'kousek', 'kousky', 'kousků'],
    en: ['piece', 'pieces'],
    sk: ['kus', 'kúsok', 'kúsky', 'kúskov'],
    de: ['Stücke'],
  },
}

/** How many people, with a full stop behind it. */
export const peopleShort: Words<'people'> = {
  people: { cs: ['os', 'osob'], en: ['pers'], sk: ['os'], de: ['Pers'] },
}

/** Of allergens: a hyphen or a zero is none of these, for it may mean that nobody has looked. */
export const statedWords: Words<'none' | 'unknown'> = {
  none: {
    cs: ['žádné', 'žádný'],
    en: ['none'],
    sk: ['žiadne', 'žiadny', 'žiaden'],
    de: ['keine', 'keines', 'keins', 'keiner'],
  },
  unknown: {
    cs: ['neuvedeno', 'neuvedeny', 'neznámé', 'neznámo', 'neznámý', 'nevíme'],
    en: ['unknown', 'not known', 'not stated'],
    sk: ['neuvedené', 'neznáme', 'neznámy', 'nevieme'],
    de: ['unbekannt', 'nicht bekannt', 'nicht angegeben', 'keine Angabe', 'keine Angaben'],
  },
}

export const dietWords: Words<Diet> = {
  vegetarian: {
    cs: ['vegetariánské', 'vegetariánský', 'vegetariánská'],
    en: ['veggie'],
    sk: ['vegetariánske', 'vegetariánsky', 'vegetariánska'],
    de: ['vegetarisch'],
  },
  vegan: {
    cs: ['veganské', 'veganský', 'veganská'],
    en: [],
    sk: ['vegánske', 'vegánsky', 'vegánska'],
    de: ['rein pflanzlich'],
  },
  gluten_free: {
    cs: ['bez lepku', 'bezlepkové', 'bezlepkový', 'bezlepková'],
    en: ['no gluten'],
    sk: ['bezgluténové', 'bezgluténový'],
    de: ['glutenfrei', 'ohne Gluten'],
  },
  lactose_free: {
    cs: ['bez laktózy', 'bezlaktózové', 'bezlaktózový', 'bezlaktózová'],
    en: [],
    sk: ['bezlaktózové', 'bezlaktózový', 'bezlaktózová'],
    de: ['laktosefrei', 'ohne Laktose'],
  },
  halal: {
    cs: ['halál'],
    en: [],
    sk: ['halal'],
    de: ['halal'],
  },
}

export const tagWords: Words<Tag> = {
  house_special: {
    cs: ['specialita', 'specialita domu', 'specialita podniku'],
    en: ['speciality', 'specialty', 'house speciality'],
    sk: ['špecialita', 'špecialita domu', 'špecialita podniku'],
    de: ['Spezialität', 'Spezialität des Hauses', 'Hausspezialität'],
  },
  spicy: {
    cs: ['pálivé', 'pikantní', 'ostré'],
    en: [],
    sk: ['pikantné', 'štipľavé'],
    de: ['scharf', 'pikant'],
  },
  new: { cs: ['novinka', 'nové'], en: [], sk: ['novinka', 'nové'], de: ['neu'] },
  kids: {
    cs: ['pro děti', 'dětské'],
    en: ['children', 'for children', 'for kids'],
    sk: ['pre deti', 'detské'],
    de: ['für Kinder', 'Kinder'],
  },
  // Not syrové: what a Czech calls raw is of cheese to a Slovak.
  raw: { cs: ['tepelně neupravené'], en: [], sk: ['surové', 'tepelne neupravené'], de: ['roh'] },
  to_share: {
    cs: ['na sdílení', 'ke sdílení'],
    en: ['for sharing', 'sharing'],
    sk: ['na zdieľanie'],
    de: ['zum Teilen'],
  },
}

export const kindWords: Words<Kind> = {
  food: { cs: ['jídlo', 'jídla'], en: ['meals'], sk: ['jedlo', 'jedlá'], de: ['Speisen', 'Essen'] },
  drinks: {
    cs: ['pití', 'nápoje'],
    en: ['drink', 'beverages'],
    sk: ['pitie', 'nápoj'],
    de: ['Getränke', 'Trinken'],
  },
}

export const courseWords: Words<'soup' | 'main'> = {
  soup: { cs: ['polévka'], en: [], sk: ['polievka'], de: ['Suppe'] },
  main: {
    cs: ['hlavní', 'hlavní jídlo', 'hlavní chod'],
    en: ['main course'],
    sk: ['hlavné', 'hlavné jedlo', 'hlavný chod'],
    de: ['Hauptgericht', 'Hauptspeise', 'Hauptgang'],
  },
}

export const bookingWords: Words<BookingWay | 'none'> = {
  telephone: {
    cs: ['telefon', 'telefonem', 'telefonicky'],
    en: ['phone', 'by phone', 'by telephone'],
    sk: ['telefón', 'telefónom', 'po telefóne'],
    de: ['telefonisch', 'per Telefon'],
  },
  email: {
    cs: ['mail', 'mailem', 'e-mailem', 'emailem'],
    en: ['e-mail', 'by e-mail'],
    sk: ['mailom', 'e-mailom', 'emailom'],
    de: ['per E-Mail', 'per Mail'],
  },
  web: {
    cs: ['na webu', 'webem', 'přes web', 'internet'],
    en: ['online', 'website'],
    sk: ['na webe', 'cez web'],
    de: ['im Web', 'Webseite', 'Website', 'im Internet'],
  },
  message: {
    cs: ['zpráva', 'zprávou', 'sms'],
    en: ['by message'],
    sk: ['správa', 'správou'],
    de: ['Nachricht', 'per Nachricht'],
  },
  none: {
    cs: ['ne', 'nic', 'nerezervujeme', 'žádné'],
    en: ['no'],
    sk: ['nie', 'nič', 'žiadne'],
    de: ['nein', 'keine', 'gar nicht'],
  },
}

/** Of ways to pay; cash without its currency is that of the prices. */
export const paymentWords: Words<PaymentMethod | 'cash'> = {
  cash: {
    cs: ['hotově', 'hotovost', 'hotovostí'],
    en: ['cash'],
    sk: ['hotovosť', 'v hotovosti', 'hotovosťou'],
    de: ['bar', 'Bargeld', 'Barzahlung', 'in bar'],
  },
  cash_czk: {
    cs: ['koruny', 'Kč', 'hotově v korunách', 'hotovost v korunách'],
    en: ['crowns', 'cash in crowns'],
    sk: ['české koruny', 'hotovosť v korunách'],
    de: ['Kronen', 'bar in Kronen'],
  },
  cash_eur: {
    cs: ['eura', 'hotově v eurech', 'hotovost v eurech'],
    en: ['euros', 'euro', 'cash in euros'],
    sk: ['eurá', 'hotovosť v eurách', 'v hotovosti v eurách'],
    de: ['Euros', 'bar in Euro'],
  },
  card: {
    cs: ['karta', 'kartou', 'karty', 'platební karta', 'platební karty'],
    en: ['cards', 'by card'],
    sk: ['platobná karta', 'platobné karty'],
    de: [
      'Karte',
      'mit Karte',
      'Kartenzahlung',
      'Bankkarte',
      'EC-Karte',
      'Girocard',
      'Bankomat',
      'Bankomatkarte',
      'Kreditkarte',
    ],
  },
  contactless: {
    cs: ['bezkontaktně', 'bezkontaktní'],
    en: ['contact-less'],
    sk: ['bezkontaktne', 'bezkontaktné'],
    de: ['kontaktlos'],
  },
  qr: {
    cs: ['QR kód', 'QR platba', 'QR kódem'],
    en: ['QR code'],
    sk: ['QR kódom'],
    de: ['QR-Code', 'QR-Zahlung'],
  },
  meal_voucher_card: {
    cs: ['stravenková karta', 'stravenkové karty'],
    en: ['meal card'],
    sk: ['stravovacia karta', 'gastrokarta', 'stravné karty'],
    de: ['Essenskarte'],
  },
  meal_voucher_paper: {
    cs: ['papírové stravenky', 'stravenky papírové'],
    en: ['paper vouchers'],
    sk: ['stravné lístky', 'gastrolístky', 'papierové stravné lístky', 'papierové gastrolístky'],
    de: ['Essensmarken', 'Essensgutscheine auf Papier'],
  },
  crypto: {
    cs: ['kryptoměna', 'kryptoměny', 'bitcoin'],
    en: ['cryptocurrency'],
    sk: ['kryptomena', 'kryptomeny'],
    de: ['Kryptowährung', 'Kryptowährungen'],
  },
}

export const transportWords: Words<(typeof transportKinds)[number]> = {
  bus: { cs: ['autobus'], en: [], sk: ['autobus'], de: ['Autobus', 'Postbus'] },
  tram: {
    cs: ['tramvaj', 'šalina'],
    en: ['tramway'],
    sk: ['električka'],
    de: ['Straßenbahn', 'Strassenbahn', 'Bim'],
  },
  metro: { cs: [], en: ['underground', 'subway'], sk: [], de: ['U-Bahn', 'Untergrundbahn'] },
  train: { cs: ['vlak'], en: ['railway'], sk: ['železnica'], de: ['Zug', 'Bahn', 'S-Bahn'] },
}

export const shopWords: Words<'shop'> = {
  shop: {
    cs: ['eshop', 'e-shop', 'obchod'],
    en: ['store'],
    sk: ['internetový obchod'],
    de: ['Laden', 'Webshop', 'Onlineshop'],
  },
}

/** All words of these meanings as they are typed, for a pattern. */
export const anyOf = (...typed: readonly Typed[]): string =>
  [...new Set(typed.flatMap((words) => Object.values(words).flat()))]
    .sort((a, b) => b.length - a.length)
    .join('|')

/** All words of a meaning, compared as `fold` leaves them. */
export const wordsFor = (typed: Typed): string[] => Object.values(typed).flat().map(fold)

/** `{ soup: { cs: ['polévka'] } }` to `{ polévka: 'soup' }`, for `oneOf`. */
export const meaningsOf = <T extends string>(words: Words<T>): { [typed: string]: T } =>
  Object.fromEntries(
    (Object.entries(words) as [T, Typed][]).flatMap(([meaning, typed]) =>
      Object.values(typed).flatMap((some) => some.map((word) => [word, meaning] as const)),
    ),
  )

const tables: readonly { readonly [word: string]: Typed }[] = [
  yesNoWords,
  statedWords,
  dietWords,
  tagWords,
  kindWords,
  courseWords,
  bookingWords,
  paymentWords,
  transportWords,
  shopWords,
]

const facts: readonly { readonly [word: string]: readonly string[] }[] = Object.values(
  features,
).flatMap((row) => ('choices' in row ? [row.choices] : []))

/** What owners of a language type for the words of a list, by these words. */
export function typedInstead(
  words: readonly string[],
  language: Language = 'en',
): { [word: string]: string } | undefined {
  const table = tables.find((one) => words.every((word) => word in one))
  const choices = facts.find((one) => words.every((word) => word in one))
  const typed = (word: string) =>
    table ? table[word]?.[language][0] : language === choicesBeginIn && choices?.[word]?.[0]
  return table || choices
    ? Object.fromEntries(words.map((word) => [word, typed(word) || word] as const))
    : undefined
}
