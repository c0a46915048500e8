// What is asked of a forge and committed there, whichever it is.

import { emblemFile } from '../content/files/folder.ts'
import { contentFolder } from '../model/editor.ts'

/** Paths below the folder of content to texts; of a photo only that it is there. */
export type Files = ReadonlyMap<string, string>

/** Asks the API of the forge, with what the editor was given. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export type Changes = { additions: Addition[]; deletions: { path: string }[] }
/** The bytes of a file in base64. */
export type Addition = { path: string; contents: string }

/** The content at a commit. */
export type Snapshot = { commit: string; files: Files }

export type Forge = {
  /** Everything below the folder of content at a commit or on a branch. */
  filesAt(ask: Ask, at: string): Promise<Snapshot>
  /** What the editor sends, where it is a commit. */
  commitIn(path: string, body: string): Commit | undefined
}

export type Commit = {
  /** The commit or the branch on which it comes. */
  at: string
  changes: Changes
  /** What is sent in its place, of these changes. */
  rewritten(changes: Changes, before: Snapshot, ask: Ask): Promise<unknown>
  /** What the editor is told of it; `stale` where it shows something else. */
  answered(sent: CommitAnswer, changes: Changes, stale: boolean): Promise<unknown>
}
type CommitAnswer = { data?: { createCommitOnBranch?: { commit?: object } } } | undefined

export const isOurs = (path: string) => path.startsWith(contentFolder)
export const isText = (path: string) => /\.md$/.test(path)
/** A path of the repository below its folder of content. */
export const sourceFile = (path: string) => path.slice(contentFolder.length)

/** The bytes of a text in UTF-8. */
export const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

type Blob = { path: string; sha: string }

/** The texts of files by the names of their bytes, of which each is asked for once. */
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
