import type { Words } from '../en.ts'

export const page: Words['page'] = {
  language: 'Slovensky',
  skip: 'Prejsť na lístok',
  contents: 'Obsah',
  anchors: {
    hours: 'Hodiny',
    lunch: 'Obed',
    food: 'Jedlo',
    drinks: 'Nápoje',
    allergens: 'Alergény',
    house: 'Dobré vedieť',
    findUs: 'Kde sme',
  },
  top: 'Nahor',
  call: 'Zavolať',
  photo: 'Fotka',
  photos: 'Fotky',
  story: 'O nás',
  notFound: 'Stránka sa nenašla',
  notFoundText: 'Na tejto adrese nič nie je.',
  home: 'Úvodná stránka',
  onTheWeb: 'Tento lístok a otváracie hodiny na webe',
}
