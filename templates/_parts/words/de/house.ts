import type { HouseWords } from '../house.ts'

export const house: HouseWords = {
  title: 'Was es bei uns gibt und was nicht',
  features: {
    garden: { name: 'Gastgarten', values: { yes: 'ja', no: 'nein' } },
    garden_season: { season: (from, to) => `Der Gastgarten ist vom ${from} bis ${to} geöffnet.` },
    dogs: { name: 'Hunde', values: { yes: 'willkommen', no: 'nicht erlaubt' } },
    smoking_inside: { name: 'Rauchen im Lokal', values: { yes: 'erlaubt', no: 'verboten' } },
    wheelchair: {
      name: 'Barrierefreier Zugang',
      values: { yes: 'ja', partial: 'teilweise', no: 'nein' },
    },
    parking: {
      name: 'Parken',
      values: { street: 'auf der Straße', own: 'eigener Parkplatz', none: 'nicht möglich' },
    },
    children_corner: { name: 'Kinderecke', values: { yes: 'ja', no: 'nein' } },
    wifi: { name: 'WLAN', values: { yes: 'ja', no: 'nein' } },
    tv_sport: { name: 'Sport im Fernsehen', values: { yes: 'ja', no: 'nein' } },
    seats_inside: { name: 'Sitzplätze', count: (count) => `innen ${count}` },
    seats_garden: { name: 'Sitzplätze', count: (count) => `im Gastgarten ${count}` },
  },
}
