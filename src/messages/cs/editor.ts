// Co se říká o editoru na stránce /admin/ a co říká on sám.

import type { Catalogue } from '../catalogue.ts'
import { type Messages, quote } from './parts.ts'

export const editor = {
  'editor-unreadable': ({ typed, meant }) => ({
    found: `${quote(typed)} místo toho, kde jsou vaše soubory`,
    mend: `napište ${meant ?? 'github a jméno repozitáře i s tím, komu patří: github vlastnik/repozitar'}`,
  }),
  'editor-forge-unknown': ({ forge }) => ({
    found: `${forge}: editor ukládá jen na GitHub`,
    mend: 'napište github vlastnik/repozitar, nebo řádek vynechte',
  }),
  'editor-not-installed': ({ package: name, found }) => ({
    found:
      found === null
        ? 'pub.md chce editor (řádek editor:), ale v této kopii agent-pub jeho program není'
        : `pub.md chce editor (řádek editor:), ale v této kopii agent-pub je jeho program ve verzi ${found}`,
    expected: name,
    mend: 'nainstalujte agent-pub jako balíček, v něm program editoru je; ve složce se zdroji agent-pub spusťte   npm install   i s tím, co je jen pro vývojáře; nebo řádek editor: vynechte',
  }),
  'editor-place-taken': ({ path }) => ({
    found: `vaše vlastní šablona pro ${path}, kde má být editor (editor: v pub.md)`,
    mend: 'dejte šabloně jiné jméno, nebo řádek editor: z pub.md vynechte',
  }),
} satisfies Messages

export const editorWords: Catalogue['editor'] = {
  sectionName:
    'Jméno nového souboru: malá písmena bez háčků a čárek, číslice a spojovníky. Číslo na začátku rozhoduje, kde v lístku oddíl stojí, třeba 45-salaty.',
  lunchName: 'Datum pondělí toho týdne, třeba 2026-11-23.',
  blocks: {
    item: { name: 'Položka', add: 'položku' },
    heading: { name: 'Mezititulek', add: 'mezititulek' },
    course: { name: 'Chod', add: 'chod' },
    lunchDish: { name: 'Jídlo', add: 'jídlo' },
    hoursSeason: { name: 'Sezona', add: 'sezonu' },
    exception: { name: 'Den', add: 'den' },
    event: { name: 'Akce', add: 'akci' },
    photo: { name: 'Fotka', add: 'fotku' },
    link: { name: 'Stránka', add: 'stránku' },
    branch: { name: 'Podnik', add: 'podnik' },
    stop: { name: 'Zastávka', add: 'zastávku' },
    more: { name: 'Dvojice textů', add: 'dvojici textů' },
  },
  words: {
    pub: 'hospoda',
    wine_bar: 'vinárna',
    cafe: 'kavárna',
    brewery: 'pivovar',
    inn: 'hostinec',
    restaurant: 'restaurace',
    bistro: 'bistro',
    club: 'klub',
    kiosk: 'stánek',
    other: 'něco jiného',
    site: 'web',
    domain: 'celá doména',
    preload: 'i v seznamech prohlížečů',
    cream: 'krémový',
    white: 'bílý',
    kraft: 'hnědý, balicí',
    book: 'knižní',
    plain: 'jednoduché',
    poster: 'plakátové',
    typewriter: 'psací stroj',
    shop: 'vlastní obchod',
  },
  line: 'řádek',
  newWeek: 'Nový týden začne v pondělí {day}. Jiný: nahoře ⋮ a Jméno souboru.',
  story: 'vyprávění o domě: odstavce s prázdným řádkem mezi nimi, nadpisy začínají ##',
}
