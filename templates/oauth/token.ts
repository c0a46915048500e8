// RFC 6749 section 5.2: the response of a token endpoint that supports no grant.

import { oauthError } from '../_parts/oauth-error.ts'

export default oauthError(
  'Token',
  'unsupported_grant_type',
  'No grant is supported and no token is issued.',
)
