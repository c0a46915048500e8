import { byAllergen } from '../../../../src/model/allergens.ts'
import type { Words } from '../en.ts'

export const filter: Words['filter'] = {
  title: 'Vyberte si',
  anchor: 'Výber',
  only: 'Len to, čo je v lístku označené ako:',
  price: 'Najmenšia porcia stojí najviac:',
  without: 'Podľa receptúry neobsahuje:',
  diets: { vegetarian: 'vegetariánske', vegan: 'vegánske', gluten_free: 'bezlepkové' },
  anyPrice: 'na cene nezáleží',
  upTo: (price) => `do ${price}`,
  advice:
    'Čo má alergény neuvedené alebo môže obsahovať stopy vybraného, sa pri výbere neukáže. Stopy iných alergénov nemožno vylúčiť; ak máte alergiu alebo celiakiu, opýtajte sa pred objednaním obsluhy.',
  active: 'Výber platí: z obedov, jedál a nápojov vidíte len to, čo mu zodpovedá – možno nič.',
  contains: byAllergen(
    'lepok, kôrovce, vajcia, ryby, arašidy, sója, mlieko, orechy, zeler, horčica, sezam, siričitany, lupina, mäkkýše',
  ),
  free: byAllergen(
    'bez lepku, bez kôrovcov, bez vajec, bez rýb, bez arašidov, bez sóje, bez mlieka, bez orechov, bez zeleru, bez horčice, bez sezamu, bez siričitanov, bez lupiny, bez mäkkýšov',
  ),
}
