// A mutant is the program with one small mistake in it, such as a tired person makes. Each breaks a
// promise, and the test that holds the promise has to fail: `npm run mutants` tries them all.

type Change = {
  /** From the root of the project. */
  file: string
  /** Stands exactly once in the file; may be several lines. */
  old: string
  new: string
  /** The promise, in words. */
  breaks: string
}

/** `noticedBy` is the test file that fails, where one test of many is enough with ` -t "its title"`. */
type Noticed = Change & { noticedBy: string }

/** Nobody could notice: why that is so. */
type Unnoticed = Change & { unnoticed: string }

export type Mutant = Noticed | Unnoticed

export const isNoticed = (mutant: Mutant): mutant is Noticed => 'noticedBy' in mutant

/** The text with the mistake in it; undefined where the old words are not there, or more than once. */
export function mutated(text: string, { old, new: wrong }: Mutant): string | undefined {
  const [before, after, ...more] = text.split(old)
  if (before === undefined || after === undefined || more.length > 0 || old === wrong)
    return undefined
  return before + wrong + after
}

export type Named = { file: string; title?: string }

/** The test of `path` or `path -t "title"`. */
export function testOf({ noticedBy }: Noticed): Named {
  const [, file, title] = /^(\S+)(?: -t "(.+)")?$/.exec(noticedBy) ?? []
  if (file === undefined) throw new Error(`no test is named by ${noticedBy}`)
  return title === undefined ? { file } : { file, title }
}
