// Intercepts every commit of the editor. The new content is checked as a whole. It is committed
// with the owner's comments and formatting preserved, or not at all.

import { isEqual } from '../content/changes/match.ts'
import { fromFile, readNormalized, toFile } from '../engine/editor/form-file.ts'
import { contentFolder } from '../model/editor.ts'
import type { Form } from '../model/forms.ts'
import type { OpenForm } from './draft.ts'
import {
  type Changes,
  type ContentFiles,
  type EditorCommit,
  isContentPath,
  isText,
  toBase64,
  toContentFile,
} from './forge.ts'
import * as judge from './judge.ts'
import { keepLines } from './keep-lines.ts'
import { hasMoves, moveDishes } from './move.ts'
import type { OwnerAnswer } from './panel.ts'
import { fetchDigests, invertChanges, type Saved } from './publication.ts'
import type { Repository } from './repository.ts'
import { dateSoldOut } from './sold-out.ts'

export type Gate = {
  repository: Repository
  forms: readonly Form[]
  /** Current time in the owner's time zone. */
  now: () => Date
  askOwner: (verdict: judge.Verdict) => Promise<OwnerAnswer>
  /** The form that is being saved. */
  findForm: () => OpenForm | undefined
  /** Tell the owner that the file has other lines since its form was opened. */
  showOutdated: (file: string, lines: readonly string[]) => Promise<void>
  /**
   * Called after a commit with the files now in the repository. `stale` is true if the editor shows
   * something different.
   */
  onCommitted: (files: ContentFiles, stale: boolean, saved: Saved) => void
  /** Called after each answer of the forge: true if it did not accept the token. */
  onAnswer: (isRefused: boolean) => void
  /** Message of the commit that takes back the one with this message. */
  undoMessage: (message: string) => string
  /** Message that the editor shows when nothing was saved. */
  unsavedMessage: string
}

/**
 * Wrap `fetch`: requests to the forge's API are recognised by their Authorization header, and
 * commits among them are checked.
 */
export const guardFetch =
  (send: typeof fetch, gate: Gate): typeof fetch =>
  async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    // A relative URL is one of this site, not of the forge.
    if (!URL.canParse(url)) return send(input, init)
    const { pathname, origin } = new URL(url)
    const { forge, api, apiFetch, setAuthorization } = gate.repository
    const authorization = new Headers(init?.headers).get('Authorization')
    if (origin !== new URL(api).origin || authorization === null) return send(input, init)
    setAuthorization(authorization)
    const commit =
      typeof init?.body === 'string' ? forge.parseCommit(pathname, init.body) : undefined
    if (!commit) {
      const answer = await send(input, init)
      gate.onAnswer(answer.status === 401)
      return answer
    }
    try {
      const { before, files, stale, changes } = await checkCommit(commit, gate)
      const digests = await fetchDigests(send)
      const body = JSON.stringify(await commit.toRequestBody(changes, before, apiFetch))
      const answer = await send(input, { ...init, body })
      const answerBody = await answer
        .clone()
        .json()
        .catch(() => undefined)
      if (!answer.ok || answerBody?.errors) return answer
      const id = commit.commitIn(answerBody) ?? ''
      const inverse = invertChanges(changes, before.files)
      const next = { parent: id, message: gate.undoMessage }
      const undo = inverse && {
        path: pathname.slice(new URL(api).pathname.replace(/\/$/, '').length),
        body: JSON.stringify(
          await commit.toRequestBody(inverse, { commit: id, files }, apiFetch, next),
        ),
      }
      gate.onCommitted(files, stale, { commit: id, digests, undo })
      const changedBody = await commit.toResponseBody(answerBody, changes, stale)
      return new Response(JSON.stringify(changedBody), answer)
    } catch (error) {
      // Sveltia renews an expired token when it gets a 401, and then sends the request again.
      if (!(error instanceof Error) || error.cause !== 401) throw error
      return Response.json({ message: error.message }, { status: 401 })
    }
  }

/** Check a commit and return the changes to send. Throws if the owner goes back to the form. */
async function checkCommit(commit: EditorCommit, gate: Gate) {
  const snapshot = await gate.repository.readFiles(commit.at)
  const { files: before } = snapshot
  const sent = readAdditions(commit.changes)
  await holdOutdated(commit.changes, sent, before, gate)
  const old = await judge.inspect(before, gate.now())
  const { languages } = old.house
  const applied = applyChanges(commit.changes, sent, before, gate.forms)
  const fields = gate.forms.find(({ name }) => name === 'menu')?.fields ?? []
  const intended = moveDishes(applied, sent.keys(), fields, languages)
  const renamed = judge.nameNewFiles(before, intended, gate.now(), languages)
  const dated = dateSoldOut(before, judge.removeEmptyFiles(renamed), old.version.date)
  const settled = await askUntilSettled(before, old, dated, gate)
  const { files } = settled
  if (settled.isBack) {
    writeFixes(sent, before, files, gate)
    throw cancel(gate)
  }
  const differsFromForm = [...sent].some(([file, text]) => {
    const fields = judge.findForm(gate.forms, file)?.fields
    const now = files.get(file)
    return (
      now === undefined ||
      (fields && !isEqual(readNormalized(now, fields), readNormalized(text, fields)))
    )
  })
  const stale = differsFromForm || findChanged(before, files).some((file) => !sent.has(file))
  return { before: snapshot, files, stale, changes: toChanges(commit, before, files, sent) }
}

const cancel = ({ unsavedMessage }: Gate) => new DOMException(unsavedMessage, 'AbortError')

