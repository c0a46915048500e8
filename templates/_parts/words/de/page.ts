import type { PageWords } from '../page.ts'

export const page: PageWords = {
  language: 'Deutsch',
  skip: 'Zur Speisekarte springen',
  contents: 'Inhalt',
  anchors: {
    lunch: 'Mittag',
    food: 'Speisen',
    drinks: 'Getränke',
    allergens: 'Allergene',
    findUs: 'Anfahrt',
  },
  call: 'Anrufen',
  story: 'Über uns',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  home: 'Startseite',
  onTheWeb: 'Diese Karte und unsere Öffnungszeiten im Web',
}
