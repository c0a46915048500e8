// Words that owners type in their own languages for the English keywords of a field. Every language
// is accepted in every pub, because within a field no word has two meanings
// (test/content/typed-words.test.ts).

import { choicesBeginIn, features } from '../model/features.ts'
import { type Language, languages, type TextRow } from '../model/languages.ts'
import type {
  BookingWay,
  Diet,
  Kind,
  PaymentMethod,
  PhoneUse,
  Sweetness,
  Tag,
  transportKinds,
} from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { byWord } from '../model/word-list.ts'

/** Words by language. The English column lists synonyms of the English keyword. */
type WordsByLanguage = Record<Language, readonly string[]>
type WordTable<T extends string> = Record<T, WordsByLanguage>

/** Split a row into its columns (`|`), and each column into words (`/`). */
export const splitColumns = (row: string): string[][] =>
  row.split('|').map((column) => column.split('/').map((word) => word.trim()))

/** Words of `polévka | soup | polievka | Suppe` by language; a column may be empty. */
export function byLanguage(row: TextRow): WordsByLanguage {
  const columns = splitColumns(row)
  const words = (index: number): readonly string[] => columns[index]?.filter(Boolean) ?? []
  return Object.fromEntries(languages.map((lang, index) => [lang, words(index)])) as WordsByLanguage
}

/** All tables, for `usualWords`. */
const tables: { readonly [word: string]: WordsByLanguage }[] = []

/** Table with one row per meaning. */
export function typed<T extends string>(rows: Record<T, TextRow>): WordTable<T> {
  const columns = Object.entries<TextRow>(rows).map(([meaning, row]) => [meaning, byLanguage(row)])
  const table = Object.fromEntries(columns) as WordTable<T>
  tables.push(table)
  return table
}

export const yesNoWords = typed({
  yes: 'ano/ano rádi | yes/true/sure | áno/áno radi | ja/ja gerne/gerne',
  no: 'ne | no/false | nie | nein',
})

/** Words that answer a yes-or-no question but are neither "yes" nor "no". */
export const answerWords = typed({
  allowed: `vítáni/vítán/povoleno/povoleni/dovoleno/samozřejmě/k dispozici/zdarma | welcome/
    allowed/free/of course/available | vítané/povolené/dovolené/zadarmo | willkommen/erlaubt/
    natürlich/vorhanden/gratis/kostenlos/frei`,
  forbidden: `zákaz/zakázáno/nepovoleno | forbidden/prohibited/not allowed | zakázané/nepovolené |
    verboten/nicht erlaubt/untersagt`,
})

/** Words between two values, instead of a comma. */
export const joiningWords = typed({
  and: 'a/i | and | a/i/aj | und',
  or: 'nebo | or | alebo | oder',
})

/** Hours on public holidays. */
export const holidayWords = typed({
  closed: 'zavřeno/zavíráme | shut | zatvorené/zavreté | geschlossen/Ruhetag/zu',
  'as usual': `jako obvykle/jako jindy/jako vždy/obvyklá doba/běžná doba/běžná otevírací doba/
    normálně/beze změny | usual/usual hours/as normal/as always/normal hours/unchanged |
    ako obvykle/ako inokedy/ako zvyčajne/bežné hodiny/bez zmeny | wie üblich/wie gewohnt/
    wie immer/wie sonst/normal/normale Zeiten/unverändert`,
  'as Saturday': `jako v sobotu/jako sobota/jako so/sobotní doba/sobotní | like Saturday/
    Saturday hours/as on Saturday/as on Saturdays/Saturday | ako v sobotu/ako sobota/
    ako cez sobotu/sobotné hodiny | wie Samstag/wie am Samstag/wie samstags/wie an Samstagen/
    wie Sonnabend/Samstagszeiten`,
  'as Sunday': `jako v neděli/jako neděle/jako ne/nedělní doba/nedělní otevírací doba/nedělní |
    like Sunday/Sunday hours/as on Sunday/as on Sundays/Sunday/as Sundays | ako v nedeľu/
    ako nedeľa/ako cez nedeľu/nedeľné hodiny/nedeľné otváracie hodiny | wie Sonntag/
    wie am Sonntag/wie sonntags/wie an Sonntagen/Sonntagszeiten/Sonntagsöffnungszeiten`,
  ask: `zeptejte se/dotaz/na dotaz/prosím zeptejte se/neuvedeno/nevíme/podle domluvy/po domluvě |
    please ask/ask us/on request/unknown/not stated/call us | opýtajte sa/spýtajte sa/na opýtanie/
    neuvedené/nevieme/podľa dohody | fragen/bitte fragen/auf Anfrage/nach Vereinbarung/fragen Sie/
    unbekannt/nicht angegeben`,
})

