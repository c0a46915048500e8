// What is said about reaching and booking a pub: the kiosk has no telephone and takes no bookings,
// the café books by e-mail and on the web. Every text of theirs is read for what they do not have.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { tell } from '../../src/messages/catalogue.ts'
import { serviceAt } from '../../src/model/services.ts'
import type { BookingWay } from '../../src/model/site.ts'
import { booked, bookedAt } from '../../templates/_parts/facts/booking.ts'
import { wholeMarkup } from '../markup.ts'
import { buildFull, buildPub, contentCopy, problemsOf, readSite, root, tryBuild } from '../pub.ts'
import { structuredOf, textOf } from '../reading.ts'

type Texts = Map<string, string>
const readPub = async (content: string): Promise<Texts> => {
  const { files } = await buildPub(content, { date: '2026-05-20' })
  return new Map(
    [...files].flatMap(([file, text]) =>
      typeof text === 'string' ? [[file, wholeMarkup(text)] as const] : [],
    ),
  )
}
const fixture = (name: string) => readPub(join(root, 'test/pubs', name))

test.each([
  ['https://fb.me/kohout', 'facebook'],
  ['https://m.facebook.com/kohout', 'facebook'],
  ['https://g.page/kohout', 'google'],
  ['https://notfb.me/kohout', undefined],
])('%s is a page at %s', (address, service) => {
  expect(serviceAt(address)).toBe(service)
})

test('a pub may book by message where it has a page to write to, and no telephone', async () => {
  const codes = async (links: string) => {
    const content = await contentCopy({
      'pub.md': [
        [/^phone: .*\n/m, ''],
        [/^booking_hours: .*\n/m, `booking_by: zprávou\n${links}`],
      ],
    })
    return (await problemsOf(content)).map(({ code }) => code)
  }
  const profile = 'links:\n  - url: https://www.facebook.com/pub.example\n'
  expect(await codes(profile)).toEqual([])
  expect(await codes('')).toContain('booking-way-unreachable')
})

/** Schemas say what a member would be; the skill and the guides are about this one pub. */
const isSchema = (file: string) => file.startsWith('schemas/')
/** Without the words for members of /pub.json, which every pub has. */
const prose = (text: string) =>
  text
    .replace(/<style.*?<\/style>/gs, '')
    .split('\n')
    .filter(
      (line) =>
        !/null: not stated|`(?:contact|booking)\.|"(?:properties|required|enum)"/.test(line),
    )
    .join('\n')

function linesWith(texts: Texts, pattern: RegExp): string[] {
  return [...texts].flatMap(([file, text]) =>
    isSchema(file)
      ? []
      : prose(text)
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${file}: ${line.slice(0, 200)}`),
  )
}

