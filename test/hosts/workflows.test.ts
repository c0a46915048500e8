// Properties of the workflows of this repository and of a new pub. The lack of each has broken a
// site before.

import { execFile } from 'node:child_process'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { copy } from 'fs-extra/esm'
import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { need } from '../capabilities.ts'
import { fullPub, root, temporaryFolder } from '../pub.ts'

type Step = {
  uses?: string
  run?: string
  with?: { [name: string]: unknown }
  env?: { [name: string]: string }
}
type Job = {
  steps: Step[]
  needs?: string | string[]
  if?: string
  permissions?: { [scope: string]: string }
  outputs?: { [name: string]: string }
  'timeout-minutes'?: number
}
type Trigger = { paths?: string[]; 'paths-ignore'?: string[]; tags?: string[] } | null
type Workflow = {
  on: { [event: string]: Trigger } & { schedule?: { cron: string }[] }
  permissions: object
  jobs: { [name: string]: Job }
}

const folders = ['.github/workflows', 'starter/.github/workflows']
const texts = new Map<string, string>()
for (const folder of folders)
  for (const name of await readdir(join(root, folder)))
    texts.set(`${folder}/${name}`, await readFile(join(root, folder, name), 'utf8'))
const workflows = new Map([...texts].map(([file, text]) => [file, parse(text) as Workflow]))

function read(file: string): Workflow {
  const workflow = workflows.get(file)
  if (!workflow) throw new Error(`there is no ${file}; there are ${[...workflows.keys()]}`)
  return workflow
}

/** Return the line that builds, whatever else the step does. */
const buildLine = (job: Job | undefined) =>
  job?.steps
    .flatMap(({ run = '' }) => run.split('\n'))
    .find((line) => line.startsWith('npm run build'))

const listSteps = (workflow: Workflow) => Object.values(workflow.jobs).flatMap(({ steps }) => steps)

describe.each([...workflows])('%s', (_, { permissions, jobs }) => {
  test('gives each job only the permissions that it lists, and a time limit', () => {
    expect(permissions).toEqual({})
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0)
      const actions = job.steps.map(({ uses = '' }) => uses.replace(/@.*/, ''))
      // A job must not be able to do what it does not need.
      expect(job.permissions ?? {}, name).toEqual({
        ...(actions.includes('actions/checkout') && { contents: 'read' }),
        ...(actions.includes('actions/configure-pages') && { pages: 'read' }),
        ...(actions.includes('actions/deploy-pages') && { pages: 'write', 'id-token': 'write' }),
        ...(job.steps.some(({ run }) => run?.startsWith('gh release')) && { contents: 'write' }),
        ...(job.steps.some(({ run }) => run?.includes('gh api')) && { 'pull-requests': 'write' }),
        ...(job.steps.some(({ run }) => run?.startsWith('npm publish')) && { 'id-token': 'write' }),
      })
    }
  })
})

