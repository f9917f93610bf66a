import type { FieldKind } from '@workledger/contracts/kernel/custom-field'
import * as column from '@workledger/contracts/kernel/list-columns'
import { UUID } from '@workledger/contracts/kernel/text'
import { fieldHeading } from '@workledger/contracts/people/field-heading'
import { sql } from 'kysely'
import { contains, smallLetters } from '../kernel/list'
import type { CustomColumns } from '../kernel/list-resource'
import type { Reads } from '../kernel/tenant-reads'

const marks = { nullable: true, close: true } as const

const columnOf = (kind: FieldKind, label: string) => {
  if (kind === 'number') return column.decimal({ ...marks, label, searchable: true })
  if (kind === 'date') return column.day({ ...marks, label })
  return column.text({ ...marks, label, searchable: true })
}

const textOf = (id: string) => `(cv.values -> '${id}' ->> 'text')`

const sqlOf = (kind: FieldKind, id: string) => {
  const text = textOf(id)
  if (kind === 'number') return `${text}::numeric`
  return kind === 'date' ? `${text}::date` : text
}

/**
 * Returns the custom fields of employees as columns of their list, named `field_{id}`. Fields for
 * administrators need a viewer who sees everything; the others are as private as an address.
 */
export async function employeeFields(
  db: Reads,
  workspace: string,
  everything: boolean,
): Promise<CustomColumns> {
  const rows = await customEmployeeFields(db, workspace, everything)
  const fields = rows
    .filter(({ id }) => UUID.test(id))
    .map((row) => ({ ...row, kind: row.kind as FieldKind, key: `field_${row.id}` }))

  return {
    columns: Object.fromEntries(
      fields.map(({ key, kind, name }) => [key, columnOf(kind, fieldHeading(name))]),
    ),
    sql: Object.fromEntries(fields.map(({ key, kind, id }) => [key, sqlOf(kind, id)])),
    join: (query) => query.leftJoin('custom_values as cv', 'cv.id', 'e.id'),
    find: (word) => found(contains(word), workspace, everything, fields),
  }
}

/**
 * Returns SQL of whether an employee has a word in a field, with its diacritics as typed. All
 * values of an employee are one text. If the text has values hidden from the viewer or of deleted
 * fields, a match is confirmed field by field.
 */
function found(
  pattern: string,
  workspace: string,
  everything: boolean,
  fields: readonly { id: string }[],
) {
  const hidden = everything
    ? sql``
    : sql` union all select id::text from custom_field_types where workspace_id = ${workspace} and visible_to <> 'everyone'`
  const apart = sql`array(select id::text from deleted_custom_fields where workspace_id = ${workspace}${hidden})`
  const shown = sql.raw(fields.map(({ id }) => textOf(id)).join(', '))

  return sql<boolean>`e.id in (select cv.id from custom_values cv where cv.workspace_id = ${workspace}
    and cv.search like ${smallLetters(pattern)}
    and (cardinality(${apart}) = 0 or not cv.values ?| ${apart} or concat_ws(E'\n', ${shown}) ilike ${pattern}))`
}

/** Selects the custom fields of employees that a viewer sees, in order. */
export const customEmployeeFields = (db: Reads, workspace: string, everything: boolean) =>
  db
    .selectFrom('custom_field_types')
    .select(['id', 'name', 'kind'])
    .where('workspace_id', '=', workspace)
    .where('category', '=', 'employee')
    .$if(!everything, (query) => query.where('visible_to', '=', 'everyone'))
    .orderBy('position')
    .execute()
