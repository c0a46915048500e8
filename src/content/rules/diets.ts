// Warn about meat in vegetarian and vegan dishes. Allergen numbers do not cover meat, so the words
// of names and descriptions are searched. This only asks the owner; it changes nothing that is
// printed.

import type { Item, Language } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { wordList } from '../../model/word-list.ts'
import { type ContentNode, nodeAt, reportWarning } from '../../reading/node.ts'

/**
 * Compile a word list to a pattern for one whole, folded word; `*` matches any letters. Patterns
 * over all Unicode letters took a twentieth of the build time.
 */
const compileWords = (words: string) =>
  new RegExp(`^(?:${wordList(words).join('|').replaceAll('*', '.*')})$`)

const czech = `maso masa masem masov* hovez* veprov* telec* jehnec* skopov* kurec* kure kurat*
  slepic* kruti krutim kruta krutu krocan* kachn* husa husy husi husim husou kralik* kralic* zajic*
  zajec* zverin* jelen* srnci srncim danci kanci kancim divocak* ryba ryby rybi rybim rybou rybu
  kapr* pstruh* losos* tunak* tresk* makrel* sled sledi sledem ancovick* candat* sardink* krevet*
  chobotnic* kalamar* musle muslemi ustric* hlemyzd* sunk* slanin* klobas* parek parky parkem salam*
  jitrnic* jelito jelita tlacenk* skvark* sadlo sadlem drstk* svickov* rostenk* biftek* zelatin*`

const meat: Record<Language, RegExp> = {
  cs: compileWords(czech),
  sk: compileWords(`${czech} masit* mas masom hovadz* bravcov* telac* jahnac* kurac* kura slepac* sliepk*
    moriak* morcac* kacac* kacic* husac* zajac* jelen* diviac* lososov* tuniak* sled sleda ostriez*
    krevied* slavk* ustric* sunkou slaninou klobasou parkom jaternic* krvavnic* oskvar* mastou
    drzk* svieckov* rosten*`),
  en: compileWords(`meat meats beef beefsteak* pork veal lamb mutton chicken* turkey duck goose rabbit hare
    venison boar bacon ham sausage* salami chorizo prosciutto meatball* lard crackling* tripe liver fish
    trout carp salmon tuna cod herring* mackerel anchov* sardine* perch zander pike prawn* shrimp* squid
    octopus mussel* oyster* snail* crab lobster* gelatin*`),
  de: compileWords(`*fleisch *fleischs* fleischb* fleischk* fleischl* *schwein* rinds* rinder* rindfl*
    *kalb* lamm* *huhn *huhner* *hahnchen* *hendl* puten* truthahn* ente enten* gans ganse*
    kaninchen* *hirsch* rehr* wildschwein* *speck* *schinken* *wurst* *wurstel* leberkas* *schmalz
    *fisch *fische *fischs* *forelle* karpfen* *lachs* thunfisch* *hering* makrele* sardelle* sardine*
    zander* *garnele* krabbe* muschel* tintenfisch* gelatine`),
}

const honey: Record<Language, RegExp> = {
  cs: compileWords('med medu medem medov*'),
  sk: compileWords('med medu medom medov*'),
  en: compileWords('honey'),
  de: compileWords('*honig*'),
}

/**
 * Matches words that do not mean meat: named as missing (`bez masa`, `meat-free`), oyster mushrooms,
 * or pancakes that end like a ham.
 */
const instead =
  /(?<![a-zß])(?:bez|without|no|ohne|statt|misto|miesto|instead of) (?:[a-zß]+ (?:a|i|and|or|und|oder|nebo|ani|alebo) )?[a-zß]+|[a-zß]+[- ]?(?:free|freie?[nrs]?|lose?[nrs]?)(?![a-zß])|hliv[a-zß]* ustric[a-zß]*|oyster mushroom|palatschinke[a-zß]*/g
const substitute =
  /(?<![a-zß])(?:veg|soj|soy|tofu|tempeh|seitan|robi(?![a-zß])|rostlin|rastlin|pflanz|plant|nahra|ersatz|jackfruit|fruchtfl|kokosfl)/

/** Return the word in a text that the diet excludes, as it was typed. */
function excludedBy(diet: 'vegan' | 'vegetarian', text: string, lang: Language) {
  const masked = normalizeText(text).replace(instead, (one) => ' '.repeat(one.length))
  if (substitute.test(masked)) return undefined
  const found = [...masked.matchAll(/[a-zß]+/g)].find(
    ([word]) => meat[lang].test(word) || (diet === 'vegan' && honey[lang].test(word)),
  )
  // Folding keeps the number of characters in composed text, so the index is valid in the original.
  return found && text.normalize('NFC').slice(found.index, found.index + found[0].length)
}

/** Warn if a dish with a diet names an ingredient that the diet excludes: a guest would eat it. */
export function warnDiet(
  { name, description, diets }: Pick<Item, 'name' | 'description' | 'diets'>,
  node: ContentNode,
) {
  const diet = (['vegan', 'vegetarian'] as const).find((one) => diets.includes(one))
  if (!diet) return
  for (const lang of node.document.languages)
    for (const text of [name[lang], description?.[lang]]) {
      const typed = text === undefined ? undefined : excludedBy(diet, text, lang)
      if (!typed) continue
      reportWarning(nodeAt(node, 'diets'), 'diet-unlikely', { diet, typed })
      return
    }
}
