// The mistakes that owners make, as a table: where in the full pub, what they type, and
// what they are told. The characters between ⟦ and ⟧ are those that the caret must stand under.

import {
  at,
  byHand,
  change,
  exactly,
  inPub,
  type Mistake,
  of,
  unmended,
  whole,
  writtenAnew,
} from './mistake.ts'
import { itemMistakes } from './mistakes-of-items.ts'

const soup = 'menu/10-polevky.md'
const beer = 'menu/90-tocene-pivo.md'
const week = 'lunch/2026-11-23.md'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

const minimal = (items: string) =>
  `---\nsection: A\nsection_en: B\nkind: food\nitems:\n${items}---\n`
const dish = '  - cs: Guláš\n    en: Goulash\n    sizes: 150 g = 100\n    allergens: 1\n'
const extra = 'menu/200-navic.md'

/** Traps of the file as a whole (items 5.2 and 5.3 of the domain notes). */
// biome-ignore format: one line, one mistake
const files: Mistake[] = [
  writtenAnew(whole(soup, bytes('---\nsection: Pol', [0xe9], 'vky\n---\n'), '2:13', 'a file in Windows-1250', 'UTF-8', 'Windows-1250', 'Save with encoding', 'open the file in your editor, choose "Save with')),
  writtenAnew(whole(soup, Buffer.from('\uFEFF---\nsection: Polévky\n---\n', 'utf16le'), '1:1', 'a file in UTF-16 with a mark', 'UTF-16', 'UTF-8', 'open the file in your editor, choose "Save with')),
  writtenAnew(whole(soup, Buffer.from('---\nsection: Polévky\n---\n', 'utf16le'), '1:1', 'a file in UTF-16 without a mark', 'UTF-16', 'UTF-8', 'open the file in your editor, choose "Save with')),
  writtenAnew(whole(soup, Buffer.from('\uFEFF---\nsection: A\n---\n', 'utf16le').swap16(), '1:1', 'a file in UTF-16 the other way round', 'UTF-16', 'open the file in your editor, choose "Save with')),
  writtenAnew(whole(soup, bytes('---\nsection: A', [0xed, 0xa0, 0x80], '\n---\n'), '2:11', 'half a character', 'UTF-8', 'open the file in your editor, choose "Save with')),
  writtenAnew(whole(soup, '', '1:1', 'an empty file', 'an empty file', 'write the three hyphens --- above the first')),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0007⟧ups', 'a control character', 'invisible character', 'U+0007'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0000⟧ups', 'a NUL', 'invisible character', 'U+0000'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0085⟧ups', 'a line end of old mainframes', 'U+0085'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u202E⟧ups', 'text turned from right to left', 'invisible character', 'U+202E'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u2066⟧ups', 'isolated text', 'U+2066'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\uFEFF⟧ups', 'a byte order mark in the middle', 'U+FEFF'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u200B⟧ups', 'a space without width', 'U+200B'),
  change(soup, 'section_en: Soups', 'section_en: Soups⟦\u{E0041}⟧', 'a tag character', 'U+E0041'),
  byHand(change(soup, 'section_en: Soups', 'section_en: So⟦\uFFFD⟧ups', 'a letter lost by an editor', 'lost when the file was saved', 'type the letter again, and save as UTF-8'), ''),
  byHand(change(soup, 'section_en: Soups', 'section_en: ⟦"So\\uD800ups"⟧', 'half a character behind a backslash', 'invisible character', 'U+D800', 'delete it and type the word again'), 'Soups'),
  byHand(change(soup, 'section_en: Soups', 'section_en: ⟦"So\\u202Eups"⟧', 'a reordering mark behind a backslash', 'U+202E', 'delete it and type the word again'), 'Soups'),
  change(soup, '    en: Goulash soup', '⟦\t⟧en: Goulash soup', 'a tab as indentation', 'a tab', 'ordinary spaces'),
  change(soup, '    en: Goulash soup', '  ⟦\t⟧en: Goulash soup', 'a tab behind spaces', 'a tab', 'ordinary spaces'),
  change(soup, '  - cs: Hovězí vývar s masem, zeleninou a domácími nudlemi', '⟦\t⟧- cs: Hovězí vývar s masem, zeleninou a domácími nudlemi', 'a tab before the first entry of a list', 'a tab', 'ordinary spaces'),
  change(soup, '    en: Goulash soup', '  ⟦\u00A0⟧ en: Goulash soup', 'a non-breaking space as indentation', 'a special space', 'ordinary spaces'),
  change(soup, 'section_en: Soups', 'section_en:⟦\u00A0⟧Soups', 'a non-breaking space behind the colon', 'a special space', 'beside the colon'),
  change(soup, '  - cs: Gulášová', '  -⟦\t⟧cs: Gulášová', 'a tab behind the hyphen', 'a tab'),
  whole(soup, 'section: A\n---\n', '1:1', 'no opening line', 'a first line "section: A"', 'three hyphens', 'add as line 1'),
  of(whole(soup, 'section: A\n', '1:1', 'no lines at all', 'a first line', 'add as line 1', 'add as line 2'), 2),
  exactly(whole(soup, `\n${minimal(dish)}`, '1:1', 'an empty line above', 'a first line that is empty', 'delete the empty line 1'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, `Polévky –\n${minimal(dish)}`, '1:1', 'a title with a dash above', '"Polévky –"', 'delete the line   Polévky –'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, ` ${minimal(dish)}`, '1:1', 'a space before the hyphens', 'three hyphens'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, `-${minimal(dish)}`, '1:1', 'four hyphens', '"----"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace('---', '–––'), '1:1', 'three dashes', '"–––"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace('---', '---js'), '1:1', 'code in the first line', '"---js"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace('---', '--- yaml'), '1:1', 'a language in the first line', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace(/---\n$/, ''), '1:1', 'no closing line', 'never end', 'add as line 10   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace(/---\n$/, '----\n'), '10:1', 'four hyphens at the end', '"----"', 'three hyphens', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(dish).replace(/---\n$/, '–––\n'), '10:1', 'dashes at the end', '"–––"'), '"name":{"cs":"A","en":"B"}'),
  exactly(whole(soup, minimal(`${dish}--- Hotovky ---\n${dish.replace('Guláš', 'Kulajda')}`), '10:1', 'a ruler in the middle', '"--- Hotovky ---"'), '"name":{"cs":"A","en":"B"}'),
  writtenAnew(whole(soup, '---\n---\n', '2:1', 'no fields', 'no fields', 'name: U Kohouta', 'write the fields between the two lines ---,')),
  writtenAnew(whole(soup, '---\n# nic\n---\n', '2:1', 'only a comment', 'no fields', 'write the fields between the two lines ---,')),
  writtenAnew(whole(soup, '---\n- a\n- b\n---\n', '2:1', 'a list in place of fields', 'a list instead of fields', 'write the fields between the two lines ---,')),
  writtenAnew(whole(soup, '---\nGuláš\n---\n', '2:1', 'a word in place of fields', 'no fields', 'write the fields between the two lines ---,')),
  unmended(whole('menu/10-polevky.txt', 'x', undefined, 'a file that is not .md', 'does not end in .md', 'rename it to 10-polevky.md'), 'a section has to be in it first'),
  byHand(whole('menu/foto.svg', 'x', undefined, 'a picture', 'does not end in .md', 'move it out of this folder, or save its text as'), { remove: true }),
  exactly(whole('15-salaty.md', minimal(dish), undefined, 'a section beside the folder', 'wrong folder', 'folder menu'), '"en":"Soups"}},{"id":"salaty","kind":"food","name":{"cs":"A","en":"B"}'),
  whole('2026-11-30.md', '---\n---\n', undefined, 'a week beside the folder', 'wrong folder', 'folder lunch'),
  whole('menu/2026-11-30.md', '---\n---\n', undefined, 'a week among the sections', 'wrong folder', 'folder lunch'),
  byHand(whole('menu/pub.md', '---\n---\n', undefined, 'the facts among the sections', 'wrong folder', 'move it up: pub.md stands beside the folder menu'), { remove: true }),
  exactly(whole('lunch/30-jidla.md', minimal(dish), undefined, 'a section among the weeks', 'not the date of a Monday', 'folder menu'), '"en":"Starters"}},{"id":"jidla","kind":"food","name":{"cs":"A","en":"B"}'),
  unmended(of(whole('lunch/2026-11-24.md', '---\n---\n', undefined, 'a week called by its Tuesday', 'not the date of a Monday', 'lunch/2026-11-23.md', 'rename the file'), 2), 'a week has to be in it first'),
  unmended(of(whole('lunch/2026-02-30.md', '---\n---\n', undefined, 'a week called by a day that is not', 'not the date of a Monday', 'rename the file'), 2), 'a week has to be in it first'),
  byHand(whole('menu/30 K Pivu.md', minimal(dish), undefined, 'a file name with spaces', 'capitals, accents or spaces', 'rename'), { name: 'menu/31-salaty.md' }, '"name":{"cs":"A","en":"B"}'),
  byHand(whole('menu/31-k-pivu.md', minimal(dish), undefined, 'two files for one section', 'a second file for the section "k-pivu"', 'menu/30-k-pivu.md', 'rename one of the two, or put their items into'), { name: 'menu/31-k-vinu.md' }, '"id":"k-vinu","kind":"food","name":{"cs":"A","en":"B"}},{"id":"hlavni-jidla"'),
  exactly(inPub('village-cs', whole('pages/Svatby a oslavy.md', '---\ntitle: Svatby\n---\nU nás.\n', undefined, 'a page whose name is no address', 'no address', 'svatby-a-oslavy.cs.md')), 'href="/svatby-a-oslavy/">Svatby</a>'),
  byHand(whole('pages/svatby.cs.md', '---\ntitle: Svatby\n---\nU nás.\n', undefined, 'a page in one of two languages', 'no text in English', 'write pages/svatby.en.md too', 'or delete this page'), { remove: true }),
  byHand(whole('pages/svatby.de.md', '---\ntitle: Hochzeiten\n---\nBei uns.\n', undefined, 'a page in a language of others', 'no language of the pub', 'delete it, or write'), { remove: true }),
  byHand(inPub('village-cs', whole('pages/svatby.cs.md', '---\ntitle: ⟦Svatby⟧\n---\n', undefined, 'a page without a text', 'without a text', 'write the text below the second line')), { text: '---\ntitle: Svatby\n---\nU nás.\n' }, 'href="/svatby/">Svatby</a>'),
  byHand(inPub('village-cs', whole('pages/svatby.cs.md', '---\ndescription: Svatby u nás.\n---\nU nás.\n', '2:1', 'a page without a title', 'no field "title"', 'add a line   title: ...')), { text: '---\ntitle: Svatby\n---\nU nás.\n' }, 'href="/svatby/">Svatby</a>'),
  byHand(whole('pages/hours.md', '---\n---\n', undefined, 'the hours among the pages', 'wrong folder', 'move it up: hours.md stands beside the folder menu'), { remove: true }),
  byHand(whole('events/silvestr.md', 'x', undefined, 'a folder of its own', 'wrong folder', 'pub.md', 'move or rename it, or delete it'), { remove: true }),
  byHand(whole(extra, Buffer.alloc(1024 * 1024 + 1, 'a'), undefined, 'a file over 1 MB', '1.0 MB', 'at most 1 MB', 'a menu is text only; move pictures into'), { remove: true }),
  byHand(whole(extra, minimal('  []\n'), '6:3', 'a section without items', 'a section without items', 'add an item, or delete the file'), { remove: true }),
  byHand(whole(extra, minimal(''), '5:1', 'a section with nothing under items', '"items" with nothing under it', 'hyphen', 'begin each entry on a line of its own with   -'), ['items:\n', 'items:\n  - cs: Guláš\n    en: Goulash\n    id: gulas-navic\n    sizes: 150 g = 100\n    allergens: 1\n'], '"en":"Hotdrinks"}},{"id":"navic","kind":"food","name":{"cs":"A","en":"B"}}],"allergens":[{"number":1'),
  exactly(whole(soup, minimal(dish).replace('---', '—'), '1:1', 'a long dash as the first line', 'a first line "—"', 'write   ---   in place of   —'), '"name":{"cs":"A","en":"B"}'),
  whole('menu/10-polevky (1).md', minimal(dish + dish.replace('Guláš', 'Kulajda')), undefined, 'a copied section', 'a copy of menu/10-polevky.md', 'delete this file', 'or move it out'),
  whole('menu/10-polevky (conflicted copy 2026-11-20).md', minimal(dish), undefined, 'a conflicted copy of a section', 'a copy of menu/10-polevky.md'),
  whole('pub (1).md', minimal(dish), undefined, 'a copy of the facts', 'a copy of pub.md'),
  whole('hours - kopie.md', minimal(dish), undefined, 'a copy of the hours in Czech', 'a copy of hours.md'),
  byHand(change(soup, 'section: Polévky', '⟦<<<<<<< HEAD⟧\nsection: Polévky\n=======\nsection: Polévky a vývary\n>>>>>>> menu', 'conflict markers', 'two versions of the same lines', 'keep the lines of one version'), ['<<<<<<< HEAD\nsection: Polévky\n=======\nsection: Polévky a vývary\n>>>>>>> menu', 'section: Polévky a vývary'], '"name":{"cs":"Polévkyavývary","en":"Soups"}'),
  change(soup, '  - cs: Gulášová', '  ⟦•⟧ cs: Gulášová', 'a typographic bullet', 'a sign • where a hyphen begins', 'write   -   in place of   •'),
  change(soup, '  - cs: Gulášová', '  ⟦–⟧ cs: Gulášová', 'a dash as a bullet', 'write   -   in place of   –'),
  exactly(of(change(soup, '    en: Goulash soup', '⟦\t⟧en: Go\u200Bulash soup\n    tags: spicey, neww, kidss', 'a tab, an invisible character and three wrong words', 'a tab', 'U+200B', '"spicey"', '"neww"', '"kidss"'), 5), '"diets":[],"tags":["spicy","new","kids"]'),
  byHand(whole(extra, `${minimal(dish)}\nJen v pátek.\n`, '12:1', 'text below the fields', 'nobody would see it', 'delete the line --- above it if the fields go'), ['\nJen v pátek.\n', ''], '"en":"Hotdrinks"}},{"id":"navic","kind":"food","name":{"cs":"A","en":"B"}}],"allergens":[{"number":1'),
  byHand(whole(extra, minimal(`  ${'[ '.repeat(4900)}\n`), '6:3', 'thousands of brackets', 'bracket', 'put the text in quotation marks:   "[ [ [ [ [ ['), { remove: true }),
]

