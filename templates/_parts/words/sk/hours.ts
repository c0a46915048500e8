import type { Words } from '../en.ts'

export const hours: Words['hours'] = {
  title: 'Otváracie hodiny',
  closed: 'zatvorené',
  none: 'nie je',
  day: 'Deň',
  bar: {
    pub: 'Hostinec',
    wine_bar: 'Vináreň',
    cafe: 'Kaviareň',
    brewery: 'Pivovar',
    inn: 'Hostinec',
    restaurant: 'Reštaurácia',
    bistro: 'Bistro',
    club: 'Klub',
    kiosk: 'Stánok',
    other: 'Otvorené',
  },
  without: { kitchen: 'Nevaríme.', lunch: 'Obedové menu nemáme.' },
  exceptionally: {
    kitchen: (where) => `Varíme len v dňoch, ktoré sú v časti „${where}“.`,
    lunch: (where) => `Obedové menu máme len v dňoch, ktoré sú v časti „${where}“.`,
  },
  kitchen: 'Kuchyňa',
  lunch: 'Obedové menu',
  pastMidnight: (day, span, onNextDay, close) =>
    `Ak sa zatvára po polnoci, noc patrí ku dňu, v ktorom sa začala: ${day} ${span} znamená, že sa zatvára ${onNextDay} o ${close}.`,
  exceptions: 'Sviatky a zmeny',
  openAt: (hours) => `otvorené ${hours}`,
  kitchenAt: (hours) => `kuchyňa ${hours}`,
  lunchAt: (hours) => `obedové menu ${hours}`,
  holidaysAsUsual: 'Vo sviatky, ktoré medzi výnimkami nie sú, máme otvorené ako v iné dni.',
  timeZone: (name) => `Časy platia v pásme ${name}.`,
}
