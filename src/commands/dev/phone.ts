// `dev --host`: addresses by which a phone in the same network reaches the preview.

import { networkInterfaces } from 'node:os'
import encodeQR from 'qr'
import type { Catalogue } from '../../messages/catalogue.ts'

/** List this machine's addresses in its networks, home networks first. */
export const addressesHere = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')))

/** List the addresses as text. On a terminal with known colours, add a QR code of the first one. */
export function listPhoneAddresses(
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
