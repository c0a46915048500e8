// Repository of the owner's files and sign-in of the web editor: `github owner/name via
// https://host`, `gitlab owner/name main app 4f3e...`.

import type { EditorHome } from '../model/site.ts'
import { spaced } from './basic.ts'
import { type Notation, refuse } from './notation.ts'

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
  read(text) {
    const found = splitHome(text)
    if (!found) return undefined
    const { forge, repository, branch, app, via } = found
    const isRight =
      isName(forge, repository) &&
      (branch === undefined || branchName.test(branch)) &&
      (app === undefined || (forge === 'gitlab' && appId.test(app))) &&
      (via === undefined || bareOrigin.test(via))
    return isRight ? found : undefined
  },
  explain(text) {
    const typed = spaced(text)
    const forge = /^(codeberg|gitea|forgejo|bitbucket)\b/i.exec(typed)?.[1]
    if (forge !== undefined) return refuse('editor-forge-unknown', { forge })
    const { forge: at, via, app }: Partial<EditorHome> = splitHome(text) ?? {}
    if (via !== undefined && !bareOrigin.test(via)) {
      const [, host = ''] = /^(?:https?:\/\/)?([a-z\d.-]+)(?:\/.*)?$/i.exec(via) ?? []
      const origin = `https://${host.toLowerCase()}`
      const suggestion = bareOrigin.test(origin)
        ? typed.replace(/(?<= via ).*$/i, origin)
        : undefined
      return refuse('editor-host-unreadable', { host: via, meant: suggestion ?? null }, suggestion)
    }
    if (app !== undefined && !(at === 'gitlab' && appId.test(app)))
      return refuse('editor-app-unreadable', { app })
    const [, copied] = address.exec(typed.replace(/^git(?:hub|lab) /i, '')) ?? []
    const forgeWord = /^(github|gitlab)\b/i.exec(typed)?.[1]
    const likelyForge: Forge = /gitlab/i.test(copied ?? forgeWord ?? '') ? 'gitlab' : 'github'
    const name = typed
      .replace(/^git(?:hub|lab)(?: ?[:=] ?| )/i, '')
      .replace(address, '')
      .replace(ending, '')
    const suggestion = isName(likelyForge, name) ? `${likelyForge} ${name}` : undefined
    return refuse('editor-unreadable', { typed: text, meant: suggestion ?? null }, suggestion)
  },
}

function splitHome(text: string): EditorHome | undefined {
  const [, named, repository = '', branch, app, via] = parts.exec(spaced(text)) ?? []
  if (named === undefined) return undefined
  const forge = named.toLowerCase() === 'gitlab' ? 'gitlab' : 'github'
  return {
    ...{ forge, repository },
    ...(branch !== undefined && { branch }),
    ...(app !== undefined && { app }),
    ...(via !== undefined && { via }),
  }
}

const isName = (forge: Forge, name: string) =>
  repositories[forge].test(name) && !/\.git$/i.test(name)
