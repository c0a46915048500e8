/** @jsxRuntime automatic @jsxImportSource preact */

import type { Fact } from '../text/contact.ts'

type TermsProps = {
  facts: readonly Fact[]
  /** Labels to print. Without it all are printed. */
  onPaper?: ReadonlySet<string>
}

/** Entries of a description list. */
export const Terms = ({ facts, onPaper }: TermsProps) => (
  <>
    {facts.map(({ label, value, lang }) => (
      <div class={onPaper && !onPaper.has(label) ? 'x' : undefined}>
        <dt>{label}</dt>
        <dd lang={lang}>{value}</dd>
      </div>
    ))}
  </>
)
