// The manifest under the name that it had before version 0.91: readers that know only that one still
// come, and what owners have published stays where it was.

import manifest from './ard.json.ts'

export default {
  ...manifest,
  title: 'AI catalog',
  summary: 'The ARD manifest under its old name, for readers that look for it there.',
  unlisted: true as const,
}
