// Czech texts of the commands: flags, help and results.

import { countryCodes } from '../../model/countries.ts'
import type { Catalogue } from '../catalogue.ts'
import { flagValues } from '../subjects/calls.ts'
import { pickTexts } from '../template.ts'
import { typedDate, typedNumber } from '../wording.ts'
import { counted, list } from './grammar.ts'

const flags: Catalogue['commands']['flags'] = {
  content: 'vaše soubory; bez přepínače content',
  contentSpoken: 'vaše soubory, v jejichž jazyce se to řekne; bez přepínače content',
  out: 'složka pro hotový web; bez přepínače dist',
  'base-url': 'adresa webu, https://...',
  date: 'den, pro který se web tvoří; bez přepínače dnes',
  host: 'kde se web zveřejní; viz níž',
  hostLimits: (names) => `neber jako chybu, co tento hosting neumí: ${names}`,
  strict: 'ber i upozornění jako chyby',
  format: 'jak vypsat chyby: human, json, nebo github',
  since: 's kterým commitem porovnávat (výchozí: HEAD, poslední uložený)',
  formatOfChanges: 'human (výchozí), github, gitlab nebo json',
  verdictFormat: 'jak vypsat, co platí a co ne: human, json, nebo github',
  quiet: 'vypiš jen chyby',
  all: 'vypiš každé upozornění celé a všechno, co vzniklo',
  lan: 'ukaž web i na telefonu ve stejné síti',
  lang: 'jazyk toho, co tu čtete: cs, de, en, nebo sk; bez přepínače jazyk vašeho systému, jinak hospody',
  port: 'port; bez přepínače 3000',
  json: 'vypiš JSON',
  timeout: 'na jednu odpověď; bez přepínače 10',
  fromTable: 'tabulka s řádkem nadpisů: jméno, cena, porce, alergeny, oddíl ...',
  country: `země hospody, jedno z: ${list(countryCodes)}; bez přepínače CZ, u slovenské tabulky SK`,
  houseType:
    'co je to za podnik: bar, cafe, kiosk, wine_bar ..., nebo slovo jako kavárna; bez přepínače hospoda',
  from: 'suď podle toho, co o sobě zveřejňuje tento web',
  against: 'build, který má být zveřejněný; bez přepínače dist, pokud je pro tuto adresu',
  for: 'co chce adresář, k opsání: google',
  brief: 'jen jména a povinná pole',
  help: 'vypiš toto',
}

export const commands: Catalogue['commands'] = {
  flags,
  values: pickTexts(flagValues, (texts) => texts.cs),
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
    verify: 'zkontroluje, jestli zveřejněný web plní všechno, co slibuje',
    init: 'zapíše soubory nové hospody',
    export: 'zapíše lístek jako tabulku',
    changes: 'zeptá se na změny od některého uložení, které bývají omylem',
    fields: 'vypíše všechna pole souborů',
    agency: 'sestaví a vypíše všechny hospody ve složkách jedné složky',
    flags: 'Přepínače příkazu: agent-pub PŘÍKAZ --help',
    version: 'Verze programu: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }) =>
    `Hotovo: ${counted(files, 'soubor', 'soubory', 'souborů')} (${typedNumber(size)}) v ${out}/ pro ${url} (${from}), ke dni ${typedDate(date)} (${source}), za ${milliseconds} ms.`,
  agency: {
    built: (day) => `Web ze dne ${day}.`,
    never: 'Web ještě není.',
    holidays: (days) => `Bez hodin jsou ${days}.`,
  },
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
    guides: 'README.md tam popisuje první hodinu a content/README.md, jak se co mění.',
  },
  preview: (address) => `Náhled je na ${address} (konec: Ctrl+C)`,
  dev: {
    running: (address) => `Náhled je na ${address}, po každém uložení se obnoví (konec: Ctrl+C)`,
    ahead: (address) => `Příští dny, nedokončené texty a upozornění: ${address}`,
    built: (milliseconds) => `Hotovo za ${milliseconds} ms.`,
    phone: (address) => `Na telefonu ve stejné síti: ${address}`,
    noPhone: 'Tento počítač není v síti, ve které by ho telefon našel.',
    ended: 'Program, který web tvoří, skončil.',
    unwatched: (reason) =>
      `Uložené změny se už samy neukážou (${reason}). Ukončete náhled pomocí Ctrl+C a spusťte ho znovu.`,
    localOnly: 'Tento server odpovídá jen jako localhost.',
    readOnly: 'Jen GET a HEAD.',
    notReady: 'Stránka ještě není hotová. Za chvíli ji načtěte znovu.',
  },
}

/** Texts around the list of fields. */
export const fieldList: Catalogue['fieldList'] = {
  title: 'Všechna pole',
  intro:
    'Podle týchž záznamů, podle kterých soubory čte stavba webu. U každého pole stojí, co znamená a co do něj patří. Text smí mít 1000 znaků; má-li v sobě dvojtečku s mezerou nebo mezeru s křížkem, dejte ho do uvozovek. Co vynecháte, o tom web nic netvrdí.',
  notes:
    'Ke každému údaji o hospodě v `pub.md` patří i poznámka vašimi slovy: `garden_note`, v dalších jazycích `garden_note_en`. Kde je nabídnuto `ask`, smí údaj zůstat otevřený, než ho majitel řekne: hosté čtou, že se doplňuje, a každé sestavení to připomene.',
  required: 'povinné',
  orAsk: 'nebo `ask`',
  inEntries: (path) => `V každém záznamu pole \`${path}\``,
  brief:
    'Pole podle souborů. Hvězdička značí povinná. U (ask) smí být `ask`, než to majitel řekne. Ke každému údaji v pub.md patří JMENO_note. Texty mají další jazyky jako JMENO_en. Bez --brief se vypíšou i významy.',
}
