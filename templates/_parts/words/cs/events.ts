import type { Words } from '../en.ts'

export const events: Words['events'] = {
  title: 'Akce',
  anchor: 'Akce',
  daily: (times) => `každý den ${times}`,
  start: (time) => `od ${time}`,
  every: {
    mon: 'každé pondělí',
    tue: 'každé úterý',
    wed: 'každou středu',
    thu: 'každý čtvrtek',
    fri: 'každý pátek',
    sat: 'každou sobotu',
    sun: 'každou neděli',
  },
  everyDay: 'každý den',
  since: (date) => `od ${date}`,
  until: (date) => `do ${date}`,
  between: (from, to) => `od ${from} do ${to}`,
  except: (dates) => `kromě: ${dates}`,
  cancelled: 'zrušeno',
  free: 'vstup zdarma',
  entry: 'Vstupné',
  nothing: 'zdarma',
  more: (title) => `Více: ${title}`,
  question: (name) => `jaké akce jsou tento týden v podniku ${name}`,
}
