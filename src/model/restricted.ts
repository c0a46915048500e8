// Whether a sentence of the owner takes back a part of what a bare yes or no would say: dogs are
// welcome, in the garden only. Then no yes is published where the sentence cannot stand beside it.

import { latin } from './suggest.ts'

const limits = `jen, jenom, pouze, výhradně, kromě, mimo, vyjma, len, iba, výlučne, okrem, only, except,
  unless, nur, ausschließlich, ausschliesslich, außer, ausser, ausgenommen`
/** Beside a no these say the same once more. */
const denials = `ne, není, nejsou, nesmí, nesmějí, venku, nie, nesmú, vonku, but, not, no, outside,
  outdoors, nicht, kein, keine, keinen, draußen`

const anyOf = (words: string) => words.split(/,\s+/).join('|')
const alone = (words: string) => new RegExp(`(?<![${latin}])(?:${anyOf(words)})(?![${latin}])`, 'i')
const [limit, restriction] = [alone(limits), alone(`${limits}, ${denials}`)]

const only = alone('jen, jenom, pouze, len, iba, only, nur')

export const saysOnly = (text: string) => only.test(text)

type Note = { readonly [language: string]: string } | undefined
const textsOf = (note: Note) => Object.values(note ?? {})

/** In any language of the note; `said` is what it stands beside. */
export const isRestricted = (note: Note, said = true): boolean =>
  textsOf(note).some((text) => (said ? restriction : limit).test(text))

const condition =
  alone(`na vodítku, vodítko, s náhubkem, náhubek, s košíkem, po domluvě, po dohodě, na požádání,
  na vôdzke, vôdzka, s náhubkom, náhubok, po dohode, na požiadanie, on a lead, on the lead, on leads, on a leash,
  on the leash, leashed, muzzle, muzzled, by arrangement, on request, an der Leine, angeleint, Leine, Maulkorb,
  nach Absprache, nach Vereinbarung, auf Anfrage`)

/** Whether it says on which condition a yes holds: on the lead. */
export const isConditional = (note: Note): boolean =>
  textsOf(note).some((text) => condition.test(text))

/** As words begin, in whatever form. */
const someDay = new RegExp(
  `(?<![${latin}])(?:${anyOf(`víkend, weekend, wochenend, ponděl, pondel, úter, utor, střed, stred, čtvrt,
    štvrt, pát, piat, sobot, neděl, nedeľ, nedel, monday, tuesday, wednesday, thursday, friday, saturday,
    sunday, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag`)})`,
  'i',
)
const refusal = new RegExp(
  `(?<![${latin}])(?:${anyOf(`ne(?:rezerv|ber|přijím|prijím|lze|ní|jde)[${latin}]*, nie, no, not, none, nicht,
    kein[${latin}]*, don.t, jen, pouze, len, iba, only, nur`)})(?![${latin}])`,
  'i',
)

/** `O víkendech nerezervujeme.` */
export const refusesOnSomeDays = (note: Note): boolean =>
  textsOf(note).some((text) => someDay.test(text) && refusal.test(text))
