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

type LoadCode = (to: string) => Promise<unknown>

/** The code of pages: an address in the router's form, and what loads it. */
const code = new Map<string, LoadCode>()

/** Registers the code of pages at addresses of the whole product: `/admin/projects/:id`. */
export function declarePageCode(pages: Iterable<readonly [string, LoadCode]>) {
  for (const [pattern, load] of pages) code.set(pattern, load)
}

let underWay = 0
let needed = 0

/** Tells whether code loads only for later: its failure is no fault of the page. */
export const isPrefetching = () => underWay > 0 && needed === 0

/** Loads code that the page waits for. */
export async function loadNeeded<T>(load: () => Promise<T>): Promise<T> {
  needed++

  try {
    return await load()
  } finally {
    needed--
  }
}

/**
 * Loads the code of the page at an address, so that it is there when the page is opened. A part of
 * the product that is not loaded registers itself with `*`, and then its pages.
 */
export async function prefetchPage(to: string): Promise<void> {
  underWay++

  try {
    const known = loaderOf(to)
    await known?.(to)
    const exact = loaderOf(to)
    if (exact !== known) await exact?.(to)
  } catch {
    // Opening the page loads it again, and reports the fault.
  } finally {
    underWay--
  }
}

function loaderOf(to: string): LoadCode | undefined {
  const pathname = to.split(/[?#]/)[0]!
  const patterns = [...code.keys()].filter((pattern) => matchPath(pattern, pathname) !== null)
  return code.get(patterns.find((pattern) => !pattern.endsWith('*')) ?? patterns[0] ?? '')
}

const appAddresses = new Set<string>()

/** Registers the addresses of the employees' app in its router's form: `projects/:id`. */
export function declareAppAddresses(patterns: Iterable<string>) {
  for (const pattern of patterns) appAddresses.add(`/${pattern}`)
}

/** Tells whether the employees' app has a page at this address. */
export const isAppAddress = (pathname: string) =>
  [...appAddresses].some((pattern) => matchPath(pattern, pathname) !== null)
