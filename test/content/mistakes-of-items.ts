// Mistakes in single dishes and drinks, sub-headings and times of sections, all in the brewery of
// test/pubs.

import {
  at,
  byHand,
  change,
  exactly,
  inPub,
  type Mistake,
  type Reported,
  unfixed,
  writeFile,
} from './mistake.ts'

type Row = [from: string, to: string, name: string, ...told: Reported]

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
  byHand(at('7:5', food('    heading_en: Soups\n', '', 'a sub-heading without its English', 'field-missing', 'heading_en: ...')), ['    heading_de: Suppen\n', '    heading_de: Suppen\n    heading_en: Soups\n']),
  food('heading: Polévky', '⟦nadpis⟧: Polévky', 'a sub-heading in Czech', 'field-unknown', 'nadpis', 'heading'),
  byHand(food(`${soups}\n  - cs: Pivní`, '  - ⟦heading⟧: Polévky\n    heading_de: Suppen\n    heading_en: Soups\n    cs: Pivní', 'a sub-heading among the lines of a dish', 'heading-on-item'), ['    heading_en: Soups\n    cs: Pivní', '    heading_en: Soups\n  - cs: Pivní']),
  byHand(food('  - cs: Pivní', '  - ⟦heading_en⟧: Soups\n    cs: Pivní', 'the English of a sub-heading among the lines of a dish', 'heading-on-item'), ['heading_en: Soups\n    cs: Pivní', 'cs: Pivní']),
  byHand(at('7:5', food(soups, `${soups}\n  - heading: Teplé\n    heading_de: Warme\n    heading_en: Hot\n`, 'two sub-headings in a row', 'heading-without-items')), ['\n  - heading: Teplé\n    heading_de: Warme\n    heading_en: Hot\n', '']),
  byHand(at('26:5', wine('    alcohol: 0\n', '    alcohol: 0\n\n  - heading: Káva\n    heading_de: Kaffee\n    heading_en: Coffee\n', 'a sub-heading at the end', 'heading-without-items')), ['\n  - heading: Káva\n    heading_de: Kaffee\n    heading_en: Coffee\n', '']),
  byHand(food('heading: Polévky', '⟦heading⟧:', 'a sub-heading left empty', 'value-missing', 'heading', 'write the value after the colon'), ['heading:\n', 'heading: Polévky\n']),
  exactly(food('heading: Polévky', 'heading: ⟦[Polévky]⟧', 'a sub-heading in brackets', 'list-unexpected'), '"heading":{"cs":"[Polévky]"'),
]

// biome-ignore format: one line, one mistake
const makers: Mistake[] = [
  byHand(wine('vintage: 2024', 'vintage: ⟦24⟧', 'a vintage of two digits', 'vintage-unreadable', '"24"'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦2023/2024⟧', 'two vintages', 'vintage-unreadable', '"2023/2024"'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦letošní⟧', 'a vintage in words', 'vintage-unreadable', '"letošní"'), '2024'),
  byHand(wine('vintage: 2024', 'vintage: ⟦20224⟧', 'a vintage with a digit too many', 'vintage-unreadable', '"20224"'), '2024'),
  wine('vintage: 2024', '⟦rocnik⟧: 2024', 'a vintage in Czech', 'field-unknown', 'rocnik', 'vintage'),
  byHand(wine('    winery: Vinařství Pod Hřebenem\n', '    winery: ⟦Vinařství Pod Hřebenem⟧\n    brewery: Pivovar Hřeben\n', 'a winery beside a brewery', 'brewery-and-winery'), ['    brewery: Pivovar Hřeben\n', '']),
  byHand(food('    origin: hovězí', '    brewery: ⟦Pivovar Hřeben⟧\n    origin: hovězí', 'a brewery on food', 'drink-field-on-food', 'brewery'), ['    brewery: Pivovar Hřeben\n', '']),
  byHand(food('    origin: hovězí', '    vintage: ⟦2024⟧\n    origin: hovězí', 'a vintage on food', 'drink-field-on-food', 'vintage'), ['    vintage: 2024\n', '']),
  byHand(food('origin: hovězí z chovu v Hřebeni\n    origin_de: Rind aus Zucht in Hřeben\n    origin_en: beef raised in Hřeben\n', 'origin: ⟦hovězí z chovu v Hřebeni⟧\n    origin_de: Rind aus Zucht in Hřeben\n', 'an origin without its English', 'language-missing', 'English', 'origin_en: ...'), ['    origin_de: Rind aus Zucht in Hřeben\n', '    origin_de: Rind aus Zucht in Hřeben\n    origin_en: beef raised in Hřeben\n']),
  exactly(wine('winery: Vinařství Pod Hřebenem', 'winery: ⟦[Pod Hřebenem]⟧', 'a winery in brackets', 'list-unexpected'), '"winery":"[PodHřebenem]"'),
  exactly(beer('    alcohol: unknown\n    brewery: Pivovar Spodní Lhota', '    alcohol: unknown\n    ⟦pivovar⟧: Spodní Lhota', 'a brewery in Czech', 'field-unknown', 'pivovar', 'brewery'), '"brewery":"SpodníLhota"'),
]

