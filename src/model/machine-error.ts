import { SaidError } from './usage-error.ts'

/** What the machine refuses: a full disk, a folder of another user. One sentence, exit code 3. */
export class MachineError extends SaidError {}
