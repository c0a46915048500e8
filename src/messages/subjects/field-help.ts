// What owners read about each field: its name, and after `|` how it is filled in. Facts of the house
// have their English text in the table of features, and their Czech one in `cs/fields.ts`.

const checked =
  'checked|: warnings about what is right as it is | prověřeno|: upozornění na to, co je tak správně'

const dish = {
  checked,
  name: 'name of the dish or drink | jméno jídla nebo nápoje',
  description: 'what is on the plate | co je na talíři',
  labels:
    'translations of size labels that the site does not know | překlady jmen velikostí, která web nezná',
  allergens:
    'allergens|: their numbers, 1a for wheat and so on; with unknown at the end if there may be others | alergeny|: u pšenice 1a a podobně; na konci unknown, když další neznáte',
  traces:
    'traces|: numbers of allergens that may be present as traces but are not ingredients | stopy|: čísla alergenů, po kterých mohou zůstat stopy, ačkoli v jídle nejsou',
  gluten_note:
    'a sentence about gluten, if there may be traces of it | co říkáte o lepku tam, kde jeho stopy být mohou, celou větou',
  diets:
    'diets that you guarantee|: vegetarian, vegan, gluten_free, lactose_free, halal | za co ručíte|: vegetarian, vegan, gluten_free, lactose_free, halal',
} as const

const photo = {
  photo:
    'a photo|: its file in photos/, such as gulas.jpg | fotka|: soubor ve složce photos, třeba gulas.jpg',
  photo_alt:
    'what the photo shows, for guests who cannot see it | co je na fotce|: pro hosty, kteří ji nevidí',
  focus:
    'part that must stay visible|: some pages crop the photo | co z fotky musí být vidět|: stránka z ní místy ukáže jen část',
} as const

const additions = {
  extras:
    'what can be added and what it costs|; allergens in brackets | co se dá přidat a za kolik|; alergeny v závorkách',
  extra_names:
    'names of the extras|; each a name = its translation | překlady přídavků|; vždy jméno = překlad',
} as const

