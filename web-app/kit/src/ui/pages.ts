import { matchPath } from 'react-router-dom'

const pages = new Set<string>()

/**
 * Existing pages of both apps, as the areas declare them. The sidebar and the palette offer only
 * these.
 */
export const builtPages: ReadonlySet<string> = pages

export function declarePages(addresses: Iterable<string>) {
  for (const address of addresses) pages.add(address)
}

const appAddresses = new Set<string>()

/** Registers the addresses of the employees' app in its router's form: `projects/:id`. */
export function declareAppAddresses(patterns: Iterable<string>) {
  for (const pattern of patterns) appAddresses.add(`/${pattern}`)
}

/** Tells whether the employees' app has a page at this address. */
export const isAppAddress = (pathname: string) =>
  [...appAddresses].some((pattern) => matchPath(pattern, pathname) !== null)
