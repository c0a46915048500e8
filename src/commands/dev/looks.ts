// The home page in every look, for owners who choose one and for developers of the looks. `npm run
// dev` shows the pages below /.dev/looks; they are never published.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../engine/atomic-file.ts'
import { drawPictures } from '../../engine/picture.ts'
import { loadTable } from '../../engine/templates.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { escapeXml } from '../../model/escape.ts'
import { firstLanguage, homePath } from '../../model/languages.ts'
import {
  type Look,
  moodNames,
  moods,
  type Paper,
  paperNames,
  typefaceNames,
} from '../../model/looks.ts'
import * as resources from '../../model/resource.ts'

/** Folder that the builder fills and the server reads. */
export const looksIn = (folder: string) => join(folder, 'looks')
export const looksPath = '/.dev/looks'

/**
 * Write a page for each mood (`mood-dark.html`), for each paper and typeface in the owner's colour
 * (`kraft-poster.html`), and an overview (`index.html`).
 */
export async function writeLooks(
  folder: string,
  site: resources.Publication,
  catalogue: Catalogue,
): Promise<void> {
  const looks = [...(await listMoods(site)), ...(await listLooks(site.look))]
  const path = homePath(site, firstLanguage(site))
  const temporary = { isTemporary: true }
  await rm(looksIn(folder), { recursive: true, force: true })
  await writeAtomically(join(looksIn(folder), 'index.html'), overview(looks, catalogue), temporary)
  for (const { name, look } of looks)
    await writeAtomically(
      join(looksIn(folder), `${name}.html`),
      resources.renderBody({ ...site, look }, path),
      temporary,
    )
}

type LookPage = { name: string; look: Look }

/** Return each mood in the owner's colour, with its font embedded in the page. */
async function listMoods(site: resources.Publication): Promise<LookPage[]> {
  const { fillColors, findMoodTones: tonesIn } = await import('../../notations/color.ts')
  const color = site.look?.accent?.color
  const faces = resources
    .possibleResources((await loadTable()).resources, site.languages)
    .filter(resources.isFace)
  return Promise.all(
    moodNames.map(async (mood) => {
      const accent = color !== undefined && {
        accent: { color, tones: tonesIn(color, mood), ...fillColors(color) },
      }
      const look: Look = { paper: mood, typeface: moods[mood].typeface, mood, ...accent }
      const asked = faces.map((resource) => ({
        resource,
        text: resource.render({ ...site, look }),
      }))
      const cut = await drawPictures(asked.filter(({ text }) => text !== ''))
      const bytes = Buffer.from(cut[0]?.bytes ?? '')
      const faceAddress = `data:${resources.faceType};base64,${bytes.toString('base64')}`
      return { name: `mood-${mood}`, look: { ...look, faceAddress } }
    }),
  )
}

async function listLooks(own?: Look): Promise<LookPage[]> {
  const looks: LookPage[] = []
  for (const paper of paperNames) {
    const accent = await accentOn(paper, own)
    for (const typeface of typefaceNames)
      looks.push({ name: `${paper}-${typeface}`, look: { paper, typeface, ...accent } })
  }
  return looks
}

/** Return the owner's colour if it is readable on this paper. */
async function accentOn(
  paper: Paper,
  { accent }: Partial<Look> = {},
): Promise<Pick<Look, 'accent'>> {
  if (!accent) return {}
  const { findTones: tonesOf } = await import('../../notations/color.ts')
  const { color } = accent
  const tones = tonesOf(color, paper)
  return 'nearest' in tones ? {} : { accent: { color, tones } }
}

const style = `
  body { margin: 1rem; font: 16px/1.4 system-ui, sans-serif; background: #777; color: #fff; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem; }
  h2, pre { flex-basis: 100%; margin: 0; font-size: 1rem; }
  a { color: #fff; }
  iframe { width: 390px; max-width: 100%; height: 740px; border: 0; background: #fff; }
  .day { color-scheme: light; }
  .night { color-scheme: dark; }
`

/** Show each look twice: in light mode and in dark mode. */
function overview(looks: readonly LookPage[], { ahead, tongue }: Catalogue): string {
  const words = ahead.looks
  const frame = (name: string, title: string, scheme: 'day' | 'night') =>
    `<iframe class="${scheme}" loading="lazy" title="${title}, ${words[scheme]}" src="${looksPath}/${name}"></iframe>`
  const sections = looks.map(({ name, look: { paper, typeface, mood, accent } }) => {
    const title = mood ? words.mood(mood) : words.of(paper as Paper, typeface)
    const lines = [
      ...(mood ? [`mood: ${mood}`] : [`paper: ${paper}`, `typeface: ${typeface}`]),
      ...(accent ? [`accent: "${accent.color}"`] : []),
    ]
    return `<section><h2><a href="${looksPath}/${name}">${title}</a></h2><pre>${escapeXml(lines.join('\n'))}</pre>${frame(name, title, 'day')}${frame(name, title, 'night')}</section>`
  })
  return `<!doctype html>
<html lang="${tongue}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${words.title}</h1><p>${words.about}</p><p><a href="/">${ahead.toSite}</a></p>
${sections.join('\n')}<script src="/.dev/reload.js"></script></body></html>
`
}
