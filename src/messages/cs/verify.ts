// Co říká `verify` o zveřejněném webu.

import type { Catalogue } from '../catalogue.ts'
import { typedDate } from '../wording.ts'
import { counted, list } from './parts.ts'

const items = (count: number) =>
  count === 1
    ? 'stejná 1 položka'
    : count >= 2 && count <= 4
      ? `stejné ${count} položky`
      : `stejných ${count} položek`

const events = (count: number) =>
  count === 1
    ? 'stejná 1 akce'
    : count >= 2 && count <= 4
      ? `stejné ${count} akce`
      : `stejných ${count} akcí`

const failures: Catalogue['verify']['failures'] = {
  notAsked: (count) =>
    `bez dotazu: ${counted(count, 'otázka', 'otázky', 'otázek')} po sobě bez odpovědi`,
  redirectsNowhere: (to) => `přesměrovává na „${to}“, a to není adresa`,
  redirectsTo: (to) => `přesměrovává na ${to}`,
  redirectsInCircle: (to) => `přesměrovává v kruhu přes ${to}`,
  redirectsOften: (most) => `přesměrovává víc než ${most}krát`,
  unfinished: (seconds) =>
    `odpověď začala, ale ani za ${String(seconds).replace('.', ',')} s neskončila`,
  silent: (seconds) => `žádná odpověď za ${String(seconds).replace('.', ',')} s`,
  tooMuch: (megabytes) => `posílá víc než ${megabytes} MB`,
  cutShort: 'odpověď skončila dřív, než byla celá',
  encoding: (name) => `posílá kódování „${name}“, o které nikdo nežádal`,
  unnamed: 'takový server není: DNS pro něj nemá adresu',
  dnsSilent: 'DNS neodpovědělo',
  refuses: 'odmítá spojení',
  cut: 'přerušil spojení',
  cutInBody: 'přerušil spojení dřív, než byla odpověď celá',
  unreachable: 'je nedostupný',
  expired: 'jeho certifikát už neplatí',
  selfSigned: 'jeho certifikát si podepsal sám',
  chain: 'řetěz jeho certifikátu není celý',
  otherName: 'jeho certifikát je na jiné jméno',
  tooLarge: 'posílá odpověď, která je po rozbalení moc velká',
  notHttp: (reason) => `nemluví HTTP, jak má: „${reason}“`,
  other: (reason) => `„${reason}“`,
}

