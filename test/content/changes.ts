// What owners change on ordinary days, each with the slips that are made with it. Made in the full
// pub by the tests: as text, as an editor of code sees it, and by the forms of /admin/.

/** What was typed wrong, and what the owner is told about it in Czech. */
type Slip = {
  /** These words of the change, and what was typed in their place. */
  typed: readonly [right: string, wrong: string]
  /** Of the words of the message: what there is, and what mends it. */
  told: readonly string[]
  /** Whether the schema of an editor of code sees it before anything is built. */
  underlined: boolean
}

export type Change = {
  /** As the owner would say it. */
  name: string
  file: string
  /** The lines before; without them the file is new. */
  from?: string
  to: string
  /** Photos that lie in the content besides. */
  photos?: readonly string[]
  /** A file of the site with words that stand there afterwards. */
  published: readonly [file: string, ...words: string[]]
  /** Words that no longer stand in that file. */
  gone?: string
  slips: readonly [Slip, ...Slip[]]
}

const soups = 'menu/10-polevky.md'
const goulash = `  - cs: Gulášová polévka
    en: Goulash soup
    id: gulasova-polevka
    sizes: malé 0,33 l = 75; velké 0,5 l = 95
    allergens: 1
`
const tripe = `  - cs: Dršťková polévka
    en: Tripe soup
    id: drstkova-polevka
    sizes: 0,33 l = 79
    allergens: 1
    tags: spicy
`
const lentils = `  - cs: Čočková polévka s kořenovou zeleninou
    en: Lentil soup with root vegetables
    id: cockova-polevka
    sizes: 0,33 l = 69
    allergens: 9
    diets: vegan
`

