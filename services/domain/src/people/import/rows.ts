import { belowMost } from '@workledger/contracts/kernel/amounts'
import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { mailAddressOf } from '@workledger/contracts/kernel/mail-address'
import { minorUnits, rounded } from '../../kernel/money'
import { type AccountOfRow, accountIn, type CheckAccount } from './accounts'
import { detectDecimalSign, type MoneyContext, moneyOf, shownPlaces } from './amounts'
import { isSalary, payPeriodOf } from './columns'
import { currenciesInHeading, currenciesOf } from './currencies'
import { type DateFormat, dayInCell } from './dates'
import { type DetailField, detailFields, detailOf, type ImportedDetails } from './details'
import { type ImportField, importLabels, type PayPeriod } from './fields'
import { departmentOfSource, type ImportSource } from './sources'
import { type Cell, figuresOf, shownText, splitName, textOf, wordOf } from './values'

/**
 * A finding about a row: an error rejects the row, a warning does not. Rows count as in a
 * spreadsheet, from 1.
 */
export interface ImportProblem {
  row: number
  /** Heading of the column in the file; null if it concerns the whole row. */
  column: string | null
  field: ImportField | null
  level: 'error' | 'warning'
  /** Code of its sentence in the tables of errors. */
  code: string
  params?: ErrorParams | undefined
}

/** One parsed row; null: the file has no value. Pay is a decimal string. */
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
  /** Currency of the pay, if the file has it. */
  pay_currency: string | null
  /** Decimal hours in a week, if the file has them. */
  weekly_hours?: string | null
  /** Undefined without the column; then the contract begins on the hire date. */
  contract_start?: string | null
  contract_end?: string | null
  /** Last day of a former employee. */
  terminated_on?: string | null
  office?: string | null
  /** Time zone of a new office. */
  timezone?: string | null
  role?: string | null
  time_off_policy?: string | null
  details?: ImportedDetails
  /** Undefined unless the import takes bank accounts. */
  account?: AccountOfRow | null
  /** Custom fields by id; omitted ones have no value. */
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
  /** The program that wrote the file, if it is known. */
  source?: ImportSource | null
  today: string
  /** The company's, which decides between currencies with one sign. */
  currency: string
  /** Given if bank accounts are imported. */
  checkAccount?: CheckAccount | undefined
}

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

/** Longest name of an account's holder. */
const LONGEST_HOLDER = 140

/** In these fields a word like "nothing" is a name. */
const nameFields: readonly ImportField[] = ['first_name', 'last_name', 'full_name', 'manager']

type Tell = (
  field: ImportField,
  level: ImportProblem['level'],
  code: string,
  params?: ErrorParams,
) => void

/** One row of the file, field by field. */
interface RowCells {
  cell(field: ImportField): Cell
  /** Returns the cell's text; reports one that is too long. */
  text(field: ImportField): string | null
  has(field: ImportField): boolean
  tell: Tell
}

/** Parses cells to typed rows; reports each cell that fails in words with row and column. */
export function understandRows(
  sheet: readonly SheetRow[],
  options: RowOptions,
): { rows: ImportRow[]; problems: ImportProblem[] } {
  const { columns, headings } = options
  const at = (field: ImportField) => columns.indexOf(field)
  const problems: ImportProblem[] = []
  const money = moneyContext(sheet, options)

  const rows = sheet.map(({ row, cells }) => {
    const tell: Tell = (field, level, code, params) =>
      problems.push({
        row,
        column: at(field) >= 0 ? headings[at(field)]! : null,
        field,
        level,
        code,
        params,
      })
    return understandRow(row, cellsOf(cells, at, tell), options, money)
  })

  return { rows, problems: [...problems, ...repeated(rows, options)] }
}

