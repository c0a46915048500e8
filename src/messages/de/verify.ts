// German texts of `verify`.

import type { Catalogue } from '../catalogue.ts'
import { typedDate } from '../wording.ts'
import { counted, list } from './grammar.ts'

const failures: Catalogue['verify']['failures'] = {
  notAsked: (count) => `nicht gefragt: ${count} Anfragen hintereinander blieben ohne Antwort`,
  timeOver: 'nicht gefragt: Die Zeit für den ganzen Lauf war um',
  redirectsNowhere: (to) => `leitet auf „${to}“ um, was keine Adresse ist`,
  redirectsTo: (to) => `leitet auf ${to} um`,
  redirectsInCircle: (to) => `leitet über ${to} im Kreis um`,
  redirectsOften: (most) => `leitet mehr als ${most}-mal um`,
  unfinished: (seconds) => `begann zu antworten, wurde aber in ${seconds} s nicht fertig`,
  silent: (seconds) => `keine Antwort in ${seconds} s`,
  tooMuch: (megabytes) => `sendet mehr als ${megabytes} MB`,
  cutShort: 'endete, bevor der Inhalt vollständig war',
  encoding: (name) => `sendet die Kodierung „${name}“, die nicht verlangt wurde`,
  unnamed: 'kein solcher Hostname: Das DNS hat keine Adresse dafür',
  dnsSilent: 'das DNS antwortete nicht',
  refuses: 'verweigert Verbindungen',
  cut: 'schloss die Verbindung',
  cutInBody: 'schloss die Verbindung, bevor der Inhalt vollständig war',
  unreachable: 'ist nicht erreichbar',
  expired: 'sein Zertifikat ist abgelaufen',
  selfSigned: 'sein Zertifikat ist selbst signiert',
  chain: 'seine Zertifikatskette ist unvollständig',
  otherName: 'sein Zertifikat gilt für einen anderen Namen',
  tooLarge: 'sendet einen Inhalt, der entpackt zu groß ist',
  notHttp: (reason) => `spricht kein richtiges HTTP: „${reason}“`,
  other: (reason) => `„${reason}“`,
  endless: 'Antworten, die sich nicht in vernünftiger Zeit prüfen lassen',
  unjudged: (reason) => `Antworten, die sich nicht prüfen lassen: „${reason}“`,
}

const found: Catalogue['verify']['found'] = {
  wholeAnswer: 'eine vollständige Antwort',
  judged: 'Antworten, die sich prüfen lassen',
  redirect: (status, to) => `${status} nach ${to}`,
  thisAddress: 'eine Antwort unter genau dieser Adresse',
  leadsTo: (origin) => `führt nach ${origin}`,
  nothingElse: 'nichts anderes',
  none: 'keine',
  withoutType: 'ohne Typ',
  andBody: (head) => `${head} und ein Inhalt`,
  same: 'dasselbe',
  otherBody: (status) => `Status ${status}, ein anderer Inhalt`,
  withCredentials: (allowed) => `${allowed} mit Anmeldedaten`,
  aRedirect: 'eine Umleitung',
  ourPage: 'unsere Seite',
  otherPage: 'eine andere Seite',
  readable: 'lesbar',
  unreadable: 'nicht lesbar; es enthält nichts Geheimes',
  page: 'die Seite',
  twin: 'der Zwilling',
  somethingElse: 'etwas anderes',
  vary: (page, twin) => `${page} bei der Seite, ${twin} beim Zwilling`,
  certificateEnds: (days) => `ein Zertifikat, das in ${counted(days, 'Tag', 'Tagen')} abläuft`,
  twoWeeks: '14 Tage oder mehr',
  status: (status) => `Status ${status}`,
  redirectTo: (address) => `eine Umleitung nach ${address}`,
  liesAt: (path, origin) =>
    `die Website liegt unter ${path}; übliche Clients fragen ${origin}/.well-known/... und finden sie nicht`,
  ownHost: 'ein eigener Hostname',
  digests: 'die Prüfsummen ihres Builds',
  bodyOfBuild: 'der Inhalt des Builds',
  bodyOf: (path) => `der Inhalt von ${path}`,
  changes: {
    bom: 'der Inhalt des Builds nach einer Bytereihenfolge-Marke',
    lineEnds: 'der Inhalt des Builds mit anderen Zeilenenden',
    packedTwice: 'der Inhalt des Builds, zweimal komprimiert',
    minified: 'der Inhalt des Builds, verkleinert oder umformatiert',
    script: 'der Inhalt des Builds mit einem hinzugefügten Skript',
    cutShort: 'ein abgeschnittener Inhalt',
    otherBuild: 'ein Inhalt eines anderen Builds, oder ein veränderter',
  },
  oneBuild: 'Inhalte eines einzigen Builds',
  otherBuild: (count, all) =>
    `${count} von ${all} Inhalten gehören zu einem anderen Build als diese Prüfsummen`,
  buildIn: (folder, date) => `der Build vom ${typedDate(date)} in ${folder}`,
  allOfOtherBuild: (date) => `alle von einem anderen Build, für den ${typedDate(date)}`,
  withLength: (head, length) => `${head}, Content-Length ${length}`,
  laterThan: (now) => `später als ${now}`,
}

