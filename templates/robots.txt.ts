// RFC 9309 with the Content Signals of contentsignals.org. A crawler obeys only the most specific
// group that names it, so every group has the signals. The owner decides their values.

import { plain, text } from '../src/model/resource.ts'
import { type ContentSignals, type Site, url } from '../src/model/site.ts'
import { wordList } from '../src/model/word-list.ts'

const onBehalfOfGuests = wordList(`
  ChatGPT-User Claude-User Perplexity-User MistralAI-User DuckAssistBot Meta-ExternalFetcher
  Amzn-User`)
const forSearch = wordList('OAI-SearchBot Claude-SearchBot PerplexityBot Applebot')
/** Includes tokens that only control the use of content, such as Google-Extended. */
const forTraining = wordList(`
  GPTBot ClaudeBot Google-Extended Applebot-Extended Meta-ExternalAgent FacebookBot Amazonbot CCBot
  Bytespider cohere-ai Diffbot omgilibot`)
/** Obsolete names that scanners still look for. */
const outdated = ['anthropic-ai', 'Claude-Web']

/** Crawlers and assistants with groups of their own. Source: the ai.robots.txt project. */
const agents = [...onBehalfOfGuests, ...forSearch, ...forTraining, ...outdated]

export default text({
  group: 'Discovery',
  title: 'Rules for crawlers',
  summary: 'robots.txt (RFC 9309): everything may be read; Content Signals say what for.',
  type: plain,
  body: (site) =>
    [
      `# Public and read-only; an index for agents is at ${url(site, '/llms.txt')}`,
      '# Content-Signal: search = being found, ai-input = answering from the site, ai-train =',
      '# training models; yes = allowed, no = not allowed, left out = neither. A "no" reserves',
      '# rights under article 4 of Directive (EU) 2019/790.',
      ...licensed(site),
      '',
      ...group(['*'], site),
      '',
      ...group(agents, site),
      '',
      `Sitemap: ${url(site, '/sitemap.xml')}`,
    ].join('\n'),
})

/** Explain that a signal cannot revoke a licence: "no" reserves nothing that the licence allows. */
const licensed = ({ pub: { license } }: Site) =>
  license === undefined
    ? []
    : [
        `# The data are under ${license}. What that licence allows stays allowed: beyond it a signal is`,
        '# the wish of the house, and reserves nothing that the licence grants.',
      ]

function group(names: readonly string[], { pub }: Site): string[] {
  const signals = signalLine(pub.signals)
  return [
    ...names.map((name) => `User-agent: ${name}`),
    ...(signals === '' ? [] : [`Content-Signal: ${signals}`]),
    'Allow: /',
  ]
}

function signalLine({ search, ai_input, ai_train }: ContentSignals): string {
  const values = { search, 'ai-input': ai_input, 'ai-train': ai_train }
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value ? 'yes' : 'no'}`]))
    .join(', ')
}
