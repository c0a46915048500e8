/** Cache a result per object, as long as the object lives. */
export const cachePerObject = <Key extends object, Result>(make: (key: Key) => Result) =>
  cacheIn(new WeakMap<Key, { result: Result }>(), make)

/**
 * Cache a result per key, as long as the cache lives. Cheaper to collect than one per object where
 * there are thousands.
 */
export const cachePerKey = <Key, Result>(make: (key: Key) => Result) =>
  cacheIn(new Map<Key, { result: Result }>(), make)

type Cache<Key, Made> = { get(key: Key): Made | undefined; set(key: Key, made: Made): unknown }

function cacheIn<Key, Result>(made: Cache<Key, { result: Result }>, make: (key: Key) => Result) {
  return (key: Key): Result => {
    const cached = made.get(key)
    if (cached) return cached.result
    const result = make(key)
    made.set(key, { result })
    return result
  }
}

/** Compute a result on first use. */
export function lazy<Result extends object | string>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
