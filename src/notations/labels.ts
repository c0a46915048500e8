// Names of sizes that the site knows in all languages, so that owners need not translate them.

import { type Language, languages, type Text } from '../model/languages.ts'
import { fold, nearest } from '../model/suggest.ts'
import { toSlug } from './plain.ts'

/** The first word is what the site says; a house whose language it is may type any of them. */
type Label = Record<Language, readonly [string, ...string[]]>

const labels: readonly Label[] = [
  {
    cs: ['malé', 'malá', 'malý'],
    en: ['small'],
    sk: ['malé', 'malá', 'malý'],
    de: ['klein', 'kleines', 'kleine', 'kleiner'],
  },
  {
    cs: ['střední'],
    en: ['medium'],
    sk: ['stredné', 'stredná', 'stredný'],
    de: ['mittel', 'mittleres', 'mittlere', 'mittlerer'],
  },
  {
    cs: ['velké', 'velká', 'velký'],
    en: ['large'],
    sk: ['veľké', 'veľká', 'veľký'],
    de: ['groß', 'großes', 'große', 'großer'],
  },
  { cs: ['tuplák'], en: ['double pint'], sk: ['tuplák'], de: ['Maß'] },
  {
    cs: ['sklenka', 'sklenice'],
    en: ['glass'],
    sk: ['pohár', 'sklenka'],
    de: ['Glas'],
  },
  { cs: ['láhev', 'lahev'], en: ['bottle'], sk: ['fľaša'], de: ['Flasche'] },
  { cs: ['plechovka'], en: ['can'], sk: ['plechovka'], de: ['Dose'] },
  { cs: ['džbán'], en: ['pitcher'], sk: ['džbán'], de: ['Krug'] },
  { cs: ['karafa'], en: ['carafe'], sk: ['karafa'], de: ['Karaffe'] },
  { cs: ['šálek'], en: ['cup'], sk: ['šálka'], de: ['Tasse'] },
  { cs: ['konvička'], en: ['pot'], sk: ['kanvička'], de: ['Kännchen'] },
  {
    cs: ['hladinka'],
    en: ['hladinka: smooth pour'],
    sk: ['hladinka'],
    de: ['Hladinka: mit dichtem Schaum'],
  },
  {
    cs: ['šnyt'],
    en: ['šnyt: two parts beer, three parts foam'],
    sk: ['šnyt'],
    de: ['Schnitt: zwei Teile Bier, drei Teile Schaum'],
  },
  {
    cs: ['mlíko'],
    en: ['mlíko: almost all foam'],
    sk: ['mlieko: takmer samá pena'],
    de: ['Mlíko: fast nur Schaum'],
  },
  {
    cs: ['čochtan'],
    en: ['čochtan: without foam'],
    sk: ['čochtan: bez peny'],
    de: ['Čochtan: ohne Schaum'],
  },
  { cs: ['malá porce'], en: ['small portion'], sk: ['malá porcia'], de: ['kleine Portion'] },
  {
    cs: ['celá porce'],
    en: ['full portion', 'whole portion'],
    sk: ['celá porcia'],
    de: ['ganze Portion'],
  },
  {
    cs: ['velká porce'],
    en: ['large portion', 'big portion'],
    sk: ['veľká porcia'],
    de: ['große Portion'],
  },
  {
    cs: ['poloviční porce', 'půl porce', 'půlka'],
    en: ['half portion', 'half a portion', 'half'],
    sk: ['polovičná porcia', 'pol porcie'],
    de: ['halbe Portion'],
  },
  {
    cs: ['dětská porce'],
    en: ["child's portion", "children's portion", 'kids portion'],
    sk: ['detská porcia'],
    de: ['Kinderportion', 'Kinderteller'],
  },
  { cs: ['porce'], en: ['portion'], sk: ['porcia'], de: ['Portion'] },
  {
    cs: ['½ porce'],
    en: ['half portion', '½ portion'],
    sk: ['½ porcie', '½ porcia'],
    de: ['½ Portion'],
  },
  {
    cs: ['¼ porce'],
    en: ['quarter portion', '¼ portion'],
    sk: ['¼ porcie', '¼ porcia'],
    de: ['¼ Portion'],
  },
  {
    cs: ['na místě', 'tady'],
    en: ['eat in', 'eat-in', 'in house', 'for here'],
    sk: ['na mieste', 'tu'],
    de: ['vor Ort', 'hier', 'im Lokal'],
  },
  {
    cs: ['s sebou', 'sebou'],
    en: ['takeaway', 'take away', 'take-away', 'takeout', 'to go'],
    sk: ['so sebou', 'zabaliť'],
    de: ['zum Mitnehmen', 'mitnehmen', 'außer Haus'],
  },
  { cs: ['děti'], en: ['children', 'kids'], sk: ['deti'], de: ['Kinder'] },
  { cs: ['studenti'], en: ['students'], sk: ['študenti'], de: ['Studierende', 'Studenten'] },
  { cs: ['dospělí'], en: ['adults'], sk: ['dospelí'], de: ['Erwachsene'] },
  { cs: ['senioři'], en: ['seniors'], sk: ['seniori'], de: ['Senioren', 'Pensionisten'] },
  { cs: ['ostatní'], en: ['others'], sk: ['ostatní'], de: ['alle anderen', 'andere', 'sonstige'] },
]

