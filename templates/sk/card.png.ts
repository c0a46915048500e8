// The picture beside a shared link to that page.

import { shareCard } from '../_parts/by-language.tsx'

export default shareCard('sk')
