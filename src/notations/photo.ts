// How owners name a photo: by the name of its file.

import { message } from '../messages/catalogue.ts'
import { Fault, type Notation } from './notation.ts'

/** `gulas.jpg`; with its folder before it, too. */
export const photoName: Notation<string> = {
  expected: 'photo-name',
  prose: true,
  photo: true,
  read(text) {
    const typed = text.trim().normalize('NFC')
    if (/^https?:|^\/\//i.test(typed)) return new Fault(message('photo-elsewhere', { typed }))
    if (/\.\w+ *[,;]/.test(typed)) return new Fault(message('photo-several', { typed }))
    return typed.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?photos\//, '')
  },
}
