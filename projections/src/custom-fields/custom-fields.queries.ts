import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Selects the fields of a category that a viewer sees, in the order of their form. */
export const fieldsOf = (
  db: Reads,
  workspace: string,
  category: 'company' | 'employee',
  everything: boolean,
) =>
  db
    .selectFrom('custom_field_types')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('category', '=', category)
    .$if(!everything, (query) => query.where('visible_to', '=', 'everyone'))
    .orderBy('position')
    .execute()

export type FieldRow = Awaited<ReturnType<typeof fieldsOf>>[number]

/** Returns an owner's values and their revision; 0 means that none was ever set. */
export async function valuesOf(db: Reads, owner: string) {
  const row = await db
    .selectFrom('custom_values')
    .select(['values', 'revision'])
    .where('id', '=', owner)
    .executeTakeFirst()
  return { values: row?.values ?? {}, revision: (row?.revision ?? -1) + 1 }
}

/** Returns the files that owners have in a field, deleted fields included. */
export async function filesIn(db: Reads, workspace: string, field: string) {
  const file = sql<string>`"values" -> ${field} ->> 'file'`

  return db
    .selectFrom('custom_values')
    .select(['id as owner', file.as('file')])
    .where('workspace_id', '=', workspace)
    .where(file, 'is not', null)
    .execute()
}