// biome-ignore format: one line, one mistake
const kinds: Mistake[] = [
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1g⟧, 3, 7', 'a kind of cereal that has no letter', 'allergen-kind-unknown', '"1g"', 'or one of 1a wheat, 1b rye, 1c barley, 1d'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: 1b, 3, ⟦7a⟧', 'a kind of milk', 'allergen-kind-unknown', '"7a"', 'only 1 (cereals) and 8 (nuts) have kinds'), '7'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1, 1b, 3, 7⟧', 'cereals beside one of them', 'allergen-group-and-kind', '1b', 'rye'), '1b, 3, 7'),
  breakfast('allergens: 1b, 3, 7', 'allergens: ⟦žito⟧, 3, 7', 'a cereal in words', 'allergen-kind-in-words', '"žito"', '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1 (žito)⟧, 3, 7', 'a cereal in brackets', 'allergen-unreadable', '"1 (žito)"'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1ab⟧, 3, 7', 'two kinds behind one number', 'allergen-unreadable', '"1ab"'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1.2⟧, 3, 7', 'a kind behind a point', 'allergen-ambiguous', '1, 2'), '1b'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: ⟦1b 3, 7⟧', 'a kind and a number without a comma', 'allergens-parted', 'where a space may separate two numbers or'), '1b, 3, 7'),
  byHand(breakfast('allergens: 1b, 3, 7', 'allergens: 1b, ⟦8z⟧, 7', 'a nut that has no letter', 'allergen-kind-unknown', '"8z"', 'or one of 8a almonds, 8b hazelnuts, 8c'), '3'),
]

// biome-ignore format: one line, one mistake
const traces: Mistake[] = [
  byHand(breakfast('traces: 11', 'traces: ⟦none⟧', 'no traces', 'traces-denied', '"none"'), ['    traces: none\n', ''], '"allergen_kinds":["1b"],"diets":[]'),
  byHand(breakfast('traces: 11', 'traces: ⟦unknown⟧', 'traces that nobody knows', 'traces-denied'), ['    traces: unknown\n', ''], '"allergen_kinds":["1b"],"diets":[]'),
  byHand(breakfast('traces: 11', 'traces: ⟦11, 3⟧', 'traces of an ingredient', 'traces-contained', '3'), '11'),
  byHand(breakfast('traces: 11', 'traces: ⟦1b⟧', 'traces of the very cereal', 'traces-contained', '1b'), '11'),
  byHand(breakfast('traces: 11', 'traces: ⟦15⟧', 'traces of allergen 15', 'allergen-unknown', '15'), '11'),
  breakfast('traces: 11', 'traces: ⟦sezam⟧', 'traces in words', 'allergen-in-words'),
  breakfast('traces: 11', '⟦stopy⟧: 11', 'traces in Czech', 'field-unknown', 'stopy', 'traces'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1a\n    diets: ⟦halal, gluten_free⟧', 'gluten-free with traces of gluten', 'diet-against-traces', 'gluten_free', '1'), 'halal', '"traces":[1],"trace_kinds":["1a"],"diets":["halal"],"tags":[],"heading":{"cs":"Hlavníjídla"'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    gluten_note: ⟦Pečeme v kuchyni s moukou.⟧\n    gluten_note_en: We bake with flour.\n    gluten_note_de: Wir backen mit Mehl.\n    diets: halal', 'a sentence on gluten without its traces', 'gluten-note-without-traces'), ['    gluten_note: Pečeme', '    traces: 1\n    gluten_note: Pečeme'], '"gluten_note":{"cs":"Pečemevkuchynismoukou."'),
  byHand(food('    allergens: none\n    diets: halal, gluten_free', '    allergens: none\n    traces: 1\n    gluten_note: ⟦Bez lepku.⟧\n    gluten_note_en: Made without flour.\n    gluten_note_de: Ohne Mehl gekocht.\n    diets: halal', 'the word gluten-free alone beside its traces', 'gluten-note-alone'), 'Pečeme v kuchyni s moukou.', '"gluten_note":{"cs":"Pečemevkuchynismoukou."'),
]

