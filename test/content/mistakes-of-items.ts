// Mistakes in what stands about single dishes and drinks, sub-headings and times of sections; all of
// them in the brewery of test/pubs.

import type { Mistake } from './mistakes.ts'

const inFile =
  (file: string) =>
  (from: string, to: string, name: string, ...words: string[]): Mistake => ({
    pub: 'brewery',
    name,
    file,
    from,
    to,
    words,
  })
const at = (place: string, mistake: Mistake): Mistake => ({ ...mistake, at: place })

const food = inFile('menu/20-jidlo.md')
const breakfast = inFile('menu/10-snidane.md')
const grill = inFile('menu/30-gril.md')
const beer = inFile('menu/40-pivo.md')
const wine = inFile('menu/50-vino-a-nealko.md')
const lunch = inFile('lunch/2026-11-16.md')

const soups = '  - heading: Polévky\n    heading_de: Suppen\n    heading_en: Soups\n'
// biome-ignore format: one line, one mistake
const headings: Mistake[] = [
  at('7:5', food('    heading_en: Soups\n', '', 'a sub-heading without its English', 'no field "heading_en"', 'add a line   heading_en')),
  food('heading: Polévky', '⟦nadpis⟧: Polévky', 'a sub-heading in Czech', 'a field "nadpis"', 'heading'),
  food(`${soups}\n  - cs: Pivní`, '  - ⟦heading⟧: Polévky\n    heading_de: Suppen\n    heading_en: Soups\n    cs: Pivní', 'a sub-heading among the lines of a dish', 'a heading among the lines of an item', 'with a hyphen before it'),
  at('7:5', food(soups, `${soups}\n  - heading: Teplé\n    heading_de: Warme\n    heading_en: Hot\n`, 'two sub-headings in a row', 'a heading without an item under it', 'delete the heading')),
  at('26:5', wine('    alcohol: 0\n', '    alcohol: 0\n\n  - heading: Káva\n    heading_de: Kaffee\n    heading_en: Coffee\n', 'a sub-heading at the end', 'a heading without an item under it')),
  food('heading: Polévky', '⟦heading⟧:', 'a sub-heading left empty', '"heading" without a value'),
  food('heading: Polévky', 'heading: ⟦[Polévky]⟧', 'a sub-heading in brackets', 'a list (brackets or hyphens)'),
]

// biome-ignore format: one line, one mistake
const makers: Mistake[] = [
  wine('vintage: 2024', 'vintage: ⟦24⟧', 'a vintage of two digits', '"24" as the year of a wine', 'such as 2023'),
  wine('vintage: 2024', 'vintage: ⟦2023/2024⟧', 'two vintages', '"2023/2024" as the year'),
  wine('vintage: 2024', 'vintage: ⟦letošní⟧', 'a vintage in words', '"letošní" as the year'),
  wine('vintage: 2024', 'vintage: ⟦20224⟧', 'a vintage with a digit too many', '"20224"'),
  wine('vintage: 2024', '⟦rocnik⟧: 2024', 'a vintage in Czech', 'a field "rocnik"', 'vintage'),
  wine('    winery: Vinařství Pod Hřebenem\n', '    winery: ⟦Vinařství Pod Hřebenem⟧\n    brewery: Pivovar Hřeben\n', 'a winery beside a brewery', 'a second one who makes it', 'keep one', 'see also'),
  food('    origin: hovězí', '    brewery: ⟦Pivovar Hřeben⟧\n    origin: hovězí', 'a brewery on food', '"brewery" on food', 'origin'),
  food('    origin: hovězí', '    vintage: ⟦2024⟧\n    origin: hovězí', 'a vintage on food', '"vintage" on food'),
  food('origin: hovězí z chovu v Hřebeni\n    origin_de: Rind aus Zucht in Hřeben\n    origin_en: beef raised in Hřeben\n', 'origin: ⟦hovězí z chovu v Hřebeni⟧\n    origin_de: Rind aus Zucht in Hřeben\n', 'an origin without its English', '"origin" without its English text', 'origin_en'),
  wine('winery: Vinařství Pod Hřebenem', 'winery: ⟦[Pod Hřebenem]⟧', 'a winery in brackets', 'a list (brackets or hyphens)'),
  beer('    alcohol: unknown\n    brewery: Pivovar Spodní Lhota', '    alcohol: unknown\n    ⟦pivovar⟧: Spodní Lhota', 'a brewery in Czech', 'a field "pivovar"', 'brewery'),
]

