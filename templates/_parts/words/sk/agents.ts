import type { Words } from '../en.ts'

export const agents: Words['agents'] = {
  title: 'Pre programy a asistentov',
  about: 'Všetko je verejné a len na čítanie, bez kľúča, účtu a prihlásenia.',
  webPage: 'Webová stránka',
  inShort: ({ food }) =>
    `${food ? 'jedálny lístok' : 'nápojový lístok'}, otváracie hodiny, kontakt`,
  questions: ({ name, lunch, largeBeer }) => [
    `čo majú v podniku ${name} ${lunch ? 'na obed' : 'na jedálnom lístku'}`,
    largeBeer
      ? `koľko stojí v podniku ${name} veľké pivo`
      : `ako má podnik ${name} otvorené v sobotu`,
  ],
  hoursRule:
    'Noc patrí ku dňu, v ktorom sa začala. Otvorené v čase T (minúty po polnoci) dňa D: T leží v rozpätí dňa D, alebo T + 1440 leží v rozpätí predchádzajúceho dňa. Dni s výnimkou platia namiesto celého dňa v týždni; deň po výnimke má svoje vlastné hodiny.',
  seasonsRule:
    'V dňoch od from do to (MM-DD, aj cez Nový rok) platí namiesto week týždeň tej sezóny v seasons.',
  noAccount: 'web je verejný, nikto sa neregistruje ani neprihlasuje.',
  notRegistered:
    'Prístup je už verejný. Registrácia nie je potrebná a žiadny prihlasovací údaj sa nevydáva.',
  nothingToClaim: 'Neexistuje účet, ktorý by sa dal prevziať, ani používateľský kód.',
}
