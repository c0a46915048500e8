// Mistakes in what stands about single dishes and drinks, sub-headings and times of sections; all of
// them in the brewery of test/pubs.

import { at, byHand, change, exactly, inPub, type Mistake, of, unmended, whole } from './mistake.ts'

type Row = [from: string, to: string, name: string, ...words: string[]]

const inFile =
  (file: string) =>
  (...row: Row) =>
    inPub('brewery', change(file, ...row))

const food = inFile('menu/20-jidlo.md')
const breakfast = inFile('menu/10-snidane.md')
const grill = inFile('menu/30-gril.md')
const beer = inFile('menu/40-pivo.md')
const wine = inFile('menu/50-vino-a-nealko.md')
const lunch = inFile('lunch/2026-11-16.md')

const soups = '  - heading: Polévky\n    heading_de: Suppen\n    heading_en: Soups\n'
// biome-ignore format: one line, one mistake
const headings: Mistake[] = [
  byHand(at('7:5', food('    heading_en: Soups\n', '', 'a sub-heading without its English', 'no field "heading_en"', 'add a line   heading_en: ...')), ['    heading_de: Suppen\n', '    heading_de: Suppen\n    heading_en: Soups\n']),
  food('heading: Polévky', '⟦nadpis⟧: Polévky', 'a sub-heading in Czech', 'a field "nadpis"', 'heading'),
  byHand(food(`${soups}\n  - cs: Pivní`, '  - ⟦heading⟧: Polévky\n    heading_de: Suppen\n    heading_en: Soups\n    cs: Pivní', 'a sub-heading among the lines of a dish', 'a heading among the lines of an item', 'with a hyphen before it', 'write the heading above the item, with a hyphen'), ['    heading_en: Soups\n    cs: Pivní', '    heading_en: Soups\n  - cs: Pivní']),
  byHand(food('  - cs: Pivní', '  - ⟦heading_en⟧: Soups\n    cs: Pivní', 'the English of a sub-heading among the lines of a dish', 'a heading among the lines of an item', 'write the heading above the item, with a hyphen'), ['heading_en: Soups\n    cs: Pivní', 'cs: Pivní']),
  byHand(at('7:5', food(soups, `${soups}\n  - heading: Teplé\n    heading_de: Warme\n    heading_en: Hot\n`, 'two sub-headings in a row', 'a heading without an item under it', 'add an item under it, or delete the heading')), ['\n  - heading: Teplé\n    heading_de: Warme\n    heading_en: Hot\n', '']),
  byHand(at('26:5', wine('    alcohol: 0\n', '    alcohol: 0\n\n  - heading: Káva\n    heading_de: Kaffee\n    heading_en: Coffee\n', 'a sub-heading at the end', 'a heading without an item under it', 'add an item under it, or delete the heading')), ['\n  - heading: Káva\n    heading_de: Kaffee\n    heading_en: Coffee\n', '']),
  byHand(food('heading: Polévky', '⟦heading⟧:', 'a sub-heading left empty', '"heading" without a value', 'write the value behind the colon'), ['heading:\n', 'heading: Polévky\n']),
  exactly(food('heading: Polévky', 'heading: ⟦[Polévky]⟧', 'a sub-heading in brackets', 'a list (brackets or hyphens)'), '"heading":{"cs":"[Polévky]"'),
]