/** Hold a save back if another device has changed the file since its form was opened. */
async function holdOutdated(
  changes: Changes,
  sent: ContentFiles,
  before: ContentFiles,
  gate: Gate,
) {
  const [file, ...more] = [...sent.keys()].filter(isText)
  const form = gate.findForm()
  const fields = file === undefined ? undefined : judge.findForm(gate.forms, file)?.fields
  if (file === undefined || more.length > 0 || !form || !fields) return
  const base = form.findBase(fields)
  const old = before.get(file) ?? before.get(findOldName(file, changes) ?? '')
  const now = old === undefined ? undefined : toFile(fromFile(old, fields), fields)
  if (now === base) return
  const lines = (now ?? '').split('\n').filter((line) => !base?.split('\n').includes(line))
  await gate.showOutdated(file, lines)
  throw cancel(gate)
}

/** Write the fixes that the owner accepted into the form, so that going back does not lose them. */
function writeFixes(
  sent: ContentFiles,
  before: ContentFiles,
  fixed: ContentFiles,
  { findForm, forms }: Gate,
) {
  const [file] = [...sent.keys()].filter(isText)
  const fields = file === undefined ? undefined : judge.findForm(forms, file)?.fields
  // A dish that was moved must stay in the form, so the fixes are offered again.
  if (file === undefined || !fields || hasMoves(sent.get(file))) return
  const [added] = [...fixed.keys()].filter((name) => !before.has(name) && isText(name))
  const text = fixed.get(file) ?? fixed.get(added ?? '')
  if (text !== undefined) findForm()?.write(sent.get(file) ?? '', text, fields)
}

/** Content files in the commit, with the text that the editor wrote. Photos have an empty text. */
const readAdditions = ({ additions }: Changes): ContentFiles =>
  new Map(
    additions
      .filter(({ path }) => isContentPath(path))
      .map(({ path, contents }) => {
        const file = toContentFile(path)
        return [file, isText(file) ? fromBase64(contents) : '']
      }),
  )

/** Apply the editor's changes to the folder, keeping the owner's formatting in each file. */
function applyChanges(
  changes: Changes,
  sent: ContentFiles,
  before: ContentFiles,
  forms: readonly Form[],
): ContentFiles {
  const intended = new Map(before)
  for (const { path } of changes.deletions) intended.delete(toContentFile(path))
  for (const [file, text] of sent) {
    const fields = judge.findForm(forms, file)?.fields
    const old = before.get(file) ?? before.get(findOldName(file, changes) ?? '')
    intended.set(file, old === undefined || !fields ? text : keepLines(old, text, fields))
  }
  return intended
}

const findChanged = (before: ContentFiles, after: ContentFiles) =>
  [...after].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]))

/**
 * Return the old path of a file that this commit renames. A rename is exactly one deletion and one
 * addition in the same folder.
 */
function findOldName(file: string, { additions, deletions }: Changes): string | undefined {
  const folder = file.replace(/[^/]*$/, '')
  const isInFolder = (one: { path: string }) =>
    isContentPath(one.path) &&
    isText(one.path) &&
    toContentFile(one.path).replace(/[^/]*$/, '') === folder
  const [gone, ...passedThrough] = deletions.filter(isInFolder)
  return passedThrough.length === 0 && additions.filter(isInFolder).length === 1 && gone
    ? toContentFile(gone.path)
    : undefined
}

/**
 * Ask the owner until there is nothing left to ask. After "save anyway", only errors in the saved
 * files can stop the commit.
 */
async function askUntilSettled(
  before: ContentFiles,
  old: judge.Inspection,
  intended: ContentFiles,
  gate: Gate,
): Promise<{ files: ContentFiles; isBack: boolean }> {
  let files = intended
  for (let isConfirmed = false; ; ) {
    const written = new Set(findChanged(before, files))
    const verdict = judge.compare(old, await judge.inspect(files, gate.now()), written)
    const isDone = isConfirmed ? verdict.refused.length === 0 : isEmptyVerdict(verdict)
    if (isDone) return { files, isBack: false }
    const answer = await gate.askOwner(verdict)
    if (answer === 'back') return { files, isBack: true }
    isConfirmed = answer === 'save'
    if (answer === 'save') {
      const own = judge.removeForeignTexts(files, verdict.foreign, gate.forms)
      files = judge.confirmWarnings(own, verdict.asked, gate.forms)
    } else files = judge.applyEdits(files, answer.edits)
  }
}

const isEmptyVerdict = (verdict: judge.Verdict) =>
  Object.values(verdict).every((list) => list.length === 0)

/**
 * Return the changes that turn `before` into `files`. Additions outside the content texts are
 * passed through.
 */
function toChanges(
  { changes }: EditorCommit,
  before: ContentFiles,
  files: ContentFiles,
  sent: ContentFiles,
): Changes {
  const { additions, deletions } = changes
  const toRepositoryPath = (file: string) => contentFolder + file
  const passedThrough = additions.filter(({ path }) => !isContentPath(path) || !isText(path))
  const texts = [...files].flatMap(([file, text]) =>
    isText(file) && (before.get(file) !== text || sent.get(file) === text)
      ? [{ path: toRepositoryPath(file), contents: toBase64(text) }]
      : [],
  )
  const gone = [...before.keys()]
    .filter((file) => !files.has(file))
    .map((file) => ({ path: toRepositoryPath(file) }))
  const all = [
    ...deletions,
    ...gone.filter(({ path }) => !deletions.some((one) => one.path === path)),
  ]
  return { additions: [...passedThrough, ...texts], deletions: all }
}

const fromBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
