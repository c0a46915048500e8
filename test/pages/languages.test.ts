// Differences between languages are in one table and in words, so that a new language changes no
// template.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../src/model/languages.ts'
import { bindWords } from '../../templates/_parts/format.ts'

const templates = join(import.meta.dirname, '../../templates')

test('no template compares its language with a code, or chooses a text by one', () => {
  const choice = new RegExp(
    `[=!]==? ?'(${languages.join('|')})'|\\.(${languages.join('|')})\\b(?!\\.)`,
  )
  const found = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(templates, file), 'utf8')
        .split('\n')
        .flatMap((line) =>
          choice.test(line) && !/^import|^\/\//.test(line) ? [`${file}: ${line}`] : [],
        ),
    )
  expect(found).toEqual([])
})

test.each([
  ['cs', '<p>Pivo s pěnou a k tomu v ceně</p>', '<p>Pivo s_pěnou a_k_tomu v_ceně</p>'],
  ['cs', '<p>(i bez lepku)</p>', '<p>(i_bez lepku)</p>'],
  ['cs', '<head><title>U nás v obci</title></head>', '<head><title>U nás v obci</title></head>'],
  ['cs', '<a title="a b">o nás</a>', '<a title="a b">o_nás</a>'],
  ['en', '<p>A beer and a dish</p>', '<p>A beer and a dish</p>'],
] as const)('in %s, %s keeps short words with the next one', (lang, html, bound) => {
  expect(bindWords(html, lang)).toBe(bound.replaceAll('_', '\u00A0'))
})

test.each([
  ['cs', 'Porce 100 g se čtyřmi topinkami', 'Porce 100_g se čtyřmi topinkami'],
  ['cs', 'nejvýš 10 mg/l siřičitanů, do 3,5 kg', 'nejvýš 10_mg/l siřičitanů, do 3,5_kg'],
  ['cs', 'od 15. dubna do 1. října 2026', 'od 15._dubna do 1._října_2026'],
  ['cs', 'uzavřeme 24. 12. 2026 ve dvě', 'uzavřeme 24._12._2026 ve dvě'],
  ['cs', 'zavřeno na 1. svátek vánoční', 'zavřeno na 1._svátek vánoční'],
  ['en', 'open from 15 April to 15 October 2026', 'open from 15_April to 15_October_2026'],
  ['de', 'im Garten ab 1. Mai, Kinder unter 5 frei', 'im Garten ab 1._Mai, Kinder unter 5 frei'],
  ['de', 'im Garten bis 22:00 Uhr, dann drinnen', 'im Garten bis 22:00_Uhr, dann drinnen'],
  ['sk', 'otvorené do 30. júna, potom zase', 'otvorené do 30._júna, potom zase'],
  ['cs', 'od 16. 11. 2026 – 20. 11. 2026 zavřeno', 'od 16._11._2026_– 20._11._2026 zavřeno'],
  ['en', 'a table for 8 guests, 2 marketing people', 'a table for 8 guests, 2 marketing people'],
  // A short text is alone on its line, and each no-break space costs bytes.
  ['cs', 'malé 0,33 l ', 'malé 0,33 l '],
] as const)(
  'in %s, %s has no line break inside a number or a date, nor before a dash',
  (lang, text, bound) => {
    expect(bindWords(`<p>${text}</p>`, lang)).toBe(`<p>${bound.replaceAll('_', '\u00A0')}</p>`)
  },
)

test.each([
  ['Máte-li alergii, pište e-mailem.', '[Máte-li] alergii, pište [e-mailem].'],
  ['Vepřový T-bone pro 2–3 hosty (bio-kuře)', 'Vepřový [T-bone] pro [2–3] hosty ([bio-kuře])'],
  ['Podává se St–Pá 16:00–21:00, So zavřeno', 'Podává se [St–Pá] [16:00–21:00], So zavřeno'],
  ['Kräuter aus dem 3-Länder-Eck und mehr', 'Kräuter aus dem [3-Länder-Eck] und mehr'],
  ['The toilet is wheelchair-accessible.', 'The toilet is wheelchair-accessible.'],
  ['Hören Sie das Chopin-Etüden-Konzert', 'Hören Sie das Chopin-Etüden-Konzert'],
  ['Napište na do@u-lipy.example hned teď', 'Napište na do@u-lipy.example hned teď'],
  ['Vlak Praha – Brno staví u nás', 'Vlak Praha_– Brno staví u_nás'],
  ['Wi-Fi', 'Wi-Fi'],
])('%s has no line break at a hyphen that leaves a fragment', (text, kept) => {
  const marked = kept.replaceAll('[', '<span class="t">').replaceAll(']', '</span>')
  expect(bindWords(`<p>${text}</p>`, 'cs')).toBe(`<p>${marked.replaceAll('_', '\u00A0')}</p>`)
})
