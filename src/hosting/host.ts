// Type of the files in hosts/, which hold everything known about one host. The build, `verify` and
// the help loop over them. Their texts are rows, English next to Czech.

import type { Row } from '../messages/template.ts'
import type { Environment, HostAddress } from '../model/base-url.ts'
import type { MessageTexts } from '../model/languages.ts'
import type { Deployment, Published } from '../model/published.ts'

/** A promise that a host is known to break, for all resources or for some. */
export type Limit = {
  /** Names of promises in `verify`; headers in lower case. */
  promises: readonly string[]
  /** Only resources whose path matches. */
  paths?: RegExp
  why: Row
}

/** A file generated for a host. Its path is relative to the folder it is written into. */
export type HostFile = { file: string; text: string }

/** Subjects on which the advice for a broken promise differs by host. */
export type Advice = 'headers' | 'dot names'

/** A site to publish. `out` is the absolute path of the output folder. */
export type Output = {
  published: readonly Published[]
  place: Deployment
  out: string
  /**
   * True if this host was named or detected, false if it is one of those the site may be published
   * on.
   */
  chosen: boolean
}

export type Host = {
  title: string | MessageTexts
  /** Help text for this value of `--host`. */
  help: Row
  /** True if the environment variables show that the build runs on this host. */
  isHere?(environment: Environment): boolean
  /** Return the address that the host passes to its builds. */
  addressIn?(environment: Environment): HostAddress
  /** True if only this host can serve a site at this address. */
  owns?(address: URL): boolean
  /** Serves plain files only, without Markdown on request. */
  filesOnly?: true
  /** Cannot redirect, so an old address becomes a page that refreshes to the new one. */
  refreshPages?: true
  /** Its `_headers` may use placeholders in values and remove headers. */
  fillsPlaceholders?: true
  /**
   * Files that the host reads inside the published folder, by path. They are written for every
   * host. `host` is the one that was named or detected.
   */
  inside?: {
    readonly [file: string]: (
      published: readonly Published[],
      place: Deployment,
      host?: Host,
    ) => string
  }
  /**
   * List the rules of these files that the host would ignore. Reported for every build, because the
   * files are in every published folder.
   */
  dropped?(published: readonly Published[], place: Deployment, host?: Host): MessageTexts[]
  /** Make the configuration of the owner's own server, written next to the output folder. */
  configuration?(output: Output): HostFile[]
  /** Programs that answer in Markdown on request, written next to the output folder. */
  programs?: {
    /** Folder where the host looks for programs. Those of earlier builds may still be there. */
    folder: string
    /** Throws a UsageError if files of the owner are in the way. */
    write(output: Output): Promise<HostFile[]>
  }
  /** List what an owner should know who publishes on this host. */
  notes?(published: readonly Published[], place: Deployment): MessageTexts[]
  limits: readonly Limit[]
  advice?: { readonly [about in Advice]?: Row }
}