const fixes: Catalogue['verify']['fixes'] = {
  addressAndUp: 'prüfen Sie, ob die Adresse stimmt und die Website läuft',
  up: 'prüfen Sie, ob die Website läuft, und versuchen Sie es dann noch einmal',
  noRedirect:
    'entfernen Sie die Umleitung von dieser Adresse, oder prüfen und veröffentlichen Sie die Adresse, zu der sie führt',
  dotNames: 'lassen Sie den Hoster Namen senden, die mit einem Punkt beginnen',
  publish: 'veröffentlichen Sie den ganzen Ausgabeordner eines frischen Builds',
  publishAllAndClear:
    'veröffentlichen Sie alle Dateien eines Builds zusammen, und leeren Sie den Zwischenspeicher des Hosters',
  status: (status) =>
    `der Hoster antwortet ${status}; sehen Sie in seinem Protokoll nach, und ob die Website öffentlich ist`,
  rules: 'lassen Sie den Hoster den Regeln folgen, die der Build für ihn schreibt',
  oneType: 'setzen Sie den Typ in nur einer Regel',
  charset: 'senden Sie ; charset=utf-8 mit dem Typ, sonst gehen Umlaute kaputt',
  noCharset: 'JSON ist UTF-8: senden Sie keinen anderen Zeichensatz',
  profile: 'senden Sie das Profil in Anführungszeichen (RFC 9727, Abschnitt 4.2)',
  oneRule: 'setzen Sie es in einer Regel, und in keiner Einstellung des Hosters oder eines Proxys',
  head: 'beantworten Sie HEAD wie GET, ohne den Inhalt (RFC 9110, Abschnitt 9.3.2)',
  access: 'entfernen Sie die Zugangskontrolle; ein gesendetes Token muss ignoriert werden',
  notFound:
    'veröffentlichen Sie die Fehlerseite, und schalten Sie Ersatzseiten des Hosters (single-page) ab',
  exactPaths: 'setzen Sie Typen nach genauen Pfaden, nie mit einem Platzhalter',
  errorPage: (path) => `lassen Sie den Hoster unbekannte Pfade mit ${path} beantworten`,
  baseUrl: (base) =>
    `bauen Sie mit --base-url ${base} (oder BASE_URL), veröffentlichen Sie neu, und leeren Sie den Zwischenspeicher des Hosters`,
  redirects: 'veröffentlichen Sie die Regeln dieses Builds für alte Adressen mit (docs/hosting.md)',
  negotiation:
    'verwenden Sie das Programm, das der Build für den Hoster erzeugt, oder schalten Sie markdown_negotiation ab',
  https: 'schalten Sie beim Hoster https ein',
  forceHttps: 'schalten Sie beim Hoster „https erzwingen“ ein',
  noneAdded:
    'schalten Sie alles ab, was beim Hoster oder seinem Proxy Cookies, Regeln für Roboter, Umleitungen oder Downloads hinzufügt',
  unchanged:
    'schalten Sie alles ab, was beim Hoster oder seinem Proxy Dateien verändert, und leeren Sie den Zwischenspeicher',
  clearPacked:
    'veröffentlichen Sie auch die gepackten Dateien (.gz, .br) dieses Builds, oder keine, und leeren Sie den Zwischenspeicher',
  expired:
    'setzen Sie in content/pub.md ein späteres security_expires, bauen und veröffentlichen Sie neu',
}

export const verify: Catalogue['verify'] = {
  failures,
  found,
  fixes,
  outcomes: { held: 'ok', broken: 'GEBROCHEN', warning: 'Achtung', tolerated: 'bekannt' },
  whose: { build: 'Build', rules: 'Regeln', host: 'Hoster' },
  held: (what) => `gefunden und erwartet: ${what}`,
  differs: (what, expected) => `gefunden: ${what}; erwartet: ${expected}`,
  remedy: (whose, fix) => `Ursache: ${whose}; Lösung: ${fix}`,
  summary: {
    held: 'Die veröffentlichte Website hält ihre Versprechen',
    broken: 'Die veröffentlichte Website bricht einige ihrer Versprechen',
    unasked: 'Die veröffentlichte Website ließ sich nicht prüfen',
    more: (count) =>
      `${counted(count, 'weiteres steht', 'weitere stehen')} im Protokoll dieses Laufs.`,
  },
  answered: (count) => counted(count, 'Antwort', 'Antworten'),
  sources: { digests: 'den Prüfsummen ihres Builds', nothing: 'der Startseite allein' },
  conclusion: ({ base, held, broken, tolerated, warnings, source }) => {
    const parts = [
      `${counted(held, 'Versprechen hält', 'Versprechen halten')}`,
      `${broken} ${broken === 1 ? 'ist' : 'sind'} gebrochen`,
      tolerated > 0 ? `${tolerated} sind bekannte Grenzen des Hosters` : '',
      warnings > 0 ? counted(warnings, 'Warnung', 'Warnungen') : '',
    ]
    return `${base}: ${list(parts.filter(Boolean))} (Versprechen aus ${source})`
  },
}
