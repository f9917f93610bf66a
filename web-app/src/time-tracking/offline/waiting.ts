import { useSyncExternalStore } from 'react'

/** Numbers of actions of one employee that this device keeps. */
export interface Waiting {
  readonly waiting: number
  /** Those that the server refused and the person has to decide on. */
  readonly refused: number
}

const keyOf = (employee: string) => `workledger.timer_kept.${employee}`

const CHANGED = 'timer-kept'

/**
 * Returns the numbers as text, `waiting/refused`. They are in local storage, so that a page knows
 * without the outbox's code whether to load it, and other tabs hear of changes.
 */
const read = (employee: string) => localStorage.getItem(keyOf(employee)) ?? '0/0'

export function setWaiting(employee: string, { waiting, refused }: Waiting) {
  if (waiting + refused > 0) localStorage.setItem(keyOf(employee), `${waiting}/${refused}`)
  else localStorage.removeItem(keyOf(employee))
  window.dispatchEvent(new Event(CHANGED))
}

export function waitingOf(employee: string): Waiting {
  const [waiting = 0, refused = 0] = read(employee).split('/').map(Number)
  return { waiting, refused }
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)

  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

/** Returns whether this device keeps actions of an employee; `waiting/refused` as text. */
export const useWaiting = (employee: string) =>
  useSyncExternalStore(subscribe, () => read(employee))
