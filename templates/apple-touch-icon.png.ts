// The icon of the house for home screens of phones.

import { picture } from '../src/model/resource.ts'
import { iconOnPaper } from './_parts/page/card.ts'

export default picture({
  group: 'Pages',
  title: 'Icon for home screens',
  summary: 'The sign of the house in 180 by 180 pixels.',
  cache: 'public, max-age=86400',
  unlisted: true,
  drawing: (site) => iconOnPaper(site, 180),
})
