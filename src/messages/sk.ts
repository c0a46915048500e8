// The Slovak catalogue.

import type { Catalogue } from './catalogue.ts'
import { commands, fieldList } from './sk/commands.ts'
import { fields, inLanguage, notations } from './sk/fields.ts'
import { formats } from './sk/formats.ts'
import { counted } from './sk/grammar.ts'
import { translate } from './sk/texts.ts'
import { ahead, editorWords, table } from './sk/tools.ts'
import { verify } from './sk/verify.ts'
import type { Target } from './template.ts'
import { messagesIn, sentencesIn } from './texts.ts'

const untouched = 'Nič sa nezapísalo; web zostal, ako bol.'

const target: Target = { translate, formats }

export const sk: Catalogue = {
  tongue: 'sk',
  translate,
  messages: messagesIn(target),
  notations,
  edits: {
    rename: (name) => `premenujte ho na ${name}`,
    moveUp: (name, beside) => `presuňte ho vyššie: ${name} patrí vedľa priečinka ${beside}`,
    moveInto: (folder) => `presuňte ho do priečinka ${folder}`,
    deleteLines: (first, last) => `zmažte riadky ${first} až ${last}`,
    deleteEmpty: (line) => `zmažte prázdny riadok ${line}`,
    deleteLine: (text) => `zmažte riadok   ${text}`,
    deleteUnseen: 'zmažte ho, a nič iné',
    deleteText: (text) => `zmažte   ${text}`,
    begin: (count) =>
      count === 0
        ? 'začnite riadok bez medzery'
        : `začiatok riadka odsaďte o ${counted(count, 'medzeru', 'medzery', 'medzier')}`,
    addLine: (line, text) => `pridajte ako ${line}. riadok   ${text}`,
    add: (text) => `pridajte   ${text}`,
    spaces: (count) =>
      `napíšte namiesto toho ${counted(count, 'obyčajnú medzeru', 'obyčajné medzery', 'obyčajných medzier')}`,
    writeForLines: (text, first, last) =>
      `napíšte   ${text}   namiesto riadkov ${first} až ${last}`,
    write: (text, old) => `napíšte   ${text}   namiesto   ${old}`,
    quote: (text) => `„${text}“`,
    and: ' a ',
    more: (count) =>
      counted(count, 'ďalšia podobná zmena', 'ďalšie podobné zmeny', 'ďalších podobných zmien'),
    below: '   a pod to   ',
  },
  oneOf: (words, own) => `jedno z: ${formats.asTyped(words, { owner: own })}`,
  someOf: (words, own) => `jedno alebo viac z: ${formats.asTyped(words, { owner: own })}`,
  like: {
    phone: (example) => `telefónne číslo, napríklad ${example}`,
    'postal-code': (example) => `PSČ, napríklad ${example}`,
    number: (example, label) => `${label}, napríklad ${example}`,
  },
  fields,
  titles: {
    pub: 'Údaje o podniku',
    hours: 'Otváracie hodiny',
    home: 'Texty úvodnej stránky',
    page: 'Vlastná stránka',
    section: 'Oddiel lístka',
    lunch: 'Týždeň obedov',
    events: 'Čo sa u vás koná',
    look: 'Vzhľad stránok',
    photos: 'Fotky',
  },
  inLanguage,
  editor: editorWords,
  report: {
    title: 'obsah',
    warning: 'pozor',
    found: 'je tam',
    expected: 'má byť',
    fix: 'oprava',
    checked: 'ak sedí',
    also: 'aj',
    onLines: (lines) => `na riadkoch ${lines.join(', ')}`,
    other: 'pozrite aj',
    more: (count, flag) => `ešte ${count}: ${flag}`,
    photo: ({ index, all, file }) => `Fotka ${index + 1} z ${all}: ${file}`,
    outcome: (errors, warnings) => {
      const counts = [
        errors > 0 ? counted(errors, 'chyba', 'chyby', 'chýb') : '',
        warnings > 0 ? counted(warnings, 'upozornenie', 'upozornenia', 'upozornení') : '',
      ]
      return counts.filter(Boolean).join(', ') + (errors > 0 ? `. ${untouched}` : '.')
    },
    summary: {
      built: 'Web je hotový',
      failed: 'Web sa nevytvoril',
      untouched,
      more: (count) => `${counted(count, 'ďalšie je', 'ďalšie sú', 'ďalších je')} vo výpise behu.`,
    },
  },
  sentences: sentencesIn(target),
  commands,
  fieldList,
  ahead,
  table,
  verify,
}
