// The plainest site of the same resources: JavaScript templates, and no filters.

export default function configure(eleventy) {
  eleventy.configureErrorReporting({ allowMissingExtensions: true })
  eleventy.addCollection('sections', (collections) =>
    collections
      .getFilteredByGlob('site/menu/*.md')
      .map(({ data }) => data)
      .sort((a, b) => Number.parseInt(a.page.fileSlug, 10) - Number.parseInt(b.page.fileSlug, 10)),
  )
  return { dir: { input: 'site', output: 'dist' }, markdownTemplateEngine: false }
}
