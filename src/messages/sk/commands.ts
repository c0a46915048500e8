// Slovak texts of the commands: flags, help and results.

import { countryCodes } from '../../model/countries.ts'
import type { Catalogue } from '../catalogue.ts'
import { flagValues } from '../subjects/calls.ts'
import { pickTexts } from '../template.ts'
import { typedDate, typedNumber } from '../wording.ts'
import { counted, list } from './grammar.ts'
import { translate } from './texts.ts'

const flags: Catalogue['commands']['flags'] = {
  content: 'súbory podniku (inak content)',
  contentSpoken: 'súbory podniku, v jeho jazyku je výpis (inak content)',
  out: 'priečinok pre web (inak dist)',
  'base-url': 'adresa webu, https://...',
  date: 'deň, pre ktorý sa web tvorí (inak dnes)',
  host: 'kde bude web zverejnený; pozrite nižšie',
  hostLimits: (names) => `tolerovať, čo tento hosting nevie: ${names}`,
  strict: 'brať upozornenia ako chyby',
  format: 'chýb: human, json alebo github',
  verdictFormat: 'podoba výsledkov: human, json alebo github',
  quiet: 'vypísať iba chyby',
  all: 'vypísať každé upozornenie celé a zoznam vytvorených súborov',
  lan: 'ukázať web aj na telefóne v tej istej sieti',
  lang: 'jazyk týchto správ: cs, en, sk alebo de (inak jazyk systému alebo podniku)',
  port: 'port (inak 3000)',
  json: 'vypísať JSON',
  timeout: 'na jednu odpoveď (inak 10)',
  fromTable: 'tabuľka s riadkom nadpisov: názov, cena, porcia, alergény, oddiel, ...',
  country: `kde podnik je: ${list(countryCodes)}; inak CZ, alebo SK pri slovenskej tabuľke`,
  houseType: 'čo to je: bar, cafe, kiosk, wine_bar ..., alebo slovo ako kaviareň (inak pub)',
  against: 'zostavenie, ktoré má byť zverejnené (inak dist, ak je pre túto adresu)',
  since: 'commit, s ktorým sa porovnáva (inak HEAD, posledný)',
  formatOfChanges: 'human (inak), github, gitlab alebo json',
  for: 'čo chce adresár, na odpísanie: google',
  brief: 'iba názvy a povinné polia',
  help: 'vypísať toto',
}

export const commands: Catalogue['commands'] = {
  flags,
  values: pickTexts(flagValues, translate),
  flagsOf: '[prepínače]',
  hosts: 'Hostingy:',
  exitCodes:
    'Koniec: 0 hotovo, 1 chyby v obsahu, 2 zlé volanie, 3 systém odmietol (plný disk, cudzí priečinok)',
  site: 'https://vas.web',
  program: {
    call: 'agent-pub PRÍKAZ [prepínače]',
    build: 'zostaviť web z content/ do dist/',
    dev: 'ukázať web na tomto počítači a po každom uložení ho zostaviť znova',
    preview: 'ukázať web na tomto počítači tak, ako by to urobil hosting',
    verify: 'skontrolovať, či zverejnený web dodržiava všetky sľuby',
    init: 'zapísať súbory nového podniku',
    export: 'zapísať lístok ako tabuľku',
    changes: 'opýtať sa na zmeny od niektorého commitu, ktoré bývajú omylom',
    fields: 'vypísať všetky polia súborov',
    agency: 'zostaviť a vypísať všetky podniky v priečinkoch jedného priečinka',
    flags: 'Prepínače príkazu: agent-pub PRÍKAZ --help',
    version: 'Verzia programu: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }) =>
    `Hotovo: ${counted(files, 'súbor', 'súbory', 'súborov')} (${typedNumber(size)}) v ${out}/ pre ${url} (${from}), ku dňu ${typedDate(date)} (${source}), za ${milliseconds} ms.`,
  agency: {
    built: (day) => `Web zo dňa ${day}.`,
    never: 'Web ešte nie je.',
    holidays: (days) => `Bez hodín sú ${days}.`,
  },
  note: 'poznámka',
  init: {
    usage: 'agent-pub init PRIEČINOK   zapíše repozitár nového podniku do prázdneho priečinka',
    wrote: (folder, files) =>
      `Repozitár nového podniku je v ${folder}/: ${counted(files, 'súbor', 'súbory', 'súborov')}.`,
    engine: {
      registry: (spec) => `Program agent-pub inštaluje z registra npm (${spec}).`,
      repository: (spec) => `Program agent-pub inštaluje z jeho repozitára (${spec}).`,
      package: (spec) => `Program agent-pub inštaluje z balíčka v priečinku vendor (${spec}).`,
    },
    next: 'Ďalej:',
    guides: 'Prvú hodinu opisuje README.md; ako čo zmeniť, hovorí content/README.md.',
  },
  preview: (address) => `Ukážka je na ${address} (koniec Ctrl+C)`,
  dev: {
    running: (address) =>
      `Ukážka je na ${address}, po každom uložení sa zostaví znova (koniec Ctrl+C)`,
    ahead: (address) => `Najbližšie dni, vzorové texty a upozornenia: ${address}`,
    built: (milliseconds) => `Hotovo za ${milliseconds} ms.`,
    phone: (address) => `Na telefóne v tej istej sieti: ${address}`,
    noPhone: 'Tento počítač nie je v sieti, kde by sa k nemu telefón dostal.',
    ended: 'Proces, ktorý web zostavuje, skončil.',
    unwatched: (reason) =>
      `Uložené zmeny sa už samy neukážu (${reason}). Skončite Ctrl+C a spustite znova.`,
    localOnly: 'Tento server odpovedá iba ako localhost.',
    readOnly: 'Iba GET a HEAD.',
    notReady: 'Stránka ešte nie je hotová. O chvíľu ju načítajte znova.',
  },
}

/** Texts around the list of fields. */
export const fieldList: Catalogue['fieldList'] = {
  title: 'Všetky polia',
  intro:
    'Podľa tých istých záznamov, podľa ktorých súbory číta zostavenie webu. Pri každom poli je, čo znamená a čo doň patrí. Text smie mať 1000 znakov; ak obsahuje dvojbodku s medzerou alebo medzeru s krížikom, dajte ho do úvodzoviek. Čo vynecháte, o tom web nič netvrdí.',
  notes:
    'Ku každému údaju o podniku v `pub.md` patrí aj poznámka vašimi slovami: `garden_note`, v ďalších jazykoch `garden_note_en`. Kde je ponúknuté `ask`, smie údaj zostať otvorený, kým ho majiteľ povie: hostia čítajú, že sa dopĺňa, a každé zostavenie to pripomenie.',
  required: 'povinné',
  orAsk: 'alebo `ask`',
  inEntries: (path) => `V každom zázname poľa \`${path}\``,
  brief:
    'Polia podľa súborov. Hviezdička označuje povinné. Pri (ask) smie byť `ask`, kým to majiteľ povie. K údajom o podniku v pub.md, napríklad dogs, garden a payment, patrí aj NAZOV_note. Texty majú ďalšie jazyky ako NAZOV_en. Bez --brief sa vypíšu aj významy.',
}
