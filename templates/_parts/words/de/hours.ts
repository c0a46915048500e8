import type { Words } from '../en.ts'

export const hours: Words['hours'] = {
  title: 'Öffnungszeiten',
  closed: 'geschlossen',
  none: 'entfällt',
  day: 'Tag',
  bar: {
    pub: 'Lokal',
    wine_bar: 'Weinlokal',
    cafe: 'Café',
    brewery: 'Brauerei',
    inn: 'Gasthaus',
    restaurant: 'Restaurant',
    bistro: 'Bistro',
    club: 'Club',
    kiosk: 'Kiosk',
    other: 'Geöffnet',
  },
  without: { kitchen: 'Keine Küche.', lunch: 'Kein Mittagsmenü.' },
  exceptionally: {
    kitchen: (where) => `Küche nur an den Tagen, die unter „${where}“ stehen.`,
    lunch: (where) => `Mittagsmenü nur an den Tagen, die unter „${where}“ stehen.`,
  },
  kitchen: 'Küche',
  lunch: 'Mittagsmenü',
  pastMidnight: (day, span, onNextDay, close) =>
    `Schließen wir nach Mitternacht, gehört die Nacht zu dem Tag, an dem sie begann: ${day} ${span} heißt, dass wir ${onNextDay} um ${close} Uhr schließen.`,
  exceptions: 'Feiertage und Änderungen',
  openAt: (hours) => `geöffnet ${hours}`,
  kitchenAt: (hours) => `Küche ${hours}`,
  lunchAt: (hours) => `Mittagsmenü ${hours}`,
  holidaysAsUsual:
    'An Feiertagen, die unter den abweichenden Öffnungszeiten nicht genannt sind, gelten die üblichen Zeiten.',
  timeZone: (name) => `Alle Zeiten gelten in der Zeitzone ${name}.`,
}
