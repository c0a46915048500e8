// Food and drinks: sections of items, every size on its own line.

import { allergens } from '../../src/allergens.ts'
import type { Kind, Language, Site } from '../../src/site.ts'
import { type ItemFacts, itemFacts, sectionsOf, servesAlcohol } from './facts.ts'
import * as format from './format.ts'
import { words } from './words.ts'

export function MenuPart({ site, lang, kind }: { site: Site; lang: Language; kind: Kind }) {
  const w = words[lang]
  const sections = sectionsOf(site, kind)
  if (sections.length === 0) return null
  const age = kind === 'drinks' && servesAlcohol(site) ? site.pub.legal.age_notice : undefined
  return (
    <section id={`${kind}_menu`}>
      <h2>{w[kind]}</h2>
      {kind === 'food' && (
        <p class="quiet">
          {w.pricesFrom(format.date(site.updated, lang))} {w.priceAdvice}
        </p>
      )}
      {age && <p class="quiet">{age[lang]}</p>}
      {sections.map(({ section, items }) => (
        <section>
          <h3 id={`section_${section.id}`}>{section.name[lang]}</h3>
          {section.note && <p class="quiet">{section.note[lang]}</p>}
          <ul class="items">
            {items.map((item) => (
              <Dish id={item.id} facts={itemFacts(item, lang)} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** A dish or drink with its sizes; `id` is its anchor. */
export function Dish({
  id,
  facts,
  lang,
  prefix,
}: {
  id?: string
  facts: ItemFacts
  lang: Language
  prefix?: string
}) {
  const { name, otherName, description, note, sizes, details, allergens: numbers } = facts
  return (
    <li id={id}>
      <div>
        {prefix !== undefined && `${prefix}: `}
        <bdi class="name">{name}</bdi> <Allergens numbers={numbers} lang={lang} />
      </div>
      {lang === 'en' && otherName !== name && (
        <p class="quiet" lang="cs">
          <bdi>{otherName}</bdi>
        </p>
      )}
      {description !== undefined && <p class="quiet">{description}</p>}
      {details.length > 0 && <p class="quiet">{details.join(', ')}</p>}
      {note !== undefined && <p class="quiet">{note}</p>}
      <ul class="sizes">
        {sizes.map(({ label, quantity, price }) => (
          <li>
            <span>{[label, quantity].filter(Boolean).join(' ')}</span>{' '}
            <span class="price">{price}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Allergens({ numbers, lang }: { numbers: number[] | null; lang: Language }) {
  const w = words[lang]
  if (numbers === null)
    return <span class="quiet">({`${w.allergens}: ${w.allergensUnknown}`})</span>
  if (numbers.length === 0) return null
  return (
    <span class="quiet">
      (
      <a href="#allergen_legend" aria-label={`${w.allergens}: ${numbers.join(', ')}`}>
        {numbers.join(', ')}
      </a>
      )
    </span>
  )
}

export function Legend({ lang }: { lang: Language }) {
  const w = words[lang]
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p>{w.allergenAdvice}</p>
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
