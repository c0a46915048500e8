import { sentence } from './catalogue.ts'
import { NoticeError } from './usage-error.ts'

/**
 * The system refused something: a full disk, a folder of another user. Printed as one sentence,
 * exit code 3.
 */
export class MachineError extends NoticeError {}

/** State of the site after the error: unchanged, or published except for one file next to it. */
type SiteState = 'untouched' | 'published'

/** The sentence for each error code of the system. */
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

/** Errors that are never a bug of the program, whatever it was doing. */
const anywhere = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EIO']

/** True if the system refused something that no code handles, such as one more open file. */
export const isMachineError = (error: unknown): error is NodeJS.ErrnoException =>
  anywhere.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Run an action; turn a refusal of the system into a sentence. */
export async function withExplainedErrors<T>(
  to: string,
  act: () => Promise<T>,
  kept: SiteState = 'untouched',
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
