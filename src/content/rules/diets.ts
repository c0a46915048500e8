// Meat under a diet without meat: the numbers of allergens know no beef, so the words are asked about.

import { below, type Node, warnAt } from '../../fields/node.ts'
import type { Item, Language } from '../../model/site.ts'
import { fold } from '../../model/suggest.ts'
import { wordList } from '../../model/word-list.ts'

/**
 * For one whole word, folded; a star stands for any letters. Letters of every alphabet in patterns of
 * this length took a twentieth of a build.
 */
const oneOf = (words: string) =>
  new RegExp(`^(?:${wordList(words).join('|').replaceAll('*', '.*')})$`)

const czech = `maso masa masem masov* hovez* veprov* telec* jehnec* skopov* kurec* kure kurat*
  slepic* kruti krutim kruta krutu krocan* kachn* husa husy husi husim husou kralik* kralic* zajic*
  zajec* zverin* jelen* srnci srncim danci kanci kancim divocak* ryba ryby rybi rybim rybou rybu
  kapr* pstruh* losos* tunak* tresk* makrel* sled sledi sledem ancovick* candat* sardink* krevet*
  chobotnic* kalamar* musle muslemi ustric* hlemyzd* sunk* slanin* klobas* parek parky parkem salam*
  jitrnic* jelito jelita tlacenk* skvark* sadlo sadlem drstk* svickov* rostenk* biftek* zelatin*`

const meat: Record<Language, RegExp> = {
  cs: oneOf(czech),
  sk: oneOf(`${czech} masit* mas masom hovadz* bravcov* telac* jahnac* kurac* kura slepac* sliepk*
    moriak* morcac* kacac* kacic* husac* zajac* jelen* diviac* lososov* tuniak* sled sleda ostriez*
    krevied* slavk* ustric* sunkou slaninou klobasou parkom jaternic* krvavnic* oskvar* mastou
    drzk* svieckov* rosten*`),
  en: oneOf(`meat meats beef beefsteak* pork veal lamb mutton chicken* turkey duck goose rabbit hare
    venison boar bacon ham sausage* salami chorizo prosciutto meatball* lard crackling* tripe liver fish
    trout carp salmon tuna cod herring* mackerel anchov* sardine* perch zander pike prawn* shrimp* squid
    octopus mussel* oyster* snail* crab lobster* gelatin*`),
  de: oneOf(`*fleisch *fleischs* fleischb* fleischk* fleischl* *schwein* rinds* rinder* rindfl*
    *kalb* lamm* *huhn *huhner* *hahnchen* *hendl* puten* truthahn* ente enten* gans ganse*
    kaninchen* *hirsch* rehr* wildschwein* *speck* *schinken* *wurst* *wurstel* leberkas* *schmalz
    *fisch *fische *fischs* *forelle* karpfen* *lachs* thunfisch* *hering* makrele* sardelle* sardine*
    zander* *garnele* krabbe* muschel* tintenfisch* gelatine`),
}

const honey: Record<Language, RegExp> = {
  cs: oneOf('med medu medem medov*'),
  sk: oneOf('med medu medom medov*'),
  en: oneOf('honey'),
  de: oneOf('*honig*'),
}

/** What is made instead of it, named as missing or a mushroom: `bez masa`, `tofu jako kuře`. */
const instead =
  /(?<![a-zß])(?:bez|without|no|ohne|statt|misto|miesto|instead of) (?:[a-zß]+ (?:a|i|and|or|und|oder|nebo|ani|alebo) )?[a-zß]+|[a-zß]+[- ]?(?:free|freie?[nrs]?|lose?[nrs]?)(?![a-zß])|hliv[a-zß]* ustric[a-zß]*|oyster mushroom/g
const substitute =
  /(?<![a-zß])(?:veg|soj|soy|tofu|tempeh|seitan|robi(?![a-zß])|rostlin|rastlin|pflanz|plant|nahra|ersatz|jackfruit|fruchtfl|kokosfl)/

/** The word in a text that the diet excludes, as it was typed. */
function excludedBy(diet: 'vegan' | 'vegetarian', text: string, lang: Language) {
  const said = fold(text).replace(instead, (one) => ' '.repeat(one.length))
  if (substitute.test(said)) return undefined
  const found = [...said.matchAll(/[a-zß]+/g)].find(
    ([word]) => meat[lang].test(word) || (diet === 'vegan' && honey[lang].test(word)),
  )
  // Folded letters stand where the typed ones do, as long as these are whole letters.
  return found && text.normalize('NFC').slice(found.index, found.index + found[0].length)
}

/** Beef under `vegetarian`: one of the two is a slip, and somebody would eat it. */
export function warnDiet(
  { name, description, diets }: Pick<Item, 'name' | 'description' | 'diets'>,
  node: Node,
) {
  const diet = (['vegan', 'vegetarian'] as const).find((one) => diets.includes(one))
  if (!diet) return
  for (const lang of node.document.languages)
    for (const text of [name[lang], description?.[lang]]) {
      const typed = text === undefined ? undefined : excludedBy(diet, text, lang)
      if (!typed) continue
      warnAt(below(node, 'diets'), 'diet-unlikely', { diet, typed })
      return
    }
}
