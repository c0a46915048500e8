// Published files: texts and bytes of resources, and their deployment.

import type { Publication, Resource } from './resource.ts'

/**
 * Resource with its published text, on which some headers depend. Pictures are published as
 * `bytes`, drawn from the text.
 */
export type Published = { resource: Resource; text: string; bytes?: Uint8Array }

/** Inputs of headers and rules of hosts, in addition to the resource. */
export type Deployment = Pick<Publication, 'baseUrl' | 'resources' | 'hosting'>

/** Output path to text, or to bytes for a picture. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * File that lists the files of a build, one path a line. The next build uses it to recognise the
 * folder. The name also makes GitHub Pages publish `.well-known`.
 */
export const manifest = '.nojekyll'

/** File with the digest of each body, for `verify`. */
export const digestsFile = 'digests.json'
