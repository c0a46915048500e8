// Chyby ve fotkách, v kresbě nad jménem, ve vlastních šablonách a souborech a v údaji `editor`.

import { anchorLine, faultOf } from '../en/published.ts'
import { counted, list, type Messages, number, quote, unreadable } from './parts.ts'

const saveAsJpeg = 'otevřete ho v programu na obrázky, uložte jako JPEG a dejte sem ten'
const smaller = 'uložte ji menší: 3000 bodů na šířku bohatě stačí'

const plainSvg = {
  expected: 'jen tvary: křivky, kruhy, obdélníky, čáry, skupiny, přechody a masky',
  mend: 'v kreslicím programu převeďte texty na křivky a uložte kresbu jako prosté SVG',
}
const excess = {
  shapes: {
    found: 'tvarů',
    mend: 'zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  },
  numbers: {
    found: 'čísel v křivkách',
    mend: 'v kreslicím programu zjednodušte křivky a uložte kresbu jako prosté SVG',
  },
  dashes: { found: 'čárek v čárkovaných čarách', mend: 'nakreslete čárky delší, nebo čáry plné' },
  levels: { found: 'skupin ve skupinách', mend: 'v kreslicím programu skupiny zrušte' },
  layers: {
    found: 'masek, ořezů a průhledných skupin, počítáno tolikrát, kolikrát se použijí',
    mend: 'v kreslicím programu ořežte samotné tvary a použijte neprůhledné barvy',
  },
}

const correctTemplate = 'opravte šablonu'
const ofTemplate = faultOf('to je chyba šablony: obsahem ji nikdo nezpůsobí', correctTemplate)
const ofLink = faultOf('opravte adresu v obsahu nebo v šabloně', correctTemplate)
const plainName = 'písmena bez háčků a čárek, číslice a . _ ~ -'

export const published = {
  'photo-heic': () => ({
    found: 'fotka ve formátu HEIC, který umí ukázat málokterý prohlížeč',
    expected: 'JPEG, PNG nebo WebP',
    mend: 'uložte ji jako JPEG: na iPhonu zvolte Nastavení, Fotoaparát, Formáty, Nejkompatibilnější a vyfoťte ji znovu, nebo ji otevřete v počítači a exportujte jako JPEG',
  }),
  'photo-type': ({ ending }) => ({
    found: `soubor, který není fotka${ending === '' || ending === 'other' ? '' : `, ale ${ending.toUpperCase()}`}`,
    expected: 'JPEG, PNG nebo WebP',
    mend: saveAsJpeg,
  }),
  'photo-too-heavy': ({ megabytes, most }) => ({
    found: `fotka o velikosti ${number(Number(megabytes.toFixed(1)))} MB`,
    expected: `nejvýš ${most} MB`,
    mend: smaller,
  }),
  'photo-too-large': ({ megapixels, most }) => ({
    found: `fotka, která má ${counted(megapixels, 'megapixel', 'megapixely', 'megapixelů')}`,
    expected: `nejvýš ${most} megapixelů`,
    mend: smaller,
  }),
  'photo-too-long': ({ width, height, most }) => ({
    found: `fotka ${width} × ${height} bodů`,
    expected: `jedna strana nejvýš ${most}krát delší než druhá`,
    mend: 'vyřízněte z ní, na čem záleží',
  }),
  'photo-broken': () => ({
    found: 'fotka, která je poškozená, nebo není tak velká, jak o sobě říká',
    mend: 'zkopírujte ji z fotoaparátu znovu, nebo ji uložte znovu jako JPEG',
  }),
  'photo-too-slow': ({ seconds }) => ({
    found: `fotka, jejíž čtení trvá déle než ${seconds} s`,
    mend: 'uložte ji znovu jako menší JPEG',
  }),
  'photo-unknown': ({ typed, meant, known }) => ({
    found: `${quote(typed)}; takový soubor ve složce photos není`,
    ...(known.length > 0 && { expected: `jedno z: ${list(known.slice(0, 10))}` }),
    mend:
      meant === null
        ? 'dejte fotku do složky photos a napište sem celé jméno souboru'
        : `nemělo to být „${meant}“?`,
  }),
  'photo-elsewhere': ({ typed }) => ({
    found: `adresa ${quote(typed)}`,
    mend: 'je-li fotka vaše, dejte ji do složky photos a napište sem jméno souboru',
  }),
  'photo-several': ({ typed }) => ({
    found: `víc fotek najednou: ${quote(typed)}`,
    expected: 'jedna fotka',
    mend: 'nechte tu jedno jméno; další fotky patří do photos.md na řádky strip',
  }),
  'focus-unreadable': unreadable(
    'řekněte, kde na fotce je to, co musí být vidět; procenta se počítají zleva a shora',
  ),
  'photo-alt-missing': ({ fields }) => ({
    found: 'fotka beze slov pro ty, kdo ji nevidí',
    mend: `pod ni přidejte ${list(fields)} a napište, co na ní je`,
  }),
  'photo-alt-alone': () => ({
    found: 'slova o fotce, a žádná fotka',
    mend: 'přidejte řádek   photo:   se jménem souboru, nebo tento smažte',
  }),
  'photos-too-many': ({ count, most }) => ({
    found: counted(count, 'fotka', 'fotky', 'fotek'),
    expected: `nejvýš ${most}`,
    mend: 'nechte jen ty nejlepší',
  }),

  'emblem-not-svg': ({ element }) => ({ found: `kořen „<${element}>“`, ...plainSvg }),
  'emblem-without-size': () => ({
    found: '<svg> bez rozměru',
    expected: 'viewBox="0 0 200 200"',
    mend: 'přidejte do <svg> viewBox',
  }),
  'emblem-element': ({ element }) => ({ found: `prvek „<${element}>“`, ...plainSvg }),
  'emblem-attribute': ({ name, value }) => ({ found: `${name}=${quote(value)}`, ...plainSvg }),
  'emblem-excessive': ({ what, most }) => ({
    found: `kresba, která má víc než ${most} ${excess[what].found}`,
    expected: 'jednoduchá kresba: je vidět jen pár centimetrů široká',
    mend: excess[what].mend,
  }),
  'emblem-undrawable': () => ({
    found: 'kresba, na kterou nestačí paměť',
    expected: 'jednoduchá kresba: je vidět jen pár centimetrů široká',
    mend: 'zjednodušte ji v kreslicím programu a uložte jako prosté SVG',
  }),
  'emblem-definitions': () => ({ found: 'typ dokumentu s definicemi', ...plainSvg }),
  'emblem-unreadable': ({ reason }) => ({
    found: `text, který není XML („${reason}“)`,
    ...plainSvg,
  }),

  'character-half': ofTemplate(() => 'půlka znaku (osamocený surrogát)'),
  'text-not-composed': ofTemplate(() => 'text, který není ve složeném tvaru Unicode (NFC)'),
  'placeholder-left': ofTemplate(({ placeholder }) => `nevyplněné ${quote(placeholder)}`),
  'json-unreadable': ofTemplate(({ reason }) => `text, který není JSON („${reason}“)`),
  'schema-broken': ofTemplate(({ pointer, reason }) => `${pointer || '/'}: „${reason}“`),
  'anchor-twice': ofTemplate(({ id }) => `id „${id}“ na jedné stránce dvakrát`),
  'link-dead': ofLink(({ address }) => `odkaz na ${quote(address)}, a to na tomto webu není`),
  'anchor-dead': ofLink(({ address }) => `odkaz na ${quote(address)}, kde taková kotva není`),
  'anchors-missing': ({ path, anchors }) => ({
    found: `stránka na místě ${path} bez kotev, na které odkazuje zbytek webu: ${anchors.join(', ')}`,
    mend: `dejte tato id částem stránky, nebo do ní přidejte tento řádek: ${anchorLine(anchors)}`,
  }),

  'template-unusable': ({ reason }) => ({
    found: `šablona, která nejde použít („${reason}“)`,
    mend: correctTemplate,
  }),
  'template-name-odd': ({ plain }) => ({
    found: 'jméno, které by se v adrese muselo zapisovat oklikou',
    expected: plainName,
    mend: `přejmenujte ji, třeba na ${plain}`,
  }),
  'template-type-other': ({ type, path, kept }) => ({
    found: `typ ${type} pro ${path}, které je u každé hospody ${kept}`,
    mend: `dejte jí typ ${kept}, nebo jinou cestu`,
  }),
  'template-address-twice': ({ path }) => ({
    found: `dvě šablony pro adresu ${path}`,
    mend: 'přejmenujte ji',
  }),
  'template-in-file': ({ file, inside }) => ({
    found: `${file} nemůže být soubor a zároveň složka pro ${inside}`,
    mend: 'přejmenujte ji',
  }),
  'template-schema-title': ({ reason }) => ({
    found: `část schématu se jménem, které už má jiná („${reason}“)`,
    mend: 'dejte té části jiné jméno (title)',
  }),

  'public-hidden': () => ({
    found: 'skrytý soubor; zveřejňují se jen ty ve složce .well-known',
    mend: 'smažte ho, nebo ho z této složky přesuňte',
  }),
  'public-underscored': () => ({
    found: 'jméno, které začíná na _: takové soubory dávají příkazy serverům',
    mend: 'přejmenujte ho; pravidla pro servery vytváří build',
  }),
  'public-name-odd': ({ plain }) => ({
    found: 'jméno, které by se v adrese muselo zapisovat oklikou',
    expected: plainName,
    mend: `přejmenujte ho, třeba na ${plain}`,
  }),
  'public-over-resource': ({ path }) => ({
    found: `soubor na místě, kde má být ${path}`,
    mend: 'přejmenujte ho; co stojí na té adrese, vytváří šablona',
  }),
  'public-over-file': ({ file }) => ({
    found: `soubor na místě souboru ${file}`,
    mend: 'jeden z nich přejmenujte',
  }),
  'public-too-large': ({ megabytes, limit }) => ({
    found: `soubor o velikosti ${number(Number(megabytes.toFixed(1)))} MB`,
    expected: `nejvýš ${limit} MB`,
    mend: 'zmenšete ho, nebo ho zveřejněte jinde',
  }),
  'public-type-unknown': () => ({
    found: 'soubor neznámého typu',
    expected: 'jméno se známou příponou, třeba .pdf, .html nebo .jpg',
    mend: 'přejmenujte ho',
  }),
  'public-not-utf8': () => ({ found: 'text, který není v UTF-8', mend: 'uložte ho jako UTF-8' }),

  'redirect-unreadable': ({ typed }) => ({
    found: `${quote(typed)} jako stará adresa a kam vede`,
    mend: 'napište starou cestu, = a novou:   /menu.php = /#food_list',
  }),
  'redirect-from-odd': ({ from }) => ({
    found: `${quote(from)} jako stará adresa`,
    mend: 'napište cestu z písmen bez diakritiky, číslic, . _ ~ a -, bez ? a *; s jinými znaky ji všude přesměrovat nejde: řádek vynechte',
  }),
  'redirect-reserved': ({ from }) => ({
    found: `${from}, kde programy hledají, co web slibuje`,
    mend: 'řádek vynechte',
  }),
  'redirect-target-odd': ({ to }) => ({
    found: `${quote(to)} jako cíl`,
    mend: 'napište cestu na webu, nebo adresu, která začíná https://',
  }),
  'redirect-over-resource': ({ from }) => ({
    found: `${from} je adresa tohoto webu`,
    mend: 'řádek z redirects: v pub.md vynechte: ukáže se, co tam je',
  }),
  'redirect-twice': ({ from }) => ({
    found: `${from} je v redirects: v pub.md dvakrát`,
    mend: 'nechte jeden z řádků',
  }),
  'redirect-to-nowhere': ({ from, to }) => ({
    found: `${from} vede na ${to}, kde na webu nic není`,
    mend: 'napište v redirects: v pub.md cestu, kterou web má',
  }),
  'redirect-in-circle': ({ from, to }) => ({
    found: `${from} vede na ${to}, což je adresa tohoto webu, a mohlo by vést pořád dokola`,
    mend: 'napište v redirects: v pub.md jen cestu, bez https:// a jména webu',
  }),
  'editor-unreadable': ({ typed, meant }) => ({
    found: `${quote(typed)} místo toho, kde jsou vaše soubory`,
    mend: `napište ${meant ?? 'github a jméno repozitáře i s tím, komu patří: github vlastnik/repozitar'}`,
  }),
  'editor-forge-unknown': ({ forge }) => ({
    found: `${forge}: editor ukládá jen na GitHub a GitLab`,
    mend: 'napište github vlastnik/repozitar nebo gitlab vlastnik/repozitar, nebo řádek vynechte',
  }),
  'editor-host-unreadable': ({ host, meant }) => ({
    found: `${quote(host)} místo adresy toho, kdo majitele přihlašuje`,
    expected: 'https:// a jméno hostitele, bez portu, cesty a čehokoli dalšího',
    mend: `napište ${meant ?? 'za jméno repozitáře via https://login.example, se jménem svého hostitele, nebo via vynechte'}`,
  }),
  'editor-app-unreadable': ({ app }) => ({
    found: `${quote(app)} místo čísla aplikace na GitLabu`,
    expected: '64 písmen a číslic, kterým GitLab říká Application ID; GitHub žádné nemá',
    mend: 'zkopírujte je z GitLabu za slovo app, nebo app i s tím, co za ním je, vynechte a přihlaste se tokenem',
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
