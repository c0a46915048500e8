// Faults of the address of a site, as the rest of a sentence about it.

import type { AddressMistake } from '../../model/base-url.ts'
import { readRows } from '../template.ts'

const mistakes = readRows({
  malformed: {
    wrong: 'is not an address | není adresa',
    remedy: 'for example, write https://pub.example | napište třeba https://pub.example',
  },
  scheme: {
    wrong: 'begins with {scheme}// | začíná na {scheme}//',
    remedy:
      'write https:// (http:// is for localhost only) | napište https:// (http:// jde jen pro localhost)',
  },
  credentials: {
    wrong: 'contains a user name or password | obsahuje jméno nebo heslo',
    remedy: 'delete it | vynechte je',
  },
  query: {
    wrong: 'contains a query or fragment | obsahuje dotaz nebo kotvu',
    remedy: 'delete everything from ? or # on | vynechte všechno od ? nebo # dál',
  },
  path: {
    wrong:
      'has a path with characters other than letters, digits, . _ ~ and - | má v cestě jiné znaky než písmena bez háčků a čárek, číslice, . _ ~ a -',
    remedy: 'delete them | vynechte je',
  },
  page: {
    wrong: 'is the address of a single page | končí jednou stránkou webu',
    remedy: 'delete the name of the page | vynechte jméno stránky',
  },
  long: {
    wrong: 'is longer than 1000 characters | je delší než 1000 znaků',
    remedy: 'shorten its path | zkraťte její cestu',
  },
  host: {
    wrong: 'has a dot at the end of its host name | má za jménem serveru tečku',
    remedy: 'delete it | vynechte ji',
  },
  characters: {
    wrong:
      'has a host name with characters other than letters, digits, dots and - | má ve jménu serveru jiné znaky než písmena, číslice, tečky a -',
    remedy: 'correct it | opravte je',
  },
})

/** Explain what is wrong with an address, and what to write instead. */
export const explainAddress = (typed: string, mistake: AddressMistake) => ({
  ...mistakes[mistake],
  scheme: /^[a-z]+:/i.exec(typed)?.[0].toLowerCase() ?? '',
})
