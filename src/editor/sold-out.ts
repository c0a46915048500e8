// Dates of dishes that the owner marks as sold out in the form, so that guests read since when.

import type { CalendarDate } from '../model/site.ts'
import { yesNo } from '../notations/basic.ts'
import type { ContentFiles } from './forge.ts'

/** An item of a section, which begins with a hyphen. */
const itemPattern = /^ *- [^\n]*\n(?:(?! *- )[^\n]*\n?)*/gm
const soldOutLine = /^( *)sold_out:[ \t]*([^\n#]*)[^\n]*\n?/m
const sinceLine = /^ *sold_out_since:[^\n]*\n?/m

const isSoldOut = (item = '') => yesNo.read(soldOutLine.exec(item)?.[2] ?? '') === true

/** Date the items that are newly sold out, and remove the dates of those that are served again. */
export const dateSoldOut = (before: ContentFiles, after: ContentFiles, today: CalendarDate) =>
  new Map(
    [...after].map(([file, text]) => {
      const old = before.get(file)
      if (!file.startsWith('menu/') || old === undefined || old === text) return [file, text]
      const dates = new Map((old.match(itemPattern) ?? []).map((item) => [firstLine(item), item]))
      return [file, text.replace(itemPattern, (item) => dateItem(item, dates, today))]
    }),
  )

const firstLine = (item: string) => item.slice(0, item.indexOf('\n'))

function dateItem(item: string, dates: ReadonlyMap<string, string>, today: CalendarDate): string {
  if (!isSoldOut(item)) return item.replace(sinceLine, '')
  if (isSoldOut(dates.get(firstLine(item))) || sinceLine.test(item)) return item
  const [year, month, day] = today.split('-').map(Number)
  return item.replace(
    soldOutLine,
    (line, indent: string) =>
      `${line.trimEnd()}\n${indent}sold_out_since: ${day}. ${month}. ${year}\n`,
  )
}
