import { useSyncExternalStore } from 'react'

const keyOf = (employee: string) => `workledger.idle_minutes.${employee}`

const CHANGED = 'idle-changed'

/** Writes what the tabs of a browser share, and tells this tab, too. */
export function put(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new Event(CHANGED))
}

export function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)

  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

/** Minutes without input after which this device asks; 0 at first. */
export const idleMinutes = (employee: string) => Number(localStorage.getItem(keyOf(employee)))

export const setIdleMinutes = (employee: string, minutes: number) =>
  put(keyOf(employee), minutes === 0 ? null : String(minutes))

export const useIdleMinutes = (employee: string) =>
  useSyncExternalStore(subscribe, () => idleMinutes(employee))
