// What owners call fields.

import { languageNames, languages } from '../../model/languages.ts'
import { fold, nearest } from '../../model/suggest.ts'

/** Words of the four languages for fields, folded; names near enough to the right one need no row here. */
const meanings: { [typed: string]: string } = {
  adresa: 'street',
  ulice: 'street',
  mesto: 'town',
  obec: 'town',
  psc: 'postal_code',
  stat: 'country',
  zeme: 'country',
  mail: 'email',
  mobil: 'phone',
  rezervace: 'booking',
  druh: 'kind',
  doprava: 'transport',
  parkovani: 'parking',
  jazyky: 'languages',
  odkazy: 'links',
  mena: 'currency',
  provozovatel: 'operator',
  sidlo: 'seat',
  aktualizovano: 'updated',
  porce: 'sizes',
  velikosti: 'sizes',
  slozeni: 'description',
  polevka_v_cene: 'soup_included',
  chod: 'course',
  ulica: 'street',
  krajina: 'country',
  rezervacia: 'booking',
  plz: 'postal_code',
  ort: 'town',
  strasse: 'street',
  land: 'country',
  reservierung: 'booking',
  akcent: 'accent',
  barva: 'accent',
  akce: 'events',
  alergeny: 'allergens',
  alkohol: 'alcohol',
  cas: 'time',
  allergene: 'allergens',
  chody: 'courses',
  doplnky: 'extras',
  gange: 'courses',
  pridavky: 'extras',
  priplatky: 'extras',
  zuschlage: 'extras',
  cena: 'sizes',
  color: 'accent',
  colour: 'accent',
  datum: 'date',
  den: 'day',
  diety: 'diets',
  dny: 'days',
  duvod: 'reason',
  farba: 'accent',
  farbe: 'accent',
  font: 'typeface',
  foto: 'photo',
  fotka: 'photo',
  fotografie: 'photo',
  kuchyn: 'kitchen',
  mnozstvi: 'sizes',
  nadpis: 'heading',
  obed: 'lunch',
  oteviraci_doba: 'bar',
  pivovar: 'brewery',
  podnadpis: 'heading',
  papier: 'paper',
  papir: 'paper',
  pismo: 'typeface',
  popis: 'description',
  platba: 'payment',
  puvod: 'origin',
  polozky: 'items',
  poznamka: 'note',
  price: 'sizes',
  rocnik: 'vintage',
  schrift: 'typeface',
  sekce: 'section',
  sezona: 'season',
  stopy: 'traces',
  stupen: 'degree',
  svatky: 'exceptions',
  telefon: 'phone',
  vinarstvi: 'winery',
  vyprodano: 'sold_out',
  zaloha: 'deposit',
  volume: 'sizes',
  weight: 'sizes',
  vstupne: 'price',
  zavreno: 'closed',
  zruseno: 'cancelled',
  // Slovak, where it differs.
  dni: 'days',
  dovod: 'reason',
  kuchyna: 'kitchen',
  mnozstvo: 'sizes',
  oddiel: 'section',
  otvaracie_hodiny: 'bar',
  sviatky: 'exceptions',
  vypredane: 'sold_out',
  zatvorene: 'closed',
  // German.
  ausverkauft: 'sold_out',
  beschreibung: 'description',
  feiertage: 'exceptions',
  gerichte: 'items',
  geschlossen: 'closed',
  grund: 'reason',
  hinweis: 'note',
  kuche: 'kitchen',
  mittagessen: 'lunch',
  offnungszeiten: 'bar',
  pfand: 'deposit',
  preis: 'sizes',
  stammwurze: 'degree',
  zahlung: 'payment',
}

const meant = new Map(Object.entries({ ...languageNames, ...meanings }))

/** What owners call the name of a dish. */
const names = ['jmeno', 'nazev', 'name', 'meno', 'nazov', 'bezeichnung']

/** The field that an owner who typed this name wants, if that can be told. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const typed = fold(name)
    .trim()
    .replace(/[\s-]+/g, '_')
  // The name of a dish stands under the code of its language.
  const meaning = names.includes(typed)
    ? known.find((field) => ['name', 'title', ...languages].includes(field))
    : (meant.get(typed) ?? /^name_(\w\w)$/.exec(typed)?.[1])
  return meaning !== undefined && known.includes(meaning)
    ? meaning
    : nearest(meaning ?? name, known)
}
