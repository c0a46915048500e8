// O lístku a týdenním obědě: co si odporuje mezi údaji a soubory.

import { allergens } from '../../allergens.ts'
import type { Catalogue } from '../catalogue.ts'
import type { menu as english } from '../en/menu.ts'
import { list } from './parts.ts'

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
  'id-taken': ({ id }) => ({
    found: `id „${id}“, které má i jiná položka`,
    expected: 'pro každé jídlo a každý nápoj jiné id',
    mend: `přidejte nebo změňte řádek   id: ${id}-2`,
  }),
  'alcohol-missing': () => ({
    found: 'nápoj, u kterého není alkohol',
    expected: 'objemová procenta, třeba 5,0',
    mend: 'přidejte řádek   alcohol: 5,0   (0, když v něm žádný není, unknown, když to nevíte)',
  }),
  'alcohol-on-food': ({ field }) => ({
    found: `„${field}“ u jídla`,
    expected: 'alkohol a stupně jen u nápojů',
    mend: 'smažte řádek, nebo přesuňte položku do oddílu s nápoji',
  }),
  'diet-contradictory': ({ diet, allergen }) => ({
    found: `${diet}, a přitom alergen ${allergen} (${allergens[allergen - 1]?.short.cs})`,
    expected: 'dieta, která souhlasí s alergeny',
    mend: 'opravte jeden z obou řádků',
  }),
  'lunch-day-outside': ({ monday, sunday }) => ({
    found: 'den, který není v týdnu tohoto souboru',
    expected: `den od ${monday} do ${sunday}`,
    mend: 'opravte den, nebo pojmenujte soubor datem jeho pondělí',
  }),
  'lunch-price-missing': () => ({
    found: 'množství bez ceny',
    expected: 'cena každého hlavního jídla',
    mend: 'napište cenu za množství:   150 g = 175',
  }),
  'lunch-on-closed-day': ({ dates, closed }) => ({
    found: `oběd na ${list(dates)}, kdy ${closed ? 'má hospoda zavřeno' : 'se obědy nepodávají'}`,
    expected: 'jídla jen ve dnech, kdy se obědy podávají',
    mend: `smažte tu jídla ${dates.length > 1 ? 'těch dnů' : 'toho dne'}, nebo opravte, co říká hours.md`,
  }),
  'lunch-soup-twice': ({ date }) => ({
    found: `druhá polévka na ${date}`,
    expected: 'jedna polévka na den',
    mend: 'nechte na den jednu polévku, nebo dejte této   course: main',
  }),
} satisfies Partial<Catalogue['messages']> & { [C in keyof typeof english]: unknown }
