// What a right value is, and what each field is for.

import { featureDescriptions } from '../../model/features.ts'
import { englishName, type Language } from '../../model/languages.ts'
import { aboutField, behindName } from '../wording.ts'

const checked = 'checked: codes of warnings that you looked at and that are right as they are'

const dish = {
  checked,
  name: 'the name of the dish or drink',
  description: 'what is on the plate',
  labels: 'words for labels of sizes that the site does not know',
  allergens: 'allergens: their numbers, 1a for wheat and so on, or none, or unknown',
  traces:
    'traces: the numbers of allergens of which there may be traces, though they are no ingredients',
  diets: 'what the house vouches for: vegetarian, vegan, gluten_free, lactose_free, halal',
}

const photo = {
  photo: 'a photo: its file in photos/, such as gulas.jpg',
  photo_alt: 'what is to be seen on it, for guests who cannot see it',
}

const additions = {
  extras: 'what can be added and what it costs: sýr (7) = 20; allergens in brackets',
  extra_names: 'names of the extras: sýr = cheese',
}

export const fields = {
  pub: {
    languages: 'the languages of the pub, its own first: cs, en, sk, de; without it cs, en',
    base_url: 'the address of the site, used when the host does not say it',
    markdown_negotiation: 'whether the host may answer programs in Markdown',
    https_only:
      'what may only be reached by https: site, the whole domain, or the lists of browsers too',
    editor: 'where your files are kept: with it the site has an editor at /admin/',
    updated: 'the day on which you last went over prices and hours',
    date: 'the day that the site is built for; without it today',
    checked,
    name: 'the name of the pub',
    kind: 'what it is: hospoda, pivnice ...',
    type: 'what it is to programs; without it the word in kind decides',
    cuisine: 'what you cook: česká, pizza ...',
    price_range: 'what a guest spends, for search engines and assistants: 150–300',
    notice: 'a sentence on every page',
    street: 'street and number',
    postal_code: 'the post code',
    town: 'the town',
    country: 'the country; without it CZ',
    currency: 'what the prices are in; without it that of the country',
    latitude: 'the latitude: from the map',
    longitude: 'the longitude: from the map',
    map_note: 'a sentence about the place on the map',
    phone: 'the telephone',
    phone_2: 'a second telephone',
    email: 'the e-mail address for guests',
    booking_by:
      'the ways to book a table, or none; without it a sentence about the telephone means: only so',
    booking_url: 'the page on which a guest books',
    booking_hours: 'when somebody answers the telephone',
    booking: 'how a table is booked',
    links:
      'your pages elsewhere: Facebook, Instagram, Google, Tripadvisor, Wolt, foodora, a shop ...',
    branches: 'your other houses, with the addresses of their sites',
    transport: 'stops nearby',
    payment: 'what you take',
    payment_refused: 'what you do not take',
    payment_note: 'a sentence about paying',
    ...featureDescriptions,
    more: 'what none of these fields is for, as pairs of text',
    license: 'the licence of the data, as the owner decides: CC-BY-4.0',
    content_signals: 'what crawlers may do: find you, answer from the site, train on it',
    security_contact: 'where a weakness of the site is reported',
    security_expires: 'until when that contact holds, at most a year ahead',
    operator: 'the company or person that runs the pub',
    ico: 'its identification number; Czechia and Slovakia',
    dic: 'its tax number; Czechia and Slovakia',
    ic_dph: 'its VAT number; Slovakia',
    uid: 'its VAT number; Austria',
    firmenbuch: 'its number in the commercial register; Austria',
    ust_idnr: 'its VAT number; Germany',
    w_idnr: 'its business number; Germany',
    handelsregister: 'its number in the commercial register; Germany',
    seat: 'its seat',
    register: 'its entry in the register',
    age_notice: 'the sentence about alcohol and age',
  },
  link: {
    url: 'the address of the page',
    service: 'what the address alone does not tell: shop for your own shop',
    name: 'its name, where it is none of the known services',
  },
  branch: {
    name: 'the name of the house',
    url: 'the address of its site',
  },
  more: {
    name: 'what it is about',
    text: 'what you say about it',
  },
  stop: {
    kind: 'the means of transport: bus, tram, metro or train',
    line: 'the number of the line',
    stop: 'the name of the stop',
    walk: 'minutes on foot',
  },
  hours: {
    bar: 'when the pub is open',
    kitchen: 'when the kitchen cooks, or no where there is none',
    lunch: 'when the lunch menu is served, or no where there is none',
    note: 'a sentence under the hours',
    seasons: 'parts of the year with a week of their own, or closed',
    exceptions: 'days that differ: holidays, parties, annual leave',
    checked,
    holidays_as_usual:
      'public holidays as usual: yes when those without an exception are days like others',
  },
  hoursSeason: {
    season: 'from which day of the year to which one',
    note: 'a few words about the season',
    closed: 'closed: yes when the pub is closed in these months',
    bar: 'when the pub is open in the season',
    kitchen: 'when the kitchen cooks in the season, or no',
    lunch: 'when the lunch menu is served in the season, or no',
    checked,
  },
  exception: {
    date: 'the date, or two dates with a dash',
    reason: 'why',
    closed: 'closed: yes when the pub is closed all day',
    bar: 'when the pub is open on that day, or a week of its own',
    kitchen: 'when the kitchen cooks, or no',
    lunch: 'when the lunch menu is served, or no',
    checked,
  },
  events: {
    events: 'the events: what is on, one block for each',
    checked,
  },
  event: {
    date: 'the date, or two dates with a dash; for what comes every week write day',
    day: 'the day of the week on which it comes, every week',
    time: 'when it begins, and perhaps when it ends; past midnight is 20:00–2:00',
    title: 'what it is called',
    description: 'one or two sentences about it',
    price: 'what a guest pays to come in; 0 when nothing; without this line nothing is said',
    labels: 'words for labels of prices that the site does not know',
    link: 'a page about it, or where tickets are',
    cancelled: 'cancelled: yes when it does not take place after all',
    sold_out: 'sold out: yes when there are no more places',
    from: 'the first date of what comes every week',
    until: 'the last date of what comes every week',
    season: 'the days of the year in which it comes every week',
    except: 'dates on which it does not come, although it is its day',
    checked,
  },
  look: {
    accent: 'the colour of the house, for links, headings and its drawing',
    paper: 'what the page is printed on: cream, white or kraft; without it cream',
    typeface: 'the letters: book, plain, poster or typewriter; without it book',
  },
  photos: {
    photo: 'the main photo: the file in photos/ that shows the house best, such as lokal.jpg',
    photo_alt: photo.photo_alt,
    strip: 'more photos of the house',
    checked,
  },
  photo,
  home: {
    checked,
    tagline: 'one sentence under the name',
    description: 'one or two sentences for search results',
  },
  section: {
    section: 'the name of the section',
    kind: 'what the section holds: food or drinks',
    note: 'a sentence under the heading',
    season: 'the part of each year in which the section is served',
    hours: 'the days and times at which it is served, such as breakfast',
    ...additions,
    items: 'the items: dishes or drinks, and sub-headings over them',
    checked,
  },
  heading: {
    heading: 'a sub-heading: a text over the items that follow',
  },
  item: {
    id: 'the anchor of the item; without it the first name is used',
    ...dish,
    note: 'a condition, such as "Friday to Sunday only."',
    sizes: 'sizes with their prices',
    ...additions,
    courses: 'the courses of a menu that has one price',
    ...photo,
    deposit: 'what a guest pays beside the price and gets back, such as for a bottle',
    tags: 'what is special about it: house_special, spicy, new, kids, raw, to_share',
    alcohol: 'percent of alcohol by volume; drinks only',
    degree: 'the degree of a beer',
    brewery: 'the name of the brewery; drinks only',
    winery: 'the name of the winery; drinks only',
    vintage: 'the year of a wine',
    origin: 'where it comes from',
    sold_out: 'sold out: yes while it is',
    days: 'the days of the week on which it is served',
    season: 'the part of each year in which it is served',
    dates: 'the dates on which it is served',
  },
  course: {
    name: 'the name of the course',
    description: 'what is on the plate',
    allergens: 'its allergens; of all courses or of none, where those of the whole are said',
  },
  lunch: {
    soup_included: 'whether the soup is part of the price of a main course',
    note: 'a sentence under the heading',
    items: 'the dishes: soups and main courses, day by day',
    checked,
  },
  lunchDish: {
    ...dish,
    day: 'the day: Po, Út, St, Čt, Pá; several: Po–St; every day with lunch: celý týden',
    course: 'the course: soup or main; without it a main course',
    sizes: 'the quantity and the price',
  },
}

/** What the field of a text is for, in one of the languages. */
export const inLanguage = (said: string, language: Language) =>
  behindName(said, `, in ${englishName(language)}`)

/** What a message says of a field. */
export const about = aboutField(fields, inLanguage)
