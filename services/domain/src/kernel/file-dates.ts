export const dateOrders = ['day-first', 'month-first'] as const

export type DateOrder = (typeof dateOrders)[number]

const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/

/** Returns a day as `YYYY-MM-DD`; undefined for another text. A part above 12 is the day. */
export function dayOf(text: string, order: DateOrder): string | undefined {
  const year = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text)
  if (year) return real(Number(year[1]), Number(year[2]), Number(year[3]))
  const found = SLASHED.exec(text)
  if (!found) return undefined
  const [a, b] = [Number(found[1]), Number(found[2])]
  const y = found[3]!.length === 2 ? 2000 + Number(found[3]) : Number(found[3])

  return order === 'month-first' ? real(y, a, b) : real(y, b, a)
}

/** What the dates of a file say about their order. */
export interface OrderFound {
  readonly order: DateOrder
  /** False: no date decides. */
  readonly certain: boolean
  /** A date with two readings. */
  readonly example: string | undefined
}

/** Finds the order of day and month: a part above 12 decides, and so do points. */
export function dateOrderOf(texts: Iterable<string>): OrderFound {
  let [dayFirst, monthFirst] = [0, 0]
  let example: string | undefined
  let points = false

  for (const text of texts) {
    const found = SLASHED.exec(text)
    if (!found) continue
    const [a, b] = [Number(found[1]), Number(found[2])]
    if (a > 12 && b <= 12) dayFirst++
    else if (b > 12 && a <= 12) monthFirst++
    else if (a !== b && a <= 12) example ??= text
    if (text.includes('.')) points = true
  }

  if (points && monthFirst === 0) return { order: 'day-first', certain: true, example }
  if (dayFirst > 0 !== monthFirst > 0)
    return { order: dayFirst > 0 ? 'day-first' : 'month-first', certain: true, example }

  return { order: 'month-first', certain: example === undefined, example }
}

function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))

  return year >= 1900 &&
    year <= 2200 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}
