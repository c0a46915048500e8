// Agent Skills discovery 0.2.0: the skills of this site, each with a SHA-256 digest of the
// published bytes, so that clients notice a replaced file.

import { createHash } from 'node:crypto'
import type { FromSchema } from 'json-schema-to-ts'
import { json } from '../../../src/model/resource.ts'
import { component, described, line, list } from '../../../src/model/schema-parts.ts'
import { url } from '../../../src/model/site.ts'
import { urlSchema } from '../../_parts/schema.ts'
import { skillBody, skillDescription, skillName, skillPath } from '../../_parts/text/discovery.ts'

const dialect = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

const skill = component('Skill', 'One skill.', {
  name: described({ type: 'string', pattern: '^[a-z0-9-]{1,64}$' }, 'Its name.'),
  type: described({ const: 'skill-md' }, 'A single Markdown file.'),
  description: described({ ...line, maxLength: 1024 }, 'When to use it.'),
  url: urlSchema('The file.'),
  digest: described(
    { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' },
    'SHA-256 of the bytes of the file.',
  ),
})

const schema = component('SkillIndex', 'Agent Skills discovery 0.2.0.', {
  $schema: described({ const: dialect }, 'Version of the index.'),
  skills: described(list(skill, { minItems: 1 }), 'What an agent can learn here.'),
})

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
