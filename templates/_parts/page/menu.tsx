/** @jsxRuntime automatic @jsxImportSource preact */
// Food and drinks: sections of items, every size on its own line.

import type { ComponentChildren } from 'preact'
import type { Item, Kind, Language, Site } from '../../../src/model/site.ts'
import { explainedOnPaper, kindsNamed } from '../facts/allergens.ts'
import { isUnavailable } from '../facts/availability.ts'
import { marksOf } from '../facts/filter.ts'
import { groupsOf, servesAlcohol } from '../facts/sections.ts'
import { dietAdvice, legendRows } from '../text/allergens.ts'
import { houseNoun } from '../text/house.ts'
import { extraFacts, itemFacts } from '../text/items.ts'
import { isNamedAbove, menuParts, pricesHold, sectionClaims, sectionExtras } from '../text/menu.ts'
import { servedFacts } from '../text/served.ts'
import { words } from '../words/words.ts'
import { Anchor, anchored } from './anchor.tsx'
import { Dish, Extras } from './item.tsx'
import { ItemPhoto } from './photo.tsx'
import { Terms } from './terms.tsx'

type Props = { site: Site; lang: Language }

export const Menu = ({ site, lang }: Props) =>
  menuParts(site, lang).map((part, index) => (
    <MenuPart site={site} lang={lang} part={part} isFirst={index === 0} />
  ))

type PartProps = Props & {
  part: ReturnType<typeof menuParts>[number]
  /** There is said, once, from when the prices hold. */
  isFirst: boolean
}

function MenuPart({ site, lang, part, isFirst }: PartProps) {
  const w = words[lang].menu
  const { kinds, heading: title, sections } = part
  const id = `${kinds[0]}_list`
  const begins = sections.find(({ section }) => section.kind === kinds[1])
  const age = kinds.includes('drinks') && servesAlcohol(site) && site.pub.legal.age_notice
  return (
    <section id={id}>
      {/* What it was called before. */}
      {kinds.map((kind) => (
        <Anchor id={`${kind}_menu`} />
      ))}
      <h2>{title}</h2>
      {isFirst && (
        <p class="quiet intro">
          {pricesHold(site, lang)} {w.priceAdvice(houseNoun(site))} {w.allergenNumbers}{' '}
          <a href="#allergen_legend">{w.allergenLegend}</a>.
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
        <MenuSection
          id={`section_${section.id}`}
          name={section.name[lang]}
          isSaid={isNamedAbove(part, section, lang)}
          kind={section === begins?.section ? section.kind : undefined}
        >
          <Served said={servedFacts(site, section, lang)} />
          <Served said={sectionClaims(site, section, lang)} />
          {section.note && <p class="quiet">{section.note[lang]}</p>}
          <Extras
            title={sectionExtras(items, lang)}
            extras={extraFacts(section.extras, lang)}
            lang={lang}
          />
          {groupsOf(items).map(({ heading, items: group }) => (
            <Group heading={heading?.[lang]}>
              <ul class="items">
                {availableFirst(site, group).map((item) => (
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
        </MenuSection>
      ))}
    </section>
  )
}

type GroupProps = { heading: string | undefined; children: ComponentChildren }

/** A part of a section that has a heading of its own. */
function Group({ heading, children }: GroupProps) {
  if (heading === undefined) return children
  return (
    <section>
      <h4>{heading}</h4>
      {children}
    </section>
  )
}

const Served = ({ said }: { said: string | undefined }) =>
  said === undefined ? null : <p class="quiet">{said}</p>

type SectionProps = {
  id: string
  name: string
  /** Right above, by the title of the part. */
  isSaid: boolean
  /** Of a part of both kinds: the second of them begins here. */
  kind: Kind | undefined
  children: ComponentChildren
}

/** Its anchor is not in the heading: that stays in sight, and a browser would not scroll back to it. */
function MenuSection({ id, name, isSaid, kind, children }: SectionProps) {
  const { id: own, anchor } = anchored(id)
  return (
    <section id={own}>
      {anchor}
      {kind && <Anchor id={`${kind}_list`} />}
      <h3 class={isSaid ? 'said' : undefined}>{name}</h3>
      {children}
    </section>
  )
}

const availableFirst = (site: Site, items: readonly Item[]) => [
  ...items.filter((item) => !isUnavailable(site, item)),
  ...items.filter((item) => isUnavailable(site, item)),
]

/** As few as make no list. */
const leastSpecials = 3

/** The names of what the house is proud of, with the marks by which guests choose. */
export function Specials({ site, lang }: Props) {
  const { food, drinks } = site.menu
  const specials = [...food, ...drinks].filter(
    (item) => item.tags.includes('house_special') && !isUnavailable(site, item),
  )
  if (specials.length < leastSpecials) return null
  return (
    <section id="specials">
      <h2>{words[lang].menu.specials}</h2>
      <ul class="items best">
        {specials.map((item) => (
          <li class={marksOf(site, item)}>
            <a href={`#${item.id}`}>{item.name[lang]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Legend({ site, lang }: Props) {
  const w = words[lang].menu
  const claims = dietAdvice(site, lang)
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p class="quiet intro">{w.allergenAdvice}</p>
      {claims !== undefined && <p class="quiet intro">{claims}</p>}
      <dl id="_">
        <Terms facts={legendRows(kindsNamed(site.menu), lang)} onPaper={explainedOnPaper(site)} />
      </dl>
    </section>
  )
}
