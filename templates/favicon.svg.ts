// The icon of the house for browser tabs.

import { text } from '../src/model/resource.ts'
import { favicon } from './_parts/page/card.ts'

export default text({
  group: 'Pages',
  title: 'Icon',
  summary: 'The sign of the house, for browser tabs.',
  type: 'image/svg+xml',
  cache: 'public, max-age=86400',
  unlisted: true,
  body: favicon,
})
