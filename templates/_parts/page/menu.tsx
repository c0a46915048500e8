/** @jsxRuntime automatic @jsxImportSource preact */
// Food and drinks: sections of items, every size on its own line.

import { allergens } from '../../../src/model/allergens.ts'
import type { Language } from '../../../src/model/languages.ts'
import type { Kind, Site } from '../../../src/model/site.ts'
import { isFirstMenu, itemFacts, sectionsOf, servesAlcohol } from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { Anchor, anchored } from './anchor.tsx'
import { Dish } from './item.tsx'

export function MenuPart({ site, lang, kind }: { site: Site; lang: Language; kind: Kind }) {
  const w = words[lang].menu
  const sections = sectionsOf(site, kind)
  if (sections.length === 0) return null
  const age = kind === 'drinks' && servesAlcohol(site) ? site.pub.legal.age_notice : undefined
  return (
    <section id={`${kind}_list`}>
      {/* What it was called before. */}
      <Anchor id={`${kind}_menu`} />
      <h2>{w[kind]}</h2>
      {isFirstMenu(site, kind) && (
        <p class="quiet intro">
          {w.pricesAsOf(format.date(site.updated, lang))} {w.priceAdvice(site.pub.type)}{' '}
          {w.allergenNumbers} <a href="#allergen_legend">{w.allergenLegend}</a>.
        </p>
      )}
      {age && <p class="quiet intro">{age[lang]}</p>}
      {sections.length > 3 && (
        <ul class="jump">
          {sections.map(({ section }) => (
            <li>
              <a href={`#section_${section.id}`}>{section.name[lang]}</a>
            </li>
          ))}
        </ul>
      )}
      {sections.map(({ section, items }) => (
        <section>
          <SectionHeading id={`section_${section.id}`} name={section.name[lang]} />
          {section.note && <p class="quiet">{section.note[lang]}</p>}
          <ul class="items">
            {items.map((item) => (
              <Dish id={item.id} facts={itemFacts(site, item, lang)} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function SectionHeading({ id, name }: { id: string; name: string }) {
  const { id: own, anchor } = anchored(id)
  return (
    <h3 id={own}>
      {anchor}
      {name}
    </h3>
  )
}

export function Legend({ lang }: { lang: Language }) {
  const w = words[lang].menu
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p class="quiet intro">{w.allergenAdvice}</p>
      <dl>
        {allergens.map(({ number, name }) => (
          <div>
            <dt>{number}</dt>
            <dd>{name[lang]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
