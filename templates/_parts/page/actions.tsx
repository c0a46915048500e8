/** @jsxRuntime automatic @jsxImportSource preact */
// Links as buttons.

import type { VNode } from 'preact'

/** Paragraph of the given links. Spaces keep them apart where no style is read. */
export function Actions({ links }: { links: readonly (VNode | false | undefined)[] }) {
  const shown = links.filter((link) => !!link)
  if (shown.length === 0) return null
  return <p class="actions">{shown.flatMap((link, index) => (index === 0 ? link : [' ', link]))}</p>
}
