// German.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

export const de: Sentences = {
  format: {
    group: '.',
    money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
    percent: (value) => `${value}\u00A0%`,
    from: (amount) => `ab\u00A0${amount}`,
    byWeight: (amount) => `${amount} nach Gewicht`,
    byLitre: (amount) => `${amount} pro Liter`,
    serves: (count) => `für ${count}\u00A0${count === 1 ? 'Person' : 'Personen'}`,
    pieces: () => 'Stück',
    shortDays: byDay('Mo, Di, Mi, Do, Fr, Sa, So'),
    onDay: byDay(
      'am Montag, am Dienstag, am Mittwoch, am Donnerstag, am Freitag, am Samstag, am Sonntag',
    ),
    date: (day, _, year, month) => `${day}.\u00A0${month}\u00A0${year}`,
    longDate: (weekday, day, month, year) => `${weekday}, ${day}.\u00A0${month}\u00A0${year}`,
    monthDay: (day, month) => `${day}.\u00A0${month}`,
  },
  hours: {
    exceptionally: {
      kitchen: (where) => `Küche nur an den unter „${where}“ genannten Tagen.`,
      lunch: (where) => `Mittagsmenü nur an den unter „${where}“ genannten Tagen.`,
    },
    untilNotice: (from) => `ab ${from} bis auf Weiteres`,
    pastMidnight: (day, span, onNextDay, close) =>
      `Schließen wir nach Mitternacht, gehört die Nacht zu dem Tag, an dem sie begann: ${day} ${span} heißt, dass wir ${onNextDay} um ${close}\u00A0Uhr schließen.`,
    next: (day, isClosed) =>
      isClosed ? `ab ${day} geschlossen` : `ab ${day} andere Öffnungszeiten`,
    openAgain: (onDay, date, time) => `wieder geöffnet ${onDay}, ${date}, ab ${time} Uhr`,
    opens: (day) => `ab ${day} wieder geöffnet`,
    openAt: (hours) => `geöffnet ${hours}`,
    kitchenAt: (hours) => `Küche ${hours}`,
    lunchAt: (hours) => `Mittagsmenü ${hours}`,
    checkedUntil: (date) =>
      `Feiertage bis ${date} sind hier berücksichtigt; nach späteren fragen Sie bitte.`,
    timeZone: (name) => `Alle Zeiten gelten in der Zeitzone ${name}.`,
  },
  events: {
    daily: (times) => `täglich ${times}`,
    start: (time) => `ab ${time} Uhr`,
    every: byDay(
      'jeden Montag, jeden Dienstag, jeden Mittwoch, jeden Donnerstag, jeden Freitag, jeden Samstag, jeden Sonntag',
    ),
    since: (date) => `ab dem ${date}`,
    until: (date) => `bis zum ${date}`,
    between: (from, to) => `vom ${from} bis ${to}`,
    except: (dates) => `außer ${dates}`,
    more: (title) => `Mehr: ${title}`,
    question: (name) => `welche Veranstaltungen gibt es diese Woche im Lokal ${name}`,
  },
  menu: {
    title: { both: 'Speise- und Getränkekarte', food: 'Speisekarte', drinks: 'Getränkekarte' },
    pricesAsOf: (date) => `Preisstand: ${date}; Endpreise einschließlich Mehrwertsteuer.`,
    pricesWithoutVat: (date) => `Preisstand: ${date}; Endpreise, Mehrwertsteuer fällt nicht an.`,
    priceAdvice: () => 'Bei Abweichungen gilt die Preisliste vor Ort.',
    lunchWeek: (from, to) => `Woche vom ${from} bis ${to}`,
    noLunch: (date) => `Stand ${date}: Hier ist kein Mittagsmenü veröffentlicht.`,
    alcohol: (percent) => `${percent} vol`,
    deposit: (amount) => `zuzüglich ${amount} Pfand`,
    soldOut: (date) => `ausverkauft (Stand: ${date})`,
    notServed: (date) => `nicht im Angebot (Stand: ${date})`,
    servedOn: (days) => `nur ${days}`,
    season: (from, to) => `in der Saison vom ${from} bis ${to}`,
    servedDates: (dates) => `nur am ${dates}`,
    served: (when) => `Serviert wird ${when}.`,
    dietAdvice: (claim) =>
      `Angaben wie „${claim}“ stehen nur dort, wo wir sie zusagen. Fehlt eine Angabe, bedeutet das nicht das Gegenteil: Bitte fragen Sie das Personal.`,
    traces: (list) => `kann Spuren enthalten: ${list}`,
  },
  filter: {
    diets: { vegetarian: 'vegetarisch', vegan: 'vegan', gluten_free: 'glutenfrei' },
    upTo: (price) => `bis ${price}`,
    contains: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
    free: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
  },
  contact: {
    stop: (name, minutes) => `${name}, ${minutes} zu Fuß`,
    onFoot: (place, minutes) => `Zu Fuß ab ${place}, ${minutes}`,
    fromTo: (from, to) => `von ${from} bis ${to}\u00A0Uhr`,
    telephoneHours: (times) => `Telefonisch sind wir ${times} erreichbar.`,
  },
  booking: {
    booked: (ways, only) => `Tische können ${only ? 'nur ' : ''}${ways} reserviert werden`,
    onlyFor: (days) => `Reservieren können Sie nur für diese Tage: ${days}.`,
    people: (from, to) =>
      `Wir reservieren ${from === undefined ? `für bis zu ${to}` : to === undefined ? `ab ${from}` : `für ${from} bis ${to}`} Personen.`,
  },
  house: {
    age: (years) => `ab ${years} Jahren`,
    seats: (count) => `${count || 'keine'} ${count === 1 ? 'Sitzplatz' : 'Sitzplätze'}`,
    seasons: {
      terrace_season: (from, to) => `Die Terrasse ist vom ${from} bis ${to} geöffnet.`,
      garden_season: (from, to) => `Der Garten ist vom ${from} bis ${to} geöffnet.`,
    },
  },
  agents: {
    inShort: ({ food }) => `${food ? 'Speisekarte' : 'Getränkekarte'}, Öffnungszeiten, Kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      lunch
        ? `was gibt es im Lokal ${name} zu Mittag`
        : `was steht im Lokal ${name} auf der Speisekarte`,
      largeBeer
        ? `was kostet im Lokal ${name} ein großes Bier`
        : `wann hat das Lokal ${name} am Samstag geöffnet`,
    ],
  },
}
