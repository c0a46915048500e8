/** @jsxRuntime automatic @jsxImportSource preact */
// Food and drinks: sections of items, every size on its own line.

import { allergens } from '../../../src/model/allergens.ts'
import type { Language } from '../../../src/model/languages.ts'
import type { Kind, Section as MenuSection, Site } from '../../../src/model/site.ts'
import {
  extraFacts,
  groupsOf,
  isFirstMenu,
  itemFacts,
  kindsNamed,
  sectionsOf,
  servedFacts,
  servesAlcohol,
} from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { FormerAnchor } from './former-anchor.tsx'
import { Dish, Extras } from './item.tsx'

export function MenuPart({ site, lang, kind }: { site: Site; lang: Language; kind: Kind }) {
  const w = words[lang].menu
  const sections = sectionsOf(site, kind)
  if (sections.length === 0) return null
  const age = kind === 'drinks' && servesAlcohol(site) ? site.pub.legal.age_notice : undefined
  return (
    <section id={`${kind}_list`}>
      <FormerAnchor id={`${kind}_menu`} />
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
          <h3 id={`section_${section.id}`}>{section.name[lang]}</h3>
          <Served section={section} lang={lang} />
          {section.note && <p class="quiet">{section.note[lang]}</p>}
          <Extras
            id={`extras_${section.id}`}
            title={w.sectionExtras}
            extras={extraFacts(section.extras, lang)}
            lang={lang}
          />
          {groupsOf(items).map(({ heading, items: group }) => (
            <>
              {heading && <h4>{heading[lang]}</h4>}
              <ul class="items">
                {group.map((item) => (
                  <Dish id={item.id} facts={itemFacts(site, item, lang)} lang={lang} />
                ))}
              </ul>
            </>
          ))}
        </section>
      ))}
    </section>
  )
}

function Served({ section, lang }: { section: MenuSection; lang: Language }) {
  const served = servedFacts(section, lang)
  return served === undefined ? null : <p>{served}</p>
}

export function Legend({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang].menu
  const kinds = kindsNamed(site)
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p class="quiet intro">{w.allergenAdvice}</p>
      <dl>
        {allergens.map(({ number, name }) => (
          <div>
            <dt>{number}</dt>
            <dd>{name[lang]}</dd>
            {kinds
              .filter((kind) => kind.number === number)
              .map((kind) => (
                <dd>
                  {kind.code} {kind.name[lang]}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
