import { type Said, tellSentence } from './catalogue.ts'

/**
 * What ends a command with one sentence. Its `message` is in English, for logs and programs;
 * whoever prints it to a person tells `said` in theirs.
 */
export class SaidError extends Error {
  readonly said: Said

  constructor(said: Said, options?: ErrorOptions) {
    super(tellSentence(said), options)
    this.said = said
  }
}

/** Somebody called the program wrongly: printed as one sentence, exit code 2. */
export class UsageError extends SaidError {}
