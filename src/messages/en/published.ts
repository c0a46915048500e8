// What is told about what would be published, and of what is the owner's own there.

import type { Messages, Nothing } from './parts.ts'

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

/** The texts that would be published. */
export const bodies = {
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
} satisfies Messages

/** The owner's own templates. */
export const templates = {
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
} satisfies Messages

/** The owner's files that are published as they are. */
export const publicFiles = {
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
} satisfies Messages
