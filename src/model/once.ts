/**
 * Cache a result per object, as long as the object lives. For thousands of objects that live as
 * long as the cache, pass a Map, which is cheaper to collect.
 */
export function cachePerObject<Key extends object, Result>(
  make: (key: Key) => Result,
  made: WeakMap<Key, { result: Result }> | Map<Key, { result: Result }> = new WeakMap(),
): (key: Key) => Result {
  return (key) => {
    const cached = made.get(key)
    if (cached) return cached.result
    const result = make(key)
    made.set(key, { result })
    return result
  }
}

/** Compute a result on first use. */
export function lazy<Result extends object>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
