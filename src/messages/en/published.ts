// Mistakes in photos, the drawing over the name, templates and files of the owner's own, and `editor`.

import { quote } from '../wording.ts'
import { list, type Messages, type Nothing, type Typed, unreadable } from './parts.ts'

const saveAsJpeg = 'open it in any program for pictures, save it as JPEG, and put that file here'

type From = { from: string }
type PhotoUnknown = Typed & { meant: string | null; known: readonly string[] }

const plainSvg = {
  expected: 'shapes only: paths, circles, rectangles, lines, groups, gradients and masks',
  mend: 'turn texts into paths in the drawing program and save as plain SVG',
}
const excess = {
  shapes: { found: 'shapes', mend: 'simplify it in the drawing program, and save as plain SVG' },
  numbers: {
    found: 'numbers in its paths',
    mend: 'simplify its paths in the drawing program, and save as plain SVG',
  },
  dashes: { found: 'dashes', mend: 'draw longer dashes, or whole lines' },
  levels: { found: 'groups in groups', mend: 'ungroup it in the drawing program' },
  layers: {
    found: 'masks, clips and transparent groups, counted as often as they are used',
    mend: 'cut the shapes themselves in the drawing program, and use colours that are not transparent',
  },
}

type Reason = { reason: string }
type Address = { address: string }

/** A fault of a template; `own` where it is the owner's own. */
export const faultOf =
  (mend: string, mendOwn: string) =>
  <V>(found: (values: V) => string) =>
  (values: V & { own?: boolean }) => ({
    found: found(values),
    mend: values.own ? mendOwn : mend,
  })
const correctTemplate = 'correct the template'
const ofTemplate = faultOf('a fault of the template: the content cannot cause it', correctTemplate)
const ofLink = faultOf('correct the address in the content or in the template', correctTemplate)

/** Elements that show nothing and that links lead to, in HTML as in JSX. */
export const anchorLine = (ids: readonly string[]) =>
  ids.map((id) => `<span id="${id}"></span>`).join('')

const nameOdd = ({ plain }: { plain: string }) => ({
  found: 'a name that would have to be quoted in an address',
  expected: 'letters without accents, digits, and . _ ~ -',
  mend: `rename it, for example to ${plain}`,
})

type EditorNotInstalled = { package: string; found: string | null }

