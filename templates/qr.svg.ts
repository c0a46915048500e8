// The QR code on the printed menu, which leads to the home page at the root.

import pageCode from './[lang]/qr.svg.ts'

export default pageCode()
