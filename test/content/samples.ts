// Examples of messages that no mistake of the table leads to: warnings, whole folders, drawings, and
// what is the owner's own beside the content.

import { type Message, message } from '../../src/model/messages/catalogue.ts'
import type { Problem } from '../../src/model/problem.ts'

const told = (said: Message, file: string, severity: Problem['severity'] = 'error'): Problem => ({
  ...said,
  severity,
  file,
})

/** ⟦ ⟧ marks in the line what the caret stands under. */
function at(said: Message, place: string, marked: string, severity?: Problem['severity']): Problem {
  const [file = '', line] = place.split(':')
  const column = marked.indexOf('⟦') + 1
  return {
    ...told(said, file, severity),
    line: Number(line),
    column,
    length: Math.max(1, marked.indexOf('⟧') - column),
    source: marked.replace(/[⟦⟧]/g, ''),
  }
}

const warn = (said: Message, place: string, marked: string) => at(said, place, marked, 'warning')

const pub = 'content/pub.md'
const soup = 'content/menu/10-polevky.md'
const beer = 'content/menu/90-tocene-pivo.md'
const week = 'content/lunch/2026-11-23.md'
const emblem = 'content/emblem.svg'
const template = 'templates/akce.json.ts'

// biome-ignore format: one line, one example
export const samples: readonly Problem[] = [
  told(message('folder-empty'), 'content'),
  told(message('folder-missing'), 'content'),
  told(message('file-missing'), 'content/hours.md'),
  told(message('menu-missing'), 'content/menu'),
  told(message('file-misnamed', { name: 'Pub.md', meant: 'pub.md' }), 'content/Pub.md'),
  told(message('file-not-regular'), 'content/menu/20-jidla.md'),
  told(message('file-unopenable'), pub),
  told(message('link-outside'), 'content/menu/20-jidla.md'),
  told(message('link-broken'), 'content/menu/20-jidla.md'),
  at(message('line-too-long', { length: 12000, most: 10000 }), `${soup}:4`, '⟦note: Vývary táhneme dva dny. Vývary táhneme dva dny. Vývary táhneme⟧'),
  at(message('backslash-wrong', { line: 'note: "Cesta C: jidla"' }), `${soup}:4`, 'note: "Cesta C:⟦\\⟧jidla"'),
  at(message('text-ambiguous'), `${soup}:4`, 'note: ⟦? Vývar⟧'),
  at(message('field-renamed', { former: 'former', field: 'field', line: 'field: text' }), `${pub}:9`, '⟦former⟧: text'),
  at(message('field-under-both-names', { former: 'former', field: 'field' }), `${pub}:9`, '⟦former⟧: text'),
  at(message('value-too-long', { length: 2400, most: 2000 }), `${soup}:13`, '    sizes: ⟦0,33 l = 65; 0,5 l = 89; 0,33 l = 65⟧'),
  at(message('text-too-long', { length: 1204 }), `${soup}:4`, 'note: ⟦Vývary táhneme dva dny a⟧'),
  at(message('words-none', { typed: ',' }), `${pub}:40`, 'payment: ⟦,⟧'),
  at(message('sizes-unreadable', { typed: ';' }), `${soup}:13`, '    sizes: ⟦;⟧'),
  at(message('sizes-too-many', { count: 9 }), `${soup}:13`, '    sizes: ⟦0,1 l = 1; 0,2 l = 2; 0,3 l = 3⟧'),
  at(message('quantity-unreadable', { typed: 'hrnek' }), `${week}:8`, '    sizes: ⟦hrnek⟧'),
  at(message('label-unreadable', { typed: 'pro dva for two' }), `${soup}:14`, '    labels_en: ⟦pro dva for two⟧'),
  at(message('times-missing', { typed: 'Po' }), 'content/hours.md:5', '  - ⟦Po⟧'),
  at(message('days-unreadable', { typed: '–' }), 'content/hours.md:5', '  - ⟦–⟧ 11:00–23:00'),
  at(message('minutes-unreadable', { typed: 'kousek' }), `${pub}:52`, '    walk: ⟦kousek⟧'),
  at(message('license-unreadable', { typed: 'moje' }), `${pub}:60`, 'license: ⟦moje⟧'),
  at(message('security-contact-unreadable', { typed: 'u baru' }), `${pub}:61`, 'security_contact: ⟦u baru⟧'),
  at(message('signals-unreadable', { typed: 'všechno' }), `${pub}:62`, 'content_signals: ⟦všechno⟧'),
  at(message('heading-empty'), 'content/home.cs.md:9', '⟦##⟧'),
  at(message('emblem-not-svg', { element: 'html' }), `${emblem}:1`, '⟦<html⟧>'),
  at(message('emblem-without-size'), `${emblem}:1`, '⟦<svg⟧ xmlns="http://www.w3.org/2000/svg">'),
  at(message('emblem-element', { element: 'script' }), `${emblem}:2`, '  ⟦<script⟧>'),
  at(message('emblem-attribute', { name: 'onload', value: 'alert(1)' }), `${emblem}:2`, '  <g ⟦onload⟧="alert(1)">'),
  told(message('emblem-excessive', { what: 'shapes', most: 2000 }), emblem),
  at(message('emblem-definitions'), `${emblem}:1`, '⟦<!DOCTYPE svg [⟧'),
  at(message('emblem-unreadable', { reason: 'unclosed tag: svg' }), `${emblem}:9`, '⟦<⟧'),
  at(message('hours-empty', { field: 'bar' }), 'content/hours.md:4', '⟦bar⟧: []'),
  at(message('nights-overlap', { day: 'tue', before: 'mon', language: 'cs' }), 'content/hours.md:6', '  - ⟦Út 1:00–23:00⟧'),
  at(message('exception-without-kitchen'), 'content/hours.md:30', '  - ⟦date: 24. 12. 2026⟧'),
  warn(message('text-unfinished', { typed: 'Naše hospoda' }), `${pub}:8`, 'name: ⟦Naše hospoda⟧'),
  warn(message('notice-unfinished', { typed: 'Tento web teprve vzniká.' }), `${pub}:12`, 'notice: ⟦Tento web teprve vzniká.⟧'),
  warn(message('text-untranslated', { language: 'en', same: 'cs' }), `${soup}:9`, '    en: ⟦Kulajda⟧'),
  warn(message('name-long', { length: 84, most: 75, rest: 'description' }), `${soup}:8`, '  - cs: ⟦Kulajda s lesními houbami, koprem a ztraceným vejcem⟧'),
  told(message('section-single'), 'content/menu/20-predkrmy.md', 'warning'),
  warn(message('price-high', { price: 12900, currency: 'CZK' }), `${soup}:13`, '    sizes: 0,33 l = ⟦12900⟧'),
  warn(message('price-unlike', { price: 650, least: 59, most: 69, currency: 'CZK' }), `${soup}:13`, '    sizes: 0,33 l = ⟦650⟧'),
  warn(message('alcohol-small', { percent: 0.05 }), `${beer}:10`, '    alcohol: ⟦0,05⟧'),
  told(message('holiday-unstated', { date: '2026-12-24', name: 'Štědrý den', today: '2026-11-20', days: 60 }), 'content/hours.md', 'warning'),
  told(message('lunch-over', { today: '2026-12-04' }), week, 'warning'),
  told(message('lunch-far', { today: '2026-09-01' }), week, 'warning'),
  told(message('lunch-year', { meant: '2026-11-23' }), 'content/lunch/2025-11-24.md', 'warning'),
  warn(message('updated-ahead', { today: '2026-11-20' }), `${pub}:4`, 'updated: ⟦24. 12. 2026⟧'),
  warn(message('updated-long-ago', { today: '2026-11-20', days: 93 }), `${pub}:4`, 'updated: ⟦19. 8. 2026⟧'),
  warn(message('dates-over'), `${soup}:16`, '    dates: ⟦1. 9. 2026 – 5. 9. 2026⟧'),
  warn(message('security-expired', { today: '2026-11-20' }), `${pub}:63`, 'security_expires: ⟦1. 11. 2026⟧'),
  warn(message('security-expiring', { today: '2026-11-20', days: 21 }), `${pub}:63`, 'security_expires: ⟦11. 12. 2026⟧'),
  told(message('character-half', { own: true }), template),
  told(message('text-not-composed', { own: true }), template),
  told(message('placeholder-left', { placeholder: '<name>', own: true }), template),
  told(message('json-unreadable', { reason: 'Unexpected end of JSON input', own: true }), template),
  told(message('schema-broken', { pointer: '/name', reason: 'must be string {"type":"string"}', own: true }), template),
  told(message('anchor-twice', { id: 'gulas', own: false }), 'templates/index.html.tsx'),
  told(message('link-dead', { address: '/akce/', own: true }), template),
  told(message('anchor-dead', { address: '/#gulas', own: true }), template),
  told(message('template-unusable', { reason: 'it must export a template by default; "type" is missing' }), template),
  told(message('template-name-odd', { plain: 'akce' }), 'templates/Akční nabídka.md'),
  told(message('template-type-other', { type: 'text/plain', path: '/menu.json', kept: 'application/json' }), 'templates/menu.json.ts'),
  told(message('template-address-twice', { path: '/akce' }), 'templates/akce.md'),
  told(message('template-in-file', { file: 'akce', inside: 'akce/zima.md' }), 'templates/akce/zima.md'),
  told(message('template-schema-title', { reason: 'two schemas are called Hours' }), template),
  told(message('public-hidden'), 'public/.DS_Store'),
  told(message('public-underscored'), 'public/_headers'),
  told(message('public-name-odd', { plain: 'listek.pdf' }), 'public/Lístek č. 1.pdf'),
  told(message('public-over-resource', { path: '/menu.json' }), 'public/menu.json'),
  told(message('public-over-file', { file: 'card.png' }), 'public/card.png'),
  told(message('public-too-large', { megabytes: 31.4, limit: 25 }), 'public/video.mp4'),
  told(message('public-type-unknown'), 'public/listek.xyz'),
  told(message('public-not-utf8'), 'public/listek.txt'),
  told(message('file-copy', { original: 'pub.md' }), 'content/pub (kopie).md'),
  at(message('conflict-unresolved'), `${soup}:12`, '⟦<<<<<<<⟧ HEAD'),
  at(message('bullet-typographic', { sign: '•' }), `${soup}:8`, '  ⟦•⟧ cs: Kulajda'),
  at(message('colon-inside'), 'content/hours.md:5', '  - Po–Pá⟦:⟧ 11:00–23:00'),
  at(message('checked-unknown', { typed: 'price-hig', meant: 'price-high' }), `${soup}:14`, '    checked: ⟦price-hig⟧'),
  at(message('allergen-kind-in-words', { typed: 'pšenice', code: '1a' }), `${soup}:14`, '    allergens: ⟦pšenice⟧'),
  at(message('extras-too-many', { count: 31 }), `${soup}:15`, '    extras: ⟦sýr = 20; slanina = 35⟧'),
  at(message('section-while-closed'), `${soup}:5`, 'season: ⟦1. 1. – 28. 2.⟧'),
  warn(message('event-left-out', { dates: ['2026-12-24', '2026-12-31'], by: 'exception' }), 'content/events.md:9', '    day: ⟦čtvrtek⟧'),
  warn(message('event-outside-hours', { date: '2026-11-27', start: '20:00', end: '3:00', bar: [{ open: '11:00', close: '24:00' }] }), 'content/events.md:5', '    time: ⟦20:00–3:00⟧'),
  warn(message('event-far', { today: '2026-11-20' }), 'content/events.md:4', '  - date: ⟦27. 11. 2028⟧'),
  at(message('admission-label-unknown', { label: 'dříve', missing: ['en'], known: ['předprodej', 'na místě'] }), 'content/events.md:8', '    price: ⟦dříve⟧ = 250'),
  warn(message('checked-needless', { code: 'price-high' }), `${soup}:14`, '    checked: ⟦price-high⟧'),
  warn(message('vintage-ahead', { vintage: 2031, today: '2026-11-20' }), 'content/menu/95-vino.md:9', '    vintage: ⟦2031⟧'),
  warn(message('alcohol-degree-swapped', { percent: 12, degree: 5 }), `${beer}:10`, '    alcohol: ⟦12⟧'),
  warn(message('alcohol-unlikely', { percent: 41 }), `${beer}:10`, '    alcohol: ⟦41⟧'),
  warn(message('size-larger-cheaper', { typed: '0,3 l = 62; 0,5 l = 44' }), `${beer}:9`, '    sizes: ⟦0,3 l = 62; 0,5 l = 44⟧'),
  warn(message('size-larger-dearer', { typed: '0,3 l = 44; 0,5 l = 620' }), `${beer}:9`, '    sizes: ⟦0,3 l = 44; 0,5 l = 620⟧'),
  warn(message('size-label-unlike', { typed: 'malé 3 l' }), `${beer}:9`, '    sizes: ⟦malé 3 l⟧ = 44'),
  warn(message('size-across-gap', { typed: '1 200 g' }), `${soup}:13`, '    sizes: ⟦1 200 g⟧ = 650'),
  warn(message('coordinates-swapped'), `${pub}:20`, 'latitude: ⟦15.5⟧'),
  warn(message('coordinates-outside', { country: 'CZ' }), `${pub}:20`, 'latitude: ⟦59.75⟧'),
  warn(message('times-long', { open: '2:00', close: '23:00' }), 'content/hours.md:5', '  - Po–Pá ⟦2:00–23:00⟧'),
  warn(message('exception-long', { days: 95 }), 'content/hours.md:30', '  - date: ⟦1. 1. 2027 – 5. 4. 2027⟧'),
  warn(message('exception-past', { year: 2024, today: '2026-11-20' }), 'content/hours.md:30', '  - date: ⟦24. 12. 2024⟧'),
  warn(message('exception-inside', { reason: 'Dovolená' }), 'content/hours.md:30', '  - date: ⟦24. 12. 2026⟧'),
  warn(message('season-turned', { typed: '1. 9. – 30. 6.' }), `${soup}:16`, '    season: ⟦1. 9. – 30. 6.⟧'),
  warn(message('text-garbled', { typed: 'PolÃ©vka' }), `${soup}:8`, '  - cs: ⟦PolÃ©vka⟧'),
  warn(message('text-html', { typed: '<b>' }), `${soup}:8`, '  - cs: ⟦<b>⟧Kulajda</b>'),
  warn(message('text-markdown', { typed: '**' }), `${soup}:8`, '  - cs: ⟦**⟧Kulajda**'),
]
