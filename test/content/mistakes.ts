// The mistakes that owners make, as a table: the file of the full pub, the text that is changed,
// and the codes of the messages. The caret must be under the characters between ⟦ and ⟧.

import {
  at,
  byHand,
  change,
  exactly,
  inPub,
  type Mistake,
  type Reported,
  rewritten,
  unfixed,
  writeFile,
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
  rewritten(writeFile(soup, bytes('---\nsection: Pol', [0xe9], 'vky\n---\n'), '2:13', 'a file in Windows-1250', 'encoding-unknown')),
  rewritten(writeFile(soup, Buffer.from('\uFEFF---\nsection: Polévky\n---\n', 'utf16le'), '1:1', 'a file in UTF-16 with a mark', 'encoding-utf16')),
  rewritten(writeFile(soup, Buffer.from('---\nsection: Polévky\n---\n', 'utf16le'), '1:1', 'a file in UTF-16 without a mark', 'encoding-utf16')),
  rewritten(writeFile(soup, Buffer.from('\uFEFF---\nsection: A\n---\n', 'utf16le').swap16(), '1:1', 'a file in UTF-16 the other way round', 'encoding-utf16')),
  rewritten(writeFile(soup, bytes('---\nsection: A', [0xed, 0xa0, 0x80], '\n---\n'), '2:11', 'half a character', 'encoding-unknown')),
  rewritten(writeFile(soup, '', '1:1', 'an empty file', 'file-empty')),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0007⟧ups', 'a control character', 'character-invisible', 'U+0007'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0000⟧ups', 'a NUL', 'character-invisible', 'U+0000'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u0085⟧ups', 'a line end of old mainframes', 'character-invisible', 'U+0085'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u202E⟧ups', 'text turned from right to left', 'character-invisible', 'U+202E'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u2066⟧ups', 'isolated text', 'character-invisible', 'U+2066'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\uFEFF⟧ups', 'a byte order mark in the middle', 'character-invisible', 'U+FEFF'),
  change(soup, 'section_en: Soups', 'section_en: So⟦\u200B⟧ups', 'a space without width', 'character-invisible', 'U+200B'),
  change(soup, 'section_en: Soups', 'section_en: Soups⟦\u{E0041}⟧', 'a tag character', 'character-invisible', 'U+E0041'),
  byHand(change(soup, 'section_en: Soups', 'section_en: So⟦\uFFFD⟧ups', 'a letter lost by an editor', 'letter-lost'), ''),
  byHand(change(soup, 'section_en: Soups', 'section_en: ⟦"So\\uD800ups"⟧', 'half a character behind a backslash', 'character-invisible', 'U+D800'), 'Soups'),
  byHand(change(soup, 'section_en: Soups', 'section_en: ⟦"So\\u202Eups"⟧', 'a reordering mark behind a backslash', 'character-invisible', 'U+202E'), 'Soups'),
  change(soup, '    en: Goulash soup', '⟦\t⟧en: Goulash soup', 'a tab as indentation', 'space-wrong', 'a tab'),
  change(soup, '    en: Goulash soup', '  ⟦\t⟧en: Goulash soup', 'a tab behind spaces', 'space-wrong', 'a tab'),
  change(soup, '  - cs: Hovězí vývar s masem, zeleninou a domácími nudlemi', '⟦\t⟧- cs: Hovězí vývar s masem, zeleninou a domácími nudlemi', 'a tab before the first entry of a list', 'space-wrong', 'a tab'),
  change(soup, '    en: Goulash soup', '  ⟦\u00A0⟧ en: Goulash soup', 'a non-breaking space as indentation', 'space-wrong', 'a special space'),
  change(soup, 'section_en: Soups', 'section_en:⟦\u00A0⟧Soups', 'a non-breaking space behind the colon', 'space-wrong', 'a special space', 'next to the colon or hyphen'),
  change(soup, '  - cs: Gulášová', '  -⟦\t⟧cs: Gulášová', 'a tab behind the hyphen', 'space-wrong', 'a tab'),
  writeFile(soup, 'section: A\n---\n', '1:1', 'no opening line', 'first-line-wrong', '"section: A"', 'add as line 1'),
  writeFile(soup, 'section: A\n', '1:1', 'no lines at all', 'fence-open first-line-wrong', 'add as line 1', 'add as line 2'),
  exactly(writeFile(soup, `\n${minimal(dish)}`, '1:1', 'an empty line above', 'first-line-wrong', 'that is empty', 'delete the empty line 1'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, `Polévky –\n${minimal(dish)}`, '1:1', 'a title with a dash above', 'first-line-wrong', '"Polévky –"', 'delete the line   Polévky –'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, ` ${minimal(dish)}`, '1:1', 'a space before the hyphens', 'first-line-wrong'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, `-${minimal(dish)}`, '1:1', 'four hyphens', 'first-line-wrong', '"----"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace('---', '–––'), '1:1', 'three dashes', 'first-line-wrong', '"–––"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace('---', '---js'), '1:1', 'code in the first line', 'first-line-wrong', '"---js"', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace('---', '--- yaml'), '1:1', 'a language in the first line', 'first-line-wrong', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace(/---\n$/, ''), '1:1', 'no closing line', 'fence-open', 'add as line 10   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace(/---\n$/, '----\n'), '10:1', 'four hyphens at the end', 'fence-wrong', '----', 'write   ---'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(dish).replace(/---\n$/, '–––\n'), '10:1', 'dashes at the end', 'fence-wrong', '–––'), '"name":{"cs":"A","en":"B"}'),
  exactly(writeFile(soup, minimal(`${dish}--- Hotovky ---\n${dish.replace('Guláš', 'Kulajda')}`), '10:1', 'a ruler in the middle', 'fence-wrong', '--- Hotovky ---'), '"name":{"cs":"A","en":"B"}'),
  rewritten(writeFile(soup, '---\n---\n', '2:1', 'no fields', 'fields-missing', 'no fields between the two lines ---')),
  rewritten(writeFile(soup, '---\n# nic\n---\n', '2:1', 'only a comment', 'fields-missing', 'no fields between the two lines ---')),
  writeFile(soup, '---\n- a\n- b\n---\n', '2:1', 'a list in place of fields', 'fields-missing', 'a list instead of fields', 'items:'),
  rewritten(writeFile(soup, '---\nGuláš\n---\n', '2:1', 'a word in place of fields', 'dishes-as-text', 'lines as on a blackboard')),
  unfixed(writeFile('menu/10-polevky.txt', 'x', undefined, 'a file that is not .md', 'file-not-markdown', 'rename it to 10-polevky.md'), 'a section has to be in it first'),
  byHand(writeFile('menu/foto.svg', 'x', undefined, 'a picture', 'file-not-markdown', 'move it out of this folder, or save its text in'), { remove: true }),
  exactly(writeFile('15-salaty.md', minimal(dish), undefined, 'a section beside the folder', 'file-misplaced', 'folder menu'), '"en":"Soups"}},{"id":"salaty","kind":"food","name":{"cs":"A","en":"B"}'),
  writeFile('2026-11-30.md', '---\n---\n', undefined, 'a week beside the folder', 'file-misplaced', 'folder lunch'),
  writeFile('menu/2026-11-30.md', '---\n---\n', undefined, 'a week among the sections', 'file-misplaced', 'folder lunch'),
  byHand(writeFile('menu/pub.md', '---\n---\n', undefined, 'the facts among the sections', 'file-misplaced', 'move it up: pub.md belongs next to the folder'), { remove: true }),
  exactly(writeFile('lunch/30-jidla.md', minimal(dish), undefined, 'a section among the weeks', 'lunch-file-misnamed', 'folder menu'), '"en":"Soups"}},{"id":"jidla","kind":"food","name":{"cs":"A","en":"B"}'),
  unfixed(writeFile('lunch/2026-11-24.md', '---\n---\n', undefined, 'a week called by its Tuesday', 'lunch-file-misnamed fields-missing', 'rename the file'), 'a week has to be in it first'),
  unfixed(writeFile('lunch/2026-02-30.md', '---\n---\n', undefined, 'a week called by a day that is not', 'lunch-file-misnamed fields-missing', 'rename the file'), 'a week has to be in it first'),
  byHand(writeFile('menu/10 Polévky.md', minimal(dish), undefined, 'a file name with spaces', 'section-file-misnamed'), { name: 'menu/31-salaty.md' }, '"name":{"cs":"A","en":"B"}'),
  byHand(writeFile('menu/11-polevky.md', minimal(dish), undefined, 'two files for one section', 'section-file-twice', 'menu/10-polevky.md'), { name: 'menu/11-salaty.md' }, '"id":"salaty","kind":"food","name":{"cs":"A","en":"B"}'),
  exactly(inPub('village-cs', writeFile('pages/Svatby a oslavy.md', '---\ntitle: Svatby\n---\nU nás.\n', undefined, 'a page whose name is no address', 'page-file-misnamed', 'svatby-a-oslavy.cs.md')), 'href="/svatby-a-oslavy/">Svatby</a>'),
  byHand(writeFile('pages/svatby.cs.md', '---\ntitle: Svatby\n---\nU nás.\n', undefined, 'a page in one of two languages', 'page-language-missing', 'English', 'pages/svatby.en.md'), { remove: true }),
  byHand(writeFile('pages/svatby.de.md', '---\ntitle: Hochzeiten\n---\nBei uns.\n', undefined, 'a page in a language of others', 'language-not-had'), { remove: true }),
  byHand(inPub('village-cs', writeFile('pages/svatby.cs.md', '---\ntitle: ⟦Svatby⟧\n---\n', undefined, 'a page without a text', 'page-empty')), { text: '---\ntitle: Svatby\n---\nU nás.\n' }, 'href="/svatby/">Svatby</a>'),
  byHand(inPub('village-cs', writeFile('pages/svatby.cs.md', '---\ndescription: Svatby u nás.\n---\nU nás.\n', '2:1', 'a page without a title', 'field-missing', 'title: ...')), { text: '---\ntitle: Svatby\n---\nU nás.\n' }, 'href="/svatby/">Svatby</a>'),
  byHand(writeFile('pages/hours.md', '---\n---\n', undefined, 'the hours among the pages', 'file-misplaced', 'move it up: hours.md belongs next to the folder'), { remove: true }),
  byHand(writeFile('events/silvestr.md', 'x', undefined, 'a folder of its own', 'file-unexpected'), { remove: true }),
  byHand(writeFile(extra, Buffer.alloc(1024 * 1024 + 1, 'a'), undefined, 'a file over 1 MB', 'file-too-large', '1.0'), { remove: true }),
  byHand(writeFile(extra, minimal('  []\n'), '6:3', 'a section without items', 'section-empty'), { remove: true }),
  byHand(writeFile(extra, minimal(''), '5:1', 'a section with nothing under items', 'list-expected', '"items" with nothing under it', 'begin each entry on its own line with   -'), ['items:\n', 'items:\n  - cs: Guláš\n    en: Goulash\n    id: gulas-navic\n    sizes: 150 g = 100\n    allergens: 1\n'], '"en":"Hotdrinks"}},{"id":"navic","kind":"food","name":{"cs":"A","en":"B"}}],"allergens":[{"number":1'),
  exactly(writeFile(soup, minimal(dish).replace('---', '—'), '1:1', 'a long dash as the first line', 'first-line-wrong', '"—"', 'write   ---   instead of   —'), '"name":{"cs":"A","en":"B"}'),
  byHand(writeFile('menu/10-polevky (1).md', minimal(dish + dish.replace('Guláš', 'Kulajda')), undefined, 'a copied section', 'file-copy', 'menu/10-polevky.md', 'delete it'), { remove: true }),
  byHand(writeFile('menu/10-polevky (conflicted copy 2026-11-20).md', minimal(dish), undefined, 'a conflicted copy of a section', 'file-copy', 'menu/10-polevky.md'), { remove: true }),
  byHand(writeFile('pub (1).md', minimal(dish), undefined, 'a copy of the facts', 'file-copy', 'pub.md'), { remove: true }),
  byHand(writeFile('hours - kopie.md', minimal(dish), undefined, 'a copy of the hours in Czech', 'file-copy', 'hours.md'), { remove: true }),
  byHand(change(soup, 'section: Polévky', '⟦<<<<<<< HEAD⟧\nsection: Polévky\n=======\nsection: Polévky a vývary\n>>>>>>> menu', 'conflict markers', 'conflict-unresolved'), ['<<<<<<< HEAD\nsection: Polévky\n=======\nsection: Polévky a vývary\n>>>>>>> menu', 'section: Polévky a vývary'], '"name":{"cs":"Polévkyavývary","en":"Soups"}'),
  change(soup, '  - cs: Gulášová', '  ⟦•⟧ cs: Gulášová', 'a typographic bullet', 'bullet-typographic', 'write   -   instead of   •'),
  change(soup, '  - cs: Gulášová', '  ⟦–⟧ cs: Gulášová', 'a dash as a bullet', 'bullet-typographic', 'write   -   instead of   –'),
  exactly(change(soup, '    en: Goulash soup', '⟦\t⟧en: Go\u200Bulash soup\n    tags: spicey, to_shar, kidss', 'a tab, an invisible character and three wrong words', 'space-wrong character-invisible word-unknown word-unknown word-unknown', 'a tab', 'U+200B', '"spicey"', '"to_shar"', '"kidss"'), '"diets":[],"tags":["spicy","to_share","kids"]'),
  byHand(writeFile(extra, `${minimal(dish)}\nJen v pátek.\n`, '12:1', 'text below the fields', 'text-below-fields'), ['\nJen v pátek.\n', ''], '"en":"Hotdrinks"}},{"id":"navic","kind":"food","name":{"cs":"A","en":"B"}}],"allergens":[{"number":1'),
  byHand(writeFile(extra, minimal(`  ${'[ '.repeat(4900)}\n`), '6:3', 'thousands of brackets', 'bracket-open', '"[ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ [ ...'), { remove: true }),
]

/** Lines that no parser can read, or that one would misread. */
// biome-ignore format: one line, one mistake
const lines: Mistake[] = [
  exactly(change(soup, 'section: Polévky', 'section: Polévky⟦:⟧ husté', 'a second colon', 'colon-second', 'section: "Polévky: husté"'), '"name":{"cs":"Polévky:husté","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: "Polévky ⟦"husté""⟧', 'quotation marks in quotation marks', 'quote-continued'), "\"name\":{\"cs\":\"Polévky\\\"husté\\\"\",\"en\":\"Soups\"}"),
  exactly(change(soup, 'section: Polévky', "section: 'Jack Daniel⟦'s'⟧", 'an apostrophe in apostrophes', 'quote-continued', `section: "Jack Daniel's"`), "\"name\":{\"cs\":\"JackDaniel's\",\"en\":\"Soups\"}"),
  change(soup, 'section: Polévky', 'section: ⟦"Polévky⟧', 'a quotation mark that is not closed', 'quote-open'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦&pivo světlé⟧', 'an anchor', 'sign-first', '"&pivo světlé"'), '"name":{"cs":"&pivosvětlé","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦*hvězda⟧', 'an alias', 'sign-first', '"*hvězda"'), '"name":{"cs":"*hvězda","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦!pozor⟧', 'a tag', 'sign-first', '"!pozor"'), '"name":{"cs":"!pozor","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦@polévky⟧', 'an at sign', 'sign-first', '"@polévky"'), '"name":{"cs":"@polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦`polévky`⟧', 'a backtick', 'sign-first', '`'), '"name":{"cs":"polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦%polévky⟧', 'a percent sign', 'sign-first', '%'), '"name":{"cs":"%polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦> 18 let⟧', 'a greater-than sign', 'sign-first', '>'), '"name":{"cs":">18let","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦- polévky⟧', 'a hyphen', 'sign-first', '-'), '"name":{"cs":"-polévky","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦[Polévky⟧', 'an open bracket', 'bracket-open', '['), '"name":{"cs":"[Polévky","en":"Soups"}'),
  change(soup, 'section: Polévky', '⟦section Polévky⟧', 'no colon', 'colon-missing'),
  change(soup, 'section: Polévky', 'section⟦:⟧Polévky', 'no space after the colon', 'colon-tight', 'section: Polévky'),
  change(soup, '  - cs: Gulášová', '  ⟦-⟧cs: Gulášová', 'no space after the hyphen', 'hyphen-tight', 'write   - cs: Gulášová polévka'),
  change(soup, '    id: gulasova-polevka', '   ⟦id: gulasova-polevka⟧', 'one space too few', 'line-unfitting', '(it begins with 3 spaces)'),
  change(soup, 'section_en: Soups\nkind: food', 'section_en: "Soups" # anglicky\n   ⟦kind: food⟧', 'a field too far in, below a value with a comment', 'line-unfitting', '(it begins with 3 spaces)'),
  change(soup, '    id: gulasova-polevka', '      ⟦id: gulasova-polevka⟧', 'two spaces too many', 'line-unfitting'),
  byHand(change(soup, 'section: Polévky', 'section: Polévky\n⟦section⟧: Husté', 'the same field twice', 'field-twice'), ['section: Polévky\nsection: Husté', 'section: Husté'], '"cs":"Husté","en":"Soups"}},{"id":"tocene-pivo","kind":"drinks","name":{"cs":"Točenépivo"'),
  byHand(change(soup, '  - cs: Dršťková polévka\n', '\n    ⟦cs⟧: Dršťková polévka\n', 'a forgotten hyphen', 'field-twice'), ['\n    cs: Dršťková polévka\n', '\n  - cs: Dršťková polévka\n']),
  exactly(change(soup, 'section: Polévky', 'section: Polévky ⟦#1⟧', 'a number sign in a name', 'value-cut', 'write   section: "Polévky #1"'), '"name":{"cs":"Polévky#1","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', '⟦section⟧: #1 polévky', 'a name that begins with a number sign', 'value-missing', 'everything after # is ignored'), '"name":{"cs":"#1polévky","en":"Soups"}'),
  exactly(change(soup, '    en: Goulash soup', '    en: Goulash ⟦#1⟧', 'a number sign in the name of a dish', 'value-cut', 'write   en: "Goulash #1"'), '"cs":"Gulášovápolévka","en":"Goulash#1"'),
  exactly(change(soup, 'section: Polévky', 'section: {⟦⟧base_url}', 'curly brackets', 'block-unexpected', 'section: "{base_url}"'), '"name":{"cs":"{base_url}","en":"Soups"}'),
  exactly(change(soup, 'section: Polévky', 'section: ⟦[sezónní]⟧', 'a name in brackets', 'list-unexpected', 'section: "[sezónní]"'), '"name":{"cs":"[sezónní]","en":"Soups"}'),
  byHand(change(soup, 'section: Polévky', '⟦section⟧:', 'no value', 'value-missing', 'section', 'write the value after the colon'), ['section:\n', 'section: Polévky\n']),
  byHand(change(soup, 'section: Polévky', 'section: ⟦""⟧', 'an empty value', 'value-missing', 'section', 'write the value after the colon'), 'Polévky'),
  byHand(change(soup, 'section: Polévky', 'section: ⟦\u0338⟧ Polévky', 'an accent without its letter', 'accent-first'), ['section: ̸ Polévky', 'section: Polévky']),
  byHand(change(soup, 'section: Polévky', 'section: Polévky⟦:⟧ husté\nkind_of: @x', 'two lines that cannot be read', 'colon-second field-unknown', 'kind_of', 'correct the name, or delete the line'), ['section: Polévky: husté\nkind_of: @x', 'section: "Polévky: husté"'], '"cs":"Polévky:husté","en":"Soups"}},{"id":"tocene-pivo","kind":"drinks","name":{"cs":"Točenépivo"'),
]

const price = (value: string, name: string, ...told: Reported) =>
  change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = ⟦${value}⟧`, `the price ${name}`, ...told)
const size = (value: string, name: string, ...told: Reported) =>
  change(soup, 'sizes: 0,33 l = 85', `sizes: ${value}`, `the size ${name}`, ...told)
const tripe = (value: string, name: string, ...told: Reported) =>
  change(
    soup,
    'sizes: 0,33 l = 79\n    allergens: 1',
    `sizes: 0,33 l = 79\n    ${value}`,
    name,
    ...told,
  )

/** Values of one field. */
// biome-ignore format: one line, one mistake
const values: Mistake[] = [
  exactly(size('⟦= 95 za 0,5 l⟧', 'that stands behind its price', 'size-unreadable', '0,5 l = 95'), '"sizes":[{"volume_ml":500,"price_czk":95}'),
  exactly(size('⟦malá = 95 Kč / 2 dcl⟧', 'that stands behind its price and a slash', 'size-unreadable', 'malá 2 dcl = 95 Kč'), '"label":{"cs":"malá","en":"small"},"volume_ml":200,"volume_unit":"dl","price_czk":95}'),
  exactly(price('8O', 'with a letter for its zero', 'price-unreadable', 'write   80   instead of   8O'), '"price_czk":80}'),
  byHand(price('49,9999', 'with four places', 'price-too-fine'), ['= 49,9999', '= 50'], '"price_czk":50}'),
  byHand(price('9 €', 'in euros by their sign', 'price-in-other-currency', 'CZK'), ['= 9 €', '= 225'], '"price_czk":225}'),
  byHand(tripe('⟦allergens⟧: -', 'a hyphen for allergens without quotation marks', 'value-missing', 'allergens'), ['allergens: -', 'allergens: unknown'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  change(soup, 'section: Polévky', '⟦section⟧:\n  - Polévky', 'a list of one where a text belongs', 'list-unexpected', 'section: Polévky'),
  tripe('allergens: 1\n    checked: ⟦price-high-up⟧', 'a warning that there is not', 'checked-unknown', 'write   price-high'),
  byHand(price('cena na dotaz', 'on request', 'price-unreadable', 'if it has no fixed price, put it in a'), ['= cena na dotaz', '= od 85'], '"volume_ml":330,"price_czk":85,"price_from":true}'),
  byHand(price('165–215', 'from to', 'price-unreadable', 'write one price, or two sizes with a semicolon'), ['= 165–215', '= 165'], '"volume_ml":330,"price_czk":165}'),
  byHand(price('-5', 'below zero', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '5', '"price_czk":5}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('1_290', 'with an underscore', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '1290', '"price_czk":1290}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('1e3', 'of engineers', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), ['= 1e3', '= 1000'], '"price_czk":1000}'),
  byHand(price('8,5,0', 'with two commas', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '85'),
  byHand(price('85 EUR', 'in euros', 'price-in-other-currency', 'crowns', 'payment: cash_eur', 'currency: EUR'), '85'),
  byHand(price('850000', 'of a house', 'price-too-high', '850 000 Kč'), ['= 850000', '= 85']),
  price('„85“', 'in quotation marks', 'price-unreadable'),
  size('⟦0,33 l 85⟧', 'without an equals sign', 'size-without-price', 'an equals sign', '0,33 l = 85'),
  size('⟦0,33 l 85,-⟧', 'without an equals sign, with a dash', 'size-without-price', '0,33 l = 85'),
  exactly(size('⟦malá 85, velká 95⟧', 'two without equals signs', 'size-without-price', 'malá = 85; velká = 95'), '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká","en":"large"},"price_czk":95}],"allergens":[1,3,7]'),
  exactly(size('⟦malá 85 a velká 95⟧', 'two joined by a word', 'size-without-price', 'malá = 85; velká = 95'), '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká","en":"large"},"price_czk":95}],"allergens":[1,3,7]'),
  exactly(size('⟦0,33 l 85 Kč / 0,5 l 95 Kč⟧', 'two with a slash between', 'size-without-price', '0,33 l = 85; 0,5 l = 95'), '"volume_ml":330,"price_czk":85},{"volume_ml":500,"price_czk":95}'),
  byHand(size('⟦85 Kč/os.⟧', 'by the head', 'size-without-price', 'a price', 'and a semicolon between two sizes'), '0,33 l = 85'),
  size('⟦0,33⟧ = 85', 'without a unit', 'size-unreadable', 'write   0,33 l   instead of   0,33'),
  exactly(size('⟦0,3 l = 44, 0,5 l = 62⟧', 'with a comma between two', 'size-with-two-prices', 'write   0,3 l = 44; 0,5 l = 62'), '"volume_ml":300,"price_czk":44},{"volume_ml":500,"price_czk":62}'),
  byHand(size('⟦0,5 ml⟧ = 85', 'of half a millilitre', 'quantity-impossible', '0,5 ml'), '0,5 l', '"sizes":[{"volume_ml":500,"price_czk":85}'),
  byHand(size('⟦1.500 g⟧ = 85', 'of two meanings', 'quantity-ambiguous', '1500 g'), ['1.500 g', '1500 g'], '"weight_g":1500,"price_czk":85}'),
  byHand(size('0,33 l = 85; ⟦0,33 l = 90⟧', 'twice', 'size-twice'), ['0,33 l = 85; 0,33 l = 90', '0,33 l = 90'], '"price_czk":90}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦hrnec 0,33 l = 85⟧', 'with an unknown label', 'size-label-unknown', 'English', 'labels_en: hrnec = ...'), ['sizes: hrnec 0,33 l = 85', 'sizes: hrnec 0,33 l = 85\n    labels_en: hrnec = mug'], '"label":{"cs":"hrnec","en":"mug"}'),
  byHand(size('⟦0,33 l 0,5 l = 85⟧', 'with two volumes', 'size-with-two-quantities'), ['0,33 l 0,5 l = 85', '0,33 l = 65; 0,5 l = 85'], '{"volume_ml":330,"price_czk":65},{"volume_ml":500,"price_czk":85}'),
  byHand(change(soup, 'allergens: 1, 3, 7\n    diets: vegetarian\n    tags: house_special', 'allergens: ⟦1.3⟧\n    diets: vegetarian', 'allergens 1.3', 'allergen-ambiguous', '1, 3'), '1, 3', '3],"diets":["vegetarian"],"tags":[],"availability":{"season":{"from":"09-01"'),
  byHand(tripe('allergens: 1, ⟦15⟧', 'allergen 15', 'allergen-unknown', '15'), '14', '1,14],"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  byHand(tripe('allergens: ⟦137⟧', 'allergens without commas', 'allergen-unknown', '137'), ['allergens: 137', 'allergens: 1, 3, 7'], '"id":"drstkova-polevka","section":"polevky","name":{"cs":"Dršťkovápolévka","en":"Tripesoup"},"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[1,3,7]'),
  byHand(tripe('allergens: ⟦0⟧', 'a zero for allergens', 'allergen-unreadable', '"0"'), ['allergens: 0', 'allergens: none'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[]'),
  byHand(tripe('allergens: ⟦"-"⟧', 'a hyphen for allergens', 'allergens-unreadable', '"-"'), ['allergens: "-"', 'allergens: unknown'], '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":null'),
  byHand(tripe('allergens: ⟦bez⟧', 'the word without for allergens', 'allergen-unreadable', '"bez"'), '1'),
  tripe('allergens: ⟦lepek⟧', 'an allergen in words', 'allergen-in-words', '"lepek"'),
  exactly(tripe('allergens: ⟦ryby⟧', 'an allergen whose name is known', 'allergen-in-words', 'write   4'), '"sizes":[{"volume_ml":330,"price_czk":79}],"allergens":[4]'),
  byHand(tripe('⟦allergens⟧:', 'allergens left empty', 'value-missing', 'allergens', 'write the value after the colon'), ['allergens:\n', 'allergens: 1\n']),
  byHand(tripe('allergens: [⟦0⟧,3, 0,5]', 'decimal commas in a list', 'allergen-unreadable allergen-unreadable', '"0"'), ['[0,3, 0,5]', '3, 5'], '3,5],"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  byHand(change(
    soup,
    '  - cs: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: 1\n',
    '  - ⟦cs⟧: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n',
    'no allergens', 'field-missing', 'allergens: ...',
  ), ['    id: drstkova-polevka\n', '    id: drstkova-polevka\n    allergens: unknown\n'], '"allergens":null,"diets":[],"tags":["spicy"]},{"id":"kulajda","section":"polevky","name":{"cs":"Kulajdashoubamiazastřenýmvejcem"'),
  change(soup, 'tags: spicy', 'tags: ⟦spicey⟧', 'an unknown tag', 'word-unknown', '"spicey"', 'write   spicy'),
  change(soup, 'diets: vegan', 'diets: ⟦veggan⟧', 'an unknown diet', 'word-unknown', '"veggan"', 'write   vegan'),
  change(soup, 'kind: food', 'kind: ⟦fod⟧', 'an unknown kind', 'word-unknown', '"fod"', 'write   food'),
  byHand(change(soup, 'season: 1. 9. – 30. 11.', 'season: ⟦podzim⟧', 'a season in words', 'season-unreadable'), ['season: podzim', 'season: 1. 9. – 30. 11.']),
  change(soup, 'season: 1. 9. – 30. 11.', 'season: ⟦1. 9. – 31. 11.⟧', 'a season until 31 November', 'season-impossible'),
  change(soup, 'id: kulajda', 'id: ⟦Kulajda⟧', 'an id with a capital', 'id-unreadable', 'kulajda'),
  byHand(change(beer, 'alcohol: 4,1', 'alcohol: ⟦cca 4⟧', 'alcohol with a word', 'alcohol-unreadable', '"cca 4"'), ['alcohol: cca 4', 'alcohol: 4'], '"alcohol_percent":4,'),
  byHand(change(beer, 'alcohol: 4,1', 'alcohol: ⟦410⟧', 'alcohol over 96', 'alcohol-impossible', '410'), ['alcohol: 410', 'alcohol: 4,1']),
  byHand(change(beer, 'degree: 10', 'degree: ⟦10 %⟧', 'a degree in percent', 'degree-unreadable', '"10 %"', 'percentages go after   alcohol:'), '10'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦$$⟧\n', 'a price range in signs', 'price-range-unreadable'), '150–300', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":300}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦200⟧\n', 'a price range of one price', 'price-range-unreadable'), '150–200', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":200}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦100–300–500⟧\n', 'a price range of three prices', 'price-range-unreadable'), '100–500', '"price_range":{"least":{"price_czk":100},"most":{"price_czk":500}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦200–200⟧\n', 'a price range without a range', 'price-range-unreadable'), '150–200', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":200}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  exactly(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦300–100⟧\n', 'a price range turned round', 'price-range-turned'), '"price_range":{"least":{"price_czk":100},"most":{"price_czk":300}}'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦10–25 €⟧\n', 'a price range in the other currency', 'price-in-other-currency', 'CZK', 'crowns'), '250–625', '"price_range":{"least":{"price_czk":250},"most":{"price_czk":625}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\nprice_range: ⟦levné–drahé⟧\n', 'a price range in words', 'price-range-unreadable'), '150–300', '"price_range":{"least":{"price_czk":150},"most":{"price_czk":300}},"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'kind: hospoda\n', 'kind: hospoda\ncuisine: ⟦česká⟧\n', 'a cuisine without its English', 'language-missing', 'English', 'cuisine_en: ...'), ['cuisine: česká\n', 'cuisine: česká\ncuisine_en: Czech\n'], '"cuisine":{"cs":"česká","en":"Czech"},"price_range":null,"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  byHand(change('pub.md', 'ico: 99999994', 'ico: ⟦99999995⟧', 'a wrong IČO', 'number-impossible'), '99999994'),
  byHand(change('pub.md', 'ico: 99999994', 'ico: ⟦9999994⟧', 'an IČO of seven digits', 'number-unreadable', 'IČO'), ['ico: 9999994', 'ico: 99999994']),
  change('pub.md', 'dic: CZ99999994', 'dic: ⟦99999994⟧', 'a DIČ without its letters', 'number-unreadable', 'DIČ'),
  byHand(change('pub.md', 'postal_code: 299 99', 'postal_code: ⟦2999⟧', 'a post code of four digits', 'postal-code-unreadable', 'five'), ['postal_code: 2999', 'postal_code: 299 99']),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦360 000 04⟧', 'a telephone number too short', 'phone-unreadable', 'nine digits'), ['phone: 360 000 04', 'phone: 360 000 042']),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦+420 360 000 0421⟧', 'a telephone number too long', 'phone-unreadable', 'nine digits'), '+420 360 000 042'),
  change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦+42 360 000 042⟧', 'a telephone number whose country lost a digit', 'phone-unreadable', 'write   +420 360 000 042'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php na /⟧\ndogs: yes', 'an old address without =', 'redirect-unreadable'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php?id=3 = /⟧\ndogs: yes', 'an old address with a question', 'redirect-from-odd'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/stare/* = /⟧\ndogs: yes', 'a wildcard among old addresses', 'redirect-from-odd'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/oauth/old = /⟧\ndogs: yes', 'an old address where programs look', 'redirect-reserved'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/_headers = /⟧\ndogs: yes', 'an old address with the name of a rule file', 'redirect-without-effect'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/functions/x = /⟧\ndogs: yes', "an old address in a host's folder for programs", 'redirect-without-effect'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/cdn-cgi/x = /⟧\ndogs: yes', 'an old address that Cloudflare answers', 'redirect-without-effect'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦/menu.php = http://u-lva.example⟧\ndogs: yes', 'an old address that leads to http', 'redirect-target-odd'), '/menu.php = /'),
  byHand(change('pub.md', 'dogs: yes', 'redirects:\n  - ⟦"/menu.php = https://u-lva.example/$(rm)"⟧\ndogs: yes', 'a sign that a server takes for a variable', 'redirect-target-odd', 'https://'), '/menu.php = /'),
  change('pub.md', 'dogs: yes', 'editor: ⟦owner/pub⟧\ndogs: yes', 'a repository without its forge', 'editor-unreadable', 'github owner/pub'),
  change('pub.md', 'dogs: yes', 'editor: ⟦https://github.com/owner/pub.git⟧\ndogs: yes', 'the address of a repository', 'editor-unreadable', 'github owner/pub'),
  change('pub.md', 'dogs: yes', 'editor: ⟦"github: owner/pub"⟧\ndogs: yes', 'a forge with a colon', 'editor-unreadable', 'github owner/pub'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦codeberg owner/pub⟧\ndogs: yes', 'another forge', 'editor-forge-unknown', 'codeberg'), ['editor: codeberg owner/pub\n', '']),
  change('pub.md', 'dogs: yes', 'editor: ⟦github owner/pub via https://login.example/auth⟧\ndogs: yes', 'a path behind the host that signs in', 'editor-host-unreadable', 'via https://login.example/auth', 'github owner/pub via https://login.example'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦github owner/pub via https://login.example; script-src *⟧\ndogs: yes', 'a policy behind the host that signs in', 'editor-host-unreadable', 'https://login.example; script-src *', 'via https://login.example after the name of the'), 'github owner/pub via https://login.example'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦gitlab owner/pub app 12345⟧\ndogs: yes', 'another number than that of an application', 'editor-app-unreadable', '12345'), `gitlab owner/pub app ${'4f'.repeat(32)}`),
  unfixed(change('pub.md', 'dogs: yes', 'editor: ⟦github owner⟧\ndogs: yes', 'an owner without a repository', 'editor-unreadable', 'github and the name of the repository, with its'), 'a site with the editor needs its program'),
  byHand(change('pub.md', 'dogs: yes', 'editor: ⟦github owner/..⟧\ndogs: yes', 'a repository called as a folder above', 'editor-unreadable', 'github and the name of the repository, with its'), 'github owner/repository'),
  unfixed(change('pub.md', 'dogs: yes', 'editor: ⟦yes⟧\ndogs: yes', 'an editor without its place', 'editor-unreadable', 'github and the name of the repository, with its'), 'a site with the editor needs its program'),
  unfixed(change('pub.md', 'dogs: yes', 'editor: ⟦github own--er/pub⟧\ndogs: yes', 'an owner whom GitHub cannot have', 'editor-unreadable', 'github and the name of the repository, with its'), 'a site with the editor needs its program'),
  byHand(change('pub.md', 'wifi: yes', 'wifi: ⟦jasně⟧', 'a yes in other words', 'yes-no-unreadable', '"jasně"'), ['wifi: jasně', 'wifi: yes']),
  byHand(change('pub.md', 'garden: yes', 'garden: ⟦on⟧', 'a switch', 'yes-no-unreadable', '"on"'), 'yes'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦2026-02-30⟧', '30 February', 'date-impossible'), ['updated: 2026-02-30', 'updated: 2026-02-28'], '"updated":"2026-02-28"'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11.⟧', 'a date without a year', 'date-unreadable', 'add the year'), ['updated: 20. 11.\n', 'updated: 20. 11. 2026\n']),
  change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦11/20/2026⟧', 'a date from America', 'date-unreadable'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11. 1926⟧', 'a date of the last century', 'year-impossible', '1926'), '20. 11. 2026'),
  byHand(change('pub.md', 'updated: 20. 11. 2026', 'updated: ⟦20. 11. 2126⟧', 'a date of the next century', 'year-impossible', '2126'), '20. 11. 2026'),
  byHand(change('pub.md', 'latitude: 49.75', 'latitude: ⟦49°45′⟧', 'a latitude in degrees', 'coordinate-unreadable'), ['latitude: 49°45′', 'latitude: 49.75']),
  byHand(change('pub.md', 'latitude: 49.75\nlongitude: 15.5', 'latitude: ⟦49.75, 15.5⟧', 'both coordinates on one line', 'coordinates-together', 'longitude: 15.5'), '49.75\nlongitude: 15.5'),
  byHand(change('pub.md', 'latitude: 49.75\nlongitude: 15.5', 'longitude: ⟦15.5⟧', 'a longitude alone', 'field-without-partner', 'longitude', 'latitude'), ['longitude: 15.5', 'latitude: 49.75\nlongitude: 15.5']),
  byHand(change('pub.md', 'seats_inside: 68', 'seats_inside: ⟦asi 70⟧', 'a number with a word', 'integer-unreadable', '"asi 70"'), ['seats_inside: asi 70', 'seats_inside: 70'], '"seats_inside":70'),
  change('pub.md', 'payment: cash_czk, card', 'payment: cash_czk, ⟦cardd⟧', 'an unknown way to pay', 'word-unknown', '"cardd"', 'write   card'),
  byHand(change('pub.md', 'payment: cash_czk, card, contactless, meal_voucher_card', 'payment: ⟦hotově, stravenky⟧', 'vouchers of an unknown kind', 'payment-unreadable', 'meal_voucher_paper', 'payment_note'), 'cash_czk, card, contactless, meal_voucher_card'),
  change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦u-kohouta.example⟧', 'an address without https', 'address-unusable'),
  change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦http://u-kohouta.example⟧', 'an address with http', 'address-unusable', 'http:'),
  byHand(change('pub.md', 'base_url: https://u-zaspaleho-kohouta.example', 'base_url: ⟦https://u-kohouta.example/?a=1⟧', 'an address with a question', 'address-unusable'), 'https://u-zaspaleho-kohouta.example'),
  byHand(change(
    'pub.md',
    'base_url: https://u-zaspaleho-kohouta.example\n# Smí hostitel odpovídat programům místo stránkou textem Markdown? (docs/hosting.md)\nmarkdown_negotiation: no\n# Kdy jste naposledy prošli ceny a hodiny.\nupdated: 20. 11. 2026\n# Ukázka má vypadat pořád stejně; skutečná hospoda tento řádek smaže.\ndate: 20. 11. 2026\n\nname: U Zaspalého kohouta\nname_en: The Oversleeping Rooster\n',
    '⟦base_url⟧: https://u-zaspaleho-kohouta.example\nupdated: 20. 11. 2026\ndate: 20. 11. 2026\nname: U Zaspalého kohouta\n',
    'no English name', 'field-missing', 'name_en: ...',
  ), ['name: U Zaspalého kohouta\n', 'name: U Zaspalého kohouta\nname_en: The Oversleeping Rooster\n']),
  byHand(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦/⟧', 'allergens that are only a stroke', 'allergens-unreadable'), '1, 3, 9'),
  byHand(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1 2⟧', 'allergens with a gap that may be a number', 'allergens-parted', 'where a space may separate two numbers or'), '1, 3, 9'),
  change('menu/10-polevky.md', 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: malé 0,33 l = 75; velké ⟦05 l⟧ = 95', 'a volume without its comma', 'quantity-without-comma', 'write   0,5 l'),
  change('menu/10-polevky.md', 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: malé 0,33 l = 75; ⟦velké 0,5 l 95⟧', 'a price without its equals sign', 'size-without-price', 'velké 0,5 l = 95'),
  byHand(change('hours.md', 'So 12:00–01:00', 'So ⟦24:00–01:00⟧', 'opening at 24:00', 'opening-at-24'), '12:00–01:00'),
  byHand(change('menu/40-hlavni-jidla.md', 'days: Pá–Ne', 'days: ⟦","⟧', 'days that name none', 'days-missing', 'Po–Pá', 'So, Ne'), 'Pá–Ne'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    other_prices:\n      - days: So\n        sizes: ⟦0,5 l = 50⟧', 'another price of a size that it has not', 'other-price-unmatched', 'names no single size'), ['0,5 l = 50', '0,33 l = 50'], '"other_prices":[{"days":["sat"],"sizes":[{"volume_ml":330,"price_czk":50}]}]'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    other_prices:\n      - days: So\n        discount: ⟦deset⟧', 'a discount in words', 'discount-unreadable', 'by how many percent'), ['deset', '10 %'], '"other_prices":[{"days":["sat"],"discount_percent":10}]'),
  byHand(at('43:9', change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    other_prices:\n      - discount: 10 %', 'another price without a time', 'other-price-always', 'days: ...')), ['      - discount: 10 %', '      - discount: 10 %\n        days: So'], '"other_prices":[{"days":["sat"],"discount_percent":10}]'),
  byHand(at('43:9', change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    other_prices:\n      - days: So', 'another price without a price', 'other-price-of-what', 'discount: ... %')), ['      - days: So', '      - days: So\n        discount: 10 %'], '"other_prices":[{"days":["sat"],"discount_percent":10}]'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    sold_out: ⟦27. 11. 2026⟧', 'a date of being sold out in the wrong line', 'sold-out-date', 'sold_out_since: 27. 11. 2026'), ['sold_out: 27. 11. 2026', 'sold_out: yes\n    sold_out_since: 27. 11. 2026'], '"sold_out_since":"2026-11-27"'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    sold_out_since: ⟦27. 11. 2026⟧', 'a date of a dish that is not sold out', 'sold-out-since-alone', 'sold_out: yes'), ['sold_out_since', 'sold_out: yes\n    sold_out_since'], '"sold_out_since":"2026-11-27"'),
  byHand(change('menu/10-polevky.md', 'cs: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka', 'cs: ⟦„…“⟧\n    en: Tripe soup', 'a name without letters', 'id-impossible'), ['cs: „…“\n    en: Tripe soup', 'cs: „…“\n    en: Tripe soup\n    id: borsc'], '"id":"borsc","section":"polevky","name":{"cs":"„…“","en":"Tripesoup"},"sizes":[{"volume_ml":330'),
  change('hours.md', 'So 12:00–01:00', '⟦Sbota⟧ 12:00–01:00', 'an unknown day', 'day-unknown', '"Sbota"', 'write   sobota'),
  byHand(change('hours.md', 'So 12:00–01:00', '⟦constructor⟧ 12:00–01:00', 'a day of programmers', 'day-unknown', '"constructor"', 'write for example   Po–Pá   or   So, Ne'), 'So'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–25:00⟧', 'the hour 25', 'time-unreadable', "the last time of a day is 24:00; one o'clock at"), ['11:00–25:00', '11:00–01:00'], '"mon":{"bar":[{"open":"11:00","close":"01:00"'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:60–23:00⟧', 'the minute 60', 'time-unreadable', 'write for example   11:30'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–24:30⟧', 'half past twenty-four', 'time-unreadable', 'write for example   11:30'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–25⟧', 'one past midnight as 25', 'time-unreadable', "the last time of a day is 24:00; one o'clock at"), '11:00–23:00'),
  byHand(change('hours.md', 'Christmas Eve\n    closed: yes', 'Christmas Eve\n    closed: ⟦ano zavřeno⟧', 'a closed day in more words than one', 'yes-no-unreadable'), 'yes'),
  byHand(writeFile('lunch/2026-11-30.md', '---\n⟦Pondělí⟧:\n  - Guláš 150\nÚterý:\n  - Rajská 150\n---\n', undefined, 'a lunch as on a blackboard', 'dishes-as-text', 'write for each   - cs: ...', 'day: ..., sizes: ..., allergens: ...'), { text: '---\nsoup_included: no\nitems:\n  - day: Po\n    course: main\n    cs: Guláš ze srnce\n    en: Venison goulash\n    sizes: 150 g = 150\n    allergens: 1\n---\n' }, '"cs":"Gulášzesrnce"'),
  byHand(writeFile('lunch/2026-11-30.md', '---\n⟦P⟧ondělí\nGuláš 150\nRajská 150\n---\n', undefined, 'a lunch without a colon', 'dishes-as-text', 'write for each   - cs: ...'), { text: '---\nsoup_included: no\nitems:\n  - day: Po\n    course: main\n    cs: Guláš ze srnce\n    en: Venison goulash\n    sizes: 150 g = 150\n    allergens: 1\n---\n' }, '"cs":"Gulášzesrnce"'),
  byHand(change('menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: 0,33 l = ⟦£85⟧', 'a price in pounds', 'currency-unknown', 'only prices in CZK, EUR can be published'), '85'),
  byHand(change(week, 'course: soup\n    cs: Bramborová', 'course: ⟦polévka dne⟧\n    cs: Bramborová', 'a course that is none', 'word-unknown', 'write one of soup, main'), 'soup'),
  change('pub.md', 'phone: +420 360 000 042\nbooking_hours', '⟦telefon⟧: +420 360 000 042\nbooking_hours', 'the telephone under its Czech name', 'field-unknown', 'phone'),
  exactly(change('pub.md', '# Placení', 'links:\n  - ⟦ulr⟧: https://www.facebook.com/hospoda\n\n# Placení', 'two letters in each other’s place', 'field-unknown', 'write   url   instead of   ulr'), '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/hospoda"}]'),
  exactly(change('pub.md', 'phone: +420 360 000 042\nbooking_hours', 'phone: +420 360 000 042\n⟦phone2⟧: +420 360 000 043\nbooking_hours', 'a name without its underscore', 'field-unknown', 'write   phone_2   instead of   phone2'), '"contact":{"phone":"+420360000042","phone_2":"+420360000043","email":null'),
  byHand(writeFile(
    'lunch/2026-11-30.md',
    '---\nsoup_included: yes\nitems:\n\n  - day: ⟦Po–Po–Pá⟧\n    course: soup\n    cs: Vývar\n    en: Broth\n    sizes: 0,22 l\n    allergens: 9\n\n  - day: celý týden\n    cs: Guláš\n    en: Goulash\n    sizes: 150 g = 169\n    allergens: 1\n---\n',
    undefined,
    'a week of lunches with a day that is none', 'days-unreadable', 'Po–Pá',
  ), 'Po–Pá', '"name":{"cs":"Vývar","en":"Broth"}'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00–11:00⟧', 'opening when it closes', 'closing-at-opening', '11:00'), '11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦11:00⟧', 'no closing time', 'end-missing', '11:00–...'), ['  - Po–Čt 11:00\n', '  - Po–Čt 11:00–23:00\n']),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt do ⟦23:00⟧', 'a closing time without an opening', 'start-missing', '...–23:00'), ['do 23:00', '11:00–23:00']),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦18:00–02:00, 05:00–11:00⟧', 'a night before the morning', 'times-backwards'), ['18:00–02:00, 05:00–11:00', '11:00–23:00']),
  byHand(change('pub.md', 'booking_hours: 10:00–20:00', 'booking_hours: ⟦10:00–20:00+⟧', 'an open end of booking hours', 'open-end-elsewhere'), '10:00–20:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt 11:00–23:00, 24. 12. zavřeno⟧', 'a date among the days', 'date-in-week', 'exceptions:'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–St 11:00–23:00, každý druhý čtvrtek 11:00–23:00⟧', 'a day of every other week', 'seldom-in-week', 'exceptions:'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt 11:00–23:00, poslední objednávky 22:30⟧', 'last orders among the hours', 'note-in-hours', 'note:'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦9–11 pm⟧', 'pm after the second time only', 'times-unsure', '21:00–23:00', '09:00–23:00'), ['9–11 pm', '11:00–23:00']),
  byHand(inPub('gasthaus-de-en', change('hours.md', 'Mo Ruhetag', '⟦Werktags⟧ 11–22', 'a word for five days or six', 'days-unsure', 'Mo–Fr', 'Mo–Sa')), ['Werktags 11–22', 'Mo Ruhetag']),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt 11:00–23:00, kuchyně do 22:00⟧', 'the kitchen among the hours of the bar', 'kitchen-in-hours', 'kitchen:'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦v létě Po–Čt 11:00–23:00⟧', 'a season among the days', 'season-in-week', 'seasons:'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt⟧', 'days without times', 'days-without-times'), ['  - Po–Čt\n', '  - Po–Čt 11:00–23:00\n']),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦lepek⟧, 3, 9', 'an allergen as kitchens call it', 'allergen-in-words', 'write   1   instead of   lepek'),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦lepek, vejce a celer⟧', 'allergens in words', 'allergens-in-words', 'write   1, 3, 9   instead of   lepek, vejce a celer'),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1 lepek, 3 vejce, 9 celer⟧', 'allergens with their words', 'allergens-in-words', 'write   1, 3, 9   instead of   1 lepek'),
  byHand(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1 vejce⟧, 3, 9', 'an allergen with the word of another one', 'allergen-unreadable', '"1 vejce"'), '1'),
  exactly(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1, 3 + stopy 9⟧', 'allergens with traces', 'allergens-with-traces', 'traces: 9'), '"allergens":[1,3]'),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦1 3 9⟧', 'allergens with spaces between them', 'allergens-parted', 'write   1, 3, 9   instead of   1 3 9'),
  change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦A1, A3, A9⟧', 'allergens with a letter before their numbers', 'allergens-parted', 'write   1, 3, 9   instead of   A1, A3, A9'),
  exactly(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: ⟦bez alergenů⟧', 'no allergens in words', 'allergens-unreadable', 'write   none   instead of   bez alergenů'), 'home-madenoodles"},"sizes":[{"volume_ml":330,"price_czk":65}],"allergens":[]'),
  exactly(change('menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: 1, 3, 9, ⟦Laktóza⟧', 'lactose as an allergen', 'allergen-in-words', 'write   7   instead of   Laktóza'), '"price_czk":65}],"allergens":[1,3,7,9]'),
  exactly(change('hours.md', 'Ne 12:00–22:00', 'Ne⟦ + svátky⟧ 12:00–22:00', 'holidays among the days of the week', 'holidays-in-week'), '"holidays":"as_sunday"'),
  exactly(change('hours.md', 'Ne 12:00–22:00', 'Ne⟦, Feiertage⟧ 12:00–22:00', 'holidays as a day, in German', 'holidays-in-week'), '"holidays":"as_sunday"'),
  change('menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: ⟦0,33 l/85 Kč⟧', 'a price behind a stroke', 'size-without-price', 'write   0,33 l = 85'),
  byHand(change('hours.md', 'bar: 15:00–22:00', 'bar: od ⟦15 h⟧', 'an opening of one date without an end', 'end-missing', '15:00–...'), ['bar: od 15 h', 'bar: 15–22 h']),
  byHand(change('hours.md', 'date: 1. 1. 2027', 'date: ⟦Nový rok 1. 1. 2027⟧', 'a date behind its name', 'date-with-words', '1. 1. 2027', 'Nový rok'), '1. 1. 2027'),
  byHand(change('hours.md', 'date: 8. 2. 2027 – 14. 2. 2027', 'date: ⟦8. 2. 2027 – 14. 2. 2027 (dovolená)⟧', 'two dates before their name', 'date-with-words', '8. 2. 2027 – 14. 2. 2027', 'dovolená'), '8. 2. 2027 – 14. 2. 2027'),
  change('hours.md', 'date: 1. 1. 2027', 'date: ⟦1/1⟧', 'a date with a stroke and without its year', 'date-unreadable', 'write   1. 1. 2027   instead of   1/1'),
  byHand(change('hours.md', 'date: 1. 1. 2027', 'date: ⟦1/2/2027⟧', 'a date that may begin with the month', 'date-ambiguous', '1. 2. 2027', '2. 1. 2027'), '1. 1. 2027'),
  byHand(change('hours.md', 'date: 1. 1. 2027', 'date: ⟦od 1. 1. 2027⟧', 'a first date alone', 'dates-half', '1. 1. 2027 – ...'), ['date: od 1. 1. 2027', 'date: 1. 1. 2027']),
  byHand(change('hours.md', 'date: 24. 12. 2026', 'date: ⟦Pá 24. 12. 2026⟧', 'an exception on another day of the week', 'event-weekday-other', '24. 12. 2026', 'čtvrtek'), 'Čt 24. 12. 2026'),
  change('hours.md', 'date: 24. 12. 2026', 'date: ⟦24. prosinnec 2026⟧', 'a date with a misspelt month', 'date-unreadable'),
  change('hours.md', 'date: 8. 2. 2027 – 14. 2. 2027', 'date: ⟦14. 2. 2027 – 8. 2. 2027⟧', 'an end before its beginning', 'dates-reversed'),
]

const tuesday = 'day: Út\n    course: soup'

/** Rules across fields and files. */
// biome-ignore format: one line, one mistake
const rules: Mistake[] = [
  byHand(change(soup, 'id: gulasova-polevka', 'id: ⟦cesnecka⟧', 'an id twice in one file', 'id-taken', 'the id "cesnecka", which another item already', '10-polevky.md:18:9', 'add or change the line   id: cesnecka-2'), 'gulasova-polevka'),
  byHand(change(beer, 'id: rezane-pivo', 'id: ⟦kulajda⟧', 'an id of food on a drink', 'id-taken', 'the id "kulajda", which another item already has', 'add or change the line   id: kulajda-2', '10-polevky.md:'), 'rezane-pivo'),
  byHand(change(soup, 'allergens: 9\n    diets: vegan', 'allergens: 7, 9\n    diets: ⟦vegan⟧', 'vegan with milk', 'diet-contradictory', 'vegan', '7'), ['diets: vegan\n', 'diets: vegetarian\n'], '"allergens":[7,9],"diets":["vegetarian"]'),
  byHand(change(soup, 'allergens: 1, 3, 7\n    diets: vegetarian', 'allergens: 1, 3, 4, 7\n    diets: ⟦vegetarian⟧', 'vegetarian with fish', 'diet-contradictory', 'vegetarian', '4'), ['allergens: 1, 3, 4, 7\n', 'allergens: 1, 3, 7\n']),
  byHand(change(soup, 'allergens: 9\n    diets: vegan', 'allergens: 1, 9\n    diets: ⟦gluten_free⟧', 'gluten-free with gluten', 'diet-contradictory', 'gluten_free', '1'), ['allergens: 1, 9\n', 'allergens: 9\n'], '"allergens":[9],"diets":["gluten_free"]'),
  byHand(change(soup, 'tags: spicy', 'alcohol: ⟦5⟧', 'alcohol on food', 'alcohol-on-food', 'alcohol'), ['    alcohol: 5\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, 'tags: spicy', 'degree: ⟦12⟧', 'a degree on food', 'alcohol-on-food', 'degree'), ['degree: 12', 'tags: spicy']),
  byHand(change(soup, 'kind: food', 'kind: ⟦drinks⟧', 'soups as drinks', 'drinks-without-alcohol'), 'food'),
  change(beer, 'kind: drinks', 'kind: ⟦food⟧', 'beers as food', 'food-with-alcohol'),
  byHand(at('10:5', change(beer, '    alcohol: 4,1\n', '', 'a drink without its alcohol', 'alcohol-missing')), ['    degree: 10\n', '    degree: 10\n    alcohol: unknown\n'], '"alcohol_percent":null,"beer_degree":10'),
  byHand(at('19:18', change(soup, '    description_en: Made with vegetable stock.\n', '', 'a description in Czech only', 'language-missing', 'English', 'description_en: ...')), ['    description: Na zeleninovém vývaru.\n', '    description: Na zeleninovém vývaru.\n    description_en: Made with vegetable stock.\n']),
  byHand(at('25:5', change(soup, '    en: Goulash soup\n', '', 'a dish in Czech only', 'field-missing', 'en: ...')), ['  - cs: Gulášová polévka\n', '  - cs: Gulášová polévka\n    en: Goulash soup\n']),
  byHand(change(soup, '    tags: spicy', '    ⟦prize⟧: 79', 'a field that is not known', 'field-unknown', 'prize', 'correct the name, or delete the line; anything'), ['    prize: 79\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦cena⟧: 79', 'a field in Czech', 'field-unknown', 'cena', 'write the right value after   sizes:   which is'), ['    cena: 79\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦alergens⟧: 1', 'a field with a slip', 'field-unknown', 'alergens', 'write the right value after   allergens:'), ['    alergens: 1\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦__proto__⟧: 1', 'a field of programmers', 'field-unknown', '__proto__', 'correct the name, or delete the line; anything'), ['    __proto__: 1\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, 'section: Polévky', 'section: Polévky\n⟦toString⟧: 1', 'another field of programmers', 'field-unknown', 'toString', 'correct the name, or delete the line'), ['toString: 1\n', '']),
  byHand(change('hours.md', 'Ne 12:00–22:00', '⟦So–Ne 12:00–22:00⟧', 'hours of a day twice', 'day-twice', 'sobota', 'Po'), 'Ne 12:00–22:00'),
  byHand(change('hours.md', 'Po–Čt 11:00–23:00', '⟦Po–Čt 11:00–16:00, 15:00–23:00⟧', 'hours that overlap', 'times-overlap'), 'Po–Čt 11:00–23:00'),
  byHand(change('hours.md', '  - Ne 12:00–20:30', '  - ⟦Ne 12:00–22:30⟧', 'a kitchen open longer than the bar', 'times-outside-bar', 'kitchen', '22:30', 'neděle', 'open 12:00–22:00'), 'Ne 12:00–20:30'),
  byHand(change('hours.md', '  - Po–Pá 11:00–14:00', '  - ⟦Po–Pá 10:00–14:00⟧', 'lunch before the bar opens', 'times-outside-bar', 'lunch', '10:00'), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30', 'bar: 15:00–22:00\n    kitchen: ⟦14:00–20:30⟧', 'a kitchen open before the bar on a holiday', 'exception-outside-bar', 'kitchen'), '15:00–20:30'),
  byHand(change('hours.md', 'date: 25. 12. 2026', 'date: ⟦24. 12. 2026⟧', 'a holiday twice', 'exception-twice', 'Štědrý den'), '25. 12. 2026'),
  byHand(change('hours.md', 'date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: 8. 2. 2027 – 14. 2. 2027', 'date: 1. 1. 2027 – 9. 2. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: ⟦8. 2. 2027 – 14. 2. 2027⟧', 'an exception that reaches into another one', 'exception-twice', 'Nový rok'), ['1. 1. 2027 – 9. 2. 2027', '1. 1. 2027 – 7. 2. 2027'], '"to":"2027-02-07","reason":{"cs":"Novýrok","en":"NewYear’sDay"},"bar":[],"kitchen":['),
  byHand(change('hours.md', '  - date: 8. 2. 2027 – 14. 2. 2027\n    reason: dovolená\n    reason_en: annual holiday\n    closed: yes', '  - date: ⟦8. 2. 2027 do odvolání⟧\n    reason: dovolená\n    reason_en: annual holiday\n    bar:\n      - Po–Pá 16:00–22:00\n    kitchen: no\n    lunch: no', 'a week of its own until further notice', 'exception-open-week'), '8. 2. 2027 – 14. 2. 2027', '{"from":"2027-02-08","to":"2027-02-12","reason":'),
  byHand(change('hours.md', 'date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: 8. 2. 2027 – 14. 2. 2027', 'date: 1. 1. 2027 – 8. 2. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes\n\n  - date: ⟦8. 2. 2027 – 14. 2. 2027⟧', 'an exception that begins on the last day of another one', 'exception-twice', 'Nový rok'), ['date: 1. 1. 2027 – 8. 2. 2027', 'date: 1. 1. 2027']),
  byHand(change('hours.md', '  - date: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day\n    closed: yes', '  - ⟦date⟧: 1. 1. 2027\n    reason: Nový rok\n    reason_en: New Year’s Day', 'a holiday without hours', 'exception-without-hours'), ['    reason_en: New Year’s Day\n', '    reason_en: New Year’s Day\n    closed: yes\n']),
  byHand(at('29:5', change('hours.md', '    reason_en: Christmas Eve\n', '', 'a holiday in Czech only', 'field-missing', 'reason_en: ...')), ['    reason: Štědrý den\n', '    reason: Štědrý den\n    reason_en: Christmas Eve\n']),
  byHand(change(week, tuesday, 'day: ⟦So 27. 11.⟧\n    course: soup', 'a date with the wrong day', 'lunch-day-outside', '2026-11-23'), 'Út'),
  byHand(change(week, tuesday, 'day: ⟦Út 1. 12.⟧\n    course: soup', 'a day of the next week', 'lunch-day-outside'), 'Út'),
  byHand(change(week, tuesday, 'day: ⟦Út 24. 11. 2025⟧\n    course: soup', 'a date of the lunch in another year', 'lunch-day-outside', '2026-11-23'), 'Út'),
  change(week, tuesday, 'day: ⟦Utrey⟧\n    course: soup', 'an unknown day of the lunch week', 'day-unknown', '"Utrey"', 'úterý'),
  byHand(change(week, 'sizes: 150 g = 175\n    allergens: 1, 3, 7\n\n  - day: Po', 'sizes: ⟦150 g⟧\n    allergens: 1, 3, 7\n\n  - day: Po', 'a main course without a price', 'lunch-price-missing'), ['sizes: 150 g\n', 'sizes: 150 g = 175\n']),
  byHand(change('pub.md', 'payment_refused: meal_voucher_paper, cash_eur, crypto', 'payment_refused: ⟦card, cash_eur⟧', 'card taken and refused', 'payment-contradictory', 'card'), ['payment_refused: card, cash_eur', 'payment_refused: cash_eur'], '"not_accepted":["cash_eur"]'),
  byHand(change('pub.md', 'payment_refused: meal_voucher_paper, cash_eur, crypto', 'payment_refused: ⟦Kreditkarte⟧', 'cards taken and credit cards refused', 'payment-contradictory', 'if you accept only some cards, write which:'), ['card, contactless, meal_voucher_card\npayment_refused: Kreditkarte', 'debit_card, contactless\npayment_refused: Kreditkarte'], '"not_accepted":["credit_card"]'),
  change('home.cs.md', '## Rezervace', '⟦# Rezervace⟧', 'a heading of the wrong level', 'heading-level', '## Rezervace'),
  change('home.cs.md', '## Rezervace', '⟦### Rezervace⟧', 'a heading below the one level', 'heading-level', '###', '## Rezervace'),
  byHand(change('home.cs.md', '## Rezervace', '⟦##⟧', 'a heading without words', 'heading-empty'), '## Rezervace'),
  change('home.cs.md', '## Rezervace', '⟦##Rezervace⟧', 'a heading without a space', 'heading-tight', '## Rezervace'),
]

const byTelephone =
  'booking: Stůl rezervujeme jen po telefonu, denně od 10:00 do 20:00. Rezervace zprávou ani e-mailem nepřijímáme.'
const reach = (to: string, name: string, ...told: Reported) =>
  change('pub.md', byTelephone, `${byTelephone}\n${to}`, name, ...told)
const reachBy = 'booking_by: telephone\n'
const page = (to: string, name: string, ...told: Reported) =>
  reach(`links:\n  - url: ${to}`, name, ...told)

/** Ways to reach and book the pub. */
// biome-ignore format: one line, one mistake
const contact: Mistake[] = [
  byHand(reach(`${reachBy}email: ⟦hospoda@lhota⟧`, 'an e-mail address without a domain', 'email-unreadable', '"hospoda@lhota"'), 'hospoda@lhota.example', '"email":"hospoda@lhota.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  exactly(reach(`${reachBy}email: ⟦hospoda(zavinac)pub.example⟧`, 'an e-mail address with a word for its sign', 'email-unreadable'), '"email":"hospoda@pub.example"'),
  byHand(reach(`${reachBy}email: ⟦a@pub.example, b@pub.example⟧`, 'two e-mail addresses', 'email-unreadable'), 'a@pub.example', '"email":"a@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  byHand(reach(`${reachBy}email: ⟦Kohout <a@pub.example>⟧`, 'an e-mail address with a name', 'email-unreadable'), 'a@pub.example', '"email":"a@pub.example"'),
  byHand(reach(`${reachBy}email: ⟦kohout@škola.example⟧`, 'an e-mail address with an accent', 'email-unreadable'), 'kohout@skola.example', '"email":"kohout@skola.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null,"hours":{"open":"10:00"'),
  byHand(change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦360 000 042 / 360 000 043⟧', 'two telephone numbers on one line', 'phone-several', 'phone: 360 000 042', 'phone_2: 360 000 043'), '360 000 042\nphone_2: 360 000 043', '"phone_2":"+420360000043"'),
  change('pub.md', 'phone: +420 360 000 042', 'phone: ⟦tel. 360 000 042⟧', 'a telephone number with its word', 'phone-unreadable', 'write   360 000 042'),
  exactly(reach(`${reachBy}email: ⟦hospoda@pub,example⟧`, 'an e-mail address with a comma', 'email-unreadable', 'write   hospoda@pub.example'), '"email":"hospoda@pub.example"'),
  byHand(reach('booking_by: ⟦fax⟧', 'booking by fax', 'word-unknown', '"fax"', 'telephone, email, web, message, none', 'write one of telephone, email, web, message,'), 'telephone'),
  reach('booking_by: ⟦telephon⟧', 'a slip in the ways to book', 'word-unknown', 'write   telephone'),
  byHand(reach('booking_by: telephone, ⟦none⟧', 'none beside a way to book', 'booking-none-and-more', 'booking_by: telephone'), ['booking_by: telephone, none', 'booking_by: telephone']),
  byHand(reach('booking_by: ⟦telephone, email⟧', 'booking by e-mail without an address', 'booking-way-unreachable', '"email"', 'email: ...'), ['booking_by: telephone, email', 'booking_by: telephone, email\nemail: kohout@pub.example'], '"email":"kohout@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone","email"],"url":null'),
  byHand(reach('booking_by: ⟦web⟧', 'booking on the web without a page', 'booking-way-unreachable', 'web', '"booking_url"', 'booking_url: ...'), ['booking_by: web', 'booking_by: web\nbooking_url: https://stul.example/'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: ⟦telephone⟧', 'booking by telephone without a number', 'booking-way-unreachable', 'telephone', '"phone"', 'phone: ...'), ['booking_by: telephone\n', 'booking_by: telephone\nphone: 360 000 043\n'], '"phone":"+420360000043","phone_2":null,"email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["telephone"],"url":null'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: none\nbooking_hours: ⟦10:00–20:00⟧', 'hours of a telephone that is not there', 'field-needs-field', 'booking_hours', 'phone: ...'), ['booking_hours: 10:00–20:00\n', ''], '"phone":null,"phone_2":null,"email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":[],"url":null,"hours":null'),
  byHand(change('pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00', 'booking_by: none\nphone_2: ⟦360 000 043⟧', 'a second telephone alone', 'field-needs-field', 'phone_2', 'phone: ...'), ['phone_2: 360 000 043', 'phone: 360 000 042\nphone_2: 360 000 043'], '"phone_2":"+420360000043","email":null,"phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":[],"url":null,"hours":null'),
  byHand(reach('booking_by: none\nbooking_url: ⟦https://stul.example/⟧', 'a page to book on where nobody books', 'booking-url-unused', 'booking_by: web'), ['booking_by: none\n', 'booking_by: web\n'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(reach('booking_by: web\nbooking_url: ⟦stul@pub.example⟧', 'a mail as the page to book on', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://stul.example/kohout', 'https://stul.example/kohout'),
  byHand(reach('booking_by: web\nbooking_url: ⟦na Facebooku⟧', 'words as the page to book on', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://stul.example/kohout', 'https://stul.example/kohout'),
  byHand(reach('booking_url: ⟦https://stul.example/⟧', 'a page to book on, and nothing about the ways', 'booking-unstated', 'booking_by: web'), ['booking_url: https', 'booking_by: web\nbooking_url: https'], '"web"],"url":"https://stul.example/","hours":{"open":"10:00","close":"20:00"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Stůl rezervujeme po telefonu.⟧\nemail: hospoda@pub.example', 'an e-mail address beside words on the telephone', 'booking-unstated', 'booking_by: telephone'), ['\nemail: hospoda@pub.example', '\nemail: hospoda@pub.example\nbooking_by: telephone'], '"email":"hospoda@pub.example"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Rezervace nepřijímáme.⟧', 'a refusal in words only', 'booking-unstated', '"Rezervace nepřijímáme."', 'booking_by: none'), ['booking: Rezervace nepřijímáme.', 'booking_by: none\nbooking: Rezervace nepřijímáme.'], '"by":[]'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Stůl rezervujte e-mailem.⟧', 'booking by e-mail in words only', 'booking-unstated', 'booking_by: email'), ['booking: Stůl rezervujte e-mailem.', 'booking_by: email\nemail: kohout@pub.example\nbooking: Stůl rezervujte e-mailem.'], '"email":"kohout@pub.example","phone_for":null,"phone_2_for":null,"phone_3":null,"phone_3_for":null},"booking":{"by":["email"],"url":null,"hours":{"open":"10:00"'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Rezervace po telefonu nebo zprávou.⟧', 'two ways in words only', 'booking-unstated', 'booking_by: telephone, message'), ['booking: Rezervace', 'booking_by: telephone, message\nbooking: Rezervace'], '"telephone","message"],"url":null,"hours":{"open":"10:00","close":"20:00"},"note":{"cs":"Rezervacepotelefonunebozprávou."'),
  byHand(change('pub.md', byTelephone, 'booking: ⟦Telefonické rezervace nepřijímáme.⟧', 'a refusal of the telephone in words only', 'booking-unstated', 'booking_by: none'), ['booking: Telefonické', 'booking_by: none\nbooking: Telefonické'], '],"url":null,"hours":{"open":"10:00","close":"20:00"},"note":{"cs":"Telefonickérezervacenepřijímáme."'),
  exactly(reach('booking_by: telephone, web\nbooking_url: ⟦http://stul.example/⟧', 'a page to book on without TLS', 'page-url-unreadable', 'https://stul.example/'), '"booking":{"by":["telephone","web"],"url":"https://stul.example/"'),
  exactly(page('⟦www.facebook.com/kohout⟧', 'a page without its scheme', 'page-url-unreadable', 'https://www.facebook.com/kohout'), '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"}]'),
  byHand(page('⟦kohout⟧', 'a name in place of an address', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦javascript:alert(1)⟧', 'a program in place of an address', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://user:secret@pub.example/⟧', 'an address with a password', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://pages.example/my page⟧', 'an address with a space', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://www.facebook.com/kohout', '"links":[{"service":"facebook","name":{"cs":"Facebook","en":"Facebook"},"url":"https://www.facebook.com/kohout"'),
  byHand(page('⟦https://pages.example/⟧', 'a page that nobody knows, without a name', 'link-without-name', 'name_en: ...'), ['  - url: https://pages.example/', '  - url: https://pages.example/\n    name: Náš pivovar\n    name_en: Our brewery'], '{"cs":"Nášpivovar","en":"Ourbrewery"}'),
  byHand(page('⟦https://notfacebook.com/kohout⟧', 'a page whose address ends like that of a service', 'link-without-name', 'name: ...   and   name_en: ...'), ['url: https://notfacebook.com/kohout', 'url: https://notfacebook.com/kohout\n    name: Jiná síť\n    name_en: Another network'], '"en":"Anothernetwork"'),
  byHand(page('https://pages.example/\n    name: ⟦Náš pivovar⟧', 'a name of a page in Czech only', 'language-missing', 'English', 'name_en: ...'), 'Náš pivovar\n    name_en: Our brewery', '"links":[{"service":null,"name":{"cs":"Nášpivovar","en":"Ourbrewery"},"url":"https://pages.example/"'),
  byHand(page('https://www.instagram.com/kohout\n    service: ⟦facebook⟧', 'a service with the address of another', 'link-service-other'), ['    service: facebook\n', ''], '"links":[{"service":"instagram","name":{"cs":"Instagram","en":"Instagram"},"url":"https://www.instagram.com/kohout"'),
  byHand(page('https://wolt.com/kohout\n  - url: ⟦https://wolt.com/kohout⟧', 'a page twice', 'link-twice'), ['  - url: https://wolt.com/kohout\n  - url: https://wolt.com/kohout\n', '  - url: https://wolt.com/kohout\n'], '"links":[{"service":"wolt","name":{"cs":"Wolt","en":"Wolt"},"url":"https://wolt.com/kohout"'),
  byHand(page('https://pages.example/\n    service: ⟦myspace⟧', 'a service that nobody knows', 'word-unknown', '"myspace"', 'shop', 'write one of facebook, instagram, google,'), 'shop', '"links":[{"service":"shop","name":{"cs":"E-shop","en":"Onlineshop"},"url":"https://pages.example/"'),
]

/** A block above the exceptions of the full pub, whose lines begin there. */
const above = (block: string, name: string, ...told: Reported) =>
  change('hours.md', 'exceptions:\n', `${block}\nexceptions:\n`, name, ...told)
/** A season after the lines of its block. Other required fields are right. */
const inSeason = (lines: string, name: string, ...told: Reported) =>
  above(`seasons:\n  - ${lines.split('\n').join('\n    ')}`, name, ...told)
const summer = 'season: 1. 5. – 30. 9.'
const served = 'kitchen: no\nlunch: no'
/** The annual leave of the full pub with hours instead of `closed: yes`. */
const leave = (lines: string, name: string, ...told: Reported) =>
  change(
    'hours.md',
    'reason: dovolená\n    reason_en: annual holiday\n    closed: yes',
    `reason: dovolená\n    reason_en: annual holiday\n    ${lines.split('\n').join('\n    ')}`,
    name,
    ...told,
  )

/** In a pub whose hours have only this line. */
const neverOpen = (lines: string, name: string, ...told: Reported) =>
  inPub(
    'five-items',
    change('hours.md', 'bar:\n  - Út–So 16:00–23:00', lines, `a pub that is ${name}`, ...told),
  )
const singleOpening =
  'exceptions:\n  - date: 5. 12. 2026\n    reason: Mikuláš\n    reason_en: St Nicholas\n    bar: 15:00–22:00'

/** Seasons, exceptions with a week, and `no` for kitchen and lunch. */
// biome-ignore format: one line, one mistake
const seasons: Mistake[] = [
  byHand(inSeason(`season: ⟦léto⟧\nclosed: yes`, 'a season of hours in words', 'season-unreadable'), '1. 6. – 31. 8.', '"from":"06-01","to":"08-31"'),
  exactly(inSeason(`season: ⟦1. 5. 2027 – 30. 9. 2027⟧\nclosed: yes`, 'a season of hours with years', 'season-unreadable', 'write   1. 5. – 30. 9.'), '"from":"05-01","to":"09-30"'),
  exactly(inSeason(`season: ⟦31. 4. – 30. 9.⟧\nclosed: yes`, 'a season of hours from 31 April', 'season-impossible'), '"from":"04-30","to":"09-30"'),
  byHand(inSeason(`⟦season⟧: 1. 5. – 30. 9.`, 'a season without hours', 'season-without-hours'), ['  - season: 1. 5. – 30. 9.\n', '  - season: 1. 5. – 30. 9.\n    closed: yes\n'], '"from":"05-01","to":"09-30"'),
  byHand(inSeason(`⟦season⟧: 1. 5. – 30. 9.\nbar:\n${served}`, 'a season whose hours are left empty', 'season-without-hours'), ['    bar:\n    kitchen', '    bar: Po–Ne 11:00–22:00\n    kitchen'], '"from":"05-01","to":"09-30"'),
  byHand(inSeason(`${summer}\nclosed: ⟦yes⟧\nbar: Po–Ne 11:00–22:00\n${served}`, 'a season closed and open', 'exception-closed-and-open'), ['    closed: yes\n    bar', '    bar'], '"from":"05-01","to":"09-30"'),
  byHand(inSeason(`${summer}\nclosed: yes\nnote: ⟦léto⟧`, 'words about a season in Czech only', 'language-missing', 'English', 'note_en: ...'), 'léto\n    note_en: summer', '{"cs":"léto","en":"summer"}'),
  byHand(above('seasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes\n  - season: ⟦30. 9. – 31. 10.⟧\n    closed: yes', 'two seasons that share a day', 'season-overlap', '1. 5. – 30. 9.'), '1. 10. – 31. 10.', '"from":"10-01","to":"10-31"'),
  unfixed(above('seasons:\n  - season: 1. 11. – 31. 3.\n    closed: yes\n  - season: ⟦1. 2. – 28. 2.⟧\n    closed: yes', 'a season inside another one over New Year', 'season-overlap'), 'its first season closes days on which the pub has lunches'),
  byHand(above('seasons:\n  - season: 1. 2. – 28. 2.\n    closed: yes\n  - season: ⟦1. 11. – 31. 3.⟧\n    closed: yes', 'a season round another one that stands before it', 'season-overlap'), '1. 3. – 31. 3.', '03-01'),
  byHand(inSeason(`⟦season⟧: 1. 5. – 30. 9.\nbar: Po–Ne 11:00–22:00\nlunch: no`, 'a season that is silent about the kitchen', 'week-incomplete', 'when the kitchen cooks', 'kitchen: no'), ['    bar: Po–Ne 11:00–22:00\n', '    bar: Po–Ne 11:00–22:00\n    kitchen: no\n'], '"from":"05-01","to":"09-30"'),
  byHand(inSeason(`⟦season⟧: 1. 5. – 30. 9.\nbar: Po–Ne 11:00–22:00\nkitchen: no`, 'a season that is silent about lunch', 'week-incomplete', 'when the lunch menu is served', 'lunch: no'), ['    kitchen: no\nexceptions', '    kitchen: no\n    lunch: no\nexceptions'], '"from":"05-01","to":"09-30"'),
  byHand(inSeason(`${summer}\nbar: Po–Ne 11:00–22:00\nkitchen:\n  - ⟦Po–Ne 11:00–23:00⟧\nlunch: no`, 'a kitchen open longer than the bar in summer', 'times-outside-bar', 'kitchen', '11:00', '23:00'), 'Po–Ne 11:00–22:00', '"from":"05-01","to":"09-30"'),
  exactly(inSeason(`${summer}\nbar: ⟦11:00–22:00⟧\n${served}`, 'a season with times and no days', 'times-without-days', 'denně 11:00–22:00'), '"from":"05-01","to":"09-30"'),
  change('hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt ⟦23:00–11:00⟧', 'opening and closing swapped', 'times-turned', 'write   11:00–23:00'),
  exactly(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30', 'bar: ⟦22:00–15:00⟧\n    kitchen: 16:00–20:30', 'opening and closing of a holiday swapped', 'times-turned', 'write   15:00–22:00'), '"kitchen":[{"open":"16:00","close":"20:30","open_min":960,"close_min":1230}],"lunch":[]},{"from":"2026-12-31",'),
  exactly(inPub('five-items', change('hours.md', 'bar:\n  - Út–So 16:00–23:00', '⟦Opening times⟧: Út–So 16:30–23:00', 'hours under the words on the door', 'field-unknown', 'write   bar   instead of')), '"open":"16:30"'),
  byHand(change('hours.md', 'exceptions:\n', '⟦sezona⟧: 1. 5. – 30. 9.\nexceptions:\n', 'a season as a field of its own', 'field-unknown', 'sezona', 'did you mean "seasons"?'), ['sezona: 1. 5. – 30. 9.', 'seasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes'], '"from":"05-01","to":"09-30"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦11:00–15:00⟧\nkitchen: no', 'times for every day beside a week', 'times-mixed'), 'So, Ne 11:00–15:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\nkitchen:\n  - ⟦12:00–15:00⟧', 'a kitchen without days beside a week of the bar', 'times-mixed', 'Po–Pá 11:00–20:00'), 'Po–Pá 12:00–15:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦Pá–Ne 12:00–18:00⟧\nkitchen: no', 'a day twice in the week of an exception', 'day-twice', 'pátek', 'Po'), 'So, Ne 12:00–18:00', '"to":"2027-02-12","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  byHand(leave('bar:\n  - Po–Pá 11:00–20:00\nkitchen:\n  - ⟦So 12:00–18:00⟧', 'a kitchen on a closed day of an exception', 'times-outside-bar', 'kitchen', '12:00', 'closed'), 'Pá 12:00–18:00', '"to":"2027-02-11","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00"'),
  exactly(leave('bar:\n  - Po–Pá 11:00–20:00\n  - ⟦Sbota⟧ 11:00–12:00\nkitchen: no', 'an unknown day in the week of an exception', 'day-unknown', '"Sbota"', 'write   sobota'), '"from":"2027-02-13","to":"2027-02-13","reason":{"cs":"dovolená","en":"annualholiday"},"bar":[{"open":"11:00","close":"12:00"'),
  byHand(leave('bar:\n  - 11:00–15:00\n  - ⟦no⟧\nkitchen: no', 'times and no at once', 'none-beside-hours'), ['\n      - no', ''], '{"open":"11:00","close":"15:00","open_min":660,"close_min":900}],"kitchen":['),
  byHand(change('hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30\n    lunch: no', 'bar: ⟦Po–Pá 15:00–22:00⟧\n    kitchen: no\n    lunch: no', 'a week on a Saturday that it does not have', 'exception-day-outside', '26. 12. 2026'), 'So 15:00–22:00', '"kitchen":[],"lunch":[]},{"from":"2026-12-31"'),
  byHand(change('hours.md', 'date: 26. 12. 2026', 'date: ⟦sobota⟧', 'a weekday that may be a single day', 'exception-day-bare', 'every sobota'), '26. 12. 2026'),
  byHand(change('hours.md', 'date: 26. 12. 2026', 'date: ⟦první sobota v měsíci do 1. 1. 2020⟧', 'a rule that ended before it began', 'exception-never'), '26. 12. 2026'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch:\n  - ⟦Ne⟧', 'a Sunday that may be a no', 'no-or-sunday'), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch:\n  - Po–Pá 11:00–14:00\n  - ⟦no⟧', 'no lunch beside its hours', 'none-beside-hours'), ['\n  - no', '']),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch: ⟦nope⟧', 'a no in other letters', 'days-without-times', '"nope"', 'Po–Čt 11:00–23:00'), 'Po–Pá 11:00–14:00'),
  byHand(change('hours.md', 'lunch:\n  - Po–Pá 11:00–14:00', 'lunch: ⟦11:00–14:00⟧', 'lunch without days', 'times-without-days', 'denně 11:00–14:00'), 'Po–Pá 11:00–14:00'),
  byHand(neverOpen('bar: ⟦no⟧', 'never open', 'bar-none'), ['bar: no', 'bar:\n  - Po–Ne 11:00–23:00'], '"week":{"mon":{"bar":[{"open":"11:00"'),
  byHand(neverOpen('bar: ⟦zavřeno⟧\nexceptions:\n  - date: 24. 12. 2026\n    reason: Štědrý den\n    reason_en: Christmas Eve\n    closed: yes', 'closed on its only exception too', 'bar-none'), ['    closed: yes', '    bar: 15:00–22:00'], '"15:00"'),
  byHand(neverOpen('bar: ⟦geschlossen⟧\nseasons:\n  - season: 1. 5. – 30. 9.\n    closed: yes', 'closed in its only season too', 'bar-none'), ['    closed: yes', '    bar: Út–So 16:00–23:00'], '05-01'),
  byHand(neverOpen(`bar: ⟦no⟧\nkitchen: Po–Ne 12:00–20:00\n${singleOpening}\n    kitchen: no`, 'closed, with a kitchen', 'exception-closed-and-open'), ['kitchen: Po–Ne 12:00–20:00\n', ''], '"15:00"'),
  byHand(neverOpen(`bar: ⟦no⟧\nlunch: Po–Pá 12:00–14:00\n${singleOpening}`, 'closed, with lunch', 'exception-closed-and-open'), ['lunch: Po–Pá 12:00–14:00\n', ''], '"15:00"'),
  byHand(neverOpen(`bar:\n  - ⟦zavřeno⟧\n  - Po–Pá 12:00–14:00\n${singleOpening}`, 'closed, and open', 'none-beside-hours'), ['  - zavřeno\n', ''], '"12:00"'),
  byHand(change('hours.md', 'kitchen:\n  - Po–Čt 11:00–21:30', 'kitchen:\n  - ⟦nevaří⟧\n  - Po–Čt 11:00–21:30', 'a kitchen that cooks and does not', 'none-beside-hours'), ['  - nevaří\n', '']),
  byHand(above('holidays_as_usual: ⟦asi⟧', 'holidays that are perhaps as usual', 'yes-no-unreadable', '"asi"'), 'yes', '"exceptions_checked_until":"2027-11-20"'),
  byHand(above('holidays_as_usual: ⟦28. 10. 2026⟧', 'one holiday as usual', 'yes-no-unreadable', '"28. 10. 2026"'), 'no'),
  byHand(above('holidays_as_usual: ⟦yes, no⟧', 'holidays as usual, and not', 'yes-no-unreadable', '"yes, no"'), 'yes', '"exceptions_checked_until":"2027-11-20"'),
  byHand(above('holidays: ⟦closed⟧\nholidays_as_usual: yes', 'two rules for holidays', 'holidays-twice'), 'as usual', '"holidays":"as_usual"'),
  exactly(above('⟦holidays_as_usuall⟧: yes', 'holidays as usual with a slip', 'field-unknown', 'write   holidays_as_usual'), '"exceptions_checked_until":"2027-11-20"'),
  byHand(above('holidays_as_usual: ⟦otevřeno⟧', 'holidays as usual in other words', 'yes-no-unreadable', '"otevřeno"'), 'yes', '"exceptions_checked_until":"2027-11-20"'),
]

const lunchOn = (monday: string, day: string, name: string, ...told: Reported) =>
  writeFile(
    `lunch/${monday}.md`,
    `---\nsoup_included: yes\nitems:\n  - day: ⟦${day}⟧\n    cs: Guláš\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n---\n`,
    undefined,
    name,
    ...told,
  )

/** Dishes on days without lunch: the message points at both lines. */
// biome-ignore format: one line, one mistake
const lunches: Mistake[] = [
  byHand(lunchOn('2026-12-21', 'Čt', 'lunch on Christmas Eve', 'lunch-on-closed-day', 'when the pub is closed', 'that day here, leave it', 'hours.md:32:13'), 'St', '"next_lunches":[{"week":"2026-W52","soup_included":true,"days":[{"date":"2026-12-23"'),
  byHand(lunchOn('2026-12-21', 'So', 'lunch on a day with lunch: no', 'lunch-on-closed-day', 'when no lunch is served', 'hours.md:44:12', 'that day here, leave it'), 'St', '"next_lunches":[{"week":"2026-W52","soup_included":true,"days":[{"date":"2026-12-23"'),
  byHand(lunchOn('2026-12-28', 'Pá 1. 1. 2027', 'lunch on New Year’s Day', 'lunch-on-closed-day', 'when the pub is closed', 'that day here, leave it'), 'St 30. 12.', '"next_lunches":[{"week":"2026-W53","soup_included":true,"days":[{"date":"2026-12-30"'),
  byHand(lunchOn('2027-02-08', 'St', 'lunch in the annual leave', 'lunch-on-closed-day', 'when the pub is closed', 'that day here, leave it'), { remove: true }),
  byHand(lunchOn('2026-11-30', 'Ne', 'lunch on a day of the week without lunch', 'lunch-on-closed-day', 'when no lunch is served', 'that day here, leave it'), 'Pá', '"next_lunches":[{"week":"2026-W49","soup_included":true,"days":[{"date":"2026-12-04"'),
]

const name = 'name_en: The Oversleeping Rooster'
const home = '---\ntagline: Ein Satz.\ndescription: Noch ein Satz.\n---\n'

/** Languages of the pub, and texts in other languages. */
// biome-ignore format: one line, one mistake
const languageMistakes: Mistake[] = [
  byHand(change('pub.md', name, `${name}\nlanguages: cs, ⟦fr⟧`, 'a language without words', 'word-unknown', '"fr"', 'write one of cs, en, sk, de'), 'en'),
  byHand(change('pub.md', name, `${name}\nlanguages: cs, en, ⟦es⟧`, 'a language that is not spoken here', 'word-unknown', 'write one of cs, en, sk, de'), [', es\n', '\n']),
  change('pub.md', name, `${name}\nlanguages: ⟦cs en⟧`, 'languages without a comma', 'word-unknown', '"cs en"'),
  byHand(change('pub.md', name, `${name}\nlanguages: ⟦,⟧`, 'no language', 'words-none', '","'), ['languages: ,\n', '']),
  change('pub.md', name, `${name}\n⟦language⟧: cs, en`, 'a language for its plural', 'field-unknown', 'write   languages'),
  byHand(change('pub.md', name, `${name}\n⟦name_de⟧: Zum Hahn`, 'a name in German', 'language-not-had', 'name_de', 'German', 'Czech and English', 'languages: cs, en, de'), ['name_de: Zum Hahn\n', '']),
  byHand(change('pub.md', name, `${name}\n⟦name_cs⟧: U kohouta`, 'the first language with its code', 'field-unknown', 'write the right value after   name:   which is'), ['name_cs: U kohouta\n', '']),
  byHand(change(soup, '    tags: spicy', '    ⟦de⟧: Gulaschsuppe', 'a dish in German', 'language-not-had', 'German', 'languages: cs, en, de'), ['    de: Gulaschsuppe\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    tags: spicy', '    ⟦labels_sk⟧: hrnec = hrniec', 'a label in Slovak', 'language-not-had', 'Slovak', 'languages: cs, en, sk'), ['    labels_sk: hrnec = hrniec\n', ''], '"tags":[]},{"id":"kulajda"'),
  byHand(change('hours.md', 'reason_en: Christmas Eve', 'reason_en: Christmas Eve\n    ⟦reason_sk⟧: Štedrý deň', 'a holiday in Slovak', 'language-not-had', 'Slovak', 'languages: cs, en, sk'), ['    reason_sk: Štedrý deň\n', '']),
  byHand(writeFile('home.de.md', home, undefined, 'a home page in German', 'language-not-had', 'home.de.md', 'German', 'languages: cs, en, de'), { remove: true }),
]

const fact = (to: string, name: string, ...told: Reported) =>
  change('pub.md', 'children_corner: no', to, name, ...told)

const branch = (to: string, name: string, ...told: Reported) =>
  change('pub.md', 'children_corner: no', `branches:\n  - ${to}`, name, ...told)
const both = 'name: Lev\n    name_en: Lion\n    url:'

const ofGarden = (typed: string, name: string, ...told: Reported) =>
  change(
    'pub.md',
    'garden_season: 15. 4. – 15. 10.',
    `garden_season: ⟦${typed}⟧`,
    `a season of the garden ${name}`,
    ...told,
  )
const seats = (typed: string, name: string, ...told: Reported) =>
  change('pub.md', 'seats_inside: 68', `seats_inside: ⟦${typed}⟧`, `seats ${name}`, ...told)

/** Sister houses. */
// biome-ignore format: one line, one mistake
const branches: Mistake[] = [
  exactly(branch(`${both} ⟦lev.example⟧`, 'the site of a branch without its scheme', 'page-url-unreadable', 'https://lev.example'), '"branches":[{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example'),
  byHand(branch(`${both} ⟦Dlouhá 1, Lhota⟧`, 'the street of a branch in place of its site', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://lev.example/', '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(branch(`${both} https://lev.example/\n  - ${both} ⟦https://lev.example/⟧`, 'a branch twice', 'link-twice'), ['  - name: Lev\n    name_en: Lion\n    url: https://lev.example/\n  - name: Lev\n    name_en: Lion\n    url: https://lev.example/', '  - name: Lev\n    name_en: Lion\n    url: https://lev.example/'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(branch(`${both} https://lev.example/\n    ⟦phone⟧: 1`, 'the telephone of a branch', 'field-unknown', 'phone', 'correct the name, or delete the line'), ['    phone: 1\n', ''], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(at('66:5', branch('name: Lev\n    url: https://lev.example/', 'the name of a branch in Czech only', 'field-missing', 'name_en: ...')), ['  - name: Lev\n', '  - name: Lev\n    name_en: Lion\n'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
  byHand(at('66:5', branch('name: Lev\n    name_en: Lion', 'a branch without its site', 'field-missing', 'url: ...')), ['    name_en: Lion', '    name_en: Lion\n    url: https://lev.example/'], '{"name":{"cs":"Lev","en":"Lion"},"url":"https://lev.example/"'),
]

/** Facilities of the house. */
// biome-ignore format: one line, one mistake
const house: Mistake[] = [
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦palace⟧', 'a type of house that nobody knows', 'word-unknown', '"palace"', 'write one of pub, wine_bar, cafe, brewery, inn,'), 'restaurant', '"type":"restaurant","cuisine":null,"price_range":null,"notice":{"cs":"Smyšlenáukázkovádata.Hospoda'),
  exactly(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦caffe⟧', 'a type of house with a slip', 'word-unknown', 'write   cafe'), '"type":"cafe"'),
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦pub, club⟧', 'two types of house', 'word-unknown', '"pub, club"', 'write one of pub, wine_bar, cafe, brewery, inn,'), 'pub'),
  change('pub.md', 'kind: hospoda', 'kind: hospoda\n⟦typ⟧: pub', 'the field of the type in Czech', 'field-unknown', 'write   type'),
  byHand(change('pub.md', 'kind: hospoda', 'kind: hospoda\ntype: ⟦BarOrPub⟧', 'a type of schema.org', 'word-unknown', '"BarOrPub"', 'write one of pub, wine_bar, cafe, brewery, inn,'), 'pub'),
  byHand(fact('terrace: ⟦snad⟧', 'a fact in doubt', 'yes-no-unreadable', '"snad"'), 'no', '"terrace":false'),
  exactly(fact('⟦terasa⟧: yes', 'a fact in Czech', 'field-unknown', 'terasa'), '"terrace":true'),
  byHand(fact('phone_2: 360 000 044\nphone_2_for: ⟦sauna⟧', 'a telephone of a thing that is no use of telephones', 'word-unknown', '"sauna"', 'add the telephone of anything else, with its'), ['phone_2_for: sauna', 'phone_2_for: akce'], '"phone_2_for":"events"'),
  byHand(fact('phone_2: 360 000 044\nphone_2_for: ⟦kuželna⟧', 'a telephone of a place whose keyword is another word', 'word-unknown', '"kuželna"', 'did you mean "bowling"?'), ['phone_2_for: kuželna', 'phone_2_for: bowling'], '"phone_2_for":"bowling"'),
  byHand(fact('fireplace: ⟦2⟧', 'a number where yes or no belongs', 'yes-no-unreadable', '"2"'), 'yes', '"fireplace":true'),
  byHand(fact('staff_languages: cs, ⟦klingon⟧', 'a language that nobody knows', 'word-unknown', '"klingon"', 'write one of cs, sk, en, de, pl, uk, ru, vi,'), 'en', '"staff_languages":["cs","en"]'),
  byHand(fact('staff_languages: cs, ⟦pt⟧', 'a language whose code is near', 'word-unknown', 'write one of cs, sk, en, de, pl, uk, ru, vi,'), 'en', '"staff_languages":["cs","en"]'),
  exactly(fact('staff_languages: ⟦cs en⟧', 'languages without commas', 'word-unknown', '"cs en"'), '"staff_languages":["cs","en"]'),
  exactly(fact('staff_languages: cs, ⟦en/de⟧', 'languages with a slash between', 'word-unknown', '"en/de"'), '"staff_languages":["cs","en","de"]'),
  byHand(fact('staff_languages: ⟦všechny⟧', 'all languages', 'word-unknown', '"všechny"', 'write one of cs, sk, en, de, pl, uk, ru, vi,'), 'cs, en', '"staff_languages":["cs","en"]'),
  exactly(fact('⟦staff_language⟧: cs', 'languages of the staff with a slip', 'field-unknown', 'staff_languages'), '"staff_languages":["cs"]'),
  byHand(fact('quiet_hours: ⟦od deseti⟧', 'quiet hours in words', 'times-unreadable'), '22:00–6:00', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('quiet_hours: ⟦22–6–8⟧', 'quiet hours with three ends', 'times-unreadable'), '22–6', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('quiet_hours: ⟦25:00–6:00⟧', 'quiet hours after midnight by a clock of 25', 'time-unreadable', '"25:00"', "the last time of a day is 24:00; one o'clock at"), '01:00–6:00', '"quiet_hours":{"open":"01:00"'),
  byHand(fact('quiet_hours: ⟦22:00–22:00⟧', 'quiet hours of no length', 'closing-at-opening', '22:00'), '22:00–6:00', '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(ofGarden('léto', 'in words', 'season-unreadable'), '15. 4. – 15. 10.'),
  exactly(ofGarden('1. 5. 2027 – 30. 9. 2027', 'with years', 'season-unreadable', 'write   1. 5. – 30. 9.'), '"garden_season":{"from":"05-01","to":"09-30"}'),
  exactly(ofGarden('31. 4. – 30. 9.', 'from 31 April', 'season-impossible'), '"garden_season":{"from":"04-30","to":"09-30"}'),
  byHand(ofGarden('od 1. 5.', 'without its end', 'season-unreadable'), '15. 4. – 15. 10.'),
  byHand(ofGarden('yes', 'as yes', 'season-unreadable'), '15. 4. – 15. 10.'),
  byHand(seats('60 míst', 'with a noun', 'integer-unreadable'), '68'),
  byHand(seats('60–70', 'from and to', 'integer-unreadable'), '68'),
  byHand(seats('-5', 'below nought', 'integer-unreadable'), '68'),
  byHand(seats('6,5', 'and a half', 'integer-unreadable'), '68'),
  byHand(fact('quiet_hours: ⟦22:00⟧', 'quiet hours without their end', 'end-missing', '22:00–...'), ['quiet_hours: 22:00', 'quiet_hours: 22:00–6:00'], '"quiet_hours":{"open":"22:00","close":"06:00"}'),
  byHand(fact('⟦booking_us⟧: Po', 'a field near another one by its first word only', 'field-unknown', 'booking_us', 'correct the name, or use your own words below'), ['booking_us: Po\n', ''], '"children_corner":null,"children_menu":null,"high_chair":null,"changing_table":null,"children_until":null,"playground":null'),
  byHand(change('pub.md', 'dogs: yes', 'dogs: ⟦jen na zahrádce⟧', 'a sentence in place of a yes', 'yes-no-note', 'dogs_note, dogs_note_en', 'after   dogs:   write one of yes, no, outside, on_request, and your'), 'yes'),
  byHand(change('pub.md', 'garden: yes\ngarden_season: 15. 4. – 15. 10.', 'garden: ⟦15. 4. – 15. 10.⟧', 'a season in place of a yes', 'yes-no-note', 'write   garden: yes   and on its own line'), 'yes\ngarden_season: 15. 4. – 15. 10.'),
  byHand(change(soup, 'allergens: 1, 3, 9', 'allergens: ⟦A,C,L,⟧', 'letters of allergens with a comma behind them', 'allergens-letters', 'on most Austrian menus that is   1, 3, 9'), '1, 3, 9'),
  byHand(change(soup, 'sizes: 0,33 l = 79', 'sizes: ⟦79 150 g⟧', 'a price before its weight with a space', 'size-without-price', '150 g = 79'), '150 g = 79', '"weight_g":150,"price_czk":79'),
  change(soup, '  - cs: Gulášová polévka', '  ⟦#- cs: Zelňačka⟧\n    en: Cabbage soup\n    sizes: 0,33 l = 69\n    allergens: 1\n\n  - cs: Gulášová polévka', 'a dish hidden by its first line only', 'entry-half-hidden', 'Zelňačka', '#    sizes: 0,33 l = 69'),
  byHand(at('33:9', change(soup, '  - cs: Gulášová polévka', '  - cs: Gulášová polévka\n    en: Goulash soup\n    id: gulasova-polevka\n    sizes: 0,33 l = 75\n    allergens: 1\n\n  - cs: Gulášová polévka', 'a dish that was typed twice', 'id-taken', 'delete one of the two; if they are two dishes,')), ['sizes: 0,33 l = 75\n    allergens: 1\n\n  - cs: Gulášová polévka\n    en: Goulash soup\n    id: gulasova-polevka\n    ', '']),
  byHand(writeFile('home.cs.md', 'Vítejte u nás.\n', '1:1', 'a story without its fields', 'first-line-wrong', '"Vítejte u nás."', 'write the fields above the text, between two'), { text: '---\ntagline: Dobrá hospoda.\ndescription: Hospoda.\n---\nVítejte u nás.\n' }, '"tagline":{"cs":"Dobráhospoda."'),
  byHand(fact('private_room_note: ⟦Pro třicet.⟧', 'a note in Czech only', 'language-missing', 'English', 'private_room_note_en: ...'), 'Pro třicet.\nprivate_room_note_en: For thirty.', '{"cs":"Protřicet.","en":"Forthirty."}'),
  byHand(at('66:5', fact('more:\n  - name: Sauna\n    name_en: Sauna\n    text: v neděli', 'a free fact in Czech only', 'field-missing', 'text_en: ...')), ['    text: v neděli', '    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more:\n  - ⟦Sauna⟧: v neděli', 'a free fact under its own name', 'block-expected', 'only "Sauna: v neděli"', 'name: ...'), ['  - Sauna: v neděli', '  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more: ⟦Sauna⟧', 'a free fact without its block', 'list-expected', 'something that is not a list', 'begin each entry on its own line with   - name:'), ['more: Sauna', 'more:\n  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays'], '"text":{"cs":"vneděli","en":"onSundays"}'),
  byHand(fact('more: ⟦yes⟧', 'free facts as yes', 'list-expected', 'something that is not a list', 'begin each entry on its own line with   - name:'), ['more: yes', 'children_corner: no']),
  byHand(fact('more:\n  - ⟦Sauna⟧', 'a free fact that is a word only', 'block-expected', 'only "Sauna"', 'name: ...'), ['  - Sauna\n', '  - name: Sauna\n    name_en: Sauna\n    text: v neděli\n    text_en: on Sundays\n'], '"text":{"cs":"vneděli","en":"onSundays"}'),
]

const deposit = (value: string, name: string, ...told: Reported) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    deposit: ⟦${value}⟧`,
    `a deposit ${name}`,
    ...told,
  )
/** Prices as they are on real menus. */
// biome-ignore format: one line, one mistake
const menus: Mistake[] = [
  exactly(size('⟦85⟧', 'as a number alone', 'price-or-quantity', 'write   85 Kč'), '"sizes":[{"price_czk":85}]'),
  byHand(size('⟦85⟧; dítě = 60', 'as a number alone beside another', 'price-without-size'), '0,33 l = 85', '"volume_ml":330,"price_czk":85},{"label":{"cs":"dítě","en":"child"},"price_czk":60}'),
  byHand(size('"=⟦"⟧', 'as an equals sign alone', 'price-unreadable', 'write crowns in digits, or 0 if it is free; if'), ['sizes: "="', 'sizes: = 215'], '"price_czk":215}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('"⟦= 85⟧; 0,5 l = 90"', 'without a quantity beside one with', 'price-without-size'), '0,33 l = 85', '"price_czk":85},{"volume_ml":500,"price_czk":90}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('"⟦= 85 = 90⟧"', 'with two prices and no quantity', 'size-with-two-prices'), '0,3 l = 85; 0,5 l = 90', '"volume_ml":300,"price_czk":85},{"volume_ml":500,"price_czk":90}],"allergens":[1,3,7'),
  byHand(size('⟦85 Kč 90 Kč⟧', 'with two prices side by side', 'size-with-two-prices'), 'malá = 85; velká = 90', '"label":{"cs":"malá","en":"small"},"price_czk":85},{"label":{"cs":"velká"'),
  byHand(size('⟦Kč⟧', 'as a currency alone', 'price-unreadable', 'write crowns in digits, or 0 if it is free; if'), '85 Kč', '"sizes":[{"price_czk":85}]'),
  byHand(size('⟦ks = 85⟧', 'as a unit alone', 'unit-without-number', '"ks"', '1 ks'), '1 ks = 85', '"pieces":1,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦hrnec = 85⟧', 'as a label alone that is not known', 'size-label-unknown', 'English', 'add a line   labels_en: hrnec = ...'), 'hrnec = 85\n    labels_en: hrnec = mug', '"label":{"cs":"hrnec","en":"mug"},"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦s sebou⟧', 'as a label alone without a price', 'size-without-price', 'a price', 'what has no fixed price belongs in a'), 's sebou = 85', '"label":{"cs":"ssebou","en":"takeaway"},"price_czk":85}],"allergens":[1'),
  byHand(size('s sebou = 85; ⟦s sebou = 90⟧', 'as the same label twice', 'size-twice'), ['s sebou = 85; s sebou = 90', 's sebou = 90'], '"label":{"cs":"ssebou","en":"takeaway"},"price_czk":90}],"allergens":[1'),
  byHand(size('⟦s sebou 2 = 85⟧', 'as a label with a number', 'size-unreadable'), 's sebou 2 ks = 85', '"label":{"cs":"ssebou","en":"takeaway"},"pieces":2,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦malá 0,33 l velká = 85⟧', 'with labels on both sides', 'size-with-two-labels', 'malá   or   velká'), 'malá 0,33 l = 85', '"label":{"cs":"malá","en":"small"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l hrnec = 85⟧', 'with an unknown label behind', 'size-label-unknown', 'English', 'add a line   labels_en: hrnec = ...'), '0,33 l hrnec = 85\n    labels_en: hrnec = mug', '"label":{"cs":"hrnec","en":"mug"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l velká 5 = 85⟧', 'with a number behind its label', 'size-unreadable'), '0,33 l velká = 85', '"label":{"cs":"velká","en":"large"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l velká⟧', 'with a label behind and no price', 'size-without-price', 'a price'), '0,33 l velká = 85', '"label":{"cs":"velká","en":"large"},"volume_ml":330,"price_czk":85}],"allergens":[1'),
  byHand(size('⟦0,33 l malá 0,5 l = 85⟧', 'with a label between two quantities', 'size-with-two-quantities'), '0,33 l malá = 65; 0,5 l = 85', '"label":{"cs":"malá","en":"small"},"volume_ml":330,"price_czk":65},{"volume_ml":500'),
  byHand(size('⟦1/2 = 85⟧', 'as a half of nothing', 'part-of-what', '1/2 porce   or   1/2 l'), '1/2 porce = 85', '"label":{"cs":"½porce","en":"halfportion"},"price_czk":85}],"allergens":[1'),
  byHand(change(beer, 'sizes: malé 0,3 l = 44', 'sizes: ⟦1/8 = 44⟧', 'an eighth of a drink', 'part-of-what', '1/8 l   or   1/8 porce'), '1/8 l = 44', '"volume_ml":125,"price_czk":44'),
  byHand(size('⟦½ = 85⟧', 'as a half in one sign', 'part-of-what', '½ porce   or   ½ l'), '½ porce = 85', '"label":{"cs":"½porce","en":"halfportion"},"price_czk":85}],"allergens":[1'),
  byHand(size('⟦1/3 l = 85⟧', 'as a third of a litre', 'quantity-impossible', '1/3 l', 'a size such as 0,5 l, 150 g or 2 ks'), '0,33 l = 85'),
  byHand(size('⟦1/2 ks = 85⟧', 'as half a piece', 'quantity-impossible', '1/2 ks', 'a size such as 0,5 l, 150 g or 2 ks'), '1 ks = 85', '"pieces":1,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦5/8 l = 85⟧', 'as a fraction that no menu has', 'size-unreadable'), '0,5 l = 85', '"volume_ml":500,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦1/2 kachny = 85⟧', 'as a half without its English', 'size-label-unknown', '"½ kachny"', 'English', 'add a line   labels_en: ½ kachny = ...'), '1/2 kachny = 85\n    labels_en: ½ kachny = half a duck', '"label":{"cs":"½kachny","en":"halfaduck"},"price_czk":85}],"allergens":[1'),
  byHand(size('⟦32,5 cm⟧ = 85', 'in half centimetres', 'quantity-impossible', '32,5 cm', 'a size such as 0,5 l, 150 g or 2 ks'), '32 cm', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦cm = 85⟧', 'in centimetres without a number', 'unit-without-number', '"cm"', '1 cm'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 cm 40 cm = 85⟧', 'with two diameters', 'size-with-two-quantities'), '32 cm = 85; 40 cm = 115', '"size_cm":32,"price_czk":85},{"size_cm":40,"price_czk":115}],"allergens":[1'),
  byHand(size('⟦0 cm⟧ = 85', 'of no centimetres', 'quantity-impossible', '0 cm', 'a size such as 0,5 l, 150 g or 2 ks'), '32 cm', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 m = 85⟧', 'in metres', 'size-unreadable'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦32 cm⟧', 'in centimetres without a price', 'size-without-price', 'a price'), '32 cm = 85', '"size_cm":32,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(price('od', 'from nothing said', 'price-unreadable', 'write crowns in digits, or 0 if it is free; if'), '85'),
  byHand(price('od 0', 'from zero', 'price-from-nothing'), 'od 85', '"price_czk":85,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(price('od 85 do 95', 'from and up to', 'price-unreadable', 'write one price, or two sizes with a semicolon'), '85'),
  byHand(price('85 asi', 'with its word behind', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '85'),
  byHand(price('od asi 85', 'from about', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '85'),
  byHand(price('do 85', 'up to', 'price-unreadable', 'write crowns in digits, or 0 if it is free'), '85'),
  byHand(deposit('3 Kč/láhev', 'of each bottle', 'deposit-unreadable', '"3 Kč/láhev"'), '3', '"volume_ml":330,"price_czk":85}],"deposit_czk":3,"allergens":[1,3,7]'),
  byHand(deposit('ano', 'without its amount', 'deposit-unreadable', 'crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('0', 'of nothing', 'deposit-of-nothing', '"0"'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('3–5', 'from to', 'deposit-unreadable', 'crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('3 €', 'in the other currency', 'price-in-other-currency', 'CZK', 'crowns'), '75', '"deposit_czk":75,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('od 3', 'from', 'deposit-unreadable', 'crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(deposit('láhev 3', 'with a word', 'deposit-unreadable', 'crowns'), '3', '"deposit_czk":3,"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  exactly(size('⟦pro 2⟧ = 85', 'for two of nobody knows what', 'size-unreadable', 'write   pro 2 osoby'), '"sizes":[{"serves":2,"price_czk":85}'),
  byHand(size('⟦pro 0 osob = 85⟧', 'for nobody', 'people-impossible', 'pro 2 osoby = ...'), 'pro 2 osoby = 85', '"serves":2,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro 2–4 osoby = 85⟧', 'for two to four', 'people-impossible', 'pro 2 osoby = ...'), 'pro 4 osoby = 85', '"serves":4,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro 2 osoby pro 4 osoby = 85⟧', 'for two and for four', 'size-with-two-quantities'), 'pro 2 osoby = 85; pro 4 osoby = 165', '"serves":2,"price_czk":85},{"serves":4,"price_czk":165}],"allergens":[1'),
  exactly(size('⟦2 osoby⟧ = 85', 'of two people', 'size-unreadable', 'write   pro 2 osoby'), '"sizes":[{"serves":2,"price_czk":85}'),
  byHand(size('⟦39 Kč / 100 g⟧', 'with its price before its weight', 'price-before-weight', '100 g = 39 podle váhy'), '100 g = 39 podle váhy', '"weight_g":100,"price_czk":39,"price_per":true'),
  exactly(size('⟦100 g - 119 Kč⟧', 'with a dash for its equals sign', 'size-without-price', 'write   100 g = 119'), '"sizes":[{"weight_g":100,"price_czk":119}'),
  exactly(size('⟦male⟧ 0,33 l = 85', 'with a label without its accents', 'size-label-unknown', 'write   malé'), '"label":{"cs":"malé","en":"small"},"volume_ml":330,"price_czk":85}],"allergens":[1,3,7]'),
  exactly(price('119..', 'with two points behind it', 'price-unreadable', 'write   119   instead of   119..'), '"volume_ml":330,"price_czk":119}'),
  byHand(price('85 Kč/porce', 'with what it is of behind a stroke', 'price-unreadable', 'crowns'), '85'),
  exactly(size('100 g = ⟦39 dle vahy⟧', 'by weight without accents', 'price-unreadable', 'write   39 podle váhy'), '"sizes":[{"weight_g":100,"price_czk":39,"price_per":true}'),
  byHand(size('⟦pro 2 osoby⟧', 'for two without a price', 'size-without-price', 'a price'), 'pro 2 osoby = 85', '"serves":2,"price_czk":85}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":["house_special"'),
  byHand(size('⟦pro dvě osoby = 85⟧', 'for two in letters', 'size-label-unknown', 'English', 'add a line   labels_en: pro dvě osoby = ...'), 'pro dvě osoby = 85\n    labels_en: pro dvě osoby = for two', '"label":{"cs":"prodvěosoby","en":"fortwo"},"price_czk":85}],"allergens":[1'),
  byHand(size('"⟦= 85 podle váhy⟧"', 'by no weight', 'weight-missing', '... g = 85 podle váhy'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦2 ks = 85 podle váhy⟧', 'of pieces by weight', 'weight-missing', '... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦0,33 l = 85 podle váhy⟧', 'of a volume by weight', 'weight-missing', '... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('⟦85 Kč podle váhy⟧', 'by weight with a price alone', 'weight-missing', '... g = 85 podle'), '100 g = 85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('100 g = ⟦podle váhy⟧', 'by weight without a price', 'price-unreadable', 'write crowns in digits, or 0 if it is free; if'), '85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(size('100 g = ⟦od 85 podle váhy⟧', 'from and by weight', 'price-from-and-per', 'podle váhy'), '85 podle váhy', '"weight_g":100,"price_czk":85,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
]

const german = (value: string, name: string, ...told: Reported) =>
  inPub(
    'gasthaus-de-en',
    change(
      'menu/10-speisen.md',
      'sizes: 300 g = 13,50',
      `sizes: ${value}`,
      `German ${name}`,
      ...told,
    ),
  )
const slovakWine = (value: string, name: string, ...told: Reported) =>
  inPub(
    'wine-sk-en',
    change(
      'menu/20-k-vinu.md',
      'sizes: 150 g = 4,80',
      `sizes: ${value}`,
      `Slovak ${name}`,
      ...told,
    ),
  )
const extras = (value: string, name: string, ...told: Reported) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    extras: ${value}\n    extras_en: sýr = cheese`,
    `an extra ${name}`,
    ...told,
  )
/** With the allergens 1, 3, 7 for the whole menu, or without. */
const courses = (lines: string, name: string, ...told: Reported) =>
  change(
    soup,
    'sizes: 0,33 l = 85',
    `sizes: 0,33 l = 85\n    courses:\n${lines.replace(/^/gm, '      ')}`,
    `courses ${name}`,
    ...told,
  )
const coursesAlone = (lines: string, name: string, ...told: Reported) =>
  change(
    soup,
    'sizes: 0,33 l = 85\n    allergens: 1, 3, 7',
    `sizes: 0,33 l = 85\n    courses:\n${lines.replace(/^/gm, '      ')}`,
    `courses ${name}`,
    ...told,
  )
const broth = '- cs: Vývar\n  en: Broth'
const goulash = '- cs: Guláš\n  en: Goulash'
/** Extras, and several courses for one price. */
// biome-ignore format: one line, one mistake
const additions: Mistake[] = [
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦none⟧', 'extras denied as none', 'extras-none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦žádné⟧', 'extras denied as žádné', 'extras-none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦ne⟧', 'extras denied as ne', 'extras-none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: ⟦no⟧', 'extras denied as no', 'extras-none', 'delete the line'),
  change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: [⟦none⟧]', 'extras denied as [none]', 'extras-none', 'delete the line'),
  change(soup, 'kind: food', 'kind: food\nextras: ⟦ne⟧', 'extras of a section denied', 'extras-none', 'delete the line'),
  byHand(inPub('prices', change('menu/10-jidla.md', 'sizes: 75 Kč', 'sizes: 75 Kč\n    extras: [⟦ne⟧, sýr = 20]\n    extras_en: sýr = cheese', 'extras of a section denied beside one', 'extras-none')), ['extras: [ne, sýr = 20]', 'extras: [sýr = 20]'], ':[1],"diets":[],"tags":[],"extras":[{"na'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'allergens: 1, 3, 7\n    diets', 'allergens: ⟦A, C, G⟧\n    diets', 'allergens by the letters of Austria', 'allergens-letters')), '1, 3, 7'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'allergens: 1, 3, 7\n    diets', 'allergens: ⟦a; x⟧\n    diets', 'allergens by letters that no list has', 'allergens-letters')), '1, 3, 7'),
  byHand(inPub('gasthaus-de-en', change('hours.md', '- So 10:00–16:00', '- ⟦Sontag⟧ 10:00–16:00', 'a day that may be two', 'day-unknown', '"Sontag"', 'write for example   Mo–Fr   or   Sa, So')), 'Sonntag'),
  change('hours.md', 'Ne 12:00–22:00', 'Ne ⟦22:00–12:00⟧', 'Sunday hours that changed places', 'times-turned', '"22:00–12:00"', 'write   12:00–22:00'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'sizes: 300 g = 13,50', 'sizes: ⟦dreizehn Euro⟧', 'a price in German words', 'price-unreadable', '"dreizehn Euro"', 'write euros in digits, or 0 if it is free; if')), '13,50 €', '"name":{"de":"Käsespätzle","en":"Cheesespaetzle"},"sizes":[{"price_eur":13.5}]'),
  byHand(inPub('gasthaus-de-en', change('menu/10-speisen.md', 'sizes: 300 g = 13,50', 'sizes: 300 g = ⟦dreizehn Euro⟧', 'a price in German words behind its weight', 'price-unreadable', '"dreizehn Euro"', 'write euros in digits, or 0 if it is free; if')), '13,50'),
  byHand(change('hours.md', '- Ne 12:00–20:30', '- ⟦Ne 20:30–12:00⟧', 'Sunday hours of the kitchen that changed places', 'times-outside-bar', 'kitchen', '20:30', '12:00'), 'Ne 12:00–20:30'),
  byHand(inPub('prices', change('menu/10-jidla.md', 'sizes: 75 Kč', 'sizes: 75 Kč\n    extras: ne\n    extras_en: ⟦sýr = cheese⟧', 'a word for extras that are denied', 'extra-name-unused', 'a translation of "sýr"')), ['    extras_en: sýr = cheese\n', ''], '"extras":[]'),
  byHand(extras('⟦20⟧', 'as a number alone', 'extra-without-name', '... = 20'), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦20 Kč⟧', 'that is a price alone', 'extra-without-name', '... = 20 Kč'), 'sýr = 20 Kč', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦sýr⟧', 'without a price', 'size-without-price', 'a price', 'sýr = '), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  exactly(extras('⟦sýr 20⟧', 'without an equals sign', 'size-without-price', 'sýr = 20'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20}]'),
  byHand(extras('⟦sýr 7 = 20⟧', 'with a number that may be two things', 'extra-ambiguous-number', 'sýr (7) = 20', 'sýr 7 g = 20'), 'sýr (7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (7) = 20; ⟦slanina 1, 7 = 35⟧', 'with two bare numbers', 'extra-ambiguous-number', 'slanina (1, 7) = 35'), ['slanina 1, 7 = 35\n    extras_en: sýr = cheese', 'slanina (1, 7) = 35\n    extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('⟦sýr, slanina = 20⟧', 'with a comma between two', 'extra-ambiguous-comma', 'sýr = 20; slanina = 20'), ['sýr, slanina = 20\n    extras_en: sýr = cheese', 'sýr = 20; slanina = 20\n    extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('sýr (⟦mléko⟧) = 20', 'with an allergen in words', 'allergen-in-words', '"mléko"', '7'), '7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (⟦15⟧) = 20', 'with an allergen that does not exist', 'allergen-unknown', '15'), '7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('sýr (⟦1 7⟧) = 20', 'with allergens without a comma', 'allergens-parted', 'where a space may separate two numbers or'), '1, 7', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[1,7],"price_czk":20'),
  byHand(extras('⟦sýr (30 g) = 20⟧', 'with a quantity in brackets', 'extra-quantity-in-brackets', '30 g'), 'sýr 30 g = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"weight_g":30,"allergens":null'),
  byHand(extras('⟦sýr (7 = 20⟧', 'with half of its brackets', 'extra-brackets'), 'sýr (7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20'),
  byHand(extras('⟦sýr (7) (1) = 20⟧', 'with two pairs of brackets', 'extra-brackets'), 'sýr (1, 7) = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[1,7],"price_czk":20'),
  byHand(extras('sýr = ⟦ano⟧', 'with a word as its price', 'price-unreadable', 'write crowns in digits, or 0 if it is free; if'), '20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('sýr = ⟦2 €⟧', 'in the other currency', 'price-in-other-currency', 'CZK', 'crowns'), '50', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":50'),
  byHand(extras('⟦sýr = 20 = 30⟧', 'with two prices', 'size-with-two-prices'), ['sýr = 20 = 30\n    extras_en: sýr = cheese', 'sýr = 20; velký sýr = 30\n    extras_en: sýr = cheese; velký sýr = large cheese'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(extras('⟦sýr = 20; sýr = 25⟧', 'twice', 'extra-twice', 'sýr'), 'sýr = 20', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  exactly(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: sýr = 20\n    extras_en: ⟦syr⟧ = cheese', 'a word for an extra with a slip', 'extra-name-unused', 'write   sýr   instead of   syr'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20}]'),
  byHand(extras('⟦sýr = 20; slanina = 35⟧', 'without its English', 'extra-untranslated', 'an extra "slanina"', 'write   extras_en: sýr = cheese; slanina = ...'), ['extras_en: sýr = cheese', 'extras_en: sýr = cheese; slanina = bacon'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras: sýr = 20\n    extras_en: ⟦sýr = cheese; šunka = ham⟧', 'a word for an extra that is not there', 'extra-name-unused', 'a translation of "šunka"'), 'sýr = cheese', '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    extras_en: ⟦sýr = cheese⟧', 'words for extras without extras', 'extra-name-unused', 'translations of extras, but no extras'), ['    extras_en: sýr = cheese\n', '']),
  byHand(change(soup, 'kind: food', 'kind: food\nextras: ⟦chléb⟧', 'an extra of a section without a price', 'size-without-price', 'a price'), 'chléb = 12\nextras_en: chléb = bread', '"en":"Soups"},"extras":[{"name":{"cs":"chléb","en":"bread"},"allergens":null,"price_czk":12'),
  byHand(change(soup, 'kind: food', 'kind: food\nextras: ⟦chléb = 12⟧', 'an extra of a section without its English', 'extra-untranslated', 'add a line   extras_en: chléb = ...'), 'chléb = 12\nextras_en: chléb = bread', '"en":"Soups"},"extras":[{"name":{"cs":"chléb","en":"bread"},"allergens":null,"price_czk":12'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    ⟦příplatky⟧: sýr = 20', 'extras in Czech', 'field-unknown extra-untranslated', 'write   extras   instead of   příplatky'), ['příplatky: sýr = 20', 'extras: sýr = 20\n    extras_en: sýr = cheese'], '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":null,"price_czk":20'),
  byHand(at('42:5', courses(broth, 'of which there is one', 'courses-too-few', 'one course')), ['      - cs: Vývar\n        en: Broth', '      - cs: Vývar\n        en: Broth\n      - cs: Guláš\n        en: Goulash'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(at('43:9', courses('- cs: Vývar\n- cs: Guláš\n  en: Goulash', 'without their English', 'field-missing', 'en: ...')), ['      - cs: Vývar\n', '      - cs: Vývar\n        en: Broth\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(change(soup, 'sizes: 0,33 l = 85', 'sizes: 0,33 l = 85\n    courses: ⟦vývar, guláš⟧', 'courses in one line', 'list-expected', 'something that is not a list', 'begin each entry on its own line with   - cs:'), ['courses: vývar, guláš', 'courses:\n      - cs: vývar\n        en: broth\n      - cs: guláš\n        en: goulash'], '"courses":[{"name":{"cs":"vývar","en":"broth"}},{"name":{"cs":"guláš","en":"goulash"'),
  byHand(courses('- ⟦vývar⟧\n- cs: Guláš\n  en: Goulash', 'by their names only', 'block-expected', 'only "vývar"', 'cs: ...'), ['      - vývar\n', '      - cs: vývar\n        en: broth\n'], '"courses":[{"name":{"cs":"vývar","en":"broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  byHand(courses(`${broth}\n  ⟦cena⟧: 20\n${goulash}`, 'with prices of their own', 'field-unknown', 'cena', 'correct the name, or delete the line; anything'), ['        cena: 20\n', ''], '"courses":[{"name":{"cs":"Vývar","en":"Broth"}},{"name":{"cs":"Guláš","en":"Goulash"'),
  exactly(courses(`${broth}\n  ⟦alergeny⟧: 1\n${goulash}\n  allergens: 1`, 'with allergens in Czech', 'field-unknown', 'alergeny', 'allergens'), '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]}'),
  byHand(courses(`${broth}\n  allergens: ⟦1, 9⟧\n${goulash}\n  allergens: 1`, 'with an allergen that the whole has not', 'course-allergens-contradictory', 'a course with allergen 9, which the whole menu', 'allergens: 1, 3, 7, 9'), ['    allergens: 1, 3, 7\n    diets: vegetarian', '    allergens: 1, 3, 7, 9\n    diets: vegetarian'], '7,9],"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(courses(`${broth}\n  allergens: ⟦unknown⟧\n${goulash}\n  allergens: 1`, 'one of which is unknown where the whole is known', 'course-allergens-contradictory', 'a course with unknown allergens in a menu with'), ['        allergens: unknown\n', '        allergens: 1\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]},{"name":{"cs":"Guláš"'),
  byHand(at('46:9', courses(`${broth}\n  allergens: 1\n${goulash}`, 'one of which says no allergens', 'course-allergens-missing', 'a course without allergens next to one that has')), ['        en: Goulash', '        en: Goulash\n        allergens: none'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[1]},{"name":{"cs":"Guláš"'),
  byHand(at('43:9', coursesAlone(`${broth}\n${goulash}\n  allergens: 1`, 'one of which says none, as the whole', 'course-allergens-missing', 'a course without allergens next to one that has')), ['        en: Broth\n', '        en: Broth\n        allergens: none\n'], '1],"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(at('43:9', coursesAlone(`${broth}\n${goulash}`, 'without any allergens', 'course-allergens-missing', 'a course without allergens, and the menu has')), ['        en: Broth\n      - cs: Guláš\n        en: Goulash', '        en: Broth\n        allergens: unknown\n      - cs: Guláš\n        en: Goulash\n        allergens: unknown'], '"allergens":null,"diets":["vegetarian"],"tags":["house_special"],"courses":[{"name":{"cs":"Vývar"'),
  byHand(change(soup, 'sizes: 0,33 l = 85\n    allergens: 1, 3, 7\n    diets: vegetarian', `sizes: 0,33 l = 85\n    courses:\n      ${broth.replace('\n', '\n      ')}\n        allergens: 4\n      ${goulash.replace('\n', '\n      ')}\n        allergens: 1\n    diets: ⟦vegetarian⟧`, 'courses with fish in a vegetarian menu', 'diet-contradictory', 'vegetarian', '4'), ['        allergens: 1\n    diets: vegetarian\n', '        allergens: 1\n'], '"courses":[{"name":{"cs":"Vývar","en":"Broth"},"allergens":[4]}'),
]

/** Words of prices in the language of the house. The messages use the same words. */
// biome-ignore format: one line, one mistake
const priceWords: Mistake[] = [
  exactly(german('⟦gross⟧ = 159', 'with a label in other letters', 'size-label-unknown', 'write   groß'), '"sizes":[{"label":{"de":"groß","en":"large"},"price_eur":159}'),
  exactly(german('⟦fuer 2 Personen⟧ = 159', 'for two in other letters', 'size-unreadable', 'write   für 2 Personen'), '"sizes":[{"serves":2,"price_eur":159}'),
  byHand(german('300 g = ⟦ab⟧', 'from nothing said', 'price-unreadable', 'write euros in digits, or 0 if it is free; if'), '159', '"price_eur":159'),
  byHand(german('300 g = ⟦ab 0⟧', 'from zero', 'price-from-nothing', 'ab'), 'ab 159', '"price_eur":159,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":['),
  byHand(german('300 g = ⟦ab 159 nach Gewicht⟧', 'from and by weight', 'price-from-and-per', 'ab', 'nach Gewicht'), 'ab 159', '"price_eur":159,"price_from":true}],"allergens":[1,3,7],"diets":["vegetarian"],"tags":['),
  byHand(german('⟦2 Stück = 159 nach Gewicht⟧', 'pieces by weight', 'weight-missing', '159 nach Gewicht', '... g = 159 nach'), '100 g = 159 nach Gewicht', '"weight_g":100,"price_eur":159,"price_per":true}],"allergens":[1,3,7],"diets":["vegetarian"'),
  byHand(german('⟦für 0 Personen = 159⟧', 'for nobody', 'people-impossible', 'für 2 Personen = ...'), 'für 2 Personen = 159', '"serves":2,"price_eur":159}],"allergens":[1,3,7],"diets":["vegetarian"]'),
  byHand(german('⟦für 2 Kinder = 159⟧', 'for two children', 'size-unreadable'), '2 ks = 159', '"pieces":2,"price_eur":159}],"allergens":[1,3,7],"diets":["vegetarian"]'),
  exactly(german('⟦pro 2 osoby⟧ = 159', 'for two in Czech', 'size-unreadable'), '"sizes":[{"serves":2,"price_eur":159}'),
  exactly(german('300 g = ⟦od 159⟧', 'from in Czech', 'price-unreadable'), '"weight_g":300,"price_eur":159,"price_from":true}'),
  byHand(german('⟦1/2 = 159⟧', 'a half of nothing', 'part-of-what', '1/2 Portion   or   1/2 l'), '1/2 Portion = 159', '"label":{"de":"½Portion","en":"halfportion"},"price_eur":159}],"allergens":[1'),
  byHand(german('⟦s sebou = 159⟧', 'to take away in Czech', 'size-label-unknown', 'English'), 'zum Mitnehmen = 159', '"sizes":[{"label":{"de":"zumMitnehmen","en":"takeaway"},"price_eur":159}'),
  byHand(slovakWine('150 g = ⟦od 0⟧', 'from zero', 'price-from-nothing', 'od'), 'od 120', '"price_eur":120,"price_from":true}],"allergens":null,"diets":[],"tags":[],"availability":{"dates":["2027-02-14"'),
  byHand(slovakWine('⟦2 kusy = 120 podľa váhy⟧', 'pieces by weight', 'weight-missing', '120 podľa váhy', '... g = 120 podľa'), '100 g = 120 podľa váhy', '"weight_g":100,"price_eur":120,"price_per":true}],"allergens":null,"diets":[],"tags":['),
  byHand(slovakWine('⟦pre 40 osôb = 120⟧', 'for forty', 'people-impossible', 'pre 2 osoby = ...'), 'pre 4 osoby = 120', '"serves":4,"price_eur":120}],"allergens":null,"diets":[],"tags":[],"availability":{"dates":["2027-02-14"'),
  byHand(slovakWine('⟦1/2 = 120⟧', 'a half of nothing', 'part-of-what', '1/2 porcie   or   1/2 l'), '1/2 porcie = 120', '"label":{"sk":"½porcie","en":"halfportion"},"price_eur":120}],"allergens":null'),
  byHand(slovakWine('⟦pol misky = 120⟧', 'half a bowl', 'size-label-unknown', 'English', 'add a line   labels_en: pol misky = ...'), 'pol misky = 120\n    labels_en: pol misky = half a bowl', '"label":{"sk":"polmisky","en":"halfabowl"},"price_eur":120}],"allergens":null'),
]

const austrian = (from: string, to: string, name: string, ...told: Reported) =>
  inPub('at-euro', change('pub.md', from, to, `in Austria ${name}`, ...told))
const slovak = (from: string, to: string, name: string, ...told: Reported) =>
  inPub('sk-euro', change('pub.md', from, to, `in Slovakia ${name}`, ...told))
const euros = (value: string, name: string, ...told: Reported) =>
  inPub(
    'at-euro',
    change(
      'menu/10-speisen.md',
      'sizes: 180 g = € 19,90',
      `sizes: 180 g = ⟦${value}⟧`,
      `euros ${name}`,
      ...told,
    ),
  )
const tel = 'phone: 01 234 56 78'

/** Values that differ by country and currency. */
// biome-ignore format: one line, one mistake
const countries: Mistake[] = [
  byHand(change('pub.md', 'country: CZ', 'country: ⟦Polsko⟧', 'a country that is not known', 'word-unknown', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦CH⟧', 'a country whose code is near', 'word-unknown', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦cs⟧', 'a language as a country', 'word-unknown', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(change('pub.md', 'country: CZ', 'country: ⟦+420⟧', 'a country by its telephone', 'word-unknown', 'write one of CZ, SK, AT, DE'), 'CZ'),
  byHand(austrian('country: AT', 'country: ⟦Tirol⟧', 'a land as a country', 'word-unknown', '"Tirol"', 'write one of CZ, SK, AT, DE'), 'AT'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦USD⟧', 'a currency that is not known', 'word-unknown', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦CZK, EUR⟧', 'two currencies', 'word-unknown', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦ano⟧', 'a yes as a currency', 'word-unknown', 'write one of CZK, EUR'), 'CZK'),
  byHand(change('pub.md', 'country: CZ', 'currency: ⟦25⟧', 'a rate as a currency', 'word-unknown', 'write one of CZK, EUR'), 'CZK'),
  byHand(euros('19.9.0', 'with two points', 'price-unreadable', 'write euros in digits, or 0 if it is free'), '€ 19,90'),
  byHand(euros('490 Kč', 'in crowns', 'price-in-other-currency', 'EUR', 'euros', 'payment: cash_czk', 'currency: CZK'), '€ 19,90'),
  byHand(euros('€ 19,90 / 490 Kč', 'with a second price', 'price-in-other-currency', 'payment: cash_czk', 'euros'), '€ 19,90'),
  byHand(euros('19,900', 'with three places', 'price-too-fine'), '€ 19,90'),
  byHand(euros('etwa 19,90', 'with a word', 'price-unreadable', 'write euros in digits, or 0 if it is free'), '€ 19,90'),
  byHand(euros('17,90–19,90 €', 'from to', 'price-unreadable', 'write one price, or two sizes with a semicolon'), '€ 19,90'),
  byHand(euros('19900', 'of a car', 'price-too-high', '19 900 €'), '€ 19,90'),
  byHand(euros('$ 19,90', 'in dollars', 'currency-unknown', 'only prices in CZK, EUR can be published'), '€ 19,90'),
  byHand(austrian(tel, 'phone: ⟦234 56 78⟧', 'a telephone without area code', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦660 1234567⟧', 'a mobile without its zero', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦+43 0660 1234567⟧', 'a zero behind the country code', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 23⟧', 'a telephone too short', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 234 56 78 90 12 34⟧', 'a telephone too long', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(austrian(tel, 'phone: ⟦01 ZUM ESEL⟧', 'a telephone in letters', 'phone-unreadable', 'it with the 0 before the area code'), '01 234 56 78'),
  byHand(slovak('phone: 0905 123 456', 'phone: ⟦0905 123 45⟧', 'a telephone too short', 'phone-unreadable', 'it with the 0 before the area code'), '0905 123 456'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦10900⟧', 'a post code of five digits', 'postal-code-unreadable', 'four'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦0109⟧', 'a post code with a zero', 'postal-code-unreadable', 'four'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦D-1090⟧', 'a post code of Germany', 'postal-code-unreadable', 'four'), 'A-1090'),
  byHand(austrian('postal_code: A-1090', 'postal_code: ⟦Wien⟧', 'a town as a post code', 'postal-code-unreadable', 'four'), 'A-1090'),
  byHand(slovak('postal_code: 97401', 'postal_code: ⟦9740⟧', 'a post code of four digits', 'postal-code-unreadable', 'five'), '97401'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦ATU13585628⟧', 'a UID with a slip', 'number-impossible', 'UID', 'ATU13585628'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦13585627⟧', 'a UID without its letters', 'number-unreadable', 'UID'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦AT13585627⟧', 'a UID without its U', 'number-unreadable', 'UID'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'uid: ⟦DE136695976⟧', 'a UID of Germany', 'number-unreadable', 'UID'), 'ATU13585627'),
  byHand(austrian('uid: ATU13585627', 'ico: ⟦99999994⟧', 'a Czech number', 'number-foreign', 'ico', 'AT', 'firmenbuch, uid'), ['ico: 99999994', 'uid: ATU13585627']),
  byHand(austrian('firmenbuch: FN 123456a', 'firmenbuch: ⟦123456⟧', 'a Firmenbuchnummer without its letter', 'number-unreadable'), 'FN 123456a'),
  byHand(austrian('firmenbuch: FN 123456a', 'firmenbuch: ⟦FN 1234567a⟧', 'a Firmenbuchnummer too long', 'number-unreadable', 'Firmenbuchnummer'), 'FN 123456a'),
  byHand(slovak('ic_dph: SK2022749619', 'ic_dph: ⟦SK2022749618⟧', 'an IČ DPH with a slip', 'number-impossible'), 'SK2022749619'),
  slovak('ic_dph: SK2022749619', 'ic_dph: ⟦2022749619⟧', 'an IČ DPH without its letters', 'number-unreadable', 'IČ DPH'),
  byHand(slovak('dic: 2022749619', 'dic: ⟦SK2022749619⟧', 'a DIČ with letters', 'number-of-field', 'DIČ', 'IČ DPH', 'ic_dph:'), '2022749619'),
  byHand(slovak('ico: 99999994', 'ico: ⟦99999995⟧', 'an IČO with a slip', 'number-impossible', 'IČO', '99999995'), '99999994'),
  byHand(at('3:1', slovak('ico: 99999994\n', '', 'no IČO', 'field-missing', 'ico: ...')), ['dic: 2022749619', 'ico: 99999994\ndic: 2022749619']),
  byHand(change('pub.md', 'ico: 99999994', 'ico: 99999994\nuid: ⟦ATU13585627⟧', 'an Austrian number in Czechia', 'number-foreign', 'uid', 'CZ', 'ico, dic'), ['uid: ATU13585627\n', '']),
  byHand(change('pub.md', 'dic: CZ99999994', 'dic: ⟦CZ99999995⟧', 'a DIČ with a slip', 'number-impossible'), 'CZ99999994'),
]

const look = 'look.md'
/** In a look.md with only this line. */
const looking = (line: string, name: string, ...told: Reported) =>
  writeFile(look, `---\n${line}\n---\n`, undefined, name, ...told)

/** Colour, paper and letters. */
// biome-ignore format: one line, one mistake
const looks: Mistake[] = [
  byHand(looking('accent: ⟦yellow⟧', 'a colour too pale', 'color-too-pale', '"yellow"', 'accent: "#757400"'), '"#757400"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#585600;--control:#757400}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a4a4'),
  byHand(looking('accent: ⟦#ffffff⟧', 'white without quotation marks', 'color-too-pale', '"#ffffff"', 'accent: "#707070"'), '"#707070"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#535353;--control:#707070}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a0a0'),
  byHand(looking('accent: ⟦#fff0f5⟧  # růžová', 'a pale colour before a comment', 'color-too-pale', '"#fff0f5"', 'accent: "#7a6d72"'), '"#7a6d72"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#5d5055;--control:#7a6d72}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#aa9c'),
  byHand(looking('accent: ⟦"#ffc0cb"⟧\npaper: kraft', 'a colour too pale for brown paper', 'color-too-pale', 'accent: "#86505b"'), '"#86505b"', '"theme-color"content="#e8d8bd"media="('),
  exactly(looking('accent: ⟦červená⟧', 'a colour in Czech', 'color-unreadable', '"červená"', 'write   red   instead of   červená'), '--control:#ff0000'),
  exactly(looking('accent: ⟦weinrot⟧', 'a colour in German', 'color-unreadable', 'write   maroon   instead of   weinrot'), '--accent:#800000'),
  exactly(looking('accent: ⟦žltá⟧', 'a pale colour in Slovak', 'color-unreadable', 'write   goldenrod   instead of   žltá'), '--accent:#daa520'),
  exactly(looking('accent: ⟦drakgreen⟧', 'a colour with a slip', 'color-unreadable', 'write   darkgreen   instead of   drakgreen'), '--control:#006400'),
  exactly(looking('accent: ⟦0x7B2D1C⟧', 'a colour as programs number it', 'color-unreadable', 'write   "#7b2d1c"   instead of   0x7B2D1C'), '--control:#7b2d1c'),
  exactly(looking('accent: ⟦123, 45, 28⟧', 'a colour by three numbers', 'color-unreadable', 'rgb(123, 45, 28)'), '--control:#7b2d1c'),
  byHand(looking('accent: ⟦#7b2d1⟧', 'a colour with five digits', 'color-unreadable', '"#7b2d1"', 'write the number of your colour'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦RAL 3003⟧', 'a colour of paint', 'color-unreadable', '"RAL 3003"', 'write the number of your colour'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦Pantone 485 C⟧', 'a colour of print', 'color-unreadable', 'write the number of your colour'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦currentColor⟧', 'the colour of something else', 'color-unreadable', 'write the number of your colour'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  exactly(looking('accent: ⟦var(--red)⟧', 'a colour by its name in a style', 'color-unreadable'), '--accent:#8b0000'),
  byHand(looking('accent: ⟦linear-gradient(red, blue)⟧', 'two colours', 'color-unreadable', 'write the number of your colour'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  byHand(looking('accent: ⟦transparent⟧', 'no colour', 'color-transparent', 'accent: "#000000"'), '"#000000"', 'f5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#000000;--control:#000000}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#a0a0'),
  byHand(looking('accent: ⟦rgb(123 45 28 / 50%)⟧', 'half a colour', 'color-transparent', 'accent: "#7b2d1c"'), '"#7b2d1c"', '-ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c}@media(prefers-color-scheme:dark){:root{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e18874;--c'),
  looking('accent: ⟦[red, blue]⟧', 'a list of colours', 'list-unexpected'),
  byHand(looking('paper: ⟦blue⟧', 'a paper that is not known', 'word-unknown', 'write one of cream, white, kraft'), 'white', '"theme-color"content="#ffffff"media="('),
  exactly(looking('paper: ⟦whit⟧', 'a paper with a slip', 'word-unknown', 'write   white   instead of   whit'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  byHand(looking('paper: ⟦cream, white⟧', 'two papers', 'word-unknown', 'write one of cream, white, kraft'), 'cream'),
  byHand(looking('paper: ⟦"#ffffff"⟧', 'a colour as paper', 'word-unknown', 'write one of cream, white, kraft'), 'white', '"theme-color"content="#ffffff"media="('),
  byHand(looking('paper: ⟦tmavý⟧', 'a dark paper', 'word-unknown', 'write one of cream, white, kraft'), 'kraft', '"theme-color"content="#e8d8bd"media="('),
  byHand(looking('typeface: ⟦Arial⟧', 'a font by its name', 'word-unknown', 'write one of book, plain, poster, typewriter'), 'plain', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:system-ui,-apple-system,SegoeUI,Roboto,NotoSans,Ubuntu'),
  byHand(looking('typeface: ⟦Comic Sans MS⟧', 'a font of children', 'word-unknown', 'write one of book, plain, poster, typewriter'), 'poster', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:Bahnschrift,AvenirNextCondensed,DINAlternate,RobotoCondensed'),
  exactly(looking('typeface: ⟦typewritter⟧', 'a typeface with a slip', 'word-unknown', 'write   typewriter   instead of   typewritter'), 'font-family:AmericanTypewriter'),
  byHand(looking('typeface: ⟦14px⟧', 'a size as a typeface', 'word-unknown', 'write one of book, plain, poster, typewriter'), 'plain', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:system-ui,-apple-system,SegoeUI,Roboto,NotoSans,Ubuntu'),
  byHand(looking('typeface: ⟦book, poster⟧', 'two typefaces', 'word-unknown', 'write one of book, plain, poster, typewriter'), 'poster', 'flex:none;width:27mm;height:27mm;margin-left:-2.5mm}}body{font-family:Bahnschrift,AvenirNextCondensed,DINAlternate,RobotoCondensed'),
  exactly(looking('⟦barva⟧: red', 'the colour under its Czech name', 'field-unknown', 'write   accent   instead of   barva'), '--control:#ff0000'),
  looking('⟦font⟧: book', 'a field as programs call it', 'field-unknown', 'write   typeface   instead of   font'),
  byHand(looking('⟦background⟧: white', 'a field that nobody knows', 'field-unknown', 'one of mood, accent, paper, typeface, checked', 'correct the name, or delete the line'), ['background: white\n', 'paper: white\n'], '"theme-color"content="#ffffff"media="('),
  byHand(writeFile(look, '---\npaper: white\n---\nNáš vzhled.\n', '4:1', 'a text below the look', 'text-below-fields'), ['Náš vzhled.\n', ''], '"theme-color"content="#ffffff"media="('),
  exactly(writeFile('menu/look.md', '---\npaper: white\n---\n', undefined, 'the look in the folder of the menu', 'file-misplaced', 'move it up: look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  exactly(writeFile('lunch/look.md', '---\npaper: white\n---\n', undefined, 'the look in the folder of lunches', 'file-misplaced', 'move it up: look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  exactly(writeFile('Look.md', '---\npaper: white\n---\n', undefined, 'the look with a capital', 'file-misnamed', 'rename it to look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
  writeFile('look.txt', 'paper: white\n', undefined, 'the look as plain text', 'file-misnamed', 'rename it to look.md'),
  exactly(writeFile('looks.md', '---\npaper: white\n---\n', undefined, 'two looks', 'file-misnamed', 'rename it to look.md'), 'content="#ffffff"media="(prefers-color-scheme:light)"'),
]

const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const tartare = '    tags: raw, house_special\n'
const plateAlt = '    photo_alt: Tatarák\n    photo_alt_en: Tartare\n'
const plate = (lines: string, name: string, ...told: Reported) =>
  change('menu/20-predkrmy.md', tartare, `${tartare}${lines}`, name, ...told)
const barAlt = 'photo_alt: Lokál\nphoto_alt_en: The bar'
const shown = (text: string, name: string, ...told: Reported) =>
  writeFile('photos.md', `---\n${text}\n---\n`, undefined, name, ...told)

/** Photos: files, names and descriptions. */
// biome-ignore format: one line, one mistake
const photos: Mistake[] = [
  unfixed(writeFile('photos/lokal.heic', heic, undefined, 'a photo of an iPhone', 'photo-heic'), 'a photo has to be put there, which is no text'),
  unfixed(writeFile('photos/lokal.gif', bytes('GIF89a'), undefined, 'a GIF', 'photo-type', 'but GIF'), 'a photo has to be put there, which is no text'),
  unfixed(writeFile('photos/listek.pdf', bytes('%PDF-1.7'), undefined, 'a menu as PDF among the photos', 'photo-type', 'but PDF'), 'a photo has to be put there, which is no text'),
  writeFile('lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo beside pub.md', 'file-misplaced', 'move it into the folder photos'),
  writeFile('menu/lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo beside the dishes', 'file-misplaced', 'move it into the folder photos'),
  writeFile('photos/leto/lokal.jpg', bytes([0xff, 0xd8, 0xff]), undefined, 'a photo in a folder of photos', 'file-misplaced', 'move it up: lokal.jpg'),
  writeFile('photos/photos.md', '---\nstrip: []\n---\n', undefined, 'the lines about photos among them', 'file-misplaced', 'move it up: photos.md'),
  unfixed(writeFile('photos/velka.jpg', Buffer.alloc(20_000_001), undefined, 'a photo of more than 20 MB', 'photo-too-heavy', '20.0'), 'a photo has to be put there, which is no text'),
  unfixed(plate(`    photo: ⟦tatarak.jpg⟧\n${plateAlt}`, 'a photo that is not there', 'photo-unknown', '"tatarak.jpg"', 'put the photo into the folder photos, and write'), 'a photo has to be put there, which is no text'),
  unfixed(plate(`    photo: ⟦https://pub.example/tatarak.jpg⟧\n${plateAlt}`, 'a photo elsewhere', 'photo-elsewhere'), 'a photo has to be put there, which is no text'),
  unfixed(plate(`    photo: ⟦a.jpg, b.jpg⟧\n${plateAlt}`, 'two photos of one dish', 'photo-several'), 'a photo has to be put there, which is no text'),
  unfixed(plate('    photo: ⟦tatarak.jpg⟧\n', 'a photo without words', 'photo-alt-missing', 'photo_alt, photo_alt_en'), 'a photo has to be put there, which is no text'),
  byHand(plate('    ⟦photo_alt⟧: Tatarák\n    photo_alt_en: Tartare\n', 'words without a photo', 'photo-alt-alone'), ['    photo_alt: Tatarák\n    photo_alt_en: Tartare\n', '']),
  unfixed(plate('    photo: tatarak.jpg\n    photo_alt: ⟦Tatarák⟧\n', 'words in one language', 'language-missing', 'photo_alt_en: ...'), 'a photo has to be put there, which is no text'),
  shown('focus: ⟦30%⟧', 'a focus of one number', 'focus-unreadable', 'write   30% 50%'),
  byHand(plate('    ⟦focus⟧: left\n', 'a focus without a photo', 'field-without-partner', 'focus', 'photo: ...'), ['    focus: left\n', '']),
  byHand(plate('    focus: ⟦left right⟧\n', 'a focus on both sides', 'focus-unreadable'), ['    focus: left right\n', '']),
  unfixed(shown(`photo: ⟦lokal.jpg⟧\n${barAlt}`, 'a photo of the house that is not there', 'photo-unknown', '"lokal.jpg"', 'put the photo into the folder photos, and write'), 'a photo has to be put there, which is no text'),
  unfixed(shown(`⟦head⟧: lokal.jpg`, 'the photo of the house under another name', 'field-unknown', 'photo, photo_alt, photo_alt_en, focus, strip', 'correct the name, or delete the line'), 'a photo has to be put there, which is no text'),
  unfixed(shown('strip: ⟦lokal.jpg⟧', 'a strip as one name', 'list-expected', 'something that is not a list', 'begin each entry on its own line with   -'), 'a photo has to be put there, which is no text'),
  unfixed(at('3:5', shown('strip:\n  - photo: lokal.jpg', 'a photo of the strip without words', 'field-missing field-missing', 'photo_alt: ...')), 'a photo has to be put there, which is no text'),
]

/** A slip in the events of the club. */
const club = (from: string, to: string, name: string, ...told: Reported) =>
  inPub('music-club', change('events.md', from, to, name, ...told))
const quiz = '  - day: úterý\n    time: 19:00–22:00'
const express = '  - date: Pá 27. 11. 2026\n    time: 20:00–23:00'
const entry = 'price: předprodej = 250; na místě = 300; studenti = 180'

/** Events: when, for how much, and on which days. */
// biome-ignore format: one line, one mistake
const events: Mistake[] = [
  byHand(club(express, `${express}\n    ⟦places⟧: 14`, 'places of an event', 'field-unknown', 'correct the name, or delete the line; anything'), ['    places: 14\n', '']),
  club(express, '  - date: ⟦27. 11.⟧\n    time: 20:00–23:00', 'an event without its year', 'date-unreadable', 'write   27. 11. 2026   instead of'),
  byHand(club(express, '  - date: ⟦Čt 27. 11. 2026⟧\n    time: 20:00–23:00', 'an event on another day of the week', 'event-weekday-other', '27. 11. 2026', 'pátek'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦každé úterý⟧\n    time: 20:00–23:00', 'a day of every week as a date', 'event-date-weekly', 'day: každé úterý'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦úterý⟧\n    time: 20:00–23:00', 'a bare day as a date', 'event-date-weekly', 'day: úterý'), 'Pá 27. 11. 2026'),
  byHand(club(express, '  - date: ⟦31. 11. 2026⟧\n    time: 20:00–23:00', 'an event on a day that no month has', 'date-impossible'), 'Pá 27. 11. 2026'),
  club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦19. 12. 2026 – 17. 12. 2026⟧', 'an event that ends before it begins', 'dates-reversed', 'write   17. 12. 2026 – 19. 12. 2026'),
  byHand(club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦4. 12. 2026 – 19. 12. 2027⟧', 'an event of more than a year', 'event-too-long', '60'), '17. 12. 2026 – 19. 12. 2026'),
  byHand(club('date: 31. 12. 2026\n', 'date: ⟦31. 12. 2026 – 1. 1. 2027⟧\n', 'one night with two dates', 'event-night-or-two', 'date: 31. 12. 2026'), '31. 12. 2026'),
  byHand(club(quiz, '  - day: ⟦2. 12. 2026⟧\n    time: 19:00–22:00', 'a date as a day of every week', 'event-day-dated', 'date: 2. 12. 2026'), 'úterý'),
  unfixed(club(quiz, '  - day: ⟦jednou v měsíci v úterý⟧\n    time: 19:00–22:00', 'once a month as every week', 'event-not-weekly'), 'which dates are meant stands nowhere, and the lines below are of every week'),
  byHand(club(quiz, '  - day: ⟦úterník⟧\n    time: 19:00–22:00', 'a day of an event that nobody knows', 'day-unknown', 'write for example   Po–Pá   or   So, Ne'), 'úterý'),
  byHand(club(quiz, '  - day: ⟦sudé úterý⟧\n    time: 19:00–22:00', 'an odd or even day', 'event-odd-of-what'), 'úterý v sudém týdnu', '"parity":{"of":"weeks","are":"even"}'),
  byHand(club(quiz, '  - day: ⟦každé druhé úterý⟧\n    time: 19:00–22:00', 'every second day without a start', 'event-second-of-what'), 'druhé úterý v měsíci', '"nth":[2]'),
  byHand(club(quiz, '  - day: ⟦jednou za 14 dní v úterý⟧\n    time: 19:00–22:00', 'every two weeks without a start', 'event-start-missing'), 'jednou za 14 dní v úterý od 1. 12. 2026', '"days":["tue"],"every_weeks":2'),
  byHand(at('6:5', club('  - day: úterý\n    time', '  - time', 'an event without a day', 'event-without-date', 'day: ...')), ['  - time: 19:00–22:00', '  - day: úterý\n    time: 19:00–22:00']),
  byHand(club(express, '  - date: 27. 11. 2026\n    day: ⟦Pá⟧\n    time: 20:00–23:00', 'a date and a day', 'event-date-and-day'), ['    day: Pá\n', '']),
  byHand(club(express, '  - date: 27. 11. 2026\n    from: ⟦1. 11. 2026⟧\n    time: 20:00–23:00', 'a first date beside the date', 'event-field-weekly', 'from'), ['    from: 1. 11. 2026\n', '']),
  byHand(club(express, '  - date: 27. 11. 2026\n    except: ⟦1. 11. 2026⟧\n    time: 20:00–23:00', 'a date left out beside the date', 'event-field-weekly', 'except'), ['    except: 1. 11. 2026\n', '']),
  byHand(at('31:5', club(express, '  - date: Pá 27. 11. 2026', 'an event without a time', 'field-missing', 'time: ...')), ['  - date: Pá 27. 11. 2026\n', '  - date: Pá 27. 11. 2026\n    time: 20:00–23:00\n']),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦večer⟧', 'a time of an event in words', 'time-unreadable', '"večer"', 'write for example   11:30'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦19:00, 20:00⟧', 'doors and beginning in one line', 'event-time-twice'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦24:00⟧', 'a beginning at 24:00', 'event-at-24'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦20:00–20:00⟧', 'an event that ends as it begins', 'closing-at-opening', '20:00'), '20:00–23:00'),
  byHand(club(express, '  - date: Pá 27. 11. 2026\n    time: ⟦20:00–25:00⟧', 'an end at 25:00', 'time-unreadable', '"25:00"', "the last time of a day is 24:00; one o'clock at"), '20:00–23:00'),
  exactly(club(entry, 'price: ⟦předprodej 250⟧; na místě = 300', 'a price of entry without its sign', 'admission-without-equals', 'write   předprodej = 250'), '"prices":[{"label":{"cs":"předprodej","en":"inadvance"},"price_czk":250},{"label":{"cs":"namístě","en":"atthedoor"},"price_czk":300}]'),
  exactly(club(entry, 'price: ⟦předprodej 250 Kč, na místě 300 Kč⟧', 'two prices of entry without their signs', 'admission-without-equals', 'write   předprodej = 250 Kč; na místě = 300 Kč'), '"prices":[{"label":{"cs":"předprodej","en":"inadvance"},"price_czk":250},{"label":{"cs":"namístě","en":"atthedoor"},"price_czk":300}]'),
  byHand(club(entry, 'price: předprodej = 250; ⟦300⟧', 'a price of entry without its word', 'admission-bare'), 'na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: předprodej = 250; ⟦předprodej = 300⟧', 'two prices of entry with one word', 'admission-twice', 'předprodej'), 'na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦předprodej = 250 = 300⟧', 'two prices of entry behind one word', 'admission-two-prices'), 'předprodej = 250; na místě = 300', '"price_czk":300}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  exactly(club(entry, 'price: ⟦300 Kč / tým⟧', 'a price of entry for a team behind a slash', 'admission-without-equals', 'write   tým = 300 Kč'), '"prices":[{"label":{"cs":"tým","en":"team"},"price_czk":300}]'),
  byHand(club(entry, 'price: ⟦300 Kč / host⟧', 'a price of entry for each guest', 'price-unreadable', '"300 Kč / host"'), '300', '"prices":[{"price_czk":300}]'),
  exactly(club(entry, 'price: ⟦150 za tým⟧', 'a price of entry before its word', 'admission-without-equals', 'write   za tým = 150'), '"prices":[{"label":{"cs":"zatým","en":"team"},"price_czk":150}]'),
  exactly(club(entry, 'price: ⟦děti zadarmo, dospělí 80 Kč⟧', 'an entry that is free for some, without signs', 'admission-without-equals', 'write   děti = zadarmo; dospělí = 80 Kč'), '"prices":[{"label":{"cs":"děti","en":"children"},"price_czk":0},{"label":{"cs":"dospělí","en":"adults"},"price_czk":80}]'),
  exactly(inPub('hut-de-en', change('events.md', 'price: frei', 'price: ⟦Kinder frei, Erwachsene 3 €⟧', 'an entry that is free for some in German', 'admission-without-equals', 'write   Kinder = frei; Erwachsene = 3 €')), '"prices":[{"label":{"de":"Kinder","en":"children"},"price_eur":0},{"label":{"de":"Erwachsene","en":"adults"},"price_eur":3}]'),
  unfixed(club(quiz, '  - day: ⟦první 2. úterý v měsíci⟧\n    time: 19:00–22:00', 'once a month with a number', 'event-not-weekly'), 'which dates are meant stands nowhere, and the lines below are of every week'),
  byHand(club(entry, 'price: ⟦250 až 300⟧', 'a price of entry from and to', 'price-unreadable', '"250 až 300"', 'write one price, or two sizes with a semicolon'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦dobrovolné⟧', 'entry as guests like', 'admission-voluntary'), ['    price: dobrovolné\n', ''], '"prices":null,"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦10 €⟧', 'entry in other money', 'price-in-other-currency', 'CZK', 'crowns'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦1 = 10; 2 = 20; 3 = 30; 4 = 40; 5 = 50; 6 = 60; 7 = 70; 8 = 80; 9 = 90⟧', 'nine prices of entry', 'admission-too-many', '9', '8'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦tanečníci = 250⟧', 'a word of entry that nobody knows', 'admission-label-unknown', 'English', 'add a line   labels_en: tanečníci = ...', 'předprodej'), 'tanečníci = 250\n    labels_en: tanečníci = dancers', '"cs":"tanečníci","en":"dancers"},"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦vstup podle domluvy⟧', 'a price of entry in words', 'admission-unreadable', 'podle domluvy'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  byHand(club(entry, 'price: ⟦100 g = 59 podle váhy⟧', 'entry by weight', 'admission-unreadable'), '250', '"price_czk":250}],"status":"scheduled","url":"https://vstupenky.example/klub-sklep/nocni-expres"'),
  club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦vstupenky.example/klub-sklep/trio⟧', 'tickets without https', 'page-url-unreadable', 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦možná⟧', 'perhaps cancelled', 'yes-no-unreadable'), 'yes'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦zrušeno⟧', 'cancelled in Czech', 'yes-no-unreadable'), 'yes'),
  byHand(club('    cancelled: yes', '    cancelled: ⟦11. 12. 2026⟧', 'cancelled on a date', 'yes-no-unreadable'), 'yes'),
  club('    cancelled: yes', '    ⟦canceled⟧: yes', 'cancelled with a slip', 'field-unknown', 'write   cancelled'),
  exactly(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦http://vstupenky.example/trio⟧', 'tickets without TLS', 'page-url-unreadable', 'https://vstupenky.example/trio'), '"url":"https://vstupenky.example/trio"}'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦na pokladně⟧', 'tickets at the desk as a page', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦vstupenky@klub.example⟧', 'tickets by mail as a page', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    link: ⟦https://a.example/, https://b.example/⟧', 'two pages of tickets', 'page-url-unreadable', 'copy the whole address from the browser; it'), 'https://vstupenky.example/klub-sklep/trio'),
  byHand(club('    from: 2. 12. 2026\n', '    from: ⟦prosinec⟧\n', 'a first date in words', 'date-unreadable', 'write day, month and year'), '2. 12. 2026'),
  byHand(club('    from: 2. 12. 2026\n', '    from: ⟦31. 11. 2026⟧\n', 'a first date that is not in the calendar', 'date-impossible'), '2. 12. 2026'),
  byHand(club('    until: 16. 12. 2026', '    until: ⟦16. 12.⟧', 'a last date without its year', 'date-unreadable', 'add the year'), '16. 12. 2026'),
  byHand(club('    until: 16. 12. 2026', '    until: ⟦do konce roku⟧', 'a last date in words', 'date-unreadable', 'write day, month and year'), '16. 12. 2026'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦úterý⟧', 'a day of the week left out', 'date-unreadable', 'write day, month and year'), '22. 12. 2026'),
  byHand(club('    sold_out: yes', '    cancelled: yes\n    sold_out: ⟦yes⟧', 'sold out and cancelled', 'event-cancelled-and-sold-out'), ['    cancelled: yes\n    sold_out: yes', '    sold_out: yes']),
  byHand(at('16:5', club('    title_en: Open stage\n', '', 'an event without its English title', 'field-missing', 'title_en: ...')), ['    title: Otevřené pódium\n', '    title: Otevřené pódium\n    title_en: Open stage\n']),
  byHand(at('10:18', club('    description_en: Six rounds, teams of up to six.\n', '', 'an event half in English', 'language-missing', 'description_en: ...')), ['    description: Šest kol, týmy do šesti lidí.\n', '    description: Šest kol, týmy do šesti lidí.\n    description_en: Six rounds, teams of up to six.\n']),
  byHand(club('    from: 2. 12. 2026\n    until: 16. 12. 2026', '    from: 16. 12. 2026\n    until: ⟦2. 12. 2026⟧', 'a last date before the first', 'event-until-before-from'), '16. 12. 2026', '"from":"2026-12-16","until":"2026-12-16","except_dates":[]},"start":"20:00","end":null'),
  byHand(club('    season: 1. 9. – 30. 6.', '    season: ⟦školní rok⟧', 'a season of an event in words', 'season-unreadable'), '1. 9. – 30. 6.'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦24. 12. 2026⟧', 'a date left out that is no such day', 'event-except-outside'), '22. 12. 2026'),
  club('    except: 22. 12. 2026', '    except: ⟦22. 12.⟧', 'a date left out without its year', 'date-unreadable', 'write   22. 12. 2026   instead of'),
  byHand(club('    except: 22. 12. 2026', '    except: ⟦o Vánocích⟧', 'dates left out in words', 'date-unreadable', 'write day, month and year'), '22. 12. 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦24. 12. 2026⟧', 'a concert on a day that is closed', 'event-on-closed-day', '24. 12. 2026', 'hours.md:29:13'), '5. prosince 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦10. 7. 2027⟧', 'a concert in the summer break', 'event-on-closed-day', '10. 7. 2027', 'hours.md:18'), '5. prosince 2026'),
  byHand(club('  - date: 5. prosince 2026', '  - date: ⟦7. 12. 2026⟧', 'a concert on a Monday', 'event-on-closed-day', '7. 12. 2026', 'hours.md:2:1'), '5. prosince 2026'),
  byHand(club('date: 17. 12. 2026 – 19. 12. 2026', 'date: ⟦19. 12. 2026 – 24. 12. 2026⟧', 'a festival into Christmas', 'event-on-closed-day', '20. 12. 2026, 21. 12. 2026, 22. 12. 2026 and 2 more'), '17. 12. 2026 – 19. 12. 2026'),
  club('    sold_out: yes', '    ⟦vyprodáno⟧: yes', 'a field of an event in Czech', 'field-unknown', 'write   sold_out'),
  byHand(club('    link: https://vstupenky.example/klub-sklep/trio', '    ⟦vstupné⟧: 300', 'entry under a Czech name', 'field-unknown', 'write the right value after   price:   which is'), ['    vstupné: 300\n', ''], '"status":"sold_out"},{"id":"kvartet-bez-basy-2026-12-11","title":{"cs":"Kvartetbezbasy","en":"Kvartetbezbasy"'),
  byHand(at('75:5', club('    price: 400 Kč\n', '    price: 400 Kč\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n', 'an event twice', 'event-twice')), ['    title_en: New Year\n\n  - date: 31. 12. 2026\n    time: 20:00\n    title: Silvestr ve sklepě\n    title_en: New Year\n', '    title_en: New Year\n'], '"id":"silvestr-ve-sklepe-2026-12-31-2000","title":{"cs":"Silvestrvesklepě","en":"NewYear"'),
]

/** The meaning is plain, although the nearest keyword or sign is another one. */
// biome-ignore format: one line, one mistake
const misguided: Mistake[] = [
  byHand(change(soup, 'tags: spicy', 'tags: ⟦vegetariánské⟧', 'a diet among the tags', 'word-of-field', '"vegetariánské"', 'diets: vegetarian'), ['tags: vegetariánské', 'diets: vegetarian'], '"diets":["vegetarian"],"tags":[]},{"id":"kulajda"'),
  byHand(change(soup, '    allergens: 1\n    tags: spicy', '    ⟦alergeny⟧: 1, 99\n    tags: spicy', 'a wrong value behind a wrong name', 'field-unknown allergen-unknown', 'alergeny', 'write   allergens', '99'), ['alergeny: 1, 99', 'allergens: 1, 9'], '"allergens":[1,9],"diets":[],"tags":["spicy"]},{"id":"kulajda"'),
  change('pub.md', 'https://u-zaspaleho-kohouta.example', '⟦https://u-zaspaleho-kohouta.example/index.html⟧', 'an address of one page', 'address-unusable', 'write   https://u-zaspaleho-kohouta.example   in'),
  change(soup, '    en: Tripe soup', '    ⟦en = Tripe soup⟧', 'an equals sign for a colon', 'colon-missing', 'write   en: Tripe soup'),
  change(soup, '  - cs: Dršťková polévka', '  ⟦cs: Dršťková polévka⟧', 'a hyphen that was deleted', 'line-unfitting', 'write   - cs: Dršťková polévka'),
  exactly(change(soup, 'sizes: 0,33 l = 85', 'sizes: ⟦[malá 0,3 l = 44, velká 0,5 l = 62]⟧', 'sizes in brackets', 'list-unexpected', 'write   sizes: malá 0,3 l = 44; velká 0,5 l = 62'), '"label":{"cs":"malá","en":"small"},"volume_ml":300,"price_czk":44},{"label":{"cs":"velká","en":"large"},"volume_ml":500,"price_czk":62}'),
  exactly(change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = 85\n    extras: ⟦sýr (7) 20⟧\n    extras_en: sýr = cheese`, 'an extra with allergens and no equals sign', 'size-without-price', 'an equals sign', 'write   sýr (7) = 20'), '"extras":[{"name":{"cs":"sýr","en":"cheese"},"allergens":[7],"price_czk":20}]'),
  byHand(change(soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l = 85\n    extras: ⟦hořčice 10⟧\n    extras_en: hořčice = mustard`, 'an extra with a number that may be its price', 'extra-number-alone', 'hořčice = 10'), 'hořčice = 10', '"extras":[{"name":{"cs":"hořčice","en":"mustard"},"allergens":null,"price_czk":10}]'),
  byHand(change(soup, 'section: Polévky\nsection_en: Soups\nkind: food', 'section: Polévky⟦:⟧ husté\nsection_en: Soups\nkind: fo\u200Bodd', 'a second colon, and below it a wrong word that hides a sign', 'colon-second word-unknown character-invisible', 'U+200B', 'did you mean "food"?'), [': husté\nsection_en: Soups\nkind: fo\u200Bodd', '\nsection_en: Soups\nkind: food']),
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
  ...languageMistakes,
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
