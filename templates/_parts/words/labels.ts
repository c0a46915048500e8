// Words without a value in them: a row for each, a column for each language.

import type { TextRow } from '../../../src/model/languages.ts'

type Table = { readonly [name: string]: TextRow | Table }

export const labels = {
  format: {
    /** Between the whole and its fraction. */
    decimal: ', | . | , | ,',
    /** What costs nothing. */
    nothing: 'zdarma | free | zadarmo | gratis',
    /** From one day to another one. */
    to: 'až | to | až | bis',
    /** What stands on cards of wine: a decimal, or a part of a litre as in Austria. */
    eighthOfLitre: '0,125 | 0.125 | 0,125 | 1/8',
    /** Words of one letter that no line ends with (CSN 01 6910, STN 01 6910), all of them together. */
    boundWords: 'aikosuvz | | aikosuvz |',
  },
  /** How a name begins within a sentence: as it is, where nouns have capitals. */
  inSentence: { capitals: '| | | yes' },
  hours: {
    title: 'Otevírací doba | Opening hours | Otváracie hodiny | Öffnungszeiten',
    closed: 'zavřeno | closed | zatvorené | geschlossen',
    day: 'Den | Day | Deň | Tag',
    kitchen: 'Kuchyň | Kitchen | Kuchyňa | Küche',
    lunch: 'Polední menu | Lunch menu | Obedové menu | Mittagsmenü',
    exceptions:
      'Svátky a změny | Holidays and changes | Sviatky a zmeny | Feiertage und Änderungen',
  },
  events: {
    title: 'Akce | What’s on | Podujatia | Veranstaltungen',
    /** The same at the top of the page, where there is little room. */
    anchor: 'Akce | Events | Program | Programm',
    everyDay: 'každý den | every day | každý deň | jeden Tag',
    cancelled: 'zrušeno | cancelled | zrušené | abgesagt',
    free: 'vstup zdarma | free entry | vstup voľný | Eintritt frei',
    /** Before the prices. */
    entry: 'Vstupné | Entry | Vstupné | Eintritt',
  },
  menu: {
    food: 'Jídlo | Food | Jedlo | Speisen',
    drinks: 'Pití | Drinks | Nápoje | Getränke',
    lunch: 'Polední menu | Lunch menu | Obedové menu | Mittagsmenü',
    /** The link to the lunch menu on a sheet of paper. */
    sheet:
      'Polední menu na jednom listu k vytištění | Lunch menu on one sheet, to print | Obedové menu na jednom liste na vytlačenie | Mittagsmenü auf einem Blatt zum Ausdrucken',
    /** On that sheet, beside the code that leads to it. */
    lunchOnTheWeb:
      'Toto polední menu na webu | This lunch menu on the web | Toto obedové menu na webe | Dieses Mittagsmenü im Web',
    soup: 'Polévka | Soup | Polievka | Suppe',
    soupOfDay:
      'Polévka je v ceně hlavního jídla. | The soup of the day is part of the price of a main course. | Polievka je v cene hlavného jedla. | Die Tagessuppe ist im Preis des Hauptgerichts enthalten.',
    /** Of a drink of 0 %. */
    alcoholFree: 'nealkoholické | alcohol-free | nealkoholické | alkoholfrei',
    /** Before what all drinks of a section claim. */
    everything:
      'Vše v tomto oddílu | Everything in this section | Všetko v tejto časti | Alles in diesem Abschnitt',
    alcoholUnknown:
      'obsah alkoholu neuveden | alcohol not stated | obsah alkoholu neuvedený | Alkoholgehalt nicht angegeben',
    /** Before what can be added to an item, and to each of a section. */
    extras: 'Na přání k tomu | Extras | Na želanie k tomu | Auf Wunsch dazu',
    sectionExtras:
      'Na přání ke všemu v tomto oddílu | Extras for everything in this section | Na želanie ku všetkému v tejto časti | Auf Wunsch zu allem in diesem Abschnitt',
    /** Over the names of what the house is proud of. */
    specials: 'Speciality domu | House specials | Špeciality podniku | Spezialitäten des Hauses',
    noExtras: 'bez přídavků | no extras | bez prídavkov | ohne Extras',
    /** Before the courses of a menu with one price. */
    courses: 'Chody | Courses | Chody | Gänge',
    allergens: 'Alergeny | Allergens | Alergény | Allergene',
    /** Beside the legend, in the Markdown twin. */
    noAllergens: 'žádné | none | žiadne | keine',
    allergensUnknown:
      'neuvedeny, zeptejte se obsluhy | not stated, ask the staff | neuvedené, opýtajte sa obsluhy | nicht angegeben, bitte fragen Sie das Personal',
    allergenLegend:
      'Alergeny podle čísel | Allergens by number | Alergény podľa čísel | Allergene nach Nummern',
    /** What agents tell guests with an allergy, within a sentence. */
    askStaff:
      'zeptejte se před objednáním obsluhy | ask the staff before you order | opýtajte sa pred objednaním obsluhy | fragen Sie bitte vor dem Bestellen das Personal',
  },
  filter: {
    title: 'Vyberte si | Find what suits you | Vyberte si | Das Passende finden',
    /** The same at the top of the page, where there is little room. */
    anchor: 'Výběr | Filter | Výber | Auswahl',
    /** Before diets, prices and allergens. */
    only: 'Jen to, co je v lístku označeno jako: | Only what the menu calls: | Len to, čo je v lístku označené ako: | Nur was auf der Karte so bezeichnet ist:',
    price:
      'Nejmenší porce stojí nejvýš: | The smallest size costs at most: | Najmenšia porcia stojí najviac: | Die kleinste Portion kostet höchstens:',
    madeWithout:
      'Podle receptury bez: | Made without: | Podľa receptúry bez: | Laut Rezeptur ohne:',
    /** Before what a dish is made without, for one who hears nothing else. */
    no: 'bez | no | bez | ohne',
    /** Before the number of dishes that a choice leaves, and on the button that ends it. */
    left: 'Výběru odpovídá: | Match your choice: | Výberu zodpovedá: | Passend zur Auswahl:',
    reset: 'Zrušit výběr | Clear the choice | Zrušiť výber | Auswahl aufheben',
    anyPrice: 'na ceně nezáleží | any price | na cene nezáleží | Preis egal',
  },
  contact: {
    title: 'Kde nás najdete | How to find us | Kde nás nájdete | So finden Sie uns',
    address: 'Adresa | Address | Adresa | Adresse',
    map: 'Mapa | Map | Mapa | Karte',
    /** What stands on a button that leads to a map. */
    showOnMap: 'Ukázat na mapě | Show on map | Ukázať na mape | Auf der Karte zeigen',
    telephone: 'Telefon | Telephone | Telefón | Telefon',
    email: 'E-mail | E-mail | E-mail | E-Mail',
    /** What stands on a button that leads to the page for bookings. */
    bookTable: 'Rezervovat stůl | Book a table | Rezervovať stôl | Tisch reservieren',
    /** Pages elsewhere. */
    links: 'Najdete nás také | Find us elsewhere | Nájdete nás aj tu | Sie finden uns auch hier',
    shop: 'E-shop | Online shop | E-shop | Onlineshop',
    /** Other houses of the operator. */
    branches: 'Naše další podniky | Our other houses | Naše ďalšie podniky | Unsere anderen Häuser',
    booking: 'Rezervace | Booking a table | Rezervácia | Reservierung',
    payment: 'Placení | Payment | Platba | Bezahlung',
    notAccepted: 'Nelze platit | Not accepted | Nedá sa platiť | Nicht möglich',
    operator: 'Provozovatel | Operator | Prevádzkovateľ | Betreiber',
    seat: 'Sídlo | Registered office | Sídlo | Sitz',
  },
  booking: {
    or: 'nebo | or | alebo | oder',
  },
  house: {
    title: 'Dobré vědět | Good to know | Dobré vedieť | Gut zu wissen',
    /** Before what the house cooks, and before what a guest spends. */
    cuisine: 'Kuchyně | Cuisine | Kuchyňa | Küche',
    priceRange: 'Cenové rozpětí | Price range | Cenové rozpätie | Preisspanne',
  },
  agents: {
    title:
      'Pro programy a asistenty | For programs and assistants | Pre programy a asistentov | Für Programme und Assistenten',
    webPage: 'Webová stránka | Web page | Webová stránka | Webseite',
  },
  /** What holds the page together, and what it says to those who are lost. */
  page: {
    /** The language, in its own words. */
    language: 'Česky | English | Slovensky | Deutsch',
    skip: 'Přejít na lístek | Skip to the menu | Prejsť na lístok | Zur Karte springen',
    contents: 'Obsah | Contents | Obsah | Inhalt',
    /** Names of places on the page, short enough for two lines of them on a phone. */
    anchors: {
      hours: 'Hodiny | Hours | Hodiny | Zeiten',
      lunch: 'Oběd | Lunch | Obed | Mittag',
      food: 'Jídlo | Food | Jedlo | Speisen',
      drinks: 'Pití | Drinks | Nápoje | Getränke',
      allergens: 'Alergeny | Allergens | Alergény | Allergene',
      house: 'Dobré vědět | Good to know | Dobré vedieť | Gut zu wissen',
      findUs: 'Kde jsme | Find us | Kde sme | Anfahrt',
    },
    /** A link to the beginning of the page. */
    top: 'Nahoru | Back to top | Nahor | Nach oben',
    call: 'Zavolat | Call | Zavolať | Anrufen',
    /** One, and several of the house. */
    photo: 'Fotka | Photo | Fotka | Foto',
    photos: 'Fotky | Photos | Fotky | Fotos',
    /** Over the links to pages of the owner's own. */
    morePages: 'Další stránky | More pages | Ďalšie stránky | Weitere Seiten',
    story: 'O nás | About us | O nás | Über uns',
    notFound: 'Stránka nenalezena | Page not found | Stránka sa nenašla | Seite nicht gefunden',
    notFoundText:
      'Na této adrese nic není. | There is nothing at this address. | Na tejto adrese nič nie je. | Unter dieser Adresse gibt es nichts.',
    home: 'Úvodní stránka | Home page | Úvodná stránka | Startseite',
    /** Under the code that a phone reads from the printed menu. */
    onTheWeb:
      'Tento lístek a otevírací doba na webu | This menu and our hours on the web | Tento lístok a otváracie hodiny na webe | Diese Karte und unsere Öffnungszeiten im Web',
  },
} as const satisfies Table
