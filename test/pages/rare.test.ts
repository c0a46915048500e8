// Houses of a rare kind: what their owners typed, and what page, twin and data then say and do not say.

import { describe, expect, test } from 'vitest'
import { wholeMarkup } from '../markup.ts'
import { contentCopy, type Edit, problemsOf, readSite } from '../pub.ts'

/** A whole file; or lines by their key, in the place of those that are there, or before its end. */
type Typed = { [file: string]: string | readonly string[] }

async function contentOf(typed: Typed): Promise<string> {
  const edits = Object.entries(typed).map(([file, blocks]): [string, Edit] => [
    file,
    typeof blocks === 'string' ? blocks : (text) => blocks.reduce(withBlock, text),
  ])
  return contentCopy(Object.fromEntries(edits), 'five-items')
}

function withBlock(text: string, block: string): string {
  const key = block.slice(0, block.indexOf(':'))
  return text
    .replace(new RegExp(`^${key}:.*\n(?: .*\n)*`, 'm'), '')
    .replace(/^---\n([\s\S]*?)^---$/m, (_, lines) => `---\n${lines}${block}\n---`)
}

async function textsOf(typed: Typed) {
  const { files } = await readSite(await contentOf(typed), { date: '2026-11-23' })
  return (file: string) =>
    wholeMarkup(String(files.get(file)))
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
}

const onDates = [
  'bar: zavřeno',
  'exceptions:\n  - date: 20. 11. 2026 – 6. 12. 2026\n    reason: otevřený sklep\n    reason_en: open cellar\n    bar: 16–23\n  - date: 19. 3. 2027 – 4. 4. 2027\n    reason: otevřený sklep\n    reason_en: open cellar\n    bar: 11–23',
]
const meals = ['payment: cash_czk, meal_voucher_card', 'payment_refused: card, cash_eur']
const notes = [
  'payment_note: Platí se hotově nebo stravenkovou kartou.',
  'payment_note_en: Cash or meal-voucher card only.',
]
const kept = [
  'booking_by: telephone, email',
  'email: stul@five.example',
  'booking: Stůl držíme patnáct minut.',
  'booking_en: We keep a table for fifteen minutes.',
]
const groups = [
  'booking_by: telephone',
  'booking_people_from: 10',
  'booking: Zavolejte. Skupiny od 10 lidí přijímáme jen tak.',
  'booking_en: Ring us; ten or more please always do.',
]
const rings = ['booking_by: telephone', 'booking_hours: 10:00–20:00', 'booking_en: Ring us.']
const sellsAt = (link: string) => ({ 'pub.md': [`links:\n  - url: ${link}`] })
const tea = { 'pub.md': ['kind: čajovna', 'kind_en: tea room'] }
const closesAt = (time: string) => ({
  'hours.md': [`bar: Po–Ne 17:00–${time}`, 'kitchen: no', 'lunch: no'],
})
const outside = [
  'dogs: outside',
  'dogs_note: Psi mohou být jen venku u předních stolů.',
  'dogs_note_en: Dogs may stay outside at the front tables only.',
]
const dough = `---
section: Pečivo
section_en: Bakery
kind: food
items:

  - cs: Soda
    en: Soda bread
    sizes: celý 1,2 kg = 92; půl 600 g = 48
    labels_en: celý = whole; půl = half
    allergens: 1
---
`
const soup = `---
soup_included: yes
items:
  - day: Út–Čt
    course: polévka
    cs: Vývar
    en: Broth
    sizes: "= 0"
    allergens: 1
  - day: Út–Čt
    cs: Rizoto
    en: Risotto
    sizes: 129 Kč
    allergens: 7
---
`
const lunches: Typed = { 'lunch/2026-11-23.md': soup, 'hours.md': ['lunch: Út–Čt 17–19'] }
const fair = `exceptions:
  - date: So 28. 11. 2026
    reason: hody
    reason_en: village fair
    closed: yes
`.trimEnd()
const terrace = [
  ...kept.slice(0, 2),
  'booking: Na terase nerezervujeme.',
  'booking_en: We take no bookings for the terrace.',
]
const members = `---
section: Pivo
section_en: Beer
kind: drinks
items:

  - cs: Desítka
    en: Ten
    sizes: 0,3 l = 28; 0,5 l = 38; člen = 33
    labels_en: člen = member
    allergens: 1
    alcohol: 4,0
    degree: 10
---
`
const summer: Typed = {
  'hours.md': ['seasons:\n  - season: 1. 7. – 31. 8.\n    bar: denně 16–23'],
}
const onDays = (note: string, en: string) =>
  dough.replace('allergens:', `days: Pá–Ne\n    note: ${note}\n    note_en: ${en}\n    allergens:`)
