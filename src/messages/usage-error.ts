import { formatSentence, type Notice, sentence } from './catalogue.ts'
import { en } from './en.ts'

/**
 * An error that ends a command with one sentence. `message` is in English, for logs and programs;
 * `notice` is printed in the language of the reader.
 */
export class NoticeError extends Error {
  readonly notice: Notice

  constructor(notice: Notice, options?: ErrorOptions) {
    super(formatSentence(notice, en), options)
    this.notice = notice
  }
}

/** A wrong call of the program: printed as one sentence, exit code 2. */
export class UsageError extends NoticeError {}

/** Error for a flag with an unknown value. */
export const unknownChoice = (flag: string, value: string, known: readonly string[]) =>
  new UsageError(sentence('choice-unknown', { flag, value, known }))
