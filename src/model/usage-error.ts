/** Somebody called the program wrongly: printed as one sentence, exit code 2. */
export class UsageError extends Error {}
