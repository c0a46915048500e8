// Whether a message is in the language that it should be in, by words that only the other one has.

import type { Tongue } from '../../src/model/languages.ts'

/** Words without which hardly a sentence of a language is made, and that the other one has not. */
const foreign: { [T in Tongue]: RegExp } = {
  cs: /(?<![\p{L}\p{N}_.:/-])(the|of|is|are|was|and|or|with|without|that|which|this|where|what|when|for|from|such|as|your|you|not|it|its|has|have|be|at|in|on|write|add|delete|line|file|text that|see|if|there|one|both|other|another|than|only|here|nothing)(?![\p{L}\p{N}_./:-])/iu,
  en: /(?<![\p{L}\p{N}_.:/-])(je|jsou|není|nebo|který|která|které|že|aby|jestli|když|pro|při|bez|ve|ze|se|si|na|má|mít|být|napište|smažte|přidejte|řádek|soubor|oddíl|údaj|jedno|třeba|nejvýš|co|jak|kdy|tak|ale|jen|už)(?![\p{L}\p{N}_./:-])/iu,
}

/** What is not the message's own: in quotation marks, between three spaces, behind a label. */
const ownWords = (text: string) =>
  text
    .replace(/„[^“]*“|"[^"]*"/g, '·')
    .split(/ {3}/)
    .filter((_, index) => index % 2 === 0)
    .join(' | ')
    .replace(/\([^()]* \.\.\.\)/g, ' ')
    // Words that a list allows, and files, are written as they are typed.
    .replace(/(?:one (?:or more )?of|jedno(?: nebo víc)? z(?: těchto slov)?:?) .*$/, ' ')
    .replace(/(?:such as|třeba|for example) [^;,]*/g, ' ')

/** The words of the other language that stand in a text outside of what is quoted. */
export function foreignWords(text: string, tongue: Tongue): string[] {
  return [...ownWords(text).matchAll(new RegExp(foreign[tongue], 'giu'))].map(([word]) => word)
}

/** Dates as programs write them, where no name of a file is meant and nobody has typed them so. */
export const datesOfPrograms = (text: string) =>
  text.replace(/„[^“]*“|"[^"]*"/g, '·').match(/\d{4}-\d{2}-\d{2}(?!\.md)\b/g) ?? []
