import { belowMost } from '@workledger/contracts/kernel/amounts'
import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { payPeriodOf } from './columns'
import { type ImportField, importLabels, type PayPeriod } from './fields'
import { amountOf, type Cell, type DateFormat, dayOf, detectDecimalSign, splitName, textOf } from './values'

/** Something to tell about a row: an error keeps the row out, a warning does not. Rows count as a spreadsheet does, from 1. */
export interface ImportProblem {
  row: number
  /** Heading of the column, as the file has it; null when it is about the whole row. */
  column: string | null
  field: ImportField | null
  level: 'error' | 'warning'
  /** Its sentence stands in the tables of errors. */
  code: string
  params?: ErrorParams | undefined
}
/** One row as understood; null: the file says nothing. Pay is a decimal string. */
export interface ImportRow {
  row: number
  first_name: string | null
  last_name: string | null
  email: string | null
  oid: string | null
  department: string | null
  designation: string | null
  /** A name, an employee id or an e-mail. */
  manager: string | null
  hired_on: string | null
  ended_on: string | null
  pay: string | null
  pay_period: PayPeriod | null
  /** Custom fields by id; those that are left out are not said. */
  values?: Readonly<Record<string, string>>
}
export interface SheetRow {
  row: number
  cells: readonly Cell[]
}
export interface RowOptions {
  columns: readonly (ImportField | null)[]
  headings: readonly string[]
  dateFormat: DateFormat
  payPeriod: PayPeriod
  /** Places of the currency's smaller unit. */
  places: number
}

const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[a-z\p{L}]{2,}$/iu
const longest: Partial<Record<ImportField, number>> = {
  first_name: 100,
  last_name: 100,
  full_name: 200,
  email: 254,
  oid: 40,
  department: 120,
  designation: 120,
  manager: 254,
}
const dates: readonly ImportField[] = ['hired_on', 'ended_on']

/** Turns cells into typed rows; whatever cannot be understood is told in words with its row and column. */
export function understandRows(sheet: readonly SheetRow[], options: RowOptions): { rows: ImportRow[]; problems: ImportProblem[] } {
  const { columns, headings } = options
  const at = (field: ImportField) => columns.indexOf(field)
  const sign = at('pay') >= 0 ? detectDecimalSign(sheet.map(({ cells }) => cells[at('pay')] ?? null)) : undefined
  const problems: ImportProblem[] = []
  const rows = sheet.map(({ row, cells }) => {
    const tell = (field: ImportField, level: ImportProblem['level'], code: string, params?: ErrorParams) =>
      problems.push({ row, column: at(field) >= 0 ? headings[at(field)]! : null, field, level, code, params })
    const text = (field: ImportField): string | null => {
      const found = at(field) >= 0 ? textOf(cells[at(field)] ?? null) : null
      if (found !== null && found.length > (longest[field] ?? 254))
        tell(field, 'error', 'import.too_long', { field: importLabels[field], most: longest[field] ?? 254 })
      return found
    }
    const names = namesOf(text, at)
    if (!names.first_name) tell(at('first_name') >= 0 ? 'first_name' : 'full_name', 'error', 'people.first_name')
    if (!names.last_name) tell(at('last_name') >= 0 ? 'last_name' : 'full_name', 'error', 'people.last_name')
    const email = text('email')?.toLowerCase() ?? null
    if (email && !EMAIL.test(email)) tell('email', 'error', 'import.email', { email })
    const [hired_on, ended_on] = dates.map((field) => {
      const written = text(field)
      if (written === null) return null
      const day = dayOf(cells[at(field)] ?? null, options.dateFormat)
      if (!day) tell(field, 'error', 'import.not_a_date', { text: written, format: options.dateFormat })
      return day ?? null
    }) as [string | null, string | null]
    if (hired_on && ended_on && ended_on < hired_on) tell('ended_on', 'error', 'import.end_before_hire', { end: ended_on, hired: hired_on })
    return {
      row,
      ...names,
      email,
      oid: text('oid'),
      department: text('department'),
      designation: text('designation'),
      manager: text('manager'),
      hired_on,
      ended_on,
      ...payOf(),
    }

    function payOf(): Pick<ImportRow, 'pay' | 'pay_period'> {
      const written = text('pay')
      const period = text('pay_period')
      const pay_period = period === null ? options.payPeriod : payPeriodOf(period)
      if (!pay_period) tell('pay_period', 'error', 'import.not_a_period', { text: period! })
      if (written === null) {
        if (at('pay') >= 0) tell('pay', 'warning', 'import.pay_missing')
        return { pay: null, pay_period: null }
      }
      const pay = amountOf(cells[at('pay')] ?? null, sign)
      if (pay === undefined) tell('pay', 'error', 'import.not_an_amount', { text: written })
      else if (pay.startsWith('-')) tell('pay', 'error', 'import.pay_negative')
      else if (!belowMost(pay)) tell('pay', 'error', 'field.pay_most')
      else if ((pay.split('.')[1] ?? '').length > options.places)
        tell('pay', 'error', 'import.places', { text: written, places: options.places })
      return { pay: pay ?? null, pay_period: pay_period ?? null }
    }
  })
  return { rows, problems: [...problems, ...repeated(rows, options)] }
}

function namesOf(text: (field: ImportField) => string | null, at: (field: ImportField) => number) {
  const [first_name, last_name] = [text('first_name'), text('last_name')]
  const full = at('full_name') >= 0 ? text('full_name') : null
  const split = full ? splitName(full) : undefined
  return { first_name: first_name ?? (split?.first_name || null), last_name: last_name ?? (split?.last_name || null) }
}

/** An employee id or address stands once in a file; the first row keeps it. */
function repeated(rows: readonly ImportRow[], { columns, headings }: RowOptions): ImportProblem[] {
  return (['oid', 'email'] as const).flatMap((field) => {
    const first = new Map<string, number>()
    return rows.flatMap(({ row, [field]: value }): ImportProblem[] => {
      const key = value?.toLowerCase()
      if (!key) return []
      const before = first.get(key)
      if (before === undefined) first.set(key, row)
      return before === undefined
        ? []
        : [
            {
              row,
              column: headings[columns.indexOf(field)] ?? null,
              field,
              level: 'error',
              code: field === 'oid' ? 'import.same_oid' : 'import.same_email',
              params: { row: before, value: value! },
            },
          ]
    })
  })
}
