// The home page in the language of the house.

import { homePage } from './_parts/by-language.tsx'

export default homePage()
