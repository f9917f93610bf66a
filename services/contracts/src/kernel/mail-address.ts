import * as z from 'zod'

/** Longest address that mail servers accept. */
export const MOST_ADDRESS = 254

const ASCII = /^[\x21-\x7e]*$/

/** Characters that would change the meaning of a domain within a web address. */
const NO_DOMAIN = /[\s/:?#@\\[\]%<>"'(),;]/

/**
 * Returns an address with its domain as mail servers write it: `info@müller.de` is
 * `info@xn--mller-kva.de`, and both are one account. Text that is no address is only put into lower
 * case.
 */
export function normalisedAddress(text: string): string {
  const address = text.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || ASCII.test(domain) || NO_DOMAIN.test(domain)) return address

  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/**
 * Returns the stored form of an address, or undefined if the text is none. The one rule for all
 * entry points.
 */
export function mailAddressOf(text: string): string | undefined {
  const address = normalisedAddress(text)
  return address.length <= MOST_ADDRESS && z.regexes.email.test(address) ? address : undefined
}
