// Accept headers of clients that read HTML, Markdown or both, and the expected responses.

import { expect } from 'vitest'
import { ask, headerValues } from '../contract.ts'

/** Values of Accept, and whether they ask for Markdown. */
export const accepts: readonly [accept: string, markdown: boolean][] = [
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', true],
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['text/markdown;q=0.8, text/html;q=0.85', false],
  ['text/markdown;q=0.85, text/html;q=0.8', true],
  ['text/markdown;q=0.8, text/html;q=0.80', true],
  ['text/markdown;q=0.80, text/html;q=0.8', true],
  ['text/markdown;q=1.0, text/html', true],
  ['text/html, text/markdown;q=0.5', false],
  // If a type appears twice, the first one counts.
  ['text/html, text/markdown;q=0.5, text/markdown', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.0, */*;q=0', false],
  ['text/markdown; q=0.001', true],
  ['text/markdown;variant=GFM;q=0.4, text/html;q=0.3', true],
  ['text/markdown, */*;q=0.1', true],
  ['text/markdown;q=0.5, */*;q=0.8', false],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
  ['text/markdown, text/html, */*', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/plain', false],
  ['application/text/markdown', false],
  ['', false],
]

/** Check that pages answer each of them, and that the response varies by Accept. */
export async function expectNegotiation(address: string) {
  for (const [path, twin] of [
    ['/', '/index.md'],
    ['/en/', '/en.md'],
    ['/lunch/', '/lunch.md'],
  ] as const) {
    const bodies = {
      html: (await ask(address + path)).body,
      markdown: (await ask(address + twin)).body,
    }
    for (const [accept, markdown] of accepts) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask(address + path, { method, headers: { accept } })
        const about = `${method} ${path} for "${accept}"`
        expect.soft(reply.status, about).toBe(200)
        expect
          .soft(
            headerValues(reply, 'content-type').map((type) => type.toLowerCase()),
            about,
          )
          .toEqual([`text/${markdown ? 'markdown' : 'html'}; charset=utf-8`])
        expect.soft(headerValues(reply, 'vary').join(), about).toMatch(/\baccept(?!-)/i)
        const body = markdown ? bodies.markdown : bodies.html
        expect.soft(reply.body.equals(method === 'GET' ? body : Buffer.alloc(0)), about).toBe(true)
      }
    }
  }
}
