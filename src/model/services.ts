// Web services with pages of pubs, recognised by host name.

import { wordList } from './word-list.ts'

type ServiceRow = {
  /** Brand name, the same in every language. Without it the words of the site describe the link. */
  name?: string
  /** Endings of host names. Empty if only the owner can tell the service. */
  hosts: readonly string[]
  /** Role of the page: a profile of the pub, or a place to order from. */
  role?: 'profile' | 'order'
}

export const services = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'], role: 'profile' },
  instagram: { name: 'Instagram', hosts: ['instagram.com'], role: 'profile' },
  google: {
    name: 'Google',
    hosts: wordList('google.com google.cz google.sk google.at google.de goo.gl g.page'),
    role: 'profile',
  },
  tripadvisor: {
    name: 'Tripadvisor',
    hosts: wordList(`
      tripadvisor.com tripadvisor.cz tripadvisor.sk tripadvisor.at tripadvisor.de`),
    role: 'profile',
  },
  wolt: { name: 'Wolt', hosts: ['wolt.com'], role: 'order' },
  foodora: {
    name: 'foodora',
    hosts: wordList('foodora.cz foodora.sk foodora.at foodora.com'),
    role: 'order',
  },
  shop: { hosts: [] },
} as const satisfies { [name: string]: ServiceRow }

export type WebService = keyof typeof services
export const serviceNames = Object.keys(services) as readonly WebService[]

/** The same row with all optional members. */
export const serviceRow = (service: WebService): ServiceRow => services[service]

/** Find the service of a URL: `https://www.facebook.com/kohout` is `facebook`. */
export function serviceAt(address: string): WebService | undefined {
  const { hostname } = new URL(address)
  return serviceNames.find((service) =>
    serviceRow(service).hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}
