import { latinDigits } from '@workledger/contracts/kernel/latin-digits'

/** A cell as the file has it; days of spreadsheets come as `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null
/** How a date with day and month in numbers is read: the order of its parts. */
export const dateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]

/** Trimmed text without control characters and invisible spaces; what stands for "nothing" becomes null. */
export function textOf(cell: Cell): string | null {
  const text = String(cell ?? '')
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u00a0\u2007\u202f\s]+/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\p{Surrogate}]/gu, '')
    .trim()
    // Our own exports put an apostrophe before what a spreadsheet would take for a formula.
    .replace(/^'(?=[=+\-@])/, '')
  return text === '' || /^(n\/?a|none|null|nil|-+|–|—|#n\/a)$/i.test(text) ? null : text
}

/** The text of a day or an amount: digits of Arabic as Latin ones, its decimal sign a point and its thousands parted by commas. */
const figuresOf = (cell: Cell): string | null => {
  const text = textOf(cell)
  return text && latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',')
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NUMBERS = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/
const withoutTime = (text: string) => text.replace(/[T ]\d{1,2}:\d\d(:\d\d(\.\d+)?)?( ?[AaPp][Mm])?(Z|[+-]\d\d:?\d\d)?$/, '').trim()

/** Days and months that a date with a four-digit year at its end leaves open: `[3, 4, 2020]` of "03/04/2020". */
function parts(text: string): [number, number, number] | undefined {
  const found = NUMBERS.exec(withoutTime(text))
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined
}

/**
 * How the dates of a file are written, by evidence: a part above 12 is a day; points mean day first. Undefined when some
 * date can be read in two ways and nothing decides.
 */
export function detectDateFormat(cells: Iterable<Cell>): { format: DateFormat; certain: boolean; example?: string } {
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
  if (dayFirst !== monthFirst) return { format: dayFirst ? 'DD.MM.YYYY' : 'MM/DD/YYYY', certain: true }
  if (dayFirst && monthFirst) return { format: 'DD.MM.YYYY', certain: open === undefined, ...(open ? { example: open } : {}) }
  if (open === undefined) return { format: 'YYYY-MM-DD', certain: true }
  return points ? { format: 'DD.MM.YYYY', certain: true } : { format: 'MM/DD/YYYY', certain: false, example: open }
}

/** A day as `YYYY-MM-DD`, or undefined when the cell holds none. Numbers are Excel's days since 30 December 1899. */
export function dayOf(cell: Cell, format: DateFormat): string | undefined {
  const text = figuresOf(cell)
  if (text === null) return undefined
  if (/^\d{5}(\.\d+)?$/.test(text)) return serialDay(Number(text))
  const plain = withoutTime(text)
  const year = /^(\d{4})[./\- ]?(\d{1,2})[./\- ]?(\d{1,2})$/.exec(plain)
  if (year) return real(Number(year[1]), Number(year[2]), Number(year[3]))
  const found = parts(plain)
  if (found) {
    const [a, b, y] = found
    // A part above 12 can only be the day, whatever the rest of the file does.
    const monthFirst = format === 'MM/DD/YYYY' ? a <= 12 : b > 12
    return monthFirst ? real(y, a, b) : real(y, b, a)
  }
  const named = /^(?:(\d{1,2})[ \-.]+([a-z]{3,9})\.?|([a-z]{3,9})\.?[ \-.]+(\d{1,2}))[, \-.]+(\d{4})$/i.exec(
    plain.replace(/(\d)(st|nd|rd|th)\b/i, '$1'),
  )
  if (!named) return undefined
  const month = months.indexOf((named[2] ?? named[3])!.slice(0, 3).toLowerCase())
  return month < 0 ? undefined : real(Number(named[5]), month + 1, Number(named[1] ?? named[4]))
}

const serialDay = (serial: number) =>
  serial >= 10_000 && serial <= 80_000
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : undefined
function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}

export type DecimalSign = '.' | ','
const bareNumber = (text: string) =>
  text
    .replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
    .replace(/^(?:[A-Z]{3})\s*|\s*(?:[A-Z]{3})$/g, '')
    .replace(/['’\s]/g, '')

/** Which sign stands before the decimals in a column of amounts, by evidence; undefined when nothing shows it. */
export function detectDecimalSign(cells: Iterable<Cell>): DecimalSign | undefined {
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const text = bareNumber(figuresOf(cell) ?? '')
    const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
    if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
    const sign = point >= 0 ? '.' : comma >= 0 ? ',' : undefined
    if (!sign) continue
    const groups = text.split(sign)
    if (groups.length > 2) return sign === '.' ? ',' : '.'
    if (groups[1]!.length !== 3 || groups[0]!.length > 3) return sign
  }
  return undefined
}

/** An amount as a decimal string, or undefined when the cell holds none. A lone sign before three digits parts thousands. */
export function amountOf(cell: Cell, sign: DecimalSign | undefined): string | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) && Math.abs(cell) < 1e15 ? plain(String(Number(cell.toFixed(6)))) : undefined
  const text = bareNumber(figuresOf(cell) ?? '')
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined
  const decimal = sign ?? detectDecimalSign([text])
  const other = decimal === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = decimal ? text.split(decimal) : [text.replace(/[.,]/g, '')]
  if (more.length > 0) return undefined
  if (
    fraction?.includes(other) ||
    (whole.includes(other) &&
      !whole
        .split(other)
        .slice(1)
        .every((group) => group.length === 3))
  )
    return undefined
  return plain(`${whole.replaceAll(other, '')}${fraction ? `.${fraction}` : ''}`)
}
const plain = (text: string) => {
  const found = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text)
  return found ? `${found[1]}${found[2]}${found[3] ? `.${found[3]}` : ''}` : undefined
}

/** First and last name of a name in one cell: "Roup, Simon" and "Simon van der Roup". */
export function splitName(name: string): { first_name: string; last_name: string } {
  const comma = name.indexOf(',')
  if (comma > 0) return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() }
  const words = name.split(' ')
  let last = words.length - 1
  while (
    last > 1 &&
    /^(van|von|der|den|de|di|da|del|della|la|le|el|al|bin|ibn|ben|dos|das|do|du|ter|ten|zu|st\.?|بن|ابن|أبو|ابو|آل|عبد)$/i.test(
      words[last - 1]!,
    )
  )
    last--
  return { first_name: words.slice(0, last).join(' '), last_name: words.slice(last).join(' ') }
}

/** A name to compare by: no case, accents, points or double spaces. */
export const nameKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
