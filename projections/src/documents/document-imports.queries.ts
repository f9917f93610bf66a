import type { keptDocumentReasons } from '@workledger/contracts/documents/document-imports.api'
import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the people whom the paths of an archive can name. */
export async function peopleForDocuments(db: Reads, workspace: string) {
  const { rows } = await sql<{
    id: string
    oid: string | null
    first_name: string
    last_name: string
    name: string
    email: string | null
  }>`
    select e.id, e.oid, coalesce(e.first_name, '') as first_name, coalesce(e.last_name, '') as last_name,
      read.full_name(e.first_name, e.last_name) as name, e.email
    from employees e where e.workspace_id = ${workspace}`.execute(db)

  return rows
}

interface Wanted {
  readonly document_id: string
  readonly employee_id: string
  readonly filename: string
  readonly hash: string
}

/** Returns the ids of planned documents that are here, also under another id. */
export async function documentsHere(db: Reads, workspace: string, wanted: readonly Wanted[]) {
  const ids = anyOf(wanted.map(({ document_id }) => document_id))
  const people = anyOf(wanted.map(({ employee_id }) => employee_id))
  const hashes = anyOfTexts(wanted.map(({ hash }) => hash))

  const { rows } = await sql<{
    id: string
    employee_id: string
    filename: string
    hash: string
    import_id: string | null
  }>`
    select d.id, d.employee_id, d.filename, d.digest as hash, d.import_id from documents d
    where d.workspace_id = ${workspace} and (d.id = ${ids}
      or d.employee_id = ${people} and d.digest = ${hashes})`.execute(db)

  const same = (each: Omit<Wanted, 'document_id'>) =>
    `${each.employee_id}\n${each.filename}\n${each.hash}`
  const importOf = new Map(
    rows.flatMap(
      (row) =>
        [
          [row.id, row],
          [same(row), row],
        ] as const,
    ),
  )

  return new Map(
    wanted.flatMap((each) => {
      const row = importOf.get(each.document_id) ?? importOf.get(same(each))
      return row ? [[each.document_id, row.import_id] as const] : []
    }),
  )
}

/** Returns the record of an import. */
export const documentImportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('document_imports')
    .select(['id', 'status', 'reasons'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

type Reason = (typeof keptDocumentReasons)[number]

/** The same rule as `keptReason` of the domain. */
const withReasons = (workspace: string, importId: string) => sql`
  select d.id, d.employee_id, d.filename, d.type, case
    when d.version > 1 then 'replaced' when d.changed then 'changed' end as reason
  from documents d where d.workspace_id = ${workspace} and d.import_id = ${importId}`

/** Returns the documents of an import that are here, with the reason why an undo leaves them. */
export async function documentsOfImport(db: Reads, workspace: string, importId: string) {
  const { rows } = await sql<{ id: string; employee_id: string; reason: Reason | null }>`
    select x.id, x.employee_id, x.reason from (${withReasons(workspace, importId)}) x
    order by x.employee_id, x.id`.execute(db)

  return rows
}

/** Returns how many documents of an import an undo would remove, and keep by reason. */
export async function undoCounts(db: Reads, workspace: string, importId: string) {
  const { rows } = await sql<{ reason: Reason | null; count: number }>`
    select x.reason, count(*)::int as count from (${withReasons(workspace, importId)}) x
    group by x.reason`.execute(db)

  return new Map(rows.map(({ reason, count }) => [reason, count]))
}

/** Returns the first documents of an import that an undo leaves, with names. */
export async function keptDocuments(
  db: Reads,
  workspace: string,
  { importId, most }: { importId: string; most: number },
) {
  const { rows } = await sql<{
    id: string
    employee_id: string
    employee_name: string
    filename: string
    type: string
    reason: Reason
  }>`
    select x.id, x.employee_id, read.full_name(e.first_name, e.last_name) as employee_name,
      coalesce(x.filename, '') as filename, coalesce(x.type, '') as type, x.reason
    from (${withReasons(workspace, importId)}) x join employees e on e.id = x.employee_id
    where x.reason is not null order by employee_name, x.id limit ${most}`.execute(db)

  return rows
}
