// Texts of the commands: flags, help and results.

import { countryCodes } from '../../model/countries.ts'
import { counted } from '../cs/grammar.ts'
import { typedDate, typedNumber } from '../wording.ts'
import { flagValues } from './calls.ts'

type Built = {
  files: number
  size: string
  out: string
  url: string
  from: string
  date: string
  source: string
  milliseconds: number
}

export const commands = {
  /** One line for each flag in `--help`. */
  flags: {
    content: "the owner's files (default: content) | vaše soubory; bez přepínače content",
    contentSpoken:
      "the owner's files, whose language is used for the report (default: content) | vaše soubory, v jejichž jazyce se to řekne; bez přepínače content",
    out: 'the output folder (default: dist) | složka pro hotový web; bez přepínače dist',
    'base-url': 'the address of the site, https://... | adresa webu, https://...',
    date: 'the date that the site is built for (default: today) | den, pro který se web tvoří; bez přepínače dnes',
    host: 'where the site is published; see below | kde se web zveřejní; viz níž',
    hostLimits:
      'tolerate what this host cannot do: {names} | neber jako chybu, co tento hosting neumí: {names}',
    strict: 'treat warnings as problems | ber i upozornění jako chyby',
    format: 'of problems: human, json or github | jak vypsat chyby: human, json, nebo github',
    since:
      'the commit to compare with (default: HEAD, the last one) | s kterým commitem porovnávat (výchozí: HEAD, poslední uložený)',
    formatOfChanges:
      'human (default), github, gitlab or json | human (výchozí), github, gitlab nebo json',
    verdictFormat:
      'how to print the results: human, json or github | jak vypsat, co platí a co ne: human, json, nebo github',
    quiet: 'print only problems | vypiš jen chyby',
    all: 'print every warning in full, and list the built files | vypiš každé upozornění celé a všechno, co vzniklo',
    lan: 'show the site on a phone in the same network too | ukaž web i na telefonu ve stejné síti',
    lang: 'the language of these messages: cs, de, en or sk (default: the one of your system, or of the pub) | jazyk toho, co tu čtete: cs, de, en, nebo sk; bez přepínače jazyk vašeho systému, jinak hospody',
    port: 'the port (default: 3000) | port; bez přepínače 3000',
    json: 'print JSON | vypiš JSON',
    timeout: 'for one answer (default: 10) | na jednu odpověď; bez přepínače 10',
    fromTable:
      'a table with a row of headings: name, price, portion, allergens, section, ... | tabulka s řádkem nadpisů: jméno, cena, porce, alergeny, oddíl ...',
    country: {
      en: `where the pub is: ${countryCodes.join(', ')}; the default is CZ, or SK for a Slovak table`,
      cs: `země hospody, jedno z: ${countryCodes.join(', ')}; bez přepínače CZ, u slovenské tabulky SK`,
    },
    houseType:
      'what the house is: bar, cafe, kiosk, wine_bar ..., or a word such as Gasthaus (default: pub) | co je to za podnik: bar, cafe, kiosk, wine_bar ..., nebo slovo jako kavárna; bez přepínače hospoda',
    against:
      'the build that should be published (default: dist, if it is for this address) | build, který má být zveřejněný; bez přepínače dist, pokud je pro tuto adresu',
    for: 'what a directory asks for, to copy: google | co chce adresář, k opsání: google',
    brief: 'only names and required fields | jen jména a povinná pole',
    help: 'print this | vypiš toto',
  },
  values: flagValues,
  flagsOf: '[flags] | [přepínače]',
  hosts: 'Hosts: | Hostingy:',
  exitCodes:
    'Exit code: 0 done, 1 problems in the content, 2 wrong arguments, 3 the system refused (full disk, folder of another user) | Návratový kód: 0 hotovo, 1 chyby v obsahu, 2 špatně zavolaný příkaz, 3 nedovolil to počítač (plný disk, složka jiného uživatele)',
  site: 'https://your.site | https://vas.web',
  /** Help of `agent-pub` without a command. */
  program: {
    call: 'agent-pub COMMAND [flags] | agent-pub PŘÍKAZ [přepínače]',
    build: 'build the site from content/ into dist/ | vytvoří web z content/ do dist/',
    dev: 'show the site on this machine and rebuild it when you save | ukáže web na tomto počítači a po každém uložení ho obnoví',
    preview:
      'show the site on this machine as a host would | ukáže web na tomto počítači tak, jak ho ukáže hosting',
    verify:
      'check that a published site keeps every promise | zkontroluje, jestli zveřejněný web plní všechno, co slibuje',
    init: 'write the files of a new pub | zapíše soubory nové hospody',
    export: 'write the menu as a table for a spreadsheet | zapíše lístek jako tabulku',
    changes:
      'ask about changes since a commit that are rarely meant | zeptá se na změny od některého uložení, které bývají omylem',
    fields: 'list every field of the files | vypíše všechna pole souborů',
    agency:
      'build and list all pubs in the folders of a folder | sestaví a vypíše všechny hospody ve složkách jedné složky',
    flags:
      'The flags of a command: agent-pub COMMAND --help | Přepínače příkazu: agent-pub PŘÍKAZ --help',
    version:
      'The version of the program: agent-pub --version | Verze programu: agent-pub --version',
  },
  built: {
    en: ({ files, size, out, url, from, date, source, milliseconds }: Built) =>
      `Built ${files} files (${size}) into ${out}/ for ${url} (from ${from}), as of ${date} (${source}), in ${milliseconds} ms.`,
    cs: ({ files, size, out, url, from, date, source, milliseconds }: Built) =>
      `Hotovo: ${counted(files, 'soubor', 'soubory', 'souborů')} (${typedNumber(size)}) v ${out}/ pro ${url} (${from}), ke dni ${typedDate(date)} (${source}), za ${milliseconds} ms.`,
  },
  agency: {
    built: 'Site of {day}. | Web ze dne {day}.',
    never: 'No site yet. | Web ještě není.',
    holidays: 'No hours stated for {days}. | Bez hodin jsou {days}.',
  },
  note: 'note | pozn.',
  init: {
    usage:
      'agent-pub init DIR   writes the repository of a new pub into an empty folder | agent-pub init SLOŽKA   zapíše do prázdné složky soubory nové hospody',
    wrote:
      'Wrote the repository of a new pub into {folder}/: {files # file | files}. | Nová hospoda je ve složce {folder}/: {files # soubor | soubory | souborů}.',
    engine: {
      registry:
        'It installs agent-pub from the npm registry ({spec}). | Program agent-pub se vezme z registru npm ({spec}).',
      repository:
        'It installs agent-pub from its repository ({spec}). | Program agent-pub se vezme ze svého repozitáře ({spec}).',
      package:
        'It installs agent-pub from a package in its folder vendor ({spec}). | Program agent-pub je přibalen ve složce vendor ({spec}).',
    },
    next: 'Next: | Dál:',
    guides:
      'README.md in it describes the first hour; content/README.md explains how to change everything. | README.md tam popisuje první hodinu a content/README.md, jak se co mění.',
  },
  preview: 'Preview at {address} (stop it with Ctrl+C) | Náhled je na {address} (konec: Ctrl+C)',
  dev: {
    running:
      'Preview at {address}, rebuilt when you save (stop it with Ctrl+C) | Náhled je na {address}, po každém uložení se obnoví (konec: Ctrl+C)',
    ahead:
      'The coming days, unfinished texts and warnings: {address} | Příští dny, nedokončené texty a upozornění: {address}',
    built: 'Built in {milliseconds} ms. | Hotovo za {milliseconds} ms.',
    phone: 'On a phone in the same network: {address} | Na telefonu ve stejné síti: {address}',
    noPhone:
      'This machine is not on a network where a phone could reach it. | Tento počítač není v síti, ve které by ho telefon našel.',
    ended: 'The build process ended. | Program, který web tvoří, skončil.',
    unwatched:
      'Saved changes no longer show by themselves ({reason}). Stop with Ctrl+C and start again. | Uložené změny se už samy neukážou ({reason}). Ukončete náhled pomocí Ctrl+C a spusťte ho znovu.',
    localOnly: 'This server answers only as localhost. | Tento server odpovídá jen jako localhost.',
    readOnly: 'GET and HEAD only. | Jen GET a HEAD.',
    notReady:
      'The page is not ready yet. Reload it in a moment. | Stránka ještě není hotová. Za chvíli ji načtěte znovu.',
  },
} as const

