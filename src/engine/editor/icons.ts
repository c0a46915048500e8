// Font of the editor's icons, reduced to the icons that its program may show. The whole font has
// more than 4,000 and is larger than the rest of the fonts and pictures of a site.

import * as harfbuzz from 'harfbuzzjs'
import subset from 'subset-font'

/** Letters of the names of icons. The font replaces a name by its icon. */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_'

/** Convert a font as it is. The types of the package lack the option. */
const allGlyphs = { targetFormat: 'truetype', keepAllGlyphs: true } as const

/** Keep every icon whose name is a string of the script. */
export async function subsetIcons(font: Uint8Array, script: string): Promise<Uint8Array> {
  const bytes = Buffer.from(font)
  const shape = makeShaper(await subset(bytes, '', allGlyphs))
  const names = new Set(script.match(/(?<=[`'"])[a-z][a-z\d_]+(?=[`'"])/g))
  const icons = new Set([...names].flatMap((name) => shape.iconOf(name) ?? []))
  const signs = shape.signs.filter((sign) => icons.has(shape.glyphsOf(sign)[0] ?? 0))
  // Without closure, the names of all other icons are dropped with their icons.
  return subset(bytes, letters + signs.join(''), { targetFormat: 'woff2', noLayoutClosure: true })
}

function makeShaper(font: Uint8Array) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font))
  const shaped = new harfbuzz.Font(face)
  const listGlyphs = (text: string): number[] => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(shaped, buffer)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
  return {
    glyphsOf: listGlyphs,
    /** Glyph of the icon with this name; undefined if the name is no icon. */
    iconOf(name: string): number | undefined {
      const [icon = 0, ...more] = listGlyphs(name)
      return more.length === 0 && icon !== 0 ? icon : undefined
    },
    /** Characters that the font has. */
    signs: [...face.collectUnicodes()].map((code) => String.fromCodePoint(code)),
  }
}
