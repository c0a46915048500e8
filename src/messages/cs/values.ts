// Chyby ve slovech, číslech a textech, v údajích o hospodě a ve vzhledu stránek.

import type { AddressMistake } from '../../model/base-url.ts'
import { linesOf } from '../../model/languages.ts'
import type { Paper } from '../../model/looks.ts'
import { shorten } from '../wording.ts'
import {
  asTyped,
  counted,
  example,
  list,
  type Messages,
  oneWordOf,
  quote,
  unreadable,
} from './parts.ts'

const signs = (count: number) => counted(count, 'znak', 'znaky', 'znaků')

/** What is wrong with an address, as the rest of a sentence. */
export const addressMistakes = {
  malformed: () => ({ found: 'není adresa', mend: 'napište třeba https://pub.example' }),
  scheme: (typed: string) => ({
    found: `začíná na ${/^[a-z]+:/i.exec(typed)?.[0].toLowerCase()}//`,
    mend: 'napište https:// (http:// jde jen pro localhost)',
  }),
  credentials: () => ({ found: 'obsahuje jméno nebo heslo', mend: 'vynechte je' }),
  query: () => ({
    found: 'obsahuje dotaz nebo kotvu',
    mend: 'vynechte všechno od ? nebo # dál',
  }),
  path: () => ({
    found: 'má v cestě jiné znaky než písmena bez háčků a čárek, číslice, . _ ~ a -',
    mend: 'vynechte je',
  }),
  page: () => ({ found: 'končí jednou stránkou webu', mend: 'vynechte jméno stránky' }),
  long: () => ({ found: 'je delší než 1000 znaků', mend: 'zkraťte její cestu' }),
  host: () => ({ found: 'má za jménem serveru tečku', mend: 'vynechte ji' }),
  characters: () => ({
    found: 'má ve jménu serveru jiné znaky než písmena, číslice, tečky a -',
    mend: 'opravte je',
  }),
} satisfies { [M in AddressMistake]: (typed: string) => { found: string; mend: string } }

const write = (color: string) => `napište   accent: "${color}"`
const papers: { [P in Paper]: string } = { cream: 'krémovém', white: 'bílém', kraft: 'hnědém' }

