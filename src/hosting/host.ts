// What is known of a host: the shape of the files in hosts/. Everything else that speaks of hosts
// (the build, verify, the help) is a loop over them.

import type { Environment, HostAddress } from '../model/base-url.ts'
import type { InTongues } from '../model/languages.ts'
import type { Deployment, Published } from '../model/published.ts'

/** A promise that a host is known to break, for every resource or for some. */
export type Limit = {
  /** Promises as verify calls them; for headers their names in lower case. */
  promises: readonly string[]
  /** Only resources whose address looks like this. */
  paths?: RegExp
  why: InTongues
}

/** A file that is made for a host; its path counts from the folder that it is written into. */
export type HostFile = { file: string; text: string }

/** What verify can tell the owner to do about a broken promise, where it differs by host. */
export type Advice = 'headers' | 'dot names'

/** A site to be published, and the output folder by its absolute path. */
export type Output = {
  published: readonly Published[]
  place: Deployment
  out: string
  /** Whether this host was named or found, or is one of all that the site may go to. */
  chosen: boolean
}

export type Host = {
  title: string | InTongues
  /** What `--host` does for it, in its line of help. */
  help: InTongues
  /** Whether this build runs there, as its own variables say. */
  isHere?(environment: Environment): boolean
  /** The address that its builds are told. */
  addressIn?(environment: Environment): HostAddress
  /** Whether a site at this address can be on no other host. */
  owns?(address: URL): boolean
  /** Answers with files only: no Markdown on request. */
  filesOnly?: true
  /** Knows no redirects: an old address is a page that leads on by itself. */
  refreshPages?: true
  /** Files that it reads inside the published folder, by their paths. They travel to every host. */
  inside?: {
    readonly [file: string]: (published: readonly Published[], place: Deployment) => string
  }
  /** What it would leave out of those, in words: said for every host, since they travel to every one. */
  dropped?(published: readonly Published[], place: Deployment): InTongues[]
  /** The configuration of a server of one's own, beside the output folder. */
  configuration?(output: Output): HostFile[]
  /** What answers in Markdown on request, beside the output folder. */
  programs?: {
    /** Where the host looks for them: what an earlier build left lies there. */
    folder: string
    /** Throws a UsageError where the owner's own files leave no room for them. */
    write(output: Output): Promise<HostFile[]>
  }
  /** What the owner should know who publishes there. */
  notes?(published: readonly Published[], place: Deployment): InTongues[]
  limits: readonly Limit[]
  advice?: { readonly [about in Advice]?: InTongues }
}
