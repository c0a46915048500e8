// Messages and sentences in Slovak, by code, and texts of small tables, by their English text.

import { translateBy } from '../template.ts'
import type { messageTexts, sentenceTexts } from '../texts.ts'

const messages: { readonly [Code in keyof typeof messageTexts]: string } = {
  'folder-empty':
    'prázdny priečinok ≠ pub.md, hours.md, home.KÓD.md pre každý jazyk (home.sk.md), events.md, look.md, photos.md, emblem.svg a súbory v menu/, lunch/, pages/ a photos/ → súbory nového podniku vytvorí agent-pub init',
  'folder-missing':
    'tento priečinok neexistuje ≠ pub.md, hours.md, home.KÓD.md pre každý jazyk (home.sk.md), events.md, look.md, photos.md, emblem.svg a súbory v menu/, lunch/, pages/ a photos/ → súbory nového podniku vytvorí agent-pub init',
  'folder-unopenable':
    'priečinok, ktorý sa nedá otvoriť → dajte si právo čítať ho; ak to nie je priečinok, zmažte ho',
  'file-missing':
    'tento súbor chýba → vytvorte ho, alebo skopírujte ten, ktorý píše agent-pub init{language ? ; kým nie sú hotové všetky texty, v pub.md zmažte {language} z languages a napíšte tam   languages_in_preparation: {language}   ; ak web nemá mať {language}, zmažte ho z languages a s ním všetky riadky {language}: a _{language}}',
  'menu-missing': 'lístok bez oddielov → vytvorte súbor, napríklad menu/10-polievky.md',
  'file-misnamed': 'súbor s názvom „{name :short}“ ≠ {meant} → premenujte ho na {meant}',
  'file-copy':
    'niečo, čo vyzerá ako kópia {original} ≠ každý súbor raz → zmažte ho, alebo ho presuňte z tohto priečinka',
  'file-misplaced':
    'súbor v zlom priečinku → {into = top ? presuňte ho vyššie: {name} patrí vedľa priečinka menu | presuňte ho do priečinka {into}}',
  'file-unexpected':
    'súbor, ktorý sem nepatrí ≠ pub.md, hours.md, home.KÓD.md pre každý jazyk (home.sk.md), events.md, look.md, photos.md, emblem.svg a súbory v menu/, lunch/, pages/ a photos/ → presuňte ho, premenujte, alebo zmažte',
  'file-not-markdown':
    'súbor, ktorého názov sa nekončí na .md ≠ pub.md, hours.md, home.KÓD.md pre každý jazyk (home.sk.md), events.md, look.md, photos.md, emblem.svg a súbory v menu/, lunch/, pages/ a photos/ → {meant ? premenujte ho na {meant} | presuňte ho z tohto priečinka, alebo jeho text uložte do súboru, ktorý sa končí na .md}',
  'file-not-regular': 'niečo, čo nie je súbor → zmažte to',
  'file-unopenable':
    'súbor, ktorý sa nedá otvoriť → dajte si právo čítať ho, alebo ho zavrite v iných programoch',
  'file-too-large':
    'súbor s veľkosťou {megabytes :decimal} MB ≠ textový súbor s veľkosťou najviac 1 MB → lístok je len text; obrázky patria do photos/, iné dokumenty inam',
  'link-outside': 'odkaz na súbor mimo tohto priečinka → namiesto odkazu sem dajte sám súbor',
  'link-broken': 'odkaz, ktorý nikam nevedie → namiesto odkazu sem dajte sám súbor',
  'section-file-misnamed':
    'názov súboru s veľkými písmenami, diakritikou alebo medzerami ≠ číslo, spojovník a jednoduchý názov: menu/20-hlavne-jedla.md → premenujte súbor',
  'section-file-twice':
    'druhý súbor pre oddiel „{id}“; prvý je {first} ≠ jeden súbor pre každý oddiel; číslo na začiatku určuje iba poradie → premenujte jeden z nich, alebo ich položky spojte do jedného súboru',
  'page-file-misnamed':
    'názov súboru, ktorý nemôže byť webovou adresou, alebo nemá jazyk ≠ jednoduchý názov, bodka a kód jazyka: pages/o-nas.sk.md → premenujte súbor',
  'page-language-missing':
    'stránka bez textu {lang :language} ≠ každá stránka v každom jazyku podniku → napíšte aj {file}, alebo zmažte túto stránku',
  'page-empty': 'stránka bez textu → napíšte text pod druhý riadok ---',
  'page-over-resource':
    'stránka s názvom „{name}“, ale takú adresu web už má ≠ názov, ktorý nemá nič iné → dajte súborom stránky iný názov:   pages/o-{name}...',
  'lunch-file-misnamed':
    'názov súboru, ktorý nie je dátumom pondelka ≠ pondelok toho týždňa: lunch/2026-11-23.md → {likeSection ? premenujte súbor, alebo ho presuňte do priečinka menu, ak je to oddiel lístka | premenujte súbor}',
  'text-below-fields':
    'text pod druhým ---, kde by ho nikto nevidel ≠ všetky polia medzi dvoma riadkami --- → zmažte riadok --- nad ním, ak nasledujú ďalšie polia, inak zmažte text',
  'encoding-utf16':
    'súbor uložený ako UTF-16 ≠ textový súbor uložený ako UTF-8 → otvorte súbor v editore, zvoľte „Uložiť s kódovaním“ a potom UTF-8',
  'encoding-unknown':
    'písmená, ktoré nie sú uložené ako UTF-8 (možno ako Windows-1250) ≠ textový súbor uložený ako UTF-8 → otvorte súbor v editore, zvoľte „Uložiť s kódovaním“ a potom UTF-8',
  'letter-lost':
    'písmeno, ktoré sa pri ukladaní stratilo, U+FFFD ≠ viditeľné písmená, číslice a znaky → napíšte písmeno znova a uložte ako UTF-8',
  'character-invisible':
    'neviditeľný znak, {character} ≠ viditeľné písmená, číslice a znaky → zmažte ho a slovo napíšte znova',
  'line-too-long':
    'riadok s {length} znakmi ≠ riadky s najviac {most} znakmi → rozdeľte ho na viac riadkov, každý s vlastným poľom, alebo ho skráťte',
  'file-empty':
    'prázdny súbor ≠ prvý riadok s tromi spojovníkmi, ---, a nič iné → napíšte tri spojovníky --- nad prvé pole',
  'first-line-wrong':
    'prvý riadok {typed ? „{typed :short}“ | , ktorý je prázdny} ≠ prvý riadok s tromi spojovníkmi, ---, a nič iné → {cause = no-fields ? napíšte polia nad text, medzi dva riadky ---}',
  'fence-wrong': 'riadok „{typed :short}“ ≠ tri spojovníky, ---, a nič iné na konci polí',
  'fence-open':
    'polia, ktoré sa začínajú --- a nikdy nekončia ≠ druhý riadok --- za posledným poľom',
  'conflict-unresolved':
    'dve verzie tých istých riadkov, ako ich po konflikte necháva Git ≠ jedna verzia, bez riadkov <<<<<<<, ======= a >>>>>>> → nechajte riadky jednej verzie; druhú a tieto tri riadky zmažte',
  'bullet-typographic': '{sign} tam, kde sa položka zoznamu má začínať spojovníkom ≠ spojovník: -',
  'space-wrong':
    '{tab ? tabulátor | zvláštna medzera} {inside ? vedľa dvojbodky alebo spojovníka | na začiatku riadka} ≠ obyčajné medzery → zmažte to a napíšte obyčajné medzery',
  'quote-open': 'úvodzovka, ktorá sa nikdy nezavrie → dajte text do úvodzoviek:   {line :short}',
  'quote-continued':
    'text za zatváracou úvodzovkou → dajte do úvodzoviek celý text:   {line :short}',
  'backslash-wrong': 'spätná lomka v úvodzovkách → dajte text do úvodzoviek:   {line :short}',
  'sign-first': 'text, ktorý sa začína znakom {sign} → dajte text do úvodzoviek:   {line :short}',
  'bracket-open':
    'zátvorka {sign}, ktorá sa na svojom riadku nezavrie → dajte text do úvodzoviek:   {line :short}',
  'colon-second': 'druhá dvojbodka na riadku → dajte text do úvodzoviek:   {line :short}',
  'colon-missing':
    'riadok bez dvojbodky ≠ pole: hodnota → napíšte pred to názov poľa a dvojbodku, alebo to pripojte k riadku nad tým + {line ? ak je to pole; inak to pripojte k riadku nad tým}',
  'colon-tight': 'za dvojbodkou chýba medzera',
  'hyphen-tight': 'spojovník, za ktorým chýba medzera',
  'line-unfitting':
    'riadok, ktorý nesedí s riadkami nad ním{spaces ?  (začína sa {spaces # medzerou | medzerami | medzerami})} ≠ polia položky pod sebou, všetky od toho istého stĺpca → porovnajte ho s podobným riadkom a odsaďte ho o rovnaký počet medzier',
  'text-ambiguous':
    'text, ktorý by rôzne programy čítali rôzne → dajte text do úvodzoviek, na jeden riadok',
  'fields-missing':
    '{list ? zoznam namiesto polí | žiadne polia medzi dvoma riadkami ---} ≠ riadky ako   name: Pod lipou → napíšte polia medzi dva riadky ---, každé ako   pole: hodnota',
  'field-twice':
    'pole „{field :short}“ druhýkrát v jednom bloku ≠ každé pole raz → zmažte jeden z riadkov, alebo začnite ďalšiu položku spojovníkom',
  'field-missing':
    'chýba pole „{field}“{field :help} → pridajte riadok   {field}: ...{askable ? ; ak to vie len majiteľ, napíšte   {field}: ask   a opýtajte sa ho}',
  'fact-asked':
    'údaj{field :help}, ktorý zatiaľ nikto nepovedal: hostia na jeho mieste čítajú „zatiaľ neuvedené“ → opýtajte sa majiteľa a odpoveď napíšte za   {field}:',
  'field-unknown':
    'neznáme pole „{field :short}“ ≠ {choices ? jedno z {choices :list} | názov poľa} → {afterHyphen ? dajte za spojovník medzeru:   - {afterHyphen :short}: ... | {meant ? {there ? napíšte správnu hodnotu za   {meant}:   ktoré tam je tiež, a tento riadok zmažte | nemysleli ste „{meant}“?} | {family ? napíšte jedno z: {family :list} | {ofSection ? jedlo má   days:   , ale nie hodiny: dajte ho do vlastného oddielu s   hours:   nad   items:   , alebo napíšte časy za   note: | {hasMore ? opravte názov, alebo to napíšte vlastnými slovami pod   more:   s   - name: ...   a   text: ... | {hasDescription ? opravte názov, alebo zmažte riadok; čo nemá vlastné pole, patrí do   description: | opravte názov, alebo zmažte riadok}}}}}}',
  'valid-from':
    '„{field}“, teda odkedy platia nové ceny ≠ čo platí teraz → zverejnite zmenu až v ten deň a napíšte ho v pub.md za   updated:   ; ceny, ktoré hostia môžu poznať vopred, patria k jedlu pod   other_prices:   s riadkami   from: ...   a   sizes: ...',
  'field-without-partner':
    '„{field}“ bez „{partner}“ ≠ obe alebo žiadne → pridajte riadok   {partner}: ...',
  'field-needs-field':
    '„{field}“ bez „{needed}“ ≠ aj {needed} → pridajte riadok   {needed}: ...   alebo tento zmažte',
  'language-missing':
    '„{field}“ bez textu {language :language} ≠ každý jazyk podniku, alebo žiadny → pridajte riadok   {missing}: ...',
  'language-not-had':
    '„{field}“, text {language :language}, ale to nie je jazyk podniku ≠ texty {languages :languages} → zmažte ho, alebo napíšte   languages: {extended :list}   v pub.md',
  'value-missing':
    '„{field}“ bez hodnoty{cut ? ; všetko za # sa ignoruje} → {cut ? dajte text do úvodzoviek:   {field}: "#..." | napíšte hodnotu za dvojbodku}',
  'value-cut':
    '# za medzerou: všetko za ním by sa ignorovalo → dajte text do úvodzoviek:   {field}: "{typed :short} #..."',
  'value-too-long':
    'hodnota s {length} znakmi ≠ najviac {most} znakov vrátane medzier → skráťte ju',
  'colon-inside': 'dvojbodka v položke → zmažte dvojbodku',
  'list-unexpected':
    'zoznam (zátvorky alebo spojovníky) namiesto jedného textu → napíšte ho na jeden riadok, v úvodzovkách, ak zátvorky patria k nemu:   {field}: "[...]"',
  'block-unexpected':
    'polia, alebo text v zložených zátvorkách, namiesto jedného textu → napíšte ho na jeden riadok, v úvodzovkách, ak zátvorky patria k nemu:   {field}: "{braces}"',
  'list-expected':
    '{empty ? „{field}“ a nič pod tým | niečo, čo nie je zoznam} ≠ zoznam: riadky, ktoré sa začínajú spojovníkom → {first ? každú položku začnite na vlastnom riadku   - {first}: ...   a jej ďalšie polia{others ?  ({others :list})} píšte pod to | každú položku začnite na vlastnom riadku   - }',
  'block-expected':
    '{typed ? iba „{typed :short}“ | prázdna položka} ≠ položka s poľami {fields :list} → napíšte   - {first}: ...{more ?    a pod to, zarovnané s prvým písmenom:   {others :list}}',
  'dishes-as-text':
    'riadky ako na tabuli, bez názvov polí ≠ položka pre každé jedlo pod   items: → pre každé napíšte   - {first}: ...   a pod to, zarovnané s prvým písmenom:   {others :list}',
  'text-too-long': 'text s {length} znakmi → skráťte ho na 1000 znakov',
  'accent-first': 'text, ktorý sa začína znamienkom bez písmena → napíšte prvé písmeno znova',
  'word-unknown':
    '{"typed"} → {meant ? nemysleli ste „{meant}“? | napíšte jedno z {words :list}}{isOther ? ; telefón na niečo iné píšte aj s názvom pod   more:}',
  'word-of-field':
    '{"typed"}, slovo, ktoré patrí do   {field}: → napíšte ho tam:   {field}: {word}',
  'value-per-size':
    '{"typed"} len pri jednej veľkosti → napíšte, čo platí pre všetky veľkosti; veľkosť, pri ktorej platí niečo iné, píšte ako vlastnú položku',
  'words-none': '{"typed"}, čo nie je hodnota → napíšte hodnotu, alebo zmažte riadok',
  'yes-no-unreadable': '{"typed"} → napíšte   yes   alebo   no',
  'entry-half-hidden':
    '{"name"} má # len na prvom riadku; riadky pod ním stále platia → dajte # pred každý z nich, alebo ho na prvom riadku zmažte, a položka sa zase ukáže',
  'yes-no-note':
    '{"typed"} → {season ? napíšte   {field}: yes   a na vlastný riadok   {season}: {typed :trim} | {words ? za   {field}:   napíšte jedno z týchto slov: {words :asTyped} | napíšte   {field}: yes   alebo   {field}: no   }, a vlastné slová na samostatný riadok za {notes :list}}',
  'payment-unreadable':
    '{"typed"} → {isVoucher ? za stravné lístky napíšte   meal_voucher_card   (karta) alebo   meal_voucher_paper   (papierové), prípadne oboje | čo beriete, napíšte slovami z tohto zoznamu: {words :asTyped}; čo neberiete, na riadok   payment_refused:}, a vlastné slová za {notes :list}',
  'answer-missing':
    'nič za   {field}:   , čo sa počíta ako nie ≠ yes alebo no → napíšte   {field}: yes   alebo zmažte riadok',
  'integer-unreadable': '{"typed"} → píšte iba číslice',
  'id-unreadable': '{"typed"} → napíšte   {suggested ? {suggested} | hovadzi-gulas}',
  'heading-level':
    'nadpis, ktorý sa začína {signs} ≠ dva krížiky a medzera → napíšte   ## {heading}',
  'heading-empty': 'nadpis bez slov → napíšte nadpis, alebo zmažte riadok',
  'heading-tight':
    'nadpis bez medzery za krížikmi ≠ dva krížiky a medzera → napíšte   ## {heading}',
  'text-unfinished':
    '{"typed"}, vzorový text nového podniku ≠ čo platí pre váš podnik → {askable ? napíšte namiesto neho, čo platí, alebo   ask   , kým to majiteľ povie | prepíšte ho vlastnými slovami}',
  'notice-unfinished':
    '{"typed"}, vzorový text nového podniku ≠ vlastná veta, alebo žiadna → keď je všetko ostatné správne, zmažte notice v každom jazyku',
  'text-untranslated':
    '{language :adjective} text je ten istý ako {same :adjective} ≠ slová, ktorým rozumie hosť z cudziny → preložte ho',
  'text-garbled':
    '{"typed"}: písmená, ktoré pokazil program ≠ písmená, ktoré hostia prečítajú → napíšte slovo znova a súbor uložte ako UTF-8',
  'text-html':
    '{"typed"}, čo je HTML: hostia by to videli presne takto ≠ obyčajný text → zmažte to',
  'story-table':
    'tabuľka, ktorej čiary by hostia videli presne takto ≠ odseky a zoznamy → napíšte každý riadok ako riadok zoznamu, so spojovníkom a medzerou na začiatku',
  'text-address':
    '„{typed}“ vo vete, kde na to hosť neťukne → ak to tak stačí, vetu nechajte; odkaz patrí pod   links:   v pub.md, alebo do textu úvodnej stránky',
  'text-markdown':
    '{"typed"}, čo je Markdown: hostia by znaky videli presne takto ≠ obyčajný text → zmažte znaky',
  'name-long':
    'názov s {length} znakmi ≠ najviac {most}; iné služby zvyšok odrežú → skráťte ho a zvyšok napíšte za   {rest}:',
  'checked-unknown':
    '{"typed"}, čo nie je kód upozornenia, ktoré môžete potvrdiť → {meant ? nemysleli ste „{meant}“? | zmažte ho}',
  'checked-needless':
    '„{code}“ je tu potvrdené, ale také upozornenie tu nie je ≠ iba kódy upozornení, ktoré sa tu objavia → zmažte tento kód, alebo celý riadok, ak je na ňom jediný',
  'coordinate-unreadable': '{"typed"} → skopírujte číslo z mapy',
  'coordinates-together':
    'šírka a dĺžka na jednom riadku → napíšte   latitude: {latitude}   a na vlastný riadok   longitude: {longitude}',
  'coordinates-swapped': 'šírka a dĺžka, ktoré sú v krajine podniku iba vymenené → vymeňte ich',
  'coordinates-outside':
    'miesto mimo krajiny {country} ≠ miesto podniku, v krajine jeho adresy → skopírujte obe čísla z mapy znova, šírku ako prvú',
  'postal-code-unreadable':
    '{"typed"} ako PSČ → napíšte {digits = 4 ? štyri číslice | päť číslic}, napríklad {example}',
  'number-of-field':
    '{"typed"} ako {label}, ale vyzerá to ako {other} → napíšte to za   {field}:   a sem dajte svoje {label}',
  'number-unreadable':
    '{"typed"} ako {label} → napíšte všetky písmená a číslice, aj nuly na začiatku, napríklad {example}',
  'number-impossible':
    '{label} {typed}, ktorého kontrolná číslica nesedí → porovnajte ho s registrom, jedna z číslic je zlá; kým ho nezistíte, napíšte   {field}: ask',
  'number-foreign':
    '{field}, ktoré firmy v krajine {country} nemajú → použite číslo, ktoré tam majú ({known :list}), alebo uveďte správnu krajinu za   country:',
  'payment-contradictory':
    '{method} sa prijíma a zároveň neprijíma ≠ každý spôsob platby iba na jednom z dvoch riadkov → zmažte ho z jedného{isCard ? ; ak beriete iba niektoré karty, napíšte ktoré:   card   je debit_card a credit_card}',
  'feature-contradicted':
    '„{field}“, ale   {denied}: no   hovorí, že ju nemáte → zmažte tento riadok, alebo napíšte   {denied}: yes',
  'license-unreadable': '{"typed"} → napíšte napríklad   CC-BY-4.0',
  'signals-unreadable': '{"typed"} → napíšte   search=yes, ai-input=yes, ai-train=no',
  'security-contact-unreadable': '{"typed"} → napíšte jedno z troch',
  'security-expired':
    'bezpečnostný kontakt, ktorý prestal platiť pred {today :date} → overte, že je stále správny, a napíšte dátum do jedného roka',
  'security-expiring':
    'bezpečnostný kontakt, ktorý prestane platiť {days} dní po {today :date} → overte, že je stále správny, a napíšte dátum do jedného roka',
  'address-unusable': 'adresa, ktorá {wrong} → napíšte napríklad   https://pub.example',
  'updated-ahead':
    'deň po {today :date}, dátume tohto zostavenia ≠ deň, keď ste naposledy prešli ceny a hodiny → opravte dátum',
  'updated-long-ago':
    'deň {days} dní pred {today :date}: hostia ho vidia pri každej cene ≠ najviac 60 dní → prejdite ceny a hodiny a potom napíšte dátum toho dňa',
  'date-long-ago':
    'web, ktorý sa vždy tvorí pre {today :date}, teda {days} dní dozadu, nech ho zostavíte kedykoľvek → zmažte riadok: web sa potom tvorí pre dnešný deň',
  'phone-unreadable':
    '{"typed"} ako telefónne číslo → napíšte {trunk ? ho s {trunk} pred predvoľbou | deväť číslic}, alebo číslo s predvoľbou krajiny, napríklad {example}',
  'phone-named':
    'pri telefóne je {"name"} → napíšte iba číslo,   {number}; hodiny patria na riadok   phone_hours:   a meno do textu úvodnej stránky',
  'phone-several':
    '{count} telefónne čísla na jednom riadku → napíšte   phone: {first}   a na vlastný riadok   phone_2: {second}',
  'email-unreadable': '{"typed"} ako e-mailová adresa → napíšte svoju adresu s @ a bez medzier',
  'page-url-unreadable':
    '{"typed"} ako adresa stránky → {meant ? napíšte   {meant :short}   , ak sa tam stránka otvorí | skopírujte celú adresu z prehliadača; začína sa https://}',
  'link-without-name':
    'stránka bez názvu a adresa ho neprezradí ≠ {names :and} vedľa adresy, alebo   service: shop   pre vlastný obchod → pridajte   {lines :andLine}',
  'link-service-other':
    '{typed}, ale adresa patrí inému webu ({url :short}) ≠ služba, ktorej adresa patrí → zmažte riadok   service:   alebo opravte adresu',
  'link-twice': 'tá istá stránka druhýkrát ≠ každá stránka raz → zmažte jednu z nich',
  'booking-none-and-more':
    'none spolu s {ways :list} ≠ spôsoby rezervácie, alebo iba none → napíšte   booking_by: {ways :list}   alebo   booking_by: none',
  'booking-way-unreachable':
    '{way} bez {fields :eitherQuoted} ≠ číslo, adresa alebo stránka pre takéto rezervácie → pridajte riadok   {first}: ...   alebo vynechajte {way}',
  'booking-url-unused':
    'stránka na rezervácie, ale rezervuje sa takto: {ways ? {ways :list} | none} ≠ web medzi spôsobmi rezervácie, alebo žiadne booking_url → napíšte   booking_by: {extended :list}   alebo zmažte tento riadok',
  'booking-unstated':
    '{typed ? {"typed"} | stránka na rezervácie}, ale žiadne spôsoby rezervácie ≠ riadok booking_by, aby programy vedeli, čo povedať hosťom → pridajte riadok   booking_by: {ways :list}   , ak to sedí; na výber je telephone, email, web, message, alebo none, keď sa rezervovať nedá',
  'booking-denied':
    '{"typed"}, ale   booking_by: {ways :list}   hovorí, ako sa rezervuje → napíšte   booking_by: none   , ak sa rezervovať nedá',
  'booking-of-some':
    '{"typed"}, ale   booking_by: none   hovorí, že sa rezervovať nedá → napíšte za   booking_by:   , ako sa rezervuje, a za   booking_people_from:   najmenšiu skupinu',
  'allergens-unreadable':
    '{"typed"} → napíšte čísla jeho alergénov, none, ak nemá žiadny, alebo unknown',
  'allergens-parted':
    '{"typed"}{hasSigns ? , s inými znakmi než čiarkami | , kde medzera môže oddeľovať dve čísla alebo patriť jednému} → napíšte čísla s čiarkami medzi nimi{hasSigns ? : | , ak je každé vlastný alergén:}   {apart}',
  'allergen-unreadable':
    '{"typed"} → napíšte čísla jeho alergénov s čiarkami medzi nimi; none, ak nemá žiadny, unknown, ak to neviete povedať',
  'allergens-with-traces':
    '{"typed"}, alergény a stopy na jednom riadku → napíšte   allergens: {allergens}   a riadok   traces: {traces}',
  'allergens-in-name':
    '{"typed"} {inText ? v opise | v názve}, čo vyzerá ako alergény{stated ? ; na riadku alergénov je   {stated} | ; hostia, ktorí filtrujú podľa alergénov, ich tam nenájdu} → {stated ? opravte riadok, ak platí to tu, a tu ich vynechajte | vynechajte ich tu a na riadok alergénov napíšte{numbers ? :   allergens: {numbers} |  čísla, ktoré majú písmená vo vašom zozname}}',
  'allergens-letters':
    '{"typed"}, písmená, ktoré na každom lístku znamenajú niečo iné{others ? ; a na {count # ďalšom mieste | ďalších miestach | ďalších miestach}: {others :list}} → napíšte čísla, ktoré písmená majú vo vašom zozname alergénov{isVegetarian ? ; vegetariánske jedlo má   diets: vegetarian   , pri prídavku to napíšte za   note:}',
  'allergen-ambiguous':
    '„{typed}“, čo môže znamenať dva alergény alebo jeden druh alergénu → napíšte   {two}   alebo   {one}',
  'allergen-in-words': '{"typed"} → napíšte jeho číslo:   {number}',
  'allergens-in-words': '{"typed"} → napíšte čísla týchto alergénov:   {numbers}',
  'allergen-kind-in-words': '{"typed"} → napíšte číslo a písmeno:   {code}',
  'allergen-kind-unknown':
    '{"typed"}, druh alergénu {number}, ktorý nemá písmeno → napíšte iba   {number}   {kinds ? , alebo jedno z {names :list} | : druhy majú iba 1 (obilniny) a 8 (orechy)}',
  'allergen-group-and-kind':
    '{number} spolu s {kind}, čo môže znamenať iba {name} alebo aj iné druhy → nechajte   {kind}   , ak je to jediný druh, alebo   {number}   , ak sú aj iné alebo to neviete',
  'allergen-unknown': 'alergén {number}, ktorý neexistuje → použite čísla 1 až 14',
  'traces-denied':
    '{"typed"} → zmažte riadok: bez neho web o stopách mlčí a že nie sú, nemôže sľúbiť nikto',
  'traces-contained':
    'stopy {twice}, ale podľa allergens je to zložka ≠ každý alergén iba na jednom z dvoch riadkov → zmažte   {twice}   z traces, alebo z allergens, ak to nie je zložka',
  'diet-contradictory':
    '{diet}, ale alergén {allergen} ({allergenName}) ≠ údaj, ktorý sedí s alergénmi → opravte jeden z dvoch riadkov',
  'diet-against-traces':
    '{diet}, ale stopy alergénu {allergen} ({allergenName}) ≠ údaj, ktorý sedí so stopami → zmažte údaj, alebo stopy, ak tam nie sú; stopy lepku hosťom vysvetlí   gluten_note: ...',
  'diet-unlikely':
    '{diet}, ale {"typed"} v názve alebo opise ≠ údaj, ktorý sedí s tým, čo je na tanieri → zmažte údaj, alebo opravte slová',
  'gluten-note-without-traces':
    'veta o lepku, ale jedlo nemá jeho stopy, alebo ho obsahuje ≠ traces: 1 a žiadna 1 medzi alergénmi → napíšte   traces: 1   , ak stopy byť môžu; jedlo s najviac 20 mg lepku na kilogram je   diets: gluten_free   ; veta, ktorá nesľubuje ani jedno, patrí do   note: ...',
  'gluten-note-alone':
    '{"typed"} pri jedle, ktoré môže mať stopy lepku ≠ veta, ktorá hovorí, ako sa pripravuje → napíšte vetu, ktorú si má prečítať hosť s celiakiou',
  'halal-with-alcohol':
    'halal, ale {percent :number} % alkoholu ≠ údaj, ktorý sedí s alkoholom → opravte jeden z dvoch riadkov',
  'alcohol-unreadable':
    '{"typed"} → napíšte percentá z etikety alebo lístka; 0, ak žiadny nemá, unknown, ak to neviete',
  'alcohol-impossible': '{typed} % alkoholu → napíšte číslo od 0 do 96',
  'alcohol-missing':
    'nápoj bez údaja o alkohole ≠ objemové percentá, napríklad 5,0 → pridajte riadok   alcohol: ...   s percentami (0, ak žiadny nemá, unknown, ak to neviete)',
  'alcohol-on-food':
    '„{field}“ pri jedle ≠ alcohol a degree iba pri nápojoch → zmažte riadok, alebo položku presuňte do oddielu nápojov',
  'alcohol-small':
    '{percent} % alkoholu ≠ objemové percentá, napríklad 5,0 → ak myslíte {meant} %, napíšte   alcohol: {meant :comma} + ak myslíte {meant} %',
  'alcohol-unlikely':
    '{percent} % alkoholu, viac, než taký nápoj má ≠ objemové percentá, napríklad 4,1 → pozrite sa, či nechýba čiarka, alebo či nie je zlá číslica v množstve + ak chýba čiarka',
  'wine-alcohol-unlikely':
    'víno s {percent} % alkoholu ≠ objemové percentá, napríklad 12,5, alebo 0 bez alkoholu → pozrite sa, či nie je čiarka o miesto vľavo + ak je čiarka o miesto vľavo',
  'drinks-without-alcohol':
    'nápoje, ale žiadny neuvádza alkohol ≠ čo oddiel obsahuje: food alebo drinks → napíšte   kind: food   , ak sú to jedlá; inak pri každom nápoji pridajte riadok   alcohol: ...   s percentami (0, ak žiadny nemá, unknown, ak to neviete)',
  'food-with-alcohol':
    'jedlo, ale každá položka uvádza alkohol ≠ čo oddiel obsahuje: food alebo drinks + ak sú to jedlá, zmažte riadky   alcohol:',
  'degree-unreadable':
    '{"typed"} → napíšte iba číslo stupňov{isPercent ? ; percentá patria za   alcohol:}',
  'degree-unlikely':
    'pivo s {degree} stupňami a {percent} % alkoholu ≠ viac než dvakrát toľko stupňov ako percent → pozrite sa, či tam nie je čiarka navyše',
  'alcohol-degree-swapped':
    '{percent} % alkoholu v pive s {degree} stupňami ≠ menej než polovica percent oproti stupňom → napíšte   alcohol: {beside}   a   degree: {typed}   , ak sa riadky vymenili',
  'vintage-unreadable': '{"typed"} ako ročník vína → napíšte rok štyrmi číslicami',
  'vintage-ahead':
    'víno z roku {vintage}, neskôr než dátum webu ({today :date}) ≠ rok, ktorý už bol → opravte rok',
  'drink-field-on-food':
    '„{field}“ pri jedle ≠ {fields :and} iba pri nápojoch → zmažte riadok, napíšte ho ako   origin: ...   alebo položku presuňte do oddielu nápojov',
  'brewery-and-winery':
    'druhý výrobca vedľa pivovaru alebo vinárstva ≠ jeden výrobca: brewery, winery alebo producer → nechajte jeden z dvoch riadkov',
  'price-reduced':
    '{"typed"}, možno zľava ≠ koľko hosť zaplatí → napíšte za rovná sa, koľko hosť zaplatí, alebo zľavu vetou na riadok   note:',
  'price-unreadable':
    '{"typed"} ako cena → {several ? napíšte jednu cenu, alebo dve veľkosti s bodkočiarkou medzi nimi; ak je cena rôzna, napíšte najnižšiu za   {owner.from} | napíšte ju {currency :inCurrency} číslicami, alebo 0, ak je to zadarmo{hasNoNumber ? ; ak nemá pevnú cenu, patrí do vety,   note:   oddielu}}',
  'price-in-other-currency':
    '{"typed"} ako cena, ale ceny podniku sú v {currency} → napíšte cenu {currency :inCurrency}; že beriete hotovosť aj {other :inCurrency}, povie   payment: {cash}   v pub.md; ak sú všetky ceny {other :inCurrency}, napíšte tam   currency: {other}',
  'currency-unknown':
    '{"typed"} ako cena, v mene, ktorú žiadny web nemôže mať → zverejniť sa dajú iba ceny v {currencies :list}',
  'price-too-fine':
    '{"typed"}, cena s viac než dvoma desatinnými miestami → zaokrúhlite ju najviac na dve desatinné miesta',
  'price-too-high': 'cena {price :money} → pozrite sa na počet číslic',
  'price-high': 'cena {price :money} → pozrite sa na počet číslic',
  'price-low':
    'vstup {price :money} ≠ čo hosť platí za vstup, alebo 0, ak je zadarmo → pozrite sa na počet číslic a na menu',
  'price-unlike':
    'cena {price :money}, ale ostatné v okolí sú od {least :sum} do {most :money} → pozrite sa na počet číslic',
  'price-or-quantity':
    '{"typed"}, čo môže byť cena alebo množstvo → cenu napíšte   = {typed}   alebo   {typed} {sign}   ; množstvo píšte s jednotkou a cenou:   {typed} g = ... + ak je to množstvo, s jednotkou a cenou:   {typed} g = ...',
  'price-without-size':
    'cena, ktorá vedľa iných veľkostí nehovorí, za čo je → napíšte pred cenu množstvo alebo popisok a medzi ne rovná sa',
  'price-from-nothing':
    '{"typed"} ako najnižšia cena → napíšte cenu najlacnejšieho, alebo 0 bez „{own.from}“, ak je to zadarmo',
  'price-from-and-per':
    '{"typed"}, zároveň najnižšia cena a cena podľa váhy → nechajte jedno z dvoch:   {own.from}   alebo   {own.byWeight}',
  'weight-missing':
    '{"typed"}, cena {litre ? za liter pri inom objeme | podľa váhy bez váhy} → napíšte{litre ?    1 l = {price} {own.byLitre}   alebo cenu toho objemu | , za akú váhu cena je:   ... g = {price} {own.byWeight}}',
  'price-range-unreadable':
    '{"typed"}, čo nie je cenové rozpätie → napíšte najnižšiu a najvyššiu sumu, ktorú hosť minie, s pomlčkou medzi nimi',
  'price-range-turned': '{"typed"}, kde je vyššia cena ako prvá → napíšte najprv nižšiu',
  'other-price-always':
    'ceny bez času ≠ kedy platia → pridajte riadok   days: ...   ,   hours: ...   alebo   from: ...',
  'other-price-of-what':
    '{isSection ? oddiel potrebuje zľavu | buď ceny, alebo zľava} ≠ {isSection ? o koľko je všetko v oddiele lacnejšie | koľko to potom stojí} → {isSection ? napíšte   discount: ... %   ; ceny patria k položkám | napíšte jedno z   sizes: ...   a   discount: ... %}',
  'other-price-unmatched':
    '{"typed"}, čo nie je práve jedna veľkosť tejto položky ≠ veľkosť, ako je v   sizes:   → napíšte{fields ?    other_prices:   s riadkami   {fields :list}   a} riadok   sizes:   s tým, za čo je:   {choices :or}',
  'discount-unreadable': 'zľava {"typed"} → napíšte, o koľko percent je cena nižšia:   ... %',
  'deposit-unreadable':
    '{"typed"} ako záloha → napíšte jednu sumu {currency :inCurrency}{amount ? :   {amount}}',
  'deposit-of-nothing': 'záloha {"typed"} → napíšte, čo hosť dostane späť, alebo zmažte riadok',
  'sizes-unreadable': '{"typed"} → napíšte množstvo, rovná sa a cenu',
  'sizes-too-many': '{count} veľkostí → nechajte najviac 8 veľkostí',
  'size-twice': 'veľkosť {"typed"} dvakrát → zmažte jednu z nich, alebo im dajte rôzne popisky',
  'size-unreadable':
    '{"typed"} ako veľkosť → napíšte množstvo s jednotkou: 0,5 l, 150 g alebo {owner.pieces}',
  'size-without-price':
    '{"typed"} bez {priced ? rovná sa | ceny} → dajte pred cenu rovná sa{suggested ? :   {suggested} | , a medzi dve veľkosti bodkočiarku}{hasNoNumber ? ; čo nemá pevnú cenu, patrí do vety,   note:   oddielu}',
  'size-with-two-labels':
    '{"typed"} s popiskom pred množstvom aj za ním → nechajte jeden z nich:   {labels :or}',
  'size-with-two-prices':
    'dve ceny v {"typed"} → dajte medzi dve veľkosti bodkočiarku a do každej jedno rovná sa',
  'size-with-two-quantities':
    'dve množstvá toho istého druhu v {"typed"} → dajte medzi dve veľkosti bodkočiarku',
  'size-label-unknown':
    '{labels > 1 ? veľkosti | veľkosť} {labels :quotes} bez prekladu {languages :languages} ≠ popisok, ktorý web pozná ({known :list} ...), alebo preklad {languages :languages} → {lines :addOrWrite}',
  'label-unused':
    'preklad {labels :quotes}, ale žiadna veľkosť ani cena sa tu tak nevolá ≠ preklady {known ? toho, čo tu stojí: {known :quotes} | popiskov, a žiadna cena tu popisok nemá} → napíšte popisok tak, ako stojí na riadku s cenami, alebo jeho preklad zmažte',
  'size-label-twice': 'dve veľkosti s rovnakým názvom, {"label"} → opravte názov jednej z nich',
  'size-deposit-shared':
    'záloha {"typed"} na každú veľkosť, aj na {"poured"} ≠ záloha na to, čo hostia vracajú → tento riadok zmažte a zálohu napíšte ku každej veľkosti, pri ktorej ju vyberáte:   {line}',
  'size-label-unlike':
    'malá veľkosť s {"typed"} → pozrite sa, či nechýba čiarka:   0,3 l   a nie   3 l + ak chýba čiarka',
  'size-comma-missing':
    '{"typed"}, sotva drahšia než oveľa menšia veľkosť → pozrite sa, či nechýba čiarka:   0,5 l   a nie   5 l + ak chýba čiarka',
  'size-larger-cheaper':
    'v {"typed"} stojí väčšia veľkosť menej než menšia, alebo oveľa menej na svoje množstvo → porovnajte to s lístkom: ceny alebo množstvá môžu byť vymenené',
  'size-larger-dearer':
    'v {"typed"} stojí väčšia veľkosť na svoje množstvo oveľa viac než menšia → porovnajte to s lístkom: môže byť zlá číslica v cene alebo množstve',
  'size-unlikely':
    '{"typed"}, čo za takú cenu žiadny hosť nedostane → pozrite sa, či nie je zlá číslica alebo čiarka{comma ? :   {comma}   a nie   {typed} | :   150 g   a nie   15 g} + ak chýba čiarka',
  'size-across-gap':
    '{"typed"}, čo sa číta ako jedno číslo ≠ jedno číslo, alebo lomka medzi dvoma → napíšte   {joined}   alebo, ak je to počet kusov,   {pieces}',
  'price-before-weight':
    '{"typed"}, cena pred svojou váhou → napíšte   {weight} = {price}   alebo, ak sa váži pri podávaní,   {weight} = {price} {own.byWeight}',
  'people-impossible': '{"typed"} → napíšte pre 1 až 30 ľudí:   {own.people} = ...',
  'price-per-person':
    '{"typed"}, cena za každého a zároveň za všetkých → napíšte, koľko zaplatia všetci spolu,   {all} = ...   alebo koľko každý,   {each} = ...   a „{all}“ pod   note:',
  'part-of-what': '{"typed"}, časť niečoho → napíšte, z čoho je to časť:   {examples :or}',
  'unit-without-number': 'jednotka {"typed"} bez čísla → napíšte, koľko, napríklad   1 {typed}',
  'label-unreadable': '{"typed"} → napíšte   popisok presne ako v sizes = jeho preklad',
  'quantity-unreadable': 'množstvo „{typed}“ → napíšte napríklad   0,5 l   alebo   150 g',
  'quantity-ambiguous': 'množstvo „{typed}“, ktoré môže znamenať dve veci → napíšte   {meant :or}',
  'quantity-without-comma': 'množstvo „{typed}“, kde zrejme chýba čiarka → napíšte   {meant}',
  'quantity-impossible':
    '{typed}, čo nie je veľkosť → napíšte   {meant ? {meant :or} | veľkosť ako 0,5 l, 150 g alebo 2 ks}',
  'extra-without-name':
    '{"typed"}, prídavok bez názvu → napíšte jeho názov pred cenu:   ... = {price}',
  'extra-ambiguous-number':
    '{"typed"}, kde {number} môže byť alergén alebo množstvo → napíšte   {name} ({number}) = {price}   pre alergény, alebo   {name} {number} g = {price}   pre množstvo',
  'extra-number-alone':
    '{"typed"}, kde {number} môže byť alergén alebo cena → napíšte   {name} = {number}   pre cenu, alebo   {name} ({number}) = ...   pre alergény',
  'extra-ambiguous-comma':
    '{"typed"}, čo môže byť jeden prídavok alebo viac → napíšte   {each} = {price}   , ak každý stojí toľko, alebo ich spojte bez čiarky, ak stoja toľko spolu',
  'extra-brackets':
    'zátvorky v {"typed"} → napíšte alergény do jedného páru zátvoriek:   {name} (...) = {price}',
  'extra-quantity-in-brackets':
    '{"typed"}, ale zátvorky sú pre alergény → napíšte množstvo bez nich:   {quantity}',
  'extra-twice':
    'prídavok „{name}“ dvakrát ≠ každý prídavok raz, alebo s rôznym množstvom → zmažte jeden z nich, alebo každému dajte množstvo',
  'extras-none':
    'riadok, ktorý hovorí, že prídavky nie sú ≠ prídavky ako   {owner.extra}; ak nie sú, pole vynechajte → zmažte riadok',
  'extras-too-many': '{count} prídavkov ≠ najviac 30 prídavkov → urobte z nich oddiel lístka',
  'extra-untranslated':
    '{names > 1 ? prídavky | prídavok} {names :quotes} bez prekladu {languages :languages} ≠ názov aj {languages :languages} → {lines :addOrWrite}',
  'extra-name-unused':
    '{names ? preklad {names :quotes} | preklady prídavkov, ale žiadne prídavky} ≠ preklady názvov z   extras: → napíšte názov presne ako v   extras:   alebo preklad zmažte',
  'date-unreadable':
    '{"typed"} ako dátum → {yearMissing ? doplňte rok štyrmi číslicami | napíšte deň, mesiac a rok číslicami, s bodkou za dňom a mesiacom}',
  'date-with-words':
    'dátum {"typed"} → tu nechajte len   {date}   a slová „{rest}“ napíšte k dôvodu alebo na iný vlastný riadok',
  'date-ambiguous':
    '{"typed"}, čo sa môže začínať dňom alebo mesiacom ≠ jeden dátum → napíšte   {readings :or}',
  'dates-half': '{"typed"}, prvý alebo posledný deň bez druhého → doplňte druhý:   {half}',
  'date-impossible': '{"typed"}, dátum, ktorý neexistuje → napíšte dátum, ktorý existuje',
  'year-impossible': 'rok {year} v {"typed"} → opravte rok; musí byť od 2000 do 2099',
  'dates-reversed':
    'koniec pred začiatkom v {"typed"} → napíšte skorší dátum ako prvý, oba s rokom',
  'dates-over':
    'samé minulé dátumy, takže položka na webe nie je → napíšte ďalšie dátumy, alebo položku zmažte',
  'season-unreadable':
    '{"typed"} ako sezóna → napíšte jej prvý a posledný deň číslicami a bez roka, s pomlčkou medzi nimi',
  'season-impossible': 'deň, ktorý neexistuje, v {"typed"} → napíšte dni, ktoré existujú',
  'season-turned':
    '{"typed"}, čo presahuje Nový rok a vynecháva iba pár mesiacov → pozrite sa, či nie sú dni vymenené + ak sú dni vymenené',
  'time-unreadable':
    '{"typed"} ako čas → {isPastMidnight ? posledný čas dňa je 24:00; jedna v noci sa píše   01:00 | napíšte napríklad   11:30}',
  'times-unreadable':
    '{"typed"} → {isEnd ? napíšte čas, dokedy, ku každému dňu:   do 21:00 | napíšte dva časy s pomlčkou:   11:00–23:00}',
  'times-missing': '{"typed"}, čo nemá žiadny čas → napíšte napríklad   11:00–23:00',
  'hours-not-stated':
    '{"typed"} namiesto dní a časov → napíšte dni a časy, a kým ich neviete, riadok zmažte',
  'end-missing':
    '{start} bez konca → doplňte, dokedy:   {start}–...   Ak máte často otvorené dlhšie, napíšte najskorší koniec s plusom:   {start}–...+',
  'start-missing': 'iba do {end} → doplňte, odkedy:   ...–{end}',
  'times-unsure': '{typed} v dvanásťhodinovom čase ≠ jediný význam → napíšte   {readings :or}',
  'times-backwards':
    '{typed}, kde je neskorší čas prvý ≠ časy jeden po druhom → napíšte časy v poradí dňa',
  'days-unsure':
    '{"typed"}, čo je pre niekoho pondelok až piatok a pre iného pondelok až sobota → napíšte   Po–Pi   alebo   Po–So',
  'kitchen-cooks':
    'no, ale na lístku je {"name"}: hostia čítajú „Nevaríme.“ ≠ kedy sa varí, alebo lístok bez vareného jedla → napíšte, kedy sa varí, alebo tento riadok zmažte a web o tom nič nepovie; čo varí niekto iný, napríklad food truck, patrí do oddielu s vlastnými hodinami',
  'kitchen-in-hours':
    '{"typed"}: hodiny {field} medzi inými hodinami → napíšte ich na vlastný riadok:   {field}:',
  'date-in-week':
    '{"typed"}: dátum alebo mesiac medzi dňami v týždni → jednotlivý dátum napíšte s jeho hodinami pod   exceptions:   a časť roka pod   seasons:',
  'seldom-in-week':
    '{"typed"}: dni, ktoré nie sú každý týždeň → napíšte sem iba dni každého týždňa a ostatné dátumy s ich hodinami pod   exceptions:',
  'note-in-hours':
    '{"typed"}: viac než dni a časy → napíšte sem iba dni a časy{noted ?  a zvyšok na vlastný riadok:   note: | }',
  'notice-in-week':
    '{"typed"}: hodiny len na istý čas → napíšte sem obvyklé hodiny a tieto pod   exceptions:   s   date: od ... do odvolania',
  'season-in-week':
    '{"typed"}: hodiny sezóny v bežnom týždni → napíšte ich pod   seasons:   s dátumami sezóny',
  'opening-at-24': '24:00 ako čas otvorenia → napíšte 0:00 a nasledujúci deň',
  'closing-at-opening':
    'otvorenie aj zatvorenie o {time} → napíšte skutočný čas zatvorenia; nonstop je 0:00–23:59',
  'day-unknown':
    'neznámy deň {"typed"} → {meant ? nemysleli ste „{meant}“? | napíšte napríklad   {owner.days}   alebo   {owner.weekend}}',
  'day-ambiguous':
    '{"typed"}, čo je {readings :readings} ≠ deň, ktorý v každom jazyku podniku znamená to isté → napíšte   {words :or}{places ? ; to isté je v {places :list} | }',
  'day-twice':
    'druhý riadok hodín pre deň {day :day} ≠ každý deň raz → všetky časy dňa napíšte na jeden riadok:   {owner.day} 11:00–14:30, 17:00–22:00',
  'holidays-in-week':
    '{"typed"}: sviatky medzi dňami v týždni → píšte iba dni a pre sviatky vlastný riadok:   holidays: as Sunday   (aj kuchyňa) alebo ich čas, alebo   closed   alebo   as usual; jednotlivý patrí s dátumom pod exceptions',
  'days-unreadable': '{"typed"} → napíšte   {owner.days}',
  'days-missing':
    '{"typed"}, čo nemá žiadny deň → napíšte napríklad   {owner.days}   alebo   {owner.weekend}',
  'days-without-times': '{"typed"} bez časov → napíšte napríklad   {owner.fewDays} 11:00–23:00',
  'hours-empty':
    '„{field}“ s prázdnym zoznamom ≠ dni a časy ako {owner.fewDays} 11:00–23:00 → napíšte časy, alebo zmažte riadok',
  'minutes-unreadable': '{"typed"} → napíšte napríklad   5 min',
  'nights-overlap':
    '{day :day} otvára skôr, než {before :day} zatvorí ≠ časy, ktoré sa neprekrývajú → opravte zatváracie hodiny predchádzajúceho dňa, alebo tento čas otvorenia',
  'times-overlap':
    'časy, ktoré sa prekrývajú ≠ časy jeden po druhom → napíšte jeden čas od prvého otvorenia po posledné zatvorenie',
  'times-outside-bar':
    '{field} od {open} do {close}, {day :day}, keď je {bar ? otvorené {bar :spans} | zatvorené} ≠ časy v otváracích hodinách → {bar ? opravte jedno z dvoch | vynechajte ten deň tu{partner ?  aj pri {partner}}, alebo opravte otváracie hodiny}',
  'times-turned':
    '{"typed"}, ale kuchyňa varí alebo sa obeduje mimo týchto časov ≠ čas otvorenia ako prvý → vymeňte časy + ak sú časy vymenené',
  'open-end-elsewhere':
    '{"typed"} s otvoreným koncom, ktorý smú mať iba otváracie hodiny podniku → napíšte skutočný čas zatvorenia',
  'times-at-night':
    '{open}–{close}, čo sa začína v noci a končí pred poludním → ak je to koniec noci, napíšte to ku dňu, keď sa noc začína, aj s otvorením:   ...–{close} + ak ide o popoludnie',
  'times-long':
    '{open}–{close}, viac než 16 hodín bez prestávky → pozrite sa, či nie je zlá číslica, časy vymenené, alebo nejde o popoludnie + ak je to tak',
  'times-without-days':
    '{"typed"} bez dní → napíšte, v ktoré dni:   {owner.daily} {typed :trim}   alebo   {owner.days} {typed :trim} + ak sú to hodiny každého dňa',
  'times-mixed':
    'časy pre každý deň zmiešané s časmi pre určité dni ≠ jedno z dvoch → pred každý čas napíšte dni:   {owner.days} 11:00–20:00',
  'none-beside-hours':
    'no spolu s hodinami ≠ jedno z dvoch → nechajte jedno z dvoch; deň bez časov môžete vynechať',
  'no-or-sunday':
    '„ne“, čo môže znamenať nie alebo nedeľu → ak hodiny nie sú, napíšte na riadok poľa   no   ; pre nedeľu pridajte jej časy:   Ne 12:00–20:00',
  'bar-none':
    'podnik, ktorý nie je nikdy otvorený → napíšte hodiny mesiacov, keď je otvorený, a pre ostatné sezónu s   closed: yes; ak otvára iba v určité dátumy, napíšte ich ako výnimky s hodinami',
  'season-without-hours':
    'sezóna, ktorá nie je zatvorená ani nemá otváracie hodiny ≠ zatvorené, alebo hodiny celého týždňa → pridajte riadok   closed: yes   alebo   bar:   s hodinami',
  'season-overlap':
    'sezóna, ktorá má spoločné dni s inou ({typed :trim}) ≠ každý deň roka najviac v jednej sezóne → nech sa táto začne deň po konci druhej',
  'week-incomplete':
    '{usual ? bežný týždeň | sezóna}, kde nie je, {field = kitchen ? kedy varí kuchyňa | kedy sa podáva denné menu}, hoci v iných týždňoch to je ≠ hodiny, alebo no: z iného týždňa sa nič nepreberá → pridajte riadok   {field}: no   alebo hodiny',
  'holidays-twice':
    'dve rôzne pravidlá pre sviatky ≠ jedno z dvoch → nechajte   holidays:   a zmažte riadok   holidays_as_usual',
  'holidays-without-state':
    'pravidlo pre sviatky, ale nie v ktorej spolkovej krajine podnik je ≠ spolková krajina, lebo niektoré sviatky nie sú vo všetkých → pridajte do pub.md riadok   state:   s jej názvom',
  'holiday-unstated':
    'žiadne hodiny pre {date :date} ({name}), sviatok ≠ hodiny pre každý sviatok {days} dní po {today :date} → pridajte   - date: {date :date}   a   closed: yes   alebo hodiny toho dňa; jeden riadok pre všetky je   holidays: closed   alebo   as usual   alebo   as Sunday   alebo   ask',
  'exception-open-week':
    'výnimka do odvolania s vlastným týždňom ≠ closed: yes, alebo tie isté hodiny na každý deň → napíšte nový týždeň ako bežné hodiny, alebo namiesto otvoreného konca posledný deň',
  'exception-day-outside':
    'dni, ktoré nie sú v dátumoch tejto výnimky ≠ {isOneDay ? iba {from :date} | dni od {from :date} do {to :date}} → zmažte riadok, alebo opravte dni či dátumy',
  'exception-day-bare':
    'namiesto dátumu deň v týždni, {"typed"} → ak je to raz, napíšte dátum; ak je to každý týždeň, napíšte   vždy {typed}',
  'exception-never':
    'dni, ktoré v tejto výnimke nikdy nie sú ≠ dni, keď platí → opravte dni alebo dátumy',
  'exception-twice':
    'dátum, ktorý je aj v inej výnimke ({reason}) ≠ každý dátum raz, alebo jedna výnimka celá v dlhšej → nech sa jedna skončí skôr, než sa druhá začne, alebo nechajte jednu z nich',
  'exception-rule-idle':
    'dni, keď je aj tak zatvorené → zmažte túto výnimku, alebo opravte jej deň',
  'exception-inside':
    'zatvorený deň uprostred inej výnimky ({reason}) ≠ jedna z nich, alebo obe, ak je v ten deň naozaj zatvorené → overte, či je v ten deň zatvorené, a opravte tú, ktorá je zlá',
  'exception-opens':
    'otváracie hodiny v dňoch, keď je zatvorené ({reason}); takto podnik otvorí {isOneDay ? {from :date} | od {from :date} do {to :date}} ≠ jedna z nich → ak je vtedy zatvorené, zmažte túto výnimku; ak je otvorené, pridajte riadok   checked: exception-opens',
  'exception-without-hours':
    'výnimka, ktorá nie je zatvorená ani nemá otváracie hodiny ≠ zatvorené alebo hodiny, pre každý dátum → pridajte riadok   closed: yes   alebo   bar: ...   s hodinami toho dňa',
  'other-hours-missing':
    'dátumy, ktoré nie sú zatvorené ani nemajú hodiny ≠ zatvorené alebo hodiny → pridajte riadok   closed: yes   alebo   hours:   s časmi',
  'exception-closed-and-open':
    'zatvorené spolu s hodinami ≠ jedno z dvoch → nechajte jedno z dvoch',
  'exception-without-kitchen':
    'výnimka, kde nie je, kedy varí kuchyňa ≠ hodiny kuchyne, alebo no → pridajte riadok   kitchen: {times}   ak varí, s jej hodinami v ten deň, alebo   kitchen: no   , alebo   kitchen: ask   , kým to neviete',
  'exception-without-lunch':
    'výnimka, kde nie je, či sa obeduje, hoci v iné dni áno ≠ hodiny obeda, alebo no → pridajte riadok   lunch: no   alebo   lunch: {open}–{close}',
  'exception-outside-bar':
    '{field} mimo otváracích hodín ≠ časy v {bar :spans} → opravte jedno z dvoch',
  'exception-long':
    'výnimka na {days} dní ≠ najviac 60 dní; čo sa vracia každý rok, je sezóna → pozrite sa, či nie je zlý mesiac alebo rok, alebo ju napíšte pod   seasons:',
  'exception-open-long':
    'výnimka do odvolania, ktorá trvá už {days} dní ≠ hodiny, ktoré ešte platia → nahraďte otvorený koniec posledným dňom, alebo zmeňte bežné hodiny na tie, ktoré platia od {date :date}',
  'exception-past':
    'výnimka, ktorá sa skončila {date :date}, dávno pred {today :date} → napíšte budúci rok, ak ho myslíte, alebo výnimku zmažte',
  'exception-far': 'výnimka viac než dva roky po {today :date} → pozrite sa na rok',
  'event-status-in-title':
    '„{typed}“ v názve, ale kalendáre a asistenti podujatie ďalej ponúkajú → pridajte riadok   {field}: yes   a z názvu to slovo vynechajte',
  'event-without-date':
    'podujatie bez dátumu ≠ dátum, alebo deň v týždni, keď sa opakuje → pridajte riadok   date: ...   s dátumom alebo, ak je každý týždeň,   day: ...   s dňom',
  'event-date-and-day':
    'dátum spolu s dňom v týždni ≠ dátum pre jedno podujatie, deň pre to, čo je každý týždeň → zmažte jeden z riadkov',
  'event-field-weekly':
    '„{field}“ spolu s dátumom ≠ {field} iba s   day:   , pre podujatie každý týždeň → zmažte riadok, alebo napíšte   day:   namiesto dátumu',
  'event-date-weekly':
    '{"typed"}, deň v týždni, ako dátum → napíšte   day: {typed}   namiesto tohto riadka, ak sa opakuje každý týždeň, inak jeho dátum',
  'event-day-dated':
    '{"typed"} ako deň každého týždňa → napíšte   date: {typed}   namiesto tohto riadka, ak je to raz, inak iba deň, napríklad {owner.fullDay}',
  'event-not-weekly':
    '{"typed"}, čo nie je každý týždeň ≠ deň, keď sa opakuje každý týždeň → napíšte pre každý termín blok s vlastným dátumom, alebo pravidlo ako   prvý {owner.fullDay} v mesiaci   alebo   každé dva týždne   s   from:; ak je to každý týždeň, napíšte iba deň',
  'event-second-of-what':
    '{"typed"}, čo môže znamenať každé dva týždne alebo jeden deň v mesiaci → napíšte za deň   v mesiaci   , alebo   od   a prvý dátum',
  'event-odd-of-what':
    '{"typed"}, ale nepárny alebo párny môže byť dátum alebo týždeň → napíšte za deň   s nepárnym dátumom   alebo   v nepárnych týždňoch',
  'event-start-missing':
    'každý druhý alebo tretí týždeň, bez prvého dátumu → napíšte zaň   od   a ten dátum',
  'event-limit-twice':
    '„{field}“ tu a na riadku   day:   , s rôznymi dátumami ≠ jedno z dvoch → nechajte jedno z dvoch',
  'event-weekday-other':
    '{"typed"}, ale {date :date} je {day :day} ≠ dátum s jeho vlastným dňom v týždni, alebo iba dátum → opravte deň alebo dátum',
  'event-night-or-two':
    'dva dátumy s časom po polnoci, čo môže znamenať jednu noc alebo dve ≠ pre jednu noc dátum, keď sa začína → napíšte   date: {from :date}   pre jednu noc; pre dve noci jeden blok s   date: {from :date}   a jeden s   date: {to :date}',
  'event-too-long':
    'podujatie dlhšie než {most} dní → opravte dátumy; pre podujatie každý týždeň napíšte   day:   s   from:   a   until:',
  'event-time-twice':
    '{"typed"}, viac než jeden čas ≠ kedy sa začína → napíšte sem začiatok a zvyšok za   description:   ; čo sa koná dvakrát, sú dva bloky',
  'event-time-cancelled':
    '{"typed"}, zrušenie ≠ kedy sa malo začať → napíšte sem začiatok a na vlastný riadok   cancelled: yes',
  'event-at-24': '24:00 ako začiatok → napíšte 0:00 a nasledujúci dátum',
  'event-clock-change':
    '{time} dňa {date :date}, keď sa mení čas: taký čas {isSkipped ? neexistuje | je dvakrát} ≠ čas, ktorý je raz → napíšte čas pred 2:00 alebo od 3:00',
  'event-until-before-from': 'posledný dátum pred prvým → opravte jeden z nich',
  'event-except-outside':
    '{from :date}{last ?  – {last :date}}, dátum, keď sa aj tak nekoná ≠ dátumy, keď by sa inak konalo → opravte dátum, alebo ho zmažte',
  'event-cancelled-and-sold-out':
    'vypredané a zároveň zrušené ≠ jedno z dvoch → nechajte jedno z dvoch',
  'event-twice':
    'to isté podujatie druhýkrát: jeho názov, dátum a čas už sú vyššie → zmažte jedno z nich, alebo opravte jeho čas',
  'event-on-closed-day':
    'podujatie v zatvorený deň: {dates :firstDates} ≠ deň, keď je otvorené → opravte dátum, alebo napíšte hodiny toho dňa do hours.md ako výnimku; ak sa nekoná, pridajte   cancelled: yes',
  'event-left-out':
    'opakované podujatie v dňoch, keď v tom čase nie je otvorené, preto tieto dátumy vypadnú: {dates :firstDates} ≠ dni, keď je otvorené → {by = week ? zmažte tu ten deň v týždni, alebo opravte hodiny | {by = season ? ak je to tak, uveďte jeho sezónu, napríklad   season: 1. 9. – 30. 6.   , inak opravte hodiny | {isLong ? ak je to tak, uveďte prvý a posledný dátum, s   from:   a   until:   , inak opravte hodiny | ak je to tak, napíšte   except: {all}   , inak opravte hodiny}}}',
  'event-at-same-time':
    'opakované podujatie v rovnakom čase ako {"title"}: {dates :firstDates} ≠ jedno podujatie naraz, ak sa nekonajú obe → ak sa vtedy nekoná, napíšte   except: {all}',
  'event-outside-hours':
    '{end ? {start}–{end} | {start}} dňa {date :date}, ale otvorené je {bar :spans} ≠ čas, keď je otvorené → opravte čas, alebo hodiny; pre jediný dátum napíšte výnimku do hours.md',
  'event-after-midnight':
    '{start} dňa {date :date}, v noci, ktorá sa začala deň predtým ≠ kalendárny deň toho času → ak myslíte noc pred {next :date}, napíšte o deň neskôr',
  'event-past':
    'podujatie {date :date}, dávno pred {today :date} → opravte rok, alebo podujatie zmažte',
  'event-far': 'podujatie viac než rok po {today :date} → pozrite sa na rok',
  'admission-unreadable':
    '{"typed"} → napíšte cenu číslicami, alebo 0, ak je vstup voľný; vek patrí do opisu',
  'admission-without-equals': '{"typed"} bez = → napíšte   {meant}',
  'admission-two-prices':
    'dve ceny v {"typed"} → dajte medzi ceny bodkočiarku a pred každú slovo a rovná sa',
  'admission-bare':
    '{"typed"} vedľa iných cien, ale bez slova, pre koho alebo za čo → napíšte pred každú cenu, pre koho alebo za čo je:   ... = {typed :trim}',
  'admission-twice':
    'druhá cena pre „{label}“ ≠ každá raz → zmažte jednu z nich, alebo opravte jej slovo',
  'admission-too-many':
    '{count} cien; ukáže sa najviac {most} → nechajte najdôležitejšie a odkážte na stránku s ostatnými',
  'admission-voluntary':
    '{"typed"} ako cena → dobrovoľný príspevok nie je cena: napíšte ho za   description:   a tento riadok zmažte',
  'admission-label-unknown':
    '{labels > 1 ? ceny | cena} {labels :quotes} bez prekladu {languages :languages} ≠ slovo, ktoré web pozná ({known :list} ...), alebo preklad {languages :languages} → {lines :addOrWrite}',
  'section-empty':
    'oddiel bez položiek ≠ aspoň jedno jedlo alebo nápoj → pridajte položku, alebo zmažte súbor',
  'section-single':
    'oddiel s jedinou položkou → dajte položku do iného oddielu, alebo ju nechajte, ak pribudnú ďalšie',
  'section-of-day':
    'oddiel s názvom {"day"}, ale web ponúka jeho položky každý deň → pridajte ku každej položke riadok   days: {day} + ak sa obedy menia každý týždeň, patria do priečinka lunch, do súboru s dátumom ich pondelka',
  'number-in-name':
    '{"typed"} v názve, čo vyzerá ako číslo jedla na vašom lístku → z názvu ho vynechajte a pridajte riadok   number: {number}',
  'diet-in-name':
    '{"typed"} v názve, kde to hosť, ktorý podľa toho vyberá, nenájde → vynechajte to tam a na riadok diets napíšte, čo to znamená:   diets: {diets ? {diets} | vegetarian   alebo   diets: vegan}',
  'size-in-name':
    '{"typed"} v názve, ale veľkosti sú   {sizes} → opravte, čo je zle, alebo to z názvu vynechajte',
  'section-never-served':
    'oddiel, ktorý sa nikdy nepodáva ≠ dni a časy ako {owner.days} 8:00–10:30 → napíšte časy, alebo zmažte riadok; ak chvíľu nie je, napíšte   sold_out: yes',
  'section-outside-bar':
    'oddiel podávaný od {open} do {close}, {day :day}, ale je {bar ? otvorené {bar :spans} | zatvorené} ≠ časy v otváracích hodinách, v každej časti roka, keď sa podáva → opravte jedno z dvoch, dajte oddielu sezónu, alebo pomenujte jeho hodiny v   other_hours:   , ak sa podáva aj mimo otváracích hodín',
  'section-date-twice':
    'dátum, ktorý je aj na inom riadku ({typed}) ≠ každý dátum raz → napíšte všetky časy dátumu na jeden riadok, alebo jeden z nich zmažte',
  'section-while-closed':
    'oddiel pre mesiace, keď je zatvorené ≠ sezóna aspoň s niekoľkými otvorenými dňami → opravte jednu zo sezón, alebo oddiel zmažte',
  'section-left-out':
    'oddiel, ktorý sa nepodáva {dates :firstDates}, lebo vtedy nie je otvorené alebo sa nevarí; web to hovorí ≠ hodiny týchto dní, ktoré s oddielom rátajú → opravte hodiny výnimky, alebo dajte dňu vlastný riadok pod hours, s jeho časmi alebo no:   {no :andLine}',
  'item-on-rest-day':
    'deň „{day :day}“, keď je zatvorené ≠ dni, keď je otvorené → opravte dni, alebo otváracie hodiny',
  'section-part-closed':
    'oddiel s rovnakými hodinami ako {"name"}; tam je {dates :firstDates} zatvorené, alebo otvorené inokedy ≠ to isté pri oboch, ak sa oddiel podáva tam → dajte dňu vlastný riadok pod hours, s jeho časmi alebo no:   {no :andLine}',
  'section-outside-hours':
    'oddiel podávaný {open}–{close}, ale {date :date} je otvorené {bar :spans} ≠ časy, keď je otvorené → opravte hodiny výnimky, alebo dajte dňu vlastný riadok pod hours, s jeho časmi alebo no:   - {date :date} no',
  'section-outside-kitchen':
    'oddiel podávaný {open}–{close}, ale {date :date} varí kuchyňa {kitchen :spans} ≠ časy, keď kuchyňa varí, ako v iné dni → opravte kuchyňu výnimky, alebo dajte dňu vlastný riadok pod hours, s jeho časmi alebo no:   - {date :date} no',
  'item-never-served':
    'dni, keď sa to v nasledujúcom roku ani raz nepodáva → opravte dni alebo otváracie hodiny',
  'item-outside-section':
    '„{field}“ mimo času, keď sa podáva oddiel ≠ čas, keď sa podáva aj oddiel → opravte jeden z dvoch riadkov, alebo položku presuňte do iného oddielu',
  'item-outside-season':
    'dátumy mimo vlastnej sezóny položky, takže sa vtedy nepodáva ≠ dátumy v jej sezóne → opravte jeden z dvoch riadkov, alebo zmažte   season:   , ak platia len dátumy',
  'sold-out-date':
    'dátum {"typed"} → napíšte   sold_out: yes   a na vlastný riadok   sold_out_since: {typed}',
  'sold-out-since-alone':
    'dátum pri niečom, čo nie je vypredané ≠ sold_out: yes vedľa neho → pridajte riadok   sold_out: yes   , alebo tento zmažte, keď sa to znova podáva',
  'id-impossible':
    'názov bez písmen, ktorý nedá id ≠ ďalší riadok s id → pridajte riadok   id: ...   s krátkym názvom malými písmenami bez diakritiky',
  'id-taken':
    '{same ? ten istý názov druhýkrát | id „{id}“, ktoré už má iná položka} ≠ vlastné id pre každé jedlo a nápoj → {same ? zmažte jedno z nich; ak sú to dve jedlá, dajte tomuto iný názov, alebo pridajte   id: {meant} | pridajte alebo zmeňte riadok   id: {meant}}',
  'name-same':
    '{language :adjective} názov iného jedla, {"other"} ≠ názov, podľa ktorého ich hostia rozlíšia → preložte názov tohto jedla',
  'heading-on-item':
    'medzititulok medzi riadkami položky ≠ medzititulok ako vlastný záznam nad svojimi položkami → napíšte ho nad položku so spojovníkom a položku začnite jej vlastným',
  'heading-without-items':
    'medzititulok, pod ktorým nie sú položky ≠ aspoň jedno jedlo alebo nápoj pod každým → pridajte pod neho položku, alebo ho zmažte',
  'courses-too-few':
    '{count = 1 ? jeden chod | žiadny chod} ≠ dva alebo viac chodov za jednu cenu → pridajte chod, alebo napíšte jedno jedlo bez   courses:',
  'course-allergens-missing':
    '{beside ? chod bez alergénov vedľa chodu s alergénmi | chod bez alergénov a celé menu vlastné nemá} ≠ alergény pri každom chode, alebo iba pri celom menu → pridajte riadok   allergens: none   , ak žiadny nemá, alebo   allergens: unknown   , ak to neviete{whole ? ; alebo zmažte tie pri ostatných chodoch}',
  'course-allergens-contradictory':
    '{more ? chod s alergénom {more :list}, ktorý celé menu neuvádza | chod s neznámymi alergénmi v menu so známymi} ≠ všetky alergény chodov v zozname celého menu → napíšte pri celom menu   allergens: {all}   alebo opravte tie pri chode',
  'lunch-day-unreadable':
    '{"typed"} ako deň → napíšte   {owner.day}   alebo   {owner.day} 23. 11.   alebo   {owner.days}   alebo   {owner.wholeWeek}',
  'lunch-week-without-days':
    'jedlo celého týždňa, ale žiadne iné jedlo nemá deň ≠ dni, keď sa obeduje → napíšte dni:   day: {owner.days}',
  'lunch-day-outside':
    'deň mimo týždňa tohto súboru ≠ deň od {monday :date} do {sunday :date} → opravte deň, alebo súbor premenujte podľa jeho pondelka',
  'lunch-price-missing':
    'množstvo bez ceny ≠ cena pri každom hlavnom jedle → napíšte cenu za rovná sa; pri polievke pridajte riadok   course: soup',
  'lunch-on-closed-day':
    'obed {dates :dates}, {closed ? keď je zatvorené | keď sa neobeduje} ≠ jedlá iba v dni, keď sa obeduje → zmažte tu jedlá {dates > 1 ? týchto dní, z jedál na viac dní ich vynechajte | toho dňa, z jedál na viac dní ho vynechajte}, alebo opravte hours.md',
  'lunch-outside-hours':
    'obed {date :date}, ale otvorené je {bar :spans}, mimo hodín obeda ≠ jedlá iba v dni, keď sa obeduje → zmažte tu jedlá toho dňa, alebo napíšte hodiny obeda do výnimky, za   lunch:',
  'lunch-soup-twice':
    'tá istá polievka druhýkrát {date :date} ≠ každá polievka dňa raz → zmažte jednu z nich, alebo opravte jej deň',
  'soup-included-priced':
    'cena polievky, ale   soup_included: yes   hovorí, že je v cene jedla → zmažte cenu, alebo napíšte   soup_included: no',
  'lunch-over':
    'týždeň obedov, ktorý sa skončil pred {today :date} → pridajte súbor novšieho týždňa, alebo tento zmažte',
  'lunch-far':
    'týždeň obedov viac než päť týždňov po {today :date} → overte, že názov súboru je dátum jeho pondelka so správnym rokom',
  'lunch-year':
    'týždeň obedov z minulého roka a na tento týždeň tohto roka žiadny → ak myslíte tento rok, premenujte súbor na {meant}.md',
  'lunch-repeated':
    'tie isté jedlá ako v týždni od {before :date} → napíšte jedlá tohto týždňa, alebo tento súbor zmažte, kým ich nebudete vedieť',
  'lunch-closed':
    '„{typed}“ ako jedlo ≠ čo sa podáva → zmažte túto položku: deň bez jedál je bez obeda; deň, keď máte zatvorené, patrí do hours.md pod   exceptions:   s riadkami   date: ...   a   closed: yes',
  'lunch-line-without-price':
    'na konci {"typed"} chýba cena → napíšte cenu nakoniec a alergény do zátvorky:   ... 8,90 (1,3,7)',
  'photo-heic':
    'fotka vo formáte HEIC, ktorý ukáže málo prehliadačov ≠ JPEG, PNG alebo WebP → uložte ju ako JPEG: na iPhone zvoľte Nastavenia, Fotoaparát, Formáty, Najkompatibilnejší a odfoťte znova, alebo ju otvorte v počítači a exportujte ako JPEG',
  'photo-type':
    'súbor, ktorý nie je fotka{format ? , ale {format}} ≠ JPEG, PNG alebo WebP → otvorte ho v ktoromkoľvek programe na obrázky, uložte ako JPEG a sem dajte ten súbor',
  'photo-too-heavy':
    'fotka s veľkosťou {megabytes :decimal} MB ≠ najviac {most} MB → uložte ju menšiu: šírka 3000 pixelov stačí',
  'photo-too-large':
    'fotka s {megapixels} megapixelmi ≠ najviac {most} megapixelov → uložte ju menšiu: šírka 3000 pixelov stačí',
  'photo-too-long':
    'fotka {width} krát {height} pixelov ≠ jedna strana najviac {most}-krát dlhšia než druhá → orežte ju na to, o čo ide',
  'photo-broken':
    'fotka, ktorá je poškodená, alebo nie je taká veľká, ako hovorí jej hlavička → skopírujte ju z fotoaparátu znova, alebo ju znova uložte ako JPEG',
  'photo-too-slow':
    'fotka, ktorej čítanie trvá viac než {seconds} sekúnd → uložte ju znova ako menší JPEG',
  'photo-unknown':
    '{"typed"}, čo nie je súbor v photos/ ≠ {firstTen ? jeden z {firstTen :list}} → {meant ? nemysleli ste „{meant}“? | dajte fotku do priečinka photos a sem napíšte jej celý názov}',
  'photo-elsewhere':
    '{"typed"}, adresa → dajte do priečinka photos samu fotku, ak je vaša, a sem napíšte názov jej súboru',
  'photo-several':
    '{"typed"}, čo menuje viac fotiek ≠ jedna fotka → nechajte tu jeden názov; ďalšie patria do photos.md pod   strip:',
  'photo-unused':
    'fotka, ktorú nepoužíva žiadny riadok, preto sa nezverejní → napíšte jej názov za   photo:   tam, kam patrí, alebo ju zmažte',
  'photo-alt-missing':
    'fotka bez opisu pre hostí, ktorí ju nevidia → pridajte pod ňu {fields :list} a opíšte, čo na nej je',
  'photo-alt-alone':
    'opis fotky, ale žiadna fotka → pridajte riadok   photo:   s názvom jej súboru, alebo tento zmažte',
  'photos-too-many': '{count} fotiek ≠ najviac {most} → nechajte najlepšie',
  'focus-unreadable':
    '{"typed"} → napíšte, ktorá časť fotky musí zostať viditeľná; percentá sa počítajú zľava a zhora',
  'color-unreadable':
    '{"typed"} ako farba → {meant ? napíšte   accent: "{meant}" | napíšte číslo svojej farby: # a šesť číslic alebo písmen, v úvodzovkách, ako ho ukáže výber farieb}',
  'color-transparent': '{"typed"}, cez čo presvitá papier → napíšte   accent: "{opaque}"',
  'color-too-pale':
    '{"typed"}, čo je na stránku na tomto papieri ({paperName}) príliš bledé: dosť tmavá na čítanie by to bola iná farba → napíšte   accent: "{nearest}"   , čo je najbližšia čitateľná farba, alebo tmavšiu',
  'emblem-not-svg':
    'koreň <{element}> ≠ iba tvary: cesty, kruhy, obdĺžniky, čiary, skupiny, prechody a masky → preveďte v kresliacom programe text na krivky a uložte ako obyčajné SVG',
  'emblem-without-size': '<svg> bez veľkosti ≠ viewBox="0 0 200 200" → pridajte do <svg> viewBox',
  'emblem-element':
    'prvok <{element}> ≠ iba tvary: cesty, kruhy, obdĺžniky, čiary, skupiny, prechody a masky → preveďte v kresliacom programe text na krivky a uložte ako obyčajné SVG',
  'emblem-attribute':
    '{name}="{value}" ≠ iba tvary: cesty, kruhy, obdĺžniky, čiary, skupiny, prechody a masky → preveďte v kresliacom programe text na krivky a uložte ako obyčajné SVG',
  'emblem-excessive':
    'kresba s viac než {most} {parts} ≠ jednoduchá kresba: ukazuje sa široká iba pár centimetrov → {remedy}',
  'emblem-undrawable':
    'kresba, ktorá potrebuje viac pamäte, než je ≠ jednoduchá kresba: ukazuje sa široká iba pár centimetrov → zjednodušte ju v kresliacom programe a uložte ako obyčajné SVG',
  'emblem-definitions':
    'typ dokumentu s definíciami ≠ iba tvary: cesty, kruhy, obdĺžniky, čiary, skupiny, prechody a masky → preveďte v kresliacom programe text na krivky a uložte ako obyčajné SVG',
  'emblem-unreadable':
    'text, ktorý nie je XML: {reason} ≠ iba tvary: cesty, kruhy, obdĺžniky, čiary, skupiny, prechody a masky → preveďte v kresliacom programe text na krivky a uložte ako obyčajné SVG',
  'emblem-faint':
    'farby, ktoré na stránke skoro nevidno: {day ? cez deň {day :contrast}}{isBoth ? ; }{night ? v noci {night :contrast}} ≠ kontrast aspoň 2 : 1, alebo jediná farba, ktorú nahradí farba podniku → zmeňte farbu, alebo nakreslite všetko jednou; ak leží na inej farbe kresby, je to v poriadku: potom napíšte   checked: emblem-faint   do look.md. Na tmavej hlavičke dostane kresba dlaždicu zo svetlého papiera',
  'character-half': 'polovica znaku (osamotená náhrada) → {remedy}',
  'text-not-composed': 'text, ktorý nie je v zloženej podobe Unicode (NFC) → {remedy}',
  'placeholder-left': 'zabudnuté {placeholder} → {remedy}',
  'json-unreadable': 'text, ktorý nie je JSON: {reason} → {remedy}',
  'schema-broken': '{place} {reason} → {remedy}',
  'anchor-twice': 'id „{id}“ dvakrát na jednej stránke → {remedy}',
  'link-dead': 'odkaz na {address}, čo na tomto webe nie je → {remedy}',
  'anchor-dead': 'odkaz na {address}, ale taká kotva nie je → {remedy}',
  'anchors-missing':
    'stránka, ktorá nahrádza {path}, ale chýbajú jej kotvy, na ktoré odkazuje zvyšok webu: {anchors :list} → dajte tieto id častiam stránky, alebo do nej pridajte tento riadok: {anchors :anchors}',
  'template-unusable': '{reason} → opravte šablónu',
  'template-name-odd':
    'názov, ktorý by sa v adrese musel kódovať ≠ písmená bez diakritiky, číslice a . _ ~ - → premenujte ju, napríklad na {plain}',
  'template-type-other':
    'typ {type} pre {path}, ale v každom podniku je {kept} → dajte jej typ {kept}, alebo vlastnú cestu',
  'template-address-twice': 'dve šablóny pre adresu {path} → premenujte ju',
  'template-in-file': '{file} nemôže byť súbor a zároveň priečinok pre {inside} → premenujte ju',
  'template-schema-title': '{reason} → dajte jej iný titul',
  'public-hidden':
    'skrytý súbor; zverejňujú sa iba tie v .well-known → zmažte ho, alebo presuňte z tohto priečinka',
  'public-underscored':
    'názov, ktorý sa začína na _: hostingy také súbory berú ako pokyny → premenujte ho; pravidlá pre hostingy píše zostavenie',
  'public-name-odd':
    'názov, ktorý by sa v adrese musel kódovať ≠ písmená bez diakritiky, číslice a . _ ~ - → premenujte ho, napríklad na {plain}',
  'public-over-resource':
    'súbor na adrese {path} → premenujte ho; stránku na tej adrese tvorí šablóna',
  'public-over-file': 'súbor na tej istej adrese ako {file} → premenujte jeden z nich',
  'public-too-large':
    'súbor s veľkosťou {megabytes :decimal} MB ≠ najviac {limit} MB → zmenšite ho, alebo zverejnite inde',
  'public-type-unknown':
    'súbor neznámeho typu ≠ názov so známou koncovkou, napríklad .pdf, .html alebo .jpg → premenujte ho',
  'public-not-utf8': 'text, ktorý nie je UTF-8 → uložte ho ako UTF-8',
  'public-script':
    'stránka so skriptom vedľa editora: tento hosting neposiela pravidlá proti skriptom, takže skript by mohol prečítať kľúč, ktorým editor ukladá → zmažte skript, alebo stránku zverejnite na inej adrese; nechajte ho, iba ak ste ho napísali sami',
  'redirect-unreadable':
    '{"typed"} ako presmerovanie → napíšte starú cestu, = a novú:   /menu.php = /#food_list',
  'redirect-from-odd':
    '{"from"} ako stará adresa → napíšte cestu z obyčajných písmen, číslic, . _ ~ a -, bez ? a *; iné znaky nevie presmerovať každý hosting: jej riadok zmažte',
  'redirect-reserved': '{from}, kde programy hľadajú štandardné súbory webu → zmažte riadok',
  'redirect-without-effect':
    '{from} ako stará adresa, ktorú si hostingy nechávajú pre seba, takže hostí nepresmeruje → zmažte riadok',
  'redirect-target-odd':
    '{"to"} ako nová adresa → napíšte cestu webu, alebo adresu, ktorá sa začína https://',
  'redirect-over-resource':
    '{from} je adresa webu → zmažte riadok z redirects: v pub.md; web tam už odpovedá',
  'redirect-twice': '{from} sa v redirects: v pub.md presmeruje dvakrát → nechajte jeden z riadkov',
  'redirect-to-nowhere':
    '{from} vedie na {to}, čo na webe nie je → napíšte v redirects: v pub.md existujúcu cestu',
  'redirect-in-circle':
    '{from} vedie na {to}, adresu tohto webu, čo môže presmerovať do kruhu → napíšte v redirects: v pub.md iba cestu, bez https:// a názvu webu',
  'editor-unreadable':
    '{"typed"} ako miesto vašich súborov → napíšte {meant ? {meant} | github a názov repozitára s vlastníkom vpredu: github vlastnik/repozitar}',
  'editor-forge-unknown':
    '{forge}: editor ukladá iba na GitHub a GitLab → napíšte github vlastnik/repozitar alebo gitlab vlastnik/repozitar, alebo zmažte riadok',
  'editor-host-unreadable':
    '{"host"} ako adresa prihlasovacej služby ≠ https:// a názov hostiteľa, bez portu, cesty a čohokoľvek iného → napíšte {meant ? {meant} | za názov repozitára via https://login.example s názvom vášho hostiteľa, alebo via vynechajte}',
  'editor-app-unreadable':
    '{"app"} ako id aplikácie na GitLabe ≠ 64 písmen a číslic, ktoré GitLab volá Application ID; GitHub žiadne nemá → skopírujte ho z GitLabu za app, alebo vynechajte app a všetko za ním a prihlasujte sa tokenom',
  'editor-not-installed':
    '{found ? editor je zapnutý (editor:), ale táto kópia agent-pub má jeho program vo verzii {found} | editor je zapnutý (editor:), ale táto kópia agent-pub jeho program neobsahuje} ≠ {package} → nainštalujte agent-pub ako balíček, ktorý program obsahuje, alebo v checkoute spustite   npm install   so všetkými závislosťami, alebo zmažte riadok editor:',
  'editor-place-taken':
    'vaša vlastná šablóna pre {path}, kde má byť editor (editor: v pub.md) → dajte šablóne iný názov, alebo zmažte riadok editor: z pub.md',
  'change-price':
    'cena bola {before :money} a teraz je {after :money}{swapped ? , tie isté číslice v inom poradí | } → ak je to správne, nechajte to tak',
  'change-one-language':
    'text sa zmenil, ale {others :languages} je stále {"text"} → zmeňte aj ten, alebo ho nechajte, ak ešte sedí',
  'change-note-stayed':
    'toto sa zmenilo, ale poznámka k tomu je stále {"note"} → zmeňte alebo zmažte poznámku, alebo ju nechajte, ak ešte platí',
  'change-dates-meet':
    'staršia výnimka {from :date}{several ?  – {to :date} | } ({"reason"}) pripadá na tieto dátumy a stále platí → zmeňte ju alebo zmažte, alebo nechajte, ak ešte platí',
  'change-allergens-lost':
    '{numbers > 1 ? alergény {numbers :list} už nie sú uvedené | alergén {numbers :list} už nie je uvedený} → ak sa zmenil recept, nechajte to tak; ak nie, vráťte {numbers > 1 ? ich | ho} späť',
  'change-many-gone':
    '{count # položka tu už nie je | položky tu už nie sú | položiek tu už nie je}: {names :quotes}{count > 5 ?  ... | } → ak ste ich zmazali schválne, nechajte to tak',
  'change-sold-out':
    'teraz sa ukazuje ako vypredané → ak je to správne, nechajte to tak; inak zmažte riadok',
  'change-title-status':
    'názov obsahuje {"typed"}, ale inde to nie je → pridajte riadok   {field}: yes   , aby to vedel web aj vyhľadávače',
  'change-title-moved':
    'názov obsahuje {"typed"}, ale   {field}:   sa nezmenilo → napíšte tam nový termín; ak je správne, nechajte to',
  'change-moved':
    'toto bolo v oddiele {"section"}, {isNew ? a   {field}:   tohto oddielu prekladá jeho veľkosti inak | ale jeho   {field}:   tu neplatí} → čo platí ďalej, napíšte priamo k položke; ak nič, nechajte to',
}

