// The rule of content negotiation. It is plain JavaScript, because its text is copied into the
// programs that the build generates. The owner's own servers have the same rule in their own
// language.

/**
 * Return true if a client prefers Markdown: it names text/markdown, with a quality above zero and
 * at least that of HTML (RFC 9110 section 12.5.1). A wildcard alone gets HTML, because browsers and
 * simple clients send it.
 *
 * @param {string | null | undefined} accept
 * @returns {boolean}
 */
export function prefersMarkdown(accept) {
  /** @type {Map<string, number>} */
  const qualities = new Map()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const quality = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, ''))
    if (range !== '' && !qualities.has(range)) qualities.set(range, quality)
  }
  const markdown = qualities.get('text/markdown') ?? 0
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}
