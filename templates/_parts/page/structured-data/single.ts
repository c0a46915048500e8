// A value of schema.org: a list only of several.

export const single = <Value>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values