const sentences: { readonly [Code in keyof typeof sentenceTexts]: string } = {
  'commit-unknown':
    'commit {since} tu nie je, alebo toto nie je repozitár gitu; vo workflowe treba stiahnuť commity, ktoré sa porovnávajú',
  'changes-none': 'V porovnaní s {since} nič nevyzerá ako omyl.',
  'command-unknown':
    'neznámy príkaz „{typed}“; {meant ? nemysleli ste {meant}? | na výber je {known :list}}',
  'flag-unknown':
    'neznámy prepínač {typed}; {meant ? nemysleli ste --{meant}? | na výber je {flags :list}}',
  'host-unknown':
    'neznámy hosting „{typed}“; {meant ? nemysleli ste {meant}? | na výber je {known :list}}',
  'word-unexpected': 'nečakané „{value}“; prepínače sa začínajú na --',
  'flag-without-value': '{flag} chce hodnotu: {flag} {placeholder}',
  'flag-with-value': '{flag} nemá hodnotu',
  'choice-unknown': '{flag} „{value}“ nie je; na výber je {known :list}',
  'port-impossible': '--port {value} nie je port; napríklad: --port 3000',
  'preview-stuck':
    'do priečinka {folder} sa tu nedá zapisovať, alebo sa nedá zmazať; zmažte ho sami, alebo spustite príkaz v inom priečinku',
  'port-taken': 'port {port} je už obsadený; iný zvolíte cez --port',
  'port-reserved': 'port {port} patrí správcovi tohto počítača; cez --port zvoľte číslo nad 1023',
  'port-next': 'port {port} je už obsadený; použije sa {free}',
  'seconds-impossible': '--timeout {value} nie je počet sekúnd; napríklad: --timeout 10',
  'date-flag-impossible': '--date {value} nie je dátum; napríklad: --date 2026-11-20',
  'epoch-impossible': 'SOURCE_DATE_EPOCH „{value}“ nie je počet sekúnd od roku 1970',
  'site-unsaid': 'ktorý web? Napíšte   {call} https://vas.web',
  'address-wrong': 'adresa „{value}“ {wrong}; {remedy}',
  'base-url-wrong': 'adresa „{value}“ ({from}) {wrong}; {remedy}',
  'base-url-missing':
    'chýba adresa webu; pridajte do {file} riadok base_url: https://..., použite --base-url, alebo nastavte BASE_URL',
  'npm-missing': 'npm sa nenašlo; treba ho na zabalenie agent-pub pre nový podnik',
  'ended-early':
    'program sa skončil skôr, než bol hotový, a nič sa nezverejnilo: šablóna v templates/ volá process.exit, alebo čaká donekonečna',
  'fault-of-program':
    'toto je chyba agent-pub {version}, nie vaša: {reason}. Pošlite prosím tento riadok a čo ste práve robili {bugs ? na {bugs} | tomu, od koho agent-pub máte}',
  'here-gone': 'aktuálny priečinok niekto zmazal, alebo ho nesmiete čítať; prejdite do iného:   cd',
  'country-unstated':
    'z jazyka sa nespozná krajina a od nej závisí mena, sviatky aj zákony; pridajte --country a jedno z: {known :list}',
  'export-taken': '{file} už existuje; zvoľte iný názov, alebo ho presuňte',
  'export-unwritable': '{file} sa nedá zapísať: {why}',
  'out-holds-room': '{folder} obsahuje {room}; zvoľte iný výstupný priečinok',
  'out-in-room': '{folder} je v {room}; zvoľte iný výstupný priečinok',
  'out-foreign':
    '{folder} obsahuje {file}, ktorý nevytvorilo zostavenie; cez --out zvoľte iný výstupný priečinok, alebo najprv všetko z neho presuňte inam',
  'out-dangling':
    '{folder} je odkaz, ktorý nikam nevedie; zmažte ho, alebo vytvorte priečinok, na ktorý ukazuje',
  'out-a-file': '{folder} je súbor; zvoľte iný výstupný priečinok',
  'out-sign':
    '{server} nevie použiť priečinok s {sign} v názve: {folder}; zvoľte iný výstupný priečinok',
  'out-of-other-user':
    '{folder} patrí inému používateľovi, možno kvôli zostaveniu so sudo; nič sa nezapísalo. {mine ? Ak je web váš, vezmite si ho späť:   sudo chown -R {user} {folder}   Inak cez | Cez} --out zvoľte iný výstupný priečinok',
  'out-mounted':
    '{folder} je bod pripojenia, ktorý sa nedá nahradiť naraz; nič sa nezapísalo. Pripojte jeho nadradený priečinok a zostavujte do priečinka v ňom',
  'out-layered':
    '{folder} je súčasťou obrazu tohto kontajnera a nedá sa nahradiť naraz; {siteState}. Zostavujte do priečinka vo zväzku, alebo {folder} najprv zmažte',
  'out-forbidden':
    'do {folder} alebo jeho nadradeného priečinka nesmiete zapisovať; {siteState}. Zmeňte práva, alebo zvoľte iný výstupný priečinok',
  'out-name-long': 'názov {folder} je na tento disk príliš dlhý; zvoľte kratší',
  'out-unmakeable':
    '{folder} sa nedá vytvoriť, alebo zmizol; {siteState}. Zvoľte iný výstupný priečinok',
  'out-through-file': 'časť cesty {folder} je súbor; {siteState}. Zvoľte iný výstupný priečinok',
  'out-a-folder': '{folder} je priečinok, ale patrí tam súbor; {siteState}. Presuňte ho',
  'out-in-circle': '{folder} je odkaz sám na seba; {siteState}. Zmažte odkaz',
  'pub-folder-a-file': '{folder} je súbor; zvoľte pre nový podnik iný priečinok',
  'pub-folder-used': '{folder} nie je prázdny; zvoľte pre nový podnik iný priečinok',
  'pub-folder-unwritable': '{folder} sa nedá zapísať: {why}',
  'file-foreign':
    '{name} nevytvorilo zostavenie; presuňte ho{negotiation ? , alebo v pub.md vypnite markdown_negotiation}',
  'file-of-other-site':
    '{name} patrí webu v {site} a hosting hľadá v priečinku iba jeden taký súbor; zostavte tento web do vlastného priečinka, napríklad --out {out}, alebo v jednom z nich vypnite markdown_negotiation; ak {site} už neexistuje, súbor zmažte',
  'disk-full': 'disk priečinka {folder} je plný; {siteState}. Uvoľnite miesto a zostavte znova',
  'share-full': 'vaša kvóta pre {folder} sa minula; {siteState}. Uvoľnite miesto a zostavte znova',
  'disk-read-only':
    'disk priečinka {folder} je iba na čítanie; {siteState}. Zvoľte iný výstupný priečinok',
  'disk-broken': 'disk priečinka {folder} je pokazený alebo odpojený; jeho stav nepoznáme',
  'files-open':
    'je otvorených príliš veľa súborov na zápis {folder}; {siteState}. Zvýšte limit (ulimit -n) a zostavte znova',
  'files-open-everywhere':
    'na tomto počítači je otvorených príliš veľa súborov na zápis {folder}; {siteState}. Zostavte neskôr znova',
  'sharp-missing':
    'fotky potrebujú balíček sharp, ktorý nie je nainštalovaný, alebo nie pre tento počítač; nič sa nezapísalo. Nainštalujte ho:   npm install --include=optional   alebo fotky z obsahu odstráňte',
  'table-missing': '{file} sa nedá otvoriť',
  'table-of-another-kind': '{file} nie je súbor .csv ani .xlsx',
  'table-too-large': '{file} je na cenník príliš veľký; limit je 5 MB, alebo 30 MB po rozbalení',
  'table-unreadable': '{file} nie je čitateľná tabuľka; uložte ju ako CSV (UTF-8) alebo ako .xlsx',
  'address-unset': '{name} tu nie je nastavené; použije sa adresa v {used}',
  'address-local': 'táto adresa funguje iba na tomto počítači: toto zostavenie nezverejňujte',
  'address-with-path':
    'adresa má cestu, takže bežní klienti sa pýtajú {origin}/.well-known/oauth-authorization-server{path} a {origin}/.well-known/oauth-protected-resource{path}, na čo tento web nemôže odpovedať; zverejnite ho na vlastnej doméne, alebo sa zmierte s tým, že ho klienti nájdu iba priamym odkazom',
  'address-unsought':
    'klienti hľadajú tieto súbory v koreni {origin}, kde tento web žiadny z nich nemá: {paths :list}; každý sa nájde iba priamym odkazom',
  'languages-prepared':
    'zatiaľ nezverejnené, lebo sa pripravuje: {languages :list}; {count ? {count # text chýba alebo je zlý | texty chýbajú alebo sú zlé | textov chýba alebo je zlých}; --all ich vypíše | všetko je hotové: presuňte to v pub.md na riadok   languages:}',
  'kind-unknown':
    '„{kind}“ nie je známy druh podniku: stránky použijú vaše slovo a vyhľadávače uvidia {taken}; ak niektorý z týchto sedí lepšie, napíšte   type:   v pub.md: {known :list}',
  'program-left': '{file} stále odpovedá v Markdowne; zmažte ho',
  'today-in': 'dnes v pásme {zone}',
  'digests-missing': '{folder} nemá {file} zostavenia, s ktorým by sa web porovnal',
}

