// Decides how a new pub gets the engine: from the registry or repository that this engine came
// from, otherwise as a package inside the pub. A new pub never depends on a path of this machine.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { env, execPath, platform } from 'node:process'
import { promisify } from 'node:util'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'

/** The engine as a dependency of a new pub. */
export type Dependency = {
  from: 'registry' | 'repository' | 'package'
  name: string
  /** Value in `dependencies` of package.json. */
  spec: string
  /** The package to put into `vendor/`, if there is no other way. */
  vendor?: { file: string; bytes: Uint8Array }
}

const run = promisify(execFile)

/** Choose the dependency for an engine in a folder. Pack the engine if nothing else works. */
export async function findDependency(engine: string): Promise<Dependency> {
  const { name, version } = await readManifest(engine)
  const range = `^${version}`
  if (await isFromRegistry(engine, name)) return { from: 'registry', name, spec: range }
  const address = await findTagged(engine, `v${version}`)
  if (address !== undefined)
    return { from: 'repository', name, spec: `git+${address}#semver:${range}` }
  return packDependency(engine)
}

/** Pack the engine into the pub's own folder, so that everyone gets the version that was tested. */
export async function packDependency(engine: string): Promise<Dependency> {
  const { name } = await readManifest(engine)
  const vendor = await pack(engine)
  return { from: 'package', name, spec: `file:vendor/${vendor.file}`, vendor }
}

const readManifest = async (engine: string): Promise<{ name: string; version: string }> =>
  JSON.parse(await readFile(join(engine, 'package.json'), 'utf8'))

/** True if npm's record of the installation shows that the package came from a registry. */
async function isFromRegistry(engine: string, name: string): Promise<boolean> {
  const record = await readFile(join(engine, '../.package-lock.json'), 'utf8').catch(() => '{}')
  const { packages } = JSON.parse(record) as {
    packages?: { [folder: string]: { resolved?: string } }
  }
  const resolved = packages?.[`node_modules/${name}`]?.resolved ?? ''
  return /^https?:/.test(resolved) && resolved.includes(`/${name}/-/${name}-`)
}

/**
 * Return the HTTPS address of the checkout's origin if it has the tag, by which npm selects a
 * version.
 */
async function findTagged(checkout: string, tag: string): Promise<string | undefined> {
  if (!existsSync(join(checkout, '.git'))) return undefined
  try {
    const asked = await git(checkout, ['config', '--get', 'remote.origin.url'])
    const address = toHttps(asked.trim())
    const tags = address && (await git(checkout, ['ls-remote', 'origin', `refs/tags/${tag}`]))
    return tags ? address : undefined
  } catch {
    // There is no git, no origin, or the origin does not answer.
    return undefined
  }
}

async function git(folder: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args], {
    timeout: 20_000,
    env: { ...env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' },
  })
  return stdout
}

/** Convert a git address to an HTTPS one without credentials. Undefined for a local path. */
export function toHttps(address: string): string | undefined {
  const short = /^(?:[^@/:]+@)?([^/:]+\.[^/:]+):(?!\/)(.+)$/.exec(address)
  const text = short ? `https://${short[1]}/${short[2]}` : address
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, host, pathname } = new URL(text)
  if (protocol === 'https:') return `https://${host}${pathname}`
  return protocol === 'ssh:' ? `https://${hostname}${pathname}` : undefined
}

/** Pack an engine from its sources, or an installed one again. */
async function pack(engine: string): Promise<{ file: string; bytes: Uint8Array }> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-pub-'))
  const installed = basename(dirname(engine)) === 'node_modules'
  try {
    // An installed package is already compiled and lacks the compiler.
    await npm(engine, ['pack', `--ignore-scripts=${installed}`, '--pack-destination', folder])
    const file = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
    if (file === undefined) throw new Error(`npm pack in ${engine} made no package`)
    return { file, bytes: await readFile(join(folder, file)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function npm(folder: string, args: string[]): Promise<void> {
  const running = env['npm_execpath'] ?? ''
  const [file, first] =
    basename(running) === 'npm-cli.js' ? [execPath, [running]] : ['npm', [] as string[]]
  // On Windows npm is a shell script.
  const shell = file === 'npm' && platform === 'win32'
  await run(file, [...first, ...args], { cwd: folder, shell, maxBuffer: 64_000_000 }).catch(
    (error: { code?: unknown; stderr?: string }) => {
      if (error.code === 'ENOENT') throw new UsageError(sentence('npm-missing'))
      throw new Error(`npm ${args[0]} failed in ${folder}:\n${error.stderr ?? String(error)}`)
    },
  )
}