test('every action is one of GitHub itself, pinned by its commit, and the same everywhere', () => {
  const versions = new Map<string, Set<string>>()
  for (const [file, text] of texts)
    for (const [, action = '', version = ''] of text.matchAll(/uses: ([^@\s]+)@(.*)$/gm)) {
      expect(action, file).toMatch(/^actions\//)
      // A comment after the commit states its version, for people and for the update bot.
      expect(version, `${file}: ${action}`).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
      versions.set(action, (versions.get(action) ?? new Set()).add(version))
    }
  expect(versions.size).toBeGreaterThan(5)
  expect([...versions].filter(([, used]) => used.size > 1)).toEqual([])
})

test('a checkout keeps no credentials, and nothing is tested or installed as root', () => {
  for (const workflow of workflows.values())
    for (const { uses = '', run = '', with: settings } of listSteps(workflow)) {
      if (uses.startsWith('actions/checkout@'))
        expect(settings?.['persist-credentials']).toBe(false)
      expect(run.replaceAll(/sudo apt-get/g, '')).not.toContain('sudo')
    }
})

test('no job with write permission installs packages or runs their code', () => {
  for (const { jobs } of workflows.values())
    for (const { permissions = {}, steps } of Object.values(jobs))
      if (Object.values(permissions).includes('write'))
        expect(
          steps.filter(({ run = '' }) => /\b(npm(?! publish \.\/release\/)|npx|node)\b/.test(run)),
        ).toEqual([])
})

async function raisedIn(file: string) {
  const { updates } = parse(await readFile(join(root, file), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[]
  }
  return Object.fromEntries(
    updates.map((one) => [one['package-ecosystem'], one.directories ?? one.directory]),
  )
}

test('a bot updates packages and actions in every folder that has some', async () => {
  expect(await raisedIn('.github/dependabot.yml')).toEqual({
    npm: [
      '/',
      '/test/agents/apart',
      '/test/hosts/apart',
      '/test/mutation/apart',
      '/bench/eleventy',
      '/bench/lighthouse',
    ],
    'github-actions': ['/', '/starter/.github/workflows'],
  })
  expect(await raisedIn('starter/.github/dependabot.yml')).toEqual({
    npm: '/',
    'github-actions': '/',
  })
})

describe.each(['.github/workflows/pages.yml', 'starter/.github/workflows/publish.yml'])(
  '%s',
  (file) => {
    const { jobs } = read(file)

    test('publishes names that begin with a dot, and passes the address', () => {
      const { steps } = jobs['build'] ?? { steps: [] }
      const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))
      expect(upload?.with).toEqual({ path: 'dist', 'include-hidden-files': true })
      // Before version 5 the action skipped every name with a dot.
      const [, major] = /upload-pages-artifact@\S+ # v(\d+)/.exec(texts.get(file) ?? '') ?? []
      expect(Number(major)).toBeGreaterThanOrEqual(5)
      const build = steps.find(({ run }) => run?.startsWith('npm run build'))
      expect(build?.env?.['BASE_URL']).toBe(`\${{ steps.pages.outputs.base_url }}`)
      expect(build?.run).toBe('npm run build -- --host github-pages --format github')
    })

    test('verifies the deployed site at the end', () => {
      expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
        ['build', undefined],
        ['deploy', 'build'],
        ['verify', 'deploy'],
      ])
      const site = `\${{ steps.deployment.outputs.page_url }}`
      expect(jobs['deploy']?.outputs).toEqual({ site })
      const last = jobs['verify']?.steps.at(-1)
      expect(last?.run).toContain('npm run verify -- "$SITE" --host github-pages')
      expect(last?.env).toEqual({ SITE: `\${{ needs.deploy.outputs.site }}` })
    })

    test('reports what the last of several attempts found, and fails with it', async (context) => {
      need(context, 'posix')
      const last = jobs['verify']?.steps.at(-1)?.run ?? ''
      // Imitates verify: adds to the summary page and prints.
      const npm = (right: number) => `echo "$*" >> "$CALLS"
          try=$(wc -l < "$CALLS")
          echo "try $try" >> "$GITHUB_STEP_SUMMARY"; echo "annotation of try $try"
          test "$try" -ge ${right}`
      const tools = { sleep: ':' }
      const late = await runStep(last, { ...tools, npm: npm(3) })
      expect(late).toMatchObject({
        ...{ code: 0, stdout: 'annotation of try 3\n', summary: 'try 3\n' },
      })
      expect(late.calls.every((call) => call.endsWith(' --format github'))).toBe(true)
      const never = await runStep(last, { ...tools, npm: npm(99) })
      expect(never).toMatchObject({
        ...{ code: 1, stdout: 'annotation of try 5\n', summary: 'try 5\n' },
      })
    })
  },
)

test('a new pub is also published once a day at night in Prague', () => {
  const { schedule = [] } = read('starter/.github/workflows/publish.yml').on
  expect(schedule).toHaveLength(1)
  // Minute and hour in UTC, one or two hours behind Prague.
  const [minute, hour, ...days] = schedule[0]?.cron.split(' ') ?? []
  expect(Number(minute)).toBeGreaterThan(0)
  expect(Number(hour)).toBeLessThan(5)
  expect(days).toEqual(['*', '*', '*'])
})

