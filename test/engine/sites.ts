// Two sites of a realistic size whose files have no text in common, for tests of publishing.

import { manifest } from '../../src/model/published.ts'

function site(name: string): Map<string, string> {
  const files = Array.from({ length: 40 }, (_, index) => `${'deeper/'.repeat(index % 4)}${index}`)
  return new Map([
    ...files.map((file) => [file, `${name} `.repeat(5000)] as const),
    [manifest, [manifest, ...files, ''].join('\n')],
  ])
}

export const sites = { one: site('one'), two: site('two') }
