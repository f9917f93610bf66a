import { type Cell, figuresOf } from './values'

/** The order of the parts in numeric dates. */
export const dateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const

export type DateFormat = (typeof dateFormats)[number]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Two-digit years mean 1950 to 2049. */
const PIVOT = 50

const yearOf = (digits: string) =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < PIVOT ? 2000 : 1900)

const NUMBERS = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})$/

const withoutTime = (text: string) =>
  text.replace(/[T ]\d{1,2}:\d\d(:\d\d(\.\d+)?)?( ?[AaPp][Mm])?(Z|[+-]\d\d:?\d\d)?$/, '').trim()

/**
 * Returns the parts of an ambiguous date that ends with its year: `[3, 4, 2020]` of "03/04/2020"
 * and "3/4/20".
 */
function parts(text: string): [number, number, number] | undefined {
  const found = NUMBERS.exec(withoutTime(text))
  return found ? [Number(found[1]), Number(found[2]), yearOf(found[3]!)] : undefined
}

/**
 * Detects a file's date format by evidence: a part above 12 is a day; points mean day first.
 * Undefined if a date stays ambiguous.
 */
export function detectDateFormat(cells: Iterable<Cell>): {
  format: DateFormat
  certain: boolean
  example?: string
} {
  let dayFirst = false
  let monthFirst = false
  let open: string | undefined
  let points = false

  for (const cell of cells) {
    const text = typeof cell === 'string' ? figuresOf(cell) : null
    const found = text && parts(text)
    if (!found) continue
    const [a, b] = found

    if (a > 12 && b <= 12) dayFirst = true
    else if (b > 12 && a <= 12) monthFirst = true
    else if (a !== b) open ??= text

    if (text.includes('.')) points = true
  }

  if (dayFirst !== monthFirst)
    return { format: dayFirst ? 'DD.MM.YYYY' : 'MM/DD/YYYY', certain: true }

  if (dayFirst && monthFirst)
    return { format: 'DD.MM.YYYY', certain: open === undefined, ...(open ? { example: open } : {}) }

  if (open === undefined) return { format: 'YYYY-MM-DD', certain: true }

  return points
    ? { format: 'DD.MM.YYYY', certain: true }
    : { format: 'MM/DD/YYYY', certain: false, example: open }
}

/**
 * Returns a past day, such as a birthday: a two-digit year in the future belongs to the previous
 * century.
 */
export function pastDayOf(cell: Cell, format: DateFormat, today: string): string | undefined {
  const day = dayInCell(cell, format)
  const short = !/\d{4}/.test(withoutTime(figuresOf(cell) ?? ''))

  return day && short && day > today
    ? real(Number(day.slice(0, 4)) - 100, Number(day.slice(5, 7)), Number(day.slice(8)))
    : day
}

/**
 * Returns a day as `YYYY-MM-DD`, or undefined for a cell without one. Numbers are Excel's days
 * since 30 December 1899.
 */
export function dayInCell(cell: Cell, format: DateFormat): string | undefined {
  const text = figuresOf(cell)
  if (text === null) return undefined
  if (/^\d{5}(\.\d+)?$/.test(text)) return serialDay(Number(text))
  const plain = withoutTime(text)
  const year = /^(\d{4})[./\- ]?(\d{1,2})[./\- ]?(\d{1,2})$/.exec(plain)
  if (year) return real(Number(year[1]), Number(year[2]), Number(year[3]))
  const found = parts(plain)

  if (found) {
    const [a, b, y] = found
    // A part above 12 can only be the day, whatever the other rows say.
    const monthFirst = format === 'MM/DD/YYYY' ? a <= 12 : b > 12
    return monthFirst ? real(y, a, b) : real(y, b, a)
  }

  const named =
    /^(?:(\d{1,2})[ \-.]+([a-z]{3,9})\.?|([a-z]{3,9})\.?[ \-.]+(\d{1,2}))[, \-.]+'?(\d{4}|\d{2})$/i.exec(
      plain.replace(/(\d)(st|nd|rd|th)\b/i, '$1'),
    )

  if (!named) return undefined
  const month = months.indexOf((named[2] ?? named[3])!.slice(0, 3).toLowerCase())

  return month < 0 ? undefined : real(yearOf(named[5]!), month + 1, Number(named[1] ?? named[4]))
}

const serialDay = (serial: number) =>
  serial >= 10_000 && serial <= 80_000
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : undefined

function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 &&
    year <= 2200 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}
