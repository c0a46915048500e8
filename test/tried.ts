// What a machine may lack. A test that cannot be tried here is skipped and says why; a run ends with
// the list of them, and with ALL_TRIED set, as continuous integration sets it, it fails for one.

import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname } from 'node:path'
import { env, getuid, platform, stdout } from 'node:process'
import type { Reporter, TestModule } from 'vitest/node'

const answers = (program: string, ...args: string[]) => {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

/** Whether another user than root may read the engine, which may stand in the home of root. */
const isOpen = () => {
  if (getuid?.() !== 0) return true
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o005) !== 0o005) return false
  return true
}

type Need = { isThere: boolean; why: string }

/** Each thing that some machines lack, and what is said there. */
export const needs = {
  posix: { isThere: platform !== 'win32', why: 'needs a POSIX system' },
  administrator: {
    isThere: getuid?.() === 0,
    why: 'only the administrator can act as another user',
  },
  openEngine: {
    isThere: platform !== 'win32' && isOpen(),
    why: 'needs a POSIX system, and the engine where others than its administrator may read it',
  },
  pipes: { isThere: answers('sh', '-c', 'command -v mkfifo'), why: 'needs mkfifo' },
  fullDevice: { isThere: platform === 'linux', why: 'needs /dev/full' },
  ipv6: { isThere: hasIpv6, why: 'needs IPv6' },
  nginx: { isThere: answers('nginx', '-v'), why: 'nginx is not installed' },
  caddy: { isThere: answers('caddy', 'version'), why: 'Caddy is not installed' },
} as const satisfies { [name: string]: Need }

/** Skips the test that it is called from where the machine lacks something, and says what. */
export function need(
  { skip }: { skip(condition: boolean, note: string): void },
  name: keyof typeof needs,
) {
  skip(!needs[name].isThere, needs[name].why)
}

/** Acts as a user who may not write everywhere, as root may; the test needs an `openEngine`. */
export async function asNobody<T>(act: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return await act()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

/** Lists at the end of a run what was not tried, with its reason. */
export const skippedReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].flatMap((test) => {
        const result = test.result()
        const why = result.state === 'skipped' ? result.note : undefined
        // Of tests that `-t` leaves out nobody expects a word.
        const isLeftOut = why === undefined && module.project.config.testNamePattern !== undefined
        const name = `${module.relativeModuleId} > ${test.fullName}`
        return isLeftOut ? [] : [`${name}: ${why ?? 'no reason given'}`]
      }),
    )
    if (skipped.length === 0) return
    stdout.write(`\nNot tried here:\n${skipped.map((line) => `  ${line}\n`).join('')}`)
    if (env['ALL_TRIED']) process.exitCode = 1
  },
}
