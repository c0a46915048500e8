// Czech descriptions of the fields and notations.

import { featureNotes } from '../../model/features.ts'
import type { Catalogue } from '../catalogue.ts'
import { makeFormats } from '../formats.ts'
import { notationsIn, textsIn } from '../rows.ts'
import { fieldHelp } from '../subjects/field-help.ts'
import type { Target, Translate } from '../template.ts'
import { formatHelp, makeFieldDescriber } from '../wording.ts'
import { adjective, counted, form, inCurrency, within, withinAll, withinNone } from './grammar.ts'

export const translate: Translate = ({ cs }) => cs

export const formats = makeFormats({
  quotes: ['„', '“'],
  decimalSign: ',',
  form,
  and: 'a',
  or: 'nebo',
  nor: 'ani',
  more: (count) => ` a ${counted(count, 'další', 'další', 'dalších')}`,
  language: within,
  adjective,
  languages: withinAll,
  missingIn: withinNone,
  reading: (word, language) => `${language} „${word}“`,
  add: 'přidejte řádek',
  write: 'napište',
  ratio: ' : ',
  inCurrency,
  asTyped: (words, { words: typed }) => words.map((word) => typed[word] ?? word),
  help: (record, field) => about(record, field),
})

const target: Target = { translate, formats }

/** Facts of the house. */
const facts = {
  ...featureNotes('věta o tom'),
  garden: 'jestli máte zahrádku',
  garden_season: 'kdy je otevřená',
  garden_note: 'věta o zahrádce',
  dogs: 'jestli smějí dovnitř psi|; outside: jen ven, on_request: po domluvě',
  dogs_note: 'věta o psech',
  smoking: 'jestli se uvnitř smí kouřit',
  smoking_note: 'věta o kouření',
  wheelchair: 'bezbariérový vstup',
  wheelchair_note: 'věta o přístupu',
  wifi: 'jestli máte Wi-Fi',
  children_corner: 'jestli máte dětský koutek',
  tv_sport: 'jestli pouštíte zápasy',
  parking: 'kde se dá zaparkovat',
  parking_note: 'věta o parkování',
  seats_inside: 'počet míst uvnitř',
  seats_garden: 'počet míst na zahrádce',
  seats_terrace: 'počet míst na terase',
  terrace_season: 'kdy je terasa otevřená',
  admission_age: 'od kolika let se smí dovnitř',
  garden_covered: 'jestli má zahrádka střechu',
  garden_heated: 'jestli se zahrádka vytápí',
  terrace: 'jestli máte terasu',
  wheelchair_toilet: 'jestli se na záchod dostane člověk na vozíku',
  toilet: 'jestli mají hosté záchod',
  hearing_loop: 'jestli máte indukční smyčku',
  coach_parking: 'jestli u vás zaparkuje autobus',
  car_charging: 'jestli se u vás dá nabít elektromobil',
  bike_stands: 'jestli máte stojany na kola',
  bike_charging: 'jestli se u vás dá nabít elektrokolo',
  children_menu: 'jestli máte dětské menu',
  children_until: 'do kolika hodin smějí dovnitř děti',
  high_chair: 'jestli máte dětskou židličku',
  changing_table: 'jestli máte přebalovací pult',
  playground: 'jestli máte hřiště',
  table_service: 'jestli obsluhujete u stolu',
  take_away_box: 'příplatek za obal s sebou',
  take_away: 'jestli si host může jídlo odnést',
  own_container: 'jestli dáte jídlo do nádoby, kterou si host přinese',
  delivery: 'jestli rozvážíte',
  catering: 'jestli vaříte i jinde, na akcích',
  private_room: 'jestli máte salonek',
  projector: 'jestli máte projektor',
  celebrations: 'jestli pořádáte oslavy',
  accommodation: 'jestli se u vás dá přespat',
  gift_vouchers: 'jestli prodáváte dárkové poukazy',
  air_conditioning: 'jestli máte klimatizaci',
  fireplace: 'jestli máte krb',
  sockets: 'jestli jsou u stolů zásuvky',
  live_music: 'jestli se u vás hraje naživo',
  dancing: 'jestli se u vás smí tančit',
  board_games: 'jestli máte deskové hry',
  billiards: 'jestli máte kulečník',
  darts: 'jestli máte šipky',
  table_football: 'jestli máte stolní fotbal',
  bowling: 'jestli máte kuželky nebo bowling',
  quiet_hours: 'kdy je u vás klid, třeba 22:00–06:00',
}

const help = textsIn(fieldHelp, target)

export const fields: Catalogue['fields'] = { ...help, pub: { ...facts, ...help.pub } }

export const inLanguage: Catalogue['inLanguage'] = (help, language) =>
  formatHelp(help, `, ${within(language)}`)

/** Description of a field in a message. */
const about = makeFieldDescriber(fields, inLanguage)

export const notations: Catalogue['notations'] = notationsIn(target)
