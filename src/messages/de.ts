// The German catalogue.

import type { Catalogue } from './catalogue.ts'
import { commands, fieldList } from './de/commands.ts'
import { fields, inLanguage, notations } from './de/fields.ts'
import { formats } from './de/formats.ts'
import { counted } from './de/grammar.ts'
import { translate } from './de/texts.ts'
import { ahead, editorWords, table } from './de/tools.ts'
import { verify } from './de/verify.ts'
import type { Target } from './template.ts'
import { messagesIn, sentencesIn } from './texts.ts'

const untouched = 'Es wurde nichts geschrieben; die Website bleibt, wie sie war.'

const spaces = (count: number) =>
  count === 0
    ? 'ohne Leerzeichen'
    : `mit ${counted(count, 'gewöhnlichen Leerzeichen', 'gewöhnlichen Leerzeichen')}`

const target: Target = { translate, formats }

export const de: Catalogue = {
  tongue: 'de',
  translate,
  messages: messagesIn(target),
  notations,
  edits: {
    rename: (name) => `benennen Sie sie um in ${name}`,
    moveUp: (name, beside) =>
      `verschieben Sie sie nach oben: ${name} gehört neben den Ordner ${beside}`,
    moveInto: (folder) => `verschieben Sie sie in den Ordner ${folder}`,
    deleteLines: (first, last) => `löschen Sie die Zeilen ${first} bis ${last}`,
    deleteEmpty: (line) => `löschen Sie die leere Zeile ${line}`,
    deleteLine: (text) => `löschen Sie die Zeile   ${text}`,
    deleteUnseen: 'löschen Sie es, und sonst nichts',
    deleteText: (text) => `löschen Sie   ${text}`,
    begin: (count) => `beginnen Sie die Zeile ${spaces(count)}`,
    addLine: (line, text) => `fügen Sie als Zeile ${line} ein   ${text}`,
    add: (text) => `ergänzen Sie   ${text}`,
    spaces: (count) =>
      `schreiben Sie stattdessen ${counted(count, 'gewöhnliches Leerzeichen', 'gewöhnliche Leerzeichen')}`,
    writeForLines: (text, first, last) =>
      `schreiben Sie   ${text}   statt der Zeilen ${first} bis ${last}`,
    write: (text, old) => `schreiben Sie   ${text}   statt   ${old}`,
    quote: (text) => `„${text}“`,
    and: ', und ',
    more: (count) => `${count} weitere Änderungen dieser Art`,
    below: '   und darunter   ',
  },
  oneOf: (words, own) => `eines von: ${formats.asTyped(words, { owner: own })}`,
  someOf: (words, own) => `eines oder mehrere von: ${formats.asTyped(words, { owner: own })}`,
  like: {
    phone: (example) => `eine Telefonnummer, etwa ${example}`,
    'postal-code': (example) => `eine Postleitzahl, etwa ${example}`,
    number: (example, label) => `${label}, etwa ${example}`,
  },
  fields,
  titles: {
    pub: 'Angaben zum Haus',
    hours: 'Öffnungszeiten',
    home: 'Texte der Startseite',
    page: 'Eigene Seite',
    section: 'Abschnitt der Karte',
    lunch: 'Mittagswoche',
    events: 'Was bei Ihnen los ist',
    look: 'Aussehen der Seiten',
    photos: 'Fotos des Hauses',
  },
  inLanguage,
  editor: editorWords,
  report: {
    title: 'Inhalt',
    warning: 'Achtung',
    found: 'da steht',
    expected: 'gehört',
    fix: 'Lösung',
    checked: 'wenn richtig',
    also: 'auch',
    onLines: (lines) => `in den Zeilen ${lines.join(', ')}`,
    other: 'siehe auch',
    more: (count, flag) => `${count} weitere: ${flag}`,
    photo: ({ index, all, file }) => `Foto ${index + 1} von ${all}: ${file}`,
    outcome: (errors, warnings) => {
      const counts = [
        errors > 0 ? counted(errors, 'Fehler', 'Fehler') : '',
        warnings > 0 ? counted(warnings, 'Warnung', 'Warnungen') : '',
      ]
      return counts.filter(Boolean).join(', ') + (errors > 0 ? `. ${untouched}` : '.')
    },
    summary: {
      built: 'Die Website ist gebaut',
      failed: 'Die Website wurde nicht gebaut',
      untouched,
      more: (count) =>
        `${counted(count, 'weitere steht', 'weitere stehen')} im Protokoll dieses Laufs.`,
    },
  },
  sentences: sentencesIn(target),
  commands,
  fieldList,
  ahead,
  table,
  verify,
}
