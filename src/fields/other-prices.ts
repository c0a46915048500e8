// Prices at other times: happy hour, weekends, or from a date on. The regular prices are in `sizes`.

import { message } from '../messages/catalogue.ts'
import { priceIn } from '../model/currencies.ts'
import { parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import type { OtherPrice, Size } from '../model/site.ts'
import { date } from '../notations/date.ts'
import { percentOff } from '../notations/price.ts'
import { sizeParts, sizes, type TypedSize } from '../notations/sizes.ts'
import { dayList, spanOnDays } from '../notations/time.ts'
import type { Raw } from '../reading/finding.ts'
import { type ContentNode, type Entry, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { list, record, type SuggestLine } from '../reading/record.ts'
import { type FieldRows, member, partRow } from '../reading/row.ts'
import { nameAliases, optionalText, present } from '../reading/texts.ts'

const happyHour = parseTextRow('Happy hour | Happy hour | Happy hour | Happy Hour')

const rows = {
  name: {
    ...optionalText,
    called: nameAliases,
    data: member('name', (house) =>
      s.optional(s.textMember(house, 'What the house calls it.', happyHour)),
    ),
  },
  days: partRow(dayList, 'dny, ve dnech | days | dni | tage', { example: 'So, Ne' }),
  hours: partRow(spanOnDays, 'hodiny, čas | hours, time | hodiny, čas | zeiten, uhrzeit', {
    example: '15:00–17:00',
  }),
  from: partRow(date, 'od | from | od | ab', { example: '1. 1. 2027' }),
  until: partRow(date, 'do | until | do | bis', { example: '31. 8. 2027' }),
  sizes: partRow(sizes(true), 'ceny, cena | prices, price | ceny, cena | preise, preis', {
    example: '= 35',
  }),
  discount: partRow(percentOff, 'sleva | discount | zľava | rabatt', { example: '20 %' }),
} as const satisfies FieldRows

/** Suggest the fields of a line such as `Mo–Fr 16–18 Uhr -20 %` or `Happy hour 16–18: 2,90`. */
const suggestHappyHour: SuggestLine = (node, typed) => {
  const { region, document } = node
  const context = { languages: document.languages, region }
  if (!region || typed.length > 100) return {}
  const [cut = '', off, amount] = discount.exec(typed) ?? priceAtEnd.exec(typed) ?? []
  const [, name = '', times = ''] =
    /^(happy[ -]?hour)?[\s:,]*(.*?)[\s:,]*$/iu.exec(
      typed.replace(cut, '').replace(everything, ''),
    ) ?? []
  if (cut === '' || !spanOnDays.read(times, context)) return {}
  const start = times.search(/\d/)
  const days = times.slice(0, start).replace(/[\s,:]+$/, '')
  const isApart = dayList.read(days, context) !== undefined
  const fields = [
    ...(name ? [`name: ${name}`] : []),
    ...(isApart ? [`days: ${days}`, `hours: ${times.slice(start)}`] : [`hours: ${times}`]),
  ]
  const lines = [...fields, off ? `discount: ${off}` : `sizes: = ${amount}`]
  const choices = off ? [] : listChoices(node, amount)
  if (choices.length > 1)
    return { instead: message('other-price-unmatched', { typed, fields, choices }) }
  const write = (start: string) => start + lines.join(`\n${' '.repeat(start.length)}`)
  return {
    fix(line) {
      const start = line.indexOf(typed)
      const [indent = ''] = /^ */.exec(line) ?? []
      // Without a list, the line has the field itself, perhaps as `happy_hour`.
      const isEntry = typeof node.path.at(-1) === 'number'
      const list = `${indent}other_prices:\n${write(`${indent}  - `)}`
      return start > 0 ? { line: isEntry ? write(line.slice(0, start)) : list } : undefined
    },
  }
}

/** List the sizes of the item of another price, each with this price. */
function listChoices({ document, path }: ContentNode, price = '...'): string[] {
  const above = path.slice(0, path.lastIndexOf('items') + 2)
  const item = above.reduce<Raw>((raw, key) => Object(raw)[key], document.data)
  const { sizes: typed = '' }: { sizes?: Raw } = Object(item)
  return [typed].flat().flatMap((one) =>
    String(one)
      .split(';')
      .map((size) => `${size.replace(/=.*/s, '').trim()} = ${price}`.trim()),
  )
}

const discount =
  /[\s,:;(]*[-–−]?\s?(\d{1,2}\s?%)(?:\s(?:rabatt|slev[ay]|zľav[ay]|discount|off)(?!\p{L}))?\)?/iu
/** What a discount is for, if nothing else is named. */
const everything = /\s(?:auf )?(?:alles|vše|všechno|všetko|everything)(?=$|\s)/iu
const priceAtEnd = /[\s:=]+()((?:€\s?)?\d+[.,]\d\d(?:\s?€)?|\d+\s?(?:€|Kč|,-))$/u

type Typed = Entry<Values<typeof rows>>[] | undefined

export const otherPriceRow = partRow(
  list(record('otherPrice', rows, suggestHappyHour)),
  'jiné ceny, happy hour | other prices, happy hour | iné ceny, happy hour | andere preise, happy hour',
  { order: undefined },
)

/** Read the other prices of an item, or those of a section, which are discounts. */
export function readOtherPrices(
  typed: Typed,
  item?: { sizes: readonly Size[]; typed: readonly TypedSize[] },
): OtherPrice[] | undefined {
  const found = typed?.flatMap(({ value, node }): OtherPrice[] => {
    if (!value) return []
    const { name, days, hours, from, until, sizes: prices, discount } = value
    // An unreadable value was already reported.
    const isTyped = (field: string) => hasValue(node, field)
    if (!['days', 'hours', 'from', 'until'].some(isTyped)) reportError(node, 'other-price-always')
    if (isTyped('sizes') === isTyped('discount') || (prices && !item))
      reportError(node, 'other-price-of-what', { isSection: item === undefined })
    const { also = [], ...first } = hours ?? {}
    return [
      present({
        ...(name && { name: name as OtherPrice['name'] }),
        days,
        times: hours && [first as typeof hours, ...also],
        from,
        until,
        discount_percent: discount,
        sizes: item && prices?.flatMap((size) => priceSize(node, size, item)),
      }),
    ]
  })
  return found && found.length > 0 ? found : undefined
}

/** Find the size of the item that has this label or quantity, and give it the other price. */
function priceSize(
  node: ContentNode,
  { price, price_from, price_per, deposit: _, ...stated }: TypedSize,
  item: { sizes: readonly Size[]; typed: readonly TypedSize[] },
): Size[] {
  const matching = item.sizes.filter((_, index) =>
    sizeParts.every(
      (part) =>
        stated[part] === undefined || String(stated[part]) === String(item.typed[index]?.[part]),
    ),
  )
  const [size, second] = matching
  if (!size || second || price === undefined) {
    const typed = String(nodeAt(node, 'sizes').raw)
    const [, amount] = /^[^;=]*=\s*([^;=]+)$/.exec(typed) ?? []
    const choices = listChoices(node, amount)
    reportError(nodeAt(node, 'sizes'), 'other-price-unmatched', { typed, fields: null, choices })
    return []
  }
  const { price_from: _from, price_per: _per, ...rest } = size
  const currency = node.region?.currency ?? 'CZK'
  const other = { ...rest, ...priceIn(currency, price), ...present({ price_from, price_per }) }
  // All prices of a pub are in one currency, which the compiler does not know.
  return [other as Size]
}
