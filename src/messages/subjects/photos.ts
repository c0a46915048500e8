// Problems of photos.

import type { Entries } from '../template.ts'

export const photos = {
  'photo-heic': {
    en: 'a photo in HEIC, which few browsers show ≠ JPEG, PNG or WebP → save it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or open it on a computer and export it as JPEG',
    cs: 'fotka ve formátu HEIC, který umí ukázat málokterý prohlížeč ≠ JPEG, PNG nebo WebP → uložte ji jako JPEG: na iPhonu zvolte Nastavení, Fotoaparát, Formáty, Nejkompatibilnější a vyfoťte ji znovu, nebo ji otevřete v počítači a exportujte jako JPEG',
  },
  'photo-type': {
    derive: ({ ending }: { ending: string }) => ({
      format: ending === 'other' ? '' : ending.toUpperCase(),
    }),
    en: 'a file that is not a photo{format ? , but {format}} ≠ JPEG, PNG or WebP → open it in any image program, save it as JPEG, and put that file here',
    cs: 'soubor, který není fotka{format ? , ale {format}} ≠ JPEG, PNG nebo WebP → otevřete ho v programu na obrázky, uložte jako JPEG a dejte sem ten',
  },
  'photo-too-heavy':
    'a photo of {megabytes :decimal} MB ≠ at most {most} MB → save it smaller: 3000 pixels wide is plenty | fotka o velikosti {megabytes :decimal} MB ≠ nejvýš {most} MB → uložte ji menší: 3000 bodů na šířku bohatě stačí',
  'photo-too-large': {
    en: 'a photo of {megapixels} megapixels ≠ at most {most} megapixels → save it smaller: 3000 pixels wide is plenty',
    cs: 'fotka, která má {megapixels # megapixel | megapixely | megapixelů} ≠ nejvýš {most} megapixelů → uložte ji menší: 3000 bodů na šířku bohatě stačí',
  },
  'photo-too-long':
    'a photo of {width} by {height} pixels ≠ one side at most {most} times as long as the other → crop it to what matters | fotka {width} × {height} bodů ≠ jedna strana nejvýš {most}krát delší než druhá → vyřízněte z ní, na čem záleží',
  'photo-broken': {
    en: 'a photo that is damaged, or not as large as its header says → copy it from the camera again, or save it again as JPEG',
    cs: 'fotka, která je poškozená, nebo není tak velká, jak o sobě říká → zkopírujte ji z fotoaparátu znovu, nebo ji uložte znovu jako JPEG',
  },
  'photo-too-slow':
    'a photo that takes longer than {seconds} seconds to read → save it again as a smaller JPEG | fotka, jejíž čtení trvá déle než {seconds} s → uložte ji znovu jako menší JPEG',
  'photo-unknown': {
    derive: ({ known }: { known: readonly string[] }) => ({ firstTen: known.slice(0, 10) }),
    en: '{"typed"}, which is not a file in photos/ ≠ {firstTen ? one of {firstTen :list}} → {meant ? did you mean "{meant}"? | put the photo into the folder photos, and write its full name here}',
    cs: '{"typed"}; takový soubor ve složce photos není ≠ {firstTen ? jedno z: {firstTen :list}} → {meant ? nemělo to být „{meant}“? | dejte fotku do složky photos a napište sem celé jméno souboru}',
  },
  'photo-elsewhere':
    '{"typed"}, an address → put the photo itself into the folder photos, if it is yours, and write its file name here | adresa {"typed"} → je-li fotka vaše, dejte ji do složky photos a napište sem jméno souboru',
  'photo-several':
    '{"typed"}, which names several photos ≠ one photo → leave one name here; more of them go below   strip:   in photos.md | víc fotek najednou: {"typed"} ≠ jedna fotka → nechte tu jedno jméno; další fotky patří do photos.md pod   strip:',
  'photo-unused':
    'a photo that no line uses, so it is not published → write its name after   photo:   where it belongs, or delete it | fotka, kterou žádný řádek nejmenuje, a na webu tedy není → napište její jméno za   photo:   tam, kam patří, nebo ji smažte',
  'photo-alt-missing':
    'a photo without a description for guests who cannot see it → add {fields :list} below it, and describe what it shows | fotka beze slov pro ty, kdo ji nevidí → pod ni přidejte {fields :list} a napište, co na ní je',
  'photo-alt-alone':
    'a description of a photo, but no photo → add a line   photo:   with its file name, or delete this line | slova o fotce, a žádná fotka → přidejte řádek   photo:   se jménem souboru, nebo tento smažte',
  'photos-too-many':
    '{count} photos ≠ at most {most} → keep the best ones | {count # fotka | fotky | fotek} ≠ nejvýš {most} → nechte jen ty nejlepší',
  'focus-unreadable':
    '{"typed"} → write which part of the photo must stay visible; percentages count from the left and from the top | {"typed"} → řekněte, kde na fotce je to, co musí být vidět; procenta se počítají zleva a shora',
} as const satisfies Entries