export const fieldHelp = {
  pub: {
    languages:
      'languages of the pub, main language first|: cs, en, sk, de; cs, en by default | jazyky hospody, její vlastní první|: cs, en, sk, de; bez řádku cs, en',
    languages_in_preparation:
      'languages in preparation|: their texts are checked, but not published yet: cs, en, sk, de | jazyky v přípravě|: jejich texty se kontrolují, ale ještě nezveřejňují: cs, en, sk, de',
    base_url:
      'address of the site, used if the host does not provide it | adresa webu|; použije se, když ji neřekne hosting',
    markdown_negotiation:
      'whether the host may answer programs in Markdown | jestli smí server programům odpovídat v Markdownu',
    https_only:
      'what browsers may open only by https|: this site, the whole domain, or the domain on the preload list of browsers | co smí být dostupné jen přes https|: web, celá doména, i seznamy prohlížečů',
    editor:
      'repository of your files|; turns on the editor at /admin/ | kde jsou vaše soubory|: s ním má web editor na adrese /admin/',
    redirects:
      'old addresses and their new ones|: /menu.php = /#food_list | staré adresy a kam vedou|: /menu.php = /#food_list',
    updated:
      'day on which you last checked prices and hours | den, kdy jste naposledy prošli ceny a hodiny',
    date: 'date for which the site is built|; today by default | den, pro který se web tvoří|; bez řádku dnes',
    checked,
    name: 'name of the pub | jméno hospody',
    kind: 'kind of house|: pub, café ... | co to je|: hospoda, pivnice ...',
    type: 'its type for search engines and assistants|; derived from kind by default | druh podniku pro programy|; bez řádku se pozná ze slova v kind',
    cuisine: 'what you cook|: Czech, pizza ... | co vaříte|: česká, pizza ...',
    price_range:
      'what a guest usually spends, for search engines and assistants | kolik u vás host utratí, pro vyhledávače a asistenty',
    notice: 'a sentence on every page | věta na každé stránce',
    street: 'street and number | ulice a číslo',
    postal_code: 'post code | PSČ',
    town: 'town | obec',
    country: 'country|; CZ by default | země|; bez řádku CZ',
    state:
      'federal state|; Germany only, where holidays differ | spolková země|; jen Německo, kde se svátky liší',
    currency:
      'currency of the prices|; by default the currency of the country | v čem jsou ceny|; bez řádku v měně země',
    latitude: 'latitude|: from the map | zeměpisná šířka|: z mapy',
    longitude: 'longitude|: from the map | zeměpisná délka|: z mapy',
    map_note: 'a sentence about the place on the map | věta o místě na mapě',
    phone: 'telephone | telefon',
    phone_2: 'a second telephone | druhý telefon',
    phone_for: 'what it is for | k čemu je telefon',
    phone_2_for: 'what it is for | k čemu je druhý telefon',
    phone_3: 'a third telephone | třetí telefon',
    phone_3_for: 'what it is for | k čemu je třetí telefon',
    phone_hours: 'when someone answers it | kdy telefon někdo bere',
    phone_2_hours: 'when someone answers it | kdy druhý telefon někdo bere',
    phone_3_hours: 'when someone answers it | kdy třetí telefon někdo bere',
    email: 'e-mail address for guests | e-mail pro hosty',
    booking_by:
      'all ways to book a table, or none|; if left out and your booking sentence is only about the telephone, guests book by telephone only | všechny způsoby rezervace stolu, nebo none|; bez řádku znamená věta o telefonu: jen telefonem',
    booking_url: 'page on which a guest books | stránka, kde host rezervuje',
    booking_hours:
      'when someone answers the telephone for bookings | kdy někdo bere telefon s rezervacemi',
    booking_days:
      'days for which guests can book, and no others | jediné dny, na které se dá rezervovat',
    booking_except: 'dates for which guests cannot book | data, na která se rezervovat nedá',
    booking_people_from:
      'smallest group for which you book | nejmenší skupina, pro kterou rezervujete',
    booking_people_to:
      'largest group for which you book | největší skupina, pro kterou rezervujete',
    booking: 'how to book a table, in your own words | jak se rezervuje stůl, vlastními slovy',
    links:
      'your pages elsewhere|: Facebook, Instagram, Google, Tripadvisor, Wolt, foodora, a shop ... | vaše stránky jinde|: Facebook, Instagram, Google, Tripadvisor, Wolt, foodora, obchod ...',
    branches:
      'your other pubs, with the addresses of their sites | vaše další podniky s adresami jejich webů',
    transport: 'stops nearby | zastávky v okolí',
    payment: 'ways to pay that you accept | čím se dá platit',
    payment_refused: 'ways to pay that you do not accept | čím se platit nedá',
    card_minimum: 'least amount for which you take cards | od jaké částky berete karty',
    payment_note: 'a sentence about paying | věta o placení',
    staff_languages:
      'languages that the staff speak|: cs, en, de ... | jazyky, kterými mluví obsluha|: cs, en, de ...',
    rooms: 'rooms that groups can book | místnosti, které si může skupina zamluvit',
    more: 'anything without a field of its own, as pairs of name and text | co se jinam nehodí, vždy jako dvojice textů',
    license:
      'licence of the data, as the owner decides|: CC-BY-4.0 | licence dat, jak rozhodne majitel|: CC-BY-4.0',
    content_signals:
      'what crawlers may do|: find you, answer from the site, train on it; without this line all but training | co smějí roboti|: najít vás, odpovídat z webu, učit se na něm; bez tohoto řádku vše kromě učení',
    security_contact: 'where to report a security problem of the site | kam ohlásit slabinu webu',
    security_expires:
      'day until which that contact is valid, at most a year ahead | dokdy ten kontakt platí, nejvýš rok dopředu',
    operator: 'company or person that runs the pub | firma nebo člověk, který hospodu provozuje',
    managing_director:
      'who represents the company|, as German law requires | jednatel firmy|, jak to chce německý zákon',
    ico: 'its identification number|; Czechia and Slovakia | IČO|; Česko a Slovensko',
    dic: 'its tax number|; Czechia and Slovakia | DIČ|; Česko a Slovensko',
    ic_dph: 'its VAT number|; Slovakia | IČ DPH|; Slovensko',
    uid: 'its VAT number|; Austria | číslo plátce daně|; Rakousko',
    firmenbuch:
      'its number in the commercial register|; Austria | číslo v obchodním rejstříku|; Rakousko',
    ust_idnr: 'its VAT number|; Germany | číslo plátce daně|; Německo',
    w_idnr: 'its business number|; Germany | hospodářské číslo|; Německo',
    handelsregister:
      'its number in the commercial register|; Germany | číslo v obchodním rejstříku|; Německo',
    seat: 'its registered office | sídlo',
    register: 'its entry in the register | zápis v rejstříku',
    vat: 'prices include VAT|: yes by default, no if the operator is not registered for VAT | jestli je v cenách DPH; bez tohoto řádku je, neplátce napíše no',
    age_notice: 'sentence about alcohol and age | věta o alkoholu a věku',
  },
  link: {
    url: 'address of the page | adresa stránky',
    service:
      'service, if the address does not show it|: shop for your own shop | co adresa sama neřekne|: shop pro váš vlastní obchod',
    name: 'its name, if it is not one of the known services | její jméno, není-li to žádná ze známých služeb',
  },
  branch: {
    name: 'name of the house | jméno podniku',
    kind: 'kind of house|: pub, café ... | co to je|: hospoda, pivnice ...',
    address: 'where it is, in one line | kde je, na jednom řádku',
    url: 'address of its site | adresa jeho webu',
  },
  room: {
    name: 'name of the room | jméno místnosti',
    seats: 'how many people can sit there | kolik lidí si tam sedne',
    minimum_spend: 'least amount that its guests spend | nejmenší útrata skupiny',
    deposit: 'what guests pay in advance | kolik se platí předem',
    note: 'a sentence about it | věta o ní',
  },
  more: {
    name: 'what it is about | čeho se to týká',
    text: 'text about it | co o tom chcete říct',
  },
  stop: {
    kind: 'means of transport|: bus, tram, metro or train | čím se jede|: bus, tram, metro, nebo train',
    line: 'number of the line | číslo linky',
    stop: 'name of the stop | jméno zastávky',
    walk: 'minutes on foot | kolik minut pěšky',
  },
  hours: {
    bar: 'when the pub is open | kdy má hospoda otevřeno',
    kitchen:
      'when the kitchen cooks|, or no if there is none | kdy vaří kuchyně|, nebo no, když žádná není',
    lunch:
      'when the lunch menu is served|, or no if there is none | kdy se podávají obědy|, nebo no, když se nepodávají',
    note: 'a sentence under the hours | věta pod otevírací dobou',
    seasons:
      'parts of the year with other hours, or closed | části roku, které mají jiný týden, nebo zavřeno',
    exceptions:
      'days that differ|: holidays, parties, annual leave | dny, které jsou jiné|: svátky, oslavy, dovolená',
    checked,
    other_hours:
      'hours of a part of the house|: bowling lanes, a wine shop, the garden, each with its name | hodiny části podniku|: bowling, vinotéka, zahrádka, každá se svým jménem',
    holidays:
      'public holidays|: one rule for all; a single one that differs goes into the days that differ | svátky|: jedno pravidlo pro všechny; ty, které jsou jinak, patří mezi dny, které jsou jiné',
    holidays_as_usual:
      'public holidays as usual|: yes if public holidays have normal hours unless an exception is listed | o svátcích jako jindy|: yes, když máte o svátcích, které mezi výjimkami nejsou, otevřeno jako jindy',
  },
  otherHours: {
    name: 'its name|: bowling, wine shop, garden | jméno|: bowling, vinotéka, zahrádka',
    hours: 'when it is open | kdy je otevřeno',
    note: 'a sentence about it | věta k tomu',
    seasons:
      'parts of the year in which it has other hours, or is closed | části roku, kdy je otevřeno jinak, nebo zavřeno',
    exceptions: 'days on which it differs | dny, kdy je to jinak',
    checked,
  },
  otherSeason: {
    season: 'its first and last day in the year | od kterého dne roku do kterého',
    note: 'a few words about the season | pár slov o sezoně',
    closed:
      'closed|: yes if it is closed in this season | zavřeno|: yes, když je v těch měsících zavřeno',
    hours: 'when it is open in the season | kdy je v sezoně otevřeno',
    checked,
  },
  otherException: {
    date: 'date, or two dates with a dash | datum, nebo dvě data s pomlčkou',
    reason: 'why | proč',
    closed: 'closed|: yes if it is closed all day | zavřeno|: yes, když je celý den zavřeno',
    hours: 'when it is open on that day | kdy je ten den otevřeno',
    checked,
  },
  hoursSeason: {
    season: 'its first and last day in the year | od kterého dne roku do kterého',
    note: 'a few words about the season | pár slov o sezoně',
    closed:
      'closed|: yes if the pub is closed in this season | zavřeno|: yes, když má hospoda v těch měsících zavřeno',
    bar: 'when the pub is open in the season | kdy má hospoda v sezoně otevřeno',
    kitchen: 'when the kitchen cooks in the season|, or no | kdy v sezoně vaří kuchyně|, nebo no',
    lunch:
      'when the lunch menu is served in the season|, or no | kdy se v sezoně podávají obědy|, nebo no',
    checked,
  },
  exception: {
    date: 'date, or two dates with a dash | datum, nebo dvě data s pomlčkou',
    reason: 'why | proč',
    closed: 'closed|: yes if the pub is closed all day | zavřeno|: yes, když je zavřeno celý den',
    bar: 'when the pub is open on that day, or different hours by day of the week | kdy má hospoda ten den otevřeno, nebo celý jiný týden',
    kitchen: 'when the kitchen cooks|, or no | kdy vaří kuchyně|, nebo no',
    lunch: 'when the lunch menu is served|, or no | kdy se podávají obědy|, nebo no',
    checked,
  },
  events: {
    events:
      'events|: what is on, one block for each | akce|: co se u vás koná, pro každou jedna položka',
    checked,
  },
  event: {
    date: 'date, or two dates with a dash|; for a weekly event use day instead | datum, nebo dvě s pomlčkou|; u toho, co je každý týden, se místo něj píše den v týdnu',
    day: 'day of the week of a weekly event | den, kdy se koná každý týden',
    time: 'when it begins, and when it ends if you know|; past midnight: 20:00–2:00 | kdy začíná, případně kdy končí|; přes půlnoc se píše 20:00–2:00',
    title: 'its title | jak se jmenuje',
    description: 'one or two sentences about it | jedna nebo dvě věty o ní',
    price:
      'price of admission|; 0 if it is free; if left out, nothing is printed about it | kolik se platí za vstup|; 0, když nic; bez řádku se o tom neříká nic',
    labels:
      'translations of price labels that the site does not know | překlady jmen cen, která web nezná',
    link: 'a page about it | stránka o akci',
    tickets: 'page where tickets are sold | stránka, kde se kupují vstupenky',
    age: 'minimum age of guests | od kolika let se smí dovnitř',
    cancelled: 'cancelled|: yes if it does not take place | zrušeno|: yes, když se nakonec nekoná',
    sold_out: 'sold out|: yes if all places are taken | vyprodáno|: yes, když už není místo',
    from: 'first date of a weekly event | od kterého data se každý týden koná',
    until: 'last date of a weekly event | do kterého data se každý týden koná',
    season:
      'part of the year in which a weekly event takes place | dny v roce, kdy se každý týden koná',
    except: 'dates on which a weekly event does not take place | data, kdy se výjimečně nekoná',
    checked,
  },
  look: {
    mood: 'overall look, with its own typeface for the name and headings|: classic, dark, bright, river or fine | celý vzhled, i s vlastním písmem pro jméno a nadpisy|: classic, dark, bright, river nebo fine',
    accent:
      'colour of the house, for links, headings and its drawing | barva podniku v odkazech, nadpisech a na obrázku podniku',
    paper:
      'background|: cream, white or kraft; cream by default | podklad stránky|: cream, white, nebo kraft; bez řádku cream',
    typeface:
      'typeface|: book, plain, poster or typewriter; book by default | písmo|: book, plain, poster, nebo typewriter; bez řádku book',
    checked,
  },
  photos: {
    photo:
      'main photo|: the file in photos/ that shows the house best, such as lokal.jpg | hlavní fotka|: soubor s tou, která ukáže hospodu nejlíp, třeba lokal.jpg',
    photo_alt: photo.photo_alt,
    focus: photo.focus,
    strip: 'more photos of the house | další fotky hospody',
    checked,
  },
  photo,
  home: {
    checked,
    tagline: 'one sentence under the name | jedna věta pod jménem',
    description: 'one or two sentences for search results | jedna nebo dvě věty pro vyhledávače',
  },
  page: {
    checked,
    title: 'title of the page | jak se stránka jmenuje',
    description:
      'one or two sentences for search results|; the title by default | jedna nebo dvě věty pro vyhledávače|; bez nich platí název',
  },
  section: {
    section: 'name of the section | jméno oddílu',
    kind: 'kind of items|: food or drinks | co v oddílu je|: food (jídlo), nebo drinks (pití)',
    note: 'a sentence under the heading | věta pod nadpisem',
    season: 'part of each year in which the section is served | část roku, kdy se oddíl podává',
    hours:
      'days and times at which it is served, such as breakfast|; dates with other times go on separate lines: 26. 12. 2026 8:00–11:00, or   24. 12. 2026 no | dny a časy, kdy se podává, třeba snídaně|; data s jinými časy mají vlastní řádek: 26. 12. 2026 8:00–11:00, nebo   24. 12. 2026 ne',
    labels:
      'translations of size labels for the whole file | překlady jmen velikostí pro celý soubor',
    ...additions,
    other_prices:
      'discounts at other times|, such as a happy hour | slevy v jiný čas|, třeba happy hour',
    items:
      'items|: dishes or drinks, and sub-headings above them | položky|: jídla nebo nápoje a mezititulky nad nimi',
    checked,
  },
  heading: {
    heading:
      'a sub-heading|: a text above the items that follow | mezititulek|: text nad položkami, které následují',
  },
  item: {
    id: 'anchor of the item|; made from its first name by default | kotva položky|; bez řádku se použije její první jméno',
    number:
      'its number on your menu|, if guests order by it | číslo na lístku|, když podle něj hosté objednávají',
    ...dish,
    note: 'a condition, such as "Friday to Sunday only." | podmínka, třeba „Jen od pátku do neděle.“',
    sizes: 'sizes with their prices | velikosti a jejich ceny',
    ...additions,
    courses: 'courses of a menu that has one price | chody menu, které má jednu cenu',
    other_prices:
      'prices at other times|: happy hour, weekends, from a date on | ceny v jiný čas|: happy hour, víkend, od určitého data',
    ...photo,
    deposit:
      'what a guest pays on top of the price and gets back, such as for a bottle|; one size only: growler 1 l = 180 + deposit 200 | co host platí navíc a dostane zpět, třeba za láhev|; jen u jedné velikosti: growler 1 l = 180 + záloha 200',
    tags: 'what is special about it|: house_special, spicy, new, kids, raw, to_share | čím je zvláštní|: house_special, spicy, new, kids, raw, to_share',
    spice: 'how hot it is|: from 1 to 5 | jak je to pálivé|: od 1 do 5',
    diet_numbers: 'diet numbers of canteens and hospitals|, such as 3, 9 | čísla diet|, třeba 3, 9',
    alcohol:
      'percent of alcohol by volume|; drinks only | objemová procenta alkoholu|; jen u nápojů',
    degree: 'degree of a beer | stupně piva',
    brewery: 'name of the brewery|; drinks only | jméno pivovaru|; jen u nápojů',
    winery: 'name of the winery|; drinks only | jméno vinařství|; jen u nápojů',
    vintage: 'year of a wine | ročník vína',
    sweetness:
      'how sweet a wine is|: dry, medium_dry, medium_sweet, sweet, brut, ... | sladkost vína|: suché, polosuché, polosladké, sladké, brut, ...',
    producer:
      'who makes it, if not a brewery or winery | výrobce, který není pivovar ani vinařství',
    origin: 'where it comes from | odkud to je',
    sold_out: 'sold out|: yes while it is sold out | vyprodáno|: yes, dokud to tak je',
    sold_out_since: 'sold out since|: the date | od kdy je vyprodáno|: datum',
    days: 'days of the week on which it is served|, or a rule: first Friday of the month | dny v týdnu, kdy se podává|, nebo pravidlo: první pátek v měsíci',
    season: 'part of each year in which it is served | část roku, kdy se podává',
    dates: 'dates on which it is served | data, kdy se podává',
  },
  otherPrice: {
    name: 'what you call it|, such as Happy hour | jak tomu říkáte|, třeba Happy hour',
    days: 'days on which it holds | dny, kdy to platí',
    hours:
      'times at which it holds|; with days, if they differ | časy, kdy to platí|; s dny, když se liší',
    from: 'date from which it holds | datum, od kterého to platí',
    until: 'last date on which it holds | poslední den, kdy to platí',
    sizes:
      'what it costs then|: one of its sizes, and its price | kolik to pak stojí|: jedna z jeho velikostí a její cena',
    discount: 'by how many percent every price is lower | o kolik procent jsou ceny nižší',
  },
  course: {
    name: 'name of the course | jméno chodu',
    description: 'what is on the plate | co je na talíři',
    allergens:
      'its allergens|; list them for every course, or only for the whole dish | jeho alergeny|; u všech chodů, nebo u žádného, když je má celek',
  },
  lunch: {
    soup_included:
      'whether the price of a main course includes the soup|: yes or no | jestli je polévka v ceně hlavního jídla',
    note: 'a sentence under the heading | věta pod nadpisem',
    items:
      'dishes|: soups and main courses, day by day | jídla|: polévky a hlavní jídla den po dni',
    checked,
  },
  lunchDish: {
    ...dish,
    day: 'day | den',
    course:
      'course|: soup or main; main by default | chod|: soup (polévka), nebo main (hlavní jídlo); bez řádku hlavní jídlo',
    sizes: 'quantity and the price | množství a cena',
  },
} as const

