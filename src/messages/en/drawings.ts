// What is told about the drawing over the name.

import type { Messages } from './parts.ts'

const plainSvg = {
  expected: 'shapes only: paths, circles, rectangles, lines, groups, gradients and masks',
  mend: 'turn texts into paths in the drawing program and save as plain SVG',
}
const excess = {
  shapes: { found: 'shapes', mend: 'simplify it in the drawing program, and save as plain SVG' },
  numbers: {
    found: 'numbers in its paths',
    mend: 'simplify its paths in the drawing program, and save as plain SVG',
  },
  dashes: { found: 'dashes', mend: 'draw longer dashes, or whole lines' },
  levels: { found: 'groups in groups', mend: 'ungroup it in the drawing program' },
  layers: {
    found: 'masks, clips and transparent groups, counted as often as they are used',
    mend: 'cut the shapes themselves in the drawing program, and use colours that are not transparent',
  },
}
export const drawings = {
  'emblem-not-svg': ({ element }: { element: string }) => ({
    found: `the root <${element}>`,
    ...plainSvg,
  }),
  'emblem-without-size': () => ({
    found: 'an <svg> without its size',
    expected: 'viewBox="0 0 200 200"',
    mend: 'add a viewBox to <svg>',
  }),
  'emblem-element': ({ element }: { element: string }) => ({
    found: `the element <${element}>`,
    ...plainSvg,
  }),
  'emblem-attribute': ({ name, value }: { name: string; value: string }) => ({
    found: `${name}="${value}"`,
    ...plainSvg,
  }),
  'emblem-excessive': ({ what, most }: { what: keyof typeof excess; most: number }) => ({
    found: `a drawing with more than ${most} ${excess[what].found}`,
    expected: 'a simple drawing: it is shown a few centimetres wide',
    mend: excess[what].mend,
  }),
  'emblem-undrawable': () => ({
    found: 'a drawing that takes more memory than there is',
    expected: 'a simple drawing: it is shown a few centimetres wide',
    mend: 'simplify it in the drawing program, and save as plain SVG',
  }),
  'emblem-definitions': () => ({ found: 'a document type with definitions', ...plainSvg }),
  'emblem-unreadable': ({ reason }: { reason: string }) => ({
    found: `text that is not XML: ${reason}`,
    ...plainSvg,
  }),
} satisfies Messages
