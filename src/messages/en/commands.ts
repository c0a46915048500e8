// English texts of the commands: flags, help and results.

import { countryCodes } from '../../model/countries.ts'
import { flagValues } from '../subjects/calls.ts'
import { pickTexts } from '../template.ts'
import { counted, list } from './grammar.ts'

/** One line for each flag in `--help`. */
const flags = {
  content: "the owner's files (default: content)",
  contentSpoken: "the owner's files, whose language is used for the report (default: content)",
  out: 'the output folder (default: dist)',
  'base-url': 'the address of the site, https://...',
  date: 'the date that the site is built for (default: today)',
  host: 'where the site is published; see below',
  hostLimits: (names: string) => `tolerate what this host cannot do: ${names}`,
  strict: 'treat warnings as problems',
  format: 'of problems: human, json or github',
  since: 'the commit to compare with (default: HEAD, the last one)',
  formatOfChanges: 'human (default), github, gitlab or json',
  verdictFormat: 'how to print the results: human, json or github',
  quiet: 'print only problems',
  all: 'print every warning in full, and list the built files',
  lan: 'show the site on a phone in the same network too',
  lang: 'the language of these messages: cs, de, en or sk (default: the one of your system, or of the pub)',
  port: 'the port (default: 3000)',
  json: 'print JSON',
  timeout: 'for one answer (default: 10)',
  fromTable: 'a table with a row of headings: name, price, portion, allergens, section, ...',
  country: `where the pub is: ${list(countryCodes)}; the default is CZ, or SK for a Slovak table`,
  houseType:
    'what the house is: bar, cafe, kiosk, wine_bar ..., or a word such as Gasthaus (default: pub)',
  from: 'check against what this site publishes about itself',
  against: 'the build that should be published (default: dist, if it is for this address)',
  for: 'what a directory asks for, to copy: google',
  brief: 'only names and required fields',
  help: 'print this',
}

export const commands = {
  flags,
  values: pickTexts(flagValues, (texts) => texts.en),
  flagsOf: '[flags]',
  hosts: 'Hosts:',
  exitCodes:
    'Exit code: 0 done, 1 problems in the content, 2 wrong arguments, 3 the system refused (full disk, folder of another user)',
  site: 'https://your.site',
  /** Help of `agent-pub` without a command. */
  program: {
    call: 'agent-pub COMMAND [flags]',
    build: 'build the site from content/ into dist/',
    dev: 'show the site on this machine and rebuild it when you save',
    preview: 'show the site on this machine as a host would',
    verify: 'check that a published site keeps every promise',
    init: 'write the files of a new pub',
    export: 'write the menu as a table for a spreadsheet',
    changes: 'ask about changes since a commit that are rarely meant',
    fields: 'list every field of the files',
    agency: 'build and list all pubs in the folders of a folder',
    flags: 'The flags of a command: agent-pub COMMAND --help',
    version: 'The version of the program: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }: Built) =>
    `Built ${files} files (${size}) into ${out}/ for ${url} (from ${from}), as of ${date} (${source}), in ${milliseconds} ms.`,
  agency: {
    built: (day: string) => `Site of ${day}.`,
    never: 'No site yet.',
    holidays: (days: string) => `No hours stated for ${days}.`,
  },
  note: 'note',
  init: {
    usage: 'agent-pub init DIR   writes the repository of a new pub into an empty folder',
    wrote: (folder: string, files: number) =>
      `Wrote the repository of a new pub into ${folder}/: ${counted(files, 'file')}.`,
    engine: {
      registry: (spec: string) => `It installs agent-pub from the npm registry (${spec}).`,
      repository: (spec: string) => `It installs agent-pub from its repository (${spec}).`,
      package: (spec: string) =>
        `It installs agent-pub from a package in its folder vendor (${spec}).`,
    },
    next: 'Next:',
    guides:
      'README.md in it describes the first hour; content/README.md explains how to change everything.',
  },
  preview: (address: string) => `Preview at ${address} (stop it with Ctrl+C)`,
  dev: {
    running: (address: string) =>
      `Preview at ${address}, rebuilt when you save (stop it with Ctrl+C)`,
    ahead: (address: string) => `The coming days, unfinished texts and warnings: ${address}`,
    built: (milliseconds: number) => `Built in ${milliseconds} ms.`,
    phone: (address: string) => `On a phone in the same network: ${address}`,
    noPhone: 'This machine is not on a network where a phone could reach it.',
    ended: 'The build process ended.',
    unwatched: (reason: string) =>
      `Saved changes no longer show by themselves (${reason}). Stop with Ctrl+C and start again.`,
    localOnly: 'This server answers only as localhost.',
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

/** Texts around the list of fields. */
export const fieldList = {
  title: 'Every field',
  intro:
    'From the definitions that the build uses. Each field has its meaning and the form of its value. A text may have up to 1000 characters; put it in quotation marks if it contains a colon and a space, or a space and a hash sign. Whatever you leave out, the site does not state.',
  notes:
    'Every fact of the house in `pub.md` also takes a note in your own words: `garden_note`, in further languages `garden_note_en`. Where it is offered, `ask` leaves a fact open until the owner states it: guests read that it is to be added, and every build reminds you.',
  required: 'required',
  orAsk: 'or `ask`',
  inEntries: (path: string) => `In each entry of \`${path}\``,
  brief:
    'Fields by file. An asterisk marks required ones. Those with (ask) may be `ask` until the owner states them. Each fact of pub.md also takes NAME_note. Texts take further languages as NAME_en. Run it without --brief for meanings.',
}
