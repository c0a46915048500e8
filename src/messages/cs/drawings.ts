// O kresbě nad jménem.

import { type Messages, quote } from './parts.ts'

const plainSvg = {
  expected: 'jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky',
  mend: 'v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
}
const excess = {
  shapes: {
    found: 'tvarů',
    mend: 'zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  },
  numbers: {
    found: 'čísel v křivkách',
    mend: 'v kreslicím programu zjednodušte křivky a uložte kresbu jako prosté SVG',
  },
  dashes: { found: 'čárek v čárkovaných čarách', mend: 'nakreslete čárky delší, nebo čáry plné' },
  levels: { found: 'skupin ve skupinách', mend: 'v kreslicím programu skupiny zrušte' },
  layers: {
    found: 'masek, ořezů a průhledných skupin, počítáno tolikrát, kolikrát se použijí',
    mend: 'v kreslicím programu ořežte samotné tvary a použijte neprůhledné barvy',
  },
}

export const drawings = {
  'emblem-not-svg': ({ element }) => ({ found: `kořen „<${element}>“`, ...plainSvg }),
  'emblem-without-size': () => ({
    found: '<svg> bez rozměru',
    expected: 'viewBox="0 0 200 200"',
    mend: 'přidejte do <svg> viewBox',
  }),
  'emblem-element': ({ element }) => ({ found: `prvek „<${element}>“`, ...plainSvg }),
  'emblem-attribute': ({ name, value }) => ({ found: `${name}=${quote(value)}`, ...plainSvg }),
  'emblem-excessive': ({ what, most }) => ({
    found: `kresba, která má víc než ${most} ${excess[what].found}`,
    expected: 'jednoduchá kresba: je vidět jen pár centimetrů široká',
    mend: excess[what].mend,
  }),
  'emblem-undrawable': () => ({
    found: 'kresba, na kterou nestačí paměť',
    expected: 'jednoduchá kresba: je vidět jen pár centimetrů široká',
    mend: 'zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  }),
  'emblem-definitions': () => ({ found: 'typ dokumentu s definicemi', ...plainSvg }),
  'emblem-unreadable': ({ reason }) => ({
    found: `text, který není XML („${reason}“)`,
    ...plainSvg,
  }),
} satisfies Messages
