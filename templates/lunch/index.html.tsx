// The lunch menu on one sheet, in the first language of the site.

import lunchSheet from '../[lang]/lunch/index.html.tsx'

export default lunchSheet()
