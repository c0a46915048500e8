// Markdown twin of the home page in the language of the house.

import { twin } from './_parts/by-language.tsx'

export default twin()
