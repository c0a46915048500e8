import type { HouseType } from '../../../../src/model/house-types.ts'
import type { Words } from '../en.ts'

const at: Record<HouseType, string> = {
  pub: 'v hospodě',
  wine_bar: 've vinárně',
  cafe: 'v kavárně',
  brewery: 'v pivovaru',
  inn: 'v hostinci',
  restaurant: 'v restauraci',
  bistro: 'v bistru',
  club: 'v klubu',
  kiosk: 'u stánku',
  other: 'v podniku',
}

export const agents: Words['agents'] = {
  title: 'Pro programy a asistenty',
  about: 'Všechno je veřejné a jen ke čtení, bez klíče, účtu a přihlášení.',
  webPage: 'Webová stránka',
  inShort: ({ food }) => `${food ? 'jídelní lístek' : 'nápojový lístek'}, otevírací doba, kontakt`,
  questions: ({ name, type, lunch, largeBeer }) => [
    `co mají ${at[type]} ${name} ${lunch ? 'k obědu' : 'na lístku'}`,
    largeBeer ? `kolik stojí ${at[type]} ${name} velké pivo` : `jak má ${name} otevřeno v sobotu`,
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
