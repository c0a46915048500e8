// RFC 6749 section 3.1 defines the endpoint, section 4.1.2.1 the error. Nobody can sign in here.

import { oauthError } from '../_parts/oauth-error.ts'

export default oauthError('Authorization', 'access_denied', 'No interactive sign-in exists.')
