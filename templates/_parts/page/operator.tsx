/** @jsxRuntime automatic @jsxImportSource preact */
// Who runs the pub (Civil Code section 435).

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { operatorFacts } from '../facts/contact.ts'
import { words } from '../words/words.ts'
import { Terms } from './terms.tsx'

export function Operator({ site, lang }: { site: Site; lang: Language }) {
  return (
    <section id="operator_data">
      <h2>{words[lang].contact.operator}</h2>
      <dl>
        <Terms facts={operatorFacts(site, lang)} />
      </dl>
      <p>{site.pub.legal.register[lang]}</p>
    </section>
  )
}
