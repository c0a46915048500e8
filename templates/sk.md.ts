// Markdown twin of the Slovak home page.

import { twin } from './_parts/by-language.tsx'

export default twin('sk')
