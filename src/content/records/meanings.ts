// What owners call fields.

import { fold, nearest } from '../../model/suggest.ts'

/** Czech and English words for fields; names near enough to the right one need no row here. */
const meanings: { [typed: string]: string } = {
  alergeny: 'allergens',
  alkohol: 'alcohol',
  anglicky: 'en',
  cena: 'sizes',
  cesky: 'cs',
  datum: 'date',
  den: 'day',
  diety: 'diets',
  dny: 'days',
  duvod: 'reason',
  english: 'en',
  jmeno: 'cs',
  kuchyn: 'kitchen',
  mnozstvi: 'sizes',
  name: 'cs',
  name_en: 'en',
  nazev: 'cs',
  obed: 'lunch',
  oteviraci_doba: 'bar',
  popis: 'description',
  polozky: 'items',
  poznamka: 'note',
  price: 'sizes',
  sekce: 'section',
  sezona: 'season',
  stupen: 'degree',
  svatky: 'exceptions',
  telefon: 'phone',
  vyprodano: 'sold_out',
  volume: 'sizes',
  weight: 'sizes',
  zavreno: 'closed',
}

/** The field that an owner who typed this name wants, if that can be told. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const typed = fold(name)
    .trim()
    .replace(/[\s-]+/g, '_')
  const meaning = Object.hasOwn(meanings, typed) ? meanings[typed] : undefined
  return meaning !== undefined && known.includes(meaning)
    ? meaning
    : nearest(meaning ?? name, known)
}
