// What commands say of themselves and of what they did; and what is said in one sentence: about a
// wrong call, by the machine, beside a build. Sentences have a code as messages have, but speak of no
// place in the owner's files.

import type { AddressMistake } from '../../model/base-url.ts'
import { countryCodes } from '../../model/countries.ts'
import { counted, list } from './parts.ts'
import { addressMistakes } from './values.ts'

/** The sentence about each flag, behind it in `--help`. */
const flags = {
  content: "the owner's files; without it content",
  contentSpoken: "the owner's files, in whose language is told what was found; without it content",
  out: 'the output folder; without it dist',
  'base-url': 'the address of the site, https://...',
  date: 'the day that the site is built for; without it today',
  host: 'what the site is published on; see below',
  hostLimits: (names: string) => `tolerate what this host cannot do: ${names}`,
  strict: 'treat warnings as problems',
  format: 'of problems: human, json or github',
  verdictFormat: 'how to print what holds and what does not: human, json or github',
  quiet: 'print mistakes only',
  all: 'say every warning whole, and list what was built',
  lan: 'show the site on a phone in the same network too',
  lang: 'the language of what you read here: cs or en; without it that of your system, else of the pub',
  port: 'the port; without it 3000',
  json: 'print JSON',
  timeout: 'for one answer; without it 10',
  fromTable: 'a table with a row of headings: name, price, portion, allergens, section, ...',
  country: `where the pub is: ${list(countryCodes)}; without it CZ, or SK for a Slovak table`,
  houseType:
    'what the house is: bar, cafe, kiosk, wine_bar ..., or a word such as Gasthaus; without it a pub',
  from: 'judge by what this site publishes about itself',
  against: 'the build that should be published; without it dist, where it is for this address',
  help: 'print this',
}

/** The names of values in `--help`. */
const values = {
  folder: 'DIR',
  file: 'FILE',
  code: 'CODE',
  url: 'URL',
  date: 'YYYY-MM-DD',
  name: 'NAME',
  format: 'FORMAT',
  lang: 'LANG',
  number: 'NUMBER',
  seconds: 'SECONDS',
}

