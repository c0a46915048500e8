// Co říkají příkazy o sobě a o tom, co udělaly, a co se říká jednou větou: o špatném zavolání, od
// počítače, k hotovému webu.

import type { AddressMistake } from '../../model/base-url.ts'
import { countryCodes } from '../../model/countries.ts'
import type { Catalogue } from '../catalogue.ts'
import { typedDate } from '../wording.ts'
import { counted, list } from './parts.ts'
import { addressMistakes } from './values.ts'

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
  verdictFormat: 'jak vypsat, co platí a co ne: human, json, nebo github',
  quiet: 'vypiš jen chyby',
  all: 'vypiš každé upozornění celé a všechno, co vzniklo',
  lan: 'ukaž web i na telefonu ve stejné síti',
  lang: 'jazyk toho, co tu čtete: cs, nebo en; bez přepínače jazyk vašeho systému, jinak hospody',
  port: 'port; bez přepínače 3000',
  json: 'vypiš JSON',
  timeout: 'na jednu odpověď; bez přepínače 10',
  fromTable: 'tabulka s řádkem nadpisů: jméno, cena, porce, alergeny, oddíl ...',
  country: `země hospody, jedno z: ${list(countryCodes)}; bez přepínače CZ, u slovenské tabulky SK`,
  houseType:
    'co je to za podnik: bar, cafe, kiosk, wine_bar ..., nebo slovo jako kavárna; bez přepínače hospoda',
  from: 'suď podle toho, co o sobě zveřejňuje tento web',
  against: 'build, který má být zveřejněný; bez přepínače dist, pokud je pro tuto adresu',
  help: 'vypiš toto',
}

