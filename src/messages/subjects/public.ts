// Problems of the owner's own files in public/, and of redirects.

import type { Entries } from '../template.ts'

export const publicFiles = {
  'public-hidden':
    'a hidden file; only those in .well-known are published → delete it, or move it out of this folder | skrytý soubor; zveřejňují se jen ty ve složce .well-known → smažte ho, nebo ho z této složky přesuňte',
  'public-underscored':
    'a name that begins with _: hosts treat such files as instructions → rename it; the build writes the rules for hosts | jméno, které začíná na _: takové soubory dávají příkazy serverům → přejmenujte ho; pravidla pro servery vytváří build',
  'public-name-odd': {
    en: 'a name that would need escaping in an address ≠ letters without accents, digits, and . _ ~ - → rename it, for example to {plain}',
    cs: 'jméno, které by se v adrese muselo zapisovat oklikou ≠ písmena bez háčků a čárek, číslice a . _ ~ - → přejmenujte ho, třeba na {plain}',
  },
  'public-over-resource':
    'a file at the address of {path} → rename it; a template makes the page at that address | soubor na místě, kde má být {path} → přejmenujte ho; co stojí na té adrese, vytváří šablona',
  'public-over-file':
    'a file at the same address as {file} → rename one of the two | soubor na místě souboru {file} → jeden z nich přejmenujte',
  'public-too-large':
    'a file of {megabytes :decimal} MB ≠ at most {limit} MB → make it smaller, or publish it elsewhere | soubor o velikosti {megabytes :decimal} MB ≠ nejvýš {limit} MB → zmenšete ho, nebo ho zveřejněte jinde',
  'public-type-unknown':
    'a file of an unknown media type ≠ a name with a known ending, such as .pdf, .html or .jpg → rename it | soubor neznámého typu ≠ jméno se známou příponou, třeba .pdf, .html nebo .jpg → přejmenujte ho',
  'public-not-utf8':
    'text that is not UTF-8 → save it as UTF-8 | text, který není v UTF-8 → uložte ho jako UTF-8',
  'public-script': {
    en: 'a page with a script, next to the editor: this host sends no rules against scripts, so the script could read the key with which the editor saves → delete the script, or publish this page under another address; keep it only if you wrote it yourself',
    cs: 'stránka se skriptem vedle editoru: tento hosting neposílá pravidla proti skriptům, takže skript může přečíst klíč, kterým editor ukládá → skript smažte, nebo stránku zveřejněte na jiné adrese; nechte ji jen tehdy, když jste ho psali sami',
  },
  'redirect-unreadable':
    '{"typed"} as a redirect → write the old path, = and the new one:   /menu.php = /#food_list | {"typed"} jako stará adresa a kam vede → napište starou cestu, = a novou:   /menu.php = /#food_list',
  'redirect-from-odd': {
    en: '{"from"} as an old address → write a path of plain letters, digits, . _ ~ and -, without ? and *; not every host can redirect a path with other signs: delete its line',
    cs: '{"from"} jako stará adresa → napište cestu z písmen bez diakritiky, číslic, . _ ~ a -, bez ? a *; s jinými znaky ji všude přesměrovat nejde: řádek vynechte',
  },
  'redirect-reserved':
    '{from}, where programs look for the standard files of a site → delete the line | {from}, kde programy hledají, co web slibuje → řádek vynechte',
  'redirect-without-effect':
    '{from} as an old address, which hosts keep for themselves, so guests are not redirected → delete the line | {from} jako stará adresa, kterou si hostingy nechávají pro sebe, takže hosty nikam nepřesměruje → řádek vynechte',
  'redirect-target-odd':
    '{"to"} as the new address → write a path of the site, or an address that begins with https:// | {"to"} jako cíl → napište cestu na webu, nebo adresu, která začíná https://',
  'redirect-over-resource':
    '{from} is an address of the site → delete the line from redirects: in pub.md; the site already answers there | {from} je adresa tohoto webu → řádek z redirects: v pub.md vynechte: ukáže se, co tam je',
  'redirect-twice':
    '{from} is redirected twice in redirects: in pub.md → keep one of the lines | {from} je v redirects: v pub.md dvakrát → nechte jeden z řádků',
  'redirect-to-nowhere':
    '{from} leads to {to}, which does not exist on the site → write an existing path in redirects: in pub.md | {from} vede na {to}, kde na webu nic není → napište v redirects: v pub.md cestu, kterou web má',
  'redirect-in-circle': {
    en: '{from} leads to {to}, an address of this site, which may redirect in a circle → write only the path in redirects: in pub.md, without https:// and the name of the site',
    cs: '{from} vede na {to}, což je adresa tohoto webu, a mohlo by vést pořád dokola → napište v redirects: v pub.md jen cestu, bez https:// a jména webu',
  },
} as const satisfies Entries
