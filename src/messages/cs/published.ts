// O tom, co by se zveřejnilo, a co je v tom od majitele.

import { anchorLine, faultOf } from '../en/published.ts'
import { type Messages, number, quote } from './parts.ts'

const correctTemplate = 'opravte šablonu'
const ofTemplate = faultOf('to je chyba šablony: obsahem ji nikdo nezpůsobí', correctTemplate)
const ofLink = faultOf('opravte adresu v obsahu nebo v šabloně', correctTemplate)
const plainName = 'písmena bez háčků a čárek, číslice a . _ ~ -'

export const bodies = {
  'character-half': ofTemplate(() => 'půlka znaku (osamocený surrogát)'),
  'text-not-composed': ofTemplate(() => 'text, který není ve složeném tvaru Unicode (NFC)'),
  'placeholder-left': ofTemplate(({ placeholder }) => `nevyplněné ${quote(placeholder)}`),
  'json-unreadable': ofTemplate(({ reason }) => `text, který není JSON („${reason}“)`),
  'schema-broken': ofTemplate(({ pointer, reason }) => `${pointer || '/'}: „${reason}“`),
  'anchor-twice': ofTemplate(({ id }) => `id „${id}“ na jedné stránce dvakrát`),
  'link-dead': ofLink(({ address }) => `odkaz na ${quote(address)}, a to na tomto webu není`),
  'anchor-dead': ofLink(({ address }) => `odkaz na ${quote(address)}, kde taková kotva není`),
  'anchors-missing': ({ path, anchors }) => ({
    found: `stránka na místě ${path} bez kotev, na které odkazuje zbytek webu: ${anchors.join(', ')}`,
    mend: `dejte tato id částem stránky, nebo do ní přidejte tento řádek: ${anchorLine(anchors)}`,
  }),
} satisfies Messages

export const templates = {
  'template-unusable': ({ reason }) => ({
    found: `šablona, která nejde použít („${reason}“)`,
    mend: correctTemplate,
  }),
  'template-name-odd': ({ plain }) => ({
    found: 'jméno, které by se v adrese muselo zapisovat oklikou',
    expected: plainName,
    mend: `přejmenujte ji, třeba na ${plain}`,
  }),
  'template-type-other': ({ type, path, kept }) => ({
    found: `typ ${type} pro ${path}, které je u každé hospody ${kept}`,
    mend: `dejte jí typ ${kept}, nebo jinou cestu`,
  }),
  'template-address-twice': ({ path }) => ({
    found: `dvě šablony pro adresu ${path}`,
    mend: 'přejmenujte ji',
  }),
  'template-in-file': ({ file, inside }) => ({
    found: `${file} nemůže být soubor a zároveň složka pro ${inside}`,
    mend: 'přejmenujte ji',
  }),
  'template-schema-title': ({ reason }) => ({
    found: `část schématu se jménem, které už má jiná („${reason}“)`,
    mend: 'dejte té části jiné jméno (title)',
  }),
} satisfies Messages

export const publicFiles = {
  'public-hidden': () => ({
    found: 'skrytý soubor; zveřejňují se jen ty ve složce .well-known',
    mend: 'smažte ho, nebo ho z této složky přesuňte',
  }),
  'public-underscored': () => ({
    found: 'jméno, které začíná na _: takové soubory dávají příkazy serverům',
    mend: 'přejmenujte ho; pravidla pro servery vytváří build',
  }),
  'public-name-odd': ({ plain }) => ({
    found: 'jméno, které by se v adrese muselo zapisovat oklikou',
    expected: plainName,
    mend: `přejmenujte ho, třeba na ${plain}`,
  }),
  'public-over-resource': ({ path }) => ({
    found: `soubor na místě, kde má být ${path}`,
    mend: 'přejmenujte ho; co stojí na té adrese, vytváří šablona',
  }),
  'public-over-file': ({ file }) => ({
    found: `soubor na místě souboru ${file}`,
    mend: 'jeden z nich přejmenujte',
  }),
  'public-too-large': ({ megabytes, limit }) => ({
    found: `soubor o velikosti ${number(Number(megabytes.toFixed(1)))} MB`,
    expected: `nejvýš ${limit} MB`,
    mend: 'zmenšete ho, nebo ho zveřejněte jinde',
  }),
  'public-type-unknown': () => ({
    found: 'soubor, jehož typ nikdo nezná',
    expected: 'jméno se známou příponou, třeba .pdf, .html nebo .jpg',
    mend: 'přejmenujte ho',
  }),
  'public-not-utf8': () => ({ found: 'text, který není v UTF-8', mend: 'uložte ho jako UTF-8' }),
} satisfies Messages
