// Types and helpers that GitHub and GitLab share.

import { emblemFile } from '../content/files/folder.ts'
import { contentFolder } from '../model/editor.ts'

/**
 * Paths relative to the content folder and the text of each file. Photos are included with an empty
 * text.
 */
export type Files = ReadonlyMap<string, string>

/** Send a request to the forge's API with the editor's token. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export type Changes = { additions: Addition[]; deletions: { path: string }[] }
/** `contents` is the file in base64. */
export type Addition = { path: string; contents: string }

/** Content files at a commit. */
export type Snapshot = { commit: string; files: Files }

export type Forge = {
  /** Read the content folder at a commit or a branch. */
  filesAt(ask: Ask, at: string): Promise<Snapshot>
  /** Parse a request of the editor. Undefined if the request is not a commit. */
  commitIn(path: string, body: string): Commit | undefined
}

export type Commit = {
  /** Parent commit (GitHub) or branch (GitLab). */
  at: string
  changes: Changes
  /** Return the request body that commits these changes instead of the editor's. */
  rewritten(changes: Changes, before: Snapshot, ask: Ask): Promise<unknown>
  /**
   * Return the response for the editor. With `stale`, leave out the file hashes so that the editor
   * fetches the files again: it shows something different from what was committed.
   */
  answered(sent: CommitAnswer, changes: Changes, stale: boolean): Promise<unknown>
}
type CommitAnswer = { data?: { createCommitOnBranch?: { commit?: object } } } | undefined

export const isOurs = (path: string) => path.startsWith(contentFolder)
export const isText = (path: string) => /\.md$/.test(path)
/** Convert a path in the repository to one in the content folder. */
export const sourceFile = (path: string) => path.slice(contentFolder.length)

/** Encode a text as UTF-8 in base64. */
export const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

type Blob = { path: string; sha: string }

/**
 * Read the text of each Markdown file. `known` caches texts by blob hash, so that each blob is
 * fetched once.
 */
export async function textsOf(
  blobs: readonly Blob[],
  known: Map<string, string>,
  fetchTexts: (wanted: readonly Blob[]) => Promise<readonly string[]>,
): Promise<Files> {
  const ours = blobs.filter(({ path }) => sourceFile(path) !== emblemFile)
  const wanted = ours.filter(({ path, sha }) => isText(path) && !known.has(sha))
  const texts = wanted.length > 0 ? await fetchTexts(wanted) : []
  for (const [index, { sha }] of wanted.entries()) known.set(sha, texts[index] ?? '')
  return new Map(
    ours.map(({ path, sha }) => [sourceFile(path), isText(path) ? (known.get(sha) ?? '') : '']),
  )
}
