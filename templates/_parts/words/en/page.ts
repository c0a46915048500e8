// What holds the page together, and what it says to those who are lost.

export const page = {
  /** The language, in its own words. */
  language: 'English',
  skip: 'Skip to the menu',
  contents: 'Contents',
  /** Names of places on the page, short enough for two lines of them on a phone. */
  anchors: {
    hours: 'Hours',
    lunch: 'Lunch',
    food: 'Food',
    drinks: 'Drinks',
    allergens: 'Allergens',
    house: 'Good to know',
    findUs: 'Find us',
  },
  /** A link to the beginning of the page. */
  top: 'Back to top',
  call: 'Call',
  /** One, and several of the house. */
  photo: 'Photo',
  photos: 'Photos',
  story: 'About us',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  home: 'Home page',
  /** Under the code that a phone reads from the printed menu. */
  onTheWeb: 'This menu and our hours on the web',
}
