// Words in opening hours, as owners of all four languages write them. Every pub reads the words of
// every language. Only names of days depend on the languages of the pub.

import type { Language } from '../model/languages.ts'
import { nearest, normalizeText } from '../model/suggest.ts'
import { alternatives, closedWords, joiningWords } from './typed-words.ts'

/** Usual endings of names of days: `pondělky`, `štvrtkov`, `Montags`, `Sundays`. */
const endings: Record<Language, string> = {
  cs: '(?:[aeiuy]|ou|ach|am|ami|e?k(?:[uyae]|em|um|ach|am|y)?)?',
  en: 's?',
  sk: '(?:[aeiuy]|ou|ach|am|ami|o?k(?:[uya]|om|ov|och|mi)?)?',
  de: '(?:s|en?)?',
}

/**
 * Abbreviations of the days, and after `|` their names without endings. Without accents, unless
 * only an accent distinguishes two days: `Št` and `St`.
 */
const dayRows: Record<Language, readonly string[]> = {
  cs: [
    ...['po/pon | pondel', 'ut/ute | uter', 'st/str/stre | stred', 'ct/ctv | ctvrt(?=e?k)'],
    ...['pa/pat | pat(?=e?k)', 'so/sob | sobot', 'ne/ned | nedel'],
  ],
  en: [
    ...['m/mo/mon/mons | monday', 'tu/tue/tues | tuesday', 'w/we/wed/weds | wednesday'],
    ...['th/thu/thur/thurs | thursday', 'f/fr/fri | friday', 'sa/sat/sats | saturday'],
    'su/sun/suns | sunday',
  ],
  sk: [
    ...['po/pon | pondel', 'ut/uto | utor', 'st/str | stred', 'št/štv/stv | stvrt(?=o?k)'],
    ...['pi/pia | piat(?=o?k)', 'so/sob | sobot', 'ne/ned | nedel'],
  ],
  de: [
    ...['mo/mon | montag', 'di/die | dienstag', 'mi/mit | mittwoch', 'do/don | donnerstag'],
    ...['fr/fre | freitag', 'sa/sam | (?:samstag|sonnabend)', 'so/son/sonn | sonntag'],
  ],
}

const dayPatternsIn = (lang: Language): readonly RegExp[] =>
  dayRows[lang].map((row) => {
    const [short = '', name = ''] = row.split(' | ')
    return new RegExp(`^(?:${short.replaceAll('/', '|')}|${name}${endings[lang]})$`, 'u')
  })

/** Pattern of each day of the week. */
export const dayPatterns = {
  cs: dayPatternsIn('cs'),
  en: dayPatternsIn('en'),
  sk: dayPatternsIn('sk'),
  de: dayPatternsIn('de'),
} satisfies Record<Language, readonly RegExp[]>

/** Kinds of words in hours, besides names of days. */
export type WordKind =
  | 'am'
  | 'and'
  | 'closed'
  | 'daily'
  | 'except'
  | 'from'
  | 'holiday'
  | 'kitchen'
  | 'last-orders'
  | 'late'
  | 'lunch'
  | 'meal'
  | 'midnight'
  | 'night'
  | 'noise'
  | 'noon'
  | 'note'
  | 'or'
  | 'others'
  | 'pause'
  | 'pm'
  | 'seldom'
  | 'season'
  | 'to'
  | 'unsure-days'
  | 'weekdays'
  | 'weekend'
  | 'uncooked'
  | 'always'

