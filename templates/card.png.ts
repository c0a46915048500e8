// The preview image of a shared link to the home page at the root.

import shareCard from './[lang]/card.png.ts'

export default shareCard()
