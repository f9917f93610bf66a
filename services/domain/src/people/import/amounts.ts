import { agreedCurrency, currenciesOf } from './currencies'
import { type Cell, figuresOf } from './values'

export type DecimalSign = '.' | ','

const MONEY = /^(\D*?)\s*(-?)\s*(\d(?:[\d.,'’\s]*\d)?)(?:\s*[.,][-–—]|[.,]|\/-)?\s*(\D*)$/

/** Returns the number of a cell and the marks around it: "€", "USD", "LPA". */
function inCell(text: string): { number: string; marks: string[] } | undefined {
  const found = MONEY.exec(text)
  if (!found) return undefined
  const [, before = '', minus = '', number = '', after = ''] = found
  const sign = before.startsWith('-') ? '-' : minus
  const marks = [before.replace(/^-/, ''), after]
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '')

  return { number: `${sign}${number.replace(/['’\s]/g, '')}`, marks }
}

/** Detects the decimal sign of a column of amounts by evidence; undefined without any. */
export function detectDecimalSign(cells: Iterable<Cell>): DecimalSign | undefined {
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const text = inCell(figuresOf(cell) ?? '')?.number ?? ''
    const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
    if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
    const sign = point >= 0 ? '.' : comma >= 0 ? ',' : undefined
    if (!sign) continue
    const groups = text.split(sign)
    if (groups.length > 2) return sign === '.' ? ',' : '.'
    if (groups[1]!.length !== 3 || groups[0]!.replace('-', '').length > 3) return sign
  }

  return undefined
}

/** Returns a number of a spreadsheet with the mark of its format. */
function numbered(cell: Cell): { number: number; marks: string[] } | undefined {
  if (typeof cell === 'number') return { number: cell, marks: [] }
  return typeof cell === 'object' && cell !== null
    ? { number: cell.value, marks: cell.mark ? [cell.mark] : [] }
    : undefined
}

export interface Money {
  amount: string
  /** Null: the cell names no currency. */
  currency: string | null
}

/** Other hints at a cell's currency (heading, column), and the company's own. */
export interface MoneyContext {
  sign: DecimalSign | undefined
  home: string
  others?: readonly (readonly string[])[] | undefined
}

/**
 * Returns an amount with its currency, by a mark before or after it. `unclear`: several countries
 * share the mark, or two marks differ. Undefined: no amount, or the mark is no currency ("6.5 LPA",
 * "75 K").
 */
export function moneyOf(
  cell: Cell,
  { sign, home, others = [] }: MoneyContext,
): Money | 'unclear' | undefined {
  const found = numbered(cell) ?? inCell(figuresOf(cell) ?? '')

  const amount =
    typeof found?.number === 'number'
      ? computed(found.number)
      : found && digitsOf(found.number, sign)

  if (!found || amount === undefined) return undefined
  const marks = found.marks.map(currenciesOf)
  if (!marks.every((mark) => mark !== undefined)) return undefined
  const said = [...marks, ...others]
  if (said.length === 0) return { amount, currency: null }
  const currency = agreedCurrency(said, home)

  return currency ? { amount, currency } : 'unclear'
}

/** Returns the number of displayed decimals; undefined for a cell without a number. */
export const shownPlaces = (cell: Cell): number | undefined =>
  typeof cell === 'object' && cell !== null
    ? (/\.(\d+)\D*$/.exec(cell.shown)?.[1]?.length ?? 0)
    : undefined

const computed = (value: number) =>
  Number.isFinite(value) && Math.abs(value) < 1e15
    ? plainDigits(String(Number(value.toFixed(6))))
    : undefined

function digitsOf(text: string, sign: DecimalSign | undefined): string | undefined {
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined
  const decimal = sign ?? detectDecimalSign([text])
  const other = decimal === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = decimal
    ? text.split(decimal)
    : [text.replace(/[.,]/g, '')]

  if (
    more.length > 0 ||
    fraction?.includes(other) ||
    !isGrouped(whole.replace('-', '').split(other))
  )
    return undefined

  return plainDigits(`${whole.replaceAll(other, '')}${fraction ? `.${fraction}` : ''}`)
}

/**
 * Returns whether digits are grouped as thousands (1,234,567), or as lakhs and crores (12,34,567).
 */
function isGrouped([first = '', ...groups]: readonly string[]): boolean {
  if (groups.length === 0) return true
  if (groups.at(-1)!.length !== 3 || first.length === 0) return false
  const between = groups.slice(0, -1)

  return (
    between.every((group) => group.length === 3) ||
    (first.length <= 2 && between.every((group) => group.length === 2))
  )
}

const plainDigits = (text: string) => {
  const found = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text)
  return found ? `${found[1]}${found[2]}${found[3] ? `.${found[3]}` : ''}` : undefined
}
