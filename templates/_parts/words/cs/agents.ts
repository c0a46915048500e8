import type { AgentWords } from '../agents.ts'

export const agents: AgentWords = {
  title: 'Pro programy a asistenty',
  about: 'Všechno je veřejné a jen ke čtení, bez klíče, účtu a přihlášení.',
  webPage: 'Webová stránka',
  inShort: () => 'jídelní lístek, otevírací doba, kontakt',
  questions: (name) => [
    `co mají v hospodě ${name} k obědu`,
    `kolik stojí v hospodě ${name} velké pivo`,
  ],
  hoursRule:
    'Noc patří ke dni, kdy začala. Otevřeno v čase T (minuty po půlnoci) dne D: T leží v rozpětí dne D, nebo T + 1440 leží v rozpětí předchozího dne. Dny s výjimkou platí místo celého dne v týdnu; den po výjimce má své vlastní hodiny.',
  seasonsRule:
    'Ve dnech od from do to (MM-DD, i přes Nový rok) platí místo week týden té sezony v seasons.',
  noAccount: 'web je veřejný, žádná registrace ani přihlášení neprobíhá.',
  notRegistered:
    'Přístup je už veřejný. Registrace není potřeba a žádný přihlašovací údaj se nevydává.',
  nothingToClaim: 'Neexistuje účet, který by šlo převzít, ani uživatelský kód.',
}
