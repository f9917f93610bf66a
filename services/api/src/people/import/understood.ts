import { refuse } from '@workledger/contracts/kernel/errors'
import type { ErrorParams, Fault } from '@workledger/contracts/kernel/faults'
import {
  doubled,
  matchColumns,
  payPeriodInHeading,
  withMapping,
} from '@workledger/domain/people/import/columns'
import {
  type FileField,
  fieldValues,
  matchFields,
  yielding,
} from '@workledger/domain/people/import/custom-columns'
import { type DateFormat, detectDateFormat } from '@workledger/domain/people/import/dates'
import {
  type ImportField,
  importFields,
  importLabels,
  isAccountField,
  type PayPeriod,
} from '@workledger/domain/people/import/fields'
import { namesSwapped } from '@workledger/domain/people/import/recognise'
import { type RowOptions, understandRows } from '@workledger/domain/people/import/rows'
import { sourceOf } from '@workledger/domain/people/import/sources'
import type { Sheet } from './sheet'

export interface Choices {
  /** Column → field, or a custom field's id. */
  mapping?: Record<string, string | null> | undefined
  pay_period?: PayPeriod | undefined
  date_format?: DateFormat | undefined
  /** Chosen employees for managers that the file names. */
  managers?: Readonly<Record<string, string>> | undefined
  /** Whether bank accounts are imported too. */
  accounts?: boolean | undefined
}

export type Understood = ReturnType<typeof understand>

/** Returns a sheet as typed rows, with the chosen or detected meaning of columns, dates and pay. */
export function understand(
  sheet: Sheet,
  choices: Choices,
  { currency, today, checkAccount }: Pick<RowOptions, 'currency' | 'today' | 'checkAccount'>,
  fields: readonly FileField[],
) {
  const { headings } = sheet
  const mapping = choices.mapping ?? {}

  if (Object.keys(mapping).some((index) => Number(index) >= headings.length))
    refuseColumns('import.no_column')

  const columns = yielding(
    headings,
    withMapping(matchColumns(headings), ofEmployees(mapping)),
    mapping,
    fields,
  )

  const source = sourceOf(headings)
  const custom = matchFields(headings, columns, mapping, fields)
  refuseUnknownFields(mapping, fields)
  refuseDoubledFields(columns, custom, fields)
  const at = (field: ImportField) => columns.indexOf(field)

  const dates = custom.flatMap((field, index) => (field?.kind === 'date' ? [index] : []))
  const detected = detectDateFormat(datesIn(sheet, [...dateFields.map(at), ...dates]))
  const dateFormat = choices.date_format ?? detected.format
  const period = choices.pay_period ?? periodIn(headings[at('pay')])
  const payPeriod = period ?? 'yearly'
  const further = fieldValues(sheet.rows, { columns: custom, headings, dateFormat })

  const { rows: read, problems } = understandRows(sheet.rows, {
    columns,
    headings,
    dateFormat,
    payPeriod,
    source,
    currency,
    today,
    checkAccount,
  })

  const named = new Map(Object.entries(choices.managers ?? {}))

  const rows = read.map((row, index) => ({
    ...row,
    manager: row.manager && (named.get(row.manager) || row.manager),
    values: further.values[index]!,
  }))

  return {
    /** Employee fields, or ids of custom fields. */
    columns: columns.map((field, index) => field ?? custom[index]?.id ?? null),
    fields: custom.filter((field) => field !== null),
    rows,
    problems: [...problems, ...further.problems],
    source,
    dateFormat,
    payPeriod,
    payPeriodCertain: period !== undefined || at('pay') < 0 || at('pay_period') >= 0,
    heading: (field: ImportField) => (at(field) >= 0 ? headings[at(field)]! : null),
    /** A date with two readings, while the format is not chosen. */
    openDate: choices.date_format || detected.certain ? undefined : detected.example,
    nameless: at('full_name') < 0 && (at('first_name') < 0 || at('last_name') < 0),
    warnings: fileWarnings({ sheet, columns, custom, rows, detected, choices }),
  }
}

