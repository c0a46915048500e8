// Slovak texts of `verify`.

import type { Catalogue } from '../catalogue.ts'
import { typedDate } from '../wording.ts'
import { counted, list } from './grammar.ts'

const failures: Catalogue['verify']['failures'] = {
  notAsked: (count) => `nepýtalo sa: ${count} žiadostí po sebe zostalo bez odpovede`,
  timeOver: 'nepýtalo sa: čas na celý beh sa minul',
  redirectsNowhere: (to) => `presmeruje na „${to}“, čo nie je adresa`,
  redirectsTo: (to) => `presmeruje na ${to}`,
  redirectsInCircle: (to) => `presmeruje v kruhu cez ${to}`,
  redirectsOften: (most) => `presmeruje viac než ${most}-krát`,
  unfinished: (seconds) => `začal odpovedať, ale do ${seconds} s neskončil`,
  silent: (seconds) => `bez odpovede do ${seconds} s`,
  tooMuch: (megabytes) => `posiela viac než ${megabytes} MB`,
  cutShort: 'skončil skôr, než bol obsah celý',
  encoding: (name) => `posiela kódovanie „${name}“, o ktoré nikto nežiadal`,
  unnamed: 'taký názov hostiteľa nie je: DNS preň nemá adresu',
  dnsSilent: 'DNS neodpovedalo',
  refuses: 'odmieta spojenia',
  cut: 'zavrel spojenie',
  cutInBody: 'zavrel spojenie skôr, než bol obsah celý',
  unreachable: 'nie je dostupný',
  expired: 'jeho certifikát vypršal',
  selfSigned: 'jeho certifikát si podpísal sám',
  chain: 'reťaz jeho certifikátov nie je úplná',
  otherName: 'jeho certifikát je na iné meno',
  tooLarge: 'posiela obsah, ktorý je po rozbalení príliš veľký',
  notHttp: (reason) => `nehovorí správne HTTP: „${reason}“`,
  other: (reason) => `„${reason}“`,
  endless: 'odpovede, ktoré sa nedajú skontrolovať v rozumnom čase',
  unjudged: (reason) => `odpovede, ktoré sa nedajú skontrolovať: „${reason}“`,
}

const found: Catalogue['verify']['found'] = {
  wholeAnswer: 'celá odpoveď',
  judged: 'odpovede, ktoré sa dajú skontrolovať',
  redirect: (status, to) => `${status} na ${to}`,
  thisAddress: 'odpoveď práve na tejto adrese',
  leadsTo: (origin) => `vedie na ${origin}`,
  nothingElse: 'nič iné',
  none: 'žiadny',
  withoutType: 'bez typu',
  andBody: (head) => `${head} a obsah`,
  same: 'to isté',
  otherBody: (status) => `stav ${status}, iný obsah`,
  withCredentials: (allowed) => `${allowed} s prihlasovacími údajmi`,
  aRedirect: 'presmerovanie',
  ourPage: 'naša stránka',
  otherPage: 'iná stránka',
  readable: 'čitateľné',
  unreadable: 'nečitateľné; neobsahuje nič tajné',
  page: 'stránka',
  twin: 'dvojča',
  somethingElse: 'niečo iné',
  vary: (page, twin) => `${page} na stránke, ${twin} na dvojčati`,
  certificateEnds: (days) => `certifikát, ktorý vyprší o ${counted(days, 'deň', 'dni', 'dní')}`,
  twoWeeks: '14 dní alebo viac',
  status: (status) => `stav ${status}`,
  redirectTo: (address) => `presmerovanie na ${address}`,
  liesAt: (path, origin) =>
    `web je na ${path}; bežní klienti sa pýtajú ${origin}/.well-known/... a nenájdu ho`,
  ownHost: 'vlastný názov hostiteľa',
  digests: 'odtlačky jeho zostavenia',
  bodyOfBuild: 'obsah zo zostavenia',
  bodyOf: (path) => `obsah ${path}`,
  changes: {
    bom: 'obsah zo zostavenia za značkou poradia bajtov',
    lineEnds: 'obsah zo zostavenia s inými koncami riadkov',
    packedTwice: 'obsah zo zostavenia, dvakrát komprimovaný',
    minified: 'obsah zo zostavenia, zmenšený alebo preformátovaný',
    script: 'obsah zo zostavenia s pridaným skriptom',
    cutShort: 'odrezaný obsah',
    otherBuild: 'obsah iného zostavenia, alebo zmenený',
  },
  oneBuild: 'obsah jediného zostavenia',
  otherBuild: (count, all) => `${count} z ${all} obsahov je z iného zostavenia než tieto odtlačky`,
  buildIn: (folder, date) => `zostavenie zo dňa ${typedDate(date)} v ${folder}`,
  allOfOtherBuild: (date) => `všetko z iného zostavenia, ku dňu ${typedDate(date)}`,
  withLength: (head, length) => `${head}, Content-Length ${length}`,
  laterThan: (now) => `neskôr než ${now}`,
}