export const commands = {
  flags,
  values,
  flagsOf: '[flags]',
  hosts: 'Hosts:',
  exitCodes:
    'Exit code: 0 done, 1 problems in the content, 2 wrong call, 3 the machine refuses (full disk, a folder of another user)',
  site: 'https://your.site',
  /** `agent-pub` by itself. */
  program: {
    call: 'agent-pub COMMAND [flags]',
    build: 'build the site from content/ into dist/',
    dev: 'show the site on this machine, built again when you save',
    preview: 'show the site on this machine as hosts would',
    verify: 'ask a published site whether it keeps every promise',
    init: 'write the files of a new pub',
    export: 'write the menu as a table for a spreadsheet',
    flags: 'The flags of a command: agent-pub COMMAND --help',
    version: 'The version of the program: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }: Built) =>
    `Built ${files} files (${size}) into ${out}/ for ${url} (from ${from}), as of ${date} (${source}), in ${milliseconds} ms.`,
  note: 'note',
  init: {
    usage: 'agent-pub init DIR   writes the repository of a new pub into an empty folder',
    wrote: (folder: string, files: number) =>
      `Wrote the repository of a new pub into ${folder}/: ${counted(files, 'file')}.`,
    engine: {
      registry: (spec: string) => `It gets agent-pub from the registry of npm (${spec}).`,
      repository: (spec: string) => `It gets agent-pub from its repository (${spec}).`,
      package: (spec: string) =>
        `It gets agent-pub as a package in its own folder vendor (${spec}).`,
    },
    next: 'Next:',
    guides: 'README.md there describes the first hour, content/README.md how to change everything.',
  },
  preview: (address: string) => `Preview at ${address} (stop it with Ctrl+C)`,
  dev: {
    running: (address: string) =>
      `Preview at ${address}, built again when you save (stop with Ctrl+C)`,
    ahead: (address: string) => `The coming days, unfinished texts and warnings: ${address}`,
    built: (milliseconds: number) => `Built in ${milliseconds} ms.`,
    phone: (address: string) => `On a phone in the same network: ${address}`,
    noPhone: 'This machine is in no network that a phone could reach it by.',
    ended: 'The building process ended.',
    unwatched: (reason: string) =>
      `Saved changes do not show by themselves any more (${reason}). Stop with Ctrl+C and start again.`,
    localOnly: 'This server answers as localhost only.',
    readOnly: 'GET and HEAD only.',
    notReady: 'The page is not ready yet. Reload it in a moment.',
  },
}

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

type Sentences = { [code: string]: (values: never) => string }
type Named = { name: string }
type OwnFault = { version: string; reason: string; bugs: string | null }
type Guess = { typed: string; meant: string | null; known: readonly string[] }
type Folder = { folder: string }
type Value = { value: string }
type File = { file: string }
type Taken = { kind: string; taken: string; known: readonly string[] }

const nearest = (meant: string | null, known: readonly string[], dashes = '') =>
  meant === null
    ? `; known are ${list(known.map((name) => dashes + name))}`
    : `; did you mean ${dashes}${meant}?`
const otherFolder = 'choose another output folder'

function wrong(typed: string, mistake: AddressMistake): string {
  const { found, mend } = addressMistakes[mistake](typed)
  return `${found}; ${mend}`
}

type Refused = Folder & { kept: 'untouched' | 'published' }
const kept = {
  untouched: 'the site is as it was',
  published: 'the site is published, with the file that was there before, if any',
}

/** What the system has against a file, by its code; of any other code its own words. */
type Reason = { code: string | undefined; reason: string }
const reasons: { [code: string]: string } = {
  ENOSPC: 'the disk is full; make room, and try again',
  EDQUOT: 'your share of the disk is full; make room, and try again',
  EFBIG: 'your share of the disk is full; make room, and try again',
  EROFS: 'the disk is read-only; choose another place',
  EACCES: 'you may not write there; choose another place',
  EPERM: 'you may not write there; choose another place',
  ENOENT: 'no folder can be made there; choose another place',
  ENOTDIR: 'the way there leads through a file; choose another place',
  ENAMETOOLONG: 'its name is too long for the disk; choose a shorter one',
}
const why = ({ code = '', reason }: Reason) => reasons[code] ?? reason

export const sentences = {
  'command-unknown': ({ typed, meant, known }: Guess) =>
    `unknown command "${typed}"${nearest(meant, known)}`,
  'flag-unknown': ({ typed, meant, known }: Guess) =>
    `unknown flag ${typed}${nearest(meant, known, '--')}`,
  'host-unknown': ({ typed, meant, known }: Guess) =>
    `unknown host "${typed}"${nearest(meant, known)}`,
  'word-unexpected': ({ value }: Value) => `unexpected "${value}"; flags begin with --`,
  'flag-without-value': ({ flag, value }: { flag: string; value: keyof typeof values }) =>
    `${flag} needs a value: ${flag} ${values[value]}`,
  'flag-with-value': ({ flag }: { flag: string }) => `${flag} takes no value`,
  'choice-unknown': ({ flag, value, known }: { flag: string; known: readonly string[] } & Value) =>
    `${flag} ${value} is not known; known are ${list(known)}`,
  'port-impossible': ({ value }: Value) =>
    `--port ${value} is not a port; write for example --port 3000`,
  'port-taken': ({ port }: { port: number }) =>
    `port ${port} is taken; choose another one with --port`,
  'port-reserved': ({ port }: { port: number }) =>
    `port ${port} is reserved for the administrator of this computer; choose one above 1023 with --port`,
  'port-next': ({ port, free }: { port: number; free: number }) =>
    `port ${port} is taken; this is on ${free}`,
  'seconds-impossible': ({ value }: Value) =>
    `--timeout ${value} is no number of seconds; write for example --timeout 10`,
  'date-flag-impossible': ({ value }: Value) =>
    `--date ${value} is not a date; write for example 2026-11-20`,
  'epoch-impossible': ({ value }: Value) =>
    `SOURCE_DATE_EPOCH "${value}" is not a number of seconds since 1970`,
  'site-unsaid': ({ call }: { call: string }) => `say which site: ${call} https://your.site`,
  'address-wrong': ({ value, mistake }: { mistake: AddressMistake } & Value) =>
    `the address "${value}" ${wrong(value, mistake)}`,
  'base-url-wrong': ({ value, from, mistake }: { from: string; mistake: AddressMistake } & Value) =>
    `the base URL "${value}" (from ${from}) ${wrong(value, mistake)}`,
  'base-url-missing': ({ file }: { file: string }) =>
    `nobody says the address of the site; add a line base_url: https://... to ${file}, give --base-url, or set BASE_URL`,
  'table-missing': ({ file }: File) => `${file} cannot be opened`,
  'table-of-another-kind': ({ file }: File) => `${file} is neither a .csv nor an .xlsx file`,
  'table-too-large': ({ file }: File) =>
    `${file} is larger than a price list is; the limit is 5 MB, unpacked 30 MB`,
  'table-too-wide': ({ file, column }: File & { column: string }) =>
    `${file} has a cell in column ${column}, far from everything else; delete what is in it and save the file`,
  'table-unreadable': ({ file }: File) =>
    `${file} is no table that can be read; save it as CSV (UTF-8) or as .xlsx`,
  'table-country-unsaid': ({ known }: { known: readonly string[] }) =>
    `the table is in German, and in which country the pub is decides its prices; add --country and one of ${list(known)}`,
  'table-library-missing': () => 'the package read-excel-file is not there; run npm install',
  'export-taken': ({ file }: File) =>
    `${file} is there already; choose another name, or move it away`,
  'export-unwritable': ({ file, ...refused }: File & Reason) =>
    `${file} cannot be written: ${why(refused)}`,
  'out-holds-room': ({ folder, room }: Folder & { room: string }) =>
    `${folder} holds ${room}; ${otherFolder}`,
  'out-in-room': ({ folder, room }: Folder & { room: string }) =>
    `${folder} lies in ${room}; ${otherFolder}`,
  'out-foreign': ({ folder, file }: Folder & { file: string }) =>
    `${folder} holds ${file}, which no build made; choose another output folder with --out, or move what it holds away first`,
  'out-dangling': ({ folder }: Folder) =>
    `${folder} is a link that leads nowhere; delete it, or make its folder`,
  'out-a-file': ({ folder }: Folder) => `${folder} is a file; ${otherFolder}`,
  'out-sign': ({ server, sign, folder }: Folder & { server: string; sign: string }) =>
    `${server} cannot be told a folder with ${sign} in its name: ${folder}; ${otherFolder}`,
  'pub-folder-a-file': ({ folder }: Folder) =>
    `${folder} is a file; choose another folder for the new pub`,
  'pub-folder-used': ({ folder }: Folder) =>
    `${folder} is not empty; choose another folder for the new pub`,
  'pub-folder-unwritable': ({ folder, ...refused }: Folder & Reason) =>
    `${folder} cannot be written: ${why(refused)}`,
  'npm-missing': () => 'npm was not found; it packs the engine for the new pub',
  'file-foreign': ({ name, negotiation }: Named & { negotiation: boolean }) =>
    `${name} is not the build's own; move it away${negotiation ? ', or turn markdown_negotiation off in pub.md' : ''}`,
  'file-of-other-site': ({ name, site, out }: Named & { site: string; out: string }) =>
    `${name} belongs to the site in ${site}, and a host looks for one such file in a folder; build this site into a folder of its own, for example --out ${out}, or turn markdown_negotiation off in one of the two; if ${site} is gone, delete the file`,
  'out-of-other-user': ({ folder, user, mine }: Folder & { user: number; mine: boolean }) =>
    `${folder} belongs to another user, from a build with sudo perhaps; nothing was written. ${mine ? `If the site is yours, take it back:   sudo chown -R ${user} ${folder}   Else choose` : 'Choose'} another output folder with --out`,
  'out-mounted': ({ folder }: Folder) =>
    `${folder} is a mount point, which cannot be exchanged in one step; nothing was written. Mount the folder that holds it, and build into a folder inside`,
  'fault-of-program': ({ version, reason, bugs }: OwnFault) =>
    `a fault of agent-pub ${version}, not of yours: ${reason}. Please send this line, and what you were doing, to ${bugs ?? 'whoever you have agent-pub from'}`,
  'here-gone': () =>
    'the folder that you are in was deleted or may not be read; go into another one:   cd',
  'out-layered': ({ folder, kept: state }: Refused) =>
    `${folder} is part of the image of this container, and cannot be exchanged in one step; ${kept[state]}. Build into a folder inside a volume, or delete ${folder} first`,
  'sharp-missing': () =>
    'photos are made by the package sharp, which is not installed here, or not for this machine; nothing was written. Install it:   npm install --include=optional   or take the photos out of the content',
  'disk-full': ({ folder, kept: state }: Refused) =>
    `the disk of ${folder} is full; ${kept[state]}. Make room, and build again`,
  'share-full': ({ folder, kept: state }: Refused) =>
    `your share of the disk of ${folder} is full; ${kept[state]}. Make room, and build again`,
  'disk-read-only': ({ folder, kept: state }: Refused) =>
    `the disk of ${folder} is read-only; ${kept[state]}. Choose another output folder`,
  'out-forbidden': ({ folder, kept: state }: Refused) =>
    `${folder} or the folder that holds it may not be written by you; ${kept[state]}. Allow it, or choose another output folder`,
  'out-name-long': ({ folder }: Folder) =>
    `the name of ${folder} is too long for the disk; choose a shorter one`,
  'out-unmakeable': ({ folder, kept: state }: Refused) =>
    `no folder can be made at ${folder}, or it went away; ${kept[state]}. Choose another output folder`,
  'out-through-file': ({ folder, kept: state }: Refused) =>
    `the way to ${folder} leads through a file; ${kept[state]}. Choose another output folder`,
  'out-a-folder': ({ folder, kept: state }: Refused) =>
    `${folder} is a folder, and a file belongs there; ${kept[state]}. Move it away`,
  'out-in-circle': ({ folder, kept: state }: Refused) =>
    `${folder} is a link that leads to itself; ${kept[state]}. Delete the link`,
  'files-open': ({ folder, kept: state }: Refused) =>
    `too many files are open to write ${folder}; ${kept[state]}. Raise the limit (ulimit -n), and build again`,
  'files-open-everywhere': ({ folder, kept: state }: Refused) =>
    `too many files are open on this machine to write ${folder}; ${kept[state]}. Build again later`,
  'disk-broken': ({ folder }: Folder) =>
    `the disk of ${folder} is broken or gone; nothing more is known of it`,
  'address-unset': ({ name, used }: Named & { used: string }) =>
    `${name} is not set here; the address of ${used} is used instead`,
  'address-local': () => 'this address works on this machine only: not to be published',
  'address-with-path': ({ origin, path }: { origin: string; path: string }) =>
    `the base URL has a path, so standard clients ask ${origin}/.well-known/oauth-authorization-server${path} and ${origin}/.well-known/oauth-protected-resource${path}, which this site cannot answer; publish on a domain of its own, or accept discovery by direct link only`,
  'address-unsought': ({ origin, paths }: { origin: string; paths: readonly string[] }) =>
    `clients look for these at the root of ${origin}, where this site has none of them: ${paths.join(', ')}; each is found by a direct link only`,
  'kind-unknown': ({ kind, taken, known }: Taken) =>
    `"${kind}" is no kind of house that is known here: it is called that everywhere, and ${taken} to search engines; if one of these is nearer, write   type:   in pub.md: ${list(known)}`,
  'program-left': ({ file }: { file: string }) => `${file} still answers in Markdown; delete it`,
  'today-in': ({ zone }: { zone: string }) => `today in ${zone}`,
  'digests-missing': ({ folder, file }: { folder: string; file: string }) =>
    `${folder} has no ${file} of a build that a site could be compared with`,
  'description-missing': ({ catalog }: { catalog: string }) =>
    `${catalog} names no description of this site (service-desc), so there are no promises to judge by`,
  'description-unreadable': ({ address }: { address: string }) =>
    `${address} is no OpenAPI description, so there are no promises to judge by`,
} satisfies Sentences
