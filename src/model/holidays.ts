// Public holidays of the pub's country, and the days on which its own rule for them applies.

import { addDays, calendarDate, weekday } from './calendar.ts'
import { type Country, countries } from './countries.ts'
import { type Language, parseTextRow, pickLanguages, type TextRow } from './languages.ts'
import {
  type DayHours,
  exceptionOn,
  hoursOnDay,
  nextOpening,
  opensOnDatesOnly,
  seasonOn,
} from './opening.ts'
import { addExceptions, daysResolved } from './recurring-exceptions.ts'
import {
  type CalendarDate,
  type Day,
  days,
  type Hours,
  type HoursException,
  type Site,
  type Span,
  type Text,
  type WeeklyHours,
} from './site.ts'

/** Country, and the state where holidays differ between states. */
export type Place = { country: Country; state?: string | undefined }

/** `isLocal`: only some places of the country have it, and it is not known whether this one does. */
export type Holiday = { date: CalendarDate; name: Text; isLocal: boolean }

const names: Record<string, TextRow> = {
  allSaints: 'Svátek všech svatých | All Saints’ Day | Sviatok všetkých svätých | Allerheiligen',
  ascension: 'Nanebevstoupení Páně | Ascension Day | Nanebovstúpenie Pána | Christi Himmelfahrt',
  assumption:
    'Nanebevzetí Panny Marie | Assumption Day | Nanebovzatie Panny Márie | Mariä Himmelfahrt',
  augsburgPeace:
    'Augsburský svátek míru | Augsburg Peace Festival | Augsburský sviatok mieru | Augsburger Hohes Friedensfest',
  austrianChristmasDay: '1. svátek vánoční | Christmas Day | Prvý sviatok vianočný | Christtag',
  austrianNationalDay:
    'Rakouský státní svátek | Austrian National Day | Rakúsky štátny sviatok | Nationalfeiertag',
  childrensDay: 'Světový den dětí | World Children’s Day | Svetový deň detí | Weltkindertag',
  christmasDay: '1. svátek vánoční | Christmas Day | Prvý sviatok vianočný | 1. Weihnachtstag',
  christmasEve: 'Štědrý den | Christmas Eve | Štedrý deň | Heiligabend',
  corpusChristi: 'Boží tělo | Corpus Christi | Božie telo | Fronleichnam',
  cyrilAndMethodius:
    'Svátek svatého Cyrila a Metoděje | Saints Cyril and Methodius Day | Sviatok svätého Cyrila a Metoda | Tag der heiligen Kyrill und Method',
  czechoslovakia:
    'Den vzniku Československa | Czechoslovak Independence Day | Deň vzniku Československa | Tag der Gründung der Tschechoslowakei',
  czechStatehood:
    'Den české státnosti | Czech Statehood Day | Deň českej štátnosti | Tag der tschechischen Staatlichkeit',
  easterMonday: 'Velikonoční pondělí | Easter Monday | Veľkonočný pondelok | Ostermontag',
  easterSunday: 'Velikonoční neděle | Easter Sunday | Veľkonočná nedeľa | Ostersonntag',
  epiphany: 'Tři králové | Epiphany | Zjavenie Pána | Heilige Drei Könige',
  freedomDay:
    'Den boje za svobodu a demokracii | Struggle for Freedom and Democracy Day | Deň boja za slobodu a demokraciu | Tag des Kampfes für Freiheit und Demokratie',
  germanUnity:
    'Den německé jednoty | Day of German Unity | Deň nemeckej jednoty | Tag der Deutschen Einheit',
  goodFriday: 'Velký pátek | Good Friday | Veľký piatok | Karfreitag',
  immaculateConception:
    'Neposkvrněné početí Panny Marie | Immaculate Conception | Nepoškvrnené počatie Panny Márie | Mariä Empfängnis',
  janHus:
    'Den upálení mistra Jana Husa | Jan Hus Day | Deň upálenia majstra Jana Husa | Jan-Hus-Tag',
  labourDay: 'Svátek práce | Labour Day | Sviatok práce | Tag der Arbeit',
  ladyOfSorrows:
    'Panna Maria Sedmibolestná | Our Lady of Sorrows | Sedembolestná Panna Mária | Schmerzen Mariens',
  nationalHolidayOfLabour: 'Svátek práce | Labour Day | Sviatok práce | Staatsfeiertag',
  newYear: 'Nový rok | New Year’s Day | Nový rok | Neujahr',
  reformation: 'Den reformace | Reformation Day | Deň reformácie | Reformationstag',
  repentance:
    'Den pokání a modliteb | Day of Repentance and Prayer | Deň pokánia a modlitieb | Buß- und Bettag',
  secondChristmasDay: '2. svátek vánoční | Boxing Day | Druhý sviatok vianočný | 2. Weihnachtstag',
  slavicApostles:
    'Den slovanských věrozvěstů | Saints Cyril and Methodius Day | Deň slovanských vierozvestcov | Tag der Slawenapostel',
  slovakRepublic:
    'Den vzniku Slovenské republiky | Day of the Establishment of the Slovak Republic | Deň vzniku Slovenskej republiky | Tag der Gründung der Slowakischen Republik',
  slovakUprising:
    'Výročí Slovenského národního povstání | Slovak National Uprising Day | Výročie Slovenského národného povstania | Jahrestag des Slowakischen Nationalaufstands',
  stStephen: '2. svátek vánoční | St Stephen’s Day | Druhý sviatok vianočný | Stefanitag',
  uprising:
    'Výročí povstání ze 17. června 1953 | Anniversary of the Uprising of 17 June 1953 | Výročie povstania zo 17. júna 1953 | 75. Jahrestag des Volksaufstandes',
  victoryDay: 'Den vítězství | Victory Day | Deň víťazstva | Tag des Sieges',
  victoryOverFascism:
    'Den vítězství nad fašismem | Day of Victory over Fascism | Deň víťazstva nad fašizmom | Tag des Sieges über den Faschismus',
  whitMonday: 'Svatodušní pondělí | Whit Monday | Svätodušný pondelok | Pfingstmontag',
  whitSunday: 'Letnice | Whit Sunday | Turíce | Pfingstsonntag',
  womensDay:
    'Mezinárodní den žen | International Women’s Day | Medzinárodný deň žien | Internationaler Frauentag',
}