/** Words after a day that is closed. */
export const closedWords = typed({
  closed: 'zavřeno | closed | zatvorené/zavreté | geschlossen/Ruhetag/Ruhetage',
})

/** Words for a service that the house does not have for now: `bis auf Weiteres keine`. */
export const absenceWords = typed({
  broken: `mimo provoz/nefunguje/nejde | out of order/out of service/broken/not working |
    mimo prevádzky | außer Betrieb/defekt/kaputt/geht nicht/funktioniert nicht`,
  none: `není/nejsou/nebude/nebudou/žádné/žádný | not/none/no | nie je/nie sú/nebudú/žiadne/
    žiadny | nicht/gibt es nicht/keine/keiner/keinen/kein`,
  now: `do odvolání/až do odvolání/zatím/prozatím/nyní/teď/momentálně/aktuálně/dočasně/přechodně |
    until further notice/till further notice/for now/at the moment/currently/at present/right now/
    for the time being/temporarily | do odvolania/až do odvolania/zatiaľ/nateraz/teraz/momentálne/
    aktuálne/dočasne/prechodne | bis auf Weiteres/derzeit/vorerst/momentan/zurzeit/zur Zeit/
    aktuell/im Moment/vorübergehend`,
})

/** Words in the title of an event or a dish whose meaning has a field of its own. */
export const statusWords = typed({
  cancelled: `zrušeno/zrušen/zrušena/zrušené/nekoná se/odpadá/odvoláno | cancelled/canceled/
    called off | zrušené/zrušený/zrušená/nekoná sa/odvolané | abgesagt/entfällt/fällt aus/
    findet nicht statt`,
  sold_out: `vyprodáno/vyprodán/vyprodána/vyprodané/došlo/není k dispozici | sold out/
    not available/unavailable | vypredané/vypredaný/vypredaná/minulo sa/nie je k dispozícii |
    ausverkauft/nicht verfügbar/nicht erhältlich/heute aus/leider aus`,
  moved: `přesunuto/přesunut/přesunuta/přesun/přeloženo/odloženo/nový termín | moved/postponed/
    rescheduled/new date | presunuté/presunutý/presunutá/preložené/odložené | verschoben/verlegt/
    neuer Termin`,
})

/** Units written out; a full stop may follow. */
export const unitWords = typed({
  l: 'litr/litru/litry/litrů | litre/litres/liter/liters | litra/litrov | Liter/Litern',
  g: 'gram/gramy/gramů/gr | grams | gramov | Gramm',
  ks: `ks/kus/kusy/kusů/kousek/kousky/kousků | pcs/pc/piece/pieces | kusov/kúsok/kúsky/kúskov |
    Stk/St/Stück/Stücke`,
})

/** Statements about allergens. A hyphen is neither: perhaps nobody has checked. */
export const statedWords = typed({
  none: `žádné/žádný/žádná | none | žiadne/žiadny/žiadna/žiaden | keine/keines/keins/keiner`,
  unknown: `neuvedeno/neuvedeny/neznámé/neznámo/neznámý/nevíme/nevím/na dotaz/zeptejte se/
    zeptejte se obsluhy/u obsluhy | unknown/not known/don't know/not stated/varies/on request/
    please ask/ask us/ask staff/ask the staff/ask your server | neuvedené/nevieme/neviem/
    na vyžiadanie/opýtajte sa/opýtajte sa obsluhy | unbekannt/nicht bekannt/weiß nicht/wechselnd/
    nicht angegeben/keine Angabe/keine Angaben/auf Anfrage/bitte fragen/Personal fragen/
    bitte Personal fragen/fragen Sie uns`,
})

/** Words for allergens that are not listed, before a statement: `4, ostatní neuvedeny`. */
export const unlistedWords = typed({
  rest: `ostatní/další/jiné/zbytek | rest/the rest/others/other | ostatné/ďalšie/iné/zvyšok |
    weitere/andere/übrige/Rest`,
})

