import { byDay } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

export const events: Words['events'] = {
  title: 'Podujatia',
  anchor: 'Program',
  daily: (times) => `každý deň ${times}`,
  start: (time) => `od ${time}`,
  every: byDay(
    'každý pondelok, každý utorok, každú stredu, každý štvrtok, každý piatok, každú sobotu, každú nedeľu',
  ),
  everyDay: 'každý deň',
  since: (date) => `od ${date}`,
  until: (date) => `do ${date}`,
  between: (from, to) => `od ${from} do ${to}`,
  except: (dates) => `okrem: ${dates}`,
  cancelled: 'zrušené',
  free: 'vstup voľný',
  entry: 'Vstupné',
  nothing: 'zadarmo',
  more: (title) => `Viac: ${title}`,
  question: (name) => `aké podujatia sú tento týždeň v podniku ${name}`,
}