/** Returns the period that the heading of pay names. */
const periodIn = (heading: string | undefined) =>
  heading === undefined ? undefined : payPeriodInHeading(heading)

const datesIn = ({ rows }: Sheet, columns: readonly number[]) =>
  rows.flatMap(({ cells }) => columns.map((index) => (index >= 0 ? (cells[index] ?? null) : null)))

function refuseUnknownFields(
  mapping: NonNullable<Choices['mapping']>,
  fields: readonly FileField[],
): void {
  const chosen = Object.values(mapping).filter((id) => id !== null && !isField(id))

  if (chosen.some((id) => !fields.some((field) => field.id === id)))
    refuseColumns('import.no_field')
}

function refuseDoubledFields(
  columns: readonly (ImportField | null)[],
  custom: ReturnType<typeof matchFields>,
  fields: readonly FileField[],
): void {
  const twice = [
    ...doubled(columns).map((field) => importLabels[field]),
    ...fields.flatMap(({ id, name }) =>
      custom.filter((field) => field?.id === id).length > 1 ? [name] : [],
    ),
  ]

  if (twice.length > 0) refuseColumns('import.twice', { fields: twice.join(', ') })
}

const dateFields = [
  'hired_on',
  'ended_on',
  'birthday_on',
  'contract_start',
  'contract_end',
  'terminated_on',
] as const

const isField = (name: string): name is ImportField =>
  (importFields as readonly string[]).includes(name)

/** A column of a custom field is not an employee field. */
const ofEmployees = (
  mapping: Readonly<Record<string, string | null>>,
): Record<string, ImportField | null> =>
  Object.fromEntries(
    Object.entries(mapping).map(([index, field]) => [
      index,
      field !== null && isField(field) ? field : null,
    ]),
  )

export const refuseColumns = (code: string, params?: ErrorParams): never =>
  refuse('import.columns', { fields: { mapping: [{ code, params }] } })

type Warning = Fault & { mapping: Record<string, ImportField | null> | null }

interface UnderstoodFile {
  sheet: Sheet
  columns: readonly (ImportField | null)[]
  custom: readonly (FileField | null)[]
  rows: Parameters<typeof namesSwapped>[0]
  detected: ReturnType<typeof detectDateFormat>
  choices: Choices
}

function fileWarnings({
  sheet,
  columns,
  custom,
  rows,
  detected,
  choices,
}: UnderstoodFile): Warning[] {
  const at = (field: ImportField) => columns.indexOf(field)
  const warnings: Warning[] = []
  const say = (code: string, params?: ErrorParams, mapping: Warning['mapping'] = null) =>
    warnings.push({ code, params, mapping })
  const { managers, asIs, swapped } = namesSwapped(rows)

  if (
    at('first_name') >= 0 &&
    at('last_name') >= 0 &&
    managers >= 2 &&
    swapped > asIs &&
    swapped * 2 >= managers
  )
    say(
      'import.swapped',
      { swapped, managers },
      { [at('first_name')]: 'last_name', [at('last_name')]: 'first_name' },
    )

  if (!detected.certain && !choices.date_format)
    say('import.date_format', { example: detected.example! })

  if (at('full_name') < 0 && (at('first_name') < 0 || at('last_name') < 0))
    say('import.no_name_columns')

  if (at('oid') < 0 && at('email') < 0) say('import.no_key')
  if (at('pay') < 0) say('import.no_pay')
  const untaken = choices.accounts
    ? []
    : sheet.headings.filter((_, index) => columns[index] && isAccountField(columns[index]))
  if (untaken.length > 0) say('import.accounts_left_out', { columns: untaken.join(', ') })
  const unknown = sheet.headings.filter(
    (heading, index) => heading && columns[index] === null && custom[index] === null,
  )

  if (unknown.length > 0)
    say(unknown.length > 30 ? 'import.left_out_more' : 'import.left_out', {
      columns: unknown.slice(0, 30).join(', '),
      ...(unknown.length > 30 && { more: unknown.length - 30 }),
    })

  return warnings
}
