import type { HoursWords } from '../hours.ts'

export const hours: HoursWords = {
  title: 'Opening hours',
  closed: 'closed',
  none: 'none',
  day: 'Day',
  bar: {
    pub: 'Pub',
    wine_bar: 'Wine bar',
    cafe: 'Café',
    brewery: 'Brewery',
    inn: 'Inn',
    restaurant: 'Restaurant',
    bistro: 'Bistro',
    club: 'Club',
    kiosk: 'Kiosk',
    other: 'Open',
  },
  kitchen: 'Kitchen',
  lunch: 'Lunch menu',
  pastMidnight: (day, span, onNextDay, close) =>
    `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
  exceptions: 'Exceptions',
  exception: (bar, kitchen, lunch) => `open ${bar}, kitchen ${kitchen}, lunch menu ${lunch}`,
  timeZone: (name) => `Times are local, in the zone ${name}.`,
}
