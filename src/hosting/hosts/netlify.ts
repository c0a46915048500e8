import type { Host } from '../host.ts'
import { headersFile } from '../rules.ts'

const isHere: Host['isHere'] = (environment) => environment['NETLIFY'] === 'true'

export const netlify: Host = {
  title: 'Netlify',
  help: 'its builds say so themselves; Markdown on request as an edge function | pozná se sám; Markdown na vyžádání jako edge function',
  isHere,
  addressIn(environment) {
    const name = environment['CONTEXT'] === 'production' ? 'URL' : 'DEPLOY_PRIME_URL'
    return { text: environment[name], source: `${name} (Netlify)` }
  },
  inside: { _headers: headersFile },
  programs: {
    // Netlify's folder for generated functions; the owner's own are in netlify/.
    folder: '.netlify/v1/edge-functions',
    async write({ place }) {
      const { findTwinPaths: pairsOf, program } = await import('../negotiation.ts')
      const pairs = pairsOf(place)
      const text = program(handler(Object.keys(pairs)), pairs)
      return [{ file: '.netlify/v1/edge-functions/markdown.js', text }]
    },
  },
  limits: [],
  advice: {
    headers:
      'deploy the _headers of the published folder with it | nahrajte i soubor _headers ze zveřejňované složky',
  },
}

const handler = (pages: readonly string[]) => `
export default (request, context) => {
  const address = addressFor(request)
  return address.href === request.url ? undefined : address
}

export const config = { path: ${JSON.stringify(pages)}, method: ['GET', 'HEAD'] }
`
