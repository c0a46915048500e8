// What runs at /admin/ in the owner's browser: the editor with the forms of this pub, and between its
// forms and the files the two functions of `form-file.ts`. Its configuration lies beside it.

import cms from '@sveltia/cms'
import { typedDate } from '../../messages/wording.ts'
import type { Form, FormField } from '../../model/forms.ts'
import { type FormData, fromFile, toFile } from './form-file.ts'
import { nextWeek } from './next-week.ts'

/** As `editor.ts` writes it. Files and folders have the fields of the form that has their name. */
type Configuration = {
  locale: string
  forms: readonly Form[]
  /** The weeks of lunches at the time of the build, and the hint for a new one. */
  lunch: { written: readonly string[]; told: string }
  config: { collections: readonly Named[]; singletons: readonly Named[] }
}
type Named = { name: string }

const answer = await fetch('config.json')
const { locale, forms, lunch, config } = (await answer.json()) as Configuration

/** The editor takes formats with such an ending for files that begin with fields. */
const formatOf = (name: string) => `${name}-frontmatter`

for (const { name, fields } of forms)
  cms.registerCustomFormat(formatOf(name), 'md', {
    fromFile: (text: string) => fromFile(text, fields),
    toFile: (form: FormData) => toFile(form, fields),
  })

/** A field without what only the reading of files needs to know. */
function shown(field: FormField): object {
  const { former: _, meanings: _m, sign: _s, ...rest } = { meanings: {}, sign: true, ...field }
  if ('field' in rest) return { ...rest, field: shown(rest.field) }
  if ('fields' in rest) return { ...rest, fields: rest.fields.map(shown) }
  if (!('types' in rest)) return rest
  const types = rest.types.map((type) => ({ ...type, fields: type.fields.map(shown) }))
  return { ...rest, types }
}

const withFields = (block: Named) => {
  const fields = forms.find(({ name }) => name === block.name)?.fields ?? []
  return { ...block, format: formatOf(block.name), fields: fields.map(shown) }
}

/** A new week gets the date of its Monday as its name, and the owner is told which that is. */
function withWeek(collection: ReturnType<typeof withFields>): object {
  const { name, slug, fields } = { slug: {}, ...collection }
  if (name !== 'lunch') return collection
  // The calendar on the wall of the owner, written as dates are.
  const today = new Intl.DateTimeFormat('sv').format(new Date())
  const monday = nextWeek(today, lunch.written)
  const [first, ...rest] = fields
  const hint = lunch.told.replace('{day}', typedDate(monday))
  return {
    ...collection,
    slug: { ...slug, template: monday },
    fields: [{ ...first, hint }, ...rest],
  }
}

// Until the owner chooses another one the editor speaks the language of the house.
const settings = 'sveltia-cms.prefs'
if (localStorage.getItem(settings) === null)
  localStorage.setItem(settings, JSON.stringify({ locale }))

cms.init({
  config: {
    ...config,
    collections: config.collections.map(withFields).map(withWeek),
    singletons: config.singletons.map(withFields),
  },
})
