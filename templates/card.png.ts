// The picture beside a shared link to the home page in the language of the house.

import { shareCard } from './_parts/by-language.tsx'

export default shareCard()
