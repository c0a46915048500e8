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
