// The picture beside a shared link to the English page.

import { shareCard } from '../_parts/by-language.tsx'

export default shareCard('en')
