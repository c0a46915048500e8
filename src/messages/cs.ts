// The Czech catalogue. Names of fields and examples to type stay as they are in the owner's files.

import type { Catalogue } from './catalogue.ts'
import { commands, fieldList } from './cs/commands.ts'
import { fields, inLanguage, notations } from './cs/fields.ts'
import { formats } from './cs/formats.ts'
import { counted } from './cs/grammar.ts'
import { ahead, editorWords, table } from './cs/tools.ts'
import { verify } from './cs/verify.ts'
import type { Target, Translate } from './template.ts'
import { messagesIn, sentencesIn } from './texts.ts'

const untouched = 'Nic se nezapsalo; web zůstal, jak byl.'

const translate: Translate = ({ cs }) => cs

const target: Target = { translate, formats }

export const cs: Catalogue = {
  tongue: 'cs',
  translate,
  messages: messagesIn(target),
  notations,
  edits: {
    rename: (name) => `přejmenujte ho na ${name}`,
    moveUp: (name, beside) => `přesuňte ho výš: ${name} stojí vedle složky ${beside}`,
    moveInto: (folder) => `přesuňte ho do složky ${folder}`,
    deleteLines: (first, last) => `smažte řádky ${first} až ${last}`,
    deleteEmpty: (line) => `smažte prázdný řádek ${line}`,
    deleteLine: (text) => `smažte řádek   ${text}`,
    deleteUnseen: 'smažte ho, a nic jiného',
    deleteText: (text) => `smažte   ${text}`,
    begin: (count) =>
      count === 0
        ? 'začněte řádek bez mezery'
        : `začátek řádku odsaďte na ${counted(count, 'mezeru', 'mezery', 'mezer')}`,
    addLine: (line, text) => `přidejte jako ${line}. řádek   ${text}`,
    add: (text) => `přidejte   ${text}`,
    spaces: (count) =>
      `napište místo toho ${counted(count, 'obyčejnou mezeru', 'obyčejné mezery', 'obyčejných mezer')}`,
    writeForLines: (text, first, last) => `napište   ${text}   místo řádků ${first} až ${last}`,
    write: (text, old) => `napište   ${text}   místo   ${old}`,
    quote: (text) => `„${text}“`,
    and: ' a ',
    more: (count) => `dalších ${count} podobných úprav`,
    below: '   a pod to   ',
  },
  oneOf: (words, own) => `jedno z: ${formats.asTyped(words, { owner: own })}`,
  someOf: (words, own) => `jedno nebo víc z: ${formats.asTyped(words, { owner: own })}`,
  like: {
    phone: (example) => `telefonní číslo, třeba ${example}`,
    'postal-code': (example) => `PSČ, třeba ${example}`,
    number: (example, label) => `${label}, třeba ${example}`,
  },
  fields,
  titles: {
    pub: 'Údaje o hospodě',
    hours: 'Otevírací doba',
    home: 'Texty úvodní stránky',
    page: 'Vlastní stránka',
    section: 'Oddíl lístku',
    lunch: 'Týden obědů',
    events: 'Co se u vás koná',
    look: 'Vzhled stránek',
    photos: 'Fotky',
  },
  inLanguage,
  editor: editorWords,
  report: {
    title: 'obsah',
    warning: 'pozor',
    found: 'je tam',
    expected: 'má být',
    fix: 'oprava',
    checked: 'sedí-li',
    also: 'stejně',
    onLines: (lines) => `na řádcích ${lines.join(', ')}`,
    other: 'viz také',
    more: (count, flag) => `ještě ${count}: ${flag}`,
    photo: ({ index, all, file }) => `Fotka ${index + 1} z ${all}: ${file}`,
    outcome: (errors, warnings) => {
      const counts = [
        errors > 0 ? counted(errors, 'chyba', 'chyby', 'chyb') : '',
        warnings > 0 ? counted(warnings, 'upozornění', 'upozornění', 'upozornění') : '',
      ]
      return (
        counts.filter((count) => count !== '').join(', ') + (errors > 0 ? `. ${untouched}` : '.')
      )
    },
    summary: {
      built: 'Web je hotový',
      failed: 'Web se nevytvořil',
      untouched,
      more: (count) => `${counted(count, 'další je', 'další jsou', 'dalších je')} ve výpisu běhu.`,
    },
  },
  sentences: sentencesIn(target),
  commands,
  fieldList,
  ahead,
  table,
  verify,
}
