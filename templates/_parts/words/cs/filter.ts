import { byAllergen } from '../../../../src/model/allergens.ts'
import type { Words } from '../en.ts'

export const filter: Words['filter'] = {
  title: 'Vyberte si',
  anchor: 'Výběr',
  only: 'Jen to, co je v lístku označeno jako:',
  price: 'Nejmenší porce stojí nejvýš:',
  without: 'Podle receptury neobsahuje:',
  diets: { vegetarian: 'vegetariánské', vegan: 'veganské', gluten_free: 'bezlepkové' },
  anyPrice: 'na ceně nezáleží',
  upTo: (price) => `do ${price}`,
  advice:
    'Co nemá uvedené alergeny nebo může obsahovat stopy toho, co jste vybrali, se neukáže. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy.',
  active: 'Výběr je zapnutý: z obědů, jídel a nápojů vidíte jen to, co mu odpovídá – třeba i nic.',
  contains: byAllergen(
    'lepek, korýši, vejce, ryby, arašídy, sója, mléko, ořechy, celer, hořčice, sezam, siřičitany, lupina, měkkýši',
  ),
  free: byAllergen(
    'bez lepku, bez korýšů, bez vajec, bez ryb, bez arašídů, bez sóji, bez mléka, bez ořechů, bez celeru, bez hořčice, bez sezamu, bez siřičitanů, bez lupiny, bez měkkýšů',
  ),
}
