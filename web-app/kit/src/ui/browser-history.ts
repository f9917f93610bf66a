import type { Location, Navigator, To } from 'react-router-dom'
import { createPath, parsePath } from 'react-router-dom'

/** Kind of a step through the history, by the router's names. */
type Action = 'POP' | 'PUSH' | 'REPLACE'

export interface Place {
  location: Location
  action: Action
}

/**
 * Stored with an address: the page's own state, a key, and the number of steps into the product.
 */
interface EntryState {
  usr: unknown
  key: string
  idx: number
}

/** Called before leaving the page; resolves with whether to leave. */
export type Guard = (to: Location) => Promise<boolean>

/**
 * The addresses of the whole product, whichever app serves them. Both apps share one history, so a
 * step between them is an ordinary step, and a page with unsaved work is asked before each.
 */
export function productHistory(browser: Window) {
  const { history } = browser
  const listeners = new Set<(place: Place) => void>()
  const guards = new Set<Guard>()

  const kept = (): EntryState | null =>
    history.state && typeof history.state === 'object' && 'idx' in history.state
      ? history.state
      : null

  if (!kept()) history.replaceState({ usr: null, key: 'default', idx: 0 } satisfies EntryState, '')
  let index = kept()?.idx ?? 0
  let place: Place = { location: here(), action: 'POP' }
  /**
   * The way back to the guarded page after the browser has left it; its event is no step of the
   * person.
   */
  let returning: (() => void) | null = null

  function here(): Location {
    const { pathname, search, hash } = browser.location
    return {
      pathname,
      search,
      hash,
      state: kept()?.usr ?? null,
      key: kept()?.key ?? 'default',
    } as Location
  }

  const arrive = (action: Action) => {
    index = kept()?.idx ?? 0
    place = { location: here(), action }
    for (const listener of listeners) listener(place)
  }

  /** Changes of the query belong to the page itself: its tabs and filters. */
  const leaves = (pathname: string) => guards.size > 0 && pathname !== place.location.pathname

  const mayLeave = async (to: Location) => {
    for (const guard of [...guards]) if (!(await guard(to))) return false
    return true
  }

  const step = (action: 'PUSH' | 'REPLACE', to: To, usr: unknown) => {
    const parts = {
      pathname: place.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    }

    const next: EntryState = {
      usr,
      key: Math.random().toString(36).slice(2, 10),
      idx: index + (action === 'PUSH' ? 1 : 0),
    }

    const go = () => {
      history[action === 'PUSH' ? 'pushState' : 'replaceState'](next, '', createPath(parts))
      arrive(action)
    }

    if (!leaves(parts.pathname)) go()
    else
      void mayLeave({ ...parts, state: usr, key: next.key } as Location).then((yes) => yes && go())
  }

  browser.addEventListener('popstate', () => {
    if (returning) {
      const back = returning
      returning = null
      return back()
    }

    const delta = (kept()?.idx ?? 0) - index
    const to = here()
    if (delta === 0 || !leaves(to.pathname)) return arrive('POP')

    // The browser has already moved: first back to the page with the work, then the question.
    returning = () =>
      void mayLeave(to).then((yes) => {
        if (!yes) return
        returning = () => arrive('POP')
        history.go(delta)
      })

    history.go(-delta)
  })

  browser.addEventListener('beforeunload', (event) => {
    if (guards.size > 0) event.preventDefault()
  })

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => step('PUSH', to, state ?? null),
    replace: (to, state) => step('REPLACE', to, state ?? null),
    go: (delta) => history.go(delta),
  }

  return {
    navigator,
    place: () => place,
    listen(listener: (place: Place) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Blocks leaving until the returned function is called. */
    guard(guard: Guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
  }
}

export const productPlaces = productHistory(window)

/** Opens any address of the product, from code outside the pages. */
export const { push: openPage, replace: openInstead } = productPlaces.navigator
