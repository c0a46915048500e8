// The picture beside a shared link to the Czech page.

import { picture } from '../src/model/resource.ts'
import { card } from './_parts/page/card.ts'

export default picture({
  group: 'Pages',
  title: 'Card in Czech',
  summary: 'Sign, name, kind and town of the pub in 1200 by 630 pixels, in Czech.',
  cache: 'public, max-age=86400',
  unlisted: true,
  drawing: (site) => card(site, 'cs'),
})