export const dietWords = typed<Diet>({
  vegetarian: `vegetariánské/vegetariánský/vegetariánská | veggie | vegetariánske | vegetarisch`,
  vegan: 'veganské/veganský/veganská | | vegánske | rein pflanzlich',
  gluten_free: `bez lepku/bezlepkové/bezlepkový/bezlepková | no gluten/gf | bezgluténové/
    bezgluténový | glutenfrei/ohne Gluten`,
  lactose_free: `bez laktózy/bezlaktózové/bezlaktózový/bezlaktózová | | bezlaktózové |
    laktosefrei/ohne Laktose`,
  halal: 'halál | | halal | halal',
})

export const tagWords = typed<Tag>({
  house_special: `specialita/specialita domu/specialita podniku | speciality/specialty/
    house speciality | špecialita | Spezialität/Spezialität des Hauses/Hausspezialität`,
  spicy: 'pálivé/pikantní/ostré | | pikantné/štipľavé | scharf/pikant',
  new: 'novinka/nové | | novinka | neu',
  kids: `pro děti/dětské | children/for children/for kids | pre deti | für Kinder/Kinder`,
  // Not syrové: "raw" in Czech, but "of cheese" in Slovak.
  raw: 'tepelně neupravené | | surové | roh',
  to_share: 'na sdílení/ke sdílení | for sharing/sharing | na zdieľanie | zum Teilen',
})

/** Words that have one place on the scale of heat, unlike `hot`. */
export const spiceWords = typed<'1' | '3' | '5'>({
  1: 'jemné | mild | jemné | mild',
  3: `středně pálivé/středně ostré/středně pikantní | medium/medium hot/medium spicy |
    stredne pálivé/stredne pikantné/stredne štipľavé | mittelscharf/mittel/mittel scharf`,
  5: `velmi pálivé/velmi ostré/extra pálivé/extra ostré | very hot/extra hot | veľmi pálivé/
    veľmi pikantné/veľmi štipľavé | sehr scharf/extra scharf`,
})

export const sweetnessWords = typed<Sweetness>({
  dry: 'suché/suchý/suchá | sec | suché | trocken',
  medium_dry: `polosuché/polosuchý | medium dry/off-dry/demi-sec | polosuché | halbtrocken`,
  medium_sweet: `polosladké/polosladký | medium sweet/semi-sweet | polosladké | lieblich/halbsüß`,
  sweet: 'sladké/sladký/sladká | doux | sladké | süß/mild',
  brut_nature: `přírodně tvrdé | brut nature/zero dosage/pas dosé | prírodne tvrdé | naturherb`,
  extra_brut: 'zvláště tvrdé | extra brut | extra tvrdé | extra herb',
  brut: 'tvrdé | | tvrdé | herb',
  extra_dry: 'zvláště suché | extra dry/extra sec | extra suché | extra trocken',
})

/** Words for a deposit next to a price. */
export const depositWords = typed({
  deposit: `záloha/vratná záloha/záloha na obal/zálohy/vratný kelímek | deposit/
    returnable deposit/returnable cup | záloha/vratný pohár | Pfand/Einsatz/Becherpfand/
    Flaschenpfand/Glaspfand`,
  none: 'bez zálohy | no deposit/without deposit | bez zálohy | ohne Pfand/pfandfrei',
})

export const kindWords = typed<Kind>({
  food: 'jídlo/jídla | meals | jedlo/jedlá | Speisen/Essen',
  drinks: 'pití/nápoje | drink/beverages | pitie/nápoj | Getränke/Trinken',
})

export const courseWords = typed({
  soup: 'polévka | | polievka | Suppe',
  main: `hlavní/hlavní jídlo/hlavní chod | main course | hlavné/hlavné jedlo/hlavný chod |
    Hauptgericht/Hauptspeise/Hauptgang`,
})

export const bookingWords = typed<BookingWay | 'none'>({
  telephone: `telefon/telefonem/telefonicky | phone/by phone/by telephone | telefón/telefónom/
    po telefóne | telefonisch/per Telefon`,
  email: `mail/mailem/e-mailem/emailem | e-mail/by e-mail | mailom/e-mailom/emailom | per E-Mail/
    per Mail`,
  web: `na webu/webem/přes web/internet | online/website | na webe/cez web | im Web/Webseite/
    im Internet`,
  message: 'zpráva/zprávou/sms | by message | správa/správou | Nachricht/per Nachricht',
  none: 'ne/nic/nerezervujeme/žádné | no | nie/žiadne | nein/keine/gar nicht',
})

