// Types and helpers that GitHub and GitLab share.

import { emblemFile } from '../content/files/folder.ts'
import { contentFolder } from '../model/editor.ts'

/**
 * Paths relative to the content folder and the text of each file. Photos are included with an empty
 * text.
 */
export type ContentFiles = ReadonlyMap<string, string>

/** Send a request to the forge's API with the editor's token. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

export type Changes = { additions: Addition[]; deletions: { path: string }[] }
/** `contents` is the file in base64. */
export type Addition = { path: string; contents: string }

/** Content files at a commit. */
export type Snapshot = { commit: string; files: ContentFiles }

export type Forge = {
  /** Read the content folder at a commit or a branch. */
  readFiles(apiFetch: ApiFetch, at: string): Promise<Snapshot>
  /** Parse a request of the editor. Undefined if the request is not a commit. */
  parseCommit(path: string, body: string): EditorCommit | undefined
  /** List what failed while a commit was being published, one line each. */
  findFailures(apiFetch: ApiFetch, commit: string): Promise<string[]>
}

/** A further commit by the same request: its parent and its message. */
export type NextCommit = { parent: string; message: (before: string) => string }

export type EditorCommit = {
  /** Parent commit (GitHub) or branch (GitLab). */
  at: string
  changes: Changes
  /** Return the request body that commits these changes instead of the editor's. */
  toRequestBody(
    changes: Changes,
    before: Snapshot,
    apiFetch: ApiFetch,
    next?: NextCommit,
  ): Promise<unknown>
  /** Return the id of the commit from the forge's response. */
  commitIn(sent: CommitAnswer): string | undefined
  /**
   * Return the response for the editor. With `stale`, leave out the file hashes so that the editor
   * fetches the files again: it shows something different from what was committed.
   */
  toResponseBody(sent: CommitAnswer, changes: Changes, stale: boolean): Promise<unknown>
}
type CommitAnswer =
  | { id?: string; data?: { createCommitOnBranch?: { commit?: { oid?: string } } } }
  | undefined

export const isContentPath = (path: string) => path.startsWith(contentFolder)
export const isText = (path: string) => /\.md$/.test(path)
/** Convert a path in the repository to one in the content folder. */
export const toContentFile = (path: string) => path.slice(contentFolder.length)

/** Encode a text as UTF-8 in base64. */
export const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

type Blob = { path: string; sha: string }

/**
 * Read the text of each Markdown file. `known` caches texts by blob hash, so that each blob is
 * fetched once.
 */
export async function fetchFiles(
  blobs: readonly Blob[],
  cache: Map<string, string>,
  fetchTexts: (missing: readonly Blob[]) => Promise<readonly string[]>,
): Promise<ContentFiles> {
  const contentBlobs = blobs.filter(({ path }) => toContentFile(path) !== emblemFile)
  const missing = contentBlobs.filter(({ path, sha }) => isText(path) && !cache.has(sha))
  const texts = missing.length > 0 ? await fetchTexts(missing) : []
  for (const [index, { sha }] of missing.entries()) cache.set(sha, texts[index] ?? '')
  const readText = ({ path, sha }: Blob) => (isText(path) ? (cache.get(sha) ?? '') : '')
  return new Map(contentBlobs.map((blob) => [toContentFile(blob.path), readText(blob)]))
}
