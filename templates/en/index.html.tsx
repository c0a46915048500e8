// The English home page, of a pub whose first language is another one.

import { homePage } from '../_parts/by-language.tsx'

export default homePage('en')
