import { isCustomHeading } from '@workledger/contracts/people/field-heading'
import { withoutCurrency } from './currencies'
import { type ImportField, importFields, type PayPeriod, payPeriods } from './fields'
import { headings, plainHeading } from './headings'
import { columnsOfSource } from './sources'

/** Words of a heading that carry no meaning. */
const fillers = /^(employee|emp|staff|worker|current|company|primary)(?=.{3})/g

/** Returns how surely a heading names a field: smaller is surer; undefined if it does not. */
function rank(heading: string, field: ImportField): number | undefined {
  if (isCustomHeading(heading)) return undefined
  const plain = plainHeading(heading)
  const exact = headings(field).indexOf(plain)
  if (exact >= 0) return exact
  const bare = headings(field).indexOf(plainHeading(withoutCurrency(heading)).replace(fillers, ''))

  return bare >= 0 ? 100 + bare : undefined
}

/**
 * Returns the field of each column by its heading; a field belongs to the surest column. The
 * headings of a known program come first.
 */
export function matchColumns(columns: readonly string[]): (ImportField | null)[] {
  const matched = columnsOfSource(columns)

  const candidates = columns
    .flatMap((heading, index) =>
      importFields.flatMap((field) => {
        const sure = rank(heading, field)
        return sure === undefined ? [] : [{ index, field, sure }]
      }),
    )
    .sort((a, b) => a.sure - b.sure || a.index - b.index)

  for (const { index, field } of candidates)
    if (matched[index] === null && !matched.includes(field)) matched[index] = field

  // *Role* is a common heading for a designation; next to one it is our role.
  const role = matched.indexOf('role')
  if (role >= 0 && !matched.includes('designation')) matched[role] = 'designation'
  // Names come in one or two columns, never in three.
  const full = matched.indexOf('full_name')

  if (full >= 0 && matched.includes('first_name') && matched.includes('last_name'))
    matched[full] = null

  return matched
}

/**
 * Returns the matched columns with the changes of the mapping (column index → field; null skips
 * it).
 */
export function withMapping(
  matched: readonly (ImportField | null)[],
  mapping: Readonly<Record<string, ImportField | null>>,
): (ImportField | null)[] {
  const chosen = new Set(Object.values(mapping))
  return matched.map((field, index) =>
    String(index) in mapping ? mapping[index]! : field && chosen.has(field) ? null : field,
  )
}

/** Returns fields assigned to more than one column. */
export const doubled = (columns: readonly (ImportField | null)[]) =>
  importFields.filter((field) => columns.filter((column) => column === field).length > 1)

const periodWords: Record<PayPeriod, readonly string[]> = {
  yearly: [
    'yearly',
    'year',
    'annual',
    'annually',
    'annum',
    'perannum',
    'pa',
    'peryear',
    'yr',
    'y',
    'anual',
    'annuel',
    'jahrlich',
    'annuale',
    '每年',
    '按年',
    '年',
    'سنوي',
    'سنويا',
    'سنة',
  ],
  monthly: [
    'monthly',
    'month',
    'permonth',
    'pm',
    'mo',
    'm',
    'mensual',
    'mensuel',
    'monatlich',
    'mensile',
    '每月',
    '按月',
    '月',
    'شهري',
    'شهريا',
    'شهر',
  ],
  weekly: [
    'weekly',
    'week',
    'perweek',
    'pw',
    'wk',
    'w',
    'semanal',
    'hebdomadaire',
    'wochentlich',
    'settimanale',
    '每周',
    '按周',
    '周',
    'اسبوعي',
    'اسبوعيا',
    'اسبوع',
  ],
  hourly: [
    'hourly',
    'hour',
    'perhour',
    'ph',
    'hr',
    'h',
    'hora',
    'horaire',
    'stundlich',
    'orario',
    'porhora',
    'alora',
    '每小时',
    '按小时',
    '小时',
    'بالساعة',
    'ساعة',
  ],
}

export const payPeriodOf = (text: string): PayPeriod | undefined =>
  payPeriods.find((period) => periodWords[period].includes(plainHeading(text)))

/** Returns whether pay is a salary, for a period that the file or the importer names. */
export const isSalary = (text: string): boolean =>
  ['salary', 'salaried', 'fixed', 'راتب'].includes(plainHeading(text))

/**
 * Returns the period in the heading of the pay column: "Annual Salary", "Hourly rate", "Salary
 * (monthly)".
 */
export const payPeriodInHeading = (heading: string): PayPeriod | undefined =>
  payPeriods.find((period) =>
    periodWords[period].some(
      (word) =>
        word.length > 3 &&
        heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().includes(word),
    ),
  )

/**
 * Returns the row of the headings: the first of ten with two known columns, else the first that is
 * not empty.
 */
export function headingRow(rows: readonly (readonly unknown[])[]): number {
  const known = rows
    .slice(0, 10)
    .findIndex(
      (row) => matchColumns(row.map((cell) => String(cell ?? ''))).filter(Boolean).length >= 2,
    )
  return known >= 0
    ? known
    : rows.findIndex((row) => row.some((cell) => String(cell ?? '').trim() !== ''))
}
