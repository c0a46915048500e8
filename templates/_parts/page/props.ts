// Props that most parts of a page share.

import type { Language, Site } from '../../../src/model/site.ts'

export type SiteProps = { site: Site; lang: Language }
