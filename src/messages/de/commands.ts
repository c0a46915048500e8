// German texts of the commands: flags, help and results.

import { countryCodes } from '../../model/countries.ts'
import type { Catalogue } from '../catalogue.ts'
import { flagValues } from '../subjects/calls.ts'
import { pickTexts } from '../template.ts'
import { typedDate, typedNumber } from '../wording.ts'
import { counted, list } from './grammar.ts'
import { translate } from './texts.ts'

const flags: Catalogue['commands']['flags'] = {
  content: 'die Dateien des Lokals (sonst: content)',
  contentSpoken: 'die Dateien des Lokals, in dessen Sprache der Bericht ist (sonst: content)',
  out: 'der Ordner für die Website (sonst: dist)',
  'base-url': 'die Adresse der Website, https://...',
  date: 'der Tag, für den die Website gebaut wird (sonst: heute)',
  host: 'wo die Website veröffentlicht wird; siehe unten',
  hostLimits: (names) => `dulden, was dieser Hoster nicht kann: ${names}`,
  strict: 'Warnungen als Fehler behandeln',
  format: 'der Fehler: human, json oder github',
  verdictFormat: 'Form der Ergebnisse: human, json oder github',
  quiet: 'nur Fehler ausgeben',
  all: 'jede Warnung ganz ausgeben und die gebauten Dateien auflisten',
  lan: 'die Website auch auf einem Handy im selben Netz zeigen',
  lang: 'Sprache dieser Meldungen: cs, en, sk oder de (sonst: die Ihres Systems oder des Lokals)',
  port: 'der Port (sonst: 3000)',
  json: 'JSON ausgeben',
  timeout: 'für eine Antwort (sonst: 10)',
  fromTable: 'eine Tabelle mit Überschriften: Name, Preis, Portion, Allergene, Abschnitt, ...',
  country: `wo das Lokal ist: ${list(countryCodes)}; sonst CZ, oder SK bei einer slowakischen Tabelle`,
  houseType: 'was es ist: bar, cafe, kiosk, wine_bar ..., oder ein Wort wie Gasthaus (sonst: pub)',
  against: 'der Build, der veröffentlicht sein soll (sonst: dist, wenn er für diese Adresse ist)',
  since: 'der Commit, mit dem verglichen wird (sonst: HEAD, der letzte)',
  formatOfChanges: 'human (sonst), github, gitlab oder json',
  for: 'was ein Verzeichnis verlangt, zum Abschreiben: google',
  brief: 'nur Namen und Pflichtfelder',
  help: 'das ausgeben',
}

export const commands: Catalogue['commands'] = {
  flags,
  values: pickTexts(flagValues, translate),
  flagsOf: '[Optionen]',
  hosts: 'Hoster:',
  exitCodes:
    'Ende: 0 fertig, 1 Fehler im Inhalt, 2 falscher Aufruf, 3 das System verweigert (volle Platte, fremder Ordner)',
  site: 'https://ihre-website.example',
  program: {
    call: 'agent-pub BEFEHL [Optionen]',
    build: 'die Website aus content/ nach dist/ bauen',
    dev: 'die Website auf diesem Computer zeigen und nach jedem Speichern neu bauen',
    preview: 'die Website auf diesem Computer so zeigen, wie ein Hoster es täte',
    verify: 'prüfen, ob eine veröffentlichte Website jedes Versprechen hält',
    init: 'die Dateien eines neuen Lokals schreiben',
    export: 'die Karte als Tabelle schreiben',
    changes: 'nach Änderungen seit einem Commit fragen, die selten gewollt sind',
    fields: 'alle Felder der Dateien auflisten',
    agency: 'alle Lokale in den Ordnern eines Ordners bauen und auflisten',
    flags: 'Die Optionen eines Befehls: agent-pub BEFEHL --help',
    version: 'Die Version des Programms: agent-pub --version',
  },
  built: ({ files, size, out, url, from, date, source, milliseconds }) =>
    `Gebaut: ${files} Dateien (${typedNumber(size)}) in ${out}/ für ${url} (${from}), Stand ${typedDate(date)} (${source}), in ${milliseconds} ms.`,
  agency: {
    built: (day) => `Website vom ${day}.`,
    never: 'Noch keine Website.',
    holidays: (days) => `Ohne Zeiten: ${days}.`,
  },
  note: 'Hinweis',
  init: {
    usage:
      'agent-pub init ORDNER   schreibt das Repository eines neuen Lokals in einen leeren Ordner',
    wrote: (folder, files) =>
      `Das Repository eines neuen Lokals steht in ${folder}/: ${counted(files, 'Datei', 'Dateien')}.`,
    engine: {
      registry: (spec) => `Es installiert agent-pub aus dem npm-Register (${spec}).`,
      repository: (spec) => `Es installiert agent-pub aus seinem Repository (${spec}).`,
      package: (spec) => `Es installiert agent-pub aus einem Paket im Ordner vendor (${spec}).`,
    },
    next: 'Weiter:',
    guides:
      'README.md darin beschreibt die erste Stunde; content/README.md erklärt, wie man alles ändert.',
  },
  preview: (address) => `Vorschau auf ${address} (Ende mit Strg+C)`,
  dev: {
    running: (address) =>
      `Vorschau auf ${address}, nach jedem Speichern neu gebaut (Ende mit Strg+C)`,
    ahead: (address) => `Die nächsten Tage, übrige Mustertexte und Warnungen: ${address}`,
    built: (milliseconds) => `Gebaut in ${milliseconds} ms.`,
    phone: (address) => `Auf einem Handy im selben Netz: ${address}`,
    noPhone: 'Dieser Computer ist in keinem Netz, in dem ein Handy ihn erreichen könnte.',
    ended: 'Der Prozess, der baut, ist zu Ende.',
    unwatched: (reason) =>
      `Gespeicherte Änderungen zeigen sich nicht mehr von selbst (${reason}). Beenden Sie mit Strg+C und starten Sie neu.`,
    localOnly: 'Dieser Server antwortet nur als localhost.',
    readOnly: 'Nur GET und HEAD.',
    notReady: 'Die Seite ist noch nicht fertig. Laden Sie sie gleich noch einmal.',
  },
}

/** Texts around the list of fields. */
export const fieldList: Catalogue['fieldList'] = {
  title: 'Alle Felder',
  intro:
    'Aus denselben Definitionen, nach denen der Build die Dateien liest. Bei jedem Feld steht, was es bedeutet und was hineingehört. Ein Text darf 1000 Zeichen haben; enthält er einen Doppelpunkt mit Leerzeichen oder ein Leerzeichen mit #, setzen Sie ihn in Anführungszeichen. Was Sie weglassen, darüber sagt die Website nichts.',
  notes:
    'Zu jeder Angabe über das Haus in `pub.md` gehört auch eine Anmerkung in Ihren Worten: `garden_note`, in weiteren Sprachen `garden_note_en`. Was der Betreiber noch nicht gesagt hat, darf dort, wo `ask` dabeisteht, `ask` heißen: Gäste lesen, dass es ergänzt wird, und jeder Build erinnert daran.',
  required: 'Pflicht',
  orAsk: 'oder `ask`',
  inEntries: (path) => `In jedem Eintrag von \`${path}\``,
  brief:
    'Felder nach Dateien. Ein Stern bedeutet Pflicht. Bei (ask) darf `ask` stehen, bis der Betreiber es sagt. Zu Angaben über das Haus in pub.md, etwa dogs, garden und payment, gehört auch NAME_note. Texte haben weitere Sprachen als NAME_en. Ohne --brief erscheinen auch die Bedeutungen.',
}
