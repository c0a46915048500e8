// What guests ask about the house.

import type { FeatureName, features } from '../../../src/model/features.ts'

export type HouseWords = {
  title: string
  /** Before what the house cooks, and before what a guest spends. */
  cuisine: string
  priceRange: string
  features: { [Name in FeatureName]: WordsOf<(typeof features)[Name]> }
}

/** What is said of a fact, by the kind of its row. */
type WordsOf<Row> = Row extends { kind: 'yes_no' }
  ? Named<'yes' | 'no'>
  : Row extends { choices: infer Choices }
    ? Named<keyof Choices & string>
    : Row extends { kind: 'count' }
      ? Counted
      : Row extends { kind: 'times' }
        ? Timed
        : Seasonal

/** `Dogs: welcome`. */
export type Named<Value extends string = string> = { name: string; values: Record<Value, string> }

/** `Seats: inside 68`. */
export type Counted = { name: string; count: (count: string) => string }

/** `Quiet hours: 22:00–06:00`. */
export type Timed = { name: string; times: (times: string) => string }

/** A whole sentence. */
export type Seasonal = { season: (from: string, to: string) => string }
