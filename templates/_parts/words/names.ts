// Names of everything that has a code: a row for each code, with a column for each language.

import type { DetailField } from '../../../src/fields/item.ts'
import type { CompanyNumber } from '../../../src/model/countries.ts'
import type { features, NotedFact } from '../../../src/model/features.ts'
import type { HouseType } from '../../../src/model/house-types.ts'
import type { TextRow } from '../../../src/model/languages.ts'
import type {
  BookingWay,
  Diet,
  PaymentMethod,
  PhoneUse,
  Sweetness,
  Tag,
  Transport,
} from '../../../src/model/site.ts'

type Rows<Code extends string> = { readonly [C in Code]: TextRow }

/** Words for a fact about the house, by the kind of its row: `Dogs: welcome`, `68 seats inside`. */
type FactRows<Row> = Row extends { kind: 'count' }
  ? { where: TextRow }
  : { name: TextRow } & (Row extends { kind: 'yes_no' }
      ? {
          values: Rows<
            'yes' | 'no' | (Row extends { also: infer Words } ? keyof Words & string : never)
          >
        }
      : Row extends { choices: infer Choices }
        ? { values: Rows<keyof Choices & string> }
        : object)

/** Headings of the opening hours. A house of an unknown type has its owner's word instead. */
const houses: Rows<Exclude<HouseType, 'other'>> = {
  pub: 'Hospoda | Pub | Hostinec | Lokal',
  wine_bar: 'Vinárna | Wine bar | Vináreň | Weinlokal',
  cafe: 'Kavárna | Café | Kaviareň | Café',
  brewery: 'Pivovar | Brewery | Pivovar | Brauerei',
  inn: 'Hostinec | Inn | Hostinec | Gasthaus',
  restaurant: 'Restaurace | Restaurant | Reštaurácia | Restaurant',
  bistro: 'Bistro | Bistro | Bistro | Bistro',
  club: 'Klub | Club | Klub | Club',
  kiosk: 'Stánek | Kiosk | Stánok | Imbiss',
  bar: 'Bar | Bar | Bar | Bar',
  hut: 'Chata | Hut | Chata | Hütte',
  canteen: 'Jídelna | Canteen | Jedáleň | Kantine',
  hotel_restaurant:
    'Hotelová restaurace | Hotel restaurant | Hotelová reštaurácia | Hotelrestaurant',
  beer_garden: 'Pivní zahrada | Beer garden | Pivná záhrada | Biergarten',
  takeaway: 'Výdej | Takeaway | Výdaj | Abholung',
}

const diets: Rows<Diet> = {
  vegetarian: 'vegetariánské | vegetarian | vegetariánske | vegetarisch',
  vegan: 'veganské | vegan | vegánske | vegan',
  gluten_free: 'bez lepku | gluten-free | bez lepku | glutenfrei',
  lactose_free: 'bez laktózy | lactose-free | bez laktózy | laktosefrei',
  halal: 'halal | halal | halal | halal',
}

const tags: Rows<Tag> = {
  house_special: 'specialita domu | house special | špecialita podniku | Spezialität des Hauses',
  spicy: 'pálivé | spicy | pikantné | scharf',
  new: 'novinka | new | novinka | neu',
  kids: 'pro děti | for children | pre deti | für Kinder',
  raw: 'syrové | raw | surové | roh',
  to_share: 'na sdílení | to share | na zdieľanie | zum Teilen',
}

const vehicles: Rows<Exclude<Transport['kind'], 'foot'>> = {
  bus: 'Autobus | Bus | Autobus | Bus',
  tram: 'Tramvaj | Tram | Električka | Straßenbahn',
  metro: 'Metro | Metro | Metro | U-Bahn',
  train: 'Vlak | Train | Vlak | Zug',
  trolleybus: 'Trolejbus | Trolleybus | Trolejbus | Obus',
  ferry: 'Přívoz | Ferry | Kompa | Fähre',
  cable_car: 'Lanovka | Cable car | Lanovka | Seilbahn',
  ski_bus: 'Skibus | Ski bus | Skibus | Skibus',
}

