// The icon of the house for programs without SVG support.

import { picture } from '../src/model/resource.ts'
import { iconOnPaper } from './_parts/page/card.ts'

export default picture({
  group: 'Pages',
  title: 'Icon as PNG',
  summary: 'The sign of the house in 48 by 48 pixels.',
  cache: 'public, max-age=86400',
  unlisted: true,
  drawing: (site) => iconOnPaper(site, 48),
})
