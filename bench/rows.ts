// Rows of `npm run bench` and how they are printed. Each row is one measurement.

/** `limit` is the maximum, `least` the minimum. */
export type Measurement = {
  what: string
  value: number
  unit: string
  limit?: number
  least?: number
}

/** Return a row for a measurement that this machine cannot make. */
export const skipped = (what: string, why: string): Measurement => ({
  what,
  value: 0,
  unit: `skipped: ${why}`,
})

export const isOver = ({ value, limit = Infinity }: Measurement) => value > limit
/** NaN is below any minimum. */
export const isUnder = ({ value, least }: Measurement) => least !== undefined && !(value >= least)

/** Return `of 22000`, `OVER 22000`, `from 98` or `UNDER 98`. */
function promised(row: Measurement): string {
  const { limit, least } = row
  if (limit !== undefined) return `${isOver(row) ? 'OVER' : 'of'} ${limit}`
  return least === undefined ? '' : `${isUnder(row) ? 'UNDER' : 'from'} ${least}`
}

/** Align the columns: what, value, unit, limit. */
export function table(rows: readonly Measurement[]): string {
  const cells = rows.map((row) => [row.what, String(row.value), row.unit, promised(row)])
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0))
  return cells
    .map(([what = '', value = '', unit = '', limit = '']) =>
      `${what.padEnd(width(0))}  ${value.padStart(width(1))} ${unit.padEnd(width(2))}  ${limit}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}