// biome-ignore format: one line, one mistake
const claims: Mistake[] = [
  byHand(wine('    alcohol: 12,0', '    diets: ⟦halal⟧\n    alcohol: 12,0', 'a halal wine', 'halal-with-alcohol', '12'), ['    diets: halal\n', '']),
  food('diets: halal, gluten_free', 'diets: ⟦hallal⟧, gluten_free', 'halal with a slip', 'word-unknown', '"hallal"', 'halal'),
  byHand(breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦lactose⟧', 'lactose without free', 'word-unknown', '"lactose"', 'lactose_free', 'write one of vegetarian, vegan, gluten_free,'), 'lactose_free'),
  byHand(breakfast('diets: vegetarian, lactose_free', 'diets: vegetarian, ⟦low_lactose⟧', 'little lactose', 'word-unknown', '"low_lactose"', 'write one of vegetarian, vegan, gluten_free,'), 'lactose_free'),
  breakfast('diets: vegetarian, lactose_free', 'diets: ⟦vegetarian lactose_free⟧', 'two diets without a comma', 'word-unknown', 'vegetarian lactose_free'),
]

const cabbage = '  - day: St–Pá\n    course: soup'
// biome-ignore format: one line, one mistake
const weeks: Mistake[] = [
  byHand(lunch(cabbage, '  - day: St–⟦Xy⟧\n    course: soup', 'lunch days of which one is none', 'day-unknown', '"Xy"', 'write for example   Po–Pá   or   sobota, neděle'), 'Pá'),
  byHand(lunch(cabbage, '  - day: ⟦St 18. 11. – Pá 20. 11.⟧\n    course: soup', 'lunch days with dates', 'lunch-day-unreadable', 'Po 23. 11.', 'Po–Pá'), 'St–Pá'),
  byHand(lunch(cabbage, '  - day: každý ⟦týden⟧\n    course: soup', 'every week as a lunch day', 'day-unknown', '"týden"', 'write for example   Po–Pá   or   sobota, neděle'), 'St–Pá'),
  byHand(lunch(cabbage, '  - day: ⟦Út–Pá⟧\n    course: soup', 'lunch days over a holiday', 'lunch-on-closed-day', 'when no lunch is served', 'that day here, leave it'), 'St–Pá'),
  byHand(lunch('day: celý týden', 'day: ⟦Po–Neděle⟧', 'lunch on all days of the week', 'lunch-on-closed-day lunch-on-closed-day', '21. 11. 2026, 22. 11. 2026', 'these days here, leave them', 'that day here, leave it'), 'celý týden'),
  unfixed(at('21:5', lunch('    cs: Hovězí vývar s nudlemi', '    cs: Čočková polévka', 'the same soup twice on one day', 'lunch-soup-twice', '16. 11. 2026')), 'which of the two dishes is meant stands in the same words twice'),
  byHand(at('52:5', lunch('    traces: 7\n', '    traces: 7\n\n  - day: celý týden\n    course: soup\n    cs: Zelňačka\n    de: Krautsuppe\n    en: Cabbage soup\n    sizes: 0,22 l\n    allergens: 7\n', 'a soup of the whole week that one day has already', 'lunch-soup-twice', '18. 11. 2026')), ['\n  - day: celý týden\n    course: soup\n    cs: Zelňačka\n    de: Krautsuppe\n    en: Cabbage soup\n    sizes: 0,22 l\n    allergens: 7\n', '']),
  byHand(inPub('brewery', writeFile('lunch/2026-11-23.md', '---\nsoup_included: yes\nitems:\n  - day: ⟦celý týden⟧\n    cs: Guláš\n    de: Gulasch\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n---\n', undefined, 'dishes of the whole week alone', 'lunch-week-without-days', 'day: Po–Pá')), 'Po–Pá', '"next_lunches":[{"week":"2026-W48","soup_included":true,"days":[{"date":"2026-11-23"'),
  byHand(lunch('soup_included: yes', 'soup_included: ⟦jedna⟧', 'one soup included', 'yes-no-unreadable', '"jedna"'), 'yes'),
]

const grillHours = 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–22:00\n'
// biome-ignore format: one line, one mistake
const served: Mistake[] = [
  byHand(breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours:\n  - ⟦8:00–10:30⟧', 'hours of a section without days', 'times-without-days', 'denně 8:00–10:30'), 'Sa, Neděle 8:00–10:30'),
  exactly(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - ⟦26. 12.⟧ 8:00–11:00', 'other hours of a section on a date without its year', 'date-unreadable', 'write   26. 12. 2026   instead of'), '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 ⟦8–25⟧', 'other hours of a section that are no times', 'time-unreadable', '25', "the last time of a day is 24:00; one o'clock at"), '8–11', '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa, Neděle 8:00–10:30\n  - 26. 12. 2026 8:00–11:00\n  - ⟦26. 12. 2026 9:00–11:00⟧', 'other hours of a section on one date twice', 'section-date-twice', '26. 12. 2026 8:00–11:00'), ['  - 26. 12. 2026 9:00–11:00\n', ''], '"special_hours":[{"from":"2026-12-26","to":"2026-12-26","spans":[{"open":"08:00","close":"11:00"}]}]'),
  byHand(breakfast('hours:\n  - Sa, Neděle 8:00–10:30', 'hours: ⟦no⟧', 'a section without hours', 'section-never-served'), ['hours: no\n', ''], '"en":"Breakfast"}},{"id":"jidlo","kind":"food","name":{"cs":"Jídlo","de":"Speisen","en":"Food"'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦Sa, Neděle⟧', 'days of a section without times', 'days-without-times', 'Po–Čt 11:00–23:00'), 'Sa, Neděle 8:00–10:30'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - Sa 8:00–10:30\n  - ⟦Sa 9:00–11:00⟧', 'a day of a section twice', 'day-twice', 'sobota', 'Po'), ['  - Sa 8:00–10:30\n  - Sa 9:00–11:00', '  - Sa 8:00–11:00'], '"sat"],"open":"08:00","close":"11:00"}],"except_dates":["2026-12-26"]}},{"id":"jidlo","kind":"food","name":{"cs":"Jídlo"'),
  byHand(breakfast('  - Sa, Neděle 8:00–10:30', '  - ⟦So⟧ 8:00–10:30', 'a day that is Saturday or Sunday', 'day-ambiguous', 'sobota   or   Sonntag'), 'Sa, Neděle'),
  byHand(at('6:1', breakfast('  - Sa, Neděle 8:00–10:30', '  - denně 8:00–10:30', 'breakfast before the door opens', 'section-outside-bar', 'open 11:00–22:00')), ['  - denně 8:00–10:30', '  - Sa, Neděle 8:00–10:30']),
  byHand(at('7:1', grill(grillHours, 'hours:\n  - St–Pá 16:00–21:00\n  - Sa 12:00–02:00\n', 'a grill after the door has closed', 'section-outside-bar', 'open 08:00–24:00')), ['Sa 12:00–02:00', 'Sa 12:00–22:00']),
  byHand(grill('season: 1. 5. – 30. 9.', 'season: ⟦od května⟧', 'a season of a section in words', 'season-unreadable', '"od května"'), '1. 5. – 30. 9.'),
  byHand(inPub('seasons', change('menu/10-pivo.md', 'section_en: Beer', 'section_en: Beer\nseason: ⟦1. 12. – 28. 2.⟧', 'a winter menu of a pub that is closed then', 'section-while-closed')), ['season: 1. 12. – 28. 2.\n', 'season: 1. 6. – 31. 8.\n'], '"en":"Beer"},"served":{"season":{"from":"06-01","to":"08-31"}}}],"allergens":[{"number":1'),
  byHand(grill('season: 1. 8. – 30. 9.', 'season: ⟦1. 8. – 31. 10.⟧', 'a dish that outlasts its section', 'item-outside-section', 'season'), '1. 8. – 30. 9.'),
  byHand(grill('days: Pá, Sa', 'days: ⟦Po⟧', 'a dish on a day on which its section is not served', 'item-outside-section', 'days'), 'Pá, Sa'),
  byHand(grill('days: Pá, Sa', 'dates: ⟦1. 12. 2026⟧', 'a dish on a date on which its section is not served', 'item-outside-section', 'dates'), ['    dates: 1. 12. 2026', '    days: Pá, Sa']),
  byHand(grill('days: Pá, Sa', 'dates: ⟦7. 8. 2026, 1. 12. 2026⟧', 'two dates of a dish of which one is outside of its section', 'item-outside-section', 'dates'), ['    dates: 7. 8. 2026, 1. 12. 2026', '    days: Pá, Sa']),
  byHand(grill('season: 1. 5. – 30. 9.\nhours:', 'season: 1. 5. – 30. 9.\n⟦doba⟧:', 'hours of a section in Czech', 'field-unknown', 'doba', 'correct the name, or delete the line'), 'hours'),
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
