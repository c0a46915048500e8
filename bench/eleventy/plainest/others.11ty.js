// The documents that do not depend on dishes, with the text of our own build.

import { readFileSync } from 'node:fs'

const others = JSON.parse(readFileSync(new URL('../others.json', import.meta.url), 'utf8'))

export const data = {
  others,
  pagination: { data: 'others', size: 1, alias: 'other' },
  permalink: ({ other }) => `/${other.file}`,
}

export const render = ({ other }) => other.body
