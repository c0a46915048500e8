// Resources of a house without a telephone, and the sentence about the ways to book.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceAt } from '../../src/model/services.ts'
import type { BookingWay } from '../../src/model/site.ts'
import { formatBookingAddresses, formatBookingWays } from '../../templates/_parts/text/booking.ts'
import { buildFull, buildPub, root } from '../pub.ts'

test.each([
  ['https://fb.me/kohout', 'facebook'],
  ['https://m.facebook.com/kohout', 'facebook'],
  ['https://g.page/kohout', 'google'],
  ['https://notfb.me/kohout', undefined],
])('%s is a page of the service %s', (address, service) => {
  expect(serviceAt(address)).toBe(service)
})

/**
 * Return the matching lines of a pub's resources. Lines about members that every pub has are left
 * out.
 */
async function linesWith(pub: string, pattern: RegExp): Promise<string[]> {
  const { files } = await buildPub(join(root, 'test/pubs', pub), { date: '2026-05-20' })
  const texts = [...files].filter(([file]) => !file.startsWith('schemas/'))
  expect(texts.length).toBeGreaterThan(20)
  const members = /null: not stated|`(?:contact|booking)\.|"(?:properties|required|enum)"/
  return texts.flatMap(([file, text]) =>
    (typeof text === 'string' ? text.replace(/<style.*?<\/style>/gs, '') : '')
      .split('\n')
      .filter((line) => pattern.test(line) && !members.test(line))
      .map((line) => `${file}: ${line.slice(0, 200)}`),
  )
}

const telephone = /\btelephone(?!["`])|telefon|\btel:|\+420|phone number/i
const booking = /are booked (?!.*no reservations)|booking (?:by|on)|lze rezervovat|Book a table\b/i

test.each([
  ['kiosk', 'a telephone', telephone],
  ['kiosk', 'a way to book', booking],
  ['cafe', 'a telephone', telephone],
])('no resource of the %s offers %s, which the house does not have', async (pub, _, pattern) => {
  expect(await linesWith(pub, pattern)).toEqual([])
})

test.each([
  ['cs', 'po telefonu, e-mailem nebo na webu', 'telefonicky na 1, e-mailem na 1 nebo na stránce 1'],
  [
    'en',
    'by telephone, by e-mail or on the web',
    'by telephone (1), by e-mail (1) or on the web (1)',
  ],
  [
    'sk',
    'telefonicky, e-mailom alebo na webe',
    'telefonicky na 1, e-mailom na 1 alebo na stránke 1',
  ],
  ['de', 'telefonisch, per E-Mail oder online', 'telefonisch (1), per E-Mail (1) oder online (1)'],
] as const)('three ways to book are a list in %s', async (lang, ways, waysWithAddresses) => {
  const by: BookingWay[] = ['telephone', 'email', 'web']
  expect(formatBookingWays(by, lang)).toContain(` ${ways}`)
  const { phone_2: _, ...pub } = (await buildFull()).site.pub
  const reachable = { ...pub, phone: '1', email: '1', reservation: { by, url: '1' } }
  expect(formatBookingAddresses({ pub: reachable }, lang).replaceAll(/[<>]/g, '')).toContain(
    ` ${waysWithAddresses}`,
  )
})
