// RFC 9309 with the Content Signals of contentsignals.org, for all crawlers. The owner decides the
// values of the signals.

import { plain, text } from '../src/model/resource.ts'
import { type ContentSignals, type Site, url } from '../src/model/site.ts'

export default text({
  group: 'Discovery',
  title: 'Rules for crawlers',
  summary: 'robots.txt (RFC 9309): everything may be read; Content Signals say what for.',
  type: plain,
  body: (site) =>
    [
      `# Public and read-only; an index for agents is at ${url(site, '/llms.txt')}`,
      '# Content-Signal: search = being found, ai-input = answering from the site, ai-train =',
      '# training models; yes = allowed, no = not allowed, left out = neither.',
      ...(site.pub.signals.isDefault ? unstated : reserved),
      ...licensed(site),
      '',
      'User-agent: *',
      ...signalLine(site.pub.signals),
      'Allow: /',
      '',
      `Sitemap: ${url(site, '/sitemap.xml')}`,
      // Agentic Resource Discovery, section 5.1. A comment, because audits of robots.txt report an
      // unknown directive, and clients must look at the well-known address anyway.
      `# Agentmap: ${url(site, '/.well-known/ard.json')}`,
    ].join('\n'),
})

const reserved = ['# A "no" reserves rights under article 4 of Directive (EU) 2019/790.']
/** The house reserves nothing that it did not state. */
const unstated = ['# The house stated no signals; these are the defaults of its site generator.']

/** Explain that a signal cannot revoke a licence: "no" reserves nothing that the licence allows. */
const licensed = ({ pub: { license } }: Site) =>
  license === undefined
    ? []
    : [
        `# The data are under ${license}. What that licence allows stays allowed: beyond it a signal is`,
        '# the wish of the house, and reserves nothing that the licence grants.',
      ]

function signalLine({ search, ai_input, ai_train }: ContentSignals): string[] {
  const values = { search, 'ai-input': ai_input, 'ai-train': ai_train }
  const signals = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value ? 'yes' : 'no'}`],
  )
  return signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []
}
