// Problems of the look of the pages: colours and the drawing over the name.

import type { Paper } from '../../model/looks.ts'
import { type Entries, readRows } from '../template.ts'

const papers = readRows({
  cream: 'cream | krémovém',
  white: 'white | bílém',
  kraft: 'kraft | hnědém',
})

type FaintColor = { color: string; ratio: number }

/** Limits of an emblem: the counted parts, and the fix. */
const excess = readRows({
  shapes: {
    parts: 'shapes | tvarů',
    remedy:
      'simplify it in the drawing program, and save it as plain SVG | zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  },
  numbers: {
    parts: 'numbers in its paths | čísel v křivkách',
    remedy:
      'simplify its paths in the drawing program, and save it as plain SVG | v kreslicím programu zjednodušte křivky a uložte kresbu jako prosté SVG',
  },
  dashes: {
    parts: 'dashes | čárek v čárkovaných čarách',
    remedy: 'draw longer dashes, or solid lines | nakreslete čárky delší, nebo čáry plné',
  },
  levels: {
    parts: 'nested groups | skupin ve skupinách',
    remedy: 'ungroup it in the drawing program | v kreslicím programu skupiny zrušte',
  },
  layers: {
    parts:
      'masks, clips and transparent groups, each counted every time it is used | masek, ořezů a průhledných skupin, počítáno tolikrát, kolikrát se použijí',
    remedy:
      'crop the shapes themselves in the drawing program, and use opaque colours | v kreslicím programu ořežte samotné tvary a použijte neprůhledné barvy',
  },
})

export const look = {
  'color-unreadable': {
    en: '{"typed"} as a colour → {meant ? write   accent: "{meant}" | write the number of your colour: # and six digits or letters, between quotation marks, as a colour picker shows it}',
    cs: 'barva {"typed"} → {meant ? napište   accent: "{meant}" | napište číslo své barvy: # a šest číslic nebo písmen, v uvozovkách, jak ho ukazuje výběr barev}',
  },
  'color-transparent':
    '{"typed"}, which lets the paper show through → write   accent: "{opaque}" | barva {"typed"}, přes kterou prosvítá papír → napište   accent: "{opaque}"',
  'color-too-pale': {
    derive: ({ paper }: { paper: Paper }) => ({ paperName: papers[paper] }),
    en: '{"typed"}, which is too pale for a page on {paperName} paper: made dark enough to read, it would be another colour → write   accent: "{nearest}"   which is the nearest readable colour, or a darker one',
    cs: 'barva {"typed"}, na {paperName} papíře moc bledá; kdyby ji web ztmavil tak, aby se četla, byla by to jiná barva → napište   accent: "{nearest}"   to je nejbližší, která se přečte, nebo ještě tmavší',
  },
  'emblem-not-svg': {
    en: 'the root <{element}> ≠ shapes only: paths, circles, rectangles, lines, groups, gradients and masks → turn text into paths in the drawing program, and save it as plain SVG',
    cs: 'kořen „<{element}>“ ≠ jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky → v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
  },
  'emblem-without-size':
    'an <svg> without a size ≠ viewBox="0 0 200 200" → add a viewBox to <svg> | <svg> bez rozměru ≠ viewBox="0 0 200 200" → přidejte do <svg> viewBox',
  'emblem-element': {
    en: 'the element <{element}> ≠ shapes only: paths, circles, rectangles, lines, groups, gradients and masks → turn text into paths in the drawing program, and save it as plain SVG',
    cs: 'prvek „<{element}>“ ≠ jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky → v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
  },
  'emblem-attribute': {
    en: '{name}="{value}" ≠ shapes only: paths, circles, rectangles, lines, groups, gradients and masks → turn text into paths in the drawing program, and save it as plain SVG',
    cs: '{name}={"value"} ≠ jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky → v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
  },
  'emblem-excessive': {
    derive: ({ what }: { what: keyof typeof excess }) => excess[what],
    en: 'a drawing with more than {most} {parts} ≠ a simple drawing: it is shown only a few centimetres wide → {remedy}',
    cs: 'kresba, která má víc než {most} {parts} ≠ jednoduchá kresba: je vidět jen pár centimetrů široká → {remedy}',
  },
  'emblem-undrawable': {
    en: 'a drawing that needs more memory than there is ≠ a simple drawing: it is shown only a few centimetres wide → simplify it in the drawing program, and save it as plain SVG',
    cs: 'kresba, na kterou nestačí paměť ≠ jednoduchá kresba: je vidět jen pár centimetrů široká → zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  },
  'emblem-definitions': {
    en: 'a document type with definitions ≠ shapes only: paths, circles, rectangles, lines, groups, gradients and masks → turn text into paths in the drawing program, and save it as plain SVG',
    cs: 'typ dokumentu s definicemi ≠ jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky → v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
  },
  'emblem-unreadable': {
    en: 'text that is not XML: {reason} ≠ shapes only: paths, circles, rectangles, lines, groups, gradients and masks → turn text into paths in the drawing program, and save it as plain SVG',
    cs: 'text, který není XML („{reason}“) ≠ jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky → v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
  },
  'emblem-faint': {
    derive: ({ day, night }: { day: readonly FaintColor[]; night: readonly FaintColor[] }) => ({
      isBoth: day.length > 0 && night.length > 0,
    }),
    en: 'colours that can hardly be seen on the page: {day ? by day {day :contrast}}{isBoth ? ; }{night ? at night {night :contrast}} ≠ a contrast of at least 2:1, or a single colour, which is replaced by the colour of the house → change the colour, or draw everything in one colour; if it lies on another colour of the drawing, it is fine: then write   checked: emblem-faint   in look.md. On a dark header the drawing gets a tile of light paper',
    cs: 'barvy, které tam, kde kresba stojí, skoro nejsou vidět: {day ? ve dne {day :contrast}}{isBoth ? ; }{night ? v noci {night :contrast}} ≠ kontrast aspoň 2 : 1, nebo jediná barva, ze které bude barva hospody → změňte barvu, nebo nakreslete všechno jednou barvou; leží-li na jiné barvě kresby, je to v pořádku: pak napište do look.md   checked: emblem-faint   Na tmavé hlavičce stojí kresba na dlaždici ze světlého papíru',
  },
} as const satisfies Entries
