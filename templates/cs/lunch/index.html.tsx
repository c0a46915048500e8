// The lunch menu on one sheet in Czech, of a pub whose first language is another one.

import { lunchSheet } from '../../_parts/by-language.tsx'

export default lunchSheet('cs')
