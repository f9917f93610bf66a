import type { Location, Navigator, To } from 'react-router-dom'
import { createPath, parsePath } from 'react-router-dom'

/** How a step through the history came about, as the router names it. */
type Action = 'POP' | 'PUSH' | 'REPLACE'

export interface Place {
  location: Location
  action: Action
}

/**
 * What the browser keeps beside an address: the page's own state, a key, and how many steps into
 * the product it is.
 */
interface Kept {
  usr: unknown
  key: string
  idx: number
}

/** Asked before the page is left; resolves with whether to go on. */
export type Guard = (to: Location) => Promise<boolean>

/**
 * The addresses of the whole product, whichever app serves them: one history for both, so that a
 * step from one into the other is a step like any other, and a page with unsaved work is asked
 * before every step.
 */
export function productHistory(browser: Window) {
  const { history } = browser
  const listeners = new Set<(place: Place) => void>()
  const guards = new Set<Guard>()

  const kept = (): Kept | null =>
    history.state && typeof history.state === 'object' && 'idx' in history.state
      ? history.state
      : null

  if (!kept()) history.replaceState({ usr: null, key: 'default', idx: 0 } satisfies Kept, '')
  let index = kept()?.idx ?? 0
  let place: Place = { location: here(), action: 'POP' }
  /**
   * The way back to the guarded page after the browser has left it; what it fires is nobody's step.
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

    const next: Kept = {
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

    // The browser is there already: back to the page with the work, then the question.
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
    /** Stands in the way of leaving until what it gives back is called. */
    guard(guard: Guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
  }
}

export const productPlaces = productHistory(window)

/** To any address of the product, from code that stands outside the pages. */
export const { push: openPage, replace: openInstead } = productPlaces.navigator