/** List the holidays between two dates, both included, in order. */
export function holidaysBetween(from: CalendarDate, to: CalendarDate, place: Place): Holiday[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number]
  const found = new Map<CalendarDate, Holiday>()
  for (let year = first; year <= last; year++)
    for (const entry of countries[place.country].holidays.trim().split(/,\s+/)) {
      const holiday = readHoliday(entry, year, place)
      const { date } = holiday ?? {}
      const other = date && found.get(date)
      if (date && from <= date && date <= to && (!other || other.isLocal))
        found.set(date, holiday as Holiday)
    }
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** List the names of the holidays of all countries, each with the rule for its date. */
export const listHolidayNames = (): [name: string, rule: string][] =>
  Object.values(countries).flatMap(({ holidays }) =>
    holidays
      .trim()
      .split(/,\s+/)
      .flatMap((entry): [string, string][] => {
        const [when = '', key = ''] = entry.split(/\s+/)
        const [rule = ''] = when.split('>=')
        return Object.values(parseTextRow(names[key] as TextRow)).map((name) => [name, rule])
      }),
  )

/** Read `easter+60 corpusChristi BW BY (SN)`; undefined if that state or year does not have it. */
function readHoliday(entry: string, year: number, { state }: Place): Holiday | undefined {
  const [when = '', name = '', ...states] = entry.split(/\s+/)
  const [day = '', firstYear = 0] = when.split('>=')
  if (year < Number(firstYear)) return undefined
  const all = states.join(' ')
  const everywhere = all.replace(/\(.*\)/, '')
  if (state !== undefined && all !== '' && !all.includes(state)) return undefined
  return {
    date: dateOfHoliday(day, year),
    name: parseTextRow(names[name] as TextRow),
    isLocal: all !== '' && (state === undefined || !everywhere.includes(state)),
  }
}

/** `12-24`, `2028-06-17`, `easter-2`, or `advent-11` by days before the first Sunday of Advent. */
export function dateOfHoliday(day: string, year: number): CalendarDate {
  const [, feast, offset] = /^(easter|advent)([+-]\d+)$/.exec(day) ?? []
  if (feast === undefined) return day.length > 5 ? day : `${year}-${day}`
  return addDays(feast === 'easter' ? easterSunday(year) : firstAdvent(year), Number(offset))
}

/** The first Sunday of Advent is the last one before 4 December. */
const firstAdvent = (year: number): CalendarDate => {
  const last: CalendarDate = `${year}-12-03`
  return addDays(last, -((days.indexOf(weekday(last)) + 1) % 7))
}

/** Compute Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): CalendarDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return calendarDate(year, Math.floor(sum / 31), (sum % 31) + 1) as CalendarDate
}

/** Rule that gives public holidays hours of their own: closed, or those of a day of the week. */
const decidingDay = ({ holidays }: Hours) =>
  holidays === 'as_saturday' ? 'sat' : holidays === 'as_sunday' ? 'sun' : undefined

/** True if the rule replaces the usual hours, so that every holiday needs a date. */
const replacesHolidays = (hours: Hours): boolean =>
  ['closed', 'own_hours'].includes(hours.holidays ?? '') || decidingDay(hours) !== undefined

