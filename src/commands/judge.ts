// Child process that checks a site for `verify`. A hostile site may keep it busy or fill its
// memory; its parent then ends it and reports that.

import { loadCatalogue } from '../messages/load.ts'
import type { MessageLanguage } from '../model/languages.ts'
import { type Judgement, type Part, type VerifyOptions, verify } from '../verify/verify.ts'

export type JudgeTask = Pick<VerifyOptions, 'base' | 'against' | 'host' | 'bounds'> & {
  tongue: MessageLanguage
}

/** Messages to the parent: signs of life and results so far, then one of the others. */
export type Judged =
  | { answered: number }
  | { part: Part }
  | { judgement: Judgement }
  | { fault: string }

const say = (judged: Judged) => process.send?.(judged)
/** Disconnect only when the whole message has been written: a large site has a long one. */
const end = (judged: Judged) => process.send?.(judged, () => process.disconnect())

process.once('message', async ({ tongue, ...options }: JudgeTask) => {
  let answered = 0
  say({ answered })
  const life = setInterval(() => say({ answered }), 1000)
  try {
    const catalogue = await loadCatalogue(tongue)
    const onProgress = (count: number) => {
      answered = count
      say({ answered })
    }
    const onPart = (part: Part) => say({ part })
    end({ judgement: await verify({ ...options, catalogue, onProgress, onPart }) })
  } catch (error) {
    end({ fault: String(error) })
  }
  clearInterval(life)
})

// The parent process has ended.
process.on('disconnect', () => process.exit())
