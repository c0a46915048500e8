import type { AgentWords } from '../agents.ts'

export const agents: AgentWords = {
  title: 'Für Programme und Assistenten',
  about:
    'Alles ist öffentlich und nur zum Lesen da, ohne Schlüssel, Konto und Anmeldung. Tische werden nur telefonisch reserviert.',
  webPage: 'Webseite',
  inShort: () => 'Speisekarte, Öffnungszeiten, Kontakt',
  questions: (name) => [
    `was gibt es bei ${name} zu Mittag`,
    `was kostet bei ${name} ein großes Bier`,
  ],
  hoursRule:
    'Eine Nacht gehört zu dem Tag, an dem sie begann. Geöffnet zur Zeit T (Minuten nach Mitternacht) am Tag D: T liegt in einer Spanne von D, oder T + 1440 liegt in einer Spanne des Vortags. Tage mit einer Ausnahme ersetzen den ganzen Wochentag; der Tag nach einer Ausnahme hat seine eigenen Zeiten.',
  noAccount: (phone) =>
    `Die Website ist öffentlich, Registrierung und Anmeldung gibt es nicht. Tische werden nur telefonisch reserviert: ${phone}.`,
  notRegistered:
    'Der Zugang ist bereits öffentlich. Eine Registrierung ist nicht nötig, und es werden keine Zugangsdaten ausgegeben.',
  nothingToClaim: 'Es gibt kein Konto, das übernommen werden könnte, und keinen Benutzercode.',
}
