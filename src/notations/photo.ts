// How owners name a photo: by the name of its file.

import { type Notation, refuse } from './notation.ts'

/** `gulas.jpg`; with its folder before it, too. */
export const photoName: Notation<string> = {
  expected: 'photo-name',
  prose: true,
  photo: true,
  read(text) {
    const typed = text.trim().normalize('NFC')
    return isElsewhere(typed) || /\.\w+ *[,;]/.test(typed)
      ? undefined
      : typed.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?photos\//, '')
  },
  explain(text) {
    const typed = text.trim().normalize('NFC')
    return isElsewhere(typed)
      ? refuse('photo-elsewhere', { typed })
      : refuse('photo-several', { typed })
  },
}

const isElsewhere = (typed: string) => /^https?:|^\/\//i.test(typed)