/** How a right value looks, with examples of the owner in braces. */
export const notations = {
  text: 'a text | text',
  'plain-text':
    'plain text, or text between two quotation marks | obyčejný text, nebo text mezi dvěma uvozovkami',
  id: 'small letters without accents, digits and hyphens, such as hovezi-gulas | malá písmena bez háčků a čárek, číslice a spojovníky, třeba hovezi-gulas',
  'yes-no': 'yes or no | yes, nebo no (i ano, nebo ne)',
  integer: 'a whole number | celé číslo',
  latitude: 'a latitude such as 49.75 | zeměpisná šířka, třeba 49.75',
  longitude: 'a longitude such as 15.5 | zeměpisná délka, třeba 15.5',
  alcohol:
    'percent of alcohol by volume such as 5,0, or unknown | objemová procenta alkoholu, třeba 5,0, nebo unknown (nevíme)',
  degree: 'the degree of the beer such as 12 | stupně piva, třeba 12',
  allergens:
    'numbers from 1 to 14 with commas between them, or none, or unknown; unknown at the end: there may be others | čísla od 1 do 14 a mezi nimi čárky, nebo none (žádné), nebo unknown (nevíme); unknown na konci: o dalších nevíte',
  traces: 'numbers from 1 to 14 such as 8, 11 | čísla od 1 do 14, třeba 8, 11',
  vintage: 'a year such as 2023 | rok, třeba 2023',
  sizes: 'sizes such as   {smallAndLarge} | velikosti, třeba   {smallAndLarge}',
  quantity:
    'a quantity such as   0,22 l   and perhaps its price:   {soup} | množství, třeba   0,22 l   a případně jeho cena:   {soup}',
  price: 'a price such as {price} | cena, třeba {price}',
  'percent-off': 'a percentage such as 20 % | procenta, třeba 20 %',
  'price-range':
    'the least and the most that a guest spends, such as {range} | kolik host utratí nejméně a nejvíc, třeba {range}',
  deposit: 'what is given back, such as 3 | kolik se vrací, třeba 3',
  extras: 'names with their prices, such as   {extras} | jména s cenami, třeba   {extras}',
  labels:
    'labels with their translation, such as   {label} = for two | jména velikostí s překladem, třeba   {label} = for two',
  times: 'opening and closing time such as 11:00–23:00 | odkdy dokdy, třeba 11:00–23:00',
  'times-on-days':
    'opening and closing time, with days if they differ, such as 10:00–20:00 or {days} 8–12, 13–17 | odkdy dokdy, s dny, platí-li to jen v některé, třeba 10:00–20:00 nebo {days} 8–12, 13–17',
  days: 'days such as {days} or {weekend} | dny, třeba {days} nebo {weekend}',
  'weekly-line':
    'days and times such as {fewDays} 11:00–23:00 | dny a časy, třeba {fewDays} 11:00–23:00',
  'holiday-rule':
    'closed, as usual, as Saturday, as Sunday, ask, or times such as 12:00–20:00 | zavřeno, jako obvykle, jako v sobotu, jako v neděli, dotaz, nebo časy, třeba 12:00–20:00',
  'weekly-line-or-none':
    'days and times such as {fewDays} 11:00–23:00, or no | dny a časy, třeba {fewDays} 11:00–23:00, nebo no',
  'times-or-week':
    'times such as 11:00–23:00, days and times such as {days} 11:00–23:00, or no | časy, třeba 11:00–23:00, dny a časy, třeba {days} 11:00–23:00, nebo no',
  date: 'a date such as 24. 12. 2026 | datum, třeba 24. 12. 2026',
  dates:
    'a date such as 24. 12. 2026, or two with a dash: 8. 2. 2027 – 14. 2. 2027 | datum, třeba 24. 12. 2026, nebo dvě s pomlčkou: 8. 2. 2027 – 14. 2. 2027',
  'open-dates':
    'a date such as 24. 12. 2026, two with a dash: 8. 2. 2027 – 14. 2. 2027, an open end: 8. 2. 2027 until further notice, or a rule such as first {fullDay} of the month | datum, třeba 24. 12. 2026, dvě s pomlčkou: 8. 2. 2027 – 14. 2. 2027, bez konce: 8. 2. 2027 do odvolání, nebo pravidlo, třeba   {fullDay} v lichém týdnu',
  'event-date':
    'a date such as 27. 11. 2026, or two with a dash: 10. 7. 2026 – 12. 7. 2026 | datum, třeba 27. 11. 2026, nebo dvě s pomlčkou: 10. 7. 2026 – 12. 7. 2026',
  'event-days':
    'days of the week such as {fullDay} or {evenings} | dny v týdnu, třeba {fullDay} nebo {evenings}',
  time: 'a time such as 20:00 | čas, třeba 20:00',
  'event-time':
    'when it begins, such as 20:00, or beginning and end: 20:00–24:00 | kdy začíná, třeba 20:00, nebo začátek a konec: 20:00–24:00',
  admission:
    'a price such as {admission}, prices such as   {admissions}, or 0 | 0, cena, třeba {admission}, nebo ceny, třeba   {admissions}',
  'dates-left-out':
    'dates such as 24. 12. 2026, or 24. 12. 2026 – 1. 1. 2027 | data, třeba 24. 12. 2026 nebo 24. 12. 2026 – 1. 1. 2027',
  season: 'days of the year such as 1. 9. – 30. 11. | dny v roce, třeba 1. 9. – 30. 11.',
  'lunch-day':
    'a day such as {day} or {day} 23. 11., days such as {days}, or {wholeWeek} | den, třeba {day} nebo {day} 23. 11., dny, třeba {days}, nebo {wholeWeek}',
  minutes: 'minutes such as 5 min or 1 h 45 min | minuty, třeba 5 min nebo 1 h 45 min',
  phone: 'a telephone number such as +420 123 456 789 | telefonní číslo, třeba +420 123 456 789',
  email:
    'an e-mail address such as hospoda@pub.example | e-mailová adresa, třeba hospoda@pub.example',
  'page-url':
    'the address of a page, such as https://www.facebook.com/hospoda | adresa stránky, třeba https://www.facebook.com/hospoda',
  'postal-code': 'a post code such as 299 99 | PSČ, třeba 299 99',
  ico: 'an IČO of eight digits | IČO o osmi číslicích',
  dic: 'a DIČ such as CZ12345679 | DIČ, třeba CZ12345679',
  ic_dph: 'an IČ DPH such as SK2020317079 | IČ DPH, třeba SK2020317079',
  uid: 'a UID such as ATU13585627 | UID, třeba ATU13585627',
  firmenbuch: 'a Firmenbuchnummer such as FN 123456a | Firmenbuchnummer, třeba FN 123456a',
  ust_idnr: 'a USt-IdNr. such as DE136695976 | USt-IdNr., třeba DE136695976',
  w_idnr: 'a W-IdNr. such as DE136695976-00001 | W-IdNr., třeba DE136695976-00001',
  handelsregister:
    'a Handelsregisternummer such as HRB 12345 | Handelsregisternummer, třeba HRB 12345',
  license:
    'the SPDX identifier of a licence such as CC-BY-4.0 | zkratka licence podle SPDX, třeba CC-BY-4.0',
  'security-contact':
    'a telephone number, an e-mail address or a page that begins with https:// | telefonní číslo, e-mail, nebo stránka začínající na https://',
  'warning-codes': 'codes of warnings such as price-high | kódy upozornění, třeba price-high',
  signals: 'search=yes, ai-input=yes, ai-train=no | search=yes, ai-input=yes, ai-train=no',
  address:
    'the address of the site such as https://pub.example | adresa webu, třeba https://pub.example',
  editor:
    'github or gitlab and the name of your repository, such as github owner/repository; behind it how you sign in: via https://login.example, at GitLab app and its Application ID; with neither by a token | github nebo gitlab a jméno vašeho repozitáře, třeba github vlastnik/repozitar; za ním, jak se přihlašujete: via https://login.example, na GitLabu app a jeho Application ID; bez obojího tokenem',
  redirect:
    'an old path, = and where it leads, such as /menu.php = /#food_list | stará cesta, = a kam vede, třeba /menu.php = /#food_list',
  color:
    'a colour of CSS such as darkgreen or "#7b2d1c" | barva podle CSS, třeba darkgreen nebo "#7b2d1c"',
  'photo-name':
    'the name of a file in photos/ such as gulas.jpg | jméno souboru ve složce photos, třeba gulas.jpg',
  focus:
    'left, right, top, bottom, center, two of them such as top left, or two percentages such as 30% 20% | vlevo, vpravo, nahoře, dole, uprostřed, dvě z nich, třeba nahoře vlevo, nebo dvě procenta, třeba 30% 20%',
} as const
