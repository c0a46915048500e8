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
  'commit-unknown': {
    en: 'there is no commit {since} here, or this is not a git repository; in a workflow, fetch the commits that are compared',
    cs: 'commit {since} tu není, nebo tohle není repozitář gitu; ve workflow načtěte i commity, které se porovnávají',
  },
  'changes-none': {
    en: 'Compared with {since}, nothing looks like a mistake.',
    cs: 'Proti {since} nic nevypadá na omyl.',
  },
  'command-unknown': {
    en: 'unknown command "{typed}"; {meant ? did you mean {meant}? | use one of {known :list}}',
    cs: 'neznámý příkaz „{typed}“; {meant ? nemělo to být {meant}? | známé jsou {known :list}}',
  },
  'flag-unknown': {
    derive: ({ known }: { known: readonly string[] }) => ({
      flags: known.map((name) => `--${name}`),
    }),
    en: 'unknown flag {typed}; {meant ? did you mean --{meant}? | use one of {flags :list}}',
    cs: 'neznámý přepínač {typed}; {meant ? nemělo to být --{meant}? | známé jsou {flags :list}}',
  },
  'host-unknown': {
    en: 'unknown host "{typed}"; {meant ? did you mean {meant}? | use one of {known :list}}',
    cs: 'neznámý hosting „{typed}“; {meant ? nemělo to být {meant}? | známé jsou {known :list}}',
  },
  'word-unexpected': {
    en: 'unexpected "{value}"; flags begin with --',
    cs: '„{value}“ sem nepatří; přepínače začínají --',
  },
  'flag-without-value': {
    derive: ({ value }: { value: keyof typeof flagValues }) => ({ placeholder: flagValues[value] }),
    en: '{flag} needs a value: {flag} {placeholder}',
    cs: '{flag} potřebuje hodnotu: {flag} {placeholder}',
  },
  'flag-with-value': {
    en: '{flag} takes no value',
    cs: '{flag} žádnou hodnotu nemá',
  },
  'choice-unknown': {
    en: '{flag} {value} does not exist; use one of {known :list}',
    cs: '{flag} „{value}“ není; na výběr je {known :list}',
  },
  'port-impossible': {
    en: '--port {value} is not a port; for example: --port 3000',
    cs: '--port „{value}“ není port; napište třeba --port 3000',
  },
  'port-taken': {
    en: 'port {port} is already in use; choose another one with --port',
    cs: 'port {port} je obsazený; zvolte jiný přepínačem --port',
  },
  'port-reserved': {
    en: 'port {port} is reserved for the administrator of this computer; use --port with a number above 1023',
    cs: 'port {port} je vyhrazený správci tohoto počítače; zvolte přepínačem --port jiný, nad 1023',
  },
  'port-next': {
    en: 'port {port} is already in use; using {free} instead',
    cs: 'port {port} je obsazený; náhled je na {free}',
  },
  'seconds-impossible': {
    en: '--timeout {value} is not a number of seconds; for example: --timeout 10',
    cs: '--timeout „{value}“ není počet sekund; napište třeba --timeout 10',
  },
  'date-flag-impossible': {
    en: '--date {value} is not a date; for example: --date 2026-11-20',
    cs: '--date „{value}“ není datum; napište třeba 2026-11-20',
  },
  'epoch-impossible': {
    en: 'SOURCE_DATE_EPOCH "{value}" is not a number of seconds since 1970',
    cs: 'SOURCE_DATE_EPOCH „{value}“ není počet sekund od roku 1970',
  },
  'site-unsaid': {
    en: 'which site? Write   {call} https://your.site',
    cs: 'napište, který web: {call} https://vas.web',
  },
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
  'base-url-missing': {
    en: 'the address of the site is missing; add a line base_url: https://... to {file}, use --base-url, or set BASE_URL',
    cs: 'nikde není adresa webu; přidejte do {file} řádek base_url: https://..., nebo ji napište za --base-url či do BASE_URL',
  },
  'npm-missing': {
    en: 'npm was not found; it is needed to pack agent-pub for the new pub',
    cs: 'npm tu není; je potřeba, aby zabalilo program pro novou hospodu',
  },
  'ended-early': {
    en: 'the program was ended before it was done, and nothing was published: a template in templates/ calls process.exit, or waits for ever',
    cs: 'program skončil předčasně a nic nezveřejnil: některá šablona ve složce templates/ volá process.exit, nebo čeká donekonečna',
  },
  'fault-of-program': {
    en: 'this is a bug in agent-pub {version}, not your mistake: {reason}. Please send this line, and what you were doing, to {bugs ? {bugs} | the person who gave you agent-pub}',
    cs: 'chyba programu agent-pub {version}, ne vaše: {reason}. Pošlete prosím tento řádek, a co jste právě dělali, {bugs ? na {bugs} | tomu, od koho agent-pub máte}',
  },
  'here-gone': {
    en: 'the current folder was deleted or you may not read it; change to another one:   cd',
    cs: 'složka, ve které jste, byla smazána nebo ji nesmíte číst; přejděte do jiné:   cd',
  },
  'country-unstated': {
    en: 'the language does not tell the country, on which currency, holidays and law depend; add --country and one of {known :list}',
    cs: 'z jazyka se nepozná země a na ní závisí měna, svátky i zákony; přidejte --country a jedno z: {known :list}',
  },
} as const satisfies Entries
