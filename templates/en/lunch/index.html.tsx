// The lunch menu on one sheet in English, of a pub whose first language is another one.

import { lunchSheet } from '../../_parts/by-language.tsx'

export default lunchSheet('en')
