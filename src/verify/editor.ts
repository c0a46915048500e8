// The owner's editor, where the site has one: that its page states its policy itself, for hosts that
// send none, and that its program arrives as a program.

import type { VerifyWords } from '../messages/catalogue.ts'
import { editorPath, editorPolicyInPage } from '../model/editor.ts'
import { essence } from '../model/resource.ts'
import type { Ask } from './ask.ts'
import type { Read } from './resource.ts'
import { judge, type Verdict } from './verdict.ts'

export async function judgeEditor(
  ask: Ask,
  reads: readonly Read[],
  { mends }: VerifyWords,
): Promise<Verdict[]> {
  const page = reads.find(({ promised }) => promised.path === editorPath)?.answer
  if (page?.status !== 200) return []
  const stated = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    page.text,
  )?.[1]
  const program = /<script type="module" src="([\w.-]+)">/.exec(page.text)?.[1]
  const whole = { whose: 'build', mend: mends.publishUntouched } as const
  const policy = judge(
    'policy in the page',
    editorPath,
    stated ?? 'none',
    editorPolicyInPage,
    whole,
  )
  if (program === undefined)
    return [policy, judge('program', editorPath, 'none', 'a module beside the page', whole)]
  const path = editorPath + program
  const answer = await ask(path)
  const type = essence(answer.headers.get('content-type') ?? 'none').toLowerCase()
  const found = answer.failure ?? (answer.status === 200 ? type : String(answer.status))
  return [policy, judge('program', path, found, 'text/javascript', whole)]
}
