import leven from 'leven'

/** Find the candidate that was probably meant; undefined if none is similar enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // A longer text is not a typing error, and comparing it is slow.
  if (name.length > 64) return undefined
  const same = known.find((candidate) => joined(candidate) === joined(name))
  if (same !== undefined) return same
  const typed = normalizeText(name)
  const [best] = known
    .filter(
      (candidate) => !neverGuessed.includes(candidate) && areNear(typed, normalizeText(candidate)),
    )
    .map((candidate) => ({ candidate, distance: editDistance(typed, normalizeText(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined
}

/**
 * True if a word is surely this keyword with a slip: other accents or separators, or one wrong
 * letter in a longer word. Two wrong letters may be another word: `bowling` is not `booking`.
 */
export const isMisspelt = (typed: string, keyword: string): boolean =>
  joined(typed) === joined(keyword) ||
  (keyword.length >= 4 &&
    editDistance(normalizeText(typed), normalizeText(keyword)) <= (keyword.length < 9 ? 1 : 2))

/** Yes and no are never guessed: `jo` is similar to `no`, but means yes. */
const neverGuessed: readonly string[] = ['yes', 'no']

/** Compare names of several words word by word: `booking_days` is not a misspelt `booking_by`. */
function areNear(typed: string, meant: string): boolean {
  const [words, others] = [typed.split('_'), meant.split('_')]
  if (words.length < 2 || words.length !== others.length) return true
  return words.every((word, index) => {
    const counterpart = others[index] ?? ''
    return editDistance(word, counterpart) <= Math.max(1, Math.floor(counterpart.length / 2))
  })
}

/** Normalise a word for comparison: lower case, no accents, `_` between parts. */
export const plainWord = (word: string) => normalizeText(word.trim()).replace(/[\s-]+/g, '_')

/** Levenshtein distance, but letters in another order count as one step. */
export const editDistance = (typed: string, meant: string): number =>
  typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join()
    ? Math.min(1, leven(typed, meant))
    : leven(typed, meant)

/** Ignore separators: `phone2` equals `phone_2`, although `phone` is just as near. */
const joined = (name: string) => plainWord(name).replaceAll('_', '')

/**
 * Letters of the supported languages, for a character class. `\p{L}` covers all scripts, and
 * compiling it would take a tenth of the build time.
 */
export const latin = 'A-Za-zÀ-ÖØ-öø-ɏ'

/** Lower case without accents, for comparing names and making ids. */
export function normalizeText(text: string): string {
  const letters = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return letters.toLowerCase()
}
