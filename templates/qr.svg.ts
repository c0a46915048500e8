// The code on the printed menu that leads to the home page in the language of the house.

import { pageCode } from './_parts/by-language.tsx'

export default pageCode()
