// The English home page.

import { homePage } from '../_parts/by-language.tsx'

export default homePage('en')
