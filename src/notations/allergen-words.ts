// Words that kitchens write in place of the number of an allergen. They are suggestions for the
// owner and are never read as numbers. A word that may mean two allergens, such as "seafood" or
// "oříšky", is not listed.

import { allergenKinds, allergens } from '../model/allergens.ts'
import { normalizeText } from '../model/suggest.ts'
import { alternatives, statedWords, unlistedWords, wordsFor } from './typed-words.ts'

/** Everyday words of all languages by code, except those that fold to a name or an earlier word. */
const everyday = `
  1: lepek, lepková, obiloviny, obilovina, mouka, obiloviny s lepkem, cereals, cereal, flour,
    cereals with gluten, lepok, obilniny, obilnina, múka, obilniny s lepkom, Getreide, Mehl,
    Klebereiweiß, Getreide mit Gluten, lepku, obilovin;
  1a: pšeničná mouka, pšeničný lepek, wheat flour, pšeničná múka, Weizenmehl;
  1b: žitná mouka, rye flour, ražná múka, Roggenmehl;
  1c: ječný slad, ječné kroupy, sladový ječmen, barley malt, jačmenný slad, Gerstenmalz;
  1d: ovesné vločky, oat, oatmeal, ovsené vločky, Haferflocken;
  2: korýš, krevety, kreveta, krevetky, krab, krabi, humr, langusty, raci, crustacean, shrimp,
    shrimps, prawns, prawn, crab, crabs, lobster, crayfish, kôrovec, kraby, homár, Krebstier,
    Krebse, Krustentiere, Garnele, Garnelen, Krabben, Hummer, Flusskrebse;
  3: vajíčko, vajíčka, vajec, vaječný, vaječné, vaječná, žloutek, bílek, egg, egg yolk, vajce,
    žĺtok, bielok, Ei, Hühnerei, Hühnereier, Eigelb, Eiern;
  4: ryba, rybí, rybí maso, rybie, rybie mäso, Fisch;
  5: arašíd, arašídové, burské oříšky, burské ořechy, buráky, burák, podzemnice olejná,
    jádra podzemnice olejné, peanut, groundnuts, búrske oriešky, podzemnica olejná, Erdnuss, Erdnuß,
    arašídů, arašidov, Erdnüssen;
  6: sójové, sójový, sójové boby, sójový lecitin, soy, soya, soybean, soya beans, sójové zrná,
    Sojabohne, Sojabohnen, Sojalecithin, sóji, sóje;
  7: mléčné, mléčný, mléčná, laktóza, mléčné výrobky, mléčné produkty, mléčná bílkovina, sýr, máslo,
    smetana, tvaroh, syrovátka, lactose, dairy, dairy products, milk products, cheese, butter,
    cream, whey, mliečne, mliečny, mliečne výrobky, mliečne produkty, smotana, srvátka, Laktose,
    Milchprodukte, Milcherzeugnisse, Milcheiweiß, Käse, Sahne, Rahm, Obers, Molke, mléka, mlieka;
  8: ořech, skořápkové ovoce, suché skořápkové plody, nut, tree nut, treenuts, škrupinové ovocie,
    škrupinové plody, Nuss, Nuß, Nüsse, Schalenfrucht, Schalenobst, ořechů, orechov, Nüssen,
    Schalenfrüchten;
  8a: mandlové, almond, mandľa, mandľová múka, Mandel;
  8b: lískový ořech, lískové oříšky, hazelnut, lieskový orech, lieskovce, Haselnuss;
  8c: vlašský ořech, walnut, Walnuss;
  8d: kešu ořechy, cashew, cashew nuts, Cashewkerne;
  8e: pekan, pecan, pecan nuts, pekany, Pekannüsse;
  8g: pistachio, pistácia, Pistazie;
  9: celeru, zeleru, celerový, celerová, celerová nať, celeriac, zelerový, zelerová vňať,
    Sellerieknolle;
  10: hořčičný, hořčičná, hořčičné semínko, mustard seeds, mustard seed, horčičné semienko,
    Senfkörner, Senfsaat;
  11: sezamový, sezamová semena, sezamová semínka, sezamové semínko, sesame seed, tahini,
    sezamové semená, sezamové semienka, sezamové semiačka, Sesamsamen, Sesamkörner, sezamu;
  12: siřičitan, siřičitany, oxid siřičitý, sulfity, sulfit, SO2, sulphite, sulfite, sulfites,
    sulphur dioxide, sulfur dioxide, Schwefeldioxid;
  13: vlčí boby, lupina, lupiny, lupinová mouka, vlčí bob (lupina), lupins, lupine, lupin flour,
    vlčie bôby, Lupinenmehl;
  14: měkkýš, mušle, slávky, škeble, ústřice, chobotnice, kalamáry, oliheň, sépie, šneci, mollusc,
    mollusk, mollusks, mussels, clams, oysters, squid, octopus, snails, mäkkýš, chobotnica,
    kalamáre, sépia, slimáky, Weichtier, Muscheln, Austern, Tintenfisch, Calamari, Oktopus,
    Schnecken`

/** Code of each allergen by its folded words; group names win over names of kinds. */
const codeByWord = new Map(
  [
    ...allergenKinds.map(({ code, name }) => [code, ...Object.values(name)]),
    ...allergens.map(({ number, key, name, short }) => [
      ...[String(number), key],
      ...[name, short].flatMap((names) => Object.values(names)),
    ]),
    ...everyday.split(';').map((row) => row.split(/[:,]/)),
  ].flatMap(([code = '', ...words]) =>
    words.map((word) => [normalizeText(word.trim()), code.trim()] as const),
  ),
)

