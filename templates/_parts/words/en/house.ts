import type { HouseWords } from '../house.ts'

export const house: HouseWords = {
  title: 'What we have and have not',
  features: {
    garden: { name: 'Beer garden', values: { yes: 'yes', no: 'no' } },
    garden_season: { season: (from, to) => `The garden is open from ${from} to ${to}.` },
    dogs: { name: 'Dogs', values: { yes: 'welcome', no: 'not allowed' } },
    smoking_inside: { name: 'Smoking inside', values: { yes: 'yes', no: 'not allowed' } },
    wheelchair: {
      name: 'Step-free access',
      values: { yes: 'yes', partial: 'in part', no: 'no' },
    },
    parking: {
      name: 'Parking',
      values: { street: 'in the street', own: 'our own car park', none: 'none' },
    },
    children_corner: { name: "Children's corner", values: { yes: 'yes', no: 'no' } },
    wifi: { name: 'Wi-Fi', values: { yes: 'yes', no: 'no' } },
    tv_sport: { name: 'Sport on television', values: { yes: 'yes', no: 'no' } },
    seats_inside: { name: 'Seats', count: (count) => `inside ${count}` },
    seats_garden: { name: 'Seats', count: (count) => `in the garden ${count}` },
  },
}
