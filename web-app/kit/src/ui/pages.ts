import { matchPath } from 'react-router-dom'

const pages = new Set<string>()

/**
 * Pages of both apps that exist, as the areas declare them. The sidebar and the palette offer
 * nothing else.
 */
export const builtPages: ReadonlySet<string> = pages

export function declarePages(addresses: Iterable<string>) {
  for (const address of addresses) pages.add(address)
}

const appAddresses = new Set<string>()

/** Takes the addresses of the employees' app, as its router writes them: `projects/:id`. */
export function declareAppAddresses(patterns: Iterable<string>) {
  for (const pattern of patterns) appAddresses.add(`/${pattern}`)
}

/** Tells whether the employees' app has a page at this address. */
export const isAppAddress = (pathname: string) =>
  [...appAddresses].some((pattern) => matchPath(pattern, pathname) !== null)
