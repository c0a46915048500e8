// Props that most parts of a page share.

import type { Publication } from '../../../src/model/resource.ts'
import type { Language, Site } from '../../../src/model/site.ts'

export type SiteProps = { site: Site; lang: Language }
export type PublicationProps = SiteProps & { site: Publication }
