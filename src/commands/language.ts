// Chooses the language of a command: `--lang`, otherwise the language of the user's machine,
// otherwise that of the country of a new pub, or the first language of the pub. It is chosen before the content is read, because
// problems of the content are reported in it.

import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { detectHost } from '../hosting/index.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { loadCatalogue } from '../messages/load.ts'
import { unknownChoice } from '../messages/usage-error.ts'
import { countries, countryCodes } from '../model/countries.ts'
import * as model from '../model/languages.ts'
import { readPlain } from './plain-file.ts'

/**
 * Load the messages for a command line. Never throws, because a wrong command line is reported in
 * some language too.
 */
export const catalogueFor = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Catalogue> =>
  loadCatalogue(
    await decideMessageLanguage(
      flagValue('--lang', args),
      flagValue('--content', args) ?? 'content',
      environment,
      flagValue('--country', args),
    ),
  )

export async function decideMessageLanguage(
  flag: string | undefined,
  content: string,
  environment: NodeJS.ProcessEnv,
  country?: string,
): Promise<model.MessageLanguage> {
  const language =
    parseLanguage(flag) ??
    readMachineLanguage(environment) ??
    readCountryLanguage(country) ??
    (await readPubLanguage(content)) ??
    parseLanguage(readLocale(environment) ?? new Intl.DateTimeFormat().resolvedOptions().locale)
  return language === undefined ? 'en' : model.messageLanguage(language)
}

/**
 * Return the language of the user's machine. On CI or a host the locale is the machine's, not the
 * reader's, so it is ignored.
 */
function readMachineLanguage(environment: NodeJS.ProcessEnv): model.Language | undefined {
  if (environment['CI'] || detectHost(environment)) return undefined
  const language = parseLanguage(readLocale(environment))
  return language && model.messageLanguage(language) === language ? language : undefined
}

/** Return the language in which owners in a country read. */
function readCountryLanguage(typed: string | undefined): model.Language | undefined {
  const country = countryCodes.find((code) => code === typed?.toUpperCase())
  return country && parseLanguage(countries[country].placeLanguage)
}

/** Throw a UsageError for a language without messages. */
export function refuseLanguage(flag: string | undefined): void {
  if (flag !== undefined && parseLanguage(flag) === undefined)
    throw unknownChoice('--lang', flag, model.languages)
}

export function flagValue(flag: string, args: readonly string[]): string | undefined {
  const index = args.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  const word = args[index]
  return word?.includes('=') ? word.slice(flag.length + 1) : index < 0 ? undefined : args[index + 1]
}

/**
 * Parse a language by its code, as in `cs`, `cs-CZ` or `cs_CZ.UTF-8`, or by a name that owners use.
 */
export function parseLanguage(name: string | undefined): model.Language | undefined {
  const typed = name?.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') ?? ''
  const code = /^[a-z]+/.exec(typed)?.[0]
  return model.languages.find((language) => language === code) ?? model.languageNames[typed]
}

/** Read the first language of the pub, even if pub.md has errors. */
async function readPubLanguage(content: string): Promise<model.Language | undefined> {
  const bytes = await readPlain(join(content, 'pub.md'))
  if (bytes === undefined) return undefined
  const text = decodeText(bytes.subarray(0, 1_000_000))
  const line = /^\s*languages\s*:(.*)$/im.exec(text)?.[1] ?? ''
  const parsed = line.split(/[\s,;'"[\]]+/).map(parseLanguage)
  return parsed.find((language) => language !== undefined) ?? model.defaultLanguages[0]
}

/** Decode text in any encoding that text editors save. The build reports a wrong encoding later. */
function decodeText(bytes: Uint8Array): string {
  // In UTF-16 every plain letter has a null byte.
  const letters = bytes.filter((byte) => byte !== 0)
  return new TextDecoder(isUtf8(letters) ? 'utf-8' : 'windows-1250').decode(letters)
}

/** Return the locale, in the order of POSIX. Windows sets none of these variables. */
const readLocale = (environment: NodeJS.ProcessEnv): string | undefined =>
  ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean)