/** Endings of the names in Annex II: "a výrobky z nich", "and products thereof". */
const ofLaw =
  /\s+(?:a (?:vyrobky|produkty) (?:z nich|z neho|z nej|z ni)|and products thereof|und (?:daraus (?:hergestellte|gewonnene) )?(?:erzeugnisse|produkte)(?: daraus)?)$/

/** Return the code of an allergen in words: `1`, or `1a` for wheat. */
function findByName(typed: string): string | undefined {
  const word = normalizeText(typed.trim()).replace(/\s+/g, ' ')
  return codeByWord.get(word) ?? codeByWord.get(word.replace(ofLaw, ''))
}

const codes = new Set([
  ...allergens.map(({ number }) => String(number)),
  ...allergenKinds.map(({ code }) => code),
])

/** Read `7`, `07` or `1a`. */
export function readAllergenCode(text: string): string | undefined {
  const [, number = '0', letter = ''] = /^0*(\d{1,3})([a-z]?)$/i.exec(text) ?? []
  const code = `${Number(number)}${letter.toLowerCase()}`
  return codes.has(code) ? code : undefined
}

/** `7 mléko` or `mléko (7)`. */
const numberAndWord =
  /^0*(\d{1,2}[a-z]?)\s*[-–:=.)]?\s*\(?(\D+?)\)?$|^(\D+?)\s*[-–:=(]?\s*0*(\d{1,2}[a-z]?)\)?$/i

/** Return the code of an allergen in words. A number next to the word must agree with it. */
export function nameAllergen(typed: string): string | undefined {
  const whole = findByName(typed)
  const [, first, after, before, last] = numberAndWord.exec(typed.replace(/\s+/g, ' ').trim()) ?? []
  const number = (first ?? last)?.toLowerCase()
  if (whole !== undefined || number === undefined) return whole
  const named = findByName(after ?? before ?? '')
  // `1 (Weizen)` names the kind, as the law asks.
  return named?.replace(/(?<=\d)[a-h]$/, '') === number ? named : undefined
}

const unknownWords = new Set(wordsFor(statedWords.unknown))
const beforeUnknown = new RegExp(`^(?:${alternatives(unlistedWords.rest)}) `, 'iu')

/** True for `unknown`, `ostatní neuvedeny` and `the rest not stated`. */
export const statesUnknown = (typed: string) =>
  unknownWords.has(normalizeText(typed.replace(/\s+/g, ' ').trim().replace(beforeUnknown, '')))

const opening =
  /^(?:al\.|alerg[\p{L}.]*|allerg[\p{L}.]*|obsahuje|obsahují|contains|enthält)\s*:?\s+/iu
const separators = /\s*[,;+&|/]\s*|\s+(?:a|i|and|und|sowie)\s+/i

const withKinds = /(\p{L}[^(),;/|+&]*?)\s*\(([^()]*)(?:\)|$)/gu

/** Rewrite `gluten (wheat, barley)` as its kinds. After a number they may be examples. */
export const namesOfKinds = (typed: string): string =>
  // A longer text is not a list, and the pattern would be slow on it.
  typed.length > 300
    ? typed
    : typed.replace(withKinds, (whole, group: string, kinds: string) => {
        const codes = kinds.split(separators).map((one) => findByName(one))
        const number = findByName(group.replace(opening, ''))
        const isKind = (code: string | undefined) =>
          code !== number && code?.match(/^\d+/)?.[0] === number
        return number !== undefined && codes.every(isKind) ? kinds : whole
      })

/** Split a list with any separators: `1.3.7`, `1 3 7 9`, `lepek, mléko a vejce`. */
function splitList(typed: string): string[] {
  // The patterns below take quadratic time on a long run of spaces, so each run becomes one space.
  const text = namesOfKinds(typed.replace(/\s+/g, ' ').replace(opening, '')).trim()
  if (/^\d+[a-z]?(?:\.\s*\d+[a-z]?){2,}\.?$/i.test(text)) return text.split(/\.\s*/).filter(Boolean)
  // `1 2` may be 12 with a space in it, but a longer row of numbers is a list.
  if (/^\d+[a-z]?(?:\s+\d+[a-z]?){2,}$/i.test(text)) return text.split(/\s+/)
  return text.split(separators)
}

/** Rewrite a list as codes and count its words; undefined if a part has no certain code. */
export function rewriteAllergens(typed: string): { list: string; words: number } | undefined {
  const parts = splitList(typed).map((part) => part.replace(/^A(?=\d)|\.$/g, '').trim())
  const isUnknown = (part: string) => statesUnknown(part) || /^\?+$/.test(part)
  const named = parts.map(
    (part) =>
      readAllergenCode(part) ?? nameAllergen(part) ?? (isUnknown(part) ? 'unknown' : undefined),
  )
  if (!named.every((code) => code !== undefined)) return undefined
  return {
    list: [...new Set(named)].join(', '),
    words: parts.filter((part) => nameAllergen(part) !== undefined).length,
  }
}

/** "No allergens" in a phrase; the format has the word `none` for it. */
export const deniesAllergens = (typed: string): boolean =>
  /^(?:bez|zadne|neobsahuje(?: zadne)?|nema(?: zadne)?|no|free of|keine|ohne|ziadne|neobsahuje ziadne) (?:alerg|allerg)\w*$|^(?:nejsou|nema|neobsahuje|nie su)$|^allergen-?\s?(?:frei|free)$/.test(
    normalizeText(typed.trim()),
  )
