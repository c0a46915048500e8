import type { HoursWords } from '../hours.ts'

const none = 'none'

export const hours: HoursWords = {
  title: 'Opening hours',
  closed: 'closed',
  none,
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
  without: { kitchen: 'No kitchen.', lunch: 'No lunch menu.' },
  exceptionally: {
    kitchen: (where) => `The kitchen is open only on days listed under “${where}”.`,
    lunch: (where) => `Lunch menu only on days listed under “${where}”.`,
  },
  kitchen: 'Kitchen',
  lunch: 'Lunch menu',
  pastMidnight: (day, span, onNextDay, close) =>
    `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
  exceptions: 'Holidays and changes',
  openAt: (hours) => `open ${hours}`,
  kitchenAt: (hours) => (hours === none ? 'no kitchen' : `kitchen ${hours}`),
  lunchAt: (hours) => (hours === none ? 'no lunch menu' : `lunch menu ${hours}`),
  holidaysAsUsual: 'On public holidays that are not among the exceptions we keep our usual hours.',
  timeZone: (name) => `Times are local, in the zone ${name}.`,
}
