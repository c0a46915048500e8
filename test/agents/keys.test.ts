import { createRemoteJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, servePub } from '../served.ts'

let pub: Served
beforeAll(async () => {
  pub = await servePub()
})
afterAll(() => pub.stop())

test('A client that verifies a token reads the key set and finds no key in it', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'any' })
    .sign(privateKey)
  const keys = createRemoteJWKSet(new URL(`${pub.origin}/.well-known/jwks.json`))
  await expect(jwtVerify(token, keys)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
})