/**
 * Add an exception for each public holiday of the next year for which the rule of the house decides.
 * Exceptions that the owner typed win, except one that is valid until further notice: it replaces the
 * usual hours and says nothing about holidays.
 */
export function withHolidays(
  hours: Hours,
  today: CalendarDate,
  place: Place,
  languages: readonly Language[],
): Hours {
  if (!replacesHolidays(hours) || opensOnDatesOnly(hours)) return hours
  const day = decidingDay(hours)
  const all = holidaysBetween(addDays(today, -1), addDays(today, daysResolved), place)
  const added = all.flatMap(({ date, name, isLocal }): HoursException[] => {
    const typed = exceptionOn(hours, date)
    const season = seasonOn(hours, date)
    // The same hours hold on every day of an exception that is valid until further notice.
    const isReplaced = typed?.openEnded && typed.hours && hours.holidays === 'closed'
    if (isLocal || season?.week === null || (typed && !isReplaced)) return []
    const reason = pickLanguages({ languages }, name)
    return [{ ...{ from: date, to: date, reason, holiday: true }, hours: asOn(hours, date, day) }]
  })
  // The day of the rule decides for parts of the house, too, unless they have their own exception.
  const others = hours.others?.map((part) => {
    const dates = day ? added.filter(({ from }) => !exceptionOn(part.hours, from)) : []
    const own = dates.map((one) => ({ ...one, hours: asOn(part.hours, one.from, day) }))
    return { ...part, hours: addExceptions(part.hours, own) }
  })
  return { ...addExceptions(hours, added), ...(others && { others }) }
}

/**
 * Return the hours of a date as if it were this day of the week. Without a day the house has its own
 * times for holidays, or is closed.
 */
function asOn(hours: Hours, date: CalendarDate, day: Day | undefined): HoursException['hours'] {
  const season = seasonOn(hours, date)
  const week = season ? season.week : hours
  const on = day ? week && hoursOnDay(week, day) : ownHours(hours)
  return on && on.bar.length > 0
    ? {
        bar: onEveryDay(on.bar),
        kitchen: on.kitchen && onEveryDay(on.kitchen),
        lunch: on.lunch && onEveryDay(on.lunch),
      }
    : null
}

/** Return the owner's times for holidays. They do not state if a kitchen cooks then. */
function ownHours({ holiday_hours, kitchen, lunch }: Hours): DayHours | undefined {
  const of = (rows: WeeklyHours | null) => (rows?.length === 0 ? [] : null)
  return holiday_hours && { bar: holiday_hours, kitchen: of(kitchen), lunch: of(lunch) }
}

const onEveryDay = (spans: readonly Span[]) => spans.map((span) => ({ days: [...days], ...span }))

/** True if the rule decides on holidays that only some states have, and the state is not stated. */
export const isStateMissing = (hours: Hours, { country, state }: Place): boolean =>
  replacesHolidays(hours) && state === undefined && countries[country].states !== undefined

/**
 * List holidays whose hours are not stated, in order. Days on which the pub is closed anyway are left
 * out. Local holidays matter only if the rule of the house gives holidays other hours than usual.
 */
export function unstatedHolidays(
  hours: Hours,
  from: CalendarDate,
  to: CalendarDate,
  place: Place,
): Holiday[] {
  if (hours.holidays === 'as_usual') return []
  return holidaysBetween(from, to, place).filter(({ date, isLocal }) => {
    if (isLocal !== replacesHolidays(hours)) return false
    const exception = exceptionOn(hours, date)
    // Hours "until further notice", or of the first Monday of the month, do not cover holidays.
    if (exception && !exception.openEnded && !exception.recurring) return false
    const season = seasonOn(hours, date)
    const week = exception ? exception.hours : season ? season.week : hours
    return hoursOnDay(week, weekday(date)).bar.length > 0
  })
}

/**
 * First opening after a day. Undefined if it would be on a public holiday whose hours are not stated.
 */
export function nextStatedOpening(
  { hours, pub }: Pick<Site, 'hours' | 'pub'>,
  after: CalendarDate,
) {
  const next = nextOpening(hours, after)
  return next && unstatedHolidays(hours, next.date, next.date, pub.address).length > 0
    ? undefined
    : next
}

/**
 * Return the day up to which all public holidays are covered, at most a year ahead. A pub that opens
 * on dates only is covered up to its last date.
 */
export function checkedUntil(hours: Hours, today: CalendarDate, place: Place): CalendarDate {
  const last = addDays(today, daysResolved)
  if (opensOnDatesOnly(hours)) {
    const ends = hours.exceptions.map(({ to }) => (to < last ? to : last))
    return [today, ...ends].sort().at(-1) ?? today
  }
  const [first] = unstatedHolidays(hours, today, last, place)
  return first ? addDays(first.date, -1) : last
}
