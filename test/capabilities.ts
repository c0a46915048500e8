// Capabilities that a machine may lack. A test that needs a missing one is skipped with a reason,
// and the run ends with a list of them. With ALL_TRIED, as in continuous integration, a skipped
// test fails the run.

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

/** True if users other than root can read the engine, which may be in root's home folder. */
const isOpen = () => {
  if (getuid?.() !== 0) return true
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o005) !== 0o005) return false
  return true
}

type Need = { isPresent: boolean; why: string }

/** Capabilities, each with the reason shown if it is missing. */
export const needs = {
  posix: { isPresent: platform !== 'win32', why: 'needs a POSIX system' },
  administrator: {
    isPresent: getuid?.() === 0,
    why: 'only the administrator can act as another user',
  },
  openEngine: {
    isPresent: platform !== 'win32' && isOpen(),
    why: 'needs a POSIX system, and the engine where others than its administrator may read it',
  },
  pipes: { isPresent: answers('sh', '-c', 'command -v mkfifo'), why: 'needs mkfifo' },
  fullDevice: { isPresent: platform === 'linux', why: 'needs /dev/full' },
  ipv6: { isPresent: hasIpv6, why: 'needs IPv6' },
  nginx: { isPresent: answers('nginx', '-v'), why: 'nginx is not installed' },
  caddy: { isPresent: answers('caddy', 'version'), why: 'Caddy is not installed' },
} as const satisfies { [name: string]: Need }

/** Skip the calling test if the machine lacks a capability. */
export function need(
  { skip }: { skip(condition: boolean, note: string): void },
  name: keyof typeof needs,
) {
  skip(!needs[name].isPresent, needs[name].why)
}

/** Act as an unprivileged user, because root may write everywhere. The test needs `openEngine`. */
export async function asNobody<T>(act: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return await act()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

/** Reporter that lists skipped tests with their reasons after a run. */
export const skippedReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].flatMap((test) => {
        const result = test.result()
        const why = result.state === 'skipped' ? result.note : undefined
        // Tests filtered out by `-t` are not listed.
        const isFiltered = why === undefined && module.project.config.testNamePattern !== undefined
        const name = `${module.relativeModuleId} > ${test.fullName}`
        return isFiltered ? [] : [`${name}: ${why ?? 'no reason given'}`]
      }),
    )
    if (skipped.length === 0) return
    stdout.write(`\nNot tried here:\n${skipped.map((line) => `  ${line}\n`).join('')}`)
    if (env['ALL_TRIED']) process.exitCode = 1
  },
}
