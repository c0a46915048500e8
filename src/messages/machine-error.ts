import { sentence } from './catalogue.ts'
import { SaidError } from './usage-error.ts'

/** What the machine refuses: a full disk, a folder of another user. One sentence, exit code 3. */
export class MachineError extends SaidError {}

/** What became of the site: nothing, or it is published, and only what stands beside it is not. */
type Kept = 'untouched' | 'published'

/** What a refusal of the system means, by its code. */
const refusals = {
  ENOSPC: 'disk-full',
  EDQUOT: 'share-full',
  EFBIG: 'share-full',
  EROFS: 'disk-read-only',
  EACCES: 'out-forbidden',
  EPERM: 'out-forbidden',
  ENAMETOOLONG: 'out-name-long',
  ENOENT: 'out-unmakeable',
  ENOTDIR: 'out-through-file',
  EISDIR: 'out-a-folder',
  ELOOP: 'out-in-circle',
  EMFILE: 'files-open',
  ENFILE: 'files-open-everywhere',
  EBUSY: 'out-mounted',
  EXDEV: 'out-layered',
  EIO: 'disk-broken',
} as const

/** Refusals that are no fault of a program, whatever it was at. */
const anywhere = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EIO']

/** Whether the machine refused what nobody foresaw, such as one more open file. */
export const isOfMachine = (error: unknown): error is NodeJS.ErrnoException =>
  anywhere.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Does it, and says in a sentence what the machine refused. */
export async function explained<T>(
  to: string,
  act: () => Promise<T>,
  kept: Kept = 'untouched',
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const code = refusals[(error as NodeJS.ErrnoException).code as keyof typeof refusals]
    throw code === undefined
      ? error
      : new MachineError(sentence(code, { folder: to, kept }), { cause: error })
  }
}
