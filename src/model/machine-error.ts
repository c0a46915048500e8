/** What the machine refuses: a full disk, a folder of another user. One sentence, exit code 3. */
export class MachineError extends Error {}

export const mountPoint = (to: string) =>
  `${to} is a mount point, which cannot be exchanged in one step; nothing was written. Mount the folder that holds it, and build into a folder inside`

/** What a refusal of the system means, by its code; `kept` is what became of the site. */
const refusals: { [code: string]: (to: string, kept: string) => string } = {
  ENOSPC: (to, kept) => `the disk of ${to} is full; ${kept}. Make room, and build again`,
  EDQUOT: (to, kept) =>
    `your share of the disk of ${to} is full; ${kept}. Make room, and build again`,
  EROFS: (to, kept) => `the disk of ${to} is read-only; ${kept}. Choose another output folder`,
  EACCES: (to, kept) =>
    `${to} or the folder that holds it may not be written by you; ${kept}. Allow it, or choose another output folder`,
  EPERM: (to, kept) =>
    `${to} or the folder that holds it may not be written by you; ${kept}. Allow it, or choose another output folder`,
  ENAMETOOLONG: (to) => `the name of ${to} is too long for the disk; choose a shorter one`,
  ENOENT: (to, kept) =>
    `no folder can be made at ${to}, or it went away; ${kept}. Choose another output folder`,
  ENOTDIR: (to, kept) =>
    `the way to ${to} leads through a file; ${kept}. Choose another output folder`,
  EISDIR: (to, kept) => `${to} is a folder, and a file belongs there; ${kept}. Move it away`,
  ELOOP: (to, kept) => `${to} is a link that leads to itself; ${kept}. Delete the link`,
  EMFILE: (to, kept) =>
    `too many files are open to write ${to}; ${kept}. Raise the limit (ulimit -n), and build again`,
  ENFILE: (to, kept) =>
    `too many files are open on this machine to write ${to}; ${kept}. Build again later`,
  EBUSY: mountPoint,
  EIO: (to) => `the disk of ${to} is broken or gone; nothing more is known of it`,
}

/** Does it, and says in a sentence what the machine refused. */
export async function explained<T>(
  to: string,
  act: () => Promise<T>,
  kept = 'the site is as it was',
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const told = refusals[(error as NodeJS.ErrnoException).code ?? '']
    throw told ? new MachineError(told(to, kept), { cause: error }) : error
  }
}