const cashOnly = [
  'payment: cash_czk',
  'payment_refused: debit_card, credit_card',
  'payment_note: Jen hotově.',
  'payment_note_en: Cash only.',
]
const cards = `---
events:
  - day: čtvrtek
    time: 18–22
    title: Mariáš
    title_en: Mariage
    price: vklad = 50 Kč
    labels_en: vklad = stake
  - day: pátek
    time: 18–22
    title: Hrajeme
    title_en: Live band
    price: v předprodeji = 120 Kč
    labels_en: v předprodeji = in advance
---
`
const skibus = (line: string) =>
  `transport:\n  - kind: bus\n    line: ${line}\n    stop: Lanovka\n    walk: 2 min`
const loaf = dough
  .replace('kind:', 'hours: Pá–So 17–21\nkind:')
  .replace(
    'allergens: 1',
    'allergens: 1\n    extras: máslo (7) = 15; škvarky = 20; slanina 30g (none) = 35\n    extras_en: máslo = butter; škvarky = cracklings; slanina = bacon',
  )
const bySeason = (exceptions: string) => [
  'bar: zavřeno',
  `seasons:\n  - season: 15. 4. – 15. 10.\n    bar: Pá–Ne 14–22${exceptions}`,
]
const mulled = bySeason(
  '\nexceptions:\n  - date: 12. 12. 2026 – 13. 12. 2026\n    reason: svařák\n    reason_en: mulled wine\n    bar: 14–20',
)
const weekends = `---
events:
  - day: Pá, So
    time: 20–22
    title: Harmonika
    title_en: Accordion
---
`
const leashed = ['dogs: yes', 'dogs_note: na vodítku', 'dogs_note_en: on a lead']
const kitchenOnly = ['phone_for: kitchen', 'booking_by: telephone', 'phone_2: 360 000 044']

