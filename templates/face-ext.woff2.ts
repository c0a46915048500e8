// The Central European ones of these letters, which faces have in a file of their own.

import { cutFace } from './_parts/page/face.ts'

export default cutFace('latin-ext')
