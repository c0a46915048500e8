import type { BookingWay } from '../../../../src/model/site.ts'
import { inSentence } from '../../../../src/model/word-list.ts'
import type { Words } from '../en.ts'

const by: Record<BookingWay, string> = {
  telephone: 'telefonicky',
  email: 'e-mailom',
  web: 'na webe',
  message: 'správou',
}

const at: Record<BookingWay, string> = {
  telephone: 'telefonicky na',
  email: 'e-mailom na',
  web: 'na stránke',
  message: 'správou',
}

export const booking: Words['booking'] = {
  booked: (ways) => {
    if (ways === null) return ''
    if (ways.length === 0) return 'Stoly nerezervujeme.'
    const all = inSentence(
      ways.map((way) => by[way]),
      'alebo',
    )
    return `Stôl sa dá rezervovať ${ways.length === 1 ? 'len ' : ''}${all}.`
  },
  bookedAt: (ways) => {
    if (ways === null) return 'Ako sa rezervuje stôl, nie je uvedené.'
    const all = ways.map(({ way, at: where }) => at[way] + (where && ` ${where}`))
    if (all.length === 0) return 'Stoly sa nerezervujú.'
    return `Stôl sa dá rezervovať ${all.length === 1 ? 'len ' : ''}${inSentence(all, 'alebo')}.`
  },
}
