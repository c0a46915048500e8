// Sentences about a wrong call of a command.

import type { AddressMistake } from '../../model/base-url.ts'
import type { Entries } from '../template.ts'
import { explainAddress } from './addresses.ts'

/** Names of the values of flags in `--help`. */
export const flagValues = {
  folder: { en: 'DIR', cs: 'SLOŽKA' },
  file: { en: 'FILE', cs: 'SOUBOR' },
  code: { en: 'CODE', cs: 'KÓD' },
  url: { en: 'URL', cs: 'ADRESA' },
  date: { en: 'YYYY-MM-DD', cs: 'RRRR-MM-DD' },
  name: { en: 'NAME', cs: 'JMÉNO' },
  format: { en: 'FORMAT', cs: 'TVAR' },
  commit: { en: 'COMMIT', cs: 'COMMIT' },
  lang: { en: 'LANG', cs: 'JAZYK' },
  number: { en: 'NUMBER', cs: 'ČÍSLO' },
  seconds: { en: 'SECONDS', cs: 'SEKUNDY' },
}

export const calls = {
  'commit-unknown':
    'there is no commit {since} here, or this is not a git repository; in a workflow, fetch the commits that are compared | commit {since} tu není, nebo tohle není repozitář gitu; ve workflow načtěte i commity, které se porovnávají',
  'changes-none':
    'Compared with {since}, nothing looks like a mistake. | Proti {since} nic nevypadá na omyl.',
  'command-unknown':
    'unknown command "{typed}"; {meant ? did you mean {meant}? | use one of {known :list}} | neznámý příkaz „{typed}“; {meant ? nemělo to být {meant}? | známé jsou {known :list}}',
  'flag-unknown': {
    derive: ({ known }: { known: readonly string[] }) => ({
      flags: known.map((name) => `--${name}`),
    }),
    en: 'unknown flag {typed}; {meant ? did you mean --{meant}? | use one of {flags :list}}',
    cs: 'neznámý přepínač {typed}; {meant ? nemělo to být --{meant}? | známé jsou {flags :list}}',
  },
  'host-unknown':
    'unknown host "{typed}"; {meant ? did you mean {meant}? | use one of {known :list}} | neznámý hosting „{typed}“; {meant ? nemělo to být {meant}? | známé jsou {known :list}}',
  'word-unexpected':
    'unexpected "{value}"; flags begin with -- | „{value}“ sem nepatří; přepínače začínají --',
  'flag-without-value': {
    derive: ({ value }: { value: keyof typeof flagValues }) => ({ placeholder: flagValues[value] }),
    en: '{flag} needs a value: {flag} {placeholder}',
    cs: '{flag} potřebuje hodnotu: {flag} {placeholder}',
  },
  'flag-with-value': '{flag} takes no value | {flag} žádnou hodnotu nemá',
  'choice-unknown':
    '{flag} {value} does not exist; use one of {known :list} | {flag} „{value}“ není; na výběr je {known :list}',
  'port-impossible':
    '--port {value} is not a port; for example: --port 3000 | --port „{value}“ není port; napište třeba --port 3000',
  'preview-stuck':
    '{folder} cannot be written or replaced here; delete it yourself, or call the command in another folder | do složky {folder} tu nejde zapisovat, nebo ji nejde smazat; smažte ji sami, nebo spusťte příkaz v jiné složce',
  'port-taken':
    'port {port} is already in use; choose another one with --port | port {port} je obsazený; zvolte jiný přepínačem --port',
  'port-reserved':
    'port {port} is reserved for the administrator of this computer; use --port with a number above 1023 | port {port} je vyhrazený správci tohoto počítače; zvolte přepínačem --port jiný, nad 1023',
  'port-next':
    'port {port} is already in use; using {free} instead | port {port} je obsazený; náhled je na {free}',
  'seconds-impossible':
    '--timeout {value} is not a number of seconds; for example: --timeout 10 | --timeout „{value}“ není počet sekund; napište třeba --timeout 10',
  'date-flag-impossible':
    '--date {value} is not a date; for example: --date 2026-11-20 | --date „{value}“ není datum; napište třeba 2026-11-20',
  'epoch-impossible':
    'SOURCE_DATE_EPOCH "{value}" is not a number of seconds since 1970 | SOURCE_DATE_EPOCH „{value}“ není počet sekund od roku 1970',
  'site-unsaid':
    'which site? Write   {call} https://your.site | napište, který web: {call} https://vas.web',
  'address-wrong': {
    derive: ({ value, mistake }: { value: string; mistake: AddressMistake }) =>
      explainAddress(value, mistake),
    en: 'the address "{value}" {wrong}; {remedy}',
    cs: 'adresa „{value}“ {wrong}; {remedy}',
  },
  'base-url-wrong': {
    derive: ({ value, mistake }: { value: string; mistake: AddressMistake }) =>
      explainAddress(value, mistake),
    en: 'the base URL "{value}" (from {from}) {wrong}; {remedy}',
    cs: 'adresa webu „{value}“ ({from}) {wrong}; {remedy}',
  },
  'base-url-missing':
    'the address of the site is missing; add a line base_url: https://... to {file}, use --base-url, or set BASE_URL | nikde není adresa webu; přidejte do {file} řádek base_url: https://..., nebo ji napište za --base-url či do BASE_URL',
  'npm-missing':
    'npm was not found; it is needed to pack agent-pub for the new pub | npm tu není; je potřeba, aby zabalilo program pro novou hospodu',
  'ended-early': {
    en: 'the program was ended before it was done, and nothing was published: a template in templates/ calls process.exit, or waits for ever',
    cs: 'program skončil předčasně a nic nezveřejnil: některá šablona ve složce templates/ volá process.exit, nebo čeká donekonečna',
  },
  'fault-of-program': {
    en: 'this is a bug in agent-pub {version}, not your mistake: {reason}. Please send this line, and what you were doing, to {bugs ? {bugs} | the person who gave you agent-pub}',
    cs: 'chyba programu agent-pub {version}, ne vaše: {reason}. Pošlete prosím tento řádek, a co jste právě dělali, {bugs ? na {bugs} | tomu, od koho agent-pub máte}',
  },
  'here-gone':
    'the current folder was deleted or you may not read it; change to another one:   cd | složka, ve které jste, byla smazána nebo ji nesmíte číst; přejděte do jiné:   cd',
  'country-unstated':
    'the language does not tell the country, on which currency, holidays and law depend; add --country and one of {known :list} | z jazyka se nepozná země a na ní závisí měna, svátky i zákony; přidejte --country a jedno z: {known :list}',
} as const satisfies Entries