const words: Record<WordKind, string> = {
  am: `ráno|dopoledne|in the morning|doobeda|dopoludnia|morgens|früh|in der früh
    |vormittags`,
  and: `${alternatives(joiningWords.and)}|u|sowie|plus|aj|as well as|jakož i`,
  closed: `${alternatives(closedWords.closed)}|off|shut|zav|zavř|zatv|gesch|zavreno|zatvorene|zavrete|zavřený|zavřeno celý den
    |zatvorené celý deň|closed all day|ganztägig geschlossen|geschl|mame zavreno|máme zatvorené
    |we are closed|closing day|haben wir geschlossen|wir haben geschlossen|sanitární den|zavírací den|zavírací dny
    |zatvárací deň|zavíračka|máme zavíračku|schließtag|ist geschlossen|ist ruhetag|is closed|je zavřeno|je zatvorené
    |ist zu|not open|nicht geöffnet|neotevřeno|volno|máme volno|voľno|máme voľno|zu|day off|frei`,
  daily: `denně|každý den|každý večer|každodenně|celý týden|všechny dny|7 dní v týdnu|sedm dní v týdnu|7 dní
    |po celý týden|den co den
    |daily|every day|everyday|all week|all days|7 days a week|seven days a week|7 days|7 days/week|seven days
    |each day|all week long|every evening|each evening|evenings
    |denne|každý deň|celý týždeň|7 dní v týždni|všetky dni|deň čo deň|každodenne
    |täglich|tägl|tgl|jeden tag|alle tage|7 tage die woche|7 tage|7 tage in der woche|die ganze woche
    |ganze woche|an allen tagen|kein ruhetag|keine ruhetage|ohne ruhetag|sieben tage die woche
    |jeden abend|allabendlich|bez zavíracího dne`,
  except: `kromě|mimo|vyjma|s výjimkou|except|except on|but on|except for|but not|not|excluding|excl|but|okrem|s výnimkou
    |außer|ausser|außer am|ausgenommen|ausser am|mit ausnahme von|nicht|ne v|exc|bar`,
  from: 'od|from|von|ab|since|vom|seit|starting|už od|already from|schon ab|bereits ab',
  holiday: `svátky|svátek|státní svátky|státní svátek|ve svátky|o svátcích|svátcích|státních svátcích
    |státních svátků|svátků|dny pracovního klidu
    |holidays|holiday|public holidays|public holiday|bank holidays|bank holiday|bank hols|bank hol
    |public hols|ph|bh
    |sviatky|sviatok|štátne sviatky|štátny sviatok|sviatkov|sviatkoch|cez sviatky
    |feiertag|feiertage|feiertags|feiertagen|an feiertagen|gesetzliche feiertage|ft|feiertg
    |gesetzlichen feiertagen|good friday|christmas day|christmas eve|boxing day|new year s day|new year s eve|easter monday
    |velký pátek|štědrý den|silvestr|velikonoce|vánoce|veľký piatok|štedrý deň|silvester|veľká noc|vianoce
    |karfreitag|heiligabend|ostern|weihnachten|neujahr|christmas|easter|new year s`,
  kitchen: `kuchyně|kuchyň|kuchyni|teplá kuchyně|teplé jídlo|vaříme|vaří se|vaří|jídlo|jídla|teplá jídla
    |kitchen|food|food served|hot food|kitchen open|we cook|meals|food orders
    |kuchyňa|teplá kuchyňa|varíme|jedlo|jedlá|teplé jedlá|kuchyne
    |küche|warme küche|wir kochen|warme speisen|speisen|durchgehend warme küche|küchenzeiten|essen
    |kochen|warmes essen`,
  late: `do posledního hosta|do posledních hostů|do poslední|do odchodu posledního hosta|poslední host
    |dokud tu někdo sedí|do vyčerpání hostů|do odchodu hostů|do zavíračky|konec neurčen|otevřený konec
    |do rána|podle hostů|dle hostů|déle|i déle|a déle|nebo déle|případně déle|dýl|nejméně|alespoň|minimálně|aspoň|podle zájmu
    |dle zájmu|do zavření|konec neomezen|bez omezení
    |late|till late|til late|until late|close|closing|till close|until close|til close|until closing
    |the last guest|until the last guest|till the last guest|last guest|till closing|til closing|later|or later
    |and later|or longer|longer|at least|and beyond|last one standing|the early hours|early hours
    |until the last guest leaves|open end|open-end|openend|onwards|until we close
    |do posledného hosťa|do posledných hostí|do odchodu posledného hosťa|posledný hosť|do záverečnej
    |otvorený koniec|do odchodu hostí|podľa hostí|neskoro|dlhšie|aj dlhšie|a dlhšie|alebo dlhšie|najmenej
    |minimálne|aspoň
    |ende offen|offenes ende|bis open end|bis zum letzten gast|bis der letzte gast geht|bis schluss
    |bis ende|schluss|letzter gast|dem letzten gast|zum letzten gast|bis in die nacht|bis spät
    |bis spät in die nacht|ende|spät|länger|oder länger|und länger|auch länger|mindestens|wenigstens|später
    |oder später|in die nacht|nach bedarf|je nach gästen|sperrstunde|bis sperrstunde|zur sperrstunde`,
  'last-orders': `poslední objednávky|poslední objednávka|poslední objednávky jídel|last orders|last order|last food orders
    |last orders for food|posledná objednávka|posledné objednávky|posledné objednávky jedál
    |letzte bestellung|letzte bestellungen|letzte küchenbestellung|küchenschluss`,
  lunch: `oběd|obědy|polední menu|obědové menu|meníčka|lunch|lunches|lunch menu|lunch served|obed|obedy
    |obedové menu|denné menu|mittagessen|mittagstisch|mittagsmenü|mittagsmenu|mittagskarte|denní menu`,
  meal: 'snídaně|večeře|brunch|breakfast|dinner|supper|raňajky|večera|frühstück|abendessen',
  midnight: `půlnoc|půlnoci|půlnoční|midnight|polnoc|polnoci|mitternacht|o půlnoci`,
  noise: `otevřeno|otevíračka|naše otevírací doba|our opening hours|naše otváracie hodiny|unsere öffnungszeiten|otevřeno máme|otevírací doba|máme otevřeno|provozní doba|otevíráme|otevřené|je otevřeno
    |otevírací hodiny|bar|hospoda|restaurace|výčep|vždy|v|ve|v době|čas|hodin|hod|hodiny|h|hodinách|o|je|také i
    |open|opening hours|opening times|hours|we are open|we re open|open from|pub|at|on|the|served|serving|is|are
    |o clock|oclock|hrs|hr|hours of opening|between|doors|we open|times|every|each|serving from
    |otvorené|otváracie hodiny|máme otvorené|otvorené máme|prevádzková doba|otváracia doba|hodín|vo|krčma|každý|každú|každé|každou
    |geöffnet|offen|öffnungszeiten|wir haben geöffnet|haben wir geöffnet|haben wir|uhr|durchgehend|ist|jeweils|immer|am|an|im
    |lokal|gasthaus|wir sind|für sie da|für euch da|jeden|stunden|std|zeiten|den|nonstop otevřeno|od rána|celodenně
    |dále|dál|potom|pak|poté|then|ďalej|dann|danach|weiter|weiters|für sie|wieder|znovu|opět|zase|again
    |jen|jenom|pouze|len|iba|only|just|nur|immer nur|podáváme|podávame|podáva sa|podává se|servieren wir|servírujeme|vydáváme|výdej|vydávame|výdaj|a také|zwischen|mezi|medzi|um|bez přestávky|bez prestávky|ohne pause|without a break|no breaks`,
  noon: `poledne|v poledne|poledni|noon|midday|obed|poludnie|na poludnie|poludnia|mittag|mittags|polední`,
  note: `do vyprodání|do vyprodání zásob|until sold out|while stocks last|do vypredania|do vypredania zásob|bis ausverkauft
    |solange der vorrat reicht|poslední vstup|poslední příjem hostů|na objednávku|po dohodě|po domluvě
    |dle domluvy|dle dohody|podle domluvy|podle dohody|po telefonické domluvě|po telefonické dohodě|na rezervaci|jen na rezervaci
    |pouze na rezervaci|pro skupiny|uzavřená společnost
    |last entry|last admission|last seating|last call|by arrangement|by prior arrangement|by appointment
    |on request|by reservation|by reservation only|for groups|private functions|private events|happy hour|booking only|bookings only
    |posledný vstup|po dohode|podľa dohody|na rezerváciu|len na rezerváciu|pre skupiny
    |na objednanie|po telefonickej dohode
    |letzter einlass|letzte runde|nach vereinbarung|nach absprache|auf vorbestellung
    |nur auf vorbestellung|auf bestellung|auf anfrage|auf reservierung|nur auf reservierung|mit reservierung|nur mit reservierung
    |für gruppen|geschlossene gesellschaft|nach voranmeldung`,
  or: `${alternatives(joiningWords.or)}|případně|popřípadě|prípadne|bzw|beziehungsweise`,
  others: `jinak|ostatní dny|v ostatní dny|ostatní|otherwise|other days|all other days|rest of the week
    |inak|ostatné dni|v ostatné dni|sonst|ansonsten|übrige tage|an den übrigen tagen|restliche tage
    |alle anderen tage|an allen anderen tagen`,
  night: 'v noci|at night|nachts|in der nacht',
  pause: `polední pauza|polední přestávka|pauza|přestávka|odpolední přestávka|odpolední pauza
    |break|lunch break|afternoon break|obedňajšia prestávka|obedná prestávka|obedová prestávka|prestávka
    |mittagspause|pause|nachmittagspause`,
  pm: `odpoledne|večer|in the afternoon|in the evening|popoludní|poobede|nachmittags|abends|am abend`,
  seldom: `každou druhou|každý druhý|každé druhé|druhou|druhý|druhé|první|třetí|čtvrtou|čtvrtý|poslední v měsíci|v měsíci
    |měsíčně|sudý|sudou|sudé|lichý|lichou|liché|sudý týden|lichý týden|jednou za 14 dní|1x za 14 dní|obden|občas|někdy
    |every other|every second|every third|other|first|second|third|fourth|of the month|monthly|odd|even|fortnightly|biweekly
    |sometimes|occasionally|alternate
    |každú druhú|druhú|prvú|prvý|tretiu|tretí|poslednú|v mesiaci|párny|nepárny|párnu|nepárnu|niekedy
    |jeden zweiten|jeden ersten|jeden letzten|jeden dritten|zweiten|ersten|letzten|dritten|zweiter|erster|letzter|dritter|jede zweite
    |im monat|des monats|monatlich|gerade|ungerade|14-tägig|vierzehntägig|alle zwei wochen|alle 14 tage|manchmal|gelegentlich`,
  season: `léto|v létě|letní|letní sezóna|letní sezona|zima|v zimě|zimní|zimní sezóna|zimní sezona|sezóna|sezona
    |v sezóně|mimo sezónu|jaro|podzim|prázdniny|o prázdninách
    |summer|in summer|winter|in winter|season|spring|autumn|summer season|winter season|low season|high season
    |v lete|letná sezóna|leto|v zime|zimná sezóna|mimo sezóny|jar|jeseň|prázdniny
    |sommer|im sommer|sommersaison|im winter|wintersaison|saison|hauptsaison|nebensaison|sommerzeit|winterzeit
    |frühling|herbst|ferien`,
  to: `do|až|až do|to|til|till|until|untill|bis|bis zu|thru|through|up to|upto|bis um|až po|closes at|close at|closes|closing at|zavírá v|zavíráme v|zavírá|zavíráme|zavírame o
    |zatvárame o|zatvára o|schließt um|schließt`,
  uncooked: `nevaříme|nevaří se|kuchyň nevaří|kuchyně nevaří|bez kuchyně|no food|no kitchen|no hot food|kitchen closed
    |nevaríme|nevarí sa|bez kuchyne|keine küche|keine warme küche|keine speisen|küche geschlossen|ohne küche`,
  'unsure-days': 'werktags|werktage|werktag|an werktagen|werktagen|mo-fr werktags',
  weekdays: `všední dny|všední den|ve všední dny|ve všední den|ve všedních dnech|všedních dnech|pracovní dny|pracovní den
    |v pracovní dny|v pracovní den|v pracovních dnech|přes týden|v týdnu|během týdne
    |weekdays|weekday|on weekdays|week days|working days|business days|mid-week days
    |pracovné dni|pracovný deň|v pracovných dňoch|pracovných dňoch|cez týždeň|počas týždňa|v pracovné dni|cez pracovné dni|v týždni|všedné dni
    |wochentags|wochentage|an wochentagen|unter der woche|arbeitstage|an arbeitstagen|wochentagen`,
  weekend: `víkend|víkendy|o víkendu|o víkendech|o víkendech|přes víkend|víkendu|weekend|weekends|at weekends
    |at the weekend|on weekends|on the weekend|the weekend|cez víkend|cez víkendy|víkendoch|cez víkendu
    |wochenende|am wochenende|wochenends|wochenenden|an wochenenden|wochenend|an den wochenenden`,
  always: `nonstop|non-stop|non stop|nepřetržitě|nepretržite|24/7|24 / 7|24h/7|around the clock|24 hours a day|24 hours
    |round the clock|rund um die uhr|24 hodin denně|24 hodín denne|24 stunden|24 stunden am tag|always open
    |always|24 hodin|24 hodín|dnem i nocí|immer geöffnet|tag und nacht|day and night|24h denně|24h täglich|24h|24 h|24 hod|24 std|24 hrs|open 24h`,
}

/** Kind of each folded phrase. A phrase of several kinds has that of the first row. */
const kinds = new Map<string, WordKind>()
/** Single words long enough to be recognised with a typing error. */
const longWords: string[] = []
for (const [kind, text] of Object.entries(words) as [WordKind, string][])
  for (const typed of text.split('|').map((one) => one.trim())) {
    const phrase = normalizeText(typed)
    if (phrase === '' || kinds.has(phrase)) continue
    kinds.set(phrase, kind)
    if (typed.length > 4 && !typed.includes(' ')) longWords.push(typed)
  }

/** Return the word for hours that was probably meant: `geschlosen`. */
export const keywordNear = (typed: string) => nearest(typed, longWords)

const mostWords = 6

/** Find the longest phrase at the start of these folded words. */
export function findPhrase(
  folded: readonly string[],
): { kind: WordKind; count: number } | undefined {
  for (let count = Math.min(mostWords, folded.length); count > 0; count--) {
    const kind = kinds.get(folded.slice(0, count).join(' '))
    if (kind) return { kind, count }
  }
  return undefined
}
