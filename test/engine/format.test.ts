// Formats of numbers, dates and names. Expected values: `menu-domain`, section 1.4.

import { expect, test } from 'vitest'
import * as format from '../../templates/_parts/format.ts'
import { words } from '../../templates/_parts/words/words.ts'

/** Replace underscores with no-break spaces (U+00A0). */
const withNoBreakSpaces = (text: string) => text.replaceAll('_', '\u00A0')

const houseIn = (country: 'CZ' | 'AT' | 'DE') => ({
  pub: { address: { country, street: 'A 1', town: 'B', postal_code: '1010' } },
})
const czech = houseIn('CZ')

// biome-ignore format: one line, one row
test.each([
  ['price', (lang: 'cs' | 'en') => format.money(59, 'CZK', lang), '59_Kč', 'CZK_59'],
  ['price in thousands', (lang) => format.money(1290, 'CZK', lang), '1_290_Kč', 'CZK_1,290'],
  ['price in millions', (lang) => format.money(1234567, 'CZK', lang), '1_234_567_Kč', 'CZK_1,234,567'],
  ['price with hellers', (lang) => format.money(5.5, 'CZK', lang), '5,50_Kč', 'CZK_5.50'],
  ['price of thousands with hellers', (lang) => format.money(1290.05, 'CZK', lang), '1_290,05_Kč', 'CZK_1,290.05'],
  ['price in euros', (lang) => format.money(2.9, 'EUR', lang), '2,90_€', '€2.90'],
  ['whole euros', (lang) => format.money(1290, 'EUR', lang), '1_290,00_€', '€1,290.00'],
  ['free', (lang) => format.money(0, 'CZK', lang), '0_Kč', 'CZK_0'],
  ['volume', (lang) => format.quantity({ volume_ml: 500 }, lang), '0,5_l', '0.5_l'],
  ['small volume', (lang) => format.quantity({ volume_ml: 40 }, lang), '0,04_l', '4_cl'],
  ['volume in centilitres', (lang) => format.quantity({ volume_ml: 25, volume_unit: 'cl' }, lang), '2,5_cl', '2.5_cl'],
  ['volume in decilitres', (lang) => format.quantity({ volume_ml: 200, volume_unit: 'dl' }, lang), '2_dl', '2_dl'],
  ['pack', (lang) => format.quantity({ volume_ml: 1980, pack_of: 6 }, lang), '6_×_0,33_l', '6_×_0.33_l'],
  ['weight in kilograms', (lang) => format.quantity({ weight_g: 1200, weight_unit: 'kg' }, lang), '1,2_kg', '1.2_kg'],
  ['two weights', (lang) => format.quantity({ weight_g: 150, weights_g: [150, 200] }, lang), '150/200_g', '150/200_g'],
  ['litre', (lang) => format.quantity({ volume_ml: 1000 }, lang), '1_l', '1_l'],
  ['weight', (lang) => format.quantity({ weight_g: 150 }, lang), '150_g', '150_g'],
  ['heavy weight', (lang) => format.quantity({ weight_g: 1000 }, lang), '1_000_g', '1,000_g'],
  ['one piece', (lang) => format.quantity({ pieces: 1 }, lang), '1_ks', '1_pc'],
  ['pieces', (lang) => format.quantity({ pieces: 5 }, lang), '5_ks', '5_pcs'],
  ['percent', (lang) => format.percent(5, lang), '5,0_%', '5.0%'],
  ['percent to the hundredth', (lang) => format.percent(4.75, lang), '4,75_%', '4.75%'],
  ['degree', (lang) => format.degree(12, lang), '12°', '12°'],
  ['half a degree', (lang) => format.degree(11.5, lang), '11,5°', '11.5°'],
  ['time', () => format.span({ open: '11:00', close: '23:00' }, 'cs'), '11:00–23:00', '11:00–23:00'],
  ['two times', (lang) => format.spans([{ open: '11:00', close: '14:30' }, { open: '17:00', close: '01:00' }], lang), '11:00–14:30, 17:00–01:00', '11:00–14:30, 17:00–01:00'],
  ['date', (lang) => format.date('2026-12-24', lang, czech), '24._12._2026', '24_December_2026'],
  ['long date', (lang) => format.longDate('2026-12-24', lang, czech), 'čtvrtek 24._prosince_2026', 'Thursday 24_December_2026'],
  ['day of any year', (lang) => format.monthDay('09-01', lang, czech), '1._září', '1_September'],
  ['dates in a row', (lang) => format.dateRanges(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-24'], lang, czech).join('; '), '4.–6. a 24._12._2026', 'on 4–6 and 24_December_2026'],
  ['dates in a row over the end of a month', (lang) => format.dateRanges(['2026-11-30', '2026-12-01', '2026-12-02'], lang, czech).join('; '), '30._11. – 2._12._2026', '30_November – 2_December_2026'],
  ['two dates in a row', (lang) => format.dateRanges(['2026-12-04', '2026-12-05'], lang, czech).join('; '), '4. a 5._12._2026', 'on 4 and 5_December_2026'],
  ['days', (lang) => format.dayRanges(['fri', 'sat', 'sun'], lang), 'pátek až neděle', 'Friday to Sunday'],
  ['two days', (lang) => format.dayRanges(['mon', 'wed'], lang), 'pondělí a středa', 'Monday and Wednesday'],
  ['days in short', (lang) => format.shortDays(['mon', 'tue', 'wed', 'sat'], lang), 'Po–St, So', 'Mon–Wed, Sat'],
  ['two days in short', (lang) => format.shortDays(['mon', 'tue', 'thu'], lang), 'Po–Út, Čt', 'Mon–Tue, Thu'],
  ['walk', (lang) => format.minutes(2, lang), '2_minuty', '2_min'],
  ['long walk', (lang) => format.minutes(65, lang), '1_h_5_min', '1_h_5_min'],
  ['telephone', () => format.phone('+420360000042'), '+420_360_000_042', '+420_360_000_042'],
  ['postcode', () => format.postcode('299 99'), '299_99', '299_99'],
] as [string, (lang: 'cs' | 'en') => string, string, string][])('%s', (_, written, cs, en) => {
  expect([written('cs'), written('en')]).toEqual([withNoBreakSpaces(cs), withNoBreakSpaces(en)])
})

test('an eighth of a litre is written as a fraction in German, and as a decimal in other languages', () => {
  const formatted = (['de', 'cs', 'en'] as const).map((lang) =>
    format.quantity({ volume_ml: 125 }, lang),
  )
  expect(formatted).toEqual(['1/8_l', '0,125_l', '0.125_l'].map(withNoBreakSpaces))
  expect(format.quantity({ volume_ml: 250 }, 'de')).toBe(withNoBreakSpaces('0,25_l'))
})

test('January is Jänner in Austria only', () => {
  const formatted = (['AT', 'DE', 'CZ'] as const).map((country) =>
    format.date('2027-01-05', 'de', houseIn(country)),
  )
  expect(formatted).toEqual(
    ['5._Jänner_2027', '5._Januar_2027', '5._Januar_2027'].map(withNoBreakSpaces),
  )
  expect(format.longDate('2027-01-05', 'en', houseIn('AT'))).toBe(
    withNoBreakSpaces('Tuesday 5_January_2027'),
  )
})

test('every word exists in Czech and in English', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value
  expect(shape(words.en)).toEqual(shape(words.cs))
})
