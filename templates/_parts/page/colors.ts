// The colours of the house, by day and by night; the pages, the icons and the card share them.

export const day = {
  paper: '#faf5ea',
  ink: '#2b211a',
  quiet: '#6a5b4e',
  line: '#d9ccb6',
  accent: '#7b2d1c',
} as const

export const night = {
  paper: '#171310',
  ink: '#eadfce',
  quiet: '#ac9d8c',
  line: '#3b3129',
  accent: '#e79c74',
} as const
