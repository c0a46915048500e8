// Look into names of dishes for allergens, which belong in a field of their own: a name is never
// filtered, so guests with an allergy would not find them.

import { message } from '../../messages/catalogue.ts'
import type { Fix } from '../../model/edit.ts'
import type { Item } from '../../model/site.ts'
import { allergenList } from '../../notations/dish.ts'
import type { Position } from '../../reading/finding.ts'
import { type ContentNode, nodeAt, reportWarningMessage } from '../../reading/node.ts'

const number = String.raw`\d{1,2}[a-z]?`
const numbers = String.raw`${number}(?:\s*[,;]\s*${number})*`

/** `(1,3,7)` or `/1,7/` anywhere, and `A: 1, 3` at the end. */
const inNumbers = new RegExp(
  String.raw`\((${numbers})\)|\/\s?(${numbers})\s?\/|(?<=\s)(?:A|Al\.?|Alerg\S*|Allerg\S*):?\s+(${numbers})$`,
)
/** `(A,C,G)`, as on Austrian menus. One letter alone may mean anything. */
const inLetters = /\(([A-R](?:\s*,\s*[A-R])+)\)/

/** Warn about allergens in the name of a dish whose field does not state the same ones. */
export function warnAllergensInName(
  { allergens, known_allergens }: Pick<Item, 'allergens' | 'known_allergens'>,
  node: ContentNode,
) {
  for (const language of node.document.languages) {
    const at = nodeAt(node, language)
    if (typeof at.raw !== 'string') continue
    const [typed, ...codes] = inNumbers.exec(at.raw) ?? inLetters.exec(at.raw) ?? []
    const code = codes.find((one) => one !== undefined)
    if (typed === undefined || code === undefined) continue
    const list = allergenList.read(code.replaceAll(';', ','))
    const isLetters = /^[A-R]/.test(code)
    if ((!list && !isLetters) || (allergens !== null && (isLetters || isSame(allergens, list))))
      continue
    const stated = list ? code.split(/\s*[,;]\s*/).join(', ') : null
    const start = at.raw.indexOf(typed)
    reportWarningMessage(
      { ...at, span: [start, start + typed.length] },
      message('allergens-in-name', { typed, numbers: stated }),
      {
        fix:
          stated !== null && allergens === null && known_allergens === undefined
            ? moveTo(typed, stated)
            : undefined,
      },
    )
    return
  }
}

const isSame = (stated: readonly number[], list: { numbers: number[] } | undefined) =>
  stated.join() === list?.numbers.join()

/** Move the numbers from the names of a dish to its line `allergens`, which states `unknown`. */
const moveTo =
  (typed: string, stated: string) =>
  (_: string, { line }: Position, text: string): Fix | undefined => {
    const rest = text.split('\n').slice(line - 1)
    const length = rest.findIndex((one) => /^ *(?:- )?allergens:/.test(one)) + 1
    const lines = rest.slice(0, length)
    if (length === 0 || lines.slice(1).some((one) => /^ *- /.test(one))) return undefined
    const moved = lines.map((one, index) => {
      if (index === length - 1) return one.replace(/(allergens:).*/, `$1 ${stated}`)
      return /^ *(?:- )?[a-z]{2}:/.test(one) ? one.replace(typed, '').trimEnd() : one
    })
    return { lines: lines.join('\n'), new: moved.join('\n') }
  }
