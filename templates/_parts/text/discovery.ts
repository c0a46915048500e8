// What the files at fixed addresses share.

import { bodyOf, type Publication } from '../../../src/model/resource.ts'
import type { Language } from '../../../src/model/site.ts'

/** The one skill that the site teaches: its name is its folder. */
export const skillName = 'answer-pub-guests'
export const skillPath = `/.well-known/agent-skills/${skillName}/SKILL.md`

/** What the skill is for, in one plain sentence: an agent decides by it whether to read on. */
export function skillDescription({ pub }: Publication): string {
  const said = `Answer guests of the pub ${pub.name.en} (${pub.name.cs}, ${pub.address.town}): menu, prices, allergens, opening hours past midnight, lunch, booking by telephone. Read-only public files, no key.`
  return [...said].slice(0, 1024).join('') // the limit of the format, in characters
}

/** The bytes that are deployed, as they are hashed. */
export const skillBody = (site: Publication) => bodyOf(site, skillPath)

/** Questions that this site answers, in both languages. */
export function typicalQuestions({ pub }: Publication): string[] {
  const ask: Record<Language, (name: string) => string[]> = {
    en: (name) => [`what is on the menu at ${name}`, `is ${name} open after midnight on Saturday`],
    cs: (name) => [`co mají v hospodě ${name} k obědu`, `kolik stojí v hospodě ${name} velké pivo`],
  }
  return [...ask.en(pub.name.en), ...ask.cs(pub.name.cs)]
}

/** XML text and attribute values. */
export const xml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