export const values = {
  'value-too-long': ({ length, most }) => ({
    found: `hodnota, která má ${signs(length)}`,
    expected: `nejvýš ${signs(most)}, i s mezerami`,
    mend: 'zkraťte ji',
  }),
  'text-too-long': ({ length }) => ({
    found: `text, který má ${signs(length)}`,
    mend: 'zkraťte ho na 1000 znaků',
  }),
  'accent-first': () => ({
    found: 'text, který začíná háčkem nebo čárkou bez písmene',
    mend: 'napište první písmeno znovu',
  }),
  'word-unknown': unreadable(
    ({ words, meant, orMore }, own) =>
      `${oneWordOf(asTyped(words, own), meant)}${orMore && meant === null ? '; telefon něčeho jiného napište i se jménem pod   more:' : ''}`,
  ),
  'word-of-field': ({ typed, field, word }) => ({
    found: `${quote(typed)}, slovo, které patří do   ${field}:`,
    mend: `napište ho tam:   ${field}: ${word}`,
  }),
  'checked-unknown': ({ typed, meant }) => ({
    found: `${quote(typed)}, a takový kód upozornění, které jde umlčet, není`,
    mend: meant === null ? 'smažte ho' : `nemělo to být „${meant}“?`,
  }),
  'words-none': ({ typed }) => ({
    found: `${quote(typed)}, a to nic neříká`,
    mend: 'napište hodnotu, nebo řádek smažte',
  }),
  'yes-no-unreadable': unreadable('napište   yes   nebo   no'),
  'yes-no-note': unreadable(({ typed, field, season, languages }) =>
    season === null
      ? `napište   ${field}: yes   nebo   ${field}: no   a svá slova na vlastní řádek, za ${list(linesOf(`${field}_note`, languages))}`
      : `napište   ${field}: yes   a na vlastní řádek   ${season}: ${typed.trim()}`,
  ),
  'integer-unreadable': unreadable('napište jen číslice, třeba 40'),
  'coordinate-unreadable': unreadable('zkopírujte číslo z mapy'),
  'coordinates-together': ({ latitude, longitude }) => ({
    found: 'šířka a délka na jednom řádku',
    mend: `napište   latitude: ${latitude}   a na další řádek   longitude: ${longitude}`,
  }),
  'id-unreadable': unreadable(({ suggested }) => `napište   ${suggested ?? 'hovezi-gulas'}`),

  'phone-unreadable': ({ typed, example, trunk }) => ({
    found: `telefon ${quote(typed)}`,
    mend: `napište ${trunk === null ? 'devět číslic' : `ho s ${trunk} před předvolbou`}, nebo číslo s předvolbou státu, třeba ${example}`,
  }),
  'phone-several': ({ numbers }) => ({
    found: `${counted(numbers.length, 'telefon', 'telefony', 'telefonů')} na jednom řádku`,
    mend: `napište   phone: ${numbers[0]}   a na další řádek   phone_2: ${numbers[1]}`,
  }),
  'email-unreadable': ({ typed }) => ({
    found: `e-mail ${quote(typed)}`,
    mend: example('hospoda@pub.example'),
  }),
  'page-url-unreadable': ({ typed, meant }) => ({
    found: `adresa stránky ${quote(typed)}`,
    mend:
      meant === null
        ? 'zkopírujte z prohlížeče celou adresu; začíná na https://'
        : `napište   ${shorten(meant)}   pokud se pod ní stránka otevře`,
  }),
  'booking-none-and-more': ({ ways }) => ({
    found: `none, a vedle toho ${list(ways)}`,
    expected: 'způsoby, jak rezervovat, nebo none samotné',
    mend: `napište   booking_by: ${list(ways)}   nebo   booking_by: none`,
  }),
  'booking-way-unreachable': ({ way, fields }) => ({
    found: `rezervace způsobem „${way}“, ale řádek ${fields.map((field) => `„${field}“`).join(' ani ')} tu není`,
    expected: 'kam se má host obrátit, když rezervuje takto',
    mend: `přidejte řádek   ${fields[0]}: ...   nebo ${way} z booking_by vynechte`,
  }),
  'booking-url-unused': ({ ways }) => ({
    found: `stránka s rezervacemi, ale mezi způsoby rezervace je jen ${ways.length > 0 ? list(ways) : 'none'}`,
    expected: 'web mezi způsoby rezervace, nebo žádné booking_url',
    mend: `napište   booking_by: ${list([...ways, 'web'])}   nebo tento řádek smažte`,
  }),
  'booking-unstated': ({ typed, ways }) => ({
    found: `${typed === null ? 'stránka s rezervacemi' : quote(typed)}, a nic o tom, jak se rezervuje`,
    expected: 'řádek booking_by, podle kterého programy vědí, co smějí hostům říct',
    mend: `přidejte řádek   booking_by: ${list(ways)}   je-li to tak; způsoby jsou telephone, email, web, message, nebo none, když se nerezervuje`,
  }),
  'field-needs-field': ({ field, needed }) => ({
    found: `„${field}“ bez „${needed}“`,
    expected: `vedle něj ${needed}`,
    mend: `přidejte řádek   ${needed}: ...   nebo tento smažte`,
  }),
  'link-without-name': ({ languages }) => ({
    found: 'stránka beze jména, a podle adresy se nepozná',
    expected: `vedle adresy ${linesOf('name', languages).join(' a ')}, nebo   service: shop   pro váš vlastní obchod`,
    mend: `přidejte   ${linesOf('name', languages)
      .map((line) => `${line}: ...`)
      .join('   a   ')}`,
  }),
  'link-service-other': ({ typed, url }) => ({
    found: `${quote(typed)}, ale adresa odjinud (${quote(url)})`,
    expected: 'služba, ke které ta adresa patří',
    mend: 'smažte řádek service, nebo opravte adresu',
  }),
  'link-twice': () => ({
    found: 'tatáž stránka podruhé',
    expected: 'každá stránka jednou',
    mend: 'jednu z nich smažte',
  }),
  'postal-code-unreadable': ({ typed, digits, example }) => ({
    found: `PSČ ${quote(typed)}`,
    mend: `napište ${digits === 4 ? 'čtyři číslice' : 'pět číslic'}, třeba ${example}`,
  }),
  'number-of-field': ({ typed, label, other, field }) => ({
    found: `${label} ${quote(typed)}, což má podobu ${other}`,
    mend: `napište to za   ${field}:   a sem číslo, které je vaše ${label}`,
  }),
  'number-unreadable': ({ typed, label, example }) => ({
    found: `${label} ${quote(typed)}`,
    mend: `napište všechna písmena a číslice, i nuly na začátku, třeba ${example}`,
  }),
  'number-impossible': ({ typed, label }) => ({
    found: `${label} ${typed}, kterému nesedí kontrolní číslice`,
    mend: 'porovnejte je s rejstříkem, některá číslice je špatně',
  }),
  'number-foreign': ({ field, country, known }) => ({
    found: `${field}; takové číslo firmy v zemi „${country}“ nemají`,
    mend: `napište, co tam mají (${list(known)}), nebo řekněte řádkem   country:   že hospoda je jinde`,
  }),
  'license-unreadable': unreadable(example('CC-BY-4.0')),
  'security-contact-unreadable': unreadable('napište jedno z těch tří'),
  'signals-unreadable': unreadable('napište   search=yes, ai-input=yes, ai-train=no'),
  'address-unusable': ({ typed, mistake }) => ({
    found: `adresa, která ${addressMistakes[mistake](typed).found}`,
    mend: example('https://pub.example'),
  }),
  'payment-contradictory': ({ method }) => ({
    found: `${method} mezi tím, co berete, i mezi tím, co neberete`,
    expected: 'každý způsob placení jen na jednom z obou řádků',
    mend: method.endsWith('card')
      ? 'smažte ho na jednom z nich; berete-li jen některé karty, napište které:   card   je debit_card i credit_card'
      : 'smažte ho na jednom z nich',
  }),
  'heading-level': ({ signs, heading }) => ({
    found: `nadpis, který začíná na ${signs}`,
    expected: 'dvě mřížky a mezera',
    mend: `napište   ## ${heading}`,
  }),
  'heading-empty': () => ({
    found: 'nadpis beze slov',
    mend: 'napište nadpis, nebo řádek smažte',
  }),
  'heading-tight': ({ heading }) => ({
    found: 'nadpis bez mezery',
    expected: 'dvě mřížky a mezera',
    mend: `napište   ## ${heading}`,
  }),

  'color-unreadable': ({ typed, meant }) => ({
    found: `barva ${quote(typed)}`,
    mend: meant === null ? `${write('#7b2d1c')}   s číslem vaší barvy` : write(meant),
  }),
  'color-transparent': ({ typed, opaque }) => ({
    found: `barva ${quote(typed)}, přes kterou prosvítá papír`,
    mend: write(opaque),
  }),
  'color-too-pale': ({ typed, paper, nearest }) => ({
    found: `barva ${quote(typed)}, na ${papers[paper]} papíře moc bledá; kdyby ji web ztmavil tak, aby se četla, byla by to jiná barva`,
    mend: `${write(nearest)}   to je nejbližší, která se přečte, nebo ještě tmavší`,
  }),
} satisfies Messages
