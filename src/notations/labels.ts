// Labels of sizes and prices with built-in translations, so that owners need not translate them.

import { type Language, languages, type Text, type TextRow } from '../model/languages.ts'
import { normalizeText } from '../model/suggest.ts'
import { wordList } from '../model/word-list.ts'
import { toSlug } from './basic.ts'
import { byLanguage, splitColumns } from './typed-words.ts'

/** The first word is printed; owners may type any of them in their own language. */
type Label = Record<Language, readonly [string, ...string[]]>

const labelsIn = (rows: readonly TextRow[]) =>
  // The cast is safe: no column of these tables is empty.
  rows.map((row) => byLanguage(row) as Label)

export const sizeLabels: readonly Label[] = labelsIn([
  'malé/malá/malý | small | malé/malá/malý | klein/kleines/kleine/kleiner',
  'střední | medium | stredné/stredná/stredný | mittel/mittleres/mittlere/mittlerer',
  'velké/velká/velký | large | veľké/veľká/veľký | groß/großes/große/großer',
  'tuplák | double pint | tuplák | Maß',
  'pinta | pint | pinta | Pint',
  'půl pinty/půlpinta | half pint/half-pint | pol pinty/polpinta | halbes Pint/halber Pint',
  'jednoduchý/jednoduchá/jednoduché | single | jednoduchý/jednoduchá/jednoduché | einfach/einfacher/einfaches',
  'dvojitý/dvojitá/dvojité | double | dvojitý/dvojitá/dvojité | doppelt/doppelter/doppeltes',
  'sklenka/sklenice | glass | pohár/sklenka | Glas',
  'láhev/lahev | bottle | fľaša | Flasche',
  'plechovka | can | plechovka | Dose',
  'džbán | pitcher | džbán | Krug',
  'karafa | carafe | karafa | Karaffe',
  'šálek | cup | šálka | Tasse',
  'konvička | pot | kanvička | Kännchen',
  'hladinka | hladinka (smooth pour) | hladinka | Hladinka (mit dichtem Schaum)',
  'šnyt | šnyt (two parts beer, three parts foam) | šnyt | Schnitt (zwei Teile Bier, drei Teile Schaum)',
  'mlíko | mlíko (almost all foam) | mlieko (takmer samá pena) | Mlíko (fast nur Schaum)',
  'čochtan | čochtan (without foam) | čochtan (bez peny) | Čochtan (ohne Schaum)',
  'malá porce | small portion | malá porcia | kleine Portion',
  'celá porce | full portion/whole portion | celá porcia | ganze Portion',
  'velká porce | large portion/big portion | veľká porcia | große Portion',
  'poloviční porce/půl porce/půlka | half portion/half a portion/half | polovičná porcia/pol porcie | halbe Portion',
  "dětská porce | child's portion/children's portion/kids portion | detská porcia | Kinderportion/Kinderteller",
  'porce | portion | porcia | Portion',
  '1 porce | 1 portion | 1 porcia | 1 Portion',
  '½ porce | half portion/½ portion | ½ porcie/½ porcia | ½ Portion',
  '¼ porce | quarter portion/¼ portion | ¼ porcie/¼ porcia | ¼ Portion',
  '½ ks/½ kusu/½ kus | ½ piece | ½ ks/½ kusa/½ kus | ½ Stück/½ Stk/½ Stk.',
  '¼ ks/¼ kusu/¼ kus | ¼ piece | ¼ ks/¼ kusa/¼ kus | ¼ Stück/¼ Stk/¼ Stk.',
  'na místě/tady | eat in/eat-in/in house/for here | na mieste/tu | vor Ort/hier/im Lokal',
  's sebou/sebou | takeaway/take away/take-away/takeout/to go | so sebou/zabaliť | zum Mitnehmen/mitnehmen/außer Haus',
  'děti | children/kids | deti | Kinder',
  'studenti/student | students/student | študenti/študent | Studierende/Studenten/Student',
  'zaměstnanci/zaměstnanec | staff/employees/employee | zamestnanci/zamestnanec | Beschäftigte/Bedienstete/Mitarbeiter',
  'hosté/host | guests/guest | hostia/hosť | Gäste/Gast',
  'členové/člen | members/member | členovia/člen | Mitglieder/Mitglied',
  'dospělí | adults | dospelí | Erwachsene',
  'dospělý/dospělá | adult | dospelý/dospelá | Erwachsener/Erwachsene Person',
  'dítě | child | dieťa | Kind',
  'senioři/senior | seniors/senior | seniori/senior | Senioren/Pensionisten/Senior',
  'za osobu/na osobu/os. | per person/p.p./pp | na osobu/za osobu/os. | pro Person/p. P./p.P.',
  'panák | shot | poldecák | Stamperl',
  'třetinka | small beer | tretinka | Seidel/Seidl/Seiterl',
  'půllitr | large beer | pollitrák | Krügerl/Krügel/Krügl/Halbe',
  'osminka | eighth | osminka | Achterl/Achtel',
  'čtvrtka | quarter | štvrtka | Viertel/Viertele/Vierterl',
  'happy hour | happy hour | happy hour | Happy Hour',
  'ostatní | others | ostatní | alle anderen/andere/sonstige',
  'nealko/bez alkoholu | alcohol-free/non-alcoholic/without alcohol | nealko/bez alkoholu | alkoholfrei/ohne Alkohol',
  's alkoholem | with alcohol | s alkoholom | mit Alkohol',
  'cca/cca. | approx./approx/about/c. | cca/cca. | ca./ca/circa/zirka',
])