function cellsOf(cells: readonly Cell[], at: (field: ImportField) => number, tell: Tell): RowCells {
  const cell = (field: ImportField) => (at(field) >= 0 ? (cells[at(field)] ?? null) : null)

  const text = (field: ImportField) => {
    const found = (nameFields.includes(field) ? wordOf : textOf)(cell(field))

    if (found !== null && found.length > (longest[field] ?? 254))
      tell(field, 'error', 'import.too_long', {
        field: importLabels[field],
        most: longest[field] ?? 254,
      })

    return found
  }

  return { cell, text, has: (field) => at(field) >= 0, tell }
}

function understandRow(
  row: number,
  cells: RowCells,
  options: RowOptions,
  money: MoneyContext,
): ImportRow {
  const { text, has, tell } = cells
  const names = namesOf(cells)

  if (!names.first_name)
    tell(has('first_name') ? 'first_name' : 'full_name', 'error', 'people.first_name')
  else if (!names.last_name)
    tell(has('last_name') ? 'last_name' : 'full_name', 'warning', 'import.single_name', {
      name: names.first_name,
    })

  const typed = text('email')
  const email = typed === null ? null : (mailAddressOf(typed) ?? null)
  if (typed !== null && email === null) tell('email', 'error', 'import.email', { email: typed })

  const named = text('department')

  const [hired_on, ended_on] = [
    dateIn('hired_on', cells, options),
    dateIn('ended_on', cells, options),
  ]

  if (hired_on && ended_on && ended_on < hired_on)
    tell('ended_on', 'error', 'import.end_before_hire', { end: ended_on, hired: hired_on })

  return {
    row,
    ...names,
    email,
    oid: text('oid'),
    department: named && departmentOfSource(options.source ?? null, named),
    designation: text('designation'),
    manager: text('manager'),
    hired_on,
    ended_on,
    ...payIn(cells, options, money),
    ...hoursIn(cells),
    ...placeIn(cells, options),
    details: detailsIn(cells, options),
    ...(options.checkAccount && {
      account: accountIn(cells, fullName(names).slice(0, LONGEST_HOLDER), options.checkAccount),
    }),
  }
}

const MOST_WEEKLY_HOURS = 168

/** Returns the hours of a week, such as "38.5", "38,5" and "40 h". */
function hoursIn({ has, text, cell, tell }: RowCells): Pick<ImportRow, 'weekly_hours'> {
  if (!has('weekly_hours')) return {}
  const written = text('weekly_hours')
  if (written === null) return { weekly_hours: null }
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:h|hrs?|hours|std\.?|stunden)?$/i.exec(
    figuresOf(cell('weekly_hours')) ?? '',
  )
  const hours = found && String(Number(`${found[1]}.${found[2] ?? 0}`))

  if (hours === null || Number(hours) > MOST_WEEKLY_HOURS) {
    tell('weekly_hours', 'error', 'import.not_hours', { text: written })
    return { weekly_hours: null }
  }

  return { weekly_hours: hours }
}

type Place = Pick<
  ImportRow,
  | 'contract_start'
  | 'contract_end'
  | 'terminated_on'
  | 'office'
  | 'timezone'
  | 'role'
  | 'time_off_policy'
>

/** Returns place and end of work from the columns of the file. */
function placeIn(cells: RowCells, options: RowOptions): Place {
  const { has, text } = cells

  const days = (['contract_start', 'contract_end', 'terminated_on'] as const).map((field) => [
    field,
    dateIn(field, cells, options),
  ])

  const names = (['office', 'timezone', 'role', 'time_off_policy'] as const).map((field) => [
    field,
    text(field),
  ])

  return Object.fromEntries([...days, ...names].filter(([field]) => has(field as ImportField)))
}

/** Returns profile fields. An unparsable one is dropped with a warning and rejects no row. */
function detailsIn({ cell, has, tell }: RowCells, options: RowOptions): ImportedDetails {
  const details: ImportedDetails = {}

  for (const field of Object.keys(detailFields) as DetailField[]) {
    if (!has(field)) continue
    const found = detailOf(field, cell(field), options)

    if (found) details[field] = found
    else if (found === undefined)
      tell(field, 'warning', 'import.detail_unclear', {
        field: importLabels[field],
        text: shownText(cell(field)) ?? '',
      })
  }

  return details
}

