// Sentences about the languages of the pub: their names, and the addresses of their pages.

import {
  documentLanguage,
  documentOrder,
  englishName,
  firstLanguage,
  homePath,
  type Language,
  twinPath,
} from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { inSentence } from '../../../src/model/word-list.ts'
import { words } from '../words/words.ts'
import { houseStatements } from './agent-booking.ts'
import { houseNoun } from './house.ts'

/** `\`cs\` (Czech)`. */
const codeWithName = (lang: Language) => `\`${lang}\` (${englishName(lang)})`

/**
 * Lists of the twins for `<twins by-language>` and `<twins requests>`. The document language comes
 * first.
 */
const twins: { [form: string]: (site: Site) => string } = {
  'by-language': (site) => {
    const [quoted, ...others] = documentOrder(site).map(
      (lang) => [englishName(lang), twinPath(site, lang)] as const,
    )
    const rest = others.map(([name, twin]) => `${name}: ${twin}`).join(', ')
    return `${quoted?.[1]}${rest === '' ? '' : ` (${rest})`}`
  },
  requests: (site) =>
    documentOrder(site)
      .map((lang, index) => {
        const request = `\`GET ${twinPath(site, lang)}\``
        return index === 0 ? request : `in ${englishName(lang)} ${request}`
      })
      .join(', '),
}

function homePages(site: Site): string {
  const { languages } = site
  const first = firstLanguage(site)
  if (languages.length === 1)
    return `The home page is ${englishName(first)}, at \`/\`. Its twin with the same facts is \`/index.md\`.`
  const pages = languages.map((lang) => `${englishName(lang)} at \`${homePath(site, lang)}\``)
  const paths = languages.map((lang) => `\`${twinPath(site, lang)}\``)
  return `The home page is ${inSentence(pages, 'and')}. Their twins with the same facts are ${inSentence(paths, 'and')}.`
}

/** Return the languages of the pub except the document language. */
const guestLanguages = ({ languages }: Site) =>
  languages.filter((lang) => lang !== documentLanguage)

export const languagePlaceholders: {
  [name: string]: (site: Site, argument: string | undefined) => string
} = {
  home_pages: homePages,
  text_members: ({ languages }) => inSentence(languages.map(codeWithName), 'and'),
  /** The language of the names on the menu at the pub. */
  menu_name: (site) =>
    site.languages.length === 1
      ? ''
      : `; the ${englishName(firstLanguage(site))} name is on the menu at the ${houseNoun(site)}`,
  twins: (site, form = '') => {
    const write = twins[form]
    if (!write) throw new Error(`no form ${form} of twins`)
    return write(site)
  },
  /** The advice to ask the staff about allergies, in the guests' languages. */
  ask_staff: (site) => {
    const advice = guestLanguages(site).map(
      (lang) => `${englishName(lang)}: „${words[lang].menu.askStaff}“`,
    )
    return advice.length === 0 ? '' : ` (${advice.join(', ')})`
  },
  /** A short explanation for people who do not read English. */
  in_own_words: (site) =>
    guestLanguages(site)
      .map((lang) => {
        const { page, agents } = words[lang]
        return `${page.language}: ${agents.noAccount} ${houseStatements(site, lang).join(' ')}`
      })
      .join('\n\n'),
}
