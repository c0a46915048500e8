// What is published: the texts and bytes of the resources, and the place that they are published at.

import type { Publication, Resource } from './resource.ts'

/**
 * A resource with the text that is published for it: some headers depend on the text. Pictures are
 * published as `bytes`, drawn from it.
 */
export type Published = { resource: Resource; text: string; bytes?: Uint8Array }

/** What headers and rules of hosts depend on beside the resource itself. */
export type Deployment = Pick<Publication, 'baseUrl' | 'resources' | 'hosting'>

/** Path in the output folder to the text of the file, or to its bytes where it is a picture. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * The file that lists a build's files, one path a line, and by which the next build knows the folder
 * as its own. GitHub Pages leaves `.well-known` out of a site without a file of this name.
 */
export const manifest = '.nojekyll'

/** The file that says what each body of the build is, by which `verify` knows it again. */
export const digestsFile = 'digests.json'
