/** Cache a result per object, as long as the object lives. */
export function cachePerObject<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, { result: Result }>()
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
