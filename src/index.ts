// Public API for authors of templates: `import { json } from 'agent-pub'`.

export type { House } from './model/house.ts'
export type {
  Group,
  Json,
  JsonSchema,
  Link,
  Promises,
  Publication,
  Resource,
  Template,
} from './model/resource.ts'
export { bodyOf, html, json, markdown, picture, plain, text } from './model/resource.ts'
export type { Content, Language, Menu, Pub, Site, Text } from './model/site.ts'
export { href, url } from './model/site.ts'
