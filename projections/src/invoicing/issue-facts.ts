import type { IssueFacts, Supply } from '@workledger/domain/invoicing/invoice-issue'
import { seriesKey } from '@workledger/domain/invoicing/invoice-series'
import { numberingOf } from '@workledger/domain/invoicing/invoice-setting'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { invoiceSettingOf } from './invoicing.queries'
import { billedAsTracked } from './unbilled-time.queries'

interface DraftedInvoice {
  /** ISO 8601; its day in the workspace's zone counts as today. */
  readonly now: string
  readonly kind: 'invoice' | 'credit note'
  /** The date for the document. */
  readonly day: string
}

export type DateFacts = Pick<IssueFacts, 'today' | 'latest'>

/**
 * Reads the facts that check a document's date: today, and the series' last document without a
 * future date.
 */
export async function dateFacts(
  db: Reads,
  workspace: string,
  { now, kind, day }: DraftedInvoice,
): Promise<DateFacts> {
  const setting = await invoiceSettingOf(db, workspace)
  const key = seriesKey(numberingOf(setting, kind, day))

  const { rows } = await sql<{ today: string; number: string | null; day: string | null }>`
    with today as (select (${now}::timestamptz at time zone w.timezone)::date as day from workspaces w where w.id = ${workspace}),
    documents as (
      select i.invoice_number as number, i.invoice_date as day from invoices i where i.workspace_id = ${workspace} and i.state = 'issued'
      union all
      select n ->> 'number', (n #>> '{document,invoice_date}')::date from invoices i, jsonb_array_elements(i.credit_notes) n
      where i.workspace_id = ${workspace} and i.credited <> 0),
    latest as (
      select d.number, d.day from documents d, today
      where starts_with(d.number, ${key}) and substr(d.number, length(${key}) + 1) ~ '^[0-9]+$' and d.day <= today.day
      order by d.day desc, length(d.number) desc, d.number desc limit 1)
    select to_char(today.day, 'YYYY-MM-DD') as today, latest.number, to_char(latest.day, 'YYYY-MM-DD') as day
    from today left join latest on true`.execute(db)

  const { today, ...latest } = rows[0]!

  return {
    today,
    latest:
      latest.number === null || latest.day === null
        ? null
        : { number: latest.number, day: latest.day },
  }
}

interface Drafted {
  readonly id: string
  readonly invoice_date: string
  readonly billed_from: string | null
  readonly billed_to: string | null
  readonly items: readonly { readonly time_entries?: number }[]
}

/** Reads the facts for issuing a draft. */
export async function issueFacts(
  db: Reads,
  workspace: string,
  invoice: Drafted,
  now: string,
): Promise<IssueFacts> {
  const entries = invoice.items.reduce((sum, item) => sum + (item.time_entries ?? 0), 0)

  const [dates, unchanged, { currency }] = await Promise.all([
    dateFacts(db, workspace, { now, kind: 'invoice', day: invoice.invoice_date }),
    entries > 0 ? billedAsTracked(db, invoice.id) : 0,
    invoiceSettingOf(db, workspace),
  ])

  // Between reading and billing, an entry may have changed or moved to another client.
  return { ...dates, currency, billed: billedOf(invoice), stale: unchanged !== entries }
}

export const billedOf = ({
  billed_from,
  billed_to,
}: Pick<Drafted, 'billed_from' | 'billed_to'>): Supply => ({
  supply_from: billed_from,
  supply_to: billed_to,
})
