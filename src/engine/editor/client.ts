// What runs at /admin/ in the owner's browser: the editor with the forms of this pub, and between its
// forms and the files the two functions of `form-file.ts`. Its configuration lies beside it.

import cms from '@sveltia/cms'
import type { Form } from '../../model/forms.ts'
import { type FormData, fromFile, toFile } from './form-file.ts'

type Configuration = { locale: string; forms: readonly Form[]; config: object }

const answer = await fetch('config.json')
const { locale, forms, config } = (await answer.json()) as Configuration

for (const { name, fields } of forms)
  cms.registerCustomFormat(name, 'md', {
    fromFile: (text: string) => fromFile(text, fields),
    toFile: (form: FormData) => toFile(form, fields),
  })

// Until the owner chooses another one the editor speaks the language of the house.
const settings = 'sveltia-cms.prefs'
if (localStorage.getItem(settings) === null)
  localStorage.setItem(settings, JSON.stringify({ locale }))

cms.init({ config })
