// What holds the page together, and what it says to those who are lost.

export type PageWords = {
  /** The language, in its own words. */
  language: string
  skip: string
  contents: string
  /** Names of places on the page, short enough for five of them beside each other on a phone. */
  anchors: { lunch: string; food: string; drinks: string; allergens: string; findUs: string }
  call: string
  story: string
  notFound: string
  notFoundText: string
  home: string
  /** Under the code that a phone reads from the printed menu. */
  onTheWeb: string
}
