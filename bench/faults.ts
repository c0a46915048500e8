import type { Row } from './bench.ts'
export async function faultRows(_quick: boolean): Promise<Row[]> {
  return []
}