/** The stops of each vehicle. */
const stops = {
  bus: 'zastávka {stop} | {stop} stop | zastávka {stop} | Haltestelle {stop}',
  tram: 'zastávka {stop} | {stop} stop | zastávka {stop} | Haltestelle {stop}',
  metro: 'stanice {stop} | {stop} station | stanica {stop} | Station {stop}',
  train: 'zastávka {stop} | {stop} station | zastávka {stop} | Bahnhof {stop}',
  trolleybus: 'zastávka {stop} | {stop} stop | zastávka {stop} | Haltestelle {stop}',
  ferry: 'přístaviště {stop} | {stop} pier | prístavisko {stop} | Anlegestelle {stop}',
  cable_car: 'stanice {stop} | {stop} station | stanica {stop} | Station {stop}',
  ski_bus: 'zastávka {stop} | {stop} stop | zastávka {stop} | Haltestelle {stop}',
} as const satisfies Rows<Exclude<Transport['kind'], 'foot'>>

const paymentMethods: Rows<PaymentMethod> = {
  cash_czk:
    'hotově v korunách | cash in Czech crowns | v hotovosti v českých korunách | bar in tschechischen Kronen',
  cash_eur: 'hotově v eurech | cash in euros | v hotovosti v eurách | bar in Euro',
  card: 'kartou | card | kartou | mit Karte',
  debit_card: 'debetní kartou | debit card | debetnou kartou | mit Debitkarte',
  credit_card: 'kreditní kartou | credit card | kreditnou kartou | mit Kreditkarte',
  contactless: 'bezkontaktně | contactless | bezkontaktne | kontaktlos',
  qr: 'QR platbou | QR payment | QR platbou | per QR-Code',
  meal_voucher_card:
    'stravenkovou kartou | meal-voucher card | stravovacou kartou | mit Essensgutscheinkarte',
  meal_voucher_paper:
    'papírovými stravenkami | paper meal vouchers | papierovými stravnými lístkami | mit Essensgutscheinen auf Papier',
  university_card:
    'kartou do menzy | university meal card | kartou do študentskej jedálne | mit Mensakarte',
  room_bill: 'na účet pokoje | room charge | na účet izby | auf Zimmerrechnung',
  crypto: 'kryptoměnou | cryptocurrency | kryptomenou | mit Kryptowährung',
}

/** Company numbers, with their name in the country that issues them. */
const companyNumbers: Rows<CompanyNumber> = {
  ico: 'IČO | Identification number (IČO) | IČO | Identifikationsnummer (IČO)',
  dic: 'DIČ | Tax number (DIČ) | DIČ | Steuernummer (DIČ)',
  ic_dph: 'IČ DPH | VAT number (IČ DPH) | IČ DPH | Umsatzsteuer-Identifikationsnummer (IČ DPH)',
  uid: 'UID (rakouské DIČ) | VAT number (UID) | UID (rakúske IČ DPH) | UID-Nummer',
  firmenbuch:
    'Firmenbuchnummer (obchodní rejstřík) | Company register number (Firmenbuchnummer) | Firmenbuchnummer (obchodný register) | Firmenbuchnummer',
  ust_idnr:
    'USt-IdNr. (německé DIČ) | VAT number (USt-IdNr.) | USt-IdNr. (nemecké IČ DPH) | USt-IdNr.',
  w_idnr:
    'W-IdNr. (identifikační číslo) | Business identification number (W-IdNr.) | W-IdNr. (identifikačné číslo) | Wirtschafts-Identifikationsnummer (W-IdNr.)',
  handelsregister:
    'Handelsregisternummer (obchodní rejstřík) | Company register number (Handelsregisternummer) | Handelsregisternummer (obchodný register) | Handelsregisternummer',
}

/** Ways to book a table. */
const bookingWays: Rows<BookingWay> = {
  telephone: 'po telefonu | by telephone | telefonicky | telefonisch',
  email: 'e-mailem | by e-mail | e-mailom | per E-Mail',
  web: 'na webu | on the web | na webe | online',
  message: 'zprávou | by message | správou | per Nachricht',
}

