// What is told about photos.

import { quote } from '../wording.ts'
import { list, type Messages, type Typed } from './parts.ts'

const saveAsJpeg = 'open it in any program for pictures, save it as JPEG, and put that file here'

type PhotoUnknown = Typed & { meant: string | null; known: readonly string[] }

export const photos = {
  'photo-heic': () => ({
    found: 'a photo in HEIC, which few browsers show',
    expected: 'JPEG, PNG or WebP',
    mend: 'save it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or open it on a computer and export it as JPEG',
  }),
  'photo-type': ({ ending }: { ending: string }) => ({
    found: `a file that is no photo${ending === '' || ending === 'other' ? '' : `, but ${ending.toUpperCase()}`}`,
    expected: 'JPEG, PNG or WebP',
    mend: saveAsJpeg,
  }),
  'photo-too-heavy': ({ megabytes, most }: { megabytes: number; most: number }) => ({
    found: `a photo of ${megabytes.toFixed(1)} MB`,
    expected: `at most ${most} MB`,
    mend: 'save it smaller: 3000 pixels across are plenty',
  }),
  'photo-too-large': ({ megapixels, most }: { megapixels: number; most: number }) => ({
    found: `a photo of ${megapixels} megapixels`,
    expected: `at most ${most} megapixels`,
    mend: 'save it smaller: 3000 pixels across are plenty',
  }),
  'photo-too-long': ({ width, height, most }: { width: number; height: number; most: number }) => ({
    found: `a photo of ${width} by ${height} pixels`,
    expected: `one side at most ${most} times as long as the other`,
    mend: 'cut out what matters',
  }),
  'photo-broken': () => ({
    found: 'a photo that is damaged, or not as large as it says',
    mend: 'copy it from the camera again, or save it again as JPEG',
  }),
  'photo-too-slow': ({ seconds }: { seconds: number }) => ({
    found: `a photo that takes longer than ${seconds} seconds to read`,
    mend: 'save it again as JPEG, and smaller',
  }),
  'photo-unknown': ({ typed, meant, known }: PhotoUnknown) => ({
    found: `${quote(typed)}, which is no file in photos/`,
    ...(known.length > 0 && { expected: `one of ${list(known.slice(0, 10))}` }),
    mend:
      meant === null
        ? 'put the photo into the folder photos, and write its whole name here'
        : `did you mean "${meant}"?`,
  }),
  'photo-elsewhere': ({ typed }: Typed) => ({
    found: `${quote(typed)}, an address`,
    mend: 'put the photo itself into the folder photos, if it is yours, and write the name of its file here',
  }),
  'photo-several': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which names several photos`,
    expected: 'one photo',
    mend: 'leave one name here; photos.md has a strip for more',
  }),
  'photo-alt-missing': ({ fields }: { fields: readonly string[] }) => ({
    found: 'a photo without words for those who cannot see it',
    mend: `add ${list(fields)} below it, with what is to be seen on it`,
  }),
  'photo-alt-alone': () => ({
    found: 'words about a photo, and no photo',
    mend: 'add a line   photo:   with the name of its file, or delete this line',
  }),
  'photos-too-many': ({ count, most }: { count: number; most: number }) => ({
    found: `${count} photos`,
    expected: `at most ${most}`,
    mend: 'keep the best ones',
  }),
} satisfies Messages