/** One line that no parser gets past, or that one would read as something else. */
// biome-ignore format: one line, one mistake
const lines: Mistake[] = [
  exactly(change(soup, 'section: Polévky', 'section: Polévky⟦:⟧ husté', 'a second colon', 'second colon', 'section: "Polévky: husté"'), '"name":{"cs":"Polévky:husté","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: "Polévky ⟦"husté""⟧', 'quotation marks in quotation marks', 'goes on behind its closing quotation mark', 'quotation marks'), "\"name\":{\"cs\":\"Polévky\\\"husté\\\"\",\"en\":\"Soups\"}"),
  exactly(change(soup, 'section: Polévky', "section: 'Jack Daniel⟦'s'⟧", 'an apostrophe in apostrophes', 'goes on behind its closing quotation mark', 'section: "Jack Daniel\'s"'), "\"name\":{\"cs\":\"JackDaniel's\",\"en\":\"Soups\"}"),
  change(soup, 'section: Polévky', 'section: ⟦"Polévky⟧', 'a quotation mark that is not closed', 'never closed'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦&pivo světlé⟧', 'an anchor', 'the sign &', '"&pivo světlé"'), '"name":{"cs":"&pivosvětlé","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦*hvězda⟧', 'an alias', 'the sign *', '"*hvězda"'), '"name":{"cs":"*hvězda","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦!pozor⟧', 'a tag', 'the sign !', '"!pozor"'), '"name":{"cs":"!pozor","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦@polévky⟧', 'an at sign', 'the sign @', '"@polévky"'), '"name":{"cs":"@polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦`polévky`⟧', 'a backtick', 'the sign `'), '"name":{"cs":"polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦%polévky⟧', 'a percent sign', 'the sign %'), '"name":{"cs":"%polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦> 18 let⟧', 'a greater-than sign', 'the sign >'), '"name":{"cs":">18let","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦- polévky⟧', 'a hyphen', 'the sign -'), '"name":{"cs":"-polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦[Polévky⟧', 'an open bracket', 'bracket [', 'not closed'), '"name":{"cs":"[Polévky","en":"Soups"}'),
  change(soup, 'section: Polévky', '⟦section Polévky⟧', 'no colon', 'a line without a colon', 'field: value'),
  change(soup, 'section: Polévky', 'section⟦:⟧Polévky', 'no space after the colon', 'no space after the colon', 'section: Polévky'),
  change(soup, '  - cs: Gulášová', '  ⟦-⟧cs: Gulášová', 'no space after the hyphen', 'a hyphen without a space', 'write   - cs: Gulášová polévka'),
  change(soup, '    id: gulasova-polevka', '   ⟦id: gulasova-polevka⟧', 'one space too few', 'does not fit the lines above', 'begins with 3 spaces'),
  change(soup, 'section_en: Soups\nkind: food', 'section_en: "Soups" # anglicky\n   ⟦kind: food⟧', 'a field too far in, below a value with a comment', 'begins with 3 spaces'),
  change(soup, '    id: gulasova-polevka', '      ⟦id: gulasova-polevka⟧', 'two spaces too many', 'does not fit the lines above'),
  byHand(change(soup, 'section: Polévky', 'section: Polévky\n⟦section⟧: Husté', 'the same field twice', 'a second time', 'delete one of the two lines, or begin the next', `see also`), ['section: Polévky\nsection: Husté', 'section: Husté'], '"cs":"Husté","en":"Soups"}},{"id":"predkrmy","kind":"food","name":{"cs":"Předkrmy"'),
  byHand(change(soup, '  - cs: Dršťková polévka\n', '\n    ⟦cs⟧: Dršťková polévka\n', 'a forgotten hyphen', 'a second time', 'hyphen', 'delete one of the two lines, or begin the next'), ['\n    cs: Dršťková polévka\n', '\n  - cs: Dršťková polévka\n']),
  exactly(change(soup, 'section: Polévky', 'section: Polévky ⟦#1⟧', 'a number sign in a name', '#', 'write   section: "Polévky #1"'), '"name":{"cs":"Polévky#1","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', '⟦section⟧: #1 polévky', 'a name that begins with a number sign', 'without a value', '#'), '"name":{"cs":"#1polévky","en":"Soups"}'),
  exactly(change(soup, '    en: Goulash soup', '    en: Goulash ⟦#1⟧', 'a number sign in the name of a dish', '#', 'write   en: "Goulash #1"'), '"cs":"Gulášovápolévka","en":"Goulash#1"'),
  exactly(change(soup, 'section: Polévky', 'section: {⟦⟧base_url}', 'curly brackets', 'curly brackets', 'section: "{base_url}"'), '"name":{"cs":"{base_url}","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦[sezónní]⟧', 'a name in brackets', 'a list', 'section: "[sezónní]"'), '"name":{"cs":"[sezónní]","en":"Soups"}'),
  byHand(change(soup, 'section: Polévky', '⟦section⟧:', 'no value', '"section" without a value', 'write the value behind the colon'), ['section:\n', 'section: Polévky\n']),
  byHand(change(soup, 'section: Polévky', 'section: ⟦""⟧', 'an empty value', '"section" without a value', 'write the value behind the colon'), 'Polévky'),
  byHand(change(soup, 'section: Polévky', 'section: ⟦\u0338⟧ Polévky', 'an accent without its letter', 'accent without its letter', 'type the first letter again'), ['section: ̸ Polévky', 'section: Polévky']),
  byHand(of(change(soup, 'section: Polévky', 'section: Polévky⟦:⟧ husté\nkind_of: @x', 'two lines that cannot be read', 'second colon', 'a field "kind_of"', 'correct the name, or delete the line'), 2), ['section: Polévky: husté\nkind_of: @x', 'section: "Polévky: husté"'], '"cs":"Polévky:husté","en":"Soups"}},{"id":"predkrmy","kind":"food","name":{"cs":"Předkrmy"'),
]

const price = (value: string, name: string, ...words: string[]) =>
  change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = ⟦${value}⟧`, `the price ${name}`, ...words)
const size = (value: string, name: string, ...words: string[]) =>
  change(soup, 'sizes: 0,33 l = 85', `sizes: ${value}`, `the size ${name}`, ...words)
const tripe = (value: string, name: string, ...words: string[]) =>
  change(
    soup,
    'sizes: 0,33 l = 79\n    allergens: 1',
    `sizes: 0,33 l = 79\n    ${value}`,
    name,
    ...words,
  )

/** Values of one field. */
// biome-ignore format: one line, one mistake
const values: Mistake[] = [
  exactly(size('⟦= 95 za 0,5 l⟧', 'that stands behind its price', '0,5 l = 95'), '"sizes":[{"volume_ml":500,"price_czk":95}'),
  exactly(size('⟦malá = 95 Kč / 2 dcl⟧', 'that stands behind its price and a slash', 'malá 2 dcl = 95 Kč'), '"label":{"cs":"malá","en":"small"},"volume_ml":200,"price_czk":95}'),
  exactly(price('8O', 'with a letter for its zero', 'write   80   in place of   8O'), '"price_czk":80}'),
  byHand(price('49,9999', 'with four places', 'more than two places', 'round it'), ['= 49,9999', '= 50'], '"price_czk":50}'),
  byHand(price('9 €', 'in euros by their sign', 'prices of the pub are in CZK'), ['= 9 €', '= 225'], '"price_czk":225}'),
  change('hours.md', '  - Po–Čt 11:00–23:00', '  - ⟦Po–Čt⟧: 11 - 23 h', 'a colon behind the days', 'a colon inside', 'write   - Po–Čt 11 - 23 h'),
  byHand(tripe('⟦allergens⟧: -', 'a hyphen for allergens without quotation marks', '"allergens" without a value', 'none, or unknown'), ['allergens: -', 'allergens: unknown'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  change(soup, 'section: Polévky', '⟦section⟧:\n  - Polévky', 'a list of one where a text belongs', 'a list', 'section: Polévky'),
  tripe('allergens: 1\n    checked: ⟦price-high-up⟧', 'a warning that there is not', 'the code of no warning', 'write   price-high'),
  byHand(price('cena na dotaz', 'on request', 'as a price', 'what has no fixed price belongs in a sentence,   note:   of the section'), ['= cena na dotaz', '= od 85'], '"volume_ml":330,"price_czk":85,"price_from":true}'),
  byHand(price('165–215', 'from to', 'as a price', 'one price', 'of what varies, the least:   od 85'), ['= 165–215', '= 165'], '"volume_ml":330,"price_czk":165}'),
  byHand(price('-5', 'below zero', 'as a price', 'write crowns with digits, or 0 for'), '5', '"price_czk":5}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('1_290', 'with an underscore', 'as a price', 'write crowns with digits, or 0 for'), '1290', '"price_czk":1290}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('1e3', 'of engineers', 'as a price', 'digits'), ['= 1e3', '= 1000'], '"price_czk":1000}'),
  byHand(price('8,5,0', 'with two commas', 'as a price', 'write crowns with digits, or 0 for'), '85'),
  byHand(price('85 EUR', 'in euros', 'as a price', 'write the price in crowns; that you take cash', 'payment: cash_eur', 'currency: EUR'), '85'),
  byHand(price('850000', 'of a house', 'a price of 850 000 Kč', 'number of digits'), ['= 850000', '= 85']),
  price('„85“', 'in quotation marks', 'as a price'),
  size('⟦0,33 l 85⟧', 'without an equals sign', '"0,33 l 85" without an equals sign', '0,33 l = 85'),
  size('⟦0,33 l 85,-⟧', 'without an equals sign, with a dash', '0,33 l = 85'),
  exactly(size('⟦malá 85, velká 95⟧', 'two without equals signs', 'malá = 85; velká = 95'), '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká","en":"large"},"price_czk":95}],"allergens":[1,3,7]'),
  exactly(size('⟦malá 85 a velká 95⟧', 'two joined by a word', 'malá = 85; velká = 95'), '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká","en":"large"},"price_czk":95}],"allergens":[1,3,7]'),
  exactly(size('⟦0,33 l 85 Kč / 0,5 l 95 Kč⟧', 'two with a slash between', '0,33 l = 85; 0,5 l = 95'), '"volume_ml":330,"price_czk":85},{"volume_ml":500,"price_czk":95}'),
  byHand(size('⟦85 Kč/os.⟧', 'by the head', 'without a price', 'a semicolon between two sizes', 'put an equals sign before the price, and a semicolon between'), '0,33 l = 85'),
  size('⟦0,33⟧ = 85', 'without a unit', 'as a size', 'write   0,33 l   in place of   0,33'),
  exactly(size('⟦0,3 l = 44, 0,5 l = 62⟧', 'with a comma between two', 'two prices', 'write   0,3 l = 44; 0,5 l = 62'), '"volume_ml":300,"price_czk":44},{"volume_ml":500,"price_czk":62}'),
  exactly(size('⟦0,5 ml⟧ = 85', 'of half a millilitre', '0,5 ml', '0,5 l'), '"sizes":[{"volume_ml":500,"price_czk":85}'),
  byHand(size('⟦1.500 g⟧ = 85', 'of two meanings', 'may mean two things', '1500 g'), ['1.500 g', '1500 g'], '"weight_g":1500,"price_czk":85}'),
  byHand(size('0,33 l = 85; ⟦0,33 l = 90⟧', 'twice', 'twice', 'labels', 'delete one of the two, or give them different'), ['0,33 l = 85; 0,33 l = 90', '0,33 l = 90'], '"price_czk":90}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦hrnec 0,33 l = 85⟧', 'with an unknown label', 'whose English is not known', 'labels_en: hrnec = ...'), ['sizes: hrnec 0,33 l = 85', 'sizes: hrnec 0,33 l = 85\n    labels_en: hrnec = mug'], '"label":{"cs":"hrnec","en":"mug"}'),
  byHand(size('⟦0,33 l 0,5 l = 85⟧', 'with two volumes', 'two quantities', 'semicolon'), ['0,33 l 0,5 l = 85', '0,33 l = 65; 0,5 l = 85'], '{"volume_ml":330,"price_czk":65},{"volume_ml":500,"price_czk":85}'),
  byHand(change(soup, 'allergens: 1, 3, 7\n    diets: vegetarian\n    tags: house_special', 'allergens: ⟦1.3⟧\n    diets: vegetarian', 'allergens 1.3', 'may mean two allergens', 'write   1, 3   or   1'), '1, 3', '3],"diets":["vegetarian"],"tags":[],"availability":{"season":{"from":"09-01"'),
  byHand(tripe('allergens: 1, ⟦15⟧', 'allergen 15', 'allergen 15, which does not exist', 'use the numbers 1 to 14'), '14', '1,14],"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  byHand(tripe('allergens: ⟦137⟧', 'allergens without commas', 'allergen 137', '1 to 14'), ['allergens: 137', 'allergens: 1, 3, 7'], '"id":"drstkova-polevka","section":"polevky","name":{"cs":"Dršťkovápolévka","en":"Tripesoup"},"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[1,3,7]'),
  byHand(tripe('allergens: ⟦0⟧', 'a zero for allergens', '"0"', 'none where there are none', 'unknown where you cannot say'), ['allergens: 0', 'allergens: none'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[]'),
  byHand(tripe('allergens: ⟦"-"⟧', 'a hyphen for allergens', '"-"', 'or none, or unknown'), ['allergens: "-"', 'allergens: unknown'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  byHand(tripe('allergens: ⟦bez⟧', 'the word without for allergens', '"bez"', 'none where there are none', 'write the numbers with commas between them: 1,'), '1'),
  tripe('allergens: ⟦lepek⟧', 'an allergen in words', '"lepek"'),
  exactly(tripe('allergens: ⟦ryby⟧', 'an allergen whose name is known', 'write   4'), '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[4]'),
  byHand(tripe('⟦allergens⟧:', 'allergens left empty', '"allergens" without a value', 'unknown', 'write the value behind the colon'), ['allergens:\n', 'allergens: 1\n']),
  byHand(of(tripe('allergens: [⟦0⟧,3, 0,5]', 'decimal commas in a list', '"0"', 'write the numbers with commas between them: 1,'), 2), ['[0,3, 0,5]', '3, 5'], '3,5],"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  byHand(change(
    soup,
    '  - cs: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: 1\n',
    '  - ⟦cs⟧: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n',
    'no allergens',
    'no field "allergens"',
    'none, or unknown', 'add a line   allergens: ...',
  ), ['    id: drstkova-polevka\n', '    id: drstkova-polevka\n    allergens: unknown\n'], '"allergens":null,"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  change(soup, 'tags: spicy', 'tags: ⟦spicey⟧', 'an unknown tag', '"spicey"', 'write   spicy'),
  change(soup, 'diets: vegan', 'diets: ⟦veggan⟧', 'an unknown diet', '"veggan"', 'write   vegan'),
  change(soup, 'kind: food', 'kind: ⟦fod⟧', 'an unknown kind', '"fod"', 'write   food'),
  byHand(change(soup, 'season: 1. 9. – 30. 11.', 'season: ⟦podzim⟧', 'a season in words', 'as a season', 'without a year'), ['season: podzim', 'season: 1. 9. – 30. 11.']),
  change(soup, 'season: 1. 9. – 30. 11.', 'season: ⟦1. 9. – 31. 11.⟧', 'a season until 31 November', 'not in the calendar'),
  change(soup, 'id: kulajda', 'id: ⟦Kulajda⟧', 'an id with a capital', 'small letters', 'kulajda'),
  byHand(change(beer, 'alcohol: 4,1', 'alcohol: ⟦cca 4⟧', 'alcohol with a word', '"cca 4"', 'percentage'), ['alcohol: cca 4', 'alcohol: 4'], '"alcohol_percent":4,'),
  byHand(change(beer, 'alcohol: 4,1', 'alcohol: ⟦410⟧', 'alcohol over 96', '410 % of alcohol', '0 to 96'), ['alcohol: 410', 'alcohol: 4,1']),
  byHand(change(beer, 'degree: 10', 'degree: ⟦10 %⟧', 'a degree in percent', '"10 %"', 'alcohol:', 'write the degree from the tap, such as 12;'), '10'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦$$⟧\n', 'a price range in signs', 'which is no range of prices', 'write the least and the most that a guest'), '150–300', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":300}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦200⟧\n', 'a price range of one price', 'which is no range of prices', 'write the least and the most that a guest'), '150–200', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":200}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦100–300–500⟧\n', 'a price range of three prices', 'which is no range of prices', 'write the least and the most that a guest'), '100–500', '"price_range":{"least":{"price_czk":100},"most":{"price_czk":500}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦200–200⟧\n', 'a price range without a range', 'which is no range of prices', 'write the least and the most that a guest'), '150–200', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":200}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  exactly(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦300–100⟧\n', 'a price range turned round', 'the greater price comes first'), '"price_range":{"least":{"price_czk":100},"most":{"price_czk":300}}'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦10–25 €⟧\n', 'a price range in the other currency', 'prices of the pub are in CZK', 'write the price in crowns; that you take cash'), '250–625', '"price_range":{"least":{"price_czk":250},"most":{"price_czk":625}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦levné–drahé⟧\n', 'a price range in words', 'which is no range of prices', 'write the least and the most that a guest'), '150–300', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":300}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\ncuisine: ⟦česká⟧\n', 'a cuisine without its English', '"cuisine" without its English text', 'add a line   cuisine_en: ...'), ['cuisine: česká\n', 'cuisine: česká\ncuisine_en: Czech\n'], '"cuisine":{"cs":"česká","en":"Czech"},"price_range":null,"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'ico: 99999994', 'ico: ⟦99999995⟧', 'a wrong IČO', 'check digit', 'compare it with the register, a digit is wrong'), '99999994'),
  byHand(change('pub.md', 'ico: 99999994', 'ico: ⟦9999994⟧', 'an IČO of seven digits', 'as IČO', 'zeros at the beginning'), ['ico: 9999994', 'ico: 99999994']),
  change('pub.md', 'dic: CZ99999994', 'dic: ⟦99999994⟧', 'a DIČ without its letters', 'as DIČ', 'CZ'),
  byHand(change('pub.md', 'postal_code: 299 99', 'postal_code: ⟦2999⟧', 'a post code of four digits', 'as a post code', 'five digits'), ['postal_code: 2999', 'postal_code: 299 99']),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦360 000 04⟧', 'a telephone number too short', 'as a telephone number', 'nine digits'), ['phone: 360 000 04', 'phone: 360 000 042']),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦+420 360 000 0421⟧', 'a telephone number too long', 'as a telephone number', 'write nine digits, or the number with its'), '+420 360 000 042'),
  change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦+42 360 000 042⟧', 'a telephone number whose country lost a digit', 'write   +420 360 000 042'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php na /⟧\ndogs: yes', 'an old address without =', '/menu.php = /#food_list', 'write the old path, ='), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php?id=3 = /⟧\ndogs: yes', 'an old address with a question', 'without ? and *', 'write a path of plain letters'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/stare/* = /⟧\ndogs: yes', 'a wildcard among old addresses', 'without ? and *', 'write a path of plain letters'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/oauth/old = /⟧\ndogs: yes', 'an old address where programs look', 'programs look', 'take the line out'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php = http://u-lva.example⟧\ndogs: yes', 'an old address that leads to http', 'https://', 'write a path of the site'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦"/menu.php = https://u-lva.example/$(rm)"⟧\ndogs: yes', 'a sign that a server takes for a variable', 'https://', 'write a path of the site'), '/menu.php = /'),
  change('pub.md', 'dogs: yes', 'editor: ⟦owner/pub⟧\ndogs: yes', 'a repository without its forge', 'github owner/pub'),
  change('pub.md', 'dogs: yes', 'editor: ⟦https://github.com/owner/pub.git⟧\ndogs: yes', 'the address of a repository', 'github owner/pub'),
  change('pub.md', 'dogs: yes', 'editor: ⟦"github: owner/pub"⟧\ndogs: yes', 'a forge with a colon', 'github owner/pub'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦codeberg owner/pub⟧\ndogs: yes', 'another forge', 'codeberg', 'GitHub', 'write github owner/repository or gitlab owner/repository, or take'), ['editor: codeberg owner/pub\n', '']),
  change('pub.md', 'dogs: yes', 'editor: ⟦github owner/pub via https://login.example/auth⟧\ndogs: yes', 'a path behind the host that signs in', 'via https://login.example/auth', 'github owner/pub via https://login.example'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦github owner/pub via https://login.example; script-src *⟧\ndogs: yes', 'a policy behind the host that signs in', 'https://login.example; script-src *', 'write via https://login.example behind the name'), 'github owner/pub via https://login.example'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦gitlab owner/pub app 12345⟧\ndogs: yes', 'another number than that of an application', '12345', 'Application ID', 'copy it from GitLab behind app,'), `gitlab owner/pub app ${'4f'.repeat(32)}`),
  unmended(change('pub.md', 'dogs: yes', 'editor: ⟦github owner⟧\ndogs: yes', 'an owner without a repository', 'github owner/repo', 'write github and the name of the repository,'), 'a site with the editor needs its program'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦github owner/..⟧\ndogs: yes', 'a repository called as a folder above', 'github owner/repo', 'write github and the name of the repository'), 'github owner/repository'),
  unmended(change('pub.md', 'dogs: yes', 'editor: ⟦yes⟧\ndogs: yes', 'an editor without its place', 'github owner/repo', 'write github and the name of the repository,'), 'a site with the editor needs its program'),
  unmended(change('pub.md', 'dogs: yes', 'editor: ⟦github own--er/pub⟧\ndogs: yes', 'an owner whom GitHub cannot have', 'github owner/repo', 'write github and the name of the repository,'), 'a site with the editor needs its program'),
  byHand(change('pub.md', 'wifi: yes', 'wifi: ⟦jasně⟧', 'a yes in other words', '"jasně"', 'yes'), ['wifi: jasně', 'wifi: yes']),
  byHand(change('pub.md', 'garden: yes', 'garden: ⟦on⟧', 'a switch', '"on"', 'write   yes   or   no'), 'yes'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦2026-02-30⟧', '30 February', 'not in the calendar'), ['updated: 2026-02-30', 'updated: 2026-02-28'], '"updated":"2026-02-28"'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11.⟧', 'a date without a year', 'as a date', 'add the year'), ['updated: 20. 11.\n', 'updated: 20. 11. 2026\n']),
  change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦11/20/2026⟧', 'a date from America', 'as a date', '24. 12. 2026'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11. 1926⟧', 'a date of the last century', 'the year 1926', 'correct the year, which has to be one from 2000'), '20. 11. 2026'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11. 2126⟧', 'a date of the next century', 'the year 2126', 'correct the year, which has to be one from 2000 to 2099'), '20. 11. 2026'),
  byHand(change('pub.md', 'latitude: 49.75', 'latitude: ⟦49°45′⟧', 'a latitude in degrees', 'a latitude', '49.75'), ['latitude: 49°45′', 'latitude: 49.75']),
  byHand(change('pub.md', 'latitude: 49.75\nlongitude: 15.5', 'latitude: ⟦49.75, 15.5⟧', 'both coordinates on one line', 'on one line', 'longitude: 15.5'), '49.75\nlongitude: 15.5'),
  byHand(change('pub.md', 'latitude: 49.75\nlongitude: 15.5', 'longitude: ⟦15.5⟧', 'a longitude alone', '"longitude" without "latitude"'), ['longitude: 15.5', 'latitude: 49.75\nlongitude: 15.5']),
  byHand(change('pub.md', 'seats_inside: 68', 'seats_inside: ⟦asi 70⟧', 'a number with a word', '"asi 70"', 'digits'), ['seats_inside: asi 70', 'seats_inside: 70'], '"seats_inside":70'),
  change('pub.md', 'payment: cash_czk, card', 'payment: cash_czk, ⟦cardd⟧', 'an unknown way to pay', '"cardd"', 'write   card'),
  change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦u-kohouta.example⟧', 'an address without https', 'not an address', 'https://'),
  change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦http://u-kohouta.example⟧', 'an address with http', 'http:', 'https://'),
  byHand(change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦https://u-kohouta.example/?a=1⟧', 'an address with a question', 'query', 'write for example   https://pub.example'), 'https://u-zaspaleho-kohouta.example'),
  byHand(change(
    'pub.md',
    'base_url: https://u-zaspaleho-kohouta.example\n# Smí hostitel odpovídat programům místo stránkou textem Markdown? (docs/hosting.md)\nmarkdown_negotiation: no\n# Kdy jste naposledy prošli ceny a hodiny.\nupdated: 20. 11. 2026\n# Ukázka má vypadat pořád stejně; skutečná hospoda tento řádek smaže.\ndate: 20. 11. 2026\n\nname: U Zaspalého kohouta\nname_en: The Oversleeping Rooster\n',
    '⟦base_url⟧: https://u-zaspaleho-kohouta.example\nupdated: 20. 11. 2026\ndate: 20. 11. 2026\nname: U Zaspalého kohouta\n',
    'no English name',
    'no field "name_en"', 'add a line   name_en: ...',
  ), ['name: U Zaspalého kohouta\n', 'name: U Zaspalého kohouta\nname_en: The Oversleeping Rooster\n']),
  byHand(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦/⟧', 'allergens that are only a stroke', 'none, or unknown', 'write numbers such as 1, 3, 7, or none, or'), '1, 3, 9'),
  byHand(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1 2⟧', 'allergens with a gap that may be a number', 'a space may part two numbers or one', 'write the numbers with commas between them: 1,'), '1, 3, 9'),
  change('menu/10-polevky.md', 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: malé 0,33 l = 75; velké ⟦05 l⟧ = 95', 'a volume without its comma', 'a comma seems to be missing', 'write   0,5 l'),
  change('menu/10-polevky.md', 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: malé 0,33 l = 75; ⟦velké 0,5 l 95⟧', 'a price without its equals sign', 'velké 0,5 l = 95'),
  byHand(change('hours.md', 'So 12:00–01:00', 'So ⟦24:00–01:00⟧', 'opening at 24:00', '24:00 as an opening time', 'write 0:00 and the day that begins then'), '12:00–01:00'),
  byHand(change('menu/40-hlavni-jidla.md', 'days: Pá–Ne', 'days: ⟦","⟧', 'days that name none', 'names no day', 'write for example   Po–Pá   or   So, Ne'), 'Pá–Ne'),
  byHand(change('menu/10-polevky.md', 'cs: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka', 'cs: ⟦Борщ⟧\n    en: Tripe soup', 'a name without Latin letters', 'gives no id', 'add a line   id: borsc'), ['cs: Борщ\n    en: Tripe soup', 'cs: Борщ\n    en: Tripe soup\n    id: borsc'], '"id":"borsc","section":"polevky","name":{"cs":"Борщ","en":"Tripesoup"},"sizes":[{"volume_ml":330'),
  change('hours.md', 'So 12:00–01:00', '⟦Sbota⟧ 12:00–01:00', 'an unknown day', 'unknown day "Sbota"', 'write   sobota'),
  byHand(change('hours.md', 'So 12:00–01:00', '⟦constructor⟧ 12:00–01:00', 'a day of programmers', 'unknown day "constructor"', 'write for example   Po–Pá   or   So, Ne'), 'So'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–25:00⟧', 'the hour 25', 'as a time', 'hours end at 24:00', '01:00'), ['11:00–25:00', '11:00–01:00'], '"mon":{"bar":[{"open":"11:00","close":"01:00"'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:60–23:00⟧', 'the minute 60', 'as a time', 'write for example   11:30'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–24:30⟧', 'half past twenty-four', 'as a time', 'write for example   11:30'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–25⟧', 'one past midnight as 25', 'hours end at 24:00; one past midnight is written   01:00', '01:00'), '11:00–23:00'),
  byHand(change('hours.md', 'Christmas Eve\n    closed: yes', 'Christmas Eve\n    closed: ⟦ano zavřeno⟧', 'a closed day in more words than one', 'yes or no', 'write   yes   or   no'), 'yes'),
  byHand(change(week, 'course: soup\n    cs: Bramborová', 'course: ⟦polévka dne⟧\n    cs: Bramborová', 'a course that is none', 'write one of soup, main'), 'soup'),
  change('pub.md', 'phone: +420 360 000 042\nbooking_hours', '⟦telefon⟧: +420 360 000 042\nbooking_hours', 'the telephone under its Czech name', 'phone'),
  exactly(change('pub.md', '# Placení', 'links:\n  - ⟦ulr⟧: https://www.facebook.com/hospoda\n\n# Placení', 'two letters in each other’s place', 'write   url   in place of   ulr'), '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/hospoda"}]'),
  exactly(change('pub.md', 'phone: +420 360 000 042\nbooking_hours', 'phone: +420 360 000 042\n⟦phone2⟧: +420 360 000 043\nbooking_hours', 'a name without its underscore', 'write   phone_2   in place of   phone2'), '"contact":{"phone":"+420360000042","phone_2":"+420360000043","email":null'),
  byHand(whole(
    'lunch/2026-11-30.md',
    '---\nsoup_included: yes\nitems:\n\n  - day: ⟦Po–Po–Pá⟧\n    course: soup\n    cs: Vývar\n    en: Broth\n    sizes: 0,22 l\n    allergens: 9\n\n  - day: celý týden\n    cs: Guláš\n    en: Goulash\n    sizes: 150 g = 169\n    allergens: 1\n---\n',
    undefined,
    'a week of lunches with a day that is none',
    'write   Po–Pá',
  ), 'Po–Pá', '"name":{"cs":"Vývar","en":"Broth"}'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–11:00⟧', 'opening when it closes', 'opening and closing at 11:00', 'write the real closing time; around the clock'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00⟧', 'no closing time', '11:00 without an end', '11:00–...', 'write until when, too'), ['  - Po–Čt 11:00\n', '  - Po–Čt 11:00–23:00\n']),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt⟧', 'days without times', 'without times'), ['  - Po–Čt\n', '  - Po–Čt 11:00–23:00\n']),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦lepek⟧, 3, 9', 'an allergen as kitchens call it', 'write   1   in place of   lepek'),
  exactly(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: 1, 3, 9, ⟦Laktóza⟧', 'lactose as an allergen', 'write   7   in place of   Laktóza'), '"price_czk":65}],"allergens":[1,3,7,9]'),
  byHand(change('hours.md', 'Ne 12:00–22:00', '⟦Ne + svátky⟧ 12:00–22:00', 'holidays among the days of the week', 'write the days only'), 'Ne'),
  byHand(change('hours.md', 'Ne 12:00–22:00', 'Ne, ⟦Feiertage⟧ 12:00–22:00', 'holidays as a day, in German', 'write the days only'), [', Feiertage', '']),
  change('menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: ⟦0,33 l/85 Kč⟧', 'a price behind a stroke', 'write   0,33 l = 85'),
  byHand(change('hours.md', '- Po–Čt 11:00–23:00\n  - Pá 11:00–01:00\n  - So 12:00–01:00', '- ⟦Po–Čt 11–23, Pá 11–1, So 12–1⟧', 'three days on one line', 'hours of different days on one line', '- Po–Čt 11–23   - Pá 11–1   - So 12–1', 'lines of their own'), 'Po–Čt 11–23\n  - Pá 11–1\n  - So 12–1'),
  byHand(change('hours.md', '- Po–Čt 11:00–23:00\n  - Pá 11:00–01:00', '- ⟦Po, Út, St, Čt 11–23; Pá 11–1⟧', 'lists of days on one line', '- Po, Út, St, Čt 11–23   - Pá 11–1', 'lines of their own'), 'Po, Út, St, Čt 11–23\n  - Pá 11–1'),
  byHand(change('hours.md', 'bar: 15:00–22:00', 'bar: od ⟦15 h⟧', 'an opening of one date without an end', '15:00 without an end', '15:00–...', 'write until when, too'), ['bar: od 15 h', 'bar: 15–22 h']),
  change('hours.md', 'date: 1. 1. 2027', 'date: ⟦Nový rok 1. 1. 2027⟧', 'a date behind its name', 'as a date', 'write   1. 1. 2027   in place of'),
  change('hours.md', 'date: 8. 2. 2027 – 14. 2. 2027', 'date: ⟦8. 2. 2027 – 14. 2. 2027 (dovolená)⟧', 'two dates before their name', 'as a date', 'write   8. 2. 2027 – 14. 2. 2027   in place of'),
  byHand(change('hours.md', 'date: 1. 1. 2027', 'date: ⟦od 1. 1. 2027⟧', 'a first date alone', 'as a date', 'write day, month and year'), ['date: od 1. 1. 2027', 'date: 1. 1. 2027']),
  byHand(change('hours.md', 'date: 24. 12. 2026', 'date: ⟦Pá 24. 12. 2026⟧', 'an exception on another day of the week', '24. 12. 2026 is čtvrtek', 'correct the day or the date'), 'Čt 24. 12. 2026'),
  change('hours.md', 'date: 24. 12. 2026', 'date: ⟦24. prosinec 2026⟧', 'a date with a month in the wrong case', 'as a date'),
  change('hours.md', 'date: 8. 2. 2027 – 14. 2. 2027', 'date: ⟦14. 2. 2027 – 8. 2. 2027⟧', 'an end before its beginning', 'an end before its beginning'),
]

const tuesday = 'day: Út\n    course: soup'

/** Rules across fields and files. */
// biome-ignore format: one line, one mistake
const rules: Mistake[] = [
  byHand(change(soup, 'id: gulasova-polevka', 'id: ⟦cesnecka⟧', 'an id twice in one file', 'the id "cesnecka"', 'see also', '10-polevky.md:18:9', 'add or change the line   id: cesnecka-2'), 'gulasova-polevka'),
  byHand(change(beer, 'id: rezane-pivo', 'id: ⟦kulajda⟧', 'an id of food on a drink', 'the id "kulajda"', 'see also', 'add or change the line   id: kulajda-2', '10-polevky.md:'), 'rezane-pivo'),
  byHand(change(soup, 'allergens: 9\n    diets: vegan', 'allergens: 7, 9\n    diets: ⟦vegan⟧', 'vegan with milk', 'vegan, and allergen 7 (milk)', 'correct one'), ['diets: vegan\n', 'diets: vegetarian\n'], '"allergens":[7,9],"diets":["vegetarian"]'),
  byHand(change(soup, 'allergens: 1, 3, 7\n    diets: vegetarian', 'allergens: 1, 3, 4, 7\n    diets: ⟦vegetarian⟧', 'vegetarian with fish', 'vegetarian, and allergen 4', 'correct one of the two lines'), ['allergens: 1, 3, 4, 7\n', 'allergens: 1, 3, 7\n']),
  byHand(change(soup, 'allergens: 9\n    diets: vegan', 'allergens: 1, 9\n    diets: ⟦gluten_free⟧', 'gluten-free with gluten', 'gluten_free, and allergen 1', 'correct one of the two lines'), ['allergens: 1, 9\n', 'allergens: 9\n'], '"gluten_free"],"tags":[]},{"id":"tatarak","section":"predkrmy","name":{"cs":"Tatarákzhovězísvíčkové'),
  byHand(change(soup, 'tags: spicy', 'alcohol: ⟦5⟧', 'alcohol on food', '"alcohol" on food', 'drinks', 'delete the line, or move the item to a section'), ['    alcohol: 5\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, 'tags: spicy', 'degree: ⟦12⟧', 'a degree on food', '"degree" on food', 'drinks', 'delete the line, or move the item'), ['degree: 12', 'tags: spicy']),
  byHand(change(soup, 'kind: food', 'kind: ⟦drinks⟧', 'soups as drinks', 'none of them says its alcohol', 'write   kind: food'), 'food'),
  change(beer, 'kind: drinks', 'kind: ⟦food⟧', 'beers as food', 'all of it says its alcohol', 'drinks'),
  byHand(at('10:5', change(beer, '    alcohol: 4,1\n', '', 'a drink without its alcohol', 'a drink without its alcohol', 'unknown')), ['    degree: 10\n', '    degree: 10\n    alcohol: unknown\n'], '"alcohol_percent":null,"beer_degree":10'),
  byHand(at('19:18', change(soup, '    description_en: Made with vegetable stock.\n', '', 'a description in Czech only', '"description" without its English text', 'add a line   description_en: ...')), ['    description: Na zeleninovém vývaru.\n', '    description: Na zeleninovém vývaru.\n    description_en: Made with vegetable stock.\n']),
  byHand(at('25:5', change(soup, '    en: Goulash soup\n', '', 'a dish in Czech only', 'no field "en"', 'en: ...')), ['  - cs: Gulášová polévka\n', '  - cs: Gulášová polévka\n    en: Goulash soup\n']),
  byHand(change(soup, '    tags: spicy', '    ⟦prize⟧: 79', 'a field that is not known', 'a field "prize"', 'correct the name, or delete the line'), ['    prize: 79\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦cena⟧: 79', 'a field in Czech', 'a field "cena"', 'write what is right behind   sizes:   which', 'stands there too'), ['    cena: 79\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦alergens⟧: 1', 'a field with a slip', 'a field "alergens"', 'write what is right behind   allergens:   which', 'stands there too'), ['    alergens: 1\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦__proto__⟧: 1', 'a field of programmers', 'a field "__proto__"', 'correct the name, or delete the line'), ['    __proto__: 1\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, 'section: Polévky', 'section: Polévky\n⟦toString⟧: 1', 'another field of programmers', 'a field "toString"', 'correct the name, or delete the line'), ['toString: 1\n', '']),
  byHand(change('hours.md', 'Ne 12:00–22:00', '⟦So–Ne 12:00–22:00⟧', 'hours of a day twice', 'sobota a second time', 'see also', 'put all times of a day on one line:   Po'), 'Ne 12:00–22:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt 11:00–16:00, 15:00–23:00⟧', 'hours that overlap', 'overlap', 'write one time from the first opening to the'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', '  - Ne 12:00–20:30', '  - ⟦Ne 12:00–22:30⟧', 'a kitchen open longer than the bar', 'kitchen from 12:00 to 22:30 on neděle', 'open 12:00–22:00', 'correct one of the two'), 'Ne 12:00–20:30'),
  byHand(change('hours.md', '  - Po–Pá 11:00–14:00', '  - ⟦Po–Pá 10:00–14:00⟧', 'lunch before the bar opens', 'lunch from 10:00', 'correct one of the two'), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30', 'bar: 15:00–22:00\n    kitchen: ⟦14:00–20:30⟧', 'a kitchen open before the bar on a holiday', 'kitchen outside the hours of the bar', 'correct one of the two'), '15:00–20:30'),
  byHand(change('hours.md', 'date: 25. 12. 2026', 'date: ⟦24. 12. 2026⟧', 'a holiday twice', 'another exception has too (Štědrý den)', 'see also', 'let one end before the other begins, or keep'), '25. 12. 2026'),
  byHand(change('hours.md', 'date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: 8. 2. 2027 – 14. 2. 2027', 'date: 1. 1. 2027 – 9. 2. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: ⟦8. 2. 2027 – 14. 2. 2027⟧', 'an exception that reaches into another one', 'another exception has too (Nový rok)', 'wholly inside', 'see also', 'let one end before the other begins, or keep'), ['1. 1. 2027 – 9. 2. 2027', '1. 1. 2027 – 7. 2. 2027'], '"to":"2027-02-07","reason":{"cs":"Novýrok","en":"NewYear’sDay"},"bar":[],"kitchen":['),
  byHand(change('hours.md', '  - date: 8. 2. 2027 – 14. 2. 2027\n    reason: dovolená\n    reason_en: annual holiday\n    closed: yes', '  - date: ⟦8. 2. 2027 do odvolání⟧\n    reason: dovolená\n    reason_en: annual holiday\n    bar:\n      - Po–Pá 16:00–22:00\n    kitchen: no\n    lunch: no', 'a week of its own until further notice', 'an exception until further notice with a week of its own', 'see also', 'the last day in place of the open end'), '8. 2. 2027 – 14. 2. 2027', '{"from":"2027-02-08","to":"2027-02-12","reason":'),
  byHand(change('hours.md', 'date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: 8. 2. 2027 – 14. 2. 2027', 'date: 1. 1. 2027 – 8. 2. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: ⟦8. 2. 2027 – 14. 2. 2027⟧', 'an exception that begins on the last day of another one', 'another exception has too (Nový rok)', 'see also', 'let one end before the other begins'), ['date: 1. 1. 2027 – 8. 2. 2027', 'date: 1. 1. 2027']),
  byHand(change('hours.md', '  - date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes', '  - ⟦date⟧: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day', 'a holiday without hours', 'neither closed nor opening hours', 'closed: yes'), ['    reason_en: New Year’s Day\n', '    reason_en: New Year’s Day\n    closed: yes\n']),
  byHand(at('29:5', change('hours.md', '    reason_en: Christmas Eve\n', '', 'a holiday in Czech only', 'no field "reason_en"', 'add a line   reason_en: ...')), ['    reason: Štědrý den\n', '    reason: Štědrý den\n    reason_en: Christmas Eve\n']),
  byHand(change(week, tuesday, 'day: ⟦So 27. 11.⟧\n    course: soup', 'a date with the wrong day', 'not in the week of this file', '2026-11-23', 'correct the day, or give the file the date of'), 'Út'),
  byHand(change(week, tuesday, 'day: ⟦Út 1. 12.⟧\n    course: soup', 'a day of the next week', 'not in the week of this file', 'Monday', 'correct the day, or give the file the date of'), 'Út'),
  byHand(change(week, tuesday, 'day: ⟦Út 24. 11. 2025⟧\n    course: soup', 'a date of the lunch in another year', 'not in the week of this file', '2026-11-23', 'correct the day, or give the file the date of its Monday as'), 'Út'),
  change(week, tuesday, 'day: ⟦Uteri⟧\n    course: soup', 'an unknown day of the lunch week', 'unknown day "Uteri"', 'úterý'),
  byHand(change(week, 'sizes: 150 g = 175\n    allergens: 1, 3, 7\n\n  - day: Po', 'sizes: ⟦150 g⟧\n    allergens: 1, 3, 7\n\n  - day: Po', 'a main course without a price', 'a quantity without a price', 'write the price behind an equals sign'), ['sizes: 150 g\n', 'sizes: 150 g = 175\n']),
  byHand(change('pub.md', 'payment_refused: meal_voucher_paper, cash_eur, crypto', 'payment_refused: ⟦card, cash_eur⟧', 'card taken and refused', 'card both taken and refused'), ['payment_refused: card, cash_eur', 'payment_refused: cash_eur'], '"not_accepted":["cash_eur"]'),
  byHand(change('pub.md', 'payment_refused: meal_voucher_paper, cash_eur, crypto', 'payment_refused: ⟦Kreditkarte⟧', 'cards taken and credit cards refused', 'card both taken and refused', 'card   is debit_card and credit_card'), ['card, contactless, meal_voucher_card\npayment_refused: Kreditkarte', 'debit_card, contactless\npayment_refused: Kreditkarte'], '"not_accepted":["credit_card"]'),
  change('home.cs.md', '## Rezervace', '⟦# Rezervace⟧', 'a heading of the wrong level', 'a heading that begins with #', '## Rezervace'),
  change('home.cs.md', '## Rezervace', '⟦### Rezervace⟧', 'a heading below the one level', 'a heading that begins with ###', '## Rezervace'),
  byHand(change('home.cs.md', '## Rezervace', '⟦##⟧', 'a heading without words', 'a heading without words', 'write the heading, or delete the line'), '## Rezervace'),
  change('home.cs.md', '## Rezervace', '⟦##Rezervace⟧', 'a heading without a space', 'a heading without a space', '## Rezervace'),
]

const byTelephone =
  'booking: Stůl rezervujeme jen po telefonu, denně od 10:00 do 20:00. Rezervace zprávou ani e-mailem nepřijímáme.'
const reach = (to: string, name: string, ...words: string[]) =>
  change('pub.md', byTelephone, `${byTelephone}\n${to}`, name, ...words)
const reachBy = 'booking_by: telephone\n'
const page = (to: string, name: string, ...words: string[]) =>
  reach(`links:\n  - url: ${to}`, name, ...words)

/** How guests reach and book the pub. */
// biome-ignore format: one line, one mistake
const contact: Mistake[] = [
  byHand(reach(`${reachBy}email: ⟦hospoda@lhota⟧`, 'an e-mail address without a domain', '"hospoda@lhota" as an e-mail address', 'write for example   hospoda@pub.example'), 'hospoda@lhota.example', '"email":"hospoda@lhota.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  exactly(reach(`${reachBy}email: ⟦hospoda(zavinac)pub.example⟧`, 'an e-mail address with a word for its sign', 'as an e-mail address'), '"email":"hospoda@pub.example"'),
  byHand(reach(`${reachBy}email: ⟦a@pub.example, b@pub.example⟧`, 'two e-mail addresses', 'as an e-mail address', 'write for example   hospoda@pub.example'), 'a@pub.example', '"email":"a@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  exactly(reach(`${reachBy}email: ⟦Kohout <a@pub.example>⟧`, 'an e-mail address with a name', 'as an e-mail address'), '"email":"a@pub.example"'),
  byHand(reach(`${reachBy}email: ⟦kohout@škola.example⟧`, 'an e-mail address with an accent', 'as an e-mail address', 'write for example   hospoda@pub.example'), 'kohout@skola.example', '"email":"kohout@skola.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦360 000 042 / 360 000 043⟧', 'two telephone numbers on one line', 'write   phone: 360 000 042', 'phone_2: 360 000 043'), '360 000 042\nphone_2: 360 000 043', '"phone_2":"+420360000043"'),
  change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦tel. 360 000 042⟧', 'a telephone number with its word', 'write   360 000 042'),
  exactly(reach(`${reachBy}email: ⟦hospoda@pub,example⟧`, 'an e-mail address with a comma', 'write   hospoda@pub.example'), '"email":"hospoda@pub.example"'),
  byHand(reach('booking_by: ⟦fax⟧', 'booking by fax', '"fax"', 'telephone, email, web, message, none', 'write one of telephone, email, web, message,'), 'telephone'),
  reach('booking_by: ⟦telephon⟧', 'a slip in the ways to book', 'write   telephone'),
  byHand(reach('booking_by: telephone, ⟦none⟧', 'none beside a way to book', 'none, and telephone besides', 'booking_by: none', 'write   booking_by: telephone   or'), ['booking_by: telephone, none', 'booking_by: telephone']),
  byHand(reach('booking_by: ⟦telephone, email⟧', 'booking by e-mail without an address', 'email without "email"', 'add a line   email: ...   or leave email out'), ['booking_by: telephone, email', 'booking_by: telephone, email\nemail: kohout@pub.example'], '"email":"kohout@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone","email"],"url":null'),
  byHand(reach('booking_by: ⟦web⟧', 'booking on the web without a page', 'web without "booking_url"', 'add a line   booking_url: ...   or leave web out'), ['booking_by: web', 'booking_by: web\nbooking_url: https://stul.example/'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: ⟦telephone⟧', 'booking by telephone without a number', 'telephone without "phone"', 'add a line   phone: ...   or leave telephone out'), ['booking_by: telephone\n', 'booking_by: telephone\nphone: 360 000 043\n'], '"phone":"+420360000043","phone_2":null,"email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: none\nbooking_hours: ⟦10:00–20:00⟧', 'hours of a telephone that is not there', '"booking_hours" without "phone"', 'add a line   phone: ...   or delete this one'), ['booking_hours: 10:00–20:00\n', ''], '"phone":null,"phone_2":null,"email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":[],"url":null,"hours":null'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: none\nphone_2: ⟦360 000 043⟧', 'a second telephone alone', '"phone_2" without "phone"', 'add a line   phone: ...   or delete this one'), ['phone_2: 360 000 043', 'phone: 360 000 042\nphone_2: 360 000 043'], '"phone_2":"+420360000043","email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":[],"url":null,"hours":null'),
  byHand(reach('booking_by: none\nbooking_url: ⟦https://stul.example/⟧', 'a page to book on where nobody books', 'a page to book on', 'write   booking_by: web   or delete this line', 'see also'), ['booking_by: none\n', 'booking_by: web\n'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(reach('booking_by: web\nbooking_url: ⟦stul@pub.example⟧', 'a mail as the page to book on', 'as the address of a page', 'copy the whole address from the browser'), 'https://stul.example/kohout', 'https://stul.example/kohout'),
  byHand(reach('booking_by: web\nbooking_url: ⟦na Facebooku⟧', 'words as the page to book on', 'as the address of a page', 'copy the whole address from the browser'), 'https://stul.example/kohout', 'https://stul.example/kohout'),
  byHand(reach('booking_url: ⟦https://stul.example/⟧', 'a page to book on, and nothing about the ways', 'nothing about the ways to book', 'add a line   booking_by: web   if that is so;'), ['booking_url: https', 'booking_by: web\nbooking_url: https'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Stůl rezervujeme po telefonu.⟧\nemail: hospoda@pub.example', 'an e-mail address beside words on the telephone', 'nothing about the ways to book', 'telephone, email, web, message', 'add a line   booking_by: telephone'), ['\nemail: hospoda@pub.example', '\nemail: hospoda@pub.example\nbooking_by: telephone'], '"email":"hospoda@pub.example"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Rezervace nepřijímáme.⟧', 'a refusal in words only', '"Rezervace nepřijímáme."', 'booking_by: none'), ['booking: Rezervace nepřijímáme.', 'booking_by: none\nbooking: Rezervace nepřijímáme.'], '"by":[]'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Stůl rezervujte e-mailem.⟧', 'booking by e-mail in words only', 'nothing about the ways to book', 'telephone, email, web, message', 'add a line   booking_by: email   if that is so;'), ['booking: Stůl rezervujte e-mailem.', 'booking_by: email\nemail: kohout@pub.example\nbooking: Stůl rezervujte e-mailem.'], '"email":"kohout@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["email"],"url":null,"hours":{"open":"10:00"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Rezervace po telefonu nebo zprávou.⟧', 'two ways in words only', 'nothing about the ways to book', 'add a line   booking_by: telephone, message'), ['booking: Rezervace', 'booking_by: telephone, message\nbooking: Rezervace'], '"telephone","message"],"url":null,"hours":{"open":"10:00","close":"20:00"},"note":{"cs":"Rezervacepotelefonunebozprávou."'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Telefonické rezervace nepřijímáme.⟧', 'a refusal of the telephone in words only', 'nothing about the ways to book', 'add a line   booking_by: none   if that is so;'), ['booking: Telefonické', 'booking_by: none\nbooking: Telefonické'], '],"url":null,"hours":{"open":"10:00","close":"20:00"},"note":{"cs":"Telefonickérezervacenepřijímáme."'),
  exactly(reach('booking_by: telephone, web\nbooking_url: ⟦http://stul.example/⟧', 'a page to book on without TLS', 'as the address of a page', 'https://stul.example/'), '"booking":{"by":["telephone","web"],"url":"https://stul.example/"'),
  exactly(page('⟦www.facebook.com/kohout⟧', 'a page without its scheme', 'https://www.facebook.com/kohout'), '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"}]'),
  byHand(page('⟦kohout⟧', 'a name in place of an address', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦javascript:alert(1)⟧', 'a program in place of an address', 'as the address of a page', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://user:secret@pub.example/⟧', 'an address with a password', 'as the address of a page', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://pages.example/my page⟧', 'an address with a space', 'as the address of a page', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://pages.example/⟧', 'a page that nobody knows, without a name', 'a page whose name nobody knows', 'name_en: ...'), ['  - url: https://pages.example/', '  - url: https://pages.example/\n    name: Náš pivovar\n    name_en: Our brewery'], '{"cs":"Nášpivovar","en":"Ourbrewery"}'),
  byHand(page('⟦https://notfacebook.com/kohout⟧', 'a page whose address ends like that of a service', 'a page whose name nobody knows', 'add   name: ...   and   name_en: ...'), ['url: https://notfacebook.com/kohout', 'url: https://notfacebook.com/kohout\n    name: Jiná síť\n    name_en: Another network'], '"en":"Anothernetwork"'),
  byHand(page('https://pages.example/\n    name: ⟦Náš pivovar⟧', 'a name of a page in Czech only', '"name" without its English text', 'add a line   name_en: ...'), 'Náš pivovar\n    name_en: Our brewery', '"links":[{"service":null,"name":{"cs":"Nášpivovar","en":"Ourbrewery"},"url":"https://pages.example/"'),
  byHand(page('https://www.instagram.com/kohout\n    service: ⟦facebook⟧', 'a service with the address of another', 'an address of another place', 'delete the line service, or correct the address'), ['    service: facebook\n', ''], '"links":[{"service":"instagram","name":{"cs":"Instagram","en":"Instagram"},"url":"https://www.instagram.com/kohout"'),
  byHand(page('https://wolt.com/kohout\n  - url: ⟦https://wolt.com/kohout⟧', 'a page twice', 'a second time', 'see also', 'delete one of the two'), ['  - url: https://wolt.com/kohout\n  - url: https://wolt.com/kohout\n', '  - url: https://wolt.com/kohout\n'], '"links":[{"service":"wolt","name":{"cs":"Wolt","en":"Wolt"},"url":"https://wolt.com/kohout"'),
  byHand(page('https://pages.example/\n    service: ⟦myspace⟧', 'a service that nobody knows', '"myspace"', 'shop', 'write one of facebook, instagram, google,'), 'shop', '"links":[{"service":"shop","name":{"cs":"E-shop","en":"Onlineshop"},"url":"https://pages.example/"'),
]

/** A block above the exceptions of the full pub, whose lines begin there. */
const above = (block: string, name: string, ...words: string[]) =>
  change('hours.md', 'exceptions:\n', `${block}\nexceptions:\n`, name, ...words)
/** A season after the lines of its block; where the other fields are not in question, they are right. */
const seasonOf = (lines: string, name: string, ...words: string[]) =>
  above(`seasons:\n  - ${lines.split('\n').join('\n    ')}`, name, ...words)
const summer = 'season: 1. 5. – 30. 9.'
const served = 'kitchen: no\nlunch: no'
/** The annual leave of the full pub with hours in place of `closed: yes`. */
const leave = (lines: string, name: string, ...words: string[]) =>
  change(
    'hours.md',
    'reason: dovolená\n    reason_en: annual holiday\n    closed: yes',
    `reason: dovolená\n    reason_en: annual holiday\n    ${lines.split('\n').join('\n    ')}`,
    name,
    ...words,
  )

/** In a pub whose only line of hours is this. */
const neverOpen = (lines: string, name: string, ...words: string[]) =>
  inPub(
    'five-items',
    change('hours.md', 'bar:\n  - Út–So 16:00–23:00', lines, `a pub that is ${name}`, ...words),
  )
const openOnce =
  'exceptions:\n  - date: 5. 12. 2026\n    reason: Mikuláš\n    reason_en: St Nicholas\n    bar: 15:00–22:00'

/** Seasons, exceptions with a week, and `no` for kitchen and lunch. */
// biome-ignore format: one line, one mistake
const seasons: Mistake[] = [
  byHand(seasonOf(`season: ⟦léto⟧\nclosed: yes`, 'a season of hours in words', 'as a season', 'write two days without a year, such as 1. 9. –'), '1. 6. – 31. 8.', '"from":"06-01","to":"08-31"'),
  exactly(seasonOf(`season: ⟦1. 5. 2027 – 30. 9. 2027⟧\nclosed: yes`, 'a season of hours with years', 'as a season', 'write   1. 5. – 30. 9.'), '"from":"05-01","to":"09-30"'),
  exactly(seasonOf(`season: ⟦31. 4. – 30. 9.⟧\nclosed: yes`, 'a season of hours from 31 April', 'not in the calendar'), '"from":"04-30","to":"09-30"'),
  byHand(seasonOf(`⟦season⟧: 1. 5. – 30. 9.`, 'a season without hours', 'neither closed nor opening hours', 'closed: yes'), ['  - season: 1. 5. – 30. 9.\n', '  - season: 1. 5. – 30. 9.\n    closed: yes\n'], '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`⟦season⟧: 1. 5. – 30. 9.\nbar:\n${served}`, 'a season whose hours are left empty', 'neither closed nor opening hours', 'add a line   closed: yes   or   bar:   with the'), ['    bar:\n    kitchen', '    bar: Po–Ne 11:00–22:00\n    kitchen'], '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`${summer}\nclosed: ⟦yes⟧\nbar: Po–Ne 11:00–22:00\n${served}`, 'a season closed and open', 'closed, and hours besides', 'keep one of the two'), ['    closed: yes\n    bar', '    bar'], '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`${summer}\nclosed: yes\nnote: ⟦léto⟧`, 'words about a season in Czech only', '"note" without its English text', 'add a line   note_en: ...'), 'léto\n    note_en: summer', '{"cs":"léto","en":"summer"}'),
  byHand(above('seasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes\n  - season: ⟦30. 9. – 31. 10.⟧\n    closed: yes', 'two seasons that share a day', 'shares days with another one (1. 5. – 30. 9.)', 'see also', 'let this one begin on the day after the other'), '1. 10. – 31. 10.', '"from":"10-01","to":"10-31"'),
  unmended(above('seasons:\n  - season: 1. 11. – 31. 3.\n    closed: yes\n  - season: ⟦1. 2. – 28. 2.⟧\n    closed: yes', 'a season inside another one over New Year', 'shares days', 'see also', 'let this one begin on the day after the other'), 'its first season closes days on which the pub has lunches'),
  byHand(above('seasons:\n  - season: 1. 2. – 28. 2.\n    closed: yes\n  - season: ⟦1. 11. – 31. 3.⟧\n    closed: yes', 'a season round another one that stands before it', 'shares days', 'see also', 'let this one begin on the day after'), '1. 3. – 31. 3.', '03-01'),
  byHand(seasonOf(`⟦season⟧: 1. 5. – 30. 9.\nbar: Po–Ne 11:00–22:00\nlunch: no`, 'a season that is silent about the kitchen', 'does not say when the kitchen cooks', 'kitchen: no'), ['    bar: Po–Ne 11:00–22:00\n', '    bar: Po–Ne 11:00–22:00\n    kitchen: no\n'], '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`⟦season⟧: 1. 5. – 30. 9.\nbar: Po–Ne 11:00–22:00\nkitchen: no`, 'a season that is silent about lunch', 'does not say when the lunch menu is served', 'add a line   lunch: no   or its hours'), ['    kitchen: no\nexceptions', '    kitchen: no\n    lunch: no\nexceptions'], '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`${summer}\nbar: Po–Ne 11:00–22:00\nkitchen:\n  - ⟦Po–Ne 11:00–23:00⟧\nlunch: no`, 'a kitchen open longer than the bar in summer', 'kitchen from 11:00 to 23:00', 'correct one of the two'), 'Po–Ne 11:00–22:00', '"from":"05-01","to":"09-30"'),
  byHand(seasonOf(`${summer}\nbar: ⟦11:00–22:00⟧\n${served}`, 'a season with times and no days', 'without days', 'say on which days:   denně 11:00–22:00   or'), 'denně 11:00–22:00', '"from":"05-01","to":"09-30"'),
  change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦23:00–11:00⟧', 'opening and closing swapped', 'outside of which the kitchen cooks', 'write   11:00–23:00', 'if the two times are swapped'),
  exactly(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30', 'bar: ⟦22:00–15:00⟧\n    kitchen: 16:00–20:30', 'opening and closing of a holiday swapped', 'write   15:00–22:00'), '"kitchen":[{"open":"16:00","close":"20:30","open_min":960,"close_min":1230}],"lunch":[]},{"from":"2026-12-31",'),
  change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11,00–23,00⟧', 'times with commas', 'write   11:00–23:00'),
  exactly(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11 am – 12 am⟧', 'times in halves of the day', 'write   11:00–0:00'), '"open":"11:00","close":"00:00","open_min":660,"close_min":1440}'),
  byHand(change('hours.md', 'exceptions:\n', '⟦sezona⟧: 1. 5. – 30. 9.\nexceptions:\n', 'a season as a field of its own', 'a field "sezona"', 'did you mean "seasons"?'), ['sezona: 1. 5. – 30. 9.', 'seasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes'], '"from":"05-01","to":"09-30"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦11:00–15:00⟧\nkitchen: no', 'times for every day beside a week', 'for every day beside', 'write the days before each of the times:'), 'So, Ne 11:00–15:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\nkitchen:\n  - ⟦12:00–15:00⟧', 'a kitchen without days beside a week of the bar', 'for every day beside', 'Po–Pá 11:00–20:00', 'write the days before each of the times:'), 'Po–Pá 12:00–15:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦Pá–Ne 12:00–18:00⟧\nkitchen: no', 'a day twice in the week of an exception', 'pátek a second time', 'see also', 'put all times of a day on one line:   Po'), 'So, Ne 12:00–18:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\nkitchen:\n  - ⟦So 12:00–18:00⟧', 'a kitchen on a closed day of an exception', 'kitchen from 12:00', 'closed', 'correct one of the two'), 'Pá 12:00–18:00', '"to":"2027-02-11","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  exactly(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦Sbota⟧ 11:00–12:00\nkitchen: no', 'an unknown day in the week of an exception', 'unknown day "Sbota"', 'write   sobota'), '"from":"2027-02-13","to":"2027-02-13","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00","close":"12:00"'),
  byHand(leave('bar:\n  - 11:00–15:00\n  - ⟦no⟧\nkitchen: no', 'times and no at once', 'no, and hours besides', 'keep one of the two; a day without times need'), ['\n      - no', ''], '{"open":"11:00","close":"15:00","open_min":660,"close_min":900}],"kitchen":['),
  byHand(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30\n    lunch: no', 'bar: ⟦Po–Pá 15:00–22:00⟧\n    kitchen: no\n    lunch: no', 'a week on a Saturday that it does not have', 'do not occur in the dates', '26. 12. 2026', 'delete the line, or correct the days or the'), 'So 15:00–22:00', '"kitchen":[],"lunch":[]},{"from":"2026-12-31"'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch:\n  - ⟦Ne⟧', 'a Sunday that may be a no', 'which may mean no or Sunday', 'Ne 12:00–20:00', 'for none write   no   on the line of the field,'), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch:\n  - Po–Pá 11:00–14:00\n  - ⟦no⟧', 'no lunch beside its hours', 'no, and hours besides', 'keep one of the two; a day without times need'), ['\n  - no', '']),
  byHand(of(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch: ⟦nope⟧', 'a no in other letters', '"nope" without times', 'or no', 'write for example   Po–Čt 11:00–23:00'), 1), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch: ⟦11:00–14:00⟧', 'lunch without days', 'without days', 'say on which days:   denně 11:00–14:00   or'), 'Po–Pá 11:00–14:00'),
  byHand(neverOpen('bar: ⟦no⟧', 'never open', 'never open', 'closed: yes', 'exceptions with their hours', 'write the hours of the months in which it is'), ['bar: no', 'bar:\n  - Po–Ne 11:00–23:00'], '"week":{"mon":{"bar":[{"open":"11:00"'),
  byHand(neverOpen('bar: ⟦zavřeno⟧\nexceptions:\n  - date: 24. 12. 2026\n    reason: Štědrý den\n    reason_en: Christmas Eve\n    closed: yes', 'closed on its only exception too', 'never open', 'writes these as exceptions with their hours'), ['    closed: yes', '    bar: 15:00–22:00'], '"15:00"'),
  byHand(neverOpen('bar: ⟦geschlossen⟧\nseasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes', 'closed in its only season too', 'never open', 'write the hours of the months in which it is open'), ['    closed: yes', '    bar: Út–So 16:00–23:00'], '05-01'),
  byHand(neverOpen(`bar: ⟦no⟧\nkitchen: Po–Ne 12:00–20:00\n${openOnce}\n    kitchen: no`, 'closed, with a kitchen', 'closed, and hours besides', 'keep one of the two'), ['kitchen: Po–Ne 12:00–20:00\n', ''], '"15:00"'),
  byHand(neverOpen(`bar: ⟦no⟧\nlunch: Po–Pá 12:00–14:00\n${openOnce}`, 'closed, with lunch', 'closed, and hours besides', 'keep one of the two'), ['lunch: Po–Pá 12:00–14:00\n', ''], '"15:00"'),
  byHand(neverOpen(`bar:\n  - ⟦zavřeno⟧\n  - Po–Pá 12:00–14:00\n${openOnce}`, 'closed, and open', 'no, and hours besides', 'keep one of the two'), ['  - zavřeno\n', ''], '"12:00"'),
  byHand(change('hours.md', 'kitchen:\n  - Po–Čt 11:00–21:30', 'kitchen:\n  - ⟦nevaří⟧\n  - Po–Čt 11:00–21:30', 'a kitchen that cooks and does not', 'no, and hours besides', 'keep one of the two; a day without times need'), ['  - nevaří\n', '']),
  byHand(above('holidays_as_usual: ⟦asi⟧', 'holidays that are perhaps as usual', '"asi"', 'write   yes   or   no'), 'yes', '"exceptions_checked_until":"2027-11-20"}'),
  byHand(above('holidays_as_usual: ⟦28. 10. 2026⟧', 'one holiday as usual', '"28. 10. 2026"', 'write   yes   or   no'), 'no'),
  byHand(above('holidays_as_usual: ⟦yes, no⟧', 'holidays as usual, and not', '"yes, no"', 'write   yes   or   no'), 'yes', '"exceptions_checked_until":"2027-11-20"'),
  exactly(above('⟦holidays_as_usuall⟧: yes', 'holidays as usual with a slip', 'write   holidays_as_usual'), '"exceptions_checked_until":"2027-11-20"'),
  byHand(above('holidays_as_usual: ⟦otevřeno⟧', 'holidays as usual in other words', '"otevřeno"', 'write   yes   or   no'), 'yes', '"exceptions_checked_until":"2027-11-20"}'),
]

const lunchOn = (monday: string, day: string, name: string, ...words: string[]) =>
  whole(
    `lunch/${monday}.md`,
    `---\nsoup_included: yes\nitems:\n  - day: ⟦${day}⟧\n    cs: Guláš\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n---\n`,
    undefined,
    name,
    ...words,
  )

/** Dishes on days without lunch: both lines are named. */
// biome-ignore format: one line, one mistake
const lunches: Mistake[] = [
  byHand(lunchOn('2026-12-21', 'Čt', 'lunch on Christmas Eve', 'lunch on 24. 12. 2026, when the pub is closed', 'delete the dishes of that day here, leave it', 'see also', 'hours.md:32:13'), 'St', '"next_lunches":[{"week":"2026-W52","soup_included":true,"days":[{"date":"2026-12-23"'),
  byHand(lunchOn('2026-12-21', 'So', 'lunch on a day with lunch: no', 'lunch on 26. 12. 2026, when no lunch is served', 'see also', 'hours.md:44:12', 'delete the dishes of that day here, leave it'), 'St', '"next_lunches":[{"week":"2026-W52","soup_included":true,"days":[{"date":"2026-12-23"'),
  byHand(lunchOn('2026-12-28', 'Pá 1. 1. 2027', 'lunch on New Year’s Day', 'lunch on 1. 1. 2027, when the pub is closed', 'see also', 'delete the dishes of that day here, leave it'), 'St 30. 12.', '"next_lunches":[{"week":"2026-W53","soup_included":true,"days":[{"date":"2026-12-30"'),
  byHand(lunchOn('2027-02-08', 'St', 'lunch in the annual leave', 'lunch on 10. 2. 2027, when the pub is closed', 'see also', 'delete the dishes of that day here, leave it'), { remove: true }),
  byHand(lunchOn('2026-11-30', 'Ne', 'lunch on a day of the week without lunch', 'lunch on 6. 12. 2026, when no lunch is served', 'see also', 'delete the dishes of that day here, leave it'), 'Pá', '"next_lunches":[{"week":"2026-W49","soup_included":true,"days":[{"date":"2026-12-04"'),
]

const name = 'name_en: The Oversleeping Rooster'
const home = '---\ntagline: Ein Satz.\ndescription: Noch ein Satz.\n---\n'

/** Languages of the pub, and texts in others. */
// biome-ignore format: one line, one mistake
const tongues: Mistake[] = [
  byHand(change('pub.md', name, `${name}\nlanguages: cs, ⟦fr⟧`, 'a language without words', '"fr"', 'write one of cs, en, sk, de'), 'en'),
  byHand(change('pub.md', name, `${name}\nlanguages: cs, en, ⟦es⟧`, 'a language that is not spoken here', 'write one of cs, en, sk, de'), [', es\n', '\n']),
  change('pub.md', name, `${name}\nlanguages: ⟦cs en⟧`, 'languages without a comma', '"cs en"'),
  byHand(change('pub.md', name, `${name}\nlanguages: ⟦,⟧`, 'no language', '","', 'write a value, or delete the line'), ['languages: ,\n', '']),
  change('pub.md', name, `${name}\n⟦language⟧: cs, en`, 'a language for its plural', 'write   languages'),
  byHand(change('pub.md', name, `${name}\n⟦name_de⟧: Zum Hahn`, 'a name in German', '"name_de", a text in German', 'texts in Czech and English', 'delete it, or write   languages: cs, en, de'), ['name_de: Zum Hahn\n', '']),
  byHand(change('pub.md', name, `${name}\n⟦name_cs⟧: U kohouta`, 'the first language with its code', 'write what is right behind   name:   which', 'stands there too'), ['name_cs: U kohouta\n', '']),
  byHand(change(soup, '    tags: spicy', '    ⟦de⟧: Gulaschsuppe', 'a dish in German', '"de", a text in German', 'delete it, or write   languages: cs, en, de'), ['    de: Gulaschsuppe\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦labels_sk⟧: hrnec = hrniec', 'a label in Slovak', 'a text in Slovak', 'delete it, or write   languages: cs, en, sk'), ['    labels_sk: hrnec = hrniec\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change('hours.md', 'reason_en: Christmas Eve', 'reason_en: Christmas Eve\n    ⟦reason_sk⟧: Štedrý deň', 'a holiday in Slovak', 'a text in Slovak', 'delete it, or write   languages: cs, en, sk'), ['    reason_sk: Štedrý deň\n', '']),
  byHand(whole('home.de.md', home, undefined, 'a home page in German', '"home.de.md", a text in German', 'delete it, or write   languages: cs, en, de'), { remove: true }),
]

const fact = (to: string, name: string, ...words: string[]) =>
  change('pub.md', 'children_corner: no', to, name, ...words)

const branch = (to: string, name: string, ...words: string[]) =>
  change('pub.md', 'children_corner: no', `branches:\n  - ${to}`, name, ...words)
const both = 'name: Lev\n    name_en: Lion\n    url:'

const ofGarden = (typed: string, name: string, ...words: string[]) =>
  change(
    'pub.md',
    'garden_season: 15. 4. – 15. 10.',
    `garden_season: ⟦${typed}⟧`,
    `a season of the garden ${name}`,
    ...words,
  )
const seats = (typed: string, name: string, ...words: string[]) =>
  change('pub.md', 'seats_inside: 68', `seats_inside: ⟦${typed}⟧`, `seats ${name}`, ...words)

/** Sister houses. */
// biome-ignore format: one line, one mistake
const branches: Mistake[] = [
  exactly(branch(`${both} ⟦lev.example⟧`, 'the site of a branch without its scheme', 'https://lev.example'), '"branches":[{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example'),
  byHand(branch(`${both} ⟦Dlouhá 1, Lhota⟧`, 'the street of a branch in place of its site', 'as the address of a page', 'copy the whole address from the browser; it'), 'https://lev.example/', '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(branch(`${both} https://lev.example/\n  - ${both} ⟦https://lev.example/⟧`, 'a branch twice', 'the same page a second time', 'see also', 'delete one of the two'), ['  - name: Lev\n    name_en: Lion\n    url: https://lev.example/\n  - name: Lev\n    name_en: Lion\n    url: https://lev.example/', '  - name: Lev\n    name_en: Lion\n    url: https://lev.example/'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(branch(`${both} https://lev.example/\n    ⟦phone⟧: 1`, 'the telephone of a branch', 'a field "phone"', 'correct the name, or delete the line'), ['    phone: 1\n', ''], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(at('66:5', branch('name: Lev\n    url: https://lev.example/', 'the name of a branch in Czech only', 'no field "name_en"', 'add a line   name_en: ...')), ['  - name: Lev\n', '  - name: Lev\n    name_en: Lion\n'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(at('66:5', branch('name: Lev\n    name_en: Lion', 'a branch without its site', 'no field "url"', 'add a line   url: ...')), ['    name_en: Lion', '    name_en: Lion\n    url: https://lev.example/'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
]

/** What the house has. */
// biome-ignore format: one line, one mistake
const house: Mistake[] = [
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦palace⟧', 'a type of house that nobody knows', '"palace"', 'write one of pub, wine_bar, cafe, brewery, inn,'), 'restaurant', '"type":"restaurant","cuisine":null,"price_range":null,"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  exactly(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦caffe⟧', 'a type of house with a slip', 'write   cafe'), '"type":"cafe"'),
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦pub, club⟧', 'two types of house', '"pub, club"', 'write one of pub, wine_bar, cafe, brewery, inn,'), 'pub'),
  change('pub.md', 'kind: hospoda', 'kind: hospoda\n⟦typ⟧: pub', 'the field of the type in Czech', 'write   type'),
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦BarOrPub⟧', 'a type of schema.org', '"BarOrPub"', 'write one of pub, wine_bar'), 'pub'),
  byHand(fact('terrace: ⟦snad⟧', 'a fact in doubt', '"snad"', 'yes or no', 'write   yes   or   no'), 'no', '"terrace":false'),
  exactly(fact('⟦terasa⟧: yes', 'a fact in Czech', 'a field "terasa"'), '"terrace":true'),
  byHand(fact('phone_2: 360 000 044\nphone_2_for: ⟦kuželna⟧', 'a telephone of a thing that is no use of telephones', '"kuželna"', 'a telephone of another thing is written with its name under   more:'), ['phone_2_for: kuželna', 'phone_2_for: akce'], '"phone_2_for":"events"'),
  byHand(fact('fireplace: ⟦2⟧', 'a number where yes or no belongs', '"2"', 'yes or no', 'write   yes   or   no'), 'yes', '"fireplace":true'),
  byHand(fact('staff_languages: cs, ⟦klingon⟧', 'a language that nobody knows', '"klingon"', 'write one of cs, sk, en, de, pl, uk, ru, vi,'), 'en', '"staff_languages":["cs","en"]'),
  byHand(fact('staff_languages: cs, ⟦pt⟧', 'a language whose code is near', 'write one of cs, sk, en, de, pl, uk, ru, vi,'), 'en', '"staff_languages":["cs","en"]'),
  exactly(fact('staff_languages: ⟦cs en⟧', 'languages without commas', '"cs en"'), '"staff_languages":["cs","en"]'),
  exactly(fact('staff_languages: cs, ⟦en/de⟧', 'languages with a slash between', '"en/de"'), '"staff_languages":["cs","en","de"]'),
  byHand(fact('staff_languages: ⟦všechny⟧', 'all languages', '"všechny"', 'write one of cs, sk, en'), 'cs, en', '"staff_languages":["cs","en"]'),
  exactly(fact('⟦staff_language⟧: cs', 'languages of the staff with a slip', 'staff_languages'), '"staff_languages":["cs"]'),
  byHand(fact('quiet_hours: ⟦od deseti⟧', 'quiet hours in words', 'write two times with a dash:   11:00–23:00'), '22:00–6:00', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('quiet_hours: ⟦22–6–8⟧', 'quiet hours with three ends', 'write two times with a dash'), '22–6', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('quiet_hours: ⟦25:00–6:00⟧', 'quiet hours after midnight by a clock of 25', '"25:00" as a time', 'one past midnight is written   01:00'), '01:00–6:00', '"quiet_hours":{"open":"01:00"'),
  byHand(fact('quiet_hours: ⟦22:00–22:00⟧', 'quiet hours of no length', 'at 22:00', 'write the real closing time'), '22:00–6:00', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(ofGarden('léto', 'in words', 'as a season', 'write two days without a year, such as 1. 9. – 30. 11.'), '15. 4. – 15. 10.'),
  exactly(ofGarden('1. 5. 2027 – 30. 9. 2027', 'with years', 'write   1. 5. – 30. 9.'), '"garden_season":{"from":"05-01","to":"09-30"}'),
  exactly(ofGarden('31. 4. – 30. 9.', 'from 31 April', 'not in the calendar'), '"garden_season":{"from":"04-30","to":"09-30"}'),
  byHand(ofGarden('od 1. 5.', 'without its end', 'as a season', 'write two days without a year, such as 1. 9. – 30. 11.'), '15. 4. – 15. 10.'),
  byHand(ofGarden('yes', 'as yes', 'as a season', 'write two days without a year, such as 1. 9. – 30. 11.'), '15. 4. – 15. 10.'),
  byHand(seats('60 míst', 'with a noun', 'write digits only, such as 40'), '68'),
  byHand(seats('60–70', 'from and to', 'write digits only, such as 40'), '68'),
  byHand(seats('-5', 'below nought', 'write digits only, such as 40'), '68'),
  byHand(seats('6,5', 'and a half', 'write digits only, such as 40'), '68'),
  byHand(fact('quiet_hours: ⟦22:00⟧', 'quiet hours without their end', '22:00–...', 'write until when, too'), ['quiet_hours: 22:00', 'quiet_hours: 22:00–6:00'], '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('⟦booking_us⟧: Po', 'a field near another one by its first word only', 'a field "booking_us"', 'more:', 'correct the name, or say it in words of your'), ['booking_us: Po\n', ''], '"children_corner":null,"children_menu":null,"high_chair":null,"changing_table":null,"playground":null'),
  byHand(change('pub.md', 'dogs: yes', 'dogs: ⟦jen na zahrádce⟧', 'a sentence in place of a yes', 'dogs_note, dogs_note_en', 'write   dogs: yes   or   dogs: no'), 'yes'),
  byHand(change('pub.md', 'garden: yes\ngarden_season: 15. 4. – 15. 10.', 'garden: ⟦15. 4. – 15. 10.⟧', 'a season in place of a yes', 'garden_season: 15. 4. – 15. 10.', 'write   garden: yes   and on a line of its own'), 'yes\ngarden_season: 15. 4. – 15. 10.'),
  change('hours.md', 'Ne 12:00–22:00', 'Ne ⟦1200–2200⟧', 'times without their colons', 'write   12:00–22:00'),
  inPub('gasthaus-de-en', change('hours.md', 'Mo Ruhetag', '⟦Ruhetag Mo⟧', 'the word for closed before its day', 'write   Mo Ruhetag')),
  byHand(change(soup, 'allergens: 1, 3, 9', 'allergens: ⟦A,C,L,⟧', 'letters of allergens with a comma behind them', 'letters whose meaning differs', 'as most menus in Austria have them that is   1, 3, 9'), '1, 3, 9'),
  byHand(change(soup, 'sizes: 0,33 l = 79', 'sizes: ⟦79 150 g⟧', 'a price before its weight with a space', '150 g = 79'), '150 g = 79', '"weight_g":150,"price_czk":79'),
  byHand(at('33:9', change(soup, '  - cs: Gulášová polévka', '  - cs: Gulášová polévka\n    en: Goulash soup\n    id: gulasova-polevka\n    sizes: 0,33 l = 75\n    allergens: 1\n\n  - cs: Gulášová polévka', 'a dish that was typed twice', 'delete one of the two')), ['sizes: 0,33 l = 75\n    allergens: 1\n\n  - cs: Gulášová polévka\n    en: Goulash soup\n    id: gulasova-polevka\n    ', '']),
  byHand(whole('home.cs.md', 'Vítejte u nás.\n', '1:1', 'a story without its fields', 'a first line "Vítejte u nás."', 'write the fields above the text, between two'), { text: '---\ntagline: Dobrá hospoda.\ndescription: Hospoda.\n---\nVítejte u nás.\n' }, '"tagline":{"cs":"Dobráhospoda."'),
  byHand(fact('private_room_note: ⟦Pro třicet.⟧', 'a note in Czech only', '"private_room_note" without its English text', 'add a line   private_room_note_en: ...'), 'Pro třicet.\nprivate_room_note_en: For thirty.', '{"cs":"Protřicet.","en":"Forthirty."}'),
  byHand(at('66:5', fact('more:\n  - name: Sauna\n    name_en: Sauna\n    text: v neděli', 'a free fact in Czech only', 'no field "text_en"', 'add a line   text_en: ...')), ['    text: v neděli', '    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more:\n  - ⟦Sauna⟧: v neděli', 'a free fact under its own name', 'only "Sauna: v neděli"', 'write   name: ...   and the other fields under'), ['  - Sauna: v neděli', '  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more: ⟦Sauna⟧', 'a free fact without its block', 'a list', 'begin each entry on a line of its own with   -'), ['more: Sauna', 'more:\n  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more: ⟦yes⟧', 'free facts as yes', 'a list', 'begin each entry on a line of its own'), ['more: yes', 'children_corner: no']),
  byHand(fact('more:\n  - ⟦Sauna⟧', 'a free fact that is a word only', 'only "Sauna"', 'name: ...'), ['  - Sauna\n', '  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays\n'], '"text":{"cs":"vneděli","en":"onSundays"}'),
]

const deposit = (value: string, name: string, ...words: string[]) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    deposit: ⟦${value}⟧`,
    `a deposit ${name}`,
    ...words,
  )
/** Prices as menus have them. */
// biome-ignore format: one line, one mistake
const menus: Mistake[] = [
  exactly(size('⟦85⟧', 'as a number alone', 'may be a price or a quantity', 'write   85 Kč', '85 g = ...'), '"sizes":[{"price_czk":85}]'),
  byHand(size('⟦85⟧; dítě = 60', 'as a number alone beside another', 'does not say of what', 'write its quantity or a label before the price'), '0,33 l = 85', '"volume_ml":330,"price_czk":85},{"label":{"cs":"dítě","en":"child"},"price_czk":60}'),
  byHand(size('"=⟦"⟧', 'as an equals sign alone', 'as a price', 'write crowns with digits, or 0 for'), ['sizes: "="', 'sizes: = 215'], '"price_czk":215}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('"⟦= 85⟧; 0,5 l = 90"', 'without a quantity beside one with', 'does not say of what', 'write its quantity or a label before the price'), '0,33 l = 85', '"price_czk":85},{"volume_ml":500,"price_czk":90}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('"⟦= 85 = 90⟧"', 'with two prices and no quantity', 'two prices', 'put a semicolon between two sizes'), '0,3 l = 85; 0,5 l = 90', '"volume_ml":300,"price_czk":85},{"volume_ml":500,"price_czk":90}],"allergens":[1,3,7'),
  byHand(size('⟦85 Kč 90 Kč⟧', 'with two prices side by side', 'two prices', 'put a semicolon between two sizes'), 'malá = 85; velká = 90', '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká"'),
  byHand(size('⟦Kč⟧', 'as a currency alone', 'as a price', 'write crowns with digits, or 0 for'), '85 Kč', '"sizes":[{"price_czk":85}]'),
  byHand(size('⟦ks = 85⟧', 'as a unit alone', 'the unit "ks" without a number', 'write how much, such as   1 ks'), '1 ks = 85', '"pieces":1,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦hrnec = 85⟧', 'as a label alone that is not known', 'whose English is not known', 'add a line   labels_en: hrnec = ...'), 'hrnec = 85\n    labels_en: hrnec = mug', '"label":{"cs":"hrnec","en":"mug"},"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦s sebou⟧', 'as a label alone without a price', 'without a price', 'what has no fixed price belongs in a sentence', 'put an equals sign before the price'), 's sebou = 85', '"label":{"cs":"ssebou","en":"takeaway"},"price_czk":85}],"allergens":[1'),
  byHand(size('s sebou = 85; ⟦s sebou = 90⟧', 'as the same label twice', 'twice', 'delete one of the two, or give them different'), ['s sebou = 85; s sebou = 90', 's sebou = 90'], '"label":{"cs":"ssebou","en":"takeaway"},"price_czk":90}],"allergens":[1'),
  byHand(size('⟦s sebou 2 = 85⟧', 'as a label with a number', 'as a size', 'write a quantity with its unit: 0,5 l, 150 g or'), 's sebou 2 ks = 85', '"label":{"cs":"ssebou","en":"takeaway"},"pieces":2,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦malá 0,33 l velká = 85⟧', 'with labels on both sides', 'before and behind the quantity', 'keep one of the two:   malá   or   velká'), 'malá 0,33 l = 85', '"label":{"cs":"malá","en":"small"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l hrnec = 85⟧', 'with an unknown label behind', 'whose English is not known', 'add a line   labels_en: hrnec = ...'), '0,33 l hrnec = 85\n    labels_en: hrnec = mug', '"label":{"cs":"hrnec","en":"mug"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l velká 5 = 85⟧', 'with a number behind its label', 'as a size', 'write a quantity with its unit: 0,5 l, 150 g or'), '0,33 l velká = 85', '"label":{"cs":"velká","en":"large"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l velká⟧', 'with a label behind and no price', 'without a price', 'put an equals sign before the price'), '0,33 l velká = 85', '"label":{"cs":"velká","en":"large"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l malá 0,5 l = 85⟧', 'with a label between two quantities', 'two quantities', 'put a semicolon between two sizes'), '0,33 l malá = 65; 0,5 l = 85', '"label":{"cs":"malá","en":"small"},"volume_ml":330,"price_czk":65},{"volume_ml":500'),
  byHand(size('⟦1/2 = 85⟧', 'as a half of nothing', 'a part of something', 'say of what:   1/2 porce   or   1/2 l'), '1/2 porce = 85', '"label":{"cs":"½porce","en":"halfportion"},"price_czk":85}],"allergens":[1'),
  byHand(change(beer, 'sizes: malé 0,3 l = 44', 'sizes: ⟦1/8 = 44⟧', 'an eighth of a drink', 'a part of something', 'say of what:   1/8 l   or   1/8 porce'), '1/8 l = 44', '"volume_ml":125,"price_czk":44'),
  byHand(size('⟦½ = 85⟧', 'as a half in one sign', 'a part of something', 'say of what:   ½ porce   or   ½ l'), '½ porce = 85', '"label":{"cs":"½porce","en":"halfportion"},"price_czk":85}],"allergens":[1'),
  byHand(size('⟦1/3 l = 85⟧', 'as a third of a litre', '1/3 l', 'write   a size such as 0,5 l, 150 g or 2 ks'), '0,33 l = 85'),
  byHand(size('⟦1/2 ks = 85⟧', 'as half a piece', '1/2 ks', 'write   a size such as 0,5 l, 150 g or 2 ks'), '1 ks = 85', '"pieces":1,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦5/8 l = 85⟧', 'as a fraction that no menu has', 'as a size', 'write a quantity with its unit: 0,5 l, 150 g or'), '0,5 l = 85', '"volume_ml":500,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦1/2 kachny = 85⟧', 'as a half without its English', '"½ kachny" whose English', 'add a line   labels_en: ½ kachny = ...'), '1/2 kachny = 85\n    labels_en: ½ kachny = half a duck', '"label":{"cs":"½kachny","en":"halfaduck"},"price_czk":85}],"allergens":[1'),
  byHand(size('⟦32,5 cm⟧ = 85', 'in half centimetres', '32,5 cm', 'write   a size such as 0,5 l, 150 g or 2 ks'), '32 cm', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦cm = 85⟧', 'in centimetres without a number', 'the unit "cm" without a number', 'write how much, such as   1 cm'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 cm 40 cm = 85⟧', 'with two diameters', 'two quantities', 'put a semicolon between two sizes'), '32 cm = 85; 40 cm = 115', '"size_cm":32,"price_czk":85},{"size_cm":40,"price_czk":115}],"allergens":[1'),
  byHand(size('⟦0 cm⟧ = 85', 'of no centimetres', '0 cm', 'write   a size such as 0,5 l, 150 g or 2 ks'), '32 cm', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 m = 85⟧', 'in metres', 'as a size', 'write a quantity with its unit: 0,5 l, 150 g or'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 cm⟧', 'in centimetres without a price', 'without a price', 'put an equals sign before the price'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(price('od', 'from nothing said', 'as a price', 'write crowns with digits, or 0 for'), '85'),
  byHand(price('od 0', 'from zero', 'the least that it costs', 'write the price of the cheapest one, or 0'), 'od 85', '"price_czk":85,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('od 85 do 95', 'from and up to', 'as a price', 'write one price, or two sizes with a semicolon'), '85'),
  byHand(price('85 od', 'with its word behind', 'as a price', 'write crowns with digits, or 0 for'), '85'),
  byHand(price('od asi 85', 'from about', 'as a price', 'write crowns with digits, or 0 for'), '85'),
  byHand(price('do 85', 'up to', 'as a price', 'write crowns with digits, or 0 for'), '85'),
  exactly(deposit('3 Kč/láhev', 'of each bottle', '"3 Kč/láhev" as a deposit', 'write   3 Kč'), '"volume_ml":330,"price_czk":85}],"deposit_czk":3,"allergens":[1,3,7]'),
  byHand(deposit('ano', 'without its amount', 'as a deposit', 'write one amount in crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('0', 'of nothing', 'a deposit of "0"', 'write what a guest gets back, or delete the line'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('3–5', 'from to', 'write one amount in crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('3 €', 'in the other currency', 'prices of the pub are in CZK', 'write the price in crowns; that you take cash'), '75', '"deposit_czk":75,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('od 3', 'from', 'as a deposit', 'write one amount in crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('láhev 3', 'with a word', 'as a deposit', 'write one amount in crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  exactly(size('⟦pro 2⟧ = 85', 'for two of nobody knows what', 'as a size', 'write   pro 2 osoby'), '"sizes":[{"serves":2,"price_czk":85}'),
  byHand(size('⟦pro 0 osob = 85⟧', 'for nobody', 'write for 1 to 30 people:   pro 2 osoby = ...'), 'pro 2 osoby = 85', '"serves":2,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro 2–4 osoby = 85⟧', 'for two to four', 'write for 1 to 30 people:   pro 2 osoby = ...'), 'pro 4 osoby = 85', '"serves":4,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro 2 osoby pro 4 osoby = 85⟧', 'for two and for four', 'two quantities', 'put a semicolon between two sizes'), 'pro 2 osoby = 85; pro 4 osoby = 165', '"serves":2,"price_czk":85},{"serves":4,"price_czk":165}],"allergens":[1'),
  exactly(size('⟦2 osoby⟧ = 85', 'of two people', 'as a size', 'write   pro 2 osoby'), '"sizes":[{"serves":2,"price_czk":85}'),
  byHand(size('⟦39 Kč / 100 g⟧', 'with its price before its weight', 'a price before its weight', '100 g = 39 podle váhy'), '100 g = 39 podle váhy', '"weight_g":100,"price_czk":39,"price_per":true'),
  exactly(size('⟦100 g - 119 Kč⟧', 'with a dash for its equals sign', 'write   100 g = 119'), '"sizes":[{"weight_g":100,"price_czk":119}'),
  exactly(size('⟦male⟧ 0,33 l = 85', 'with a label without its accents', 'write   malé'), '"label":{"cs":"malé","en":"small"},"volume_ml":330,"price_czk":85}],"allergens":[1,3,7]'),
  exactly(price('119..', 'with two points behind it', 'write   119   in place of   119..'), '"volume_ml":330,"price_czk":119}'),
  price('85 Kč/porce', 'with what it is of behind a stroke', 'write   85 Kč'),
  exactly(size('100 g = ⟦39 dle vahy⟧', 'by weight without accents', 'write   39 podle váhy'), '"sizes":[{"weight_g":100,"price_czk":39,"price_per":true}'),
  byHand(size('⟦pro 2 osoby⟧', 'for two without a price', 'without a price', 'put an equals sign before the price'), 'pro 2 osoby = 85', '"serves":2,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro dvě osoby = 85⟧', 'for two in letters', 'whose English is not known', 'add a line   labels_en: pro dvě osoby = ...'), 'pro dvě osoby = 85\n    labels_en: pro dvě osoby = for two', '"label":{"cs":"prodvěosoby","en":"fortwo"},"price_czk":85}],"allergens":[1'),
  byHand(size('"⟦= 85 podle váhy⟧"', 'by no weight', 'says no weight', '... g = 85 podle váhy', 'write for how much it is:   ... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦2 ks = 85 podle váhy⟧', 'of pieces by weight', 'says no weight', 'write for how much it is:   ... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦0,33 l = 85 podle váhy⟧', 'of a volume by weight', 'says no weight', 'write for how much it is:   ... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦85 Kč podle váhy⟧', 'by weight with a price alone', 'says no weight', 'write for how much it is:   ... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('100 g = ⟦podle váhy⟧', 'by weight without a price', 'as a price', 'write crowns with digits, or 0 for'), '85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('100 g = ⟦od 85 podle váhy⟧', 'from and by weight', 'both the least and by weight', 'keep one of the two:   od   or   podle váhy'), '85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
]

const german = (value: string, name: string, ...words: string[]) =>
  inPub(
    'gasthaus-de-en',
    change(
      'menu/10-speisen.md',
      'sizes: 300 g = 13,50',
      `sizes: ${value}`,
      `German ${name}`,
      ...words,
    ),
  )
const slovakWine = (value: string, name: string, ...words: string[]) =>
  inPub(
    'wine-sk-en',
    change(
      'menu/20-k-vinu.md',
      'sizes: 150 g = 4,80',
      `sizes: ${value}`,
      `Slovak ${name}`,
      ...words,
    ),
  )
const extras = (value: string, name: string, ...words: string[]) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    extras: ${value}\n    extras_en: sýr = cheese`,
    `an extra ${name}`,
    ...words,
  )
/** With the allergens 1, 3, 7 of the whole, or without. */
const courses = (lines: string, name: string, ...words: string[]) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    courses:\n${lines.replace(/^/gm, '      ')}`,
    `courses ${name}`,
    ...words,
  )
const coursesAlone = (lines: string, name: string, ...words: string[]) =>
  change(
    soup,
    'sizes: 0,33 l = 85\n    allergens: 1, 3, 7',
    `sizes: 0,33 l = 85\n    courses:\n${lines.replace(/^/gm, '      ')}`,
    `courses ${name}`,
    ...words,
  )
const broth = '- cs: Vývar\n  en: Broth'
const goulash = '- cs: Guláš\n  en: Goulash'
/** What can be added, and several courses for one price. */
// biome-ignore format: one line, one mistake
const additions: Mistake[] = [
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦none⟧', 'extras denied as none', 'extras that are none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦žádné⟧', 'extras denied as žádné', 'extras that are none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦ne⟧', 'extras denied as ne', 'extras that are none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦no⟧', 'extras denied as no', 'extras that are none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: [⟦none⟧]', 'extras denied as [none]', 'extras that are none', 'delete the line'),
  change(soup, 'kind: food', 'kind: food\nextras: ⟦ne⟧', 'extras of a section denied', 'extras that are none', 'delete the line'),
  byHand(inPub('prices', change('menu/10-jidla.md', 'sizes: 75 Kč', 'sizes: 75 Kč\n    extras: [⟦ne⟧, sýr = 20]\n    extras_en: sýr = cheese', 'extras of a section denied beside one', 'extras that are none', 'delete the line')), ['extras: [ne, sýr = 20]', 'extras: [sýr = 20]'], ':[1],"diets":[],"tags":[],"extras":[{"na'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'allergens: 1, 3, 7\n    diets', 'allergens: ⟦A, C, G⟧\n    diets', 'allergens by the letters of Austria', 'letters whose meaning differs', '1, 3, 7', 'write the numbers that the letters stand for')), '1, 3, 7'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'allergens: 1, 3, 7\n    diets', 'allergens: ⟦a; x⟧\n    diets', 'allergens by letters that no list has', 'letters whose meaning differs', 'your own list of allergens', 'write the numbers that the letters stand for')), '1, 3, 7'),
  byHand(inPub('gasthaus-de-en', change('hours.md', '- So 10:00–16:00', '- ⟦Sontag⟧ 10:00–16:00', 'a day that may be two', 'unknown day "Sontag"', 'Sa, So', 'write for example')), 'Sonntag'),
  change('hours.md', 'Ne 12:00–22:00', 'Ne ⟦22:00–12:00⟧', 'Sunday hours that changed places', '"22:00–12:00"', 'write   12:00–22:00'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'sizes: 300 g = 13,50', 'sizes: ⟦dreizehn Euro⟧', 'a price in German words', '"dreizehn Euro" as a price', 'write euros with digits')), '13,50 €', '"name":{"de":"Käsespätzle","en":"Cheesespaetzle"},"sizes":[{"price_eur":13.5}]'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'sizes: 300 g = 13,50', 'sizes: 300 g = ⟦dreizehn Euro⟧', 'a price in German words behind its weight', '"dreizehn Euro" as a price', 'write euros with digits')), '13,50'),
  byHand(change('hours.md', '- Ne 12:00–20:30', '- ⟦Ne 20:30–12:00⟧', 'Sunday hours of the kitchen that changed places', 'kitchen from 20:30 to 12:00', 'correct one of the two'), 'Ne 12:00–20:30'),
  byHand(inPub('prices', change('menu/10-jidla.md', 'sizes: 75 Kč', 'sizes: 75 Kč\n    extras: ne\n    extras_en: ⟦sýr = cheese⟧', 'a word for extras that are denied', 'a word for "sýr"', 'or delete the word')), ['    extras_en: sýr = cheese\n', ''], '"extras":[]'),
  byHand(extras('⟦20⟧', 'as a number alone', 'does not say what is added', 'write its name before the price:   ... = 20'), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦20 Kč⟧', 'that is a price alone', 'does not say what is added', 'write its name before the price:   ... = 20 Kč'), 'sýr = 20 Kč', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦sýr⟧', 'without a price', 'without a price', 'sýr = ', 'put an equals sign before the price'), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  exactly(extras('⟦sýr 20⟧', 'without an equals sign', 'sýr = 20'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20}]'),
  byHand(extras('⟦sýr 7 = 20⟧', 'with a number that may be two things', '7 may be an allergen or a quantity', 'write   sýr (7) = 20   for allergens, or   sýr', 'sýr 7 g = 20'), 'sýr (7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (7) = 20; ⟦slanina 1, 7 = 35⟧', 'with two bare numbers', '1, 7 may be an allergen or a quantity', 'write   slanina (1, 7) = 35   for allergens, or'), ['slanina 1, 7 = 35\n    extras_en: sýr = cheese', 'slanina (1, 7) = 35\n    extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('⟦sýr, slanina = 20⟧', 'with a comma between two', 'one extra or several', 'write   sýr = 20; slanina = 20   where each'), ['sýr, slanina = 20\n    extras_en: sýr = cheese', 'sýr = 20; slanina = 20\n    extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('sýr (⟦mléko⟧) = 20', 'with an allergen in words', '"mléko"', 'write its number:   7'), '7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (⟦15⟧) = 20', 'with an allergen that does not exist', 'allergen 15', 'use the numbers 1 to 14'), '7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (⟦1 7⟧) = 20', 'with allergens without a comma', 'a space may part two numbers', 'write the numbers with commas between them: 1,'), '1, 7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[1,7],"price_czk":20'),
  byHand(extras('⟦sýr (30 g) = 20⟧', 'with a quantity in brackets', 'brackets are for allergens', 'write the quantity without them:   30 g'), 'sýr 30 g = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"weight_g":30,"allergens":null'),
  byHand(extras('⟦sýr (7 = 20⟧', 'with half of its brackets', 'write the allergens in one pair of brackets:'), 'sýr (7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('⟦sýr (7) (1) = 20⟧', 'with two pairs of brackets', 'write the allergens in one pair of brackets:'), 'sýr (1, 7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[1,7],"price_czk":20'),
  byHand(extras('sýr = ⟦ano⟧', 'with a word as its price', 'as a price', 'write crowns with digits, or 0 for'), '20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('sýr = ⟦2 €⟧', 'in the other currency', 'prices of the pub are in CZK', 'write the price in crowns; that you take cash'), '50', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":50'),
  byHand(extras('⟦sýr = 20 = 30⟧', 'with two prices', 'two prices', 'put a semicolon between two sizes'), ['sýr = 20 = 30\n    extras_en: sýr = cheese', 'sýr = 20; velký sýr = 30\n    extras_en: sýr = cheese; velký sýr = large cheese'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦sýr = 20; sýr = 25⟧', 'twice', 'the extra "sýr" twice', 'delete one of the two, or say how much each is'), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  exactly(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: sýr = 20\n    extras_en: ⟦syr⟧ = cheese', 'a word for an extra with a slip', 'write   sýr   in place of   syr'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20}]'),
  byHand(extras('⟦sýr = 20; slanina = 35⟧', 'without its English', 'an extra "slanina" without its English', 'write   extras_en: sýr = cheese; slanina = ...'), ['extras_en: sýr = cheese', 'extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: sýr = 20\n    extras_en: ⟦sýr = cheese; šunka = ham⟧', 'a word for an extra that is not there', 'a word for "šunka"', 'write the name as it stands in   extras:   or'), 'sýr = cheese', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras_en: ⟦sýr = cheese⟧', 'words for extras without extras', 'without extras', 'write the name as it stands in   extras:   or'), ['    extras_en: sýr = cheese\n', '']),
  byHand(change(soup, 'kind: food', 'kind: food\nextras: ⟦chléb⟧', 'an extra of a section without a price', 'without a price', 'put an equals sign before the price'), 'chléb = 12\nextras_en: chléb = bread', '"en":"Soups"},"extras":[{"name":{"cs":"chléb","en":"bread"},"allergens":null,"price_czk":12'),
  byHand(change(soup, 'kind: food', 'kind: food\nextras: ⟦chléb = 12⟧', 'an extra of a section without its English', 'add a line   extras_en: chléb = ...'), 'chléb = 12\nextras_en: chléb = bread', '"en":"Soups"},"extras":[{"name":{"cs":"chléb","en":"bread"},"allergens":null,"price_czk":12'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    ⟦příplatky⟧: sýr = 20', 'extras in Czech', '"příplatky"', 'did you mean "extras"?'), ['příplatky: sýr = 20', 'extras: sýr = 20\n    extras_en: sýr = cheese'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(at('42:5', courses(broth, 'of which there is one', 'one course', 'two or more', 'add a course, or write a single dish without')), ['      - cs: Vývar\n        en: Broth', '      - cs: Vývar\n        en: Broth\n      - cs: Guláš\n        en: Goulash'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(at('43:9', courses('- cs: Vývar\n- cs: Guláš\n  en: Goulash', 'without their English', 'no field "en"', 'add a line   en: ...')), ['      - cs: Vývar\n', '      - cs: Vývar\n        en: Broth\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    courses: ⟦vývar, guláš⟧', 'courses in one line', 'a list', 'begin each entry on a line of its own with   -'), ['courses: vývar, guláš', 'courses:\n      - cs: vývar\n        en: broth\n      - cs: guláš\n        en: goulash'], '"courses":[{"name":{"cs":"vývar","en":"broth"}},{"name":{"cs":"guláš","en":"goulash"'),
  byHand(courses('- ⟦vývar⟧\n- cs: Guláš\n  en: Goulash', 'by their names only', 'only "vývar"', 'write   cs: ...   and the other fields under it'), ['      - vývar\n', '      - cs: vývar\n        en: broth\n'], '"courses":[{"name":{"cs":"vývar","en":"broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(courses(`${broth}\n  ⟦cena⟧: 20\n${goulash}`, 'with prices of their own', 'a field "cena"', 'correct the name, or delete the line'), ['        cena: 20\n', ''], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  exactly(courses(`${broth}\n  ⟦alergeny⟧: 1\n${goulash}\n  allergens: 1`, 'with allergens in Czech', '"alergeny"', 'allergens'), '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]}'),
  byHand(courses(`${broth}\n  allergens: ⟦1, 9⟧\n${goulash}\n  allergens: 1`, 'with an allergen that the whole has not', 'allergen 9, which the whole does not have', 'write for the whole   allergens: 1, 3, 7, 9'), ['    allergens: 1, 3, 7\n    diets: vegetarian', '    allergens: 1, 3, 7, 9\n    diets: vegetarian'], '7,9],"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(courses(`${broth}\n  allergens: ⟦unknown⟧\n${goulash}\n  allergens: 1`, 'one of which is unknown where the whole is known', 'allergens are not known', 'write for the whole   allergens: unknown   or'), ['        allergens: unknown\n', '        allergens: 1\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]},{"name":{"cs":"Guláš"'),
  byHand(at('46:9', courses(`${broth}\n  allergens: 1\n${goulash}`, 'one of which says no allergens', 'beside one that has them', 'add a line   allergens: none   where it has')), ['        en: Goulash', '        en: Goulash\n        allergens: none'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]},{"name":{"cs":"Guláš"'),
  byHand(at('43:9', coursesAlone(`${broth}\n${goulash}\n  allergens: 1`, 'one of which says none, as the whole', 'beside one that has them', 'add a line   allergens: none   where it has')), ['        en: Broth\n', '        en: Broth\n        allergens: none\n'], '1],"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(at('43:9', coursesAlone(`${broth}\n${goulash}`, 'without any allergens', 'says them nowhere else', 'add a line   allergens: none   where it has')), ['        en: Broth\n      - cs: Guláš\n        en: Goulash', '        en: Broth\n        allergens: unknown\n      - cs: Guláš\n        en: Goulash\n        allergens: unknown'], '"allergens":null,"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(change(soup, 'sizes: 0,33 l = 85\n    allergens: 1, 3, 7\n    diets: vegetarian', `sizes: 0,33 l = 85\n    courses:\n      ${broth.replace('\n', '\n      ')}\n        allergens: 4\n      ${goulash.replace('\n', '\n      ')}\n        allergens: 1\n    diets: ⟦vegetarian⟧`, 'courses with fish in a vegetarian menu', 'vegetarian, and allergen 4', 'correct one of the two lines'), ['        allergens: 1\n    diets: vegetarian\n', '        allergens: 1\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[4]}'),
]

/** Words of prices in the language of the house: what is told speaks it, too. */
// biome-ignore format: one line, one mistake
const priceWords: Mistake[] = [
  exactly(german('⟦gross⟧ = 159', 'with a label in other letters', 'write   groß'), '"sizes":[{"label":{"de":"groß","en":"large"},"price_eur":159}'),
  exactly(german('⟦fuer 2 Personen⟧ = 159', 'for two in other letters', 'write   für 2 Personen'), '"sizes":[{"serves":2,"price_eur":159}'),
  byHand(german('300 g = ⟦ab⟧', 'from nothing said', 'as a price', 'write euros with digits, or 0 for'), '159', '"price_eur":159'),
  byHand(german('300 g = ⟦ab 0⟧', 'from zero', 'the least that it costs', '0 without "ab"', 'write the price of the cheapest one, or 0'), 'ab 159', '"price_eur":159,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":['),
  byHand(german('300 g = ⟦ab 159 nach Gewicht⟧', 'from and by weight', 'keep one of the two:   ab   or   nach Gewicht'), 'ab 159', '"price_eur":159,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":['),
  byHand(german('⟦2 Stück = 159 nach Gewicht⟧', 'pieces by weight', 'says no weight', '159 nach Gewicht', 'write for how much it is:   ... g = 159 nach'), '100 g = 159 nach Gewicht', '"weight_g":100,"price_eur":159,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(german('⟦für 0 Personen = 159⟧', 'for nobody', 'write for 1 to 30 people:   für 2 Personen = ...'), 'für 2 Personen = 159', '"serves":2,"price_eur":159}],"allergens":[1,3,7],"diets":["vegetarian"]'),
  byHand(german('⟦für 2 Kinder = 159⟧', 'for two children', 'as a size', 'write a quantity with its unit: 0,5 l, 150 g or'), '2 ks = 159', '"pieces":2,"price_eur":159}],"allergens":[1,3,7],"diets":["vegetarian"]'),
  exactly(german('⟦pro 2 osoby⟧ = 159', 'for two in Czech', 'as a size'), '"sizes":[{"serves":2,"price_eur":159}'),
  exactly(german('300 g = ⟦od 159⟧', 'from in Czech', 'as a price'), '"weight_g":300,"price_eur":159,"price_from":true}'),
  byHand(german('⟦1/2 = 159⟧', 'a half of nothing', 'say of what:   1/2 Portion   or   1/2 l'), '1/2 Portion = 159', '"label":{"de":"½Portion","en":"halfportion"},"price_eur":159}],"allergens":[1'),
  exactly(german('⟦s sebou⟧ = 159', 'to take away in Czech', 'whose English is not known'), '"sizes":[{"label":{"de":"zumMitnehmen","en":"takeaway"},"price_eur":159}'),
  byHand(slovakWine('150 g = ⟦od 0⟧', 'from zero', '0 without "od"', 'write the price of the cheapest one, or 0'), 'od 120', '"price_eur":120,"price_from":true}],"allergens":null,"diets":[],"tags":[],"availability":{"dates":["2027-02-14"'),
  byHand(slovakWine('⟦2 kusy = 120 podľa váhy⟧', 'pieces by weight', '120 podľa váhy', 'write for how much it is:   ... g = 120 podľa'), '100 g = 120 podľa váhy', '"weight_g":100,"price_eur":120,"price_per":true}],"allergens":null,"diets":[],"tags":['),
  byHand(slovakWine('⟦pre 40 osôb = 120⟧', 'for forty', 'write for 1 to 30 people:   pre 2 osoby = ...'), 'pre 4 osoby = 120', '"serves":4,"price_eur":120}],"allergens":null,"diets":[],"tags":[],"availability":{"dates":["2027-02-14"'),
  byHand(slovakWine('⟦1/2 = 120⟧', 'a half of nothing', 'say of what:   1/2 porcie   or   1/2 l'), '1/2 porcie = 120', '"label":{"sk":"½porcie","en":"halfportion"},"price_eur":120}],"allergens":null'),
  byHand(slovakWine('⟦pol misky = 120⟧', 'half a bowl', 'whose English is not known', 'add a line   labels_en: pol misky = ...'), 'pol misky = 120\n    labels_en: pol misky = half a bowl', '"label":{"sk":"polmisky","en":"halfabowl"},"price_eur":120}],"allergens":null'),
]

const austrian = (from: string, to: string, name: string, ...words: string[]) =>
  inPub('at-euro', change('pub.md', from, to, `in Austria ${name}`, ...words))
const slovak = (from: string, to: string, name: string, ...words: string[]) =>
  inPub('sk-euro', change('pub.md', from, to, `in Slovakia ${name}`, ...words))
const euros = (value: string, name: string, ...words: string[]) =>
  inPub(
    'at-euro',
    change(
      'menu/10-speisen.md',
      'sizes: 180 g = € 19,90',
      `sizes: 180 g = ⟦${value}⟧`,
      `euros ${name}`,
      ...words,
    ),
  )
const tel = 'phone: 01 234 56 78'

/** What differs by country and currency. */
// biome-ignore format: one line, one mistake
const countries: Mistake[] = [
  byHand(change('pub.md', 'country: CZ', 'country: ⟦Polsko⟧', 'a country that is not known', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦CH⟧', 'a country whose code is near', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦cs⟧', 'a language as a country', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦+420⟧', 'a country by its telephone', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(austrian('country: AT', 'country: ⟦Tirol⟧', 'a land as a country', '"Tirol"', 'write one of CZ, SK, AT, DE'), 'AT'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦USD⟧', 'a currency that is not known', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦CZK, EUR⟧', 'two currencies', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦ano⟧', 'a yes as a currency', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦25⟧', 'a rate as a currency', 'write one of CZK, EUR'), 'CZK'),
  byHand(euros('19.9.0', 'with two points', 'as a price', 'write euros with digits, or 0 for'), '€ 19,90'),
  byHand(euros('490 Kč', 'in crowns', 'prices of the pub are in EUR', 'write the price in euros; that you take cash in', 'payment: cash_czk', 'currency: CZK'), '€ 19,90'),
  byHand(euros('€ 19,90 / 490 Kč', 'with a second price', 'payment: cash_czk', 'write the price in euros; that you take cash in'), '€ 19,90'),
  byHand(euros('19,900', 'with three places', 'more than two places', 'round it to two places at most'), '€ 19,90'),
  byHand(euros('etwa 19,90', 'with a word', 'as a price', 'write euros with digits, or 0 for'), '€ 19,90'),
  byHand(euros('17,90–19,90 €', 'from to', 'write one price, or two sizes with a semicolon'), '€ 19,90'),
  byHand(euros('19900', 'of a car', 'a price of 19 900 €', 'check the number of digits'), '€ 19,90'),
  byHand(euros('$ 19,90', 'in dollars', 'as a price', 'write euros with digits, or 0 for'), '€ 19,90'),
  byHand(austrian(tel, 'phone: ⟦234 56 78⟧', 'a telephone without area code', 'as a telephone number', 'write it with the 0 before the area code, or', '+43 660 1234567'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦660 1234567⟧', 'a mobile without its zero', 'write it with the 0 before the area code, or'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦+43 0660 1234567⟧', 'a zero behind the country code', 'as a telephone number', 'write it with the 0 before the area code, or'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 23⟧', 'a telephone too short', 'as a telephone number', 'write it with the 0 before the area code, or'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 234 56 78 90 12 34⟧', 'a telephone too long', 'as a telephone number', 'write it with the 0 before the area code, or'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 ZUM ESEL⟧', 'a telephone in letters', 'as a telephone number', 'write it with the 0 before the area code, or'), '01 234 56 78'),
  byHand(slovak('phone: 0905 123 456', 'phone: ⟦0905 123 45⟧', 'a telephone too short', '+421 905 123 456', 'write it with the 0 before the area code, or'), '0905 123 456'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦10900⟧', 'a post code of five digits', 'write four digits, such as 1010'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦0109⟧', 'a post code with a zero', 'write four digits, such as 1010'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦D-1090⟧', 'a post code of Germany', 'as a post code', 'write four digits, such as 1010'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦Wien⟧', 'a town as a post code', 'as a post code', 'write four digits, such as 1010'), 'A-1090'),
  byHand(slovak('postal_code: 97401', 'postal_code: ⟦9740⟧', 'a post code of four digits', 'write five digits, such as 811 01'), '97401'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦ATU13585628⟧', 'a UID with a slip', 'UID ATU13585628, whose check digit does not fit', 'compare it with the register, a digit is wrong'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦13585627⟧', 'a UID without its letters', 'as UID', 'UID such as ATU13585627', 'write all its letters and digits, zeros at the'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦AT13585627⟧', 'a UID without its U', 'as UID', 'write all its letters and digits, zeros at the'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦DE136695976⟧', 'a UID of Germany', 'as UID', 'write all its letters and digits, zeros at the'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'ico: ⟦99999994⟧', 'a Czech number', 'ico, which companies in AT do not have', 'write what they have there (firmenbuch, uid),'), ['ico: 99999994', 'uid: ATU13585627']),
  byHand(austrian('firmenbuch: FN 123456a', 'firmenbuch: ⟦123456⟧', 'a Firmenbuchnummer without its letter', 'FN 123456a', 'write all its letters and digits, zeros at the'), 'FN 123456a'),
  byHand(austrian('firmenbuch: FN 123456a', 'firmenbuch: ⟦FN 1234567a⟧', 'a Firmenbuchnummer too long', 'as Firmenbuchnummer', 'write all its letters and digits, zeros at the'), 'FN 123456a'),
  byHand(slovak('ic_dph: SK2022749619', 'ic_dph: ⟦SK2022749618⟧', 'an IČ DPH with a slip', 'check digit does not fit', 'compare it with the register, a digit is wrong'), 'SK2022749619'),
  slovak('ic_dph: SK2022749619', 'ic_dph: ⟦2022749619⟧', 'an IČ DPH without its letters', 'as IČ DPH'),
  byHand(slovak('dic: 2022749619', 'dic: ⟦SK2022749619⟧', 'a DIČ with letters', 'as DIČ', 'the form of IČ DPH', '2020123456', 'write it behind   ic_dph:'), '2022749619'),
  byHand(slovak('ico: 99999994', 'ico: ⟦99999995⟧', 'an IČO with a slip', 'IČO 99999995, whose check digit does not fit', 'compare it with the register, a digit is wrong'), '99999994'),
  byHand(at('3:1', slovak('ico: 99999994\n', '', 'no IČO', 'no field "ico"', 'add a line   ico: ...')), ['dic: 2022749619', 'ico: 99999994\ndic: 2022749619']),
  byHand(change('pub.md', 'ico: 99999994', 'ico: 99999994\nuid: ⟦ATU13585627⟧', 'an Austrian number in Czechia', 'uid, which companies in CZ do not have', 'write what they have there (ico, dic), or say'), ['uid: ATU13585627\n', '']),
  byHand(change('pub.md', 'dic: CZ99999994', 'dic: ⟦CZ99999995⟧', 'a DIČ with a slip', 'check digit does not fit', 'compare it with the register, a digit is wrong'), 'CZ99999994'),
]

const look = 'look.md'
/** In the look, where this line is the only one. */
const looking = (line: string, name: string, ...words: string[]) =>
  whole(look, `---\n${line}\n---\n`, undefined, name, ...words)

/** Colour, paper and letters. */
// biome-ignore format: one line, one mistake
const looks: Mistake[] = [
  byHand(looking('accent: ⟦yellow⟧', 'a colour too pale', '"yellow", which is too pale', 'cream paper', 'write   accent: "#757400"   which is the', 'nearest that can be read'), '"#757400"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#585600;--control:#757400}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a4a4'),
  byHand(looking('accent: ⟦#ffffff⟧', 'white without quotation marks', '"#ffffff", which is too pale', 'write   accent: "#707070"   which is the'), '"#707070"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#535353;--control:#707070}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a0a0'),
  byHand(looking('accent: ⟦#fff0f5⟧  # růžová', 'a pale colour before a comment', '"#fff0f5", which is too pale', 'write   accent: "#7a6d72"   which is the'), '"#7a6d72"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#5d5055;--control:#7a6d72}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#aa9c'),
  byHand(looking('accent: ⟦"#ffc0cb"⟧\npaper: kraft', 'a colour too pale for brown paper', 'kraft paper', 'write   accent: "#86505b"   which is the'), '"#86505b"', '"theme-color"content="#e8d8bd"media="('),
  exactly(looking('accent: ⟦červená⟧', 'a colour in Czech', '"červená" as a colour', 'write   red   in place of   červená'), '--control:#ff0000'),
  exactly(looking('accent: ⟦weinrot⟧', 'a colour in German', 'write   maroon   in place of   weinrot'), '--accent:#800000'),
  exactly(looking('accent: ⟦žltá⟧', 'a pale colour in Slovak', 'write   goldenrod   in place of   žltá'), '--accent:#daa520'),
  exactly(looking('accent: ⟦drakgreen⟧', 'a colour with a slip', 'write   darkgreen   in place of   drakgreen'), '--control:#006400'),
  exactly(looking('accent: ⟦0x7B2D1C⟧', 'a colour as programs number it', 'write   "#7b2d1c"   in place of   0x7B2D1C'), '--control:#7b2d1c'),
  exactly(looking('accent: ⟦123, 45, 28⟧', 'a colour by three numbers', 'rgb(123, 45, 28)'), '--control:#7b2d1c'),
  byHand(looking('accent: ⟦#7b2d1⟧', 'a colour with five digits', '"#7b2d1" as a colour', 'write   accent: "#7b2d1c"   with the number of'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦RAL 3003⟧', 'a colour of paint', '"RAL 3003" as a colour', 'write   accent: "#7b2d1c"   with the number of'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦Pantone 485 C⟧', 'a colour of print', 'as a colour', 'write   accent: "#7b2d1c"   with the number of'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦currentColor⟧', 'the colour of something else', 'as a colour', 'write   accent: "#7b2d1c"   with the number of'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  exactly(looking('accent: ⟦var(--red)⟧', 'a colour by its name in a style', 'as a colour'), '--accent:#8b0000'),
  byHand(looking('accent: ⟦linear-gradient(red, blue)⟧', 'two colours', 'as a colour', 'write   accent: "#7b2d1c"   with the number of'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦transparent⟧', 'no colour', 'through which the paper shows', 'write   accent: "#000000"'), '"#000000"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#000000;--control:#000000}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a0a0'),
  byHand(looking('accent: ⟦rgb(123 45 28 / 50%)⟧', 'half a colour', 'through which', 'write   accent: "#7b2d1c"'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  looking('accent: ⟦[red, blue]⟧', 'a list of colours', 'a list'),
  byHand(looking('paper: ⟦blue⟧', 'a paper that is not known', 'write one of cream, white, kraft'), 'white', '"theme-color"content="#ffffff"media="('),
  exactly(looking('paper: ⟦whit⟧', 'a paper with a slip', 'write   white   in place of   whit'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  byHand(looking('paper: ⟦cream, white⟧', 'two papers', 'write one of cream, white, kraft'), 'cream'),
  byHand(looking('paper: ⟦"#ffffff"⟧', 'a colour as paper', 'write one of cream, white, kraft'), 'white', '"theme-color"content="#ffffff"media="('),
  byHand(looking('paper: ⟦tmavý⟧', 'a dark paper', 'write one of cream, white, kraft'), 'kraft', '"theme-color"content="#e8d8bd"media="('),
  byHand(looking('typeface: ⟦Arial⟧', 'a font by its name', 'write one of book, plain, poster, typewriter'), 'plain', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:system-ui,-apple-system,SegoeUI,Roboto,NotoSans,Ubuntu'),
  byHand(looking('typeface: ⟦Comic Sans MS⟧', 'a font of children', 'write one of book, plain, poster, typewriter'), 'poster', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:Bahnschrift,AvenirNextCondensed,DINAlternate,RobotoCondensed'),
  exactly(looking('typeface: ⟦typewritter⟧', 'a typeface with a slip', 'write   typewriter   in place of   typewritter'), 'font-family:AmericanTypewriter'),
  byHand(looking('typeface: ⟦14px⟧', 'a size as a typeface', 'write one of book, plain, poster, typewriter'), 'plain', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:system-ui,-apple-system,SegoeUI,Roboto,NotoSans,Ubuntu'),
  byHand(looking('typeface: ⟦book, poster⟧', 'two typefaces', 'write one of book, plain, poster, typewriter'), 'poster', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:Bahnschrift,AvenirNextCondensed,DINAlternate,RobotoCondensed'),
  exactly(looking('⟦barva⟧: red', 'the colour under its Czech name', 'write   accent   in place of   barva'), '--control:#ff0000'),
  looking('⟦font⟧: book', 'a field as programs call it', 'write   typeface   in place of   font'),
  byHand(looking('⟦background⟧: white', 'a field that nobody knows', 'one of mood, accent, paper, typeface', 'correct the name, or delete the line'), ['background: white\n', 'paper: white\n'], '"theme-color"content="#ffffff"media="('),
  byHand(whole(look, '---\npaper: white\n---\nNáš vzhled.\n', '4:1', 'a text below the look', 'text below the second ---', 'delete the line --- above it if the fields go'), ['Náš vzhled.\n', ''], '"theme-color"content="#ffffff"media="('),
  exactly(whole('menu/look.md', '---\npaper: white\n---\n', undefined, 'the look in the folder of the menu', 'wrong folder', 'move it up: look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  exactly(whole('lunch/look.md', '---\npaper: white\n---\n', undefined, 'the look in the folder of lunches', 'move it up: look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  exactly(whole('Look.md', '---\npaper: white\n---\n', undefined, 'the look with a capital', 'rename it to look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  whole('look.txt', 'paper: white\n', undefined, 'the look as plain text', 'rename it to look.md'),
  exactly(whole('looks.md', '---\npaper: white\n---\n', undefined, 'two looks', 'rename it to look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
]

const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const tartare = '    tags: raw, house_special\n'
const plateAlt = '    photo_alt: Tatarák\n    photo_alt_en: Tartare\n'
const plate = (lines: string, name: string, ...told: string[]) =>
  change('menu/20-predkrmy.md', tartare, `${tartare}${lines}`, name, ...told)
const barAlt = 'photo_alt: Lokál\nphoto_alt_en: The bar'
const shown = (text: string, name: string, ...told: string[]) =>
  whole('photos.md', `---\n${text}\n---\n`, undefined, name, ...told)

/** Photos: their files, their names, and words for those who cannot see them. */
// biome-ignore format: one line, one mistake
const photos: Mistake[] = [
  unmended(whole('photos/lokal.heic', heic, undefined, 'a photo of an iPhone', 'HEIC', 'save it as JPEG: on an iPhone choose Settings,'), 'a photo has to be put there, which is no text'),
  unmended(whole('photos/lokal.gif', bytes('GIF89a'), undefined, 'a GIF', 'no photo, but GIF', 'save it as JPEG', 'open it in any program for pictures, save it as'), 'a photo has to be put there, which is no text'),
  unmended(whole('photos/listek.pdf', bytes('%PDF-1.7'), undefined, 'a menu as PDF among the photos', 'but PDF', 'open it in any program for pictures, save it as'), 'a photo has to be put there, which is no text'),
  whole('lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo beside pub.md', 'move it into the folder photos'),
  whole('menu/lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo beside the dishes', 'move it into the folder photos'),
  whole('photos/leto/lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo in a folder of photos', 'move it up: lokal.jpg'),
  whole('photos/photos.md', '---\nstrip: []\n---\n', undefined, 'the lines about photos among them', 'move it up: photos.md'),
  unmended(whole('photos/velka.jpg', Buffer.alloc(20_000_001), undefined, 'a photo of more than 20 MB', 'a photo of 20.0 MB', 'at most 20 MB', 'save it smaller: 3000 pixels across are plenty'), 'a photo has to be put there, which is no text'),
  unmended(plate(`    photo: ⟦tatarak.jpg⟧\n${plateAlt}`, 'a photo that is not there', '"tatarak.jpg", which is no file in photos/', 'put the photo into the folder photos, and write'), 'a photo has to be put there, which is no text'),
  unmended(plate(`    photo: ⟦https://pub.example/tatarak.jpg⟧\n${plateAlt}`, 'a photo elsewhere', 'an address', 'put the photo itself into the folder photos, if'), 'a photo has to be put there, which is no text'),
  unmended(plate(`    photo: ⟦a.jpg, b.jpg⟧\n${plateAlt}`, 'two photos of one dish', 'several photos', 'leave one name here; photos.md has a strip for'), 'a photo has to be put there, which is no text'),
  unmended(of(plate('    photo: ⟦tatarak.jpg⟧\n', 'a photo without words', 'cannot see it', 'add photo_alt, photo_alt_en below it, with what'), 1), 'a photo has to be put there, which is no text'),
  byHand(plate('    ⟦photo_alt⟧: Tatarák\n    photo_alt_en: Tartare\n', 'words without a photo', 'no photo', 'add a line   photo:   with the name of its'), ['    photo_alt: Tatarák\n    photo_alt_en: Tartare\n', '']),
  unmended(plate('    photo: tatarak.jpg\n    photo_alt: ⟦Tatarák⟧\n', 'words in one language', 'add a line   photo_alt_en: ...'), 'a photo has to be put there, which is no text'),
  shown('focus: ⟦30%⟧', 'a focus of one number', 'write   30% 50%'),
  byHand(plate('    ⟦focus⟧: left\n', 'a focus without a photo', '"focus" without "photo"', 'add a line   photo: ...'), ['    focus: left\n', '']),
  byHand(plate('    focus: ⟦left right⟧\n', 'a focus on both sides', 'percentages count from its left and from its top', 'say where in the photo is what must stay to be'), ['    focus: left right\n', '']),
  unmended(shown(`photo: ⟦lokal.jpg⟧\n${barAlt}`, 'a photo of the house that is not there', '"lokal.jpg", which is no file in photos/', 'put the photo into the folder photos, and write'), 'a photo has to be put there, which is no text'),
  unmended(shown(`⟦head⟧: lokal.jpg`, 'the photo of the house under another name', 'photo, photo_alt, photo_alt_en, focus, strip', 'correct the name, or delete the line'), 'a photo has to be put there, which is no text'),
  unmended(shown('strip: ⟦lokal.jpg⟧', 'a strip as one name', 'a list', 'begin each entry on a line of its own with   -'), 'a photo has to be put there, which is no text'),
  unmended(of(at('3:5', shown('strip:\n  - photo: lokal.jpg', 'a photo of the strip without words', 'add a line   photo_alt: ...')), 2), 'a photo has to be put there, which is no text'),
]

/** A slip in what is on at the club. */
const club = (from: string, to: string, name: string, ...words: string[]) =>
  inPub('music-club', change('events.md', from, to, name, ...words))
const quiz = '  - day: úterý\n    time: 19:00–22:00'
const express = '  - date: Pá 27. 11. 2026\n    time: 20:00–23:00'
const entry = 'price: předprodej = 250; na místě = 300; studenti = 180'

/** Events: when, for how much, and on which days. */
// biome-ignore format: one line, one mistake
const events: Mistake[] = [
  byHand(club(express, `${express}\n    ⟦places⟧: 14`, 'places of an event', 'said in your own words behind   description:'), ['    places: 14\n', '']),
  byHand(club(express, '  - date: ⟦27. 11.⟧\n    time: 20:00–23:00', 'an event without its year', 'add the year, such as 24. 12. 2026'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦Čt 27. 11. 2026⟧\n    time: 20:00–23:00', 'an event on another day of the week', '27. 11. 2026 is pátek', 'correct the day or the date'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦každé úterý⟧\n    time: 20:00–23:00', 'a day of every week as a date', 'a day of the week, as a date', 'write   day: každé úterý   in place of this'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦úterý⟧\n    time: 20:00–23:00', 'a bare day as a date', 'write   day: úterý   in place of this line if'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦31. 11. 2026⟧\n    time: 20:00–23:00', 'an event on a day that no month has', 'not in the calendar', 'write a date that exists, such as 24. 12. 2026'), 'Pá 27. 11. 2026'),
  club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦19. 12. 2026 – 17. 12. 2026⟧', 'an event that ends before it begins', 'write   17. 12. 2026 – 19. 12. 2026'),
  byHand(club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦4. 12. 2026 – 19. 12. 2027⟧', 'an event of more than a year', 'more than 60 days', 'correct the dates; for what comes every week'), '17. 12. 2026 – 19. 12. 2026'),
  byHand(club('date: 31. 12. 2026\n', 'date: ⟦31. 12. 2026 – 1. 1. 2027⟧\n', 'one night with two dates', 'one night or two', 'write   date: 31. 12. 2026   for one night; for'), '31. 12. 2026'),
  byHand(of(club(quiz, '  - day: ⟦2. 12. 2026⟧\n    time: 19:00–22:00', 'a date as a day of every week', 'write   date: 2. 12. 2026   in place of this'), 1), 'úterý'),
  unmended(club(quiz, '  - day: ⟦první úterý v měsíci⟧\n    time: 19:00–22:00', 'once a month as every week', 'not every week', 'write a block with its own date for each time'), 'which dates are meant stands nowhere, and the lines below are of every week'),
  byHand(club(quiz, '  - day: ⟦úterek⟧\n    time: 19:00–22:00', 'a day of an event that nobody knows', 'unknown day', 'write for example   Po–Pá   or   So, Ne'), 'úterý'),
  unmended(club(quiz, '  - day: ⟦sudé úterý⟧\n    time: 19:00–22:00', 'every other week as every week', 'not every week', 'write a block with its own date for each time'), 'which dates are meant stands nowhere, and the lines below are of every week'),
  byHand(at('6:5', club('  - day: úterý\n    time', '  - time', 'an event without a day', 'does not say when it is', 'day: úterý', 'add a line   date: 27. 11. 2026   or, for every')), ['  - time: 19:00–22:00', '  - day: úterý\n    time: 19:00–22:00']),
  byHand(of(club(express, '  - date: 27. 11. 2026\n    day: ⟦Pá⟧\n    time: 20:00–23:00', 'a date and a day', 'a day of the week besides', 'delete one of the two lines'), 1), ['    day: Pá\n', '']),
  byHand(club(express, '  - date: 27. 11. 2026\n    from: ⟦1. 11. 2026⟧\n    time: 20:00–23:00', 'a first date beside the date', '"from" beside a date', 'delete the line, or write   day:   in place of'), ['    from: 1. 11. 2026\n', '']),
  byHand(club(express, '  - date: 27. 11. 2026\n    except: ⟦1. 11. 2026⟧\n    time: 20:00–23:00', 'a date left out beside the date', '"except" beside a date', 'delete the line, or write   day:   in place of'), ['    except: 1. 11. 2026\n', '']),
  byHand(at('31:5', club(express, '  - date: Pá 27. 11. 2026', 'an event without a time', 'no field "time"', 'add a line   time: ...')), ['  - date: Pá 27. 11. 2026\n', '  - date: Pá 27. 11. 2026\n    time: 20:00–23:00\n']),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦večer⟧', 'a time of an event in words', '"večer" as a time', 'write for example   11:30'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦19:00, 20:00⟧', 'doors and beginning in one line', 'more than one time', 'write the beginning here and the rest behind'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦24:00⟧', 'a beginning at 24:00', 'write 0:00 and the date that begins then'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦20:00–20:00⟧', 'an event that ends as it begins', 'opening and closing at 20:00', 'write the real closing time; around the clock'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦20:00–25:00⟧', 'an end at 25:00', '"25:00" as a time', 'hours end at 24:00'), '20:00–23:00'),
  exactly(club(entry, 'price: ⟦předprodej 250⟧; na místě = 300', 'a price of entry without its sign', 'write   předprodej = 250'), '"prices":[{"label":{"cs":"předprodej","en":"inadvance"},"price_czk":250},{"label":{"cs":"namístě","en":"atthedoor"},"price_czk":300}]'),
  exactly(club(entry, 'price: ⟦předprodej 250 Kč, na místě 300 Kč⟧', 'two prices of entry without their signs', 'write   předprodej = 250 Kč; na místě = 300 Kč'), '"prices":[{"label":{"cs":"předprodej","en":"inadvance"},"price_czk":250},{"label":{"cs":"namístě","en":"atthedoor"},"price_czk":300}]'),
  byHand(club(entry, 'price: předprodej = 250; ⟦300⟧', 'a price of entry without its word', 'beside other prices', 'write before each of them for whom or how it is'), 'na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: předprodej = 250; ⟦předprodej = 300⟧', 'two prices of entry with one word', 'a second price for "předprodej"', 'delete one of the two, or correct its word'), 'na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦předprodej = 250 = 300⟧', 'two prices of entry behind one word', 'two prices', 'put a semicolon between the prices'), 'předprodej = 250; na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  exactly(club(entry, 'price: ⟦300 Kč / tým⟧', 'a price of entry for a team behind a slash', 'write   tým = 300 Kč'), '"prices":[{"label":{"cs":"tým","en":"team"},"price_czk":300}]'),
  exactly(club(entry, 'price: ⟦300 Kč / host⟧', 'a price of entry for each guest', '"300 Kč / host" as a price'), '"prices":[{"price_czk":300}]'),
  exactly(club(entry, 'price: ⟦150 za tým⟧', 'a price of entry before its word', 'write   za tým = 150'), '"prices":[{"label":{"cs":"zatým","en":"team"},"price_czk":150}]'),
  exactly(club(entry, 'price: ⟦děti zadarmo, dospělí 80 Kč⟧', 'an entry that is free for some, without signs', 'write   děti = zadarmo; dospělí = 80 Kč'), '"prices":[{"label":{"cs":"děti","en":"children"},"price_czk":0},{"label":{"cs":"dospělí","en":"adults"},"price_czk":80}]'),
  exactly(inPub('hut-de-en', change('events.md', 'price: frei', 'price: ⟦Kinder frei, Erwachsene 3 €⟧', 'an entry that is free for some in German', 'write   Kinder = frei; Erwachsene = 3 €')), '"prices":[{"label":{"de":"Kinder","en":"children"},"price_eur":0},{"label":{"de":"Erwachsene","en":"adults"},"price_eur":3}]'),
  unmended(club(quiz, '  - day: ⟦první 2. úterý v měsíci⟧\n    time: 19:00–22:00', 'once a month with a number', 'not every week', 'write a block with its own date for each time'), 'which dates are meant stands nowhere, and the lines below are of every week'),
  byHand(club(entry, 'price: ⟦250 až 300⟧', 'a price of entry from and to', '"250 až 300" as a price', 'write one price, or two sizes with a semicolon'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦dobrovolné⟧', 'entry as guests like', 'what guests give as they like is no price: say', 'description:'), ['    price: dobrovolné\n', ''], '"prices":null,"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦10 €⟧', 'entry in other money', 'in CZK', 'write the price in crowns; that you take cash'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦1 = 10; 2 = 20; 3 = 30; 4 = 40; 5 = 50; 6 = 60; 7 = 70; 8 = 80; 9 = 90⟧', 'nine prices of entry', '9 prices', 'at most 8', 'keep the most important ones, and link to a'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦tanečníci = 250⟧', 'a word of entry that nobody knows', 'whose English is not known', 'add a line   labels_en: tanečníci = ...', 'předprodej'), 'tanečníci = 250\n    labels_en: tanečníci = dancers', '"cs":"tanečníci","en":"dancers"},"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦vstup podle domluvy⟧', 'a price of entry in words', 'podle domluvy', 'write the price with digits, or 0 where'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦100 g = 59 podle váhy⟧', 'entry by weight', 'write the price with digits, or 0 where'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦vstupenky.example/klub-sklep/trio⟧', 'tickets without https', 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦možná⟧', 'perhaps cancelled', 'yes or no', 'write   yes   or   no'), 'yes'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦zrušeno⟧', 'cancelled in Czech', 'yes or no', 'write   yes   or   no'), 'yes'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦11. 12. 2026⟧', 'cancelled on a date', 'yes or no', 'write   yes   or   no'), 'yes'),
  club('    cancelled: yes', '    ⟦canceled⟧: yes', 'cancelled with a slip', 'write   cancelled'),
  exactly(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦http://vstupenky.example/trio⟧', 'tickets without TLS', 'https://vstupenky.example/trio'), '"url":"https://vstupenky.example/trio"}'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦na pokladně⟧', 'tickets at the desk as a page', 'as the address of a page', 'copy the whole address from the browser; it begins with http'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦vstupenky@klub.example⟧', 'tickets by mail as a page', 'as the address of a page', 'copy the whole address from the browser; it begins with http'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦https://a.example/, https://b.example/⟧', 'two pages of tickets', 'as the address of a page', 'copy the whole address from the browser; it begins with http'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    from: 2. 12. 2026\n', '    from: ⟦prosinec⟧\n', 'a first date in words', 'as a date', 'write day, month and year:   24. 12. 2026'), '2. 12. 2026'),
  byHand(club('    from: 2. 12. 2026\n', '    from: ⟦31. 11. 2026⟧\n', 'a first date that is not in the calendar', 'not in the calendar', 'write a date that exists, such as 24. 12. 2026'), '2. 12. 2026'),
  byHand(club('    until: 16. 12. 2026', '    until: ⟦16. 12.⟧', 'a last date without its year', 'add the year, such as 24. 12. 2026'), '16. 12. 2026'),
  byHand(club('    until: 16. 12. 2026', '    until: ⟦do konce roku⟧', 'a last date in words', 'as a date', 'write day, month and year:   24. 12. 2026'), '16. 12. 2026'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦úterý⟧', 'a day of the week left out', 'as a date', 'write day, month and year:   24. 12. 2026'), '22. 12. 2026'),
  byHand(club('    sold_out: yes', '    cancelled: yes\n    sold_out: ⟦yes⟧', 'sold out and cancelled', 'keep one of the two'), ['    cancelled: yes\n    sold_out: yes', '    sold_out: yes']),
  byHand(at('16:5', club('    title_en: Open stage\n', '', 'an event without its English title', 'add a line   title_en: ...')), ['    title: Otevřené pódium\n', '    title: Otevřené pódium\n    title_en: Open stage\n']),
  byHand(at('10:18', club('    description_en: Six rounds, teams of up to six.\n', '', 'an event half in English', 'add a line   description_en: ...')), ['    description: Šest kol, týmy do šesti lidí.\n', '    description: Šest kol, týmy do šesti lidí.\n    description_en: Six rounds, teams of up to six.\n']),
  byHand(club('    from: 2. 12. 2026\n    until: 16. 12. 2026', '    from: 16. 12. 2026\n    until: ⟦2. 12. 2026⟧', 'a last date before the first', 'before the first one', 'correct one of the two'), '16. 12. 2026', '"from":"2026-12-16","until":"2026-12-16","except_dates":[]},"start":"20:00","end":null'),
  byHand(club('    season: 1. 9. – 30. 6.', '    season: ⟦školní rok⟧', 'a season of an event in words', 'as a season', 'write two days without a year, such as 1. 9. –'), '1. 9. – 30. 6.'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦24. 12. 2026⟧', 'a date left out that is no such day', 'would not be anyway', 'correct the date, or delete it'), '22. 12. 2026'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦22. 12.⟧', 'a date left out without its year', 'add the year, such as 24. 12. 2026'), '22. 12. 2026'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦o Vánocích⟧', 'dates left out in words', 'as a date', 'write day, month and year:   24. 12. 2026'), '22. 12. 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦24. 12. 2026⟧', 'a concert on a day that is closed', 'closed: 24. 12. 2026', 'see also', 'hours.md:29:13', 'cancelled: yes', 'correct the date, or write the hours of that'), '5. prosince 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦10. 7. 2027⟧', 'a concert in the summer break', 'closed: 10. 7. 2027', 'hours.md:18', 'correct the date, or write the hours of that'), '5. prosince 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦7. 12. 2026⟧', 'a concert on a Monday', 'closed: 7. 12. 2026', 'hours.md:2:1', 'correct the date, or write the hours of that'), '5. prosince 2026'),
  byHand(club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦19. 12. 2026 – 24. 12. 2026⟧', 'a festival into Christmas', 'closed: 20. 12. 2026, 21. 12. 2026, 22. 12. 2026 and 2 more', 'correct the date, or write the hours of that'), '17. 12. 2026 – 19. 12. 2026'),
  club('    sold_out: yes', '    ⟦vyprodáno⟧: yes', 'a field of an event in Czech', 'write   sold_out'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    ⟦vstupné⟧: 300', 'entry under a Czech name', 'write what is right behind   price:   which', 'stands there too'), ['    vstupné: 300\n', ''], '"status":"sold_out"},{"id":"kvartet-bez-basy-2026-12-11","title":{"cs":"Kvartetbezbasy","en":"Kvartetbezbasy"'),
  byHand(at('75:5', club('    price: 400 Kč\n', '    price: 400 Kč\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n', 'an event twice', 'a second time', 'see also', 'delete one of the two, or correct its time')), ['    title_en: New Year\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n', '    title_en: New Year\n'], '"id":"silvestr-ve-sklepe-2026-12-31-2000","title":{"cs":"Silvestrvesklepě","en":"NewYear"'),
]

/** What was meant is plain, and the nearest word or sign was another one. */
// biome-ignore format: one line, one mistake
const misguided: Mistake[] = [
  byHand(change(soup, 'tags: spicy', 'tags: ⟦vegetariánské⟧', 'a diet among the tags', '"vegetariánské", which is a word of   diets:', 'write it there:   diets: vegetarian'), ['tags: vegetariánské', 'diets: vegetarian'], '"diets":["vegetarian"],"tags":[]},{"id":"kulajda"'),
  byHand(of(change(soup, '    allergens: 1\n    tags: spicy', '    ⟦alergeny⟧: 1, 99\n    tags: spicy', 'a wrong value behind a wrong name', 'a field "alergeny"', 'write   allergens', 'allergen 99', 'use the numbers 1 to 14'), 2), ['alergeny: 1, 99', 'allergens: 1, 9'], '"allergens":[1,9],"diets":[],"tags":["spicy"]},{"id":"kulajda"'),
  byHand(change('pub.md', 'parking: street', 'parking: ⟦ano⟧', 'a yes where it is asked which', '"ano"', 'write one of street, own, none'), 'own', '"parking":"own"'),
  change('pub.md', 'https://u-zaspaleho-kohouta.example', '⟦https://u-zaspaleho-kohouta.example/index.html⟧', 'an address of one page', 'one page of the site', 'write   https://u-zaspaleho-kohouta.example   in'),
  change(soup, '    en: Tripe soup', '    ⟦en = Tripe soup⟧', 'an equals sign for a colon', 'without a colon', 'write   en: Tripe soup'),
  change(soup, '  - cs: Dršťková polévka', '  ⟦cs: Dršťková polévka⟧', 'a hyphen that was deleted', 'does not fit', 'write   - cs: Dršťková polévka'),
  exactly(change(soup, 'sizes: 0,33 l = 85', 'sizes: ⟦[malá 0,3 l = 44, velká 0,5 l = 62]⟧', 'sizes in brackets', 'a list', 'write   sizes: malá 0,3 l = 44; velká 0,5 l = 62'), '"label":{"cs":"malá","en":"small"},"volume_ml":300,"price_czk":44},{"label":{"cs":"velká","en":"large"},"volume_ml":500,"price_czk":62}'),
  exactly(change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = 85\n    extras: ⟦sýr (7) 20⟧\n    extras_en: sýr = cheese`, 'an extra with allergens and no equals sign', 'without an equals sign', 'write   sýr (7) = 20'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20}]'),
  byHand(change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = 85\n    extras: ⟦hořčice 10⟧\n    extras_en: hořčice = mustard`, 'an extra with a number that may be its price', 'an allergen or the price', 'write   hořčice = 10   for a price'), 'hořčice = 10', '"extras":[{"name":{"cs":"hořčice","en":"mustard"},"allergens":null,"price_czk":10}]'),
  byHand(of(change(soup, 'section: Polévky\nsection_en: Soups\nkind: food', 'section: Polévky⟦:⟧ husté\nsection_en: Soups\nkind: fo\u200Bodd', 'a second colon, and below it a wrong word that hides a sign', 'second colon', 'U+200B', 'did you mean "food"?'), 3), [': husté\nsection_en: Soups\nkind: fo\u200Bodd', '\nsection_en: Soups\nkind: food']),
]

export const mistakes: Mistake[] = [
  ...files,
  ...lines,
  ...values,
  ...rules,
  ...contact,
  ...branches,
  ...house,
  ...seasons,
  ...lunches,
  ...tongues,
  ...menus,
  ...priceWords,
  ...additions,
  ...countries,
  ...itemMistakes,
  ...events,
  ...looks,
  ...photos,
  ...misguided,
]
