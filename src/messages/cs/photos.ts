// O fotkách.

import { counted, list, type Messages, number, quote } from './parts.ts'

const saveAsJpeg = 'otevřete ho v programu na obrázky, uložte jako JPEG a dejte sem ten'
const smaller = 'uložte ji menší: 3000 bodů na šířku bohatě stačí'

export const photos = {
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
    mend: 'uložte ji znovu jako JPEG, a menší',
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
} satisfies Messages
