// Repository of the owner's files and sign-in of the web editor: `github owner/name via
// https://host`, `gitlab owner/name main app 4f3e...`.

import type { EditorHome } from '../model/site.ts'
import { spaced } from './basic.ts'
import { grammar, type Notation, reject } from './notation.ts'

type Forge = EditorHome['forge']

/** Repository names that each forge allows; GitLab has nested groups. */
const repositories: { readonly [forge in Forge]: RegExp } = {
  github: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i,
  gitlab: /^\w[\w.-]{0,99}(?:\/\w[\w.-]{0,99}){1,20}$/,
}
const branchName = /^(?!.*(?:\.\.|\/\/|\/$|\.$))\w[\w./-]{0,99}$/
/** Id of an OAuth application that the owner registered at GitLab. */
const appId = /^[\da-f]{32,128}$/i
/** Only `https://` and a DNS name, because the origin becomes part of a header. */
const bareOrigin =
  /^https:\/\/(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

const parts =
  /^(github|gitlab) (\S+)(?: (?!(?:app|via)(?: |$))(\S+))?(?: app (\S+))?(?: via (.+))?$/i

/** Part of a copied repository URL before the name; `ending` is the part after it. */
const address = /^(?:(?:https?:\/\/)?(?:www\.)?|git@)(github|gitlab)\.com[/:]/i
const ending = /(?:\.git)?\/?$/i

export const editorHome: Notation<EditorHome> = {
  expected: 'editor',
  ...grammar<EditorHome>((text) => {
    const typed = spaced(text)
    const forge = /^(codeberg|gitea|forgejo|bitbucket)\b/i.exec(typed)?.[1]
    if (forge !== undefined) return reject('editor-forge-unknown', { forge })
    const [, at, repository = '', branch, app, via] = parts.exec(typed) ?? []
    const home: Forge = at?.toLowerCase() === 'gitlab' ? 'gitlab' : 'github'
    if (via !== undefined && !bareOrigin.test(via)) {
      const [, host = ''] = /^(?:https?:\/\/)?([a-z\d.-]+)(?:\/.*)?$/i.exec(via) ?? []
      const origin = `https://${host.toLowerCase()}`
      const suggestion = bareOrigin.test(origin)
        ? typed.replace(/(?<= via ).*$/i, origin)
        : undefined
      return reject('editor-host-unreadable', { host: via, meant: suggestion ?? null }, suggestion)
    }
    if (app !== undefined && !(home === 'gitlab' && appId.test(app)))
      return reject('editor-app-unreadable', { app })
    if (
      at !== undefined &&
      isName(home, repository) &&
      (branch === undefined || branchName.test(branch))
    )
      return {
        ...{ forge: home, repository },
        ...(branch !== undefined && { branch }),
        ...(app !== undefined && { app }),
        ...(via !== undefined && { via }),
      }
    const [, copied] = address.exec(typed.replace(/^git(?:hub|lab) /i, '')) ?? []
    const forgeWord = /^(github|gitlab)\b/i.exec(typed)?.[1]
    const likelyForge: Forge = /gitlab/i.test(copied ?? forgeWord ?? '') ? 'gitlab' : 'github'
    const name = typed
      .replace(/^git(?:hub|lab)(?: ?[:=] ?| )/i, '')
      .replace(address, '')
      .replace(ending, '')
    const suggestion = isName(likelyForge, name) ? `${likelyForge} ${name}` : undefined
    return reject('editor-unreadable', { typed: text, meant: suggestion ?? null }, suggestion)
  }),
}

const isName = (forge: Forge, name: string) =>
  repositories[forge].test(name) && !/\.git$/i.test(name)
