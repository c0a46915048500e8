// Faults of the address of a site, as the rest of a sentence about it.

import type { AddressMistake } from '../../model/base-url.ts'
import type { MessageTexts } from '../../model/languages.ts'

type Explanation = { wrong: MessageTexts; remedy: MessageTexts }

const mistakes: Record<AddressMistake, Explanation> = {
  malformed: {
    wrong: { en: 'is not an address', cs: 'není adresa' },
    remedy: {
      en: 'for example, write https://pub.example',
      cs: 'napište třeba https://pub.example',
    },
  },
  scheme: {
    wrong: { en: 'begins with {scheme}//', cs: 'začíná na {scheme}//' },
    remedy: {
      en: 'write https:// (http:// is for localhost only)',
      cs: 'napište https:// (http:// jde jen pro localhost)',
    },
  },
  credentials: {
    wrong: { en: 'contains a user name or password', cs: 'obsahuje jméno nebo heslo' },
    remedy: { en: 'delete it', cs: 'vynechte je' },
  },
  query: {
    wrong: { en: 'contains a query or fragment', cs: 'obsahuje dotaz nebo kotvu' },
    remedy: {
      en: 'delete everything from ? or # on',
      cs: 'vynechte všechno od ? nebo # dál',
    },
  },
  path: {
    wrong: {
      en: 'has a path with characters other than letters, digits, . _ ~ and -',
      cs: 'má v cestě jiné znaky než písmena bez háčků a čárek, číslice, . _ ~ a -',
    },
    remedy: { en: 'delete them', cs: 'vynechte je' },
  },
  page: {
    wrong: { en: 'is the address of a single page', cs: 'končí jednou stránkou webu' },
    remedy: { en: 'delete the name of the page', cs: 'vynechte jméno stránky' },
  },
  long: {
    wrong: { en: 'is longer than 1000 characters', cs: 'je delší než 1000 znaků' },
    remedy: { en: 'shorten its path', cs: 'zkraťte její cestu' },
  },
  host: {
    wrong: { en: 'has a dot at the end of its host name', cs: 'má za jménem serveru tečku' },
    remedy: { en: 'delete it', cs: 'vynechte ji' },
  },
  characters: {
    wrong: {
      en: 'has a host name with characters other than letters, digits, dots and -',
      cs: 'má ve jménu serveru jiné znaky než písmena, číslice, tečky a -',
    },
    remedy: { en: 'correct it', cs: 'opravte je' },
  },
}

/** Explain what is wrong with an address, and what to write instead. */
export const explainAddress = (typed: string, mistake: AddressMistake) => ({
  ...mistakes[mistake],
  scheme: /^[a-z]+:/i.exec(typed)?.[0].toLowerCase() ?? '',
})
