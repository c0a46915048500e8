// Where the owner's files are kept: the forge, and what the repository is called there.

import type { EditorHome } from '../model/site.ts'
import { spaced } from './basic.ts'
import { type Notation, refuse } from './notation.ts'

/** GitHub's own rules for names. */
const repository = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i

/** What stands before the name where somebody copied an address, and what stands behind it. */
const address = /^(?:https?:\/\/)?(?:www\.)?github\.com[/:]|^git@github\.com:/i
const ending = /(?:\.git)?\/?$/i

export const editorHome: Notation<EditorHome> = {
  expected: 'editor',
  read(text) {
    const [, name = ''] = /^github (\S+)$/i.exec(spaced(text)) ?? []
    const isName = repository.test(name) && !/\.git$/i.test(name)
    return isName ? { forge: 'github', repository: name } : undefined
  },
  explain(text) {
    const typed = spaced(text)
    const forge = /^(gitlab|codeberg|gitea|forgejo|bitbucket)\b/i.exec(typed)?.[1]
    if (forge !== undefined) return refuse('editor-forge-unknown', { forge })
    const name = typed
      .replace(/^github(?: ?[:=] ?| )/i, '')
      .replace(address, '')
      .replace(ending, '')
    const meant = repository.test(name) ? `github ${name}` : undefined
    return refuse('editor-unreadable', { typed: text, meant: meant ?? null }, meant)
  },
}
