// Decide whether a text that is the same in two languages still needs translation. Tiramisu, brands
// and gin have the same name everywhere. A text with a letter or a common word of the first
// language needs translation. If neither is found, nothing is reported: a false alarm for every
// pizza would teach owners to ignore warnings.

import type { Language } from '../../model/languages.ts'
import { normalizeText } from '../../model/suggest.ts'
import { wordList } from '../../model/word-list.ts'

type Native = {
  /** Letters that only this language and its relatives have. */
  letters: RegExp
  /** Words that join others, folded. */
  joining: readonly string[]
  /** Common words of menus, folded. A star matches any ending. */
  food: readonly string[]
  /** Ingredients of drinks. Drinks have a list of their own because most have proper names. */
  drinks: readonly string[]
}

const czechDrinks = wordList(`
  pivo piva svetl* cerven* rezan* tocen* lahvov* nealko* bile bila bily ruzov* vino vina domaci
  limonad* dzus* voda vody vodou caj caje kava kavy kavou horka cokolad* mleko mlekem stava stavy
  palenk* svarak svaren* medovina most`)

const czechFood = wordList(`
  polevk* polivk* hlavni jidlo jidla priloh* predkrm* salat* omack* knedl* brambor* hranol* kroket*
  ryze ryzi chleb* chlib* rohlik* housk* kureci kure hovezi veprov* veprove telec* kruti kachn*
  kralik* zajic* zver* ryba ryby rybi kapr* pstruh* losos* smazen* pecen* grilovan* dusen* varen*
  uzen* naklad* hrib* houby houba zeli zelim zelnack* okurk* rajc* cibul* cesnek* cesnecka fazol*
  cocka cockov* hrach hrachov* vejce syr syry syrem maslo maslem tvaroh* smetan* jablk* svestk*
  boruvk* malin* jahod* palacink* buchty kolac* dezert* zmrzlin* napoje pivo vino snidan* detsk*
  denni poledn* sezonn* dovolen* svatek svatky narozen* zavren* otevren* objedn* rezervac* stul*`)

const table: Record<Language, Native> = {
  cs: {
    letters: /[ěřůčšžýďťň]/i,
    joining: wordList('a s se na z ze po pod ve v bez pro nebo i u k ke od do dle'),
    food: czechFood,
    drinks: czechDrinks,
  },
  sk: {
    letters: /[ľĺŕôčšžýďťň]/i,
    joining: wordList('a s so na z zo po pod vo v bez pre alebo aj u k ku od do'),
    food: [
      ...czechFood,
      ...wordList('zemiak* hrian* kurac* bravcov* vyprazan* pirohy halusk* bryndz*'),
    ],
    drinks: czechDrinks,
  },
  de: {
    letters: /[äöüß]/i,
    joining: wordList('und mit vom von aus auf im in ohne fur nach oder der die das zum zur'),
    food: wordList(`
      suppe* vorspeis* hauptspeis* beilage* salat* kartoffel* erdapfel* pommes reis brot gebacken*
      gebraten* gegrillt* rind* schwein* kalb* huhn huhner* hendl ente gans fisch* forelle* lachs*
      pilze schwammerl* kraut* gurke* tomate* zwiebel* knoblauch* ei kase* apfel* zwetschke* kuchen
      nachspeis* fruhstuck* tagesteller tagesmenu`),
    drinks: wordList(`
      bier biere helles dunkles dunkel rotwein weisswein wein hausgemacht* limonade* saft wasser tee
      kaffee milch`),
  },
  en: {
    letters: /(?!)/,
    joining: wordList('and with of the in on from without for or our'),
    food: wordList(`
      soup* starter* mains potato* fries fried roast* grilled baked pork veal chicken duck goose trout
      mushroom* cabbage* cucumber* onion* garlic* dessert* breakfast* children daily`),
    drinks: wordList('beer dark pale draught homemade lemonade juice water coffee milk'),
  },
}

/** Letters of western European languages that central European ones lack: `crème`, `jalapeño`. */
const foreign = /[àâæçèêëîïñœùûåøãõ]/i

/** True if words or letters show that a text is in this language. */
export function isNative(text: string, language: Language, kind: 'drink' | 'other'): boolean {
  const { letters, joining, food, drinks } = table[language]
  const words = normalizeText(text)
    .split(/[^a-z’']+/)
    .filter(Boolean)
  const holds = (known: readonly string[]) =>
    words.some((word) =>
      known.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one)),
    )
  if (kind === 'drink') return holds(drinks)
  const joined = words.length > 2 && holds(joining)
  return (letters.test(text) && !foreign.test(text)) || joined || holds(food)
}
