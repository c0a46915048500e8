// O vzhledu stránek.

import type { Paper } from '../../model/looks.ts'
import { type Messages, quote } from './parts.ts'

const write = (color: string) => `napište   accent: "${color}"`
const papers: { [P in Paper]: string } = { cream: 'krémovém', white: 'bílém', kraft: 'hnědém' }

export const looks = {
  'color-unreadable': ({ typed, meant }) => ({
    found: `barva ${quote(typed)}`,
    mend: meant === null ? `${write('#7b2d1c')}   s číslem vaší barvy` : write(meant),
  }),
  'color-transparent': ({ typed, opaque }) => ({
    found: `barva ${quote(typed)}, přes kterou prosvítá papír`,
    mend: write(opaque),
  }),
  'color-too-pale': ({ typed, paper, nearest }) => ({
    found: `barva ${quote(typed)}, na ${papers[paper]} papíře moc bledá; kdyby ji web ztmavil tak, aby se četla, byla by to jiná barva`,
    mend: `${write(nearest)}   to je nejbližší, která se přečte, nebo ještě tmavší`,
  }),
} satisfies Messages