// biome-ignore format: one line, one mistake
const makers: Mistake[] = [
  byHand(wine('vintage: 2024', 'vintage: ⟦24⟧', 'a vintage of two digits', '"24" as the year of a wine', 'write the year with four digits, such as 2023'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦2023/2024⟧', 'two vintages', '"2023/2024" as the year', 'write the year with four digits, such as 2023'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦letošní⟧', 'a vintage in words', '"letošní" as the year', 'write the year with four digits, such as 2023'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦20224⟧', 'a vintage with a digit too many', '"20224"', 'write the year with four digits, such as 2023'), '2024'),
  wine('vintage: 2024', '⟦rocnik⟧: 2024', 'a vintage in Czech', 'a field "rocnik"', 'vintage'),
  byHand(wine('    winery: Vinařství Pod Hřebenem\n', '    winery: ⟦Vinařství Pod Hřebenem⟧\n    brewery: Pivovar Hřeben\n', 'a winery beside a brewery', 'a second one who makes it', 'keep one of the two lines', 'see also'), ['    brewery: Pivovar Hřeben\n', '']),
  byHand(food('    origin: hovězí', '    brewery: ⟦Pivovar Hřeben⟧\n    origin: hovězí', 'a brewery on food', '"brewery" on food', 'delete the line, say it with   origin: ...   or'), ['    brewery: Pivovar Hřeben\n', '']),
  byHand(food('    origin: hovězí', '    vintage: ⟦2024⟧\n    origin: hovězí', 'a vintage on food', '"vintage" on food', 'delete the line, say it with   origin: ...   or'), ['    vintage: 2024\n', '']),
  byHand(food('origin: hovězí z chovu v Hřebeni\n    origin_de: Rind aus Zucht in Hřeben\n    origin_en: beef raised in Hřeben\n', 'origin: ⟦hovězí z chovu v Hřebeni⟧\n    origin_de: Rind aus Zucht in Hřeben\n', 'an origin without its English', '"origin" without its English text', 'add a line   origin_en: ...'), ['    origin_de: Rind aus Zucht in Hřeben\n', '    origin_de: Rind aus Zucht in Hřeben\n    origin_en: beef raised in Hřeben\n']),
  exactly(wine('winery: Vinařství Pod Hřebenem', 'winery: ⟦[Pod Hřebenem]⟧', 'a winery in brackets', 'a list (brackets or hyphens)'), '"winery":"[PodHřebenem]"'),
  exactly(beer('    alcohol: unknown\n    brewery: Pivovar Spodní Lhota', '    alcohol: unknown\n    ⟦pivovar⟧: Spodní Lhota', 'a brewery in Czech', 'a field "pivovar"', 'brewery'), '"brewery":"SpodníLhota"'),
]

// biome-ignore format: one line, one mistake
const kinds: Mistake[] = [
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1g⟧, 3, 7', 'a kind of cereal that has no letter', '"1g", a kind of allergen 1', 'write   1   alone, or one of 1a wheat, 1b rye,', '1c barley'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: 1b, 3, ⟦7a⟧', 'a kind of milk', '"7a"', 'write   7   alone: only 1 (cereals) and 8', 'only 1 (cereals) and 8 (nuts)'), '7'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1, 1b, 3, 7⟧', 'cereals beside one of them', '1 beside 1b', 'rye alone or others too', 'keep   1b   if it is the only kind, or   1   if', 'or   1'), '1b, 3, 7'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦žito⟧, 3, 7', 'a cereal in words', '"žito"', '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1 (žito)⟧, 3, 7', 'a cereal in brackets', '"1 (žito)"', 'write the numbers with commas between them: 1,'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1ab⟧, 3, 7', 'two kinds behind one number', '"1ab"', 'write the numbers with commas between them: 1,'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1.2⟧, 3, 7', 'a kind behind a point', 'may mean two allergens', 'write   1, 2   or   1'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1b 3, 7⟧', 'a kind and a number without a comma', 'where a space may part', '1, 3, 7', 'write the numbers with commas between them: 1,'), '1b, 3, 7'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: 1b, ⟦8z⟧, 7', 'a nut that has no letter', '"8z"', 'write   8   alone, or one of 8a almonds, 8b'), '3'),
]

