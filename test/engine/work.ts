// Program for linear.test.ts: builds pubs and prints the work of each as JSON, in steps and
// characters. Both are the same on every machine. Steps are blocks of code that ran, as counted by
// V8 for coverage. Characters are those that built-in string searches went over, which coverage
// does not count.

import { Session } from 'node:inspector'
import { argv, stdout } from 'node:process'

export type Work = { steps: number; characters: number }

let characters = 0

/** Wrap a method to add the cost of each call, computed from its receiver, arguments and result. */
function count(
  prototype: object,
  name: string,
  cost: (self: never, args: readonly unknown[], result: never) => number,
) {
  const { [name]: method } = prototype as { [name: string]: (...args: unknown[]) => unknown }
  if (!method) throw new Error(`no method ${name}`)
  Object.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    value(this: never, ...args: unknown[]) {
      const result = method.apply(this, args)
      characters += cost(this, args, result as never)
      return result
    },
  })
}

const countElements = (self: { length: number }) => self.length
for (const name of ['includes', 'indexOf', 'lastIndexOf', 'split', 'replaceAll', 'normalize'])
  count(String.prototype, name, countElements)
for (const name of ['includes', 'indexOf']) count(Array.prototype, name, countElements)
// From the end of the last match to that of this one, or to the end of the text.
count(RegExp.prototype, 'exec', (self: RegExp, [text], match: RegExpExecArray | null) =>
  match ? match[0].length + 1 : self.sticky ? 1 : String(text).length - self.lastIndex,
)

const session = new Session()
session.connect()

function ask<T>(method: string, parameters: object = {}): T {
  let answer: unknown
  // A session in its own process answers before the call returns.
  session.post(method, parameters, (error, result) => {
    if (error) throw error
    answer = result
  })
  return answer as T
}

type Coverage = { result: { url: string; functions: { ranges: { count: number }[] }[] }[] }

/** Return the steps since the last call, without those of tsx and esbuild. */
function takeSteps(): number {
  const { result } = ask<Coverage>('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith('file:') && !/\/(tsx|esbuild)\//.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}

ask('Profiler.enable')
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const { build } = await import('../../build.ts')

const works: Work[] = []
for (const content of argv.slice(2)) {
  takeSteps()
  characters = 0
  const result = await build({
    content,
    out: `${content}/../dist`,
    baseUrl: 'https://pub.example',
    strict: false,
    environment: {},
  })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  works.push({ steps: takeSteps(), characters })
}
stdout.write(JSON.stringify(works))