const values: Catalogue['commands']['values'] = {
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
    verify: 'zkontroluje, jestli zveřejněný web plní všechno, co slibuje',
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

const nearest = (meant: string | null, known: readonly string[], dashes = '') =>
  meant === null
    ? `; známé jsou ${list(known.map((name) => dashes + name))}`
    : `; nemělo to být ${dashes}${meant}?`
const otherFolder = 'zvolte jinou složku pro web'

function wrong(typed: string, mistake: AddressMistake): string {
  const { found, mend } = addressMistakes[mistake](typed)
  return `${found}; ${mend}`
}

const kept = {
  untouched: 'web zůstal, jak byl',
  published: 'web je zveřejněný, s dosavadním souborem, byl-li tam nějaký',
}

const reasons: { [code: string]: string } = {
  ENOSPC: 'disk je plný; uvolněte místo a zkuste to znovu',
  EDQUOT: 'váš podíl na disku je plný; uvolněte místo a zkuste to znovu',
  EFBIG: 'váš podíl na disku je plný; uvolněte místo a zkuste to znovu',
  EROFS: 'z disku se dá jen číst; zvolte jiné místo',
  EACCES: 'nesmíte tam zapisovat; zvolte jiné místo',
  EPERM: 'nesmíte tam zapisovat; zvolte jiné místo',
  ENOENT: 'složka tam nejde vytvořit; zvolte jiné místo',
  ENOTDIR: 'cesta tam vede přes soubor; zvolte jiné místo',
  ENAMETOOLONG: 'jméno je pro disk příliš dlouhé; zvolte kratší',
}

export const sentences: Catalogue['sentences'] = {
  'command-unknown': ({ typed, meant, known }) =>
    `neznámý příkaz „${typed}“${nearest(meant, known)}`,
  'flag-unknown': ({ typed, meant, known }) =>
    `neznámý přepínač ${typed}${nearest(meant, known, '--')}`,
  'host-unknown': ({ typed, meant, known }) => `neznámý hosting „${typed}“${nearest(meant, known)}`,
  'word-unexpected': ({ value }) => `„${value}“ sem nepatří; přepínače začínají --`,
  'flag-without-value': ({ flag, value }) => `${flag} potřebuje hodnotu: ${flag} ${values[value]}`,
  'flag-with-value': ({ flag }) => `${flag} žádnou hodnotu nemá`,
  'choice-unknown': ({ flag, value, known }) =>
    `${flag} „${value}“ není; na výběr je ${list(known)}`,
  'port-impossible': ({ value }) => `--port „${value}“ není port; napište třeba --port 3000`,
  'port-taken': ({ port }) => `port ${port} je obsazený; zvolte jiný přepínačem --port`,
  'port-reserved': ({ port }) =>
    `port ${port} je vyhrazený správci tohoto počítače; zvolte přepínačem --port jiný, nad 1023`,
  'port-next': ({ port, free }) => `port ${port} je obsazený; náhled je na ${free}`,
  'seconds-impossible': ({ value }) =>
    `--timeout „${value}“ není počet sekund; napište třeba --timeout 10`,
  'date-flag-impossible': ({ value }) => `--date „${value}“ není datum; napište třeba 2026-11-20`,
  'epoch-impossible': ({ value }) => `SOURCE_DATE_EPOCH „${value}“ není počet sekund od roku 1970`,
  'site-unsaid': ({ call }) => `napište, který web: ${call} https://vas.web`,
  'address-wrong': ({ value, mistake }) => `adresa „${value}“ ${wrong(value, mistake)}`,
  'base-url-wrong': ({ value, from, mistake }) =>
    `adresa webu „${value}“ (${from}) ${wrong(value, mistake)}`,
  'base-url-missing': ({ file }) =>
    `nikde není adresa webu; přidejte do ${file} řádek base_url: https://..., nebo ji napište za --base-url či do BASE_URL`,
  'out-holds-room': ({ folder, room }) => `ve složce ${folder} leží ${room}; ${otherFolder}`,
  'out-in-room': ({ folder, room }) => `složka ${folder} leží v ${room}; ${otherFolder}`,
  'out-foreign': ({ folder, file }) =>
    `ve složce ${folder} je ${file}, který nevytvořil žádný build; zvolte přepínačem --out jinou složku, nebo odtud nejdřív všechno přesuňte`,
  'out-dangling': ({ folder }) =>
    `${folder} je odkaz, který nikam nevede; smažte ho, nebo vytvořte jeho složku`,
  'out-a-file': ({ folder }) => `${folder} je soubor; ${otherFolder}`,
  'out-sign': ({ server, sign, folder }) =>
    `${server} nejde nastavit na složku, která má ve jménu ${sign}: ${folder}; ${otherFolder}`,
  'pub-folder-a-file': ({ folder }) => `${folder} je soubor; zvolte pro novou hospodu jinou složku`,
  'pub-folder-used': ({ folder }) =>
    `složka ${folder} není prázdná; zvolte pro novou hospodu jinou`,
  'pub-folder-unwritable': ({ folder, code = '', reason }) =>
    `do ${folder} nejde zapsat: ${reasons[code] ?? `„${reason}“`}`,
  'npm-missing': () => 'npm tu není; je potřeba, aby zabalilo program pro novou hospodu',
  'file-foreign': ({ name, negotiation }) =>
    `${name} nevytvořil build; přesuňte ho jinam${negotiation ? ', nebo v pub.md vypněte markdown_negotiation' : ''}`,
  'file-of-other-site': ({ name, site, out }) =>
    `${name} patří webu ve složce ${site}, a hosting hledá v jedné složce jen jeden takový soubor; tvořte tento web do jiné složky, třeba --out ${out}, nebo u jednoho z obou vypněte markdown_negotiation; pokud už ${site} není, soubor smažte`,
  'out-of-other-user': ({ folder, user, mine }) =>
    `${folder} patří jinému uživateli, nejspíš po příkazu se sudo; nic se nezapsalo. ${mine ? `Je-li web váš, vezměte si ho zpět:   sudo chown -R ${user} ${folder}   Jinak zvolte` : 'Zvolte'} přepínačem --out jinou složku`,
  'out-mounted': ({ folder }) =>
    `${folder} je připojený svazek, který nejde vyměnit naráz; nic se nezapsalo. Připojte složku o úroveň výš a tvořte web do složky uvnitř`,
  'fault-of-program': ({ version, reason, bugs }) =>
    `chyba programu agent-pub ${version}, ne vaše: ${reason}. Pošlete prosím tento řádek, a co jste právě dělali, ${bugs === null ? 'tomu, od koho agent-pub máte' : `na ${bugs}`}`,
  'here-gone': () =>
    'složka, ve které jste, byla smazána nebo ji nesmíte číst; přejděte do jiné:   cd',
  'out-layered': ({ folder, kept: state }) =>
    `${folder} je součást obrazu tohoto kontejneru a nejde vyměnit naráz; ${kept[state]}. Tvořte web do složky na připojeném svazku, nebo ${folder} nejdřív smažte`,
  'sharp-missing': () =>
    'fotky zmenšuje balíček sharp, který tu není nainstalovaný, nebo ne pro tento počítač; nic se nezapsalo. Nainstalujte ho:   npm install --include=optional   nebo fotky z obsahu vyjměte',
  'disk-full': ({ folder, kept: state }) =>
    `disk se složkou ${folder} je plný; ${kept[state]}. Uvolněte místo a spusťte příkaz znovu`,
  'share-full': ({ folder, kept: state }) =>
    `váš díl disku se složkou ${folder} je plný; ${kept[state]}. Uvolněte místo a spusťte příkaz znovu`,
  'table-missing': ({ file }) => `${file} nejde otevřít`,
  'table-of-another-kind': ({ file }) => `${file} není soubor .csv ani .xlsx`,
  'table-too-large': ({ file }) =>
    `${file} je na ceník moc velký; smí mít nejvýš 5 MB, rozbalený 30 MB`,
  'table-too-wide': ({ file, column }) =>
    `${file} má buňku ve sloupci ${column}, daleko od všeho ostatního; smažte, co v ní je, a soubor uložte`,
  'table-unreadable': ({ file }) =>
    `${file} není tabulka, kterou by šlo přečíst; uložte ji jako CSV (UTF-8) nebo .xlsx`,
  'table-country-unsaid': ({ known }) =>
    `tabulka je v němčině a ceny závisí na tom, v které zemi hospoda je; přidejte --country a jedno z: ${list(known)}`,
  'table-library-missing': () => 'chybí balíček read-excel-file; spusťte npm install',
  'export-taken': ({ file }) => `${file} už existuje; zvolte jiné jméno, nebo ho přesuňte jinam`,
  'export-unwritable': ({ file, code = '', reason }) =>
    `${file} se nepodařilo zapsat: ${reasons[code] ?? reason}`,
  'disk-read-only': ({ folder, kept: state }) =>
    `na disk se složkou ${folder} se nedá zapisovat; ${kept[state]}. Zvolte pro web jinou složku`,
  'out-forbidden': ({ folder, kept: state }) =>
    `do ${folder} nebo do složky nad ní nesmíte zapisovat; ${kept[state]}. Povolte si to, nebo zvolte pro web jinou složku`,
  'out-name-long': ({ folder }) => `jméno ${folder} je pro disk moc dlouhé; zvolte kratší`,
  'out-unmakeable': ({ folder, kept: state }) =>
    `složku ${folder} nejde vytvořit, nebo zmizela; ${kept[state]}. Zvolte pro web jinou složku`,
  'out-through-file': ({ folder, kept: state }) =>
    `cesta k ${folder} vede přes soubor; ${kept[state]}. Zvolte pro web jinou složku`,
  'out-a-folder': ({ folder, kept: state }) =>
    `${folder} je složka, a patří tam soubor; ${kept[state]}. Přesuňte ji jinam`,
  'out-in-circle': ({ folder, kept: state }) =>
    `${folder} je odkaz, který vede sám na sebe; ${kept[state]}. Smažte ho`,
  'files-open': ({ folder, kept: state }) =>
    `pro zápis do ${folder} je otevřeno příliš souborů; ${kept[state]}. Zvyšte povolený počet (ulimit -n) a spusťte příkaz znovu`,
  'files-open-everywhere': ({ folder, kept: state }) =>
    `na tomto počítači je pro zápis do ${folder} otevřeno příliš souborů; ${kept[state]}. Zkuste to později`,
  'disk-broken': ({ folder }) =>
    `disk se složkou ${folder} je vadný nebo odpojený; víc se o něm neví`,
  'address-unset': ({ name, used }) => `${name} tu není nastaveno; použije se adresa z ${used}`,
  'address-local': () => 'tato adresa funguje jen na tomto počítači: nezveřejňujte to',
  'address-with-path': ({ origin, path }) =>
    `adresa webu má cestu, takže běžné programy se zeptají na ${origin}/.well-known/oauth-authorization-server${path} a ${origin}/.well-known/oauth-protected-resource${path}, kde tento web odpovědět nemůže; zveřejněte ho na vlastní doméně, nebo se smiřte s tím, že ho programy najdou jen přes přímý odkaz`,
  'address-unsought': ({ origin, paths }) =>
    `tyto soubory hledají programy v kořeni ${origin}, kde tento web žádný z nich nemá: ${paths.join(', ')}; každý se najde jen přes přímý odkaz`,
  'kind-unknown': ({ kind, taken, known }) =>
    `podnik „${kind}“ web nezná: říká mu tak, jak jste napsali, a vyhledávačům ${taken}; je-li něco z tohoto blíž, napište do pub.md   type:   ${list(known)}`,
  'program-left': ({ file }) => `${file} stále odpovídá v Markdownu; smažte ho`,
  'today-in': ({ zone }) => `dnes v pásmu ${zone}`,
  'digests-missing': ({ folder, file }) =>
    `ve složce ${folder} není ${file} žádného buildu, se kterým by šel web porovnat`,
  'description-missing': ({ catalog }) =>
    `${catalog} neuvádí popis tohoto webu (service-desc), takže není podle čeho soudit`,
  'description-unreadable': ({ address }) =>
    `${address} není popis OpenAPI, takže není podle čeho soudit`,
}
