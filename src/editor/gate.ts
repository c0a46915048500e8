// Intercepts every commit of the editor. The new content is checked as a whole. It is committed
// with the owner's comments and formatting preserved, or not at all.

import { said } from '../engine/editor/form-file.ts'
import { contentFolder } from '../model/editor.ts'
import type { Form } from '../model/forms.ts'
import {
  type Changes,
  type Commit,
  type Files,
  isOurs,
  isText,
  sourceFile,
  toBase64,
} from './forge.ts'
import * as judge from './judge.ts'
import { keepLines } from './keep-lines.ts'
import type { Answer } from './panel.ts'
import type { Repository } from './repository.ts'

export type Gate = {
  repository: Repository
  forms: readonly Form[]
  /** Current time in the owner's time zone. */
  now: () => Date
  ask: (verdict: judge.Verdict) => Promise<Answer>
  /**
   * Called after a commit with the files now in the repository. `stale` is true if the editor shows
   * something different.
   */
  made: (files: Files, stale: boolean) => void
  /** Message that the editor shows when nothing was saved. */
  unsaved: string
}

/**
 * Wrap `fetch`: requests to the forge's API are recognised by their Authorization header, and
 * commits among them are checked.
 */
export const guarded =
  (send: typeof fetch, gate: Gate): typeof fetch =>
  async (input, init) => {
    const { pathname, origin } = new URL(
      String(input instanceof Request ? input.url : input),
      location.href,
    )
    const { forge, api, ask, signedIn } = gate.repository
    const authorization = new Headers(init?.headers).get('Authorization')
    if (origin !== new URL(api).origin || authorization === null) return send(input, init)
    signedIn(authorization)
    const commit = typeof init?.body === 'string' ? forge.commitIn(pathname, init.body) : undefined
    if (!commit) return send(input, init)
    try {
      const { before, files, stale, changes } = await judged(commit, gate)
      const body = JSON.stringify(await commit.rewritten(changes, before, ask))
      const answer = await send(input, { ...init, body })
      const told = await answer
        .clone()
        .json()
        .catch(() => undefined)
      if (!answer.ok || told?.errors) return answer
      gate.made(files, stale)
      return new Response(JSON.stringify(await commit.answered(told, changes, stale)), answer)
    } catch (error) {
      // Sveltia renews an expired token when it gets a 401, and then sends the request again.
      if (!(error instanceof Error) || error.cause !== 401) throw error
      return Response.json({ message: error.message }, { status: 401 })
    }
  }

/** Check a commit and return the changes to send. Throws if the owner goes back to the form. */
async function judged(commit: Commit, gate: Gate) {
  const snapshot = await gate.repository.filesAt(commit.at)
  const { files: before } = snapshot
  const sent = sentBy(commit.changes)
  const meant = meantBy(commit.changes, sent, before, gate.forms)
  const old = await judge.lookAt(before, gate.now())
  const named = judge.placed(before, meant, gate.now(), old.house.languages)
  const files = await settled(before, old, judge.shed(named), gate)
  const saysElse = [...sent].some(([file, text]) => {
    const fields = judge.formOf(gate.forms, file)?.fields
    const now = files.get(file)
    return now === undefined || (fields && !isSame(said(now, fields), said(text, fields)))
  })
  const stale = saysElse || changedIn(before, files).some((file) => !sent.has(file))
  return { before: snapshot, files, stale, changes: rewritten(commit, before, files, sent) }
}

/** Content files in the commit, with the text that the editor wrote. Photos have an empty text. */
const sentBy = ({ additions }: Changes): Files =>
  new Map(
    additions
      .filter(({ path }) => isOurs(path))
      .map(({ path, contents }) => {
        const file = sourceFile(path)
        return [file, isText(file) ? fromBase64(contents) : '']
      }),
  )

/** Apply the editor's changes to the folder, keeping the owner's formatting in each file. */
function meantBy(changes: Changes, sent: Files, before: Files, forms: readonly Form[]): Files {
  const meant = new Map(before)
  for (const { path } of changes.deletions) meant.delete(sourceFile(path))
  for (const [file, text] of sent) {
    const fields = judge.formOf(forms, file)?.fields
    const old = before.get(file) ?? before.get(movedFrom(file, changes) ?? '')
    meant.set(file, old === undefined || !fields ? text : keepLines(old, text, fields))
  }
  return meant
}

const changedIn = (before: Files, after: Files) =>
  [...after].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]))

/**
 * Return the old path of a file that this commit renames. A rename is exactly one deletion and one
 * addition in the same folder.
 */
function movedFrom(file: string, { additions, deletions }: Changes): string | undefined {
  const folder = file.replace(/[^/]*$/, '')
  const isBeside = (one: { path: string }) =>
    isOurs(one.path) && isText(one.path) && sourceFile(one.path).replace(/[^/]*$/, '') === folder
  const [gone, ...others] = deletions.filter(isBeside)
  return others.length === 0 && additions.filter(isBeside).length === 1 && gone
    ? sourceFile(gone.path)
    : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Ask the owner until there is nothing left to ask. After "save anyway", only errors in the saved
 * files can stop the commit.
 */
async function settled(before: Files, old: judge.Look, meant: Files, gate: Gate): Promise<Files> {
  let files = meant
  for (let isSure = false; ; ) {
    const written = new Set(changedIn(before, files))
    const verdict = judge.compare(old, await judge.lookAt(files, gate.now()), written)
    const isSaid = isSure ? verdict.refused.length === 0 : isSilent(verdict)
    if (isSaid) return files
    const answer = await gate.ask(verdict)
    if (answer === 'back') throw new DOMException(gate.unsaved, 'AbortError')
    isSure = answer === 'save'
    files = isSure
      ? judge.confirmed(
          judge.withoutForeign(files, verdict.foreign, gate.forms),
          verdict.asked,
          gate.forms,
        )
      : judge.mended(files, answer === 'save' ? [] : answer.edits)
  }
}

const isSilent = (verdict: judge.Verdict) =>
  Object.values(verdict).every((list) => list.length === 0)

/**
 * Return the changes that turn `before` into `files`. Additions outside the content texts are
 * passed through.
 */
function rewritten({ changes }: Commit, before: Files, files: Files, sent: Files): Changes {
  const { additions, deletions } = changes
  const pathOf = (file: string) => contentFolder + file
  const others = additions.filter(({ path }) => !isOurs(path) || !isText(path))
  const texts = [...files].flatMap(([file, text]) =>
    isText(file) && (before.get(file) !== text || sent.get(file) === text)
      ? [{ path: pathOf(file), contents: toBase64(text) }]
      : [],
  )
  const gone = [...before.keys()]
    .filter((file) => !files.has(file))
    .map((file) => ({ path: pathOf(file) }))
  const all = [
    ...deletions,
    ...gone.filter(({ path }) => !deletions.some((one) => one.path === path)),
  ]
  return { additions: [...others, ...texts], deletions: all }
}

const fromBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
