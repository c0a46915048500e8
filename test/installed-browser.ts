// Find a Chromium for tests and benchmarks: from the environment, on the path, or downloaded by
// Playwright.

import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { env, platform } from 'node:process'
import { chromium } from 'playwright-core'

/** The first has no window system, so a page takes a third of the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

function candidates(): string[] {
  const folders = (env['PATH'] ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean)
  const programs = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ])
  const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  )
  return [
    ...(env['CHROME_PATH'] === undefined ? [] : [env['CHROME_PATH']]),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...(platform === 'win32' ? programs : platform === 'darwin' ? applications : []),
    chromium.executablePath(),
  ]
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const installedBrowser = (): string | undefined => candidates().find(isExecutable)
