// Sentences about output folders and files that cannot be written.

import type { MessageTexts } from '../../model/languages.ts'
import { type Entries, readRows } from '../template.ts'

/** State of the site after a failed write. */
const siteStates = readRows({
  untouched: 'the site is unchanged | web zůstal, jak byl',
  published:
    'the site is published, but this file is still the old one, if there was one | web je zveřejněný, s dosavadním souborem, byl-li tam nějaký',
})
const describeSite = ({ kept }: { kept: keyof typeof siteStates }) => ({
  siteState: siteStates[kept],
})

/** The error code of the system, and its own words for a code that is not in the table. */
type Refusal = { code: string | undefined; reason: string }

const shareFull =
  'your disk quota is used up; make room, and try again | váš podíl na disku je plný; uvolněte místo a zkuste to znovu'
const forbidden =
  'you may not write there; choose another place | nesmíte tam zapisovat; zvolte jiné místo'
const refusals: { [code: string]: MessageTexts } = readRows({
  ENOSPC:
    'the disk is full; make room, and try again | disk je plný; uvolněte místo a zkuste to znovu',
  EDQUOT: shareFull,
  EFBIG: shareFull,
  EROFS: 'the disk is read-only; choose another place | z disku se dá jen číst; zvolte jiné místo',
  EACCES: forbidden,
  EPERM: forbidden,
  ENOENT:
    'no folder can be created there; choose another place | složka tam nejde vytvořit; zvolte jiné místo',
  ENOTDIR:
    'part of the path is a file; choose another place | cesta tam vede přes soubor; zvolte jiné místo',
  ENAMETOOLONG:
    'its name is too long for the disk; choose a shorter one | jméno je pro disk příliš dlouhé; zvolte kratší',
})

