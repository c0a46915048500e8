// O řádcích, jak jsou napsané.

import { shorten } from '../wording.ts'
import { counted, type Messages, quote } from './parts.ts'

const unquoted =
  <V>(found: (values: V) => string) =>
  (values: V & { line: string }) => ({
    found: found(values),
    mend: `dejte text do uvozovek:   ${shorten(values.line)}`,
  })

export const lines = {
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
} satisfies Messages
