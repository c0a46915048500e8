// Words of the interface: a row for each, with a column for each language. `{from}` is a slot for a
// value.

import type { TextRow } from '../../../src/model/languages.ts'

type LabelTable = { readonly [name: string]: TextRow | LabelTable }

export const labels = {
  format: {
    /** Between an integer and its decimals. */
    decimal: ', | . | , | ,',
    /** Before hours that are the same on every day of the week. */
    daily: 'denně | daily | denne | täglich',
    /** Instead of "daily", for a house that is closed on some day of the week. */
    onOpenDays:
      'každý otevírací den | on days we are open | každý otvárací deň | an allen Öffnungstagen',
    /** Open at all hours. */
    allDay: 'nonstop | around the clock | nonstop | rund um die Uhr',
    /** Times with an open end, whose close is the earliest usual one. */
    orLater: '{times} nebo déle | {times} or later | {times} alebo dlhšie | {times} oder länger',
    /** A time with an open end, as the earliest one. */
    orAfter: '{time} nebo později | {time} or later | {time} alebo neskôr | {time} oder später',
    /** A price of 0. */
    nothing: 'zdarma | free | zadarmo | gratis',
    /** Between the first and the last day of a range. */
    to: 'až | to | až | bis',
    /** Before the last of several days. */
    and: 'a | and | a | und',
    /** 125 ml on wine lists: a decimal, or a fraction of a litre as in Austria. */
    eighthOfLitre: '0,125 | 0.125 | 0,125 | 1/8',
    /** Not empty if small volumes are in centilitres: `2 cl`, but `0,02 l`. */
    centilitres: '| cl | | cl',
    /** Not empty if times inside a sentence keep a leading zero: `at 01:00`, but `v 1:00`. */
    leadingZero: '| yes | |',
    /** All one-letter words that must not end a line (CSN 01 6910, STN 01 6910). */
    boundWords: 'aikosuvz | | aikosuvz |',
    /** An amount of money; the number is already formatted. */
    money: {
      CZK: '{amount}\u00A0Kč | CZK\u00A0{amount} | {amount}\u00A0Kč | {amount}\u00A0Kč',
      EUR: '{amount}\u00A0€ | €{amount} | {amount}\u00A0€ | {amount}\u00A0€',
    },
    /** A percentage; the number is already formatted. */
    percent: '{value}\u00A0% | {value}% | {value}\u00A0% | {value}\u00A0%',
    /** A minimum price. */
    from: 'od\u00A0{amount} | from {amount} | od\u00A0{amount} | ab\u00A0{amount}',
    /** A price by weight, after its quantity. */
    byWeight:
      '{amount} podle váhy | {amount} by weight | {amount} podľa váhy | {amount} nach Gewicht',
    /** A price per litre, for drinks from a tap. */
    byLitre: '{amount} za litr | {amount} per litre | {amount} za liter | {amount} pro Liter',
    /** A date: day, number of the month, year, name of the month. */
    date: '{day}.\u00A0{month}.\u00A0{year} | {day}\u00A0{name}\u00A0{year} | {day}.\u00A0{month}.\u00A0{year} | {day}.\u00A0{name}\u00A0{year}',
    /** A range of dates within one month: the first day, and the last date as in `date`. */
    dates: '{first}.–{last} | {first}–{last} | {first}. – {last} | {first}.–{last}',
    /** One day before others of its month: `18., 19. a 25. 12. 2026`. */
    dayBefore: '{day}. | {day} | {day}. | {day}.',
    /** Dates in a sentence; `alsoOnDates` after other dates of the same list. */
    onDates: '{dates} | on {dates} | {dates} | am {dates}',
    alsoOnDates: '{dates} | {dates} | {dates} | am {dates}',
    /** A range within a month, between two months, and a whole month, in a sentence. */
    withinMonth: '{first}.–{last} | {first}–{last} | {first}. – {last} | vom {first}. bis {last}',
    fromDate: '{from} – {to} | {from} – {to} | {from} – {to} | vom {from} bis {to}',
    inMonth: '{month} | in {month} | {month} | im {month}',
    /** Times in a sentence. */
    timesInSentence: '{times} | {times} | {times} | {times}\u00A0Uhr',
    /** Days of every week, in a sentence. */
    onTheseDays: '{days} | on {days} | {days} | {days}',
    /** A price of one piece, if that needs no number. */
    each: '| {amount} each | | {amount} je Stück',
    perPerson: '{amount} na osobu | {amount} per person | {amount} na osobu | {amount} pro Person',
    /** A date with the day of the week and the name of the month. */
    longDate:
      '{weekday} {day}.\u00A0{month}\u00A0{year} | {weekday} {day}\u00A0{month}\u00A0{year} | {weekday} {day}.\u00A0{month}\u00A0{year} | {weekday}, {day}.\u00A0{month}\u00A0{year}',
    monthDay:
      '{day}.\u00A0{month} | {day}\u00A0{month} | {day}.\u00A0{month} | {day}.\u00A0{month}',
  },
  /** Not empty if nouns have capitals, so that names inside a sentence keep theirs. */
  inSentence: { capitals: '| | | yes' },
  hours: {
    title: 'Otevírací doba | Opening hours | Otváracie hodiny | Öffnungszeiten',
    closed: 'zavřeno | closed | zatvorené | geschlossen',
    /** The usual week next to a short season. */
    allYearExcept:
      'Celý rok kromě {season} | All year except {season} | Celý rok okrem {season} | Ganzjährig außer {season}',
    /** For a house without weekly hours. */
    onDatesOnly:
      'Otevřeno jen v uvedených termínech. | Open only on the dates listed. | Otvorené len v uvedených termínoch. | Nur zu den angegebenen Terminen geöffnet.',
    /** For open days without the service: in its column, and after `open 12:00–22:00`. */
    none: {
      kitchen: 'nevaříme | closed | nevaríme | geschlossen',
      lunch: 'není | none | nie je | keines',
    },
    noneOn: {
      kitchen: 'nevaříme | no kitchen | nevaríme | Küche geschlossen',
      lunch: 'bez poledního menu | no lunch menu | bez obedového menu | kein Mittagsmenü',
    },
    /** If the owner states that the house does not have the service. */
    without: {
      kitchen: 'Nevaříme. | No kitchen. | Nevaríme. | Wir kochen nicht.',
      lunch: 'Polední menu nemáme. | No lunch menu. | Obedové menu nemáme. | Kein Mittagsmenü.',
    },
    /** The rule for public holidays, if the owner states one. */
    holidays: {
      closed:
        'O svátcích máme zavřeno, pokud není uvedeno jinak. | We are closed on public holidays, unless listed otherwise. | Cez sviatky máme zatvorené, ak nie je uvedené inak. | An Feiertagen haben wir geschlossen, sofern nicht anders angegeben.',
      as_usual:
        'O svátcích, které tu nejsou uvedeny, platí běžná otevírací doba. | On public holidays that are not listed here, our usual hours apply. | Cez sviatky, ktoré tu nie sú uvedené, platia bežné otváracie hodiny. | An Feiertagen, die hier nicht genannt sind, gelten die üblichen Öffnungszeiten.',
      as_saturday:
        'O svátcích platí sobotní otevírací doba, pokud není uvedeno jinak. | On public holidays our Saturday hours apply, unless listed otherwise. | Cez sviatky platia sobotné otváracie hodiny, ak nie je uvedené inak. | An Feiertagen gelten unsere Samstagszeiten, sofern nicht anders angegeben.',
      as_sunday:
        'O svátcích platí nedělní otevírací doba, pokud není uvedeno jinak. | On public holidays our Sunday hours apply, unless listed otherwise. | Cez sviatky platia nedeľné otváracie hodiny, ak nie je uvedené inak. | An Feiertagen gelten unsere Sonntagszeiten, sofern nicht anders angegeben.',
      ask: 'Na otevírací dobu o svátcích, které tu nejsou uvedeny, se prosím zeptejte. | For public holidays that are not listed here, please ask us about our hours. | Na otváracie hodiny cez sviatky, ktoré tu nie sú uvedené, sa, prosím, opýtajte. | Für Feiertage, die hier nicht genannt sind, fragen Sie bitte nach unseren Öffnungszeiten.',
    },
    /** The rule for public holidays with times of their own. */
    holidayTimes:
      'O svátcích máme otevřeno {times}, pokud není uvedeno jinak. | On public holidays we are open {times}, unless listed otherwise. | Cez sviatky máme otvorené {times}, ak nie je uvedené inak. | An Feiertagen haben wir {times} geöffnet, sofern nicht anders angegeben.',
    /** The dates on which the rule decides, as far as they are listed. */
    holidayDates:
      'Svátky do {date}{dates}. | Public holidays until {date}{dates}. | Sviatky do {date}{dates}. | Feiertage bis {date}{dates}.',
    inYear: 'v roce {year} | in {year} | v roku {year} | im Jahr {year}',
    day: 'Den | Day | Deň | Tag',
    kitchen: 'Kuchyň | Kitchen | Kuchyňa | Küche',
    lunch: 'Polední menu | Lunch menu | Obedové menu | Mittagsmenü',
    exceptions:
      'Svátky a změny | Holidays and changes | Sviatky a zmeny | Feiertage und Änderungen',
    /** The heading for a house that opens on single dates only. */
    dates: 'Termíny | Opening dates | Termíny | Termine',
    /** If no week has the service, but some exceptions under the heading `{where}` do. */
    exceptionally: {
      kitchen:
        'Vaříme jen ve dnech uvedených v části „{where}“. | The kitchen is open only on the days listed under “{where}”. | Varíme len v dňoch uvedených v časti „{where}“. | Küche nur an den unter „{where}“ genannten Tagen.',
      lunch:
        'Polední menu máme jen ve dnech uvedených v části „{where}“. | Lunch menu only on the days listed under “{where}”. | Obedové menu máme len v dňoch uvedených v časti „{where}“. | Mittagsmenü nur an den unter „{where}“ genannten Tagen.',
    },
    untilNotice:
      'od {from} do odvolání | from {from} until further notice | od {from} do odvolania | ab {from} bis auf Weiteres',
    /** After closed days; `{onDay}` is a phrase such as `on Saturday`. */
    openAgain:
      'znovu otevřeno {onDay} {date} od {time} | open again {onDay} {date} at {time} | znova otvorené {onDay} {date} od {time} | wieder geöffnet {onDay}, {date}, ab {time} Uhr',
    /** For a house that is closed in this season. */
    opens:
      'od {day} znovu otevřeno | open again from {day} | od {day} znova otvorené | ab {day} wieder geöffnet',
    openAt: 'otevřeno {hours} | open {hours} | otvorené {hours} | geöffnet {hours}',
    kitchenAt: 'kuchyň {hours} | kitchen {hours} | kuchyňa {hours} | Küche {hours}',
    /** On a day for which the owner still has to be asked. */
    kitchenNotStated:
      'kuchyň zatím neuvedena | kitchen not stated yet | kuchyňa zatiaľ neuvedená | Küche noch nicht angegeben',
    lunchAt:
      'polední menu {hours} | lunch menu {hours} | obedové menu {hours} | Mittagsmenü {hours}',
    /** Until when public holidays are listed, unless usual hours apply on them. */
    checkedUntil:
      'Svátky do {date} jsou tu zohledněny; na pozdější se prosím zeptejte. | Public holidays up to {date} are taken into account here; for later ones, please ask. | Sviatky do {date} sú tu zohľadnené; na neskoršie sa, prosím, opýtajte. | Feiertage bis zum {date} sind hier berücksichtigt; zu späteren fragen Sie uns bitte.',
    /** After the dates of a house that opens on single dates only. */
    datesUntil:
      'Termíny po {date} zatím nejsou zveřejněné. | Dates after {date} have not been published yet. | Termíny po {date} zatiaľ nie sú zverejnené. | Termine nach dem {date} sind noch nicht veröffentlicht.',
    timeZone:
      'Časy platí v časovém pásmu {name}. | Times are local ({name}). | Časy platia v časovom pásme {name}. | Alle Zeiten gelten in der Zeitzone {name}.',
  },
  events: {
    title: 'Akce | What’s on | Podujatia | Veranstaltungen',
    /** A shorter form for the top of the page. */
    anchor: 'Akce | Events | Program | Programm',
    /** On the button of a house where events come first. */
    programme: 'Program | Programme | Program | Programm',
    /** The link to the calendar that guests subscribe to. */
    calendar:
      'Akce do kalendáře | Events for your calendar | Podujatia do kalendára | Veranstaltungen für Ihren Kalender',
    /** The link that opens a calendar program, which then looks for new events by itself. */
    subscribe:
      'Odebírat akce | Subscribe to events | Odoberať podujatia | Veranstaltungen abonnieren',
    /** The link to a single event for a guest's own calendar. */
    toCalendar: 'Do kalendáře | Add to calendar | Do kalendára | In den Kalender',
    everyDay: 'každý den | every day | každý deň | täglich',
    cancelled: 'zrušeno | cancelled | zrušené | abgesagt',
    free: 'vstup zdarma | free entry | vstup voľný | Eintritt frei',
    /** The label of a price without one of its own. */
    price: 'cena | price | cena | Preis',
    /** An event at the same times on each day of a range. */
    daily: 'každý den {times} | daily {times} | každý deň {times} | täglich {times}',
    /** An event with a start time only. */
    start: 'od\u00A0{time} | at\u00A0{time} | od\u00A0{time} | um\u00A0{time}\u00A0Uhr',
    /** After `every Saturday`. */
    parity: {
      dates: {
        odd: 's lichým datem | with an odd date | s nepárnym dátumom | mit ungeradem Datum',
        even: 'se sudým datem | with an even date | s párnym dátumom | mit geradem Datum',
      },
      weeks: {
        odd: 'v lichém týdnu | in odd calendar weeks | v nepárnom týždni | in ungeraden Kalenderwochen',
        even: 'v sudém týdnu | in even calendar weeks | v párnom týždni | in geraden Kalenderwochen',
      },
    },
    /** All dates of a rule that are left, or only the next ones. */
    dates: 'termíny: {dates} | dates: {dates} | termíny: {dates} | Termine: {dates}',
    moreDates:
      'termíny: {dates} a další | dates: {dates} and more | termíny: {dates} a ďalšie | Termine: {dates} und weitere',
    since: 'od {date} | from {date} | od {date} | ab dem {date}',
    until: 'do {date} | until {date} | do {date} | bis zum {date}',
    /** An event in a season or in a range of dates. */
    between: 'od {from} do {to} | from {from} to {to} | od {from} do {to} | vom {from} bis {to}',
    /** Dates or seasons in which a weekly event does not take place. */
    except: 'kromě {dates} | except {dates} | okrem {dates} | außer {dates}',
    /** The text of the link. */
    /** The button to the page where tickets are sold. */
    tickets: 'Vstupenky | Tickets | Vstupenky | Karten',
    more: 'Více: {title} | More: {title} | Viac: {title} | Mehr: {title}',
    /** A question for assistants. */
    question:
      'jaké akce jsou tento týden v podniku {name} | what is on at {name} this week | aké podujatia sú tento týždeň v podniku {name} | welche Veranstaltungen gibt es diese Woche im Lokal {name}',
  },
  /** Dishes, drinks, lunch and allergens. */
  menu: {
    food: 'Jídlo | Food | Jedlo | Speisen',
    drinks: 'Pití | Drinks | Nápoje | Getränke',
    lunch: 'Polední menu | Lunch menu | Obedové menu | Mittagsmenü',
    /** The link to the printed lunch menu. */
    sheet:
      'Polední menu na jednom listu k vytištění | Lunch menu on one sheet, to print | Obedové menu na jednom liste na vytlačenie | Mittagsmenü auf einem Blatt zum Ausdrucken',
    /** On that sheet, next to its QR code. */
    lunchOnTheWeb:
      'Toto polední menu na webu | This lunch menu on the web | Toto obedové menu na webe | Dieses Mittagsmenü im Web',
    /** Before the days of the week that are over. */
    pastDays: 'Dřívější dny | Earlier days | Skoršie dni | Frühere Tage',
    soup: 'Polévka | Soup | Polievka | Suppe',
    soupOfDay:
      'Polévka je v ceně hlavního jídla. | The soup of the day is included in the price of a main course. | Polievka je v cene hlavného jedla. | Die Tagessuppe ist im Preis des Hauptgerichts enthalten.',
    /** At a dish that is served on every day of its week. */
    allWeek: 'celý týden | all week | celý týždeň | die ganze Woche',
    /** If a day has several soups and a main course includes one of them. */
    soupOfChoice:
      'V ceně hlavního jídla je jedna polévka dne podle výběru. | The price of a main course includes one soup of the day of your choice. | V cene hlavného jedla je jedna polievka dňa podľa výberu. | Eine Tagessuppe nach Wahl ist im Preis des Hauptgerichts enthalten.',
    /** For a drink with 0 %. */
    alcoholFree: 'bez alkoholu | alcohol-free | bez alkoholu | alkoholfrei',
    /** Before the claims that all drinks of a section share. */
    everything:
      'Vše v tomto oddílu | Everything in this section | Všetko v tejto časti | Alles in diesem Abschnitt',
    alcoholUnknown:
      'obsah alkoholu neuveden | alcohol not stated | obsah alkoholu neuvedený | Alkoholgehalt nicht angegeben',
    /** Before the extras of an item, and of a section. */
    extras: 'Na přání k tomu | Extras | Na želanie k tomu | Auf Wunsch dazu',
    sectionExtras:
      'Na přání ke všemu v tomto oddílu | Extras for everything in this section | Na želanie ku všetkému v tejto časti | Auf Wunsch zu allem in diesem Abschnitt',
    /** If some items of the section have `noExtras`. */
    sectionExtrasBut:
      'Na přání ke všemu v tomto oddílu kromě položek „bez přídavků“ | Extras for everything in this section except items marked “no extras” | Na želanie ku všetkému v tejto časti okrem položiek „bez prídavkov“ | Auf Wunsch zu allem in diesem Abschnitt, außer bei „ohne Extras“',
    /** Heading of the house specials. */
    specials: 'Speciality domu | House specials | Špeciality podniku | Spezialitäten des Hauses',
    noExtras: 'bez přídavků | no extras | bez prídavkov | ohne Extras',
    /** Before the courses of a set menu. */
    courses: 'Chody | Courses | Chody | Gänge',
    allergens: 'Alergeny | Allergens | Alergény | Allergene',
    /** Next to the legend in the Markdown twin. */
    noAllergens: 'žádné | none | žiadne | keine',
    allergensUnknown:
      'neuvedeny, zeptejte se obsluhy | not stated, ask the staff | neuvedené, opýtajte sa obsluhy | nicht angegeben, bitte fragen Sie das Personal',
    /** After the allergens that are stated, if the owner states that there may be others. */
    otherAllergensUnknown:
      'ostatní alergeny neuvedeny, zeptejte se obsluhy | other allergens not stated, ask the staff | ostatné alergény neuvedené, opýtajte sa obsluhy | weitere Allergene nicht angegeben, bitte fragen Sie das Personal',
    /** If several lists of extras in a section have none. */
    extrasUnknown:
      'Alergeny přídavků neuvedeny, zeptejte se obsluhy | Allergens of the extras not stated, ask the staff | Alergény prídavkov neuvedené, opýtajte sa obsluhy | Allergene der Extras nicht angegeben, bitte fragen Sie das Personal',
    /** After several extras without stated allergens, if others have some. */
    someUnknown:
      'alergeny neuvedeny, zeptejte se obsluhy | allergens not stated, ask the staff | alergény neuvedené, opýtajte sa obsluhy | Allergene nicht angegeben, bitte fragen Sie das Personal',
    allergenLegend:
      'Alergeny podle čísel | Allergens by number | Alergény podľa čísel | Allergene nach Nummern',
    /** Link that unfolds the legend. */
    allergenList: 'Seznam čísel | List of numbers | Zoznam čísel | Liste der Nummern',
    allergenAdvice:
      'Čísla udávají, které alergeny položka podle receptury obsahuje; položka bez čísla neobsahuje žádný ze čtrnácti, pokud u ní není napsáno, že alergeny nejsou uvedeny. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy. | The numbers show which allergens the recipe contains; an item without a number contains none of the fourteen, unless it says that its allergens are not stated. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order. | Čísla udávajú, ktoré alergény položka podľa receptúry obsahuje; položka bez čísla neobsahuje žiadny zo štrnástich, ak pri nej nie je napísané, že alergény nie sú uvedené. Stopy iných alergénov nemožno vylúčiť; ak máte alergiu alebo celiakiu, opýtajte sa pred objednaním obsluhy. | Die Nummern geben an, welche Allergene laut Rezeptur enthalten sind; ohne Nummer ist keines der vierzehn enthalten, es sei denn, dort steht, dass die Allergene nicht angegeben sind. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal.',
    /** Before the first allergen numbers on the page, and the link to their legend. */
    allergenNumbers:
      'Čísla alergenů vysvětluje seznam | The allergen numbers are explained under | Čísla alergénov vysvetľuje zoznam | Die Nummern der Allergene sind hier erklärt:',
    /** The advice that agents give guests with an allergy, inside a sentence. */
    askStaff:
      'zeptejte se před objednáním obsluhy | ask the staff before you order | opýtajte sa pred objednaním obsluhy | fragen Sie bitte vor dem Bestellen das Personal',
    /** Titles of the menu, by its content. */
    title: {
      both: 'Jídelní a nápojový lístek | Food and drinks | Jedálny a nápojový lístok | Speise- und Getränkekarte',
      food: 'Jídelní lístek | Food | Jedálny lístok | Speisekarte',
      drinks: 'Nápojový lístek | Drinks | Nápojový lístok | Getränkekarte',
    },
    pricesAsOf:
      'Ceny k {date}, včetně DPH. | Prices as of {date}, including VAT. | Ceny k {date}, vrátane DPH. | Preisstand: {date}, einschließlich Mehrwertsteuer.',
    /** For a house that does not pay VAT. */
    pricesWithoutVat:
      'Ceny k {date}; DPH se neúčtuje. | Prices as of {date}; no VAT is charged. | Ceny k {date}; DPH sa neúčtuje. | Preisstand: {date}; Mehrwertsteuer fällt nicht an.',
    lunchWeek: 'Týden {dates} | Week of {dates} | Týždeň {dates} | Woche {dates}',
    /** On the lunch sheet, if no current or future week is published. */
    noLunch:
      'K {date} tu není zveřejněné žádné polední menu. | As of {date} no lunch menu is published here. | K {date} tu nie je zverejnené žiadne obedové menu. | Stand {date}: Hier ist kein Mittagsmenü veröffentlicht.',
    alcohol:
      'alk. {percent}\u00A0obj. | {percent}\u00A0ABV | alk. {percent}\u00A0obj. | {percent}\u00A0vol',
    /** A discount at some times, of an item and of a section. */
    discount:
      'sleva {percent}\u00A0% | {percent}% off | zľava {percent}\u00A0% | {percent}\u00A0% Rabatt',
    sectionDiscount:
      'sleva {percent}\u00A0% na vše v tomto oddílu | {percent}% off everything in this section | zľava {percent}\u00A0% na všetko v tejto časti | {percent}\u00A0% Rabatt auf alles in diesem Abschnitt',
    /** The deposit, which is paid in addition to the price and given back. */
    deposit:
      'plus vratná záloha {amount} | plus a returnable deposit of {amount} | plus vratná záloha {amount} | zuzüglich {amount} Pfand',
    noDeposit: 'bez zálohy | no deposit | bez zálohy | ohne Pfand',
    /** For more than one diet; one is in the details of names.ts. */
    dietNumbers:
      'diety č.\u00A0{value} | diets no.\u00A0{value} | diéty č.\u00A0{value} | Diäten Nr.\u00A0{value}',
    /** With the date on which the owner last reviewed the menu. */
    soldOut:
      'vyprodáno (k {date}) | sold out (as of {date}) | vypredané (k {date}) | ausverkauft (Stand: {date})',
    /** With the date that the owner states for it. */
    soldOutSince:
      'vyprodáno od {date} | sold out since {date} | vypredané od {date} | ausverkauft seit {date}',
    /** With the build date, for dishes out of season or over. */
    notServed:
      'nepodává se (k {date}) | not served (as of {date}) | nepodáva sa (k {date}) | nicht im Angebot (Stand: {date})',
    servedOn: 'jen {days} | {days} only | len {days} | nur {days}',
    season:
      'v sezoně od {from} do {to} | in season from {from} to {to} | v sezóne od {from} do {to} | in der Saison vom {from} bis {to}',
    servedDates: 'jen {dates} | only {dates} | len {dates} | nur {dates}',
    /** For a section with a season or hours of its own. */
    served: 'Podává se {when}. | Served {when}. | Podáva sa {when}. | Serviert wird {when}.',
    /** The meaning of a missing diet claim; `{claim}` is an example. */
    dietAdvice:
      'Označení jako „{claim}“ uvádíme jen tam, kde za ním stojíme. Kde chybí, neznamená to opak: zeptejte se obsluhy. | Labels such as “{claim}” appear only where we stand by them. A missing label does not mean the opposite: ask the staff. | Označenie ako „{claim}“ uvádzame len tam, kde si za ním stojíme. Kde chýba, neznamená to opak: opýtajte sa obsluhy. | Angaben wie „{claim}“ stehen nur dort, wo wir dafür einstehen. Fehlt eine Angabe, bedeutet das nicht das Gegenteil: Bitte fragen Sie das Personal.',
    /** Traces, in addition to the allergens that an item contains. */
    traces:
      'může obsahovat stopy: {list} | may contain traces of {list} | môže obsahovať stopy: {list} | kann Spuren enthalten: {list}',
  },
  filter: {
    /** With examples of what can be chosen. */
    title: 'Filtr: {choices} | Filter: {choices} | Filter: {choices} | Filter: {choices}',
    /** A shorter form for the top of the page. */
    anchor: 'Filtr | Filter | Filter | Filter',
    /** Before diets, prices and allergens. */
    only: 'Jen to, co je označeno jako: | Only items marked as: | Len to, čo je označené ako: | Nur, was so gekennzeichnet ist:',
    price:
      'Cena nejmenší velikosti: | Price of the smallest size: | Cena najmenšej veľkosti: | Preis der kleinsten Größe:',
    byRecipe: 'Podle receptury: | According to the recipe: | Podľa receptúry: | Laut Rezeptur:',
    /** Before each allergen. */
    no: 'bez | no | bez | ohne',
    /** Before the number of dishes that a filter leaves, and on the button that clears it. */
    left: 'Výběru odpovídá: | Matching your choice: | Výberu zodpovedá: | Passend zur Auswahl:',
    show: 'Ukázat | Show | Zobraziť | Anzeigen',
    reset: 'Zrušit výběr | Clear your choice | Zrušiť výber | Auswahl aufheben',
    anyPrice: 'na ceně nezáleží | any price | na cene nezáleží | beliebig',
    /** The meaning and the limits of the filter. */
    advice:
      'Položky, u kterých nejsou uvedeny všechny alergeny nebo které mohou obsahovat stopy toho, co jste vybrali, se nezobrazí. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy. Výběr zůstane jen po návratu tlačítkem Zpět. | Items whose allergens are not all stated, or that may contain traces of your choice, are hidden. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order. Only the Back button brings you back to your choice. | Položky, pri ktorých nie sú uvedené všetky alergény alebo ktoré môžu obsahovať stopy toho, čo ste si vybrali, sa nezobrazia. Stopy iných alergénov nemožno vylúčiť; ak máte alergiu alebo celiakiu, opýtajte sa pred objednaním obsluhy. Výber zostane len po návrate tlačidlom Späť. | Gerichte und Getränke, deren Allergene nicht vollständig angegeben sind oder die Spuren des Gewählten enthalten können, werden ausgeblendet. Spuren anderer Allergene lassen sich nicht ausschließen; wenn Sie eine Allergie oder Zöliakie haben, fragen Sie bitte vor dem Bestellen das Personal. Ihre Auswahl bleibt nur mit „Zurück“ erhalten.',
    diets: {
      vegetarian: 'vegetariánské | vegetarian | vegetariánske | vegetarisch',
      vegan: 'veganské | vegan | vegánske | vegan',
      gluten_free: 'bezlepkové | gluten-free | bezlepkové | glutenfrei',
    },
    upTo: 'do {price} | up to {price} | do {price} | bis {price}',
  },
  /** Address, contact, payment and operator. */
  contact: {
    title: 'Kde nás najdete | How to find us | Kde nás nájdete | So finden Sie uns',
    address: 'Adresa | Address | Adresa | Adresse',
    map: 'Mapa | Map | Mapa | Karte',
    /** On the button that leads to a map. */
    showOnMap: 'Ukázat na mapě | Show on map | Zobraziť na mape | Auf der Karte zeigen',
    telephone: 'Telefon | Telephone | Telefón | Telefon',
    email: 'E-mail | E-mail | E-mail | E-Mail',
    /** On the button that leads to the page for bookings. */
    bookTable: 'Rezervovat stůl | Book a table | Rezervovať stôl | Tisch reservieren',
    /** Pages elsewhere. */
    links: 'Najdete nás také | Find us elsewhere | Nájdete nás aj tu | Sie finden uns auch hier',
    shop: 'E-shop | Online shop | E-shop | Onlineshop',
    /** Other houses of the operator. */
    branches: 'Naše další podniky | Our other venues | Naše ďalšie podniky | Unsere anderen Lokale',
    booking: 'Rezervace | Booking a table | Rezervácia | Reservierung',
    payment: 'Placení | Payment | Platba | Bezahlung',
    cardMinimum:
      'Kartou od {amount} | Cards from {amount} | Kartou od {amount} | Kartenzahlung ab {amount}',
    notAccepted: 'Nelze platit | Not accepted | Nedá sa platiť | Zahlung nicht möglich',
    /** Heading of the operator, which the law requires. */
    legal: 'Údaje o provozovateli | Legal information | Údaje o prevádzkovateľovi | Impressum',
    operator: 'Provozovatel | Operator | Prevádzkovateľ | Betreiber',
    managingDirector: 'Jednatel | Managing director | Konateľ | Geschäftsführung',
    seat: 'Sídlo | Registered office | Sídlo | Sitz',
    register: 'Zápis v rejstříku | Entry in the register | Zápis v registri | Registereintrag',
    /** Instead of a fact that the owner is still being asked for. */
    notStatedYet: 'zatím neuvedeno | not stated yet | zatiaľ neuvedené | noch nicht angegeben',
    /** Beginnings of words in the name of a stop that say what it is. */
    stopWords:
      'zastáv nádra stanic přístav termin | stop station pier terminal | zastáv stanic prístav termin | halte bahnhof station anlege',
    /** The name of a stop after its word, `stop` or `pier`. */
    stop: '{name}, {minutes} pěšky | {name}, {minutes} walk | {name}, {minutes} pešo | {name}, {minutes} zu Fuß',
    atDoor: 'přímo u nás | right outside | priamo pri nás | direkt vor der Tür',
    onFoot:
      '{place}, {minutes} pěšky | {minutes} walk from {place} | {place}, {minutes} pešo | Zu Fuß ab {place}, {minutes}',
    fromTo:
      'od {from} do {to} | from {from} to {to} | od {from} do {to} | von {from} bis {to}\u00A0Uhr',
    telephoneHours:
      'Telefon bereme {times}. | We answer the telephone {times}. | Sme na telefóne {times}. | Telefonisch sind wir {times} erreichbar.',
  },
  booking: {
    or: 'nebo | or | alebo | oder',
    /** If the owner states it: for guests, and for programs. */
    notBooked: {
      guests:
        'Stoly nerezervujeme. | We take no bookings. | Stoly nerezervujeme. | Wir nehmen keine Reservierungen an.',
      programs:
        'Stoly se nerezervují. | The house takes no bookings. | Stoly sa nerezervujú. | Tische können nicht reserviert werden.',
    },
    /** For programs, if nothing is stated. */
    unstated:
      'Zda a jak se rezervují stoly, není uvedeno. | Whether and how tables can be booked is not stated. | Či a ako sa rezervujú stoly, nie je uvedené. | Ob und wie Tische reserviert werden können, ist nicht angegeben.',
    notOn:
      'Nerezervujeme na {dates}. | No bookings {dates}. | Nerezervujeme na {dates}. | Keine Reservierungen {dates}.',
    onlyFor:
      'Rezervovat lze jen na tyto dny: {days}. | Tables can be booked for these days only: {days}. | Rezervovať sa dá len na tieto dni: {days}. | Reservieren können Sie nur für diese Tage: {days}.',
  },
  house: {
    title: 'Dobré vědět | Good to know | Dobré vedieť | Gut zu wissen',
    /** Before the cuisine, and before what a guest spends. */
    cuisine: 'Kuchyně | Cuisine | Kuchyňa | Küche',
    priceRange: 'Útrata na osobu | Spend per guest | Útrata na osobu | Ausgaben pro Person',
    /** Summary of the facts that few guests look for. */
    more: 'Další podrobnosti | More details | Ďalšie podrobnosti | Weitere Einzelheiten',
    /** Before the list of things that the house does not have. */
    missing: 'U nás není | Not available | U nás nie je | Gibt es bei uns nicht',
    untilTime: 'do {time} | until {time} | do {time} | bis {time}\u00A0Uhr',
    /** What a group spends at least in a room, and what it pays in advance. */
    minimumSpend:
      'útrata nejméně {amount} | minimum spend {amount} | útrata najmenej {amount} | Mindestverzehr {amount}',
    roomDeposit: 'záloha {amount} | deposit {amount} | záloha {amount} | Anzahlung {amount}',
    age: 'od {years} let | {years} and over | od {years} rokov | ab {years} Jahren',
    /** The season of a garden or a terrace, after its name. */
    season:
      'otevřená od {from} do {to} | open from {from} to {to} | otvorená od {from} do {to} | geöffnet vom {from} bis {to}',
  },
  agents: {
    title:
      'Pro programy a asistenty | For programs and assistants | Pre programy a asistentov | Für Programme und Assistenten',
    documents:
      'Dokumenty pro programy | Documents for programs | Dokumenty pre programy | Dokumente für Programme',
    /** The link to the twin, in the first line of a page. */
    asText:
      'Celá stránka jako text (Markdown) | The whole page as text (Markdown) | Celá stránka ako text (Markdown) | Die ganze Seite als Text (Markdown)',
    webPage: 'Webová stránka | Web page | Webová stránka | Webseite',
    about:
      'Vše je veřejné a jen ke čtení, bez klíče, účtu a přihlášení. | Everything is public and read-only, with no key, account or login. | Všetko je verejné a len na čítanie, bez kľúča, účtu a prihlásenia. | Alles ist öffentlich und nur zum Lesen da, ohne Schlüssel, Konto und Anmeldung.',
    /** The rule for reading `/hours.json`. */
    hoursRule:
      'Noc patří ke dni, kdy začala. Otevřeno v čase T (minuty po půlnoci) dne D: T leží v rozpětí dne D (open_min ≤ T < close_min), nebo T + 1440 v rozpětí předchozího dne. Výjimka nahrazuje celý den; den po ní má své vlastní hodiny. | A night belongs to the day on which it began. Open at time T (minutes after midnight) of date D: T lies in a span of D (open_min ≤ T < close_min), or T + 1440 in one of the date before. An exception replaces the whole day; the day after it has its own hours. | Noc patrí ku dňu, v ktorom sa začala. Otvorené v čase T (minúty po polnoci) dňa D: T leží v rozpätí dňa D (open_min ≤ T < close_min), alebo T + 1440 v rozpätí predchádzajúceho dňa. Výnimka nahrádza celý deň; deň po nej má svoje vlastné hodiny. | Eine Nacht gehört zu dem Tag, an dem sie begann. Geöffnet zur Zeit T (Minuten nach Mitternacht) am Tag D: T liegt in einer Spanne von D (open_min ≤ T < close_min), oder T + 1440 in einer des Vortags. Eine Ausnahme ersetzt den ganzen Tag; der Tag danach hat seine eigenen Zeiten.',
    /** An additional sentence if some times have an open end. */
    laterRule:
      'Rozpětí s open_end bývá i delší: po close to není jisté. | A span with `open_end` often lasts longer: after its `close` it is not certain. | Rozpätie s open_end býva aj dlhšie: po close to nie je isté. | Eine Spanne mit open_end dauert oft länger: nach close ist es nicht sicher.',
    /** An additional sentence if seasons have weeks of their own. */
    seasonsRule:
      'Ve dnech od from do to (MM-DD, i přes Nový rok) platí místo week týden té sezony v seasons. | On days from `from` to `to` (MM-DD, may wrap over New Year) the week of that entry of `seasons` holds in place of `week`. | V dňoch od from do to (MM-DD, aj cez Nový rok) platí namiesto week týždeň tej sezóny v seasons. | An Tagen von from bis to (MM-DD, auch über Neujahr) gilt anstelle von week die Woche dieser Saison in seasons.',
    /** After the name of the language, for people who open the instructions for agents. */
    noAccount:
      'web je veřejný, žádná registrace ani přihlášení neprobíhá. | the site is public; nobody registers or signs in. | web je verejný, nikto sa neregistruje ani neprihlasuje. | Die Website ist öffentlich, Registrierung und Anmeldung gibt es nicht.',
    notRegistered:
      'Přístup je už veřejný. Registrace není potřeba a žádný přihlašovací údaj se nevydává. | Access is already public. No registration is needed and no credential is returned. | Prístup je už verejný. Registrácia nie je potrebná a žiadny prihlasovací údaj sa nevydáva. | Der Zugang ist bereits öffentlich. Eine Registrierung ist nicht nötig, und es werden keine Zugangsdaten ausgegeben.',
    nothingToClaim:
      'Neexistuje účet, který by šlo převzít, ani uživatelský kód. | There is no account to claim and there is no user code. | Neexistuje účet, ktorý by sa dal prevziať, ani používateľský kód. | Es gibt kein Konto, das übernommen werden könnte, und keinen Benutzercode.',
  },
  /** Navigation, and the page for unknown addresses. */
  page: {
    /** The name of the language in that language. */
    language: 'Česky | English | Slovensky | Deutsch',
    skip: 'Přejít na lístek | Skip to the menu | Prejsť na lístok | Zur Speisekarte',
    contents: 'Obsah | Contents | Obsah | Inhalt',
    /** Names of the parts of the page, short enough for two lines on a phone. */
    anchors: {
      hours: 'Hodiny | Hours | Hodiny | Zeiten',
      lunch: 'Oběd | Lunch | Obed | Mittag',
      food: 'Jídlo | Food | Jedlo | Speisen',
      drinks: 'Pití | Drinks | Nápoje | Getränke',
      allergens: 'Alergeny | Allergens | Alergény | Allergene',
      house: 'Dobré vědět | Good to know | Dobré vedieť | Gut zu wissen',
      findUs: 'Kde jsme | Find us | Kde sme | Anfahrt',
    },
    /** The link to the top of the page. */
    top: 'Nahoru | Back to top | Nahor | Nach oben',
    call: 'Zavolat | Call | Zavolať | Anrufen',
    /** One photo, and several photos of the house. */
    photo: 'Fotka | Photo | Fotka | Foto',
    photos: 'Fotky | Photos | Fotky | Fotos',
    /** Heading of the links to the owner's pages. */
    morePages: 'Další stránky | More pages | Ďalšie stránky | Weitere Seiten',
    story: 'O nás | About us | O nás | Über uns',
    notFound: 'Stránka nenalezena | Page not found | Stránka sa nenašla | Seite nicht gefunden',
    notFoundText:
      'Na této adrese nic není. | There is nothing at this address. | Na tejto adrese nič nie je. | Unter dieser Adresse gibt es nichts.',
    home: 'Úvodní stránka | Home page | Úvodná stránka | Startseite',
    /** Under the QR code of the printed menu. */
    onTheWeb:
      'Tento lístek a otevírací doba na webu | This menu and our hours on the web | Tento lístok a otváracie hodiny na webe | Diese Speisekarte und unsere Öffnungszeiten im Web',
  },
} as const satisfies LabelTable