export const disk = {
  'export-taken':
    '{file} already exists; choose another name, or move it away | {file} už existuje; zvolte jiné jméno, nebo ho přesuňte jinam',
  'export-unwritable': {
    derive: ({ code, reason }: Refusal) => ({ why: refusals[code ?? ''] ?? reason }),
    en: '{file} cannot be written: {why}',
    cs: '{file} se nepodařilo zapsat: {why}',
  },
  'out-holds-room':
    '{folder} contains {room}; choose another output folder | ve složce {folder} leží {room}; zvolte jinou složku pro web',
  'out-in-room':
    '{folder} is inside {room}; choose another output folder | složka {folder} leží v {room}; zvolte jinou složku pro web',
  'out-foreign': {
    en: '{folder} contains {file}, which was not made by a build; choose another output folder with --out, or move everything in it elsewhere first',
    cs: 've složce {folder} je {file}, který nevytvořil žádný build; zvolte přepínačem --out jinou složku, nebo odtud nejdřív všechno přesuňte',
  },
  'out-dangling':
    '{folder} is a link that leads nowhere; delete it, or create the folder that it points to | {folder} je odkaz, který nikam nevede; smažte ho, nebo vytvořte jeho složku',
  'out-a-file':
    '{folder} is a file; choose another output folder | {folder} je soubor; zvolte jinou složku pro web',
  'out-sign':
    '{server} cannot use a folder with {sign} in its name: {folder}; choose another output folder | {server} nejde nastavit na složku, která má ve jménu {sign}: {folder}; zvolte jinou složku pro web',
  'out-of-other-user': {
    en: '{folder} belongs to another user, perhaps because of a build with sudo; nothing was written. {mine ? If the site is yours, take it back:   sudo chown -R {user} {folder}   Otherwise choose | Choose} another output folder with --out',
    cs: '{folder} patří jinému uživateli, nejspíš po příkazu se sudo; nic se nezapsalo. {mine ? Je-li web váš, vezměte si ho zpět:   sudo chown -R {user} {folder}   Jinak zvolte | Zvolte} přepínačem --out jinou složku',
  },
  'out-mounted': {
    en: '{folder} is a mount point, which cannot be replaced in one step; nothing was written. Mount its parent folder, and build into a folder inside it',
    cs: '{folder} je připojený svazek, který nejde vyměnit naráz; nic se nezapsalo. Připojte složku o úroveň výš a tvořte web do složky uvnitř',
  },
  'out-layered': {
    derive: describeSite,
    en: '{folder} is part of the image of this container and cannot be replaced in one step; {siteState}. Build into a folder inside a volume, or delete {folder} first',
    cs: '{folder} je součást obrazu tohoto kontejneru a nejde vyměnit naráz; {siteState}. Tvořte web do složky na připojeném svazku, nebo {folder} nejdřív smažte',
  },
  'out-forbidden': {
    derive: describeSite,
    en: 'you may not write to {folder} or its parent folder; {siteState}. Change the permissions, or choose another output folder',
    cs: 'do {folder} nebo do složky nad ní nesmíte zapisovat; {siteState}. Povolte si to, nebo zvolte pro web jinou složku',
  },
  'out-name-long':
    'the name of {folder} is too long for the disk; choose a shorter one | jméno {folder} je pro disk moc dlouhé; zvolte kratší',
  'out-unmakeable': {
    derive: describeSite,
    en: '{folder} cannot be created, or it disappeared; {siteState}. Choose another output folder',
    cs: 'složku {folder} nejde vytvořit, nebo zmizela; {siteState}. Zvolte pro web jinou složku',
  },
  'out-through-file': {
    derive: describeSite,
    en: 'part of the path {folder} is a file; {siteState}. Choose another output folder',
    cs: 'cesta k {folder} vede přes soubor; {siteState}. Zvolte pro web jinou složku',
  },
  'out-a-folder': {
    derive: describeSite,
    en: '{folder} is a folder, but a file belongs there; {siteState}. Move it away',
    cs: '{folder} je složka, a patří tam soubor; {siteState}. Přesuňte ji jinam',
  },
  'out-in-circle': {
    derive: describeSite,
    en: '{folder} is a link to itself; {siteState}. Delete the link',
    cs: '{folder} je odkaz, který vede sám na sebe; {siteState}. Smažte ho',
  },
  'pub-folder-a-file':
    '{folder} is a file; choose another folder for the new pub | {folder} je soubor; zvolte pro novou hospodu jinou složku',
  'pub-folder-used':
    '{folder} is not empty; choose another folder for the new pub | složka {folder} není prázdná; zvolte pro novou hospodu jinou',
  'pub-folder-unwritable': {
    derive: ({ code, reason }: Refusal) => ({
      why: refusals[code ?? ''] ?? { en: '{reason}', cs: '„{reason}“' },
      reason,
    }),
    en: '{folder} cannot be written: {why}',
    cs: 'do {folder} nejde zapsat: {why}',
  },
  'file-foreign':
    '{name} was not made by the build; move it away{negotiation ? , or turn markdown_negotiation off in pub.md} | {name} nevytvořil build; přesuňte ho jinam{negotiation ? , nebo v pub.md vypněte markdown_negotiation}',
  'file-of-other-site': {
    en: '{name} belongs to the site in {site}, and a host looks for only one such file in a folder; build this site into its own folder, for example --out {out}, or turn markdown_negotiation off in one of the two; if {site} no longer exists, delete the file',
    cs: '{name} patří webu ve složce {site}, a hosting hledá v jedné složce jen jeden takový soubor; tvořte tento web do jiné složky, třeba --out {out}, nebo u jednoho z obou vypněte markdown_negotiation; pokud už {site} není, soubor smažte',
  },
  'disk-full': {
    derive: describeSite,
    en: 'the disk of {folder} is full; {siteState}. Make room, and build again',
    cs: 'disk se složkou {folder} je plný; {siteState}. Uvolněte místo a spusťte příkaz znovu',
  },
  'share-full': {
    derive: describeSite,
    en: 'your disk quota for {folder} is used up; {siteState}. Make room, and build again',
    cs: 'váš díl disku se složkou {folder} je plný; {siteState}. Uvolněte místo a spusťte příkaz znovu',
  },
  'disk-read-only': {
    derive: describeSite,
    en: 'the disk of {folder} is read-only; {siteState}. Choose another output folder',
    cs: 'na disk se složkou {folder} se nedá zapisovat; {siteState}. Zvolte pro web jinou složku',
  },
  'disk-broken':
    'the disk of {folder} is broken or was removed; its state is unknown | disk se složkou {folder} je vadný nebo odpojený; víc se o něm neví',
  'files-open': {
    derive: describeSite,
    en: 'too many files are open to write {folder}; {siteState}. Raise the limit (ulimit -n), and build again',
    cs: 'pro zápis do {folder} je otevřeno příliš souborů; {siteState}. Zvyšte povolený počet (ulimit -n) a spusťte příkaz znovu',
  },
  'files-open-everywhere': {
    derive: describeSite,
    en: 'too many files are open on this machine to write {folder}; {siteState}. Build again later',
    cs: 'na tomto počítači je pro zápis do {folder} otevřeno příliš souborů; {siteState}. Zkuste to později',
  },
  'sharp-missing': {
    en: 'photos need the package sharp, which is not installed, or not for this machine; nothing was written. Install it:   npm install --include=optional   or remove the photos from the content',
    cs: 'fotky zmenšuje balíček sharp, který tu není nainstalovaný, nebo ne pro tento počítač; nic se nezapsalo. Nainstalujte ho:   npm install --include=optional   nebo fotky z obsahu vyjměte',
  },
} as const satisfies Entries
