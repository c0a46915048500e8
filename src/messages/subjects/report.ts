// Texts around the problems of a build: sentences of edits, and what is printed next to messages.

/** Sentences of edits. */
export const edits = {
  rename: 'rename it to {name} | přejmenujte ho na {name}',
  moveUp:
    'move it up: {name} belongs next to the folder {beside} | přesuňte ho výš: {name} stojí vedle složky {beside}',
  moveInto: 'move it into the folder {folder} | přesuňte ho do složky {folder}',
  deleteLines: 'delete lines {first} to {last} | smažte řádky {first} až {last}',
  deleteEmpty: 'delete the empty line {line} | smažte prázdný řádek {line}',
  deleteLine: 'delete the line   {text} | smažte řádek   {text}',
  /** For invisible characters. */
  deleteUnseen: 'delete it, and nothing else | smažte ho, a nic jiného',
  deleteText: 'delete   {text} | smažte   {text}',
  begin:
    'begin the line with {count = 0 ? no space | {count = 1 ? one ordinary space | {count} ordinary spaces}} | {count = 0 ? začněte řádek bez mezery | začátek řádku odsaďte na {count # mezeru | mezery | mezer}}',
  addLine: 'add as line {line}   {text} | přidejte jako {line}. řádek   {text}',
  add: 'add   {text} | přidejte   {text}',
  spaces:
    'write {count = 0 ? no space | {count = 1 ? one ordinary space | {count} ordinary spaces}} instead | napište místo toho {count # obyčejnou mezeru | obyčejné mezery | obyčejných mezer}',
  writeForLines:
    'write   {text}   instead of lines {first} to {last} | napište   {text}   místo řádků {first} až {last}',
  write: 'write   {text}   instead of   {old} | napište   {text}   místo   {old}',
  quote: '"{text}" | „{text}“',
  /** Between the sentences of two edits. */
  and: { en: ', and ', cs: ' a ' },
  more: '{count :number} more changes like these | dalších {count} podobných úprav',
  /** Text between two lines of code in a message. */
  below: { en: '   and below it   ', cs: '   a pod to   ' },
} as const

/** Notations that differ by country, with an example from there. */
export const like = {
  phone: 'a telephone number such as {example} | telefonní číslo, třeba {example}',
  'postal-code': 'a post code such as {example} | PSČ, třeba {example}',
  number: {
    en: (example: string, label: string) => `${label} such as ${example}`,
    cs: (example: string, label: string) => `${label}, třeba ${example}`,
  },
} as const

/** Titles of the editors' schemas. */
export const titles = {
  pub: 'Facts of the house | Údaje o hospodě',
  hours: 'Opening hours | Otevírací doba',
  home: 'Texts of the home page | Texty úvodní stránky',
  page: 'Page of your own | Vlastní stránka',
  section: 'Section of the menu | Oddíl lístku',
  lunch: 'Week of lunches | Týden obědů',
  events: 'What is on | Co se u vás koná',
  look: 'Look of the pages | Vzhled stránek',
  photos: 'Photos of the house | Fotky',
} as const

const untouched =
  'Nothing was written; the site is unchanged. | Nic se nezapsalo; web zůstal, jak byl.'

type PhotoProgress = { index: number; all: number; file: string }

/** Labels of a printed problem, and the line below all problems. */
export const report = {
  /** Title of an annotation that names no field. */
  title: 'content | obsah',
  warning: 'warning | pozor',
  found: 'found | je tam',
  expected: 'expected | má být',
  fix: 'fix | oprava',
  /** Before the line that confirms a warning: `checked: price-high`. */
  checked: 'if right | sedí-li',
  also: 'also | stejně',
  onLines: 'on lines {lines :list} | na řádcích {lines :list}',
  other: 'see also | viz také',
  /** Below a short report. */
  more: '{count} more: {flag} | ještě {count}: {flag}',
  photo: {
    en: ({ index, all, file }: PhotoProgress) => `Photo ${index + 1} of ${all}: ${file}`,
    cs: ({ index, all, file }: PhotoProgress) => `Fotka ${index + 1} z ${all}: ${file}`,
  },
  /** Below all problems; above them in the log of a host. */
  outcome:
    '{errors ? {errors # problem | problems}{warnings ? , }}{warnings ? {warnings # warning | warnings}}.{errors ?  Nothing was written; the site is unchanged.} | {errors ? {errors # chyba | chyby | chyb}{warnings ? , }}{warnings ? {warnings # upozornění | upozornění | upozornění}}.{errors ?  Nic se nezapsalo; web zůstal, jak byl.}',
  /** On the page of a run at GitHub. */
  summary: {
    built: 'The site is built | Web je hotový',
    failed: 'The site was not built | Web se nevytvořil',
    untouched,
    more: '{count} more in the log of this run. | {count # další je | další jsou | dalších je} ve výpisu běhu.',
  },
} as const
