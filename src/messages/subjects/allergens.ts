// Problems of allergens, traces and diets.

import { allergens as allergenTable } from '../../model/allergens.ts'
import type { Entries } from '../template.ts'

/** Name of an allergen in each language. */
const nameAllergen = ({ allergen }: { allergen: number }) => ({
  allergenName: allergenTable[allergen - 1]?.short ?? { en: '', cs: '' },
})

export const allergens = {
  'allergens-unreadable':
    '{"typed"} → write the numbers of its allergens, none if it has none of them, or unknown | {"typed"} → napište čísla jeho alergenů; když žádný nemá, none, a když to nevíte, unknown',
  'allergens-parted': {
    derive: ({ typed }: { typed: string }) => ({
      hasSigns: !/\d[a-z]?\s+\d/i.test(typed),
      apart: typed
        .split(/[\s,;+&|]+/)
        .filter(Boolean)
        .join(', '),
    }),
    en: '{"typed"}{hasSigns ? , with other signs than commas | , where a space may separate two numbers or belong to one} → write the numbers with commas between them{hasSigns ? : | , if each is an allergen of its own:}   {apart}',
    cs: '{"typed"}{hasSigns ? , kde nejsou jen čárky | ; z mezery se nepozná, jestli jsou to dvě čísla, nebo jedno} → napište mezi čísla čárky{hasSigns ? : | , je-li každé samostatný alergen:}   {apart}',
  },
  'allergen-unreadable':
    '{"typed"} → write the numbers of its allergens with commas between them; none if it has none of them, unknown if you cannot say | {"typed"} → napište čísla alergenů a mezi ně čárky; když v jídle žádný není, none, a když to nevíte, unknown',
  'allergens-with-traces':
    '{"typed"}, allergens and traces in one line → write   allergens: {allergens}   and a line   traces: {traces} | {"typed"}, alergeny a stopy na jednom řádku → napište   allergens: {allergens}   a řádek   traces: {traces}',
  'allergens-in-name': {
    en: '{"typed"} {inText ? in a description | in a name}, which looks like allergens{stated ? ; the line of allergens has   {stated} | ; guests who filter by allergens do not find them there} → {stated ? correct the line if this is right, and leave them out here | leave them out here and write in the line of allergens{numbers ? :   allergens: {numbers} |  the numbers that the letters have in your own list}}',
    cs: '{"typed"} {inText ? v popisu | ve jméně}, což vypadá jako alergeny{stated ? ; na řádku alergenů je   {stated} | ; kdo podle nich vybírá, tady je nenajde} → {stated ? platí-li to tady, opravte řádek, a tady je vynechte | tady je vynechte a na řádek alergenů napište{numbers ? :   allergens: {numbers} |  čísla, která ta písmena mají ve vašem vlastním seznamu}}',
  },
  'allergens-letters': {
    derive: ({ letters, others }: { letters: readonly string[]; others: readonly string[] }) => ({
      typed: letters.join(', '),
      count: others.length,
      isVegetarian: letters.every((letter) => letter.toUpperCase() === 'V'),
    }),
    en: '{"typed"}, letters that mean something else on every menu{others ? ; and at {count # more place | more places}: {others :list}} → write the numbers that the letters have in your own list of allergens{isVegetarian ? ; vegetarian is   diets: vegetarian   of a dish, or a sentence in   note:}',
    cs: '{"typed"}; písmena znamenají v každém lístku něco jiného{others ? ; a stejně jinde ({count}×): {others :list}} → napište čísla, která u těch písmen stojí ve vašem vlastním seznamu alergenů{isVegetarian ? ; vegetariánské jídlo má   diets: vegetarian   , u přídavku to napište za   note:}',
  },
  'allergen-ambiguous': {
    derive: ({ typed }: { typed: string }) => ({
      two: typed.replace('.', ', '),
      one: typed.split('.')[0] ?? '',
    }),
    en: '"{typed}", which may mean two allergens or one kind of an allergen → write   {two}   or   {one}',
    cs: '„{typed}“; to můžou být dva alergeny, nebo druh jednoho z nich → napište   {two}   nebo   {one}',
  },
  'allergen-in-words':
    '{"typed"} → write its number:   {number} | {"typed"} → napište jeho číslo:   {number}',
  'allergens-in-words':
    '{"typed"} → write the numbers of these allergens:   {numbers} | {"typed"} → napište čísla těchto alergenů:   {numbers}',
  'allergen-kind-in-words':
    '{"typed"} → write its number and letter:   {code} | {"typed"} → napište jeho číslo a písmeno:   {code}',
  'allergen-kind-unknown': {
    derive: ({ kinds }: { kinds: readonly { code: string; name: string }[] }) => ({
      codes: kinds.map(({ code }) => code),
      names: kinds.map(({ code, name }) => `${code} ${name}`),
    }),
    en: '{"typed"}, a kind of allergen {number} that has no letter → write   {number}   alone{kinds ? , or one of {names :list} | : only 1 (cereals) and 8 (nuts) have kinds}',
    cs: '{"typed"}, druh alergenu {number}, který nemá písmeno → napište samotné   {number}   {kinds ? nebo jedno z: {codes :list} | protože druhy mají jen 1 (obiloviny) a 8 (ořechy)}',
  },
  'allergen-group-and-kind': {
    en: '{number} together with {kind}, which may mean only {name} or other kinds too → keep   {kind}   if it is the only kind, or   {number}   if there are others or you do not know',
    cs: '{number} vedle {kind}; nepozná se, jestli jde jen o tento druh, nebo i o jiné → nechte   {kind}   je-li to jediný druh, nebo   {number}   jsou-li i jiné, nebo to nevíte',
  },
  'allergen-unknown':
    'allergen {number}, which does not exist → use the numbers 1 to 14 | alergen {number}, a takový není → použijte čísla 1 až 14',
  'traces-denied':
    '{"typed"} → delete the line: without it the site says nothing about traces, and nobody can promise that there are none | {"typed"} → smažte řádek: bez něj se o stopách neříká nic, a že žádné nejsou, nemůže nikdo slíbit',
  'traces-contained': {
    en: 'traces of {twice}, but according to allergens it is an ingredient ≠ each allergen on only one of the two lines → delete   {twice}   from traces, or from allergens if it is not an ingredient',
    cs: 'stopy {twice}, a podle allergens to v jídle přímo je ≠ každý alergen jen na jednom z obou řádků → smažte   {twice}   z traces, nebo z allergens, jestli to v jídle není',
  },
  'diet-contradictory': {
    derive: nameAllergen,
    en: '{diet}, but allergen {allergen} ({allergenName}) ≠ a diet that fits the allergens → correct one of the two lines',
    cs: '{diet}, a přitom alergen {allergen} ({allergenName}) ≠ na řádku diets jen to, co alergenům neodporuje → opravte jeden z obou řádků',
  },
  'diet-against-traces': {
    derive: nameAllergen,
    en: '{diet}, but traces of allergen {allergen} ({allergenName}) ≠ a diet that fits the traces → delete the diet, or the traces if there are none of this allergen; to explain traces of gluten to guests, use   gluten_note: ...',
    cs: '{diet}, a přitom stopy alergenu {allergen} ({allergenName}) ≠ na řádku diets jen to, co stopám neodporuje → smažte   {diet}   z diets, nebo stopy, jestli po tomto alergenu žádné nejsou; co má host vědět o lepku vedle jeho stop, řekne   gluten_note: ...',
  },
  'diet-unlikely': {
    en: '{diet}, but {"typed"} in the name or the description ≠ a diet that fits what is on the plate → delete the diet, or correct the words',
    cs: '{diet}, a přitom {"typed"} v názvu nebo popisu ≠ na řádku diets jen to, co odpovídá talíři → smažte to z řádku diets, nebo opravte slova',
  },
  'gluten-note-without-traces': {
    en: 'a sentence about gluten, but the dish has no traces of gluten or contains it ≠ traces: 1, and no 1 among the allergens → write   traces: 1   if there may be traces; a dish with at most 20 mg of gluten per kilogram is   diets: gluten_free   ; a sentence that promises neither goes into   note: ...',
    cs: 'věta o lepku u toho, co jeho stopy nemá, nebo lepek obsahuje ≠ traces: 1, a mezi alergeny žádná 1 → napište   traces: 1   tam, kde stopy být mohou; co má nejvýš 20 mg lepku na kilogram, je   diets: gluten_free   ; věta, která neslibuje ani jedno, patří do   note: ...',
  },
  'gluten-note-alone': {
    en: '{"typed"} for a dish that may contain traces of gluten ≠ a sentence that says how it is made → write the sentence that a guest with coeliac disease should read',
    cs: '{"typed"} u toho, co může obsahovat stopy lepku ≠ věta, která říká, jak se to připravuje → napište větu, kterou si má přečíst host s celiakií',
  },
  'halal-with-alcohol':
    'halal, but {percent :number} % alcohol ≠ a diet that fits the alcohol → correct one of the two lines | halal, a přitom {percent :number} % alkoholu ≠ na řádku diets jen to, co alkoholu neodporuje → opravte jeden z obou řádků',
} as const satisfies Entries
