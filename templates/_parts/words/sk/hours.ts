import type { HoursWords } from '../hours.ts'

export const hours: HoursWords = {
  title: 'Otváracie hodiny',
  closed: 'zatvorené',
  none: 'nie je',
  day: 'Deň',
  bar: 'Prevádzka',
  kitchen: 'Kuchyňa',
  lunch: 'Obedové menu',
  pastMidnight: (day, span, onNextDay, close) =>
    `Ak sa zatvára po polnoci, noc patrí ku dňu, v ktorom sa začala: ${day} ${span} znamená, že sa zatvára ${onNextDay} o ${close}.`,
  exceptions: 'Výnimky',
  exception: (bar, kitchen, lunch) => `otvorené ${bar}, kuchyňa ${kitchen}, obedové menu ${lunch}`,
  timeZone: (name) => `Časy platia v pásme ${name}.`,
}
