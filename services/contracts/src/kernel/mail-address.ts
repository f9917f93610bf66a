import * as z from 'zod'

/** Longest address that mail servers take. */
export const MOST_ADDRESS = 254

const ASCII = /^[\x21-\x7e]*$/

/**
 * What would make something else of a domain where it is read as a part of an address of the web.
 */
const NO_DOMAIN = /[\s/:?#@\\[\]%<>"'(),;]/

/**
 * An address with its domain as mail servers write it: `info@müller.de` is `info@xn--mller-kva.de`,
 * and both are one account. What is no address stays as it is, in lower case.
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
 * Returns the address as it is kept and sent to, or undefined when the text is no e-mail address.
 * The one rule for all doors.
 */
export function mailAddressOf(text: string): string | undefined {
  const address = normalisedAddress(text)
  return address.length <= MOST_ADDRESS && z.regexes.email.test(address) ? address : undefined
}
