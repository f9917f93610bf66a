import { sql } from 'kysely'
import { contains, type ListRequest, paged } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'
import { clientName, daysOld, invoiceStatus } from './invoicing.sql'

const status = sql<number>`${sql.raw(invoiceStatus)}`
const name = sql<string>`${sql.raw(clientName)}`

const joined = (db: Reads, workspace: string) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .leftJoin('clients as c', 'c.id', 'i.client_id')
    .where('i.workspace_id', '=', workspace)
    .selectAll('i')
    .select([
      'c.contact_email',
      status.as('status_id'),
      sql<number>`${sql.raw(daysOld)}`.as('days_old'),
      name.as('client_name'),
      sql<string>`i.amount - i.paid`.as('balance'),
    ])

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceById>>>
export const invoiceById = (db: Reads, workspace: string, id: string) => joined(db, workspace).where('i.id', '=', id).executeTakeFirst()

export interface InvoiceFilter {
  invoice_number?: string | undefined
  client_id?: string | undefined
  status?: number | '' | undefined
}
const UNPAID = -2

export function invoicesPage(
  db: Reads,
  workspace: string,
  { filter = {}, ...request }: ListRequest & { filter?: InvoiceFilter | undefined },
) {
  let query = joined(db, workspace)
  if (filter.invoice_number) query = query.where('i.invoice_number', 'ilike', contains(filter.invoice_number))
  if (filter.client_id) query = query.where('i.client_id', '=', filter.client_id)
  if (filter.status === UNPAID) query = query.where('i.state', '=', 'issued').where(sql<boolean>`i.paid < i.amount`)
  else if (filter.status) query = query.where(status, '=', filter.status)
  if (request.q) {
    const like = contains(request.q)
    query = query.where((eb) => eb.or([eb('i.invoice_number', 'ilike', like), eb(name, 'ilike', like)]))
  }
  return paged(query, request, {
    sortable: {
      invoice_number: 'i.invoice_number',
      invoice_date: 'i.invoice_date',
      due_date: 'i.due_date',
      client: 'client_name',
      days_old: 'days_old',
      amount: 'i.amount',
      paid: 'i.paid',
      balance: 'balance',
      status: 'status_id',
      created_at: 'i.created_at',
    },
    fallback: '-invoice_date',
    tieBreaker: 'i.id',
  })
}

/** What a company prints on its invoices; nothing is set yet where fields are null. */
export async function invoiceSettingOf(db: Reads, workspace: string) {
  const row = await db
    .selectFrom('workspaces as w')
    .leftJoin('invoice_settings as s', 's.id', 'w.id')
    .leftJoin('invoice_series as n', 'n.id', 'w.id')
    .where('w.id', '=', workspace)
    .select(['s.name', 's.company_address', 's.paypal_email', 's.terms', 's.due_days', 'n.last'])
    .select(['w.name as workspace_name', 'w.currency', 'w.locale'])
    .executeTakeFirstOrThrow()
  return { ...row, due_days: row.due_days ?? DUE_DAYS, last: row.last ?? 0 }
}
export const DUE_DAYS = 30
