// Names of sizes that the site knows in all languages, so that owners need not translate them.

import type { Language, Text } from '../../model/languages.ts'

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
  { cs: ['celá porce'], en: ['full portion'], sk: ['celá porcia'], de: ['ganze Portion'] },
  { cs: ['velká porce'], en: ['large portion'], sk: ['veľká porcia'], de: ['große Portion'] },
  {
    cs: ['poloviční porce'],
    en: ['half portion'],
    sk: ['polovičná porcia'],
    de: ['halbe Portion'],
  },
  { cs: ['dětská porce'], en: ["child's portion"], sk: ['detská porcia'], de: ['Kinderportion'] },
  { cs: ['porce'], en: ['portion'], sk: ['porcia'], de: ['Portion'] },
  { cs: ['½ porce'], en: ['half portion'], sk: ['½ porcie'], de: ['½ Portion'] },
  { cs: ['¼ porce'], en: ['quarter portion'], sk: ['¼ porcie'], de: ['¼ Portion'] },
  { cs: ['na místě'], en: ['eat in'], sk: ['na mieste'], de: ['vor Ort'] },
  { cs: ['s sebou'], en: ['takeaway'], sk: ['so sebou'], de: ['zum Mitnehmen'] },
  { cs: ['děti'], en: ['children'], sk: ['deti'], de: ['Kinder'] },
  { cs: ['studenti'], en: ['students'], sk: ['študenti'], de: ['Studenten'] },
  { cs: ['dospělí'], en: ['adults'], sk: ['dospelí'], de: ['Erwachsene'] },
  { cs: ['senioři'], en: ['seniors'], sk: ['seniori'], de: ['Senioren'] },
  { cs: ['ostatní'], en: ['others'], sk: ['ostatní'], de: ['andere'] },
]

/** What owners add, by language: the label as typed to its word. */
export type OwnLabels = { readonly [L in Language]?: ReadonlyMap<string, string> }

/** The label in every language of the house, or the languages that nobody has said it in. */
export function translateLabel(
  typed: string,
  own: OwnLabels | undefined,
  [first, ...others]: readonly Language[],
): Text | Language[] {
  const known = labels.find((label) => first && isOneOf(label[first], typed))
  const said = others.map((lang) => [lang, own?.[lang]?.get(typed) ?? known?.[lang][0]] as const)
  const missing = said.filter(([, word]) => word === undefined).map(([lang]) => lang)
  if (missing.length > 0) return missing
  return Object.fromEntries([[first, typed], ...said]) as Text
}

const isOneOf = (words: readonly string[], typed: string) =>
  words.some((word) => word.toLowerCase() === typed.toLowerCase())

/** Whether a label says that a size is the small one. */
export const isSmall = (typed: string, lang: Language): boolean =>
  isOneOf(labels[0]?.[lang] ?? [], typed)

/** Whether a label says only how large a size is, so that its price may be compared. */
export const isOfSize = (typed: string, lang: Language): boolean =>
  labels.some(
    (label) =>
      /^(?:small|medium|large|full|half)\b/.test(label.en[0]) && isOneOf(label[lang], typed),
  )

/** Some that a house of this language would type, for messages. */
export const knownLabels = (lang: Language): string[] =>
  labels.filter((_, index) => [0, 2, 4].includes(index)).map((label) => label[lang][0])
