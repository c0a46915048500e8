// Messages and sentences in German, by code, and texts of small tables, by their English text.

import { translateBy } from '../template.ts'
import type { messageTexts, sentenceTexts } from '../texts.ts'

const messages: { readonly [Code in keyof typeof messageTexts]: string } = {
  'folder-empty':
    'ein leerer Ordner ≠ pub.md, hours.md, home.KÜRZEL.md für jede Sprache (home.de.md), events.md, look.md, photos.md, emblem.svg, und Dateien in menu/, lunch/, pages/ und photos/ → rufen Sie agent-pub init auf, um die Dateien eines neuen Lokals anzulegen',
  'folder-missing':
    'diesen Ordner gibt es nicht ≠ pub.md, hours.md, home.KÜRZEL.md für jede Sprache (home.de.md), events.md, look.md, photos.md, emblem.svg, und Dateien in menu/, lunch/, pages/ und photos/ → rufen Sie agent-pub init auf, um die Dateien eines neuen Lokals anzulegen',
  'folder-unopenable':
    'ein Ordner, der sich nicht öffnen lässt → geben Sie sich Leserechte; ist es kein Ordner, löschen Sie ihn',
  'file-missing':
    'diese Datei fehlt → legen Sie sie an, oder übernehmen Sie die, die agent-pub init schreibt{language ? ; solange Texte fehlen, streichen Sie in pub.md {language} aus languages und schreiben dort   languages_in_preparation: {language}   ; soll es {language} nicht geben, streichen Sie es aus languages und löschen alle Zeilen {language}: und _{language}}',
  'menu-missing': 'eine Karte ohne Abschnitte → legen Sie eine Datei an, etwa menu/10-suppen.md',
  'file-misnamed':
    'eine Datei mit dem Namen „{name :short}“ ≠ {meant} → benennen Sie sie um in {meant}',
  'file-copy':
    'was wie eine Kopie von {original} aussieht ≠ jede Datei einmal → löschen Sie sie, oder verschieben Sie sie aus diesem Ordner',
  'file-misplaced':
    'eine Datei im falschen Ordner → {into = top ? verschieben Sie sie nach oben: {name} gehört neben den Ordner menu | verschieben Sie sie in den Ordner {into}}',
  'file-unexpected':
    'eine Datei, die nicht hierher gehört ≠ pub.md, hours.md, home.KÜRZEL.md für jede Sprache (home.de.md), events.md, look.md, photos.md, emblem.svg, und Dateien in menu/, lunch/, pages/ und photos/ → verschieben Sie sie, benennen Sie sie um, oder löschen Sie sie',
  'file-not-markdown':
    'eine Datei, deren Name nicht auf .md endet ≠ pub.md, hours.md, home.KÜRZEL.md für jede Sprache (home.de.md), events.md, look.md, photos.md, emblem.svg, und Dateien in menu/, lunch/, pages/ und photos/ → {meant ? benennen Sie sie um in {meant} | verschieben Sie sie aus diesem Ordner, oder speichern Sie ihren Text in einer Datei, die auf .md endet}',
  'file-not-regular': 'etwas, das keine Datei ist → löschen Sie es',
  'file-unopenable':
    'eine Datei, die sich nicht öffnen lässt → geben Sie sich Leserechte, oder schließen Sie sie in anderen Programmen',
  'file-too-large':
    'eine Datei mit {megabytes :decimal} MB ≠ eine Textdatei mit höchstens 1 MB → eine Karte ist nur Text; Bilder gehören in photos/, andere Dokumente anderswohin',
  'link-outside':
    'eine Verknüpfung zu einer Datei außerhalb dieses Ordners → legen Sie statt der Verknüpfung die Datei selbst hierher',
  'link-broken':
    'eine Verknüpfung, die nirgends hinführt → legen Sie statt der Verknüpfung die Datei selbst hierher',
  'section-file-misnamed':
    'ein Dateiname mit Großbuchstaben, Umlauten oder Leerzeichen ≠ eine Zahl, ein Bindestrich und ein einfacher Name: menu/20-hauptspeisen.md → benennen Sie die Datei um',
  'section-file-twice':
    'eine zweite Datei für den Abschnitt „{id}“; die erste ist {first} ≠ eine Datei für jeden Abschnitt; die Zahl am Anfang bestimmt nur die Reihenfolge → benennen Sie eine der beiden um, oder legen Sie ihre Einträge in einer Datei zusammen',
  'page-file-misnamed':
    'ein Dateiname, der keine Webadresse sein kann oder keine Sprache nennt ≠ ein einfacher Name, ein Punkt und das Kürzel der Sprache: pages/ueber-uns.de.md → benennen Sie die Datei um',
  'page-language-missing':
    'eine Seite ohne Text {lang :language} ≠ jede Seite in jeder Sprache des Lokals → schreiben Sie auch {file}, oder löschen Sie diese Seite',
  'page-empty': 'eine Seite ohne Text → schreiben Sie den Text unter die zweite Zeile ---',
  'page-over-resource':
    'eine Seite mit dem Namen „{name}“, aber diese Adresse hat die Website schon ≠ ein Name, den sonst nichts hat → geben Sie den Dateien der Seite einen anderen Namen:   pages/o-{name}...',
  'lunch-file-misnamed':
    'ein Dateiname, der nicht das Datum eines Montags ist ≠ der Montag der Woche: lunch/2026-11-23.md → {likeSection ? benennen Sie die Datei um, oder verschieben Sie sie in den Ordner menu, wenn sie ein Abschnitt der Karte ist | benennen Sie die Datei um}',
  'text-below-fields':
    'Text unter dem zweiten ---, wo ihn niemand sehen würde ≠ alle Felder zwischen den beiden Zeilen --- → löschen Sie die Zeile --- darüber, wenn noch Felder folgen, sonst den Text',
  'encoding-utf16':
    'eine Datei, die als UTF-16 gespeichert ist ≠ eine Textdatei in UTF-8 → öffnen Sie die Datei im Editor, wählen Sie „Speichern mit Codierung“, dann UTF-8',
  'encoding-unknown':
    'Buchstaben, die nicht als UTF-8 gespeichert sind (vielleicht als Windows-1250) ≠ eine Textdatei in UTF-8 → öffnen Sie die Datei im Editor, wählen Sie „Speichern mit Codierung“, dann UTF-8',
  'letter-lost':
    'ein Buchstabe, der beim Speichern verloren ging, U+FFFD ≠ sichtbare Buchstaben, Ziffern und Zeichen → tippen Sie den Buchstaben neu, und speichern Sie als UTF-8',
  'character-invisible':
    'ein unsichtbares Zeichen, {character} ≠ sichtbare Buchstaben, Ziffern und Zeichen → löschen Sie es, und tippen Sie das Wort neu',
  'line-too-long':
    'eine Zeile mit {length} Zeichen ≠ Zeilen mit höchstens {most} Zeichen → teilen Sie sie in mehrere Zeilen mit je einem Feld, oder kürzen Sie sie',
  'file-empty':
    'eine leere Datei ≠ eine erste Zeile mit drei Bindestrichen, ---, und sonst nichts → schreiben Sie die drei Bindestriche --- über das erste Feld',
  'first-line-wrong':
    'eine erste Zeile {typed ? „{typed :short}“ | , die leer ist} ≠ eine erste Zeile mit drei Bindestrichen, ---, und sonst nichts → {cause = no-fields ? schreiben Sie die Felder über den Text, zwischen zwei Zeilen ---}',
  'fence-wrong':
    'eine Zeile „{typed :short}“ ≠ drei Bindestriche, ---, und sonst nichts am Ende der Felder',
  'fence-open':
    'Felder, die mit --- beginnen und nie enden ≠ eine zweite Zeile --- nach dem letzten Feld',
  'conflict-unresolved':
    'zwei Fassungen derselben Zeilen, wie Git sie nach einem Konflikt hinterlässt ≠ eine Fassung, ohne die Zeilen <<<<<<<, ======= und >>>>>>> → behalten Sie die Zeilen einer Fassung; löschen Sie die andere und diese drei Zeilen',
  'bullet-typographic':
    'ein {sign}, wo ein Eintrag einer Liste mit einem Bindestrich beginnen soll ≠ ein Bindestrich: -',
  'space-wrong':
    '{tab ? ein Tabulator | ein besonderes Leerzeichen} {inside ? neben dem Doppelpunkt oder Bindestrich | am Anfang der Zeile} ≠ gewöhnliche Leerzeichen → löschen Sie es, und tippen Sie gewöhnliche Leerzeichen',
  'quote-open':
    'ein Anführungszeichen, das nie geschlossen wird → setzen Sie den Text in Anführungszeichen:   {line :short}',
  'quote-continued':
    'Text nach dem schließenden Anführungszeichen → setzen Sie den ganzen Text in Anführungszeichen:   {line :short}',
  'backslash-wrong':
    'ein umgekehrter Schrägstrich zwischen Anführungszeichen → setzen Sie den Text in Anführungszeichen:   {line :short}',
  'sign-first':
    'ein Text, der mit {sign} beginnt → setzen Sie den Text in Anführungszeichen:   {line :short}',
  'bracket-open':
    'eine Klammer {sign}, die in ihrer Zeile nicht geschlossen wird → setzen Sie den Text in Anführungszeichen:   {line :short}',
  'colon-second':
    'ein zweiter Doppelpunkt in der Zeile → setzen Sie den Text in Anführungszeichen:   {line :short}',
  'colon-missing':
    'eine Zeile ohne Doppelpunkt ≠ Feld: Wert → schreiben Sie den Namen eines Feldes und einen Doppelpunkt davor, oder hängen Sie sie an die Zeile darüber an + {line ? wenn das ein Feld ist; sonst hängen Sie sie an die Zeile darüber an}',
  'colon-tight': 'kein Leerzeichen nach dem Doppelpunkt',
  'hyphen-tight': 'ein Bindestrich ohne Leerzeichen danach',
  'line-unfitting':
    'eine Zeile, die nicht zu den Zeilen darüber passt{spaces ?  (sie beginnt mit {spaces # Leerzeichen | Leerzeichen})} ≠ die Felder eines Eintrags untereinander, alle in derselben Spalte → vergleichen Sie sie mit einer ähnlichen Zeile, und beginnen Sie sie mit gleich vielen Leerzeichen',
  'text-ambiguous':
    'ein Text, den verschiedene Programme verschieden lesen würden → setzen Sie den Text in Anführungszeichen, in einer Zeile',
  'fields-missing':
    '{list ? eine Liste statt Feldern | keine Felder zwischen den beiden Zeilen ---} ≠ Zeilen wie   name: Zur Linde → schreiben Sie die Felder zwischen die beiden Zeilen ---, jedes als   Feld: Wert',
  'field-twice':
    'das Feld „{field :short}“ ein zweites Mal in einem Block ≠ jedes Feld einmal → löschen Sie eine der beiden Zeilen, oder beginnen Sie den nächsten Eintrag mit einem Bindestrich',
  'field-missing':
    'kein Feld „{field}“{field :help} → fügen Sie eine Zeile hinzu   {field}: ...{askable ? ; weiß es nur der Wirt, schreiben Sie   {field}: ask   und fragen Sie ihn}',
  'fact-asked':
    'eine Angabe{field :help}, die noch offen ist: Gäste lesen an ihrer Stelle „noch nicht angegeben“ → fragen Sie den Wirt, und schreiben Sie die Antwort nach   {field}:',
  'field-unknown':
    'ein unbekanntes Feld „{field :short}“ ≠ {choices ? eines von {choices :list} | der Name eines Feldes} → {afterHyphen ? setzen Sie ein Leerzeichen nach dem Bindestrich:   - {afterHyphen :short}: ... | {meant ? {there ? schreiben Sie den richtigen Wert nach   {meant}:   das auch da ist, und löschen Sie diese Zeile | meinten Sie „{meant}“?} | {family ? schreiben Sie eines von {family :list} | {ofSection ? ein Gericht hat   days:   , aber keine Zeiten: Setzen Sie es in einen eigenen Abschnitt mit   hours:   über   items:   , oder schreiben Sie die Zeiten in   note: | {hasMore ? korrigieren Sie den Namen, oder schreiben Sie es in Ihren Worten unter   more:   mit   - name: ...   und   text: ... | {hasDescription ? korrigieren Sie den Namen, oder löschen Sie die Zeile; was kein eigenes Feld hat, passt in   description: | korrigieren Sie den Namen, oder löschen Sie die Zeile}}}}}}',
  'valid-from':
    '„{field}“, ab wann neue Preise gelten ≠ was jetzt gilt → veröffentlichen Sie die Änderung an diesem Tag, und schreiben Sie ihn in pub.md nach   updated:   ; Preise, die Gäste vorher wissen dürfen, gehören zum Gericht unter   other_prices:   mit   from: ...   und   sizes: ...',
  'field-without-partner':
    '„{field}“ ohne „{partner}“ ≠ beide oder keines → fügen Sie eine Zeile hinzu   {partner}: ...',
  'field-needs-field':
    '„{field}“ ohne „{needed}“ ≠ auch {needed} → fügen Sie eine Zeile hinzu   {needed}: ...   oder löschen Sie diese',
  'language-missing':
    '„{field}“ ohne den Text {language :language} ≠ jede Sprache des Lokals, oder keine → fügen Sie eine Zeile hinzu   {missing}: ...',
  'language-not-had':
    '„{field}“, ein Text {language :language}, aber das ist keine Sprache des Lokals ≠ Texte {languages :languages} → löschen Sie ihn, oder schreiben Sie   languages: {extended :list}   in pub.md',
  'value-missing':
    '„{field}“ ohne Wert{cut ? ; alles nach # wird ignoriert} → {cut ? setzen Sie den Text in Anführungszeichen:   {field}: "#..." | schreiben Sie den Wert nach dem Doppelpunkt}',
  'value-cut':
    'ein # nach einem Leerzeichen: Alles danach würde ignoriert → setzen Sie den Text in Anführungszeichen:   {field}: "{typed :short} #..."',
  'value-too-long':
    'ein Wert mit {length} Zeichen ≠ höchstens {most} Zeichen samt Leerzeichen → kürzen Sie ihn',
  'colon-inside': 'ein Doppelpunkt in einem Eintrag → löschen Sie den Doppelpunkt',
  'list-unexpected':
    'eine Liste (Klammern oder Bindestriche) statt eines einzelnen Textes → schreiben Sie ihn in eine Zeile, in Anführungszeichen, wenn die Klammern dazugehören:   {field}: "[...]"',
  'block-unexpected':
    'Felder, oder ein Text in geschweiften Klammern, statt eines einzelnen Textes → schreiben Sie ihn in eine Zeile, in Anführungszeichen, wenn die Klammern dazugehören:   {field}: "{braces}"',
  'list-expected':
    '{empty ? „{field}“ mit nichts darunter | etwas, das keine Liste ist} ≠ eine Liste: Zeilen, die mit einem Bindestrich beginnen → {first ? beginnen Sie jeden Eintrag in einer eigenen Zeile mit   - {first}: ...   und schreiben Sie seine anderen Felder{others ?  ({others :list})} darunter | beginnen Sie jeden Eintrag in einer eigenen Zeile mit   - }',
  'block-expected':
    '{typed ? nur „{typed :short}“ | ein leerer Eintrag} ≠ ein Eintrag mit den Feldern {fields :list} → schreiben Sie   - {first}: ...{more ?    und darunter, unter den ersten Buchstaben:   {others :list}}',
  'dishes-as-text':
    'Zeilen wie auf einer Tafel, ohne die Namen ihrer Felder ≠ ein Eintrag für jedes Gericht unter   items: → schreiben Sie für jedes   - {first}: ...   und darunter, unter den ersten Buchstaben:   {others :list}',
  'text-too-long': 'ein Text mit {length} Zeichen → kürzen Sie ihn auf 1000 Zeichen',
  'accent-first':
    'ein Text, der mit einem Akzent ohne Buchstaben beginnt → tippen Sie den ersten Buchstaben neu',
  'word-unknown':
    '{"typed"} → {meant ? meinten Sie „{meant}“? | schreiben Sie eines von {words :list}}{isOther ? ; das Telefon für anderes schreiben Sie mit seinem Namen unter   more:}',
  'word-of-field':
    '{"typed"}, ein Wort, das zu   {field}:   gehört → schreiben Sie es dorthin:   {field}: {word}',
  'value-per-size':
    '{"typed"}, nur für eine Größe → schreiben Sie, was für alle Größen gilt; eine Größe, für die anderes gilt, wird ein eigenes Gericht',
  'words-none':
    '{"typed"}, was kein Wert ist → schreiben Sie einen Wert, oder löschen Sie die Zeile',
  'yes-no-unreadable': '{"typed"} → schreiben Sie   yes   oder   no',
  'entry-half-hidden':
    'nur die erste Zeile von {"name"} ist mit # ausgeblendet; die Zeilen darunter gelten weiter → setzen Sie # vor jede davon, oder löschen Sie es in der ersten Zeile, um den Eintrag wieder zu zeigen',
  'yes-no-note':
    '{"typed"} → {season ? schreiben Sie   {field}: yes   und in eine eigene Zeile   {season}: {typed :trim} | {words ? schreiben Sie nach   {field}:   eines dieser Wörter: {words :asTyped} | schreiben Sie   {field}: yes   oder   {field}: no   }, und Ihre Worte in eine eigene Zeile nach {notes :list}}',
  'payment-unreadable':
    '{"typed"} → {isVoucher ? schreiben Sie für Essensmarken   meal_voucher_card   (Karte) oder   meal_voucher_paper   (Papier) oder beides | schreiben Sie, was Sie nehmen, mit Wörtern aus dieser Liste: {words :asTyped}; was Sie nicht nehmen, in eine Zeile   payment_refused:}, und Ihre Worte nach {notes :list}',
  'answer-missing':
    'nichts nach   {field}:   , was als nein gilt ≠ yes oder no → schreiben Sie   {field}: yes   oder löschen Sie die Zeile',
  'integer-unreadable': '{"typed"} → schreiben Sie nur Ziffern',
  'id-unreadable': '{"typed"} → schreiben Sie   {suggested ? {suggested} | rinds-gulasch}',
  'heading-level':
    'eine Überschrift, die mit {signs} beginnt ≠ zwei Rauten und ein Leerzeichen → schreiben Sie   ## {heading}',
  'heading-empty':
    'eine Überschrift ohne Worte → schreiben Sie die Überschrift, oder löschen Sie die Zeile',
  'heading-tight':
    'eine Überschrift ohne Leerzeichen nach den Rauten ≠ zwei Rauten und ein Leerzeichen → schreiben Sie   ## {heading}',
  'text-unfinished':
    '{"typed"}, der Mustertext eines neuen Lokals ≠ was für Ihr Lokal stimmt → {askable ? schreiben Sie stattdessen, was stimmt, oder   ask   , bis der Wirt es sagt | ersetzen Sie ihn durch Ihre eigenen Worte}',
  'notice-unfinished':
    '{"typed"}, der Mustertext eines neuen Lokals ≠ ein eigener Satz, oder keiner → wenn alles andere stimmt, löschen Sie notice in jeder Sprache',
  'text-untranslated':
    'der {language :adjective} Text ist derselbe wie der {same :adjective} ≠ Worte, die ein Gast aus dem Ausland versteht → übersetzen Sie ihn',
  'text-garbled':
    '{"typed"}: Buchstaben, die ein Programm verstümmelt hat ≠ Buchstaben, die Gäste lesen können → tippen Sie das Wort neu, und speichern Sie die Datei als UTF-8',
  'text-html':
    '{"typed"}, das HTML ist: Gäste würden es genau so sehen ≠ einfacher Text → löschen Sie es',
  'story-table':
    'eine Tabelle, deren Striche Gäste genau so sehen würden ≠ Absätze und Listen → schreiben Sie jede Zeile als Zeile einer Liste, mit einem Bindestrich und einem Leerzeichen davor',
  'text-address':
    '„{typed}“ in einem Satz, wo Gäste es nicht antippen können → lassen Sie den Satz, wenn das genügt; ein Link gehört unter   links:   in pub.md, oder in die Geschichte der Startseite',
  'text-markdown':
    '{"typed"}, das Markdown ist: Gäste würden die Zeichen genau so sehen ≠ einfacher Text → löschen Sie die Zeichen',
  'name-long':
    'ein Name mit {length} Zeichen ≠ höchstens {most}; andere Dienste schneiden den Rest ab → kürzen Sie ihn, und schreiben Sie den Rest nach   {rest}:',
  'checked-unknown':
    '{"typed"}, kein Code einer Warnung, die Sie bestätigen können → {meant ? meinten Sie „{meant}“? | löschen Sie es}',
  'checked-needless':
    '„{code}“ ist hier bestätigt, aber diese Warnung gibt es nicht ≠ nur Codes von Warnungen, die hier erscheinen → löschen Sie diesen Code, oder die Zeile, wenn er der einzige darin ist',
  'coordinate-unreadable': '{"typed"} → übernehmen Sie die Zahl von der Karte',
  'coordinates-together':
    'Breite und Länge in einer Zeile → schreiben Sie   latitude: {latitude}   und in eine eigene Zeile   longitude: {longitude}',
  'coordinates-swapped':
    'Breite und Länge, die nur vertauscht im Land des Lokals liegen → vertauschen Sie sie',
  'coordinates-outside':
    'ein Ort außerhalb von {country} ≠ der Ort des Lokals, im Land seiner Adresse → übernehmen Sie beide Zahlen noch einmal von der Karte, die Breite zuerst',
  'postal-code-unreadable':
    '{"typed"} als Postleitzahl → schreiben Sie {digits = 4 ? vier | fünf} Ziffern, etwa {example}',
  'number-of-field':
    '{"typed"} als {label}, aber es sieht aus wie {other} → schreiben Sie es nach   {field}:   und Ihre {label} hierher',
  'number-unreadable':
    '{"typed"} als {label} → schreiben Sie alle Buchstaben und Ziffern, auch Nullen am Anfang, etwa {example}',
  'number-impossible':
    '{label} {typed}, deren Prüfziffer nicht stimmt → vergleichen Sie sie mit dem Register, eine der Ziffern ist falsch; bis Sie sie kennen, schreiben Sie   {field}: ask',
  'number-foreign':
    '{field}, das es bei Firmen in {country} nicht gibt → verwenden Sie die Nummer, die es dort gibt ({known :list}), oder nennen Sie das richtige Land nach   country:',
  'payment-contradictory':
    '{method} wird angenommen und zugleich nicht angenommen ≠ jede Zahlungsart nur in einer der beiden Zeilen → löschen Sie sie aus einer der beiden{isCard ? ; nehmen Sie nur manche Karten, schreiben Sie, welche:   card   sind debit_card und credit_card}',
  'feature-contradicted':
    '„{field}“, aber   {denied}: no   sagt, dass es keinen gibt → löschen Sie diese Zeile, oder schreiben Sie   {denied}: yes',
  'license-unreadable': '{"typed"} → schreiben Sie zum Beispiel   CC-BY-4.0',
  'signals-unreadable': '{"typed"} → schreiben Sie   search=yes, ai-input=yes, ai-train=no',
  'security-contact-unreadable': '{"typed"} → schreiben Sie eines der drei',
  'security-expired':
    'ein Sicherheitskontakt, der vor dem {today :date} abgelaufen ist → prüfen Sie, ob er noch stimmt, und schreiben Sie ein Datum innerhalb eines Jahres',
  'security-expiring':
    'ein Sicherheitskontakt, der {days} Tage nach dem {today :date} abläuft → prüfen Sie, ob er noch stimmt, und schreiben Sie ein Datum innerhalb eines Jahres',
  'address-unusable':
    'eine Adresse, die {wrong} → schreiben Sie zum Beispiel   https://pub.example',
  'updated-ahead':
    'ein Tag nach dem {today :date}, dem Datum dieses Builds ≠ der Tag, an dem Sie Preise und Zeiten zuletzt geprüft haben → korrigieren Sie das Datum',
  'updated-long-ago':
    'ein Tag, der {days} Tage vor dem {today :date} liegt: Gäste sehen ihn bei jedem Preis ≠ höchstens 60 Tage → prüfen Sie Preise und Zeiten, und schreiben Sie dann das Datum dieses Tages',
  'date-long-ago':
    'eine Website, die immer für den {today :date} gebaut wird, {days} Tage zurück, wann immer Sie bauen → löschen Sie die Zeile: Dann wird die Website für den heutigen Tag gebaut',
  'phone-unreadable':
    '{"typed"} als Telefonnummer → schreiben Sie {trunk ? sie mit der {trunk} vor der Vorwahl | neun Ziffern}, oder die Nummer mit der Landesvorwahl, etwa {example}',
  'phone-named':
    '{"name"} neben einer Telefonnummer → schreiben Sie nur die Nummer,   {number}; Zeiten gehören in eine Zeile   phone_hours:   und ein Name in den Text der Startseite',
  'phone-several':
    '{count} Telefonnummern in einer Zeile → schreiben Sie   phone: {first}   und in eine eigene Zeile   phone_2: {second}',
  'email-unreadable':
    '{"typed"} als E-Mail-Adresse → schreiben Sie Ihre Adresse mit @ und ohne Leerzeichen',
  'page-url-unreadable':
    '{"typed"} als Adresse einer Seite → {meant ? schreiben Sie   {meant :short}   , wenn sich die Seite dort öffnet | übernehmen Sie die ganze Adresse aus dem Browser; sie beginnt mit https://}',
  'link-without-name':
    'eine Seite ohne Namen, und ihre Adresse verrät ihn nicht ≠ {names :and} neben der Adresse, oder   service: shop   für Ihren eigenen Shop → fügen Sie hinzu   {lines :andLine}',
  'link-service-other':
    '{typed}, aber die Adresse gehört zu einer anderen Website ({url :short}) ≠ der Dienst, zu dem die Adresse gehört → löschen Sie die Zeile   service:   oder korrigieren Sie die Adresse',
  'link-twice': 'dieselbe Seite ein zweites Mal ≠ jede Seite einmal → löschen Sie eine der beiden',
  'booking-none-and-more':
    'none zusammen mit {ways :list} ≠ die Arten zu reservieren, oder nur none → schreiben Sie   booking_by: {ways :list}   oder   booking_by: none',
  'booking-way-unreachable':
    '{way} ohne {fields :eitherQuoted} ≠ die Nummer, Adresse oder Seite für solche Reservierungen → fügen Sie eine Zeile hinzu   {first}: ...   oder streichen Sie {way}',
  'booking-url-unused':
    'eine Seite zum Reservieren, aber reserviert wird so: {ways ? {ways :list} | none} ≠ web unter den Arten zu reservieren, oder kein booking_url → schreiben Sie   booking_by: {extended :list}   oder löschen Sie diese Zeile',
  'booking-unstated':
    '{typed ? {"typed"} | eine Seite zum Reservieren}, aber keine Arten zu reservieren ≠ eine Zeile booking_by, damit Programme wissen, was sie Gästen sagen → fügen Sie eine Zeile hinzu   booking_by: {ways :list}   , wenn das stimmt; möglich sind telephone, email, web, message, oder none, wenn man nicht reservieren kann',
  'booking-denied':
    '{"typed"}, aber   booking_by: {ways :list}   sagt, wie man reserviert → schreiben Sie   booking_by: none   , wenn man nicht reservieren kann',
  'booking-of-some':
    '{"typed"}, aber   booking_by: none   sagt, dass man nicht reservieren kann → schreiben Sie nach   booking_by:   , wie man reserviert, und nach   booking_people_from:   die kleinste Gruppe',
  'allergens-unreadable':
    '{"typed"} → schreiben Sie die Nummern seiner Allergene, none, wenn es keine hat, oder unknown',
  'allergens-parted':
    '{"typed"}{hasSigns ? , mit anderen Zeichen als Kommas | , wo ein Leerzeichen zwei Nummern trennen oder zu einer gehören kann} → schreiben Sie die Nummern mit Kommas dazwischen{hasSigns ? : | , wenn jede ein eigenes Allergen ist:}   {apart}',
  'allergen-unreadable':
    '{"typed"} → schreiben Sie die Nummern seiner Allergene mit Kommas dazwischen; none, wenn es keine hat, unknown, wenn Sie es nicht sagen können',
  'allergens-with-traces':
    '{"typed"}, Allergene und Spuren in einer Zeile → schreiben Sie   allergens: {allergens}   und eine Zeile   traces: {traces}',
  'allergens-in-name':
    '{"typed"} {inText ? in einer Beschreibung | in einem Namen}, was nach Allergenen aussieht{stated ? ; in der Zeile der Allergene steht   {stated} | ; Gäste, die nach Allergenen filtern, finden sie dort nicht} → {stated ? korrigieren Sie die Zeile, wenn das hier stimmt, und lassen Sie sie hier weg | lassen Sie sie hier weg, und schreiben Sie in die Zeile der Allergene{numbers ? :   allergens: {numbers} |  die Nummern, die die Buchstaben in Ihrer Liste haben}}',
  'allergens-letters':
    '{"typed"}, Buchstaben, die auf jeder Karte etwas anderes bedeuten{others ? ; und an {count # weiteren Stelle | weiteren Stellen}: {others :list}} → schreiben Sie die Nummern, die die Buchstaben in Ihrer Allergenliste haben{isVegetarian ? ; vegetarisch ist   diets: vegetarian   eines Gerichts, bei einer Zutat ein Satz in   note:}',
  'allergen-ambiguous':
    '„{typed}“, was zwei Allergene oder eine Art eines Allergens bedeuten kann → schreiben Sie   {two}   oder   {one}',
  'allergen-in-words': '{"typed"} → schreiben Sie die Nummer:   {number}',
  'allergens-in-words': '{"typed"} → schreiben Sie die Nummern dieser Allergene:   {numbers}',
  'allergen-kind-in-words': '{"typed"} → schreiben Sie Nummer und Buchstaben:   {code}',
  'allergen-kind-unknown':
    '{"typed"}, eine Art des Allergens {number}, die keinen Buchstaben hat → schreiben Sie nur   {number}   {kinds ? , oder eines von {names :list} | : nur 1 (Getreide) und 8 (Nüsse) haben Arten}',
  'allergen-group-and-kind':
    '{number} zusammen mit {kind}, was nur {name} oder auch andere Arten bedeuten kann → behalten Sie   {kind}   , wenn es die einzige Art ist, oder   {number}   , wenn es andere gibt oder Sie es nicht wissen',
  'allergen-unknown': 'Allergen {number}, das es nicht gibt → verwenden Sie die Nummern 1 bis 14',
  'traces-denied':
    '{"typed"} → löschen Sie die Zeile: Ohne sie sagt die Website nichts über Spuren, und dass es keine gibt, kann niemand versprechen',
  'traces-contained':
    'Spuren von {twice}, aber laut allergens ist es eine Zutat ≠ jedes Allergen nur in einer der beiden Zeilen → löschen Sie   {twice}   aus traces, oder aus allergens, wenn es keine Zutat ist',
  'diet-contradictory':
    '{diet}, aber Allergen {allergen} ({allergenName}) ≠ eine Angabe, die zu den Allergenen passt → korrigieren Sie eine der beiden Zeilen',
  'diet-against-traces':
    '{diet}, aber Spuren des Allergens {allergen} ({allergenName}) ≠ eine Angabe, die zu den Spuren passt → löschen Sie die Angabe, oder die Spuren, wenn es keine gibt; um Gästen Spuren von Gluten zu erklären, nehmen Sie   gluten_note: ...',
  'diet-unlikely':
    '{diet}, aber {"typed"} im Namen oder in der Beschreibung ≠ eine Angabe, die zu dem passt, was auf dem Teller ist → löschen Sie die Angabe, oder korrigieren Sie die Worte',
  'gluten-note-without-traces':
    'ein Satz über Gluten, aber das Gericht hat keine Spuren davon oder enthält es ≠ traces: 1, und keine 1 unter den Allergenen → schreiben Sie   traces: 1   , wenn Spuren möglich sind; ein Gericht mit höchstens 20 mg Gluten je Kilogramm ist   diets: gluten_free   ; ein Satz, der beides nicht verspricht, gehört in   note: ...',
  'gluten-note-alone':
    '{"typed"} bei einem Gericht, das Spuren von Gluten enthalten kann ≠ ein Satz, der sagt, wie es zubereitet wird → schreiben Sie den Satz, den ein Gast mit Zöliakie lesen soll',
  'halal-with-alcohol':
    'halal, aber {percent :number} % Alkohol ≠ eine Angabe, die zum Alkohol passt → korrigieren Sie eine der beiden Zeilen',
  'alcohol-unreadable':
    '{"typed"} → schreiben Sie die Prozente vom Etikett oder von der Karte; 0, wenn es keinen hat, unknown, wenn Sie es nicht sagen können',
  'alcohol-impossible': '{typed} % Alkohol → schreiben Sie eine Zahl von 0 bis 96',
  'alcohol-missing':
    'ein Getränk ohne Angabe des Alkohols ≠ Volumenprozent, etwa 5,0 → fügen Sie eine Zeile hinzu   alcohol: ...   mit den Prozenten (0, wenn es keinen hat, unknown, wenn Sie es nicht sagen können)',
  'alcohol-on-food':
    '„{field}“ bei einer Speise ≠ alcohol und degree nur bei Getränken → löschen Sie die Zeile, oder verschieben Sie den Eintrag in einen Abschnitt mit Getränken',
  'alcohol-small':
    '{percent} % Alkohol ≠ Volumenprozent, etwa 5,0 → wenn Sie {meant} % meinen, schreiben Sie   alcohol: {meant :comma} + wenn Sie {meant} % meinen',
  'alcohol-unlikely':
    '{percent} % Alkohol, mehr, als so ein Getränk hat ≠ Volumenprozent, etwa 4,1 → prüfen Sie, ob ein Komma fehlt, oder ob eine Ziffer der Menge falsch ist + wenn ein Komma fehlt',
  'wine-alcohol-unlikely':
    'ein Wein mit {percent} % Alkohol ≠ Volumenprozent, etwa 12,5, oder 0 ohne Alkohol → prüfen Sie, ob das Komma eine Stelle zu weit links ist + wenn das Komma eine Stelle zu weit links ist',
  'drinks-without-alcohol':
    'Getränke, aber keines gibt seinen Alkohol an ≠ was dieser Abschnitt enthält: food oder drinks → schreiben Sie   kind: food   , wenn das Speisen sind; sonst fügen Sie bei jedem Getränk eine Zeile hinzu   alcohol: ...   mit den Prozenten (0, wenn es keinen hat, unknown, wenn Sie es nicht sagen können)',
  'food-with-alcohol':
    'Speisen, aber jeder Eintrag gibt Alkohol an ≠ was dieser Abschnitt enthält: food oder drinks + wenn das Speisen sind, löschen Sie die Zeilen   alcohol:',
  'degree-unreadable':
    '{"typed"} → schreiben Sie nur die Zahl der Grade{isPercent ? ; Prozente gehören nach   alcohol:}',
  'degree-unlikely':
    'ein Bier mit {degree} Grad und {percent} % Alkohol ≠ mehr als doppelt so viele Grad wie Prozent → prüfen Sie, ob ein Komma zu viel ist',
  'alcohol-degree-swapped':
    '{percent} % Alkohol in einem Bier mit {degree} Grad ≠ weniger als halb so viele Prozent wie Grad → schreiben Sie   alcohol: {beside}   und   degree: {typed}   , wenn die beiden Zeilen vertauscht wurden',
  'vintage-unreadable':
    '{"typed"} als Jahrgang eines Weins → schreiben Sie das Jahr mit vier Ziffern',
  'vintage-ahead':
    'ein Wein von {vintage}, später als das Datum der Website ({today :date}) ≠ ein vergangenes Jahr → korrigieren Sie das Jahr',
  'drink-field-on-food':
    '„{field}“ bei einer Speise ≠ {fields :and} nur bei Getränken → löschen Sie die Zeile, schreiben Sie es als   origin: ...   oder verschieben Sie den Eintrag in einen Abschnitt mit Getränken',
  'brewery-and-winery':
    'ein zweiter Hersteller neben einer Brauerei oder einem Weingut ≠ ein Hersteller: brewery, winery oder producer → behalten Sie eine der beiden Zeilen',
  'price-reduced':
    '{"typed"}, vielleicht ein Abzug ≠ was ein Gast zahlt → schreiben Sie nach einem Gleichheitszeichen, was ein Gast zahlt, oder den Abzug in einen Satz,   note:',
  'price-unreadable':
    '{"typed"} als Preis → {several ? schreiben Sie einen Preis, oder zwei Größen mit einem Strichpunkt dazwischen; ist der Preis verschieden, schreiben Sie den niedrigsten nach   {owner.from} | schreiben Sie {currency :inCurrency} in Ziffern, oder 0, wenn es gratis ist{hasNoNumber ? ; gibt es keinen festen Preis, gehört er in einen Satz,   note:   des Abschnitts}}',
  'price-in-other-currency':
    '{"typed"} als Preis, aber die Preise des Lokals sind in {currency} → schreiben Sie den Preis {currency :inCurrency}; nehmen Sie bar auch {other :inCurrency}, schreiben Sie   payment: {cash}   in pub.md; sind alle Preise {other :inCurrency}, schreiben Sie dort   currency: {other}',
  'currency-unknown':
    '{"typed"} als Preis, in einer Währung, die keine Website haben kann → veröffentlichen lassen sich nur Preise in {currencies :list}',
  'price-too-fine':
    '{"typed"}, ein Preis mit mehr als zwei Nachkommastellen → runden Sie auf höchstens zwei Nachkommastellen',
  'price-too-high': 'ein Preis von {price :money} → prüfen Sie die Zahl der Ziffern',
  'price-high': 'ein Preis von {price :money} → prüfen Sie die Zahl der Ziffern',
  'price-low':
    'ein Eintritt von {price :money} ≠ was ein Gast für den Eintritt zahlt, oder 0, wenn er frei ist → prüfen Sie die Zahl der Ziffern und die Währung',
  'price-unlike':
    'ein Preis von {price :money}, aber die anderen in der Nähe liegen zwischen {least :sum} und {most :money} → prüfen Sie die Zahl der Ziffern',
  'price-or-quantity':
    '{"typed"}, was ein Preis oder eine Menge sein kann → für einen Preis schreiben Sie   = {typed}   oder   {typed} {sign}   ; eine Menge schreiben Sie mit Einheit und Preis:   {typed} g = ... + wenn es eine Menge ist, mit Einheit und Preis:   {typed} g = ...',
  'price-without-size':
    'ein Preis, der neben anderen Größen nicht sagt, wofür er ist → schreiben Sie vor den Preis seine Menge oder eine Bezeichnung, mit einem Gleichheitszeichen dazwischen',
  'price-from-nothing':
    '{"typed"} als niedrigster Preis → schreiben Sie den Preis des billigsten, oder 0 ohne „{own.from}“, wenn es gratis ist',
  'price-from-and-per':
    '{"typed"}, zugleich ein niedrigster Preis und ein Preis nach Gewicht → behalten Sie eines der beiden:   {own.from}   oder   {own.byWeight}',
  'weight-missing':
    '{"typed"}, ein Preis {litre ? pro Liter für ein anderes Volumen | nach Gewicht ohne Gewicht} → schreiben Sie{litre ?    1 l = {price} {own.byLitre}   oder den Preis dieses Volumens | , für welches Gewicht der Preis gilt:   ... g = {price} {own.byWeight}}',
  'price-range-unreadable':
    '{"typed"}, was keine Preisspanne ist → schreiben Sie den niedrigsten und den höchsten Betrag, den ein Gast ausgibt, mit einem Strich dazwischen',
  'price-range-turned':
    '{"typed"}, wo der höhere Preis zuerst kommt → schreiben Sie den niedrigeren zuerst',
  'other-price-always':
    'Preise ohne Zeit ≠ wann sie gelten → fügen Sie eine Zeile hinzu   days: ...   ,   hours: ...   oder   from: ...',
  'other-price-of-what':
    '{isSection ? ein Abschnitt braucht einen Rabatt | entweder Preise oder ein Rabatt} ≠ {isSection ? um wie viel alles im Abschnitt billiger ist | was es dann kostet} → {isSection ? schreiben Sie   discount: ... %   ; Preise gehören zu den Einträgen | schreiben Sie eines von   sizes: ...   und   discount: ... %}',
  'other-price-unmatched':
    '{"typed"}, was nicht genau eine Größe dieses Eintrags nennt ≠ eine Größe wie in   sizes:   → schreiben Sie{fields ?    other_prices:   mit   {fields :list}   und} eine Zeile   sizes:   mit dem, wofür er ist:   {choices :or}',
  'discount-unreadable':
    '{"typed"} als Rabatt → schreiben Sie, um wie viel Prozent der Preis niedriger ist:   ... %',
  'deposit-unreadable':
    '{"typed"} als Pfand → schreiben Sie einen Betrag {currency :inCurrency}{amount ? :   {amount}}',
  'deposit-of-nothing':
    'ein Pfand von {"typed"} → schreiben Sie, was ein Gast zurückbekommt, oder löschen Sie die Zeile',
  'sizes-unreadable': '{"typed"} → schreiben Sie eine Menge, ein Gleichheitszeichen und den Preis',
  'sizes-too-many': '{count} Größen → behalten Sie höchstens 8 Größen',
  'size-twice':
    'die Größe {"typed"} zweimal → löschen Sie eine der beiden, oder geben Sie ihnen verschiedene Bezeichnungen',
  'size-unreadable':
    '{"typed"} als Größe → schreiben Sie eine Menge mit ihrer Einheit: 0,5 l, 150 g oder {owner.pieces}',
  'size-without-price':
    '{"typed"} ohne {priced ? ein Gleichheitszeichen | einen Preis} → setzen Sie vor den Preis ein Gleichheitszeichen{suggested ? :   {suggested} | , und einen Strichpunkt zwischen zwei Größen}{hasNoNumber ? ; was keinen festen Preis hat, gehört in einen Satz,   note:   des Abschnitts}',
  'size-with-two-labels':
    '{"typed"} mit einer Bezeichnung vor und nach der Menge → behalten Sie eine der beiden:   {labels :or}',
  'size-with-two-prices':
    'zwei Preise in {"typed"} → setzen Sie einen Strichpunkt zwischen die beiden Größen, und in jeder ein Gleichheitszeichen',
  'size-with-two-quantities':
    'zwei Mengen derselben Art in {"typed"} → setzen Sie einen Strichpunkt zwischen die beiden Größen',
  'size-label-unknown':
    '{labels > 1 ? Größen | eine Größe} {labels :quotes} ohne Übersetzung {languages :languages} ≠ eine Bezeichnung, die die Website kennt ({known :list} ...), oder eine Übersetzung {languages :languages} → {lines :addOrWrite}',
  'label-unused':
    'eine Übersetzung von {labels :quotes}, aber kein Preis heißt hier so ≠ Übersetzungen von {known ? {known :quotes} | Bezeichnungen, und hier hat kein Preis eine} → schreiben Sie die Bezeichnung so, wie sie in der Zeile der Preise steht, oder löschen Sie ihre Übersetzung',
  'size-label-twice':
    'zwei Größen mit demselben Namen, {"label"} → korrigieren Sie den Namen einer der beiden',
  'size-deposit-shared':
    '{"typed"} als Pfand für jede Größe, auch für {"poured"} ≠ Pfand für das, was Gäste zurückbringen → löschen Sie diese Zeile und schreiben Sie das Pfand zu jeder Größe, die eines hat:   {line}',
  'size-label-unlike':
    'eine kleine Größe mit {"typed"} → prüfen Sie, ob ein Komma fehlt:   0,3 l   und nicht   3 l + wenn ein Komma fehlt',
  'size-comma-missing':
    '{"typed"}, kaum teurer als eine viel kleinere Größe → prüfen Sie, ob ein Komma fehlt:   0,5 l   und nicht   5 l + wenn ein Komma fehlt',
  'size-larger-cheaper':
    'in {"typed"} kostet eine größere Größe weniger als eine kleinere, oder viel weniger für ihre Menge → vergleichen Sie mit der Karte: Preise oder Mengen sind vielleicht vertauscht',
  'size-larger-dearer':
    'in {"typed"} kostet eine größere Größe für ihre Menge viel mehr als eine kleinere → vergleichen Sie mit der Karte: Vielleicht ist eine Ziffer in einem Preis oder einer Menge falsch',
  'size-unlikely':
    '{"typed"}, was kein Gast zu diesem Preis bekommt → prüfen Sie, ob eine Ziffer oder ein Komma falsch ist{comma ? :   {comma}   und nicht   {typed} | :   150 g   und nicht   15 g} + wenn ein Komma fehlt',
  'size-across-gap':
    '{"typed"}, was als eine Zahl gelesen wird ≠ eine Zahl, oder ein Schrägstrich zwischen zweien → schreiben Sie   {joined}   oder, wenn das die Zahl der Stücke ist,   {pieces}',
  'price-before-weight':
    '{"typed"}, ein Preis vor seinem Gewicht → schreiben Sie   {weight} = {price}   oder, wenn beim Servieren gewogen wird,   {weight} = {price} {own.byWeight}',
  'people-impossible': '{"typed"} → schreiben Sie für 1 bis 30 Personen:   {own.people} = ...',
  'price-per-person':
    '{"typed"}, ein Preis für jeden und zugleich für alle → schreiben Sie, was alle zusammen zahlen,   {all} = ...   oder was jeder zahlt,   {each} = ...   mit „{all}“ unter   note:',
  'part-of-what':
    '{"typed"}, ein Teil von etwas → schreiben Sie, wovon es ein Teil ist:   {examples :or}',
  'unit-without-number':
    'die Einheit {"typed"} ohne Zahl → schreiben Sie, wie viel, etwa   1 {typed}',
  'label-unreadable':
    '{"typed"} → schreiben Sie   die Bezeichnung genau wie in sizes = ihre Übersetzung',
  'quantity-unreadable': 'die Menge „{typed}“ → schreiben Sie zum Beispiel   0,5 l   oder   150 g',
  'quantity-ambiguous':
    'die Menge „{typed}“, die zweierlei bedeuten kann → schreiben Sie   {meant :or}',
  'quantity-without-comma':
    'die Menge „{typed}“, der ein Komma zu fehlen scheint → schreiben Sie   {meant}',
  'quantity-impossible':
    '{typed}, was keine Größe ist → schreiben Sie   {meant ? {meant :or} | eine Größe wie 0,5 l, 150 g oder 2 Stück}',
  'extra-without-name':
    '{"typed"}, ein Extra ohne Namen → schreiben Sie seinen Namen vor den Preis:   ... = {price}',
  'extra-ambiguous-number':
    '{"typed"}, wo {number} ein Allergen oder eine Menge sein kann → schreiben Sie   {name} ({number}) = {price}   für Allergene, oder   {name} {number} g = {price}   für eine Menge',
  'extra-number-alone':
    '{"typed"}, wo {number} ein Allergen oder der Preis sein kann → schreiben Sie   {name} = {number}   für einen Preis, oder   {name} ({number}) = ...   für Allergene',
  'extra-ambiguous-comma':
    '{"typed"}, was ein Extra oder mehrere sein kann → schreiben Sie   {each} = {price}   , wenn jedes so viel kostet, oder verbinden Sie sie ohne Komma, wenn sie zusammen so viel kosten',
  'extra-brackets':
    'Klammern in {"typed"} → schreiben Sie die Allergene in ein Paar Klammern:   {name} (...) = {price}',
  'extra-quantity-in-brackets':
    '{"typed"}, aber Klammern sind für Allergene → schreiben Sie die Menge ohne sie:   {quantity}',
  'extra-twice':
    'das Extra „{name}“ zweimal ≠ jedes Extra einmal, oder mit verschiedenen Mengen → löschen Sie eines der beiden, oder geben Sie jedem eine Menge',
  'extras-none':
    'eine Zeile, die sagt, dass es keine Extras gibt ≠ Extras wie   {owner.extra}; gibt es keine, lassen Sie das Feld weg → löschen Sie die Zeile',
  'extras-too-many':
    '{count} Extras ≠ höchstens 30 Extras → machen Sie daraus einen Abschnitt der Karte',
  'extra-untranslated':
    '{names > 1 ? Extras | ein Extra} {names :quotes} ohne Übersetzung {languages :languages} ≠ der Name auch {languages :languages} → {lines :addOrWrite}',
  'extra-name-unused':
    '{names ? eine Übersetzung von {names :quotes} | Übersetzungen von Extras, aber keine Extras} ≠ Übersetzungen von Namen aus   extras: → schreiben Sie den Namen genau wie in   extras:   oder löschen Sie die Übersetzung',
  'date-unreadable':
    '{"typed"} als Datum → {yearMissing ? ergänzen Sie das Jahr mit vier Ziffern | schreiben Sie Tag, Monat und Jahr in Ziffern, mit einem Punkt nach Tag und Monat}',
  'date-with-words':
    '{"typed"} als Datum → schreiben Sie hier nur   {date}   und „{rest}“ in die Zeile mit dem Grund oder in eine andere eigene Zeile',
  'date-ambiguous':
    '{"typed"}, was mit dem Tag oder mit dem Monat beginnen kann ≠ ein Datum → schreiben Sie   {readings :or}',
  'dates-half':
    '{"typed"}, der erste oder der letzte Tag ohne den anderen → ergänzen Sie den anderen:   {half}',
  'date-impossible':
    '{"typed"}, ein Datum, das es nicht gibt → schreiben Sie ein Datum, das es gibt',
  'year-impossible':
    'das Jahr {year} in {"typed"} → korrigieren Sie das Jahr; es muss zwischen 2000 und 2099 liegen',
  'dates-reversed':
    'ein Ende vor dem Anfang in {"typed"} → schreiben Sie das frühere Datum zuerst, beide mit Jahr',
  'dates-over':
    'lauter vergangene Daten; der Eintrag wird nicht mehr veröffentlicht → schreiben Sie die nächsten Daten, oder löschen Sie den Eintrag',
  'season-unreadable':
    '{"typed"} als Saison → schreiben Sie ihren ersten und letzten Tag in Ziffern und ohne Jahr, mit einem Strich dazwischen',
  'season-impossible': 'ein Tag, den es nicht gibt, in {"typed"} → schreiben Sie Tage, die es gibt',
  'season-turned':
    '{"typed"}, was über Neujahr geht und nur wenige Monate auslässt → prüfen Sie, ob die beiden Tage vertauscht sind + wenn die beiden Tage vertauscht sind',
  'time-unreadable':
    '{"typed"} als Uhrzeit → {isPastMidnight ? die letzte Uhrzeit eines Tages ist 24:00; ein Uhr nachts schreibt man   01:00 | schreiben Sie zum Beispiel   11:30}',
  'times-unreadable':
    '{"typed"} → {isEnd ? schreiben Sie die Uhrzeit, bis wann, zu jedem Tag:   bis 21:00 | schreiben Sie zwei Uhrzeiten mit einem Strich:   11:00–23:00}',
  'times-missing': '{"typed"}, was keine Uhrzeit hat → schreiben Sie zum Beispiel   11:00–23:00',
  'hours-not-stated':
    '{"typed"} statt Tagen und Zeiten → schreiben Sie Tage und Zeiten, oder löschen Sie die Zeile, bis sie feststehen',
  'end-missing':
    '{start} ohne Ende → ergänzen Sie, bis wann:   {start}–...   Haben Sie oft länger offen, schreiben Sie das früheste Ende mit einem Plus:   {start}–...+',
  'start-missing': 'nur bis {end} → ergänzen Sie, ab wann:   ...–{end}',
  'times-unsure':
    '{typed} in der Zwölf-Stunden-Zählung ≠ eine einzige Bedeutung → schreiben Sie   {readings :or}',
  'times-backwards':
    '{typed}, wo eine spätere Uhrzeit zuerst kommt ≠ Uhrzeiten eine nach der anderen → schreiben Sie die Uhrzeiten in der Reihenfolge des Tages',
  'days-unsure':
    '{"typed"}, was für manche Montag bis Freitag und für andere Montag bis Samstag ist → schreiben Sie   Mo–Fr   oder   Mo–Sa',
  'kitchen-cooks':
    'no, aber auf der Karte steht {"name"}: Gäste lesen „Wir kochen nicht.“ ≠ die Zeiten der Küche, oder eine Karte ohne Gekochtes → schreiben Sie, wann die Küche kocht, oder löschen Sie diese Zeile, dann sagt die Website nichts darüber; was andere kochen, etwa ein Imbisswagen, gehört in einen Abschnitt mit eigenen Zeiten',
  'kitchen-in-hours':
    '{"typed"}: Zeiten von {field} unter anderen Zeiten → schreiben Sie sie in eine eigene Zeile:   {field}:',
  'date-in-week':
    '{"typed"}: ein Datum oder ein Monat unter den Wochentagen → ein einzelnes Datum schreiben Sie mit seinen Zeiten unter   exceptions:   und einen Teil des Jahres unter   seasons:',
  'seldom-in-week':
    '{"typed"}: Tage, die nicht jede Woche kommen → schreiben Sie hier nur die Tage jeder Woche, und die anderen Daten mit ihren Zeiten unter   exceptions:',
  'note-in-hours':
    '{"typed"}: mehr als Tage und Zeiten → schreiben Sie hier nur Tage und Zeiten{noted ? , und das Übrige in eine eigene Zeile:   note: | }',
  'notice-in-week':
    '{"typed"}: Zeiten, die nur vorübergehend gelten → schreiben Sie hier die gewöhnlichen Zeiten, und diese unter   exceptions:   mit   date: ab ... bis auf Weiteres',
  'season-in-week':
    '{"typed"}: Zeiten einer Saison in der gewöhnlichen Woche → schreiben Sie sie unter   seasons:   mit den Daten der Saison',
  'opening-at-24': '24:00 als Öffnungszeit → schreiben Sie 0:00 und den folgenden Tag',
  'closing-at-opening':
    'Öffnen und Schließen um {time} → schreiben Sie die wirkliche Schließzeit; für rund um die Uhr schreiben Sie 0:00–23:59',
  'day-unknown':
    'ein unbekannter Tag {"typed"} → {meant ? meinten Sie „{meant}“? | schreiben Sie zum Beispiel   {owner.days}   oder   {owner.weekend}}',
  'day-ambiguous':
    '{"typed"}, das ist {readings :readings} ≠ ein Tag, der in jeder Sprache des Lokals dasselbe bedeutet → schreiben Sie   {words :or}{places ? ; dasselbe in {places :list} | }',
  'day-twice':
    'eine zweite Zeile mit Zeiten für {day :day} ≠ jeder Tag einmal → schreiben Sie alle Zeiten eines Tages in eine Zeile:   {owner.day} 11:00–14:30, 17:00–22:00',
  'holidays-in-week':
    '{"typed"}: Feiertage unter den Wochentagen → schreiben Sie nur Tage, und für Feiertage eine eigene Zeile:   holidays: as Sunday   (auch die Küche) oder ihre Zeiten, oder   closed   oder   as usual; ein einzelner kommt mit seinem Datum unter exceptions',
  'days-unreadable': '{"typed"} → schreiben Sie   {owner.days}',
  'days-missing':
    '{"typed"}, was keinen Tag hat → schreiben Sie zum Beispiel   {owner.days}   oder   {owner.weekend}',
  'days-without-times':
    '{"typed"} ohne Uhrzeiten → schreiben Sie zum Beispiel   {owner.fewDays} 11:00–23:00',
  'hours-empty':
    '„{field}“ mit einer leeren Liste ≠ Tage und Zeiten wie {owner.fewDays} 11:00–23:00 → schreiben Sie die Zeiten, oder löschen Sie die Zeile',
  'minutes-unreadable': '{"typed"} → schreiben Sie zum Beispiel   5 min',
  'nights-overlap':
    '{day :day} öffnet, bevor {before :day} geschlossen hat ≠ Zeiten, die sich nicht überschneiden → korrigieren Sie die Schließzeit des Vortags, oder diese Öffnungszeit',
  'times-overlap':
    'Zeiten, die sich überschneiden ≠ Zeiten eine nach der anderen → schreiben Sie eine Zeit vom ersten Öffnen bis zum letzten Schließen',
  'times-outside-bar':
    '{field} von {open} bis {close}, {day :day}, wenn das Lokal {bar ? {bar :spans} geöffnet | geschlossen} ist ≠ Zeiten innerhalb der Öffnungszeiten → {bar ? korrigieren Sie eines der beiden | lassen Sie den Tag hier{partner ?  und bei {partner}} weg, oder korrigieren Sie die Öffnungszeiten}',
  'times-turned':
    '{"typed"}, aber die Küche kocht oder Mittagessen gibt es außerhalb dieser Zeiten ≠ die Öffnungszeit zuerst → vertauschen Sie die beiden Uhrzeiten + wenn die beiden Uhrzeiten vertauscht sind',
  'open-end-elsewhere':
    '{"typed"} mit offenem Ende, das nur die Öffnungszeiten des Hauses haben dürfen → schreiben Sie die wirkliche Schließzeit',
  'times-at-night':
    '{open}–{close}, was in der Nacht beginnt und vor Mittag endet → ist es das Ende einer Nacht, schreiben Sie es zu dem Tag, an dem die Nacht beginnt, mit seiner Öffnungszeit:   ...–{close} + wenn der Nachmittag gemeint ist',
  'times-long':
    '{open}–{close}, mehr als 16 Stunden ohne Pause → prüfen Sie, ob eine Ziffer falsch ist, die beiden Uhrzeiten vertauscht sind oder der Nachmittag gemeint ist + wenn das gemeint ist',
  'times-without-days':
    '{"typed"} ohne Tage → schreiben Sie, an welchen Tagen:   {owner.daily} {typed :trim}   oder   {owner.days} {typed :trim} + wenn das die Zeiten jedes Tages sind',
  'times-mixed':
    'Zeiten für jeden Tag gemischt mit Zeiten für bestimmte Tage ≠ eines der beiden → schreiben Sie vor jede Zeit die Tage:   {owner.days} 11:00–20:00',
  'none-beside-hours':
    'no zusammen mit Zeiten ≠ eines der beiden → behalten Sie eines der beiden; einen Tag ohne Zeiten können Sie weglassen',
  'no-or-sunday':
    '„ne“, was nein oder Sonntag (neděle) bedeuten kann → für keine Zeiten schreiben Sie   no   in die Zeile des Feldes; für Sonntag ergänzen Sie seine Zeiten:   Ne 12:00–20:00',
  'bar-none':
    'ein Lokal, das nie geöffnet ist → schreiben Sie die Zeiten der Monate, in denen es geöffnet ist, und für die anderen eine Saison mit   closed: yes; öffnet es nur an bestimmten Daten, schreiben Sie sie als Ausnahmen mit ihren Zeiten',
  'season-without-hours':
    'eine Saison, die weder geschlossen ist noch Öffnungszeiten hat ≠ geschlossen, oder die Zeiten einer ganzen Woche → fügen Sie eine Zeile hinzu   closed: yes   oder   bar:   mit den Zeiten',
  'season-overlap':
    'eine Saison, die Tage mit einer anderen gemeinsam hat ({typed :trim}) ≠ jeder Tag des Jahres in höchstens einer Saison → lassen Sie diese am Tag nach dem Ende der anderen beginnen',
  'week-incomplete':
    'eine {usual ? gewöhnliche Woche | Saison}, die nicht sagt, {field = kitchen ? wann die Küche kocht | wann es das Mittagsmenü gibt}, obwohl andere Wochen es sagen ≠ ihre Zeiten, oder no: Aus einer anderen Woche wird nichts übernommen → fügen Sie eine Zeile hinzu   {field}: no   oder ihre Zeiten',
  'holidays-twice':
    'zwei verschiedene Regeln für Feiertage ≠ eine der beiden → behalten Sie   holidays:   und löschen Sie die Zeile   holidays_as_usual',
  'holidays-without-state':
    'eine Regel für Feiertage, aber nicht, in welchem Bundesland das Lokal ist ≠ das Bundesland, denn manche Feiertage gibt es nicht in allen → fügen Sie in pub.md eine Zeile   state:   mit seinem Namen hinzu',
  'holiday-unstated':
    'keine Zeiten für {date :date} ({name}), einen Feiertag ≠ Zeiten für jeden Feiertag in den {days} Tagen nach dem {today :date} → fügen Sie hinzu   - date: {date :date}   und   closed: yes   oder die Zeiten dieses Tages; eine Zeile für alle ist   holidays: closed   oder   as usual   oder   as Sunday   oder   ask',
  'exception-open-week':
    'eine Ausnahme bis auf Weiteres mit einer eigenen Woche ≠ closed: yes, oder dieselben Zeiten für jeden Tag → schreiben Sie die neue Woche als Ihre gewöhnlichen Zeiten, oder statt des offenen Endes den letzten Tag',
  'exception-day-outside':
    'Tage, die nicht innerhalb der Daten dieser Ausnahme liegen ≠ {isOneDay ? nur {from :date} | Tage von {from :date} bis {to :date}} → löschen Sie die Zeile, oder korrigieren Sie die Tage oder die Daten',
  'exception-day-bare':
    '{"typed"}, ein Wochentag, als Datum → schreiben Sie das Datum, wenn es nur einmal ist, oder   immer {typed}   , wenn es jede Woche ist',
  'exception-never':
    'Tage, die es in dieser Ausnahme nie gibt ≠ Tage, an denen sie gilt → korrigieren Sie die Tage oder die Daten',
  'exception-twice':
    'ein Datum, das auch in einer anderen Ausnahme steht ({reason}) ≠ jedes Datum einmal, oder eine Ausnahme ganz in einer längeren → lassen Sie eine enden, bevor die andere beginnt, oder behalten Sie eine der beiden',
  'exception-rule-idle':
    'Tage, an denen ohnehin geschlossen ist → löschen Sie diese Ausnahme, oder korrigieren Sie ihren Tag',
  'exception-inside':
    'ein geschlossener Tag innerhalb einer anderen Ausnahme ({reason}) ≠ eine der beiden, oder beide, wenn an diesem Tag wirklich geschlossen ist → prüfen Sie, ob an diesem Tag geschlossen ist, und korrigieren Sie die falsche',
  'exception-opens':
    'Öffnungszeiten innerhalb von Tagen, an denen geschlossen ist ({reason}); so wie es dasteht, öffnet das Lokal {isOneDay ? am {from :date} | von {from :date} bis {to :date}} ≠ eine der beiden → ist dann geschlossen, löschen Sie diese Ausnahme; ist geöffnet, fügen Sie die Zeile hinzu   checked: exception-opens',
  'exception-without-hours':
    'eine Ausnahme, die weder geschlossen ist noch Öffnungszeiten hat ≠ geschlossen oder Zeiten, für jedes Datum → fügen Sie eine Zeile hinzu   closed: yes   oder   bar: ...   mit den Zeiten dieses Tages',
  'other-hours-missing':
    'Daten, die weder geschlossen sind noch Zeiten haben ≠ geschlossen oder Zeiten → fügen Sie eine Zeile hinzu   closed: yes   oder   hours:   mit den Zeiten',
  'exception-closed-and-open':
    'geschlossen zusammen mit Zeiten ≠ eines der beiden → behalten Sie eines der beiden',
  'exception-without-kitchen':
    'eine Ausnahme, die nicht sagt, wann die Küche kocht ≠ die Zeiten der Küche, oder no → fügen Sie eine Zeile hinzu   kitchen: {times}   wenn sie kocht, mit ihren Zeiten an diesem Tag, oder   kitchen: no   , oder   kitchen: ask   , bis Sie es wissen',
  'exception-without-lunch':
    'eine Ausnahme, die nicht sagt, ob es Mittagessen gibt, obwohl es das an anderen Tagen gibt ≠ die Zeiten des Mittagessens, oder no → fügen Sie eine Zeile hinzu   lunch: no   oder   lunch: {open}–{close}',
  'exception-outside-bar':
    '{field} außerhalb der Öffnungszeiten ≠ Zeiten innerhalb von {bar :spans} → korrigieren Sie eines der beiden',
  'exception-long':
    'eine Ausnahme von {days} Tagen ≠ höchstens 60 Tage; was jedes Jahr wiederkommt, ist eine Saison → prüfen Sie, ob ein Monat oder Jahr falsch ist, oder schreiben Sie es unter   seasons:',
  'exception-open-long':
    'eine Ausnahme bis auf Weiteres, die schon {days} Tage dauert ≠ Zeiten, die noch stimmen → ersetzen Sie das offene Ende durch den letzten Tag, oder ändern Sie Ihre gewöhnlichen Zeiten auf die, die seit {date :date} gelten',
  'exception-past':
    'eine Ausnahme, die am {date :date} endete, lange vor dem {today :date} → schreiben Sie das nächste Jahr, wenn Sie das meinen, oder löschen Sie die Ausnahme',
  'exception-far': 'eine Ausnahme mehr als zwei Jahre nach dem {today :date} → prüfen Sie das Jahr',
  'event-status-in-title':
    '„{typed}“ im Titel, aber Kalender und Assistenten bieten die Veranstaltung weiter an → fügen Sie die Zeile   {field}: yes   hinzu, und lassen Sie das Wort im Titel weg',
  'event-without-date':
    'eine Veranstaltung ohne Datum ≠ ein Datum, oder der Wochentag, an dem sie sich wiederholt → fügen Sie eine Zeile hinzu   date: ...   mit ihrem Datum oder, wenn sie jede Woche stattfindet,   day: ...   mit dem Tag',
  'event-date-and-day':
    'ein Datum zusammen mit einem Wochentag ≠ ein Datum für eine einmalige, ein Tag für eine wöchentliche Veranstaltung → löschen Sie eine der beiden Zeilen',
  'event-field-weekly':
    '„{field}“ zusammen mit einem Datum ≠ {field} nur mit   day:   , für eine wöchentliche Veranstaltung → löschen Sie die Zeile, oder schreiben Sie   day:   statt des Datums',
  'event-date-weekly':
    '{"typed"}, ein Wochentag, als Datum → schreiben Sie   day: {typed}   statt dieser Zeile, wenn es sich jede Woche wiederholt, sonst das Datum',
  'event-day-dated':
    '{"typed"} als Tag jeder Woche → schreiben Sie   date: {typed}   statt dieser Zeile, wenn es einmalig ist, sonst nur den Tag, etwa {owner.fullDay}',
  'event-not-weekly':
    '{"typed"}, was nicht jede Woche ist ≠ ein Tag, an dem es sich jede Woche wiederholt → schreiben Sie für jedes Mal einen Block mit eigenem Datum, oder eine Regel wie   erster {owner.fullDay} im Monat   oder   alle zwei Wochen   mit   from:; gilt es jede Woche, schreiben Sie nur den Tag',
  'event-second-of-what':
    '{"typed"}, was alle zwei Wochen oder einen Tag des Monats bedeuten kann → schreiben Sie nach dem Tag   im Monat   , oder   ab   und das erste Datum',
  'event-odd-of-what':
    '{"typed"}, aber ungerade oder gerade kann das Datum oder die Woche sein → schreiben Sie nach dem Tag   mit ungeradem Datum   oder   in ungeraden Wochen',
  'event-start-missing':
    'jede zweite oder dritte Woche, ohne das erste Datum → schreiben Sie   ab   und dieses Datum dahinter',
  'event-limit-twice':
    '„{field}“ hier und in der Zeile   day:   , mit verschiedenen Daten ≠ eines der beiden → behalten Sie eines der beiden',
  'event-weekday-other':
    '{"typed"}, aber {date :date} ist {day :day} ≠ ein Datum mit seinem eigenen Wochentag, oder nur das Datum → korrigieren Sie den Tag oder das Datum',
  'event-night-or-two':
    'zwei Daten mit einer Uhrzeit nach Mitternacht, was eine Nacht oder zwei bedeuten kann ≠ für eine Nacht das Datum, an dem sie beginnt → schreiben Sie   date: {from :date}   für eine Nacht; für zwei Nächte einen Block mit   date: {from :date}   und einen mit   date: {to :date}',
  'event-too-long':
    'eine Veranstaltung von mehr als {most} Tagen → korrigieren Sie die Daten; für eine wöchentliche schreiben Sie   day:   mit   from:   und   until:',
  'event-time-twice':
    '{"typed"}, mehr als eine Uhrzeit ≠ wann sie beginnt → schreiben Sie hier den Beginn, und das Übrige nach   description:   ; was zweimal stattfindet, sind zwei Blöcke',
  'event-time-cancelled':
    '{"typed"}, eine Absage ≠ wann sie begonnen hätte → schreiben Sie hier den Beginn, und in eine eigene Zeile   cancelled: yes',
  'event-at-24': '24:00 als Beginn → schreiben Sie 0:00 und das folgende Datum',
  'event-clock-change':
    '{time} am {date :date}, wenn die Uhren umgestellt werden: Diese Uhrzeit {isSkipped ? gibt es nicht | kommt zweimal} ≠ eine Uhrzeit, die es einmal gibt → schreiben Sie eine Uhrzeit vor 2:00 oder ab 3:00',
  'event-until-before-from': 'ein letztes Datum vor dem ersten → korrigieren Sie eines der beiden',
  'event-except-outside':
    '{from :date}{last ?  – {last :date}}, ein Datum, an dem sie ohnehin nicht stattfindet ≠ Daten, an denen sie sonst stattfände → korrigieren Sie das Datum, oder löschen Sie es',
  'event-cancelled-and-sold-out':
    'ausverkauft zusammen mit abgesagt ≠ eines der beiden → behalten Sie eines der beiden',
  'event-twice':
    'dieselbe Veranstaltung ein zweites Mal: Titel, Datum und Uhrzeit stehen schon darüber → löschen Sie eine der beiden, oder korrigieren Sie ihre Uhrzeit',
  'event-on-closed-day':
    'eine Veranstaltung an einem geschlossenen Tag: {dates :firstDates} ≠ ein Tag, an dem geöffnet ist → korrigieren Sie das Datum, oder schreiben Sie die Zeiten dieses Tages als Ausnahme in hours.md; fällt sie aus, fügen Sie hinzu   cancelled: yes',
  'event-left-out':
    'eine wiederkehrende Veranstaltung an Tagen, an denen zu dieser Zeit nicht geöffnet ist, also fallen diese Daten aus: {dates :firstDates} ≠ Tage, an denen geöffnet ist → {by = week ? löschen Sie hier diesen Wochentag, oder korrigieren Sie die Zeiten | {by = season ? stimmt das, nennen Sie ihre Saison, etwa   season: 1. 9. – 30. 6.   , sonst korrigieren Sie die Zeiten | {isLong ? stimmt das, nennen Sie das erste und das letzte Datum mit   from:   und   until:   , sonst korrigieren Sie die Zeiten | stimmt das, schreiben Sie   except: {all}   , sonst korrigieren Sie die Zeiten}}}',
  'event-at-same-time':
    'eine wiederkehrende Veranstaltung zur selben Zeit wie {"title"}: {dates :firstDates} ≠ eine Veranstaltung zu einer Zeit, außer beide finden statt → findet sie dann nicht statt, schreiben Sie   except: {all}',
  'event-outside-hours':
    '{end ? {start}–{end} | {start}} am {date :date}, aber geöffnet ist {bar :spans} ≠ eine Zeit, zu der geöffnet ist → korrigieren Sie die Uhrzeit, oder die Öffnungszeiten; für ein einzelnes Datum schreiben Sie eine Ausnahme in hours.md',
  'event-after-midnight':
    '{start} am {date :date}, in der Nacht, die am Tag davor begann ≠ der Kalendertag dieser Uhrzeit → meinen Sie die Nacht vor dem {next :date}, schreiben Sie einen Tag später',
  'event-past':
    'eine Veranstaltung am {date :date}, lange vor dem {today :date} → korrigieren Sie das Jahr, oder löschen Sie die Veranstaltung',
  'event-far': 'eine Veranstaltung mehr als ein Jahr nach dem {today :date} → prüfen Sie das Jahr',
  'admission-unreadable':
    '{"typed"} → schreiben Sie den Preis in Ziffern, oder 0, wenn der Eintritt frei ist; ein Alter gehört in die Beschreibung',
  'admission-without-equals': '{"typed"} ohne = → schreiben Sie   {meant}',
  'admission-two-prices':
    'zwei Preise in {"typed"} → setzen Sie einen Strichpunkt zwischen die Preise, und vor jeden ein Wort und ein Gleichheitszeichen',
  'admission-bare':
    '{"typed"} neben anderen Preisen, aber ohne ein Wort, für wen oder was es ist → schreiben Sie vor jeden Preis, für wen oder was er ist:   ... = {typed :trim}',
  'admission-twice':
    'ein zweiter Preis für „{label}“ ≠ jeder einmal → löschen Sie einen der beiden, oder korrigieren Sie sein Wort',
  'admission-too-many':
    '{count} Preise; höchstens {most} werden gezeigt → behalten Sie die wichtigsten, und verlinken Sie eine Seite mit den anderen',
  'admission-voluntary':
    '{"typed"} als Preis → ein freiwilliger Beitrag ist kein Preis: schreiben Sie ihn nach   description:   und löschen Sie diese Zeile',
  'admission-label-unknown':
    '{labels > 1 ? Preise | ein Preis} {labels :quotes} ohne Übersetzung {languages :languages} ≠ ein Wort, das die Website kennt ({known :list} ...), oder eine Übersetzung {languages :languages} → {lines :addOrWrite}',
  'section-empty':
    'ein Abschnitt ohne Einträge ≠ mindestens eine Speise oder ein Getränk → fügen Sie einen Eintrag hinzu, oder löschen Sie die Datei',
  'section-single':
    'ein Abschnitt mit nur einem Eintrag → verschieben Sie den Eintrag in einen anderen Abschnitt, oder lassen Sie ihn, wenn weitere folgen',
  'section-of-day':
    'ein Abschnitt mit dem Namen {"day"}, aber die Website bietet seine Einträge an allen Tagen an → fügen Sie bei jedem Eintrag die Zeile hinzu   days: {day} + ändern sich die Mittagsgerichte jede Woche, gehören sie in den Ordner lunch, in eine Datei mit dem Datum ihres Montags',
  'number-in-name':
    '{"typed"} in einem Namen, was wie die Nummer des Gerichts auf Ihrer Karte aussieht → lassen Sie sie im Namen weg, und fügen Sie eine Zeile hinzu   number: {number}',
  'diet-in-name':
    '{"typed"} in einem Namen, wo Gäste, die danach auswählen, es nicht finden → lassen Sie es dort weg und schreiben Sie in die Zeile diets, was es bedeutet:   diets: {diets ? {diets} | vegetarian   oder   diets: vegan}',
  'size-in-name':
    '{"typed"} in einem Namen, aber die Größen sind   {sizes} → korrigieren Sie, was falsch ist, oder lassen Sie es im Namen weg',
  'section-never-served':
    'ein Abschnitt, den es nie gibt ≠ Tage und Zeiten wie {owner.days} 8:00–10:30 → schreiben Sie die Zeiten, oder löschen Sie die Zeile; gibt es ihn eine Weile nicht, schreiben Sie   sold_out: yes',
  'section-outside-bar':
    'ein Abschnitt von {open} bis {close}, {day :day}, aber das Lokal ist {bar ? {bar :spans} geöffnet | geschlossen} ≠ Zeiten innerhalb der Öffnungszeiten, in jedem Teil des Jahres, in dem es ihn gibt → korrigieren Sie eines der beiden, geben Sie dem Abschnitt eine Saison, oder nennen Sie seine Zeiten unter   other_hours:   , wenn es ihn außerhalb der Öffnungszeiten gibt',
  'section-date-twice':
    'ein Datum, das auch in einer anderen Zeile steht ({typed}) ≠ jedes Datum einmal → schreiben Sie alle Zeiten des Datums in eine Zeile, oder löschen Sie eine der beiden',
  'section-while-closed':
    'ein Abschnitt für Monate, in denen geschlossen ist ≠ eine Saison mit wenigstens einigen offenen Tagen → korrigieren Sie eine der beiden Saisonen, oder löschen Sie den Abschnitt',
  'section-left-out':
    'ein Abschnitt, den es am {dates :firstDates} nicht gibt, weil dann nicht geöffnet ist oder nicht gekocht wird; die Website sagt es ≠ Zeiten dieser Tage, die diesen Abschnitt berücksichtigen → korrigieren Sie die Zeiten der Ausnahme, oder geben Sie dem Tag eine eigene Zeile unter hours, mit seinen Zeiten oder no:   {no :andLine}',
  'item-on-rest-day':
    '{day :day}, wenn geschlossen ist ≠ Tage, an denen geöffnet ist → korrigieren Sie die Tage, oder die Öffnungszeiten',
  'section-part-closed':
    'ein Abschnitt mit denselben Zeiten wie {"name"}; dort ist am {dates :firstDates} geschlossen, oder zu anderen Zeiten geöffnet ≠ dasselbe bei beiden, wenn es den Abschnitt dort gibt → geben Sie dem Tag eine eigene Zeile unter hours, mit seinen Zeiten oder no:   {no :andLine}',
  'section-outside-hours':
    'ein Abschnitt {open}–{close}, aber am {date :date} ist {bar :spans} geöffnet ≠ Zeiten, zu denen geöffnet ist → korrigieren Sie die Zeiten der Ausnahme, oder geben Sie dem Tag eine eigene Zeile unter hours, mit seinen Zeiten oder no:   - {date :date} no',
  'section-outside-kitchen':
    'ein Abschnitt {open}–{close}, aber am {date :date} kocht die Küche {kitchen :spans} ≠ Zeiten, zu denen die Küche kocht, wie an anderen Tagen → korrigieren Sie die Küche der Ausnahme, oder geben Sie dem Tag eine eigene Zeile unter hours, mit seinen Zeiten oder no:   - {date :date} no',
  'item-never-served':
    'Tage, an denen es das im nächsten Jahr nie gibt → korrigieren Sie die Tage oder die Öffnungszeiten',
  'item-outside-section':
    '„{field}“ außerhalb der Zeit, zu der es den Abschnitt gibt ≠ eine Zeit, zu der es auch den Abschnitt gibt → korrigieren Sie eine der beiden Zeilen, oder verschieben Sie den Eintrag in einen anderen Abschnitt',
  'item-outside-season':
    'Daten außerhalb der eigenen Saison, an denen es den Eintrag also nicht gibt ≠ Daten in seiner Saison → korrigieren Sie eine der beiden Zeilen, oder löschen Sie   season:   , wenn nur die Daten gelten',
  'sold-out-date':
    'das Datum {"typed"} → schreiben Sie   sold_out: yes   und in eine eigene Zeile   sold_out_since: {typed}',
  'sold-out-since-alone':
    'ein Datum bei etwas, das nicht ausverkauft ist ≠ sold_out: yes daneben → fügen Sie eine Zeile hinzu   sold_out: yes   , oder löschen Sie diese Zeile, sobald es das wieder gibt',
  'id-impossible':
    'ein Name ohne Buchstaben, der keine id ergibt ≠ eine zusätzliche Zeile mit einer id → fügen Sie eine Zeile hinzu   id: ...   mit einem kurzen Namen in Kleinbuchstaben ohne Umlaute',
  'id-taken':
    '{same ? derselbe Name ein zweites Mal | die id „{id}“, die schon ein anderer Eintrag hat} ≠ eine eigene id für jede Speise und jedes Getränk → {same ? löschen Sie eines der beiden; sind es zwei Gerichte, geben Sie diesem einen anderen Namen, oder fügen Sie hinzu   id: {meant} | ergänzen oder ändern Sie die Zeile   id: {meant}}',
  'name-same':
    'der {language :adjective} Name eines anderen Gerichts, {"other"} ≠ ein Name, an dem Gäste die beiden unterscheiden → übersetzen Sie den Namen dieses Gerichts',
  'heading-on-item':
    'eine Zwischenüberschrift unter den Zeilen eines Eintrags ≠ eine Zwischenüberschrift als eigener Eintrag, über ihren Einträgen → schreiben Sie die Überschrift über den Eintrag, mit einem Bindestrich davor, und beginnen Sie den Eintrag mit seinem eigenen',
  'heading-without-items':
    'eine Zwischenüberschrift ohne Einträge darunter ≠ mindestens eine Speise oder ein Getränk unter jeder Überschrift → fügen Sie darunter einen Eintrag hinzu, oder löschen Sie die Überschrift',
  'courses-too-few':
    '{count = 1 ? ein Gang | kein Gang} ≠ zwei oder mehr Gänge für einen Preis → fügen Sie einen Gang hinzu, oder schreiben Sie ein einzelnes Gericht ohne   courses:',
  'course-allergens-missing':
    '{beside ? ein Gang ohne Allergene neben einem mit Allergenen | ein Gang ohne Allergene, und das Menü hat selbst keine} ≠ Allergene bei jedem Gang, oder nur beim ganzen Menü → fügen Sie eine Zeile hinzu   allergens: none   , wenn er keine hat, oder   allergens: unknown   , wenn Sie es nicht sagen können{whole ? ; oder löschen Sie die der anderen Gänge}',
  'course-allergens-contradictory':
    '{more ? ein Gang mit dem Allergen {more :list}, das beim ganzen Menü fehlt | ein Gang mit unbekannten Allergenen in einem Menü mit bekannten} ≠ alle Allergene der Gänge in der Liste des ganzen Menüs → schreiben Sie beim ganzen Menü   allergens: {all}   oder korrigieren Sie die des Gangs',
  'lunch-day-unreadable':
    '{"typed"} als Tag → schreiben Sie   {owner.day}   oder   {owner.day} 23. 11.   oder   {owner.days}   oder   {owner.wholeWeek}',
  'lunch-week-without-days':
    'ein Gericht der ganzen Woche, aber kein anderes Gericht hat einen Tag ≠ die Tage, an denen es Mittagessen gibt → schreiben Sie die Tage:   day: {owner.days}',
  'lunch-day-outside':
    'ein Tag außerhalb der Woche dieser Datei ≠ ein Tag von {monday :date} bis {sunday :date} → korrigieren Sie den Tag, oder benennen Sie die Datei nach ihrem Montag',
  'lunch-price-missing':
    'eine Menge ohne Preis ≠ ein Preis für jedes Hauptgericht → schreiben Sie den Preis nach einem Gleichheitszeichen; bei einer Suppe fügen Sie eine Zeile hinzu   course: soup',
  'lunch-on-closed-day':
    'Mittagessen am {dates :dates}, {closed ? wenn geschlossen ist | wenn es kein Mittagessen gibt} ≠ Gerichte nur an Tagen mit Mittagessen → löschen Sie hier die Gerichte {dates > 1 ? dieser Tage, nehmen Sie sie | dieses Tages, nehmen Sie ihn} aus Gerichten für mehrere Tage heraus, oder korrigieren Sie hours.md',
  'lunch-outside-hours':
    'Mittagessen am {date :date}, aber geöffnet ist {bar :spans}, außerhalb der Mittagszeit ≠ Gerichte nur an Tagen mit Mittagessen → löschen Sie hier die Gerichte dieses Tages, oder schreiben Sie die Mittagszeit in die Ausnahme, nach   lunch:',
  'lunch-soup-twice':
    'dieselbe Suppe ein zweites Mal am {date :date} ≠ jede Suppe eines Tages einmal → löschen Sie eine der beiden, oder korrigieren Sie ihren Tag',
  'soup-included-priced':
    'ein Preis für die Suppe, aber   soup_included: yes   sagt, dass sie dazugehört → löschen Sie den Preis, oder schreiben Sie   soup_included: no',
  'lunch-over':
    'eine Mittagswoche, die vor dem {today :date} endete → fügen Sie die Datei einer neueren Woche hinzu, oder löschen Sie diese',
  'lunch-far':
    'eine Mittagswoche mehr als fünf Wochen nach dem {today :date} → prüfen Sie, ob der Dateiname das Datum ihres Montags ist, mit dem richtigen Jahr',
  'lunch-year':
    'eine Mittagswoche eines vergangenen Jahres, und keine für diese Woche in diesem Jahr → meinen Sie dieses Jahr, benennen Sie die Datei um in {meant}.md',
  'lunch-repeated':
    'genau die Gerichte der Woche ab {before :date} → schreiben Sie die Gerichte dieser Woche, oder löschen Sie diese Datei, bis Sie sie wissen',
  'lunch-closed':
    '„{typed}“ als Gericht ≠ was es gibt → löschen Sie diesen Eintrag: ein Tag ohne Gerichte hat kein Mittagessen; ein Tag, an dem geschlossen ist, gehört in hours.md unter   exceptions:   mit   date: ...   und   closed: yes',
  'lunch-line-without-price':
    'kein Preis am Ende von {"typed"} → schreiben Sie den Preis zuletzt, und die Allergene in Klammern:   ... 9,90 (1,3,7)',
  'photo-heic':
    'ein Foto in HEIC, das wenige Browser zeigen ≠ JPEG, PNG oder WebP → speichern Sie es als JPEG: Am iPhone wählen Sie Einstellungen, Kamera, Formate, Maximale Kompatibilität und machen es neu, oder öffnen Sie es am Computer und exportieren Sie es als JPEG',
  'photo-type':
    'eine Datei, die kein Foto ist{format ? , sondern {format}} ≠ JPEG, PNG oder WebP → öffnen Sie sie in einem Bildprogramm, speichern Sie sie als JPEG, und legen Sie diese Datei hierher',
  'photo-too-heavy':
    'ein Foto mit {megabytes :decimal} MB ≠ höchstens {most} MB → speichern Sie es kleiner: 3000 Pixel Breite genügen',
  'photo-too-large':
    'ein Foto mit {megapixels} Megapixeln ≠ höchstens {most} Megapixel → speichern Sie es kleiner: 3000 Pixel Breite genügen',
  'photo-too-long':
    'ein Foto mit {width} mal {height} Pixeln ≠ eine Seite höchstens {most}-mal so lang wie die andere → schneiden Sie es auf das zu, was zählt',
  'photo-broken':
    'ein Foto, das beschädigt oder nicht so groß ist, wie sein Kopf sagt → übertragen Sie es noch einmal von der Kamera, oder speichern Sie es neu als JPEG',
  'photo-too-slow':
    'ein Foto, dessen Lesen länger als {seconds} Sekunden dauert → speichern Sie es als kleineres JPEG',
  'photo-unknown':
    '{"typed"}, was keine Datei in photos/ ist ≠ {firstTen ? eine von {firstTen :list}} → {meant ? meinten Sie „{meant}“? | legen Sie das Foto in den Ordner photos, und schreiben Sie hier seinen ganzen Namen}',
  'photo-elsewhere':
    '{"typed"}, eine Adresse → legen Sie das Foto selbst in den Ordner photos, wenn es Ihnen gehört, und schreiben Sie hier seinen Dateinamen',
  'photo-several':
    '{"typed"}, was mehrere Fotos nennt ≠ ein Foto → lassen Sie hier einen Namen; weitere gehören in photos.md unter   strip:',
  'photo-unused':
    'ein Foto, das keine Zeile verwendet, also wird es nicht veröffentlicht → schreiben Sie seinen Namen nach   photo:   , wo es hingehört, oder löschen Sie es',
  'photo-alt-missing':
    'ein Foto ohne Beschreibung für Gäste, die es nicht sehen → fügen Sie darunter {fields :list} hinzu, und beschreiben Sie, was darauf ist',
  'photo-alt-alone':
    'eine Beschreibung eines Fotos, aber kein Foto → fügen Sie eine Zeile   photo:   mit seinem Dateinamen hinzu, oder löschen Sie diese Zeile',
  'photos-too-many': '{count} Fotos ≠ höchstens {most} → behalten Sie die besten',
  'focus-unreadable':
    '{"typed"} → schreiben Sie, welcher Teil des Fotos sichtbar bleiben muss; Prozente zählen von links und von oben',
  'color-unreadable':
    '{"typed"} als Farbe → {meant ? schreiben Sie   accent: "{meant}" | schreiben Sie die Nummer Ihrer Farbe: # und sechs Ziffern oder Buchstaben, zwischen Anführungszeichen, wie ein Farbwähler sie zeigt}',
  'color-transparent':
    '{"typed"}, was das Papier durchscheinen lässt → schreiben Sie   accent: "{opaque}"',
  'color-too-pale':
    '{"typed"}, was für eine Seite auf diesem Papier ({paperName}) zu blass ist: Dunkel genug zum Lesen wäre es eine andere Farbe → schreiben Sie   accent: "{nearest}"   , die nächste lesbare Farbe, oder eine dunklere',
  'emblem-not-svg':
    'die Wurzel <{element}> ≠ nur Formen: Pfade, Kreise, Rechtecke, Linien, Gruppen, Verläufe und Masken → wandeln Sie im Zeichenprogramm Text in Pfade um, und speichern Sie als einfaches SVG',
  'emblem-without-size':
    'ein <svg> ohne Größe ≠ viewBox="0 0 200 200" → geben Sie dem <svg> eine viewBox',
  'emblem-element':
    'das Element <{element}> ≠ nur Formen: Pfade, Kreise, Rechtecke, Linien, Gruppen, Verläufe und Masken → wandeln Sie im Zeichenprogramm Text in Pfade um, und speichern Sie als einfaches SVG',
  'emblem-attribute':
    '{name}="{value}" ≠ nur Formen: Pfade, Kreise, Rechtecke, Linien, Gruppen, Verläufe und Masken → wandeln Sie im Zeichenprogramm Text in Pfade um, und speichern Sie als einfaches SVG',
  'emblem-excessive':
    'eine Zeichnung mit mehr als {most} {parts} ≠ eine einfache Zeichnung: Sie wird nur wenige Zentimeter breit gezeigt → {remedy}',
  'emblem-undrawable':
    'eine Zeichnung, die mehr Speicher braucht, als es gibt ≠ eine einfache Zeichnung: Sie wird nur wenige Zentimeter breit gezeigt → vereinfachen Sie sie im Zeichenprogramm, und speichern Sie als einfaches SVG',
  'emblem-definitions':
    'ein Dokumenttyp mit Definitionen ≠ nur Formen: Pfade, Kreise, Rechtecke, Linien, Gruppen, Verläufe und Masken → wandeln Sie im Zeichenprogramm Text in Pfade um, und speichern Sie als einfaches SVG',
  'emblem-unreadable':
    'Text, der kein XML ist: {reason} ≠ nur Formen: Pfade, Kreise, Rechtecke, Linien, Gruppen, Verläufe und Masken → wandeln Sie im Zeichenprogramm Text in Pfade um, und speichern Sie als einfaches SVG',
  'emblem-faint':
    'Farben, die man auf der Seite kaum sieht: {day ? am Tag {day :contrast}}{isBoth ? ; }{night ? in der Nacht {night :contrast}} ≠ ein Kontrast von mindestens 2:1, oder eine einzige Farbe, die durch die Farbe des Hauses ersetzt wird → ändern Sie die Farbe, oder zeichnen Sie alles in einer; liegt sie auf einer anderen Farbe der Zeichnung, ist es gut: dann schreiben Sie   checked: emblem-faint   in look.md. Auf einem dunklen Kopf bekommt die Zeichnung eine helle Fläche',
  'character-half': 'ein halbes Zeichen (ein einzelnes Surrogat) → {remedy}',
  'text-not-composed':
    'Text, der nicht in der zusammengesetzten Form von Unicode (NFC) ist → {remedy}',
  'placeholder-left': 'ein übrig gebliebenes {placeholder} → {remedy}',
  'json-unreadable': 'Text, der kein JSON ist: {reason} → {remedy}',
  'schema-broken': '{place} {reason} → {remedy}',
  'anchor-twice': 'die id „{id}“ zweimal auf einer Seite → {remedy}',
  'link-dead': 'ein Link zu {address}, was es auf dieser Website nicht gibt → {remedy}',
  'anchor-dead': 'ein Link zu {address}, aber diesen Anker gibt es nicht → {remedy}',
  'anchors-missing':
    'eine Seite, die {path} ersetzt, der aber Anker fehlen, zu denen die übrige Website führt: {anchors :list} → geben Sie diese ids den Teilen der Seite, oder fügen Sie ihr diese Zeile hinzu: {anchors :anchors}',
  'template-unusable': '{reason} → korrigieren Sie die Vorlage',
  'template-name-odd':
    'ein Name, der in einer Adresse maskiert werden müsste ≠ Buchstaben ohne Umlaute, Ziffern, und . _ ~ - → benennen Sie sie um, etwa in {plain}',
  'template-type-other':
    'der Medientyp {type} für {path}, aber er ist in jedem Lokal {kept} → geben Sie ihr den Typ {kept}, oder einen eigenen Pfad',
  'template-address-twice': 'zwei Vorlagen für die Adresse {path} → benennen Sie sie um',
  'template-in-file':
    '{file} kann nicht zugleich eine Datei und der Ordner von {inside} sein → benennen Sie sie um',
  'template-schema-title': '{reason} → geben Sie ihm einen anderen Titel',
  'public-hidden':
    'eine versteckte Datei; nur die in .well-known werden veröffentlicht → löschen Sie sie, oder verschieben Sie sie aus diesem Ordner',
  'public-underscored':
    'ein Name, der mit _ beginnt: Hoster behandeln solche Dateien als Anweisungen → benennen Sie sie um; die Regeln für Hoster schreibt der Build',
  'public-name-odd':
    'ein Name, der in einer Adresse maskiert werden müsste ≠ Buchstaben ohne Umlaute, Ziffern, und . _ ~ - → benennen Sie sie um, etwa in {plain}',
  'public-over-resource':
    'eine Datei unter der Adresse von {path} → benennen Sie sie um; die Seite an dieser Adresse macht eine Vorlage',
  'public-over-file':
    'eine Datei unter derselben Adresse wie {file} → benennen Sie eine der beiden um',
  'public-too-large':
    'eine Datei mit {megabytes :decimal} MB ≠ höchstens {limit} MB → machen Sie sie kleiner, oder veröffentlichen Sie sie anderswo',
  'public-type-unknown':
    'eine Datei mit unbekanntem Medientyp ≠ ein Name mit bekannter Endung, etwa .pdf, .html oder .jpg → benennen Sie sie um',
  'public-not-utf8': 'Text, der nicht UTF-8 ist → speichern Sie ihn als UTF-8',
  'public-script':
    'eine Seite mit einem Skript neben dem Editor: Dieser Hoster sendet keine Regeln gegen Skripte, also könnte das Skript den Schlüssel lesen, mit dem der Editor speichert → löschen Sie das Skript, oder veröffentlichen Sie diese Seite unter einer anderen Adresse; behalten Sie es nur, wenn Sie es selbst geschrieben haben',
  'redirect-unreadable':
    '{"typed"} als Umleitung → schreiben Sie den alten Pfad, = und den neuen:   /menu.php = /#food_list',
  'redirect-from-odd':
    '{"from"} als alte Adresse → schreiben Sie einen Pfad aus einfachen Buchstaben, Ziffern, . _ ~ und -, ohne ? und *; andere Zeichen kann nicht jeder Hoster umleiten: löschen Sie ihre Zeile',
  'redirect-reserved':
    '{from}, wo Programme die üblichen Dateien einer Website suchen → löschen Sie die Zeile',
  'redirect-without-effect':
    '{from} als alte Adresse, die Hoster für sich behalten, also werden Gäste nicht umgeleitet → löschen Sie die Zeile',
  'redirect-target-odd':
    '{"to"} als neue Adresse → schreiben Sie einen Pfad der Website, oder eine Adresse, die mit https:// beginnt',
  'redirect-over-resource':
    '{from} ist eine Adresse der Website → löschen Sie die Zeile aus redirects: in pub.md; dort antwortet schon die Website',
  'redirect-twice':
    '{from} wird in redirects: in pub.md zweimal umgeleitet → behalten Sie eine der Zeilen',
  'redirect-to-nowhere':
    '{from} führt zu {to}, was es auf der Website nicht gibt → schreiben Sie in redirects: in pub.md einen vorhandenen Pfad',
  'redirect-in-circle':
    '{from} führt zu {to}, einer Adresse dieser Website, was im Kreis umleiten kann → schreiben Sie in redirects: in pub.md nur den Pfad, ohne https:// und den Namen der Website',
  'editor-unreadable':
    '{"typed"} als Ort Ihrer Dateien → schreiben Sie {meant ? {meant} | github und den Namen des Repositorys mit dem Besitzer davor: github besitzer/repository}',
  'editor-forge-unknown':
    '{forge}: Der Editor speichert nur auf GitHub und GitLab → schreiben Sie github besitzer/repository oder gitlab besitzer/repository, oder löschen Sie die Zeile',
  'editor-host-unreadable':
    '{"host"} als Adresse des Anmeldedienstes ≠ https:// und der Hostname, ohne Port, Pfad oder sonst etwas → schreiben Sie {meant ? {meant} | nach dem Namen des Repositorys via https://login.example, mit dem Namen Ihres Hosts, oder lassen Sie via weg}',
  'editor-app-unreadable':
    '{"app"} als id einer Anwendung bei GitLab ≠ die 64 Buchstaben und Ziffern, die GitLab Application ID nennt; GitHub hat keine → übernehmen Sie sie aus GitLab nach app, oder lassen Sie app und alles danach weg, und melden Sie sich mit einem Token an',
  'editor-not-installed':
    '{found ? der Editor ist eingeschaltet (editor:), aber diese Kopie von agent-pub hat sein Programm in der Version {found} | der Editor ist eingeschaltet (editor:), aber diese Kopie von agent-pub enthält sein Programm nicht} ≠ {package} → installieren Sie agent-pub als Paket, das das Programm enthält, oder rufen Sie in einem Checkout   npm install   mit allen Abhängigkeiten auf, oder löschen Sie die Zeile editor:',
  'editor-place-taken':
    'Ihre eigene Vorlage für {path}, wo der Editor sein soll (editor: in pub.md) → geben Sie der Vorlage einen anderen Namen, oder löschen Sie die Zeile editor: aus pub.md',
  'change-price':
    'der Preis war {before :money} und ist jetzt {after :money}{swapped ? , dieselben Ziffern in anderer Reihenfolge | } → stimmt das, lassen Sie es',
  'change-one-language':
    'der Text hat sich geändert, aber {others :languages} ist er noch {"text"} → ändern Sie auch den, oder lassen Sie ihn, wenn er noch passt',
  'change-note-stayed':
    'das hat sich geändert, aber die Anmerkung dazu ist noch {"note"} → ändern oder löschen Sie die Anmerkung, oder lassen Sie sie, wenn sie noch stimmt',
  'change-dates-meet':
    'eine frühere Ausnahme am {from :date}{several ?  – {to :date} | } ({"reason"}) fällt auf diese Daten und gilt weiter → ändern oder löschen Sie sie, oder lassen Sie sie, wenn sie noch gilt',
  'change-allergens-lost':
    '{numbers > 1 ? die Allergene {numbers :list} stehen | das Allergen {numbers :list} steht} nicht mehr da → hat sich das Rezept geändert, lassen Sie es; wenn nicht, schreiben Sie {numbers > 1 ? sie | es} wieder hin',
  'change-many-gone':
    '{count # Eintrag ist | Einträge sind} nicht mehr da: {names :quotes}{count > 5 ?  ... | } → haben Sie sie mit Absicht gelöscht, lassen Sie es',
  'change-sold-out':
    'es wird jetzt als ausverkauft gezeigt → stimmt das, lassen Sie es; sonst löschen Sie die Zeile',
  'change-title-status':
    'der Name enthält {"typed"}, aber sonst sagt es nichts → fügen Sie eine Zeile hinzu   {field}: yes   , damit Website und Suchmaschinen es wissen',
  'change-title-moved':
    'der Name enthält {"typed"}, aber   {field}:   ist unverändert → schreiben Sie dort den neuen Termin, oder lassen Sie es, wenn er stimmt',
  'change-moved':
    'das war in {"section"}, {isNew ? und   {field}:   von hier übersetzt seine Größen anders | aber   {field}:   von dort gilt hier nicht} → was weiter gilt, schreiben Sie direkt dazu, oder lassen Sie es, wenn nichts davon gilt',
}

