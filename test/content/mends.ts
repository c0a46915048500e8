// What an owner does who reads a message without an exact edit and follows its words: by hand, since
// no program can know what was meant. `mends.test.ts` does it, and looks for what was meant in what
// is published.

export type Mend = {
  /** A row of the table of mistakes. */
  mistake: string
  /** Words of the message that say so. */
  says: string
  old: string
  new: string
  /** JSON of a member of some document, without blanks. */
  means: string
}

const mend = (mistake: string, says: string, old: string, by: string, means: string): Mend => ({
  mistake,
  says,
  old,
  new: by,
  means,
})

// biome-ignore format: one line, one mend
export const mends: Mend[] = [
  mend('the price with four places', 'round it', '= 49,9999', '= 50', '"price_czk":50}'),
  mend('the price in euros by their sign', 'in CZK', '= 9 €', '= 225', '"price_czk":225}'),
  mend('the price from to', 'one price', '= 165–215', '= 165', '"price_czk":165}'),
  mend('the price of engineers', 'digits', '= 1e3', '= 1000', '"price_czk":1000}'),
  mend('the price of a house', 'number of digits', '= 850000', '= 85', '"price_czk":85}'),
  mend('the size of two meanings', '1500 g', '1.500 g', '1500 g', '"weight_g":1500,"price_czk":85}'),
  mend('the size with an unknown label', 'labels_en: hrnec = ...', 'sizes: hrnec 0,33 l = 85', 'sizes: hrnec 0,33 l = 85\n    labels_en: hrnec = mug', '"label":{"cs":"hrnec","en":"mug"}'),
  mend('the size with two volumes', 'semicolon', '0,33 l 0,5 l = 85', '0,33 l = 65; 0,5 l = 85', '{"volume_ml":330,"price_czk":65},{"volume_ml":500,"price_czk":85}'),
  mend('allergens without commas', '1 to 14', 'allergens: 137', 'allergens: 1, 3, 7', '"id":"drstkova-polevka","section":"polevky","name":{"cs":"Dršťkovápolévka","en":"Tripesoup"},"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[1,3,7]'),
  mend('a zero for allergens', 'none where there are none', 'allergens: 0', 'allergens: none', '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[]'),
  mend('a hyphen for allergens', 'or none, or unknown', 'allergens: "-"', 'allergens: unknown', '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  mend('a hyphen for allergens without quotation marks', 'none, or unknown', 'allergens: -', 'allergens: unknown', '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  mend('a season in words', 'without a year', 'season: podzim', 'season: 1. 9. – 30. 11.', '"season":{"from":"09-01","to":"11-30"}'),
  mend('a season until 31 November', 'not in the calendar', '31. 11.', '30. 11.', '"season":{"from":"09-01","to":"11-30"}'),
  mend('alcohol with a word', 'percentage', 'alcohol: cca 4', 'alcohol: 4', '"alcohol_percent":4,'),
  mend('alcohol over 96', '0 to 96', 'alcohol: 410', 'alcohol: 4,1', '"alcohol_percent":4.1'),
  mend('a DIČ without its letters', 'CZ', 'dic: 99999994', 'dic: CZ99999994', '"tax_number":"CZ99999994"'),
  mend('an IČO of seven digits', 'zeros at the beginning', 'ico: 9999994', 'ico: 99999994', '"company_number":"99999994"'),
  mend('a post code of four digits', 'five digits', 'postal_code: 2999', 'postal_code: 299 99', '"postal_code":"29999"'),
  mend('a telephone number too short', 'nine digits', 'phone: 360 000 04', 'phone: 360 000 042', '"phone":"+420360000042"'),
  mend('a yes in other words', 'yes', 'dogs: jasně', 'dogs: yes', '"dogs":true'),
  mend('30 February', 'not in the calendar', 'updated: 2026-02-30', 'updated: 2026-02-28', '"updated":"2026-02-28"'),
  mend('a date without a year', 'add the year', 'updated: 20. 11.\n', 'updated: 20. 11. 2026\n', '"updated":"2026-11-20"'),
  mend('a date from America', '24. 12. 2026', 'updated: 11/20/2026', 'updated: 20. 11. 2026', '"updated":"2026-11-20"'),
  mend('a latitude in degrees', '49.75', 'latitude: 49°45′', 'latitude: 49.75', '"latitude":49.75'),
  mend('a longitude alone', 'without "latitude"', 'longitude: 15.5', 'latitude: 49.75\nlongitude: 15.5', '"latitude":49.75,"longitude":15.5'),
  mend('a number with a word', 'digits', 'seats_inside: asi 70', 'seats_inside: 70', '"seats_inside":70'),
  mend('the hour 25', '01:00', '11:00–25:00', '11:00–01:00', '{"open":"11:00","close":"01:00"'),
  mend('no closing time', 'two times with a dash', '  - Po–Čt 11:00\n', '  - Po–Čt 11:00–23:00\n', '{"open":"11:00","close":"23:00"'),
  mend('days without times', 'without times', '  - Po–Čt\n', '  - Po–Čt 11:00–23:00\n', '{"open":"11:00","close":"23:00"'),
  mend('an end before its beginning', 'an end before its beginning', '14. 2. 2027 – 8. 2. 2027', '8. 2. 2027 – 14. 2. 2027', '"from":"2027-02-08","to":"2027-02-14"'),
  mend('a drink without its alcohol', 'unknown', '    degree: 10\n', '    degree: 10\n    alcohol: unknown\n', '"alcohol_percent":null,"beer_degree":10'),
  mend('a dish in Czech only', 'en: ...', '  - cs: Gulášová polévka\n', '  - cs: Gulášová polévka\n    en: Goulash soup\n', '{"cs":"Gulášovápolévka","en":"Goulashsoup"}'),
  mend('a holiday without hours', 'closed: yes', '    reason_en: New Year’s Day\n', '    reason_en: New Year’s Day\n    closed: yes\n', '"from":"2027-01-01","to":"2027-01-01","reason":{"cs":"Novýrok","en":"NewYear’sDay"},"bar":[]'),
  mend('vegan with milk', 'correct one', 'diets: vegan\n', 'diets: vegetarian\n', '"allergens":[7,9],"diets":["vegetarian"]'),
  mend('a main course without a price', '150 g = 175', 'sizes: 150 g\n', 'sizes: 150 g = 175\n', '"weight_g":150,"price_czk":175'),
  mend('conflict markers', 'keep the lines of one version', '<<<<<<< HEAD\nsection: Polévky\n=======\nsection: Polévky a vývary\n>>>>>>> menu', 'section: Polévky a vývary', '"name":{"cs":"Polévkyavývary","en":"Soups"}'),
  mend('card taken and refused', 'both taken and refused', 'payment_refused: card, cash_eur', 'payment_refused: cash_eur', '"not_accepted":["cash_eur"]'),
  mend('a refusal in words only', 'booking_by: none', 'booking: Rezervace nepřijímáme.', 'booking_by: none\nbooking: Rezervace nepřijímáme.', '"by":[]'),
  mend('a page that nobody knows, without a name', 'name_en: ...', '  - url: https://pages.example/', '  - url: https://pages.example/\n    name: Náš pivovar\n    name_en: Our brewery', '{"cs":"Nášpivovar","en":"Ourbrewery"}'),
  mend('quiet hours without their end', 'two times with a dash', 'quiet_hours: 22:00', 'quiet_hours: 22:00–6:00', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  mend('a free fact that is a word only', 'name: ...', '  - Sauna\n', '  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays\n', '"text":{"cs":"vneděli","en":"onSundays"}'),
  mend('a season that is silent about the kitchen', 'kitchen: no', '    bar: Po–Ne 11:00–22:00\n', '    bar: Po–Ne 11:00–22:00\n    kitchen: no\n', '"from":"05-01","to":"09-30"'),
  mend('a season without hours', 'closed: yes', '  - season: 1. 5. – 30. 9.\n', '  - season: 1. 5. – 30. 9.\n    closed: yes\n', '"from":"05-01","to":"09-30"'),
]

/** Rows whose message carries exact edits, and what is published when they are done. */
// biome-ignore format: one line, one mend
export const exact: [mistake: string, means: string][] = [
  ['a typographic bullet', '{"cs":"Gulášovápolévka","en":"Goulashsoup"}'],
  ['a second colon', '"name":{"cs":"Polévky:husté","en":"Soups"}'],
  ['a number sign in a name', '"name":{"cs":"Polévky#1","en":"Soups"}'],
  ['a control character', '"name":{"cs":"Polévky","en":"Soups"}'],
  ['a name in brackets', '"name":{"cs":"[sezónní]","en":"Soups"}'],
  ['a list of one where a text belongs', '"name":{"cs":"Polévky","en":"Soups"}'],
  ['the price with a letter for its zero', '"price_czk":80}'],
  ['the size as a number alone', '"sizes":[{"price_czk":85}]'],
  ['a volume without its comma', '"volume_ml":500,"price_czk":95}'],
  ['a price without its equals sign', '"volume_ml":500,"price_czk":95}'],
  ['a colon behind the days', '{"open":"11:00","close":"23:00"'],
  ['an unknown day', '{"open":"12:00","close":"01:00"'],
  ['an allergen whose name is known', '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[4]'],
  ['an unknown tag', '"tags":["spicy"]'],
  ['an unknown diet', '"diets":["vegetarian","vegan"]'],
  ['an unknown kind', '"name":{"cs":"Polévky","en":"Soups"}'],
  ['an unknown way to pay', '"methods":["cash_czk","card"'],
]
