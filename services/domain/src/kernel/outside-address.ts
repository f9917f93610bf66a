import ipaddr from 'ipaddr.js'

/** Networks that an operator allows although they are private, in CIDR notation or `loopback`. */
export type Networks = readonly ReturnType<typeof ipaddr.parseCIDR>[]

/** Why an address typed in by people of a company is not requested. */
export type AddressFault = 'address' | 'private'

export const networksOf = (allowed: readonly string[] = []): Networks => allowed.map(networkOf)

function networkOf(network: string): ReturnType<typeof ipaddr.parseCIDR> {
  const words: Record<string, string> = { loopback: '127.0.0.0/8' }
  const text = words[network] ?? network
  const bits = ipaddr.parse(text.split('/')[0]!).kind() === 'ipv6' ? 128 : 32

  return ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${bits}`)
}

function isWithin(networks: Networks, address: string): boolean {
  const parsed = ipaddr.process(address)
  return networks.some(
    ([base, bits]) => parsed.kind() === base.kind() && parsed.match([base, bits] as never),
  )
}

/** Returns whether an address belongs to the public internet. */
export function isPublic(address: string): boolean {
  try {
    return ipaddr.process(address.replace(/%.*$/, '')).range() === 'unicast' && !isEmbedded(address)
  } catch {
    return false
  }
}

/** Tells whether an IPv6 address leads to an IPv4 one, which may be private. */
const isEmbedded = (address: string) => {
  const parsed = ipaddr.parse(address)
  return parsed.kind() === 'ipv6' && !isGlobal(parsed.toByteArray()[0]!)
}

/** 2000::/3, of which all public addresses of IPv6 are. */
const isGlobal = (first: number) => first >> 5 === 1

/** Judges an address of a host name, or an address in the URL itself. */
export function faultOfResolved(
  { protocol }: URL,
  address: string,
  networks: Networks,
): AddressFault | undefined {
  if (isWithin(networks, address)) return undefined
  if (!isPublic(address)) return 'private'

  return protocol === 'https:' ? undefined : 'address'
}

/** Names that never lead to the public internet (RFC 6761, 6762 and 8375; `internal` of ICANN). */
const INSIDE = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/

/**
 * Judges a URL when it is typed. A host name is judged by its addresses when it is requested, so
 * here it only needs https and a public name, unless the operator allows networks.
 */
export function faultOfTyped(url: URL, networks: Networks): AddressFault | undefined {
  const host = hostOf(url)
  if (ipaddr.isValid(host)) return faultOfResolved(url, host, networks)
  if (networks.length === 0 && INSIDE.test(host.replace(/\.$/, ''))) return 'private'

  return url.protocol === 'https:' || networks.length > 0 ? undefined : 'address'
}

/** Returns the host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