const sentences: { readonly [Code in keyof typeof sentenceTexts]: string } = {
  'commit-unknown':
    'einen Commit {since} gibt es hier nicht, oder das ist kein Git-Repository; in einem Workflow müssen die verglichenen Commits geholt werden',
  'changes-none': 'Verglichen mit {since} sieht nichts nach einem Versehen aus.',
  'command-unknown':
    'unbekannter Befehl „{typed}“; {meant ? meinten Sie {meant}? | möglich sind {known :list}}',
  'flag-unknown':
    'unbekannte Option {typed}; {meant ? meinten Sie --{meant}? | möglich sind {flags :list}}',
  'host-unknown':
    'unbekannter Hoster „{typed}“; {meant ? meinten Sie {meant}? | möglich sind {known :list}}',
  'word-unexpected': 'unerwartet: „{value}“; Optionen beginnen mit --',
  'flag-without-value': '{flag} braucht einen Wert: {flag} {placeholder}',
  'flag-with-value': '{flag} hat keinen Wert',
  'choice-unknown': '{flag} {value} gibt es nicht; möglich sind {known :list}',
  'port-impossible': '--port {value} ist kein Port; zum Beispiel: --port 3000',
  'preview-stuck':
    '{folder} lässt sich hier nicht schreiben oder ersetzen; löschen Sie den Ordner selbst, oder rufen Sie den Befehl in einem anderen Ordner auf',
  'port-taken': 'Port {port} ist schon belegt; wählen Sie mit --port einen anderen',
  'port-reserved':
    'Port {port} ist dem Administrator dieses Computers vorbehalten; wählen Sie mit --port eine Zahl über 1023',
  'port-next': 'Port {port} ist schon belegt; verwendet wird {free}',
  'seconds-impossible': '--timeout {value} ist keine Zahl von Sekunden; zum Beispiel: --timeout 10',
  'date-flag-impossible': '--date {value} ist kein Datum; zum Beispiel: --date 2026-11-20',
  'epoch-impossible': 'SOURCE_DATE_EPOCH „{value}“ ist keine Zahl von Sekunden seit 1970',
  'site-unsaid': 'welche Website? Schreiben Sie   {call} https://ihre-website.example',
  'address-wrong': 'die Adresse „{value}“ {wrong}; {remedy}',
  'base-url-wrong': 'die Adresse „{value}“ ({from}) {wrong}; {remedy}',
  'base-url-missing':
    'die Adresse der Website fehlt; fügen Sie in {file} eine Zeile base_url: https://... hinzu, verwenden Sie --base-url, oder setzen Sie BASE_URL',
  'npm-missing':
    'npm wurde nicht gefunden; es wird gebraucht, um agent-pub für das neue Lokal zu packen',
  'ended-early':
    'das Programm wurde beendet, bevor es fertig war, und nichts wurde veröffentlicht: Eine Vorlage in templates/ ruft process.exit auf oder wartet für immer',
  'fault-of-program':
    'das ist ein Fehler in agent-pub {version}, nicht Ihrer: {reason}. Bitte senden Sie diese Zeile, und was Sie gerade getan haben, an {bugs ? {bugs} | die Person, von der Sie agent-pub haben}',
  'here-gone':
    'der aktuelle Ordner wurde gelöscht, oder Sie dürfen ihn nicht lesen; wechseln Sie in einen anderen:   cd',
  'country-unstated':
    'aus der Sprache geht das Land nicht hervor, und davon hängen Währung, Feiertage und Gesetze ab; fügen Sie --country und eines von {known :list} hinzu',
  'export-taken':
    '{file} gibt es schon; wählen Sie einen anderen Namen, oder verschieben Sie die Datei',
  'export-unwritable': '{file} lässt sich nicht schreiben: {why}',
  'out-holds-room': '{folder} enthält {room}; wählen Sie einen anderen Ausgabeordner',
  'out-in-room': '{folder} liegt in {room}; wählen Sie einen anderen Ausgabeordner',
  'out-foreign':
    '{folder} enthält {file}, das nicht von einem Build stammt; wählen Sie mit --out einen anderen Ausgabeordner, oder verschieben Sie zuerst alles darin anderswohin',
  'out-dangling':
    '{folder} ist eine Verknüpfung, die nirgends hinführt; löschen Sie sie, oder legen Sie den Ordner an, auf den sie zeigt',
  'out-a-file': '{folder} ist eine Datei; wählen Sie einen anderen Ausgabeordner',
  'out-sign':
    '{server} kann keinen Ordner mit {sign} im Namen verwenden: {folder}; wählen Sie einen anderen Ausgabeordner',
  'out-of-other-user':
    '{folder} gehört einem anderen Benutzer, vielleicht wegen eines Builds mit sudo; nichts wurde geschrieben. {mine ? Ist die Website Ihre, holen Sie ihn zurück:   sudo chown -R {user} {folder}   Sonst wählen | Wählen} Sie mit --out einen anderen Ausgabeordner',
  'out-mounted':
    '{folder} ist ein Einhängepunkt, der sich nicht in einem Schritt ersetzen lässt; nichts wurde geschrieben. Hängen Sie den übergeordneten Ordner ein, und bauen Sie in einen Ordner darin',
  'out-layered':
    '{folder} gehört zum Abbild dieses Containers und lässt sich nicht in einem Schritt ersetzen; {siteState}. Bauen Sie in einen Ordner in einem Volume, oder löschen Sie zuerst {folder}',
  'out-forbidden':
    'Sie dürfen nicht in {folder} oder seinen übergeordneten Ordner schreiben; {siteState}. Ändern Sie die Rechte, oder wählen Sie einen anderen Ausgabeordner',
  'out-name-long': 'der Name von {folder} ist für die Platte zu lang; wählen Sie einen kürzeren',
  'out-unmakeable':
    '{folder} lässt sich nicht anlegen, oder ist verschwunden; {siteState}. Wählen Sie einen anderen Ausgabeordner',
  'out-through-file':
    'ein Teil des Pfads {folder} ist eine Datei; {siteState}. Wählen Sie einen anderen Ausgabeordner',
  'out-a-folder':
    '{folder} ist ein Ordner, aber dort gehört eine Datei hin; {siteState}. Verschieben Sie ihn',
  'out-in-circle':
    '{folder} ist eine Verknüpfung auf sich selbst; {siteState}. Löschen Sie die Verknüpfung',
  'pub-folder-a-file':
    '{folder} ist eine Datei; wählen Sie für das neue Lokal einen anderen Ordner',
  'pub-folder-used': '{folder} ist nicht leer; wählen Sie für das neue Lokal einen anderen Ordner',
  'pub-folder-unwritable': '{folder} lässt sich nicht schreiben: {why}',
  'file-foreign':
    '{name} stammt nicht vom Build; verschieben Sie die Datei{negotiation ? , oder schalten Sie markdown_negotiation in pub.md ab}',
  'file-of-other-site':
    '{name} gehört zur Website in {site}, und ein Hoster sucht in einem Ordner nur eine solche Datei; bauen Sie diese Website in einen eigenen Ordner, etwa --out {out}, oder schalten Sie markdown_negotiation in einer der beiden ab; gibt es {site} nicht mehr, löschen Sie die Datei',
  'disk-full':
    'die Platte von {folder} ist voll; {siteState}. Schaffen Sie Platz, und bauen Sie noch einmal',
  'share-full':
    'Ihr Speicherkontingent für {folder} ist verbraucht; {siteState}. Schaffen Sie Platz, und bauen Sie noch einmal',
  'disk-read-only':
    'die Platte von {folder} ist schreibgeschützt; {siteState}. Wählen Sie einen anderen Ausgabeordner',
  'disk-broken':
    'die Platte von {folder} ist defekt oder wurde entfernt; ihr Zustand ist unbekannt',
  'files-open':
    'zu viele Dateien sind offen, um {folder} zu schreiben; {siteState}. Erhöhen Sie die Grenze (ulimit -n), und bauen Sie noch einmal',
  'files-open-everywhere':
    'zu viele Dateien sind auf diesem Computer offen, um {folder} zu schreiben; {siteState}. Bauen Sie später noch einmal',
  'sharp-missing':
    'Fotos brauchen das Paket sharp, das nicht oder nicht für diesen Computer installiert ist; nichts wurde geschrieben. Installieren Sie es:   npm install --include=optional   oder entfernen Sie die Fotos aus dem Inhalt',
  'table-missing': '{file} lässt sich nicht öffnen',
  'table-of-another-kind': '{file} ist weder eine .csv- noch eine .xlsx-Datei',
  'table-too-large':
    '{file} ist für eine Preisliste zu groß; die Grenze ist 5 MB, oder 30 MB entpackt',
  'table-unreadable':
    '{file} ist keine lesbare Tabelle; speichern Sie sie als CSV (UTF-8) oder als .xlsx',
  'address-unset': '{name} ist hier nicht gesetzt; verwendet wird die Adresse in {used}',
  'address-local':
    'diese Adresse geht nur auf diesem Computer: veröffentlichen Sie diesen Build nicht',
  'address-with-path':
    'die Adresse hat einen Pfad, also fragen übliche Clients {origin}/.well-known/oauth-authorization-server{path} und {origin}/.well-known/oauth-protected-resource{path}, worauf diese Website nicht antworten kann; veröffentlichen Sie sie unter einer eigenen Domain, oder nehmen Sie hin, dass Clients sie nur über einen direkten Link finden',
  'address-unsought':
    'Clients suchen diese Dateien an der Wurzel von {origin}, wo diese Website keine davon hat: {paths :list}; jede findet man nur über einen direkten Link',
  'languages-prepared':
    'noch nicht veröffentlicht, weil in Vorbereitung: {languages :list}; {count ? {count # Text fehlt oder ist falsch | Texte fehlen oder sind falsch}; --all zählt sie auf | alles ist da: verschieben Sie es in pub.md in die Zeile   languages:}',
  'kind-unknown':
    '„{kind}“ ist keine bekannte Art von Lokal: Die Seiten verwenden Ihr Wort, und Suchmaschinen sehen {taken}; passt eines davon besser, schreiben Sie   type:   in pub.md: {known :list}',
  'program-left': '{file} antwortet noch in Markdown; löschen Sie es',
  'today-in': 'heute in {zone}',
  'digests-missing':
    '{folder} hat kein {file} eines Builds, mit dem sich die Website vergleichen ließe',
}

