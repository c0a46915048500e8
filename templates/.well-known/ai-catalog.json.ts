// The ARD manifest at the address it had before version 0.91. Some readers know only the old
// address, and published addresses stay.

import manifest from './ard.json.ts'

export default {
  ...manifest,
  title: 'AI catalog',
  summary: 'The ARD manifest under its old name, for readers that look for it there.',
  unlisted: true as const,
}
