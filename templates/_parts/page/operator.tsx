/** @jsxRuntime automatic @jsxImportSource preact */
// Who runs the pub (Civil Code section 435).

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { operatorFacts } from '../facts/contact.ts'
import { words } from '../words/words.ts'

export function Operator({ site, lang }: { site: Site; lang: Language }) {
  return (
    <section id="operator_data">
      <h2>{words[lang].contact.operator}</h2>
      <dl>
        {operatorFacts(site, lang).map(({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{site.pub.legal.register[lang]}</p>
    </section>
  )
}