/** Local names of measures that stay as typed: the volume next to them is clear enough. */
const untranslated: { readonly [L in Language]?: readonly string[] } = {
  en: wordList(`
    Pfiff Seidel Seidl Seiterl Krügerl Krügel Krügl Halbe Maß Achterl Achtel Viertel Viertele Vierterl
    osminka čtvrtka štvrtka`),
}

/** Labels of admission prices. They take precedence over size labels. */
export const entryLabels: readonly Label[] = labelsIn([
  'předprodej/v předprodeji | in advance | predpredaj/v predpredaji | Vorverkauf/im Vorverkauf',
  'na místě/na dveřích/u vstupu | at the door/on the door | na mieste/pri vstupe | Abendkasse/Abendkassa/an der Abendkasse/vor Ort',
  'online | online | online | online',
  'vstupné/vstup | admission/entry | vstupné/vstup | Eintritt',
  'základní/plné | full | základné/plné | regulär',
  'snížené/zlevněné | reduced/concessions | znížené/zľavnené | ermäßigt',
  'členové | members | členovia | Mitglieder',
  'tým/za tým | team/per team | tím/za tím | Team/pro Team',
  'osoba/za osobu | person/per person | osoba/za osobu | Person/pro Person',
  'k stání/stání | standing | státie | Stehplatz',
  'k sezení/sezení | seated | sedenie | Sitzplatz',
])

/** Age after a label; the first form of each is printed. */
const ages: readonly Label[] = labelsIn([
  'do # let | up to # years | do # rokov | bis # Jahre',
  'od # let | from # years | od # rokov | ab # Jahren',
  '# let | aged #/# years | # rokov | # Jahre',
])
const years = '(\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?)'

/** Split `dítě 4–12 let` into `dítě`, `4–12` and the row of the age. */
function withAge(typed: string, lang: Language) {
  for (const age of ages)
    for (const form of age[lang]) {
      const [, who, old] = new RegExp(`^(.+?) ${form.replace('#', years)}$`).exec(typed) ?? []
      if (who !== undefined && old !== undefined) return { who, old, age }
    }
  return undefined
}

/** Labels that the owner translates, by language: from the typed label to its translation. */
export type OwnLabels = { readonly [L in Language]?: ReadonlyMap<string, string> }

/** Translate a label for the house, or return the languages that lack a translation. */
export function translateLabel(
  typed: string,
  own: OwnLabels | undefined,
  [first, ...others]: readonly Language[],
  table = sizeLabels,
  kept: typeof untranslated = {},
): Text | Language[] {
  const aged = first && withAge(typed, first)
  const who = aged?.who ?? typed
  const label = table.find((label) => first && includesWord(label[first], who))
  const wordFor = (lang: Language) => {
    const word = label && (inflected(label[lang], who) ?? label[lang][0])
    return word && aged ? `${word} ${aged.age[lang][0].replace('#', aged.old)}` : word
  }
  const untranslatedIn = (lang: Language) =>
    includesWord(kept[lang] ?? [], typed) ? typed : undefined
  const translations = others.map(
    (lang) => [lang, findOwn(own?.[lang], typed) ?? untranslatedIn(lang) ?? wordFor(lang)] as const,
  )
  const missing = translations.filter(([, word]) => word === undefined).map(([lang]) => lang)
  if (missing.length > 0) return missing
  return Object.fromEntries([[first, typed], ...translations]) as Text
}

