// The contract of test/hosts/servers.test.ts in the engines that hosts publish themselves.

import { describe, expect, test } from 'vitest'
import type { Built } from '../../../build.ts'
import type { HostName } from '../../../src/hosting/index.ts'
import { verify } from '../../../src/verify/verify.ts'
import {
  ask,
  buildFor,
  type Except,
  expectContract,
  expectNoControlFiles,
  headerValues,
  type Options,
} from '../../contract.ts'
import { freePort } from '../../process.ts'
import { temporaryFolder } from '../../pub.ts'
import { expectNegotiation } from '../negotiation.ts'
import { startNetlify, startPages, startWorkers, writeWrangler } from './engines.ts'

type Engine = {
  name: HostName
  /** Files that the owner has in the folder before the build. */
  prepare?(folder: string): Promise<void>
  start(built: Built, port: number): Promise<void>
  except?: Except
}

const engines: Engine[] = [
  { name: 'netlify', start: startNetlify },
  // The local server answers 502 for a file requested as a folder; the host itself answers 404.
  { name: 'cloudflare-pages', start: startPages, except: { unknown: ['/menu.json/deeper'] } },
  { name: 'cloudflare-workers', prepare: writeWrangler, start: startWorkers },
]

for (const { name, prepare, start, except } of engines) {
  async function builtFor(options: Omit<Options, 'folder' | 'host'>) {
    const folder = await temporaryFolder()
    await prepare?.(folder)
    return buildFor({ ...options, host: name, folder })
  }

  describe(name, () => {
    for (const negotiation of [false, true]) {
      test(`keeps every promise${negotiation ? ' with Markdown on request' : ''}, and verify finds nothing`, async () => {
        const port = await freePort()
        const address = `http://localhost:${port}`
        const built = await builtFor({ baseUrl: address, negotiation })
        await start(built, port)
        await expectContract(address, built, except)
        await expectNoControlFiles(address, [
          '_headers',
          '_redirects',
          '.nojekyll',
          'wrangler.jsonc',
          'netlify.toml',
        ])
        if (negotiation) await expectNegotiation(address)
        const { verdicts } = await verify({
          base: address,
          host: name,
          bounds: { timeout: 60_000 },
        })
        expect(verdicts.filter(({ outcome }) => outcome === 'broken')).toEqual([])
      })
    }

    test('sends the headers that are promised for https only', async () => {
      const port = await freePort()
      const built = await builtFor({ baseUrl: 'https://pub.example' })
      await start(built, port)
      const reply = await ask(`http://localhost:${port}/menu.json`)
      expect(headerValues(reply, 'strict-transport-security')).toEqual(['max-age=63072000'])
    })
  })
}
