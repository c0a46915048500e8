// O řádcích, jak jsou napsané.

import type { lines as english } from '../en/lines.ts'
import { shorten } from '../wording.ts'
import { counted, quote, type Told } from './parts.ts'

const inQuotes = (line: string) => `dejte text do uvozovek:   ${shorten(line)}`

export const lines = {
  'quote-open': ({ line }) => ({
    found: 'uvozovka, která se nikde nezavírá',
    mend: inQuotes(line),
  }),
  'quote-continued': ({ line }) => ({
    found: 'text, který pokračuje za svou koncovou uvozovkou',
    mend: inQuotes(line),
  }),
  'backslash-wrong': ({ line }) => ({
    found: 'zpětné lomítko v uvozovkách',
    mend: inQuotes(line),
  }),
  'sign-first': ({ sign, line }) => ({
    found: `text, který začíná znakem ${sign}`,
    mend: inQuotes(line),
  }),
  'bracket-open': ({ sign, line }) => ({
    found: `závorka ${sign}, která se na svém řádku nezavírá`,
    mend: inQuotes(line),
  }),
  'colon-second': ({ line }) => ({ found: 'druhá dvojtečka na řádku', mend: inQuotes(line) }),
  'colon-missing': ({ line }) => ({
    found: 'řádek bez dvojtečky',
    expected: 'údaj: hodnota',
    mend: 'napište před něj jméno údaje a dvojtečku, nebo ho připojte k řádku nad ním',
    ...(line !== null && { besides: 'je-li to údaj, jinak řádek připojte k tomu nad ním' }),
  }),
  'colon-tight': ({ line }) => ({
    found: 'dvojtečka bez mezery za sebou',
    mend: `napište za dvojtečku mezeru:   ${shorten(line)}`,
  }),
  'hyphen-tight': ({ line }) => ({
    found: 'spojovník bez mezery za sebou',
    mend: `napište za spojovník mezeru:   ${shorten(line)}`,
  }),
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
} satisfies Told<typeof english>
