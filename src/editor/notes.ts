// Notes above the editor that ask nothing: short notices, what became of a save, and how to renew a
// token.

import type { Catalogue } from '../messages/catalogue.ts'
import { button, element } from './elements.ts'
import type { Outcome } from './publication.ts'

type CheckTexts = Catalogue['editor']['check']

/** Show a notice for four seconds. It is announced to screen readers, too. */
export function showNotice(text: string) {
  const notice = element('p', briefStyle, [text])
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  setTimeout(() => notice.remove(), 4000)
}

/**
 * Show what became of a save, with a link to the site and a button that takes the save back. Without
 * an outcome, the site is still being renewed.
 */
export function showSaved(
  outcome: Outcome | undefined,
  takeBack: (() => void) | undefined,
  words: CheckTexts,
) {
  const name = outcome === undefined ? 'waiting' : typeof outcome === 'string' ? outcome : 'failed'
  const look = element('a', linkStyle, [words.look])
  look.href = '../'
  look.target = '_blank'
  const failed = typeof outcome === 'object' ? outcome.failed.slice(0, 5) : []
  const bar = element('div', barStyle, [
    element('span', '', [words.site[name]]),
    ...failed.map((line) => element('span', lineStyle, [line])),
    ...(outcome === undefined || name === 'failed' ? [] : [look]),
    ...(takeBack ? [button(words.takeBack, takeBack, false)] : []),
    button(words.close, () => bar.remove(), false),
  ])
  showBar(bar, 'saved')
}

/** Explain on the sign-in screen that the token is void, and how to make a new one. */
export function showTokenHelp(
  { name, repo, base_url = '' }: { name: string; repo: string; base_url?: string },
  words: CheckTexts['token'],
) {
  const isGitHub = name === 'github'
  const link = element('a', linkStyle, [words.make])
  link.href = isGitHub
    ? 'https://github.com/settings/personal-access-tokens/new'
    : `${base_url}/-/user_settings/personal_access_tokens`
  link.target = '_blank'
  const advice = isGitHub ? words.github(repo) : words.gitlab
  const text = element('span', '', [`${words.void} ${advice}`])
  showBar(element('div', `${barStyle};background:#a3341f`, [text, link]), 'token')
}

export const hideTokenHelp = () => document.querySelector('#note-token')?.remove()

/** Replace the bar of the same kind. */
function showBar(bar: HTMLElement, id: string) {
  document.querySelector(`#note-${id}`)?.remove()
  bar.id = `note-${id}`
  bar.setAttribute('role', 'status')
  document.body.append(bar)
}

const briefStyle =
  'pointer-events:none;position:fixed;inset:auto 0 1rem;z-index:10;width:max-content;margin:0 auto;padding:.5rem 1rem;border-radius:.5rem;font:1rem system-ui,sans-serif;color:#fff;background:#27632a'
const barStyle =
  'position:fixed;inset:auto .5rem .5rem;z-index:10;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.5rem 1rem;border-radius:.5rem;font:1rem system-ui,sans-serif;color:#fff;background:#27632a'
const linkStyle = 'color:inherit;padding:.5rem 0'
const lineStyle = 'flex-basis:100%;overflow-wrap:anywhere'
