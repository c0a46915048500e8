// Checks that a message is in the expected language, by words that only the other language has.

import type { MessageLanguage } from '../../src/model/languages.ts'

/** Frequent words of the other language that this one does not have. */
const foreign: { [tongue in MessageLanguage]: RegExp } = {
  cs: /(?<![\p{L}\p{N}_.:/-])(the|of|is|are|was|and|or|with|without|that|which|this|where|what|when|for|from|such|as|your|you|not|it|its|has|have|be|at|in|on|write|add|delete|line|file|text that|see|if|there|one|both|other|another|than|only|here|nothing)(?![\p{L}\p{N}_./:-])/giu,
  en: /(?<![\p{L}\p{N}_.:/-])(je|jsou|není|nebo|který|která|které|že|aby|jestli|když|pro|při|bez|ve|ze|se|si|na|má|mít|být|napište|smažte|přidejte|řádek|soubor|oddíl|údaj|jedno|třeba|nejvýš|co|jak|kdy|tak|ale|jen|už)(?![\p{L}\p{N}_./:-])/giu,
  de: /(?<![\w.:/-])(the|of|with|without|which|where|write|delete|add)(?![\w.:-])|[ěřůľĺŕ]/giu,
  sk: /(?<![\w.:/-])(the|of|with|without|which|where|write|delete|add)(?![\w.:-])|[ěřůßö]/giu,
}

/**
 * Remove what is not part of the message's own wording: quoted text, text between triple spaces,
 * and lists of words.
 */
const ownWords = (text: string) =>
  text
    .replace(/„[^“]*“|"[^"]*"/g, '·')
    .split(/ {3}/)
    .filter((_, index) => index % 2 === 0)
    .join(' | ')
    .replace(/\([^()]* \.\.\.\)/g, ' ')
    // Allowed words and file names are printed as they are typed.
    .replace(/(?:one (?:or more )?of|jedno(?: nebo víc)? z(?: těchto slov)?:?) .*$/, ' ')
    .replace(/(?:such as|třeba|for example) [^;,]*/g, ' ')

/** Find words of the other language in a text, outside of quotations. */
export function foreignWords(text: string, tongue: MessageLanguage): string[] {
  return [...ownWords(text).matchAll(foreign[tongue])].map(([word]) => word)
}

/** Find ISO dates that are neither in a file name nor quoted. */
export const datesOfPrograms = (text: string) =>
  text.replace(/„[^“]*“|"[^"]*"/g, '·').match(/\d{4}-\d{2}-\d{2}(?!\.md)\b/g) ?? []
