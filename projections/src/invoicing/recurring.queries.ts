import type { Reads } from '../kernel/tenant-reads'

/** Starts a query of recurring invoices with clients; the caller selects the columns. */
export const recurringInvoices = (db: Reads, workspace: string) =>
  db
    .selectFrom('recurring_invoices as r')
    .leftJoin('clients as c', 'c.id', 'r.client_id')
    .where('r.workspace_id', '=', workspace)

export type RecurringRow = NonNullable<Awaited<ReturnType<typeof recurringById>>>

export const recurringById = (db: Reads, workspace: string, id: string) =>
  recurringInvoices(db, workspace)
    .selectAll('r')
    .select(['c.name as client', 'c.contact_email'])
    .where('r.id', '=', id)
    .executeTakeFirst()

/** Selects the recurring invoices due by today. */
export const recurringDue = (db: Reads, workspace: string, today: string) =>
  db
    .selectFrom('recurring_invoices')
    .select(['id', 'next_on'])
    .where('workspace_id', '=', workspace)
    .where('next_on', '<=', today)
    .orderBy('next_on')
    .orderBy('id')
    .execute()
