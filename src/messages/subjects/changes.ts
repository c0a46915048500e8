// Questions about a change that breaks no rule, but is rarely meant.

import type { Entries } from '../template.ts'

export const changes = {
  'change-price': {
    en: 'the price was {before :money} and is now {after :money}{swapped ? , the same digits in another order | } → if that is right, leave it',
    cs: 'cena byla {before :money} a teď je {after :money}{swapped ? , tytéž číslice v jiném pořadí | } → je-li to tak správně, nechte to',
  },
  'change-one-language':
    'the text has changed, but in {others :languages} it is still {"text"} → change that too, or leave it if it still fits | text se změnil, ale {others :languages} je tu pořád {"text"} → změňte i ten; jestli pořád sedí, nechte ho',
  'change-note-stayed':
    'this has changed, but the note about it is still {"note"} → change or delete the note, or leave it if it still holds | tohle se změnilo, ale poznámka k tomu je pořád {"note"} → změňte ji nebo smažte; jestli pořád platí, nechte ji',
  'change-dates-meet': {
    en: 'an earlier exception on {from :date}{several ?  – {to :date} | } ({"reason"}) falls on these dates and still holds → change or delete it, or leave it if it still holds',
    cs: 'na tyto dny připadá starší výjimka {from :date}{several ?  – {to :date} | } ({"reason"}) a dál platí → změňte ji nebo smažte; jestli pořád platí, nechte ji',
  },
  'change-allergens-lost': {
    en: '{numbers > 1 ? allergens {numbers :list} are | allergen {numbers :list} is} no longer listed → if the recipe has changed, leave it; if not, add {numbers > 1 ? them | it} back',
    cs: 'už tu {numbers > 1 ? nejsou alergeny | není alergen} {numbers :list} → jestli se změnil recept, nechte to; jestli ne, vraťte {numbers > 1 ? je | ho}',
  },
  'change-many-gone': {
    en: '{count # entry is | entries are} no longer here: {names :quotes}{count > 5 ?  ... | } → if you deleted them on purpose, leave it',
    cs: 'chybí {count # položka | položky | položek}, které tu byly: {names :quotes}{count > 5 ?  ... | } → jestli jste je smazali schválně, nechte to',
  },
  'change-sold-out':
    'it is now shown as sold out → if that is right, leave it; otherwise delete the line | teď bude na webu jako vyprodané → je-li to tak správně, nechte to; jinak řádek smažte',
  'change-title-status':
    'the name contains {"typed"}, but nothing else says so → add a line   {field}: yes   so that the site and search engines know it | ve jménu je {"typed"}, ale jinde to napsané není → přidejte řádek   {field}: yes   , ať to web i vyhledávače vědí',
  'change-title-moved':
    'the name contains {"typed"}, but   {field}:   has not changed → write the new one there, or leave it if it is right | ve jménu je {"typed"}, ale   {field}:   se nezměnilo → napište tam nový termín; je-li správně, nechte to',
  'change-moved':
    'this comes from {"section"}, {isNew ? and   {field}:   of this section translates its sizes otherwise | but   {field}:   of that section does not hold here} → write at the item what still holds, or leave it if nothing does | tohle bylo v oddílu {"section"}, {isNew ? a   {field}:   tohoto oddílu překládá jeho velikosti jinak | ale jeho   {field}:   tady neplatí} → co platí dál, napište přímo k položce; jestli nic, nechte to',
} as const satisfies Entries
