// O lístku a týdenním obědě: co si odporuje mezi údaji a soubory.

import { allergens } from '../../model/allergens.ts'
import { dayNames } from '../../model/calendar.ts'
import { typedDate } from '../wording.ts'
import { allOf, list, type Messages, number, quote, spansOf } from './parts.ts'

export const menu = {
  'section-empty': () => ({
    found: 'oddíl bez položek',
    expected: 'aspoň jedno jídlo nebo nápoj',
    mend: 'přidejte položku, nebo soubor smažte',
  }),
  'id-impossible': () => ({
    found: 'jméno, ze kterého nejde udělat id, protože nemá latinská písmena',
    expected: 'vedle něj řádek s id',
    mend: 'přidejte řádek   id: borsc',
  }),
  'id-taken': ({ id, meant, same }) => ({
    found: same ? 'stejné jméno podruhé' : `id „${id}“, které má i jiná položka`,
    expected: 'pro každé jídlo a každý nápoj jiné id',
    mend: same
      ? `jednu z nich smažte; jsou-li to dvě jídla, dejte této jméno, které je odliší, nebo přidejte   id: ${meant}`
      : `přidejte nebo změňte řádek   id: ${meant}`,
  }),
  'alcohol-missing': () => ({
    found: 'nápoj, u kterého není alkohol',
    expected: 'objemová procenta, třeba 5,0',
    mend: 'přidejte řádek   alcohol: 5,0   (0, když v něm žádný není, unknown, když to nevíte)',
  }),
  'drinks-without-alcohol': () => ({
    found: 'nápoje, a u žádného z nich není alkohol',
    expected: 'druh toho, co je níže: food (jídlo), nebo drinks (nápoje)',
    mend: 'napište   kind: food   , jsou-li to jídla; jinak přidejte ke každému nápoji řádek   alcohol: 5,0   (0, když v něm žádný není, unknown, když to nevíte)',
  }),
  'food-with-alcohol': () => ({
    found: 'jídlo, a u všeho je alkohol',
    expected: 'druh toho, co je níže: food (jídlo), nebo drinks (nápoje)',
    besides: 'jsou-li to jídla, smažte řádky   alcohol:',
  }),
  'alcohol-on-food': ({ field }) => ({
    found: `„${field}“ u jídla`,
    expected: 'alkohol a stupně jen u nápojů',
    mend: 'smažte řádek, nebo přesuňte položku do oddílu s nápoji',
  }),
  'diet-contradictory': ({ diet, allergen }) => ({
    found: `${diet}, a přitom alergen ${allergen} (${allergens[allergen - 1]?.short.cs})`,
    expected: 'na řádku diets jen to, co alergenům neodporuje',
    mend: 'opravte jeden z obou řádků',
  }),
  'diet-against-traces': ({ diet, allergen }) => ({
    found: `${diet}, a přitom stopy alergenu ${allergen} (${allergens[allergen - 1]?.short.cs})`,
    expected: 'na řádku diets jen to, co stopám neodporuje',
    mend: `smažte   ${diet}   z diets, nebo stopy, jestli po tomto alergenu žádné nejsou; co má host vědět o lepku vedle jeho stop, řekne   gluten_note: ...`,
  }),
  'gluten-note-without-traces': () => ({
    found: 'věta o lepku u toho, co jeho stopy nemá, nebo lepek obsahuje',
    expected: 'traces: 1, a mezi alergeny žádná 1',
    mend: 'napište   traces: 1   tam, kde stopy být mohou; co má nejvýš 20 mg lepku na kilogram, je   diets: gluten_free',
  }),
  'gluten-note-alone': ({ typed }) => ({
    found: `${quote(typed)} u toho, co může obsahovat stopy lepku`,
    expected: 'věta, která říká, jak se to připravuje',
    mend: 'napište větu, kterou si má přečíst host s celiakií',
  }),
  'halal-with-alcohol': ({ percent }) => ({
    found: `halal, a přitom ${number(percent)} % alkoholu`,
    expected: 'na řádku diets jen to, co alkoholu neodporuje',
    mend: 'opravte jeden z obou řádků',
  }),
  'traces-contained': ({ twice }) => ({
    found: `stopy ${twice}, a podle allergens to v jídle přímo je`,
    expected: 'každý alergen jen na jednom z obou řádků',
    mend: `smažte   ${twice}   z traces, nebo z allergens, jestli to v jídle není`,
  }),
  'drink-field-on-food': ({ field, fields }) => ({
    found: `„${field}“ u jídla`,
    expected: `${allOf(fields)} jen u nápojů`,
    mend: 'smažte řádek, napište to jako   origin: ...   nebo přesuňte položku do oddílu s nápoji',
  }),
  'brewery-and-winery': () => ({
    found: 'druhý výrobce vedle pivovaru nebo vinařství',
    expected: 'kdo to dělá, jednou: brewery, winery, nebo producer',
    mend: 'nechte jeden z obou řádků',
  }),
  'heading-on-item': () => ({
    found: 'mezititulek mezi řádky položky',
    expected: 'mezititulek jako samostatný záznam, nad položkami, ke kterým patří',
    mend: 'napište mezititulek nad položku, se spojovníkem před ním, a položku začněte jejím vlastním spojovníkem',
  }),
  'heading-without-items': () => ({
    found: 'mezititulek, pod kterým nic není',
    expected: 'pod každým mezititulkem aspoň jedno jídlo nebo nápoj',
    mend: 'přidejte pod něj položku, nebo ho smažte',
  }),
  'section-never-served': (_, own) => ({
    found: 'oddíl, který se nikdy nepodává',
    expected: `dny a časy, třeba ${own.days} 8:00–10:30`,
    mend: 'napište časy, nebo řádek smažte; co jen chvíli není, má   sold_out: yes',
  }),
  'section-outside-bar': ({ day, open, close, bar, language }) => ({
    found: `oddíl se podává od ${open} do ${close} v den „${dayNames[language][day]}“, kdy má hospoda ${bar.length > 0 ? `otevřeno ${spansOf(bar)}` : 'zavřeno'}`,
    expected: 'časy uvnitř otevírací doby, v každé části roku, kdy se oddíl podává',
    mend: 'opravte jedno z obojího, nebo dejte oddílu   season:',
  }),
  'item-outside-section': ({ field }) => ({
    found: `„${field}“ mimo dobu, kdy se podává celý oddíl`,
    expected: 'doba, kdy se podává i oddíl',
    mend: 'opravte jeden z obou řádků, nebo přesuňte položku do jiného oddílu',
  }),
  'lunch-week-without-days': (_, own) => ({
    found: 'jídlo na celý týden, ale žádné jiné jídlo v něm nemá den',
    expected: 'dny, kdy se podávají obědy',
    mend: `napište dny:   day: ${own.days}`,
  }),
  'courses-too-few': ({ count }) => ({
    found: count === 1 ? 'jen jeden chod' : 'žádný chod',
    expected: 'za jednu cenu dva chody nebo víc',
    mend: 'přidejte chod, nebo napište samotné jídlo bez   courses:',
  }),
  'course-allergens-missing': ({ beside, whole }) => ({
    found: beside
      ? 'chod bez alergenů vedle chodu, který je má'
      : 'chod bez alergenů v menu, které je nemá ani jinde',
    expected: 'alergeny u každého chodu, nebo jen u celku',
    mend: `přidejte řádek   allergens: none   když v něm žádný není, nebo   allergens: unknown   když to nevíte${whole ? '; nebo smažte ty u ostatních chodů' : ''}`,
  }),
  'course-allergens-contradictory': ({ more, whole }) => ({
    found:
      more.length > 0
        ? `chod s alergenem ${list(more.map(String))}, který celek nemá`
        : 'chod, u kterého alergeny nejsou známé, a celek, u kterého jsou',
    expected: 'alergeny celku, ve kterých jsou všechny z jeho chodů',
    mend: `napište k celku   allergens: ${more.length > 0 ? list([...whole, ...more].sort((a, b) => a - b).map(String)) : 'unknown'}   nebo opravte ty u chodu`,
  }),
  'section-date-twice': ({ typed }) => ({
    found: `datum, které má i jiný řádek (${typed})`,
    expected: 'každé datum jednou',
    mend: 'všechny časy toho dne napište na jeden řádek, nebo jeden z řádků smažte',
  }),
  'section-while-closed': () => ({
    found: 'oddíl na měsíce, kdy má hospoda zavřeno',
    expected: 'sezona, ve které je aspoň některý den otevřeno',
    mend: 'opravte jednu z obou sezon, nebo oddíl smažte',
  }),
  'lunch-day-outside': ({ monday, sunday }) => ({
    found: 'den, který není v týdnu tohoto souboru',
    expected: `den od ${typedDate(monday)} do ${typedDate(sunday)}`,
    mend: 'opravte den, nebo pojmenujte soubor datem jeho pondělí',
  }),
  'lunch-price-missing': () => ({
    found: 'množství bez ceny',
    expected: 'cena každého hlavního jídla',
    mend: 'napište za rovnítko cenu; k polévce přidejte řádek   course: soup',
  }),
  'lunch-on-closed-day': ({ dates, closed }) => ({
    found: `oběd na ${list(dates.map(typedDate))}, kdy ${closed ? 'má hospoda zavřeno' : 'se obědy nepodávají'}`,
    expected: 'jídla jen ve dnech, kdy se obědy podávají',
    mend: `smažte tu jídla ${dates.length > 1 ? 'těch dnů' : 'toho dne'}, u jídla na víc dnů ${dates.length > 1 ? 'je' : 'ho'} vynechte, nebo opravte, co říká hours.md`,
  }),
  'lunch-soup-twice': ({ date }) => ({
    found: `tatáž polévka na ${typedDate(date)} podruhé`,
    expected: 'každá polévka na den jednou',
    mend: 'jednu z nich smažte, nebo opravte její den',
  }),
} satisfies Messages