// biome-ignore format: one line, one mistake
const kinds: Mistake[] = [
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1g⟧, 3, 7', 'a kind of cereal that has no letter', '"1g", a kind of allergen 1', '1   alone', '1c barley'),
  breakfast('allergens: 1b, 3, 7', 'allergens: 1b, 3, ⟦7a⟧', 'a kind of milk', '"7a"', '7   alone', 'only 1 (cereals) and 8 (nuts)'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1, 1b, 3, 7⟧', 'cereals beside one of them', '1 beside 1b', 'rye alone or others too', 'keep   1b', 'or   1'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦žito⟧, 3, 7', 'a cereal in words', '"žito"', '1b'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1ab⟧, 3, 7', 'two kinds behind one number', '"1ab"', 'with commas'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1.2⟧, 3, 7', 'a kind behind a point', 'may mean two allergens'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1b 3, 7⟧', 'a kind and a number without a comma', 'where a space may part', '1, 3, 7'),
  breakfast('allergens: 1b, 3, 7', 'allergens: 1b, ⟦8z⟧, 7', 'a nut that has no letter', '"8z"', '8a almonds'),
]

// biome-ignore format: one line, one mistake
const traces: Mistake[] = [
  breakfast('traces: 11', 'traces: ⟦none⟧', 'no traces', '"none"', 'nobody can promise', 'delete the line'),
  breakfast('traces: 11', 'traces: ⟦unknown⟧', 'traces that nobody knows', 'delete the line'),
  breakfast('traces: 11', 'traces: ⟦11, 3⟧', 'traces of an ingredient', 'traces of 3, which allergens says', 'from traces, or from allergens'),
  breakfast('traces: 11', 'traces: ⟦1b⟧', 'traces of the very cereal', 'traces of 1b'),
  breakfast('traces: 11', 'traces: ⟦15⟧', 'traces of allergen 15', 'allergen 15, which does not exist'),
  breakfast('traces: 11', 'traces: ⟦sezam⟧', 'traces in words', '11'),
  breakfast('traces: 11', '⟦stopy⟧: 11', 'traces in Czech', 'a field "stopy"', 'traces'),
  food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1a\n    diets: ⟦halal, gluten_free⟧', 'gluten-free with traces of gluten', 'gluten_free, and traces of allergen 1', 'delete the diet'),
  food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    gluten_note: ⟦Pečeme v kuchyni s moukou.⟧\n    gluten_note_en: We bake with flour.\n    gluten_note_de: Wir backen mit Mehl.\n    diets: halal', 'a sentence on gluten without its traces', 'of what has no traces of it', 'traces: 1'),
  food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1\n    gluten_note: ⟦Bez lepku.⟧\n    gluten_note_en: Made without flour.\n    gluten_note_de: Ohne Mehl gekocht.\n    diets: halal', 'the word gluten-free alone beside its traces', 'of what may contain traces of gluten', 'coeliac'),
]

// biome-ignore format: one line, one mistake
const claims: Mistake[] = [
  wine('    alcohol: 12,0', '    diets: ⟦halal⟧\n    alcohol: 12,0', 'a halal wine', 'halal, and 12 % of alcohol', 'correct one'),
  food('diets: halal, gluten_free', 'diets: ⟦hallal⟧, gluten_free', 'halal with a slip', '"hallal"', 'halal'),
  breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦lactose⟧', 'lactose without free', '"lactose"', 'lactose_free'),
  breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦low_lactose⟧', 'little lactose', '"low_lactose"'),
  breakfast('diets: vegetarian, lactose_free', 'diets: ⟦vegetarian lactose_free⟧', 'two diets without a comma', 'vegetarian lactose_free'),
]

const cabbage = '  - day: St–Pá\n    course: soup'
// biome-ignore format: one line, one mistake
const weeks: Mistake[] = [
  lunch(cabbage, '  - day: St–⟦Xy⟧\n    course: soup', 'lunch days of which one is none', 'an unknown day "Xy"'),
  lunch(cabbage, '  - day: ⟦St 18. 11. – Pá 20. 11.⟧\n    course: soup', 'lunch days with dates', 'as a day', 'Po–Pá', 'celý týden'),
  lunch(cabbage, '  - day: ⟦každý týden⟧\n    course: soup', 'every week as a lunch day', '"každý týden"'),
  lunch(cabbage, '  - day: ⟦Út–Pá⟧\n    course: soup', 'lunch days over a holiday', 'lunch on 17. 11. 2026, when no lunch is served', 'see also'),
  { ...lunch('day: celý týden', 'day: ⟦Po–Neděle⟧', 'lunch on all days of the week', 'lunch on 21. 11. 2026, 22. 11. 2026', 'leave them out'), count: 2 },
  at('21:5', lunch('    cs: Hovězí vývar s nudlemi', '    cs: Čočková polévka', 'the same soup twice on one day', 'the same soup a second time on 16. 11. 2026', 'delete one')),
  at('52:5', lunch('    traces: 7\n', '    traces: 7\n\n  - day: celý týden\n    course: soup\n    cs: Zelňačka\n    de: Krautsuppe\n    en: Cabbage soup\n    sizes: 0,22 l\n    allergens: 7\n', 'a soup of the whole week that one day has already', 'the same soup a second time on 18. 11. 2026')),
  { pub: 'brewery', name: 'dishes of the whole week alone', file: 'lunch/2026-11-23.md', to: '---\nsoup_included: yes\nitems:\n  - day: ⟦celý týden⟧\n    cs: Guláš\n    de: Gulasch\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n---\n', words: ['no other dish has a day', 'day: Po–Pá'] },
  lunch('soup_included: yes', 'soup_included: ⟦jedna⟧', 'one soup included', '"jedna"', 'yes   or   no'),
]

const grillHours = 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–22:00\n'
// biome-ignore format: one line, one mistake
const served: Mistake[] = [
  breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours:\n  - ⟦8:00–10:30⟧', 'hours of a section without days', 'without days', 'denně 8:00–10:30'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - ⟦26. 12.⟧ 8:00–11:00', 'other hours of a section on a date without its year', '"26. 12." as a date', 'add the year'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 ⟦8–25⟧', 'other hours of a section that are no times', '25'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 8:00–11:00\n  - ⟦26. 12. 2026 9:00–11:00⟧', 'other hours of a section on one date twice', 'a date that another line has too (26. 12. 2026 8:00–11:00)'),
  breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours: ⟦no⟧', 'a section without hours', 'a section that is never served', 'sold_out: yes'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦Sa, Neděle⟧', 'days of a section without times', 'without times'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa 8:00–10:30\n  - ⟦Sa 9:00–11:00⟧', 'a day of a section twice', 'hours for sobota a second time', 'see also'),
  breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦So⟧ 8:00–10:30', 'a day that is Saturday or Sunday', 'So'),
  at('6:1', breakfast('  - Sa, Neděle 8:00–10:30', '  - denně 8:00–10:30', 'breakfast before the door opens', 'served from 08:00 to 10:30 on pondělí, when the pub is open 11:00–22:00', 'see also')),
  at('7:1', grill(grillHours, 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–02:00\n', 'a grill after the door has closed', 'on sobota, when the pub is open 08:00–24:00', 'correct one')),
  grill('season: 1. 5. – 30. 9.', 'season: ⟦od května⟧', 'a season of a section in words', '"od května" as a season'),
  { ...beer('section_en: Beer', 'section_en: Beer\nseason: ⟦1. 12. – 28. 2.⟧', 'a winter menu of a pub that is closed then', 'months in which the pub is closed', 'see also'), pub: 'seasons', file: 'menu/10-pivo.md' },
  grill('season: 1. 8. – 30. 9.', 'season: ⟦1. 8. – 31. 10.⟧', 'a dish that outlasts its section', '"season" outside of the time', 'see also'),
  grill('days: Pá, Sa', 'days: ⟦Po⟧', 'a dish on a day on which its section is not served', '"days" outside of the time', 'see also'),
  grill('days: Pá, Sa', 'dates: ⟦1. 12. 2026⟧', 'a dish on a date on which its section is not served', '"dates" outside of the time', 'see also'),
  grill('days: Pá, Sa', 'dates: ⟦7. 8. 2026, 1. 12. 2026⟧', 'two dates of a dish of which one is outside of its section', '"dates" outside of the time', 'see also'),
  grill('season: 1. 5. – 30. 9.\nhours:', 'season: 1. 5. – 30. 9.\n⟦doba⟧:', 'hours of a section in Czech', 'a field "doba"'),
]

export const itemMistakes: Mistake[] = [
  ...headings,
  ...makers,
  ...kinds,
  ...traces,
  ...claims,
  ...weeks,
  ...served,
]
