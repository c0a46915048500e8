// Words in opening hours, as owners of all four languages write them. Every pub reads the words of
// every language. Only names of days depend on the languages of the pub.

import type { Language } from '../model/languages.ts'
import { lazy } from '../model/once.ts'
import { isMisspelt, nearest, normalizeText } from '../model/suggest.ts'
import { alternatives, closedWords, joiningWords } from './typed-words.ts'

/** Usual endings of names of days: `pondělky`, `štvrtkov`, `Montags`, `Sundays`. */
const endings: Record<Language, string> = {
  cs: '(?:[aeiuy]|ou|ach|am|ami|e?k(?:[uyae]|em|um|ach|am|y)?)?',
  en: 's?',
  sk: '(?:[aeiuy]|ou|ach|am|ami|o?k(?:[uya]|om|ov|och|mi)?)?',
  de: '(?:s|en?)?',
}

/**
 * Abbreviations of each day, and its name without endings. Without accents, unless only an accent
 * distinguishes two days: `Št` and `St`.
 */
const dayRows: Record<Language, string> = {
  cs: `po/pon/pond pondel, ut/ute uter, st/str/stre stred, ct/ctv/ctvrt ctvrt(?=e?k), pa/pat pat(?=e?k), so/sob sobot
    , ne/ned nedel`,
  en: `m/mo/mon/mons monday, tu/tue/tues tuesday, w/we/wed/weds wednesday, th/thu/thur/thurs thursday
    , f/fr/fri friday, sa/sat/sats saturday, su/sun/suns sunday`,
  sk: `po/pon/pond pondel, ut/uto utor, st/str stred, št/štv/stv/stvrt stvrt(?=o?k), pi/pia piat(?=o?k), so/sob sobot
    , ne/ned nedel`,
  de: `mo/mon montag, di/die/dienst dienstag, mi/mit/mitt mittwoch, do/don/donn donnerstag, fr/fre/freit freitag
    , sa/sam (?:samstag|sonnabend), so/son/sonn sonntag`,
}

const dayPatternsIn = (lang: Language): readonly RegExp[] =>
  dayRows[lang].split(',').map((row) => {
    const [short = '', name = ''] = row.trim().split(' ')
    return new RegExp(`^(?:${short.replaceAll('/', '|')}|${name}${endings[lang]})$`, 'u')
  })

/** Pattern of each day of the week. */
export const dayPatterns = {
  cs: dayPatternsIn('cs'),
  en: dayPatternsIn('en'),
  sk: dayPatternsIn('sk'),
  de: dayPatternsIn('de'),
} satisfies Record<Language, readonly RegExp[]>

/**
 * Phrases of each kind. A word with a star may have any ending of up to four letters after it:
 * `víkend*y` is also `víkendech`.
 */
