// German.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

const onDays = byDay('montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags')
const ordinals = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften']

export const de: Sentences = {
  format: {
    group: '.',
    serves: (count) => `für ${count}\u00A0${count === 1 ? 'Person' : 'Personen'}`,
    pieces: () => 'Stück',
    minutes: (count) => `${count}\u00A0${count === 1 ? 'Minute' : 'Minuten'}`,
    shortDays: byDay('Mo, Di, Mi, Do, Fr, Sa, So'),
    onDays,
    onDay: byDay(
      'am Montag, am Dienstag, am Mittwoch, am Donnerstag, am Freitag, am Samstag, am Sonntag',
    ),
  },
  hours: {
    pastMidnight: (day, span, onNextDay, close) =>
      `Schließen wir nach Mitternacht, gehört die Nacht zu dem Tag, an dem sie begann: ${day} ${span} heißt, dass wir ${onNextDay} um ${close} schließen.`,
    next: (day, isClosed) =>
      isClosed ? `ab ${day} geschlossen` : `ab ${day} andere Öffnungszeiten`,
  },
  events: {
    every: byDay(
      'jeden Montag, jeden Dienstag, jeden Mittwoch, jeden Donnerstag, jeden Freitag, jeden Samstag, jeden Sonntag',
    ),
    nthOfMonth: (_day, name, nth) =>
      `jeden ${nth < 0 ? 'letzten' : ordinals[nth]} ${name} im Monat`,
    everyWeeks: (count, day) => `alle ${count} Wochen ${onDays[day]}`,
  },
  filter: {
    contains: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
    free: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
  },
  booking: {
    booked: (ways, only) => `Tische können ${only ? 'nur ' : ''}${ways} reserviert werden`,
    people: (from, to) =>
      `Reservierungen nehmen wir ${from === undefined ? `für bis zu ${to}` : to === undefined ? `erst ab ${from}` : `für ${from} bis ${to}`} ${(to ?? from) === 1 ? 'Person' : 'Personen'} an.`,
  },
  house: {
    seats: (count) => `${count || 'keine'} ${count === 1 ? 'Sitzplatz' : 'Sitzplätze'}`,
  },
  agents: {
    inShort: ({ food }) => `${food ? 'Speisekarte' : 'Getränkekarte'}, Öffnungszeiten, Kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      lunch ? `was gibt es im Lokal ${name} zu Mittag` : `was steht im Lokal ${name} auf der Karte`,
      largeBeer
        ? `was kostet im Lokal ${name} ein großes Bier`
        : `wann hat das Lokal ${name} am Samstag geöffnet`,
    ],
  },
}
