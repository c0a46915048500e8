// German texts of the page of the coming days (`npm run dev`), of spreadsheets and of the editor.

import type { Mood, Paper, Typeface } from '../../model/looks.ts'
import type { Catalogue } from '../catalogue.ts'
import { typedNumber } from '../wording.ts'
import { counted, list, quote } from './grammar.ts'

const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** `Do 26. 11.`. */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}. ${day.getUTCMonth() + 1}.`
}

const papers: Record<Paper, string> = { cream: 'cremefarbenes', white: 'weißes', kraft: 'braunes' }
const moods: Record<Mood, string> = {
  classic: 'alte Schrift auf cremefarbenem Papier',
  dark: 'auch am Tag dunkel, für Bars und Clubs',
  bright: 'weiß und sonnig, für Cafés und Bistros',
  river: 'frisch und fröhlich, für Imbisse und Gärten',
  fine: 'feine Schrift und viel Platz, für gute Küche',
}
const typefaces: Record<Typeface, string> = {
  book: 'Buchschrift',
  plain: 'schlichte Schrift',
  poster: 'Plakatschrift',
  typewriter: 'Schreibmaschine',
}

const phrase = (before: string, name: string | number, behind: string) =>
  [before, name && `„${name}“`, behind].filter((part) => part !== '').join(' ')

export const ahead: Catalogue['ahead'] = {
  title: (days) => `Die nächsten ${days} Tage`,
  asOf: (date) => `Stand ${shortDay(date)} ${date.slice(0, 4)}`,
  link: (days, warnings) =>
    `Die nächsten ${days} Tage${warnings === 0 ? '' : ` und ${counted(warnings, 'Warnung', 'Warnungen')}`}`,
  toSite: 'Die Website',
  day: shortDay,
  columns: { day: 'Tag', bar: 'Geöffnet', kitchen: 'Küche', lunch: 'Mittag' },
  closed: 'geschlossen',
  none: 'nein',
  unstated: 'nicht angegeben',
  holiday: (name, asked) =>
    `Feiertag (${name})${asked ? ': in hours.md steht nicht, wann geöffnet ist' : ''}`,
  lunch: (dishes) => `Mittag: ${dishes}`,
  lunchMissing: 'es gibt Mittagessen, aber keine Datei nennt die Gerichte',
  event: (title, times) => `${times} ${title}`,
  changes: {
    title: 'Was sich von selbst ändert',
    none: 'Nichts.',
    about:
      'Das macht der nächtliche Build. Was von der Website verschwindet, bleibt in Ihren Dateien.',
    'exception-hidden': (name) => phrase('die Ausnahme', name, 'verschwindet von der Website'),
    'lunch-hidden': (_, monday) =>
      `das Mittagsmenü der Woche ab ${monday} verschwindet von der Website`,
    'event-hidden': (name) => phrase('die Veranstaltung', name, 'verschwindet von der Website'),
    'hours-season': (name) =>
      name === '' ? 'andere Zeiten beginnen' : phrase('andere Zeiten beginnen:', name, ''),
    'hours-usual': (name) =>
      name === ''
        ? 'die gewöhnlichen Zeiten beginnen wieder'
        : phrase('', name, 'endet; die gewöhnlichen Zeiten beginnen'),
    'section-served': (name) => phrase('die Saison des Abschnitts', name, 'beginnt'),
    'section-not-served': (name) =>
      phrase(
        'der Abschnitt',
        name,
        'ist außer Saison; er bleibt mit seiner Saison auf der Website',
      ),
    'item-served': (name) => phrase('die Saison von', name, 'beginnt'),
    'item-not-served': (name) =>
      phrase('', name, 'ist außer Saison; es bleibt mit seiner Saison auf der Website'),
    'item-over': (name) =>
      phrase('das letzte Datum von', name, 'ist vorbei; löschen Sie es von der Karte'),
  },
  unfinished: { title: 'Mustertexte, die noch da sind', none: 'Keine.' },
  warnings: { title: 'Warnungen', none: 'Keine.' },
  looks: {
    title: 'Wie die Website aussehen kann',
    about:
      'Jedes Aussehen bei Tag und bei Nacht. Um eines zu nehmen, schreiben Sie seine Zeilen in content/look.md:',
    of: (paper, typeface) => `${papers[paper]} Papier, ${typefaces[typeface]}`,
    mood: (mood) => `Stimmung ${mood}: ${moods[mood]}`,
    day: 'bei Tag',
    night: 'bei Nacht',
  },
  nothing: 'Es wurde noch nichts gebaut.',
}

/** Reasons why a cell of a spreadsheet was left out of the menu. */
export const table: Catalogue['table'] = {
  beyond:
    'eine Zelle rechts der letzten Überschrift; wurden Dezimalkommas für Trennzeichen gehalten?',
  damaged: {
    date: (day) =>
      `ein Datum (${day}), das die Tabelle aus etwas anderem gemacht hat; schreiben Sie es als Text, mit einem Apostroph davor`,
    error: (typed) => `ein Fehler der Tabelle: ${quote(typed)}`,
    truth: (typed) => `${quote(typed)}, das hier nichts bedeutet`,
  },
  percent: (value) =>
    `die Zahl ${typedNumber(value)}, die ${typedNumber(value)} % oder ${typedNumber(Number((value * 100).toPrecision(6)))} % sein kann; schreiben Sie sie als Text mit ihrem Zeichen: ${typedNumber(value)} %`,
  mark: (typed) => `${quote(typed)}, weder ja noch nein; schreiben Sie x, oder lassen Sie es leer`,
  availability: (typed) =>
    `${quote(typed)}; erwartet wird ja, nein, ausverkauft, Tage (Mo–Fr) oder eine Saison (1. 5. – 30. 9.)`,
  priceOfNothing: (typed) =>
    `der Preis ${typed}, der kein Preis ist; ist es gratis, schreiben Sie die Größen in eine Spalte mit dem Namen sizes`,
  severalPrices: (prices) =>
    `mehrere Preise in einer Zelle: ${quote(prices)}; geben Sie jeder Größe eine Spalte, etwa „klein 0,3 l“`,
  below: (row) =>
    `es steht unter Zeile ${row}, die vielleicht einen Abschnitt beginnt und nicht verstanden wurde`,
  sizesOfOther:
    'andere Größen in den Preisspalten; verschieben Sie diesen Abschnitt auf ein eigenes Blatt',
  daySection: (name) =>
    `der Abschnitt ${quote(name)} ist ein Tag; Mittagsgerichte eines Tages gehören in content/lunch`,
  noPrice: 'kein Preis',
  noName: 'kein Name',
  nameUntranslated: (missing) => `kein Name in: ${list(missing)}`,
  noSection: 'kein brauchbarer Abschnitt',
  total: 'eine Summe',
  loose: (typed) =>
    `${quote(typed)}: kein Eintrag und nicht klar ein Abschnitt; schreiben Sie einen Abschnitt in Großbuchstaben, nach einer leeren Zeile, mit einem Doppelpunkt am Ende, oder in eine eigene Spalte`,
  emptySection: (name) => `der Abschnitt ${quote(name)}, der keine Einträge hat`,
  noKind: (name) =>
    `der Abschnitt ${quote(name)}: Speisen oder Getränke? Fügen Sie eine Spalte Art mit Speisen oder Getränke hinzu`,
  kindByWord: (name, isFood) =>
    `der Abschnitt ${quote(name)} wurde nach einem Wort in seinem Namen für ${isFood ? 'Speisen' : 'Getränke'} gehalten`,
  otherKind: (name) =>
    `Speisen unter Getränken, oder Getränke unter Speisen, im Abschnitt ${quote(name)}`,
  unknownHeading: (typed) => `eine unbekannte Überschrift: ${quote(typed)}`,
  headingMissing: 'eine Spalte ohne Überschrift',
  headingTwice: (typed) =>
    `eine Überschrift, die dasselbe bedeutet wie eine andere: ${quote(typed)}; keine wurde verwendet`,
  noHeading:
    'keine Zeile mit Überschriften; schreiben Sie eine über die Einträge, etwa   Abschnitt | Art | Name | Portion | Preis | Allergene',
  languageMissing: (language, why) => `die Texte in der Sprache ${language}, denn ${why}`,
  sectionUnnamed: (name) => `der Abschnitt ${quote(name)} hat darin keinen Namen`,
  fewNames: 'die meisten Einträge haben darin keinen Namen',
  textUntranslated: (field, missing) =>
    `das Feld ${field}, das keinen Text hat in: ${list(missing)}`,
  unknownRow: (typed) =>
    `eine Zeile mit dem Namen ${quote(typed)}; erwartet wird section, heading, item oder course`,
  courseAlone: 'ein Gang ohne einen Eintrag davor',
  repeated: 'die Überschriften noch einmal',
  value: (found, expected, fix) =>
    [found, expected && `erwartet wird ${expected}`, fix].filter(Boolean).join('; '),
  report: {
    read: (file, how, items, sections) =>
      `${file} gelesen (${how}): ${counted(items, 'Eintrag', 'Einträge')} in ${counted(sections, 'Abschnitt', 'Abschnitten')} der Karte.`,
    text: (encoding, separator) => `${encoding}, getrennt durch ${separator}`,
    separators: { ';': 'Strichpunkte', ',': 'Kommas', '\t': 'Tabulatoren' },
    workbook: (sheets) => `eine Arbeitsmappe, ${counted(sheets, 'Blatt', 'Blätter')}`,
    languages: (languages) => `Sprachen des Lokals: ${list(languages)}.`,
    region: (country, currency) =>
      `Land des Lokals: ${country}, Preise in ${currency}; ein anderes wählen Sie mit --country.`,
    unstated: (count) =>
      `Allergene von ${counted(count, 'Eintrag', 'Einträgen')} stehen nicht darin, also sind sie unbekannt.`,
    unstatedAlcohol: (count) =>
      `Alkohol von ${counted(count, 'Getränk', 'Getränken')} steht nicht darin, also ist er unbekannt.`,
    nothing: (file) => `${file}: kein Eintrag wurde verstanden; es wurde nichts geschrieben`,
    remarks: (count) => `Gelesen, aber bitte prüfen (${counted(count, 'Stelle', 'Stellen')}):`,
    left: (count) => `Ausgelassen, weil nie geraten wird (${counted(count, 'Stelle', 'Stellen')}):`,
  },
  help: {
    initCountry: 'dasselbe in der Sprache eines anderen Landes',
    initType: 'dasselbe für eine andere Art von Lokal, mit passendem Aussehen',
    initFrom: 'dasselbe mit der Karte aus einer Tabelle (.csv oder .xlsx)',
    initCodes:
      'Mit --from heißt 1, dass etwas in der Tabelle ausgelassen wurde; es wird aufgezählt.',
    export: 'schreibt die Karte als Tabelle',
  },
  exported: {
    /** Lines of `export --for google`. */
    profile: {
      name: 'Name',
      kind: 'Kategorie',
      address: 'Adresse',
      phone: 'Telefon',
      hours: 'Öffnungszeiten',
      special: 'Besondere Öffnungszeiten',
      menu: 'Karte',
      closed: 'geschlossen',
    },
    wrote: (file, items, sections) =>
      `${file} geschrieben: ${counted(items, 'Eintrag', 'Einträge')} in ${counted(sections, 'Abschnitt', 'Abschnitten')} der Karte.`,
    leftOut:
      'Ausgelassen: Mittagswochen, Öffnungszeiten, Veranstaltungen, Texte der Startseite, Preise zu anderen Zeiten, Fotos, Angaben zum Haus und Notizen in den Dateien der Karte.',
    apostrophe:
      'Ein Apostroph vor =, +, - oder @ hindert Tabellen daran, Text als Formel zu lesen; init --from entfernt ihn wieder.',
  },
}

/** Texts of the editor other than its fields. */
export const editorWords: Catalogue['editor'] = {
  sectionName:
    'Der Name der neuen Datei: Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche. Die Zahl am Anfang bestimmt die Reihenfolge der Abschnitte, etwa 45-salate.',
  pageName: 'Die Adresse der Seite, ein Punkt und das Kürzel ihrer Sprache, etwa ueber-uns.de.',
  lunchName: 'Das Datum des Montags dieser Woche, etwa 2026-11-23.',
  parts: {
    about: 'Art und Küche',
    address: 'Adresse und Karte',
    telephones: 'Weitere Telefone',
    booking: 'Reservierung',
    elsewhere: 'Links, weitere Lokale und Haltestellen',
    paying: 'Bezahlen',
    outside: 'Garten, Hunde und Rauchen',
    access: 'Zugang, WC und Parken',
    children: 'Kinder',
    service: 'Bedienung, Mitnehmen und Liefern',
    parties: 'Feiern, Extrazimmer und Nächte',
    inside: 'Ausstattung',
    fun: 'Musik und Spiele',
    seats: 'Ruhezeiten, Sprachen und Plätze',
    else: 'Was sonst nirgends passt',
    company: 'Firma und Gesetz',
    terms: 'Lizenz, Roboter und Sicherheit',
    site: 'Website und Sprachen',
    details: 'Details',
    extras: 'Extras und Gänge',
    photo: 'Foto',
    drink: 'Das Getränk und seine Herkunft',
    served: 'Wann es das gibt',
    weekly: 'Was jede Woche stattfindet',
  },
  blocks: {
    item: 'Eintrag',
    otherPrice: 'Preis',
    otherSeason: 'Saison',
    otherException: 'Tag',
    otherHours: 'Teil des Hauses',
    heading: 'Zwischenüberschrift',
    course: 'Gang',
    lunchDish: 'Gericht',
    hoursSeason: 'Saison',
    exception: 'Tag',
    event: 'Veranstaltung',
    photo: 'Foto',
    link: 'Seite',
    branch: 'Lokal',
    stop: 'Haltestelle',
    room: 'Raum',
    more: 'Textpaar',
  },
  words: {
    yes: 'ja',
    no: 'nein',
    shop: 'eigener Shop',
    cash_czk: 'bar in Kronen',
    cash_eur: 'bar in Euro',
    card: 'Karte',
    debit_card: 'Debitkarte',
    credit_card: 'Kreditkarte',
    contactless: 'kontaktlos',
    qr: 'QR-Code',
    bank_transfer: 'Überweisung',
    meal_voucher_card: 'Essenskarte',
    meal_voucher_paper: 'Essensmarken',
    foot: 'zu Fuß',
    bus: 'Bus',
    tram: 'Straßenbahn',
    metro: 'U-Bahn',
    train: 'Zug',
    telephone: 'telefonisch',
    web: 'im Web',
    message: 'per Nachricht',
    none: 'keine',
    pub: 'Pub',
    cafe: 'Café',
    restaurant: 'Restaurant',
    bistro: 'Bistro',
    bar: 'Bar',
    inn: 'Gasthaus',
    brewery: 'Brauerei',
    club: 'Club',
    kiosk: 'Imbiss',
    hut: 'Hütte',
    canteen: 'Kantine',
    takeaway: 'zum Mitnehmen',
    other: 'anderes',
    wine_bar: 'Weinbar',
    hotel_restaurant: 'Hotelrestaurant',
    beer_garden: 'Biergarten',
    on_request: 'auf Anfrage',
    outside: 'nur draußen',
    partial: 'teilweise',
    street: 'auf der Straße',
    own: 'eigener Parkplatz',
    food: 'Speisen',
    drinks: 'Getränke',
    soup: 'Suppe',
    main: 'Hauptgericht',
    vegetarian: 'vegetarisch',
    vegan: 'vegan',
    gluten_free: 'glutenfrei',
    lactose_free: 'laktosefrei',
    halal: 'halal',
    house_special: 'Spezialität des Hauses',
    spicy: 'scharf',
    new: 'neu',
    kids: 'für Kinder',
    raw: 'roh',
    classic: 'klassisch',
    dark: 'dunkel',
    bright: 'hell',
    river: 'wie am Fluss',
    fine: 'fein',
    site: 'die Website',
    domain: 'die ganze Domain',
    preload: 'auch in den Listen der Browser',
    cream: 'cremefarben',
    white: 'weiß',
    kraft: 'braun wie Packpapier',
    book: 'wie in einem Buch',
    plain: 'schlicht',
    poster: 'wie auf einem Plakat',
    typewriter: 'Schreibmaschine',
    to_share: 'zum Teilen',
  },
  line: 'eine Zeile',
  week: 'Die Woche, die am Montag, {day}, beginnt.',
  newWeek:
    'Eine neue Woche beginnt am Montag, {day}. Für eine andere wählen Sie oben ⋮, dann den Dateinamen.',
  signIn: { token: 'Zugriffstoken', button: 'Anmelden' },
  moveTo: 'In einen anderen Abschnitt verschieben',
  story:
    'Geschichte des Hauses|: Absätze mit leeren Zeilen dazwischen, Überschriften beginnen mit ##',
  pageText: 'Text der Seite|: Absätze mit leeren Zeilen dazwischen, Überschriften beginnen mit ##',
  addSize: ['Größe', 'Preis'],
  pick: (label) => [`Auswählen: ${label}`, `Ende auswählen: ${label}`],
  lunchLines: {
    title: 'Die Gerichte Tag für Tag eintippen',
    hint: 'Ein Gericht in jede Zeile, oder nach einem Schrägstrich: Suppe 4,50 / Gulasch 9,90 (1,3,7). Andere Sprachen folgen nach einem senkrechten Strich: Suppe | Soup 4,50.',
    take: 'Ins Formular übernehmen',
    taken: (count) =>
      `Gerichte unten im Formular: ${count}. Sehen Sie sie durch, dann speichern Sie.`,
  },
  foundFields: 'Felder',
  commits: {
    create: 'Neu: {{path}}',
    update: 'Geändert: {{path}}',
    delete: 'Gelöscht: {{path}}',
    uploadMedia: 'Neues Foto: {{path}}',
    deleteMedia: 'Foto gelöscht: {{path}}',
  },
  check: {
    refused: 'Das lässt sich noch nicht speichern',
    asked: 'Ist das richtig?',
    elsewhere:
      'Ist das gespeichert, muss auch das behoben werden. Bis dahin bleibt die Website, wie sie ist:',
    foreign: (count) =>
      `Texte in Sprachen, die das Haus nicht mehr verwendet, werden in allen Dateien gelöscht: ${count}.`,
    more: (count) => `und ${count} weitere`,
    fix: 'Beheben',
    also: (count) => `noch ${counted(count, 'Stelle', 'Stellen')} hier`,
    right: 'Ja, das ist richtig',
    back: 'Zurück zum Formular',
    save: 'Speichern',
    yes: 'Ja, speichern',
    unsaved: 'Es wurde nichts gespeichert.',
    saved: 'Gespeichert.',
    todo: (count) => `Zu beheben: ${count}`,
    empty: 'Es ist leer: Füllen Sie es aus.',
    waiting: 'Die Website bleibt, wie sie ist, bis das behoben ist',
    close: 'Schließen',
    site: {
      waiting: 'Gespeichert. Auf der Website ist es in ein paar Minuten.',
      live: 'Die Website wurde seit dem Speichern erneuert.',
      late: 'Gespeichert, aber die Website hat sich in zehn Minuten nicht geändert.',
      failed: 'Gespeichert, aber das Veröffentlichen misslang; die Website bleibt, wie sie war:',
    },
    look: 'Ansehen',
    takeBack: 'Rückgängig machen',
    undone: (message) => `Zurückgenommen: ${message}`,
    undoFailed: 'Das ging nicht, weil seither etwas anderes gespeichert wurde.',
    token: {
      void: 'Das Token gilt nicht, oder nicht mehr.',
      make: 'Ein neues Token erstellen',
      github: (repository) =>
        `Erstellen Sie auf GitHub ein neues: nur für das Repository ${repository}, mit „Contents: Read and write“. Melden Sie sich dann damit an.`,
      gitlab:
        'Erstellen Sie auf GitLab ein neues mit dem Bereich „api“. Melden Sie sich dann damit an.',
    },
    outdated: 'Das hat inzwischen ein anderes Gerät geändert',
    outdatedAdvice: (place) =>
      `${place}: Es wurde nichts gespeichert, damit nichts verloren geht. Merken Sie sich Ihre Änderung, laden Sie die neue Fassung, und ändern Sie sie dort. Neue Zeilen:`,
    reload: 'Die neue Fassung laden',
    oldDraft: 'Ein Entwurf einer älteren Fassung wurde weggelassen.',
    preparing: 'Fehlt in Sprachen in Vorbereitung',
  },
}
