import type { Reads } from '../kernel/tenant-reads'

/** The fields of a category that somebody sees, in the order of their form. */
export const fieldsOf = (db: Reads, workspace: string, category: 'company' | 'employee', everything: boolean) =>
  db
    .selectFrom('custom_field_types')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('category', '=', category)
    .$if(!everything, (query) => query.where('visible_to', '=', 'everyone'))
    .orderBy('position')
    .execute()
export type FieldRow = Awaited<ReturnType<typeof fieldsOf>>[number]

export const valuesOf = async (db: Reads, owner: string) =>
  (await db.selectFrom('custom_values').select('values').where('id', '=', owner).executeTakeFirst())?.values ?? {}
