// Problems of the owner's own files in public/, and of redirects.

import type { Entries } from '../texts.ts'

export const publicFiles = {
  'public-hidden': {
    en: 'a hidden file; only those in .well-known are published → delete it, or move it out of this folder',
    cs: 'skrytý soubor; zveřejňují se jen ty ve složce .well-known → smažte ho, nebo ho z této složky přesuňte',
  },
  'public-underscored': {
    en: 'a name that begins with _: such files give orders to hosts → rename it; the rules of hosts are made by the build',
    cs: 'jméno, které začíná na _: takové soubory dávají příkazy serverům → přejmenujte ho; pravidla pro servery vytváří build',
  },
  'public-name-odd': {
    en: 'a name that would have to be quoted in an address ≠ letters without accents, digits, and . _ ~ - → rename it, for example to {plain}',
    cs: 'jméno, které by se v adrese muselo zapisovat oklikou ≠ písmena bez háčků a čárek, číslice a . _ ~ - → přejmenujte ho, třeba na {plain}',
  },
  'public-over-resource': {
    en: 'a file in the place of the resource {path} → rename it; what stands at that address is made by a template',
    cs: 'soubor na místě, kde má být {path} → přejmenujte ho; co stojí na té adrese, vytváří šablona',
  },
  'public-over-file': {
    en: 'a file in the place of the file {file} → rename one of the two',
    cs: 'soubor na místě souboru {file} → jeden z nich přejmenujte',
  },
  'public-too-large': {
    en: 'a file of {megabytes :decimal} MB ≠ at most {limit} MB → make it smaller, or publish it elsewhere',
    cs: 'soubor o velikosti {megabytes :decimal} MB ≠ nejvýš {limit} MB → zmenšete ho, nebo ho zveřejněte jinde',
  },
  'public-type-unknown': {
    en: 'a file whose media type nobody knows ≠ a name with a known ending, such as .pdf, .html or .jpg → rename it',
    cs: 'soubor neznámého typu ≠ jméno se známou příponou, třeba .pdf, .html nebo .jpg → přejmenujte ho',
  },
  'public-not-utf8': {
    en: 'text that is not UTF-8 → save it as UTF-8',
    cs: 'text, který není v UTF-8 → uložte ho jako UTF-8',
  },
  'redirect-unreadable': {
    en: '{"typed"} as an old address and where it leads → write the old path, = and the new one:   /menu.php = /#food_list',
    cs: '{"typed"} jako stará adresa a kam vede → napište starou cestu, = a novou:   /menu.php = /#food_list',
  },
  'redirect-from-odd': {
    en: '{"from"} as an old address → write a path of plain letters, digits, . _ ~ and -, without ? and *; one with other signs cannot be led on at every host: take its line out',
    cs: '{"from"} jako stará adresa → napište cestu z písmen bez diakritiky, číslic, . _ ~ a -, bez ? a *; s jinými znaky ji všude přesměrovat nejde: řádek vynechte',
  },
  'redirect-reserved': {
    en: '{from}, which lies where programs look for what the site promises → take the line out',
    cs: '{from}, kde programy hledají, co web slibuje → řádek vynechte',
  },
  'redirect-target-odd': {
    en: '{"to"} as the place to go → write a path of the site, or an address that begins with https://',
    cs: '{"to"} jako cíl → napište cestu na webu, nebo adresu, která začíná https://',
  },
  'redirect-over-resource': {
    en: '{from} is an address of the site → take the line out of redirects: in pub.md: what is there is served',
    cs: '{from} je adresa tohoto webu → řádek z redirects: v pub.md vynechte: ukáže se, co tam je',
  },
  'redirect-twice': {
    en: '{from} is led on twice in redirects: in pub.md → leave one of the lines',
    cs: '{from} je v redirects: v pub.md dvakrát → nechte jeden z řádků',
  },
  'redirect-to-nowhere': {
    en: '{from} leads to {to}, where the site has nothing → write a path that the site has in redirects: in pub.md',
    cs: '{from} vede na {to}, kde na webu nic není → napište v redirects: v pub.md cestu, kterou web má',
  },
  'redirect-in-circle': {
    en: '{from} leads to {to}, which is an address of this site, and may lead on for ever → write the path alone in redirects: in pub.md, without https:// and the name of the site',
    cs: '{from} vede na {to}, což je adresa tohoto webu, a mohlo by vést pořád dokola → napište v redirects: v pub.md jen cestu, bez https:// a jména webu',
  },
} as const satisfies Entries
