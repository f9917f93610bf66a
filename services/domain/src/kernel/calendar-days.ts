import { DAY_MS } from '@workledger/contracts/kernel/durations'

/** Day numbers since 1970, cached: a run uses the same few hundred days for all employees. */
const numbers = new Map<string, number>()

const dayNames = new Map<number, string>()
const MOST_KNOWN = 100_000

/** Returns the number of a calendar day, counted from 1970. */
export function numberOf(date: string): number {
  const known = numbers.get(date)
  if (known !== undefined) return known
  if (numbers.size >= MOST_KNOWN) numbers.clear()
  const number = Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  numbers.set(date, number)

  return number
}

/** Returns the calendar day of a number, `YYYY-MM-DD`. */
export function dayNameOf(number: number): string {
  const known = dayNames.get(number)
  if (known !== undefined) return known
  if (dayNames.size >= MOST_KNOWN) dayNames.clear()
  const name = new Date(number * DAY_MS).toISOString().slice(0, 10)
  dayNames.set(number, name)

  return name
}

export const addDays = (date: string, days: number) => dayNameOf(numberOf(date) + days)
