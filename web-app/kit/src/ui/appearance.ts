import { useSyncExternalStore } from 'react'

/**
 * The person's choices for the interface's look, stored in the browser. Query options `theme`,
 * `nav-style`, `layout-type` change it.
 */
const options = {
  theme: ['light', 'dark', 'system'],
  /** `auto` is `fixed`, and `mini` in a window below 1,200 px. */
  navStyle: ['auto', 'fixed', 'mini', 'drawer'],
  layout: ['full', 'boxed'],
} as const

export type Appearance = { [K in keyof typeof options]: (typeof options)[K][number] }

const parameterNames = { theme: 'theme', navStyle: 'nav-style', layout: 'layout-type' } as const

/** Surveys and public invoices, whose visitors mostly never open the apps. */
const OUTSIDE = /\/(feedback|public)\//

/** Returns the look of a browser whose person chose nothing. */
const usual = (name: keyof Appearance) =>
  name === 'theme' && typeof location !== 'undefined' && OUTSIDE.test(location.pathname)
    ? 'system'
    : options[name][0]

const listeners = new Set<() => void>()
let current: Appearance = read()

function read(): Appearance {
  const search = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)

  const choose = <K extends keyof Appearance>(name: K): Appearance[K] => {
    const allowed: readonly string[] = options[name]
    const wish = search.get(parameterNames[name])

    if (wish && allowed.includes(wish)) {
      localStorage.setItem(`workledger.${name}`, wish)
      return wish as Appearance[K]
    }

    const kept =
      typeof localStorage === 'undefined' ? null : localStorage.getItem(`workledger.${name}`)

    return (kept && allowed.includes(kept) ? kept : usual(name)) as Appearance[K]
  }

  return { theme: choose('theme'), navStyle: choose('navStyle'), layout: choose('layout') }
}

export function setAppearance(change: Partial<Appearance>) {
  current = { ...current, ...change }

  for (const [name, value] of Object.entries(change))
    localStorage.setItem(`workledger.${name}`, value)

  for (const listener of listeners) listener()
}

export const useAppearance = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
