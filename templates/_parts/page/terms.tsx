/** @jsxRuntime automatic @jsxImportSource preact */

import type { Fact } from '../facts/contact.ts'

type Props = {
  facts: readonly Fact[]
  /** The labels that paper has; without it paper has all. */
  onPaper?: ReadonlySet<string>
}

/** The entries of a list of definitions. */
export const Terms = ({ facts, onPaper }: Props) => (
  <>
    {facts.map(({ label, value, lang }) => (
      <div class={onPaper && !onPaper.has(label) ? 'x' : undefined}>
        <dt>{label}</dt>
        <dd lang={lang}>{value}</dd>
      </div>
    ))}
  </>
)
