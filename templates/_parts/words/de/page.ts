import type { Words } from '../en.ts'

export const page: Words['page'] = {
  language: 'Deutsch',
  skip: 'Zur Karte springen',
  contents: 'Inhalt',
  anchors: {
    hours: 'Zeiten',
    lunch: 'Mittag',
    food: 'Speisen',
    drinks: 'Getränke',
    allergens: 'Allergene',
    house: 'Gut zu wissen',
    findUs: 'Anfahrt',
  },
  top: 'Nach oben',
  call: 'Anrufen',
  photo: 'Foto',
  photos: 'Fotos',
  story: 'Über uns',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  home: 'Startseite',
  onTheWeb: 'Diese Karte und unsere Öffnungszeiten im Web',
}
