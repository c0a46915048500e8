// The letters of the name and headings, as a subset of the mood's typeface.

import { cutFace } from './_parts/page/face.ts'

export default cutFace('latin')
