// Decides where a redirect may lead. A hostile site must not make the user's computer send requests
// into the user's own network or to other sites.

import { BlockList, isIP } from 'node:net'

const local = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10'],
]) {
  const [address = '', prefix] = network.split('/')
  local.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** True if the address itself shows that it belongs to this machine or to a private network. */
function isLocal({ hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(name)
  if (version !== 0) return local.check(name, version === 6 ? 'ipv6' : 'ipv4')
  return !name.includes('.') || /\.(localhost|local|internal)$/.test(name)
}

/** True if a redirect may be followed: on the same host, or between local addresses. */
export function mayFollow(asked: string, to: string): boolean {
  const [from, next] = [new URL(asked), new URL(to)]
  return from.hostname === next.hostname || (isLocal(from) && isLocal(next))
}
