// German.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay, monthNames } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

const date = (day: number, month: number, year: number) =>
  `${day}.\u00A0${months[month - 1]}\u00A0${year}`

const { de: months } = monthNames

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
    date,
    longDate: (weekday, ...rest) => `${weekday}, ${date(...rest)}`,
    monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  },
  hours: {
    none: 'entfällt',
    without: { kitchen: 'Keine Küche.', lunch: 'Kein Mittagsmenü.' },
    exceptionally: {
      kitchen: (where) => `Küche nur an den Tagen, die unter „${where}“ stehen.`,
      lunch: (where) => `Mittagsmenü nur an den Tagen, die unter „${where}“ stehen.`,
    },
    pastMidnight: (day, span, onNextDay, close) =>
      `Schließen wir nach Mitternacht, gehört die Nacht zu dem Tag, an dem sie begann: ${day} ${span} heißt, dass wir ${onNextDay} um ${close} Uhr schließen.`,
    next: (day, isClosed) => (isClosed ? `ab ${day} geschlossen` : `ab ${day} andere Zeiten`),
    openAgain: (onDay, date, time) => `wieder geöffnet ${onDay}, ${date}, ab ${time} Uhr`,
    openAt: (hours) => `geöffnet ${hours}`,
    kitchenAt: (hours) => `Küche ${hours}`,
    lunchAt: (hours) => `Mittagsmenü ${hours}`,
    holidaysAsUsual:
      'An Feiertagen, die unter den abweichenden Öffnungszeiten nicht genannt sind, gelten die üblichen Zeiten.',
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
    except: (dates) => `außer: ${dates}`,
    more: (title) => `Mehr: ${title}`,
    question: (name) => `welche Veranstaltungen gibt es diese Woche bei ${name}`,
  },
  menu: {
    title: { both: 'Speise- und Getränkekarte', food: 'Speisekarte', drinks: 'Getränkekarte' },
    pricesAsOf: (date) => `Preisstand: ${date}; Endpreise einschließlich Mehrwertsteuer.`,
    pricesWithoutVat: (date) => `Preisstand: ${date}; Endpreise, Mehrwertsteuer fällt nicht an.`,
    priceAdvice: () => 'Weichen sie von der Preisliste vor Ort ab, gilt die Preisliste vor Ort.',
    lunchWeek: (from, to) => `Woche vom ${from} bis ${to}`,
    noLunch: (date) => `Stand ${date} ist hier kein Mittagsmenü veröffentlicht.`,
    soupOfChoice: 'Eine Tagessuppe nach Wahl ist im Preis des Hauptgerichts enthalten.',
    alcohol: (percent) => `${percent} vol`,
    deposit: (amount) => `zuzüglich ${amount} Pfand`,
    sectionExtrasBut: 'Auf Wunsch zu allem in diesem Abschnitt, bei dem nicht „ohne Extras“ steht',
    soldOut: (date) => `ausverkauft (Stand: ${date})`,
    notServed: (date) => `nicht im Angebot (Stand: ${date})`,
    servedOn: (days) => `nur ${days}`,
    season: (from, to) => `in der Saison vom ${from} bis ${to}`,
    servedDates: (dates) => `nur am ${dates}`,
    served: (when) => `Angeboten ${when}.`,
    dietAdvice: (claim) =>
      `Wörter wie „${claim}“ stehen nur, wo wir es zusagen. Wo sie fehlen, behaupten wir auch nicht das Gegenteil: bitte fragen Sie das Personal.`,
    traces: (list) => `kann Spuren enthalten: ${list}`,
    allergenAdvice:
      'Eine Nummer sagt, was laut Rezeptur enthalten ist; ohne Nummer ist keines der vierzehn Allergene enthalten, außer es steht dabei, dass sie nicht angegeben sind. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal.',
    allergenNumbers: 'Die Nummern der Allergene sind erklärt unter',
  },
  filter: {
    diets: { vegetarian: 'vegetarisch', vegan: 'vegan', gluten_free: 'glutenfrei' },
    upTo: (price) => `bis ${price}`,
    advice:
      'Was keine Angaben zu Allergenen hat oder Spuren des Gewählten enthalten kann, wird dann nicht gezeigt. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal.',
    contains: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
    free: byAllergen(
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    ),
  },
  contact: {
    stop: (name, minutes) => `Haltestelle ${name}, ${minutes} zu Fuß`,
    onFoot: (place, minutes) => `Zu Fuß ab ${place}, ${minutes}`,
    telephoneHours: (hours) => `Telefonisch erreichbar: ${hours} Uhr.`,
  },
  booking: {
    booked: (ways, only) => `Tische werden ${only ? 'nur ' : ''}${ways} reserviert`,
    onlyFor: (days) => `Reservieren können Sie nur für diese Tage: ${days}.`,
    people: (from, to) =>
      `Wir reservieren für ${from === undefined ? `höchstens ${to}` : to === undefined ? `${from} oder mehr` : `${from} bis ${to}`} Personen.`,
    notBooked: {
      guests: 'Tischreservierungen nehmen wir nicht entgegen.',
      programs: 'Tische werden nicht reserviert.',
    },
    unstated: 'Ob und wie Tische reserviert werden, ist nicht angegeben.',
  },
  house: {
    age: (years) => `ab ${years} Jahren`,
    seasons: {
      terrace_season: (from, to) => `Die Terrasse ist vom ${from} bis ${to} geöffnet.`,
      garden_season: (from, to) => `Der Garten ist vom ${from} bis ${to} geöffnet.`,
    },
  },
  agents: {
    about: 'Alles ist öffentlich und nur zum Lesen da, ohne Schlüssel, Konto und Anmeldung.',
    inShort: ({ food }) => `${food ? 'Speisekarte' : 'Getränkekarte'}, Öffnungszeiten, Kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      lunch ? `was gibt es bei ${name} zu Mittag` : `was steht bei ${name} auf der Karte`,
      largeBeer ? `was kostet bei ${name} ein großes Bier` : `wann hat ${name} am Samstag geöffnet`,
    ],
    hoursRule:
      'Eine Nacht gehört zu dem Tag, an dem sie begann. Geöffnet zur Zeit T (Minuten nach Mitternacht) am Tag D: T liegt in einer Spanne von D, oder T + 1440 liegt in einer Spanne des Vortags. Tage mit einer Ausnahme ersetzen den ganzen Wochentag; der Tag nach einer Ausnahme hat seine eigenen Zeiten.',
    seasonsRule:
      'An Tagen von from bis to (MM-DD, auch über Neujahr) gilt anstelle von week die Woche dieser Saison in seasons.',
    noAccount: 'Die Website ist öffentlich, Registrierung und Anmeldung gibt es nicht.',
    notRegistered:
      'Der Zugang ist bereits öffentlich. Eine Registrierung ist nicht nötig, und es werden keine Zugangsdaten ausgegeben.',
    nothingToClaim: 'Es gibt kein Konto, das übernommen werden könnte, und keinen Benutzercode.',
  },
}