const words = {
  am: `ráno|ranní|ranných|dopoledne|dopoludnia|doobeda|in the morning|mornings|morgens|früh|in der früh|vormittag*s`,
  between: 'mezi|medzi|between|zwischen',
  and: `${alternatives(joiningWords.and)}|u|sowie|plus|aj|as well as|jakož i`,
  closed: `${alternatives(closedWords.closed)}|off|shut|x|zav|zavř*eno|zavret*é|zatv|zatvor*ené|gesch|geschl|ruhtag
    |ruhetags|schließtag|closing day|day off|sanitárn*í d*en|zavírací d*en|zatvárací d*eň|zavíračka|máme zavíračku
    |not open|nicht geöffnet|nicht offen|neotevř*eno|neotev*íráme|nemáme otev*řeno|neotvor*ené|neotvár*ame
    |nemáme otvor*ené|nefunguj*eme|odpočív*áme|oddychuj*eme|volno|voľno|zu|frei|we rest|volný den|voľný deň`,
  daily: `denně|denne|každodenn*ě|každý den|každý deň|každý večer|cel*ý týden|cel*ý týždeň|všechny dny|všetky dni
    |7 dní|7 dní v týdnu|7 dní v týždni|sedm dní v týdnu|sedem dní v týždni|den co den|deň čo deň|bez zavíracího dne
    |daily|every day|everyday|each day|all days|all week|whole week|all week long|every evening|each evening|7 days
    |7 nights|7 nights a week|7 days a week|7 days/week|seven days|seven days a week|täglich|tägl|tgl|jeden tag|jeden abend|alle tage
    |an allen tagen|ganze woche|die ganze woche|allabendlich|7 tage|7 tage die woche|7 tage in der woche
    |sieben tage die woche|kein*e ruhetag*e|ohne ruhetag`,
  except: `kromě|krom|mimo|vyjma|s výjimkou|s výnimkou|okrem|except*ing|apart from|other than|but|but not|not
    |excluding|excl|exc|bar|außer|ausser|ausgenommen|mit ausnahme von|nicht|ne v`,
  from: 'od|from|open at|opens at|we open at|otevíráme v|otevíráme vždy v|otvárame o|öffnen um|wir öffnen um|von|ab|since|vom|seit|starting|už od|až od|až v|až ve|až o|not open until|not opening until|erst um|already from|schon ab|erst ab|bereits ab',
  holiday: `svátk*y|svátek|svátc*ích|sviat*ky|dn*y pracovního klidu|holiday*s|hol|hols|ph|bh|feiertag*e|feiertg|fei|ft|ftg
    |velk*ý pátek|veľk*ý piatok|good friday|karfreitag|štědrý den|štedrý deň|heiligabend|christmas|christmas day
    |christmas eve|boxing day|silvestr*a|silvester|velikonoc*e|veľk*á noc|easter|easter monday|ostern|vánoc*e|vianoc*e
    |weihnachten|new year s|new year s day|new year s eve|neujahr`,
  kitchen: `kuchyn*ě|objednávky jídel|objednávky jedál|vař*íme|varí sa|jídl*o|jídel|jedl*o|jedál|food|hot food|food orders|kitchen|we cook|meals|küche
    |wir kochen|kochen|speisen|essen|küchenzeiten|mittagsküche|abendküche`,
  late: `posledn*ího host*a|posledního|poslední|odchodu host*ů|odchodu posledn*ího host*a|dokud tu někdo sedí
    |vyčerpání hostů|konec neurčen|konec neomezen|bez omezení|otevřený konec|otvorený koniec|rána|rána bieleho
    |bílého rána|zavření|zavíračky|záverečn*ej|podle host*ů|dle host*ů|podľa host*í|podle zájmu|dle zájmu|déle|dýl
    |dlhšie|neskoro|nejméně|najmenej|alespoň|aspoň|minimáln*ě|late|close|till closing|until closing|til closing
    |we close|later|longer|onwards|at least|and beyond|last guest*s|the last guest leaves|last one standing
    |early hours|the early hours|open end|open-end|openend|ende offen|offenes ende|ende|schluss|sperrstunde
    |letzter gast|letzten gast|der letzte geht|die letzten gehen|der letzte gast geht|spät|später|in die nacht|spät in die nacht|länger
    |mindestens|mind|min|wenigstens|nach bedarf|je nach gästen`,
  'last-orders': `posledn*í objednávk*y|posledn*í objednávk*y jídel|posledn*á objednávk*a jedl*a
    |posledn*é objednávk*y jedál|last order*s|last food order*s|last orders for food|letzte bestellung*en
    |letzte küchenbestellung|küchenschluss`,
  lunch: `oběd*y|poledn*í men*u|obědov*é men*u|denn*í men*u|meníčk*a|lunch*es|lunch menu|mittagessen|mittagstisch
    |mittagsmen*ü|mittagskarte|mittagsteller|mittagsbuffet|tagesteller`,
  meal: 'snídan*ě|večeř*e|raňajk*y|brunch|breakfast|dinner|supper|roast*s|frühstück|abendessen',
  midnight: `půlnoc*i|polnoc*i|midnight|mitternacht`,
  noise: `otevř*eno|otevír*áme|otvír*áme|otvor*ené|otvár*ame|naš*e|máme|jsme|jsme tu|jsme zde|sme|sme tu|pro|pre|vás|je|jsou|se|jede|dob*a
    |provoz*ní|hlavní|prevádzk*a|obdob*í|hod|hodin*y|h|čas|v|ve|vo|o|na|přes|cez|během|počas|den|dnech|vždy|také|jen|jenom|pouze|len|iba|každ*ý|dál|dále|ďalej|pak|poté|potom|opět|znovu|zase
    |od rána|trotz ruhetag*s|objednávejte|podáv*áme|vydáv*áme|výdej|výdaj|servír*ujeme|teplá|teplé|bez výjimky|bez výnimky|without exception|ohne ausnahme|státn*í|také i|open*ing|our|hours|hrs|hr|times|time|we re|we are|we open|we serve|is
    |are|at|on|in|the|for|of|serv*ed|doors|every|each|just|only|again|then|o clock|oclock|night*s|closed in between|dazwischen geschlossen|mezitím zavřeno|medzitým zatvorené|when|wenn|kdy|keď|public|bank|přijímáme|prijímame|bereme|berieme|us|geöffnet|offen|öffnungszeit*en|wir|haben|sind|ist|hat|für|euch|sie|uns
    |unser*e|ihr|da|uhr|stunden|std|zeiten|jeweils|immer|jede|jeden|jeder|jedes|jedem|am|an|im|den|dann|danach|weiter|weiters|wieder|nur|auch|um|sharp|pünktlich|přesně|presne|frühschoppen|warm*e|gesetzlich*e|servieren`,
  'no-lunch': 'menu nemáme|nemáme menu|bez menu|no lunch|kein mittagstisch',
  noon: `poledn*e|poludn*ie|noon|midday|mittag|mittags`,
  notice: `do odvolání|do odvolania|až do odvolání|až do odvolania|until further notice|till further notice|bis auf weiteres
    |dnes|zítra|zajtra|today|tomorrow|tonight|heute|dočasně|dočasne|přechodně|prechodne|vorübergehend|temporarily`,
  note: `studen*á kuchyň*a|kalte küche|kalte speisen|cold food|cold kitchen|před zavř*ením|před zavíračk*ou|pred zatvor*ením|pred záverečn*ou|before clos*ing|before we close|vor schluss|vor sperrstunde|vyprodání|vyprodání zásob|vypredania|vypredania zásob|sold out|stocks last|ausverkauft|vorrat reicht
    |posledn*í vstup|poslední příjem hostů|objednávk*u|objednan*ie|po dohod*ě|po domluv*ě|dohod*y|domluv*y
    |po telefonick*é dohod*ě|po telefonick*é domluv*ě|rezerv*aci|skupin*y|uzavřen*á společnost*|last entry
    |last admission|last seating|last call|by prior arrangement|arrangement|appointment|request|reservation|booking*s
    |groups|private function*s|private event*s|happy hour*s|zahrádk*a|záhradk*a|teras*a|terrasse*n|biergarten|gastgarten|schanigarten|beer garden|garden|letzter einlass|letzte runde|vereinbarung|absprache
    |vorbestellung|bestellung|anfrage|reservierung|voranmeldung|gruppen|geschlossene gesellschaft|dle nálady|podle nálady
    |podle počasí|dle počasí|podľa počasia|weather permitting|bei schönwetter|bei schönem wetter|obvykle|zvyčajne|usually|meistens|in der regel
    |podle programu|podľa programu|ca|cca|circa|zirka|asi|přibližně|približne|approx|approximately`,
  or: `${alternatives(joiningWords.or)}|případně|popřípadě|prípadne|bzw|beziehungsweise`,
  others: `jinak|jindy|inak|inokedy|ostatn*í|ostatn*í d*ny|v ostatn*í d*ny|otherwise|other days|all other days|rest of the week
    |the rest of the week|sonst|ansonsten|übrige*n tage*n|restliche*n tage*n|alle*n anderen tage*n`,
  night: 'v noci|at night|nachts|in der nacht',
  pause: `pauz*a|přestávk*a|poledn*í pauz*a|poledn*í přestávk*a|odpoledn*í pauz*a|odpoledn*í přestávk*a|break
    |obed*ná prestávk*a|obedňajš*ia prestávk*a|lunch break|afternoon break|closed for lunch|pause|mit pause|mittagspause|mit mittagspause|so prestávk*ou
    |nachmittagspause`,
  pm: `odpoledne|večer|popoludní|poobede|in the afternoon|in the evening|evenings|afternoons|nachmittag*s|abend*s
    |am abend`,
  seldom: `každ*ý druh*ý|druh*ý|první|prvú|prvý|třetí|tretiu|čtvrtou|čtvrtý|poslednú|poslední v měsíci|v měsíci
    |v mesiaci|měsíčně|sud*ý|lich*ý|párn*y|nepárn*y|jednou za 14 dní|1x za 14 dní|obden|občas|někdy|niekedy
    |every other|every second|every third|other|first|second|third|fourth|of the month|monthly|odd|even|fortnightly
    |biweekly|sometimes|occasionally|alternate|erste*n|zweite*n|dritte*n|letzte*n|im monat|des monats|monatlich
    |gerade*n|ungerade*n|kalenderwoche*n|kw|14-tägig|vierzehntägig|alle zwei wochen|alle 14 tage|manchmal|gelegentlich`,
  room: `hospod*a|hospůdk*a|hostinec|restaurac*e|restaurant*e|reštaurác*ia|výčep|výčap|krčm*a|pivnic*e|kavárn*a|kaviareň
    |vinárn*a|pub|café|bistro|lokal|gasthaus|gasthof|gaststätte|gaststube|wirtshaus`,
  season: `léto|létě|lete|letn*í|zim*a|sezón*a|jaro|jarn*í|podzim*|jar|jeseň
    |prázdnin*y|summer|winter|season|spring|autumn|sommer|sommersaison|sommermonat*e|wintersaison|wintermonat*e|saison
    |hauptsaison|nebensaison|sommerzeit|winterzeit|frühling|herbst|ferien`,
  through: `celodenn*ě|celý den|celý deň|bez přestávk*y|bez pauzy|bez prestávk*y|all day|all day long|without a break|no breaks
    |durchgehend|ganztäg*ig|ohne pause`,
  to: `do|až|až do|až po|to|til|till|until|untill|thru|through|up to|upto|bis|bis zu|close at|we close at|we close by|closes|closing|closing time|zavírá
    |zavírám*e|zatvár*ame|schließ*t|schließ*en um|schluss um|ende um`,
  uncooked: `nevař*íme|bleibt die küche kalt|bez kuchyn*ě|no food|no kitchen|no hot food|kein*e küche|keine warme küche|keine speisen
    |ohne küche`,
  'unsure-days': 'werktag*s|mo-fr werktags',
  weekdays: `všedn*í d*ny|pracovn*í d*ny|přes týden|v týdnu|během týdne|cez týždeň|počas týždňa|v týždni|weekday*s
    |week days|working days|business days|mid-week days|wochentag*s|unter der woche|arbeitstag*e`,
  weekend: `víkend*y|víkendov*é d*ny|weekend*s|wochenend*e`,
  always: `nonstop|non-stop|non stop|nepřetržit*ě|dnem i nocí|24/7|24 / 7|24h/7|24h|24 h|24h denně|24 hod*in
    |24 hod*in denně|around the clock|round the clock|24 hours|24 hours a day|24 hrs|always|day and night
    |rund um die uhr|24h täglich|24 stunden|24 stunden am tag|24 std|tag und nacht`,
}

