// The letters of the name and headings, as a subset of the mood's typeface.

import { fontResource } from './_parts/page/face.ts'

export default fontResource
