import type { HouseWords } from '../house.ts'

export const house: HouseWords = {
  title: 'Čo u nás je a čo nie',
  features: {
    garden: { name: 'Záhradka', values: { yes: 'áno', no: 'nie je' } },
    garden_season: { season: (from, to) => `Záhradka je otvorená ${from} – ${to}.` },
    dogs: { name: 'Psy', values: { yes: 'vítané', no: 'nie' } },
    smoking_inside: { name: 'Fajčenie vnútri', values: { yes: 'áno', no: 'zakázané' } },
    wheelchair: {
      name: 'Bezbariérový prístup',
      values: { yes: 'áno', partial: 'čiastočne', no: 'nie' },
    },
    parking: {
      name: 'Parkovanie',
      values: { street: 'na ulici', own: 'vlastné parkovisko', none: 'nie je' },
    },
    children_corner: { name: 'Detský kútik', values: { yes: 'áno', no: 'nie je' } },
    wifi: { name: 'Wi-Fi', values: { yes: 'áno', no: 'nie je' } },
    tv_sport: { name: 'Šport v televízii', values: { yes: 'áno', no: 'nie' } },
    seats_inside: { name: 'Miest na sedenie', count: (count) => `vnútri ${count}` },
    seats_garden: { name: 'Miest na sedenie', count: (count) => `na záhradke ${count}` },
  },
}
