// The documents with the whole menu, in both languages.

const escapeHtml = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const name = (item, lang) => (lang === 'cs' ? item.cs : item.en)
const description = (item, lang) => (lang === 'cs' ? item.description : item.description_en) ?? ''

const page = ({ sections, lang }) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Pub</title><h1>Pub</h1>${sections
    .map(
      (section) =>
        `<section><h2>${escapeHtml(lang === 'cs' ? section.section : section.section_en)}</h2><ul>${section.items
          .map(
            (item) =>
              `<li id="${item.id}"><b>${escapeHtml(name(item, lang))}</b> <span>${escapeHtml(item.sizes)}</span> <p>${escapeHtml(description(item, lang))}</p> <small>${escapeHtml(item.allergens)}</small></li>\n`,
          )
          .join('')}</ul></section>`,
    )
    .join('')}</html>\n`

const text = ({ sections, lang }) =>
  `# Pub\n\n${sections
    .map(
      (section) =>
        `## ${section.section}\n\n${section.items
          .map(
            (item) =>
              `- ${name(item, lang)}: ${item.sizes}. ${description(item, lang)} (${item.allergens})\n`,
          )
          .join('')}`,
    )
    .join('\n')}`

const json = ({ sections }) => {
  const of = (kind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.items)
  return JSON.stringify({ food: of('food'), drinks: of('drinks') })
}

const documents = [
  { path: '/index.html', lang: 'cs', write: page },
  { path: '/en/index.html', lang: 'en', write: page },
  { path: '/index.md', lang: 'cs', write: text },
  { path: '/en.md', lang: 'en', write: text },
  { path: '/llms-full.txt', lang: 'en', write: text },
  { path: '/menu.json', lang: 'en', write: json },
]

export const data = {
  documents,
  pagination: { data: 'documents', size: 1, alias: 'document' },
  permalink: ({ document }) => document.path,
}

export const render = ({ document, collections: { sections } }) =>
  document.write({ sections, lang: document.lang })
