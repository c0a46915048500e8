// In which language a command speaks: `--lang`, else that of the person's machine, else the first
// language of the pub. Decided before the content is read, so that its mistakes are told in it too.

import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { hostOf } from '../hosting/index.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { loadCatalogue } from '../messages/load.ts'
import { choiceUnknown } from '../messages/usage-error.ts'
import {
  defaultLanguages,
  type Language,
  languageNames,
  languages,
  type Tongue,
  tongueOf,
} from '../model/languages.ts'
import { readPlain } from './plain-file.ts'

/** The words for a command that was called so. Never throws: a wrong call is told in some language. */
export const catalogueFor = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Catalogue> =>
  loadCatalogue(
    await decideTongue(
      flagValue('--lang', args),
      flagValue('--content', args) ?? 'content',
      environment,
    ),
  )

export async function decideTongue(
  flag: string | undefined,
  content: string,
  environment: NodeJS.ProcessEnv,
): Promise<Tongue> {
  const language =
    languageCalled(flag) ??
    spokenOnMachine(environment) ??
    (await firstOfPub(content)) ??
    languageCalled(localeOf(environment) ?? new Intl.DateTimeFormat().resolvedOptions().locale)
  return language === undefined ? 'en' : tongueOf(language)
}

/** Where the machine is a host's, the owner reads its log, whatever language the machine has. */
function spokenOnMachine(environment: NodeJS.ProcessEnv): Language | undefined {
  if (environment['CI'] || hostOf(environment)) return undefined
  const language = languageCalled(localeOf(environment))
  return language && tongueOf(language) === language ? language : undefined
}

/** Throws a UsageError for a language that nobody here speaks. */
export function refuseLanguage(flag: string | undefined): void {
  if (flag !== undefined && languageCalled(flag) === undefined)
    throw choiceUnknown('--lang', flag, languages)
}

export function flagValue(flag: string, args: readonly string[]): string | undefined {
  const index = args.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  const word = args[index]
  return word?.includes('=') ? word.slice(flag.length + 1) : index < 0 ? undefined : args[index + 1]
}

/** By its code, as in `cs`, `cs-CZ` or `cs_CZ.UTF-8`, or by a name that owners give it. */
function languageCalled(name: string | undefined): Language | undefined {
  const typed = name?.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') ?? ''
  const code = /^[a-z]+/.exec(typed)?.[0]
  return languages.find((language) => language === code) ?? languageNames[typed]
}

/** As far as pub.md can be read, whatever else is wrong with it. */
async function firstOfPub(content: string): Promise<Language | undefined> {
  const bytes = await readPlain(join(content, 'pub.md'))
  if (bytes === undefined) return undefined
  const text = textOf(bytes.subarray(0, 1_000_000))
  const line = /^\s*languages\s*:(.*)$/im.exec(text)?.[1] ?? ''
  const called = line.split(/[\s,;'"[\]]+/).map(languageCalled)
  return called.find((language) => language !== undefined) ?? defaultLanguages[0]
}

/** In the encodings that editors save; which one is wrong is said when the file is read in earnest. */
function textOf(bytes: Uint8Array): string {
  // UTF-16 has a NUL beside every plain letter.
  const letters = bytes.filter((byte) => byte !== 0)
  return new TextDecoder(isUtf8(letters) ? 'utf-8' : 'windows-1250').decode(letters)
}

/** POSIX's order; Windows has none of these. */
const localeOf = (environment: NodeJS.ProcessEnv): string | undefined =>
  ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean)
