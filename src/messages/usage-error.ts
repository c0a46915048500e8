import { type Notice, sentence, tellSentence } from './catalogue.ts'

/**
 * An error that ends a command with one sentence. `message` is in English, for logs and programs;
 * `notice` is printed in the language of the reader.
 */
export class SaidError extends Error {
  readonly notice: Notice

  constructor(notice: Notice, options?: ErrorOptions) {
    super(tellSentence(notice), options)
    this.notice = notice
  }
}

/** A wrong call of the program: printed as one sentence, exit code 2. */
export class UsageError extends SaidError {}

/** A value of a flag that is not one of the known values. */
export const choiceUnknown = (flag: string, value: string, known: readonly string[]) =>
  new UsageError(sentence('choice-unknown', { flag, value, known }))