// biome-ignore format: one line, one mistake
const traces: Mistake[] = [
  byHand(breakfast('traces: 11', 'traces: ⟦none⟧', 'no traces', '"none"', 'nobody can promise', 'delete the line'), ['    traces: none\n', ''], '"allergen_kinds":["1b"],"diets":[]'),
  byHand(breakfast('traces: 11', 'traces: ⟦unknown⟧', 'traces that nobody knows', 'delete the line'), ['    traces: unknown\n', ''], '"allergen_kinds":["1b"],"diets":[]'),
  byHand(breakfast('traces: 11', 'traces: ⟦11, 3⟧', 'traces of an ingredient', 'traces of 3, which allergens says', 'delete   3   from traces, or from allergens if'), '11'),
  byHand(breakfast('traces: 11', 'traces: ⟦1b⟧', 'traces of the very cereal', 'traces of 1b', 'delete   1b   from traces, or from allergens if'), '11'),
  byHand(breakfast('traces: 11', 'traces: ⟦15⟧', 'traces of allergen 15', 'allergen 15, which does not exist', 'use the numbers 1 to 14'), '11'),
  breakfast('traces: 11', 'traces: ⟦sezam⟧', 'traces in words', '11'),
  breakfast('traces: 11', '⟦stopy⟧: 11', 'traces in Czech', 'a field "stopy"', 'traces'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1a\n    diets: ⟦halal, gluten_free⟧', 'gluten-free with traces of gluten', 'gluten_free, and traces of allergen 1', 'delete the diet, or the traces if there are'), 'halal', '"traces":[1],"trace_kinds":["1a"],"diets":["halal"],"tags":[],"heading":{"cs":"Hlavníjídla"'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    gluten_note: ⟦Pečeme v kuchyni s moukou.⟧\n    gluten_note_en: We bake with flour.\n    gluten_note_de: Wir backen mit Mehl.\n    diets: halal', 'a sentence on gluten without its traces', 'of what has no traces of it', 'write   traces: 1   where there may be traces'), ['    gluten_note: Pečeme', '    traces: 1\n    gluten_note: Pečeme'], '"gluten_note":{"cs":"Pečemevkuchynismoukou."'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1\n    gluten_note: ⟦Bez lepku.⟧\n    gluten_note_en: Made without flour.\n    gluten_note_de: Ohne Mehl gekocht.\n    diets: halal', 'the word gluten-free alone beside its traces', 'of what may contain traces of gluten', 'write the sentence that a guest with coeliac disease'), 'Pečeme v kuchyni s moukou.', '"gluten_note":{"cs":"Pečemevkuchynismoukou."'),
]

// biome-ignore format: one line, one mistake
const claims: Mistake[] = [
  byHand(wine('    alcohol: 12,0', '    diets: ⟦halal⟧\n    alcohol: 12,0', 'a halal wine', 'halal, and 12 % of alcohol', 'correct one of the two lines'), ['    diets: halal\n', '']),
  food('diets: halal, gluten_free', 'diets: ⟦hallal⟧, gluten_free', 'halal with a slip', '"hallal"', 'halal'),
  byHand(breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦lactose⟧', 'lactose without free', '"lactose"', 'lactose_free', 'write one of vegetarian, vegan, gluten_free,'), 'lactose_free'),
  byHand(breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦low_lactose⟧', 'little lactose', '"low_lactose"', 'write one of vegetarian, vegan, gluten_free,'), 'lactose_free'),
  breakfast('diets: vegetarian, lactose_free', 'diets: ⟦vegetarian lactose_free⟧', 'two diets without a comma', 'vegetarian lactose_free'),
]

const cabbage = '  - day: St–Pá\n    course: soup'
// biome-ignore format: one line, one mistake
const weeks: Mistake[] = [
  byHand(lunch(cabbage, '  - day: St–⟦Xy⟧\n    course: soup', 'lunch days of which one is none', 'an unknown day "Xy"', 'write for example   Po–Pá   or   sobota, neděle'), 'Pá'),
  byHand(lunch(cabbage, '  - day: ⟦St 18. 11. – Pá 20. 11.⟧\n    course: soup', 'lunch days with dates', 'as a day', 'write   Po   or   Po 23. 11.   or   Po–Pá   or', 'celý týden'), 'St–Pá'),
  byHand(lunch(cabbage, '  - day: ⟦každý týden⟧\n    course: soup', 'every week as a lunch day', '"každý týden"', 'write for example   Po–Pá   or   sobota, neděle'), 'St–Pá'),
  byHand(lunch(cabbage, '  - day: ⟦Út–Pá⟧\n    course: soup', 'lunch days over a holiday', 'lunch on 17. 11. 2026, when no lunch is served', 'see also', 'delete the dishes of that day here, leave it'), 'St–Pá'),
  of(byHand(lunch('day: celý týden', 'day: ⟦Po–Neděle⟧', 'lunch on all days of the week', 'lunch on 21. 11. 2026, 22. 11. 2026', 'leave them out', 'delete the dishes of that day here, leave it'), 'celý týden'), 2),
  unmended(at('21:5', lunch('    cs: Hovězí vývar s nudlemi', '    cs: Čočková polévka', 'the same soup twice on one day', 'the same soup a second time on 16. 11. 2026', 'delete one of the two, or correct its day')), 'which of the two dishes is meant stands in the same words twice'),
  byHand(at('52:5', lunch('    traces: 7\n', '    traces: 7\n\n  - day: celý týden\n    course: soup\n    cs: Zelňačka\n    de: Krautsuppe\n    en: Cabbage soup\n    sizes: 0,22 l\n    allergens: 7\n', 'a soup of the whole week that one day has already', 'the same soup a second time on 18. 11. 2026', 'delete one of the two, or correct its day')), ['\n  - day: celý týden\n    course: soup\n    cs: Zelňačka\n    de: Krautsuppe\n    en: Cabbage soup\n    sizes: 0,22 l\n    allergens: 7\n', '']),
  byHand(inPub('brewery', whole('lunch/2026-11-23.md', '---\nsoup_included: yes\nitems:\n  - day: ⟦celý týden⟧\n    cs: Guláš\n    de: Gulasch\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n---\n', undefined, 'dishes of the whole week alone', 'no other dish has a day', 'write the days:   day: Po–Pá')), 'Po–Pá', '"next_lunches":[{"week":"2026-W48","soup_included":true,"days":[{"date":"2026-11-23"'),
  byHand(lunch('soup_included: yes', 'soup_included: ⟦jedna⟧', 'one soup included', '"jedna"', 'write   yes   or   no'), 'yes'),
]

const grillHours = 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–22:00\n'
// biome-ignore format: one line, one mistake
const served: Mistake[] = [
  byHand(breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours:\n  - ⟦8:00–10:30⟧', 'hours of a section without days', 'without days', 'say on which days:   denně 8:00–10:30   or'), 'Sa, Neděle 8:00–10:30'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - ⟦26. 12.⟧ 8:00–11:00', 'other hours of a section on a date without its year', '"26. 12." as a date', 'add the year'), '26. 12. 2026', '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 ⟦8–25⟧', 'other hours of a section that are no times', '25', 'hours end at 24:00'), '8–11', '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 8:00–11:00\n  - ⟦26. 12. 2026 9:00–11:00⟧', 'other hours of a section on one date twice', 'a date that another line has too (26. 12. 2026 8:00–11:00)', 'delete one of the two'), ['  - 26. 12. 2026 9:00–11:00\n', ''], '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours: ⟦no⟧', 'a section without hours', 'a section that is never served', 'sold_out: yes', 'write the times, or delete the line; what is'), ['hours: no\n', ''], '"en":"Breakfast"}},{"id":"jidlo","kind":"food","name":{"cs":"Jídlo","de":"Speisen","en":"Food"'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦Sa, Neděle⟧', 'days of a section without times', 'without times', 'write for example   Po–Čt 11:00–23:00'), 'Sa, Neděle 8:00–10:30'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa 8:00–10:30\n  - ⟦Sa 9:00–11:00⟧', 'a day of a section twice', 'hours for sobota a second time', 'see also', 'put all times of a day on one line:   Po'), ['  - Sa 8:00–10:30\n  - Sa 9:00–11:00', '  - Sa 8:00–11:00'], '"sat"],"open":"08:00","close":"11:00"}],"except_dates":["2026-12-26"]}},{"id":"jidlo","kind":"food","name":{"cs":"Jídlo"'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦So⟧ 8:00–10:30', 'a day that is Saturday or Sunday', 'write   sobota   or   Sonntag'), 'Sa, Neděle'),
  byHand(at('6:1', breakfast('  - Sa, Neděle 8:00–10:30', '  - denně 8:00–10:30', 'breakfast before the door opens', 'served from 08:00 to 10:30 on pondělí, when the pub is open 11:00–22:00', 'see also', 'correct one of the two, or give the section a')), ['  - denně 8:00–10:30', '  - Sa, Neděle 8:00–10:30']),
  byHand(at('7:1', grill(grillHours, 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–02:00\n', 'a grill after the door has closed', 'on sobota, when the pub is open 08:00–24:00', 'correct one of the two, or give the section a')), ['Sa 12:00–02:00', 'Sa 12:00–22:00']),
  byHand(grill('season: 1. 5. – 30. 9.', 'season: ⟦od května⟧', 'a season of a section in words', '"od května" as a season', 'write two days without a year, such as 1. 9. –'), '1. 5. – 30. 9.'),
  byHand(inPub('seasons', change('menu/10-pivo.md', 'section_en: Beer', 'section_en: Beer\nseason: ⟦1. 12. – 28. 2.⟧', 'a winter menu of a pub that is closed then', 'months in which the pub is closed', 'see also', 'correct one of the two seasons, or delete the')), ['season: 1. 12. – 28. 2.\n', 'season: 1. 6. – 31. 8.\n'], '"en":"Beer"},"served":{"season":{"from":"06-01","to":"08-31"}}}],"allergens":[{"number":1'),
  byHand(grill('season: 1. 8. – 30. 9.', 'season: ⟦1. 8. – 31. 10.⟧', 'a dish that outlasts its section', '"season" outside of the time', 'see also', 'correct one of the two lines, or move the item'), '1. 8. – 30. 9.'),
  byHand(grill('days: Pá, Sa', 'days: ⟦Po⟧', 'a dish on a day on which its section is not served', '"days" outside of the time', 'see also', 'correct one of the two lines, or move the item'), 'Pá, Sa'),
  byHand(grill('days: Pá, Sa', 'dates: ⟦1. 12. 2026⟧', 'a dish on a date on which its section is not served', '"dates" outside of the time', 'see also', 'correct one of the two lines, or move the item'), ['    dates: 1. 12. 2026', '    days: Pá, Sa']),
  byHand(grill('days: Pá, Sa', 'dates: ⟦7. 8. 2026, 1. 12. 2026⟧', 'two dates of a dish of which one is outside of its section', '"dates" outside of the time', 'see also', 'correct one of the two lines, or move the item'), ['    dates: 7. 8. 2026, 1. 12. 2026', '    days: Pá, Sa']),
  byHand(grill('season: 1. 5. – 30. 9.\nhours:', 'season: 1. 5. – 30. 9.\n⟦doba⟧:', 'hours of a section in Czech', 'a field "doba"', 'correct the name, or delete the line'), 'hours'),
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
