// Agentic Resource Discovery 0.91 lists MCP servers, agents and skills. This site has one skill, so
// that is the only entry. `specVersion` and `host` belong to the previous format (AI Catalog 1.0);
// its readers find the same body at the old address.

import type { FromSchema } from 'json-schema-to-ts'
import { countries } from '../../src/model/countries.ts'
import { type House, servesLunch } from '../../src/model/house.ts'
import { houseTypes } from '../../src/model/house-types.ts'
import { quotedLanguage } from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'
import { component, described, line, list, object, optional } from '../../src/model/schema-parts.ts'
import { days, type Site, url } from '../../src/model/site.ts'
import { normalizeText } from '../../src/model/suggest.ts'
import { plainSpaces } from '../_parts/format.ts'
import { urlSchema } from '../_parts/schema.ts'
import { listPhones } from '../_parts/text/booking.ts'
import { addressLines } from '../_parts/text/contact.ts'
import {
  skillDescription,
  skillName,
  skillPath,
  typicalQuestions,
} from '../_parts/text/discovery.ts'
import { houseNoun } from '../_parts/text/house.ts'

const type = 'text/markdown; profile="urn:air:agent-skills"'

const text = { type: 'string' } as const

const entry = component('AiCatalogEntry', 'One thing that an agent can use.', {
  identifier: described(
    { type: 'string', pattern: '^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$' },
    'Its name, with the domain of the publisher.',
  ),
  displayName: described(line, 'Its title.'),
  type: described({ const: type }, 'Its media type.'),
  url: urlSchema('Where it is.'),
  description: optional(text, 'When to use it.'),
  tags: optional(
    list({ type: 'string', pattern: '^[a-z0-9-]+$' }),
    'What it is about, in single words.',
  ),
  representativeQueries: optional(
    list(text, { minItems: 2, maxItems: 5 }),
    'Questions that it answers.',
  ),
  updatedAt: optional(
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00Z$' },
    'The day on which the owner last went over the facts.',
  ),
  metadata: optional(
    object({
      schemaOrgType: described(text, 'Type of the house in schema.org.'),
      address: described(text, 'Where it is, in one line.'),
      telephone: optional(text, 'The first number, E.164.'),
      areaServed: described(text, 'Where guests are served: the town.'),
      openingHours: optional(
        text,
        'Regular hours of a week, as schema.org writes them. Absent: they differ by season.',
      ),
      locality: described(text, 'Town.'),
      country: described(text, 'ISO 3166-1 alpha-2 code.'),
      languages: described(text, 'Languages of the texts.'),
      currency: described(text, 'Currency of the prices.'),
      timezone: described(text, 'IANA zone of the hours.'),
    }),
    'What tells this house from others, without reading on.',
  ),
})

const schema = (house: House) =>
  component('AiCatalog', 'Agentic Resource Discovery 0.91: what an agent can use here.', {
    specVersion: described({ const: '1.0' }, 'Version of the catalog format.'),
    host: described(
      object({
        displayName: described(line, `Name of the ${houseNoun(house)}.`),
        identifier: described(line, 'The domain.'),
        documentationUrl: optional(urlSchema('The index for agents.')),
      }),
      'Who publishes.',
    ),
    entries: described(
      list(entry, { minItems: 1 }),
      'The skill; no MCP server, agent or shop exists.',
    ),
  })

export default json({
  group: 'Discovery',
  title: 'ARD manifest',
  summary: 'Agentic Resource Discovery 0.91: names the one skill; there is no MCP server or agent.',
  schema,
  body: (site): FromSchema<ReturnType<typeof schema>> => ({
    specVersion: '1.0',
    host: {
      displayName: site.pub.name[quotedLanguage(site)],
      identifier: domain(site),
      documentationUrl: url(site, '/llms.txt'),
    },
    entries: [
      {
        identifier: `urn:air:${domain(site)}:skill:${skillName}`,
        displayName: `Answer guests of ${site.pub.name[quotedLanguage(site)]}`,
        type,
        url: url(site, skillPath),
        description: skillDescription(site),
        tags: [
          normalizeText(houseNoun(site)).replaceAll(/[^a-z0-9]+/g, '-'),
          ...['menu', 'prices', 'allergens', 'opening-hours'],
          ...(servesLunch(site) ? ['lunch'] : []),
        ],
        representativeQueries: typicalQuestions(site),
        updatedAt: `${site.updated}T00:00:00Z`,
        metadata: {
          ...describeHouse(site),
          locality: site.pub.address.town,
          country: site.pub.address.country,
          languages: site.languages.join(', '),
          currency: site.pub.currency,
          timezone: countries[site.pub.address.country].timeZone,
        },
      },
    ],
  }),
})

/**
 * Return the metadata of the specification's local business example, as far as the owner stated
 * them.
 */
function describeHouse(site: Site) {
  const { pub, hours } = site
  const [phone] = listPhones(pub)
  return {
    schemaOrgType: houseTypes[pub.type].schemaOrg,
    address: [...addressLines(site).map(plainSpaces), pub.address.country].join(', '),
    ...(phone !== undefined && { telephone: phone.number }),
    areaServed: pub.address.town,
    ...(hours.seasons.length === 0 && { openingHours: hours.bar.map(regular).join('; ') }),
  }
}

/** Format a row of the week for schema.org: `Mo-Fr 11:00-23:00`, `Sa,Su 12:00-01:00`. */
function regular({ days: on, open, close }: Site['hours']['bar'][number]): string {
  const shortNames = on.map((day) => day.charAt(0).toUpperCase() + day.charAt(1))
  const [first = 'mon'] = on
  const start = days.indexOf(first)
  const isRun = on.length > 2 && on.every((day, index) => day === days[start + index])
  return `${isRun ? `${shortNames[0]}-${shortNames.at(-1)}` : shortNames.join(',')} ${open}-${close}`
}

/** Return the bare domain. A `did:web` identifier would claim a document that does not exist. */
const domain = ({ baseUrl }: Site) => new URL(baseUrl).hostname.replace(/[^a-z0-9.-]/g, '')
