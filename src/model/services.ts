// Services on which pubs have pages of their own, known by the hosts of their addresses.

import { wordList } from './word-list.ts'

type ServiceRow = {
  /** A name that is the same in every language; without it words say what it is. */
  name?: string
  /** Endings of host names; without them only the owner can tell. */
  hosts: readonly string[]
  /** What its page is to the pub: a profile of it, or a place to order from. */
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

export type Service = keyof typeof services
export const serviceNames = Object.keys(services) as readonly Service[]

/** The row with all members that a row may have. */
export const serviceRow = (service: Service): ServiceRow => services[service]

/** `https://www.facebook.com/kohout` to `facebook`. */
export function serviceAt(address: string): Service | undefined {
  const { hostname } = new URL(address)
  return serviceNames.find((service) =>
    serviceRow(service).hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}
