// The focus of a photo as owners type it.

import { expect, test } from 'vitest'
import { focus } from '../../src/notations/photo.ts'

test.each([
  ['left', 0, 50],
  ['top right', 100, 0],
  ['right, top', 100, 0],
  ['bottom center', 50, 100],
  ['center', 50, 50],
  ['30% 20%', 30, 20],
  ['30 %, 20 %', 30, 20],
  ['nahoře vlevo', 0, 0],
  ['dole uprostřed', 50, 100],
  ['vpravo', 100, 50],
  ['vľavo hore', 0, 0],
  ['v pravo', undefined, undefined],
  ['oben rechts', 100, 0],
  ['links unten', 0, 100],
  ['Mitte', 50, 50],
  ['left right', undefined, undefined],
  ['top top', undefined, undefined],
  ['30%', undefined, undefined],
  ['130% 20%', undefined, undefined],
  ['top 20%', undefined, undefined],
  ['', undefined, undefined],
])('"%s" is the focus %s %%, %s %%', (typed, x, y) => {
  expect(focus.read(typed)).toEqual(x === undefined ? undefined : { x, y })
})
