import type { Words } from '../en.ts'

export const agents: Words['agents'] = {
  title: 'Für Programme und Assistenten',
  about: 'Alles ist öffentlich und nur zum Lesen da, ohne Schlüssel, Konto und Anmeldung.',
  webPage: 'Webseite',
  inShort: ({ food }) => `${food ? 'Speisekarte' : 'Getränkekarte'}, Öffnungszeiten, Kontakt`,
  questions: ({ name, lunch, largeBeer }) => [
    lunch ? `was gibt es bei ${name} zu Mittag` : `was steht bei ${name} auf der Karte`,
    largeBeer ? `was kostet bei ${name} ein großes Bier` : `wann hat ${name} am Samstag geöffnet`,
  ],
  hoursRule:
    'Eine Nacht gehört zu dem Tag, an dem sie begann. Geöffnet zur Zeit T (Minuten nach Mitternacht) am Tag D: T liegt in einer Spanne von D, oder T + 1440 liegt in einer Spanne des Vortags. Tage mit einer Ausnahme ersetzen den ganzen Wochentag; der Tag nach einer Ausnahme hat seine eigenen Zeiten.',
  seasonsRule:
    'An Tagen von from bis to (MM-DD, auch über Neujahr) gilt anstelle von week die Woche dieser Saison in seasons.',
  noAccount: 'Die Website ist öffentlich, Registrierung und Anmeldung gibt es nicht.',
  notRegistered:
    'Der Zugang ist bereits öffentlich. Eine Registrierung ist nicht nötig, und es werden keine Zugangsdaten ausgegeben.',
  nothingToClaim: 'Es gibt kein Konto, das übernommen werden könnte, und keinen Benutzercode.',
}
