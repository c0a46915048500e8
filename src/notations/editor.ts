// Where the owner's files are kept: the forge, and what the repository is called there.

import { message } from '../messages/catalogue.ts'
import type { EditorHome } from '../model/site.ts'
import { Fault, type Notation } from './notation.ts'

/** GitHub's own rules for names. */
const repository = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i

/** What stands before the name where somebody copied an address, and what stands behind it. */
const address = /^(?:https?:\/\/)?(?:www\.)?github\.com[/:]|^git@github\.com:/i
const ending = /(?:\.git)?\/?$/i

export const editorHome: Notation<EditorHome> = {
  expected: 'editor',
  read(text) {
    const typed = text.trim().replace(/\s+/g, ' ')
    const [, name = ''] = /^github (\S+)$/i.exec(typed) ?? []
    if (repository.test(name) && !/\.git$/i.test(name)) return { forge: 'github', repository: name }
    const other = /^(gitlab|codeberg|gitea|forgejo|bitbucket)\b/i.exec(typed)?.[1]
    if (other !== undefined) return new Fault(message('editor-forge-unknown', { forge: other }))
    const meant = typed
      .replace(/^github(?: ?[:=] ?| )/i, '')
      .replace(address, '')
      .replace(ending, '')
    const right = repository.test(meant) ? `github ${meant}` : undefined
    return new Fault(
      message('editor-unreadable', { typed: text, meant: right ?? null }),
      undefined,
      right,
    )
  },
}
