// esbuild plugin that keeps the texts of one language. Subjects have English next to Czech, and the
// texts of other languages, found by their code, replace both.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { readRow } from '../../messages/template.ts'
import { messageTexts, sentenceTexts } from '../../messages/texts.ts'
import type { MessageLanguage } from '../../model/languages.ts'

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source
const row = new RegExp(literal, 'g')
const pair = new RegExp(`(?<=^ {4}(en|cs):\\s+)(?:${literal})`, 'gm')
/** A message or sentence: its code, and its row or the lines of its object. */
const entry = new RegExp(`^ {2}'?([\\w-]+)'?:(?:\\s+(?:${literal}),$| \\{\\n(?: {4,}.*\\n)+)`, 'gm')

/** Leave out the texts of other languages than this one. */
export const keepLanguage = (language: MessageLanguage): Plugin => ({
  name: 'keep-language',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]messages[\\/]subjects[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: keepTexts(await readFile(path, 'utf8'), language),
      loader: 'ts',
    })),
})

/** Leave out the texts of other languages in the source of a subject. */
export function keepTexts(subject: string, language: MessageLanguage): string {
  const keepPairs = (source: string) =>
    source.replace(pair, (typed, owner) => (owner === language ? typed : "''"))
  const keepRows = (source: string) => source.replace(row, keepRow(language))
  return ['en', 'cs'].includes(language)
    ? keepPairs(keepRows(subject))
    : subject.replace(entry, (all: string, code: string) =>
        !isTranslated(code) ? all : all.includes('{\n') ? keepPairs(all) : keepRows(all),
      )
}

const isTranslated = (code: string) =>
  Object.hasOwn(messageTexts, code) || Object.hasOwn(sentenceTexts, code)

/** `'English | Czech'` becomes `' | Czech'`. */
const keepRow = (language: MessageLanguage) => (typed: string) => {
  const quote = typed.charAt(0)
  const texts = readRow(typed.slice(1, -1))
  const keep = (name: 'en' | 'cs') => (name === language ? texts[name] : '')
  return texts.cs === '' ? typed : `${quote}${keep('en')} | ${keep('cs')}${quote}`
}
