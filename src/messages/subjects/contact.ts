// Problems of telephones, e-mail, links and bookings.

import { fieldNames, type Language } from '../../model/languages.ts'
import type { Entries } from '../template.ts'

export const contact = {
  'phone-unreadable': {
    en: '{"typed"} as a telephone number → write {trunk ? it with the {trunk} before the area code | nine digits}, or the number with its country code, such as {example}',
    cs: 'telefon {"typed"} → napište {trunk ? ho s {trunk} před předvolbou | devět číslic}, nebo číslo s předvolbou státu, třeba {example}',
  },
  'phone-named': {
    en: '{"name"} next to a telephone number → write only the number,   {number}; hours go on a line   phone_hours:   and a person’s name into the text of the home page',
    cs: 'u telefonu je {"name"} → napište jen číslo,   {number}; hodiny patří na řádek   phone_hours:   a jméno do textu úvodní stránky',
  },
  'phone-several': {
    derive: ({ numbers }: { numbers: readonly string[] }) => ({
      count: numbers.length,
      first: numbers[0] ?? '',
      second: numbers[1] ?? '',
    }),
    en: '{count} telephone numbers on one line → write   phone: {first}   and on its own line   phone_2: {second}',
    cs: '{count # telefon | telefony | telefonů} na jednom řádku → napište   phone: {first}   a na další řádek   phone_2: {second}',
  },
  'email-unreadable':
    '{"typed"} as an e-mail address → write your address with @ and without spaces | e-mail {"typed"} → napište svou adresu se znakem @ a bez mezer',
  'page-url-unreadable': {
    en: '{"typed"} as the address of a page → {meant ? write   {meant :short}   if the page opens there | copy the whole address from the browser; it begins with https://}',
    cs: 'adresa stránky {"typed"} → {meant ? napište   {meant :short}   pokud se pod ní stránka otevře | zkopírujte z prohlížeče celou adresu; začíná na https://}',
  },
  'link-without-name': {
    derive: ({ languages }: { languages: readonly Language[] }) => {
      const names = fieldNames('name', languages)
      return { names, lines: names.map((name) => `${name}: ...`) }
    },
    en: 'a page without a name, and its address does not tell ≠ {names :and} next to its address, or   service: shop   for your own shop → add   {lines :andLine}',
    cs: 'stránka beze jména, a podle adresy se nepozná ≠ vedle adresy {names :and}, nebo   service: shop   pro váš vlastní obchod → přidejte   {lines :andLine}',
  },
  'link-service-other': {
    en: '{typed}, but the address belongs to another site ({url :short}) ≠ the service that the address belongs to → delete the line   service:   or correct the address',
    cs: '{"typed"}, ale adresa odjinud ({"url"}) ≠ služba, ke které ta adresa patří → smažte řádek   service:   nebo opravte adresu',
  },
  'link-twice':
    'the same page a second time ≠ each page once → delete one of the two | tatáž stránka podruhé ≠ každá stránka jednou → jednu z nich smažte',
  'booking-none-and-more': {
    en: 'none together with {ways :list} ≠ the ways to book, or only none → write   booking_by: {ways :list}   or   booking_by: none',
    cs: 'none, a vedle toho {ways :list} ≠ způsoby, jak rezervovat, nebo none samotné → napište   booking_by: {ways :list}   nebo   booking_by: none',
  },
  'booking-way-unreachable': {
    derive: ({ fields }: { fields: readonly string[] }) => ({ first: fields[0] ?? '' }),
    en: '{way} without {fields :eitherQuoted} ≠ the number, address or page for bookings made this way → add a line   {first}: ...   or remove {way}',
    cs: 'rezervace způsobem „{way}“, ale řádek {fields :eitherQuoted} tu není ≠ kam se má host obrátit, když rezervuje takto → přidejte řádek   {first}: ...   nebo {way} z booking_by vynechte',
  },
  'booking-url-unused': {
    derive: ({ ways }: { ways: readonly string[] }) => ({ extended: [...ways, 'web'] }),
    en: 'a booking page, but tables are booked by {ways ? {ways :list} | none} ≠ web as one of the ways to book, or no booking_url → write   booking_by: {extended :list}   or delete this line',
    cs: 'stránka s rezervacemi, ale mezi způsoby rezervace je jen {ways ? {ways :list} | none} ≠ web mezi způsoby rezervace, nebo žádné booking_url → napište   booking_by: {extended :list}   nebo tento řádek smažte',
  },
  'booking-unstated': {
    en: '{typed ? {"typed"} | a booking page}, but no ways to book ≠ a line booking_by, so that programs know what to tell guests → add a line   booking_by: {ways :list}   if that is right; the ways are telephone, email, web, message, or none if tables cannot be booked',
    cs: '{typed ? {"typed"} | stránka s rezervacemi}, a nic o tom, jak se rezervuje ≠ řádek booking_by, podle kterého programy vědí, co smějí hostům říct → přidejte řádek   booking_by: {ways :list}   je-li to tak; způsoby jsou telephone, email, web, message, nebo none, když se nerezervuje',
  },
  'booking-denied': {
    en: '{"typed"}, but   booking_by: {ways :list}   says how tables are booked → write   booking_by: none   if tables cannot be booked',
    cs: '{"typed"}, a přitom   booking_by: {ways :list}   říká, jak se stůl rezervuje → nerezervujete-li, napište   booking_by: none',
  },
  'booking-of-some': {
    en: '{"typed"}, but   booking_by: none   says that tables cannot be booked → write how to book after   booking_by:   and the smallest group after   booking_people_from:',
    cs: '{"typed"}, a přitom   booking_by: none   říká, že se nerezervuje → napište za   booking_by:   jak se rezervuje, a za   booking_people_from:   od kolika osob',
  },
} as const satisfies Entries