test('in a new pub one error causes one failed run: pull requests are checked, main is published', () => {
  const check = read('starter/.github/workflows/check.yml')
  expect(check.on).toEqual({ pull_request: null })
  expect(buildLine(check.jobs['check'])).toBe('npm run build -- --format github')
  expect(read('starter/.github/workflows/publish.yml').on['push']).toEqual({ branches: ['main'] })
})

test('here, content of a pull request is built, and main is published once, after the tests of the engine', () => {
  const content = read('.github/workflows/content.yml')
  expect(content.on).toEqual({ pull_request: { paths: ['content/**'] } })
  expect(buildLine(content.jobs['build'])).toBe('npm run build -- --strict --format github')
  const engine = read('.github/workflows/ci.yml')
  for (const event of ['push', 'pull_request'])
    expect(engine.on[event]?.['paths-ignore']).toEqual(['content/**'])
  const pages = read('.github/workflows/pages.yml')
  expect(pages.on).toEqual({
    push: { branches: ['main'], paths: ['content/**'] },
    workflow_run: { workflows: ['Check'], types: ['completed'], branches: ['main'] },
    workflow_dispatch: null,
  })
  expect(pages.jobs['build']?.if).toContain("workflow_run.conclusion == 'success'")
  expect(pages.jobs['build']?.if).toContain("workflow_run.event == 'push'")
})

test('the dishes of the fictional pub cannot be published under another name', async (context) => {
  need(context, 'posix')
  for (const file of ['content.yml', 'pages.yml']) {
    const runs = read(`.github/workflows/${file}`).jobs['build']?.steps.map(({ run }) => run) ?? []
    expect(runs.indexOf('.ci/own-dishes')).toBeGreaterThan(-1)
    expect(runs.indexOf('.ci/own-dishes')).toBeLessThan(runs.indexOf('npm ci'))
  }
  const folder = await temporaryFolder()
  await copy(join(root, '.ci/own-dishes'), join(folder, '.ci/own-dishes'))
  await copy(fullPub, join(folder, 'test/pubs/full'))
  await copy(fullPub, join(folder, 'content'))
  const edit = async (file: string, from: string, to: string) => {
    const path = join(folder, 'content', file)
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
  }
  const tried = () =>
    promisify(execFile)(join(folder, '.ci/own-dishes')).then(
      () => 'passes',
      ({ stdout }: { stdout: string }) => stdout,
    )
  expect(await tried()).toBe('passes')
  await edit('pub.md', 'name: U Zaspalého kohouta', 'name: U Lípy')
  expect(await tried()).toMatch(/^::error file=content\/pub\.md::.*the menu is that of the sample/)
  await edit('menu/10-polevky.md', 'Dršťková', 'Naše dršťková')
  expect(await tried()).toBe('passes')
})

/** Run the shell of a step as the runner does, with our commands in place of gh and npm. */
async function runStep(run: string, tools: { [name: string]: string }, report?: string) {
  const folder = await temporaryFolder()
  for (const [name, script] of Object.entries(tools)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, name), 0o755)
  }
  if (report !== undefined) await writeFile(join(folder, 'report.md'), report)
  const ended = promisify(execFile)('bash', ['-e', '-c', run], {
    cwd: folder,
    env: {
      PATH: `${folder}${delimiter}${env['PATH']}`,
      GITHUB_REPOSITORY: 'kohout/web',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      NUMBER: '7',
      CALLS: join(folder, 'calls'),
    },
  })
  const { code, stdout } = await ended.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  return {
    code,
    stdout,
    summary: await read('summary.md'),
    calls: (await read('calls')).split('\n').filter(Boolean),
    report: await read('report.md'),
  }
}