const tables = {
  'is not an address': 'ist keine Adresse',
  'for example, write https://pub.example': 'schreiben Sie zum Beispiel https://pub.example',
  'begins with {scheme}//': 'beginnt mit {scheme}//',
  'write https:// (http:// is for localhost only)':
    'schreiben Sie https:// (http:// gibt es nur für localhost)',
  'contains a user name or password': 'enthält einen Benutzernamen oder ein Passwort',
  'delete it': 'löschen Sie es',
  'contains a query or fragment': 'enthält eine Abfrage oder einen Anker',
  'delete everything from ? or # on': 'löschen Sie alles ab ? oder #',
  'has a path with characters other than letters, digits, . _ ~ and -':
    'hat einen Pfad mit anderen Zeichen als Buchstaben, Ziffern, . _ ~ und -',
  'delete them': 'löschen Sie sie',
  'is the address of a single page': 'ist die Adresse einer einzelnen Seite',
  'delete the name of the page': 'löschen Sie den Namen der Seite',
  'is longer than 1000 characters': 'ist länger als 1000 Zeichen',
  'shorten its path': 'kürzen Sie ihren Pfad',
  'has a dot at the end of its host name': 'hat einen Punkt am Ende des Hostnamens',
  'has a host name with characters other than letters, digits, dots and -':
    'hat einen Hostnamen mit anderen Zeichen als Buchstaben, Ziffern, Punkten und -',
  'correct it': 'korrigieren Sie ihn',
  DIR: 'ORDNER',
  FILE: 'DATEI',
  CODE: 'KÜRZEL',
  URL: 'ADRESSE',
  'YYYY-MM-DD': 'JJJJ-MM-TT',
  NAME: 'NAME',
  FORMAT: 'FORM',
  COMMIT: 'COMMIT',
  LANG: 'SPRACHE',
  NUMBER: 'ZAHL',
  SECONDS: 'SEKUNDEN',
  'the site is unchanged': 'die Website ist unverändert',
  'the site is published, but this file is still the old one, if there was one':
    'die Website ist veröffentlicht, aber diese Datei ist noch die alte, falls es eine gab',
  'your disk quota is used up; make room, and try again':
    'Ihr Speicherkontingent ist verbraucht; schaffen Sie Platz, und versuchen Sie es noch einmal',
  'you may not write there; choose another place':
    'dort dürfen Sie nicht schreiben; wählen Sie einen anderen Ort',
  'the disk is full; make room, and try again':
    'die Platte ist voll; schaffen Sie Platz, und versuchen Sie es noch einmal',
  'the disk is read-only; choose another place':
    'die Platte ist schreibgeschützt; wählen Sie einen anderen Ort',
  'no folder can be created there; choose another place':
    'dort lässt sich kein Ordner anlegen; wählen Sie einen anderen Ort',
  'part of the path is a file; choose another place':
    'ein Teil des Pfads ist eine Datei; wählen Sie einen anderen Ort',
  'its name is too long for the disk; choose a shorter one':
    'der Name ist für die Platte zu lang; wählen Sie einen kürzeren',
  '{reason}': '{reason}',
  cream: 'cremefarben',
  white: 'weiß',
  kraft: 'braun',
  shapes: 'Formen',
  'simplify it in the drawing program, and save it as plain SVG':
    'vereinfachen Sie sie im Zeichenprogramm, und speichern Sie als einfaches SVG',
  'numbers in its paths': 'Zahlen in ihren Pfaden',
  'simplify its paths in the drawing program, and save it as plain SVG':
    'vereinfachen Sie ihre Pfade im Zeichenprogramm, und speichern Sie als einfaches SVG',
  dashes: 'Strichen',
  'draw longer dashes, or solid lines': 'zeichnen Sie längere Striche, oder durchgehende Linien',
  'nested groups': 'verschachtelten Gruppen',
  'ungroup it in the drawing program': 'lösen Sie die Gruppen im Zeichenprogramm auf',
  'masks, clips and transparent groups, each counted every time it is used':
    'Masken, Ausschnitten und durchscheinenden Gruppen, jede so oft gezählt, wie sie verwendet wird',
  'crop the shapes themselves in the drawing program, and use opaque colours':
    'schneiden Sie im Zeichenprogramm die Formen selbst zu, und verwenden Sie deckende Farben',
  'correct the template': 'korrigieren Sie die Vorlage',
  'this is a bug in the template; the content cannot cause it':
    'das ist ein Fehler der Vorlage; der Inhalt kann ihn nicht verursachen',
  'correct the address in the content or in the template':
    'korrigieren Sie die Adresse im Inhalt oder in der Vorlage',
}

export const translate = translateBy('de', { ...messages, ...sentences, ...tables })
