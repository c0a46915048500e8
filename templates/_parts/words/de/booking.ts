import type { BookingWay } from '../../../../src/model/site.ts'
import { inSentence } from '../../../../src/model/word-list.ts'
import type { Words } from '../en.ts'

const by: Record<BookingWay, string> = {
  telephone: 'telefonisch',
  email: 'per E-Mail',
  web: 'online',
  message: 'per Nachricht',
}

export const booking: Words['booking'] = {
  booked: (ways) => {
    if (ways === null) return ''
    if (ways.length === 0) return 'Tischreservierungen nehmen wir nicht entgegen.'
    const all = inSentence(
      ways.map((way) => by[way]),
      'oder',
    )
    return `Tische werden ${ways.length === 1 ? 'nur ' : ''}${all} reserviert.`
  },
  bookedAt: (ways) => {
    if (ways === null) return 'Ob und wie Tische reserviert werden, ist nicht angegeben.'
    const [first, second] = ways
    if (first === undefined) return 'Tische werden nicht reserviert.'
    if (second === undefined)
      return `Tische werden nur ${by[first.way]} reserviert${first.at && `: ${first.at}`}.`
    const all = ways.map(({ way, at }) => by[way] + (at && ` (${at})`))
    return `Tische werden ${inSentence(all, 'oder')} reserviert.`
  },
}