/** Payment methods. Cash without a currency means the currency of the prices. */
export const paymentWords = typed<PaymentMethod | 'cash'>({
  cash: `hotově/hotovost/hotovostí | cash | hotovosť/v hotovosti/hotovosťou | bar/Bargeld/
    Barzahlung/in bar`,
  cash_czk: `koruny/Kč/hotově v korunách/hotovost v korunách | crowns/cash in crowns |
    české koruny | Kronen/bar in Kronen`,
  cash_eur: `eura/hotově v eurech/hotovost v eurech | euros/euro/cash in euros | eurá/
    hotovosť v eurách/v hotovosti v eurách | Euros/bar in Euro`,
  card: `karta/kartou/karty/kartu/platební karta/platební karty | cards/by card | platobná karta/
    platobné karty | Karte/Karten/mit Karte/Kartenzahlung`,
  debit_card: `debetní karta/debetní karty/debetní kartou/debitní karta/debitní karty | debit/
    debit cards | debetná karta/debetné karty/debetnou kartou/debitná karta/debitné karty |
    Debitkarte/Debitkarten/Bankkarte/Bankomatkarte/Bankomat/EC-Karte/EC/Girocard/Girokarte/Maestro`,
  credit_card: `kreditní karta/kreditní karty/kreditní kartou/kreditka/kreditky | credit/
    credit cards | kreditná karta/kreditné karty/kreditnou kartou | Kreditkarte/Kreditkarten/
    mit Kreditkarte`,
  contactless: 'bezkontaktně/bezkontaktní | contact-less | bezkontaktne | kontaktlos',
  qr: 'QR kód/QR platba/QR kódem | QR code | QR kódom | QR-Code/QR-Zahlung',
  meal_voucher_card: `stravenková karta/stravenkové karty | meal card | stravovacia karta/
    gastrokarta/stravné karty | Essenskarte`,
  meal_voucher_paper: `papírové stravenky/stravenky papírové | paper vouchers | stravné lístky/
    gastrolístky/papierové stravné lístky/papierové gastrolístky | Essensmarken/
    Essensgutscheine auf Papier`,
  university_card: `menzovní karta/karta do menzy/karta univerzity/univerzitní karta |
    university card/campus card | univerzitná karta | Mensakarte/Uni-Karte/Unikarte/
    Studierendenkarte`,
  room_bill: `na pokoj/na účet pokoje/hotelový účet/účet pokoje | room charge/to the room/
    on the room | na izbu/na účet izby | aufs Zimmer/auf das Zimmer/Zimmerrechnung`,
  crypto: `kryptoměna/kryptoměny/bitcoin | cryptocurrency | kryptomena | Kryptowährung/
    Kryptowährungen`,
})

/** Words that exclude everything else, and sentences with them. */
export const onlyWords = typed({
  sentence: 'jen # | # only | len # | nur #',
  refused: '# nebereme | no # | # neberieme | kein #',
  only: 'jen/jenom/pouze/výhradně/výlučně | only | len/iba/výlučne | nur/ausschließlich',
})

/** Words next to a payment method, and brand names of cards and vouchers. */
export const paymentPhrases = typed({
  polite: `platba/platby/jinak/možná/možné/možno/bereme/přijímáme/všechny/běžné/také/prosím/
    prosíme | otherwise/we/accept/accepted/taken/all/major/also/payment/payments/please | inak/
    berieme/všetky/aj | sonst/Zahlung/möglich/akzeptiert/alle/gängigen/gängige/gängig/auch/wir/
    akzeptieren/nehmen/bitte`,
  no: `ne/bez/nebereme/nepřijímáme/neberem | no/not/don't/do | nie/neberieme/neprijímame | keine/
    kein/nicht/ohne/nein`,
  from: 'od/min\\.?/minimálně od | from | minimálne od | ab/mindestens',
  brand: `visa/visa karta | mastercard/master card/amex/american express/v ?pay/
    diners(?: club)? | | visakarte`,
  phone: '| apple ?pay/google ?pay/samsung ?pay/garmin ?pay | |',
  voucher: `strav/ticket restaurant | voucher | gastrolist | edenred/sodexo/pluxee/up dejeuner/
    essensmark`,
})

