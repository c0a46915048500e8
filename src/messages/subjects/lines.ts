// Problems of the text of a file that no parser could read, or that would be read wrongly.

import type { Entries } from '../template.ts'

export const lines = {
  'entry-half-hidden': {
    en: 'only the first line of {"name"} is hidden with #; the lines below it still count → put # before each of them, or take it off the first line to show the entry again',
    cs: '{"name"} má # jen na prvním řádku; řádky pod ním pořád platí → dejte # před každý z nich, nebo ho na prvním řádku smažte, a položka se zase ukáže',
  },
  'encoding-utf16': {
    en: 'a file saved as UTF-16 ≠ a text file saved as UTF-8 → open the file in your editor, choose "Save with encoding", then UTF-8',
    cs: 'soubor uložený jako UTF-16 ≠ textový soubor uložený jako UTF-8 → otevřete soubor v editoru, zvolte „Uložit s kódováním“ a tam UTF-8',
  },
  'encoding-unknown': {
    en: 'letters that are not saved as UTF-8 (perhaps as Windows-1250) ≠ a text file saved as UTF-8 → open the file in your editor, choose "Save with encoding", then UTF-8',
    cs: 'písmena, která nejsou uložená jako UTF-8 (nejspíš jako Windows-1250) ≠ textový soubor uložený jako UTF-8 → otevřete soubor v editoru, zvolte „Uložit s kódováním“ a tam UTF-8',
  },
  'letter-lost': {
    en: 'a letter that was lost when the file was saved, U+FFFD ≠ visible letters, digits and signs → type the letter again, and save as UTF-8',
    cs: 'písmeno, které se při ukládání ztratilo (U+FFFD) ≠ písmena, číslice a znaky, které jsou vidět → napište to písmeno znovu a uložte jako UTF-8',
  },
  'character-invisible':
    'an invisible character, {character} ≠ visible letters, digits and signs → delete it and type the word again | neviditelný znak {character} ≠ písmena, číslice a znaky, které jsou vidět → smažte ho a napište slovo znovu',
  'line-too-long': {
    en: 'a line of {length} characters ≠ lines of at most {most} characters → split it into several lines, each with its own field, or shorten it',
    cs: 'řádek, který má {length # znak | znaky | znaků} ≠ řádky nejvýš po {most} znacích → rozdělte ho na řádky, každý s jedním údajem, nebo ho zkraťte',
  },
  'file-empty':
    'an empty file ≠ a first line with three hyphens, ---, and nothing else → write the three hyphens --- above the first field | prázdný soubor ≠ na prvním řádku tři spojovníky, ---, a nic jiného → napište na první řádek ---',
  'first-line-wrong': {
    en: 'a first line {typed ? "{typed :short}" | that is empty} ≠ a first line with three hyphens, ---, and nothing else → {cause = no-fields ? write the fields above the text, between two lines ---}',
    cs: '{typed ? první řádek {"typed"} | prázdný první řádek} ≠ na prvním řádku tři spojovníky, ---, a nic jiného → {cause = no-fields ? napište nad text údaje, mezi dva řádky ---}',
  },
  'fence-wrong':
    'a line "{typed :short}" ≠ three hyphens, ---, and nothing else at the end of the fields | řádek {"typed"} ≠ na konci údajů tři spojovníky, ---, a nic jiného',
  'fence-open':
    'fields that begin with --- and never end ≠ a second line --- after the last field | údaje, které začínají řádkem --- a nikde nekončí ≠ za posledním údajem druhý řádek ---',
  'conflict-unresolved': {
    en: 'two versions of the same lines, as Git leaves them after a conflict ≠ one version, without the lines <<<<<<<, ======= and >>>>>>> → keep the lines of one version; delete the other version and these three lines',
    cs: 'dvě verze týchž řádků, jak je nechává Git ≠ jedna verze, bez řádků <<<<<<<, ======= a >>>>>>> → nechte řádky jedné verze a smažte řádky druhé i tyto tři',
  },
  'bullet-typographic':
    'a {sign} where a list entry should begin with a hyphen ≠ a hyphen: - | znak {sign}, kde položka začíná spojovníkem ≠ spojovník: -',
  'space-wrong': {
    en: '{tab ? a tab | a special space} {inside ? next to the colon or hyphen | at the beginning of the line} ≠ ordinary spaces → delete it and type ordinary spaces',
    cs: '{tab ? tabulátor | zvláštní mezera} {inside ? u dvojtečky nebo spojovníku | na začátku řádku} ≠ obyčejné mezery → smažte to a napište obyčejné mezery',
  },
  'quote-open':
    'a quotation mark that is never closed → put the text in quotation marks:   {line :short} | uvozovka, která se nikde nezavírá → dejte text do uvozovek:   {line :short}',
  'quote-continued':
    'text after the closing quotation mark → put the whole text in quotation marks:   {line :short} | text, který pokračuje za svou koncovou uvozovkou → dejte text do uvozovek:   {line :short}',
  'backslash-wrong':
    'a backslash inside quotation marks → put the text in quotation marks:   {line :short} | zpětné lomítko v uvozovkách → dejte text do uvozovek:   {line :short}',
  'sign-first':
    'a text that begins with {sign} → put the text in quotation marks:   {line :short} | text, který začíná znakem {sign} → dejte text do uvozovek:   {line :short}',
  'bracket-open':
    'a bracket {sign} that is not closed on its line → put the text in quotation marks:   {line :short} | závorka {sign}, která se na svém řádku nezavírá → dejte text do uvozovek:   {line :short}',
  'colon-second':
    'a second colon on the line → put the text in quotation marks:   {line :short} | druhá dvojtečka na řádku → dejte text do uvozovek:   {line :short}',
  'colon-missing': {
    en: 'a line without a colon ≠ field: value → write the name of a field and a colon in front of it, or join it to the line above + {line ? if that is a field; otherwise join it to the line above}',
    cs: 'řádek bez dvojtečky ≠ údaj: hodnota → napište před něj jméno údaje a dvojtečku, nebo ho připojte k řádku nad ním + {line ? je-li to údaj, jinak řádek připojte k tomu nad ním}',
  },
  'colon-tight': 'no space after the colon | dvojtečka bez mezery za sebou',
  'hyphen-tight': 'a hyphen without a space after it | spojovník bez mezery za sebou',
  'line-unfitting': {
    en: 'a line that does not line up with the lines above it{spaces ?  (it begins with {spaces # space | spaces})} ≠ the fields of an item below each other, all beginning in the same column → compare it with a similar line, and begin it with the same number of spaces',
    cs: 'řádek, který nesedí k řádkům nad ním{spaces ?  (na začátku má {spaces # mezeru | mezery | mezer})} ≠ údaje jedné položky pod sebou, všechny od stejného sloupce → porovnejte ho s podobným řádkem a začněte ho stejným počtem mezer',
  },
  'text-ambiguous':
    'a text that different programs would read differently → put the text in quotation marks, on one line | text, který každý program čte jinak → dejte text do uvozovek a na jeden řádek',
} as const satisfies Entries
