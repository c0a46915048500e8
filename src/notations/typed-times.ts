// Times of day as owners type them: in digits, in digits with words, and spelled out.

import type { Time } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import type { Extent } from './notation.ts'
import { splitColumns } from './typed-words.ts'

/** A time as typed: `12`, `8.30`, `0600`, `6pm`, `noon`, `od osmi`. */
export type TypedTime = {
  /** 0 to 24. */
  hour: number
  minute: number
  half?: 'am' | 'pm'
  /** True if it can only be on a 24-hour clock: `0:30`, `17`. */
  isExact: boolean
  /** True if it has a leading zero, as on a 24-hour clock: `08:00`. */
  isPadded?: boolean
  /** True if it is spelled out and therefore on a 12-hour clock: `half past eight`. */
  isSpoken?: boolean
  /** Positions of the digits, and of am or pm. */
  digits: Extent
}

/** Match a sticky pattern at a place. */
export const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const timePattern =
  /(\d{1,2})(?:\s?[:.h]\s?(\d\d)(?!\d)|([0-5]\d)(?!\d)|,(\d\d)(?![\d:.]))?(?!\d)(?:\s*([ap])\.?\s?m\b\.?(?!(?<= am) (?:\p{L}*(?:tags?|abends?|mittwochs?|wochenende)|mo|di|mi|do|fr|sa|so)(?!\p{L}))|([ap])(?![\p{L}.]))?/iuy
