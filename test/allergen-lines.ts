// Lines of the allergen lists on a page, as a browser wraps them.

import type { Page } from 'playwright-core'

export type AllergenList = {
  text: string
  /**
   * True if the last line has only one of several allergens. With three on two lines that cannot be
   * avoided.
   */
  endsAlone: boolean
}

export const allergenLists = (page: Page): Promise<AllergenList[]> =>
  page.locator('.items small').evaluateAll((lists) =>
    lists.map((list) => {
      const node = list.lastChild as Text
      // Letters of two sizes on one line have slightly different bottoms.
      const lines = [...node.data.matchAll(/[^ ]+/g)].map(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return Math.round((range.getClientRects()[0]?.bottom ?? 0) / 4)
      })
      return {
        text: node.data,
        endsAlone: lines.length > 3 && lines.at(-1) !== lines.at(-2),
      }
    }),
  )
