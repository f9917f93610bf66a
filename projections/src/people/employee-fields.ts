import type { FieldKind } from '@workledger/contracts/kernel/custom-field'
import * as column from '@workledger/contracts/kernel/list-columns'
import { UUID } from '@workledger/contracts/kernel/text'
import { fieldHeading } from '@workledger/contracts/people/field-heading'
import type { Further } from '../kernel/list-resource'
import type { Reads } from '../kernel/tenant-reads'

const marks = { nullable: true, close: true } as const
const columnOf = (kind: FieldKind, label: string) => {
  if (kind === 'number') return column.decimal(label, { ...marks, searchable: true })
  if (kind === 'date') return column.day(label, marks)
  return column.text(label, { ...marks, searchable: true })
}
const sqlOf = (kind: FieldKind, id: string) => {
  const text = `(cv.values -> '${id}' ->> 'text')`
  if (kind === 'number') return `${text}::numeric`
  return kind === 'date' ? `${text}::date` : text
}

/**
 * The custom fields of employees as columns of their list, called `field_{id}`. Those that only admins see are there for who sees
 * everything; the others are as private as an address is.
 */
export async function employeeFields(db: Reads, workspace: string, everything: boolean): Promise<Further> {
  const rows = await customEmployeeFields(db, workspace, everything)
  const fields = rows.filter(({ id }) => UUID.test(id)).map((row) => ({ ...row, kind: row.kind as FieldKind, key: `field_${row.id}` }))
  return {
    columns: Object.fromEntries(fields.map(({ key, kind, name }) => [key, columnOf(kind, fieldHeading(name))])),
    sql: Object.fromEntries(fields.map(({ key, kind, id }) => [key, sqlOf(kind, id)])),
    join: (query) => query.leftJoin('custom_values as cv', 'cv.id', 'e.id'),
  }
}

/** The custom fields of employees that somebody sees, in their order. */
export const customEmployeeFields = (db: Reads, workspace: string, everything: boolean) =>
  db
    .selectFrom('custom_field_types')
    .select(['id', 'name', 'kind'])
    .where('workspace_id', '=', workspace)
    .where('category', '=', 'employee')
    .$if(!everything, (query) => query.where('visible_to', '=', 'everyone'))
    .orderBy('number')
    .execute()
