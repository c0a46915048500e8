// Texts of the editor other than its fields.

export const editorWords = {
  sectionName:
    'The name of the new file: small letters without accents, digits and hyphens. The number at its beginning decides the order of the sections, such as 45-salads. | Jméno nového souboru: malá písmena bez háčků a čárek, číslice a spojovníky. Číslo na začátku rozhoduje, kde v lístku oddíl stojí, třeba 45-salaty.',
  pageName:
    'The address of the page, a dot and the code of its language, such as o-nas.cs. | Adresa stránky bez háčků a čárek, tečka a kód jazyka, třeba o-nas.cs.',
  lunchName:
    'The date of the Monday of that week, such as 2026-11-23. | Datum pondělí toho týdne, třeba 2026-11-23.',
  /** Headings within a long form. */
  parts: {
    about: 'Kind and cuisine | Druh a kuchyně',
    address: 'Address and map | Adresa a mapa',
    telephones: 'More telephones | Další telefony',
    booking: 'Booking | Rezervace',
    elsewhere: 'Links, branches and stops | Odkazy, pobočky a zastávky',
    paying: 'Payment | Placení',
    outside: 'Garden, dogs and smoking | Zahrádka, psi a kouření',
    access: 'Access, toilet and parking | Přístup, záchod a parkování',
    children: 'Children | Děti',
    service: 'Service, take-away and delivery | Obsluha, s sebou a rozvoz',
    parties: 'Celebrations, private room and nights | Oslavy, salonek a nocleh',
    inside: 'Equipment | Vybavení',
    fun: 'Music and games | Hudba a hry',
    seats: 'Quiet hours, languages and seats | Klid, jazyky a počty míst',
    else: 'What fits nowhere else | Co se jinam nehodí',
    company: 'Company and law | Provozovatel a zákon',
    terms: 'Licence, robots and security | Licence, roboti a bezpečnost',
    site: 'Site and languages | Web a jazyky',
    details: 'Details | Podrobnosti',
    extras: 'Extras and courses | Přídavky a chody',
    photo: 'Photo | Fotka',
    drink: 'The drink and where it comes from | Nápoj a odkud je',
    served: 'When it is served | Kdy se podává',
    weekly: 'What takes place every week | Co se koná každý týden',
  },
  /** A block of a list, with its count: 1 dish. */
  blocks: {
    item: 'item | položka',
    otherPrice: 'price | cena',
    otherSeason: 'season | sezona',
    otherException: 'day | den',
    otherHours: 'service | provoz',
    heading: 'sub-heading | mezititulek',
    course: 'course | chod',
    lunchDish: 'dish | jídlo',
    hoursSeason: 'season | sezona',
    exception: 'day | den',
    event: 'event | akce',
    photo: 'photo | fotka',
    link: 'page | stránka',
    branch: 'house | podnik',
    stop: 'stop | zastávka',
    room: 'room | místnost',
    more: 'pair of texts | dvojice textů',
  },
  /** Labels for choices whose keyword is not readable. */
  words: {
    en: {
      shop: 'a shop of your own',
      cash_czk: 'crowns in cash',
      cash_eur: 'euros in cash',
      qr: 'QR code',
      meal_voucher_card: 'meal card',
      meal_voucher_paper: 'paper vouchers',
      foot: 'on foot',
      wine_bar: 'wine bar',
      hotel_restaurant: 'hotel restaurant',
      beer_garden: 'beer garden',
      on_request: 'on request',
      outside: 'outside only',
      partial: 'partly',
      street: 'in the street',
      own: 'on our own ground',
      lactose_free: 'lactose free',
    } as { readonly [word: string]: string },
    cs: {
      pub: 'hospoda',
      wine_bar: 'vinárna',
      cafe: 'kavárna',
      brewery: 'pivovar',
      inn: 'hostinec',
      restaurant: 'restaurace',
      bistro: 'bistro',
      club: 'klub',
      kiosk: 'stánek',
      bar: 'bar',
      hut: 'chata',
      canteen: 'jídelna',
      hotel_restaurant: 'hotelová restaurace',
      beer_garden: 'pivní zahrada',
      takeaway: 'výdej',
      other: 'něco jiného',
      outside: 'jen ven',
      on_request: 'po domluvě',
      classic: 'klasická',
      dark: 'tmavá',
      bright: 'světlá',
      river: 'říční',
      fine: 'jemná',
      site: 'web',
      domain: 'celá doména',
      preload: 'i v seznamech prohlížečů',
      cream: 'krémový',
      white: 'bílý',
      kraft: 'hnědý, balicí',
      book: 'knižní',
      plain: 'jednoduché',
      poster: 'plakátové',
      typewriter: 'psací stroj',
      shop: 'vlastní obchod',
    },
  },
  /** After Add, in lists of lines. */
  line: 'a line | řádek',
  /** For a new week of lunches, whose file is named by this date. */
  week: { en: 'The week that begins on Monday, {day}.', cs: 'Týden od pondělí {day}.' },
  newWeek: {
    en: 'A new week begins on Monday, {day}. For another one choose ⋮ above, then Slug.',
    cs: 'Nový týden začne v pondělí {day}. Jiný: nahoře ⋮ a Jméno souboru.',
  },
  /** The page that is shown while the editor loads. */
  signIn: { token: 'Access token | Přístupový token', button: 'Sign in | Přihlásit se' },
  /** Choice of a section at a dish, which moves on saving. */
  moveTo: 'move to another section | přesunout do jiného oddílu',
  story:
    'story of the house|: paragraphs with empty lines between them, headings begin with ## | vyprávění o podniku|: odstavce s prázdným řádkem mezi nimi, nadpisy začínají ##',
  pageText:
    'text of the page|: paragraphs with empty lines between them, headings begin with ## | text stránky|: odstavce s prázdným řádkem mezi nimi, nadpisy začínají ##',
  /** The two inputs that add a size to a dish. */
  addSize: { en: ['size', 'price'] as readonly [string, string], cs: ['velikost', 'cena'] },
  /** The phone's own pickers of a field: for its beginning and for its end. */
  pick: {
    en: (label: string): readonly [string, string] => [`Pick: ${label}`, `Pick the end: ${label}`],
    cs: (label: string) => [`Vybrat: ${label}`, `Vybrat konec: ${label}`],
  },
  /** The text boxes above a week of lunches. */
  lunchLines: {
    title: 'Type the dishes day by day | Napsat jídla po dnech',
    hint: {
      en: 'One dish on each line, or behind a slash: Soup 45 / Goulash 169 (1,3,7). Other languages follow a vertical line: Soup | Polévka 45.',
      cs: 'Každé jídlo na nový řádek nebo za lomítko: Polévka 45 / Svíčková 169 (1,3,7,9). Další jazyk za svislou čáru: Svíčková | Beef sirloin 169.',
    },
    take: 'Put into the form | Převzít do formuláře',
    taken:
      'Dishes in the form below: {count}. Look over them, then save. | Převzato jídel: {count}. Projděte je níž a uložte.',
  },
  /** Above fields among the results of a search. */
  foundFields: 'Fields | Údaje',
  /** Messages of the commits that the editor makes. */
  commits: {
    create: { en: 'New: {{path}}', cs: 'Nové: {{path}}' },
    update: { en: 'Changed: {{path}}', cs: 'Změna: {{path}}' },
    delete: { en: 'Deleted: {{path}}', cs: 'Smazáno: {{path}}' },
    uploadMedia: { en: 'New photo: {{path}}', cs: 'Nová fotka: {{path}}' },
    deleteMedia: { en: 'Deleted photo: {{path}}', cs: 'Smazaná fotka: {{path}}' },
  },
  /** The dialog before anything is saved. */
  check: {
    refused: 'This cannot be saved yet | Tohle zatím nejde uložit',
    asked: 'Is this right? | Je to tak správně?',
    elsewhere:
      'Once this is saved, these need fixing too. Until then the site stays as it is: | Po uložení bude třeba opravit ještě tohle. Do té doby zůstane web, jak je:',
    foreign:
      'Texts in languages that the house no longer uses will be deleted from all files: {count}. | Ve všech souborech se smažou texty v jazycích, které hospoda už nemá: {count}.',
    more: 'and {count} more | a ještě {count}',
    fix: 'Fix it | Opravit',
    /** Number of further places with the same mistake. */
    also: '{count # more place | more places} here | ještě na {count = 1 ? jednom místě | {count} místech} tady',
    back: 'Back to the form | Zpět do formuláře',
    save: 'Save | Uložit',
    yes: 'Yes, save it | Ano, uložit',
    /** Answer to one of several questions. */
    right: "Yes, that's right | Ano, je to správně",
    unsaved: 'Nothing was saved. | Nic se neuložilo.',
    saved: 'Saved. | Uloženo.',
    /** Results of saving. */
    site: {
      waiting:
        'Saved. The site will show it in a few minutes. | Uloženo. Na webu to bude za pár minut.',
      live: 'The site has been renewed since you saved. | Web se po uložení obnovil.',
      late: 'Saved, but the site has not changed in ten minutes. | Uloženo, ale web se za deset minut nezměnil.',
      failed:
        'Saved, but publishing failed; the site stays as it was: | Uloženo, ale zveřejnit se to nepovedlo; web zůstal, jak byl:',
    },
    look: 'Look at it | Podívat se',
    takeBack: 'Undo this change | Vrátit tuto změnu',
    undone: 'Undo: {message} | Vrácení: {message}',
    undoFailed:
      'That was not possible, because something else was saved since. | Vrátit to nešlo, mezitím se uložilo něco dalšího.',
    token: {
      void: 'The token is not valid, or no longer. | Token neplatí, nebo už vypršel.',
      make: 'Make a new token | Vytvořit nový token',
      github:
        'Make a new one at GitHub: only for the repository {repository}, with "Contents: Read and write". Then sign in with it. | Vytvořte si na GitHubu nový: jen pro repozitář {repository}, s právem „Contents: Read and write“. Pak se jím přihlaste.',
      gitlab:
        'Make a new one at GitLab with the scope "api". Then sign in with it. | Vytvořte si na GitLabu nový s právem „api“. Pak se jím přihlaste.',
    },
    todo: 'To fix: {count} | K opravě: {count}',
    /** For an empty field that is required. */
    empty: 'It is empty: fill it in. | Je prázdné, vyplňte ho.',
    outdated: 'Another device has changed this meanwhile | Mezitím to změnilo jiné zařízení',
    outdatedAdvice:
      '{place}: nothing was saved, so that nothing gets lost. Note what you changed, load the new version and make your change there. New lines: | {place}: nic se neuložilo, aby se nic neztratilo. Poznamenejte si, co jste měnili, načtěte novou verzi a změňte to v ní. Nové řádky:',
    reload: 'Load the new version | Načíst novou verzi',
    oldDraft:
      'A draft of an older version was left out. | Rozepsaná změna starší verze se nenabízí.',
    waiting:
      'The site stays as it is until this is fixed | Dokud se tohle neopraví, zůstane web, jak je',
    preparing: 'Missing in languages in preparation | Chybí v jazycích v přípravě',
    close: 'Close | Zavřít',
  },
} as const