/** Kinds of words in hours, besides names of days. */
export type WordKind = keyof typeof words

/** Kind of each folded phrase: that of the first row, and of one without endings before others. */
const kinds = new Map<string, WordKind>()
/**
 * Phrases with endings. Patterns with letters of all scripts are slow to compile, and few phrases
 * begin like a typed one, so each is compiled on first use.
 */
const stems: { kind: WordKind; count: number; start: string; pattern: () => RegExp }[] = []
/** Single words long enough to be recognised with a typing error. */
const longWords: string[] = []
for (const [kind, text] of Object.entries(words) as [WordKind, string][])
  for (const typed of text.split('|').map((one) => one.trim())) {
    const phrase = normalizeText(typed)
    const [start = '', ...ends] = phrase.split('*')
    const pattern = lazy(() => new RegExp(`^${phrase.replace(/\*\p{L}*/gu, '\\p{L}{0,4}')}$`, 'u'))
    if (ends.length > 0) stems.push({ kind, count: phrase.split(' ').length, start, pattern })
    else if (phrase !== '' && !kinds.has(phrase)) kinds.set(phrase, kind)
    if (typed.length > 4 && !typed.includes(' ')) longWords.push(typed.replace('*', ''))
  }

/** Return the word for hours that was probably meant: `geschlosen`. */
export const keywordNear = (typed: string) =>
  nearest(
    typed,
    longWords.filter((word) => word[0] === typed[0]?.toLowerCase() && isMisspelt(typed, word)),
  )

const mostWords = 6

/** Find the longest phrase at the start of these folded words. */
export function findPhrase(
  folded: readonly string[],
): { kind: WordKind; count: number } | undefined {
  for (let count = Math.min(mostWords, folded.length); count > 0; count--) {
    const phrase = folded.slice(0, count).join(' ')
    const isStem = ({ count: words, start, pattern }: (typeof stems)[number]) =>
      words === count && phrase.startsWith(start) && pattern().test(phrase)
    const kind = kinds.get(phrase) ?? stems.find(isStem)?.kind
    if (kind) return { kind, count }
  }
  return undefined
}

/** Kind of a folded text that is one phrase. */
export const kindOf = (text: string): WordKind | undefined => {
  const found = findPhrase(text.split(' '))
  return found?.count === text.split(' ').length ? found.kind : undefined
}
