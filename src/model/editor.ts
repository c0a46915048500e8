// The owner's editor: a page with a program, the one exception to "no script" on a site. What hosting
// and verify must know of it stands here; what it is made of, in `engine/editor/`.

import type { Region } from './countries.ts'
import type { Language } from './languages.ts'
import { html, type Resource } from './resource.ts'
import type { EditorHome } from './site.ts'

export const editorPath = '/admin/'

/** Where the content stands in the owner's repository. */
export const contentFolder = 'content/'

/** What the forms depend on. */
export type FormHouse = {
  languages: readonly Language[]
  region: Region | undefined
  /** The weeks of lunches that are written. */
  weeks: readonly string[]
}

/** Where each forge answers programs, and what stands before the paths of its API. */
export const forges = {
  github: { origin: 'https://api.github.com', api: '' },
  gitlab: { origin: 'https://gitlab.com', api: '/api/v4' },
} as const

/** What the editor asks and commits to: a GitLab of one's own is another host. */
export const forgeOf = ({ forge, via }: EditorHome): string =>
  (forge === 'gitlab' && via) || forges[forge].origin

/**
 * Its own files and the forge, nothing else. Its styles are set by its program, element by element;
 * pictures that the owner chooses are shown before they are saved.
 */
const rules = (home: EditorHome) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // With it the owner can put the editor among the other programs of the phone.
  'manifest-src blob:',
  // A photo that is not saved yet is read from the page's own memory.
  `connect-src ${["'self' blob:", ...new Set([forgeOf(home), ...(home.via ? [home.via] : [])])].join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
]

/** As a page can state it itself: on a host that sends no headers of a site it is all there is. */
export const editorPolicyInPage = (home: EditorHome) => rules(home).join('; ')

/** The page, for rules of hosts and for `verify`: no document of the interface speaks of it. */
export const editorPage = (home: EditorHome) =>
  ({
    ...{ group: 'Pages', title: 'Editor', summary: "The owner's editor of the content." },
    ...{ unlisted: true, file: 'admin/index.html', path: editorPath, type: html },
    policy: [...rules(home), "frame-ancestors 'none'"].join('; '),
    // Whoever signs the owner in does so in a pop-up, where it is not a token that does.
    ...((home.forge === 'gitlab' || home.via !== undefined) && { popups: true }),
  }) as const satisfies Omit<Resource, 'render'>
