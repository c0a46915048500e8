// Markdown twin of the home page.

import { firstLanguage } from '../src/model/languages.ts'
import { twin } from './_parts/by-language.tsx'

export default twin(firstLanguage)
