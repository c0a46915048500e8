/** Group neighbouring entries, as long as each belongs to the one before it. */
export function groupRuns<T>(
  entries: readonly T[],
  belongs: (before: T, next: T) => boolean,
): [T, ...T[]][] {
  const runs: [T, ...T[]][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && belongs(run.at(-1) ?? run[0], entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

/** Group entries by a key, in the order of their first entries. Node 20 has no `Map.groupBy`. */
export function groupBy<Key, Entry>(
  entries: Iterable<Entry>,
  toKey: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(toKey(entry))
    if (group) group.push(entry)
    else groups.set(toKey(entry), [entry])
  }
  return groups
}
