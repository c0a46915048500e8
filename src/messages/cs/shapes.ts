// O údajích a o tom, jakou podobu má jejich hodnota.

import { shorten } from '../wording.ts'
import { about } from './fields.ts'
import { adjective, list, type Messages, quote, within, withinAll } from './parts.ts'

const onOneLine = (field: string, text: string) =>
  `napište ho na jeden řádek, a patří-li k němu závorky, v uvozovkách:   ${field}: "${text}"`

export const shapes = {
  'field-missing': ({ record, field }) => {
    const said = about(record, field)
    return {
      found: `nic o „${field}“${said === '' ? '' : ` (${said})`}`,
      mend: `přidejte řádek   ${field}: ...`,
    }
  },
  'field-unknown': ({ field, known, meant, there }) => ({
    found: `údaj ${quote(field)}, kterému tu web nerozumí`,
    expected: known.length > 24 ? 'jedno ze jmen v seznamu údajů' : `jedno z: ${list(known)}`,
    mend: /^-\S/.test(field)
      ? `napište za spojovník mezeru:   - ${shorten(field.slice(1))}: ...`
      : meant === null
        ? 'opravte jméno, nebo řádek smažte'
        : there
          ? `napište, co platí, za   ${meant}:   které tu stojí také, a tenhle řádek smažte`
          : `nemělo to být „${meant}“?`,
  }),
  'field-renamed': ({ former, field, line }) => ({
    found: `údaj „${former}“, který se teď jmenuje „${field}“`,
    mend: `napište   ${line}`,
  }),
  'field-under-both-names': ({ former, field }) => ({
    found: `údaj „${former}“, který se teď jmenuje „${field}“, a vedle něj i „${field}“`,
    expected: 'každý údaj jednou',
    mend: `nechte   ${field}:   a druhý řádek smažte`,
  }),
  'field-without-partner': ({ field, partner }) => ({
    found: `„${field}“ bez „${partner}“`,
    expected: 'oba, nebo žádný',
    mend: `přidejte řádek   ${partner}: ...`,
  }),
  'language-missing': ({ field, missing, language }) => ({
    found: `„${field}“, ke kterému chybí ${adjective(language)} text`,
    expected: 'všechny jazyky hospody, nebo žádný',
    mend: `přidejte řádek   ${missing}: ...`,
  }),
  'language-not-had': ({ field, language, languages }) => ({
    found: `„${field}“, text ${within(language)}, ale to není jazyk hospody`,
    expected: `texty ${withinAll(languages)}`,
    mend: `smažte ten řádek, nebo napište do pub.md   languages: ${list([...languages, language])}`,
  }),
  'value-missing': ({ field, cut }) => ({
    found: `„${field}“ bez hodnoty${cut ? '; co stojí za #, se nečte' : ''}`,
    mend: cut ? `dejte text do uvozovek:   ${field}: "#..."` : 'napište hodnotu za dvojtečku',
  }),
  'value-cut': ({ field, typed }) => ({
    found: '# s mezerou před sebou: co je za ním, by se nečetlo',
    mend: `dejte text do uvozovek:   ${field}: "${shorten(typed)} #..."`,
  }),
  'list-unexpected': ({ field }) => ({
    found: 'seznam (závorky nebo spojovníky), kde má být jeden text',
    mend: onOneLine(field, '[...]'),
  }),
  'block-unexpected': ({ field }) => ({
    found: 'údaje nebo text ve složených závorkách, kde má být jeden text',
    mend: onOneLine(field, '{...}'),
  }),
  'list-expected': ({ field, empty, first }) => ({
    found: empty ? `„${field}“, pod kterým nic není` : 'něco, co není seznam',
    expected: 'seznam: řádky, které začínají spojovníkem',
    mend:
      first === null
        ? 'začněte každou položku na samostatném řádku znaky   - '
        : `začněte každou položku na samostatném řádku   - ${first}: ...   a pod to napište její další řádky`,
  }),
  'colon-inside': () => ({ found: 'dvojtečka uvnitř položky', mend: 'smažte dvojtečku' }),
  'block-expected': ({ typed, fields }) => ({
    found: typed === null ? 'prázdná položka' : `jen ${quote(typed)}`,
    expected: `položka s údaji ${list(fields.slice(0, 4))} ...`,
    mend: `napište   ${fields[0]}: ...   a ostatní údaje pod to`,
  }),
} satisfies Messages
