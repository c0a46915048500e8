// Problems of templates and of what they render.

import { type Entries, readRows } from '../template.ts'

type Blamed = { own?: boolean | undefined }
const { ownTemplate, ourTemplate, addressAnywhere } = readRows({
  ownTemplate: 'correct the template | opravte šablonu',
  ourTemplate:
    'this is a bug in the template; the content cannot cause it | to je chyba šablony: obsahem ji nikdo nezpůsobí',
  addressAnywhere:
    'correct the address in the content or in the template | opravte adresu v obsahu nebo v šabloně',
})

/** Fix for a fault of a template; `own` is true if the owner wrote that template. */
const blameTemplate = ({ own }: Blamed) => ({ remedy: own ? ownTemplate : ourTemplate })
/** Fix for a dead link. */
const blameLink = ({ own }: Blamed) => ({ remedy: own ? ownTemplate : addressAnywhere })

export const templates = {
  'character-half': {
    derive: blameTemplate,
    en: 'half a character (a lone surrogate) → {remedy}',
    cs: 'půlka znaku (osamocený surrogát) → {remedy}',
  },
  'text-not-composed': {
    derive: blameTemplate,
    en: "text that is not in Unicode's composed form (NFC) → {remedy}",
    cs: 'text, který není ve složeném tvaru Unicode (NFC) → {remedy}',
  },
  'placeholder-left': {
    derive: blameTemplate,
    en: 'a leftover {placeholder} → {remedy}',
    cs: 'nevyplněné {"placeholder"} → {remedy}',
  },
  'json-unreadable': {
    derive: blameTemplate,
    en: 'text that is not JSON: {reason} → {remedy}',
    cs: 'text, který není JSON („{reason}“) → {remedy}',
  },
  'schema-broken': {
    derive: ({ pointer, own }: { pointer: string } & Blamed) => ({
      place: pointer || '/',
      ...blameTemplate({ own }),
    }),
    en: '{place} {reason} → {remedy}',
    cs: '{place}: „{reason}“ → {remedy}',
  },
  'anchor-twice': {
    derive: blameTemplate,
    en: 'the id "{id}" twice on one page → {remedy}',
    cs: 'id „{id}“ na jedné stránce dvakrát → {remedy}',
  },
  'link-dead': {
    derive: blameLink,
    en: 'a link to {address}, which is not on this site → {remedy}',
    cs: 'odkaz na {"address"}, a to na tomto webu není → {remedy}',
  },
  'anchor-dead': {
    derive: blameLink,
    en: 'a link to {address}, but there is no such anchor → {remedy}',
    cs: 'odkaz na {"address"}, kde taková kotva není → {remedy}',
  },
  'anchors-missing': {
    en: 'a page that replaces {path} but lacks anchors that the rest of the site links to: {anchors :list} → give these ids to the parts of the page, or add this line to it: {anchors :anchors}',
    cs: 'stránka na místě {path} bez kotev, na které odkazuje zbytek webu: {anchors :list} → dejte tato id částem stránky, nebo do ní přidejte tento řádek: {anchors :anchors}',
  },
  'template-unusable':
    '{reason} → correct the template | šablona, která nejde použít („{reason}“) → opravte šablonu',
  'template-name-odd': {
    en: 'a name that would need escaping in an address ≠ letters without accents, digits, and . _ ~ - → rename it, for example to {plain}',
    cs: 'jméno, které by se v adrese muselo zapisovat oklikou ≠ písmena bez háčků a čárek, číslice a . _ ~ - → přejmenujte ji, třeba na {plain}',
  },
  'template-type-other':
    'the media type {type} for {path}, but it is {kept} at every pub → give it the type {kept}, or a path of its own | typ {type} pro {path}, které je u každé hospody {kept} → dejte jí typ {kept}, nebo jinou cestu',
  'template-address-twice':
    'two templates for the address {path} → rename it | dvě šablony pro adresu {path} → přejmenujte ji',
  'template-in-file':
    '{file} cannot be a file and the folder of {inside} → rename it | {file} nemůže být soubor a zároveň složka pro {inside} → přejmenujte ji',
  'template-schema-title':
    '{reason} → give it another title | část schématu se jménem, které už má jiná („{reason}“) → dejte té části jiné jméno (title)',
} as const satisfies Entries
