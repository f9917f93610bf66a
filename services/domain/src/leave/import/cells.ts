import type { Fault } from '@workledger/contracts/kernel/faults'
import { type DateOrder, dayOf } from '../../kernel/file-dates'
import { Fraction } from '../../kernel/fraction'

export interface TextRow {
  /** As a spreadsheet counts, headings included. */
  readonly row: number
  readonly cells: readonly string[]
}

/** A fault of a row; `column` is its heading, null for the whole row. */
export type LeaveProblem = Fault & { row: number; column: string | null }

export interface ReadPerson {
  readonly key: string
  readonly oid: string
  readonly name: string
  readonly email: string
  rows: number
}

const LONGEST_NAME = 255

const HOURS = /^(h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|小时)\.?$/
const DAYS = /^(d|days?|tage?|jours?|d[ií]as?|giorn[oi]|天|工作日)?\.?$/

type PersonColumn = 'oid' | 'email' | 'name' | 'first_name' | 'last_name'

/** Reads the cells of one row by the meaning of their columns. */
export class CellReader<Column extends string> {
  constructor(
    protected readonly row: TextRow,
    private readonly headings: readonly string[],
    private readonly at: Partial<Record<Column | PersonColumn, number>>,
    private readonly order: DateOrder,
  ) {}

  /** Returns a cell; the apostrophe that exports put before formulas is not part of it. */
  text(column: Column | PersonColumn): string {
    const at = this.at[column]
    const text = at === undefined ? '' : (this.row.cells[at] ?? '').trim()
    return /^'[=+\-@]/.test(text) ? text.slice(1) : text
  }

  protected has(column: Column): boolean {
    return this.at[column] !== undefined
  }

  protected headingOf(column: Column): string {
    const at = this.at[column]
    return at === undefined ? '' : (this.headings[at] ?? '')
  }

  person(): Omit<ReadPerson, 'rows'> {
    const [oid, email] = [this.text('oid'), this.text('email').toLowerCase()]
    const full = `${this.text('first_name')} ${this.text('last_name')}`.trim()
    const name = turned(this.text('name') || full)

    return { key: (oid || email || name).toLowerCase().slice(0, LONGEST_NAME), oid, name, email }
  }

  day(column: Column): string | LeaveProblem {
    const text = this.text(column)
    const day = dayOf(text.split(/[T\s]/)[0]!, this.order)
    return day ?? this.fault(column, 'leave_import.not_a_date', { text: shown(text) })
  }

  fault(column: Column, code: string, params?: Record<string, string | number>): LeaveProblem {
    return {
      row: this.row.row,
      column: this.headingOf(column) || null,
      code,
      ...(params && { params }),
    }
  }
}

/** A number of days or hours; `unit` is null if neither the text nor its column says which. */
export interface Quantity {
  readonly number: string
  readonly unit: 'days' | 'hours' | null
}

/** Returns the number and the unit of a text such as "-1,5 Tage"; undefined for another text. */
export function quantityOf(text: string, unit = ''): Quantity | undefined {
  const found = /^([-−+]?)(\d{1,5}(?:[.,]\d{1,6})?)\s*(.*)$/.exec(text)
  if (!found) return undefined
  const number = Fraction.of(found[2]!.replace(',', '.'))
  const word = (found[3] || unit).trim().toLowerCase()
  const minus = found[1] === '-' || found[1] === '−'
  const signed = (minus ? number.neg() : number).toString()
  if (HOURS.test(word)) return { number: signed, unit: 'hours' }

  return DAYS.test(word) ? { number: signed, unit: word === '' ? null : 'days' } : undefined
}

/** Returns "Ann Lee" of "Lee, Ann". */
const turned = (name: string): string => {
  const [last, first, ...more] = name.split(',').map((part) => part.trim())
  return first && more.length === 0 ? `${first} ${last}` : name
}

export const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
