// Co říkají příkazy o sobě a o tom, co udělaly.

import { countryCodes } from '../../model/countries.ts'
import type { Catalogue } from '../catalogue.ts'
import { typedDate } from '../wording.ts'
import { counted, list } from './parts.ts'

const flags: Catalogue['commands']['flags'] = {
  content: 'vaše soubory; bez přepínače content',
  contentSpoken: 'vaše soubory, v jejichž jazyce se to řekne; bez přepínače content',
  out: 'složka pro hotový web; bez přepínače dist',
  'base-url': 'adresa webu, https://...',
  date: 'den, pro který se web tvoří; bez přepínače dnes',
  host: 'kde se web zveřejní; viz níž',
  hostLimits: (names) => `promiň, co tento hosting neumí: ${names}`,
  strict: 'ber i upozornění jako chyby',
  format: 'jak vypsat chyby: human, json, nebo github',
  verdictFormat: 'jak vypsat, co platí a co ne: human, json, nebo github',
  quiet: 'vypiš jen chyby',
  lang: 'jazyk toho, co tu čtete: cs, nebo en; bez přepínače jazyk vašeho systému, jinak hospody',
  port: 'port; bez přepínače 3000',
  json: 'vypiš JSON',
  timeout: 'na jednu odpověď; bez přepínače 10',
  fromTable: 'tabulka s řádkem nadpisů: jméno, cena, porce, alergeny, oddíl ...',
  country: `země hospody (bez přepínače CZ, u slovenské tabulky SK), jedno z: ${list(countryCodes)}`,
  from: 'suď podle toho, co o sobě zveřejňuje tento web',
  against: 'build, který má být zveřejněný; bez přepínače dist, pokud je pro tuto adresu',
  help: 'vypiš toto',
}

export const values: Catalogue['commands']['values'] = {
  folder: 'SLOŽKA',
  file: 'SOUBOR',
  code: 'KÓD',
  url: 'ADRESA',
  date: 'RRRR-MM-DD',
  name: 'JMÉNO',
  format: 'TVAR',
  lang: 'JAZYK',
  number: 'ČÍSLO',
  seconds: 'SEKUNDY',
}

export const commands: Catalogue['commands'] = {
  flags,
  values,
  flagsOf: '[přepínače]',
  hosts: 'Hostingy:',
  exitCodes:
    'Návratový kód: 0 hotovo, 1 chyby v obsahu, 2 špatně zavolaný příkaz, 3 nedovolil to počítač (plný disk, složka jiného uživatele)',
  site: 'https://vas.web',
  program: {
    call: 'agent-pub PŘÍKAZ [přepínače]',
    build: 'vytvoří web z content/ do dist/',
    dev: 'ukáže web na tomto počítači a po každém uložení ho obnoví',
    preview: 'ukáže web na tomto počítači tak, jak ho ukáže hosting',
    verify: 'zeptá se zveřejněného webu, jestli drží všechno, co slibuje',
    init: 'zapíše soubory nové hospody',
    export: 'zapíše lístek jako tabulku',
    flags: 'Přepínače příkazu: agent-pub PŘÍKAZ --help',
    version: 'Verze programu: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }) =>
    `Hotovo: ${counted(files, 'soubor', 'soubory', 'souborů')} (${size.replace('.', ',')}) v ${out}/ pro ${url} (${from}), ke dni ${typedDate(date)} (${source}), za ${milliseconds} ms.`,
  note: 'pozn.',
  init: {
    usage: 'agent-pub init SLOŽKA   zapíše do prázdné složky soubory nové hospody',
    wrote: (folder, files) =>
      `Nová hospoda je ve složce ${folder}/: ${counted(files, 'soubor', 'soubory', 'souborů')}.`,
    engine: {
      registry: (spec) => `Program agent-pub se vezme z registru npm (${spec}).`,
      repository: (spec) => `Program agent-pub se vezme ze svého repozitáře (${spec}).`,
      package: (spec) => `Program agent-pub je přibalen ve složce vendor (${spec}).`,
    },
    next: 'Dál:',
    guides: 'README.md tam popisuje první hodinu, content/README.md, jak všechno změnit.',
  },
  preview: (address) => `Náhled je na ${address} (konec: Ctrl+C)`,
  dev: {
    running: (address) => `Náhled je na ${address}, po každém uložení se obnoví (konec: Ctrl+C)`,
    ahead: (address) => `Příští dny, nedokončené texty a upozornění: ${address}`,
    built: (milliseconds) => `Hotovo za ${milliseconds} ms.`,
    ended: 'Program, který web tvoří, skončil.',
    localOnly: 'Tento server odpovídá jen jako localhost.',
    readOnly: 'Jen GET a HEAD.',
  },
}
