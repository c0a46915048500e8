/** @jsxRuntime automatic @jsxImportSource preact */

import type { Fact } from '../facts/contact.ts'

/** The entries of a list of definitions. */
export const Terms = ({ facts }: { facts: readonly Fact[] }) => (
  <>
    {facts.map(({ label, value }) => (
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </>
)