/** Find a label as typed, or with capital letters that its translation lacks. */
const findOwn = (own: ReadonlyMap<string, string> | undefined, typed: string) =>
  own?.get(typed) ??
  [...(own ?? [])].find(([label]) => label.toLowerCase() === typed.toLowerCase())?.[1]

/** Translate a label of a drink. */
export const translatePour: typeof translateLabel = (typed, own, languages) =>
  translateLabel(typed, own, languages, sizeLabels, untranslated)

/** Pick the word with the same ending in a related language: `velká` becomes `veľká`. */
const inflected = (words: readonly string[], typed: string) =>
  words.length > 2 ? words.find((word) => normalizeText(word) === normalizeText(typed)) : undefined

/** Languages in which a text is a known size label; undefined if there are none. */
export function sizeLabelLanguages(typed: string): Language[] | undefined {
  const found = languages.filter(
    (lang) =>
      sizeLabels.some((label) => includesWord(label[lang], typed)) ||
      includesWord(untranslated[lang] ?? [], typed),
  )
  return found.length > 0 ? found : undefined
}

/**
 * Suggest the same label with its accents: `malé` for `male`, `groß` for `gross`. A similar word is
 * never suggested, because it means something else: `Growler` is not `großer`.
 */
export function suggestLabel(
  typed: string,
  [first]: readonly Language[],
  table: readonly Label[] = sizeLabels,
): string | undefined {
  const slug = toSlug(typed)
  return first && table.flatMap((label) => label[first]).find((word) => toSlug(word) === slug)
}

export const suggestEntryLabel = (typed: string, context: readonly Language[]) =>
  suggestLabel(typed, context, [...entryLabels, ...sizeLabels])

const includesWord = (words: readonly string[], typed: string) =>
  words.some((word) => word.toLowerCase() === typed.toLowerCase())

const perPerson = sizeLabels.filter(({ en }) => en[0] === 'per person')

/** True if a price with this label is for each guest. */
export const isPerPerson = (typed: string) =>
  perPerson.some((label) => includesWord(Object.values(label).flat(), typed))

/** True if a label names the small size. */
export const isSmall = (typed: string, lang: Language) =>
  includesWord(sizeLabels[0]?.[lang] ?? [], typed)

/** English labels in the order of their sizes; vessels, which are ranked separately, are last. */
const ranks = splitColumns(
  `| quarter portion | half portion/child's portion | small/small portion |
  medium/portion/full portion | large/large portion | double pint | glass | carafe | bottle`,
)
const findRank = (label: string) => ranks.findIndex((labels) => labels.includes(label))

/** Labels from this rank on name a vessel. */
export const vesselRank = findRank('glass')

/** Rank of a size label; undefined if the label says nothing about the size. */
export const sizeRank = (typed: string, lang: Language): number | undefined => {
  const found = sizeLabels.find((label) => includesWord(label[lang], typed))
  const rank = found ? findRank(found.en[0]) : -1
  return rank < 0 ? undefined : rank
}

/** Pairs of English labels, each with its usual counterpart. */
const counterparts = splitColumns(
  `double/single | half portion/full portion | small portion/portion | child's portion/portion |
  children/portion | students/others | staff/others | alcohol-free/with alcohol`,
)

/** Name the size next to one with this label: `einfach` next to `doppelt`. */
export function oppositeLabel(typed: string, lang: Language): string | undefined {
  const label = sizeLabels.find((one) => includesWord(one[lang], typed))
  const pair = counterparts.find(([one]) => one === label?.en[0])
  const names = sizeLabels.find(({ en }) => en[0] === pair?.[1])?.[lang]
  return names?.[label?.[lang].indexOf(typed.toLowerCase()) ?? 0] ?? names?.[0]
}

/** Words of all languages for a bottle and a can, in folded letters. */
export const vesselsToReturn: readonly string[] = sizeLabels
  .filter(({ en: [name] }) => ['bottle', 'can'].includes(name))
  .flatMap((label) => languages.flatMap((lang) => label[lang].map(normalizeText)))

/** Some labels in this language, as examples for messages. */
export const sampleLabels = (lang: Language): string[] =>
  sizeLabels.filter((_, index) => [0, 2, 4].includes(index)).map((label) => label[lang][0])

/** Translate a label of an admission price. */
export const translateEntry: typeof translateLabel = (typed, own, languages) =>
  translateLabel(typed, own, languages, [...entryLabels, ...sizeLabels])

export const sampleEntryLabels = (lang: Language): string[] =>
  entryLabels.slice(0, 2).map((label) => label[lang][0])
