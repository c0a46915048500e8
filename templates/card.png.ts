// The picture beside a shared link to the home page.

import { firstLanguage } from '../src/model/languages.ts'
import { shareCard } from './_parts/by-language.tsx'

export default shareCard(firstLanguage)