describe.each([
  ['.github/workflows/content.yml', 'build'],
  ['starter/.github/workflows/check.yml', 'check'],
])('the comment of %s', (file, job) => {
  beforeEach((context) => need(context, 'posix'))

  const { jobs } = read(file)
  const comment = jobs['comment']?.steps.find(({ run }) => run?.includes('gh api'))?.run ?? ''
  const gh = (found: string) => `echo "$@" >> "$CALLS"\ncase "$*" in *--paginate*) ${found} ;; esac`
  const report = '<!-- agent-pub -->\n\n## Web se nevytvořil\n\n```text\nx\n```\n'

  test('says what the summary page says, after a failed build too', async () => {
    const step = jobs[job]?.steps.find(({ run }) => run?.includes('npm run build'))?.run ?? ''
    const npm = 'echo "$*" >> "$CALLS"; echo "Web se nevytvořil" > "$GITHUB_STEP_SUMMARY"; exit 1'
    const posted = await runStep(step, { npm })
    expect(posted).toMatchObject({ code: 1, report: 'Web se nevytvořil\n' })
    expect(posted.calls[0]).toMatch(/^run build -- (--strict )?--format github$/)
  })

  test('is created if there is something to say and no comment exists', async () => {
    const { code, calls } = await runStep(comment, { gh: gh(':') }, report)
    expect(code).toBe(0)
    expect(calls[1]).toBe(
      'api --method POST repos/kohout/web/issues/7/comments --field body=@report.md',
    )
  })

  test('replaces the comment of the last run', async () => {
    const { calls } = await runStep(comment, { gh: gh('echo 42; echo 43') }, report)
    expect(calls.slice(1)).toEqual([
      'api --method PATCH repos/kohout/web/issues/comments/42 --field body=@report.md',
    ])
  })

  test('is not created for a pull request without problems', async () => {
    const right = '<!-- agent-pub -->\n\n## Web je hotový\n'
    expect((await runStep(comment, { gh: gh(':') }, right)).calls).toHaveLength(1)
  })

  test('is not attempted with the token of a fork, which may not write', () => {
    expect(jobs['comment']?.if).toContain(
      'github.event.pull_request.head.repo.full_name == github.repository',
    )
  })
})

test('continuous integration runs the script that everyone can run', () => {
  expect(read('.github/workflows/ci.yml').jobs['check']?.steps.at(-1)?.run).toBe('.ci/run')
})

test('mutation testing runs once a week, or on request', () => {
  const { on, jobs } = read('.github/workflows/mutation.yml')
  expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch'])
  const [, , ...days] = on.schedule?.[0]?.cron.split(' ') ?? []
  expect(days).toEqual(['*', '*', '6'])
  expect(jobs['mutation']?.steps.at(-1)?.run).toBe('npm run mutation')
})

test('a tag is released with its package, after every test has passed', () => {
  const { on, jobs } = read('.github/workflows/release.yml')
  expect(on).toEqual({ push: { tags: ['v*'] } })
  const commands = (jobs['pack']?.steps ?? []).map(({ run = '' }) => run)
  const tests = commands.findIndex((command) => command.endsWith('.ci/run'))
  const pack = commands.findIndex((command) => command.startsWith('npm pack'))
  expect(tests).toBeGreaterThan(-1)
  expect(pack).toBeGreaterThan(tests)
  expect(jobs['release']?.needs).toBe('pack')
  expect(jobs['release']?.steps.at(-1)?.run).toContain('release/*.tgz')
  // Until we own the name on the registry, someone else could register it.
  const { needs, if: when, steps } = jobs['publish'] ?? { steps: [] }
  expect([needs, when]).toEqual([['pack', 'release'], "vars.NPM_PUBLISH == 'yes'"])
  expect(steps.at(-1)?.run).toBe('npm publish ./release/*.tgz --provenance --access public')
  expect(jobs['template']?.if).toBe("vars.TEMPLATE_REPOSITORY != ''")
  expect(commands[pack + 1]).toContain('npm run starter -- --out')
  expect(commands[pack - 1]).toContain('npm pkg set "repository.url=')
})
