// Czech texts of `verify`.

import type { Catalogue } from '../catalogue.ts'
import { typedDate, typedNumber } from '../wording.ts'
import { counted, list } from './grammar.ts'

const failures: Catalogue['verify']['failures'] = {
  notAsked: (count) =>
    `bez dotazu: ${counted(count, 'otázka', 'otázky', 'otázek')} po sobě bez odpovědi`,
  timeOver: 'bez dotazu: čas na celou kontrolu vypršel',
  redirectsNowhere: (to) => `přesměrovává na „${to}“, a to není adresa`,
  redirectsTo: (to) => `přesměrovává na ${to}`,
  redirectsInCircle: (to) => `přesměrovává v kruhu přes ${to}`,
  redirectsOften: (most) => `přesměrovává víc než ${most}krát`,
  unfinished: (seconds) => `odpověď začala, ale ani za ${typedNumber(seconds)} s neskončila`,
  silent: (seconds) => `žádná odpověď za ${typedNumber(seconds)} s`,
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
  endless: 'odpovědi, které nejde v rozumném čase posoudit',
  unjudged: (reason) => `odpovědi, které nejde posoudit: „${reason}“`,
}

const found: Catalogue['verify']['found'] = {
  wholeAnswer: 'celá odpověď',
  judged: 'odpovědi, které posoudit jde',
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
  certificateEnds: (days) => `certifikát, který skončí za ${counted(days, 'den', 'dny', 'dní')}`,
  twoWeeks: '14 dní nebo víc',
  status: (status) => `stav ${status}`,
  redirectTo: (address) => `přesměrování na ${address}`,
  liesAt: (path, origin) =>
    `web leží na ${path}; běžné programy se ptají na ${origin}/.well-known/... a nenajdou ho`,
  ownHost: 'vlastní jméno serveru',
  digests: 'otisky jeho buildu',
  olderVersion:
    'žádné: web vytvořila starší verze, posuzují se jen jeho hlavičky a schémata, ne obsah souborů',
  bodyOfBuild: 'obsah z buildu',
  bodyOf: (path) => `obsah ${path}`,
  changes: {
    bom: 'obsah z buildu, před kterým je BOM',
    lineEnds: 'obsah z buildu s jinými konci řádků',
    packedTwice: 'obsah z buildu, dvakrát zabalený',
    minified: 'obsah z buildu, zmenšený nebo jinak rozložený',
    script: 'obsah z buildu, do kterého někdo přidal skript',
    cutShort: 'useknutý obsah',
    otherBuild: 'obsah z jiného buildu, nebo změněný',
  },
  oneBuild: 'obsah z jednoho buildu',
  otherBuild: (count, all) => `z jiného buildu než tyto otisky: ${count} z ${all} souborů`,
  buildIn: (folder, date) => `build ze dne ${typedDate(date)} ve složce ${folder}`,
  allOfOtherBuild: (date) => `všechno z jiného buildu, pro den ${typedDate(date)}`,
  withLength: (head, length) => `${head}, Content-Length ${length}`,
  laterThan: (now) => `později než ${now}`,
}

const fixes: Catalogue['verify']['fixes'] = {
  addressAndUp: 'podívejte se, jestli je adresa správně a web běží',
  up: 'podívejte se, jestli web běží, a zeptejte se znovu',
  noRedirect: 'zrušte na této adrese přesměrování, nebo ověřujte a zveřejňujte adresu, kam vede',
  dotNames: 'nastavte hosting, aby posílal i jména začínající tečkou',
  publish: 'zveřejněte celou složku nově vytvořeného webu',
  publishUntouched: 'zveřejněte celou složku nově vytvořeného webu a nenechte ji ničím přepisovat',
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
  redirects: 'zveřejněte i pravidla tohoto buildu pro staré adresy (docs/hosting.md)',
  negotiation:
    'použijte program, který build pro hosting vytvoří, nebo vypněte markdown_negotiation',
  https: 'zapněte na hostingu https',
  forceHttps: 'zapněte na hostingu vynucené https',
  noneAdded:
    'vypněte, co na hostingu nebo proxy přidává cookies, pravidla pro roboty, přesměrování nebo stahování',
  unchanged: 'vypněte, co na hostingu nebo proxy mění soubory, a vyprázdněte mezipaměť',
  clearPacked:
    'zveřejněte i zabalené soubory (.gz, .br) tohoto buildu, nebo žádné, a vyprázdněte mezipaměť',
  expired: 'uveďte v content/pub.md pozdější security_expires, vytvořte web a zveřejněte ho znovu',
}

export const verify: Catalogue['verify'] = {
  failures,
  found,
  fixes: fixes,
  outcomes: { held: 'ok', broken: 'CHYBA', warning: 'pozor', tolerated: 'známo' },
  whose: { build: 'build', rules: 'pravidla', host: 'hosting' },
  held: (what) => `je i má být ${what}`,
  differs: (what, expected) => `je ${what}; má být ${expected}`,
  remedy: (whose, fix) => `kdo za to může: ${whose}; oprava: ${fix}`,
  summary: {
    held: 'Zveřejněný web plní, co slibuje',
    broken: 'Zveřejněný web něco z toho, co slibuje, neplní',
    unasked: 'Zveřejněný web se nepodařilo ověřit',
    more: (count) => `${counted(count, 'další je', 'další jsou', 'dalších je')} ve výpisu běhu.`,
  },
  answered: (count) => counted(count, 'odpověď', 'odpovědi', 'odpovědí'),
  sources: { digests: 'otisky jeho buildu', nothing: 'nic' },
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
