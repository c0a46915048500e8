// Match the entries of two versions of a list.

const isBlock = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Match each new entry with an old one: an equal one if there is one, otherwise the most similar.
 * The result has the index of the old entry for each new one.
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(before.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const same = after.map((entry) => take([...free].find((index) => isEqual(before[index], entry))))
  return same.map((found, at) => {
    if (found !== undefined) return found
    const entry = after[at]
    const ranked = [...free]
      .map((index) => [index, similarity(before[index], entry)] as const)
      .sort(([, one], [, other]) => other - one)
    const [best] = ranked
    if (best && best[1] > 0) return take(best[0])
    return !isBlock(entry) && before.length === after.length && free.has(at) ? take(at) : undefined
  })
}

/**
 * Count the equal fields. Zero if less than half are equal and the first one, the name, is another.
 */
function similarity(one: unknown, other: unknown): number {
  if (!isBlock(one) || !isBlock(other)) return 0
  const [first = ''] = Object.keys(other)
  const same = Object.keys(other).filter((name) => isEqual(one[name], other[name]))
  const hasSameName = same.includes(first) || isLonger(one[first], other[first])
  return same.length * 2 > Object.keys(other).length || hasSameName ? same.length : 0
}

/** True if one name is the other with more words, such as `Kvíz – přesunuto`. */
const isLonger = (one: unknown, other: unknown) =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  Math.min(one.length, other.length) > 3 &&
  (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one))
