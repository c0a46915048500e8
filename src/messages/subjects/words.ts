// Problems of words, texts, numbers and headings, whatever field they are in.

import { fieldNames, type Language } from '../../model/languages.ts'
import type { Entries } from '../template.ts'

export const words = {
  'text-too-long':
    'a text of {length} characters → shorten it to 1000 characters | text, který má {length # znak | znaky | znaků} → zkraťte ho na 1000 znaků',
  'accent-first':
    'a text that begins with an accent but no letter → type the first letter again | text, který začíná háčkem nebo čárkou bez písmene → napište první písmeno znovu',
  'word-unknown': {
    derive: ({ meant, orMore }: { meant: string | null; orMore?: boolean }) => ({
      isOther: meant === null && orMore === true,
    }),
    en: '{"typed"} → {meant ? did you mean "{meant}"? | write one of {words :list}}{isOther ? ; add the telephone of anything else, with its name, under   more:}',
    cs: '{"typed"} → {meant ? nemělo to být „{meant}“? | napište jedno z těchto slov: {words :asTyped}}{isOther ? ; telefon něčeho jiného napište i se jménem pod   more:}',
  },
  'word-of-field':
    '{"typed"}, a word that belongs in   {field}: → write it there:   {field}: {word} | {"typed"}, slovo, které patří do   {field}: → napište ho tam:   {field}: {word}',
  'value-per-size':
    '{"typed"} for one size only → write what is true for every size; a size that differs is an item of its own | {"typed"} jen u jedné velikosti → napište, co platí pro všechny velikosti; velikost, u které platí něco jiného, pište jako vlastní položku',
  'words-none':
    '{"typed"}, which is no value → write a value, or delete the line | {"typed"}, a to nic neříká → napište hodnotu, nebo řádek smažte',
  'yes-no-unreadable': '{"typed"} → write   yes   or   no | {"typed"} → napište   yes   nebo   no',
  'yes-no-note': {
    derive: ({ field, languages }: { field: string; languages: readonly Language[] }) => ({
      notes: fieldNames(`${field}_note`, languages),
    }),
    en: '{"typed"} → {season ? write   {field}: yes   and on its own line   {season}: {typed :trim} | {words ? after   {field}:   write one of {words :list} | write   {field}: yes   or   {field}: no   }, and your own words on a separate line after {notes :list}}',
    cs: '{"typed"} → {season ? napište   {field}: yes   a na vlastní řádek   {season}: {typed :trim} | {words ? za   {field}:   napište jedno z těchto slov: {words :asTyped} | napište   {field}: yes   nebo   {field}: no   }, a svá slova na vlastní řádek, za {notes :list}}',
  },
  'payment-unreadable': {
    derive: ({ languages }: { languages: readonly Language[] }) => ({
      notes: fieldNames('payment_note', languages),
    }),
    en: '{"typed"} → {isVoucher ? for vouchers write   meal_voucher_card   or   meal_voucher_paper   , or both | write what you take as words of this list: {words :list}; what you do not take, on a line   payment_refused:}, and your own words after {notes :list}',
    cs: '{"typed"} → {isVoucher ? za stravenky napište   meal_voucher_card   (kartou) nebo   meal_voucher_paper   (papírové), případně obojí | co berete, napište slovy z tohoto seznamu: {words :asTyped}; co neberete, na řádek   payment_refused:}, a svá slova za {notes :list}',
  },
  'answer-missing':
    'nothing after   {field}:   , which counts as no ≠ yes or no → write   {field}: yes   or delete the line | nic za   {field}:   , což se čte jako no ≠ yes, nebo no → napište   {field}: yes   , nebo řádek smažte',
  'integer-unreadable': '{"typed"} → write only digits | {"typed"} → napište jen číslice',
  'id-unreadable':
    '{"typed"} → write   {suggested ? {suggested} | hovezi-gulas} | {"typed"} → napište   {suggested ? {suggested} | hovezi-gulas}',
  'heading-level':
    'a heading that begins with {signs} ≠ two hash signs and a space → write   ## {heading} | nadpis, který začíná na {signs} ≠ dvě mřížky a mezera → napište   ## {heading}',
  'heading-empty':
    'a heading without any words → write the heading, or delete the line | nadpis beze slov → napište nadpis, nebo řádek smažte',
  'heading-tight':
    'a heading without a space after the hash signs ≠ two hash signs and a space → write   ## {heading} | nadpis bez mezery ≠ dvě mřížky a mezera → napište   ## {heading}',
  'text-unfinished': {
    derive: (_: { askable: boolean }) => ({}),
    en: '{"typed"}, the sample text of a new pub ≠ what is true for your pub → replace it with {askable ? the right one, or with   ask   until the owner states it | your own words}',
    cs: '{"typed"}, jak to bylo v souborech nové hospody ≠ co platí pro vaši hospodu → napište místo toho {askable ? správný údaj, nebo   ask   , než ho majitel řekne | své}',
  },
  'notice-unfinished': {
    en: '{"typed"}, the sample text of a new pub ≠ a sentence of your own, or none → once everything else is right, delete notice in each language',
    cs: '{"typed"}, jak to bylo v souborech nové hospody ≠ vaše věta, nebo žádná → až bude všechno ostatní platit, smažte notice, v každém jazyce',
  },
  'text-untranslated': {
    en: '{language :adjective} text that is the same as the {same :adjective} one ≠ words that a guest from abroad understands → translate it',
    cs: '{language :adjective} text, který je stejný jako {same :adjective} ≠ slova, kterým rozumí host z ciziny → přeložte ho',
  },
  'text-garbled': {
    en: '{"typed"}: letters that a program has garbled ≠ letters that guests can read → type the word again, and save the file as UTF-8',
    cs: '{"typed"}: písmena, která nějaký program rozbil ≠ písmena, jak je mají hosté číst → napište slovo znovu a uložte soubor jako UTF-8',
  },
  'text-html':
    '{"typed"}, which is HTML: guests would see it exactly as written ≠ plain text → delete it | {"typed"}, značka HTML: hosté by ji četli tak, jak tu stojí ≠ obyčejný text → smažte ji',
  'story-table': {
    en: 'a table, whose bars guests would see exactly as written ≠ paragraphs and lists → write each row as a line of a list, with a hyphen and a space in front of it',
    cs: 'tabulka, jejíž svislé čáry by hosté viděli tak, jak tu stojí ≠ odstavce a seznamy → napište každý řádek tabulky jako položku seznamu, se spojovníkem a mezerou na začátku',
  },
  'text-address': {
    en: '"{typed}" in a sentence, where guests cannot tap it → leave the sentence as it is if that is enough; a link belongs below   links:   in pub.md, or in the story of the home page',
    cs: '„{typed}“ ve větě, kde na to host neklepne → stačí-li to tak, větu nechte; odkaz patří pod   links:   v pub.md, nebo do vyprávění na úvodní stránce',
  },
  'text-markdown':
    '{"typed"}, which is Markdown: guests would see the signs exactly as written ≠ plain text → delete the signs | {"typed"}, znaky Markdownu: hosté by je četli tak, jak tu stojí ≠ obyčejný text → smažte ty znaky',
  'name-long': {
    en: 'a name of {length} characters ≠ at most {most}; other services cut off the rest → shorten it, and write the rest after   {rest}:',
    cs: 'jméno, které má {length # znak | znaky | znaků} ≠ nejvýš {most}, jinak ho jiné služby uříznou → zkraťte ho a zbytek napište na řádek   {rest}:',
  },
  'checked-unknown':
    '{"typed"}, which is not the code of a warning that you can confirm → {meant ? did you mean "{meant}"? | delete it} | {"typed"}, a takový kód upozornění, které jde umlčet, není → {meant ? nemělo to být „{meant}“? | smažte ho}',
  'checked-needless': {
    en: '"{code}" confirmed here, but there is no such warning ≠ only codes of warnings that appear here → delete this code, or the line if it is the only one on it',
    cs: 'kód „{code}“ mezi prověřenými, ale takové upozornění tu není ≠ jen kódy upozornění, která tu jsou → smažte tento kód, nebo celý řádek, není-li na něm jiný',
  },
} as const satisfies Entries
