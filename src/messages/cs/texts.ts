// O souboru jako textu, než se v něm cokoli čte.

import type { FirstLine } from '../en/texts.ts'
import { counted, type Messages, quote } from './parts.ts'

const asUtf8 = {
  expected: 'textový soubor uložený jako UTF-8',
  mend: 'otevřete soubor v editoru, zvolte „Uložit s kódováním“ a tam UTF-8',
}
const visible = 'písmena, číslice a znaky, které jsou vidět'
const threeHyphens = 'tři spojovníky, ---, a nic jiného'
const mendFirstLine: { [cause in FirstLine]: string } = {
  'blank-lines': 'smažte prázdné řádky nad ---',
  'words-behind': 'smažte, co stojí za třemi spojovníky',
  'other-dashes': 'napište přesně tři spojovníky: ---',
  'text-above': 'smažte, co stojí nad ---',
  'no-line': 'napište nad první údaj tři spojovníky ---',
}

export const texts = {
  'encoding-utf16': () => ({ found: 'soubor uložený jako UTF-16', ...asUtf8 }),
  'encoding-unknown': () => ({
    found: 'písmena, která nejsou uložená jako UTF-8 (nejspíš jako Windows-1250)',
    ...asUtf8,
  }),
  'letter-lost': () => ({
    found: 'písmeno, které se při ukládání ztratilo (U+FFFD)',
    expected: visible,
    mend: 'napište to písmeno znovu a uložte jako UTF-8',
  }),
  'character-invisible': ({ character }) => ({
    found: `neviditelný znak ${character}`,
    expected: visible,
    mend: 'smažte ho a napište slovo znovu',
  }),
  'line-too-long': ({ length, most }) => ({
    found: `řádek, který má ${counted(length, 'znak', 'znaky', 'znaků')}`,
    expected: `řádky nejvýš po ${most} znacích`,
    mend: 'rozdělte ho na řádky, každý s jedním údajem, nebo ho zkraťte',
  }),
  'file-empty': () => ({
    found: 'prázdný soubor',
    expected: `na prvním řádku ${threeHyphens}`,
    mend: 'napište na první řádek ---',
  }),
  'first-line-wrong': ({ typed, cause }) => ({
    found: typed === '' ? 'prázdný první řádek' : `první řádek ${quote(typed)}`,
    expected: `na prvním řádku ${threeHyphens}`,
    mend: mendFirstLine[cause],
  }),
  'fence-wrong': ({ typed, closed }) => ({
    found: `řádek ${quote(typed)}`,
    expected: `na konci údajů ${threeHyphens}`,
    mend: closed ? 'smažte řádek, nebo dejte jeho text do uvozovek' : 'napište ---',
  }),
  'fence-open': () => ({
    found: 'údaje, které začínají řádkem --- a nikde nekončí',
    expected: 'za posledním údajem druhý řádek ---',
    mend: 'přidejte za poslední údaj řádek ---',
  }),
  'conflict-unresolved': () => ({
    found: 'dvě verze týchž řádků, jak je nechává Git',
    expected: 'jedna verze, bez řádků <<<<<<<, ======= a >>>>>>>',
    mend: 'nechte řádky jedné verze a smažte řádky druhé i tyto tři',
  }),
  'bullet-typographic': ({ sign }) => ({
    found: `znak ${sign}, kde položka začíná spojovníkem`,
    expected: 'spojovník: -',
  }),
  'space-wrong': ({ tab, inside }) => ({
    found: `${tab ? 'tabulátor' : 'zvláštní mezera'} ${inside ? 'u dvojtečky nebo spojovníku' : 'na začátku řádku'}`,
    expected: 'obyčejné mezery',
    mend: 'smažte to a napište obyčejné mezery',
  }),
} satisfies Messages
