// Markdown twin of the Czech home page.

import { twin } from './_parts/by-language.tsx'

export default twin('cs')
