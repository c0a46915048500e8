// Sentences of the owner that limit a yes, so that programs do not read a plain yes. Every wording
// is typed by hand here.

import { expect, test } from 'vitest'
import {
  containsOnly,
  isConditional,
  isRestricted,
  refusesOnSomeDays,
} from '../../src/model/restricted.ts'

const note = (text: string) => ({ cs: 'Psi jsou naši hosté.', xx: text })

const limits =
  'jen na zahrádku | jenom venku | pouze na dvůr | výhradně na terasu | kromě salonku | mimo salonek | vyjma jídelny | len do záhrady | iba na terasu | výlučne na dvor | okrem jedálne | only in the garden | except in the parlour | unless it is full | nur im Garten | ausschließlich im Garten | ausschliesslich draußen | außer in der Stube | ausser in der Stube | ausgenommen die Stube'
const denials =
  'do sálu ne | v sále to není | v sále nejsou | nesmí do sálu | nesmějí do sálu | venku | do sály nie | nesmú do sály | vonku | but leave them outside | not in the hall | no dogs at breakfast | outside | outdoors | nicht in die Stube | kein Hund am Buffet | keine Hunde am Buffet | keinen Hund mitbringen | draußen'

test.each(limits.split(' | '))('limits both a yes and a no: "%s"', (text) => {
  expect(isRestricted(note(text))).toBe(true)
  expect(isRestricted(note(text), false)).toBe(true)
})

test.each(denials.split(' | '))('limits a yes and repeats a no: "%s"', (text) => {
  expect(isRestricted(note(text))).toBe(true)
  expect(isRestricted(note(text), false)).toBe(false)
})

test.each([
  'Miska s vodou je u dveří.',
  'Voda pre psov je vnútri.',
  'Water is by the door.',
  'Nurse Anna helps.',
  'Jenny vítá psy.',
  undefined,
])('limits nothing: %s', (text) => {
  const value = text === undefined ? undefined : note(text)
  expect([isRestricted(value), isConditional(value), refusesOnSomeDays(value)]).toEqual([
    false,
    false,
    false,
  ])
})

const conditions =
  'na vodítku | vodítko prosíme | s náhubkem | náhubek prosíme | s košíkem | po domluvě | po dohodě | na požádání | na vôdzke | vôdzka je nutná | s náhubkom | náhubok je nutný | po dohode | na požiadanie | on a lead | on the lead | on leads | on a leash | on the leash | leashed | with a muzzle | muzzled | by arrangement | on request | an der Leine | angeleint | Leine ist Pflicht | mit Maulkorb | nach Absprache | nach Vereinbarung | auf Anfrage'
test.each(conditions.split(' | '))('makes a yes conditional: "%s"', (text) => {
  expect(isConditional(note(text))).toBe(true)
})

const refusals =
  'nerezervujeme | nebereme rezervace | nepřijímáme rezervace | rezervovat nelze | rezervace není | to nejde | nie | no bookings | not bookable | none | nicht | kein Tisch | keine Tische | we don’t book | jen bez rezervace | pouze bez rezervace | len bez rezervácie | iba bez rezervácie | only walk-ins | nur ohne Reservierung'
test.each(refusals.split(' | '))('refuses bookings on some days: "%s"', (text) => {
  expect(refusesOnSomeDays(note(`Sobota: ${text}.`))).toBe(true)
  expect(refusesOnSomeDays(note(`${text}.`))).toBe(false)
})

const someDays =
  'o víkendech | v pondělí | v pondelok | v úterý | v utorok | ve středu | v stredu | ve čtvrtek | vo štvrtok | v pátek | v piatok | v sobotu | v neděli | v nedeľu | v nedelu | at weekends | am Wochenende | on Monday | on Tuesday | on Wednesday | on Thursday | on Friday | on Saturday | on Sunday | am Montag | am Dienstag | am Mittwoch | am Donnerstag | am Freitag | am Samstag | am Sonntag'
test.each(someDays.split(' | '))('refuses bookings on these days: "%s"', (text) => {
  expect(refusesOnSomeDays(note(`no ${text}`))).toBe(true)
})

test.each(['jen', 'jenom', 'pouze', 'len', 'iba', 'only', 'nur'])(
  '"%s" says that it is no more',
  (word) => {
    expect(containsOnly(`Tak ${word} bar.`)).toBe(true)
    expect(containsOnly(`Tak ${word}x bar.`)).toBe(false)
  },
)
