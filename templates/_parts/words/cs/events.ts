import { byDay } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

export const events: Words['events'] = {
  title: 'Akce',
  anchor: 'Akce',
  daily: (times) => `každý den ${times}`,
  start: (time) => `od ${time}`,
  every: byDay(
    'každé pondělí, každé úterý, každou středu, každý čtvrtek, každý pátek, každou sobotu, každou neděli',
  ),
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
