// Mistakes in the headers of resources, and in the rules and programs of each host.

import type { Mutant } from './mutant.ts'

export const hosting: readonly Mutant[] = [
  {
    file: 'src/hosting/headers.ts',
    old: "'public, max-age=300'",
    new: "'public, max-age=31536000'",
    breaks: 'a dish that is sold out is said to be so within five minutes',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "    ['X-Content-Type-Options', 'nosniff'],\n",
    new: '',
    breaks: 'no browser guesses another media type than that which is sent',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "baseUrl.startsWith('https:')",
    new: "baseUrl.startsWith('http')",
    breaks: 'a site over http never speaks of https (RFC 6797 section 7.2)',
    noticedBy: 'test/hosts/hosting.test.ts -t "a preview over http does not speak of https"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "{ site: '', domain",
    new: "{ site: '; includeSubDomains', domain",
    breaks: 'other names of the domain are bound to https only where the owner says so',
    noticedBy:
      'test/hosts/hosting.test.ts -t "binds more than the site to https only when the owner says so"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "link === undefined ? undefined : 'Link'",
    new: 'undefined',
    breaks: 'programs in browsers on other sites can read the Link header',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "    ['Access-Control-Allow-Origin', '*'],\n",
    new: '',
    breaks: 'programs in browsers on other sites may read the data',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "['Cross-Origin-Resource-Policy', 'same-origin']",
    new: "['Cross-Origin-Resource-Policy', 'cross-origin']",
    breaks: 'no other site puts a page of the pub into its own',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: '    "frame-ancestors \'none\'",\n',
    new: '',
    breaks: 'no other site shows a page of the pub in a frame',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: '    "form-action \'none\'",\n',
    new: '',
    breaks: 'nothing on a page can send a form anywhere',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: '|| "\'none\'"}',
    new: '|| "\'unsafe-inline\'"}',
    breaks: 'a page without a style of its own may have none',
    noticedBy: 'test/engine/overlay.test.ts -t "holds files that are published as they are"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: '`<${href(place, path)}>; rel=',
    new: '`<${path}>; rel=',
    breaks: 'below a path the Link headers lead below it too',
    noticedBy:
      'test/hosts/hosting.test.ts -t "links to what a client needs next, below the path of the site"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: '!named(link) && link.path !== resource.path',
    new: 'link.path !== resource.path',
    breaks: 'a Link header names each relation of a home page once',
    noticedBy: 'test/agents/links.test.ts',
  },
  {
    file: 'src/hosting/headers.ts',
    old: "    ...header('Content-Language', resource.contentLanguage),\n",
    new: '',
    breaks: 'a twin says in its headers which language it is in',
    noticedBy:
      'test/hosts/hosting.test.ts -t "what the interface and docs/hosting.md say, header by header"',
  },
  {
    file: 'src/hosting/headers.ts',
    old: 'page.path === path || twin.path === path',
    new: 'page.path === path',
    breaks: 'a cache keeps page and twin apart: both variants say Vary: Accept',
    noticedBy: 'test/hosts/servers.test.ts -t "sends Markdown to those who prefer it"',
  },
  {
    file: 'src/hosting/prefers-markdown.js',
    old: 'markdown >= html',
    new: 'markdown > html',
    breaks: 'who wants Markdown as much as HTML gets Markdown',
    noticedBy: 'test/hosts/hosting.test.ts -t "is decided by quality values"',
  },
  {
    file: 'src/hosting/prefers-markdown.js',
    old: 'markdown > 0 && markdown >= html',
    new: 'markdown >= html',
    breaks: 'who does not ask for Markdown gets none',
    noticedBy: 'test/hosts/hosting.test.ts -t "is decided by quality values"',
  },
  {
    file: 'src/hosting/prefers-markdown.js',
    old: "(accept ?? '').toLowerCase()",
    new: "(accept ?? '')",
    breaks: 'media types have no case (RFC 9110 section 8.3.1)',
    noticedBy: 'test/hosts/hosting.test.ts -t "is decided by quality values"',
  },
  {
    file: 'src/hosting/negotiation.ts',
    old: '/^(GET|HEAD)$/.test(request.method) && ',
    new: '',
    breaks: 'only reading is answered in Markdown: another method goes to the host as it came',
    noticedBy: 'test/hosts/beside.test.ts -t "is for those who read"',
  },
  {
    file: 'src/hosting/negotiation.ts',
    old: 'export const unweighted = (range: string) => `(?:^|,)',
    new: 'export const unweighted = (range: string) => `',
    breaks: 'a media type that only ends like text/markdown is another one',
    noticedBy: 'test/hosts/servers.test.ts -t "sends Markdown to those who prefer it"',
  },
  {
    file: 'src/hosting/hosts/cloudflare-pages.ts',
    old: 'rules: 100, line: 2000',
    new: 'rules: 101, line: 2000',
    breaks: 'the build says so when Cloudflare would read no further than its hundredth rule',
    noticedBy: 'test/hosts/hosting.test.ts -t "stays within what Cloudflare reads"',
  },
  {
    file: 'src/hosting/rules.ts',
    old: 'rules.length > bounds.rules',
    new: 'rules.length >= bounds.rules',
    breaks: 'a hundred rules are not too many for Cloudflare',
    noticedBy: 'test/hosts/hosting.test.ts -t "stays within what Cloudflare reads"',
  },
  {
    file: 'src/hosting/rules.ts',
    old: '`.length > bounds.line)',
    new: '`.length >= bounds.line)',
    breaks: 'a line of 2,000 characters is not too long for Cloudflare',
    noticedBy: 'test/hosts/hosting.test.ts -t "stays within what Cloudflare reads"',
  },
  {
    file: 'src/hosting/rules.ts',
    old: "return path.endsWith('/') ? [path, `/${file}`] : [path]",
    new: 'return [path]',
    breaks: 'a page has its security headers under the name of its file too',
    noticedBy:
      'test/hosts/hosting.test.ts -t "has for a page the same rules under the name of its file"',
  },
  {
    file: 'src/hosting/rules.ts',
    old: '...once.values()]',
    new: '...all]',
    breaks: 'photos are one rule for each kind, however many there are',
    noticedBy:
      'test/engine/photos.test.ts -t "sends them as what never changes, by one rule for each kind"',
  },
  {
    file: 'src/hosting/hosts/cloudflare-pages.ts',
    old: '() => `/${manifest} / 302\\n`',
    new: "() => ''",
    breaks: 'on Cloudflare nobody reads the list of the files of a build',
    noticedBy: 'test/hosts/hosting.test.ts -t "hides from guests of Cloudflare"',
  },
  {
    file: 'src/hosting/hosts/cloudflare-workers.ts',
    old: ".replace(/^\\uFEFF/, '')",
    new: '',
    breaks: 'a wrangler.jsonc that an editor on Windows has saved is read',
    noticedBy:
      'test/hosts/beside.test.ts -t "is told by a file that an editor on Windows has saved"',
  },
  {
    file: 'src/hosting/hosts/cloudflare-workers.ts',
    old: 'resolve(folder, directory) !== out)',
    new: "directory === '')",
    breaks: 'the worker of another site is not made the one of this',
    noticedBy:
      'test/hosts/beside.test.ts -t "with the folder of another site is one clear sentence"',
  },
  {
    file: 'src/hosting/hosts/github-pages.ts',
    old: "hostname.endsWith('.github.io')",
    new: "hostname.includes('.github.io')",
    breaks: 'only a name that ends in .github.io is on GitHub Pages',
    noticedBy: 'test/hosts/hosting.test.ts -t "a build for another host says nothing of the kind"',
  },
  {
    file: 'src/hosting/hosts/github-pages.ts',
    old: ", 'vary', 'content-language']",
    new: ", 'vary']",
    breaks: 'verify tolerates on GitHub Pages all that nobody can set there',
    noticedBy: 'test/hosts/verify.test.ts -t "passes on GitHub Pages only with its known limits"',
  },
  {
    file: 'src/hosting/hosts/netlify.ts',
    old: "? 'URL' : 'DEPLOY_PRIME_URL'",
    new: "? 'DEPLOY_PRIME_URL' : 'URL'",
    breaks: 'a production build on Netlify has the address that guests use',
    noticedBy: 'test/hosts/hosting.test.ts -t "Netlify\'s URL in production"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: '${quote(value)} always;`',
    new: '${quote(value)};`',
    breaks: "nginx's page of errors has the security headers of every page",
    noticedBy: 'test/hosts/servers.test.ts -t "answers every resource as the table promises"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: '  server_tokens off;\n',
    new: '',
    breaks: 'nginx tells nobody its version',
    noticedBy: 'test/hosts/servers.test.ts -t "tells nobody its version"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: '  absolute_redirect off;\n',
    new: '',
    breaks: 'behind a proxy nginx redirects to the name that was asked',
    noticedBy: 'test/hosts/servers.test.ts -t "refuses to write, and sends the English page"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: '/[$*?[\\]\\p{Cc}]/u',
    new: '/[*?[\\]\\p{Cc}]/u',
    breaks: 'an output folder whose name is a variable to nginx is refused',
    noticedBy: 'test/hosts/hosting.test.ts -t "refuses a folder that nginx cannot be told"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: 'return `"${text.replace(/\\\\(?=["\\\\])|"/g, \'\\\\$&\')}"`',
    new: 'return `"${text}"`',
    breaks: 'a media type with quotation marks is whole in nginx',
    noticedBy: 'test/hosts/servers.test.ts -t "answers every resource as the table promises"',
  },
  {
    file: 'src/hosting/hosts/nginx.ts',
    old: "['gzip off;'] : []",
    new: '[] : []',
    breaks: 'a picture is sent with its length, as it is',
    noticedBy: 'test/hosts/servers.test.ts -t "tells nobody its version"',
  },
  {
    file: 'src/hosting/hosts/caddy.ts',
    old: '\'header Allow "GET, HEAD"\', ',
    new: '',
    breaks: 'Caddy says with 405 what may be asked (RFC 9110 section 15.5.6)',
    noticedBy: 'test/hosts/servers.test.ts -t "refuses to write, and sends the English page"',
  },
  {
    file: 'src/hosting/hosts/caddy.ts',
    old: "'@write not method GET HEAD'",
    new: "'@write not method GET HEAD POST'",
    breaks: 'Caddy refuses what could only write',
    noticedBy: 'test/hosts/servers.test.ts -t "refuses to write, and sends the English page"',
  },
  {
    file: 'src/hosting/hosts/caddy.ts',
    old: "  block('header', headersOf(one, place).map(setHeader)),\n",
    new: "  ...(isNotFound(one.resource) ? [] : [block('header', headersOf(one, place).map(setHeader))]),\n",
    breaks: "Caddy's page of errors has the security headers of every page",
    noticedBy: 'test/hosts/servers.test.ts -t "answers every resource as the table promises"',
  },
  {
    file: 'src/hosting/hosts/caddy.ts',
    old: '/[{}`\\p{Cc}]/u',
    new: '/[`\\p{Cc}]/u',
    breaks: 'an output folder whose name Caddy would replace is refused',
    noticedBy: 'test/hosts/hosting.test.ts -t "refuses a folder that caddy cannot be told"',
  },
  {
    file: 'src/hosting/hosts/preview.ts',
    old: 'directoryListing: false',
    new: 'directoryListing: true',
    breaks: 'the preview lists no folder',
    noticedBy:
      'test/commands/preview.test.ts -t "the rules of the preview are not served, and no folder is listed"',
  },
  {
    file: 'src/hosting/hosts/preview.ts',
    old: '.filter((file) => !resources.has(file))',
    new: ".filter((file) => file.startsWith('_'))",
    breaks: 'the preview shows none of the files that hosts read',
    noticedBy: 'test/hosts/servers.test.ts -t "the preview server"',
  },
  {
    file: 'src/hosting/hosts/preview.ts',
    old: '!elsewhere.has(kindOf(file)) &&',
    new: 'elsewhere.size === 0 &&',
    breaks: 'the preview takes a house of many photos',
    noticedBy: 'test/commands/preview.test.ts -t "a dozen photos"',
  },
  {
    file: 'src/hosting/beside.ts',
    old: "text.startsWith('# Generated by the build')",
    new: "text.startsWith('#')",
    breaks:
      'a server configuration of the owner is never overwritten, one that begins with a remark neither',
    noticedBy:
      'test/hosts/beside.test.ts -t "a server configuration that no build made is not overwritten"',
  },
  {
    file: 'src/hosting/beside.ts',
    old: 'if (owner !== site)',
    new: 'if (owner === undefined)',
    breaks: 'the programs of the pub next door are left alone',
    noticedBy: 'test/hosts/beside.test.ts -t "cannot both answer in Markdown"',
  },
  {
    file: 'src/hosting/beside.ts',
    old: "'utf8')) === site",
    new: "'utf8')) !== undefined",
    breaks: 'nobody is told to delete what the pub next door needs',
    noticedBy: 'test/hosts/beside.test.ts -t "one without Markdown is not told to delete"',
  },
  {
    file: 'src/hosting/index.ts',
    old: 'host?.filesOnly ?',
    new: 'host === undefined ?',
    breaks: 'a host that only has files promises no Markdown on request',
    noticedBy: 'test/hosts/hosting.test.ts -t "is not promised by hosts that serve files only"',
  },
]
