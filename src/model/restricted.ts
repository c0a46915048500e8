// Finds sentences of the owner that limit a plain yes or no: dogs are welcome, but only in the
// garden. A plain yes is not published as data if the sentence cannot be published with it.

import { latin } from './suggest.ts'

const limits = `jen, jenom, pouze, výhradně, kromě, mimo, vyjma, len, iba, výlučne, okrem, only, except,
  unless, nur, ausschließlich, ausschliesslich, außer, ausser, ausgenommen`
/** Words that limit a yes. Next to a no they only repeat it. */
const denials = `ne, není, nejsou, nesmí, nesmějí, venku, nie, nesmú, vonku, but, not, no, outside,
  outdoors, nicht, kein, keine, keinen, draußen`

const alternatives = (words: string) => words.split(/,\s+/).join('|')
const alone = (words: string) =>
  new RegExp(`(?<![${latin}])(?:${alternatives(words)})(?![${latin}])`, 'i')
const [limit, restriction] = [alone(limits), alone(`${limits}, ${denials}`)]

const only = alone('jen, jenom, pouze, len, iba, only, nur')

export const containsOnly = (text: string) => only.test(text)

type Note = { readonly [language: string]: string } | undefined
const noteTexts = (note: Note) => Object.values(note ?? {})

/** True if a note in any language limits the value. `said` is the value. */
export const isRestricted = (note: Note, said = true): boolean =>
  noteTexts(note).some((text) => (said ? restriction : limit).test(text))

const condition =
  alone(`na vodítku, vodítko, s náhubkem, náhubek, s košíkem, po domluvě, po dohodě, na požádání,
  na vôdzke, vôdzka, s náhubkom, náhubok, po dohode, na požiadanie, on a lead, on the lead, on leads, on a leash,
  on the leash, leashed, muzzle, muzzled, by arrangement, on request, an der Leine, angeleint, Leine, Maulkorb,
  nach Absprache, nach Vereinbarung, auf Anfrage`)

/** True if a note makes a yes conditional, such as dogs on a lead. */
export const isConditional = (note: Note): boolean =>
  noteTexts(note).some((text) => condition.test(text))

/** Beginnings of the names of days, in any grammatical form. */
const someDay = new RegExp(
  `(?<![${latin}])(?:${alternatives(`víkend, weekend, wochenend, ponděl, pondel, úter, utor, střed, stred, čtvrt,
    štvrt, pát, piat, sobot, neděl, nedeľ, nedel, monday, tuesday, wednesday, thursday, friday, saturday,
    sunday, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag`)})`,
  'i',
)
const refusal = new RegExp(
  `(?<![${latin}])(?:${alternatives(`ne(?:rezerv|ber|přijím|prijím|lze|ní|jde)[${latin}]*, nie, no, not, none, nicht,
    kein[${latin}]*, don.t, jen, pouze, len, iba, only, nur`)})(?![${latin}])`,
  'i',
)

/** True for `O víkendech nerezervujeme.` */
export const refusesOnSomeDays = (note: Note): boolean =>
  noteTexts(note).some((text) => someDay.test(text) && refusal.test(text))
