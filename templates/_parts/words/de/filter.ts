import { byAllergen } from '../../../../src/model/allergens.ts'
import type { Words } from '../en.ts'

export const filter: Words['filter'] = {
  title: 'Das Passende finden',
  anchor: 'Auswahl',
  only: 'Nur was auf der Karte so bezeichnet ist:',
  price: 'Die kleinste Portion kostet höchstens:',
  without: 'Enthält laut Rezeptur nicht:',
  diets: { vegetarian: 'vegetarisch', vegan: 'vegan', gluten_free: 'glutenfrei' },
  anyPrice: 'Preis egal',
  upTo: (price) => `bis ${price}`,
  advice:
    'Was keine Angaben zu Allergenen hat oder Spuren des Gewählten enthalten kann, wird dann nicht gezeigt. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal.',
  active:
    'Die Auswahl gilt: Von Mittag, Speisen und Getränken sehen Sie nur, was passt – womöglich nichts.',
  contains: byAllergen(
    'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
  ),
  free: byAllergen(
    'ohne Gluten, ohne Krebstiere, ohne Eier, ohne Fisch, ohne Erdnüsse, ohne Soja, ohne Milch, ohne Nüsse, ohne Sellerie, ohne Senf, ohne Sesam, ohne Sulfite, ohne Lupinen, ohne Weichtiere',
  ),
}
