import type { Words } from '../en.ts'

export const hours: Words['hours'] = {
  title: 'Otevírací doba',
  closed: 'zavřeno',
  none: 'není',
  day: 'Den',
  bar: {
    pub: 'Hospoda',
    wine_bar: 'Vinárna',
    cafe: 'Kavárna',
    brewery: 'Pivovar',
    inn: 'Hostinec',
    restaurant: 'Restaurace',
    bistro: 'Bistro',
    club: 'Klub',
    kiosk: 'Stánek',
    other: 'Otevřeno',
  },
  without: { kitchen: 'Nevaříme.', lunch: 'Polední menu nemáme.' },
  exceptionally: {
    kitchen: (where) => `Vaříme jen ve dnech, které stojí v části „${where}“.`,
    lunch: (where) => `Polední menu máme jen ve dnech, které stojí v části „${where}“.`,
  },
  kitchen: 'Kuchyň',
  lunch: 'Polední menu',
  pastMidnight: (day, span, onNextDay, close) =>
    `Zavírá-li se po půlnoci, patří noc ke dni, kdy začala: ${day} ${span} znamená, že se zavírá ${onNextDay} v ${close}.`,
  exceptions: 'Svátky a změny',
  openAt: (hours) => `otevřeno ${hours}`,
  kitchenAt: (hours) => `kuchyň ${hours}`,
  lunchAt: (hours) => `polední menu ${hours}`,
  holidaysAsUsual: 'Ve svátky, které mezi výjimkami nejsou, máme otevřeno jako v jiné dny.',
  timeZone: (name) => `Časy platí v pásmu ${name}.`,
}