const fixes: Catalogue['verify']['fixes'] = {
  addressAndUp: 'skontrolujte, či je adresa správna a web beží',
  up: 'skontrolujte, či web beží, a spustite to znova',
  noRedirect:
    'zrušte presmerovanie z tejto adresy, alebo kontrolujte a zverejnite adresu, na ktorú vedie',
  dotNames: 'nastavte hosting tak, aby posielal názvy, ktoré sa začínajú bodkou',
  publish: 'zverejnite celý výstupný priečinok čerstvého zostavenia',
  publishAllAndClear:
    'zverejnite všetky súbory jedného zostavenia naraz a vyprázdnite vyrovnávaciu pamäť hostingu',
  status: (status) => `hosting odpovedá ${status}; pozrite sa do jeho záznamu a či je web verejný`,
  rules: 'nastavte hosting tak, aby sa riadil pravidlami, ktoré preň zostavenie píše',
  oneType: 'nastavte typ iba v jednom pravidle',
  charset: 'posielajte s typom ; charset=utf-8, inak sa pokazí diakritika',
  noCharset: 'JSON je UTF-8: inú znakovú sadu neposielajte',
  profile: 'posielajte profil v úvodzovkách (RFC 9727, oddiel 4.2)',
  oneRule: 'nastavte to v jednom pravidle a v žiadnom nastavení hostingu alebo proxy',
  head: 'odpovedajte na HEAD ako na GET, bez obsahu (RFC 9110, oddiel 9.3.2)',
  access: 'zrušte kontrolu prístupu; poslaný token sa musí ignorovať',
  notFound: 'zverejnite chybovú stránku a vypnite náhradné stránky hostingu (single-page)',
  exactPaths: 'nastavujte typy podľa presných ciest, nikdy hviezdičkou',
  errorPage: (path) => `nastavte hosting tak, aby na neznáme cesty odpovedal ${path}`,
  baseUrl: (base) =>
    `zostavte s --base-url ${base} (alebo BASE_URL), zverejnite znova a vyprázdnite vyrovnávaciu pamäť hostingu`,
  redirects: 'zverejnite s ním aj pravidlá tohto zostavenia pre staré adresy (docs/hosting.md)',
  negotiation:
    'použite program, ktorý zostavenie pre hosting vytvorí, alebo vypnite markdown_negotiation',
  https: 'zapnite na hostingu https',
  forceHttps: 'zapnite na hostingu „vynútiť https“',
  noneAdded:
    'vypnite na hostingu alebo jeho proxy všetko, čo pridáva cookies, pravidlá pre roboty, presmerovania alebo sťahovanie',
  unchanged:
    'vypnite na hostingu alebo jeho proxy všetko, čo mení súbory, a vyprázdnite vyrovnávaciu pamäť',
  clearPacked:
    'zverejnite aj zbalené súbory (.gz, .br) tohto zostavenia, alebo žiadne, a vyprázdnite vyrovnávaciu pamäť',
  expired: 'napíšte v content/pub.md neskorší security_expires, zostavte a zverejnite znova',
}

export const verify: Catalogue['verify'] = {
  failures,
  found,
  fixes,
  outcomes: { held: 'ok', broken: 'PORUŠENÉ', warning: 'pozor', tolerated: 'známe' },
  whose: { build: 'zostavenie', rules: 'pravidlá', host: 'hosting' },
  held: (what) => `je a má byť: ${what}`,
  differs: (what, expected) => `je: ${what}; má byť: ${expected}`,
  remedy: (whose, fix) => `príčina: ${whose}; oprava: ${fix}`,
  summary: {
    held: 'Zverejnený web dodržiava svoje sľuby',
    broken: 'Zverejnený web niektoré svoje sľuby porušuje',
    unasked: 'Zverejnený web sa nedal skontrolovať',
    more: (count) => `${counted(count, 'ďalší je', 'ďalšie sú', 'ďalších je')} vo výpise behu.`,
  },
  answered: (count) => counted(count, 'odpoveď', 'odpovede', 'odpovedí'),
  sources: { digests: 'odtlačkov jeho zostavenia', nothing: 'úvodnej stránky, bez odtlačkov' },
  conclusion: ({ base, held, broken, tolerated, warnings, source }) => {
    const parts = [
      counted(held, 'sľub platí', 'sľuby platia', 'sľubov platí'),
      `${broken} porušených`,
      tolerated > 0 ? `${tolerated} sú známe medze hostingu` : '',
      warnings > 0 ? counted(warnings, 'upozornenie', 'upozornenia', 'upozornení') : '',
    ]
    return `${base}: ${list(parts.filter(Boolean))} (sľuby podľa ${source})`
  },
}
