import { type Notice, sentence, tellSentence } from './catalogue.ts'

/**
 * What ends a command with one sentence. Its `message` is in English, for logs and programs;
 * whoever prints it to a person tells `said` in theirs.
 */
export class SaidError extends Error {
  readonly notice: Notice

  constructor(notice: Notice, options?: ErrorOptions) {
    super(tellSentence(notice), options)
    this.notice = notice
  }
}

/** Somebody called the program wrongly: printed as one sentence, exit code 2. */
export class UsageError extends SaidError {}

/** A word behind a flag that is none of those which are known. */
export const choiceUnknown = (flag: string, value: string, known: readonly string[]) =>
  new UsageError(sentence('choice-unknown', { flag, value, known }))
