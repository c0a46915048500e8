/** @jsxRuntime automatic @jsxImportSource preact */
// No-break spaces and unbreakable words in running text, by language.

import { describe, expect, test } from 'vitest'
import { renderBound } from '../../templates/_parts/page/line-breaks.ts'

/** In expected texts `_` is a no-break space. */
const withSpaces = (text: string) => text.replaceAll('_', '\u00A0')

test.each([
  ['cs', 'Pivo s pěnou a k tomu v ceně', 'Pivo s_pěnou a_k_tomu v_ceně'],
  ['cs', '(i bez lepku)', '(i_bez lepku)'],
  ['en', 'A beer and a dish', 'A beer and a dish'],
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
  // Short texts have a line of their own.
  ['cs', 'malé 0,33 l ', 'malé 0,33 l '],
  ['cs', 'Porce 100 g na stůl', 'Porce 100 g na stůl'],
  ['cs', 'Porce 100 g na talíř', 'Porce 100_g na talíř'],
] as const)(
  'in %s the spaces of "%s" that must not break are no-break spaces',
  (lang, text, expected) => {
    expect(renderBound(<p>{text}</p>, lang)).toBe(`<p>${withSpaces(expected)}</p>`)
  },
)

test.each([
  ['Máte-li alergii, pište e-mailem.', '[Máte-li] alergii, pište [e-mailem.]'],
  ['Vepřový T-bone pro 2–3 hosty (bio-kuře)', 'Vepřový [T-bone] pro [2–3] hosty ([bio-kuře)]'],
  ['Podává se St–Pá 16:00–21:00, So zavřeno', 'Podává se [St–Pá] [16:00–21:00,] So zavřeno'],
  ['Kräuter aus dem 3-Länder-Eck und mehr', 'Kräuter aus dem [3-Länder-Eck] und mehr'],
  ['The toilet is wheelchair-accessible.', 'The toilet is wheelchair-accessible.'],
  ['Hören Sie das Chopin-Etüden-Konzert', 'Hören Sie das Chopin-Etüden-Konzert'],
  ['Napište na do@u-lipy.example hned teď', 'Napište na do@u-lipy.example hned teď'],
  ['Vlak Praha – Brno staví u nás', 'Vlak Praha_– Brno staví u_nás'],
  ['Wi-Fi', 'Wi-Fi'],
])('"%s" never breaks inside a time span or at a hyphen next to a short part', (text, expected) => {
  const spans = expected.replaceAll('[', '<span class="t">').replaceAll(']', '</span>')
  expect(renderBound(<p>{text}</p>, 'cs')).toBe(`<p>${withSpaces(spans)}</p>`)
})

describe('no-break spaces', () => {
  const Place = ({ name }: { name: string }) => <>{name} v obci</>

  test('do not change titles, attributes or structured data', () => {
    const head = (
      <head>
        <title>U nás v obci</title>
      </head>
    )
    const script = <script type="application/ld+json">U nás v obci</script>
    expect(renderBound(head, 'cs')).toBe('<head><title>U nás v obci</title></head>')
    expect(renderBound(script, 'cs')).toContain('>U nás v obci<')
    expect(renderBound(<b title="o nás">o nás</b>, 'cs')).toBe('<b title="o nás">o\u00A0nás</b>')
  })

  test('reach the texts of components and treat adjacent texts as one', () => {
    expect(
      renderBound(
        <p>
          {'Hostinec u'} <Place name="Karla" />
        </p>,
        'cs',
      ),
    ).toBe('<p>Hostinec u\u00A0Karla v\u00A0obci</p>')
  })

  test('leave a table cell alone that the style already keeps on one line', () => {
    const row = (className: string) =>
      renderBound(
        <tr>
          <td class={className}>11:00–23:00</td>
        </tr>,
        'cs',
      )
    expect(row('t')).toBe('<tr><td class="t">11:00–23:00</td></tr>')
    expect(row('u')).toContain('<span class="t">11:00–23:00</span>')
  })
})
