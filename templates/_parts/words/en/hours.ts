// When the pub is open.

const none = 'none'

export const hours = {
  title: 'Opening hours',
  closed: 'closed',
  none,
  day: 'Day',
  /** Over the hours of the house itself. */
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
  /** Said where the owner said that there is none. */
  without: { kitchen: 'No kitchen.', lunch: 'No lunch menu.' },
  /** Said where no week has any, and days do that stand under a heading. */
  exceptionally: {
    kitchen: (where: string) => `The kitchen is open only on days listed under “${where}”.`,
    lunch: (where: string) => `Lunch menu only on days listed under “${where}”.`,
  },
  kitchen: 'Kitchen',
  lunch: 'Lunch menu',
  /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
  pastMidnight: (day: string, span: string, onNextDay: string, close: string) =>
    `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
  exceptions: 'Holidays and changes',
  /** Parts of a sentence about one day: `open 12:00–22:00, no kitchen`. */
  openAt: (hours: string) => `open ${hours}`,
  kitchenAt: (hours: string) => (hours === none ? 'no kitchen' : `kitchen ${hours}`),
  lunchAt: (hours: string) => (hours === none ? 'no lunch menu' : `lunch menu ${hours}`),
  /** Where the owner says so. */
  holidaysAsUsual: 'On public holidays that are not among the exceptions we keep our usual hours.',
  timeZone: (name: string) => `Times are local, in the zone ${name}.`,
}
