import { useSyncExternalStore } from 'react'
import type { Away } from './away'
import { put, subscribe } from './idle-minutes'

/**
 * All of it is in local storage, by person: the tabs of a browser share the last input, ask once,
 * and agree on the answer.
 */
const inputKey = (employee: string) => `workledger.last_input.${employee}`
const awayKey = (employee: string) => `workledger.away.${employee}`

/** Returns the last input in any tab, in milliseconds by the server's clock. */
export function lastInput(employee: string): number | null {
  const text = localStorage.getItem(inputKey(employee))
  return text === null ? null : Number(text)
}

export const noteInput = (employee: string, now: number) =>
  localStorage.setItem(inputKey(employee), String(now))

const openText = (employee: string) => localStorage.getItem(awayKey(employee))

function read(text: string | null): Away | null {
  try {
    return text === null ? null : (JSON.parse(text) as Away)
  } catch {
    return null
  }
}

export const openAway = (employee: string) => read(openText(employee))

export const askAbout = (employee: string, away: Away) =>
  put(awayKey(employee), JSON.stringify(away))

/** Takes the open question out; false if another tab has taken it. */
export function takeAway(employee: string, { entry, from }: Away): boolean {
  const open = openAway(employee)
  if (open?.entry !== entry || open.from !== from) return false
  put(awayKey(employee), null)

  return true
}

/** Returns the open question about time away, as every tab shows it. */
export const useOpenAway = (employee: string): Away | null =>
  read(useSyncExternalStore(subscribe, () => openText(employee)))
