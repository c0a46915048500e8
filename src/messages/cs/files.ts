// O složce a jejích souborech.

import { shorten } from '../wording.ts'
import { type Messages, number } from './parts.ts'

const contentFiles =
  'pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/ a photos/'
const beginning = 'soubory nové hospody zapíše   agent-pub init'
const file = 'dejte sem místo odkazu sám soubor'

export const files = {
  'folder-empty': () => ({ found: 'prázdná složka', expected: contentFiles, mend: beginning }),
  'folder-missing': () => ({
    found: 'nic; taková složka tu není',
    expected: contentFiles,
    mend: beginning,
  }),
  'file-missing': () => ({
    found: 'nic; takový soubor tu není',
    mend: 'vytvořte ho, nebo zkopírujte ten, který zapíše   agent-pub init',
  }),
  'menu-missing': () => ({
    found: 'jídelní lístek bez jediného oddílu',
    mend: 'vytvořte soubor, třeba menu/10-polevky.md',
  }),
  'file-misnamed': ({ name, meant }) => ({
    found: `soubor „${shorten(name)}“`,
    expected: meant,
    mend: `přejmenujte ho na ${meant}`,
  }),
  'file-misplaced': ({ name, into }) => ({
    found: 'soubor v jiné složce, než kam patří',
    mend:
      into === 'top'
        ? `přesuňte ho výš: ${name} stojí vedle složky menu`
        : `přesuňte ho do složky ${into}`,
  }),
  'file-unexpected': () => ({
    found: 'soubor, který sem nepatří',
    expected: contentFiles,
    mend: 'přesuňte ho, přejmenujte, nebo smažte',
  }),
  'file-not-markdown': ({ meant }) => ({
    found: 'soubor, jehož jméno nekončí na .md',
    expected: contentFiles,
    mend:
      meant === null
        ? 'přesuňte ho z této složky jinam, nebo uložte jeho text jako soubor končící na .md'
        : `přejmenujte ho na ${meant}`,
  }),
  'file-not-regular': () => ({ found: 'něco, co není soubor', mend: 'smažte to' }),
  'file-unopenable': () => ({
    found: 'soubor, který se nedá otevřít',
    mend: 'povolte si ho číst, nebo ho zavřete v jiných programech',
  }),
  'folder-unopenable': () => ({
    found: 'složka, která se nedá otevřít',
    mend: 'povolte si ji číst; není-li to složka, smažte to',
  }),
  'file-too-large': ({ megabytes }) => ({
    found: `soubor o velikosti ${number(Number(megabytes.toFixed(1)))} MB`,
    expected: 'textový soubor do 1 MB',
    mend: 'lístek je jen text; obrázky dejte do photos/, dokumenty jinam',
  }),
  'link-outside': () => ({ found: 'odkaz na soubor mimo tuto složku', mend: file }),
  'link-broken': () => ({ found: 'odkaz, který nikam nevede', mend: file }),
  'section-file-misnamed': () => ({
    found: 'jméno souboru s velkými písmeny, háčky, čárkami nebo mezerami',
    expected: 'číslo, spojovník a jméno bez háčků a čárek: menu/20-hlavni-jidla.md',
    mend: 'soubor přejmenujte',
  }),
  'section-file-twice': ({ id, first }) => ({
    found: `druhý soubor oddílu „${id}“; první je ${first}`,
    expected: 'každý oddíl v jednom souboru; číslo na začátku určuje jen pořadí',
    mend: 'jeden z nich přejmenujte, nebo dejte položky obou do jednoho souboru',
  }),
  'lunch-file-misnamed': ({ likeSection }) => ({
    found: 'jméno souboru, které není datum pondělí',
    expected: 'pondělí toho týdne: lunch/2026-11-23.md',
    mend: likeSection
      ? 'soubor přejmenujte, nebo ho přesuňte do složky menu, je-li to oddíl lístku'
      : 'soubor přejmenujte',
  }),
  'file-copy': ({ original }) => ({
    found: `něco, co vypadá jako kopie souboru ${original}`,
    expected: 'každý soubor jednou',
    mend: 'smažte ho, nebo ho z této složky přesuňte',
    besides: 'nebo ho z této složky přesuňte, chcete-li si ho nechat',
  }),
  'text-below-fields': () => ({
    found: 'text pod druhým řádkem ---, kde by ho nikdo neviděl',
    expected: 'všechno mezi dvěma řádky ---',
    mend: 'pokračují-li údaje dál, smažte řádek --- nad textem, jinak smažte text',
  }),
} satisfies Messages
