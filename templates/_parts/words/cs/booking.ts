import type { BookingWay } from '../../../../src/model/site.ts'
import { inSentence } from '../../../../src/model/word-list.ts'
import type { Words } from '../en.ts'

const by: Record<BookingWay, string> = {
  telephone: 'po telefonu',
  email: 'e-mailem',
  web: 'na webu',
  message: 'zprávou',
}

const at: Record<BookingWay, string> = {
  telephone: 'telefonicky na',
  email: 'e-mailem na',
  web: 'na stránce',
  message: 'zprávou',
}

export const booking: Words['booking'] = {
  booked: (ways) => {
    if (ways === null) return ''
    if (ways.length === 0) return 'Stoly nerezervujeme.'
    const all = inSentence(
      ways.map((way) => by[way]),
      'nebo',
    )
    return `Stůl lze rezervovat ${ways.length === 1 ? 'jen ' : ''}${all}.`
  },
  bookedAt: (ways) => {
    if (ways === null) return 'Jak se rezervuje stůl, není uvedeno.'
    const all = ways.map(({ way, at: where }) => at[way] + (where && ` ${where}`))
    if (all.length === 0) return 'Stoly se nerezervují.'
    return `Stůl lze rezervovat ${all.length === 1 ? 'jen ' : ''}${inSentence(all, 'nebo')}.`
  },
}
