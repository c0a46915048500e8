// Markdown twin of the English home page.

import { twin } from './_parts/by-language.tsx'

export default twin('en')