export const changes: readonly Change[] = [
  {
    name: 'the price of a beer',
    file: 'menu/90-tocene-pivo.md',
    from: 'sizes: malé 0,3 l = 44; velké 0,5 l = 62',
    to: 'sizes: malé 0,3 l = 46; velké 0,5 l = 65',
    published: ['menu.json', '"volume_ml":300,"price_czk":46},', '"volume_ml":500,"price_czk":65}'],
    gone: '"volume_ml":500,"price_czk":62}',
    slips: [
      { typed: ['sizes', 'size'], told: ['„size“', 'sizes'], underlined: true },
      { typed: ['= 65', '= šedesát'], told: ['„šedesát“', 'číslicemi'], underlined: false },
      { typed: ['l = 46', 'l 46'], told: ['0,3 l 46', '='], underlined: false },
    ],
  },
  {
    name: 'a dish moves up',
    file: soups,
    from: `${goulash}\n${tripe}`,
    to: `${tripe}\n${goulash}`,
    published: ['menu.json', '"tags":["spicy"]},\n    {"id":"gulasova-polevka"'],
    slips: [
      { typed: ['    en: Tripe soup\n', '  en: Tripe soup\n'], told: ['mezer'], underlined: true },
    ],
  },
  {
    name: 'an allergen that was forgotten',
    file: soups,
    from: goulash,
    to: goulash.replace('allergens: 1', 'allergens: 1, 9'),
    published: ['menu.json', '"price_czk":95}],"allergens":[1,9]'],
    slips: [
      { typed: ['allergens', 'alergeny'], told: ['allergens'], underlined: true },
      { typed: ['1, 9', '1, celer'], told: ['„celer“'], underlined: false },
    ],
  },
  {
    name: 'a mark of the house',
    file: soups,
    from: goulash,
    to: `${goulash}    tags: house_special, spicy\n`,
    published: ['menu.json', '"tags":["house_special","spicy"]'],
    slips: [
      { typed: ['tags', 'tag'], told: ['tags'], underlined: true },
      { typed: ['spicy\n', 'výborné\n'], told: ['„výborné“', 'pálivé'], underlined: false },
    ],
  },
  {
    name: 'a dish is sold out',
    file: soups,
    from: lentils,
    to: `${lentils}    sold_out: yes\n`,
    published: [
      'menu.json',
      '"allergens":[9],"diets":["vegetarian","vegan"],"tags":[],"availability":{"status":"sold_out"}',
    ],
    slips: [
      { typed: ['sold_out: yes', 'soldout: yes'], told: ['sold_out'], underlined: true },
      {
        typed: ['sold_out: yes', 'sold_out: dneska'],
        told: ['„dneska“', 'yes'],
        underlined: false,
      },
    ],
  },
  {
    name: 'a new dish',
    file: soups,
    from: lentils,
    to: `${lentils}
  - cs: Bramboračka s hřiby
    en: Potato soup with porcini
    sizes: 0,33 l = 75
    allergens: 1, 9
`,
    published: ['menu.json', 'Bramboračka s hřiby', 'Potato soup with porcini'],
    slips: [
      { typed: ['    en: Potato soup with porcini\n', ''], told: ['en:'], underlined: false },
      { typed: ['allergens: 1, 9', 'allergens: 1, 15'], told: ['15', '14'], underlined: false },
      { typed: ['  - cs: Bram', '  -cs: Bram'], told: ['- '], underlined: true },
    ],
  },
  {
    name: 'a new section',
    file: 'menu/55-salaty.md',
    to: `---
section: Saláty
section_en: Salads
kind: food
items:

  - cs: Rajčatový salát s cibulí
    en: Tomato salad with onion
    sizes: 200 g = 95
    allergens: none

  - cs: Okurkový salát
    en: Cucumber salad
    sizes: 200 g = 85
    allergens: none
---
`,
    published: ['menu.json', '"id":"salaty"', 'Tomato salad with onion'],
    slips: [
      {
        typed: ['kind: food', 'kind: salát'],
        told: ['„salát“', 'jídlo', 'pití'],
        underlined: false,
      },
      { typed: ['section_en', 'section_eng'], told: ['section_en'], underlined: true },
      { typed: ['none\n---\n', 'none\n'], told: ['---'], underlined: false },
    ],
  },
  {
    name: 'a closed day',
    file: 'hours.md',
    from: '  - date: 31. 12. 2026\n',
    to: `  - date: 28. 12. 2026
    reason: malování
    reason_en: decorating
    closed: yes

  - date: 31. 12. 2026
`,
    published: ['hours.json', '"from":"2026-12-28"', 'malování'],
    slips: [
      { typed: ['closed: yes', 'closed: ano zavřeno'], told: ['„ano zavřeno“'], underlined: false },
      {
        typed: ['28. 12. 2026', '28. prosince'],
        told: ['„28. prosince“', '2026'],
        underlined: false,
      },
      { typed: ['    reason: malování\n', ''], told: ['reason:'], underlined: true },
    ],
  },
  {
    name: 'a week of lunches',
    file: 'lunch/2026-11-30.md',
    to: `---
soup_included: yes
items:

  - day: Po–Pá
    course: soup
    cs: Zeleninový vývar
    en: Vegetable broth
    sizes: 0,22 l
    allergens: 9

  - day: celý týden
    cs: Smažený sýr, brambor
    en: Fried cheese with potatoes
    sizes: 150 g = 169
    allergens: 1, 3, 7
---
`,
    published: ['menu.json', '"2026-W49"', 'Zeleninový vývar'],
    slips: [
      {
        typed: ['course: soup', 'course: polévka dne'],
        told: ['„polévka dne“'],
        underlined: false,
      },
      { typed: ['soup_included', 'soup_incl'], told: ['soup_included'], underlined: true },
      { typed: ['day: Po–Pá', 'day: Po–Po–Pá'], told: ['„Po–Po–Pá“'], underlined: false },
    ],
  },
  {
    name: 'an evening with music',
    file: 'events.md',
    to: `---
events:

  - date: Pá 27. 11. 2026
    time: 20:00–23:00
    title: Noční expres
    title_en: Night Express
    price: předprodej = 250; na místě = 300
---
`,
    published: ['events.json', 'Noční expres', '"price_czk":300'],
    slips: [
      { typed: ['title_en', 'titel_en'], told: ['title_en'], underlined: true },
      { typed: ['Pá 27.', 'So 27.'], told: ['27. 11. 2026', 'pátek'], underlined: false },
      { typed: ['20:00–23:00', 'večer'], told: ['„večer“'], underlined: false },
    ],
  },
  {
    name: 'a photo of the house',
    file: 'photos.md',
    to: `---
photo: lokal.png
photo_alt: Výčep s měděnou pípou
photo_alt_en: The taproom
---
`,
    photos: ['lokal.png'],
    published: ['index.html', 'alt="Výčep s měděnou pípou"'],
    slips: [
      { typed: ['photo_alt_en', 'photo_alt_eng'], told: ['photo_alt_en'], underlined: true },
      {
        typed: ['photo: lokal.png', 'photo: local.png'],
        told: ['local.png', 'lokal.png'],
        underlined: false,
      },
    ],
  },
  {
    name: 'a second telephone',
    file: 'pub.md',
    from: 'phone: +420 360 000 042\n',
    to: 'phone: +420 360 000 042\nphone_2: +420 360 000 043\n',
    published: ['pub.json', '+420360000043'],
    slips: [
      { typed: ['phone_2', 'phone2'], told: ['phone_2'], underlined: true },
      { typed: ['000 043', '000 04'], told: ['+420 360 000 04'], underlined: false },
    ],
  },
  {
    name: 'links to other pages',
    file: 'pub.md',
    from: '# Placení\n',
    to: `links:
  - url: https://www.facebook.com/hospoda
  - url: https://obchod.example/
    service: shop

# Placení
`,
    published: ['pub.json', 'https://www.facebook.com/hospoda', 'https://obchod.example/'],
    slips: [
      { typed: ['  - url: https://www', '  - ulr: https://www'], told: ['url'], underlined: true },
      { typed: ['service: shop', 'service: krám'], told: ['„krám“', 'shop'], underlined: false },
      {
        typed: ['url: https://www.facebook.com/hospoda', 'url: facebook hospoda'],
        told: ['„facebook hospoda“', 'https://'],
        underlined: false,
      },
    ],
  },
  {
    name: 'other hours in summer',
    file: 'hours.md',
    from: '# Dny, které jsou jiné',
    to: `seasons:
  - season: 1. 6. – 31. 8.
    note: letní provoz
    note_en: summer hours
    bar:
      - Po–Ne 12:00–24:00
    kitchen:
      - Po–Ne 12:00–21:00
    lunch: no

# Dny, které jsou jiné`,
    published: ['hours.json', '"from": "06-01"', 'letní provoz'],
    slips: [
      { typed: ['season: 1.', 'sezona: 1.'], told: ['„sezona“', 'season'], underlined: true },
      { typed: ['12:00–24:00', '12–25'], told: ['25'], underlined: false },
    ],
  },
  {
    name: 'bread to go with the soup',
    file: soups,
    from: 'kind: food\n',
    to: `kind: food
extras: pečivo (1) = 12; strouhaný sýr 20 g (7) = 25
extras_en: pečivo = bread; strouhaný sýr = grated cheese
`,
    published: ['menu.json', '"bread"', '"price_czk":25'],
    slips: [
      { typed: ['extras_en', 'extra_en'], told: ['extras_en'], underlined: true },
      { typed: ['pečivo = bread; ', ''], told: ['pečivo'], underlined: false },
    ],
  },
  {
    name: 'a note under a dish',
    file: soups,
    from: tripe,
    to: `${tripe}    note: Jen ve středu.\n    note_en: On Wednesdays only.\n`,
    published: ['en.md', 'On Wednesdays only.'],
    slips: [
      { typed: ['    note_en: On Wednesdays only.\n', ''], told: ['note_en'], underlined: false },
      { typed: ['note_en', 'not_en'], told: ['note_en'], underlined: true },
    ],
  },
  {
    name: 'a dish is taken off',
    file: soups,
    from: `${tripe}\n`,
    to: '',
    published: ['menu.json', 'gulasova-polevka'],
    gone: 'drstkova-polevka',
    slips: [
      // Its first line went, and the others are now those of the dish before.
      { typed: ['', tripe.replace(/^.*\n/, '')], told: ['en'], underlined: true },
    ],
  },
  {
    name: 'a new telephone number',
    file: 'pub.md',
    from: 'phone: +420 360 000 042\n',
    to: 'phone: 360 000 044\n',
    published: ['pub.json', '+420360000044'],
    slips: [
      { typed: ['phone', 'telefon'], told: ['phone'], underlined: true },
      { typed: ['360 000 044', '360 000 O44'], told: ['„360 000 O44“'], underlined: false },
    ],
  },
  {
    name: 'the colour of the pages',
    file: 'look.md',
    to: '---\naccent: darkgreen\npaper: kraft\n---\n',
    published: ['index.html', '--paper:#e8d8bd'],
    slips: [
      { typed: ['paper', 'papír'], told: ['paper'], underlined: true },
      { typed: ['kraft', 'zelený'], told: ['„zelený“', 'kraft'], underlined: false },
      { typed: ['darkgreen', 'yellow'], told: ['„yellow“', 'accent:'], underlined: false },
    ],
  },
  {
    name: 'a card that is no longer taken',
    file: 'pub.md',
    from: 'payment: cash_czk, card, contactless, meal_voucher_card\npayment_refused: meal_voucher_paper, cash_eur, crypto\n',
    to: 'payment: cash_czk, card, contactless\npayment_refused: meal_voucher_paper, meal_voucher_card, cash_eur, crypto\n',
    published: ['pub.json', '"methods":["cash_czk","card","contactless"]'],
    slips: [
      {
        typed: ['payment: cash_czk', 'payment: keš'],
        told: ['„keš“', 'koruny'],
        underlined: false,
      },
      { typed: ['payment_refused', 'payment_refuse'], told: ['payment_refused'], underlined: true },
      { typed: ['contactless\n', 'contactless, crypto\n'], told: ['crypto'], underlined: false },
    ],
  },
]