const found: Catalogue['verify']['found'] = {
  wholeAnswer: 'celá odpověď',
  redirect: (status, to) => `${status} na ${to}`,
  thisAddress: 'odpověď přímo na této adrese',
  leadsTo: (origin) => `vede na ${origin}`,
  nothingElse: 'nikam jinam',
  none: 'nic',
  otherBytes: 'jiné bajty',
  validJson: 'platný JSON',
  schemaJson: 'JSON podle zveřejněného schématu',
  noJson: (reason) => `není to JSON: „${reason}“`,
  document: 'dokument',
  schemaFault: (place, reason) => `${place}: „${reason}“`,
  schemaUnusable: (reason) => `zveřejněné schéma, které nejde použít: „${reason}“`,
  nothing: 'nic',
  webPage: 'webová stránka',
  text: 'text',
  bytes: (count) => counted(count, 'bajt', 'bajty', 'bajtů'),
  some: 'aspoň nějaké',
  withoutType: 'bez typu',
  andBody: (head) => `${head} a obsah`,
  same: 'totéž',
  otherBody: (status) => `stav ${status}, jiný obsah`,
  withCredentials: (allowed) => `${allowed} s přihlášením`,
  aRedirect: 'přesměrování',
  ourPage: 'naše stránka',
  otherPage: 'jiná stránka',
  readable: 'dá se přečíst',
  unreadable: 'nemá jít přečíst; nic tajného neříká',
  page: 'stránka',
  twin: 'její Markdown',
  somethingElse: 'něco jiného',
  vary: (page, twin) => `${page} u stránky, ${twin} u jejího Markdownu`,
  linkStatus: (href, status) => `${href} má stav ${status}`,
  linkType: (href, type) => `${href} se vydává za ${type}`,
  rightLinks: (count) => counted(count, 'správný odkaz', 'správné odkazy', 'správných odkazů'),
  onlyRightLinks: 'samé správné odkazy',
  certificateEnds: (days) => `certifikát, který skončí za ${counted(days, 'den', 'dny', 'dní')}`,
  twoWeeks: '14 dní nebo víc',
  status: (status) => `stav ${status}`,
  redirectTo: (address) => `přesměrování na ${address}`,
  liesAt: (path, origin) =>
    `web leží na ${path}; běžné programy se ptají na ${origin}/.well-known/... a nenajdou ho`,
  ownHost: 'vlastní jméno serveru',
  noLanguage: 'žádný jazyk, který mají data',
  languages: (codes) => codes.map((code) => `lang="${code}"`).join(' nebo '),
  sameItems: items,
  sameItemsAsData: (count) => `${items(count)} jako v datech`,
  sameEvents: events,
  sameEventsAsData: (count) => `${events(count)} jako v datech`,
  sameAllergens: (count) => `alergeny: ${items(count)}`,
  sameAllergensAsData: (count) => `alergeny: ${items(count)} jako v datech`,
  sameHours: (count) => `týden a vedle něj ${counted(count, 'část', 'části', 'částí')}`,
  sameHoursAsData: (count) =>
    `týden a vedle něj ${counted(count, 'část', 'části', 'částí')} jako v datech`,
  sameLunches: (count) => `obědy na ${counted(count, 'den', 'dny', 'dní')}`,
  sameLunchesAsData: (count) => `obědy na ${counted(count, 'den', 'dny', 'dní')} jako v datech`,
  otherAllergens: (id, codes) =>
    codes.length === 0
      ? `${id} alergeny podle textu nemá`
      : `${id} uvádí alergeny ${codes.join(', ')}`,
  allergensUnstated: (id) => `${id} uvádí, že alergeny nejsou známy`,
  allergensUnsaid: (id) => `${id} o alergenech mlčí`,
  allergensOfPart: (id, part) => `${id}: ${part} uvádí jiné alergeny`,
  noTraces: (id, code) => `${id} neuvádí stopy ${code}`,
  otherTraces: (id, code) => `${id} uvádí stopy ${code}`,
  within: (part, said) => `${part}: ${said}`,
  dishes: (date, count) => `${typedDate(date)} má ${counted(count, 'jídlo', 'jídla', 'jídel')}`,
  hours: 'otevírací doba',
  week: 'týden',
  seasonOf: (from, to) => `období ${typedDate(from)} až ${typedDate(to)}`,
  exceptionOf: (date) => `výjimka ${typedDate(date)}`,
  allClosed: 'zavřeno ve všechny dny',
  columns: (day, count) => `${day} má ${counted(count, 'sloupec', 'sloupce', 'sloupců')}`,
  heldOn: (service, day, times) => `${service} (${day}): ${times.join(', ') || 'bez časů'}`,
  unstatedOn: (service, day) => `${service} (${day}): neuvedeno`,
  exceptionHeld: (date, times) => `výjimka ${typedDate(date)}: ${times || 'bez časů'}`,
  exceptionStates: (date, said, stated) =>
    `výjimka ${typedDate(date)} uvádí ${counted(said, 'dobu', 'doby', 'dob')} místo ${stated}`,
  otherDate: (id, date) => `${id} není v den ${typedDate(date)}`,
  otherTime: (id, time) => `${id} neříká ${time}`,
  more: (said, count) => `${said} a ${counted(count, 'další', 'další', 'dalších')}`,
  notInData: (id) => `${id} v datech není`,
  missing: (id) => `${id} chybí`,
  otherwiseCalled: (id, name) => `${id} se nejmenuje „${name}“`,
  otherPrice: (id, price) => `${id} nestojí ${String(price).replace('.', ',')}`,
}

