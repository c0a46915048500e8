// The published stylesheet has the same rules as its source files, compared by a browser.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { buildFull } from '../pub.ts'

const browser = useBrowser()

const parts = join(import.meta.dirname, '../../templates/_parts/page')
const fileText = (file: string) => readFileSync(join(parts, file), 'utf8')

/** Files of the shared rules, in the order of the cascade. */
const styles = ['base', 'masthead', 'navigation', 'sections', 'items', 'lists', 'widths']
const screenRules = styles.map((name) => fileText(`styles/${name}.css`)).join('')
const sharedRules = screenRules + fileText('print.css')

const published = async () =>
  /<style>([\s\S]*?)<\/style>/.exec((await buildFull()).files.get('index.html') ?? '')?.[1] ?? ''

/** Return every rule with its conditions and its declarations in alphabetical order. */
async function parseRules(css: string): Promise<string[]> {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const read = (rules: CSSRuleList, where: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) {
          const kind = rule instanceof CSSMediaRule ? '@media' : '@container'
          return read(rule.cssRules, `${where}${kind} ${rule.conditionText}`)
        }
        if (rule.constructor.name === 'CSSViewTransitionRule') return `${where} @view-transition`
        const { style } = rule as CSSStyleRule | CSSPageRule
        const name = rule instanceof CSSStyleRule ? rule.selectorText : '@page'
        return `${where} ${name} {${style?.cssText
          .replaceAll(/ ?([,/]) ?/g, '$1')
          .split(/(?<=;)\s*/)
          .sort()
          .join(' ')}}`
      })
    return read(sheet.cssRules, '')
  }, css)
}

describe('the stylesheet of a page', () => {
  test('contains every rule of styles/ and print.css, in the order of the cascade, after the colours', async () => {
    expect(readdirSync(join(parts, 'styles')).sort()).toEqual(
      styles.map((name) => `${name}.css`).sort(),
    )
    const written = await parseRules(sharedRules)
    expect(written.length).toBeGreaterThan(100)
    expect((await parseRules(await published())).slice(-written.length)).toEqual(written)
  })

  test('defines every colour that its rules use, by day and by night', async () => {
    const used = new Set(screenRules.match(/(?<=var\()--(?!size|at\b|side)[a-z]+(?=\))/g))
    const [day = '', night = ''] = (await parseRules(await published())).filter((rule) =>
      rule.includes(':root'),
    )
    expect(night).toContain('(prefers-color-scheme: dark)')
    for (const name of used) {
      expect(day).toMatch(new RegExp(`${name}: ?#[0-9a-f]{6};`))
      expect(night).toMatch(new RegExp(`${name}: ?#[0-9a-f]{6};`))
    }
  })

  test('is one line and at most 80 % of the length of its sources', async () => {
    const style = await published()
    expect(style).not.toMatch(/\n|\/\*| {2}/)
    const shared = style.slice(style.indexOf('*{'))
    expect(shared.length).toBeLessThan(sharedRules.length * 0.8)
  })
})

test('browsers take every declaration of the styles that the editor adds', async () => {
  const folder = join(import.meta.dirname, '../../src/editor')
  const source = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const written = source.join('').matchAll(/(?:Style|cssText) =\s*(['"])(.+?)\1/g)
  const declarations = [...written].flatMap(([, , style = '']) => style.match(/[^;]+/g) ?? [])
  expect(declarations.length).toBeGreaterThan(80)
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  const refused = (all: string[]) => all.filter((one) => !CSS.supports(`(${one})`))
  expect(await page.evaluate(refused, declarations)).toEqual([])
})