const tables = {
  'is not an address': 'nie je adresa',
  'for example, write https://pub.example': 'napíšte napríklad https://pub.example',
  'begins with {scheme}//': 'sa začína na {scheme}//',
  'write https:// (http:// is for localhost only)':
    'napíšte https:// (http:// je iba pre localhost)',
  'contains a user name or password': 'obsahuje meno alebo heslo',
  'delete it': 'zmažte to',
  'contains a query or fragment': 'obsahuje dopyt alebo kotvu',
  'delete everything from ? or # on': 'zmažte všetko od ? alebo # ďalej',
  'has a path with characters other than letters, digits, . _ ~ and -':
    'má v ceste iné znaky než písmená, číslice, . _ ~ a -',
  'delete them': 'zmažte ich',
  'is the address of a single page': 'je adresa jedinej stránky',
  'delete the name of the page': 'zmažte názov stránky',
  'is longer than 1000 characters': 'je dlhšia než 1000 znakov',
  'shorten its path': 'skráťte jej cestu',
  'has a dot at the end of its host name': 'má za názvom hostiteľa bodku',
  'has a host name with characters other than letters, digits, dots and -':
    'má v názve hostiteľa iné znaky než písmená, číslice, bodky a -',
  'correct it': 'opravte ho',
  DIR: 'PRIEČINOK',
  FILE: 'SÚBOR',
  CODE: 'KÓD',
  URL: 'ADRESA',
  'YYYY-MM-DD': 'RRRR-MM-DD',
  NAME: 'NÁZOV',
  FORMAT: 'TVAR',
  COMMIT: 'COMMIT',
  LANG: 'JAZYK',
  NUMBER: 'ČÍSLO',
  SECONDS: 'SEKUNDY',
  'the site is unchanged': 'web zostal, ako bol',
  'the site is published, but this file is still the old one, if there was one':
    'web je zverejnený, ale tento súbor je stále starý, ak tam nejaký bol',
  'your disk quota is used up; make room, and try again':
    'vaša kvóta na disku sa minula; uvoľnite miesto a skúste to znova',
  'you may not write there; choose another place': 'tam nesmiete zapisovať; zvoľte iné miesto',
  'the disk is full; make room, and try again': 'disk je plný; uvoľnite miesto a skúste to znova',
  'the disk is read-only; choose another place': 'disk je iba na čítanie; zvoľte iné miesto',
  'no folder can be created there; choose another place':
    'priečinok sa tam nedá vytvoriť; zvoľte iné miesto',
  'part of the path is a file; choose another place': 'časť cesty je súbor; zvoľte iné miesto',
  'its name is too long for the disk; choose a shorter one':
    'názov je pre disk príliš dlhý; zvoľte kratší',
  '{reason}': '{reason}',
  cream: 'krémový',
  white: 'biely',
  kraft: 'hnedý',
  shapes: 'tvarmi',
  'simplify it in the drawing program, and save it as plain SVG':
    'zjednodušte ju v kresliacom programe a uložte ako obyčajné SVG',
  'numbers in its paths': 'číslami v cestách',
  'simplify its paths in the drawing program, and save it as plain SVG':
    'zjednodušte jej cesty v kresliacom programe a uložte ako obyčajné SVG',
  dashes: 'čiarkami',
  'draw longer dashes, or solid lines': 'nakreslite dlhšie čiarky, alebo plné čiary',
  'nested groups': 'vnorenými skupinami',
  'ungroup it in the drawing program': 'zrušte skupiny v kresliacom programe',
  'masks, clips and transparent groups, each counted every time it is used':
    'maskami, výrezmi a priehľadnými skupinami, každá sa počíta pri každom použití',
  'crop the shapes themselves in the drawing program, and use opaque colours':
    'orežte v kresliacom programe samotné tvary a použite nepriehľadné farby',
  'correct the template': 'opravte šablónu',
  'this is a bug in the template; the content cannot cause it':
    'to je chyba šablóny; obsah ju spôsobiť nemôže',
  'correct the address in the content or in the template':
    'opravte adresu v obsahu alebo v šablóne',
}

export const translate = translateBy('sk', { ...messages, ...sentences, ...tables })
