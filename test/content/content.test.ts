// The full pub is read as its sample states, fact by fact.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { allergens } from '../../src/model/allergens.ts'
import { defaultLanguages, pickLanguages } from '../../src/model/languages.ts'
import type { Site } from '../../src/model/site.ts'
import { phone } from '../../templates/_parts/format.ts'
import { buildFull, root } from '../pub.ts'

// The neutral document of the sample; its shape is data, not code.
// biome-ignore lint/suspicious/noExplicitAny: every comparison below is by value
type Sample = any

let sample: Sample
let site: Site

beforeAll(async () => {
  sample = JSON.parse(await readFile(join(root, 'test/pubs/full.json'), 'utf8'))
  site = (await buildFull()).site
})

describe('the full pub holds the sample', () => {
  test('all 50 dishes with names, sizes, prices, allergens, diets, tags and availability', () => {
    expect(site.menu.food).toEqual(sample.food)
    expect(site.menu.food).toHaveLength(50)
  })

  test('all 50 drinks, with alcohol and degrees', () => {
    expect(site.menu.drinks).toEqual(sample.drinks)
    expect(site.menu.drinks).toHaveLength(50)
  })

  test('all sections in the order of the menu, with their notes', () => {
    expect(site.menu.sections).toEqual(sample.sections)
  })

  test('the legend of allergens, word for word', () => {
    const languages = defaultLanguages
    const inBoth = allergens.map(({ name, short, ...rest }) => ({
      ...rest,
      name: pickLanguages({ languages }, name),
      short: pickLanguages({ languages }, short),
    }))
    expect(inBoth).toEqual(sample.allergens)
  })

  test('the week of lunches, day by day', () => {
    const [lunch] = site.menu.lunches
    expect({
      ...lunch,
      days: lunch?.days.map(({ date, soup, mains }) => ({
        date,
        soup: soup && flat(soup),
        mains: mains.map(flat),
      })),
    }).toEqual(sample.lunch)
  })

  test('weekly hours and every exception', () => {
    const { exceptions, seasons, holidays, ...weekly } = site.hours
    expect({ seasons, holidays }).toEqual({ seasons: [], holidays: undefined })
    expect({ timezone: 'Europe/Prague', ...weekly }).toEqual({
      ...sample.hours,
      exceptions: undefined,
    })
    expect(exceptions.map(toSampleException)).toEqual(sample.hours.exceptions)
  })

  test('address, telephone, transport, payment, booking, features and operator', () => {
    const { name, kind, address, geo, phone, transport, payment, reservation, features, legal } =
      site.pub
    const { id: _, tagline, reservation: booked, ...rest } = sample.pub
    const { age_notice, asked, ...operator } = legal
    expect(asked).toEqual([])
    expect({
      name,
      kind,
      address,
      geo,
      phone,
      payment,
      features,
      legal: { ...operator, age_notice },
    }).toEqual({
      ...rest,
      transport: undefined,
    })
    expect(transport.map((stop) => ({ ...stop, line: stop.line ?? null }))).toEqual(rest.transport)
    const { by, ...said } = reservation
    expect(by).toEqual(['telephone'])
    expect({ channel: 'phone', online: false, phone, ...said }).toEqual(booked)
    expect({ cs: site.home.cs.tagline, en: site.home.en.tagline }).toEqual(tagline)
  })

  test('the story in both languages, the notice and the date', () => {
    const textsIn = (lang: 'cs' | 'en') =>
      site.home[lang].story.map(({ blocks: _, ...said }) => said)
    expect({ cs: textsIn('cs'), en: textsIn('en') }).toEqual(sample.story)
    expect(site.pub.notice).toEqual(sample.notice)
    expect(site.updated).toBe(sample.updated)
  })
})

/** A lunch dish as in the sample: one size next to its name. */
function flat({
  name,
  sizes,
  allergens: numbers,
  diets,
}: {
  name: unknown
  sizes: object[]
  allergens: unknown
  diets: unknown
}) {
  expect(sizes).toHaveLength(1)
  return { name, ...sizes[0], allergens: numbers, diets }
}

function toSampleException({ from, to, reason, hours }: Site['hours']['exceptions'][number]) {
  const dates = from === to ? { date: from } : { from, to }
  if (!hours) return { ...dates, reason, closed: true }
  const times = (rows: typeof hours.kitchen) => rows?.map(({ open, close }) => ({ open, close }))
  const [[bar], [kitchen], lunch] = [
    times(hours.bar) ?? [],
    times(hours.kitchen) ?? [],
    hours.lunch,
  ]
  return { ...dates, reason, bar, kitchen, lunch: lunch?.length === 0 ? null : lunch }
}

test('no name, dish, telephone or street of the pub is in the source code', async () => {
  const { execFileSync } = await import('node:child_process')
  const words = [
    ...[
      site.pub.name,
      site.pub.kind,
      { cs: site.pub.address.street, en: site.pub.address.town },
    ].flatMap(({ cs, en }) => [cs, en]),
    ...site.menu.food.map((item) => item.name.cs),
    ...site.menu.drinks.filter((item) => item.name.cs.length > 12).map((item) => item.name.cs),
    site.pub.legal.operator ?? '?',
    site.pub.legal.ico ?? 'no number',
    site.pub.phone ?? '?',
    phone(site.pub.phone ?? '?').replaceAll('\u00A0', ' '),
  ].filter((word) => !['hospoda', 'neighbourhood pub', 'Hranolky', 'Chléb'].includes(word))
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'templates', 'build.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  for (const file of files.trim().split('\n')) {
    const text = await readFile(join(root, file), 'utf8')
    expect(
      words.filter((word) => text.includes(word)),
      file,
    ).toEqual([])
  }
})
