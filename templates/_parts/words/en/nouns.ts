// What English calls a house in the middle of a sentence.

import type { HouseType } from '../../../../src/model/house-types.ts'

export const nouns: Record<HouseType, string> = {
  pub: 'pub',
  wine_bar: 'wine bar',
  cafe: 'café',
  brewery: 'brewery',
  inn: 'inn',
  restaurant: 'restaurant',
  bistro: 'bistro',
  club: 'club',
  kiosk: 'kiosk',
  other: 'house',
}
