// Fields among the results of the editor's search, which itself knows only entries: `psi` leads to
// the field about dogs.

import type { Form, FormField } from '../model/forms.ts'
import { listInnerFields } from '../model/forms.ts'
import { normalizeText } from '../model/suggest.ts'
import { blockName } from './configuration.ts'
import { element } from './elements.ts'

export type FoundField = {
  /** `Hospoda › Zahrádka, psi a kouření › Psi`. */
  title: string
  /** Hash of the form; a folder has no form of its own, so that of its list. */
  hash: string
  /** Path of the field in the form. */
  path: string
}

/** Maximum number of fields that are listed; a phone shows no more at once. */
const most = 12

/** Find the fields whose label, hint or heading has a word that begins like the query. */
export function findFields(forms: readonly Form[], query: string): FoundField[] {
  const sought = normalizeText(query.trim())
  if (sought === '') return []
  // `Wi-Fi` is found by `wifi` and by `fi`.
  const has = (text = '') =>
    [text, text.replaceAll('-', '')].some((words) =>
      ` ${normalizeText(words).replace(/[^a-z\d]+/g, ' ')}`.includes(` ${sought}`),
    )
  const search = (form: Form, field: FormField): FoundField[] => {
    const { name, label, hint, part } = field
    const inside = listInnerFields(field).find((one) => has(one.label) || has(one.hint))
    if (!has(label) && !has(hint) && !inside) return []
    const titles = [form.label, part?.label, label, has(label) ? undefined : inside?.label]
    return [
      {
        title: titles.filter(Boolean).join(' › '),
        hash:
          'file' in form
            ? `#/collections/_singletons/entries/${form.name}`
            : `#/collections/${form.name}`,
        path: part ? `${blockName(part.name)}.${name}` : name,
      },
    ]
  }
  return forms.flatMap((form) => form.fields.flatMap((field) => search(form, field))).slice(0, most)
}

const listId = 'found-fields'

/** Show the fields above the results of a search, each with a link to its form. */
export function showFoundFields(forms: readonly Form[], heading: string) {
  const [, query] = /^#\/search\/([^/?]+)/.exec(location.hash) ?? []
  const shown = document.querySelector<HTMLElement>(`#${listId}`)
  if (shown?.dataset['query'] !== query) shown?.remove()
  const results = document.querySelector('.results')
  if (query !== undefined && results && !document.querySelector(`#${listId}`)) {
    const found = findFields(forms, decodeURIComponent(query))
    const list = element('div', listStyle, [
      ...(found.length > 0 ? [element('strong', '', [heading])] : []),
      ...found.map(toLink),
    ])
    list.id = listId
    list.dataset['query'] = query
    results.prepend(list)
  }
}

function toLink({ title, hash }: FoundField): HTMLElement {
  const link = element('a', linkStyle, [title])
  link.href = hash
  return link
}

const listStyle = 'display:flex;flex-direction:column;gap:.25rem;padding:1rem'
const linkStyle = 'padding:.5rem 0;color:inherit'
