/** @jsxRuntime automatic @jsxImportSource preact */
// Typography of running text: where a browser must not break a line.

import { type ComponentChildren, type FunctionComponent, toChildArray, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { monthNames } from '../../../src/model/calendar.ts'
import { countries, countryCodes } from '../../../src/model/countries.ts'
import type { Language } from '../../../src/model/languages.ts'
import { latin } from '../../../src/model/suggest.ts'
import { words } from '../words/words.ts'

type Breaks = { letters: RegExp; numbers: RegExp }

/**
 * Return the page with no-break spaces after one-letter words, between a number and its unit,
 * inside dates and before dashes. Time spans and short hyphenated words get a `<span class="t">`,
 * which the style keeps on one line. Special hyphens would change the text that guests copy.
 */
export function bindWords(page: VNode, lang: Language): VNode {
  breaksByLanguage[lang] ??= breaksToAvoid(lang)
  const breaks = breaksByLanguage[lang]
  return <>{renderedChildren(page).map((child) => bindChild(child, breaks))}</>
}

/** Render a page or an element of it. */
export const renderBound = (part: VNode, lang: Language): string =>
  renderToString(bindWords(part, lang))

/** Call all components, flatten fragments, and join texts that follow each other. */
function renderedChildren(children: ComponentChildren): (string | VNode)[] {
  if (typeof children === 'string') return [children]
  const rendered: (string | VNode)[] = []
  for (const child of toChildArray(children)) {
    const nodes = isComponent(child) ? renderedChildren(child.type(child.props)) : [child]
    for (const node of nodes) {
      const last = rendered.at(-1)
      if (typeof node === 'object') rendered.push(node)
      else if (typeof last === 'string') rendered[rendered.length - 1] = `${last}${node}`
      else rendered.push(`${node}`)
    }
  }
  return rendered
}

/** True for function components, including fragments. Pages have no class components and no hooks. */
const isComponent = (
  child: ReturnType<typeof toChildArray>[number],
): child is VNode & { type: FunctionComponent<unknown> } =>
  typeof child === 'object' && typeof child.type === 'function'

function bindChild(child: string | VNode, breaks: Breaks): ComponentChildren {
  if (typeof child === 'string') return bindText(child, breaks)
  const { type, props } = child as VNode<{ children?: ComponentChildren; class?: string }>
  if (type === 'head' || type === 'script' || props.children === undefined) return child
  const children = renderedChildren(props.children)
  // The style keeps a cell of class `t` on one line already.
  const isUnbroken = type === 'td' && props.class === 't'
  const bound = children.map((each) =>
    isUnbroken && typeof each === 'string' ? each : bindChild(each, breaks),
  )
  // A long menu has so many elements that copies of them would cost a tenth of the build.
  child.props = { ...props, children: bound }
  return child
}

/** Shorter texts, such as a measure or a name, usually have a line of their own. */
const runningTextLength = 20

const isRunning = (text: string) => text.length >= runningTextLength

const splitUnbroken = (text: string) => text.split(isRunning(text) ? timesAndPairs : times)

/** True if a part of the text gets an element that keeps it on one line. */
export const hasUnbrokenPart = (text: string) => splitUnbroken(text).length > 1

function bindText(text: string, { letters, numbers }: Breaks): ComponentChildren {
  const bound = text.replace(letters, '\u00A0')
  // All other patterns need a digit, a hyphen or a dash.
  if (!/[\d–-]/.test(bound)) return bound
  const parts = splitUnbroken(isRunning(text) ? bound.replace(numbers, '\u00A0') : bound)
  // The pattern is a capture group, so every second part is a match.
  return parts.map((part, index) => (index % 2 === 1 ? <span class="t">{part}</span> : part))
}

/** Compiled once: the patterns have the months of every country. */
const breaksByLanguage: { [lang in Language]?: Breaks } = {}

/** Patterns of spaces at which no line may end. */
function breaksToAvoid(lang: Language): Breaks {
  const { boundWords } = words[lang].format
  const localMonths = countryCodes.flatMap((code) =>
    Object.values(countries[code].months?.[lang] ?? {}),
  )
  const month = `(?:${[...monthNames[lang], ...localMonths].join('|')})`
  const unit = '(?:[cdkm]?[glm]|ks|min|h|Uhr|%|°C|Kč|€)'
  const inDates = [
    `(?<=\\d\\.?) (?=${month})`,
    '(?<=\\d\\.) (?=[\\d\\p{Ll}])',
    `(?<=\\d\\.?\\s${month}) (?=\\d{4})`,
  ]
  return {
    letters:
      boundWords === '' ? /(?!)/g : new RegExp(`(?<=(?:^|[\\s(])[${boundWords}]) (?=\\S)`, 'gi'),
    numbers: new RegExp(
      [...inDates, `(?<=\\d) (?=${unit}(?![\\p{L}\\d]))`, ' (?=– )'].join('|'),
      'gu',
    ),
  }
}

/** Stays with the word before it: at the end of an unbroken word browsers may break the line. */
const stops = '[,.;:!?)“”"]*'
const time = `\\d\\d:\\d\\d–\\d\\d:\\d\\d${stops}`
const upTo = (count: number) => `[${latin}\\d]{1,${count}}`
/** `e-mail`, `máte-li`, `Po–Pá`, `2–3`. In `wheelchair-accessible` both parts are long enough to break. */
const pair = `(?<![^\\s(„"“])(?:${upTo(3)}(?:[-–]${upTo(9)}){1,2}|${upTo(9)}[-–]${upTo(3)})${stops}(?=\\s|$)`
const times = new RegExp(`(${time})`)
const timesAndPairs = new RegExp(`(${time}|${pair})`)