/**
 * The same before a number or address. A language without such words puts the address in brackets.
 */
const bookingAddresses: Rows<BookingWay> = {
  telephone: 'telefonicky na | | telefonicky na |',
  email: 'e-mailem na | | e-mailom na |',
  web: 'na stránce | | na stránke |',
  message: 'zprávou | | správou |',
}

/** Uses of a telephone, in brackets after its number. */
const phoneUses: Rows<PhoneUse> = {
  booking: 'rezervace | bookings | rezervácie | Reservierungen',
  reception: 'recepce | reception | recepcia | Rezeption',
  restaurant: 'restaurace | restaurant | reštaurácia | Restaurant',
  kitchen: 'kuchyň | kitchen | kuchyňa | Küche',
  delivery: 'rozvoz | delivery | donáška | Lieferservice',
  events: 'akce a oslavy | events | podujatia a oslavy | Veranstaltungen',
  office: 'kancelář | office | kancelária | Büro',
  manager: 'provozní | manager | prevádzkar | Betriebsleitung',
  takeaway: 'jídlo s sebou | takeaway | jedlo so sebou | Abholung',
  catering: 'catering | catering | catering | Catering',
  bowling: 'bowling | bowling | bowling | Bowling',
  accommodation: 'ubytování | accommodation | ubytovanie | Übernachtung',
  shop: 'prodejna | shop | predajňa | Laden',
  tours: 'prohlídky | tours | prehliadky | Führungen',
}

/** Words around the value of an item's details. */
const details = {
  brewery: 'pivovar: {value} | brewery: {value} | pivovar: {value} | Brauerei: {value}',
  winery: 'vinařství: {value} | winery: {value} | vinárstvo: {value} | Weingut: {value}',
  producer: 'výrobce: {value} | producer: {value} | výrobca: {value} | Hersteller: {value}',
  vintage: 'ročník {value} | vintage {value} | ročník {value} | Jahrgang {value}',
  sweetness: '{value} | {value} | {value} | {value}',
  origin: 'původ: {value} | origin: {value} | pôvod: {value} | Herkunft: {value}',
  number: 'č.\u00A0{value} | no.\u00A0{value} | č.\u00A0{value} | Nr.\u00A0{value}',
  spice:
    'pálivost {value} z 5 | spice level {value} of 5 | pikantnosť {value} z 5 | Schärfegrad {value} von 5',
  diet_numbers:
    'dieta č.\u00A0{value} | diet no.\u00A0{value} | diéta č.\u00A0{value} | Diät Nr.\u00A0{value}',
} as const satisfies Rows<DetailField>

const sweetnesses: Rows<Sweetness> = {
  dry: 'suché | dry | suché | trocken',
  medium_dry: 'polosuché | medium dry | polosuché | halbtrocken',
  medium_sweet: 'polosladké | medium sweet | polosladké | lieblich',
  sweet: 'sladké | sweet | sladké | süß',
  brut_nature: 'brut nature | brut nature | brut nature | brut nature',
  extra_brut: 'extra brut | extra brut | extra brut | extra brut',
  brut: 'brut | brut | brut | brut',
  extra_dry: 'extra dry | extra dry | extra dry | extra trocken',
}

/** The word for no, by the grammatical number of the fact's name. */
const no = {
  thing: 'není | no | nie je | nein',
  things: 'nejsou | none | nie sú | nein',
  service: 'ne | no | nie | nein',
} as const
const thing = (name: TextRow) => yesNo(name, no.thing)
const things = (name: TextRow) => yesNo(name, no.things)
const service = (name: TextRow) => yesNo(name, no.service)
const yesNo = (name: TextRow, no: TextRow, yes: TextRow = 'ano | yes | áno | ja') => ({
  name,
  values: { yes, no },
})
const onRequest: TextRow = 'na požádání | on request | na požiadanie | auf Anfrage'
/** Add "on request" to the values of a fact. */
const asked = ({ name, values }: ReturnType<typeof yesNo>) => ({
  name,
  values: { ...values, on_request: onRequest },
})