export const published = {
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
  'focus-unreadable': unreadable(
    'say where in the photo is what must stay to be seen; percentages count from its left and from its top',
  ),
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

  'emblem-not-svg': ({ element }: { element: string }) => ({
    found: `the root <${element}>`,
    ...plainSvg,
  }),
  'emblem-without-size': () => ({
    found: 'an <svg> without its size',
    expected: 'viewBox="0 0 200 200"',
    mend: 'add a viewBox to <svg>',
  }),
  'emblem-element': ({ element }: { element: string }) => ({
    found: `the element <${element}>`,
    ...plainSvg,
  }),
  'emblem-attribute': ({ name, value }: { name: string; value: string }) => ({
    found: `${name}="${value}"`,
    ...plainSvg,
  }),
  'emblem-excessive': ({ what, most }: { what: keyof typeof excess; most: number }) => ({
    found: `a drawing with more than ${most} ${excess[what].found}`,
    expected: 'a simple drawing: it is shown a few centimetres wide',
    mend: excess[what].mend,
  }),
  'emblem-undrawable': () => ({
    found: 'a drawing that takes more memory than there is',
    expected: 'a simple drawing: it is shown a few centimetres wide',
    mend: 'simplify it in the drawing program, and save as plain SVG',
  }),
  'emblem-definitions': () => ({ found: 'a document type with definitions', ...plainSvg }),
  'emblem-unreadable': ({ reason }: { reason: string }) => ({
    found: `text that is not XML: ${reason}`,
    ...plainSvg,
  }),

  'character-half': ofTemplate<Nothing>(() => 'half a character (a lone surrogate)'),
  'text-not-composed': ofTemplate<Nothing>(
    () => 'text that is not in the composed form of Unicode (NFC)',
  ),
  'placeholder-left': ofTemplate(
    ({ placeholder }: { placeholder: string }) => `a leftover ${placeholder}`,
  ),
  'json-unreadable': ofTemplate(({ reason }: Reason) => `text that is not JSON: ${reason}`),
  'schema-broken': ofTemplate(
    ({ pointer, reason }: { pointer: string } & Reason) => `${pointer || '/'} ${reason}`,
  ),
  'anchor-twice': ofTemplate(({ id }: { id: string }) => `the id "${id}" twice on one page`),
  'link-dead': ofLink(({ address }: Address) => `a link to ${address}, which is not on this site`),
  'anchor-dead': ofLink(({ address }: Address) => `a link to ${address}, where no such anchor is`),
  'anchors-missing': ({ path, anchors }: { path: string; anchors: readonly string[] }) => ({
    found: `a page in the place of ${path} without anchors that the rest of the site links to: ${anchors.join(', ')}`,
    mend: `give these ids to the parts of the page, or add this line to it: ${anchorLine(anchors)}`,
  }),

  'template-unusable': ({ reason }: Reason) => ({
    found: reason,
    mend: correctTemplate,
  }),
  'template-name-odd': nameOdd,
  'template-type-other': ({ type, path, kept }: { type: string; path: string; kept: string }) => ({
    found: `the media type ${type} for ${path}, which is ${kept} at every pub`,
    mend: `give it the type ${kept}, or a path of its own`,
  }),
  'template-address-twice': ({ path }: { path: string }) => ({
    found: `two templates for the address ${path}`,
    mend: 'rename it',
  }),
  'template-in-file': ({ file, inside }: { file: string; inside: string }) => ({
    found: `${file} cannot be a file and the folder of ${inside}`,
    mend: 'rename it',
  }),
  'template-schema-title': ({ reason }: Reason) => ({
    found: reason,
    mend: 'give the piece another title',
  }),

  'public-hidden': () => ({
    found: 'a hidden file; only those in .well-known are published',
    mend: 'delete it, or move it out of this folder',
  }),
  'public-underscored': () => ({
    found: 'a name that begins with _: such files give orders to hosts',
    mend: 'rename it; the rules of hosts are made by the build',
  }),
  'public-name-odd': nameOdd,
  'public-over-resource': ({ path }: { path: string }) => ({
    found: `a file in the place of the resource ${path}`,
    mend: 'rename it; what stands at that address is made by a template',
  }),
  'public-over-file': ({ file }: { file: string }) => ({
    found: `a file in the place of the file ${file}`,
    mend: 'rename one of the two',
  }),
  'public-too-large': ({ megabytes, limit }: { megabytes: number; limit: number }) => ({
    found: `a file of ${megabytes.toFixed(1)} MB`,
    expected: `at most ${limit} MB`,
    mend: 'make it smaller, or publish it elsewhere',
  }),
  'public-type-unknown': () => ({
    found: 'a file whose media type nobody knows',
    expected: 'a name with a known ending, such as .pdf, .html or .jpg',
    mend: 'rename it',
  }),
  'public-not-utf8': () => ({ found: 'text that is not UTF-8', mend: 'save it as UTF-8' }),

  'redirect-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as an old address and where it leads`,
    mend: 'write the old path, = and the new one:   /menu.php = /#food_list',
  }),
  'redirect-from-odd': ({ from }: From) => ({
    found: `${quote(from)} as an old address`,
    mend: 'write a path of plain letters, digits, . _ ~ and -, without ? and *; one with other signs cannot be led on at every host: take its line out',
  }),
  'redirect-reserved': ({ from }: From) => ({
    found: `${from}, which lies where programs look for what the site promises`,
    mend: 'take the line out',
  }),
  'redirect-target-odd': ({ to }: { to: string }) => ({
    found: `${quote(to)} as the place to go`,
    mend: 'write a path of the site, or an address that begins with https://',
  }),
  'redirect-over-resource': ({ from }: From) => ({
    found: `${from} is an address of the site`,
    mend: 'take the line out of redirects: in pub.md: what is there is served',
  }),
  'redirect-twice': ({ from }: From) => ({
    found: `${from} is led on twice in redirects: in pub.md`,
    mend: 'leave one of the lines',
  }),
  'redirect-to-nowhere': ({ from, to }: From & { to: string }) => ({
    found: `${from} leads to ${to}, where the site has nothing`,
    mend: 'write a path that the site has in redirects: in pub.md',
  }),
  'redirect-in-circle': ({ from, to }: From & { to: string }) => ({
    found: `${from} leads to ${to}, which is an address of this site, and may lead on for ever`,
    mend: 'write the path alone in redirects: in pub.md, without https:// and the name of the site',
  }),
  'editor-unreadable': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)} as the place of your files`,
    mend: `write ${meant ?? 'github and the name of the repository, with its owner before it: github owner/repository'}`,
  }),
  'editor-forge-unknown': ({ forge }: { forge: string }) => ({
    found: `${forge}: the editor saves to GitHub and GitLab only`,
    mend: 'write github owner/repository or gitlab owner/repository, or take the line out',
  }),
  'editor-host-unreadable': ({ host, meant }: { host: string; meant: string | null }) => ({
    found: `${quote(host)} as the address of whoever signs the owner in`,
    expected: 'https:// and the name of the host, without a port, a path or anything else',
    mend: `write ${meant ?? 'via https://login.example behind the name of the repository, with the name of your host, or leave via out'}`,
  }),
  'editor-app-unreadable': ({ app }: { app: string }) => ({
    found: `${quote(app)} as the id of an application at GitLab`,
    expected: 'the 64 letters and digits that GitLab calls Application ID; GitHub has none',
    mend: 'copy it from GitLab behind app, or leave app and what follows it out and sign in with a token',
  }),
  'editor-not-installed': ({ package: name, found }: EditorNotInstalled) => ({
    found:
      found === null
        ? 'an editor is asked for (editor:), and this copy of agent-pub is without its program'
        : `an editor is asked for (editor:), and this copy of agent-pub has its program in version ${found}`,
    expected: name,
    mend: 'install agent-pub as a package, which has the program in it, or in a checkout of it run   npm install   with all it needs, or take the line editor: out',
  }),
  'editor-place-taken': ({ path }: { path: string }) => ({
    found: `a template of your own for ${path}, where the editor is to be (editor: in pub.md)`,
    mend: 'give the template another name, or take the line editor: out of pub.md',
  }),
} satisfies Messages
