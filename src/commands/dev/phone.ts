// `dev --host`: the addresses by which a telephone in the same network finds the preview.

import { networkInterfaces } from 'node:os'
import encodeQR from 'qr'
import type { Catalogue } from '../../messages/catalogue.ts'

/** Of this machine in its networks; those that routers of houses give come first. */
export const addressesHere = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')))

/** The addresses in words; on a terminal, whose colours are known, the first as a code to scan. */
export function sayPhone(
  port: number,
  { commands: { dev: words } }: Catalogue,
  onTerminal: boolean,
  addresses = addressesHere(),
): string {
  const [first, ...more] = addresses.map((address) => `http://${address}:${port}/`)
  if (first === undefined) return `${words.noPhone}\n`
  const code = onTerminal ? `${encodeQR(first, 'term')}\n` : ''
  return `${[first, ...more].map((address) => `${words.phone(address)}\n`).join('')}${code}`
}
