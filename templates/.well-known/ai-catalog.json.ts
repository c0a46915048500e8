// Agentic Resource Discovery 0.9 (AI Catalog 1.0). Its types are MCP servers, agents and skills;
// a skill is the only one of them that this site has, so it is the only entry.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { countries } from '../../src/model/countries.ts'
import { quotedLanguage } from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'
import { type Site, url } from '../../src/model/site.ts'
import { fold } from '../../src/model/suggest.ts'
import { addressOf } from '../_parts/schema.ts'
import {
  skillDescription,
  skillName,
  skillPath,
  typicalQuestions,
} from '../_parts/text/discovery.ts'
import { houseNoun, servesLunch } from '../_parts/text/house.ts'
import { inHouse } from '../_parts/text/in-house.ts'

const type = 'text/markdown; profile="urn:air:agent-skills"'

const schema = {
  title: 'AiCatalog',
  description: 'Agentic Resource Discovery 0.9: what an agent can use here.',
  type: 'object',
  required: ['specVersion', 'host', 'entries'],
  additionalProperties: false,
  properties: {
    specVersion: { const: '1.0', description: 'Version of the catalog format.' },
    host: {
      type: 'object',
      required: ['displayName', 'identifier'],
      additionalProperties: false,
      description: 'Who publishes.',
      properties: {
        displayName: { type: 'string', minLength: 1, description: 'Name of the pub.' },
        identifier: { type: 'string', minLength: 1, description: 'The domain.' },
        documentationUrl: addressOf('The index for agents.'),
      },
    },
    entries: {
      type: 'array',
      minItems: 1,
      description: 'The skill; no MCP server, agent or shop exists.',
      items: {
        title: 'AiCatalogEntry',
        description: 'One thing that an agent can use.',
        type: 'object',
        required: ['identifier', 'displayName', 'type', 'url'],
        additionalProperties: false,
        properties: {
          identifier: {
            type: 'string',
            pattern: '^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$',
            description: 'Its name, with the domain of the publisher.',
          },
          displayName: { type: 'string', minLength: 1, description: 'Its title.' },
          type: { const: type, description: 'Its media type.' },
          url: addressOf('Where it is.'),
          description: { type: 'string', description: 'When to use it.' },
          tags: {
            type: 'array',
            items: { type: 'string', pattern: '^[a-z0-9-]+$' },
            description: 'What it is about, in single words.',
          },
          representativeQueries: {
            type: 'array',
            minItems: 2,
            maxItems: 5,
            items: { type: 'string' },
            description: 'Questions that it answers.',
          },
          updatedAt: {
            type: 'string',
            format: 'date-time',
            pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00Z$',
            description: 'The day on which the owner last went over the facts.',
          },
          metadata: {
            type: 'object',
            required: ['locality', 'country', 'languages', 'currency', 'timezone'],
            additionalProperties: false,
            description: 'What tells this house from others, without reading on.',
            properties: {
              locality: { type: 'string', description: 'Town.' },
              country: { type: 'string', description: 'ISO 3166-1 alpha-2 code.' },
              languages: { type: 'string', description: 'Languages of the texts.' },
              currency: { type: 'string', description: 'Currency of the prices.' },
              timezone: { type: 'string', description: 'IANA zone of the hours.' },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Discovery',
  title: 'AI catalog',
  summary: 'Agentic Resource Discovery 0.9: names the one skill; there is no MCP server or agent.',
  schema,
  schemaFor: (content) => inHouse(schema, content),
  body: (site): FromSchema<typeof schema> => ({
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
          fold(houseNoun(site)).replaceAll(/[^a-z0-9]+/g, '-'),
          ...['menu', 'prices', 'allergens', 'opening-hours'],
          ...(servesLunch(site) ? ['lunch'] : []),
        ],
        representativeQueries: typicalQuestions(site),
        updatedAt: `${site.updated}T00:00:00Z`,
        metadata: {
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

/** The bare domain: a `did:web` would claim a document that does not exist. */
const domain = ({ baseUrl }: Site) => new URL(baseUrl).hostname.replace(/[^a-z0-9.-]/g, '')
