// Examples in published schemas describe one possible house in the country and languages of the
// pub.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { copy } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { buildPub, root } from '../pub.ts'
import { quickPart } from '../sweep.ts'
import { lastingFolder } from '../workshop.ts'

const copies = await lastingFolder()

const inBerlin = (text: string) =>
  text
    .replace('country: AT', 'country: DE')
    .replace('postal_code: 1070\ntown: Wien', 'postal_code: 10115\ntown: Berlin')
    .replace('phone: 01 234 56 78', 'phone: 030 1234567')
    .replace('firmenbuch: FN 123456a\nuid: ATU13585627', 'handelsregister: HRB 12345')
    .replace('seat: Erfundene Gasse 4, 1070 Wien', 'seat: Erfundene Gasse 4, 10115 Berlin')

// biome-ignore format: one line, one row
const vienna = {
  address: { street: 'Zum Löwen 1', postal_code: '1010', town: 'Wien', country: 'AT' },
  operator: { name: 'Zum Löwen GmbH', company_number: 'FN 123456a', tax_number: null, seat: 'Zum Löwen 1, Wien' },
  tax: 'ATU13585627',
  phone: '+436601234567',
  stop: 'Hauptplatz',
}

// biome-ignore format: one line, one row
const pubs = {
  'Vienna, in Czech': { pub: 'at-euro', ...vienna, text: { cs: 'U Lva', en: 'The Lion' }, story: 'U Lva se vaří od rána.', dish: 'kure-na-paprice' },
  'Vienna, in German': { pub: 'gasthaus-de-en', ...vienna, text: { de: 'Zum Löwen', en: 'The Lion' }, story: 'Im Löwen wird vom Morgen an gekocht.', dish: 'paprikahuhn' },
  Berlin: {
    pub: 'gasthaus-de-en',
    edit: inBerlin,
    address: { street: 'Am Löwen 1', postal_code: '10115', town: 'Berlin', country: 'DE' },
    operator: {
      name: 'Zum Löwen GmbH',
      company_number: 'HRB 12345',
      tax_number: null,
      other_number: null,
      seat: 'Am Löwen 1, Berlin',
    },
    tax: 'DE136695976',
    phone: '+49301234567',
    stop: 'Marktplatz',
    text: { de: 'Zum Löwen', en: 'The Lion' },
    story: 'Im Löwen wird vom Morgen an gekocht.',
    dish: 'paprikahuhn',
  },
  Slovakia: {
    pub: 'wine-sk-en',
    address: { street: 'Levia 1', postal_code: '811 01', town: 'Bratislava', country: 'SK' },
    operator: {
      name: 'U leva s.r.o.',
      company_number: '12345679',
      tax_number: null,
      other_number: null,
      seat: 'Levia 1, Bratislava',
    },
    tax: 'SK2020317079',
    phone: '+421905123456',
    stop: 'Námestie',
    text: { sk: 'U leva', en: 'The Lion' },
    story: 'U leva sa varí od rána.',
    dish: 'kurca-na-paprike',
  },
}

describe.each(quickPart(Object.entries(pubs), 1))('the schemas of a house in %s', (_, own) => {
  let files: Built['files']
  const readSchema = (name: string) => JSON.parse(String(files.get(`schemas/${name}.schema.json`)))
  beforeAll(async () => {
    const content = join(copies, own.address.country, own.pub)
    await copy(join(root, 'test/pubs', own.pub), content)
    if ('edit' in own) {
      const file = join(content, 'pub.md')
      await writeFile(file, own.edit(await readFile(file, 'utf8')))
    }
    files = (await buildPub(content)).files
  })

  test('have an address, a company and a telephone of that country that fit together', () => {
    const { properties, $defs } = readSchema('pub')
    expect(properties.address.examples).toEqual([own.address])
    expect(properties.address.properties.street.examples).toEqual([own.address.street])
    expect(properties.operator.examples[0]).toMatchObject(own.operator)
    expect(properties.operator.properties.tax_number.examples).toEqual([own.tax, null])
    expect(properties.contact.examples[0].phone).toBe(own.phone)
    expect($defs.Stop.properties.stop.examples).toEqual([own.stop])
  })

  test('have examples in the languages of the house, and ids made from them', () => {
    expect(readSchema('pub').properties.name.examples).toEqual([own.text])
    expect(readSchema('pub').$defs.StorySection.properties.paragraphs.examples).toEqual([
      [own.story],
    ])
    expect(readSchema('menu').properties.food.examples[0][0].id).toBe(own.dish)
  })

  test('have no words of any other language', () => {
    const isGerman = 'de' in own.text
    for (const path of isGerman ? ['api/docs.md', 'openapi.json'] : [])
      expect(String(files.get(path)).match(/.{20}[áčďéěíĺľňóôřšťúůýž].{20}/gi)).toBe(null)
  })

  test('have valid examples, and none from a Czech village', () => {
    for (const name of ['pub', 'menu', 'hours']) {
      const schema = readSchema(name)
      expect(JSON.stringify(schema)).not.toMatch(/Lhota|Dlouhá|Náměstí|88888886|price_czk/)
      const ajv = new Ajv2020({ strict: false, validateFormats: false })
      ajv.addSchema({ ...schema, $id: 'https://own.example/' })
      for (const [member, { examples = [] }] of Object.entries<{ examples?: unknown[] }>(
        schema.properties,
      ))
        for (const example of examples)
          expect(
            ajv.validate(`https://own.example/#/properties/${member}`, example),
            `${name} ${JSON.stringify(example)} ${JSON.stringify(ajv.errors)}`,
          ).toBe(true)
    }
  })
})

test('a Czech house has Czech examples', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/village-cs'))
  const { properties } = JSON.parse(String(files.get('schemas/pub.schema.json')))
  expect(properties.address.examples).toEqual([
    { street: 'Dlouhá 1', postal_code: '123 45', town: 'Lhota', country: 'CZ' },
  ])
  expect(properties.operator.properties.company_number.examples).toEqual(['88888886'])
  expect(properties.contact.properties.phone.examples).toEqual(['+420123456789', null])
})
