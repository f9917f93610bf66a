/** Returns whether a text is an existing day in the form `YYYY-MM-DD`. */
export const isDay = (text: string) => {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text)
    ? text.split('-').map(Number)
    : []
  return dayOf(year, month, day) === text
}

/** Returns the day, or null if there is no such day. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))

  const right =
    year >= 1000 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day

  return right ? date.toISOString().slice(0, 10) : null
}
