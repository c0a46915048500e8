// Public API for authors of templates: `import { json } from 'agent-pub'`.

export type { House } from './model/house.ts'
export type {
  Group,
  Json,
  JsonSchema,
  Link,
  Publication,
  Resource,
  ResourceProperties as Promises,
  Template,
} from './model/resource.ts'
export {
  html,
  json,
  markdown,
  picture,
  plain,
  renderBody as bodyOf,
  text,
} from './model/resource.ts'
export type { Content, Language, Menu, Pub, Site, Text } from './model/site.ts'
export { href, url } from './model/site.ts'
