// The two fixed OAuth errors, RFC 6749 section 5.2: a member `error` and two that explain it.

import { json } from '../../src/model/resource.ts'
import { component, described } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'
import { urlSchema } from './schema.ts'

/** Return a resource whose body is always this error. Static files are sent with status 200. */
export function oauthError<const Code extends string>(title: string, error: Code, reason: string) {
  const schema = component(
    `${title.replace(/\W/g, '')}Error`,
    `Always ${error}. Read the member error, not the status.`,
    {
      error: described({ const: error }, `Always ${error}.`),
      error_description: described(
        // RFC 6749 section 5.2: printable ASCII without the quotation mark and the backslash.
        { type: 'string', pattern: '^[ -!#-\\[\\]-~]+$' },
        'The reason in English.',
      ),
      error_uri: urlSchema('The registration instructions in prose.'),
    },
  )
  return json({
    group: 'Authentication',
    title: `OAuth ${title.toLowerCase()}`,
    summary: `OAuth error ${error}, always, with HTTP 200. ${reason}`,
    cache: 'no-store',
    unlisted: true,
    schema,
    body: (site) => ({
      error,
      error_description: `${reason} Every resource is public; read it without an Authorization header.`,
      error_uri: url(site, '/auth.md'),
    }),
  })
}
