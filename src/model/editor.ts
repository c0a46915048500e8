// The owner's web editor at /admin/: the only page with a script. This file is what hosting and
// `verify` need to know; the editor itself is in `engine/editor/`.

import type { Region } from './countries.ts'
import type { Language } from './languages.ts'
import { html, type Resource } from './resource.ts'
import type { EditorHome } from './site.ts'

export const editorPath = '/admin/'

/** Folder of the content in the owner's repository. */
export const contentFolder = 'content/'

/** Facts about the pub that its forms depend on. */
export type FormHouse = {
  languages: readonly Language[]
  region: Region | undefined
  /** ISO weeks that have a lunch file. */
  weeks: readonly string[]
  /** Sections of the menu, in order. */
  sections?: readonly { id: string; name: string }[]
}

/** API origin of each forge, and the prefix of its API paths. */
export const forges = {
  github: { origin: 'https://api.github.com', api: '' },
  gitlab: { origin: 'https://gitlab.com', api: '/api/v4' },
} as const

/** Origin that the editor reads from and commits to. A self-hosted GitLab is another host. */
export const forgeOrigin = ({ forge, via }: EditorHome): string =>
  (forge === 'gitlab' && via) || forges[forge].origin

/**
 * Content security policy: only its own files and the forge. Styles are inline because the program
 * sets them per element. `blob:` and `data:` show pictures before they are saved.
 */
const rules = (home: EditorHome) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // Allows installing the editor as an app on a phone.
  'manifest-src blob:',
  // Unsaved photos are read from blobs of the page.
  `connect-src ${["'self' blob:", ...new Set([forgeOrigin(home), ...(home.via ? [home.via] : [])])].join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
]

/** Policy for a meta element, which is all there is on a host that sends no custom headers. */
export const editorPolicyInPage = (home: EditorHome) => rules(home).join('; ')

/**
 * Resource of the editor page, for rules of hosts and `verify`. No document of the interface
 * mentions it.
 */
export const editorPage = (home: EditorHome) =>
  ({
    ...{ group: 'Pages', title: 'Editor', summary: "The owner's editor of the content." },
    ...{ unlisted: true, file: 'admin/index.html', path: editorPath, type: html },
    policy: [...rules(home), "frame-ancestors 'none'"].join('; '),
    // Signing in opens a pop-up, except where a token is pasted.
    ...((home.forge === 'gitlab' || home.via !== undefined) && { popups: true }),
  }) as const satisfies Omit<Resource, 'render'>
