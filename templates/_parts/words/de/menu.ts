import type { MenuWords } from '../menu.ts'

export const menu: MenuWords = {
  title: 'Speise- und Getränkekarte',
  food: 'Speisen',
  drinks: 'Getränke',
  pricesFrom: (date) =>
    `Die Preise gelten ab ${date}; es sind Endpreise einschließlich Mehrwertsteuer.`,
  priceAdvice: 'Weichen sie von der Preisliste im Lokal ab, gilt die Preisliste im Lokal.',
  lunch: 'Mittagsmenü',
  lunchWeek: (from, to) => `Woche vom ${from} bis ${to}`,
  soup: 'Suppe',
  alcohol: (percent) => `${percent} vol.`,
  alcoholUnknown: 'Alkoholgehalt nicht angegeben',
  soldOut: 'ausverkauft',
  servedOn: (days) => `nur ${days}`,
  season: (from, to) => `in der Saison vom ${from} bis ${to}`,
  servedDates: (dates) => `nur am ${dates}`,
  diets: { vegetarian: 'vegetarisch', vegan: 'vegan', gluten_free: 'glutenfrei' },
  tags: {
    house_special: 'Spezialität des Hauses',
    spicy: 'scharf',
    new: 'neu',
    kids: 'für Kinder',
    raw: 'roh',
    to_share: 'zum Teilen',
  },
  allergens: 'Allergene',
  allergensNone: 'keines der vierzehn',
  noAllergens: 'keine',
  allergensUnknown: 'nicht angegeben, bitte fragen Sie das Personal',
  allergenLegend: 'Allergene nach Nummern',
  allergenAdvice:
    'Eine Nummer sagt, was laut Rezeptur enthalten ist; ohne Nummer ist keines der vierzehn Allergene enthalten. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal.',
  askStaff: 'fragen Sie bitte vor dem Bestellen das Personal',
  allergenNumbers: 'Nummern in Klammern sind Allergene; die Liste nennt sie in Worten',
}
