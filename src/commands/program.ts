// Everything that other files of the compiled package load: see load.ts.

export * as index from '../index.ts'
export * as jsxRuntime from '../jsx-runtime.ts'
export const loadCommands = () => import('./agent-pub.ts')
export const loadBuilder = () => import('./dev/builder.ts')
export const loadJudge = () => import('./judge.ts')
