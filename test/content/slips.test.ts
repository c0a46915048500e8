// Slips that look right: each is a warning in its line, and a right pub gets none.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { slipCodes } from '../../src/messages/warning-codes.ts'
import { contentCopy, fullPub, readProblems, readPub, root, shortCopy, tryBuild } from '../pub.ts'
import { lastingFolder } from '../workshop.ts'
import { replaced } from './edits.ts'

const soup = 'menu/10-polevky.md'
const beer = 'menu/90-tocene-pivo.md'
const week = 'lunch/2026-11-23.md'
const drinks = 'menu/201-piti.md'

type Slip = [
  name: string,
  file: string,
  from: string,
  to: string,
  code: string,
  /** The line after the exact edit; undefined if only the owner knows. */
  line?: string,
]

const small = 'sizes: 0,33 l = 85'
const exception = 'date: 8. 2. 2027 – 14. 2. 2027'
const tripe = 'cs: Dršťková polévka'
/** A file with one line in question. */
const drink = (lines: string) =>
  `---\nsection: Nealko\nsection_en: Soft drinks\nkind: drinks\nitems:\n  - cs: Voda\n    en: Water\n    sizes: 0,5 l = 30\n    allergens: none\n    alcohol: 0\n  - ${lines.split('\n').join('\n    ')}\n---\n`

const concert = (price: string) =>
  `---\nevents:\n  - date: 27. 11. 2026\n    time: 20:00\n    title: Koncert\n    title_en: Concert\n    price: ${price}\n---\n`

