// The home page in the first language of the site.

import homePage from './[lang]/index.html.tsx'

export default homePage()