const facts: { [Name in NotedFact]: FactRows<(typeof features)[Name]> } = {
  garden: thing('Zahrádka | Garden | Záhradka | Garten'),
  garden_covered: thing('Krytá zahrádka | Covered garden | Krytá záhradka | Überdachter Garten'),
  garden_heated: thing(
    'Vyhřívaná zahrádka | Heated garden | Vyhrievaná záhradka | Beheizter Garten',
  ),
  terrace: thing('Terasa | Terrace | Terasa | Terrasse'),
  dogs: {
    name: 'Psi | Dogs | Psy | Hunde',
    values: {
      yes: 'vítáni | welcome | vítané | willkommen',
      no: 'nepovoleni | not allowed | nepovolené | nicht erlaubt',
      outside: 'jen venku | outside only | len vonku | nur im Freien',
      on_request: 'po domluvě | please ask first | po dohode | nach Absprache',
    },
  },
  smoking_inside: yesNo(
    'Kouření uvnitř | Smoking inside | Fajčenie vnútri | Rauchen in Innenräumen',
    'zakázáno | not allowed | zakázané | verboten',
    'ano | yes | áno | erlaubt',
  ),
  wheelchair: {
    name: 'Bezbariérový přístup | Step-free access | Bezbariérový prístup | Barrierefreier Zugang',
    values: {
      yes: 'ano | yes | áno | ja',
      partial: 'částečně | partial | čiastočne | teilweise',
      no: 'ne | no | nie | nein',
    },
  },
  wheelchair_toilet: thing(
    'Bezbariérová toaleta | Wheelchair-accessible toilet | Bezbariérová toaleta | Barrierefreies WC',
  ),
  toilet: thing('Toaleta pro hosty | Customer toilet | Toaleta pre hostí | WC für Gäste'),
  hearing_loop: thing('Indukční smyčka | Hearing loop | Indukčná slučka | Induktionsschleife'),
  parking: {
    name: 'Parkování | Parking | Parkovanie | Parken',
    values: {
      yes: 'ano | yes | áno | ja',
      street: 'na ulici | on the street | na ulici | auf der Straße',
      own: 'vlastní parkoviště | our own car park | vlastné parkovisko | eigener Parkplatz',
      none: 'není | none | nie je | keine Parkplätze',
    },
  },
  coach_parking: asked(
    service('Parkování autobusů | Coach parking | Parkovanie autobusov | Busparkplatz'),
  ),
  car_charging: service(
    'Nabíjení elektromobilů | Electric car charging | Nabíjanie elektromobilov | Ladestation für E-Autos',
  ),
  bike_stands: things('Stojany na kola | Bicycle stands | Stojany na bicykle | Fahrradständer'),
  bike_charging: service(
    'Nabíjení elektrokol | E-bike charging | Nabíjanie elektrobicyklov | Ladestation für E-Bikes',
  ),
  children_corner: thing('Dětský koutek | Children’s corner | Detský kútik | Kinderecke'),
  children_menu: thing('Dětské menu | Children’s menu | Detské menu | Kinderkarte'),
  high_chair: asked(thing('Dětská židlička | High chair | Detská stolička | Kinderhochstuhl')),
  changing_table: asked(
    thing('Přebalovací pult | Changing table | Prebaľovací pult | Wickeltisch'),
  ),
  children_until: { name: 'Děti | Children | Deti | Kinder' },
  playground: thing('Dětské hřiště | Playground | Detské ihrisko | Spielplatz'),
  table_service: thing('Obsluha u stolu | Table service | Obsluha pri stole | Bedienung am Tisch'),
  take_away: service('Prodej s sebou | Takeaway | Predaj so sebou | Außer-Haus-Verkauf'),
  take_away_box: {
    name: 'Obal na jídlo s sebou | Takeaway box | Obal na jedlo so sebou | Verpackung zum Mitnehmen',
  },
  own_container: asked(
    service(
      'Do vlastní nádoby | Takeaway in your own container | Do vlastnej nádoby | Abfüllen in mitgebrachte Behälter',
    ),
  ),
  delivery: asked(thing('Rozvoz | Delivery | Donáška | Lieferservice')),
  catering: asked(thing('Catering | Catering | Catering | Catering')),
  private_room: asked(thing('Salonek | Private room | Salónik | Nebenraum')),
  projector: asked(thing('Projektor | Projector | Projektor | Beamer')),
  celebrations: asked(service('Oslavy | Celebrations | Oslavy | Feiern')),
  accommodation: asked(
    yesNo(
      'Ubytování | Accommodation | Ubytovanie | Übernachtung',
      'není | no | nie je | nicht möglich',
      'ano | yes | áno | möglich',
    ),
  ),
  gift_vouchers: things('Dárkové poukazy | Gift vouchers | Darčekové poukážky | Gutscheine'),
  wifi: thing('Wi-Fi | Wi-Fi | Wi-Fi | WLAN'),
  air_conditioning: thing('Klimatizace | Air conditioning | Klimatizácia | Klimaanlage'),
  fireplace: thing('Krb nebo kamna | Fireplace or stove | Krb alebo kachle | Kamin oder Ofen'),
  sockets: things(
    'Zásuvky u stolů | Sockets at the tables | Zásuvky pri stoloch | Steckdosen an den Tischen',
  ),
  tv_sport: service('Sportovní přenosy | Live sport | Športové prenosy | Sportübertragungen'),
  live_music: thing('Živá hudba | Live music | Živá hudba | Livemusik'),
  dancing: service('Tanec | Dancing | Tanec | Tanz'),
  board_games: things('Deskové hry | Board games | Spoločenské hry | Brettspiele'),
  billiards: thing('Kulečník | Billiards | Biliard | Billard'),
  darts: things('Šipky | Darts | Šípky | Dart'),
  table_football: thing('Stolní fotbal | Table football | Stolný futbal | Tischfußball'),
  bowling: things(
    'Kuželky nebo bowling | Skittles or bowling | Kolky alebo bowling | Kegeln oder Bowling',
  ),
  quiet_hours: { name: 'Doba klidu | Quiet hours | Čas pokoja | Ruhezeit' },
  staff_languages: {
    name: 'Obsluha mluví | The staff speak | Obsluha hovorí | Das Personal spricht',
    values: {
      cs: 'česky | Czech | po česky | Tschechisch',
      sk: 'slovensky | Slovak | po slovensky | Slowakisch',
      en: 'anglicky | English | po anglicky | Englisch',
      de: 'německy | German | po nemecky | Deutsch',
      pl: 'polsky | Polish | po poľsky | Polnisch',
      uk: 'ukrajinsky | Ukrainian | po ukrajinsky | Ukrainisch',
      ru: 'rusky | Russian | po rusky | Russisch',
      vi: 'vietnamsky | Vietnamese | po vietnamsky | Vietnamesisch',
      hu: 'maďarsky | Hungarian | po maďarsky | Ungarisch',
      fr: 'francouzsky | French | po francúzsky | Französisch',
      it: 'italsky | Italian | po taliansky | Italienisch',
      es: 'španělsky | Spanish | po španielsky | Spanisch',
    },
  },
  seats_inside: { where: 'uvnitř | inside | vnútri | innen' },
  seats_garden: { where: 'na zahrádce | in the garden | na záhradke | im Garten' },
  seats_terrace: { where: 'na terase | on the terrace | na terase | auf der Terrasse' },
  admission_age: { name: 'Vstup | Admission | Vstup | Einlass' },
}

export const names = {
  houses,
  diets,
  tags,
  vehicles,
  stops,
  paymentMethods,
  companyNumbers,
  bookingWays,
  bookingAddresses,
  phoneUses,
  details,
  sweetnesses,
  no,
  facts,
}
