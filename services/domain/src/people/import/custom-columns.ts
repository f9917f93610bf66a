import { comparable, type FieldKind } from '@workledger/contracts/kernel/custom-field'
import { fieldHeading } from '@workledger/contracts/people/field-heading'
import { understood } from '../../kernel/custom-field-value'
import { type DateFormat, dayOf } from './dates'
import type { ImportProblem, SheetRow } from './rows'
import { type Cell, textOf } from './values'

/** A custom field that a column of a file can be. */
export interface FileField {
  id: string
  name: string
  kind: FieldKind
}

/**
 * Which custom field each column holds: what was chosen, then by heading among the columns that are nothing else. A heading that the
 * product's own exports write is surer than the name alone.
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
        (each, index) => !columns[index] && !found[index] && !(String(index) in mapping) && comparable(each) === comparable(heading),
      )
      if (at < 0) continue
      found[at] = field
      break
    }
  }
  return found
}

/** What each row says in custom fields, by their ids; a blank cell says nothing. */
export function fieldValues(
  sheet: readonly SheetRow[],
  { columns, headings, dateFormat }: { columns: readonly (FileField | null)[]; headings: readonly string[]; dateFormat: DateFormat },
): { values: Record<string, string>[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const values = sheet.map(({ row, cells }) => {
    const entered: Record<string, string> = {}
    for (const [index, field] of columns.entries()) {
      const cell = cells[index] ?? null
      const text = field && (field.kind === 'paragraph' ? linesOf(cell) : textOf(cell))
      if (!field || !text) continue
      const tell = (code: string, params?: ImportProblem['params']) =>
        problems.push({ row, column: headings[index]!, field: null, level: 'error', code, params })
      const day = field.kind === 'date' ? dayOf(cell, dateFormat) : undefined
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

const linesOf = (cell: Cell) =>
  String(cell ?? '')
    .split(/\r\n?|\n/)
    .map((line) => textOf(line) ?? '')
    .join('\n')
    .trim()
