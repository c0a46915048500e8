// The home page in every look, for whoever works on the looks: `npm run dev` shows it below
// /.dev/looks. The pages lie beside the preview; no site has them.

import { join } from 'node:path'
import { outputFile, remove } from 'fs-extra/esm'
import { escapeXml } from '../../model/escape.ts'
import { firstLanguage, homePath } from '../../model/languages.ts'
import { type Look, type Paper, paperNames, typefaceNames, usualLook } from '../../model/looks.ts'
import { bodyOf, type Publication } from '../../model/resource.ts'

/** Where the builder leaves the pages, and the server finds them. */
export const looksIn = (folder: string) => join(folder, 'looks')
export const looksPath = '/.dev/looks'

/** `kraft-poster.html` for each paper and typeface, in the owner's colour, and `index.html`. */
export async function writeLooks(folder: string, site: Publication): Promise<void> {
  const looks = await looksOf(site.look)
  const path = homePath(site, firstLanguage(site))
  await remove(looksIn(folder))
  await outputFile(join(looksIn(folder), 'index.html'), overview(looks))
  for (const { name, look } of looks)
    await outputFile(join(looksIn(folder), `${name}.html`), bodyOf({ ...site, look }, path))
}

type Named = { name: string; look: Look }

async function looksOf(own: Look = usualLook): Promise<Named[]> {
  const looks: Named[] = []
  for (const paper of paperNames) {
    const accent = await accentOn(paper, own)
    for (const typeface of typefaceNames)
      looks.push({ name: `${paper}-${typeface}`, look: { paper, typeface, ...accent } })
  }
  return looks
}

/** The owner's colour where this paper can bear it. */
async function accentOn(paper: Paper, { accent }: Look): Promise<Pick<Look, 'accent'>> {
  if (!accent) return {}
  const { tonesOf } = await import('../../content/notations/color.ts')
  const { color } = accent
  const tones = tonesOf(color, paper)
  return 'nearest' in tones ? {} : { accent: { color, tones } }
}

const style = `
  body { margin: 1rem; font: 16px/1.4 system-ui, sans-serif; background: #777; color: #fff; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem; }
  h2 { flex-basis: 100%; margin: 0; font-size: 1rem; }
  a { color: #fff; }
  iframe { width: 360px; height: 740px; border: 0; background: #fff; }
  .day { color-scheme: light; }
  .night { color-scheme: dark; }
`

/** Each look twice, as a guest by day and one by night has it. */
function overview(looks: readonly Named[]): string {
  const frame = (name: string, scheme: string) =>
    `<iframe class="${scheme}" loading="lazy" title="${name}, ${scheme}" src="${looksPath}/${name}"></iframe>`
  const sections = looks.map(({ name, look: { paper, typeface, accent } }) => {
    const said = `paper: ${paper}, typeface: ${typeface}${accent ? `, accent: ${accent.color}` : ''}`
    return `<section><h2><a href="${looksPath}/${name}">${escapeXml(said)}</a></h2>${frame(name, 'day')}${frame(name, 'night')}</section>`
  })
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Every look</h1>${sections.join('\n')}<script src="/.dev/reload.js"></script></html>\n`
}
