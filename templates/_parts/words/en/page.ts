import type { PageWords } from '../page.ts'

export const page: PageWords = {
  language: 'English',
  skip: 'Skip to the menu',
  contents: 'Contents',
  anchors: {
    hours: 'Hours',
    lunch: 'Lunch',
    food: 'Food',
    drinks: 'Drinks',
    allergens: 'Allergens',
    house: 'Good to know',
    findUs: 'Find us',
  },
  top: 'Back to top',
  call: 'Call',
  photo: 'Photo',
  photos: 'Photos',
  story: 'About us',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  home: 'Home page',
  onTheWeb: 'This menu and our hours on the web',
}
