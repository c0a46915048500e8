// The Markdown twin of the home page at the root.

import twin from './[lang].md.ts'

export default twin()
