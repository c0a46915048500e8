// How the lists of allergens of a page fall on its lines, as a browser sets them.

import type { Page } from 'playwright-core'

export type AllergenList = {
  text: string
  /** None of it stands on the line on which the name before it ends. */
  beginsAlone: boolean
  /** Its last line has one of several. */
  endsAlone: boolean
}

export const allergenLists = (page: Page): Promise<AllergenList[]> =>
  page.locator('.items [href="#_"]').evaluateAll((links) =>
    links.map((link) => {
      const node = link.firstChild as Text
      // Letters of two sizes on one line do not end at quite the same height.
      const lines = [...node.data.matchAll(/[^ ]+/g)].map(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return Math.round((range.getClientRects()[0]?.bottom ?? 0) / 4)
      })
      const nameEnds = [...(link.previousElementSibling?.getClientRects() ?? [])].at(-1)?.bottom
      const [begins = 0] = lines
      return {
        text: node.data,
        beginsAlone: nameEnds !== undefined && Math.abs(begins * 4 - nameEnds) > 12,
        endsAlone: lines.length > 1 && lines.at(-1) !== lines.at(-2),
      }
    }),
  )
