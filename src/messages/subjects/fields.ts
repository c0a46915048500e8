// Problems of the fields of a block and the shape of their values.

import type { Language } from '../../model/languages.ts'
import type { Entries } from '../template.ts'

export const fields = {
  'fields-missing': {
    en: '{list ? a list instead of fields | no fields between the two lines ---} ≠ lines such as   name: U Kohouta → write the fields between the two lines ---, each as   field: value',
    cs: '{list ? seznam místo údajů | mezi dvěma řádky --- žádné údaje} ≠ řádky jako   name: U Kohouta → napište údaje mezi dva řádky ---, každý jako   údaj: hodnota',
  },
  'field-twice': {
    en: 'the field "{field :short}" a second time in one block ≠ each field once → delete one of the two lines, or begin the next item with a hyphen',
    cs: 'údaj {"field"} v jedné položce podruhé ≠ každý údaj jednou → smažte jeden z obou řádků, nebo začněte další položku spojovníkem',
  },
  'field-missing': {
    derive: (_: { askable: boolean }) => ({}),
    en: 'no field "{field}"{field :help} → add a line   {field}: ...{askable ? ; if only the owner knows it, write   {field}: ask   and ask}',
    cs: 'nic o „{field}“{field :help} → přidejte řádek   {field}: ...{askable ? ; ví-li to jen majitel, napište   {field}: ask   a zeptejte se ho}',
  },
  'fact-asked': {
    en: 'a fact{field :help} that is still open: guests read "not stated yet" in its place → ask the owner, and write the answer after   {field}:',
    cs: 'údaj{field :help}, který zatím nikdo neřekl: hosté na jeho místě čtou „zatím neuvedeno“ → zeptejte se majitele a odpověď napište za   {field}:',
  },
  'field-unknown': {
    derive: ({ field, known }: { field: string; known: readonly string[] }) => ({
      choices: known.length > 24 ? null : known,
      afterHyphen: /^-\S/.test(field) ? field.slice(1) : null,
      family: known.filter((name) => name.startsWith(`${field}_`)),
      hasMore: known.includes('more'),
      hasDescription: known.includes('description'),
      ofSection: field === 'hours' && known.includes('diets') && known.includes('season'),
    }),
    en: 'an unknown field "{field :short}" ≠ {choices ? one of {choices :list} | the name of a field} → {afterHyphen ? put a space after the hyphen:   - {afterHyphen :short}: ... | {meant ? {there ? write the right value after   {meant}:   which is there too, and delete this line | did you mean "{meant}"?} | {family ? write one of {family :list} | {ofSection ? a dish has   days:   but no hours: put it into a section of its own with   hours:   above   items:   , or write the times in   note: | {hasMore ? correct the name, or use your own words below   more:   with   - name: ...   and   text: ... | {hasDescription ? correct the name, or delete the line; anything without a field of its own fits into   description: | correct the name, or delete the line}}}}}}',
    cs: 'údaj {"field"}, kterému tu web nerozumí ≠ {choices ? jedno z: {choices :list} | jedno ze jmen v seznamu údajů} → {afterHyphen ? napište za spojovník mezeru:   - {afterHyphen :short}: ... | {meant ? {there ? napište, co platí, za   {meant}:   které tu stojí také, a tenhle řádek smažte | nemělo to být „{meant}“?} | {family ? napište jedno z: {family :list} | {ofSection ? jídlo má   days:   , ale ne hodiny: dejte ho do vlastního oddílu s   hours:   nad   items:   , nebo napište časy za   note: | {hasMore ? opravte jméno, nebo to napište svými slovy pod   more:   s řádky   - name: ...   a   text: ... | {hasDescription ? opravte jméno, nebo řádek smažte; na co pole není, to řekněte svými slovy za   description: | opravte jméno, nebo řádek smažte}}}}}}',
  },
  'valid-from':
    '"{field}", the first day of new prices ≠ what holds now → publish the change on that day and write the day after   updated:   in pub.md; prices that guests may know before go to the dish, below   other_prices:   with   from: ...   and   sizes: ... | „{field}“, tedy od kdy platí nové ceny ≠ co platí teď → zveřejněte změnu až ten den a napište ho v pub.md za   updated:   ; ceny, které hosté mohou znát předem, patří k jídlu pod   other_prices:   s řádky   from: ...   a   sizes: ...',
  'field-without-partner':
    '"{field}" without "{partner}" ≠ both or neither → add a line   {partner}: ... | „{field}“ bez „{partner}“ ≠ oba, nebo žádný → přidejte řádek   {partner}: ...',
  'field-needs-field':
    '"{field}" without "{needed}" ≠ {needed} as well → add a line   {needed}: ...   or delete this one | „{field}“ bez „{needed}“ ≠ vedle něj {needed} → přidejte řádek   {needed}: ...   nebo tento smažte',
  'language-missing':
    '"{field}" without its {language :language} text ≠ every language of the pub, or none → add a line   {missing}: ... | „{field}“, ke kterému chybí {language :adjective} text ≠ všechny jazyky hospody, nebo žádný → přidejte řádek   {missing}: ...',
  'language-not-had': {
    derive: ({ language, languages }: { language: Language; languages: readonly Language[] }) => ({
      extended: [...languages, language],
    }),
    en: '"{field}", a text in {language :language}, but that is not a language of the pub ≠ texts in {languages :languages} → delete it, or write   languages: {extended :list}   in pub.md',
    cs: '„{field}“, text {language :language}, ale to není jazyk hospody ≠ texty {languages :languages} → smažte ten řádek, nebo napište do pub.md   languages: {extended :list}',
  },
  'value-missing': {
    en: '"{field}" without a value{cut ? ; everything after # is ignored} → {cut ? put the text in quotation marks:   {field}: "#..." | write the value after the colon}',
    cs: '„{field}“ bez hodnoty{cut ? ; co stojí za #, se nečte} → {cut ? dejte text do uvozovek:   {field}: "#..." | napište hodnotu za dvojtečku}',
  },
  'value-cut':
    'a # after a space: everything after it would be ignored → put the text in quotation marks:   {field}: "{typed :short} #..." | # s mezerou před sebou: co je za ním, by se nečetlo → dejte text do uvozovek:   {field}: "{typed :short} #..."',
  'value-too-long':
    'a value of {length} characters ≠ at most {most} characters, including spaces → shorten it | hodnota, která má {length # znak | znaky | znaků} ≠ nejvýš {most # znak | znaky | znaků}, i s mezerami → zkraťte ji',
  'colon-inside':
    'a colon inside an entry → delete the colon | dvojtečka uvnitř položky → smažte dvojtečku',
  'list-unexpected': {
    en: 'a list (brackets or hyphens) instead of a single text → write it on one line, in quotation marks if the brackets belong to it:   {field}: "[...]"',
    cs: 'seznam (závorky nebo spojovníky), kde má být jeden text → napište ho na jeden řádek, a patří-li k němu závorky, v uvozovkách:   {field}: "[...]"',
  },
  'block-unexpected': {
    derive: () => ({ braces: '{...}' }),
    en: 'fields, or a text in curly brackets, instead of a single text → write it on one line, in quotation marks if the brackets belong to it:   {field}: "{braces}"',
    cs: 'údaje nebo text ve složených závorkách, kde má být jeden text → napište ho na jeden řádek, a patří-li k němu závorky, v uvozovkách:   {field}: "{braces}"',
  },
  'list-expected': {
    en: '{empty ? "{field}" with nothing under it | something that is not a list} ≠ a list: lines that begin with a hyphen → {first ? begin each entry on its own line with   - {first}: ...   and write its other fields{others ?  ({others :list})} below | begin each entry on its own line with   - }',
    cs: '{empty ? „{field}“, pod kterým nic není | něco, co není seznam} ≠ seznam: řádky, které začínají spojovníkem → {first ? začněte každou položku na samostatném řádku   - {first}: ...   a pod to napište její další řádky{others ?  ({others :list})} | začněte každou položku na samostatném řádku znaky   - }',
  },
  'block-expected': {
    derive: ({ fields }: { fields: readonly string[] }) => ({
      first: fields[0] ?? '',
      others: fields.slice(1).map((field) => `${field}: ...`),
      more: fields.length > 1,
    }),
    en: '{typed ? only "{typed :short}" | an empty entry} ≠ an entry with the fields {fields :list} → write   - {first}: ...{more ?    and below it, under the first letter:   {others :list}}',
    cs: '{typed ? jen {"typed"} | prázdná položka} ≠ položka s údaji {fields :list} → napište   - {first}: ...{more ?    a pod to, zarovnané s prvním písmenem:   {others :list}}',
  },
  'dishes-as-text': {
    derive: ({ fields }: { fields: readonly string[] }) => ({
      first: fields[0] ?? '',
      others: fields.slice(1).map((field) => `${field}: ...`),
    }),
    en: 'lines as on a blackboard, without the names of their fields ≠ an entry for each dish below   items: → write for each   - {first}: ...   and below it, under the first letter:   {others :list}',
    cs: 'řádky jako na tabuli, bez jmen údajů ≠ pro každé jídlo položka pod řádkem   items: → napište za každé   - {first}: ...   a pod to, zarovnané s prvním písmenem:   {others :list}',
  },
} as const satisfies Entries
