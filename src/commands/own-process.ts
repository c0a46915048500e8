// Starts this program's own child processes, compiled if lib/ is current.

import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { join } from 'node:path'
import { isCompiledPackage, root } from '../engine/root.ts'
import { isCompiled } from './compiled.js'

const sources = { builder: 'dev/builder.ts', judge: 'judge.ts' }

export function startProcess(
  name: keyof typeof sources,
  { execArgv = [], ...options }: ForkOptions = {},
): ChildProcess {
  if (isCompiledPackage || isCompiled())
    return fork(join(root, 'lib', `${name}.js`), { ...options, execArgv })
  const tsx = ['--import', import.meta.resolve('tsx')]
  const source = join(import.meta.dirname, sources[name])
  return fork(source, { ...options, execArgv: [...execArgv, ...tsx] })
}
