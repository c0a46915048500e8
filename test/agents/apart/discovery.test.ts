import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  discoverOAuthServerInfo,
} from '@modelcontextprotocol/sdk/client/auth.js'
import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod-4'
import { type Served, servePub } from '../../served.ts'

let pub: Served
beforeAll(async () => {
  pub = await servePub()
})
afterAll(() => pub.stop())

test("The MCP SDK's helper reads the protected resource metadata", async () => {
  expect(await discoverOAuthProtectedResourceMetadata(pub.origin)).toMatchObject({
    resource: pub.origin,
    authorization_servers: [pub.origin],
    scopes_supported: ['public'],
    bearer_methods_supported: ['header'],
  })
})

test("The MCP SDK's helper reads the server metadata: no grant, no response type", async () => {
  expect(await discoverAuthorizationServerMetadata(pub.origin)).toMatchObject({
    issuer: pub.origin,
    grant_types_supported: [],
    response_types_supported: [],
    agent_auth: { identity_types_supported: ['anonymous'] },
  })
})

test('The MCP SDK finds from the address alone that there is nowhere to register a client', async () => {
  const found = await discoverOAuthServerInfo(pub.origin)
  expect(found.authorizationServerUrl).toBe(pub.origin)
  expect(found.authorizationServerMetadata).not.toHaveProperty('registration_endpoint')
})

test('the conformance tool of Agentic Resource Discovery finds nothing, under both names', async () => {
  for (const name of ['ard', 'ai-catalog']) {
    const tool = new ConformanceTester()
    tool.validate_manifest(
      await (await fetch(`${pub.origin}/.well-known/${name}.json`)).text(),
      name,
    )
    expect([...tool.errors, ...tool.warnings], name).toEqual([])
  }
})

test('zod makes validators of the published schemas, which take the data and nothing less', async () => {
  for (const name of ['menu', 'days', 'hours', 'pub']) {
    const json = async (path: string) => (await fetch(pub.origin + path)).json()
    const schema = z.fromJSONSchema(await json(`/schemas/${name}.schema.json`))
    expect(schema.safeParse(await json(`/${name}.json`)).error, name).toBeUndefined()
    expect(schema.safeParse({}).success, name).toBe(false)
  }
})