describe('a kiosk without a telephone that takes no bookings', () => {
  let kiosk: Texts
  beforeAll(async () => {
    kiosk = await fixture('kiosk')
  })

  test('offers no telephone in any resource', () => {
    expect(kiosk.size).toBeGreaterThan(20)
    expect(linesWith(kiosk, /\btelephone(?!["`])|telefon|\btel:|\+420|phone number/i)).toEqual([])
  })

  test('offers no way to book in any resource', () => {
    expect(
      linesWith(
        kiosk,
        /are booked (?!.*no reservations)|booking (?:by|on)|lze rezervovat|Book a table\b/i,
      ),
    ).toEqual([])
  })

  test.each([
    'llms.txt',
    'llms-full.txt',
    'openapi.json',
    'api/docs.md',
    '.well-known/agent-skills/answer-pub-guests/SKILL.md',
  ])('says in %s that tables are not booked', (file) => {
    expect(kiosk.get(file)).toContain('The house takes no bookings.')
  })

  test.each([
    ['O víkendech nerezervujeme.', false],
    ['V pátek a v sobotu rezervace nepřijímáme.', false],
    ['O víkendu raději zavolejte předem.', true],
  ])('with the sentence %s search engines learn of booking: %s', async (said, isTold) => {
    const content = await contentCopy({
      'pub.md': [/^booking: .*$/m, `booking_by: telephone\nbooking: ${said}`],
    })
    const page = String((await readSite(content)).files.get('index.html'))
    expect(page.includes('"acceptsReservations"')).toBe(isTold)
  })

  test('says so to guests and in its data, and promises nothing to search engines', () => {
    expect(kiosk.get('index.html')).toContain('<h3>Rezervace</h3><p>Stoly nerezervujeme.</p>')
    expect(kiosk.get('en.md')).toContain('- Booking a table: We take no bookings.')
    expect(JSON.parse(kiosk.get('pub.json') ?? '')).toMatchObject({
      contact: { phone: null, phone_2: null, email: null },
      booking: { by: [], url: null, hours: null, note: null },
      links: null,
    })
    const data = structuredOf(kiosk)
    expect(data.acceptsReservations).toBe(false)
    for (const absent of ['telephone', 'email', 'potentialAction', 'sameAs'])
      expect(data).not.toHaveProperty(absent)
  })
})

describe('a café that books by e-mail and on the web', () => {
  let cafe: Texts
  beforeAll(async () => {
    cafe = await fixture('cafe')
  })

  test('offers no telephone in any resource', () => {
    expect(linesWith(cafe, /\btelephone(?!["`])|telefon|\btel:|\+420|phone number/i)).toEqual([])
  })

  test.each([
    'llms.txt',
    'openapi.json',
    'api/docs.md',
    '.well-known/agent-skills/answer-pub-guests/SKILL.md',
  ])('names both ways with their addresses in %s', (file) => {
    expect(cafe.get(file)).toContain(
      'Tables can be booked by e-mail (<stul@modra.example>) or on the web (<https://booking.example/modra>).',
    )
    expect(cafe.get(file)).not.toMatch(/booked online/)
  })

  test('has real links to the page for bookings, its mail and its pages elsewhere', () => {
    const page = cafe.get('en/index.html') ?? ''
    const link = (href: string, rel: string, name: string) =>
      expect(page).toContain(`<a href="${href}" rel="${rel}">${name}</a>`)
    link('https://www.instagram.com/modra.example/', 'me external', 'Instagram')
    link('https://wolt.com/cs/cze/modra', 'external', 'Wolt')
    link('https://obchod.modra.example/', 'external', 'Online shop')
    link('https://prazirna.example/', 'external', 'Our roastery')
    expect(page).toContain('<a href="mailto:stul@modra.example">stul@modra.example</a>')
    // In the head of the page, where others have their telephone, and beside the ways to book.
    expect(
      page.split(
        '<a class="call" href="https://booking.example/modra" rel="external">Book a table</a>',
      ),
    ).toHaveLength(3)
    expect(page).toContain('e-mail</span> or on the web. For six and more, Tuesday to Friday.</p>')
  })

  test('has a link to its mail in which no sign of the address means anything else', async () => {
    const edit = ['stul@modra', 'a?cc=b&c%d#e@modra'] as const
    const content = await contentCopy({ 'pub.md': edit }, 'cafe')
    const page = String((await readSite(content)).files.get('en/index.html'))
    const [, href = ''] = /href="(mailto:[^"]*)"/.exec(page) ?? []
    expect(href).toBe('mailto:a%3Fcc%3Db%26c%25d%23e@modra.example')
  })

  test('tells search engines its profiles, and what can be done at which address', () => {
    expect(structuredOf(cafe)).toMatchObject({
      email: 'stul@modra.example',
      acceptsReservations: 'https://booking.example/modra',
      sameAs: ['https://www.instagram.com/modra.example/'],
      potentialAction: [
        { '@type': 'ReserveAction', target: { urlTemplate: 'https://booking.example/modra' } },
        { '@type': 'OrderAction', target: { urlTemplate: 'https://wolt.com/cs/cze/modra' } },
      ],
    })
  })

  test('leads to its sister house, and says whose houses both are', () => {
    expect(cafe.get('index.html')).toContain(
      '<p>Naše další podniky:</p><ul class="links"><li><a href="https://zelena.example/" rel="external">Kavárna Zelená</a></li></ul>',
    )
    expect(cafe.get('en.md')).toContain(
      '- Our other venues: [The Green Café](https://zelena.example/)',
    )
    expect(JSON.parse(cafe.get('pub.json') ?? '').branches).toEqual([
      {
        name: { cs: 'Kavárna Zelená', en: 'The Green Café' },
        ...{ url: 'https://zelena.example/', kind: null, address: null },
      },
    ])
    expect(structuredOf(cafe).parentOrganization).toEqual({
      '@type': 'Organization',
      name: 'Modrá kavárna s.r.o.',
      subOrganization: [
        { '@type': 'FoodEstablishment', name: 'Kavárna Zelená', url: 'https://zelena.example/' },
      ],
    })
  })

  test('has all of it in /pub.json', () => {
    expect(JSON.parse(cafe.get('pub.json') ?? '')).toMatchObject({
      contact: { phone: null, email: 'stul@modra.example' },
      booking: { by: ['email', 'web'], url: 'https://booking.example/modra' },
      links: [
        { service: 'instagram', name: { cs: 'Instagram', en: 'Instagram' } },
        { service: 'wolt' },
        { service: 'shop', name: { cs: 'E-shop', en: 'Online shop' } },
        { service: null, name: { cs: 'Naše pražírna', en: 'Our roastery' } },
      ],
    })
  })
})

// biome-ignore format: one line, one row
test.each([
  ['cs', 'po telefonu, e-mailem nebo na webu', 'telefonicky na 1, e-mailem na 1 nebo na stránce 1'],
  ['en', 'by telephone, by e-mail or on the web', 'by telephone (1), by e-mail (1) or on the web (1)'],
  ['sk', 'telefonicky, e-mailom alebo na webe', 'telefonicky na 1, e-mailom na 1 alebo na stránke 1'],
  ['de', 'telefonisch, per E-Mail oder online', 'telefonisch (1), per E-Mail (1) oder online (1)'],
] as const)('three ways to book are a list in %s', async (lang, said, at) => {
  const ways: BookingWay[] = ['telephone', 'email', 'web']
  const full = await buildFull()
  expect(booked(ways, lang)).toContain(` ${said}`)
  const { phone_2: _, ...pub } = full.site.pub
  const reachable = { ...pub, phone: '1', email: '1', reservation: { by: ways, url: '1' } }
  expect(bookedAt({ pub: reachable }, lang).replaceAll(/[<>]/g, '')).toContain(` ${at}`)
})

test('pages say no days beside the sentence of the house on booking, and twins do', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/bar-sk-en'))
  const [page, twin] = ['index.html', 'index.md'].map((file) => textOf(files, file))
  for (const text of [page, twin]) expect(text).toContain('V piatok a v sobotu miesta nedržíme')
  expect(page).not.toContain('len na tieto dni')
  expect(page).toContain('Rezervujeme najviac pre 8 osôb.')
  expect(twin).toContain('Rezervovať sa dá len na tieto dni: utorok až štvrtok.')
})

test('every telephone is a link that dials it, and a page elsewhere has the name that its owner gives it', async () => {
  const content = await contentCopy({
    'pub.md': [
      [/^(?:latitude|longitude|map_note|map_note_en): .*\n/gm, ''],
      [
        /^booking_hours:/m,
        'phone_2: +420 360 000 052\nlinks:\n  - service: facebook\n    url: https://facebook.com/kohout\n    name: Fotky z oslav\n    name_en: Photos of parties\nbooking_hours:',
      ],
    ],
  })
  const texts = await readPub(content)
  const page = texts.get('en/index.html') ?? ''
  const [head = '', below = ''] = page.split('<main>')
  const dialled = (part: string) => [...part.matchAll(/href="tel:([^"]*)"/g)].map(([, to]) => to)
  // RFC 3966: digits behind a plus, and no space.
  expect(dialled(head)).toEqual(['+420360000042'])
  expect(dialled(below)).toEqual(['+420360000042', '+420360000052'])
  const twin = texts.get('en.md') ?? ''
  expect(twin).toContain('](tel:+420360000042)')
  expect(twin).toContain('](tel:+420360000052)')
  for (const text of [page, twin]) expect(text).toMatch(/Photos of parties/)
  // Without a point the map is asked for the address, with a plain space in its post code.
  const [, map = ''] = /href="(https:\/\/mapy[^"]*)"/.exec(page) ?? []
  expect(decodeURIComponent(map)).toContain('Kohoutí 7, 299 99 Vymyšlená Lhota')
})

test('how a guest pays begins with a capital below its heading, in every language', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/border-cs-de-en'))
  const paid = ['index.html', 'de/index.html', 'en/index.html'].map(
    (file) =>
      /<h3>(?:Placení|Bezahlung|Payment)<\/h3><p>(\p{L}+)/u.exec(String(files.get(file)))?.[1],
  )
  expect(paid).toEqual(['Hotově', 'Bar', 'Cash'])
})

test.each([
  ['Stoly nerezervujeme.', true],
  ['Stoly nerezervujeme, jen online.', false],
  ['Stoly nerezervujeme, vyplňte formulář.', false],
  ['Na terase nerezervujeme.', false],
  ['Wir reservieren nicht, bitte anrufen.', false],
  ['Kommen Sie ohne Reservierung.', true],
  ['Wir reservieren gern, ohne Anzahlung.', false],
])(
  'a sentence that denies every booking is asked about beside a way to book: %s %s',
  async (said, isAsked) => {
    const content = await contentCopy({
      'pub.md': [/^booking: .*$/m, `booking_by: telephone\nbooking: ${said}`],
    })
    const codes = (await problemsOf(content)).map(({ code }) => code)
    expect(codes.includes('booking-denied')).toBe(isAsked)
  },
)

test.each(['Rezervace není potřeba, jen přijďte.', "Bookings aren't needed, only come."])(
  'that no booking is needed is no doubt about a house that books for nobody: %s',
  async (said) => {
    const content = await contentCopy({
      'pub.md': [/^booking_hours: .*\nbooking: .*$/m, `booking_by: none\nbooking: ${said}`],
    })
    const codes = (await problemsOf(content)).map(({ code }) => code)
    expect(codes).not.toContain('booking-of-some')
    expect(codes).not.toContain('field-unknown')
  },
)

describe('a pub that was written before booking_by', () => {
  const sentence = /^booking: .*$/m
  const telephone = 'Tables can be booked by telephone only: +420\u00A0360\u00A0000\u00A0042.'

  test('and books by telephone only is told to book so in every document', async () => {
    const { files } = await buildFull()
    for (const file of [
      'llms.txt',
      'openapi.json',
      '.well-known/agent-skills/answer-pub-guests/SKILL.md',
    ])
      expect(files.get(file), file).toContain(telephone)
    expect(files.get('api/docs.md')).toContain(
      telephone.replace('Tables can be booked', 'Reservations are made'),
    )
    expect(JSON.parse(files.get('pub.json') ?? '')).toMatchObject({
      booking: { by: ['telephone'], hours: { open: '10:00', close: '20:00' } },
    })
  })

  test.each([
    'Stůl rezervujte na čísle 360 000 042.',
    'Volejte kdykoli.',
    'Pouze telefonicky, e-mailem ne.',
    'Rezervace jen na telefonu.',
  ])('is understood: %s', async (said) => {
    const content = await contentCopy({ 'pub.md': [sentence, `booking: ${said}`] })
    expect(String((await readSite(content)).files.get('llms.txt'))).toContain(telephone)
  })

  test.each([
    ['Přijďte, místo se najde.', 'none'],
    ['Rezervace jen pro skupiny, telefonicky nebo e-mailem.', 'telephone, email'],
    ['Stůl si zajistíte online.', 'web'],
    ['Vyplňte formulář.', 'web'],
    ['Tisch bitte per Nachricht.', 'message'],
    ['Napište nám zprávu na WhatsApp.', 'message'],
  ])('is asked, and not guessed: %s', async (said, ways) => {
    const content = await contentCopy({ 'pub.md': [sentence, `booking: ${said}`] })
    const result = await tryBuild(content)
    const asked = 'problems' in result ? result.problems : []
    const [one] = asked.filter(({ code }) => code === 'booking-unstated')
    expect(one && tell(one).mend).toContain(`booking_by: ${ways}`)
  })

  test('and says nothing of booking is published without a word about a way', async () => {
    const content = await contentCopy({ 'pub.md': [/^booking.*\n/gm, ''] })
    const { files } = await readSite(content)
    expect(String(files.get('llms.txt'))).toContain(
      'Whether and how tables can be booked is not stated.',
    )
    expect(JSON.parse(String(files.get('pub.json'))).booking.by).toBeNull()
    const findUs = /id="find_us".*?<\/section>/s.exec(String(files.get('index.html')))?.[0]
    expect(findUs).toContain('<h3>Placení</h3>')
    expect(findUs).not.toContain('<h3>Rezervace</h3>')
    expect(structuredOf(files)).not.toHaveProperty('acceptsReservations')
  })
})

test('a Slovak company has its number for VAT apart from that of the tax office', async () => {
  const files = await fixture('bar-sk-en')
  const { operator } = JSON.parse(files.get('pub.json') ?? '')
  expect(operator).toMatchObject({ tax_number: 'SK2022749619', other_number: '2022749619' })
})
