// Chyby ve složce a v souborech: v textu souboru, v řádcích, v údajích a jejich podobě.

import { shorten } from '../wording.ts'
import { about } from './fields.ts'
import {
  adjective,
  counted,
  list,
  type Messages,
  number,
  quote,
  within,
  withinAll,
} from './parts.ts'

const contentFiles =
  'pub.md, hours.md, pro každý jazyk jeho home.KÓD.md (home.cs.md), events.md, look.md, photos.md, emblem.svg a soubory ve složkách menu/, lunch/, pages/ a photos/'
const beginning = 'soubory nové hospody zapíše   agent-pub init'
const file = 'dejte sem místo odkazu sám soubor'

const asUtf8 = {
  expected: 'textový soubor uložený jako UTF-8',
  mend: 'otevřete soubor v editoru, zvolte „Uložit s kódováním“ a tam UTF-8',
}
const visible = 'písmena, číslice a znaky, které jsou vidět'
const threeHyphens = 'tři spojovníky, ---, a nic jiného'

const unquoted =
  <V>(found: (values: V) => string) =>
  (values: V & { line: string }) => ({
    found: found(values),
    mend: `dejte text do uvozovek:   ${shorten(values.line)}`,
  })

const onOneLine = (field: string, text: string) =>
  `napište ho na jeden řádek, a patří-li k němu závorky, v uvozovkách:   ${field}: "${text}"`

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
  'page-file-misnamed': () => ({
    found: 'jméno, které nemůže být adresou, nebo neříká jazyk',
    expected: 'jméno bez háčků a čárek, tečka a kód jazyka: pages/o-nas.cs.md',
    mend: 'soubor přejmenujte',
  }),
  'page-language-missing': ({ file, lang }) => ({
    found: `stránka, která nemá ${adjective(lang)} text`,
    expected: 'každá stránka v každém jazyce hospody',
    mend: `napište i ${file}, nebo tuto stránku smažte`,
  }),
  'page-empty': () => ({
    found: 'stránka bez textu',
    mend: 'napište text pod druhý řádek ---',
  }),
  'page-over-resource': ({ name }) => ({
    found: `stránka jménem „${name}“, ale tu adresu má web sám`,
    expected: 'jméno, které nic jiného nemá',
    mend: `přejmenujte soubory té stránky, třeba   pages/o-${name}...`,
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
    ...(cause === 'no-fields' && { mend: 'napište nad text údaje, mezi dva řádky ---' }),
  }),
  'fence-wrong': ({ typed }) => ({
    found: `řádek ${quote(typed)}`,
    expected: `na konci údajů ${threeHyphens}`,
  }),
  'fence-open': () => ({
    found: 'údaje, které začínají řádkem --- a nikde nekončí',
    expected: 'za posledním údajem druhý řádek ---',
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

  'quote-open': unquoted(() => 'uvozovka, která se nikde nezavírá'),
  'quote-continued': unquoted(() => 'text, který pokračuje za svou koncovou uvozovkou'),
  'backslash-wrong': unquoted(() => 'zpětné lomítko v uvozovkách'),
  'sign-first': unquoted(({ sign }) => `text, který začíná znakem ${sign}`),
  'bracket-open': unquoted(({ sign }) => `závorka ${sign}, která se na svém řádku nezavírá`),
  'colon-second': unquoted(() => 'druhá dvojtečka na řádku'),
  'colon-missing': ({ line }) => ({
    found: 'řádek bez dvojtečky',
    expected: 'údaj: hodnota',
    mend: 'napište před něj jméno údaje a dvojtečku, nebo ho připojte k řádku nad ním',
    ...(line !== null && { besides: 'je-li to údaj, jinak řádek připojte k tomu nad ním' }),
  }),
  'colon-tight': () => ({ found: 'dvojtečka bez mezery za sebou' }),
  'hyphen-tight': () => ({ found: 'spojovník bez mezery za sebou' }),
  'line-unfitting': ({ spaces }) => ({
    found: `řádek, který nesedí k řádkům nad ním${spaces > 0 ? ` (na začátku má ${counted(spaces, 'mezeru', 'mezery', 'mezer')})` : ''}`,
    expected: 'údaje jedné položky pod sebou, všechny od stejného sloupce',
    mend: 'porovnejte ho s podobným řádkem a začněte ho stejným počtem mezer',
  }),
  'text-ambiguous': () => ({
    found: 'text, který každý program čte jinak',
    mend: 'dejte text do uvozovek a na jeden řádek',
  }),
  'fields-missing': ({ list }) => ({
    found: list ? 'seznam místo údajů' : 'mezi dvěma řádky --- žádné údaje',
    expected: 'řádky jako   name: U Kohouta',
    mend: 'napište údaje mezi dva řádky ---, každý jako   údaj: hodnota',
  }),
  'field-twice': ({ field }) => ({
    found: `údaj ${quote(field)} v jedné položce podruhé`,
    expected: 'každý údaj jednou',
    mend: 'smažte jeden z obou řádků, nebo začněte další položku spojovníkem',
  }),

  'field-missing': ({ record, field }) => {
    const said = about(record, field)
    return {
      found: `nic o „${field}“${said === '' ? '' : ` (${said})`}`,
      mend: `přidejte řádek   ${field}: ...`,
    }
  },
  'field-unknown': ({ field, known, meant, there }) => ({
    found: `údaj ${quote(field)}, kterému tu web nerozumí`,
    expected: known.length > 24 ? 'jedno ze jmen v seznamu údajů' : `jedno z: ${list(known)}`,
    mend: /^-\S/.test(field)
      ? `napište za spojovník mezeru:   - ${shorten(field.slice(1))}: ...`
      : meant === null
        ? known.includes('more')
          ? 'opravte jméno, nebo to napište svými slovy pod   more:   s řádky   - name: ...   a   text: ...'
          : known.includes('description')
            ? 'opravte jméno, nebo řádek smažte; na co pole není, to řekněte svými slovy za   description:'
            : 'opravte jméno, nebo řádek smažte'
        : there
          ? `napište, co platí, za   ${meant}:   které tu stojí také, a tenhle řádek smažte`
          : `nemělo to být „${meant}“?`,
  }),
  'field-renamed': ({ former, field, line }) => ({
    found: `údaj „${former}“, který se teď jmenuje „${field}“`,
    mend: `napište   ${line}`,
  }),
  'field-under-both-names': ({ former, field }) => ({
    found: `údaj „${former}“, který se teď jmenuje „${field}“, a vedle něj i „${field}“`,
    expected: 'každý údaj jednou',
    mend: `nechte   ${field}:   a druhý řádek smažte`,
  }),
  'field-without-partner': ({ field, partner }) => ({
    found: `„${field}“ bez „${partner}“`,
    expected: 'oba, nebo žádný',
    mend: `přidejte řádek   ${partner}: ...`,
  }),
  'language-missing': ({ field, missing, language }) => ({
    found: `„${field}“, ke kterému chybí ${adjective(language)} text`,
    expected: 'všechny jazyky hospody, nebo žádný',
    mend: `přidejte řádek   ${missing}: ...`,
  }),
  'language-not-had': ({ field, language, languages }) => ({
    found: `„${field}“, text ${within(language)}, ale to není jazyk hospody`,
    expected: `texty ${withinAll(languages)}`,
    mend: `smažte ten řádek, nebo napište do pub.md   languages: ${list([...languages, language])}`,
  }),
  'value-missing': ({ field, cut }) => ({
    found: `„${field}“ bez hodnoty${cut ? '; co stojí za #, se nečte' : ''}`,
    mend: cut ? `dejte text do uvozovek:   ${field}: "#..."` : 'napište hodnotu za dvojtečku',
  }),
  'value-cut': ({ field, typed }) => ({
    found: '# s mezerou před sebou: co je za ním, by se nečetlo',
    mend: `dejte text do uvozovek:   ${field}: "${shorten(typed)} #..."`,
  }),
  'list-unexpected': ({ field }) => ({
    found: 'seznam (závorky nebo spojovníky), kde má být jeden text',
    mend: onOneLine(field, '[...]'),
  }),
  'block-unexpected': ({ field }) => ({
    found: 'údaje nebo text ve složených závorkách, kde má být jeden text',
    mend: onOneLine(field, '{...}'),
  }),
  'list-expected': ({ field, empty, first }) => ({
    found: empty ? `„${field}“, pod kterým nic není` : 'něco, co není seznam',
    expected: 'seznam: řádky, které začínají spojovníkem',
    mend:
      first === null
        ? 'začněte každou položku na samostatném řádku znaky   - '
        : `začněte každou položku na samostatném řádku   - ${first}: ...   a pod to napište její další řádky`,
  }),
  'colon-inside': () => ({ found: 'dvojtečka uvnitř položky', mend: 'smažte dvojtečku' }),
  'block-expected': ({ typed, fields }) => ({
    found: typed === null ? 'prázdná položka' : `jen ${quote(typed)}`,
    expected: `položka s údaji ${list(fields.slice(0, 4))} ...`,
    mend: `napište   ${fields[0]}: ...   a ostatní údaje pod to`,
  }),
} satisfies Messages
