import { EARLIEST_REMINDER } from '@workledger/contracts/invoicing/reminder-words'
import { supplied } from '@workledger/domain/invoicing/invoice-issue'
import { usual } from '@workledger/domain/invoicing/invoice-setting'
import { daysFrom, type Reminders } from '@workledger/domain/invoicing/reminders'
import { sql } from 'kysely'
import { NOTHING_YET } from '../kernel/projection'
import type { RowOf } from '../kernel/table'
import type { Reads } from '../kernel/tenant-reads'
import {
  balance,
  clientName,
  daysOld,
  invoiceStatus,
  isOverdue,
  issuedOn,
  printedRevision,
} from './invoicing.sql'
import { type invoiceSettings, nothingSet } from './invoicing.tables'

type InvoiceSettingRow = Omit<RowOf<typeof invoiceSettings>, 'id' | 'workspace_id'>

const status = sql<number>`${sql.raw(invoiceStatus)}`
const name = sql<string>`${sql.raw(clientName)}`

/** The language in which the client reads mails: its own, else the company's. */
const clientLanguage = sql<string>`coalesce(c.language, w.locale)`

/** Starts a query of invoices with workspace and client; the caller selects the columns. */
export const invoices = (db: Reads, workspace: string) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .leftJoin('clients as c', 'c.id', 'i.client_id')
    .where('i.workspace_id', '=', workspace)

/** SQL of the first or last local day of the workspace on which time of a draft begins. */
const billedDay = (end: 'min' | 'max') => sql<string | null>`(
  select to_char(${sql.raw(end)}(t.start_at at time zone w.timezone), 'YYYY-MM-DD')
  from billed_time b join time_entries t on t.id = b.id
  where b.invoice_id = i.id and i.state = 'draft')`

/** SQL of the people who changed what a draft prints of its parties since it named them. */
const partyEditors = sql`array(
  select distinct e ->> 'by' from invoice_parties p, jsonb_array_elements(p.editors) e
  where i.state = 'draft' and (
    (p.id = i.client_id and (e ->> 'change')::int > i.client_from)
    or (p.id = i.workspace_id and (e ->> 'change')::int > i.seller_from)))`

/** A printed field of a party that changed since the draft named it. */
export interface ChangedPartyField {
  readonly party: 'client' | 'seller'
  readonly field: string
  readonly position: string
}

/** SQL of what a draft prints of its parties that changed since it named them, newest first. */
const partyFields = sql`(
  select coalesce(jsonb_agg(f order by (f ->> 'position')::numeric desc, f ->> 'field'), '[]')
  from (
    select jsonb_build_object(
      'party', case when p.id = i.client_id then 'client' else 'seller' end,
      'field', each.key, 'position', each.value ->> 'position') as f
    from invoice_parties p, jsonb_each(p.fields) each
    where i.state = 'draft' and (
      (p.id = i.client_id and (each.value ->> 'change')::int > i.client_from)
      or (p.id = i.workspace_id and (each.value ->> 'change')::int > i.seller_from))) changes)`

const invoicesWithClients = (db: Reads, workspace: string) =>
  invoices(db, workspace)
    .selectAll('i')
    .select([
      'c.contact_email',
      clientLanguage.as('client_language'),
      status.as('status_id'),
      sql<number>`${sql.raw(daysOld)}`.as('days_old'),
      name.as('client_name'),
      sql<string>`${sql.raw(balance)}`.as('balance'),
      sql<number>`${sql.raw(printedRevision)}`.as('printed_revision'),
      sql<string[]>`${partyEditors}`.as('party_editors'),
      sql<ChangedPartyField[]>`${partyFields}`.as('party_fields'),
      sql<
        string | null
      >`(select r.id from recurring_invoices r where r.made_from = i.id order by r.created_at desc limit 1)`.as(
        'repeated_by',
      ),
      sql<string | null>`${sql.raw(issuedOn)}`.as('issued_on'),
      sql<string>`to_char(now() at time zone w.timezone, 'YYYY-MM-DD')`.as('today'),
      billedDay('min').as('billed_from'),
      billedDay('max').as('billed_to'),
      sql<Reminders | null>`(select s.reminders from invoice_settings s where s.id = w.id)`.as(
        'reminder_setting',
      ),
    ])

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceById>>>

export async function invoiceById(db: Reads, workspace: string, id: string) {
  const row = await invoicesWithClients(db, workspace).where('i.id', '=', id).executeTakeFirst()
  return (
    row && { ...row, ...supplied(row, { supply_from: row.billed_from, supply_to: row.billed_to }) }
  )
}

/** Returns the company details that invoices print; a null field is not set yet. */
export async function invoiceSettingOf(db: Reads, workspace: string) {
  const { s, counters, ...row } = await db
    .selectFrom('workspaces as w')
    .leftJoin('invoice_settings as s', 's.id', 'w.id')
    .leftJoin('invoice_series as n', 'n.id', 'w.id')
    .where('w.id', '=', workspace)
    .select(
      sql<InvoiceSettingRow | null>`case when s.id is null then null
        else to_jsonb(s) - 'id' - 'workspace_id' || jsonb_build_object('tax_rate1', s.tax_rate1::text) end`.as(
        's',
      ),
    )
    .select(['n.counters', 'w.name as workspace_name', 'w.currency', 'w.locale'])
    .select(sql<string>`to_char(now() at time zone w.timezone, 'YYYY-MM-DD')`.as('today'))
    .executeTakeFirstOrThrow()
  return {
    ...(s ?? { ...nothingSet, ...usual, revision: NOTHING_YET }),
    ...row,
    counters: counters ?? { last: {}, prefixes: {} },
  }
}

/** Selects the amounts that clients owe, and the overdue part, by currency. */
export const owedBy = (db: Reads, workspace: string) =>
  invoices(db, workspace)
    .where('i.state', '=', 'issued')
    .where(sql<boolean>`${sql.raw(balance)} > 0`)
    .groupBy('i.currency')
    .orderBy('i.currency')
    .select('i.currency')
    .select(sql<string>`sum(${sql.raw(balance)})`.as('outstanding'))
    .select(
      sql<string>`coalesce(sum(${sql.raw(balance)}) filter (where ${sql.raw(isOverdue)}), 0)`.as(
        'overdue',
      ),
    )
    .select(sql<number>`(count(*) filter (where ${sql.raw(isOverdue)}))::int`.as('overdue_count'))
    .execute()

/** Selects issued invoices that may get a scheduled reminder, by id after `after`. */
export const remindableInvoices = (
  db: Reads,
  workspace: string,
  today: string,
  { after, limit }: { after: string | undefined; limit: number },
) =>
  invoices(db, workspace)
    .where('i.state', '=', 'issued')
    .where('i.reminders_off', '=', false)
    .where('c.contact_email', 'is not', null)
    .where(sql<boolean>`${sql.raw(balance)} > 0`)
    .where('i.due_date', '<=', daysFrom(today, -EARLIEST_REMINDER))
    .$if(after !== undefined, (query) => query.where('i.id', '>', after!))
    .select(['i.id', 'i.due_date', 'i.remind_since', 'i.reminders', 'c.contact_email'])
    .select(sql<string>`${sql.raw(issuedOn)}`.as('issued_on'))
    .orderBy('i.id')
    .limit(limit)
    .execute()
