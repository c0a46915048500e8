// The lunch menu on one sheet of paper, in the language of the house.

import { lunchSheet } from '../_parts/by-language.tsx'

export default lunchSheet()
