// The code on the printed menu that leads to the home page at the root.

import pageCode from './[lang]/qr.svg.ts'

export default pageCode()