const unitPattern =
  /\s*(?:(?:h|hod|hodin|hodín|uhr|hrs?|hours|o'clock|std)(?![\p{L}])\.?|'')|–?(?:ti|mi|tej|hej|te|he)(?!\p{L})(?:\s*hod(?:in)?(?!\p{L})\.?)?/iuy

type TimeToken = { kind: 'time'; time: TypedTime; span: Extent } | { kind: 'no-time'; span: Extent }

/** Read the digits of a time. */
export function timeAt(text: string, at: number, isAfterDash: boolean): TimeToken {
  const found = matchAt(timePattern, text, at)
  if (!found) {
    const [number = text[at] ?? ''] = /^\d+/.exec(text.slice(at)) ?? []
    return { kind: 'no-time', span: [at, at + number.length] }
  }
  let [typed, hours = '', minutes, joined, behindComma] = found
  const half = found[5] ?? found[6]
  // In `8–12,13–17` the comma separates two spans; in `10,30–22,00` it separates minutes.
  const isBetween = isAfterDash && /^\s*–/.test(text.slice(at + typed.length))
  if (behindComma !== undefined && (isBetween || Number(behindComma) > 59 || half)) {
    typed = hours
    behindComma = undefined
  }
  const end = at + typed.length
  const unit = matchAt(unitPattern, text, end)?.[0] ?? ''
  const time = toTime(hours, minutes ?? joined ?? behindComma, half, [at, end])
  const span: Extent = [at, end + unit.length]
  return time ? { kind: 'time', time, span } : { kind: 'no-time', span }
}

function toTime(
  hours: string,
  minutes: string | undefined,
  half: string | undefined,
  digits: Extent,
): TypedTime | undefined {
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  const isTime = minute < 60 && (hour < 24 || (hour === 24 && minute === 0))
  if (!isTime || (half !== undefined && (hour < 1 || hour > 12))) return undefined
  return {
    hour,
    minute,
    isExact: hour > 12 || hour === 0,
    isPadded: hours.length === 2 && hours.startsWith('0'),
    digits,
    ...(half !== undefined && { half: /a/i.test(half) ? ('am' as const) : ('pm' as const) }),
  }
}

/** Return the minutes after midnight of a time, read as am or as pm. */
export const inHalf = ({ hour, minute }: TypedTime, half: 'am' | 'pm') =>
  (hour % 12) * 60 + minute + (half === 'pm' ? 12 * 60 : 0)

/** Return the minutes after midnight of a time, read as typed. */
export const asTyped = (time: TypedTime) =>
  time.half ? inHalf(time, time.half) : time.hour * 60 + time.minute

/** True if a time may be on a 12-hour clock. */
export const isPlain = ({ half, isExact, isPadded }: TypedTime) => !half && !isExact && !isPadded

/** Format minutes after midnight as a time of day. */
export const toClock = (minutes: number): Time => {
  const within = minutes % (24 * 60)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** Mark a time as am, pm or at night. A time on a 24-hour clock stays as it is. */
export function withDayPart(time: TypedTime, part: 'am' | 'pm' | 'night'): TypedTime {
  if (time.isExact || time.half) return time
  const isEvening = part === 'night' ? time.hour > 6 && time.hour < 12 : part === 'pm'
  return { ...time, half: isEvening ? 'pm' : 'am' }
}

/** Hours from one to twelve, folded, and their words that may also count days: `od druhé`. */
const hourWords =
  splitColumns(`one/jedna/jedne/jednej/ein/eins | two/dve/dva/dvou/dvoch/zwei | three/tri/troch/drei
  | four/ctyri/ctyr/styri/styroch/vier | five/pet/peti/piatich/funf | six/sest/sesti/siestich/sechs
  | seven/sedm/sedmi/sedem/siedmich/sieben | eight/osm/osmi/osem/osmich/acht
  | nine/devet/deviti/devat/deviatich/neun | ten/deset/deseti/desat/desiatich/zehn
  | eleven/jedenact/jedenacti/jedenast/jedenastich/elf | twelve/dvanact/dvanacti/dvanast/dvanastich/zwolf`)
const ordinalWords =
  splitColumns(`prve/prvej/prvni | druhe/druhej | treti/tretej | ctvrte/stvrtej | pate/piatej
  | seste/siestej | sedme/siedmej | osme/osmej | devate/deviatej | desate/desiatej
  | jedenacte/jedenastej | dvanacte/dvanastej`)
/** How words for the hours from 13 to 24 begin: `od šestnácti`, `do dvaadvacáté`. */
const lateHours =
  splitColumns(`trinac/trinas/dreizehn | ctrnac/strnas/fourteen/vierzehn | patnac/patnas/funfzehn
  | sestnac/sestnas/sechzehn | sedmnac/sedemnas/siebzehn | osmnac/osemnas/achtzehn
  | devatenac/devatnas/neunzehn | dvac/dvadsat/dvadsiat/zwanzig
  | jednadvac/jedenadvac/dvacetjedn/dvadsatjed/einundzwanzig
  | dvaadvac/dvacetdv/dvadsatdva/zweiundzwanzig | triadvac/dvacettri/dvadsattri/dreiundzwanzig
  | ctyriadvac/dvacetctyri/dvadsatstyri/vierundzwanzig`)

/** Minutes that words add to the hour after them: `halb zwölf` is 11:30. */
const partsOfHours: readonly [RegExp, number][] = [
  [/(?:half past|half)\s+/iuy, 30],
  [/(?:halb|p[uů]l|pol)\s+/iuy, -30],
  [/(?:quarter past|viertel nach)\s+/iuy, 15],
  [/(?:quarter to|viertel vor|dreiviertel|t[rř]i\s?[cč]tvrt[eě] na|tri\s?[sš]tvrte na)\s+/iuy, -15],
  [/(?:[cč]tvrt|[sš]tvrť?) na\s+/iuy, -45],
]
const hourPattern = /\p{L}+|\d{1,2}(?![\d:.]\d)/uy

/** Read a word for a number, such as an hour. Ordinal numbers are hours if nothing else is counted. */
export function hourIn(typed: string, isHour: boolean): number {
  const word = normalizeText(typed)
  const has = (words: readonly string[]) => words.includes(word)
  const late = lateHours.findLastIndex((all) => all.some((begin) => word.startsWith(begin))) + 1
  const hour = late > 0 ? late + 12 : hourWords.findIndex(has) + 1
  return hour || (isHour ? ordinalWords.findIndex(has) + 1 : 0)
}

/** Read a time in words. Ordinal numbers are hours after `from` and `to` only. */
export function spokenTimeAt(text: string, at: number, isAfterTo: boolean): TimeToken | undefined {
  const part = partsOfHours.find(([pattern]) => matchAt(pattern, text, at))
  const start = at + (part ? (matchAt(part[0], text, at)?.[0].length ?? 0) : 0)
  const [typed = ''] = matchAt(hourPattern, text, start) ?? []
  const first = Number(part && typed) || hourIn(typed, isAfterTo || part !== undefined)
  // `dvacáté druhé`
  const [second = ''] = (first === 20 && matchAt(/ \p{L}+/uy, text, start + typed.length)) || []
  const more = hourIn(second.trim(), true)
  const hour = more < 5 ? first + more : first
  if (hour < 1 || hour > 24) return undefined
  const isSpoken = hour <= 12
  const most = isSpoken ? 12 : 24
  const minutes = ((hour % most) * 60 + (part?.[1] ?? 0) + most * 60) % (most * 60)
  const span: Extent = [at, start + typed.length + (hour > first ? second.length : 0)]
  const time = {
    hour: Math.floor(minutes / 60) || most,
    minute: minutes % 60,
    isExact: !isSpoken,
    isSpoken,
    digits: span,
  }
  return { kind: 'time', time, span }
}
