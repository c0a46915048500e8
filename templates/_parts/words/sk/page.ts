import type { PageWords } from '../page.ts'

export const page: PageWords = {
  language: 'Slovensky',
  skip: 'Prejsť na jedálny lístok',
  contents: 'Obsah',
  anchors: {
    lunch: 'Obed',
    food: 'Jedlo',
    drinks: 'Nápoje',
    allergens: 'Alergény',
    findUs: 'Kde sme',
  },
  call: 'Zavolať',
  story: 'O nás',
  notFound: 'Stránka sa nenašla',
  notFoundText: 'Na tejto adrese nič nie je.',
  home: 'Úvodná stránka',
  onTheWeb: 'Tento lístok a otváracie hodiny na webe',
}
