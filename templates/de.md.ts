// Markdown twin of the German home page.

import { twin } from './_parts/by-language.tsx'

export default twin('de')
