// Exchanges two folders in one atomic step. Node has no API for it, so the C library is called:
// renameat2(2) with RENAME_EXCHANGE on Linux, renamex_np(2) with RENAME_SWAP on macOS.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * True if the two paths were exchanged. False if the system cannot do it and nothing was changed.
 */
export function exchangeFolders(a: string, b: string): boolean {
  const call = calls[process.platform]
  if (!call) return false
  try {
    // Loading it as CommonJS takes half as long as an import.
    const koffi = require('koffi') as typeof import('koffi')
    return call(koffi.load(null))(a, b)
  } catch {
    // koffi has no build for this machine, or the C library lacks the call. The caller falls back
    // to two renames.
    return false
  }
}

type Library = ReturnType<typeof import('koffi')['load']>
type Exchange = (a: string, b: string) => boolean

const currentFolder = -100 // AT_FDCWD
const renameExchange = 2 // RENAME_EXCHANGE, and RENAME_SWAP too

const calls: { [platform: string]: ((library: Library) => Exchange) | undefined } = {
  linux: (library) => {
    const renameat2 = library.func('int renameat2(int, str, int, str, unsigned int)')
    return (a, b) => renameat2(currentFolder, a, currentFolder, b, renameExchange) === 0
  },
  darwin: (library) => {
    const renamex = library.func('int renamex_np(str, str, unsigned int)')
    return (a, b) => renamex(a, b, renameExchange) === 0
  },
}
