import leven from 'leven'

/** The known name that was probably meant, if any is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // A longer text is not a typing error, and comparing it is slow.
  if (name.length > 64) return undefined
  const same = known.find((candidate) => joined(candidate) === joined(name))
  if (same !== undefined) return same
  const typed = fold(name)
  const [best] = known
    .filter((candidate) => !neverGuessed.includes(candidate) && areNear(typed, fold(candidate)))
    .map((candidate) => ({ candidate, distance: editDistance(typed, fold(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined
}

/** A yes or a no is never guessed: `jo` is near to `no`, and is a yes. */
const neverGuessed: readonly string[] = ['yes', 'no']

/** Names of several words are near word by word: `booking_days` is no slip of `booking_by`. */
function areNear(typed: string, meant: string): boolean {
  const [words, others] = [typed.split('_'), meant.split('_')]
  if (words.length < 2 || words.length !== others.length) return true
  return words.every((word, index) => {
    const other = others[index] ?? ''
    return editDistance(word, other) <= Math.max(1, Math.floor(other.length / 2))
  })
}

/** The form in which words are compared: without case, accents, and with `_` between parts. */
export const plainWord = (word: string) => fold(word.trim()).replace(/[\s-]+/g, '_')

/** Letters in another order count as one step. */
export const editDistance = (typed: string, meant: string): number =>
  typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join()
    ? Math.min(1, leven(typed, meant))
    : leven(typed, meant)

/** `phone2` is `phone_2`, though `phone` is as near. */
const joined = (name: string) => plainWord(name).replaceAll('_', '')

/**
 * A letter of the languages that owners write, within a class of a pattern. `\p{L}` has letters of all
 * scripts: a build would spend a tenth of its time on making patterns of it.
 */
export const latin = 'A-Za-zÀ-ÖØ-öø-ɏ'

/** Lower case without accents: how a name is compared, and what an id is made of. */
export function fold(text: string): string {
  const letters = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return letters.toLowerCase()
}