/** How, when or by whom the entry is paid; these words win over those of sizes. */
const entryLabels: readonly Label[] = [
  {
    cs: ['předprodej', 'v předprodeji'],
    en: ['in advance'],
    sk: ['predpredaj', 'v predpredaji'],
    de: ['Vorverkauf', 'im Vorverkauf'],
  },
  {
    cs: ['na místě', 'na dveřích', 'u vstupu'],
    en: ['at the door', 'on the door'],
    sk: ['na mieste', 'pri vstupe'],
    de: ['Abendkasse', 'an der Abendkasse', 'vor Ort'],
  },
  { cs: ['online'], en: ['online'], sk: ['online'], de: ['online'] },
  { cs: ['základní', 'plné'], en: ['full'], sk: ['základné', 'plné'], de: ['regulär'] },
  {
    cs: ['snížené', 'zlevněné'],
    en: ['reduced', 'concessions'],
    sk: ['znížené', 'zľavnené'],
    de: ['ermäßigt'],
  },
  { cs: ['členové'], en: ['members'], sk: ['členovia'], de: ['Mitglieder'] },
  {
    cs: ['tým', 'za tým'],
    en: ['team', 'per team'],
    sk: ['tím', 'za tím'],
    de: ['Team', 'pro Team'],
  },
  {
    cs: ['osoba', 'za osobu'],
    en: ['person', 'per person'],
    sk: ['osoba', 'za osobu'],
    de: ['Person', 'pro Person'],
  },
  { cs: ['k stání', 'stání'], en: ['standing'], sk: ['státie'], de: ['Stehplatz'] },
  { cs: ['k sezení', 'sezení'], en: ['seated'], sk: ['sedenie'], de: ['Sitzplatz'] },
]

/** What owners add, by language: the label as typed to its word. */
export type OwnLabels = { readonly [L in Language]?: ReadonlyMap<string, string> }

/** The label in every language of the house, or the languages that nobody has said it in. */
export function translateLabel(
  typed: string,
  own: OwnLabels | undefined,
  [first, ...others]: readonly Language[],
  table = labels,
): Text | Language[] {
  const known = table.find((label) => first && isOneOf(label[first], typed))
  const wordFor = (lang: Language) => known && (inflected(known[lang], typed) ?? known[lang][0])
  const said = others.map((lang) => [lang, own?.[lang]?.get(typed) ?? wordFor(lang)] as const)
  const missing = said.filter(([, word]) => word === undefined).map(([lang]) => lang)
  if (missing.length > 0) return missing
  return Object.fromEntries([[first, typed], ...said]) as Text
}

/** `velká` to `veľká`: the form of the same word in an akin language, where that knows the word. */
const inflected = (words: readonly string[], typed: string) =>
  words.length > 2 ? words.find((word) => fold(word) === fold(typed)) : undefined

/** The languages in which a label of a size is known; undefined where it is none. */
export function knownLabel(typed: string): Language[] | undefined {
  const found = languages.filter((lang) => labels.some((label) => isOneOf(label[lang], typed)))
  return found.length > 0 ? found : undefined
}

/** What a house would call it: `male` and `small` are `malé`, `gross` is `groß`. */
export function labelMeant(
  typed: string,
  [first, ...others]: readonly Language[],
  table: readonly Label[] = labels,
): string | undefined {
  if (first === undefined) return undefined
  const own = table.flatMap((label) => label[first])
  const slug = toSlug(typed)
  const same = own.find((word) => toSlug(word) === slug)
  const foreign = table.find((label) =>
    languages.some((lang) => !others.includes(lang) && isOneOf(label[lang], typed)),
  )
  return same ?? foreign?.[first][0] ?? (typed.length > 3 ? nearest(typed, own) : undefined)
}

export const entryMeant = (typed: string, known: readonly Language[]) =>
  labelMeant(typed, known, [...entryLabels, ...labels])

const isOneOf = (words: readonly string[], typed: string) =>
  words.some((word) => word.toLowerCase() === typed.toLowerCase())

/** Whether a label says that a size is the small one. */
export const isSmall = (typed: string, lang: Language): boolean =>
  isOneOf(labels[0]?.[lang] ?? [], typed)

/** From this rank on a label names what something is served in. */
export const vesselRank = 10

/** By their English: how large a size is, and larger than which other ones; a vessel stands apart. */
const ranks: { [label: string]: number } = {
  'half portion': 1,
  'quarter portion': 0.5,
  "child's portion": 1,
  small: 2,
  'small portion': 2,
  medium: 3,
  portion: 3,
  'full portion': 3,
  large: 4,
  'large portion': 4,
  'double pint': 5,
  glass: vesselRank,
  carafe: vesselRank + 1,
  bottle: vesselRank + 2,
}

/** How large a label says that a size is; undefined where it says something else. */
export const sizeRank = (typed: string, lang: Language): number | undefined => {
  const found = labels.find((label) => isOneOf(label[lang], typed))
  return found && ranks[found.en[0]]
}

/** Some that a house of this language would type, for messages. */
export const knownLabels = (lang: Language): string[] =>
  labels.filter((_, index) => [0, 2, 4].includes(index)).map((label) => label[lang][0])

/** The same for a label of an entry price. */
export const translateEntry = (
  typed: string,
  own: OwnLabels | undefined,
  languages: readonly Language[],
) => translateLabel(typed, own, languages, [...entryLabels, ...labels])

export const knownEntryLabels = (lang: Language): string[] =>
  entryLabels.slice(0, 2).map((label) => label[lang][0])
