// What commands say of themselves and of what they did; and what is said in one sentence: about a
// wrong call, by the machine, beside a build. Sentences have a code as messages have, but speak of no
// place in the owner's files.

import { countryCodes } from '../../model/countries.ts'
import { flagValues } from '../subjects/calls.ts'
import { pickTexts } from '../template.ts'
import { counted, list } from './grammar.ts'

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

export const commands = {
  flags,
  values: pickTexts(flagValues, 'en'),
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
