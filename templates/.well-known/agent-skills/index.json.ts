// Agent Skills discovery 0.2.0: the skills of this site, each with a digest over the very bytes
// that are deployed, so that a client notices when another text was put in their place.

import { createHash } from 'node:crypto'
import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { json } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { addressOf } from '../../_parts/schema.ts'
import { skillBody, skillDescription, skillName, skillPath } from '../../_parts/text/discovery.ts'

const dialect = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

const schema = {
  title: 'SkillIndex',
  description: 'Agent Skills discovery 0.2.0.',
  type: 'object',
  required: ['$schema', 'skills'],
  additionalProperties: false,
  properties: {
    $schema: { const: dialect, description: 'Version of the index.' },
    skills: {
      type: 'array',
      minItems: 1,
      description: 'What an agent can learn here.',
      items: {
        title: 'Skill',
        description: 'One skill.',
        type: 'object',
        required: ['name', 'type', 'description', 'url', 'digest'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', pattern: '^[a-z0-9-]{1,64}$', description: 'Its name.' },
          type: { const: 'skill-md', description: 'A single Markdown file.' },
          description: {
            type: 'string',
            minLength: 1,
            maxLength: 1024,
            description: 'When to use it.',
          },
          url: addressOf('The file.'),
          digest: {
            type: 'string',
            pattern: '^sha256:[0-9a-f]{64}$',
            description: 'SHA-256 of the bytes of the file.',
          },
        },
      },
    },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Discovery',
  title: 'Agent Skills index',
  summary: 'Agent Skills discovery 0.2.0: the skill of this site with the digest of its bytes.',
  schema,
  body: (site): FromSchema<typeof schema> => ({
    $schema: dialect,
    skills: [
      {
        name: skillName,
        type: 'skill-md',
        description: skillDescription(site),
        url: url(site, skillPath),
        digest: `sha256:${createHash('sha256').update(skillBody(site)).digest('hex')}`,
      },
    ],
  }),
})
