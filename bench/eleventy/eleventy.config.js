// The resources of a pub, as an Eleventy user would write them: sections of the menu are Markdown
// files with front matter, pages are Nunjucks. Nothing is checked.

const allergens = {
  cs: { 1: 'obiloviny obsahující lepek', 3: 'vejce', 7: 'mléko', 9: 'celer' },
  en: { 1: 'cereals containing gluten', 3: 'eggs', 7: 'milk', 9: 'celery' },
}

/** Split `malé 0,3 l = 85; velké 0,5 l = 115` into label, quantity, unit and price. */
const readSizes = (text) =>
  String(text)
    .split(';')
    .map((size) => {
      const [, label, value, unit, price] = /^\s*(\D*?)\s*([\d,]+)\s*(\S+)\s*=\s*(\d+)/.exec(size)
      return { label, value, number: Number(value.replace(',', '.')), unit, price: Number(price) }
    })

const readAllergens = (text) =>
  text === 'unknown' ? null : text === 'none' ? [] : String(text).split(',').map(Number)

export default function configure(eleventy) {
  eleventy.addGlobalData('base', process.env.BASE_URL)
  eleventy.configureErrorReporting({ allowMissingExtensions: true })
  eleventy.addPassthroughCopy({ pictures: '.' })
  eleventy.addFilter('sizes', readSizes)
  eleventy.addFilter('allergens', readAllergens)
  eleventy.addFilter('allergenNames', (numbers, lang) =>
    numbers.map((number) => `${number} ${allergens[lang][number] ?? ''}`).join(', '),
  )
  eleventy.addFilter('nbsp', (text) => String(text).replaceAll(' ', '\u00A0'))
  eleventy.addCollection('sections', (collections) =>
    collections
      .getFilteredByGlob('site/menu/*.md')
      .map(({ data }) => data)
      .sort(
        (a, b) => Number(a.page.fileSlug.split('-')[0]) - Number(b.page.fileSlug.split('-')[0]),
      ),
  )
  return {
    dir: { input: 'site', includes: '_parts', output: 'dist' },
    markdownTemplateEngine: false,
  }
}

export { readAllergens, readSizes }
