// How the lists of allergens of a page fall on its lines, as a browser sets them.

import type { Page } from 'playwright-core'

export type AllergenList = {
  text: string
  /** Its last line has one of several; of three on two lines one must. */
  endsAlone: boolean
}

export const allergenLists = (page: Page): Promise<AllergenList[]> =>
  page.locator('.items small').evaluateAll((lists) =>
    lists.map((list) => {
      const node = list.lastChild as Text
      // Letters of two sizes on one line do not end at quite the same height.
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
