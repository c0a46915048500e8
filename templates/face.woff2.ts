// The letters of name and headings, cut out of the face of the mood.

import { cutFace } from './_parts/page/face.ts'

export default cutFace('latin')
