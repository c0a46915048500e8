/** @jsxRuntime automatic @jsxImportSource preact */
// Food and drinks: sections of items, every size on its own line.

import type { ComponentChildren } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import type { Kind, Section as MenuSection, Site } from '../../../src/model/site.ts'
import { marksOf } from '../facts/filter.ts'
import {
  dietAdvice,
  extraFacts,
  groupsOf,
  isFirstMenu,
  itemFacts,
  kindsNamed,
  legendRows,
  lunchWeeks,
  sectionExtras,
  sectionsOf,
  servedFacts,
  servesAlcohol,
} from '../facts/menu.ts'
import * as format from '../format.ts'
import { houseNoun } from '../text/house.ts'
import { words } from '../words/words.ts'
import { Anchor, anchored } from './anchor.tsx'
import { Dish, Extras } from './item.tsx'
import { ItemPhoto } from './photo.tsx'
import { Terms } from './terms.tsx'
import { Ways } from './ways.tsx'

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
          {w.pricesAsOf(format.date(site.updated, lang))} {w.priceAdvice(houseNoun(site))}{' '}
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
          <Served section={section} lang={lang} />
          {section.note && <p class="quiet">{section.note[lang]}</p>}
          <Extras
            title={sectionExtras(items, lang)}
            extras={extraFacts(section.extras, lang)}
            lang={lang}
          />
          {groupsOf(items).map(({ heading, items: group }) => (
            <Group heading={heading?.[lang]}>
              <ul class="items">
                {group.map((item) => (
                  <Dish
                    id={item.id}
                    marks={marksOf(site, item)}
                    facts={itemFacts(site, item, lang)}
                    lang={lang}
                  >
                    {item.photo && <ItemPhoto site={site} lang={lang} photo={item.photo} />}
                  </Dish>
                ))}
              </ul>
            </Group>
          ))}
        </section>
      ))}
      <Ways site={site} lang={lang} from={`${kind}_list`} />
    </section>
  )
}

/** A part of a section that has a heading of its own. */
function Group({
  heading,
  children,
}: {
  heading: string | undefined
  children: ComponentChildren
}) {
  if (heading === undefined) return children
  return (
    <section>
      <h4>{heading}</h4>
      {children}
    </section>
  )
}

function Served({ section, lang }: { section: MenuSection; lang: Language }) {
  const served = servedFacts(section, lang)
  return served === undefined ? null : <p>{served}</p>
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

export function Legend({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang].menu
  const parts = (['lunch', 'food', 'drinks'] as const).filter(
    (part) => (part === 'lunch' ? lunchWeeks(site) : site.menu[part]).length > 0,
  )
  const claims = dietAdvice(site, lang)
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p class="quiet intro">{w.allergenAdvice}</p>
      {claims !== undefined && <p class="quiet intro">{claims}</p>}
      <dl id="_">
        <Terms facts={legendRows(kindsNamed(site), lang)} />
      </dl>
      <Ways site={site} lang={lang} from="allergen_legend" back={parts} />
    </section>
  )
}
