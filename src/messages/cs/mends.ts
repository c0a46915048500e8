// Co se říká o opravě.

import type { Catalogue } from '../catalogue.ts'
import { counted } from './parts.ts'

export const mends: Catalogue['mends'] = {
  deleteFile: 'smažte tento soubor',
  rename: (name) => `přejmenujte ho na ${name}`,
  moveUp: (name, beside) => `přesuňte ho výš: ${name} stojí vedle složky ${beside}`,
  moveInto: (folder) => `přesuňte ho do složky ${folder}`,
  deleteLines: (first, last) => `smažte řádky ${first} až ${last}`,
  deleteEmpty: (line) => `smažte prázdný řádek ${line}`,
  deleteLine: (text) => `smažte řádek   ${text}`,
  deleteUnseen: 'smažte ho, a nic jiného',
  deleteText: (text) => `smažte   ${text}`,
  begin: (count) =>
    count === 0
      ? 'začněte řádek bez mezery'
      : `začátek řádku odsaďte na ${counted(count, 'mezeru', 'mezery', 'mezer')}`,
  addLine: (line, text) => `přidejte jako ${line}. řádek   ${text}`,
  add: (text) => `přidejte   ${text}`,
  spaces: (count) =>
    `napište místo toho ${counted(count, 'obyčejnou mezeru', 'obyčejné mezery', 'obyčejných mezer')}`,
  writeForLines: (text, first, last) => `napište   ${text}   místo řádků ${first} až ${last}`,
  write: (text, old) => `napište   ${text}   místo   ${old}`,
  quote: (text) => `„${text}“`,
  and: ' a ',
}