export const transportWords = typed<(typeof transportKinds)[number]>({
  bus: 'autobus | | autobus | Autobus/Postbus',
  tram: 'tramvaj/šalina | tramway | električka | Straßenbahn/Strassenbahn/Bim',
  metro: '| underground/subway | | U-Bahn/Untergrundbahn',
  train: 'vlak | railway | železnica | Zug/Bahn/S-Bahn',
  trolleybus: 'trolejbus | trolley | trolejbus | Obus/O-Bus/Oberleitungsbus',
  ferry: 'přívoz/loď/lodí | boat | prievoz/kompa/loďou | Fähre/Schiff',
  cable_car: `lanovka/lanovkou | cable car/cableway/gondola | lanovka | Seilbahn/Gondelbahn/Gondel`,
  ski_bus: 'skibus/skibusem | ski bus | skibus/skibusom | Skibus/Schibus',
  foot: 'pěšky/pěší | on foot/walk/walking | pešo | zu Fuß/zu Fuss/Fußweg',
})

export const phoneWords = typed<PhoneUse>({
  booking: `rezervace/objednávky | bookings/reservation/reservations | rezervácia/rezervácie |
    Reservierung/Reservierungen`,
  reception: 'recepce | front desk | recepcia | Rezeption/Empfang',
  restaurant: 'restaurace | | reštaurácia | Gaststube/Lokal',
  kitchen: 'kuchyň/kuchyně | | kuchyňa | Küche',
  delivery: 'rozvoz | | donáška | Lieferung/Lieferservice',
  events: 'akce/oslavy | celebrations | akcie/podujatia | Veranstaltungen/Feiern',
  office: 'kancelář | | kancelária | Büro',
  manager: 'provozní/majitel/vedoucí | owner | prevádzkar/vedúci | Wirt/Inhaber/Leitung',
  takeaway: `s sebou/jídlo s sebou | take-away/pick-up | so sebou/jedlo so sebou | Abholung/
    zum Mitnehmen/Außer-Haus`,
  catering: 'cateringy | | | Partyservice',
  bowling: `kuželky/bowlingové dráhy | bowling lanes/skittles | kolky | Kegelbahn/Kegeln`,
  accommodation: 'ubytování/pokoje | rooms | ubytovanie/izby | Zimmer/Übernachtung',
  shop: `obchod/prodejna/vinotéka | wine shop | obchod/predajňa | Laden/Verkauf/Vinothek`,
  tours: `prohlídky/exkurze | tour/guided tours | prehliadky/exkurzie | Führungen/Führung`,
})

/** Part of a photo that must stay visible. */
export const focusWords = typed({
  left: 'vlevo/nalevo | | vľavo/naľavo | links',
  right: 'vpravo/napravo | | vpravo | rechts',
  top: 'nahoře | | hore | oben',
  bottom: 'dole | | dole | unten',
  center: 'uprostřed/střed | centre/middle | uprostred | Mitte/mittig',
})

export const shopWords = typed({
  shop: 'eshop/e-shop/obchod | store | internetový obchod | Laden/Webshop/Onlineshop',
})

/** Alternatives for a pattern: all words of these meanings as typed. */
export const alternatives = (...typed: readonly WordsByLanguage[]): string =>
  [...new Set(typed.flatMap((words) => Object.values(words).flat()))]
    .sort((a, b) => b.length - a.length)
    .join('|')

/** Alternatives of `and` and `or` in all languages. */
export const andOr = () => alternatives(joiningWords.and, joiningWords.or)

/** List all words of a meaning, in lower case without accents. */
export const wordsFor = (typed: WordsByLanguage): string[] =>
  Object.values(typed).flat().map(normalizeText)

/** Turn `{ soup: { cs: ['polévka'] } }` into `{ polévka: 'soup' }`, for `oneOf`. */
export const meaningByWord = <T extends string>(words: WordTable<T>): { [typed: string]: T } =>
  byWord(words, (typed) => Object.values(typed).flat())

const facts: readonly { readonly [word: string]: readonly string[] }[] = Object.values(
  features,
).flatMap((row) => ('choices' in row ? [row.choices] : []))

/** Return the usual word in a language for each keyword; undefined for an unknown list. */
export function usualWords(
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
