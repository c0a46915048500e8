import type { Words } from '../en.ts'

export const page: Words['page'] = {
  language: 'Česky',
  skip: 'Přejít na lístek',
  contents: 'Obsah',
  anchors: {
    hours: 'Hodiny',
    lunch: 'Oběd',
    food: 'Jídlo',
    drinks: 'Pití',
    allergens: 'Alergeny',
    house: 'Dobré vědět',
    findUs: 'Kde jsme',
  },
  top: 'Nahoru',
  call: 'Zavolat',
  photo: 'Fotka',
  photos: 'Fotky',
  story: 'O nás',
  notFound: 'Stránka nenalezena',
  notFoundText: 'Na této adrese nic není.',
  home: 'Úvodní stránka',
  onTheWeb: 'Tento lístek a otevírací doba na webu',
}
