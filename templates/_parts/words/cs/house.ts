import type { HouseWords } from '../house.ts'

export const house: HouseWords = {
  title: 'Co u nás je a není',
  features: {
    garden: { name: 'Zahrádka', values: { yes: 'ano', no: 'není' } },
    garden_season: { season: (from, to) => `Zahrádka je otevřená ${from} – ${to}.` },
    dogs: { name: 'Psi', values: { yes: 'vítáni', no: 'ne' } },
    smoking_inside: { name: 'Kouření uvnitř', values: { yes: 'ano', no: 'zakázáno' } },
    wheelchair: {
      name: 'Bezbariérový přístup',
      values: { yes: 'ano', partial: 'částečně', no: 'ne' },
    },
    parking: {
      name: 'Parkování',
      values: { street: 'na ulici', own: 'vlastní parkoviště', none: 'není' },
    },
    children_corner: { name: 'Dětský koutek', values: { yes: 'ano', no: 'není' } },
    wifi: { name: 'Wi-Fi', values: { yes: 'ano', no: 'není' } },
    tv_sport: { name: 'Sport v televizi', values: { yes: 'ano', no: 'ne' } },
    seats_inside: { name: 'Míst', count: (count) => `uvnitř ${count}` },
    seats_garden: { name: 'Míst', count: (count) => `na zahrádce ${count}` },
  },
}
