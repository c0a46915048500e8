// What is told about the look of the pages.

import type { Paper } from '../../model/looks.ts'
import { quote } from '../wording.ts'
import type { Messages, Typed } from './parts.ts'

const write = (color: string) => `write   accent: "${color}"`

type ColorTooPale = Typed & { paper: Paper; nearest: string }

export const looks = {
  'color-unreadable': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)} as a colour`,
    mend: meant === null ? `${write('#7b2d1c')}   with the number of your colour` : write(meant),
  }),
  'color-transparent': ({ typed, opaque }: Typed & { opaque: string }) => ({
    found: `${quote(typed)}, through which the paper shows`,
    mend: write(opaque),
  }),
  'color-too-pale': ({ typed, paper, nearest }: ColorTooPale) => ({
    found: `${quote(typed)}, which is too pale for a page on ${paper} paper: dark enough to be read it would be another colour`,
    mend: `${write(nearest)}   which is the nearest that can be read, or a darker one`,
  }),
} satisfies Messages
