// What holds the page together, and what it says to those who are lost.

export type PageWords = {
  /** The language, in its own words. */
  language: string
  skip: string
  contents: string
  /** Names of places on the page, short enough for two lines of them on a phone. */
  anchors: {
    hours: string
    lunch: string
    food: string
    drinks: string
    allergens: string
    house: string
    findUs: string
  }
  /** A link to the beginning of the page. */
  top: string
  call: string
  /** One, and several of the house. */
  photo: string
  photos: string
  story: string
  notFound: string
  notFoundText: string
  home: string
  /** Under the code that a phone reads from the printed menu. */
  onTheWeb: string
}
