// Two folders trade names in one atomic step. Node has no call for it; the C library does:
// renameat2(2) with RENAME_EXCHANGE on Linux, renamex_np(2) with RENAME_SWAP on macOS.

/** Whether the two paths were exchanged; false where the system cannot do it, and then nothing happened. */
export async function exchange(a: string, b: string): Promise<boolean> {
  const call = calls[process.platform]
  if (!call) return false
  try {
    const { default: koffi } = await import('koffi')
    return call(koffi.load(null))(a, b)
  } catch {
    // No build of koffi for this machine, or a C library without the call: the caller has another way.
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
