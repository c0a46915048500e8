import { readFileSync } from 'node:fs'
import { readAllergens, readSizes } from '../eleventy.config.js'

const chrome = JSON.parse(readFileSync(new URL('_parts/menu.json', import.meta.url), 'utf8'))

export const data = { permalink: '/menu.json' }

/** One record per line, like our build. */
export function render({ base, collections: { sections } }) {
  const items = (kind) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) =>
        section.items.map((item) => ({
          id: item.id,
          url: `${base}/#${item.id}`,
          url_en: `${base}/en/#${item.id}`,
          section: section.page.fileSlug,
          name: { cs: item.cs, en: item.en },
          description: item.description
            ? { cs: item.description, en: item.description_en }
            : undefined,
          sizes: readSizes(item.sizes).map(({ label, number, unit, price }) => ({
            label,
            quantity: number,
            unit,
            price_czk: price,
          })),
          allergens: readAllergens(item.allergens),
          alcohol_percent: item.alcohol && Number(String(item.alcohol).replace(',', '.')),
          available: true,
        })),
      )
  const lines = (list) => `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
  const { food: _, drinks: __, ...rest } = chrome
  const head = JSON.stringify(rest).replace(/\}$/, '')
  return `${head},\n  "food": ${lines(items('food'))},\n  "drinks": ${lines(items('drinks'))}\n}\n`
}
