/** @jsxRuntime automatic @jsxImportSource preact */
// Food and drinks: sections of items with all their sizes.

import type { Item, Language, Site } from '../../../src/model/site.ts'
import { listPrintedCodes, listStatedKinds } from '../facts/allergens.ts'
import { isUnavailable } from '../facts/availability.ts'
import { getMarks } from '../facts/filter.ts'
import { groupByHeading, servesAlcohol } from '../facts/sections.ts'
import { dietAdvice, legendRows } from '../text/allergens.ts'
import { extraFacts, itemFacts } from '../text/items.ts'
import {
  hasSameHeading,
  menuParts,
  pricesHold,
  sectionClaims,
  sectionExtras,
  sectionPrices,
} from '../text/menu.ts'
import { servedFacts } from '../text/served.ts'
import { words } from '../words/words.ts'
import { Anchor, anchored } from './anchor.tsx'
import { Dish, Extras, TimedPrices } from './item.tsx'
import { renderBound } from './line-breaks.ts'
import { ItemPhoto } from './photo.tsx'
import type { SiteProps } from './props.ts'
import { Terms } from './terms.tsx'

export const Menu = ({ site, lang }: SiteProps) =>
  menuParts(site, lang).map((part, index) => (
    <MenuPart site={site} lang={lang} part={part} isFirst={index === 0} />
  ))

type Part = ReturnType<typeof menuParts>[number]
type MenuPartProps = SiteProps & {
  part: Part
  /** The first part states the date from which prices are valid. */
  isFirst: boolean
}

function MenuPart({ site, lang, part, isFirst }: MenuPartProps) {
  const w = words[lang].menu
  const { kinds, heading: title, sections } = part
  const id = `${kinds[0]}_list`
  const age = kinds.includes('drinks') && servesAlcohol(site) && site.pub.legal.age_notice
  return (
    <section id={id}>
      {/* Former id, kept for links that were published. */}
      {kinds.map((kind) => (
        <Anchor id={`${kind}_menu`} />
      ))}
      <h2>{title}</h2>
      {isFirst && (
        <p class="quiet intro">
          {pricesHold(site, lang)} {w.allergenNumbers}{' '}
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
      {sections.map((facts) => (
        <MenuSection site={site} lang={lang} part={part} facts={facts} />
      ))}
    </section>
  )
}

/**
 * Return the HTML of items. Each is rendered alone: the elements of ten thousand dishes would fill
 * the memory, and collecting them costs more than making them.
 */
const dishes = (site: Site, items: readonly Item[], lang: Language) =>
  availableFirst(site, items)
    .map((item) =>
      renderBound(
        <Dish
          id={item.id}
          marks={getMarks(site, item)}
          facts={itemFacts(site, item, lang)}
          lang={lang}
        >
          {item.photo && <ItemPhoto site={site} lang={lang} photo={item.photo} />}
        </Dish>,
        lang,
      ),
    )
    .join('')

const QuietLine = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p class="quiet">{text}</p>

type MenuSectionProps = SiteProps & { part: Part; facts: Part['sections'][number] }

/**
 * One section. Its anchor is outside the heading, because the heading is sticky and browsers do not
 * scroll back to a visible target. The first section of drinks in a part with food has another one.
 */
function MenuSection({ site, lang, part, facts }: MenuSectionProps) {
  const { section, items } = facts
  const { id, anchor } = anchored(`section_${section.id}`)
  const isSecondKind =
    part.sections.find((one) => one.section.kind === part.kinds[1])?.section === section
  return (
    <section id={id}>
      {anchor}
      {isSecondKind && <Anchor id={`${section.kind}_list`} />}
      {/* The title of the part may already name the section. */}
      <h3 class={hasSameHeading(part, section, lang) ? 'said' : undefined}>{section.name[lang]}</h3>
      <QuietLine text={servedFacts(site, section, lang)} />
      <QuietLine text={sectionClaims(site, section, lang)} />
      <QuietLine text={section.note?.[lang]} />
      <TimedPrices texts={sectionPrices(site, section, lang)} />
      <Extras
        title={sectionExtras(items, lang)}
        extras={extraFacts(site, section.id, section.extras, lang)}
        lang={lang}
      />
      {groupByHeading(items).map(({ heading, items: group }) => {
        const list = { __html: dishes(site, group, lang) }
        if (!heading) return <ul class="items" dangerouslySetInnerHTML={list} />
        return (
          <section>
            <h4>{heading[lang]}</h4>
            <ul class="items" dangerouslySetInnerHTML={list} />
          </section>
        )
      })}
    </section>
  )
}

const availableFirst = (site: Site, items: readonly Item[]) => [
  ...items.filter((item) => !isUnavailable(site, item)),
  ...items.filter((item) => isUnavailable(site, item)),
]

/** Fewer specials than this have no list. */
const minimumSpecials = 3

/** List of house specials, with the classes that the filter matches. */
export function Specials({ site, lang }: SiteProps) {
  const { food, drinks } = site.menu
  const specials = [...food, ...drinks].filter(
    (item) => item.tags.includes('house_special') && !isUnavailable(site, item),
  )
  if (specials.length < minimumSpecials) return null
  return (
    <section id="specials">
      <h2>{words[lang].menu.specials}</h2>
      <ul class="items best">
        {specials.map((item) => (
          <li class={getMarks(site, item)}>
            <a href={`#${item.id}`}>{item.name[lang]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Legend({ site, lang }: SiteProps) {
  const w = words[lang].menu
  const claims = dietAdvice(site, lang)
  return (
    <section id="allergen_legend">
      <h2>{w.allergenLegend}</h2>
      <p class="quiet intro">{w.allergenAdvice}</p>
      {claims !== undefined && <p class="quiet intro">{claims}</p>}
      <p class="fold">
        <a href="#allergen_legend">{w.allergenList}</a>
      </p>
      <dl id="_">
        <Terms
          facts={legendRows(listStatedKinds(site.menu), lang)}
          onPaper={listPrintedCodes(site)}
        />
      </dl>
    </section>
  )
}