function dateIn(
  field: ImportField,
  { text, cell, tell }: RowCells,
  { dateFormat }: RowOptions,
): string | null {
  const written = text(field)
  if (written === null) return null
  const day = dayInCell(cell(field), dateFormat)
  if (!day) tell(field, 'error', 'import.not_a_date', { text: written, format: dateFormat })

  return day ?? null
}

/** Returns the decimal sign of the whole pay column and, from its heading, its currency. */
function moneyContext(
  sheet: readonly SheetRow[],
  { columns, headings, currency: home }: RowOptions,
): MoneyContext {
  const at = columns.indexOf('pay')
  if (at < 0) return { sign: undefined, home }
  const inHeading = currenciesInHeading(headings[at]!)

  return {
    sign: detectDecimalSign(sheet.map(({ cells }) => cells[at] ?? null)),
    home,
    others: inHeading ? [inHeading] : [],
  }
}

type Pay = Pick<ImportRow, 'pay' | 'pay_period' | 'pay_currency'>

function payIn(
  cells: RowCells,
  { payPeriod, currency: home }: RowOptions,
  context: MoneyContext,
): Pay {
  const { text, cell, has, tell } = cells
  const written = text('pay')
  const period = text('pay_period')
  const pay_period = period === null || isSalary(period) ? payPeriod : payPeriodOf(period)
  if (!pay_period) tell('pay_period', 'error', 'import.not_a_period', { text: period! })

  if (written === null) {
    if (has('pay')) tell('pay', 'warning', 'import.pay_missing')
    return { pay: null, pay_period: null, pay_currency: null }
  }

  const named = text('pay_currency')
  const meant = named === null ? undefined : currenciesOf(named)

  if (named !== null && !meant)
    tell('pay_currency', 'error', 'import.not_a_currency', { text: named })

  const money = moneyOf(cell('pay'), { ...context, others: meant ? [meant] : context.others })

  if (typeof money !== 'object') {
    tell('pay', 'error', money === 'unclear' ? 'import.currency_unclear' : 'import.not_an_amount', {
      text: written,
    })
    return { pay: null, pay_period: pay_period ?? null, pay_currency: null }
  }

  const currency = money.currency ?? home
  if (currency !== home) tell('pay', 'warning', 'import.other_currency', { currency })
  const pay = roundedAsShown(cell('pay'), money.amount, currency)

  if (pay.startsWith('-')) tell('pay', 'error', 'import.pay_negative')
  else if (!belowMost(pay)) tell('pay', 'error', 'field.pay_most')
  else if ((pay.split('.')[1] ?? '').length > minorUnits(currency))
    tell('pay', 'error', 'import.places', { text: written, places: minorUnits(currency) })

  return { pay, pay_period: pay_period ?? null, pay_currency: money.currency }
}

/**
 * Returns the displayed amount of a computed number with the currency's decimals: 65000/12 shown as
 * 5,416.67.
 */
function roundedAsShown(cell: Cell, amount: string, currency: string): string {
  const [shown, most] = [shownPlaces(cell), minorUnits(currency)]
  const isComputed = (amount.split('.')[1] ?? '').length > most
  return isComputed && shown !== undefined && shown <= most ? rounded(amount, currency) : amount
}

/** A null last name means that they have one name. */
function namesOf({ text }: RowCells) {
  const [first_name, last_name, full] = [text('first_name'), text('last_name'), text('full_name')]
  const split = full ? splitName(full) : undefined

  return {
    first_name: first_name ?? (split?.first_name || null),
    last_name: last_name ?? (split?.last_name || null),
  }
}

/** Reports repeated employee ids and addresses; the first row keeps them. */
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
