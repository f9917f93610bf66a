import { comparable, type FieldKind } from '@workledger/contracts/kernel/custom-field'
import { fieldHeading } from '@workledger/contracts/people/field-heading'
import { accountFieldNames } from '@workledger/contracts/people/import.api'
import { understood } from '../../kernel/custom-field-value'
import { type DateFormat, dayInCell } from './dates'
import { detailFields } from './details'
import type { ImportProblem, SheetRow } from './rows'
import { type Cell, shownText, textOf, wordOf } from './values'

/** A custom field that a column may hold. */
export interface FileField {
  id: string
  name: string
  kind: FieldKind
}

/**
 * Returns the custom field of each column: the chosen one, else by heading among unmatched columns.
 * A heading of the product's own exports is surer than the name alone.
 */
export function matchFields(
  headings: readonly string[],
  columns: readonly unknown[],
  mapping: Readonly<Record<string, string | null>>,
  fields: readonly FileField[],
): (FileField | null)[] {
  const found = headings.map((_, index) => fields.find(({ id }) => id === mapping[index]) ?? null)

  for (const field of fields) {
    if (found.includes(field)) continue

    for (const heading of new Set([fieldHeading(field.name), field.name])) {
      const at = headings.findIndex(
        (each, index) =>
          !columns[index] &&
          !found[index] &&
          !(String(index) in mapping) &&
          comparable(each) === comparable(heading),
      )

      if (at < 0) continue
      found[at] = field
      break
    }
  }

  return found
}

/** Columns that were custom fields of companies before they were standard. */
const younger: ReadonlySet<string> = new Set([
  ...Object.keys(detailFields),
  'office',
  'timezone',
  'role',
  'time_off_policy',
  'weekly_hours',
  'contract_start',
  'contract_end',
  'terminated_on',
  ...accountFieldNames,
])

/**
 * Leaves a column to the custom field of its name, unless the file has that field under our own
 * export's heading.
 */
export function yielding<F extends string>(
  headings: readonly string[],
  columns: readonly (F | null)[],
  mapping: Readonly<Record<string, unknown>>,
  fields: readonly FileField[],
): (F | null)[] {
  const among = (heading: string) =>
    headings.some((each) => comparable(each) === comparable(heading))
  return columns.map((field, index) => {
    if (field === null || !younger.has(field) || String(index) in mapping) return field
    const custom = fields.find(({ name }) => comparable(name) === comparable(headings[index]!))

    return custom &&
      (fieldHeading(custom.name) === custom.name || !among(fieldHeading(custom.name)))
      ? null
      : field
  })
}

/** Returns each row's custom values by field id; a blank cell has none. */
export function fieldValues(
  sheet: readonly SheetRow[],
  {
    columns,
    headings,
    dateFormat,
  }: {
    columns: readonly (FileField | null)[]
    headings: readonly string[]
    dateFormat: DateFormat
  },
): { values: Record<string, string>[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []

  const values = sheet.map(({ row, cells }) => {
    const entered: Record<string, string> = {}

    for (const [index, field] of columns.entries()) {
      const cell = cells[index] ?? null
      const text = field && textIn(field.kind, cell)
      if (!field || !text) continue
      const tell = (code: string, params?: ImportProblem['params']) =>
        problems.push({ row, column: headings[index]!, field: null, level: 'error', code, params })
      const day = field.kind === 'date' ? dayInCell(cell, dateFormat) : undefined

      if (field.kind === 'date' && !day) {
        tell('import.not_a_date', { text, format: dateFormat })
        continue
      }

      const value = understood({ kind: field.kind, category: 'employee' }, day ?? text)

      if ('fault' in value) tell(value.fault.code, value.fault.params)
      else entered[field.id] = value.text
    }

    return entered
  })

  return { values, problems }
}

/**
 * Returns the text of a cell. In a text field *None* is a word; a number has its value, not its
 * display format.
 */
function textIn(kind: FieldKind, cell: Cell): string | null {
  if (kind === 'paragraph') return cellLines(cell)
  const plain = typeof cell === 'object' && cell !== null && kind === 'number' ? cell.value : cell
  const text = kind === 'date' || kind === 'number' ? textOf(plain) : wordOf(plain)

  return text !== null && /^n\/a$/i.test(text) ? null : text
}

const cellLines = (cell: Cell) =>
  String((typeof cell === 'object' && cell !== null ? cell.shown : cell) ?? '')
    .split(/\r\n?|\n/)
    .map((line) => shownText(line) ?? '')
    .join('\n')
    .trim()