// biome-ignore format: one line, one row
const rows: [promise: string, typed: Typed, file: string, said: string[], unsaid: string[]][] = [
  ['a card that is refused is told beside a sentence on another card', { 'pub.md': [...meals, ...notes] }, 'index.html',
    ['Platí se hotově nebo stravenkovou kartou. Nelze platit: kartou, hotově v eurech.'], ['Také hotově']],
  ['the same in English', { 'pub.md': [...meals, ...notes] }, 'en/index.html',
    ['Cash or meal-voucher card only. Not accepted: card, cash in euros.'], ['Also cash']],
  ['a house that opens on dates only is not said to be closed from Monday to Sunday', { 'hours.md': onDates }, 'index.html',
    ['Otevřeno jen v uvedených termínech.', 'Termíny pátek 20. listopadu 2026', 'Termíny po 4. 4. 2027 zatím nejsou zveřejněné.'], ['Po–Ne zavřeno', 'pondělí až neděle', 'Svátky a změny']],
  ['the same in its twin', { 'hours.md': onDates }, 'en.md',
    ['Open only on the dates listed.', '### Opening dates - Friday 20 November 2026', 'Dates after 4 April 2027 have not been published yet.'], ['Monday | closed', 'Public holidays up to']],
  ['nothing is promised of dates that are not published', { 'hours.md': onDates }, 'hours.json', ['"exceptions_checked_until": "2027-04-04"'], []],
  ['an agent is told so', { 'hours.md': onDates }, '.well-known/agent-skills/answer-pub-guests/SKILL.md',
    ['The house opens on these alone; after `exceptions_checked_until` it is not known yet when.'], ['a public holiday may differ']],
  ['a section may have its hours in a house that opens on dates only', { 'hours.md': onDates, 'menu/20-k-pivu.md': ['hours: denně 17–21'] }, 'index.md', ['Podává se v otevírací dny 17:00–21:00.'], ['denně']],
  ['a name that holds the one on the menu is not followed by it', { 'menu/30-pecivo.md': dough }, 'en.md', ['- Soda bread: whole 1,200 g'], ['(Soda)']],
  ['a name that says what the house is stands alone', { 'pub.md': ['name: Výčep Růžek', 'name_en: Corner Beer Bar'] }, 'en.md', ['Corner Beer Bar, Rohová 1'], ['Corner Beer Bar, beer bar']],
  ['a word in a longer one does not say it', { 'pub.md': ['name: Výčepák', 'kind: výčep'] }, 'index.md', ['Výčepák, výčep, Rohová 1'], []],
  ['guests are told how to book where the owner only says for how long a table is kept', { 'pub.md': kept }, 'index.html', ['Stůl lze rezervovat po telefonu nebo e-mailem. Stůl držíme patnáct minut.'], ['přihlášení. Stůl lze']],
  ['the size of groups that the owner tells is not told once more', { 'pub.md': groups }, 'index.html', ['Skupiny od 10 lidí přijímáme jen tak.'], ['Rezervujeme pro 10']],
  ['nor in a language that writes it in letters', { 'pub.md': groups }, 'en/index.html', ['ten or more please always do.'], ['We take bookings for 10']],
  ['four people are counted as Czechs count them', { 'pub.md': ['booking_by: telephone', 'booking_people_to: 4', 'booking: Zavolejte.', 'booking_en: Ring us.'] }, 'index.md', ['Zavolejte. Rezervujeme nejvýše pro 4 osoby.'], []],
  ['no member is named that the menu does not have', { 'menu/30-pecivo.md': dough.replace('allergens: 1', 'allergens: 1a') }, 'api/docs.md', ['Named by `allergen_kinds` of items.'], ['trace_kinds']],
  ['an id in the list of days says where it leads', {}, 'schemas/days.schema.json', ['Its `id` in that document.'], ['Its `id` there']],
  ['dogs outside are told once', { 'pub.md': outside }, 'en.md', ['- Dogs may stay outside at the front tables only.'], ['Dogs: outside only']],
  ['a section of a whole month has its name alone', { 'menu/30-pecivo.md': dough.replace('kind:', 'season: srpen\nkind:') }, 'en.md', ['1 August to 31 August'], []],
  ['the telephone of the kitchen is not told as one that books', { 'pub.md': [...kitchenOnly, 'phone_2_for: events'] }, 'llms.txt', ['Tables can be booked by telephone only.'], ['+420 360 000 043']],
  ['a sentence that only cash is taken stands alone', { 'pub.md': cashOnly }, 'index.html', ['Jen hotově.'], ['Hotově v korunách', 'hotově v korunách', 'Nelze platit']],
  ['what is refused takes no line of its own', { 'pub.md': ['payment_refused: card'] }, 'index.html', ['Hotově v korunách. Nelze platit: kartou.'], []],
  ['its twin has every value', { 'pub.md': cashOnly }, 'en.md', ['- Payment: cash in Czech crowns', '- Not accepted: debit card, credit card', '- Cash only.'], []],
  ['days that the note of a dish names alone are not told once more', { 'menu/30-pecivo.md': onDays('Pouze od pátku do neděle.', 'Friday to Sunday only.') }, 'index.html', ['Pouze od pátku do neděle.'], ['jen pátek až neděle']],
  ['nor in its twin, in any language', { 'menu/30-pecivo.md': onDays('Pouze od pátku do neděle.', 'Only on Fridays, Saturdays and Sundays.') }, 'en.md', ['Only on Fridays, Saturdays and Sundays.'], ['Friday to Sunday only']],
  ['other days are told, and so are days of which it says more', { 'menu/30-pecivo.md': onDays('Jen pátek a sobota.', 'Only Friday to Sunday, from 5 pm.') }, 'index.md', ['jen pátek až neděle'], []],
  ['the same where it names a time', { 'menu/30-pecivo.md': onDays('Jen pátek a sobota.', 'Only Friday to Sunday, from 5 pm.') }, 'en.md', ['Friday to Sunday only'], []],
  ['the days one by one have the sentence of the owner on the hours', { 'hours.md': ['note: Do osmi jen pult.', 'note_en: Until eight the counter only.'] }, 'days.json', ['"hours_note": {"cs":"Do osmi jen pult.","en":"Until eight the counter only."}'], []],
  ['an agent is told that a season has a week of its own', summer, '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['An entry of `exceptions` replaces its dates; `seasons` replace `week`.'], []],
  ['and of no seasons where there are none', {}, '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['replaces its dates.'], ['seasons']],
  ['no id is promised to outlive the name that it is made from', {}, 'api/docs.md', ['an `id` that is made from a name changes with it'], ['survives']],
  ['an agent is told to say it', { 'hours.md': ['note: Do osmi jen pult.', 'note_en: Until eight the counter only.'] }, '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['`note` may limit any date: say it.'], []],
  ['and none where there is none', {}, 'schemas/days.schema.json', ['"exceptions_checked_until"'], ['hours_note']],
  ['a telephone of no stated use books before that of the kitchen', { 'pub.md': kitchenOnly }, 'llms.txt', ['Tables can be booked by telephone only: +420 360 000 044.'], []],
  ['a soup that comes with the meal and is typed as 0 is said to come with it', lunches, 'index.md', ['Polévka je v ceně hlavního jídla.'], []],
  ['no meal is promised daily by a house that is closed on Mondays but in summer', { ...summer, 'menu/20-k-pivu.md': ['hours: denně 17–21'] }, 'index.md', ['Podává se v otevírací dny 17:00–21:00.'], ['denně']],
  ['nor in English', { ...summer, 'menu/20-k-pivu.md': ['hours: denně 17–21'] }, 'en.md', ['Served on days we are open 17:00–21:00.'], ['daily']],
  ['who closes at midnight closes at 24 on the door', { 'hours.md': ['bar: So 16–24'] }, 'index.html', ['So 16–24'], ['16–0']],
  ['and at 00:00 where times are exact', { 'hours.md': ['bar: So 16–24'] }, 'index.md', ['| sobota | 16:00–00:00 |'], []],
  ['an agent asks the staff in quotation marks of the language', {}, '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['obsluhy“)'], ['obsluhy")']],
  ['a ski bus that stops at the door takes nobody 0 minutes on foot', { 'pub.md': ['transport:\n  - kind: skibus\n    line: 2\n    stop: U Růžku\n    walk: 0 min'] }, 'en.md', ['- Ski bus 2, stop U Růžku, right outside'], ['0 min']],
  ['what is served on opening days does not tell once more when the house is closed', { 'hours.md': ['seasons:\n  - season: 1. 6. – 31. 8.\n    bar: denně 16–23', fair], 'menu/20-k-pivu.md': ['hours: denně 17–21'] }, 'index.md', ['Podává se v otevírací dny 17:00–21:00.'], ['kromě 28.']],
  ['a refusal of some tables does not say how the others are booked', { 'pub.md': terrace }, 'index.md', ['Stůl lze rezervovat po telefonu nebo e-mailem. Na terase nerezervujeme.'], []],
  ['what a guest spends is not called the span of prices', { 'pub.md': ['price_range: 150–300 Kč'] }, 'index.md', ['Útrata na osobu: 150–300 Kč'], ['Cenové rozpětí']],
  ['in a house that cooks on some days beer is not said to wait for the kitchen', {}, 'api/docs.md', ['Absent: while the house is open; what is cooked, while it cooks.'], ['house and kitchen']],
  ['agents are shown the price of a quantity, and not that of members', { 'menu/10-pivo.md': members }, 'api/docs.md', ['(0.5 l)', 'Answer: CZK 38;'], ['Answer: CZK 33']],
  ['a stake is no entry', { 'events.md': cards }, 'index.html', ['Vklad 50 Kč', 'Vstupné, v předprodeji 120 Kč'], ['Vstupné, vklad']],
  ['nor in the twin', { 'events.md': cards }, 'en.md', ['; stake CZK 50.', '; entry: in advance CZK 120.'], ['entry: stake']],
  ['nor in a calendar', { 'events.md': cards }, 'events.ics', ['Vklad 50'], ['Vstupné: vklad']],
  ['a line that names its vehicle is no bus twice', { 'pub.md': [skibus('Skibus 2')] }, 'en.md', ['- Skibus 2, stop'], ['Bus Skibus']],
  ['a number of a line does not say what goes there', { 'pub.md': [skibus('2')] }, 'en.md', ['- Bus 2, stop'], []],
  ['days within a sentence are written small, and what is left out stands behind a comma', { 'menu/30-pecivo.md': loaf, 'hours.md': [fair] }, 'index.md', ['Podává se pá–so 17:00–21:00, kromě 28. 11. 2026.'], []],
  ['a word in brackets is written small', { 'menu/30-pecivo.md': loaf }, 'en.md', ['butter CZK 15 (allergens: 7 milk); cracklings CZK 20 (allergens: not stated'], ['(Allergens']],
  ['a quantity of an extra without a blank before its unit is no allergen', { 'menu/30-pecivo.md': loaf }, 'en.md', ['bacon 30 g CZK 35 (allergens: none)'], []],
  ['documents for programs have names of no language in a twin that is not English', {}, 'index.md', ['[menu.json](https://pub.example/menu.json)'], ['[Menu]']],
  ['and English titles in the English one', {}, 'en.md', ['[Menu](https://pub.example/menu.json)'], []],
  ['a house that books by telephone and by e-mail is not said to book by telephone alone', { 'pub.md': kept }, 'llms.txt', ['Tables can be booked by telephone (+420 360 000 043) or by e-mail ( ).'], ['by telephone only', 'No form, message or interface']],
  ['nor in the documentation', { 'pub.md': kept }, 'api/docs.md', ['Tables can be booked by telephone (+420 360 000 043) or by e-mail', 'Nothing is sold or booked online'], ['by telephone only', 'No form, message or interface']],
  ['brackets in an address of the owner do not end its link in a twin', { 'pub.md': [...rings, 'booking_by: telephone, web', 'booking_url: https://book.example/lev_(hospoda)', 'booking: Zavolejte.'] }, 'en.md', ['](https://book.example/lev_%28hospoda%29)'], []],
  ['a house with a shop of its own does not say that nothing is sold online', sellsAt('https://obchod.example/\n    service: shop'), 'api/docs.md', ['Nothing is sold or booked on this site'], []],
  ['an agent is told where its pages for orders are', sellsAt('https://obchod.example/\n    service: shop'), '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['Pages that take orders are in `links` of /pub.json'], []],
  ['the same of a page that takes orders', sellsAt('https://wolt.com/cs/ruzek'), 'api/docs.md', ['Nothing is sold or booked on this site'], []],
  ['and of where it is', sellsAt('https://wolt.com/cs/ruzek'), '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['Pages that take orders are in `links` of /pub.json'], []],
  ['the hours of the telephone are not told once more beside a sentence that names both', { 'pub.md': [...rings, 'booking: Volejte od 10:00 do 20:00.'] }, 'index.html', ['Volejte od 10:00 do 20:00.'], ['Telefon bereme']],
  ['nor in its twin', { 'pub.md': [...rings, 'booking: Volejte od 10:00 do 20:00.'] }, 'index.md', ['Volejte od 10:00 do 20:00.'], ['Telefon bereme']],
  ['beside one that names half of them they are', { 'pub.md': [...rings, 'booking: Volejte od 10:00.'] }, 'index.html', ['Volejte od 10:00.', 'Telefon bereme'], []],
  ['in its twin, too', { 'pub.md': [...rings, 'booking: Volejte od 10:00.'] }, 'index.md', ['Volejte od 10:00.', 'Telefon bereme'], []],
  ['a tea room is told as a café to programs', tea, 'pub.json', ['"type": "cafe"'], []],
  ['it is called a tea room above its hours', tea, 'index.md', ['| Den | Čajovna |'], []],
  ['and where prices hold', tea, 'en.md', ['| Day | Tea room |', 'the price list at the tea room applies'], []],
  ['and to assistants', tea, '.well-known/agent-skills/answer-pub-guests/SKILL.md', ['guests of the tea room'], []],
  ['a language may be called as its country is', { 'pub.md': ['languages: cz, en'] }, 'menu.json', ['"languages": ["cs","en"]'], []],
  ['nobody needs an account, a key or a token', {}, 'auth.md', ['No account, key, grant or token exists here'], []],
  ['a notice is text in documents for programs, whatever its owner typed', { 'pub.md': ['notice: Pozor', 'notice_en: "# Closed [until](https://evil.example) *Friday*"'] }, 'llms.txt', [' - \\# Closed \\[until\\](https\\://evil.example) \\*Friday\\* ## Menu'], []],
  ['nobody is shown the question about half past midnight of a house that closes before', closesAt('00:15'), 'api/docs.md', [], ['open at 00:30 on']],
  ['nor of one that closes then', closesAt('00:30'), 'api/docs.md', [], ['open at 00:30 on']],
  ['of one that closes a minute later it is answered rightly', closesAt('00:31'), 'api/docs.md', ['Answer: yes, until 00:31, since 1020 ≤ 1470 < 1471;'], []],
  ['a garden that is closed in winter says which dates it opens all the same', { 'hours.md': mulled }, 'index.md', ['zavřeno, znovu otevřeno v sobotu 12. 12. 2026 od 14:00'], ['znovu otevřeno v pátek']],
  ['the same on its door', { 'hours.md': mulled }, 'en/index.html', ['16 October – 14 April: closed; open again on Saturday 12 December 2026 at 14:00'], ['open again from']],
  ['hours of a winter until February change on the first of March', { 'hours.md': ['bar: Po–Ne 10–22', 'seasons:\n  - season: 1. 11. – 28. 2.\n    bar: Po–Ne 14–20'] }, 'en/index.html', ['different hours from 1 March'], ['2 March']],
  ['a house opens again on the first day on which it is open', { 'hours.md': bySeason('') }, 'en/index.html', ['closed; open again from 16 April'], ['from 15 April']],
  ['what is poured until February is not said to end on a day that few years have', { 'menu/30-pecivo.md': dough.replace('kind:', 'season: listopad–únor\nkind:') }, 'en.md', ['1 November to 28 February'], ['29 February']],
  ['two evenings of a week are joined as words are', { 'events.md': weekends }, 'en.md', ['every Friday and every Saturday 20:00–22:00'], []],
  ['a German "except" in capitals, or from where there is no ß, takes back a yes, too', { 'pub.md': ['dogs: yes', 'dogs_note: Im Garten, AUSSER am Abend.', 'dogs_note_en: Im Garten, AUSSER am Abend.'] }, 'en.md', ['Dogs: Im Garten, AUSSER am Abend.'], ['Dogs: welcome']],
  ['a few words of the owner go on with the line', { 'pub.md': leashed }, 'index.md', ['Psi: vítáni, na vodítku'], ['vítáni. na']],
  ['a day that differs may be typed with its day of the week', { 'hours.md': [fair] }, 'index.md', ['sobota 28. listopadu 2026 (hody): zavřeno'], []],
]

describe('what houses of a rare kind say', () => {
  test.each(rows)('%s', async (_, typed, file, said, unsaid) => {
    const text = (await textsOf(typed))(file)
    expect(said.filter((one) => !text.includes(one))).toEqual([])
    expect(unsaid.filter((one) => text.includes(one))).toEqual([])
  })
})

test('hours of a section that cannot be read are the only mistake, and not the days of its dishes', async () => {
  const breakfast = dough
    .replace('kind:', 'hours: Út–So 17–21, Ne 17–19\nkind:')
    .replace('sizes:', 'days: So, Ne\n    sizes:')
  const content = await contentOf({ 'menu/30-pecivo.md': breakfast })
  const mistakes = (await problemsOf(content)).filter(({ severity }) => severity === 'error')
  expect(mistakes.map(({ code }) => code)).toEqual(['hours-on-one-line'])
})

test('a sentence that refuses tables on the terrace is no doubt about those that are booked', async () => {
  const codes = async (booking: string) => {
    const lines = [...terrace.slice(0, 2), `booking: ${booking}`, 'booking_en: See above.']
    return (await problemsOf(await contentOf({ 'pub.md': lines }))).map(({ code }) => code)
  }
  expect(await codes('Na terase nerezervujeme.')).not.toContain('booking-denied')
  expect(await codes('Nerezervujeme, přijďte.')).toContain('booking-denied')
})

test('a Monday on which a house is closed in every week is not closed for its open weeks', async () => {
  const weeks = onDates.map((line) => line.replace('bar: 16–23', 'bar: Út–Ne 16–23'))
  const text = await textsOf({ 'hours.md': weeks })
  const { days } = JSON.parse(text('days.json'))
  const reasonOn = (on: string) => days.find(({ date }: { date: string }) => date === on).reason?.en
  expect([reasonOn('2026-11-30'), reasonOn('2026-12-01')]).toEqual([undefined, 'open cellar'])
  // A day that is open otherwise is closed for the reason of the exception.
  const closed =
    'exceptions:\n  - date: 23. 11. 2026 – 29. 11. 2026\n    reason: malování\n    reason_en: painting\n    bar: Pá–Ne 16–23'
  const painted = JSON.parse((await textsOf({ 'hours.md': [closed] }))('days.json')).days
  expect(painted[1]).toMatchObject({ date: '2026-11-24', bar: [], reason: { en: 'painting' } })
})

test('who types that the house is closed on holidays is led to the list of dates', async () => {
  const problems = await problemsOf(await contentOf({ 'hours.md': ['holidays: zavřeno'] }))
  expect(problems.map(({ values }) => values)).toContainEqual(
    expect.objectContaining({ field: 'holidays', meant: 'exceptions' }),
  )
})