// biome-ignore format: one line, one slip
const table: Slip[] = [
  ['alcohol without its comma', beer, 'alcohol: 4,1', 'alcohol: ⟦41⟧', 'alcohol-unlikely', 'alcohol: 4,1'],
  ['alcohol and degree swapped', beer, 'alcohol: 4,1\n    degree: 10', 'alcohol: ⟦10⟧\n    degree: 4,1', 'alcohol-degree-swapped'],
  ['a spirit by the half litre', drinks, '', drink('cs: Světlé pivo\nen: Pale beer\nsizes: 0,5 l = 62\nallergens: 1\nalcohol: ⟦45⟧'), 'alcohol-unlikely', 'alcohol: 4,5'],
  ['a large size cheaper than a small one', soup, 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: ⟦malé 0,33 l = 95; velké 0,5 l = 75⟧', 'size-larger-cheaper'],
  ['a large size far dearer by the litre', soup, 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: ⟦malé 0,33 l = 75; velké 0,5 l = 195⟧', 'size-larger-dearer'],
  ['a small size of three litres', beer, 'malé 0,3 l = ', 'malé ⟦3 l⟧ = ', 'size-label-unlike'],
  ['a lunch for a tenth of its price', week, '150 g = 175', '⟦150 g = 17⟧', 'price-unlike'],
  ['a lunch without the first digit of its price', week, '150 g = 175', '⟦150 g = 75⟧', 'price-unlike'],
  ['a snack with a digit too many', 'menu/30-k-pivu.md', 'sizes: 120 g = 105', 'sizes: ⟦120 g = 1050⟧', 'price-unlike'],
  ['half a litre of beer for 490 in a section of two', drinks, '', drink('cs: Světlé pivo\nen: Pale beer\nsizes: ⟦0,5 l = 490⟧\nallergens: 1\nalcohol: 4,5'), 'price-high'],
  ['a drink for one crown', drinks, '', drink('cs: Limonáda\nen: Lemonade\nsizes: ⟦0,5 l = 1⟧\nallergens: none\nalcohol: 0'), 'price-unlike'],
  ['an extra dearer than its dish', soup, small, `${small}\n    extras: ⟦sýr = 2000⟧\n    extras_en: sýr = cheese`, 'price-unlike'],
  ['an extra with a digit too many', soup, small, `${small}\n    extras: ⟦sýr = 200; chléb = 15; vejce = 20⟧\n    extras_en: sýr = cheese; chléb = bread; vejce = egg`, 'price-unlike'],
  ['an extra of thousands', soup, small, `${small}\n    extras: ⟦sýr = 20000⟧\n    extras_en: sýr = cheese`, 'price-high'],
  ['a size across a gap', soup, small, 'sizes: ⟦2 150 g⟧ = 85', 'size-across-gap'],
  ['a snack of a spoonful', 'menu/30-k-pivu.md', 'sizes: 120 g = 105', 'sizes: ⟦15 g⟧ = 105', 'size-unlikely'],
  ['a lunch of a tenth', week, '150 g = 175', '⟦15 g⟧ = 175', 'size-unlikely'],
  ['a lunch of three kilograms', week, '150 g = 175', '⟦3000 g⟧ = 175', 'size-unlikely'],
  ['a pint of 57 litres', drinks, '', drink('cs: Pivo Ale\nen: Ale\nsizes: pinta ⟦57 l⟧ = 129\nlabels_en: pinta = pint\nallergens: 1\nalcohol: 4,2'), 'size-unlikely', 'sizes: pinta 0,57 l = 129'],
  ['a beer of two litres alone', drinks, '', drink('cs: Pivo Ale\nen: Ale\nsizes: ⟦2 l⟧ = 35\nallergens: 1\nalcohol: 4,2'), 'size-unlikely', 'sizes: 0,2 l = 35'],
  ['a price of ten thousand', soup, small, 'sizes: ⟦0,33 l = 10 000⟧', 'price-unlike'],
  ['a soup of 33 litres', soup, small, 'sizes: ⟦33 l⟧ = 85', 'size-unlikely', 'sizes: 0,33 l = 85'],
  ['a beer of five litres alone', drinks, '', drink('cs: Pivo Ale\nen: Ale\nsizes: ⟦5 l⟧ = 62\nallergens: 1\nalcohol: 4,2'), 'size-unlikely', 'sizes: 0,5 l = 62'],
  ['a wine with a tenth of its alcohol', drinks, '', drink('cs: Frankovka\nid: frankovka-nova\nen: Blaufränkisch\nsizes: sklenka 0,2 l = 59; láhev 0,75 l = 199\nallergens: 12\nalcohol: ⟦1,3⟧'), 'wine-alcohol-unlikely', 'alcohol: 13'],
  ['a wine of a vintage with a tenth of its alcohol', drinks, '', drink('cs: Frankovka\nid: frankovka-nova\nen: Blaufränkisch\nsizes: sklenka 0,2 l = 59\nallergens: unknown\nvintage: 2024\nalcohol: ⟦1,25⟧'), 'wine-alcohol-unlikely', 'alcohol: 12,5'],
  ['an entry of 25,000', 'events.md', '', concert('⟦25000⟧'), 'price-high'],
  ['an entry of two crowns', 'events.md', '', concert('⟦2⟧'), 'price-low'],
  ['an entry with a digit too many', 'events.md', '', concert('⟦studenti = 180; ostatní = 2500⟧'), 'price-unlike'],
  ['a cancelled concert in its title', 'events.md', '', concert('250').replace('Koncert', 'Koncert ⟦ZRUŠENO⟧'), 'event-status-in-title', 'cancelled: yes'],
  ['a sold out concert in its title', 'events.md', '', concert('250').replace('Koncert', 'Koncert ⟦(vyprodáno)⟧'), 'event-status-in-title', 'sold_out: yes'],
  ['a table in the story', 'home.cs.md', '\n## ', '\n⟦| Po |⟧ Kvíz |\n|---|---|\n\n## ', 'story-table'],
  ['an address in a sentence', soup, 'section_en: Soups', 'section_en: Soups\nnote: Víc na ⟦www.pub.example⟧\nnote_en: More at our web', 'text-address'],
  ['latitude and longitude swapped', 'pub.md', 'latitude: 49.75\nlongitude: 15.5', 'latitude: ⟦15.5⟧\nlongitude: 49.75', 'coordinates-swapped'],
  ['a place outside of the country', 'pub.md', 'latitude: 49.75', 'latitude: ⟦94.75⟧'.replace('94', '39'), 'coordinates-outside'],
  ['a night of 20 hours', 'hours.md', 'Ne 12:00–22:00', 'Ne ⟦12:00–08:00⟧', 'times-long', '- Ne 12:00–20:00'],
  ['a night of 20 hours in words', 'hours.md', 'Ne 12:00–22:00', 'Ne ⟦12:00 do 08:00⟧', 'times-long', '- Ne 12:00 do 20:00'],
  ['a night of 20 hours in German', 'hours.md', 'Ne 12:00–22:00', 'Ne ⟦12 bis 08⟧ Uhr', 'times-long', '- Ne 12:00 bis 20:00 Uhr'],
  ['a night of 20 hours in English', 'hours.md', 'Ne 12:00–22:00', 'Ne ⟦12:00 to 08:00⟧', 'times-long', '- Ne 12:00 to 20:00'],
  ['an exception of a year', 'hours.md', exception, 'date: ⟦8. 2. 2027 – 14. 2. 2028⟧', 'exception-long'],
  ['an exception of 61 days', 'hours.md', exception, 'date: ⟦8. 2. 2027 – 9. 4. 2027⟧', 'exception-long'],
  ['an exception of last year', 'hours.md', exception, 'date: ⟦8. 2. 2025 – 14. 2. 2025⟧', 'exception-past'],
  ['an exception of this year that is long over', 'hours.md', exception, 'date: ⟦8. 2. 2026 – 14. 2. 2026⟧', 'exception-past'],
  ['allergens in a name', soup, `${tripe}\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: 1`, `${tripe} ⟦(1,3,7)⟧\n    en: Tripe soup (1,3,7)\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: unknown`, 'allergens-in-name', '- cs: Dršťková polévka'],
  ['allergens in a name that differ from those of the field', soup, tripe, `${tripe} ⟦/1,7/⟧`, 'allergens-in-name'],
  ['allergens at the end of a name', soup, `${tripe}\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: 1`, `${tripe} ⟦1,3,7⟧\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: unknown`, 'allergens-in-name', 'allergens: 1, 3, 7'],
  ['Austrian letters in a name', soup, tripe, `${tripe} ⟦(ACG)⟧`, 'allergens-in-name'],
  ['letters at the end of a name', soup, tripe, `${tripe} ⟦A,C,G⟧`, 'allergens-in-name'],
  ['the number of a dish in its name', soup, `${tripe}\n    en: Tripe soup`, `cs: ⟦12. ⟧Dršťková polévka\n    en: 12. Tripe soup`, 'number-in-name', 'number: 12'],
  ['a quantity in a name that no size has', soup, tripe, `${tripe} ⟦0,4 l⟧`, 'size-in-name'],
  ['a section of one day', soup, 'section: Polévky', 'section: ⟦Pondělí⟧', 'section-of-day', 'days: Pondělí'],
  ['beef under vegetarian', soup, 'en: Lentil soup with root vegetables', 'en: Lentil soup with beef', 'diet-unlikely'],
  ['an exception decades ahead', 'hours.md', exception, 'date: ⟦8. 2. 2072 – 14. 2. 2072⟧', 'exception-far'],
  ['a night that begins when it should end', 'hours.md', 'bar: 15:00–22:00\n    kitchen: 15:00–20:30', 'bar: ⟦23:30–18:00⟧\n    kitchen: no', 'times-long', 'bar: 18:00–23:30'],
  ['two sizes called small', soup, 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: ⟦malé 0,33 l = 75; malé 0,5 l = 95⟧', 'size-label-twice'],
  ['a snack of 150 kilograms', 'menu/30-k-pivu.md', 'sizes: 120 g = 105', 'sizes: ⟦150 kg⟧ = 105', 'size-unlikely'],
  ['the English of another dish', soup, 'en: Tripe soup', 'en: ⟦Goulash soup⟧', 'name-same'],
  ['sold out, or not', soup, small, `${small}\n    ⟦sold_out⟧:`, 'answer-missing'],
  ['a rule for days that are closed anyway', 'hours.md', '', '---\nbar: Ne–Pá 10–22\nkitchen: no\nlunch: Po–Pá 11–14\nholidays_as_usual: yes\nexceptions:\n  - date: ⟦první sobota v měsíci⟧\n    reason: sanitární den\n    reason_en: cleaning\n    closed: yes\n---\n', 'exception-rule-idle'],
  ['a closed day inside open days', 'hours.md', 'exceptions:\n', 'exceptions:\n  - date: 30. 12. 2026 – 3. 1. 2027\n    reason: mezi svátky\n    reason_en: between the holidays\n    bar: 12:00–20:00\n    kitchen: no\n    lunch: no\n', 'exception-inside'],
  ['open days inside closed days', 'hours.md', exception, `date: ⟦11. 2. 2027⟧\n    reason: ples\n    reason_en: ball\n    bar: 18:00–23:00\n    kitchen: no\n    lunch: no\n\n  - ${exception}`, 'exception-opens'],
  ['an exception that is silent about lunch', 'hours.md', 'date: 31. 12. 2026\n    reason: Silvestr\n    reason_en: New Year’s Eve\n    bar: 11:00–02:00\n    kitchen: 11:00–22:00\n    lunch: no', 'date: ⟦31. 12. 2026⟧\n    reason: Silvestr\n    reason_en: New Year’s Eve\n    bar: 11:00–02:00\n    kitchen: 11:00–22:00', 'exception-without-lunch'],
  ['the season of a dish turned round', soup, 'season: 1. 9. – 30. 11.', 'season: ⟦30. 11. – 1. 9.⟧', 'season-turned', 'season: 1. 9. – 30. 11.'],
  ['the season of the house turned round', 'hours.md', 'exceptions:\n', 'seasons:\n  - season: ⟦31. 12. – 1. 10.⟧\n    closed: yes\n\nexceptions:\n', 'season-turned', '- season: 1. 10. – 31. 12.'],
  ['letters that became question marks', soup, tripe, 'cs: ⟦Dr??kov?⟧ polévka', 'text-garbled'],
  ['letters of a wrong encoding', soup, tripe, 'cs: ⟦TatarĂˇk⟧', 'text-garbled', '- cs: Tatarák'],
  ['letters of another wrong encoding', soup, tripe, 'cs: ⟦TatarÃ¡k⟧', 'text-garbled', '- cs: Tatarák'],
  ['a space of HTML', soup, tripe, 'cs: Dršťková⟦&nbsp;⟧polévka', 'text-html', '- cs: Dršťková polévka'],
  ['an ampersand of HTML', soup, tripe, 'cs: Dršťková ⟦&amp;⟧ polévka', 'text-html', '- cs: Dršťková & polévka'],
  ['a line end of HTML', soup, tripe, 'cs: Dršťková⟦<br>⟧polévka', 'text-html', '- cs: Dršťková polévka'],
  ['bold letters of Markdown', soup, tripe, 'cs: Dršťková ⟦**polévka**⟧', 'text-markdown', '- cs: Dršťková polévka'],
  ['a link of Markdown', soup, tripe, 'cs: Dršťková ⟦[polévka](https://pub.example/)⟧', 'text-markdown', '- cs: Dršťková polévka'],
  ['a letter of German in a wrong encoding', soup, tripe, 'cs: ⟦WeiÃŸbier⟧', 'text-garbled', '- cs: Weißbier'],
  ['a letter lost before a word', soup, tripe, 'cs: ⟦Pikantn?⟧ polévka', 'text-garbled'],
  ['one line on each side', soup, tripe, 'cs: ⟦_Dršťková_⟧ polévka', 'text-markdown', '- cs: Dršťková polévka'],
  ['an element of HTML', soup, tripe, 'cs: ⟦<b>Dršťková</b>⟧ polévka', 'text-html', '- cs: Dršťková polévka'],
  ['several signs of HTML', soup, tripe, 'cs: Dršťková⟦&nbsp;polévka<br>⟧', 'text-html', '- cs: Dršťková polévka'],
  ['a star before a line of the story', 'home.cs.md', '## Rezervace\n\n', '## Rezervace\n\n⟦* ⟧', 'text-markdown'],
  ['code in the story', 'home.cs.md', '## Rezervace\n\n', '## Rezervace\n\n⟦`Pivo`⟧ ', 'text-markdown'],
  ['a picture in the story', 'home.cs.md', '## Rezervace\n\n', '## Rezervace\n\n⟦![pivo](pivo.jpg)⟧ ', 'text-markdown'],
  ['a link of the story that leads nowhere', 'home.cs.md', '## Rezervace\n\n', '## Rezervace\n\n⟦[lístek](listek.html)⟧ ', 'text-markdown'],
  ['degrees with a comma too many', beer, 'degree: 10', 'degree: ⟦1,0⟧', 'degree-unlikely'],
  ['alcohol and degrees of a lager swapped', beer, 'alcohol: 4,1\n    degree: 10', 'alcohol: ⟦12⟧\n    degree: 4,4', 'alcohol-degree-swapped'],
  ['a strong ale by the pint', drinks, '', drink('cs: Pivo Ale\nen: Ale\nsizes: 0,57 l = 129\nallergens: 1\nalcohol: ⟦42⟧'), 'alcohol-unlikely', 'alcohol: 4,2'],
  ['a spirit by the half litre for the price of a shot', drinks, '', drink('cs: Borovička\nen: Juniper spirit\nsizes: 0,4 l = 65\nallergens: none\nalcohol: ⟦40⟧'), 'alcohol-unlikely'],
  ['a large size of five litres', soup, 'sizes: malé 0,33 l = 75; velké 0,5 l = 95', 'sizes: malé 0,33 l = 75; velké ⟦5 l⟧ = 95', 'size-comma-missing', 'sizes: malé 0,33 l = 75; velké 0,5 l = 95'],
  ['a large beer of five litres', beer, 'velké 0,5 l = 62', 'velké ⟦5 l⟧ = 62', 'size-comma-missing', 'sizes: malé 0,3 l = 44; velké 0,5 l = 62'],
  ['a bottle cheaper than a glass', drinks, '', drink('cs: Frankovka\nid: frankovka-nova\nen: Blaufränkisch\nsizes: ⟦sklenka 0,2 l = 270; láhev 0,75 l = 79⟧\nallergens: 12\nalcohol: 12'), 'size-larger-cheaper'],
  ['a large portion cheaper than a small one, without quantities', soup, small, 'sizes: ⟦malá porce = 95; velká porce = 75⟧', 'size-larger-cheaper'],
  ['twelve pieces cheaper than six', soup, small, 'sizes: ⟦6 ks = 95; 12 ks = 75⟧', 'size-larger-cheaper'],
  ['the season of the garden turned round', 'pub.md', 'garden_season: 15. 4. – 15. 10.', 'garden_season: ⟦31. 10. – 1. 4.⟧', 'season-turned', 'garden_season: 1. 4. – 31. 10.'],
  ['a season of a garden that there is not', 'pub.md', 'garden: yes\ngarden_season: 15. 4. – 15. 10.\n', 'garden: no\ngarden_season: ⟦15. 4. – 15. 10.⟧\n', 'feature-contradicted'],
  ['no bookings, where the first file books by telephone', 'pub.md', 'booking: Stůl rezervujeme jen po telefonu, denně od 10:00 do 20:00. Rezervace zprávou ani e-mailem nepřijímáme.', 'booking_by: telephone\nbooking: ⟦Stoly nerezervujeme, přijďte.⟧', 'booking-denied'],
  ['bookings of large groups, where the first file says that none are made', 'pub.md', 'phone: +420 360 000 042\nbooking_hours: 10:00–20:00\nbooking: Stůl rezervujeme jen po telefonu, denně od 10:00 do 20:00. Rezervace zprávou ani e-mailem nepřijímáme.', 'phone: +420 360 000 042\nbooking_by: none\nbooking: ⟦Jen skupinám od 20 osob rezervujeme stůl.⟧', 'booking-of-some'],
  ['a toilet for wheelchairs where there is none', 'pub.md', 'garden: yes\n', 'garden: yes\ntoilet: no\nwheelchair_toilet: ⟦yes⟧\n', 'feature-contradicted'],
  ['a price of a soup that is included', week, 'sizes: 0,22 l\n    allergens: 1, 9', 'sizes: ⟦0,22 l = 35⟧\n    allergens: 1, 9', 'soup-included-priced'],
  ['a kilogram and a half beside 350 g', 'menu/30-k-pivu.md', 'sizes: 120 g = 105', 'sizes: ⟦350 g = 215; 1500 g = 285⟧', 'size-larger-cheaper'],
  ['an event of last year', 'events.md', '', '---\nevents:\n  - date: ⟦27. 11. 2025⟧\n    time: 20:00\n    title: Koncert\n    title_en: Concert\n---\n', 'event-past'],
  ['an event in the night before the one that is meant', 'events.md', '', '---\nevents:\n  - date: 28. 11. 2026\n    time: ⟦0:30⟧\n    title: Koncert\n    title_en: Concert\n---\n', 'event-after-midnight'],
  ['an event of every week in the night before', 'events.md', '', '---\nevents:\n  - day: sobota\n    until: 19. 12. 2026\n    time: ⟦0:30⟧\n    title: Koncert\n    title_en: Concert\n---\n', 'event-after-midnight'],
  ['an event of this year that is long over', 'events.md', '', concert('100').replace('27. 11. 2026', '⟦27. 8. 2026⟧'), 'event-past'],
  ['an event decades ahead', 'events.md', '', concert('100').replace('27. 11. 2026', '⟦27. 11. 2072⟧'), 'event-far'],
  ['the first date of a course decades ahead', 'events.md', '', concert('100\n    from: ⟦1. 6. 2072⟧').replace('date: 27. 11. 2026', 'day: pátek'), 'event-far'],
  ['the end of a course of the spring', 'events.md', '', concert('100\n    until: ⟦1. 6. 2026⟧').replace('date: 27. 11. 2026', 'day: pátek'), 'event-past'],
  ['a section on a day that opens when it is over', soup, 'kind: food\n', 'kind: food\nhours: ⟦Po–Ne 12:00–14:00⟧\n', 'section-left-out'],
  ['a section that goes on when the house has closed', soup, 'kind: food\n', 'kind: food\nhours: ⟦So 16:00–23:00⟧\n', 'section-outside-hours'],
  ['a section that goes on when nothing is cooked any more', soup, 'kind: food\n', 'kind: food\nhours: ⟦So 16:00–22:00⟧\n', 'section-outside-kitchen'],
  ['a section that begins before the house opens on a date of its own', soup, 'kind: food\n', 'kind: food\nhours: ⟦[Po–Ne 16:00–20:00, 26. 12. 2026 9:00–11:00]⟧\n', 'section-outside-hours'],
  ['lunch on a day that opens when it is over', 'hours.md', 'exceptions:\n', 'exceptions:\n  - date: 25. 11. 2026\n    reason: školení\n    reason_en: training\n    bar: 16:00–22:00\n    kitchen: 16:00–21:00\n', 'lunch-outside-hours'],
  ['bold letters in the story', 'home.cs.md', '## Rezervace', '## ⟦**Rezervace**⟧', 'text-markdown', '## Rezervace'],
]

/** One copy of the short pub, with snacks and desserts, for all slips. */
const whole = (text: string) => `${text}\n`
const added = { 'menu/30-k-pivu.md': whole, 'menu/80-dezerty.md': whole }
const content = await contentCopy(added, 'short', await lastingFolder())
/** The files before they were changed; undefined for a new one. */
const before = new Map<string, string | undefined>()

afterEach(async () => {
  for (const [path, text] of before) await (text === undefined ? rm(path) : writeFile(path, text))
  before.clear()
})

/** The problems of the full pub with these files changed or added. */
async function report(edits: { [file: string]: (text: string) => string }): Promise<Problem[]> {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(content, file)
    if (!before.has(path)) before.set(path, await readFile(path, 'utf8').catch(() => undefined))
    const text = before.get(path) ?? ''
    const changed = edit(text)
    if (changed === text) throw new Error(`the edit of ${file} changed nothing`)
    await writeFile(path, changed)
  }
  return (await readPub(content)).problems
}

const withSlip = (from: string, to: string) => (text: string) =>
  from === '' ? to : text.replace(from, () => to)
const plain = (marked: string) => marked.replace(/[⟦⟧]/g, '')
const warned = (file: string, from: string, to: string) =>
  report({ [file]: (text) => plain(withSlip(from, to)(text)) })

async function warnings(content: string): Promise<Problem[]> {
  const problems = await readProblems(content)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return problems
}

describe('each slip of the table is one warning', () => {
  test('every code of a slip is in the table', () => {
    // `section-part-closed` needs changes in two files: test/cases/hours-agree.yaml.
    const shown = new Set([...table.map(([, , , , code]) => code), 'section-part-closed'])
    expect(slipCodes.filter((code) => !shown.has(code))).toEqual([])
  })

  test.each(table)('%s', async (_, file, from, to, code, line) => {
    const [problem, ...more] = await warned(file, from, to)
    expect([problem, ...more].map((one) => one?.code)).toEqual([code])
    const marked = withSlip(from, to)(before.get(join(content, file)) ?? '')
    const start = marked.indexOf('⟦')
    if (start >= 0) {
      const lines = marked.slice(0, start).split('\n')
      expect([problem?.line, problem?.column]).toEqual([
        lines.length,
        (lines.at(-1)?.length ?? 0) + 1,
      ])
    } else expect(problem?.line).toBeGreaterThan(1)
    expect(problem && formatMessage(problem, en).fix).toMatch(/\S/)
    const edits = (problem?.edits ?? []).filter((edit) => 'old' in edit)
    if (line === undefined) return
    if (edits.length === 0) throw new Error('no edit')
    const fixed = edits.toReversed().reduce(replaced, plain(marked))
    expect(fixed.split('\n').map((one) => one.trim())).toContain(line)
    const remaining =
      fixed === before.get(join(content, file)) ? [] : await report({ [file]: () => fixed })
    expect(remaining.map((one) => one.code)).not.toContain(code)
  })
})

describe('right values give no warning', () => {
  const pubs = async () => {
    const folders = await readdir(join(root, 'test/pubs'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    return [
      ...names.map((name) => `test/pubs/${name}${name.startsWith('frozen-') ? '/full' : ''}`),
      'content',
    ]
  }

  test('no pub of this repository gets a warning about a slip or an untranslated text', async () => {
    const silent = [...slipCodes, 'text-untranslated', 'price-unlike', 'checked-needless']
    for (const pub of await pubs()) {
      const found = (await warnings(join(root, pub))).filter(({ code }) => silent.includes(code))
      expect(found.map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual([])
    }
  })

  test('the full pub gets no warning', async () => {
    expect((await warnings(fullPub)).map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual(
      [],
    )
  })

  test('a large size may cost 1.6 times as much by the litre as a small one', async () => {
    const codes = async (price: number) => {
      const problems = await warned(
        soup,
        'sizes: malé 0,33 l = 75; velké 0,5 l = 95',
        `sizes: malé 0,33 l = 75; velké 0,5 l = ${price}`,
      )
      return problems.map(({ code }) => code)
    }
    expect(await codes(181)).toEqual([])
    expect(await codes(182)).toEqual(['size-larger-dearer'])
  })

  // biome-ignore format: one line, one drink
  test.each([
    ['a spirit by the small glass', 'cs: Slivovice\nid: slivovice-nova\nen: Plum brandy\nsizes: 0,04 l = 65\nallergens: none\nalcohol: 52'],
    ['a strong beer', 'cs: Bock\nen: Bock beer\nsizes: 0,3 l = 62\nallergens: 1\nalcohol: 9,5\ndegree: 18'],
    ['a beer without alcohol', 'cs: Birell\nen: Birell\nsizes: 0,5 l = 45\nallergens: 1\nalcohol: 0,5\ndegree: 4'],
    ['a bottle of a spirit', 'cs: Becherovka\nid: becherovka-nova\nen: Becherovka\nsizes: 0,02 l = 35; 0,04 l = 59; láhev 0,5 l = 690\nallergens: none\nalcohol: 38'],
    ['a wine by the glass, the carafe and the bottle', 'cs: Rulandské šedé\nid: rulandske-nove\nen: Pinot Gris\nsizes: sklenka 0,2 l = 85; karafa 0,5 l = 199; láhev 0,75 l = 290\nallergens: 12\nalcohol: 12'],
    ['a larger bottle from the tap than a dearer one of glass, and a happy hour', 'cs: Pivo\nen: Beer\nsizes: 0,5 l = 58; láhev 0,33 l = 65; happy hour 0,5 l = 39\nlabels_en: happy hour = happy hour\nallergens: 1\nalcohol: 5'],
    ['water by the glass and by the litre and a half', 'cs: Mattoni\nen: Mattoni\nsizes: 0,33 l = 45; 0,75 l = 79; 1,5 l = 115\nallergens: none\nalcohol: 0'],
    ['a gin without alcohol', 'cs: Nealko gin\nen: Alcohol-free gin\nsizes: 0,04 l = 89\nallergens: none\nalcohol: 0,4'],
    ['a shandy with sulphites', 'cs: Radler\nen: Shandy\nsizes: 0,5 l = 49\nallergens: 1, 12\nalcohol: 2'],
    ['a jug of two litres', 'cs: Džbán\nen: Jug\nsizes: malé 0,3 l = 44; velké 0,5 l = 62; 2 l = 240\nallergens: 1\nalcohol: 0'],
    ['a sparkling wine without alcohol', 'cs: Sekt 0,0\nen: Sparkling 0.0\nsizes: 0,2 l = 79\nallergens: 12\nwinery: U Lípy\nalcohol: 0,5'],
    ['a sweet wine', 'cs: Moscato\nen: Moscato d’Asti\nsizes: sklenka 0,1 l = 59\nallergens: 12\nwinery: U Lípy\nalcohol: 5'],
    ['cider', 'cs: Cider\nen: Dry cider\nsizes: 0,33 l = 69\nallergens: 12\nalcohol: 4,5'],
    ['a low beer', 'cs: Radler\nen: Shandy\nsizes: 0,5 l = 55\nallergens: 1\nalcohol: 1,9'],
    ['a keg for a party', 'cs: Soudek\nen: Keg\nsizes: 5 l = 600\nallergens: 1\nalcohol: 4,2'],
    ['a pitcher', 'cs: Džbán limonády\nen: Pitcher of lemonade\nsizes: 2 l = 180\nallergens: none\nalcohol: 0'],
    ['a shot of coffee', 'cs: Espresso 2\nen: Short espresso\nsizes: 0,03 l = 55\nallergens: none\nalcohol: 0'],
  ])('%s', async (_, fields) => {
    expect(await warned(drinks, '', drink(fields))).toEqual([])
  })

  test('no edit turns two percent of a wine into twenty', async () => {
    const problems = await warned(
      drinks,
      '',
      drink('cs: Bílé\nid: bile-nove\nen: White\nsizes: 0,2 l = 59\nallergens: 12\nalcohol: 2'),
    )
    const [told] = problems.filter(({ code }) => code === 'wine-alcohol-unlikely')
    expect(told).toBeDefined()
    expect(told?.edits).toBeUndefined()
  })

  // biome-ignore format: one line, one change
  test.each([
    ['times around the clock', 'hours.md', 'Po–Čt 11:00–23:00', 'Po–Čt 2:00–1:59'],
    ['a season over New Year', soup, 'season: 1. 9. – 30. 11.', 'season: 1. 11. – 31. 3.'],
    ['one to the first of a month', soup, 'season: 1. 9. – 30. 11.', 'season: 15. 11. – 1. 3.'],
    ['an exception of sixty days', 'hours.md', exception, 'date: 8. 2. 2027 – 8. 4. 2027'],
    ['twice the diameter, four times the pizza', soup, small, 'sizes: 25 cm = 90; 50 cm = 300'],
    ['a quarter, a half and a whole', soup, small, 'sizes: ¼ porce = 60; ½ porce = 75; porce = 95'],
    ['what costs nothing', soup, small, 'sizes: 0,33 l = 0'],
    ['a long weekend', 'hours.md', 'exceptions:\n', 'exceptions:\n  - date: 26. 3. 2027 – 29. 3. 2027\n    reason: Velikonoce\n    reason_en: Easter\n    bar: 12:00–22:00\n    kitchen: no\n    lunch: no\n'],
    ['signs between words and numbers', 'home.cs.md', '## Rezervace\n\n', '## Rezervace\n\nCena 5*4 * 3, snake_case, jan_novak@pub.example *. 1. ledna zavřeno.\n\n'],
    ['a question', soup, 'description: ', 'description: Proč? Protože. '],
    ['an ampersand, a star and a dash', soup, 'description: ', 'description: Fish & chips * – '],
  ])('%s', async (_, file, from, to) => {
    expect(await warned(file, from, to)).toEqual([])
  })
})

test('a course without an end that began years ago is not over', async () => {
  const course = concert('100\n    from: 2. 9. 2022').replace('date: 27. 11. 2026', 'day: pátek')
  const found = await warned('events.md', '', course)
  expect(found.map(({ code }) => code)).toEqual(['event-left-out'])
})

const dessert = (cs: string, en: string) =>
  `---\nsection: Sladké tečky\nsection_en: Sweets\nkind: food\nitems:\n${[cs, 'Palačinky']
    .map(
      (name, index) =>
        `  - cs: ${name}\n    en: ${index === 0 ? en : 'Pancakes'}\n    id: sladke-${index}\n    sizes: 150 g = 95\n    allergens: 1\n`,
    )
    .join('')}---\n`
const file = 'menu/202-sladke.md'

describe('the same text in two languages', () => {
  test.each(
    'Tiramisu, Cheesecake, Panna cotta, Caprese, Carpaccio, Pizza Margherita, Spaghetti carbonara, Hamburger, Crème brûlée, Jalapeños, Caesar, Hot dog, Nachos, Quesadilla, Pho Bo, Ben & Jerry’s'.split(
      ', ',
    ),
  )('is no warning for %s', async (name) => {
    const problems = await warned(file, '', dessert(name, name))
    expect(problems.map(({ code }) => code)).not.toContain('text-untranslated')
  })

  test.each(
    'Svíčková na smetaně, Hovězí guláš, Hranolky, Kachna se zelím, Smažený sýr, Domácí dezert'.split(
      ', ',
    ),
  )('is a warning for %s', async (name) => {
    const problems = await warned(file, '', dessert(name, name))
    expect(problems.map(({ code }) => code)).toContain('text-untranslated')
  })

  test.each(
    'Kofola, Becherovka, Božkov, Vinea, Vodka, Plzeňský Prazdroj 12°, Aperol Spritz'.split(', '),
  )('is no warning for the drink %s', async (name) => {
    const problems = await warned(
      drinks,
      '',
      drink(
        `cs: ${name}\nid: piti-nove\nen: ${name}\nsizes: 0,04 l = 55\nallergens: none\nalcohol: unknown`,
      ),
    )
    expect(problems.map(({ code }) => code)).not.toContain('text-untranslated')
  })
})

describe('a warning that the owner confirmed', () => {
  const dear = 'sizes: 0,33 l = 385'
  const codes = async (edit: (text: string) => string) => {
    return (await report({ [soup]: edit })).map(({ code }) => code)
  }

  test.each([
    ['in the item', (text: string) => text.replace(small, `${dear}\n    checked: price-unlike`)],
    [
      'in the file',
      (text: string) =>
        text.replace(small, dear).replace('kind: food', 'kind: food\nchecked: [price-unlike]'),
    ],
  ])('is not asked again when it is said %s', async (_, edit) => {
    expect(await codes((text) => text.replace(small, dear))).toEqual(['price-unlike'])
    expect(await codes(edit)).toEqual([])
  })

  test('is given again for another item', async () => {
    const edit = (text: string) =>
      text.replace(small, dear).replace(tripe, `${tripe}\n    checked: price-unlike`)
    expect((await codes(edit)).sort()).toEqual(['checked-needless', 'price-unlike'])
  })

  test('is given again in another file', async () => {
    const found = await report({
      [soup]: (text) => text.replace('kind: food', 'kind: food\nchecked: price-unlike'),
      'menu/80-dezerty.md': (text) => text.replace('2 ks 100 g = 85', '2 ks 100 g = 850'),
    })
    expect(found.map(({ code }) => code).sort()).toEqual(['checked-needless', 'price-unlike'])
  })

  test('is reported as needless once nothing warns any more', async () => {
    const edit = (text: string) => text.replace(small, `${small}\n    checked: price-unlike`)
    expect(await codes(edit)).toEqual(['checked-needless'])
  })

  test('confirms a day in hours.md', async () => {
    const long = 'date: 8. 2. 2027 – 14. 5. 2027'
    for (const [line, left] of [
      ['', 1],
      ['\n    checked: exception-long', 0],
    ] as const) {
      const found = await warned('hours.md', exception, long + line)
      expect(found.filter(({ code }) => code === 'exception-long')).toHaveLength(left)
    }
  })
})

// biome-ignore format: one line, one entry
test.each(['250', '10', 'děti = 30; dospělí = 250', 'předprodej = 250; na místě = 300', 'zdarma'])('an entry of %s is no slip', async (price) => {
  const found = await warned('events.md', '', concert(price))
  expect(found.filter(({ code }) => code.startsWith('price'))).toEqual([])
})

test('a field that a form leaves empty counts as absent', async () => {
  const empty = `${small}\n    note:\n    note_en: ''\n    days: []\n    deposit: ""\n    labels_en:`
  const content = await contentCopy({ [soup]: [small, empty] })
  const found = await tryBuild(content)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  const as = await tryBuild(fullPub)
  if ('problems' in as) throw new Error('the full pub')
  expect(found.files.get('menu.json')).toBe(as.files.get('menu.json'))
})

test.each([
  ['20 g = 62', true],
  ['20 g = 61', false],
  ['21 g = 62', false],
  ['2000 g = 30', true],
  ['2000 g = 31', false],
  ['1999 g = 30', false],
])('%s beside nothing else is asked about: %s', async (sizes, isAsked) => {
  const item = `  - cs: Sýr\n    en: Cheese\n    sizes: ${sizes}\n    allergens: 7\n`
  const section = `---\nsection: Sýry\nsection_en: Cheese\nkind: food\nitems:\n${item}---\n`
  const problems = await readProblems(await shortCopy({ 'menu/99-syry.md': () => section }))
  expect(problems.some(({ code }) => code === 'size-unlikely')).toBe(isAsked)
})

test.each([
  ['Chléb se sádlem (1,7)', '    allergens: 1, 7\n'],
  ['Chléb se sádlem', undefined],
  // It may be the number of its pieces.
  ['Vejce (2)', undefined],
])('%s without a line of allergens is offered the one in its name', async (name, line) => {
  const content = await contentCopy({}, 'five-items')
  const file = join(content, 'menu/20-k-pivu.md')
  const typed = await readFile(file, 'utf8')
  const lacking = typed.replace('Chléb se sádlem', name).replace('39,50\n    allergens: 1', '39,50')
  await writeFile(file, lacking)
  const { problems } = await readPub(content)
  expect(problems.map(({ code }) => code)).toContain('field-missing')
  const edits = problems.flatMap((problem) => problem.edits ?? [])
  expect(edits.flatMap((edit) => ('new' in edit ? edit.new : []))).toEqual(
    line === undefined ? [] : ['  - cs: Chléb se sádlem', line],
  )
})
