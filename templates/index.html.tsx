// The home page in the language of the house.

import { firstLanguage } from '../src/model/languages.ts'
import { homePage } from './_parts/by-language.tsx'

export default homePage(firstLanguage)
