// The Central European letters of the heading typeface, which typefaces have in a file of their
// own.

import { fontResource } from './_parts/page/face.ts'

export default fontResource('latin-ext')