const mends: Catalogue['verify']['mends'] = {
  addressAndUp: 'podívejte se, jestli je adresa správně a web běží',
  up: 'podívejte se, jestli web běží, a zeptejte se znovu',
  noRedirect: 'zrušte na této adrese přesměrování, nebo ověřujte a zveřejňujte adresu, kam vede',
  dotNames: 'nastavte hosting, aby posílal i jména začínající tečkou',
  publish: 'zveřejněte celou složku nově vytvořeného webu',
  publishUntouched: 'zveřejněte celou složku nově vytvořeného webu a nenechte ji ničím přepisovat',
  publishAll: 'zveřejněte najednou všechny soubory jednoho buildu',
  publishAllAndClear:
    'zveřejněte najednou všechny soubory jednoho buildu a vyprázdněte mezipaměť hostingu',
  status: (status) =>
    `hosting odpovídá ${status}; podívejte se do jeho záznamů a jestli je web veřejný`,
  rules: 'nastavte hosting, aby se řídil pravidly, která mu build píše',
  oneType: 'nastavujte typ jen v jednom pravidle',
  charset: 'posílejte s typem ; charset=utf-8, jinak se rozbijí háčky a čárky',
  noCharset: 'JSON je v UTF-8: jiné kódování neposílejte',
  profile: 'posílejte profile v uvozovkách (RFC 9727, oddíl 4.2)',
  oneRule: 'nastavte to v jediném pravidle, ne v nastavení hostingu nebo proxy',
  head: 'odpovídejte na HEAD jako na GET, jen bez obsahu (RFC 9110, oddíl 9.3.2)',
  access: 'zrušte řízení přístupu; na poslaný token se nemá hledět',
  notFound: 'zveřejněte stránku pro chyby a vypněte hostingu náhradní jednostránkovou odpověď',
  exactPaths: 'nastavujte typy podle přesných cest, nikdy hvězdičkou',
  errorPage: (path) => `nastavte hosting, aby na neznámé cesty odpovídal stránkou ${path}`,
  baseUrl: (base) =>
    `vytvořte web s --base-url ${base} (nebo BASE_URL), zveřejněte ho znovu a vyprázdněte mezipaměť hostingu`,
  negotiation:
    'použijte program, který build pro hosting vytvoří, nebo vypněte markdown_negotiation',
  https: 'zapněte na hostingu https',
  forceHttps: 'zapněte na hostingu vynucené https',
}

export const verify: Catalogue['verify'] = {
  failures,
  found,
  mends,
  outcomes: { held: 'ok', broken: 'CHYBA', warning: 'pozor', tolerated: 'známo' },
  whose: { build: 'build', rules: 'pravidla', host: 'hosting' },
  held: (what) => `je i má být ${what}`,
  differs: (what, expected) => `je ${what}; má být ${expected}`,
  remedy: (whose, mend) => `kdo za to může: ${whose}; oprava: ${mend}`,
  summary: {
    held: 'Zveřejněný web drží, co slibuje',
    broken: 'Zveřejněný web něco ze svých slibů nedrží',
    unasked: 'Zveřejněný web se nepodařilo ověřit',
    more: (count) => `${counted(count, 'další je', 'další jsou', 'dalších je')} ve výpisu běhu.`,
  },
  answered: (count) => counted(count, 'odpověď', 'odpovědi', 'odpovědí'),
  sources: { table: 'tabulka zdrojů', nothing: 'nic' },
  conclusion: ({ base, held, broken, tolerated, warnings, source }) => {
    const parts = [
      counted(held, 'slib platí', 'sliby platí', 'slibů platí'),
      counted(broken, 'neplatí', 'neplatí', 'neplatí'),
      tolerated > 0
        ? counted(
            tolerated,
            'je známé omezení hostingu',
            'jsou známá omezení hostingu',
            'jsou známá omezení hostingu',
          )
        : '',
      warnings > 0 ? counted(warnings, 'upozornění', 'upozornění', 'upozornění') : '',
    ]
    return `${base}: ${list(parts.filter((part) => part !== ''))} (sliby: ${source})`
  },
}
