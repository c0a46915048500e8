// The code on the printed menu that leads to that page.

import { pageCode } from '../_parts/by-language.tsx'

export default pageCode('sk')
