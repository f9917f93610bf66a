import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from '../http/request-id'

/** Returns whether an address is in one of these networks, in CIDR notation; in no list: yes. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  const plain = plainAddress(address)
  const list = new BlockList()

  for (const network of networks) {
    const [base = '', prefix] = network.split('/')
    const family = isIPv6(base) ? 'ipv6' : 'ipv4'
    list.addSubnet(base, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }

  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
