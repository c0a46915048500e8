// Typography of running text: where a browser must not break a line.

import { type ComponentChildren, type FunctionComponent, h, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { monthNames } from '../../../src/model/calendar.ts'
import { countries, countryCodes } from '../../../src/model/countries.ts'
import type { Language } from '../../../src/model/languages.ts'
import { latin } from '../../../src/model/suggest.ts'
import { words } from '../words/words.ts'

type Breaks = { letters: RegExp; numbers: RegExp }

/** HTML so far, and the text behind it, which may go on. */
type Output = { html: string; text: string; breaks: Breaks }

/**
 * Render a page or an element of it, with no-break spaces after one-letter words, between a number
 * and its unit, inside dates and before dashes. Time spans and short hyphenated words get a
 * `<span class="t">`, which the style keeps on one line. Special hyphens would change the text that
 * guests copy. One walk calls the components and writes HTML: a long menu has so many elements that
 * copies of them would cost a tenth of the build.
 */
export function renderBound(part: VNode, lang: Language): string {
  breaksByLanguage[lang] ??= breaksToAvoid(lang)
  const output = { html: '', text: '', breaks: breaksByLanguage[lang] }
  write(part, output)
  endText(output)
  return output.html
}

/** Pages have no class components and no hooks. `isUnbroken`: the element is on one line already. */
function write(node: ComponentChildren, output: Output, isUnbroken = false) {
  if (Array.isArray(node)) for (const child of node) write(child, output, isUnbroken)
  else if (typeof node === 'string' || typeof node === 'number') output.text += node
  else if (typeof node !== 'object' || node === null) return
  else if ('type' in node && typeof node.type === 'function')
    write((node.type as FunctionComponent)(node.props), output, isUnbroken)
  else {
    endText(output, isUnbroken)
    writeElement(node as HtmlElement, output)
  }
}

type Attributes = { children?: ComponentChildren; class?: string; [name: string]: unknown }
type HtmlElement = VNode<Attributes> & { type: string }

function writeElement(element: HtmlElement, output: Output) {
  const { type, props } = element
  if (type === 'head' || type === 'script' || props.children === undefined) {
    output.html += renderToString(element)
    return
  }
  output.html += startTag(type, props)
  const isUnbroken = type === 'td' && props.class === 't'
  write(props.children, output, isUnbroken)
  endText(output, isUnbroken)
  output.html += `</${type}>`
}

/** Write plain attributes here, because preact takes longer for an element. */
function startTag(type: string, props: Attributes): string {
  let tag = `<${type}`
  for (const name in props) {
    const value = props[name]
    if (name === 'children' || value === undefined) continue
    if (typeof value !== 'string' || value === '')
      return renderToString(h(type, { ...props, children: undefined })).slice(0, -type.length - 3)
    tag += ` ${name}="${escapeText(value)}"`
  }
  return `${tag}>`
}

const escapeText = (text: string) =>
  /["&<]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    : text

/** Write the text before the start or the end of an element. */
function endText(output: Output, isUnbroken = false) {
  const { text, breaks } = output
  if (text === '') return
  output.html += isUnbroken ? escapeText(text) : bindText(text, breaks)
  output.text = ''
}

/** Shorter texts, such as a measure or a name, usually have a line of their own. */
const runningTextLength = 20

const isRunning = (text: string) => text.length >= runningTextLength

const unbroken = (text: string) => (isRunning(text) ? timesAndPairs : times)

/** True if a part of the text gets an element that keeps it on one line. */
export const hasUnbrokenPart = (text: string) => unbroken(text).test(text)

function bindText(text: string, { letters, numbers }: Breaks): string {
  let bound = text.replace(letters, '\u00A0')
  // All other patterns need a digit, a hyphen or a dash.
  if (!/[\d–-]/.test(bound)) return escapeText(bound)
  if (isRunning(text)) bound = bound.replace(numbers, '\u00A0')
  if (!hasUnbrokenPart(bound)) return escapeText(bound)
  const parts = bound.split(unbroken(bound))
  // The pattern is a capture group, so every second part is a match.
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<span class="t">${escapeText(part)}</span>` : escapeText(part),
    )
    .join('')
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
