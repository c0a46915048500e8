// Problems of the content folder and its files.

import type { Entries } from '../template.ts'

export const files = {
  'folder-empty': {
    en: 'an empty folder ≠ pub.md, hours.md, home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/, pages/ and photos/ → run agent-pub init to create the files of a new pub',
    cs: 'prázdná složka ≠ pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/, pages/ a photos/ → soubory nové hospody zapíše   agent-pub init',
  },
  'folder-missing': {
    en: 'this folder does not exist ≠ pub.md, hours.md, home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/, pages/ and photos/ → run agent-pub init to create the files of a new pub',
    cs: 'nic; taková složka tu není ≠ pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/, pages/ a photos/ → soubory nové hospody zapíše   agent-pub init',
  },
  'folder-unopenable':
    'a folder that cannot be opened → give yourself permission to read it; if it is not a folder, delete it | složka, která se nedá otevřít → povolte si ji číst; není-li to složka, smažte to',
  'file-missing':
    'this file is missing → create it, or copy the one that agent-pub init writes{language ? ; until all texts are there, delete {language} from languages in pub.md and write   languages_in_preparation: {language}   there; if the site has no {language}, delete it from languages, and all lines that begin with {language}: or end in _{language}} | nic; takový soubor tu není → vytvořte ho, nebo zkopírujte ten, který zapíše agent-pub init{language ? ; dokud nejsou hotové všechny texty, v pub.md smažte {language} z languages a napište tam   languages_in_preparation: {language}   ; nemá-li web {language} mít, smažte ho z languages a s ním všechny řádky {language}: a _{language}}',
  'menu-missing':
    'a menu without sections → create a file such as menu/10-polevky.md | jídelní lístek bez jediného oddílu → vytvořte soubor, třeba menu/10-polevky.md',
  'file-misnamed':
    'a file called "{name :short}" ≠ {meant} → rename it to {meant} | soubor „{name :short}“ ≠ {meant} → přejmenujte ho na {meant}',
  'file-copy':
    'what looks like a copy of {original} ≠ each file once → delete it, or move it out of this folder | něco, co vypadá jako kopie souboru {original} ≠ každý soubor jednou → smažte ho, nebo ho z této složky přesuňte',
  'file-misplaced': {
    en: 'a file in the wrong folder → {into = top ? move it up: {name} belongs next to the folder menu | move it into the folder {into}}',
    cs: 'soubor v jiné složce, než kam patří → {into = top ? přesuňte ho výš: {name} stojí vedle složky menu | přesuňte ho do složky {into}}',
  },
  'file-unexpected': {
    en: 'a file that does not belong here ≠ pub.md, hours.md, home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/, pages/ and photos/ → move or rename it, or delete it',
    cs: 'soubor, který sem nepatří ≠ pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/, pages/ a photos/ → přesuňte ho, přejmenujte, nebo smažte',
  },
  'file-not-markdown': {
    en: 'a file whose name does not end in .md ≠ pub.md, hours.md, home.CODE.md for each language (home.cs.md), events.md, look.md, photos.md, emblem.svg, and files in menu/, lunch/, pages/ and photos/ → {meant ? rename it to {meant} | move it out of this folder, or save its text in a file that ends in .md}',
    cs: 'soubor, jehož jméno nekončí na .md ≠ pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/, pages/ a photos/ → {meant ? přejmenujte ho na {meant} | přesuňte ho z této složky jinam, nebo uložte jeho text jako soubor končící na .md}',
  },
  'file-not-regular': 'something that is not a file → delete it | něco, co není soubor → smažte to',
  'file-unopenable':
    'a file that cannot be opened → give yourself permission to read it, or close it in other programs | soubor, který se nedá otevřít → povolte si ho číst, nebo ho zavřete v jiných programech',
  'file-too-large': {
    en: 'a file of {megabytes :decimal} MB ≠ a text file of at most 1 MB → a menu is only text; move pictures into photos/, and other documents elsewhere',
    cs: 'soubor o velikosti {megabytes :decimal} MB ≠ textový soubor do 1 MB → lístek je jen text; obrázky dejte do photos/, dokumenty jinam',
  },
  'link-outside':
    'a link to a file outside this folder → put the file itself here instead of the link | odkaz na soubor mimo tuto složku → dejte sem místo odkazu sám soubor',
  'link-broken':
    'a link that leads nowhere → put the file itself here instead of the link | odkaz, který nikam nevede → dejte sem místo odkazu sám soubor',
  'section-file-misnamed': {
    en: 'a file name with capitals, accents or spaces ≠ a number, a hyphen and a plain name: menu/20-hlavni-jidla.md → rename the file',
    cs: 'jméno souboru s velkými písmeny, háčky, čárkami nebo mezerami ≠ číslo, spojovník a jméno bez háčků a čárek: menu/20-hlavni-jidla.md → soubor přejmenujte',
  },
  'section-file-twice': {
    en: 'a second file for the section "{id}"; the first is {first} ≠ one file per section; the number at the beginning only sets the order → rename one of the two, or put their items into one file',
    cs: 'druhý soubor oddílu „{id}“; první je {first} ≠ každý oddíl v jednom souboru; číslo na začátku určuje jen pořadí → jeden z nich přejmenujte, nebo dejte položky obou do jednoho souboru',
  },
  'page-file-misnamed': {
    en: 'a file name that cannot be a web address, or has no language ≠ a plain name, a dot and the code of the language: pages/o-nas.cs.md → rename the file',
    cs: 'jméno, které nemůže být adresou, nebo neříká jazyk ≠ jméno bez háčků a čárek, tečka a kód jazyka: pages/o-nas.cs.md → soubor přejmenujte',
  },
  'page-language-missing': {
    en: 'a page without a text in {lang :language} ≠ every page in every language of the pub → write {file} too, or delete this page',
    cs: 'stránka, která nemá {lang :adjective} text ≠ každá stránka v každém jazyce hospody → napište i {file}, nebo tuto stránku smažte',
  },
  'page-empty':
    'a page without text → write the text below the second line --- | stránka bez textu → napište text pod druhý řádek ---',
  'page-over-resource': {
    en: 'a page called "{name}", but the site already has that address ≠ a name that nothing else has → give the files of the page another name:   pages/o-{name}...',
    cs: 'stránka jménem „{name}“, ale tu adresu má web sám ≠ jméno, které nic jiného nemá → přejmenujte soubory té stránky, třeba   pages/o-{name}...',
  },
  'lunch-file-misnamed': {
    en: 'a file name that is not the date of a Monday ≠ the Monday of the week: lunch/2026-11-23.md → {likeSection ? rename the file, or move it into the folder menu if it is a section of the menu | rename the file}',
    cs: 'jméno souboru, které není datum pondělí ≠ pondělí toho týdne: lunch/2026-11-23.md → {likeSection ? soubor přejmenujte, nebo ho přesuňte do složky menu, je-li to oddíl lístku | soubor přejmenujte}',
  },
  'text-below-fields': {
    en: 'text below the second ---, where nobody would see it ≠ all fields between the two lines --- → delete the line --- above it if more fields follow, or else delete the text',
    cs: 'text pod druhým řádkem ---, kde by ho nikdo neviděl ≠ všechno mezi dvěma řádky --- → pokračují-li údaje dál, smažte řádek --- nad textem, jinak smažte text',
  },
} as const satisfies Entries