/** Texts around the list of fields. */
export const fieldList = {
  title: 'Every field | Všechna pole',
  intro:
    'From the definitions that the build uses. Each field has its meaning and the form of its value. A text may have up to 1000 characters; put it in quotation marks if it contains a colon and a space, or a space and a hash sign. Whatever you leave out, the site does not state. | Podle týchž záznamů, podle kterých soubory čte stavba webu. U každého pole stojí, co znamená a co do něj patří. Text smí mít 1000 znaků; má-li v sobě dvojtečku s mezerou nebo mezeru s křížkem, dejte ho do uvozovek. Co vynecháte, o tom web nic netvrdí.',
  notes:
    'Every fact of the house in `pub.md` also takes a note in your own words: `garden_note`, in further languages `garden_note_en`. Where it is offered, `ask` leaves a fact open until the owner states it: guests read that it is not stated yet, and every build reminds you. | Ke každému údaji o hospodě v `pub.md` patří i poznámka vašimi slovy: `garden_note`, v dalších jazycích `garden_note_en`. Kde je nabídnuto `ask`, smí údaj zůstat otevřený, než ho majitel řekne: hosté čtou, že zatím není uveden, a každé sestavení to připomene.',
  required: 'required | povinné',
  orAsk: 'or `ask` | nebo `ask`',
  inEntries: 'In each entry of `{path}` | V každém záznamu pole `{path}`',
  brief:
    'Fields by file. An asterisk marks required ones. Those with (ask) may be `ask` until the owner states them. Facts about the house in pub.md, such as dogs, garden and payment, also take NAME_note. Texts take further languages as NAME_en. Run it without --brief for meanings. | Pole podle souborů. Hvězdička značí povinná. U (ask) smí být `ask`, než to majitel řekne. K údajům o podniku v pub.md, třeba dogs, garden a payment, patří i JMENO_note. Texty mají další jazyky jako JMENO_en. Bez --brief se vypíšou i významy.',
} as const
